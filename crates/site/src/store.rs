//! A store in memory, with the same order of results as the server's store.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::kept::{
    Ended, GameHead, GameMeta, GameSummary, Kept, RankedResult, ReviewRequest, Reviewed, Snapshot, StoredCampaign,
    name_of,
};
use crate::live::LiveGame;
use crate::selection::{Board, FinishedFilter, GameFilter};
use crate::services::{Boards, Campaigns, Games, Reviews};
use crate::sync::SyncedGame;

/// A store in memory. Clones share the games.
#[derive(Clone, Debug, Default)]
pub struct Store<P> {
    /// The players.
    pub players: P,
    /// The games by id.
    pub games: BTreeMap<String, Arc<StoredGame>>,
    /// The campaigns by id, each with its player.
    pub campaigns: BTreeMap<String, (i64, Arc<StoredCampaign>)>,
    /// The requested reviews and their results.
    pub reviews: BTreeMap<String, (ReviewRequest, Reviewed)>,
    /// The reviews made since this was last emptied.
    pub found: Vec<(ReviewRequest, Reviewed)>,
    /// The rows changed since this was last emptied: `owner`, `game/ID` and `campaign/ID`.
    pub dirty: BTreeSet<String>,
}

/// The players of a store.
pub trait Players {
    /// The name of a player on boards; may be empty.
    fn name(&self, player: i64) -> String;
    /// The exercises of a player; empty if there are none.
    fn practice(&mut self, player: i64) -> &mut String;
}

/// A stored game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredGame {
    /// The constant facts.
    pub facts: GameMeta,
    /// The number of its last change.
    pub revision: i64,
    /// The changing part.
    pub snapshot: Snapshot,
    /// When it last changed.
    pub changed: i64,
    /// Whether it is off the lists.
    pub away: bool,
    /// Its number in the order in which games began.
    pub number: i64,
    /// Its entry on the board.
    pub entry: Option<BoardEntry>,
    /// Its last synchronised version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub synced: Option<Synced>,
    /// The secret of the link for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watch: Option<String>,
}

/// The revisions of a game here and on a server when both had the same version.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Synced {
    /// The revision here; 0 if this version has more than the server's.
    pub here: i64,
    /// The revision on the server.
    pub there: i64,
}

/// The first end of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BoardEntry {
    /// Its entry on the board.
    pub ended: Ended,
    /// The record at that time.
    pub record: String,
    /// The time.
    pub finished: i64,
}

/// The game has changed in the meantime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict;

impl From<Conflict> for Error {
    fn from(_: Conflict) -> Self {
        Self::Stale
    }
}

impl StoredGame {
    /// The game in the site's form.
    pub fn kept(&self) -> Kept {
        Kept {
            facts: self.facts.clone(),
            revision: self.revision,
            snapshot: Snapshot { ranks: false, finished: None, ..self.snapshot.clone() },
            changed: self.changed,
            entry: self.entry.as_ref().map(|entry| entry.ended.clone()),
            is_sound: true,
        }
    }

    /// The game in the form for a server.
    pub fn sent(&self) -> SyncedGame {
        SyncedGame { base: self.synced.map(|synced| synced.there), ..crate::sync::of(self.kept()) }
    }

    fn is_of(&self, player: i64) -> bool {
        self.facts.is_of(player, self.snapshot.apart.as_ref())
    }
}

impl<P> Store<P> {
    /// Stores a game and marks it as changed.
    pub fn put(&mut self, game: StoredGame) {
        let id = game.facts.id.clone();
        self.dirty.insert(format!("game/{id}"));
        self.games.insert(id, Arc::new(game));
    }

    /// The number of the next game.
    pub fn next_number(&self) -> i64 {
        1 + self.games.values().map(|game| game.number).max().unwrap_or(0)
    }

    /// Changes the players' data.
    pub fn own(&mut self, change: impl FnOnce(&mut P)) {
        change(&mut self.players);
        self.dirty.insert("owner".to_owned());
    }
}

/// A store in use by a job.
#[derive(Debug)]
pub struct OpenStore<P>(pub RefCell<Store<P>>);

impl<P> OpenStore<P> {
    /// The games that `wanted` selects.
    fn select(&self, wanted: impl Fn(&StoredGame) -> bool) -> Vec<Arc<StoredGame>> {
        self.0.borrow().games.values().filter(|game| wanted(game)).cloned().collect()
    }

    /// A game that belongs to a player.
    fn owned(&self, player: i64, id: &str) -> Option<Arc<StoredGame>> {
        self.0.borrow().games.get(id).filter(|game| game.facts.player == player).cloned()
    }

    fn set_away(&self, player: i64, id: &str, away: bool) {
        if let Some(game) = self.owned(player, id) {
            self.0.borrow_mut().put(StoredGame { away, ..(*game).clone() });
        }
    }

    /// The games on a board, best first.
    fn ranked(&self, board: &Board) -> Vec<(Arc<StoredGame>, BoardEntry)> {
        let on_board = self.select(|game| Board::of(&game.facts) == *board).into_iter();
        let mut all: Vec<_> = on_board.filter_map(|game| game.entry.clone().map(|entry| (game, entry))).collect();
        all.sort_by_key(|(game, entry)| (entry.ended.rank(), entry.finished, game.facts.id.clone()));
        all
    }

    /// Stores a game after a change from the revision `from`, and enters it on its board if it has just ended for the first time.
    ///
    /// # Errors
    /// If the stored game is at another revision.
    pub fn save(&self, live: &LiveGame, from: i64, snapshot: Snapshot) -> Result<(), Conflict> {
        let LiveGame { facts, revision, changed, watch, .. } = live;
        let kept = self.owned(facts.player, &facts.id).filter(|game| game.revision == from).ok_or(Conflict)?;
        let entry = kept.entry.clone().or_else(|| {
            let enters = snapshot.ranks && facts.comes_on_board(*changed);
            let (ended, record) = (Ended::from(&snapshot), snapshot.record.clone());
            enters.then_some(BoardEntry { ended, record, finished: *changed })
        });
        let (facts, watch) = ((**facts).clone(), watch.clone());
        let game =
            StoredGame { facts, revision: *revision, snapshot, changed: *changed, entry, watch, ..(*kept).clone() };
        self.0.borrow_mut().put(game);
        Ok(())
    }
}

impl<P, F> Games<F> for OpenStore<P> {
    fn game(&self, player: i64, id: &str) -> Result<Option<Kept>, F> {
        Ok(self.0.borrow().games.get(id).filter(|game| game.is_of(player)).map(|game| game.kept()))
    }

    fn invited(&self, invite: &str) -> Result<Option<Kept>, F> {
        let leads = |game: &StoredGame| game.snapshot.apart.as_ref().is_some_and(|apart| apart.invite == invite);
        Ok(self.select(leads).pop().map(|game| game.kept()))
    }

    fn watched(&self, link: &str) -> Result<Option<(String, i64)>, F> {
        let found = self.select(|game| game.watch.as_deref() == Some(link)).pop();
        Ok(found.map(|game| (game.facts.id.clone(), game.facts.player)))
    }

    fn games(&self, player: i64, which: &GameFilter, most: usize) -> Result<Vec<Kept>, F> {
        let wanted =
            |game: &StoredGame| game.is_of(player) && which.selects(&game.facts, &game.snapshot.result, game.away);
        let mut found = self.select(wanted);
        found.sort_by_key(|game| which.order(&game.facts, game.changed, game.number));
        Ok(found.iter().take(most).map(|game| game.kept()).collect())
    }

    fn games_by_id(&self, player: i64, ids: &[String]) -> Result<Vec<Kept>, F> {
        let store = self.0.borrow();
        let own = ids.iter().filter_map(|id| store.games.get(id)).filter(|game| game.is_of(player));
        Ok(own.map(|game| game.kept()).collect())
    }

    fn summaries(
        &self,
        player: i64,
        which: FinishedFilter,
        most: usize,
    ) -> Result<Vec<(String, Option<GameSummary>)>, F> {
        let mut games: Vec<Kept> = self.games(player, &GameFilter::Over, most)?;
        games.retain(|kept| which == FinishedFilter::All || kept.facts.day.is_some());
        Ok(games.iter().filter_map(|kept| Some((kept.facts.id.clone(), Some(GameSummary::of(kept)?)))).collect())
    }

    fn keep_summary(&self, _: &str, _: Option<&GameSummary>) -> Result<(), F> {
        // Summaries are made from the records in memory.
        Ok(())
    }

    fn heads(&self, player: i64) -> Result<Vec<GameHead>, F> {
        let all = self.select(|game| game.facts.player == player);
        Ok(all.iter().map(|game| GameHead::of(&game.facts, &game.snapshot.record, game.away)).collect())
    }

    fn restore(&self, player: i64, id: &str) -> Result<(), F> {
        self.set_away(player, id, false);
        Ok(())
    }

    fn played(&self, player: i64) -> Result<Vec<String>, F> {
        let all: BTreeSet<String> =
            self.select(|game| game.is_of(player)).into_iter().map(|game| game.facts.game.clone()).collect();
        Ok(all.into_iter().collect())
    }

    fn running(&self, player: i64) -> Result<i64, F> {
        let all = self.select(|game| game.is_of(player) && !game.away && game.snapshot.result == "*");
        Ok(i64::try_from(all.len()).unwrap_or(i64::MAX))
    }

    fn earlier(&self, facts: &GameMeta) -> Result<Option<String>, F> {
        let is_same = |known: &GameMeta| match (&facts.day, &facts.source) {
            (Some(_), _) => known.day == facts.day && known.game == facts.game,
            (None, source) => source.is_some() && known.source == *source,
        };
        let found = self.select(|game| game.facts.player == facts.player && is_same(&game.facts));
        let Some(found) = found.into_iter().min_by_key(|game| game.number) else { return Ok(None) };
        if facts.day.is_none() && found.away {
            self.set_away(facts.player, &found.facts.id, false);
        }
        Ok(Some(found.facts.id.clone()))
    }

    fn add(&self, facts: &GameMeta, snapshot: &Snapshot) -> Result<(), F> {
        let is_again =
            |known: &GameMeta| facts.day.is_none() && known.player == facts.player && known.deal == facts.deal;
        let before = self.select(|game| is_again(&game.facts)).len();
        let attempt = 1 + i64::try_from(before).unwrap_or(i64::MAX - 1);
        let mut store = self.0.borrow_mut();
        let (number, changed) = (store.next_number(), facts.created);
        let (facts, snapshot) = (GameMeta { attempt, ..facts.clone() }, snapshot.clone());
        let (away, entry, synced, watch) = (false, None, None, None);
        store.put(StoredGame { facts, revision: 1, snapshot, changed, away, number, entry, synced, watch });
        Ok(())
    }

    fn archive(&self, player: i64, id: &str) -> Result<(), F> {
        self.set_away(player, id, true);
        Ok(())
    }
}

impl<P: Players, F> Boards<F> for OpenStore<P> {
    fn rows(&self, board: &Board, most: usize) -> Result<Vec<RankedResult>, F> {
        let row = |(game, entry): (Arc<StoredGame>, BoardEntry)| {
            let (id, player) = (game.facts.id.clone(), game.facts.player);
            let name = name_of(player, self.0.borrow().players.name(player));
            RankedResult { game: id, player, name, ended: entry.ended }
        };
        Ok(self.ranked(board).into_iter().take(most).map(row).collect())
    }

    fn place(&self, board: &Board, game: &str) -> Result<Option<(Ended, u32, u32)>, F> {
        let mut all = self.ranked(board);
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let of = number(all.len());
        let at = all.iter().position(|(known, _)| known.facts.id == game);
        Ok(at.map(|at| (all.swap_remove(at).1.ended, number(at + 1), of)))
    }

    fn entry(&self, game: &str) -> Result<Option<String>, F> {
        let store = self.0.borrow();
        Ok(store.games.get(game).and_then(|game| game.entry.as_ref()).map(|entry| entry.record.clone()))
    }
}

impl<P, F> Campaigns<F> for OpenStore<P> {
    fn campaign(&self, player: i64, id: &str) -> Result<Option<StoredCampaign>, F> {
        let store = self.0.borrow();
        Ok(store.campaigns.get(id).filter(|(owner, _)| *owner == player).map(|(_, campaign)| (**campaign).clone()))
    }

    fn campaigns(&self, player: i64) -> Result<Vec<StoredCampaign>, F> {
        let store = self.0.borrow();
        let own = store.campaigns.values().filter(|(owner, _)| *owner == player);
        let mut all: Vec<StoredCampaign> = own.map(|(_, campaign)| (**campaign).clone()).collect();
        all.sort_by_key(|campaign| (Reverse(campaign.created), campaign.id.clone()));
        all.truncate(200);
        Ok(all)
    }

    fn add_campaign(&self, player: i64, campaign: &StoredCampaign) -> Result<(), F> {
        let mut store = self.0.borrow_mut();
        store.dirty.insert(format!("campaign/{}", campaign.id));
        store.campaigns.insert(campaign.id.clone(), (player, Arc::new(campaign.clone())));
        Ok(())
    }
}

impl<P: Players, F> Reviews<F> for OpenStore<P> {
    fn review(&self, game: &str) -> Result<Option<Reviewed>, F> {
        Ok(self.0.borrow().reviews.get(game).map(|(_, reviewed)| reviewed.clone()))
    }

    fn ask_review(&self, asked: &ReviewRequest) -> Result<(), F> {
        let new = Reviewed { line: asked.line.clone(), wanted: asked.wanted, done: 0, review: String::new() };
        let mut store = self.0.borrow_mut();
        let before = store.reviews.remove(&asked.game).filter(|(_, before)| before.line == asked.line);
        let reviewed = before.map_or(new, |(_, before)| Reviewed { wanted: asked.wanted, ..before });
        store.reviews.insert(asked.game.clone(), (asked.clone(), reviewed));
        Ok(())
    }

    fn waiting_reviews(&self, _: i64) -> Result<(i64, i64), F> {
        // Each review is made when it is requested.
        Ok((0, 0))
    }

    fn next_review(&self, _: i64) -> Result<Option<ReviewRequest>, F> {
        let store = self.0.borrow();
        let waits = store.reviews.values().find(|(_, reviewed)| reviewed.done < reviewed.wanted);
        Ok(waits.map(|(asked, _)| asked.clone()))
    }

    fn keep_review(&self, asked: &ReviewRequest, review: &str) -> Result<(), F> {
        let store = &mut *self.0.borrow_mut();
        if let Some((_, kept)) = store.reviews.get_mut(&asked.game) {
            (kept.done, kept.review) = (asked.wanted, review.to_owned());
            store.found.push((asked.clone(), kept.clone()));
        }
        Ok(())
    }

    fn practice(&self, player: i64) -> Result<Option<String>, F> {
        Ok(Some(self.0.borrow_mut().players.practice(player).clone()).filter(|deck| !deck.is_empty()))
    }

    fn keep_practice(&self, player: i64, deck: &str) -> Result<(), F> {
        self.0.borrow_mut().own(|players| deck.clone_into(players.practice(player)));
        Ok(())
    }
}
