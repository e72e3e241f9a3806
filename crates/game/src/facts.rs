//! Facts of a game that can be asked for: what was so at a moment, what happened up to it, and what was so at the end.
//!
//! A game lists its own in [`Facts::FACTS`]; the facts that all games have (moves, result, cause and so on) are the laboratory's. Facts are
//! for reports on finished games, so they see hidden cards.

use std::fmt;

use underdeck_cards::{Card, Cell};

use crate::State;

/// The value of a fact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FactValue {
    /// An amount or a number of something.
    Number(i64),
    /// A word of the game, as states and moves spell it.
    Word(&'static str),
    /// A card.
    Card(Card),
    /// A cell of the game's grid.
    Cell(Cell),
    /// Yes or no.
    Flag(bool),
}

/// The kind of a fact's values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FactKind {
    Number,
    Word,
    Card,
    Cell,
    Flag,
}

impl FactValue {
    /// The kind of the value.
    pub const fn kind(self) -> FactKind {
        match self {
            Self::Number(_) => FactKind::Number,
            Self::Word(_) => FactKind::Word,
            Self::Card(_) => FactKind::Card,
            Self::Cell(_) => FactKind::Cell,
            Self::Flag(_) => FactKind::Flag,
        }
    }

    /// The number; `None` of another kind.
    pub const fn number(self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(number),
            _ => None,
        }
    }
}

/// The spelling in queries and files: `12`, `stuck`, `KD`, `r3c4`, `yes`.
impl fmt::Display for FactValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => f.pad(word),
            Self::Card(card) => card.fmt(f),
            Self::Cell(cell) => cell.fmt(f),
            Self::Flag(flag) => f.pad(if *flag { "yes" } else { "no" }),
        }
    }
}

/// Any integer is a number; a value too large for `i64` counts as the largest.
macro_rules! numbers {
    ($($integer:ty)+) => {
        $(impl From<$integer> for FactValue {
            fn from(number: $integer) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

numbers! { i32 i64 u8 u16 u32 u64 usize }

impl From<&'static str> for FactValue {
    fn from(word: &'static str) -> Self {
        Self::Word(word)
    }
}

impl From<Card> for FactValue {
    fn from(card: Card) -> Self {
        Self::Card(card)
    }
}

impl From<Cell> for FactValue {
    fn from(cell: Cell) -> Self {
        Self::Cell(cell)
    }
}

impl From<bool> for FactValue {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

/// When a fact is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FactTime {
    /// In any state: what is so now.
    Now,
    /// After each move, an amount that it adds; the fact is their sum up to a moment.
    Sum,
    /// Once a game, after its last move.
    End,
}

/// A moment of a game: a state, and the move that led to it.
#[derive(Debug)]
pub struct Moment<'a, S: State> {
    /// The state before and the move; `None` where the game begins.
    pub before: Option<(&'a S, S::Move)>,
    /// The state.
    pub now: &'a S,
}

impl<S: State> Moment<'_, S> {
    /// The move that led here.
    pub fn mv(&self) -> Option<S::Move> {
        self.before.map(|(_, mv)| mv)
    }

    /// One if the move is such a one: the addend of a sum that counts moves.
    pub fn counts(&self, is_such: impl Fn(S::Move) -> bool) -> Option<FactValue> {
        self.mv().filter(|&mv| is_such(mv)).map(|_| FactValue::Number(1))
    }

    /// By how much the move raised an amount: the addend of a sum of gains.
    pub fn gain(&self, amount: impl Fn(&S) -> i64) -> Option<FactValue> {
        let (before, _) = self.before?;
        Some(amount(self.now) - amount(before)).filter(|&gain| gain > 0).map(FactValue::Number)
    }

    /// By how much the move lowered an amount: the addend of a sum of losses or costs.
    pub fn drop(&self, amount: impl Fn(&S) -> i64) -> Option<FactValue> {
        self.gain(|state| -amount(state))
    }
}

/// The description of a fact. Its title is the game's message `fact-ID`: [`GameInfo::fact`](crate::GameInfo::fact).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactSpec {
    /// The name in queries and files, unique in the game: lower case, digits and `-`.
    pub id: &'static str,
    /// The kind of its values.
    pub kind: FactKind,
    /// When it is read.
    pub time: FactTime,
    /// Whether it locates a position in a game. The laboratory counts lost games by the places of their last decisions.
    pub is_place: bool,
}

/// How a fact is read; `None` where there is nothing to say.
pub type ReadFact<S> = fn(&Moment<'_, S>) -> Option<FactValue>;

/// A fact of a game.
#[derive(Debug)]
pub struct Fact<S: State> {
    /// Its description.
    pub spec: FactSpec,
    /// Reads it: cheap, and from the states and the move alone.
    pub read: ReadFact<S>,
}

impl<S: State> Fact<S> {
    /// What is so in a state.
    pub const fn now(id: &'static str, kind: FactKind, read: ReadFact<S>) -> Self {
        Self { spec: FactSpec { id, kind, time: FactTime::Now, is_place: false }, read }
    }

    /// The place of a state.
    pub const fn place(id: &'static str, kind: FactKind, read: ReadFact<S>) -> Self {
        Self { spec: FactSpec { id, kind, time: FactTime::Now, is_place: true }, read }
    }

    /// The sum of what each move adds; `None` of a move that adds nothing.
    pub const fn sum(id: &'static str, read: ReadFact<S>) -> Self {
        Self { spec: FactSpec { id, kind: FactKind::Number, time: FactTime::Sum, is_place: false }, read }
    }

    /// What is so at the end of a game.
    pub const fn end(id: &'static str, kind: FactKind, read: ReadFact<S>) -> Self {
        Self { spec: FactSpec { id, kind, time: FactTime::End, is_place: false }, read }
    }
}

/// The facts of a game that can be asked for; by default none.
pub trait Facts: State {
    /// All facts, in the order of lists and columns. `testkit` checks them in every state of its games.
    const FACTS: &'static [Fact<Self>] = &[];
}

/// The facts of a game that locate positions.
pub fn places<S: Facts>() -> impl Iterator<Item = &'static Fact<S>> {
    S::FACTS.iter().filter(|fact| fact.spec.is_place)
}
