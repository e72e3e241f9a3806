//! A game with real cards, as a session: its questions about luck are offers, like moves.

mod asking;
mod correct;

use std::cell::OnceCell;
use std::rc::Rc;

use serde_json::Value;
use underdeck_bridge::{Answer, Entry, PhysicalGame, Question};
use underdeck_cards::Card;
use underdeck_catalogue::DealInfo;
use underdeck_game::{
    About, AnyGame, GameInfo, Gesture, Message, MoveError, Offer, Outcome, Place, PlayError, Refusal, Seat, Table, Term,
};
use underdeck_record::{AnyDeal, Record, RecordFault, replay_physical};

use asking::told;

use crate::game_session::GameSession;
use crate::{Correction, Hint, LuckQuestion, Played, RuleExplanation, Session};

/// A game with real cards.
pub(crate) struct PhysicalSession {
    deal: AnyDeal,
    desk: PhysicalGame,
    /// The game up to the last known luck; `None` during set-up.
    inner: Option<GameSession>,
    /// The effect of each entry.
    played: Vec<OnceCell<Played>>,
    laid: OnceCell<Rc<Table>>,
    /// Whether the last action undid an answer.
    retracted: bool,
    record: Record,
}

impl PhysicalSession {
    pub(crate) fn start(deal: AnyDeal) -> Self {
        let (desk, record) = (PhysicalGame::new(deal.game, deal.options.clone()), Record::physical(&deal));
        Self::at(deal, desk, record)
    }

    pub(crate) fn resume(game: &'static dyn AnyGame, record: Record) -> Result<Self, RecordFault> {
        let (deal, desk) = replay_physical(game, &record)?;
        Ok(Self::at(deal, desk, record))
    }

    fn at(deal: AnyDeal, desk: PhysicalGame, record: Record) -> Self {
        let played = vec![OnceCell::new(); desk.entries().len()];
        let mut told = Self { deal, desk, inner: None, played, laid: OnceCell::new(), retracted: false, record };
        told.lay();
        told
    }

    /// Updates the session from the entries.
    fn lay(&mut self) {
        self.laid.take();
        let moves = self.desk.entries().iter().filter(|entry| matches!(entry, Entry::Move(_))).count();
        let settled = moves - usize::from(self.desk.question().is_some() && self.inner.is_some() && moves > 0);
        if self.inner.as_ref().is_none_or(|inner| inner.ply() != settled) {
            self.inner = GameSession::known(self.deal.clone(), Record::default(), self.desk.known());
        }
    }

    /// Enters a text, new or from the record.
    fn enter(&mut self, typed: &str) -> Result<(), MoveError> {
        match self.desk.question() {
            Some(question) => {
                let answer = self.read_answer(question, typed).map_err(because)?;
                self.desk.answer(answer).map_err(|error| because(PlayError::Untrue(Box::new(error.said()))))?;
                self.record.push_move(&answer.to_string());
            }
            None => {
                let state = self.desk.state().expect("set-up asks, or is told");
                let mv = state.read_typed(typed)?;
                let spelling = mv.to_string();
                self.desk.play(mv).map_err(because)?;
                self.record.push_move(&spelling);
            }
        }
        self.retracted = false;
        self.played.push(OnceCell::new());
        self.lay();
        let outcome = self.outcome();
        self.record.set_outcome(outcome.as_ref());
        Ok(())
    }

    /// The move that an entry belongs to, from 0, and whether the entry completes its luck; `None` for set-up.
    fn of_move(&self, n: usize) -> Option<(usize, bool)> {
        let entries = self.desk.entries();
        let is_move = |entry: &Entry| matches!(entry, Entry::Move(_));
        let number = entries[..=n].iter().filter(|entry| is_move(entry)).count().checked_sub(1)?;
        let is_last = entries.get(n + 1).map_or_else(|| self.desk.question().is_none(), is_move);
        Some((number, is_last))
    }

    /// The effect of an entry.
    fn tell(&self, n: usize) -> Played {
        let (inner, of_move) = (self.inner.as_ref(), self.of_move(n));
        let of_move = of_move.and_then(|(number, is_last)| Some((inner?.played(number)?, is_last)));
        let seat = of_move.map_or_else(|| self.seat(), |(played, _)| played.seat);
        let silent = |offer| Played { seat, offer, told: Vec::new(), overheard: Vec::new(), dice: Vec::new() };
        match (&self.desk.entries()[n], of_move) {
            (Entry::Move(_), Some((played, true))) => played.clone(),
            (Entry::Move(_), Some((played, false))) => silent(played.offer.clone()),
            (Entry::Move(mv), None) => silent(plain(&mv.to_string())),
            (Entry::Answer(answer), Some((played, true))) => Played { offer: told(*answer), ..played.clone() },
            (Entry::Answer(answer), _) => silent(told(*answer)),
        }
    }
}

fn plain(spelling: &str) -> Offer {
    Offer::new(spelling, Gesture::Press, spelling, "", &[])
}

fn because(error: PlayError) -> MoveError {
    MoveError { error, refusal: None, nearest: None }
}

impl Session for PhysicalSession {
    fn info(&self) -> &'static GameInfo {
        self.deal.game.info()
    }

    fn deal(&self) -> DealInfo {
        DealInfo::of(&self.deal)
    }

    fn seat(&self) -> Seat {
        match (self.desk.question(), self.desk.state()) {
            (Some(Question::Card { seat, .. }), _) => *seat,
            (_, Some(state)) => state.deciding_seat(),
            _ => Seat(0),
        }
    }

    fn last_seat(&self) -> Option<Seat> {
        let n = self.played.len().checked_sub(1)?;
        self.played(n).map(|played| played.seat)
    }

    fn is_shared(&self) -> bool {
        self.desk.state().or_else(|| self.desk.guess()).is_none_or(|state| state.is_shared())
    }

    fn seats(&self) -> u8 {
        self.desk.state().or_else(|| self.desk.guess()).map_or(self.info().seats, |state| state.seats())
    }

    fn table(&self) -> Rc<Table> {
        Rc::clone(self.laid.get_or_init(|| match (self.desk.question(), &self.inner) {
            (None, Some(inner)) => inner.table(),
            (Some(question), _) => Rc::new(self.asking(question)),
            (None, None) => unreachable!("set-up asks, or is told"),
        }))
    }

    fn table_of(&self, seat: Seat) -> Rc<Table> {
        match &self.inner {
            Some(inner) if self.desk.question().is_none() || seat != self.seat() => inner.table_of(seat),
            _ => self.table(),
        }
    }

    fn about(&self, place: &Place) -> Option<About> {
        self.inner.as_ref()?.about(place)
    }

    fn glossary(&self) -> &'static [Term] {
        self.deal.game.glossary()
    }

    fn reference(&self) -> &'static str {
        self.deal.game.reference()
    }

    fn view(&self) -> Value {
        self.inner.as_ref().map_or(Value::Null, Session::view)
    }

    fn state(&self) -> Value {
        self.inner.as_ref().map_or(Value::Null, Session::state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.as_ref().filter(|_| self.desk.question().is_none())?.outcome()
    }

    fn moves(&self) -> Vec<String> {
        self.desk.entries().iter().map(ToString::to_string).collect()
    }

    fn ply(&self) -> usize {
        self.desk.entries().len()
    }

    fn played(&self, n: usize) -> Option<&Played> {
        Some(self.played.get(n)?.get_or_init(|| self.tell(n)))
    }

    fn is_only_move(&self, n: usize) -> bool {
        let number = match self.desk.entries().get(n) {
            Some(Entry::Move(_)) => self.of_move(n).map(|(number, _)| number),
            _ => None,
        };
        number.zip(self.inner.as_ref()).is_some_and(|(number, inner)| inner.is_only_move(number))
    }

    fn play(&mut self, typed: &str) -> Result<Played, MoveError> {
        self.enter(typed)?;
        Ok(self.tell(self.played.len() - 1))
    }

    fn undo(&mut self) -> Option<String> {
        let spelling = self.moves().pop()?;
        let is_move = matches!(self.desk.entries().last(), Some(Entry::Move(_)));
        // Correcting a wrong entry informs no player; undoing a move whose luck is known does.
        let informs = is_move && self.retracted;
        self.retracted = !is_move;
        self.desk.take_back()?;
        self.played.pop();
        self.played.iter_mut().rev().take(1).for_each(|played| drop(played.take()));
        self.lay();
        self.record.pop_move();
        self.record.set_outcome(None);
        if informs {
            self.record.set_informed();
        }
        Some(spelling)
    }

    fn informed(&self) -> bool {
        self.record.is_informed()
    }

    fn would_inform_back_to(&self, ply: usize) -> bool {
        let undone = &self.desk.entries()[ply.min(self.ply())..];
        let first = undone.iter().position(|entry| matches!(entry, Entry::Move(_)));
        let is_answer = |entry: &Entry| matches!(entry, Entry::Answer(_));
        !self.informed()
            && (first.is_some_and(|first| undone[first..].iter().any(is_answer)) || self.retracted && first.is_some())
    }

    fn hint(&self) -> Option<Hint> {
        self.inner.as_ref().filter(|_| self.desk.question().is_none())?.hint()
    }

    fn why(&self, typed: Option<&str>) -> Result<Option<RuleExplanation>, MoveError> {
        match (&self.inner, self.desk.question()) {
            (Some(inner), None) => inner.why(typed),
            _ => Ok(None),
        }
    }

    fn refused(&self, picked: &[Place], at: &[Place]) -> Option<(String, Refusal)> {
        self.inner.as_ref().filter(|_| self.desk.question().is_none())?.refused(picked, at)
    }

    fn is_physical(&self) -> bool {
        true
    }

    fn asked(&self) -> Option<LuckQuestion> {
        let question = self.desk.question()?;
        Some(LuckQuestion { question: self.ask(question), answers: self.answers(question) })
    }

    fn deck(&self) -> Vec<Card> {
        self.desk.cards().into_iter().collect()
    }

    fn entered(&self) -> Vec<(usize, Answer)> {
        let answer = |(n, entry): (usize, &Entry)| match entry {
            Entry::Answer(answer) => Some((n, *answer)),
            Entry::Move(_) => None,
        };
        self.desk.entries().iter().enumerate().filter_map(answer).collect()
    }

    fn entered_now(&self) -> Vec<(usize, Answer)> {
        let mut entered = self.entered();
        entered.split_off(entered.len() - self.desk.told_now().len())
    }

    fn correct(&mut self, entry: usize, right: Answer) -> Result<Correction, Message> {
        self.put_right(entry, right)
    }

    fn record(&self) -> Record {
        self.record.clone()
    }

    fn tag(&self, name: &str) -> Option<&str> {
        self.record.tag(name)
    }

    fn set_tag(&mut self, name: &str, value: &str) {
        self.record.set_tag(name, value);
    }
}
