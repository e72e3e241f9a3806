//! Games in memory, and changes of them.

mod change;
mod game;
mod remote_seats;
mod request_keys;

pub use change::{Caller, Change, ChangeRequest};
pub(crate) use game::LinkView;
pub(crate) use game::in_every_language;
pub use game::{LiveGame, snapshot_of};
pub use request_keys::RequestKey;
