//! Memory as the host of the site.

use std::collections::BTreeMap;
use std::future::ready;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use underdeck_chronicle::{Solved, daily};
use underdeck_site::{
    BoxFuture, ChangeRequest, Coach, Conflict, Error, Further, GameMeta, Games, HostRepository, Limits, LiveGame,
    OpenStore, Player, ReviewOutcome, Reviews, SealedDay, Services, day_of,
};

use crate::days::deals_of;
use crate::discovery::Discovery;
use crate::luck::RandomStream;
use crate::rows::state_of;
use crate::seats;
use crate::state::{Owner, PLAYER, State};

/// How many answers of the solver are remembered.
const SOLUTIONS: usize = 64;

/// The number of the next host.
static NEXT: AtomicU64 = AtomicU64::new(0);

/// A host that keeps everything in memory. All it promises is there at once.
#[derive(Debug)]
pub(crate) struct MemoryServices {
    number: u64,
    further: Option<&'static Further<Self>>,
    state: Mutex<State>,
    millis: AtomicI64,
    luck: Mutex<RandomStream>,
    solutions: Mutex<BTreeMap<String, Arc<Solved>>>,
}

impl MemoryServices {
    /// A host of what is kept, with what it has of the site beyond playing.
    pub(crate) fn new(state: State, further: Option<&'static Further<Self>>) -> Self {
        Self {
            further,
            number: NEXT.fetch_add(1, Ordering::Relaxed),
            state: Mutex::new(state),
            millis: AtomicI64::new(0),
            luck: Mutex::default(),
            solutions: Mutex::default(),
        }
    }

    /// Sets the time, in milliseconds since 1970, and the luck of the request that comes next.
    pub(crate) fn set(&self, millis: i64, luck: [u8; 32]) {
        self.millis.store(millis, Ordering::Relaxed);
        *self.luck.lock().unwrap_or_else(PoisonError::into_inner) = RandomStream::new(luck);
    }

    /// Takes over the rows that another worker has written, and what it found, both as JSON.
    pub(crate) fn take(&self, rows: &str, found: &str) -> serde_json::Result<()> {
        let rows: Vec<(String, String)> = serde_json::from_str(rows)?;
        let found: Vec<Discovery> = serde_json::from_str(found)?;
        let (other, _) = state_of(&rows);
        let mut state = self.state();
        state.games.extend(other.games);
        state.campaigns.extend(other.campaigns);
        if rows.iter().any(|(key, _)| key == "owner") {
            state.players = other.players;
        }
        for Discovery::Review(asked, reviewed) in found {
            state.reviews.insert(asked.game.clone(), (asked, reviewed));
        }
        Ok(())
    }

    /// What is kept.
    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does work on what is kept. Nothing but [`OpenStore::save`] can fail, which does so before it changes anything.
    fn work<T>(&self, work: impl FnOnce(&OpenStore<Owner>) -> Result<T, Conflict>) -> Result<T, Conflict> {
        let mut state = self.state();
        let maps = OpenStore(std::mem::take(&mut *state).into());
        let done = work(&maps);
        *state = maps.0.into_inner();
        done
    }

    /// A game in memory, from its record if need be.
    fn seated(&self, player: i64, id: &str) -> Result<LiveGame, Error> {
        let kept = self.work(|maps| maps.game(player, id))?.ok_or_else(Error::no_game)?;
        if let Some(game) = seats::take(self.number, id, kept.revision) {
            return Ok(game);
        }
        let mut seating = [0; 2];
        self.random(&mut seating)?;
        LiveGame::of(kept, u16::from_le_bytes(seating), self.capabilities())
    }

    fn look_at<T>(&self, player: i64, id: &str, look: impl FnOnce(&LiveGame) -> T) -> Result<T, Error> {
        let game = self.seated(player, id)?;
        let seen = look(&game);
        seats::put(self.number, game);
        Ok(seen)
    }

    fn make_change<T>(
        &self,
        player: i64,
        id: &str,
        request: ChangeRequest,
        answer: impl FnOnce(&LiveGame, usize) -> T,
    ) -> Result<T, Error> {
        let mut game = self.seated(player, id)?;
        let (mut before, from) = (game.tree.session().ply(), game.revision);
        let changed = request.execute(&mut game, player, self.millis());
        if let Ok(true) = changed {
            // A game that could not be kept is not put back: it is read from its record again.
            let snapshot = game.snapshot(self.limits().record)?;
            self.work(|maps| maps.save(&game, from, snapshot))?;
        }
        if let Ok(false) = changed {
            // It was done before: the last move is the news.
            before = before.saturating_sub(1);
        }
        let answered = changed.map(|_| answer(&game, before));
        seats::put(self.number, game);
        answered
    }
}

impl Services for MemoryServices {
    type Fault = Conflict;

    fn further(&self) -> Option<&'static Further<Self>> {
        self.further
    }

    fn millis(&self) -> i64 {
        self.millis.load(Ordering::Relaxed)
    }

    fn today(&self) -> String {
        day_of(self.seconds()).unwrap_or_default()
    }

    fn random(&self, bytes: &mut [u8]) -> Result<(), Error> {
        self.luck.lock().unwrap_or_else(PoisonError::into_inner).fill(bytes);
        Ok(())
    }

    fn limits(&self) -> Limits {
        Limits { record: 256 * 1024, moves: 20_000, unfinished: 200 }
    }

    fn read<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&HostRepository<'_, Self>) -> Result<T, Conflict> + Send + 'static,
    ) -> BoxFuture<'a, T> {
        Box::pin(ready(self.work(|maps| work(maps)).map_err(Into::into)))
    }

    fn write<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&HostRepository<'_, Self>) -> Result<T, Conflict> + Send + 'static,
    ) -> BoxFuture<'a, T> {
        self.read(work)
    }

    fn look<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        look: impl FnOnce(&LiveGame) -> T + Send + 'static,
    ) -> BoxFuture<'a, T> {
        Box::pin(ready(self.look_at(player, id, look)))
    }

    fn submit<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        request: ChangeRequest,
        answer: impl FnOnce(&LiveGame, usize) -> T + Send + 'static,
    ) -> BoxFuture<'a, T> {
        Box::pin(ready(self.make_change(player, id, request, answer)))
    }

    fn think<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> BoxFuture<'a, T> {
        Box::pin(ready(Ok(work())))
    }

    fn solve<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> BoxFuture<'a, T> {
        self.think(work)
    }

    fn remembered(&self, question: &str) -> Option<Arc<Solved>> {
        self.solutions.lock().unwrap_or_else(PoisonError::into_inner).get(question).cloned()
    }

    fn remember(&self, question: &str, solved: Arc<Solved>) {
        let mut solutions = self.solutions.lock().unwrap_or_else(PoisonError::into_inner);
        if solutions.len() >= SOLUTIONS {
            solutions.clear();
        }
        solutions.insert(question.to_owned(), solved);
    }

    fn begin_reviews(&self) -> BoxFuture<'_, ()> {
        let never = AtomicBool::new(false);
        let work_off = || {
            while let Some(asked) = self.work(|maps| maps.next_review())? {
                let found = ReviewOutcome::of(asked, &Coach::new(&never));
                self.work(|maps| found.map_or(Ok(()), |found| found.keep(maps, self.seconds())))?;
            }
            Ok::<_, Conflict>(())
        };
        Box::pin(ready(work_off().map_err(Error::from)))
    }

    fn review_progress(&self, _: &str) -> Option<f64> {
        None
    }

    fn enter(&self, _: [u8; 32]) -> BoxFuture<'_, Player> {
        let mut state = self.state();
        if !state.players.is_known {
            state.own(|owner| owner.is_known = true);
        }
        Box::pin(ready(Ok(Player { id: PLAYER, settings: state.players.settings.clone() })))
    }

    fn set(&self, _: [u8; 32], settings: String, name: String) -> BoxFuture<'_, ()> {
        self.state().own(|owner| {
            owner.is_known = true;
            owner.settings = settings;
            owner.name = name;
        });
        Box::pin(ready(Ok(())))
    }

    fn sealed_days(&self) -> BoxFuture<'_, Vec<SealedDay>> {
        Box::pin(ready(Ok(deals_of(&self.today()).into_iter().collect())))
    }

    fn sealed_day<'a>(&'a self, day: &'a str) -> BoxFuture<'a, Option<SealedDay>> {
        Box::pin(ready(Ok(deals_of(day))))
    }

    fn day_tag(&self) -> &'static str {
        daily::TAG
    }

    fn is_sealed(&self, _: &GameMeta) -> bool {
        false
    }

    fn damaged(&self, facts: &GameMeta) -> Error {
        Error::unreadable(facts, "it is damaged")
    }
}
