//! Games in memory, and changes of them.

mod change;
mod game;
mod remote_seats;
mod request_keys;
mod watch;

pub use change::{Caller, Change, ChangeRequest};
pub use game::{LiveGame, snapshot_of};
pub use request_keys::RequestKey;
pub(crate) use watch::LinkView;
