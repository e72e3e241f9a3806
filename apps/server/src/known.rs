//! The players seen lately, by the hash of a device's token, so that not every request asks the store who is there.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;
use underdeck_site::Player;

use crate::config::Limits;

/// How old may be what is believed of a player whom other servers can change, should their news be late.
const YOUNG: Duration = Duration::from_secs(10);

/// Those players, and since when each is known.
pub(crate) struct PlayerCache(Mutex<Seen>);

struct Seen {
    players: LruCache<[u8; 32], (Player, Instant)>,
    /// How often players were forgotten.
    changes: u64,
}

impl PlayerCache {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self(Mutex::new(Seen { players: LruCache::new(limits.clients), changes: 0 }))
    }

    /// The player with a device, if they are known, and, where other servers can change them, were asked about lately.
    pub(crate) fn find(&self, token: &[u8; 32], is_shared: bool) -> Option<Player> {
        let mut seen = self.seen();
        let (player, since) = seen.players.get(token)?;
        (!is_shared || since.elapsed() < YOUNG).then(|| player.clone())
    }

    /// How often players were forgotten, to be said by who has asked the store since.
    pub(crate) fn changes(&self) -> u64 {
        self.seen().changes
    }

    /// Remembers a player, unless one was forgotten after the store was asked: then the answer may be old.
    pub(crate) fn keep(&self, token: [u8; 32], player: &Player, changes: u64) {
        let mut seen = self.seen();
        if seen.changes == changes {
            seen.players.put(token, (player.clone(), Instant::now()));
        }
    }

    /// Forgets the devices of a player: something about them has changed.
    pub(crate) fn forget(&self, player: i64) {
        let mut seen = self.seen();
        let of = |(token, (one, _)): (&[u8; 32], &(Player, Instant))| (one.id == player).then_some(*token);
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
    fn what_was_asked_before_a_change_is_not_believed_after_it() {
        let known = PlayerCache::new(&Limits::default());
        let ann = Player { id: 7, settings: String::new() };
        let asked = known.changes();
        known.keep([1; 32], &ann, asked);
        assert_eq!(known.find(&[1; 32], true).map(|player| player.id), Some(7));
        known.forget(8);
        assert!(known.find(&[1; 32], false).is_some());
        known.forget(7);
        assert!(known.find(&[1; 32], false).is_none());
        known.keep([1; 32], &ann, asked);
        assert!(known.find(&[1; 32], false).is_none(), "the answer was older than the change");
    }
}
