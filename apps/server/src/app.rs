//! What every request can reach: the store, the games in memory, the clock, the limits.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chronicle::Solved;
use lru::LruCache;
use sha2::{Digest, Sha256};

use crate::clock::Clock;
use crate::config::{Config, Limits};
use crate::error::Error;
use crate::live::{LiveGame, LiveGames, Shared};
use crate::rates::Rates;
use crate::store::games::{self, Facts, Kept};
use crate::store::players::{self, Player};
use crate::store::{Store, StoreFault};

/// What all handlers share.
pub(crate) struct App {
    pub(crate) store: Arc<Store>,
    pub(crate) live: LiveGames,
    pub(crate) limits: Limits,
    pub(crate) clock: Clock,
    pub(crate) rates: Rates,
    pub(crate) public: bool,
    /// Players seen recently, by token hash.
    known: Mutex<LruCache<[u8; 32], Player>>,
    /// What the solver has said lately, by a hash of the question.
    solutions: Mutex<LruCache<[u8; 32], Arc<Solved>>>,
}

/// How many answers of the solver are remembered.
const SOLUTIONS: NonZeroUsize = NonZeroUsize::new(256).unwrap();

impl App {
    /// Opens the store and starts the workers.
    ///
    /// # Errors
    /// If the store cannot be used.
    pub(crate) fn open(config: &Config) -> Result<Self, StoreFault> {
        let Config { data, limits, clock, public, .. } = config;
        let store = Arc::new(Store::open(data, limits)?);
        let shared = Shared { store: Arc::clone(&store), clock: clock.clone(), record: limits.record };
        Ok(Self {
            live: LiveGames::start(limits.seated, shared).map_err(|error| StoreFault::Other(error.to_string()))?,
            store,
            limits: limits.clone(),
            clock: clock.clone(),
            rates: Rates::new(limits),
            public: *public,
            known: Mutex::new(LruCache::new(limits.clients)),
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
        if let Some(player) = self.known().get(&token) {
            return Ok(Some(player.clone()));
        }
        let found = self.store.read(move |conn| players::find(conn, &token)).await?;
        if let Some(player) = &found {
            self.known().put(token, player.clone());
        }
        Ok(found)
    }

    /// The player with this token hash, created if there is none.
    pub(crate) async fn enter(&self, token: [u8; 32]) -> Result<Player, Error> {
        if let Some(player) = self.find_player(token).await? {
            return Ok(player);
        }
        let now = self.clock.seconds();
        let player = self.store.write(move |conn| players::enter(conn, &token, now)).await?;
        self.known().put(token, player.clone());
        Ok(player)
    }

    /// Stores a player's settings and name.
    pub(crate) async fn set(&self, token: [u8; 32], settings: String, name: String) -> Result<(), Error> {
        let player = self.enter(token).await?;
        let text = settings.clone();
        self.store.write(move |conn| players::set(conn, player.id, &text, &name)).await?;
        self.known().put(token, Player { settings, ..player });
        Ok(())
    }

    /// A player's game as stored.
    ///
    /// # Errors
    /// If the player has no such game.
    pub(crate) async fn kept(&self, player: i64, id: &str) -> Result<Kept, Error> {
        let name = id.to_owned();
        let kept = self.store.read(move |conn| games::find(conn, player, &name)).await?;
        kept.ok_or_else(Error::no_game)
    }

    /// The record of a game, for download.
    ///
    /// # Errors
    /// If it would reveal something that must stay secret for now.
    pub(crate) async fn record(&self, player: i64, id: &str) -> Result<String, Error> {
        let look = |game: &LiveGame| {
            let session = game.tree.session();
            let is_secret = session.has_secrets();
            (Arc::clone(&game.facts), is_secret, game.tree.record().to_string())
        };
        let (facts, is_secret, text) = self.live.look(player, id, look).await?;
        if self.is_sealed(&facts) {
            let day = facts.day.as_deref().unwrap_or_default();
            return Err(Error::Withheld(format!(
                "the record names the deal, which is sealed until the end of {day} in UTC"
            )));
        }
        if is_secret {
            return Err(Error::Withheld(
                "the record would reveal the seats' secrets; it is available after the game".into(),
            ));
        }
        Ok(text)
    }

    /// Whether the deal of a game is still secret: it is the deal of today or of a later day.
    pub(crate) fn is_sealed(&self, facts: &Facts) -> bool {
        facts.day.as_ref().is_some_and(|day| *day >= self.clock.today())
    }

    pub(crate) fn solutions(&self) -> MutexGuard<'_, LruCache<[u8; 32], Arc<Solved>>> {
        self.solutions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn known(&self) -> MutexGuard<'_, LruCache<[u8; 32], Player>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
