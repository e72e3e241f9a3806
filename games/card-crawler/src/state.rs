//! Everything a referee knows.

use std::ops::ControlFlow;

use cards::{Card, CardSet};
use game::{Chance, GameInfo, GameResult, Outcome, Seat, StateError, Turn};
use serde::{Deserialize, Serialize};

use crate::draw::Draw;
use crate::grid::Grid;
use crate::spot::{Spot, Spots};
use crate::{INFO, Move, Options, View, check, deck, rules, turn, wire};

/// Which decision is due.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// The hero acts.
    Action,
    /// The jack of spades has been met: a card or a wound.
    Trap,
    /// The monster in this room attacks.
    Defend(Spot),
    /// The game is over.
    Over(End),
}

/// How the game ended (over-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// The Dark Lord is looted (over-3).
    Won,
    /// The hero is lost, by this.
    Lost(Cause),
}

/// What lost the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cause {
    /// A monster's attack, in the room or shot (over-4).
    Monster,
    /// The jack of spades (over-5).
    Trap,
    /// Fleeing (over-6).
    Flight,
    /// A reshuffle (over-7).
    Exhaustion,
    /// No card is left in the hand after refilling (over-8).
    Stranded,
}

/// A game of Card Crawler as an all-seeing referee knows it (state-1).
///
/// At most 128 bytes, `Copy`, without heap. As JSON it is the flat object of the reference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "wire::StateWire", into = "wire::StateWire")]
pub struct State {
    pub(crate) hand: CardSet,
    /// A set, as is the trash: both lie open, their order means nothing (R39).
    pub(crate) discard: CardSet,
    pub(crate) trash: CardSet,
    pub(crate) queens: CardSet,
    /// Rooms face down.
    pub(crate) unknown: Spots,
    /// Rooms that are empty; the rest is revealed, but for the hero's own if `slain`.
    pub(crate) empty: Spots,
    pub(crate) grid: Grid,
    pub(crate) draw: Draw,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) at: Spot,
    /// Outside if no room was entered yet.
    pub(crate) first_room: Spot,
    /// Where the Dark Lord lies, outside once he is looted: known from the grid, kept to be at hand.
    pub(crate) lord: Spot,
    pub(crate) wounds: u8,
    /// The hero's own room is slain.
    pub(crate) slain: bool,
    pub(crate) arrived: bool,
    pub(crate) attacked: bool,
    pub(crate) doubled: bool,
}

const _: () = assert!(size_of::<State>() <= 128 && size_of::<Move>() <= 16);

impl State {
    /// Which decision is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Where the hero is.
    pub const fn at(&self) -> Spot {
        self.at
    }

    /// The wounds of the hero, up to the option `life`.
    pub const fn wounds(&self) -> u8 {
        self.wounds
    }

    /// The options of the game.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// How many cards the hand is refilled to (hand-5, queen-2).
    #[inline]
    pub(crate) const fn hand_limit(&self) -> usize {
        self.options.hand_size as usize + self.queens.contains(deck::HELPFUL_HAND) as usize
    }

    /// The power of the living monster in the hero's room; 0 if there is none (term-4, R2, R5).
    #[inline]
    pub(crate) const fn foe(&self) -> u8 {
        if self.slain || self.empty.contains(self.at) { 0 } else { deck::power(self.grid.get(self.at)) }
    }

    /// The cards of the deck: hand, draw and discard pile (deck-5).
    pub(crate) fn owned(&self) -> CardSet {
        self.hand | self.draw.to_set() | self.discard
    }

    /// A card goes from the hand to the discard pile (deck-5).
    #[inline]
    pub(crate) fn discard(&mut self, card: Card) {
        self.hand.remove(card);
        self.discard.insert(card);
    }

    /// A card goes from the hand to the trash.
    #[inline]
    pub(crate) fn trash(&mut self, card: Card) {
        self.hand.remove(card);
        self.trash.insert(card);
    }
}

impl game::State for State {
    type Move = Move;
    type View = View;
    type Options = Options;

    const INFO: &'static GameInfo = &INFO;

    #[inline]
    fn new(options: &Options, chance: &mut impl Chance) -> Self {
        rules::set_up(*options, chance)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(end) => Turn::Over(self.ended(end)),
            _ => Turn::Decide(Seat(0)),
        }
    }

    fn legal_moves<B>(&self, mut each: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        for n in 0..turn::count(self) {
            let Some(mv) = turn::pick(self, |_| n) else { break };
            each(mv)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn legal_count(&self) -> usize {
        turn::count(self)
    }

    #[inline]
    fn legal_nth(&self, n: usize) -> Option<Move> {
        turn::pick(self, |_| n)
    }

    #[inline]
    fn legal_pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        turn::pick(self, choose)
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move, chance: &mut impl Chance) {
        turn::play(self, mv, chance);
    }

    fn view(&self, _seat: Seat) -> View {
        View::of(self)
    }

    fn check(&self) -> Result<(), StateError> {
        check::check(self)
    }
}

impl State {
    /// The end in the terms common to all games.
    fn ended(&self, end: End) -> Outcome {
        let (result, cause) = match end {
            End::Won => (GameResult::Won, "won"),
            End::Lost(cause) => (GameResult::Lost, cause.word()),
        };
        Outcome { result, cause, score: Some(rules::score(self, end).into()) }
    }
}

impl Cause {
    /// The cause's name in an outcome.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Monster => "monster",
            Self::Trap => "trap",
            Self::Flight => "flight",
            Self::Exhaustion => "exhaustion",
            Self::Stranded => "stranded",
        }
    }
}
