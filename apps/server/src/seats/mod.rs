//! The games being played, held in memory at a few desks; whatever is not there is replayed from the store.

mod desk;
mod locks;
mod lru;
mod seated;

use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use desk::Desk;
use locks::Locks;
pub(crate) use locks::Turn;
pub(crate) use lru::Lru;
pub(crate) use seated::{Seated, standing_of};

use crate::error::Error;
use crate::store::games::Kept;

/// The desks.
#[derive(Debug)]
pub(crate) struct Seats {
    desks: Vec<Desk>,
    /// Desks for work that takes a while, so that no move waits for it.
    thinkers: Vec<Desk>,
    next: AtomicUsize,
    hasher: RandomState,
    locks: Locks,
}

impl Seats {
    /// Opens a desk for each processor, for so many games together.
    pub(crate) fn open(most: usize) -> Result<Self, Error> {
        let number = thread::available_parallelism().map_or(2, usize::from).clamp(2, 16);
        let open = |from: usize, most| (0..number).map(|n| Desk::open(from + n, most)).collect::<Result<Vec<_>, _>>();
        let (desks, thinkers) = (open(0, most.div_ceil(number))?, open(number, 1)?);
        Ok(Self { desks, thinkers, next: AtomicUsize::new(0), hasher: RandomState::new(), locks: Locks::default() })
    }

    /// Waits for a turn at a game.
    pub(crate) async fn turn(&self, id: &str) -> Turn {
        self.locks.turn(id).await
    }

    /// Does something with a game if it is in memory; gives the work back if it is not.
    pub(crate) async fn try_at<T: Send + 'static, F>(&self, id: &str, work: F) -> Result<Result<T, F>, Error>
    where
        F: FnOnce(&mut Seated) -> T + Send + 'static,
    {
        let key = id.to_owned();
        let at = move |seats: &mut desk::Seats| match seats.get(&key) {
            Some(seated) => Ok(work(seated)),
            None => Err(work),
        };
        self.desk(id)?.work(at).await
    }

    /// Brings a game into memory from the store and does something with it.
    pub(crate) async fn seat<T: Send + 'static>(
        &self,
        kept: Kept,
        work: impl FnOnce(&mut Seated) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let id = kept.facts.id.clone();
        let at = move |seats: &mut desk::Seats| {
            let mut seated = Seated::of(kept)?;
            let out = work(&mut seated);
            seats.put(seated.facts.id.clone(), seated);
            Ok(out)
        };
        self.desk(&id)?.work(at).await?
    }

    /// Throws a game out of memory: what is in the store is what holds.
    pub(crate) async fn forget(&self, id: &str) -> Result<(), Error> {
        let key = id.to_owned();
        self.desk(id)?.work(move |seats| drop(seats.remove(&key))).await
    }

    /// Does work that takes a while and needs no game in memory.
    pub(crate) async fn think<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let any = self.next.fetch_add(1, Ordering::Relaxed) % self.thinkers.len().max(1);
        let desk = self.thinkers.get(any).ok_or_else(|| Error::Internal("there is no desk".into()))?;
        desk.work(move |_| work()).await
    }

    fn desk(&self, id: &str) -> Result<&Desk, Error> {
        let place = self.hasher.hash_one(id) % self.desks.len().max(1) as u64;
        let desk = usize::try_from(place).ok().and_then(|place| self.desks.get(place));
        desk.ok_or_else(|| Error::Internal("there is no desk".into()))
    }
}
