//! Limits on the number of connections, in total and by address, and the choice of one to close for a new one.
//!
//! Most connections wait for the head of a request, and an idle browser cannot be distinguished from a client that never finishes a head.
//! So no client waits for such a connection to time out: at the limit, the connection that has been idle longest closes.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use prometheus_client::metrics::counter::Counter;
use tokio::sync::Notify;

use crate::config::{Config, Limits};
use crate::metrics::Metrics;
use crate::network::{IpRange, limited};
use crate::process;

/// All open connections and their limits.
pub(crate) struct ConnectionLimiter {
    most: usize,
    most_of_address: usize,
    long: Duration,
    proxies: Vec<IpRange>,
    connections: Mutex<Connections>,
    freed: Notify,
    /// Connections that are open, with those that have been told to close.
    alive: AtomicUsize,
    evictions: Counter,
    refused: Counter,
}

/// Permission for a connection; dropping it ends the connection's count.
pub(crate) struct ConnectionPermit {
    limiter: Arc<ConnectionLimiter>,
    number: u64,
    leave: Arc<Notify>,
}

#[derive(Default)]
struct Connections {
    next: u64,
    all: HashMap<u64, Connection>,
}

/// A connection.
struct Connection {
    /// The key by which its limit counts; `None` without a limit.
    address: Option<IpAddr>,
    /// Its activity, and since when.
    activity: (Activity, Instant),
    leave: Arc<Notify>,
}

/// The activity of a connection; earlier variants are closed first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Activity {
    /// It has not sent the head of a request yet.
    Receiving,
    /// It has its response, and the next request has not arrived.
    Idle,
    /// Its request is in progress.
    Busy,
}

/// Why a connection is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoConnection {
    /// The total limit is reached, and no connection can be closed.
    All,
    /// The limit of the address is reached.
    Address,
}

impl ConnectionLimiter {
    pub(crate) fn new(config: &Config, metrics: &Metrics) -> Self {
        let Limits { connections, address_connections, long, .. } = config.limits;
        Self {
            most: process::connections(connections),
            most_of_address: address_connections,
            long,
            proxies: config.proxies.clone(),
            connections: Mutex::default(),
            freed: Notify::new(),
            alive: AtomicUsize::new(0),
            evictions: metrics.evictions.clone(),
            refused: metrics.refusals("address_connections"),
        }
    }

    /// Waits for a permit; `None` if the limit of the address is reached.
    pub(crate) async fn take(self: &Arc<Self>, address: IpAddr) -> Option<ConnectionPermit> {
        loop {
            match self.try_take(address, Instant::now()) {
                Ok(place) => return Some(place),
                Err(NoConnection::Address) => {
                    self.refused.inc();
                    return None;
                }
                // Until a connection ends, or the longest request reaches the age at which it may be closed.
                Err(NoConnection::All) => drop(tokio::time::timeout(self.long, self.freed.notified()).await),
            }
        }
    }

    /// The number of open connections.
    pub(crate) fn count(&self) -> usize {
        self.lock().all.len()
    }

    /// Resolves when no connection is open.
    pub(crate) async fn empty(&self) {
        while self.count() > 0 {
            self.freed.notified().await;
        }
    }

    /// A permit, if a limit does not refuse it.
    pub(crate) fn try_take(self: &Arc<Self>, address: IpAddr, now: Instant) -> Result<ConnectionPermit, NoConnection> {
        let address = self.counted(address);
        let mut connections = self.lock();
        if address.is_some()
            && connections.all.values().filter(|connection| connection.address == address).count()
                >= self.most_of_address
        {
            let own = |connection: &Connection| connection.address == address;
            connections.close_one(self.long, now, own).ok_or(NoConnection::Address)?;
            self.evictions.inc();
        } else if connections.all.len() >= self.most {
            connections.close_one(self.long, now, |_| true).ok_or(NoConnection::All)?;
            self.evictions.inc();
        }
        let (number, leave) = connections.insert(address, now);
        drop(connections);
        Ok(self.permit(number, leave))
    }

    /// Closes the least active connection because too many files are open; resolves when it is closed, or after `pause`.
    pub(crate) async fn close_one(&self, pause: Duration) {
        let alive = self.alive.load(Ordering::Relaxed);
        let closed = self.lock().close_one(self.long, Instant::now(), |_| true);
        self.evictions.inc_by(u64::from(closed.is_some()));
        let ended = async {
            while self.alive.load(Ordering::Relaxed) >= alive {
                self.freed.notified().await;
            }
        };
        // Without a connection to close, other files may close in the meantime.
        drop(tokio::time::timeout(pause, ended).await);
    }

    /// A permit regardless of the limits.
    pub(crate) fn add(self: &Arc<Self>, address: IpAddr, now: Instant) -> ConnectionPermit {
        let (number, leave) = self.lock().insert(self.counted(address), now);
        self.permit(number, leave)
    }

    fn permit(self: &Arc<Self>, number: u64, leave: Arc<Notify>) -> ConnectionPermit {
        self.alive.fetch_add(1, Ordering::Relaxed);
        ConnectionPermit { limiter: Arc::clone(self), number, leave }
    }

    /// The key by which the limit of an address counts; `None` without a limit.
    fn counted(&self, address: IpAddr) -> Option<IpAddr> {
        limited(address).filter(|address| !self.proxies.iter().any(|network| network.has(*address)))
    }

    fn lock(&self) -> MutexGuard<'_, Connections> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Connections {
    /// Admits a new connection; returns its number and the signal that closes it.
    fn insert(&mut self, address: Option<IpAddr>, now: Instant) -> (u64, Arc<Notify>) {
        let (number, leave) = (self.next, Arc::new(Notify::new()));
        self.next += 1;
        self.all
            .insert(number, Connection { address, activity: (Activity::Receiving, now), leave: Arc::clone(&leave) });
        (number, leave)
    }

    /// Closes one of these connections, if one may close: among the least active, the one that has been so longest. A connection with a
    /// request may close once the request has taken `long`.
    fn close_one(&mut self, long: Duration, now: Instant, is_one: impl Fn(&Connection) -> bool) -> Option<()> {
        let may = |connection: &Connection| {
            connection.activity.0 != Activity::Busy || now.saturating_duration_since(connection.activity.1) >= long
        };
        let ones = self.all.iter().filter(|(_, connection)| is_one(connection) && may(connection));
        let (number, _) = ones.min_by_key(|(number, connection)| (connection.activity, **number))?;
        let number = *number;
        self.all.remove(&number)?.leave.notify_one();
        Some(())
    }
}

impl ConnectionPermit {
    /// The signal that another connection needs the place.
    pub(crate) fn close_signal(&self) -> Arc<Notify> {
        Arc::clone(&self.leave)
    }

    /// Notes that a request has arrived.
    pub(crate) fn set_busy(&self) {
        self.set(Activity::Busy);
    }

    /// Notes that the response is ready.
    pub(crate) fn set_idle(&self) {
        self.set(Activity::Idle);
        self.limiter.freed.notify_one();
    }

    fn set(&self, activity: Activity) {
        if let Some(connection) = self.limiter.lock().all.get_mut(&self.number) {
            connection.activity = (activity, Instant::now());
        }
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.limiter.lock().all.remove(&self.number);
        self.limiter.alive.fetch_sub(1, Ordering::Relaxed);
        self.limiter.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limiter(connections: usize, address_connections: usize) -> Arc<ConnectionLimiter> {
        let mut config = Config::new("127.0.0.1:0".parse().unwrap(), "games.db".into());
        config.limits = Limits { connections, address_connections, ..Limits::default() };
        config.proxies = vec!["10.0.0.0/8".parse().unwrap()];
        Arc::new(ConnectionLimiter::new(&config, &Metrics::default()))
    }

    fn take(limiter: &Arc<ConnectionLimiter>, address: &str, after: u64) -> Result<ConnectionPermit, NoConnection> {
        limiter.try_take(address.parse().unwrap(), Instant::now() + Duration::from_secs(after))
    }

    /// Whether a connection was asked to close.
    fn must_leave(permit: &ConnectionPermit) -> bool {
        !permit.limiter.lock().all.contains_key(&permit.number)
    }

    #[test]
    fn the_least_active_connection_closes_first() {
        let limiter = limiter(4, 9);
        let all: Vec<_> = (1..=4).map(|n| take(&limiter, &format!("192.0.2.{n}"), 0).unwrap()).collect();
        all[0].set_busy();
        all[1].set_busy();
        all[1].set_idle();
        let gone = || all.iter().map(must_leave).collect::<Vec<_>>();
        let _new: Vec<_> = (0..3).map(|_| take(&limiter, "192.0.2.9", 0).unwrap()).collect();
        assert_eq!(gone(), [false, false, true, true], "heads that do not come make room first, also the newest");
        assert_eq!(limiter.count(), 4);
    }

    #[test]
    fn a_connection_with_a_long_request_may_close() {
        let limiter = limiter(2, 9);
        let all = [1, 2].map(|n| take(&limiter, &format!("192.0.2.{n}"), 0).unwrap());
        all.iter().for_each(ConnectionPermit::set_busy);
        assert_eq!(take(&limiter, "192.0.2.3", 0).err(), Some(NoConnection::All));
        let new = take(&limiter, "192.0.2.3", 60).unwrap();
        assert!(must_leave(&all[0]) && !must_leave(&all[1]) && !must_leave(&new));
        drop(new);
        assert_eq!(limiter.count(), 1);
    }

    #[test]
    fn an_address_at_its_limit_closes_only_its_own_connections() {
        let limiter = limiter(100, 2);
        let other = take(&limiter, "192.0.2.1", 0).unwrap();
        let own = [0, 1].map(|_| take(&limiter, "192.0.2.2", 0).unwrap());
        let third = take(&limiter, "192.0.2.2", 0).unwrap();
        assert!(must_leave(&own[0]) && !must_leave(&own[1]) && !must_leave(&other));
        own[1].set_busy();
        third.set_busy();
        assert_eq!(take(&limiter, "192.0.2.2", 0).err(), Some(NoConnection::Address));
        let free: Vec<_> = ["127.0.0.1", "10.0.0.1"].repeat(9).into_iter().map(|one| take(&limiter, one, 0)).collect();
        assert!(free.iter().flatten().all(|place| !must_leave(place)) && free.iter().all(Result::is_ok));
    }
}
