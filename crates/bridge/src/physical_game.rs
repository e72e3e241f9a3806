//! A game beside real cards.

use std::fmt;

use underdeck_cards::{Card, CardSet};
use underdeck_game::{AnyGame, AnyMove, AnyOptions, AnyState, ChanceEvent, Die, Message, PlayError, Seat};

use crate::answer::{Answer, AnswerError};
use crate::log::{Event, LuckSlot, unknown};
use crate::scene::{ConsistentLuck, Plan, Scene, Step, Steps};

/// Luck of which nothing is told grows as a step needs it.
const FITS: &str = "luck that may grow fits";

/// A game beside real cards: the moves made, and what was told of luck.
#[derive(Clone, Debug)]
pub struct PhysicalGame {
    steps: Steps,
    /// Set-up or a move whose luck is not all told.
    pending: Option<Pending>,
    /// What was entered, in order.
    trail: Vec<Entry>,
}

#[derive(Clone, Debug)]
struct Pending {
    mv: Option<AnyMove>,
    scene: Scene,
    spot: LuckSlot,
    question: Question,
    plan: Plan,
}

/// What was entered at a desk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A move.
    Move(AnyMove),
    /// An answer.
    Answer(Answer),
}

/// What the player is asked to tell.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// The next card of a shuffled pile that somebody turns.
    Card {
        /// The name of the pile.
        pile: String,
        /// Which chance event of the game shuffled the pile, from 0.
        event: usize,
        /// The card's place in the shuffled pile, from 0 at the top.
        place: usize,
        /// The seat that sees it.
        seat: Seat,
        /// The card that stands in for it, by which a table made from [`PhysicalGame::guess`] shows where it goes. Not to be shown.
        stand_in: Card,
    },
    /// A die that is rolled.
    Die(Die),
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => mv.fmt(f),
            Self::Answer(answer) => answer.fmt(f),
        }
    }
}

impl Question {
    /// An answer to it, for errors: `turned QS`.
    pub const fn example(&self) -> &'static str {
        match self {
            Self::Card { .. } => "`turned QS`",
            Self::Die(_) => "`rolled 1`",
        }
    }

    /// What is asked, in the words of every language.
    pub fn said(&self) -> Message {
        match self {
            Self::Card { pile, .. } => Message::new("desk-card", self.to_string(), [("pile", pile.as_str().into())]),
            Self::Die(die) => Message::new("desk-die", self.to_string(), [("die", die.to_string().into())]),
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card { pile, .. } => write!(f, "the next card of the pile {pile}"),
            Self::Die(die) => write!(f, "what the {die} shows"),
        }
    }
}

/// A game beside real cards as it went: states, moves and luck that agree.
///
/// Cards that were never turned stand in an arbitrary order.
#[derive(Clone, Debug)]
pub struct Reconstruction {
    /// The state after set-up, then after each move. Empty while set-up is not told.
    pub states: Vec<Box<dyn AnyState>>,
    /// The moves whose luck is all told.
    pub moves: Vec<AnyMove>,
    /// The luck of each move.
    pub events: Vec<Vec<ChanceEvent>>,
}

impl PhysicalGame {
    /// A new game; the first questions are about set-up.
    ///
    /// # Panics
    /// If the options are not those of the game, or fail [`AnyGame::check_options`].
    pub fn new(game: &'static dyn AnyGame, options: AnyOptions) -> Self {
        assert!(game.check_options(&options).is_ok(), "options are checked before a game begins");
        let steps = Steps { game, options, told: Vec::new(), log: Vec::new() };
        let mut desk = Self { steps, pending: None, trail: Vec::new() };
        let scene = desk.steps.scene(None, None, Vec::new()).expect(FITS);
        desk.settle(None, scene, Plan::default());
        desk
    }

    /// What has to be told now; `None` if a move can be made, or the game is over.
    pub fn question(&self) -> Option<&Question> {
        self.pending.as_ref().map(|pending| &pending.question)
    }

    /// The state before the question, or now if nothing is asked; `None` during set-up. Hidden cards in it are made up.
    pub fn state(&self) -> Option<&dyn AnyState> {
        self.steps.told.last().map(|step| step.state.as_ref())
    }

    /// While something is asked, a state that it could lead to. What is not told yet in it is made up: do not show it.
    pub fn guess(&self) -> Option<&dyn AnyState> {
        self.pending.as_ref().map(|pending| pending.scene.state.as_ref())
    }

    /// At most `n` other states to which the question could lead, each with the card that stands in for the one that is asked.
    pub fn other_guesses(&self, n: usize) -> Vec<(Box<dyn AnyState>, Option<Card>)> {
        let Some(pending) = &self.pending else { return Vec::new() };
        let LuckSlot { event, at } = pending.spot;
        let others = self.steps.others(pending.mv.as_ref(), &pending.scene, n).into_iter();
        others
            .map(|scene| (scene.state, scene.log.get(event).and_then(|event| event.order().get(at).copied())))
            .collect()
    }

    /// The cards of the [guess](Self::guess) that are made up: nobody told where they are.
    pub fn made_up(&self) -> CardSet {
        let log = self.pending.as_ref().map_or(&self.steps.log, |pending| &pending.scene.log);
        unknown(log).into_iter().flat_map(|(event, at)| at.into_iter().map(move |at| log[event].order()[at])).collect()
    }

    /// The moves and answers entered, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.trail
    }

    /// What was told since the last move, or since the start; the question's own answers so far.
    pub fn told_now(&self) -> Vec<Answer> {
        let answer = |entry: &Entry| match entry {
            Entry::Answer(answer) => Some(*answer),
            Entry::Move(_) => None,
        };
        let mut told: Vec<Answer> = self.trail.iter().rev().map_while(answer).collect();
        told.reverse();
        told
    }

    /// Makes a move. Then there may be a question.
    ///
    /// # Errors
    /// If the move is not legal, or luck has to be told first. Nothing changes.
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
        self.trail.push(Entry::Move(mv.clone()));
        self.settle(Some(mv), scene, Plan::default());
        Ok(())
    }

    /// Answers the question. Then there may be another.
    ///
    /// # Errors
    /// If the answer cannot be true. Nothing changes.
    pub fn answer(&mut self, answer: Answer) -> Result<(), AnswerError> {
        let pending = self.pending.as_ref().ok_or(AnswerError::NothingAsked)?;
        let mut fitted = match (&pending.question, answer) {
            (Question::Card { .. }, Answer::Turned(card)) => {
                let fitted = self.steps.fitted(&pending.scene.log, pending.spot, card);
                fitted.ok_or_else(|| self.why_not(&pending.scene.log, card))?
            }
            (&Question::Die(die), Answer::Rolled(value)) => {
                if !(1..=die.sides()).contains(&value) {
                    return Err(AnswerError::NoSuchSide { die, value });
                }
                let mut log = pending.scene.log.clone();
                log[pending.spot.event].show(value);
                ConsistentLuck { log, step: self.steps.told.len(), states: Vec::new() }
            }
            (Question::Card { .. }, told) => {
                return Err(AnswerError::OtherKind { asked: ("desk-a-card", "a card").into(), told });
            }
            (Question::Die(die), told) => {
                let asked =
                    Message::new("desk-a-number", format!("a number of {die}"), [("die", die.to_string().into())]);
                return Err(AnswerError::OtherKind { asked, told });
            }
        };
        let (mv, scene) = (pending.mv.clone(), self.told_scene(pending, &mut fitted));
        let Some(scene) = scene else {
            let Answer::Turned(card) = answer else { unreachable!("a die that was asked may show any side") };
            let why = ("desk-since", "what was entered since does not fit it").into();
            return Err(AnswerError::CannotBe { card, why });
        };
        let plan = self.pending.take().map_or_else(Plan::default, |pending| pending.plan);
        self.trail.push(Entry::Answer(answer));
        // The answer may have changed what is hidden in earlier states.
        self.steps.log = fitted.log[..self.steps.log.len()].to_vec();
        self.steps.told[fitted.step..].iter_mut().zip(fitted.states).for_each(|(step, state)| step.state = state);
        self.settle(mv, scene, plan);
        Ok(())
    }

    /// The scene once the spot is told.
    fn told_scene(&self, pending: &Pending, fitted: &mut ConsistentLuck) -> Option<Scene> {
        fitted.log[pending.spot.event].tell(pending.spot.at);
        let before = fitted.states.last().map(AsRef::as_ref).or_else(|| self.state());
        self.steps.scene(before, pending.mv.as_ref(), fitted.log.clone())
    }

    /// Takes back the last entry, a move or an answer. `None` at the start.
    pub fn take_back(&mut self) -> Option<()> {
        *self = self.up_to(self.trail.len().checked_sub(1)?)?;
        Some(())
    }

    /// The game as it was after so many entries. `None` if there are fewer.
    pub fn up_to(&self, entries: usize) -> Option<Self> {
        let mut again = Self::new(self.steps.game, self.steps.options.clone());
        for entry in self.trail.get(..entries)? {
            match entry {
                Entry::Move(mv) => again.play(mv.clone()).ok()?,
                Entry::Answer(answer) => again.answer(*answer).ok()?,
            }
        }
        Some(again)
    }

    /// The cards that may be the answer, in canonical order; none if no card is asked.
    pub fn choices(&self) -> CardSet {
        let is_card = |pending: &&Pending| matches!(pending.question, Question::Card { .. });
        let Some(pending) = self.pending.as_ref().filter(is_card) else { return CardSet::EMPTY };
        let log = &pending.scene.log;
        let fits = |card: &Card| {
            let fitted = self.steps.fitted(log, pending.spot, *card);
            fitted.is_some_and(|mut fitted| self.told_scene(pending, &mut fitted).is_some())
        };
        self.cards().into_iter().filter(fits).collect()
    }

    /// All cards that were shuffled so far, in canonical order.
    pub fn cards(&self) -> CardSet {
        let log = self.pending.as_ref().map_or(&self.steps.log, |pending| &pending.scene.log);
        log.iter().flat_map(|event| event.order().iter().copied()).collect()
    }

    /// The game as it went, without the move whose luck is not all told.
    pub fn known(&self) -> Reconstruction {
        let luck = |step: usize| -> Vec<ChanceEvent> {
            let end = self.steps.told.last().map_or(0, |step| step.log);
            self.steps.log[..end].iter().filter(|event| event.step == step).map(|event| event.luck().clone()).collect()
        };
        let states = if self.steps.told.is_empty() {
            Vec::new()
        } else {
            self.steps.world(&self.steps.log, 0).unwrap_or_default()
        };
        let moves: Vec<AnyMove> = self.steps.told.iter().filter_map(|step| step.mv.clone()).collect();
        let events = (1..=moves.len()).map(luck).collect();
        Reconstruction { states, moves, events }
    }

    /// Asks what a step shows, or takes the step in.
    fn settle(&mut self, mv: Option<AnyMove>, scene: Scene, mut plan: Plan) {
        if let Some((spot, seat)) = self.steps.first_asked(mv.as_ref(), &scene, &mut plan) {
            let question = match scene.log[spot.event].luck() {
                &ChanceEvent::Roll { die, .. } => Question::Die(die),
                ChanceEvent::Shuffle { pile, order } => {
                    let (event, place) = (spot.event, spot.at);
                    Question::Card { pile: pile.to_string(), event, place, seat, stand_in: order[place] }
                }
            };
            self.pending = Some(Pending { mv, scene, spot, question, plan });
            return;
        }
        let Scene { log, state, views } = scene;
        self.pending = None;
        self.steps.told.push(Step { mv, state, views, log: log.len() });
        self.steps.log = log;
    }

    /// Why a card cannot be the answer.
    fn why_not(&self, log: &[Event], card: Card) -> AnswerError {
        if !log.iter().any(|event| event.order().contains(&card)) {
            let why = ("desk-not-among", "it is not among the cards of this game").into();
            return AnswerError::CannotBe { card, why };
        }
        let mut when = None;
        let (mut moves, mut last) = (0_usize, String::new());
        for entry in &self.trail {
            match entry {
                Entry::Move(mv) => (moves, last) = (moves + 1, mv.to_string()),
                Entry::Answer(Answer::Turned(told)) if *told == card => {
                    let values = [("n", moves.into()), ("move", last.as_str().into())];
                    when = Some(match moves {
                        0 => ("desk-set-up", "at set-up").into(),
                        _ => Message::new("desk-after", format!("after move {moves}, `{last}`"), values),
                    });
                }
                Entry::Answer(_) => {}
            }
        }
        match when {
            Some(when) => AnswerError::ToldBefore { card, when },
            None => {
                let why = ("desk-elsewhere", "it is in another pile, or is known to be elsewhere").into();
                AnswerError::CannotBe { card, why }
            }
        }
    }
}
