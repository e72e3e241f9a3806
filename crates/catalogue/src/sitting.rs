//! A game being played, for any [`State`].

use game::{ChanceEvent, GameInfo, Offer, Outcome, Play, Recording, Seat, SeenChance, State, Table, View, find_rule};
use record::{DealChance, Record, RecordFault, replay_record};
use serde_json::Value;

use crate::notation::read_move;
use crate::{Deal, Hint, MoveError, Played, Session, Why};

/// The tag of a record in which a move that showed something hidden was taken back.
const INFORMED: (&str, &str) = ("Informed", "yes");

/// A game at the table: where it stands, how it came there, and what was taken back.
pub(crate) struct Sitting<S: State> {
    deal: record::Deal<S>,
    now: Point<S>,
    past: Vec<Step<S>>,
    undone: Vec<S::Move>,
    informed: bool,
    record: Record,
}

/// A point of the game: the state and the luck still to come.
#[derive(Clone)]
struct Point<S> {
    state: S,
    chance: DealChance,
}

/// A move played, and the point before it.
struct Step<S: State> {
    before: Point<S>,
    mv: S::Move,
    played: Played,
    /// Whether luck or the move showed something that was hidden before.
    showed: bool,
}

impl<S: State> Sitting<S> {
    pub(crate) fn start(deal: record::Deal<S>) -> Self {
        let (state, chance) = deal.start();
        let record = Record::of_deal(&deal);
        Self { deal, now: Point { state, chance }, past: Vec::new(), undone: Vec::new(), informed: false, record }
    }

    pub(crate) fn resume(record: Record) -> Result<Self, RecordFault> {
        let replay = replay_record::<S>(&record)?;
        let mut sitting = Self::start(replay.deal);
        for mv in replay.moves {
            sitting.carry_out(mv);
        }
        sitting.informed = record.tag(INFORMED.0) == Some(INFORMED.1);
        sitting.record = record;
        Ok(sitting)
    }

    /// Plays a legal move, all but the record.
    fn carry_out(&mut self, mv: S::Move) -> Played {
        let before = self.now.clone();
        let seat = before.state.deciding_seat();
        let seen = before.state.view(seat);
        let offer = self.offer(mv).unwrap_or_else(|| bare_offer(mv));
        let mut luck = Recording::new(self.now.chance.clone());
        self.now.state.play_unchecked(mv, &mut luck);
        self.now.chance = luck.source;
        let after = self.now.state.view(seat);
        let chance: Vec<SeenChance> = luck.events.iter().map(|event: &ChanceEvent| event.into()).collect();
        let shown = |seat| before.state.overheard(mv, &self.now.state, seat);
        let others = (0..S::INFO.seats).map(Seat).filter(|&other| other != seat);
        let overheard = others.flat_map(shown).collect();
        let mut told = seen.told(mv, &chance, &after);
        if !self.now.state.is_shared() {
            // What is shown to everybody, as both sides of a battle, is news to the seat that moved last as well.
            told.extend(shown(seat));
        }
        let played = Played { offer, told, overheard };
        let showed = !chance.is_empty() || after.hidden() < seen.hidden();
        self.past.push(Step { before, mv, played: played.clone(), showed });
        played
    }

    fn play_move(&mut self, mv: S::Move) -> Played {
        let played = self.carry_out(mv);
        self.record.push_move(&mv.to_string());
        self.record.set_outcome(self.now.state.outcome().as_ref());
        played
    }

    /// The offer of a legal move.
    fn offer(&self, mv: S::Move) -> Option<Offer> {
        let spelling = mv.to_string();
        self.table().offers.into_iter().find(|offer| offer.spelling == spelling)
    }
}

impl<S: State> Session for Sitting<S> {
    fn info(&self) -> &'static GameInfo {
        S::INFO
    }

    fn deal(&self) -> Deal {
        Deal::of(&self.deal)
    }

    fn seat(&self) -> Seat {
        self.now.state.deciding_seat()
    }

    fn last_seat(&self) -> Option<Seat> {
        self.past.last().map(|step| step.before.state.deciding_seat())
    }

    fn is_shared(&self) -> bool {
        self.now.state.is_shared()
    }

    fn table(&self) -> Table {
        self.now.state.view(self.now.state.deciding_seat()).table()
    }

    fn view(&self) -> Value {
        let view = self.now.state.view(self.now.state.deciding_seat());
        serde_json::to_value(view).unwrap_or_default()
    }

    fn state(&self) -> Value {
        serde_json::to_value(&self.now.state).unwrap_or_default()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now.state.outcome()
    }

    fn moves(&self) -> Vec<String> {
        self.past.iter().map(|step| step.mv.to_string()).collect()
    }

    fn played(&self, n: usize) -> Option<&Played> {
        self.past.get(n).map(|step| &step.played)
    }

    fn play(&mut self, typed: &str) -> Result<Played, MoveError> {
        let mv = read_move(&self.now.state, typed)?;
        self.undone.clear();
        Ok(self.play_move(mv))
    }

    fn undo(&mut self) -> Option<String> {
        let step = self.past.pop()?;
        self.now = step.before;
        self.undone.push(step.mv);
        self.record.pop_move();
        self.record.set_outcome(None);
        if step.showed && !self.informed {
            self.informed = true;
            self.record.set_tag(INFORMED.0, INFORMED.1);
        }
        Some(step.mv.to_string())
    }

    fn redo(&mut self) -> Option<Played> {
        let mv = self.undone.pop()?;
        Some(self.play_move(mv))
    }

    fn informed(&self) -> bool {
        self.informed
    }

    fn hint(&self) -> Option<Hint> {
        if self.outcome().is_some() {
            return None;
        }
        let view = self.now.state.view(self.now.state.deciding_seat());
        let mv = view.greedy();
        let offer = self.offer(mv).unwrap_or_else(|| bare_offer(mv));
        let words = [view.reason(), offer.effect.clone(), offer.label.clone()];
        let reason = words.into_iter().find(|words| !words.is_empty()).unwrap_or_default();
        Some(Hint { offer, reason })
    }

    fn why(&self, typed: Option<&str>) -> Result<Option<Why>, MoveError> {
        let offer = match (typed, self.past.last()) {
            (Some(typed), _) => {
                let mv = read_move(&self.now.state, typed)?;
                self.offer(mv).unwrap_or_else(|| bare_offer(mv))
            }
            (None, Some(step)) => step.played.offer.clone(),
            (None, None) => return Ok(None),
        };
        let rule = |&id: &&'static str| {
            let rule = find_rule(S::INFO.reference, id);
            rule.map_or((id, "", ""), |rule| (id, rule.heading, rule.text))
        };
        Ok(Some(Why { rules: offer.rules.iter().map(rule).collect(), offer }))
    }

    fn record(&self) -> Record {
        self.record.clone()
    }

    fn set_tag(&mut self, name: &str, value: &str) {
        self.record.set_tag(name, value);
    }
}

/// An offer with no words but the spelling, should a table lack one.
fn bare_offer<M: game::Move>(mv: M) -> Offer {
    let spelling = mv.to_string();
    Offer { label: spelling.clone(), spelling, gesture: game::Gesture::Press, effect: String::new(), rules: &[] }
}

#[cfg(test)]
mod tests;
