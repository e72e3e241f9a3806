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
use crate::figures::StoreFigures;
use crate::health::HealthCheck;
use crate::live::{GameChannels, LiveGames, Shared};
use crate::load_shedder::LoadShedder;
use crate::metrics::{Metrics, MetricsRegistry};
use crate::names;
use crate::network::{HostName, IpRange};
use crate::player_cache::PlayerCache;
use crate::random::hex;
use crate::rates::Rates;
use crate::reviews::Reviews;
use crate::store::players;
use crate::store::{Store, StoreFault};
use crate::token::Token;

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
    pub(crate) monitoring: Monitoring,
    pub(crate) players: Arc<PlayerCache>,
    /// The day before which all days are marked as over; empty at first.
    pub(crate) marked_until: Mutex<String>,
    /// Recent answers of the solver, by a hash of the question.
    solutions: Mutex<LruCache<[u8; 32], Arc<SolvedGame>>>,
}

/// The networks that may use the server, and those that it trusts.
pub(crate) struct Networks {
    /// Whether other machines may connect.
    pub(crate) public: bool,
    pub(crate) proxies: Vec<IpRange>,
    /// The only hosts that it answers for; empty for any.
    pub(crate) hosts: Vec<HostName>,
    /// The networks that may read the metrics.
    pub(crate) watchers: Vec<IpRange>,
}

/// The answers to those who watch the server.
pub(crate) struct Monitoring {
    pub(crate) health: HealthCheck,
    pub(crate) figures: Arc<StoreFigures>,
    pub(crate) registry: MetricsRegistry,
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

/// The SHA-256 of a purpose, a store's secret and `of`.
fn keyed_hash(secret: &[u8; 32], purpose: &str, of: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(purpose);
    hash.update(b"\n");
    hash.update(secret);
    hash.update(of);
    hash.finalize().into()
}

/// What the log of a server calls a player: 12 hexadecimal digits, from which nobody without the store finds the player.
pub(crate) fn who(secret: &[u8; 32], player: i64) -> String {
    hex(&keyed_hash(secret, "who", &player.to_be_bytes())[..6])
}

impl App {
    /// Opens the store and starts the workers.
    ///
    /// # Errors
    /// If the store cannot be used.
    pub(crate) fn open(config: &Config) -> Result<Self, StoreFault> {
        let Config { limits, clock, public, proxies, hosts, watchers, .. } = config;
        let failed = |error: std::io::Error| StoreFault::Other(error.to_string());
        let metrics = Metrics::default();
        let store = Arc::new(Store::open(config, &metrics)?);
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
            connections: Arc::new(ConnectionLimiter::new(config, &metrics)),
            rates: Rates::new(limits, &metrics),
            imports: Semaphore::new(IMPORTS),
            metrics: metrics.clone(),
        };
        let figures = Arc::new(StoreFigures::new(Arc::clone(&store)));
        let registry = MetricsRegistry::new(&metrics, Box::new(Arc::clone(&figures)));
        let (reviewed, in_flight) = (Arc::clone(&store), Arc::clone(&traffic.in_flight));
        let reviews =
            Reviews::start(reviewed, clock.clone(), in_flight, metrics.coach_seconds.clone()).map_err(failed)?;
        #[cfg(feature = "postgres")]
        crate::live::peers::connect(&store, &channels, &players, reviews.waker())?;
        Ok(Self {
            live: LiveGames::start(limits.seated, shared, &metrics).map_err(failed)?,
            store,
            channels,
            reviews,
            limits: limits.clone(),
            clock: clock.clone(),
            networks: Networks {
                public: *public,
                proxies: proxies.clone(),
                hosts: hosts.clone(),
                watchers: watchers.clone(),
            },
            traffic,
            monitoring: Monitoring { health: HealthCheck::default(), figures, registry },
            players,
            marked_until: Mutex::default(),
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
        keyed_hash(self.store.secret(), purpose, of)
    }

    /// A new token of this server.
    ///
    /// # Errors
    /// If the operating system has no random bytes.
    pub(crate) fn new_token(&self) -> Result<Token, Error> {
        Token::new(|number| self.hash("token", number)).map_err(Error::Internal)
    }

    /// Whether this server, or another one with the same secret, has made a token.
    pub(crate) fn has_made(&self, token: &Token) -> bool {
        token.is_signed(|number| self.hash("token", number))
    }

    /// What the log calls a player.
    pub(crate) fn who(&self, player: i64) -> String {
        who(self.store.secret(), player)
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
        match self.players.find(&token) {
            Some(player) => Ok(Some(player)),
            None => self.query_player(token).await,
        }
    }

    /// The player of a token as the cache has it.
    pub(crate) fn cached_player(&self, token: &Token) -> Option<StoredPlayer> {
        self.players.find(&token.hash())
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
