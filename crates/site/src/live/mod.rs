//! A game in memory and what can be done to it.

mod apart;
mod change;
mod game;
mod keys;
mod watch;

pub use change::{Caller, Change, ChangeRequest};
pub use game::{LiveGame, snapshot_of};
pub use keys::Key;
pub(crate) use watch::Sight;
