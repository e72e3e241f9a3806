//! A lock for each game, so that its requests come one after another, each until it is saved.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Mutex as Turns, OwnedMutexGuard};

/// The locks of the games that somebody asks about now.
#[derive(Debug, Default)]
pub(super) struct Locks(Mutex<HashMap<String, Arc<Turns<()>>>>);

/// A turn at a game; the next begins when it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    _guard: OwnedMutexGuard<()>,
}

/// From how many locks on those that nobody holds are thrown away.
const MANY: usize = 1024;

impl Locks {
    /// Waits for a turn at a game.
    pub(super) async fn turn(&self, id: &str) -> Turn {
        let lock = self.lock(id);
        Turn { _guard: lock.lock_owned().await }
    }

    fn lock(&self, id: &str) -> Arc<Turns<()>> {
        let mut locks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if locks.len() >= MANY {
            locks.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        Arc::clone(locks.entry(id.to_owned()).or_default())
    }
}
