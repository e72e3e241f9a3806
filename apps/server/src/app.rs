//! The application state: the store, the games in memory, the clock, the limits.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use underdeck_chronicle::Solved;
use underdeck_site::{Error, PageText, Player};

use crate::clock::Clock;
use crate::config::{Config, Limits};
use crate::connection_limiter::ConnectionLimiter;
use crate::figures::Metrics;
use crate::known::PlayerCache;
use crate::live::{GameChannels, LiveGames, Shared};
use crate::load_shedder::LoadShedder;
use crate::names;
use crate::network::Network;
use crate::rates::Rates;
use crate::reviews::Reviews;
use crate::store::players;
use crate::store::{Store, StoreFault};

/// State shared by all handlers.
pub(crate) struct App {
    pub(crate) store: Arc<Store>,
    pub(crate) live: LiveGames,
    pub(crate) rooms: Arc<GameChannels>,
    pub(crate) reviews: Reviews,
    /// The requests that are being answered.
    pub(crate) calm: Arc<LoadShedder>,
    pub(crate) limits: Limits,
    pub(crate) clock: Clock,
    pub(crate) rates: Rates,
    pub(crate) public: bool,
    pub(crate) proxies: Vec<Network>,
    pub(crate) watchers: Vec<Network>,
    pub(crate) places: Arc<ConnectionLimiter>,
    pub(crate) figures: Metrics,
    /// Room for files with all games of a player, each in memory while it is taken in.
    pub(crate) imports: Semaphore,
    pub(crate) known: Arc<PlayerCache>,
    /// Recent answers of the solver, by a hash of the question.
    solutions: Mutex<LruCache<[u8; 32], Arc<Solved>>>,
}

/// How many files with all games of a player are taken in at a time.
const IMPORTS: usize = 4;
/// How many answers of the solver are remembered.
const SOLUTIONS: NonZeroUsize = NonZeroUsize::new(256).unwrap();

impl App {
    /// Opens the store and starts the workers.
    ///
    /// # Errors
    /// If the store cannot be used.
    pub(crate) fn open(config: &Config) -> Result<Self, StoreFault> {
        let Config { limits, clock, public, proxies, watchers, .. } = config;
        let store = Arc::new(Store::open(config)?);
        let rooms = Arc::new(GameChannels::default());
        let known = Arc::new(PlayerCache::new(limits));
        let (kept, clock_of, heard) = (Arc::clone(&store), clock.clone(), Arc::clone(&rooms));
        let shared = Shared { store: kept, clock: clock_of, rooms: heard, record: limits.record };
        let calm = Arc::<LoadShedder>::default();
        let reviews = Reviews::start(Arc::clone(&store), clock.clone(), Arc::clone(&calm));
        let reviews = reviews.map_err(|error| StoreFault::Other(error.to_string()))?;
        #[cfg(feature = "postgres")]
        crate::live::peers::meet(&store, &rooms, &known, reviews.caller())?;
        Ok(Self {
            live: LiveGames::start(limits.seated, shared).map_err(|error| StoreFault::Other(error.to_string()))?,
            reviews,
            calm,
            rooms,
            store,
            limits: limits.clone(),
            clock: clock.clone(),
            rates: Rates::new(limits),
            public: *public,
            proxies: proxies.clone(),
            watchers: watchers.clone(),
            places: Arc::new(ConnectionLimiter::new(config)),
            figures: Metrics::default(),
            imports: Semaphore::new(IMPORTS),
            known,
            solutions: Mutex::new(LruCache::new(SOLUTIONS)),
        })
    }

    /// The SHA-256 of a purpose, the store's secret and `of`.
    pub(crate) fn hash(&self, purpose: &str, of: &[u8]) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(purpose);
        hash.update(b"\n");
        hash.update(self.store.secret());
        hash.update(of);
        hash.finalize().into()
    }

    /// The player with this token hash, if there is one.
    pub(crate) async fn find_player(&self, token: [u8; 32]) -> Result<Option<Player>, Error> {
        match self.store.is_shared() {
            true => self.ask_for(token).await,
            false => self.find_mover(token).await,
        }
    }

    /// The same for a move. It changes only a game, so a player that another server has just changed may come from the cache.
    pub(crate) async fn find_mover(&self, token: [u8; 32]) -> Result<Option<Player>, Error> {
        match self.known.find(&token, self.store.is_shared()) {
            Some(player) => Ok(Some(player)),
            None => self.ask_for(token).await,
        }
    }

    async fn ask_for(&self, token: [u8; 32]) -> Result<Option<Player>, Error> {
        let asked = self.known.changes();
        let found = self.store.read(move |conn| players::find(conn, &token)).await?;
        if let Some(player) = &found {
            self.known.keep(token, player, asked);
        }
        Ok(found)
    }

    /// The player with this token hash, created if there is none.
    pub(crate) async fn let_in(&self, token: [u8; 32]) -> Result<Player, Error> {
        if let Some(player) = self.find_player(token).await? {
            return Ok(player);
        }
        let (now, asked) = (self.clock.seconds(), self.known.changes());
        let player = self.store.write(move |conn| players::enter(conn, &token, now)).await?;
        self.known.keep(token, &player, asked);
        Ok(player)
    }

    /// Stores a player's settings and name.
    ///
    /// # Errors
    /// If another player has a name that looks like it.
    pub(crate) async fn keep_settings(&self, token: [u8; 32], settings: String, name: String) -> Result<(), Error> {
        let player = self.let_in(token).await?;
        let (text, wished) = (settings.clone(), name.clone());
        let is_free = !names::is_number(&name)
            && self.store.write(move |conn| players::set(conn, player.id, &text, &wished)).await?;
        if !is_free {
            return Err(Error::Wrong(PageText::with("refused-name", [("name", name)])));
        }
        self.known.forget(player.id);
        Ok(())
    }

    pub(crate) fn solutions(&self) -> MutexGuard<'_, LruCache<[u8; 32], Arc<Solved>>> {
        self.solutions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
