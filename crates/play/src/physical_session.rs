//! A game with real cards, as a session: its questions about luck are offers, like moves.

mod correct;

use std::cell::OnceCell;
use std::rc::Rc;

use serde_json::Value;
use underdeck_bridge::{ChanceAnswer, ChanceQuestion, PhysicalEntry, PhysicalGame};
use underdeck_cards::{Card, CardSet};
use underdeck_catalogue::DealInfo;
use underdeck_game::{
    About, AnyGame, AnyState, Badge, Body, CardFace, GameInfo, Gesture, Link, Message, MoveError, NotationError, Offer,
    Outcome, Place, PlayError, Refusal, Seat, Table, Term, Zone, card_name, say,
};
use underdeck_record::{AnyDeal, INFORMED, Record, RecordFault, replay_physical};

use correct::{Confused, Replay};

use crate::game_session::GameSession;
use crate::{
    AnswerSet, CardReading, Correction, Hint, LuckQuestion, Played, RuleExplanation, Session, read_card, which_card,
};

/// The number of other possible card orders that are compared to find what is certain while a question is open.
const OTHERS: usize = 4;
/// The mark of the card that is asked.
const MARK: &str = "?";

/// A game with real cards.
pub(crate) struct PhysicalSession {
    deal: AnyDeal,
    game: PhysicalGame,
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
        let (game, record) = (PhysicalGame::new(deal.game, deal.options.clone()), Record::physical(&deal));
        Self::at(deal, game, record)
    }

    pub(crate) fn resume(game: &'static dyn AnyGame, record: Record) -> Result<Self, RecordFault> {
        let (deal, game) = replay_physical(game, &record)?;
        Ok(Self::at(deal, game, record))
    }

    fn at(deal: AnyDeal, game: PhysicalGame, record: Record) -> Self {
        let played = vec![OnceCell::new(); game.entries().len()];
        let mut session = Self { deal, game, inner: None, played, laid: OnceCell::new(), retracted: false, record };
        session.lay();
        session
    }

    /// Updates the session from the entries.
    fn lay(&mut self) {
        self.laid.take();
        let moves = self.game.entries().iter().filter(|entry| matches!(entry, PhysicalEntry::Move(_))).count();
        let settled = moves - usize::from(self.game.question().is_some() && self.inner.is_some() && moves > 0);
        if self.inner.as_ref().is_none_or(|inner| inner.ply() != settled) {
            self.inner = GameSession::known(self.deal.clone(), Record::default(), self.game.known());
        }
    }

    /// Enters a text, new or from the record.
    fn enter(&mut self, typed: &str) -> Result<(), MoveError> {
        match self.game.question() {
            Some(question) => {
                let answer = self.read_answer(question, typed).map_err(because)?;
                self.game.answer(answer).map_err(|error| because(PlayError::Untrue(Box::new(error.said()))))?;
                self.record.push_move(&answer.to_string());
            }
            None => {
                let state = self.game.state().expect("set-up asks, or is told");
                let mv = state.read_typed(typed)?;
                let spelling = mv.to_string();
                self.game.play(mv).map_err(because)?;
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
        let entries = self.game.entries();
        let is_move = |entry: &PhysicalEntry| matches!(entry, PhysicalEntry::Move(_));
        let number = entries[..=n].iter().filter(|entry| is_move(entry)).count().checked_sub(1)?;
        let is_last = entries.get(n + 1).map_or_else(|| self.game.question().is_none(), is_move);
        Some((number, is_last))
    }

    /// The effect of an entry.
    fn tell(&self, n: usize) -> Played {
        let (inner, of_move) = (self.inner.as_ref(), self.of_move(n));
        let of_move = of_move.and_then(|(number, is_last)| Some((inner?.played(number)?, is_last)));
        let seat = of_move.map_or_else(|| self.seat(), |(played, _)| played.seat);
        let silent = |offer| Played::silent(seat, offer);
        match (&self.game.entries()[n], of_move) {
            (PhysicalEntry::Move(_), Some((played, true))) => played.clone(),
            (PhysicalEntry::Move(_), Some((played, false))) => silent(played.offer.clone()),
            (PhysicalEntry::Move(mv), None) => silent(plain(&mv.to_string())),
            (PhysicalEntry::Answer(answer), Some((played, true))) => Played { offer: told(*answer), ..played.clone() },
            (PhysicalEntry::Answer(answer), _) => silent(told(*answer)),
        }
    }
    /// The table while something is asked: as it will be, with what is entered so far in its places and the rest face down. The
    /// question is its prompt, and the answers are its moves.
    fn asking(&self, question: &ChanceQuestion) -> Table {
        let answers = self.answers(question);
        let told = self.game.recent_answers();
        let entries: Vec<Message> = told.iter().map(|answer| offer(*answer).label).collect();
        let question_asked = self.ask(question);
        let prompt = match entries.is_empty() {
            true if self.inner.is_none() => say!(ASK_SET_UP, question = question_asked),
            true => question_asked,
            false => say!(ASK_SO_FAR, entries, question = question_asked),
        };
        Table { prompt, zones: self.zones_so_far(question), offers: answers.all().into_iter().map(offer).collect() }
    }

    /// The zones after the move, where they are certain for every possible answer; elsewhere the zones before it.
    fn zones_so_far(&self, question: &ChanceQuestion) -> Vec<Zone> {
        let before = self.inner.as_ref().map_or_else(Vec::new, |inner| inner.table().zones.clone());
        let Some(guess) = self.game.guess() else { return before };
        let (seat, made_up) = (self.seat(), self.game.made_up());
        let asked = match question {
            ChanceQuestion::Card { stand_in, .. } => Some(*stand_in),
            ChanceQuestion::Die(_) => None,
        };
        let laid = |state: &dyn AnyState, asked: Option<Card>, arrange: fn(&mut Zone)| {
            let mut zones = state.view(seat).table().zones;
            for zone in &mut zones {
                cover(zone, made_up, asked);
                arrange(zone);
            }
            zones
        };
        let others = self.game.other_guesses(OTHERS);
        // A row that is kept in order has no certain places until all its cards are known.
        let arrangements: [fn(&mut Zone); 2] = [|_| (), known_first];
        let [as_it_is, arranged] = arrangements.map(|arrange| {
            let others: Vec<Vec<Zone>> =
                others.iter().map(|(state, asked)| laid(state.as_ref(), *asked, arrange)).collect();
            let is_certain = |zone: &Zone| others.iter().all(|other| other.contains(zone));
            let zones = laid(guess, asked, arrange).into_iter();
            zones.map(|zone| (is_certain(&zone), zone)).collect::<Vec<(bool, Zone)>>()
        });
        let best =
            as_it_is.into_iter().zip(arranged).filter_map(|((is_certain, zone), (is_certain_then, arranged))| {
                match (is_certain, is_certain_then) {
                    (true, _) => Some(zone),
                    (false, true) => Some(arranged),
                    (false, false) => before.iter().find(|before| before.id == zone.id).cloned(),
                }
            });
        best.collect()
    }

    /// The possible answers.
    fn answers(&self, question: &ChanceQuestion) -> AnswerSet {
        match question {
            ChanceQuestion::Card { .. } => AnswerSet::Cards(self.game.choices().into_iter().collect()),
            ChanceQuestion::Die(die) => AnswerSet::Die(*die),
        }
    }

    /// The question in one sentence.
    fn ask(&self, question: &ChanceQuestion) -> Message {
        match question {
            ChanceQuestion::Die(die) => say!(ASK_DIE, die = die.to_string()),
            ChanceQuestion::Card { pile, seat, stand_in, .. } => {
                let table = self.game.guess().map(|guess| guess.view(*seat).table());
                // A pile that is not on the table has its key for a name, which no player needs beside a place.
                let zone =
                    |table: &Table| table.zones.iter().find(|zone| zone.id == pile).map(|zone| zone.name.clone());
                let named = table.as_ref().and_then(zone);
                let place = table.and_then(|table| place_of(&table, *stand_in));
                match (named, place) {
                    (Some(pile), Some(place)) => say!(ASK_CARD_FOR, pile, place),
                    (None, Some(place)) => say!(ASK_CARD_NEXT, place),
                    (Some(pile), None) => say!(ASK_CARD, pile),
                    (None, None) => say!(ASK_CARD, pile),
                }
            }
        }
    }

    /// The answer that a text means: `turned QS`, or any text that names one [card](read_card); `rolled 4`, `4`.
    fn read_answer(&self, question: &ChanceQuestion, typed: &str) -> Result<ChanceAnswer, PlayError> {
        let text = typed.trim();
        if let Ok(answer) = text.parse() {
            return Ok(answer);
        }
        let word = text.strip_prefix("turned ").or_else(|| text.strip_prefix("rolled ")).unwrap_or(text);
        let unread = |expected: Message| PlayError::Notation(NotationError::new(typed, expected));
        if let ChanceQuestion::Die(die) = question {
            let value = word.parse().map(ChanceAnswer::Rolled);
            return value.map_err(|_| unread(say!(ASK_DIE_EXPECTED, die = die.to_string(), sides = die.sides())));
        }
        let deck = self.deck();
        match read_card(word, &deck) {
            // For an impossible card, entering it gives the reason.
            CardReading::One(card) => Ok(ChanceAnswer::Turned(card)),
            CardReading::None => Err(unread(say!(ASK_CARD_EXPECTED))),
            CardReading::Several(meant) => {
                let AnswerSet::Cards(choices) = self.answers(question) else { unreachable!("a card is asked") };
                match read_card(word, &choices) {
                    CardReading::One(card) => Ok(ChanceAnswer::Turned(card)),
                    CardReading::Several(cards) => Err(which(word, &cards)),
                    CardReading::None => Err(none_left(word, &meant)),
                }
            }
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
        match (self.game.question(), self.game.state()) {
            (Some(ChanceQuestion::Card { seat, .. }), _) => *seat,
            (_, Some(state)) => state.deciding_seat(),
            _ => Seat(0),
        }
    }

    fn last_seat(&self) -> Option<Seat> {
        let n = self.played.len().checked_sub(1)?;
        self.played(n).map(|played| played.seat)
    }

    fn is_shared(&self) -> bool {
        self.game.state().or_else(|| self.game.guess()).is_none_or(|state| state.is_shared())
    }

    fn seats(&self) -> u8 {
        self.game.state().or_else(|| self.game.guess()).map_or(self.info().seats, |state| state.seats())
    }

    fn table(&self) -> Rc<Table> {
        Rc::clone(self.laid.get_or_init(|| match (self.game.question(), &self.inner) {
            (None, Some(inner)) => inner.table(),
            (Some(question), _) => Rc::new(self.asking(question)),
            (None, None) => unreachable!("set-up asks, or is told"),
        }))
    }

    fn table_of(&self, seat: Seat) -> Rc<Table> {
        match &self.inner {
            Some(inner) if self.game.question().is_none() || seat != self.seat() => inner.table_of(seat),
            _ => self.table(),
        }
    }

    fn about(&self, place: &Place) -> Option<About> {
        self.inner.as_ref()?.about(place)
    }

    fn glossary(&self) -> &'static [Term] {
        self.deal.game.glossary()
    }

    fn tables(&self) -> Option<Message> {
        self.deal.game.tables(&self.deal.options)
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
        self.inner.as_ref().filter(|_| self.game.question().is_none())?.outcome()
    }

    fn moves(&self) -> Vec<String> {
        self.game.entries().iter().map(ToString::to_string).collect()
    }

    fn ply(&self) -> usize {
        self.game.entries().len()
    }

    fn played(&self, n: usize) -> Option<&Played> {
        Some(self.played.get(n)?.get_or_init(|| self.tell(n)))
    }

    fn table_before(&self, n: usize, seat: Seat) -> Option<Table> {
        let (number, _) = self.of_move(n.min(self.ply().checked_sub(1)?))?;
        self.inner.as_ref()?.table_before(number, seat)
    }

    fn is_only_move(&self, n: usize) -> bool {
        let number = match self.game.entries().get(n) {
            Some(PhysicalEntry::Move(_)) => self.of_move(n).map(|(number, _)| number),
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
        let is_move = matches!(self.game.entries().last(), Some(PhysicalEntry::Move(_)));
        // Correcting a wrong entry informs no player; undoing a move whose luck is known does.
        let informs = is_move && self.retracted;
        self.retracted = !is_move;
        self.game.undo()?;
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
        let undone = &self.game.entries()[ply.min(self.ply())..];
        let first = undone.iter().position(|entry| matches!(entry, PhysicalEntry::Move(_)));
        let is_answer = |entry: &PhysicalEntry| matches!(entry, PhysicalEntry::Answer(_));
        !self.informed()
            && (first.is_some_and(|first| undone[first..].iter().any(is_answer)) || self.retracted && first.is_some())
    }

    fn hint(&self) -> Option<Hint> {
        self.inner.as_ref().filter(|_| self.game.question().is_none())?.hint()
    }

    fn why(&self, typed: Option<&str>) -> Result<Option<RuleExplanation>, MoveError> {
        match (&self.inner, self.game.question()) {
            (Some(inner), None) => inner.why(typed),
            _ => Ok(None),
        }
    }

    fn refused(&self, picked: &[Place], at: &[Place]) -> Option<(String, Refusal)> {
        self.inner.as_ref().filter(|_| self.game.question().is_none())?.refused(picked, at)
    }

    fn is_physical(&self) -> bool {
        true
    }

    fn asked(&self) -> Option<LuckQuestion> {
        let question = self.game.question()?;
        Some(LuckQuestion { question: self.ask(question), answers: self.answers(question) })
    }

    fn deck(&self) -> Vec<Card> {
        self.game.cards().into_iter().collect()
    }

    fn entered(&self) -> Vec<(usize, ChanceAnswer)> {
        let answer = |(n, entry): (usize, &PhysicalEntry)| match entry {
            PhysicalEntry::Answer(answer) => Some((n, *answer)),
            PhysicalEntry::Move(_) => None,
        };
        self.game.entries().iter().enumerate().filter_map(answer).collect()
    }

    fn entered_now(&self) -> Vec<(usize, ChanceAnswer)> {
        let mut entered = self.entered();
        entered.split_off(entered.len() - self.game.recent_answers().len())
    }

    fn correct(&mut self, entry: usize, right: ChanceAnswer) -> Result<Correction, Message> {
        let Some(&PhysicalEntry::Answer(wrong)) = self.game.entries().get(entry) else {
            return Err(say!(CORRECT_NONE));
        };
        if wrong == right {
            return Err(say!(CORRECT_SAME, right = right.to_string()));
        }
        let replay = |first| Replay::from(&self.game, first, entry, Confused { wrong, right });
        // If the other of the two cards came first, the two entries may have been exchanged.
        let Replay { game, correction, .. } = replay(entry).or_else(|why| {
            let is_right = |entry: &PhysicalEntry| matches!(entry, PhysicalEntry::Answer(answer) if *answer == right);
            let earlier = self.game.entries()[..entry].iter().rposition(is_right);
            earlier.and_then(|first| replay(first).ok()).ok_or(why)
        })?;
        let informs = correction.stopped.as_ref().is_some_and(|stopped| self.would_inform_back_to(stopped.entry));
        (self.game, self.inner, self.retracted) = (game, None, false);
        for _ in correction.first..self.played.len() {
            self.record.pop_move();
        }
        self.played = vec![OnceCell::new(); self.game.entries().len()];
        for entry in &self.game.entries()[correction.first..] {
            self.record.push_move(&entry.to_string());
        }
        self.lay();
        self.record.set_outcome(self.outcome().as_ref());
        if informs {
            self.record.set_informed();
        }
        Ok(correction)
    }

    fn trial(&self) -> Option<Box<dyn Session>> {
        let mut record = self.record.clone();
        record.remove_tag(INFORMED.0);
        Some(Box::new(Self::resume(self.deal.game, record).ok()?))
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

/// Asks which of several cards was turned.
fn which(word: &str, cards: &[Card]) -> PlayError {
    PlayError::Untrue(Box::new(which_card(word, cards)))
}

/// Says that no card of a kind can be the answer.
fn none_left(word: &str, cards: &[Card]) -> PlayError {
    let symbols: Vec<String> = cards.iter().map(|card| card.symbol()).collect();
    PlayError::Untrue(Box::new(say!(ASKED_NONE, text = word, cards = Message::join(symbols, Link::And))))
}

/// Lays the cards of a zone that are made up face down, and marks the one that is asked.
fn cover(zone: &mut Zone, made_up: CardSet, asked: Option<Card>) {
    let hide = |face: &mut CardFace| {
        let Some(card) = face.card.filter(|card| made_up.contains(*card)) else { return };
        *face = CardFace::down(None, say!(CARD_NOT_ENTERED));
        if asked == Some(card) {
            face.name = say!(CARD_ASKED_NOW);
            face.badges = vec![Badge::Note(MARK.into())];
        }
    };
    match &mut zone.body {
        Body::Row { cards, .. } | Body::Stack { cards, .. } => cards.iter_mut().for_each(hide),
        Body::Grid { tiles, .. } => tiles.iter_mut().filter_map(|tile| tile.card.as_mut()).for_each(hide),
        _ => {}
    }
}

/// Puts the known cards of a row before the others, and the one that is asked next to them.
fn known_first(zone: &mut Zone) {
    if let Body::Row { cards, .. } = &mut zone.body {
        cards.sort_by_key(|face| match (face.card, face.badges.is_empty()) {
            (Some(_), _) => 0,
            (None, false) => 1,
            (None, true) => 2,
        });
    }
}

/// The name of the zone in which a card is face up, with its cell on a grid.
fn place_of(table: &Table, card: Card) -> Option<Message> {
    table.zones.iter().find_map(|zone| {
        let is_it = |face: &CardFace| face.card == Some(card);
        match &zone.body {
            Body::Grid { tiles, .. } => {
                let tile = tiles.iter().find(|tile| tile.card.as_ref().is_some_and(is_it))?;
                Some(say!(PLACE_ON, zone = zone.name, cell = tile.cell))
            }
            _ => zone.cards().any(is_it).then(|| zone.name.clone()),
        }
    })
}

/// The offer of an answer.
fn offer(answer: ChanceAnswer) -> Offer {
    let (label, effect) = match answer {
        ChanceAnswer::Turned(card) => (say!(ANSWER_TURNED, card), say!(ANSWER_TURNED_EFFECT, name = card_name(card))),
        ChanceAnswer::Rolled(value) => (say!(ANSWER_ROLLED, value), say!(ANSWER_ROLLED_EFFECT, value)),
    };
    Offer::new(answer.to_string(), Gesture::Press, label, effect, &[])
}

/// The offer of an entered answer: a bare number would not show that it was rolled.
fn told(answer: ChanceAnswer) -> Offer {
    let offer = offer(answer);
    let label = match answer {
        ChanceAnswer::Turned(_) => offer.label,
        ChanceAnswer::Rolled(value) => say!(ANSWER_ROLLED_LABEL, value),
    };
    Offer { label, ..offer }
}
