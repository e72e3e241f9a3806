//! The server as the host of the site.

use std::sync::Arc;

use chronicle::Solved;
use rusqlite::Connection;
use site::{
    Asked, Board, Books, Campaign, Ended, Error, Facts, Host, Kept, Later, Limits, LiveGame, Player, Reviewed, Row,
    Sealed, Shelf, Snapshot, Which, Wish,
};

use crate::app::App;
use crate::luck;
use crate::store::{StoreFault, board, campaigns, games, reviews};

/// The store while a piece of work has it.
pub(crate) struct Sql<'a>(pub(crate) &'a Connection);

impl Host for App {
    type Fault = StoreFault;

    fn seconds(&self) -> i64 {
        self.clock.seconds()
    }

    fn today(&self) -> String {
        self.clock.today()
    }

    fn random(&self, bytes: &mut [u8]) -> Result<(), Error> {
        luck::fill(bytes).map_err(Error::Internal)
    }

    fn limits(&self) -> Limits {
        let crate::config::Limits { record, moves, unfinished, .. } = self.limits;
        Limits { record, moves, unfinished }
    }

    fn read<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&Books<'_, Self>) -> Result<T, StoreFault> + Send + 'static,
    ) -> Later<'a, T> {
        Box::pin(async move { Ok(self.store.read(move |conn| work(&Sql(conn))).await?) })
    }

    fn write<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&Books<'_, Self>) -> Result<T, StoreFault> + Send + 'static,
    ) -> Later<'a, T> {
        Box::pin(async move { Ok(self.store.write(move |conn| work(&Sql(conn))).await?) })
    }

    fn look<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        look: impl FnOnce(&LiveGame) -> T + Send + 'static,
    ) -> Later<'a, T> {
        Box::pin(async move { self.live.look(player, id, look).await })
    }

    fn change<'a, T: Send + 'static>(
        &'a self,
        player: i64,
        id: &'a str,
        wish: Wish,
        answer: impl FnOnce(&LiveGame, usize) -> T + Send + 'static,
    ) -> Later<'a, T> {
        Box::pin(async move { self.live.change(player, id, wish, answer).await })
    }

    fn think<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> Later<'a, T> {
        Box::pin(async move { self.live.think(work).await })
    }

    fn solve<'a, T: Send + 'static>(&'a self, work: impl FnOnce() -> T + Send + 'static) -> Later<'a, T> {
        Box::pin(async move { self.live.solve(work).await })
    }

    fn remembered(&self, question: &str) -> Option<Arc<Solved>> {
        let key = self.hash("solution", question.as_bytes());
        self.solutions().get(&key).cloned()
    }

    fn remember(&self, question: &str, solved: Arc<Solved>) {
        let key = self.hash("solution", question.as_bytes());
        self.solutions().put(key, solved);
    }

    fn begin_reviews(&self) -> Later<'_, ()> {
        self.reviews.wake();
        Box::pin(std::future::ready(Ok(())))
    }

    fn review_progress(&self, game: &str) -> Option<f64> {
        self.reviews.progress(game)
    }

    fn enter(&self, token: [u8; 32]) -> Later<'_, Player> {
        Box::pin(async move { self.let_in(token).await })
    }

    fn set(&self, token: [u8; 32], settings: String, name: String) -> Later<'_, ()> {
        Box::pin(async move { self.keep_settings(token, settings, name).await })
    }

    fn sealed_days(&self) -> Later<'_, Vec<Sealed>> {
        Box::pin(async move { self.all_sealed_days().await })
    }

    fn sealed_day<'a>(&'a self, day: &'a str) -> Later<'a, Option<Sealed>> {
        Box::pin(async move { self.one_sealed_day(day).await })
    }

    fn damaged(&self, facts: &Facts) -> Error {
        StoreFault::DamagedGame { game: facts.game.clone(), id: facts.id.clone() }.into()
    }
}

impl Shelf for Sql<'_> {
    type Fault = StoreFault;

    fn game(&self, player: i64, id: &str) -> Result<Option<Kept>, StoreFault> {
        games::find(self.0, player, id)
    }

    fn games(&self, player: i64, which: &Which, most: usize) -> Result<Vec<Kept>, StoreFault> {
        games::list(self.0, player, which, most)
    }

    fn played(&self, player: i64) -> Result<Vec<String>, StoreFault> {
        games::played(self.0, player)
    }

    fn running(&self, player: i64) -> Result<i64, StoreFault> {
        games::running(self.0, player)
    }

    fn earlier(&self, facts: &Facts) -> Result<Option<String>, StoreFault> {
        games::earlier(self.0, facts)
    }

    fn add(&self, facts: &Facts, snapshot: &Snapshot) -> Result<(), StoreFault> {
        games::add(self.0, facts, snapshot)
    }

    fn archive(&self, player: i64, id: &str) -> Result<(), StoreFault> {
        games::archive(self.0, player, id)
    }

    fn rows(&self, board: &Board, most: usize) -> Result<Vec<Row>, StoreFault> {
        board::rows(board, self.0, most)
    }

    fn place(&self, board: &Board, game: &str) -> Result<Option<(Ended, u32, u32)>, StoreFault> {
        board::place(board, self.0, game)
    }

    fn entry(&self, game: &str) -> Result<Option<String>, StoreFault> {
        board::record(self.0, game)
    }

    fn campaign(&self, player: i64, id: &str) -> Result<Option<Campaign>, StoreFault> {
        campaigns::find(self.0, player, id)
    }

    fn campaigns(&self, player: i64) -> Result<Vec<Campaign>, StoreFault> {
        campaigns::list(self.0, player)
    }

    fn review(&self, game: &str) -> Result<Option<Reviewed>, StoreFault> {
        reviews::find(self.0, game)
    }

    fn ask_review(&self, asked: &Asked) -> Result<(), StoreFault> {
        reviews::ask(self.0, asked)
    }

    fn waiting_reviews(&self, player: i64) -> Result<(i64, i64), StoreFault> {
        reviews::waiting(self.0, player)
    }

    fn next_review(&self) -> Result<Option<Asked>, StoreFault> {
        reviews::next(self.0)
    }

    fn keep_review(&self, asked: &Asked, review: &str) -> Result<(), StoreFault> {
        reviews::keep(self.0, asked, review)
    }

    fn practice(&self, player: i64) -> Result<Option<String>, StoreFault> {
        reviews::practice(self.0, player)
    }

    fn keep_practice(&self, player: i64, deck: &str) -> Result<(), StoreFault> {
        reviews::keep_practice(self.0, player, deck)
    }

    fn add_campaign(&self, player: i64, campaign: &Campaign) -> Result<(), StoreFault> {
        campaigns::add(self.0, player, campaign)
    }
}
