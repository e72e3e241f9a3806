//! The shelf over maps. Lists and boards have the order that the server's have.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;

use site::{
    Asked, Board, Boards, Campaign, Campaigns, Ended, Facts, Games, Head, Kept, LiveGame, Reviewed, Reviews, Row,
    Snapshot, Which, name_of,
};

use crate::finding::Finding;
use crate::state::{Entry, Game, PLAYER, Refused, State};

/// What is kept, while a piece of work has it.
pub(crate) struct Maps(pub(crate) RefCell<State>);

impl Maps {
    /// The player's games that `wanted` takes.
    fn those(&self, player: i64, wanted: impl Fn(&Game) -> bool) -> Vec<Arc<Game>> {
        let state = self.0.borrow();
        state.games.values().filter(|game| player == PLAYER && wanted(game)).cloned().collect()
    }

    /// The games on a board, best first.
    fn ranked(&self, board: &Board) -> Vec<(Arc<Game>, Entry)> {
        let on_board = self.those(PLAYER, |game| Board::of(&game.facts) == *board).into_iter();
        let mut all: Vec<_> = on_board.filter_map(|game| game.entry.clone().map(|entry| (game, entry))).collect();
        all.sort_by_key(|(game, entry)| (entry.ended.rank(), entry.finished, game.facts.id.clone()));
        all
    }
}

impl Games<Refused> for Maps {
    fn game(&self, player: i64, id: &str) -> Result<Option<Kept>, Refused> {
        let state = self.0.borrow();
        Ok(state.games.get(id).filter(|_| player == PLAYER).map(|game| game.kept()))
    }

    fn invited(&self, _invite: &str) -> Result<Option<Kept>, Refused> {
        Ok(None)
    }

    fn watched(&self, _link: &str) -> Result<Option<(String, i64)>, Refused> {
        Ok(None)
    }

    fn games(&self, player: i64, which: &Which, most: usize) -> Result<Vec<Kept>, Refused> {
        let mut found = self.those(player, |game| which.selects(&game.facts, &game.snapshot.result, game.away));
        found.sort_by_key(|game| which.order(&game.facts, game.changed, game.number));
        Ok(found.iter().take(most).map(|game| game.kept()).collect())
    }

    fn heads(&self, player: i64) -> Result<Vec<Head>, Refused> {
        let all = self.those(player, |_| true);
        Ok(all.iter().map(|game| Head::of(&game.facts, &game.snapshot.record, game.away)).collect())
    }

    fn restore(&self, player: i64, id: &str) -> Result<(), Refused> {
        if let Some(game) = self.those(player, |game| game.facts.id == id).pop() {
            self.0.borrow_mut().put(Game { away: false, ..(*game).clone() });
        }
        Ok(())
    }

    fn played(&self, player: i64) -> Result<Vec<String>, Refused> {
        let all: BTreeSet<String> =
            self.those(player, |_| true).into_iter().map(|game| game.facts.game.clone()).collect();
        Ok(all.into_iter().collect())
    }

    fn running(&self, player: i64) -> Result<i64, Refused> {
        let all = self.those(player, |game| !game.away && game.snapshot.result == "*");
        Ok(i64::try_from(all.len()).unwrap_or(i64::MAX))
    }

    fn earlier(&self, facts: &Facts) -> Result<Option<String>, Refused> {
        let found = match (&facts.day, &facts.source) {
            (Some(_), _) => {
                self.those(facts.player, |game| game.facts.day == facts.day && game.facts.game == facts.game)
            }
            (None, Some(_)) => self.those(facts.player, |game| game.facts.source == facts.source),
            (None, None) => Vec::new(),
        };
        let Some(found) = found.into_iter().min_by_key(|game| game.number) else { return Ok(None) };
        if facts.day.is_none() && found.away {
            self.0.borrow_mut().put(Game { away: false, ..(*found).clone() });
        }
        Ok(Some(found.facts.id.clone()))
    }

    fn add(&self, facts: &Facts, snapshot: &Snapshot) -> Result<(), Refused> {
        let before = self.those(facts.player, |game| facts.day.is_none() && game.facts.deal == facts.deal).len();
        let attempt = 1 + i64::try_from(before).unwrap_or(i64::MAX - 1);
        let mut state = self.0.borrow_mut();
        let number = state.next_number();
        let (facts, snapshot) = (Facts { attempt, ..facts.clone() }, snapshot.clone());
        let changed = facts.created;
        state.put(Game { facts, revision: 1, snapshot, changed, away: false, number, entry: None, synced: None });
        Ok(())
    }

    fn archive(&self, player: i64, id: &str) -> Result<(), Refused> {
        if let Some(game) = self.those(player, |game| game.facts.id == id).pop() {
            self.0.borrow_mut().put(Game { away: true, ..(*game).clone() });
        }
        Ok(())
    }
}

impl Boards<Refused> for Maps {
    fn rows(&self, board: &Board, most: usize) -> Result<Vec<Row>, Refused> {
        let name = name_of(PLAYER, self.0.borrow().owner.name.clone());
        let row = |(game, entry): (Arc<Game>, Entry)| Row {
            game: game.facts.id.clone(),
            player: PLAYER,
            name: name.clone(),
            ended: entry.ended,
        };
        Ok(self.ranked(board).into_iter().take(most).map(row).collect())
    }

    fn place(&self, board: &Board, game: &str) -> Result<Option<(Ended, u32, u32)>, Refused> {
        let mut all = self.ranked(board);
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let of = number(all.len());
        let at = all.iter().position(|(known, _)| known.facts.id == game);
        Ok(at.map(|at| (all.swap_remove(at).1.ended, number(at + 1), of)))
    }

    fn entry(&self, game: &str) -> Result<Option<String>, Refused> {
        let state = self.0.borrow();
        Ok(state.games.get(game).and_then(|game| game.entry.as_ref()).map(|entry| entry.record.clone()))
    }
}

impl Campaigns<Refused> for Maps {
    fn campaign(&self, player: i64, id: &str) -> Result<Option<Campaign>, Refused> {
        let state = self.0.borrow();
        Ok(state.campaigns.get(id).filter(|_| player == PLAYER).map(|campaign| (**campaign).clone()))
    }

    fn campaigns(&self, player: i64) -> Result<Vec<Campaign>, Refused> {
        let state = self.0.borrow();
        let mut all: Vec<Campaign> =
            state.campaigns.values().filter(|_| player == PLAYER).map(|campaign| (**campaign).clone()).collect();
        all.sort_by_key(|campaign| (Reverse(campaign.created), campaign.id.clone()));
        all.truncate(200);
        Ok(all)
    }

    fn add_campaign(&self, _: i64, campaign: &Campaign) -> Result<(), Refused> {
        let mut state = self.0.borrow_mut();
        state.dirty.insert(format!("campaign/{}", campaign.id));
        state.campaigns.insert(campaign.id.clone(), Arc::new(campaign.clone()));
        Ok(())
    }
}

impl Reviews<Refused> for Maps {
    fn review(&self, game: &str) -> Result<Option<Reviewed>, Refused> {
        Ok(self.0.borrow().reviews.get(game).map(|(_, reviewed)| reviewed.clone()))
    }

    fn ask_review(&self, asked: &Asked) -> Result<(), Refused> {
        let new = Reviewed { line: asked.line.clone(), wanted: asked.wanted, done: 0, review: String::new() };
        let mut state = self.0.borrow_mut();
        let before = state.reviews.remove(&asked.game).filter(|(_, before)| before.line == asked.line);
        let reviewed = before.map_or(new, |(_, before)| Reviewed { wanted: asked.wanted, ..before });
        state.reviews.insert(asked.game.clone(), (asked.clone(), reviewed));
        Ok(())
    }

    fn waiting_reviews(&self, _: i64) -> Result<(i64, i64), Refused> {
        // Each is done when it is asked for.
        Ok((0, 0))
    }

    fn next_review(&self) -> Result<Option<Asked>, Refused> {
        let state = self.0.borrow();
        let waits = state.reviews.values().find(|(_, reviewed)| reviewed.done < reviewed.wanted);
        Ok(waits.map(|(asked, _)| asked.clone()))
    }

    fn keep_review(&self, asked: &Asked, review: &str) -> Result<(), Refused> {
        let state = &mut *self.0.borrow_mut();
        if let Some((_, kept)) = state.reviews.get_mut(&asked.game) {
            (kept.done, kept.review) = (asked.wanted, review.to_owned());
            state.found.push(Finding::Review(asked.clone(), kept.clone()));
        }
        Ok(())
    }

    fn practice(&self, _: i64) -> Result<Option<String>, Refused> {
        Ok(Some(self.0.borrow().owner.practice.clone()).filter(|deck| !deck.is_empty()))
    }

    fn keep_practice(&self, _: i64, deck: &str) -> Result<(), Refused> {
        self.0.borrow_mut().own(|owner| deck.clone_into(&mut owner.practice));
        Ok(())
    }
}

impl Maps {
    /// Keeps a game after a change that led from a revision to the one it has now, and enters it on its board if it has just ended for the
    /// first time.
    ///
    /// # Errors
    /// [`Refused::Stale`] if the kept game is at another revision.
    pub(crate) fn save(
        &self,
        LiveGame { facts, revision, changed, .. }: &LiveGame,
        from: i64,
        snapshot: Snapshot,
    ) -> Result<(), Refused> {
        let kept = self.those(facts.player, |game| game.facts.id == facts.id && game.revision == from).pop();
        let kept = kept.ok_or(Refused::Stale)?;
        let entry = kept.entry.clone().or_else(|| {
            let enters = snapshot.ranks && facts.comes_on_board(*changed);
            let (ended, record) = (Ended::from(&snapshot), snapshot.record.clone());
            enters.then_some(Entry { ended, record, finished: *changed })
        });
        let game = Game {
            facts: (**facts).clone(),
            revision: *revision,
            snapshot,
            changed: *changed,
            entry,
            ..(*kept).clone()
        };
        self.0.borrow_mut().put(game);
        Ok(())
    }
}
