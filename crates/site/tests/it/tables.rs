//! What the host in memory keeps.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use site::{
    Asked, Board, Boards, Campaign, Campaigns, Ended, Error, Facts, Fault, Games, Head, Kept, LiveGame, Player,
    Reviewed, Reviews, Row, Snapshot, Which, Words, name_of,
};

/// The game has changed in the meantime.
#[derive(Debug)]
pub(crate) struct Stale;

impl From<Stale> for Error {
    fn from(_: Stale) -> Self {
        let what = Words::of("refused-stale");
        Self::Store(Fault { what, help: "error-stale-help", title: "error-stale", word: "stale", is_stale: true })
    }
}

#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) kept: Kept,
    /// Whether it is off the lists.
    away: bool,
    /// The record as it first ended, and when.
    first: Option<(String, i64)>,
    /// The end of the link by which others watch it.
    pub(crate) watch: Option<String>,
}

/// What is kept.
#[derive(Clone, Default)]
pub(crate) struct Tables {
    pub(crate) players: Vec<([u8; 32], Player, String)>,
    games: Vec<Game>,
    campaigns: Vec<(i64, Campaign)>,
    reviews: BTreeMap<String, (Asked, Reviewed)>,
    decks: BTreeMap<i64, String>,
}

/// What is kept, while a piece of work has it.
pub(crate) struct Open(pub(crate) RefCell<Tables>);

impl Open {
    pub(crate) fn those(&self, wanted: impl Fn(&Game) -> bool) -> Vec<Game> {
        self.0.borrow().games.iter().filter(|game| wanted(game)).cloned().collect()
    }

    fn set_away(&self, player: i64, id: &str, away: bool) {
        let mut tables = self.0.borrow_mut();
        let found = tables.games.iter_mut().find(|game| game.kept.facts.id == id && game.kept.facts.player == player);
        found.unwrap().away = away;
    }

    pub(crate) fn save(&self, live: &LiveGame, from: i64, snapshot: Snapshot) -> Result<(), Stale> {
        let mut tables = self.0.borrow_mut();
        let is_it = |game: &&mut Game| game.kept.facts.id == live.facts.id && game.kept.revision == from;
        let game = tables.games.iter_mut().find(is_it).ok_or(Stale)?;
        game.watch.clone_from(&live.watch);
        if snapshot.ranks && live.facts.comes_on_board(live.changed) && game.first.is_none() {
            game.first = Some((snapshot.record.clone(), live.changed));
            game.kept.entry = Some(Ended::from(&snapshot));
        }
        game.kept = Kept {
            facts: (*live.facts).clone(),
            revision: live.revision,
            snapshot: Snapshot { ranks: false, ..snapshot },
            changed: live.changed,
            ..game.kept.clone()
        };
        Ok(())
    }

    fn ranked(&self, board: &Board) -> Vec<(Game, Ended)> {
        let on_board = self.those(|game| Board::of(&game.kept.facts) == *board);
        let mut all: Vec<_> =
            on_board.into_iter().filter_map(|game| Some((game.clone(), game.kept.entry.clone()?))).collect();
        all.sort_by_key(|(game, ended)| (ended.rank(), game.first.as_ref().map(|(_, finished)| *finished)));
        all
    }
}

impl Games<Stale> for Open {
    fn game(&self, player: i64, id: &str) -> Result<Option<Kept>, Stale> {
        Ok(self.those(|game| game.kept.facts.id == id && game.kept.is_of(player)).pop().map(|game| game.kept))
    }

    fn invited(&self, invite: &str) -> Result<Option<Kept>, Stale> {
        let leads = |game: &Game| game.kept.snapshot.apart.as_ref().is_some_and(|apart| apart.invite == invite);
        Ok(self.those(leads).pop().map(|game| game.kept))
    }

    fn watched(&self, link: &str) -> Result<Option<(String, i64)>, Stale> {
        let found = self.those(|game| game.watch.as_deref() == Some(link)).pop();
        Ok(found.map(|game| (game.kept.facts.id, game.kept.facts.player)))
    }

    fn games(&self, player: i64, which: &Which, most: usize) -> Result<Vec<Kept>, Stale> {
        let wanted = |game: &Game| {
            let Kept { facts, snapshot, .. } = &game.kept;
            game.kept.is_of(player) && which.selects(facts, &snapshot.result, game.away)
        };
        let found = self.those(wanted).into_iter().map(|game| game.kept);
        let mut found: Vec<(i64, Kept)> = (0..).zip(found).collect();
        found.sort_by_key(|(number, kept)| which.order(&kept.facts, kept.changed, *number));
        Ok(found.into_iter().map(|(_, kept)| kept).take(most).collect())
    }

    fn heads(&self, player: i64) -> Result<Vec<Head>, Stale> {
        let of = |Game { kept, away, .. }: Game| Head::of(&kept.facts, &kept.snapshot.record, away);
        Ok(self.those(|game| game.kept.facts.player == player).into_iter().map(of).collect())
    }

    fn restore(&self, player: i64, id: &str) -> Result<(), Stale> {
        self.set_away(player, id, false);
        Ok(())
    }

    fn played(&self, player: i64) -> Result<Vec<String>, Stale> {
        let all: BTreeSet<_> =
            self.those(|game| game.kept.is_of(player)).into_iter().map(|game| game.kept.facts.game).collect();
        Ok(all.into_iter().collect())
    }

    fn running(&self, player: i64) -> Result<i64, Stale> {
        Ok(self.games(player, &Which::Running, usize::MAX)?.len().try_into().unwrap())
    }

    fn earlier(&self, facts: &Facts) -> Result<Option<String>, Stale> {
        let is_same = |known: &Facts| match (&facts.day, &facts.source) {
            (Some(day), _) => known.day.as_ref() == Some(day) && known.game == facts.game,
            (None, source) => source.is_some() && known.source == *source,
        };
        let found = self.those(|game| game.kept.facts.player == facts.player && is_same(&game.kept.facts));
        Ok(found.into_iter().map(|game| game.kept.facts.id).next())
    }

    fn add(&self, facts: &Facts, snapshot: &Snapshot) -> Result<(), Stale> {
        let is_again = |known: &Facts| facts.day.is_none() && known.player == facts.player && known.deal == facts.deal;
        let before = self.those(|game| is_again(&game.kept.facts)).len();
        let facts = Facts { attempt: i64::try_from(before).unwrap() + 1, ..facts.clone() };
        let changed = facts.created;
        let kept = Kept { facts, revision: 1, snapshot: snapshot.clone(), changed, entry: None, is_sound: true };
        self.0.borrow_mut().games.push(Game { kept, away: false, first: None, watch: None });
        Ok(())
    }

    fn archive(&self, player: i64, id: &str) -> Result<(), Stale> {
        self.set_away(player, id, true);
        Ok(())
    }
}

impl Boards<Stale> for Open {
    fn rows(&self, board: &Board, most: usize) -> Result<Vec<Row>, Stale> {
        let row = |(game, ended): (Game, Ended)| {
            let player = game.kept.facts.player;
            let name = self.0.borrow().players.iter().find(|(_, known, _)| known.id == player).unwrap().2.clone();
            Row { game: game.kept.facts.id, player, name: name_of(player, name), ended }
        };
        Ok(self.ranked(board).into_iter().map(row).take(most).collect())
    }

    fn place(&self, board: &Board, game: &str) -> Result<Option<(Ended, u32, u32)>, Stale> {
        let all = self.ranked(board);
        let at = all.iter().position(|(known, _)| known.kept.facts.id == game);
        Ok(at.map(|at| (all[at].1.clone(), u32::try_from(at).unwrap() + 1, u32::try_from(all.len()).unwrap())))
    }

    fn entry(&self, game: &str) -> Result<Option<String>, Stale> {
        Ok(self.those(|known| known.kept.facts.id == game).pop().and_then(|game| game.first).map(|(record, _)| record))
    }
}

impl Campaigns<Stale> for Open {
    fn campaign(&self, player: i64, id: &str) -> Result<Option<Campaign>, Stale> {
        Ok(self.campaigns(player)?.into_iter().find(|campaign| campaign.id == id))
    }

    fn campaigns(&self, player: i64) -> Result<Vec<Campaign>, Stale> {
        let all = &self.0.borrow().campaigns;
        Ok(all.iter().rev().filter(|(owner, _)| *owner == player).map(|(_, campaign)| campaign.clone()).collect())
    }

    fn add_campaign(&self, player: i64, campaign: &Campaign) -> Result<(), Stale> {
        self.0.borrow_mut().campaigns.push((player, campaign.clone()));
        Ok(())
    }
}

impl Reviews<Stale> for Open {
    fn review(&self, game: &str) -> Result<Option<Reviewed>, Stale> {
        Ok(self.0.borrow().reviews.get(game).map(|(_, reviewed)| reviewed.clone()))
    }

    fn ask_review(&self, asked: &Asked) -> Result<(), Stale> {
        let new = Reviewed { line: asked.line.clone(), wanted: asked.wanted, done: 0, review: String::new() };
        self.0.borrow_mut().reviews.insert(asked.game.clone(), (asked.clone(), new));
        Ok(())
    }

    fn waiting_reviews(&self, _: i64) -> Result<(i64, i64), Stale> {
        Ok((0, 0))
    }

    fn next_review(&self) -> Result<Option<Asked>, Stale> {
        let tables = self.0.borrow();
        let waits = tables.reviews.values().find(|(_, reviewed)| reviewed.done < reviewed.wanted);
        Ok(waits.map(|(asked, _)| asked.clone()))
    }

    fn keep_review(&self, asked: &Asked, review: &str) -> Result<(), Stale> {
        let (line, wanted, review) = (asked.line.clone(), asked.wanted, review.to_owned());
        let kept = Reviewed { line, wanted, done: wanted, review };
        self.0.borrow_mut().reviews.insert(asked.game.clone(), (asked.clone(), kept));
        Ok(())
    }

    fn practice(&self, player: i64) -> Result<Option<String>, Stale> {
        Ok(self.0.borrow().decks.get(&player).cloned())
    }

    fn keep_practice(&self, player: i64, deck: &str) -> Result<(), Stale> {
        self.0.borrow_mut().decks.insert(player, deck.to_owned());
        Ok(())
    }
}
