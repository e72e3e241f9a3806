//! State and move: the rules of a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    CampaignStatus, Chance, GameInfo, NotationError, Options, Outcome, PlayError, Seat, StateError, Turn, View, below,
};

/// One decision. Its spelling is unique: `Display` writes it, `FromStr` reads it and nothing else.
pub trait Move:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

impl<M: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static> Move for M {}

/// The legal moves of a state, each once, numbered from 0 in a fixed order.
///
/// A small value that is counted and indexed; nothing needs to be listed in memory. A game with few moves at a time returns an array with
/// a place for each move that may be legal, `None` where it is not. A game whose speed does not matter returns a `Vec`.
pub trait MoveList {
    /// The game's decisions.
    type Move: PartialEq;

    /// The number of moves.
    fn count(&self) -> usize;

    /// The move with a number; `None` from [`MoveList::count`] on.
    fn nth(&self, n: usize) -> Option<Self::Move>;

    /// The moves in the order of their numbers.
    #[inline]
    fn all(&self) -> impl Iterator<Item = Self::Move> {
        (0..self.count()).map_while(|n| self.nth(n))
    }

    /// Whether the list contains the move.
    #[inline]
    fn contains(&self, mv: Self::Move) -> bool {
        self.all().any(|legal| legal == mv)
    }
}

/// The places that hold a move, in order.
impl<M: Copy + PartialEq, const N: usize> MoveList for [Option<M>; N] {
    type Move = M;

    fn count(&self) -> usize {
        self.iter().flatten().count()
    }

    fn nth(&self, n: usize) -> Option<M> {
        self.iter().flatten().nth(n).copied()
    }
}

impl<M: Copy + PartialEq> MoveList for Vec<M> {
    type Move = M;

    fn count(&self) -> usize {
        self.len()
    }

    fn nth(&self, n: usize) -> Option<M> {
        self.get(n).copied()
    }
}

/// Everything an all-seeing referee knows of a running game.
///
/// A value: no history, no clock, no generator. State + move + chance events give the next state.
/// As JSON it is the flat object of the rules reference; reading one back [checks](State::check) it.
pub trait State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The game's decisions.
    type Move: Move;
    /// The legal moves of a state.
    type Moves<'a>: MoveList<Move = Self::Move>;
    /// The knowledge of a seat.
    type View: View<State = Self>;
    /// The game's house rules.
    type Options: Options;

    /// The facts of the game.
    const INFO: &'static GameInfo;
    /// The normative reference, as Markdown with rule ids: see [`crate::rules`]. It is no part of the facts, as a program that explains
    /// nothing leaves it out.
    const REFERENCE: &'static str;

    /// Sets up a game. Passing options that fail [`Options::check`] is a bug of the caller.
    fn new(options: &Self::Options, chance: &mut impl Chance) -> Self;

    /// Whose decision it is, or how the game ended.
    fn turn(&self) -> Turn;

    /// The legal moves; none when the game is over.
    fn moves(&self) -> Self::Moves<'_>;

    /// Carries out a move, which the caller guarantees to be legal.
    fn play_unchecked(&mut self, mv: Self::Move, chance: &mut impl Chance);

    /// The view of a seat.
    fn view(&self, seat: Seat) -> Self::View;

    /// Checks that the rules allow this state: each card once, counters in range, phase consistent.
    ///
    /// # Errors
    /// Names the first key at fault.
    fn check(&self) -> Result<(), StateError>;

    /// Whether all seats have the same knowledge, so that a shared screen need hide nothing. Solo games do.
    fn is_shared(&self) -> bool {
        true
    }

    /// The number of seats that decide under these house rules.
    fn seats(&self) -> u8 {
        Self::INFO.seats
    }

    /// The status of the campaign that began with the options `start`, after the games `played`: their final states, in order.
    ///
    /// `None` if the rules have no campaign. Deals are not the game's concern: each chapter has its own luck.
    fn campaign(_start: &Self::Options, _played: &[Self]) -> Option<CampaignStatus<Self::Options>> {
        None
    }

    /// The options of the game that follows this finished one where a part of a campaign is played alone: the next scenario, the next title.
    fn sequel(&self) -> Option<Self::Options> {
        None
    }
}

/// Methods that follow from a [`State`]. The blanket implementation keeps games from changing them.
pub trait Play: State {
    /// The version of the rules by which these options are played.
    fn rules_of(options: &Self::Options) -> u32 {
        options.older_rules().unwrap_or(Self::INFO.rules_version)
    }

    /// Has the options played by this version of the rules.
    ///
    /// # Errors
    /// The versions that are played, `1 or 2`, if this is none of them; the options are unchanged.
    fn set_rules(options: &mut Self::Options, version: u32) -> Result<(), String> {
        let today = Self::INFO.rules_version;
        let version = played_version(version, Self::Options::OLDER_RULES, today)?;
        options.set_older_rules(Some(version).filter(|&version| version != today));
        Ok(())
    }

    /// The number of legal moves.
    #[inline]
    fn legal_count(&self) -> usize {
        self.moves().count()
    }

    /// The legal move with a number, from 0; `None` past the last.
    #[inline]
    fn legal_nth(&self, n: usize) -> Option<Self::Move> {
        self.moves().nth(n)
    }

    /// The legal move whose number `choose` returns when given how many there are; `None`, without calling it, if there are none.
    ///
    /// A number past the last gives `None` too.
    #[inline]
    fn legal_pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Self::Move> {
        let moves = self.moves();
        match moves.count() {
            0 => None,
            count => moves.nth(choose(count)),
        }
    }

    /// Whether the move is legal.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.moves().contains(mv)
    }

    /// All legal moves, in the order of their numbers.
    fn legal_vec(&self) -> Vec<Self::Move> {
        self.moves().all().collect()
    }

    /// The spellings of all legal moves, sorted as plain strings, as a trace lists them.
    fn legal_spellings(&self) -> Vec<String> {
        let mut spellings: Vec<String> = self.legal_vec().iter().map(ToString::to_string).collect();
        spellings.sort_unstable();
        spellings
    }

    /// A legal move, all equally likely; `None` when the game is over.
    #[inline]
    fn random_legal(&self, rng: &mut impl Rng) -> Option<Self::Move> {
        self.legal_pick(|count| below(rng, count as u32) as usize)
    }

    /// Carries out a move if it is legal.
    ///
    /// # Errors
    /// If it is not; the state is untouched.
    fn play(&mut self, mv: Self::Move, chance: &mut impl Chance) -> Result<(), PlayError> {
        if self.is_legal(mv) {
            self.play_unchecked(mv, chance);
            return Ok(());
        }
        Err(match self.turn() {
            Turn::Over(_) => PlayError::Over(mv.to_string()),
            Turn::Decide(_) => PlayError::Illegal(mv.to_string()),
        })
    }

    /// The outcome; `None` while the game runs.
    fn outcome(&self) -> Option<Outcome> {
        match self.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Decide(_) => None,
        }
    }

    /// The seat to decide; the first seat when the game is over.
    fn deciding_seat(&self) -> Seat {
        match self.turn() {
            Turn::Decide(seat) => seat,
            Turn::Over(_) => Seat(0),
        }
    }
}

impl<S: State> Play for S {}

/// The version of the rules, if it is played; else those that are, `1 or 2`.
pub(crate) fn played_version(version: u32, older: &[u32], today: u32) -> Result<u32, String> {
    if version == today || older.contains(&version) {
        return Ok(version);
    }
    Err(older.iter().chain([&today]).map(ToString::to_string).collect::<Vec<_>>().join(" or "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_array_lists_the_places_that_hold_a_move() {
        let moves = [None, Some('a'), None, Some('b')];
        assert_eq!((moves.count(), moves.nth(1), moves.nth(2)), (2, Some('b'), None));
        assert_eq!(moves.all().collect::<String>(), "ab");
        assert!(moves.contains('a') && !moves.contains('c'));
        assert_eq!([None::<char>; 2].count(), 0);
    }
}
