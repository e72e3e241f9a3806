//! A host in memory with several players, whose futures never wait.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::future::ready;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use underdeck_chronicle::{SolvedGame, daily};
use underdeck_site::{
    BoxFuture, ChangeRequest, Coach, Conflict, Error, Further, GameMeta, Games, HostRepository, LiveGame, OpenStore,
    PlayerLimits, Players, ReviewOutcome, Reviews, SealedDay, Services, Store, StoredPlayer, day_of,
};

/// A noon in November 2026.
pub(crate) const NOON: i64 = 1_795_000_000;
/// The maximum number of games in progress.
pub(crate) const UNFINISHED: i64 = 40;

/// The players: their tokens, settings, names and exercises. The id of a player is its position, from 1.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known(Vec<([u8; 32], StoredPlayer, String, String)>);

impl Players for Known {
    fn name(&self, player: i64) -> String {
        self.0.iter().find(|(_, known, ..)| known.id == player).map(|(_, _, name, _)| name.clone()).unwrap_or_default()
    }

    fn practice(&mut self, player: i64) -> &mut String {
        &mut self.0.iter_mut().find(|(_, known, ..)| known.id == player).unwrap().3
    }
}

/// The host.
#[derive(Default)]
pub(crate) struct Memory {
    /// Whether the program has only the part of the site that starts and plays games.
    pub(crate) is_first: AtomicBool,
    /// Seconds since [`NOON`].
    pub(crate) passed: AtomicI64,
    drawn: AtomicU64,
    store: Mutex<Store<Known>>,
    solutions: Mutex<BTreeMap<String, Arc<SolvedGame>>>,
}

impl Memory {
    /// Runs a job atomically.
    fn work<T>(&self, work: impl FnOnce(&OpenStore<Known>) -> Result<T, Conflict>) -> Result<T, Error> {
        let mut store = self.store.lock().unwrap();
        let open = OpenStore(RefCell::new(store.clone()));
        let done = work(&open)?;
        *store = open.0.into_inner();
        Ok(done)
    }

    fn live(&self, player: i64, id: &str) -> Result<LiveGame, Error> {
        let kept = self.work(|open| open.game(player, id))?.ok_or_else(Error::no_game)?;
        let mut game = LiveGame::of(kept, 0, self.capabilities())?;
        game.watch.clone_from(&self.store.lock().unwrap().games[id].watch);
        Ok(game)
    }

    fn apply<T>(
        &self,
        player: i64,
        id: &str,
        request: ChangeRequest,
        answer: impl FnOnce(&LiveGame, usize) -> T,
    ) -> Result<T, Error> {
        // The player who takes a free seat is not part of the game yet.
        let owner = self.store.lock().unwrap().games.get(id).map(|game| game.facts.player);
        let mut game = self.live(owner.ok_or_else(Error::no_game)?, id)?;
        let (before, from) = (game.tree.session().ply(), game.revision);
        let is_new = request.execute(&mut game, player, self.millis())?;
        if is_new {
            let snapshot = game.snapshot(self.limits().record)?;
            self.work(|open| open.save(&game, from, snapshot))?;
        }
        Ok(answer(&game, if is_new { before } else { before.saturating_sub(1) }))
    }
}

impl Services for Memory {
    type Fault = Conflict;

    fn further(&self) -> Option<&'static Further<Self>> {
        (!self.is_first.load(Relaxed)).then_some(Further::ALL)
    }

    fn millis(&self) -> i64 {
        (NOON + self.passed.load(Relaxed)) * 1000
    }

    fn today(&self) -> String {
        day_of(self.seconds()).unwrap()
    }

    fn random(&self, bytes: &mut [u8]) -> Result<(), Error> {
        bytes.fill_with(|| self.drawn.fetch_add(1, Relaxed).wrapping_mul(0x9E37_79B9_7F4A_7C15).to_be_bytes()[0]);
        Ok(())
    }

    fn limits(&self) -> PlayerLimits {
        PlayerLimits { unfinished: UNFINISHED, ..PlayerLimits::ONE_PLAYER }
    }

    fn read<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&HostRepository<'_, Self>) -> Result<T, Conflict> + Send + 'static,
    ) -> BoxFuture<'a, T> {
        Box::pin(ready(self.work(|open| work(open))))
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
        Box::pin(ready(self.live(player, id).map(|game| look(&game))))
    }

    fn submit<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        request: ChangeRequest,
        answer: impl FnOnce(&LiveGame, usize) -> T + Send + 'static,
    ) -> BoxFuture<'a, T> {
        Box::pin(ready(self.apply(player, id, request, answer)))
    }

    fn think<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> BoxFuture<'a, T> {
        Box::pin(ready(Ok(work())))
    }

    fn solve<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> BoxFuture<'a, T> {
        self.think(work)
    }

    fn remembered(&self, question: &str) -> Option<Arc<SolvedGame>> {
        self.solutions.lock().unwrap().get(question).cloned()
    }

    fn remember(&self, question: &str, solved: Arc<SolvedGame>) {
        self.solutions.lock().unwrap().insert(question.to_owned(), solved);
    }

    fn begin_reviews(&self) -> BoxFuture<'_, ()> {
        let never = AtomicBool::new(false);
        let work_off = || {
            while let Some(asked) = self.work(|open| open.next_review(0))? {
                let found = ReviewOutcome::of(asked, &Coach::new(&never)).unwrap();
                self.work(|open| found.keep(open, self.seconds()))?;
            }
            Ok(())
        };
        Box::pin(ready(work_off()))
    }

    fn review_progress(&self, _: &str) -> Option<f64> {
        None
    }

    fn enter(&self, token: [u8; 32]) -> BoxFuture<'_, StoredPlayer> {
        let players = &mut self.store.lock().unwrap().players.0;
        let found = players.iter().find(|(known, ..)| *known == token).map(|(_, player, ..)| player.clone());
        let player = found.unwrap_or_else(|| {
            let id = i64::try_from(players.len()).unwrap() + 1;
            let player = StoredPlayer { id, settings: String::new(), is_banned: false };
            players.push((token, player.clone(), String::new(), String::new()));
            player
        });
        Box::pin(ready(Ok(player)))
    }

    fn set(&self, token: [u8; 32], settings: String, name: String) -> BoxFuture<'_, ()> {
        drop(self.enter(token));
        let players = &mut self.store.lock().unwrap().players.0;
        let (_, player, kept, _) = players.iter_mut().find(|(known, ..)| *known == token).unwrap();
        (player.settings, *kept) = (settings, name);
        Box::pin(ready(Ok(())))
    }

    fn sealed_days(&self) -> BoxFuture<'_, Vec<SealedDay>> {
        Box::pin(ready(Ok(vec![sealed(&self.today())])))
    }

    fn sealed_day<'a>(&'a self, day: &'a str) -> BoxFuture<'a, Option<SealedDay>> {
        Box::pin(ready(Ok(Some(sealed(day)))))
    }

    fn has_devices(&self) -> bool {
        true
    }

    fn damaged(&self, facts: &GameMeta) -> Error {
        Error::unreadable(facts, "it is damaged")
    }
}

impl Memory {
    /// The player with a token, if there is one.
    pub(crate) fn player(&self, token: &[u8; 32]) -> Option<StoredPlayer> {
        let players = &self.store.lock().unwrap().players.0;
        players.iter().find(|(known, ..)| known == token).map(|(_, player, ..)| player.clone())
    }
}

/// The deals of a day, derived from the date.
fn sealed(day: &str) -> SealedDay {
    let lines = underdeck_catalogue::games().iter().filter_map(|game| {
        let deal = daily::deal(game, day)?;
        Some(format!("{} {}\n", game.info().id, deal.code))
    });
    SealedDay {
        day: day.to_owned(),
        text: format!("deals\nday {day}\n\n{}", lines.collect::<String>()),
        sha256: "sealed".to_owned(),
    }
}
