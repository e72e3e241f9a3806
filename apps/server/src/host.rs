//! The server as the host of the site.

use std::sync::Arc;

use underdeck_chronicle::SolvedGame;
use underdeck_site::{
    BoxFuture, ChangeRequest, Error, Further, GameMeta, HostRepository, LiveGame, PlayerLimits, SealedDay, Services,
    StoredPlayer,
};

use crate::app::App;
use crate::caller::{Caller, Cost};
use crate::random;
use crate::store::StoreFault;

impl Services for App {
    type Fault = StoreFault;

    fn further(&self) -> Option<&'static Further<Self>> {
        Some(Further::ALL)
    }

    fn millis(&self) -> i64 {
        self.clock.millis()
    }

    fn today(&self) -> String {
        self.clock.today()
    }

    fn random(&self, bytes: &mut [u8]) -> Result<(), Error> {
        random::fill(bytes).map_err(Error::Internal)
    }

    fn limits(&self) -> PlayerLimits {
        let crate::config::Limits {
            record, moves, unfinished, stored_bytes, stored_games, day_bytes, day_games, ..
        } = self.limits;
        PlayerLimits { record, moves, unfinished, stored_bytes, stored_games, day_bytes, day_games }
    }

    fn read<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&HostRepository<'_, Self>) -> Result<T, StoreFault> + Send + 'static,
    ) -> BoxFuture<'a, T> {
        Box::pin(async move { Ok(self.store.read(move |conn| work(&conn)).await?) })
    }

    fn write<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&HostRepository<'_, Self>) -> Result<T, StoreFault> + Send + 'static,
    ) -> BoxFuture<'a, T> {
        Box::pin(async move { Ok(self.store.write(move |conn| work(&conn)).await?) })
    }

    fn look<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        look: impl FnOnce(&LiveGame) -> T + Send + 'static,
    ) -> BoxFuture<'a, T> {
        Box::pin(async move { self.live.submit(player, id, None, false, |game, _| look(game)).await })
    }

    fn look_again<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        look: impl FnOnce(&LiveGame) -> T + Send + 'static,
    ) -> BoxFuture<'a, T> {
        Box::pin(async move { self.live.submit(player, id, None, true, |game, _| look(game)).await })
    }

    fn submit<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        request: ChangeRequest,
        answer: impl FnOnce(&LiveGame, usize) -> T + Send + 'static,
    ) -> BoxFuture<'a, T> {
        Box::pin(async move { self.live.submit(player, id, Some(request), false, answer).await })
    }

    fn think<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> BoxFuture<'a, T> {
        Box::pin(async move { self.live.think(work).await })
    }

    fn as_report<'a, T: Send + 'a>(&'a self, work: BoxFuture<'a, T>) -> BoxFuture<'a, T> {
        Box::pin(Caller { cost: Cost::Heavy, ..Caller::current() }.scope(work))
    }

    fn solve<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> BoxFuture<'a, T> {
        Box::pin(async move { self.live.solve(work).await })
    }

    fn remembered(&self, question: &str) -> Option<Arc<SolvedGame>> {
        let key = self.hash("solution", question.as_bytes());
        self.solutions().get(&key).cloned()
    }

    fn remember(&self, question: &str, solved: Arc<SolvedGame>) {
        let key = self.hash("solution", question.as_bytes());
        self.solutions().put(key, solved);
    }

    fn begin_reviews(&self) -> BoxFuture<'_, ()> {
        self.reviews.wake();
        Box::pin(std::future::ready(Ok(())))
    }

    fn review_progress(&self, game: &str) -> Option<f64> {
        self.reviews.progress(game)
    }

    fn enter(&self, token: [u8; 32]) -> BoxFuture<'_, StoredPlayer> {
        Box::pin(async move { self.find_or_create_player(token).await })
    }

    fn set(&self, token: [u8; 32], settings: String, name: String) -> BoxFuture<'_, ()> {
        Box::pin(async move { self.keep_settings(token, settings, name).await })
    }

    fn sealed_days(&self) -> BoxFuture<'_, Vec<SealedDay>> {
        Box::pin(async move { self.all_sealed_days().await })
    }

    fn sealed_day<'a>(&'a self, day: &'a str) -> BoxFuture<'a, Option<SealedDay>> {
        Box::pin(async move { self.one_sealed_day(day).await })
    }

    fn has_devices(&self) -> bool {
        true
    }

    fn watchers(&self, game: &str) -> usize {
        self.channels.watchers(game)
    }

    fn damaged(&self, facts: &GameMeta) -> Error {
        StoreFault::DamagedGame { game: facts.game.clone(), id: facts.id.clone() }.into()
    }
}
