//! Rate limits: a token bucket for each client, in bounded memory.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use lru::LruCache;

use crate::config::Limits;

/// The buckets of players and addresses.
pub(crate) struct Rates {
    players: Buckets<[u8; 32]>,
    addresses: Buckets<IpAddr>,
    newcomers: Buckets<IpAddr>,
    codes: Buckets<Option<IpAddr>>,
    reviews: Buckets<IpAddr>,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            players: Buckets::new(limits.player_rate, limits.player_burst, limits.clients),
            addresses: Buckets::new(limits.address_rate, limits.address_burst, limits.clients),
            newcomers: Buckets::new(limits.new_players / 60.0, limits.new_players_burst, limits.clients),
            codes: Buckets::new(limits.codes / 60.0, limits.codes, limits.clients),
            reviews: Buckets::new(limits.reviews / 60.0, limits.reviews_burst, limits.clients),
        }
    }

    /// Counts a request, unless a limit refuses it; returns whether it may pass. On this machine only the limit of a player applies.
    pub(crate) fn may_pass(&self, player: Option<[u8; 32]>, address: Option<IpAddr>) -> bool {
        let now = Instant::now();
        address.is_none_or(|address| self.addresses.take(address, now))
            && player.is_none_or(|player| self.players.take(player, now))
    }

    /// Counts a try of a code, unless the limit refuses it; returns whether it may proceed. This machine counts as one address.
    pub(crate) fn may_try(&self, address: Option<IpAddr>) -> bool {
        self.codes.take(address, Instant::now())
    }

    /// Counts a requested review, unless the limit of the address refuses it; returns whether it may be made.
    pub(crate) fn may_review(&self, address: Option<IpAddr>) -> bool {
        address.is_none_or(|address| self.reviews.take(address, Instant::now()))
    }

    /// Counts a new player, unless the limit of the address refuses it; returns whether it may be created.
    pub(crate) fn may_join(&self, address: Option<IpAddr>) -> bool {
        address.is_none_or(|address| self.newcomers.take(address, Instant::now()))
    }
}

/// A bucket for each of the most recent clients. A new client starts with a full bucket.
struct Buckets<K> {
    rate: f64,
    burst: f64,
    clients: Mutex<LruCache<K, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    filled: Instant,
}

impl<K: Clone + Eq + Hash> Buckets<K> {
    fn new(rate: f64, burst: f64, clients: NonZeroUsize) -> Self {
        Self { rate, burst, clients: Mutex::new(LruCache::new(clients)) }
    }

    /// Takes a token from a client's bucket, if there is one.
    fn take(&self, client: K, now: Instant) -> bool {
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = clients.get_mut(&client) {
            let gained = now.saturating_duration_since(bucket.filled).as_secs_f64() * self.rate;
            bucket.tokens = (bucket.tokens + gained).min(self.burst);
            bucket.filled = now;
            let may = bucket.tokens >= 1.0;
            bucket.tokens -= if may { 1.0 } else { 0.0 };
            return may;
        }
        clients.put(client, Bucket { tokens: self.burst - 1.0, filled: now });
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills() {
        let buckets = Buckets::new(2.0, 3.0, NonZeroUsize::MIN.saturating_add(9));
        let start = Instant::now();
        let taken = |client, after| buckets.take(client, start + Duration::from_millis(after));
        assert!((0..3).all(|_| taken("a", 0)) && !taken("a", 0));
        assert!(taken("b", 0));
        assert!(!taken("a", 400) && taken("a", 600) && !taken("a", 700));
        assert!((0..3).all(|_| taken("a", 60_000)) && !taken("a", 60_000));
    }

    #[test]
    fn this_machine_is_not_limited_by_address() {
        let limits =
            Limits { address_burst: 1.0, address_rate: 0.0, player_burst: 2.0, player_rate: 0.0, ..Limits::default() };
        let rates = Rates::new(&limits);
        let there: IpAddr = "192.0.2.1".parse().unwrap();
        assert!((0..5).all(|_| rates.may_pass(None, None)));
        assert!(rates.may_pass(None, Some(there)) && !rates.may_pass(None, Some(there)));
        assert!((0..2).all(|_| rates.may_pass(Some([7; 32]), None)) && !rates.may_pass(Some([7; 32]), None));
    }
}
