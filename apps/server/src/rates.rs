//! Rate limits: a token bucket for each client, in bounded memory.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use lru::LruCache;
use prometheus_client::metrics::counter::Counter;

use crate::config::Limits;
use crate::metrics::Metrics;
use crate::network::site;

/// The buckets of players and addresses.
pub(crate) struct Rates {
    players: Buckets<[u8; 32]>,
    addresses: Buckets<IpAddr>,
    files: Buckets<IpAddr>,
    newcomers: Buckets<IpAddr>,
    codes: Buckets<Option<IpAddr>>,
    site_codes: Buckets<IpAddr>,
    reviews: Buckets<IpAddr>,
    /// What each address has sent on its last day.
    sent: Mutex<LruCache<IpAddr, (String, u64)>>,
    /// The most bytes of an address on a day.
    address_day: u64,
    refused_days: Counter,
}

/// How many times more codes all addresses of an IPv6 site may try than one of them.
const SITE: f64 = 5.0;
/// What a form counts at least, in bytes: it may begin a game.
const FORM: u64 = 1024;

impl Rates {
    pub(crate) fn new(limits: &Limits, metrics: &Metrics) -> Self {
        let Limits { player_rate, player_burst, address_rate, address_burst, .. } = *limits;
        let Limits { file_rate, file_burst, new_players, new_players_burst, codes, clients, .. } = *limits;
        let refused = |limit| metrics.refusals(limit);
        Self {
            players: Buckets::new(player_rate, player_burst, clients, refused("player")),
            addresses: Buckets::new(address_rate, address_burst, clients, refused("address")),
            files: Buckets::new(file_rate, file_burst, clients, refused("files")),
            newcomers: Buckets::new(new_players / 60.0, new_players_burst, clients, refused("new_players")),
            codes: Buckets::new(codes / 60.0, codes, clients, refused("codes")),
            site_codes: Buckets::new(SITE * codes / 60.0, SITE * codes, clients, refused("site_codes")),
            reviews: Buckets::new(limits.reviews / 60.0, limits.reviews_burst, clients, refused("reviews")),
            sent: Mutex::new(LruCache::new(clients)),
            address_day: limits.address_day_bytes,
            refused_days: refused("address_day"),
        }
    }

    /// Counts a request, unless a limit refuses it; returns whether it may pass. On this machine only the limit of a player applies.
    pub(crate) fn may_pass(&self, player: Option<[u8; 32]>, address: Option<IpAddr>) -> bool {
        let now = Instant::now();
        address.is_none_or(|address| self.addresses.take(address, now))
            && player.is_none_or(|player| self.players.take(player, now))
    }

    /// Counts a request for a file or about the server itself, unless the limit of the address refuses it; returns whether it may pass.
    pub(crate) fn may_fetch(&self, address: Option<IpAddr>) -> bool {
        address.is_none_or(|address| self.files.take(address, Instant::now()))
    }

    /// Counts a try of a code, unless a limit refuses it; returns whether it may proceed. This machine counts as one address. An IPv6 site
    /// has many addresses, so it has a limit too.
    pub(crate) fn may_try(&self, address: Option<IpAddr>) -> bool {
        let now = Instant::now();
        self.codes.take(address, now) && address.and_then(site).is_none_or(|site| self.site_codes.take(site, now))
    }

    /// Counts the bytes of a form or an upload, unless the limit of the address for the day refuses it; returns whether it may proceed.
    pub(crate) fn may_add(&self, address: Option<IpAddr>, today: &str, bytes: usize) -> bool {
        let Some(address) = address else { return true };
        let mut clients = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let sent = clients.get_or_insert_mut(address, Default::default);
        if sent.0 != today {
            *sent = (today.to_owned(), 0);
        }
        let all = sent.1.saturating_add(FORM.max(bytes as u64));
        let may = all <= self.address_day;
        if may {
            sent.1 = all;
        } else {
            self.refused_days.inc();
        }
        may
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
    refused: Counter,
    clients: Mutex<LruCache<K, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    filled: Instant,
}

impl<K: Clone + Eq + Hash> Buckets<K> {
    fn new(rate: f64, burst: f64, clients: NonZeroUsize, refused: Counter) -> Self {
        Self { rate, burst, refused, clients: Mutex::new(LruCache::new(clients)) }
    }

    /// Takes a token from a client's bucket, if there is one.
    fn take(&self, client: K, now: Instant) -> bool {
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = clients.get_mut(&client) {
            let gained = now.saturating_duration_since(bucket.filled).as_secs_f64() * self.rate;
            bucket.tokens = (bucket.tokens + gained).min(self.burst);
            bucket.filled = now;
            let may = bucket.tokens >= 1.0;
            match may {
                true => bucket.tokens -= 1.0,
                false => drop(self.refused.inc()),
            }
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
        let buckets = Buckets::new(2.0, 3.0, NonZeroUsize::MIN.saturating_add(9), Counter::default());
        let start = Instant::now();
        let taken = |client, after| buckets.take(client, start + Duration::from_millis(after));
        assert!((0..3).all(|_| taken("a", 0)) && !taken("a", 0));
        assert!(taken("b", 0));
        assert!(!taken("a", 400) && taken("a", 600) && !taken("a", 700));
        assert!((0..3).all(|_| taken("a", 60_000)) && !taken("a", 60_000));
        assert_eq!(buckets.refused.get(), 4);
    }

    #[test]
    fn an_address_sends_a_limited_amount_on_a_day() {
        let rates = Rates::new(&Limits { address_day_bytes: 5000, ..Limits::default() }, &Metrics::default());
        let there: Option<IpAddr> = Some("192.0.2.1".parse().unwrap());
        assert!(rates.may_add(there, "2026-11-21", 3000) && !rates.may_add(there, "2026-11-21", 3000));
        assert!(
            rates.may_add(there, "2026-11-21", 1) && !rates.may_add(there, "2026-11-21", 1),
            "a form counts as 1 KiB"
        );
        assert!(rates.may_add(there, "2026-11-22", 5000) && rates.may_add(None, "2026-11-22", 50_000));
    }

    #[test]
    fn this_machine_is_not_limited_by_address() {
        let limits =
            Limits { address_burst: 1.0, address_rate: 0.0, player_burst: 2.0, player_rate: 0.0, ..Limits::default() };
        let rates = Rates::new(&limits, &Metrics::default());
        let there: IpAddr = "192.0.2.1".parse().unwrap();
        assert!((0..5).all(|_| rates.may_pass(None, None)));
        assert!(rates.may_pass(None, Some(there)) && !rates.may_pass(None, Some(there)));
        assert!((0..2).all(|_| rates.may_pass(Some([7; 32]), None)) && !rates.may_pass(Some([7; 32]), None));
    }

    #[test]
    fn codes_are_limited_for_an_ipv6_site_as_well_as_for_each_of_its_networks() {
        let rates = Rates::new(&Limits { codes: 2.0, ..Limits::default() }, &Metrics::default());
        let network = |site: u128, n: u128| Some(IpAddr::V6((0x2001_0db8 << 96 | site << 80 | n << 64).into()));
        let tried = |address, tries| (0..tries).filter(|_| rates.may_try(address)).count();
        assert_eq!(tried(network(1, 0), 9), 2, "of one network");
        assert_eq!((1..9).map(|n| tried(network(1, n), 9)).sum::<usize>(), 8, "of its site");
        assert_eq!(tried(network(2, 0), 9), 2, "of another site");
        assert_eq!(tried(Some("192.0.2.1".parse().unwrap()), 9), 2);
    }
}
