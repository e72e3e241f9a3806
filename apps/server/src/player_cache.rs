//! A cache of players by the hash of a device's token, so a request need not query the store for its player.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;
use underdeck_site::StoredPlayer;

use crate::config::Limits;

/// The cached players, each with the time of its query.
pub(crate) struct PlayerCache(Mutex<Seen>);

struct Seen {
    /// The age at which an entry no longer counts: the host can change a player in the store, and messages of other servers can be late.
    most: Duration,
    players: LruCache<[u8; 32], (StoredPlayer, Instant)>,
    /// How often players were removed.
    changes: u64,
}

impl PlayerCache {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self(Mutex::new(Seen { most: limits.player_age, players: LruCache::new(limits.clients), changes: 0 }))
    }

    /// The cached player of a device, unless the entry is too old.
    pub(crate) fn find(&self, token: &[u8; 32]) -> Option<StoredPlayer> {
        let mut seen = self.seen();
        let most = seen.most;
        let (player, since) = seen.players.get(token)?;
        (since.elapsed() < most).then(|| player.clone())
    }

    /// The id of a device's player, from an entry of any age.
    pub(crate) fn id(&self, token: &[u8; 32]) -> Option<i64> {
        self.seen().players.peek(token).map(|(player, _)| player.id)
    }

    /// The number of removals so far, to pass to [`keep`](Self::keep) after a query of the store.
    pub(crate) fn changes(&self) -> u64 {
        self.seen().changes
    }

    /// Adds a player, unless one was removed since the query began: then the result may be stale.
    pub(crate) fn keep(&self, token: [u8; 32], player: &StoredPlayer, changes: u64) {
        let mut seen = self.seen();
        if seen.changes == changes {
            seen.players.put(token, (player.clone(), Instant::now()));
        }
    }

    /// Removes a player that has changed, with all its devices.
    pub(crate) fn forget(&self, player: i64) {
        let mut seen = self.seen();
        let of = |(token, (one, _)): (&[u8; 32], &(StoredPlayer, Instant))| (one.id == player).then_some(*token);
        let gone: Vec<[u8; 32]> = seen.players.iter().filter_map(of).collect();
        gone.iter().for_each(|token| drop(seen.players.pop(token)));
        seen.changes += 1;
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_queried_before_a_change_is_not_cached_after_it() {
        let known = PlayerCache::new(&Limits::default());
        let ann = StoredPlayer { id: 7, settings: String::new(), is_banned: false };
        let asked = known.changes();
        known.keep([1; 32], &ann, asked);
        assert_eq!(known.find(&[1; 32]).map(|player| player.id), Some(7));
        known.forget(8);
        assert!(known.find(&[1; 32]).is_some());
        known.forget(7);
        assert!(known.find(&[1; 32]).is_none());
        known.keep([1; 32], &ann, asked);
        assert!(known.find(&[1; 32]).is_none(), "the answer was older than the change");
    }
}
