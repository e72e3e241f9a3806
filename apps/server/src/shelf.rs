//! The store as the shelf of the site.

use site::{Asked, Board, Campaign, Ended, Facts, Head, Kept, Reviewed, Row, Shelf, Snapshot, Which};

use crate::store::{Connection, StoreFault, board, campaigns, games, reviews, watches};

/// The store while a piece of work has it.
pub(crate) struct Sql<'a>(pub(crate) &'a Connection);

impl Shelf for Sql<'_> {
    type Fault = StoreFault;

    fn game(&self, player: i64, id: &str) -> Result<Option<Kept>, StoreFault> {
        games::find(self.0, player, id)
    }

    fn invited(&self, invite: &str) -> Result<Option<Kept>, StoreFault> {
        games::invited(self.0, invite)
    }

    fn watched(&self, link: &str) -> Result<Option<(String, i64)>, StoreFault> {
        watches::watched(self.0, link)
    }

    fn games(&self, player: i64, which: &Which, most: usize) -> Result<Vec<Kept>, StoreFault> {
        games::list(self.0, player, which, most)
    }

    fn heads(&self, player: i64) -> Result<Vec<Head>, StoreFault> {
        games::heads(self.0, player)
    }

    fn restore(&self, player: i64, id: &str) -> Result<(), StoreFault> {
        games::restore(self.0, player, id)
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
