//! What every request can reach: the store, the games in memory, the clock, the limits.

use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};

use crate::clock::Clock;
use crate::config::{Config, Limits};
use crate::error::Error;
use crate::guard::rates::Rates;
use crate::seats::{Lru, Seated, Seats};
use crate::store::games::{self, Facts, Kept};
use crate::store::players::{self, Player};
use crate::store::{Store, StoreFault};

/// The server's inside.
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) seats: Seats,
    pub(crate) limits: Limits,
    pub(crate) clock: Clock,
    pub(crate) rates: Rates,
    pub(crate) public: bool,
    /// Players seen lately, by the hash of their token.
    known: Mutex<Lru<[u8; 32], Player>>,
}

impl App {
    /// Opens the store and the desks.
    ///
    /// # Errors
    /// If the store cannot be used.
    pub(crate) fn open(config: &Config) -> Result<Self, StoreFault> {
        let Config { data, limits, clock, public, .. } = config;
        Ok(Self {
            store: Store::open(data, limits)?,
            seats: Seats::open(limits.seated).map_err(|error| StoreFault::Other(error.to_string()))?,
            limits: limits.clone(),
            clock: clock.clone(),
            rates: Rates::new(limits),
            public: *public,
            known: Mutex::new(Lru::new(limits.clients)),
        })
    }

    /// The SHA-256 of a purpose, the store's secret, and something.
    pub(crate) fn hash(&self, purpose: &str, of: &[u8]) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(purpose);
        hash.update(b"\n");
        hash.update(self.store.secret());
        hash.update(of);
        hash.finalize().into()
    }

    /// The player of a token's hash, if there is one.
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

    /// The player of a token's hash; a new one if there is none.
    pub(crate) async fn enter(&self, token: [u8; 32]) -> Result<Player, Error> {
        if let Some(player) = self.find_player(token).await? {
            return Ok(player);
        }
        let now = self.clock.seconds();
        let player = self.store.write(move |conn| players::enter(conn, &token, now)).await?;
        self.known().put(token, player.clone());
        Ok(player)
    }

    /// Keeps a player's settings and name.
    pub(crate) async fn set(&self, token: [u8; 32], settings: String, name: String) -> Result<(), Error> {
        let player = self.enter(token).await?;
        let text = settings.clone();
        self.store.write(move |conn| players::set(conn, player.id, &text, &name)).await?;
        self.known().put(token, Player { settings, ..player });
        Ok(())
    }

    /// Looks at a game of a player.
    ///
    /// # Errors
    /// If it is none of theirs.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        player: i64,
        id: &str,
        look: impl FnOnce(&Seated) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let _turn = self.seats.turn(id).await;
        self.at(player, id, |seated| look(seated)).await
    }

    /// Changes a game of a player, keeps the change, and only then gives what `after` makes of it.
    ///
    /// # Errors
    /// As `change` says, which must leave the game as it was then; or if the change could not be kept: it has not
    /// happened then.
    pub(crate) async fn change<C, T: Send + 'static>(
        &self,
        player: i64,
        id: &str,
        change: impl FnOnce(&mut Seated) -> Result<C, Error> + Send + 'static,
        after: impl FnOnce(&Seated, C) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let _turn = self.seats.turn(id).await;
        let most = self.limits.record;
        let work = move |seated: &mut Seated| {
            let changed = change(seated)?;
            seated.count_change();
            let made = seated.standing(most).map(|standing| (Arc::clone(&seated.facts), seated.revision, standing));
            Ok::<_, Error>((made, after(seated, changed)))
        };
        let (made, out) = self.at(player, id, work).await??;
        let now = self.clock.seconds();
        let saved = match made {
            Ok((facts, revision, standing)) => {
                let save = move |conn: &_| games::save(conn, &facts, revision, &standing, now);
                self.store.write(save).await.map_err(Error::from)
            }
            Err(error) => Err(error),
        };
        if let Err(error) = saved {
            self.seats.forget(id).await?;
            return Err(error);
        }
        Ok(out)
    }

    /// Does something at a game of a player, in memory; whoever calls has the turn.
    async fn at<T: Send + 'static>(
        &self,
        player: i64,
        id: &str,
        work: impl FnOnce(&mut Seated) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let missing = || Error::NotFound("there is no such game among yours".into());
        let theirs = move |seated: &mut Seated| (seated.facts.player == player).then(|| work(seated));
        match self.seats.try_at(id, theirs).await? {
            Ok(done) => done.ok_or_else(missing),
            Err(work) => {
                let kept = self.kept(player, id).await?;
                self.seats.seat(kept, work).await?.ok_or_else(missing)
            }
        }
    }

    /// A game of a player as the store has it.
    ///
    /// # Errors
    /// If it is none of theirs.
    pub(crate) async fn kept(&self, player: i64, id: &str) -> Result<Kept, Error> {
        let name = id.to_owned();
        let kept = self.store.read(move |conn| games::find(conn, player, &name)).await?;
        kept.ok_or_else(|| Error::NotFound("there is no such game among yours".into()))
    }

    /// The record of a game, to be taken away.
    ///
    /// # Errors
    /// If it would tell what must not be known yet.
    pub(crate) async fn record(&self, player: i64, id: &str) -> Result<String, Error> {
        let look = |seated: &Seated| {
            let session = seated.tree.session();
            let is_secret = !session.is_shared() && session.outcome().is_none();
            (Arc::clone(&seated.facts), is_secret, seated.tree.record().to_string())
        };
        let (facts, is_secret, text) = self.look(player, id, look).await?;
        if self.is_sealed(&facts) {
            let day = facts.day.as_deref().unwrap_or_default();
            return Err(Error::Withheld(format!(
                "the record names the deal, which is sealed until {day} is over in UTC"
            )));
        }
        if is_secret {
            return Err(Error::Withheld("the record tells what the seats keep secret until the game is over".into()));
        }
        Ok(text)
    }

    /// Whether the deal of a game must not be known yet: it is today's, or of a day to come.
    pub(crate) fn is_sealed(&self, facts: &Facts) -> bool {
        facts.day.as_ref().is_some_and(|day| *day >= self.clock.today())
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Lru<[u8; 32], Player>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
