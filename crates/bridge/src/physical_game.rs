//! A game with real cards.

use std::fmt;

use underdeck_cards::{Card, CardSet};
use underdeck_game::{AnyGame, AnyMove, AnyOptions, AnyState, ChanceEvent, Die, Message, PlayError, Seat, say};

use crate::answer::{AnswerError, ChanceAnswer};
use crate::log::{Event, LuckSlot, unknown};
use crate::scene::{ConsistentLuck, Plan, Scene, Step, Steps};

/// The panic message of an impossible case: a reader that may deal never fails.
const FITS: &str = "luck that may grow fits";

/// A game with real cards: its moves and the answers about cards and dice.
#[derive(Clone, Debug)]
pub struct PhysicalGame {
    steps: Steps,
    /// Set-up or a move with an open question.
    pending: Option<Pending>,
    /// The moves and answers, in order.
    trail: Vec<PhysicalEntry>,
}

#[derive(Clone, Debug)]
struct Pending {
    mv: Option<AnyMove>,
    scene: Scene,
    spot: LuckSlot,
    question: ChanceQuestion,
    plan: Plan,
}

/// An entry of the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhysicalEntry {
    /// A move.
    Move(AnyMove),
    /// An answer.
    Answer(ChanceAnswer),
}

/// A question about the real cards or dice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ChanceQuestion {
    /// The next card that some seat sees of a shuffled pile.
    Card {
        /// The name of the pile.
        pile: String,
        /// The index of the chance event that shuffled the pile.
        event: usize,
        /// The position of the card in the shuffled pile, from 0 at the top.
        place: usize,
        /// The seat that sees it.
        seat: Seat,
        /// The placeholder of the card in [`PhysicalGame::guess`], by which a table locates it. Do not show it.
        stand_in: Card,
    },
    /// A roll of this die.
    Die(Die),
}

impl fmt::Display for PhysicalEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => mv.fmt(f),
            Self::Answer(answer) => answer.fmt(f),
        }
    }
}

impl ChanceQuestion {
    /// An example of an answer, for error messages: `turned QS`.
    pub const fn example(&self) -> &'static str {
        match self {
            Self::Card { .. } => "`turned QS`",
            Self::Die(_) => "`rolled 1`",
        }
    }

    /// The question as a message that can be translated.
    pub fn said(&self) -> Message {
        match self {
            Self::Card { pile, .. } => say!(ENTRY_CARD, pile),
            Self::Die(die) => say!(ENTRY_DIE, die = die.to_string()),
        }
    }
}

impl fmt::Display for ChanceQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

/// The course of a game with real cards: consistent states, moves and chance events.
///
/// Cards that were never turned have an arbitrary order.
#[derive(Clone, Debug)]
pub struct Reconstruction {
    /// The state after set-up, then after each move. Empty while set-up has open questions.
    pub states: Vec<Box<dyn AnyState>>,
    /// The moves without open questions.
    pub moves: Vec<AnyMove>,
    /// The chance events of each move.
    pub events: Vec<Vec<ChanceEvent>>,
}

impl PhysicalGame {
    /// Starts a game. The first questions are about set-up.
    ///
    /// # Panics
    /// If the options are not those of the game, or fail [`AnyGame::check_options`].
    pub fn new(game: &'static dyn AnyGame, options: AnyOptions) -> Self {
        assert!(game.check_options(&options).is_ok(), "options are checked before a game begins");
        let steps = Steps { game, options, complete: Vec::new(), log: Vec::new() };
        let mut desk = Self { steps, pending: None, trail: Vec::new() };
        let scene = desk.steps.scene(None, None, Vec::new()).expect(FITS);
        desk.settle(None, scene, Plan::default());
        desk
    }

    /// The open question; `None` if a move can be made or the game is over.
    pub fn question(&self) -> Option<&ChanceQuestion> {
        self.pending.as_ref().map(|pending| &pending.question)
    }

    /// The state before the question, or the present one without a question; `None` during set-up. Hidden cards in it are arbitrary.
    pub fn state(&self) -> Option<&dyn AnyState> {
        self.steps.complete.last().map(|step| step.state.as_ref())
    }

    /// A possible state after the open question. Unknown cards in it are guesses: do not show them.
    pub fn guess(&self) -> Option<&dyn AnyState> {
        self.pending.as_ref().map(|pending| pending.scene.state.as_ref())
    }

    /// Up to `n` other possible states after the open question, each with the placeholder of the card in question.
    pub fn other_guesses(&self, n: usize) -> Vec<(Box<dyn AnyState>, Option<Card>)> {
        let Some(pending) = &self.pending else { return Vec::new() };
        let LuckSlot { event, at } = pending.spot;
        let others = self.steps.others(pending.mv.as_ref(), &pending.scene, n).into_iter();
        others
            .map(|scene| (scene.state, scene.log.get(event).and_then(|event| event.order().get(at).copied())))
            .collect()
    }

    /// The guessed cards of the [guess](Self::guess), whose positions are unknown.
    pub fn made_up(&self) -> CardSet {
        let log = self.pending.as_ref().map_or(&self.steps.log, |pending| &pending.scene.log);
        unknown(log).into_iter().flat_map(|(event, at)| at.into_iter().map(move |at| log[event].order()[at])).collect()
    }

    /// The moves and answers entered, in order.
    pub fn entries(&self) -> &[PhysicalEntry] {
        &self.trail
    }

    /// The answers since the last move, or since the start.
    pub fn recent_answers(&self) -> Vec<ChanceAnswer> {
        let answer = |entry: &PhysicalEntry| match entry {
            PhysicalEntry::Answer(answer) => Some(*answer),
            PhysicalEntry::Move(_) => None,
        };
        let mut answers: Vec<ChanceAnswer> = self.trail.iter().rev().map_while(answer).collect();
        answers.reverse();
        answers
    }

    /// Makes a move, which may lead to a question.
    ///
    /// # Errors
    /// If the move is not legal or a question is open. The game is unchanged.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), PlayError> {
        let state =
            self.state().filter(|_| self.pending.is_none()).ok_or_else(|| PlayError::Illegal(mv.to_string()))?;
        if !state.is_legal(&mv) {
            return Err(match state.outcome() {
                Some(_) => PlayError::Over(mv.to_string()),
                None => PlayError::Illegal(mv.to_string()),
            });
        }
        let scene = self.steps.scene(Some(state), Some(&mv), self.steps.log.clone()).expect(FITS);
        self.trail.push(PhysicalEntry::Move(mv.clone()));
        self.settle(Some(mv), scene, Plan::default());
        Ok(())
    }

    /// Answers the question, which may lead to another one.
    ///
    /// # Errors
    /// If the answer is impossible. The game is unchanged.
    pub fn answer(&mut self, answer: ChanceAnswer) -> Result<(), AnswerError> {
        let pending = self.pending.as_ref().ok_or(AnswerError::NothingAsked)?;
        let mut fitted = match (&pending.question, answer) {
            (ChanceQuestion::Card { .. }, ChanceAnswer::Turned(card)) => {
                let fitted = self.steps.fitted(&pending.scene.log, pending.spot, card);
                fitted.ok_or_else(|| self.why_not(&pending.scene.log, card))?
            }
            (&ChanceQuestion::Die(die), ChanceAnswer::Rolled(value)) => {
                if !(1..=die.sides()).contains(&value) {
                    return Err(AnswerError::NoSuchSide { die, value });
                }
                let mut log = pending.scene.log.clone();
                log[pending.spot.event].show(value);
                ConsistentLuck { log, step: self.steps.complete.len(), states: Vec::new() }
            }
            (ChanceQuestion::Card { .. }, entered) => {
                return Err(AnswerError::WrongKind { asked: say!(ENTRY_A_CARD), entered });
            }
            (ChanceQuestion::Die(die), entered) => {
                let asked = say!(ENTRY_A_NUMBER, die = die.to_string());
                return Err(AnswerError::WrongKind { asked, entered });
            }
        };
        let (mv, scene) = (pending.mv.clone(), self.scene_after(pending, &mut fitted));
        let Some(scene) = scene else {
            let ChanceAnswer::Turned(card) = answer else { unreachable!("a die that was asked may show any side") };
            let why = say!(ENTRY_LATER);
            return Err(AnswerError::CannotBe { card, why });
        };
        let plan = self.pending.take().map_or_else(Plan::default, |pending| pending.plan);
        self.trail.push(PhysicalEntry::Answer(answer));
        // The answer may have changed hidden cards in earlier states.
        self.steps.log = fitted.log[..self.steps.log.len()].to_vec();
        self.steps.complete[fitted.step..].iter_mut().zip(fitted.states).for_each(|(step, state)| step.state = state);
        self.settle(mv, scene, plan);
        Ok(())
    }

    /// The scene after the answer.
    fn scene_after(&self, pending: &Pending, fitted: &mut ConsistentLuck) -> Option<Scene> {
        fitted.log[pending.spot.event].enter(pending.spot.at);
        let before = fitted.states.last().map(AsRef::as_ref).or_else(|| self.state());
        self.steps.scene(before, pending.mv.as_ref(), fitted.log.clone())
    }

    /// Removes the last entry, a move or an answer. `None` at the start.
    pub fn undo(&mut self) -> Option<()> {
        *self = self.up_to(self.trail.len().checked_sub(1)?)?;
        Some(())
    }

    /// The game after its first `entries` entries; `None` if it has fewer.
    pub fn up_to(&self, entries: usize) -> Option<Self> {
        let mut again = Self::new(self.steps.game, self.steps.options.clone());
        for entry in self.trail.get(..entries)? {
            match entry {
                PhysicalEntry::Move(mv) => again.play(mv.clone()).ok()?,
                PhysicalEntry::Answer(answer) => again.answer(*answer).ok()?,
            }
        }
        Some(again)
    }

    /// The possible cards for the question, in canonical order; empty if it is not about a card.
    pub fn choices(&self) -> CardSet {
        let is_card = |pending: &&Pending| matches!(pending.question, ChanceQuestion::Card { .. });
        let Some(pending) = self.pending.as_ref().filter(is_card) else { return CardSet::EMPTY };
        let log = &pending.scene.log;
        let fits = |card: &Card| {
            let fitted = self.steps.fitted(log, pending.spot, *card);
            fitted.is_some_and(|mut fitted| self.scene_after(pending, &mut fitted).is_some())
        };
        self.cards().into_iter().filter(fits).collect()
    }

    /// All cards shuffled so far, in canonical order.
    pub fn cards(&self) -> CardSet {
        let log = self.pending.as_ref().map_or(&self.steps.log, |pending| &pending.scene.log);
        log.iter().flat_map(|event| event.order().iter().copied()).collect()
    }

    /// The course of the game, without a move that has an open question.
    pub fn known(&self) -> Reconstruction {
        let luck = |step: usize| -> Vec<ChanceEvent> {
            let end = self.steps.complete.last().map_or(0, |step| step.log);
            self.steps.log[..end].iter().filter(|event| event.step == step).map(|event| event.luck().clone()).collect()
        };
        let states = if self.steps.complete.is_empty() {
            Vec::new()
        } else {
            self.steps.world(&self.steps.log, 0).unwrap_or_default()
        };
        let moves: Vec<AnyMove> = self.steps.complete.iter().filter_map(|step| step.mv.clone()).collect();
        let events = (1..=moves.len()).map(luck).collect();
        Reconstruction { states, moves, events }
    }

    /// Opens the question of a step, or completes the step.
    fn settle(&mut self, mv: Option<AnyMove>, scene: Scene, mut plan: Plan) {
        if let Some((spot, seat)) = self.steps.first_asked(mv.as_ref(), &scene, &mut plan) {
            let question = match scene.log[spot.event].luck() {
                &ChanceEvent::Roll { die, .. } => ChanceQuestion::Die(die),
                ChanceEvent::Shuffle { pile, order } => {
                    let (event, place) = (spot.event, spot.at);
                    ChanceQuestion::Card { pile: pile.to_string(), event, place, seat, stand_in: order[place] }
                }
            };
            self.pending = Some(Pending { mv, scene, spot, question, plan });
            return;
        }
        let Scene { log, state, views } = scene;
        self.pending = None;
        self.steps.complete.push(Step { mv, state, views, log: log.len() });
        self.steps.log = log;
    }

    /// The reason why a card cannot be the answer.
    fn why_not(&self, log: &[Event], card: Card) -> AnswerError {
        if !log.iter().any(|event| event.order().contains(&card)) {
            let why = say!(ENTRY_NOT_IN_GAME);
            return AnswerError::CannotBe { card, why };
        }
        let mut when = None;
        let (mut moves, mut last) = (0_usize, String::new());
        for entry in &self.trail {
            match entry {
                PhysicalEntry::Move(mv) => (moves, last) = (moves + 1, mv.to_string()),
                PhysicalEntry::Answer(ChanceAnswer::Turned(turned)) if *turned == card => {
                    when = Some(match moves {
                        0 => say!(ENTRY_SET_UP),
                        _ => say!(ENTRY_AFTER, n = moves, move = last),
                    });
                }
                PhysicalEntry::Answer(_) => {}
            }
        }
        match when {
            Some(when) => AnswerError::AlreadyEntered { card, when },
            None => {
                let why = say!(ENTRY_ELSEWHERE);
                AnswerError::CannotBe { card, why }
            }
        }
    }
}
