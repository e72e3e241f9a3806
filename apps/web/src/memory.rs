//! The services of the site, in memory.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::future::ready;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use sha2::{Digest, Sha256};
use underdeck_chronicle::{SolvedGame, daily};
use underdeck_site::{
    BoxFuture, ChangeRequest, Coach, Conflict, Error, Further, GameMeta, Games, HostRepository, LiveGame, OpenStore,
    PlayerLimits, ReviewOutcome, Reviews, SealedDay, Services, StoredPlayer, day_of,
};

use crate::asked::Discovery;
use crate::rows::state_of;
use crate::state::{Owner, PLAYER, State};

/// The most answers of the solver that are remembered.
const SOLUTIONS: usize = 64;
/// The most games in memory; the others are replayed from their records.
const MOST_GAMES: usize = 8;

/// The number of the next services.
static NEXT: AtomicU64 = AtomicU64::new(0);

thread_local! {
    // The games, with the numbers of their services. The services must be `Send` and a game is not, so each thread has its own games.
    static GAMES: RefCell<Vec<(u64, LiveGame)>> = const { RefCell::new(Vec::new()) };
}

/// Services that keep everything in memory. Their futures are ready at once.
#[derive(Debug)]
pub(crate) struct MemoryServices {
    number: u64,
    further: Option<&'static Further<Self>>,
    state: Mutex<State>,
    millis: AtomicI64,
    luck: Mutex<RandomStream>,
    solutions: Mutex<BTreeMap<String, Arc<SolvedGame>>>,
}

impl MemoryServices {
    /// Services for some data, with the features of the site beyond playing.
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

    /// Takes over the rows that another worker has written, and its results, both as JSON.
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

    /// The data.
    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works on the data. Only [`OpenStore::save`] can fail, and does so before it changes anything.
    fn work<T>(&self, work: impl FnOnce(&OpenStore<Owner>) -> Result<T, Conflict>) -> Result<T, Conflict> {
        let mut state = self.state();
        let maps = OpenStore(std::mem::take(&mut *state).into());
        let done = work(&maps);
        *state = maps.0.into_inner();
        done
    }

    /// A game from memory, or else from its record.
    fn open(&self, player: i64, id: &str) -> Result<LiveGame, Error> {
        let kept = self.work(|maps| maps.game(player, id))?.ok_or_else(Error::no_game)?;
        if let Some(game) = take_game(self.number, id, kept.revision) {
            return Ok(game);
        }
        let mut keys = [0; 2];
        self.random(&mut keys)?;
        LiveGame::of(kept, u16::from_le_bytes(keys), self.capabilities())
    }

    fn look_at<T>(&self, player: i64, id: &str, look: impl FnOnce(&LiveGame) -> T) -> Result<T, Error> {
        let game = self.open(player, id)?;
        let seen = look(&game);
        put_game(self.number, game);
        Ok(seen)
    }

    fn make_change<T>(
        &self,
        player: i64,
        id: &str,
        request: ChangeRequest,
        answer: impl FnOnce(&LiveGame, usize) -> T,
    ) -> Result<T, Error> {
        let mut game = self.open(player, id)?;
        let (mut before, from) = (game.tree.session().ply(), game.revision);
        let changed = request.execute(&mut game, player, self.millis());
        if let Ok(true) = changed {
            // If saving fails, the game is not put back into memory, and the next request reads it from its record.
            let snapshot = game.snapshot(self.limits().record)?;
            self.work(|maps| maps.save(&game, from, snapshot))?;
        }
        if let Ok(false) = changed {
            // The form was sent twice: the news is the last move.
            before = before.saturating_sub(1);
        }
        let answered = changed.map(|_| answer(&game, before));
        put_game(self.number, game);
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

    fn limits(&self) -> PlayerLimits {
        PlayerLimits::ONE_PLAYER
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

    fn remembered(&self, question: &str) -> Option<Arc<SolvedGame>> {
        self.solutions.lock().unwrap_or_else(PoisonError::into_inner).get(question).cloned()
    }

    fn remember(&self, question: &str, solved: Arc<SolvedGame>) {
        let mut solutions = self.solutions.lock().unwrap_or_else(PoisonError::into_inner);
        if solutions.len() >= SOLUTIONS {
            solutions.clear();
        }
        solutions.insert(question.to_owned(), solved);
    }

    fn begin_reviews(&self) -> BoxFuture<'_, ()> {
        let never = AtomicBool::new(false);
        let work_off = || {
            while let Some(asked) = self.work(|maps| maps.next_review(0))? {
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

    fn enter(&self, _: [u8; 32]) -> BoxFuture<'_, StoredPlayer> {
        let mut state = self.state();
        if !state.players.is_known {
            state.own(|owner| owner.is_known = true);
        }
        Box::pin(ready(Ok(StoredPlayer { id: PLAYER, settings: state.players.settings.clone(), is_banned: false })))
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

/// Removes a game at this revision from memory; `None` if it is not there.
fn take_game(services: u64, id: &str, revision: i64) -> Option<LiveGame> {
    GAMES.with_borrow_mut(|games| {
        let at = games.iter().position(|(known, game)| *known == services && game.facts.id == id)?;
        Some(games.remove(at).1).filter(|game| game.revision == revision)
    })
}

/// Puts a game into memory. If there are too many, the least recently used one is dropped.
fn put_game(services: u64, game: LiveGame) {
    GAMES.with_borrow_mut(|games| {
        games.push((services, game));
        if games.len() > MOST_GAMES {
            games.remove(0);
        }
    });
}

/// The deals of a day as the site reads them: three header lines, then each game with its code. They follow from the date alone, so
/// nothing is sealed.
fn deals_of(day: &str) -> Option<SealedDay> {
    let mut text = format!("underdeck daily at home\nday {day}\n\n");
    for game in underdeck_catalogue::games() {
        text += &format!("{} {}\n", game.info().id, daily::deal(game, day)?.code);
    }
    Some(SealedDay { day: day.to_owned(), text, sha256: String::new() })
}

/// The result of a future of the site, which is ready at once: [`MemoryServices`] never waits.
pub(crate) fn now<T>(future: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => done,
        Poll::Pending => Err(Error::Internal("the edition waited for something".into())),
    }
}

/// Random bytes: block after block, the SHA-256 of a seed and a counter.
#[derive(Clone, Debug, Default)]
struct RandomStream {
    seed: [u8; 32],
    block: u64,
}

impl RandomStream {
    const fn new(seed: [u8; 32]) -> Self {
        Self { seed, block: 0 }
    }

    fn fill(&mut self, bytes: &mut [u8]) {
        for part in bytes.chunks_mut(32) {
            let block = Sha256::new().chain_update(self.seed).chain_update(self.block.to_le_bytes()).finalize();
            part.copy_from_slice(&block[..part.len()]);
            self.block += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_follows_from_its_seed_and_never_repeats_a_block() {
        let draw = |seed| {
            let (mut luck, mut one, mut two) = (RandomStream::new([seed; 32]), [0; 40], [0; 40]);
            luck.fill(&mut one);
            luck.fill(&mut two);
            (one, two)
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1).0, draw(1).1);
        assert_ne!(draw(1).0, draw(2).0);
    }
}
