//! The application state: the store, the games in memory, the clock, the limits.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use underdeck_chronicle::SolvedGame;
use underdeck_game::say;
use underdeck_site::{Error, StoredPlayer};

use crate::clock::TimeSource;
use crate::config::{Config, Limits};
use crate::connection_limiter::ConnectionLimiter;
use crate::live::{GameChannels, LiveGames, Shared};
use crate::load_shedder::LoadShedder;
use crate::metrics::Metrics;
use crate::names;
use crate::network::IpRange;
use crate::player_cache::PlayerCache;
use crate::rates::Rates;
use crate::reviews::Reviews;
use crate::store::players;
use crate::store::{Store, StoreFault};

/// State shared by all handlers.
pub(crate) struct App {
    pub(crate) store: Arc<Store>,
    pub(crate) live: LiveGames,
    pub(crate) channels: Arc<GameChannels>,
    pub(crate) reviews: Reviews,
    pub(crate) limits: Limits,
    pub(crate) clock: TimeSource,
    pub(crate) networks: Networks,
    pub(crate) traffic: Traffic,
    pub(crate) players: Arc<PlayerCache>,
    /// Recent answers of the solver, by a hash of the question.
    solutions: Mutex<LruCache<[u8; 32], Arc<SolvedGame>>>,
}

/// The networks that may use the server, and those that it trusts.
pub(crate) struct Networks {
    /// Whether other machines may connect.
    pub(crate) public: bool,
    pub(crate) proxies: Vec<IpRange>,
    /// The networks that may read the metrics.
    pub(crate) watchers: Vec<IpRange>,
}

/// The limits and counts of requests.
pub(crate) struct Traffic {
    pub(crate) in_flight: Arc<LoadShedder>,
    pub(crate) connections: Arc<ConnectionLimiter>,
    pub(crate) rates: Rates,
    /// Limits concurrent imports, since each holds all games of a player in memory.
    pub(crate) imports: Semaphore,
    pub(crate) metrics: Metrics,
}

/// The maximum number of concurrent imports.
const IMPORTS: usize = 4;
/// The number of cached answers of the solver.
const SOLUTIONS: NonZeroUsize = NonZeroUsize::new(256).unwrap();

impl App {
    /// Opens the store and starts the workers.
    ///
    /// # Errors
    /// If the store cannot be used.
    pub(crate) fn open(config: &Config) -> Result<Self, StoreFault> {
        let Config { limits, clock, public, proxies, watchers, .. } = config;
        let failed = |error: std::io::Error| StoreFault::Other(error.to_string());
        let metrics = Metrics::default();
        let store = Arc::new(Store::open(config, &metrics.queues)?);
        let channels = Arc::<GameChannels>::default();
        let players = Arc::new(PlayerCache::new(limits));
        let shared = Shared {
            store: Arc::clone(&store),
            clock: clock.clone(),
            channels: Arc::clone(&channels),
            record: limits.record,
        };
        let traffic = Traffic {
            in_flight: Arc::default(),
            connections: Arc::new(ConnectionLimiter::new(config)),
            rates: Rates::new(limits),
            imports: Semaphore::new(IMPORTS),
            metrics,
        };
        let reviews =
            Reviews::start(Arc::clone(&store), clock.clone(), Arc::clone(&traffic.in_flight)).map_err(failed)?;
        #[cfg(feature = "postgres")]
        crate::live::peers::connect(&store, &channels, &players, reviews.waker())?;
        Ok(Self {
            live: LiveGames::start(limits.seated, shared, &traffic.metrics.queues).map_err(failed)?,
            store,
            channels,
            reviews,
            limits: limits.clone(),
            clock: clock.clone(),
            networks: Networks { public: *public, proxies: proxies.clone(), watchers: watchers.clone() },
            traffic,
            players,
            solutions: Mutex::new(LruCache::new(SOLUTIONS)),
        })
    }

    /// Drops the heavy work that waits, and accepts no more, so requests in progress end soon.
    pub(crate) fn clear_heavy(&self) {
        self.store.clear_heavy();
        self.live.clear_heavy();
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
    pub(crate) async fn find_player(&self, token: [u8; 32]) -> Result<Option<StoredPlayer>, Error> {
        match self.store.is_shared() {
            true => self.query_player(token).await,
            false => self.find_cached_player(token).await,
        }
    }

    /// The same for a move. It changes only a game, so a player that another server has just changed may come from the cache.
    pub(crate) async fn find_cached_player(&self, token: [u8; 32]) -> Result<Option<StoredPlayer>, Error> {
        match self.players.find(&token, self.store.is_shared()) {
            Some(player) => Ok(Some(player)),
            None => self.query_player(token).await,
        }
    }

    async fn query_player(&self, token: [u8; 32]) -> Result<Option<StoredPlayer>, Error> {
        let asked = self.players.changes();
        let found = self.store.read(move |conn| players::find(conn, &token)).await?;
        if let Some(player) = &found {
            self.players.keep(token, player, asked);
        }
        Ok(found)
    }

    /// The player with this token hash, created if there is none.
    pub(crate) async fn find_or_create_player(&self, token: [u8; 32]) -> Result<StoredPlayer, Error> {
        if let Some(player) = self.find_player(token).await? {
            return Ok(player);
        }
        let (now, asked) = (self.clock.seconds(), self.players.changes());
        let player = self.store.write(move |conn| players::enter(conn, &token, now)).await?;
        self.players.keep(token, &player, asked);
        Ok(player)
    }

    /// Stores a player's settings and name.
    ///
    /// # Errors
    /// If another player has a name that looks like it.
    pub(crate) async fn keep_settings(&self, token: [u8; 32], settings: String, name: String) -> Result<(), Error> {
        let player = self.find_or_create_player(token).await?;
        let (text, new_name) = (settings.clone(), name.clone());
        let is_free = !names::is_number(&name)
            && self.store.write(move |conn| players::set(conn, player.id, &text, &new_name)).await?;
        if !is_free {
            return Err(Error::Wrong(say!(REFUSED_NAME, name)));
        }
        self.players.forget(player.id);
        Ok(())
    }

    pub(crate) fn solutions(&self) -> MutexGuard<'_, LruCache<[u8; 32], Arc<SolvedGame>>> {
        self.solutions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
