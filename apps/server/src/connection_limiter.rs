//! The places for connections: how many there are, how many one address may have, and who gives theirs up to a newcomer.
//!
//! A connection waits for the head of a request most of the time, and nothing can tell an idle browser from a client that never finishes a
//! head. So nobody waits for such a connection to time out: when there is no place left, the one that has been waiting longest closes.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use crate::config::{Config, Limits};
use crate::network::{Network, limited};

/// All places.
pub(crate) struct ConnectionLimiter {
    most: usize,
    of_address: usize,
    long: Duration,
    proxies: Vec<Network>,
    taken: Mutex<Taken>,
    freed: Notify,
}

/// A place; it is free again when this is dropped.
pub(crate) struct Place {
    places: Arc<ConnectionLimiter>,
    number: u64,
    leave: Arc<Notify>,
}

#[derive(Default)]
struct Taken {
    next: u64,
    all: HashMap<u64, Guest>,
}

/// A connection.
struct Guest {
    /// What its limit counts; `None` if it has none.
    address: Option<IpAddr>,
    /// What it does, and since when.
    doing: (Doing, Instant),
    leave: Arc<Notify>,
}

/// What a connection does; the first one closes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Doing {
    /// It has not sent the head of a request yet.
    Arriving,
    /// It has an answer, and the next request has not come.
    Resting,
    /// A request is answered.
    Asking,
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoConnection {
    /// All are taken, and none of them can be had.
    All,
    /// The address has as many as it may have.
    Address,
}

impl ConnectionLimiter {
    pub(crate) fn new(config: &Config) -> Self {
        let Limits { connections, address_connections, long, .. } = config.limits;
        Self {
            most: connections,
            of_address: address_connections,
            long,
            proxies: config.proxies.clone(),
            taken: Mutex::default(),
            freed: Notify::new(),
        }
    }

    /// A place for a connection, once there is one; `None` if its address may have no more.
    pub(crate) async fn take(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        loop {
            match self.try_take(address, Instant::now()) {
                Ok(place) => return Some(place),
                Err(NoConnection::Address) => return None,
                // A place is freed, or the longest request becomes long.
                Err(NoConnection::All) => drop(tokio::time::timeout(self.long, self.freed.notified()).await),
            }
        }
    }

    /// How many places are taken.
    pub(crate) fn count(&self) -> usize {
        self.lock().all.len()
    }

    /// Resolves when no place is taken.
    pub(crate) async fn empty(&self) {
        while self.count() > 0 {
            self.freed.notified().await;
        }
    }

    /// A place for a connection, if there is one.
    pub(crate) fn try_take(self: &Arc<Self>, address: IpAddr, now: Instant) -> Result<Place, NoConnection> {
        let address = self.counted(address);
        let mut taken = self.lock();
        if address.is_some() && taken.all.values().filter(|guest| guest.address == address).count() >= self.of_address {
            taken.free(self.long, now, |guest| guest.address == address).ok_or(NoConnection::Address)?;
        } else if taken.all.len() >= self.most {
            taken.free(self.long, now, |_| true).ok_or(NoConnection::All)?;
        }
        let (number, leave) = taken.seat(address, now);
        drop(taken);
        Ok(Place { places: Arc::clone(self), number, leave })
    }

    /// A place beyond those there are.
    pub(crate) fn add(self: &Arc<Self>, address: IpAddr, now: Instant) -> Place {
        let (number, leave) = self.lock().seat(self.counted(address), now);
        Place { places: Arc::clone(self), number, leave }
    }

    /// What the limit of an address counts; `None` if it has none.
    fn counted(&self, address: IpAddr) -> Option<IpAddr> {
        limited(address).filter(|address| !self.proxies.iter().any(|network| network.has(*address)))
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    /// Has a connection sit down that has come now; gives its number, and what tells it to leave.
    fn seat(&mut self, address: Option<IpAddr>, now: Instant) -> (u64, Arc<Notify>) {
        let (number, leave) = (self.next, Arc::new(Notify::new()));
        self.next += 1;
        self.all.insert(number, Guest { address, doing: (Doing::Arriving, now), leave: Arc::clone(&leave) });
        (number, leave)
    }

    /// Has one of these connections close, if one can: of those that do the least the one that has done so longest. A request counts once it
    /// has taken `long`.
    fn free(&mut self, long: Duration, now: Instant, is_one: impl Fn(&Guest) -> bool) -> Option<()> {
        let may =
            |guest: &Guest| guest.doing.0 != Doing::Asking || now.saturating_duration_since(guest.doing.1) >= long;
        let ones = self.all.iter().filter(|(_, guest)| is_one(guest) && may(guest));
        let (number, _) = ones.min_by_key(|(number, guest)| (guest.doing, **number))?;
        let number = *number;
        self.all.remove(&number)?.leave.notify_one();
        Some(())
    }
}

impl Place {
    /// Resolves when the place is needed for somebody else.
    pub(crate) fn leave(&self) -> Arc<Notify> {
        Arc::clone(&self.leave)
    }

    /// A request has come.
    pub(crate) fn asks(&self) {
        self.does(Doing::Asking);
    }

    /// It has been answered.
    pub(crate) fn rests(&self) {
        self.does(Doing::Resting);
        self.places.freed.notify_one();
    }

    fn does(&self, doing: Doing) {
        if let Some(guest) = self.places.lock().all.get_mut(&self.number) {
            guest.doing = (doing, Instant::now());
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.lock().all.remove(&self.number);
        self.places.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(connections: usize, address_connections: usize) -> Arc<ConnectionLimiter> {
        let mut config = Config::new("127.0.0.1:0".parse().unwrap(), "games.db".into());
        config.limits = Limits { connections, address_connections, ..Limits::default() };
        config.proxies = vec!["10.0.0.0/8".parse().unwrap()];
        Arc::new(ConnectionLimiter::new(&config))
    }

    fn take(places: &Arc<ConnectionLimiter>, address: &str, after: u64) -> Result<Place, NoConnection> {
        places.try_take(address.parse().unwrap(), Instant::now() + Duration::from_secs(after))
    }

    /// Whether a connection was told to close.
    fn must_leave(place: &Place) -> bool {
        !place.places.lock().all.contains_key(&place.number)
    }

    #[test]
    fn whoever_does_least_for_longest_makes_room() {
        let places = places(4, 9);
        let all: Vec<_> = (1..=4).map(|n| take(&places, &format!("192.0.2.{n}"), 0).unwrap()).collect();
        all[0].asks();
        all[1].asks();
        all[1].rests();
        let gone = || all.iter().map(must_leave).collect::<Vec<_>>();
        let _new: Vec<_> = (0..3).map(|_| take(&places, "192.0.2.9", 0).unwrap()).collect();
        assert_eq!(gone(), [false, false, true, true], "heads that do not come make room first, also the newest");
        assert_eq!(places.count(), 4);
    }

    #[test]
    fn requests_make_room_once_they_have_taken_long() {
        let places = places(2, 9);
        let all = [1, 2].map(|n| take(&places, &format!("192.0.2.{n}"), 0).unwrap());
        all.iter().for_each(Place::asks);
        assert_eq!(take(&places, "192.0.2.3", 0).err(), Some(NoConnection::All));
        let new = take(&places, "192.0.2.3", 60).unwrap();
        assert!(must_leave(&all[0]) && !must_leave(&all[1]) && !must_leave(&new));
        drop(new);
        assert_eq!(places.count(), 1);
    }

    #[test]
    fn an_address_takes_places_from_itself_alone() {
        let places = places(100, 2);
        let other = take(&places, "192.0.2.1", 0).unwrap();
        let own = [0, 1].map(|_| take(&places, "192.0.2.2", 0).unwrap());
        let third = take(&places, "192.0.2.2", 0).unwrap();
        assert!(must_leave(&own[0]) && !must_leave(&own[1]) && !must_leave(&other));
        own[1].asks();
        third.asks();
        assert_eq!(take(&places, "192.0.2.2", 0).err(), Some(NoConnection::Address));
        let free: Vec<_> = ["127.0.0.1", "10.0.0.1"].repeat(9).into_iter().map(|one| take(&places, one, 0)).collect();
        assert!(free.iter().flatten().all(|place| !must_leave(place)) && free.iter().all(Result::is_ok));
    }
}
