//! Errors of moves and states that come from outside.

use underdeck_cards::{Card, CardSet, ParseCardError};

use crate::{Link, Message, say};

/// The most moves that the error [`PlayError::Several`] lists.
const MOST_MEANT: usize = 6;

/// A text that spells no move of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The text, cut to a readable length.
    pub found: String,
    /// The accepted values.
    pub expected: Message,
}

impl NotationError {
    /// The error as a message.
    pub fn said(&self) -> Message {
        say!(PLAY_NOTATION, found = self.found, expected = self.expected)
    }

    /// An error about `found`, with what would be accepted.
    pub fn new(found: &str, expected: impl Into<Message>) -> Self {
        let mut cut: String = found.chars().take(60).collect();
        if cut.len() < found.len() {
            cut.push('…');
        }
        Self { found: cut, expected: expected.into() }
    }

    /// Reads `word`, a word of `text`, as a card.
    ///
    /// # Errors
    /// If it is not one; the error is about the whole text.
    pub fn card(text: &str, word: &str) -> Result<Card, Self> {
        word.parse().map_err(|_: ParseCardError| Self::new(text, say!(NOTATION_CARD, word)))
    }

    /// Reads words of `text` as a set of cards in canonical order.
    ///
    /// # Errors
    /// If a word is not a card, or the cards are repeated or out of order; the error is about the whole text.
    pub fn cards(text: &str, words: &[&str]) -> Result<CardSet, Self> {
        let list = words.iter().map(|word| Self::card(text, word)).collect::<Result<Vec<_>, _>>()?;
        let ordered = list.windows(2).all(|pair| pair[0] < pair[1]);
        ordered.then(|| list.into_iter().collect()).ok_or_else(|| Self::new(text, say!(NOTATION_CARDS)))
    }
}

/// Why a move was refused. The state is untouched.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayError {
    /// The text spells no move of the game.
    Notation(NotationError),
    /// The move exists in the game but is not legal now.
    Illegal(String),
    /// The text means any of these legal moves.
    Several(Vec<String>),
    /// The game has ended.
    Over(String),
    /// The entered cards or dice cannot be true, for this reason.
    Untrue(Box<Message>),
}

impl PlayError {
    /// The error as a message.
    pub fn said(&self) -> Message {
        match self {
            Self::Notation(error) => error.said(),
            Self::Illegal(mv) => say!(PLAY_ILLEGAL, move = mv),
            Self::Several(moves) => {
                let shown = moves.iter().take(MOST_MEANT).map(|mv| format!("`{mv}`"));
                let more = moves.len().saturating_sub(MOST_MEANT);
                match more {
                    0 => say!(PLAY_SEVERAL, moves = Message::join(shown, Link::Or)),
                    more => say!(PLAY_SEVERAL_MORE, moves = Message::join(shown, Link::Comma), more),
                }
            }
            Self::Over(mv) => say!(PLAY_OVER, move = mv),
            Self::Untrue(why) => Message::clone(why),
        }
    }
}

/// A fault in a state that comes from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StateError {
    /// The key of the state at fault.
    pub key: &'static str,
    /// The fault of its value.
    pub message: Message,
}

impl StateError {
    /// The error as a message.
    pub fn said(&self) -> Message {
        say!(STATE_FAULT, key = self.key, fault = self.message)
    }

    /// An error about one key.
    pub fn new(key: &'static str, message: impl Into<Message>) -> Self {
        Self { key, message: message.into() }
    }

    /// `Ok` if the condition holds, otherwise an error about the key.
    ///
    /// # Errors
    /// If `holds` is false.
    pub fn ensure<M: Into<Message>>(holds: bool, key: &'static str, message: impl FnOnce() -> M) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self { key, message: message().into() }) }
    }
}

/// The ids of the rules that say so.
pub type RuleIds = &'static [&'static str];

/// Why a move is not legal now, in the words of the rules, which return it as an error.
///
/// ```
/// use underdeck_game::Refusal;
///
/// fn check_draw(deck: u8, hand: u8) -> Result<(), Refusal> {
///     Refusal::unless(deck > 0, &["draw-1"], || "the deck is empty")?;
///     Refusal::unless(hand < 5, &["draw-2", "R7"], || format!("{hand} cards are in your hand"))
/// }
/// assert_eq!(check_draw(0, 5).unwrap_err().reason, "the deck is empty");
/// assert_eq!(check_draw(1, 5).unwrap_err().rules, ["draw-2", "R7"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The reason, one sentence without a full stop: `5 + 6 = 11 does not reach 12`.
    pub reason: Message,
    /// The rules that say so.
    pub rules: RuleIds,
}

impl Refusal {
    /// A move that is not legal for this reason.
    ///
    /// # Errors
    /// Always.
    pub fn because<T>(rules: RuleIds, reason: impl Into<Message>) -> Result<T, Self> {
        Err(Self { reason: reason.into(), rules })
    }

    /// Checks a condition of legality.
    ///
    /// # Errors
    /// If `holds` is false.
    pub fn unless<R: Into<Message>>(holds: bool, rules: RuleIds, reason: impl FnOnce() -> R) -> Result<(), Self> {
        if holds { Ok(()) } else { Self::because(rules, reason()) }
    }
}

/// The error of a check of legality: a [`Refusal`] for a player, or `()` for a move list, which allocates nothing.
///
/// One function says what is legal and why not:
///
/// ```
/// use underdeck_game::{Objection, Refusal};
///
/// fn check_draw<E: Objection>(deck: u8) -> Result<(), E> {
///     E::unless(deck > 0, &["draw-1"], || format!("the deck has {deck} cards"))
/// }
/// assert!(check_draw::<()>(1).is_ok() && check_draw::<()>(0).is_err());
/// assert_eq!(check_draw::<Refusal>(0).unwrap_err().reason, "the deck has 0 cards");
/// ```
pub trait Objection: Sized {
    /// The error with its reason, which `()` does not ask for.
    fn of<R: Into<Message>>(rules: RuleIds, reason: impl FnOnce() -> R) -> Self;

    /// Checks a condition of legality.
    ///
    /// # Errors
    /// If `holds` is false.
    fn unless<R: Into<Message>>(holds: bool, rules: RuleIds, reason: impl FnOnce() -> R) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::of(rules, reason)) }
    }
}

impl Objection for () {
    fn of<R: Into<Message>>(_rules: RuleIds, _reason: impl FnOnce() -> R) {}
}

impl Objection for Refusal {
    fn of<R: Into<Message>>(rules: RuleIds, reason: impl FnOnce() -> R) -> Self {
        Self { reason: reason().into(), rules }
    }
}

/// Why a typed move was refused. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveError {
    /// The error.
    pub error: PlayError,
    /// Why a readable move is not legal now, if the game says so.
    pub refusal: Option<Refusal>,
    /// The legal move that may have been meant.
    pub nearest: Option<String>,
}

impl MoveError {
    /// The error as a message: the reason alone if there is one. The [refusal](Self::refusal) has its rules.
    pub fn said(&self) -> Message {
        let why = match (&self.refusal, &self.error) {
            (Some(refusal), _) => refusal.reason.clone(),
            (None, PlayError::Notation(error)) => match &self.nearest {
                Some(nearest) => return say!(PLAY_NEAREST, found = error.found, nearest),
                None => error.said(),
            },
            (None, error) => error.said(),
        };
        match &self.nearest {
            Some(word) => say!(DID_YOU_MEAN, why, word),
            None => why,
        }
    }
}

crate::said_errors!(NotationError, PlayError, StateError, MoveError);

impl From<NotationError> for PlayError {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}
