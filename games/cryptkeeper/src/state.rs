//! Everything a referee knows.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use cards::{Card, Rank};
use game::{Chance, GameInfo, GameResult, Outcome, Seat, StateError, Turn};
use serde::{Deserialize, Serialize};

use crate::deck::Deck;
use crate::face::{Face, Faces};
use crate::field::Spot;
use crate::map::Map;
use crate::rules::curse::Dues;
use crate::{INFO, Move, Options, View, check, wire};

/// Which decision is due, with what is still to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    Take,
    Stand,
    Turn,
    Event,
    Curse,
    Discard {
        eligible: Faces,
        left: u8,
        optional: bool,
    },
    Card {
        left: u8,
    },
    Row,
    Column,
    Tile,
    /// With the card that item 4 lays, once it is picked.
    Cell {
        picked: Option<Face>,
    },
    Build,
    Over(End),
}

/// The phase in which an item was used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Back {
    Turn,
    Event,
    Curse,
}

/// The item whose effect is going on (zone-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Using {
    pub(crate) item: Face,
    pub(crate) back: Back,
}

/// How the game ended (end-1, end-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// The Amulet is cleansed.
    Won,
    /// Told to discard without an item in hand.
    Ejected,
    /// Nothing can be done any more.
    Stuck,
}

/// A finished game for ranking: the greater, the better (end-4).
///
/// Won before lost; among won games fewer turns, then the lower floor; among lost ones the higher floor, then more turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standing {
    /// A lost game.
    Lost {
        /// The floor reached.
        floor: u32,
        /// The turns completed.
        turns: u32,
    },
    /// A won game.
    Won {
        /// The turns it took.
        turns: Reverse<u32>,
        /// The floor on which it was won.
        floor: Reverse<u32>,
    },
}

/// A game of Cryptkeeper as an all-seeing referee knows it (state-1).
///
/// At most 192 bytes, `Copy`, without heap. As JSON it is the flat object of the reference. No zone has a size limit
/// (zone-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "wire::StateWire", into = "wire::StateWire")]
pub struct State {
    pub(crate) map: Map,
    pub(crate) deck: Deck,
    pub(crate) hand: Faces,
    pub(crate) discard: Faces,
    /// Cards of the deck, and tiles, whose face the player has been shown.
    pub(crate) known: Faces,
    pub(crate) map_pool: Faces,
    pub(crate) phase: Phase,
    pub(crate) floor: u32,
    pub(crate) turns: u32,
    pub(crate) token: Spot,
    pub(crate) event: Option<Face>,
    pub(crate) using: Option<Using>,
    pub(crate) dues: Dues,
    pub(crate) rune: bool,
    pub(crate) options: Options,
}

const _: () = assert!(size_of::<State>() <= 192 && size_of::<Move>() <= 16);

impl State {
    /// The options of the game.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The floor, from 1.
    pub const fn floor(&self) -> u32 {
        self.floor
    }

    /// The turns completed.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// How the game stands in a ranking; `None` while it runs (end-4).
    pub const fn standing(&self) -> Option<Standing> {
        let (floor, turns) = (self.floor, self.turns);
        match self.phase {
            Phase::Over(End::Won) => Some(Standing::Won { turns: Reverse(turns), floor: Reverse(floor) }),
            Phase::Over(_) => Some(Standing::Lost { floor, turns }),
            _ => None,
        }
    }

    /// The black cards before one is taken (zone-2, setup-2).
    #[inline]
    pub(crate) fn offer(&self) -> Faces {
        match self.phase {
            Phase::Take => Faces::black(self.options),
            _ => Faces::NONE,
        }
    }

    /// The rank of the item whose effect is going on.
    pub(crate) fn using_rank(&self) -> Option<Rank> {
        self.using.map(|using| using.item.rank())
    }

    /// The card that item 4 is about to lay.
    pub(crate) fn picked(&self) -> Option<Card> {
        match self.phase {
            Phase::Cell { picked } => picked.map(|face| face.card(self.options)),
            _ => None,
        }
    }

    /// What may be used: the cards in hand that are no tens (hand-1, R19).
    #[inline]
    pub(crate) fn usable(&self) -> Faces {
        self.hand - Faces::TENS
    }
}

impl game::State for State {
    type Move = Move;
    type View = View;
    type Options = Options;

    const INFO: &'static GameInfo = &INFO;

    #[inline]
    fn new(options: &Options, chance: &mut impl Chance) -> Self {
        Self::set_up(*options, chance)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(end) => Turn::Over(end.outcome()),
            _ => Turn::Decide(Seat(0)),
        }
    }

    fn legal_moves<B>(&self, each: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        self.legal().each(self.options, each)
    }

    #[inline]
    fn legal_count(&self) -> usize {
        self.legal().count()
    }

    #[inline]
    fn legal_nth(&self, n: usize) -> Option<Move> {
        self.legal().nth(n, self.options)
    }

    #[inline]
    fn legal_pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        let legal = self.legal();
        match legal.count() {
            0 => None,
            count => legal.nth(choose(count), self.options),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move, chance: &mut impl Chance) {
        self.carry_out(mv, chance);
    }

    fn view(&self, _seat: Seat) -> View {
        View::of(self)
    }

    fn check(&self) -> Result<(), StateError> {
        check::check(self)
    }
}

impl End {
    /// `won`, or the cause of a loss as an outcome names it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Ejected => "ejected",
            Self::Stuck => "stuck",
        }
    }

    /// The end in the terms common to all games; Cryptkeeper keeps no score (end-4).
    #[inline]
    pub(crate) const fn outcome(self) -> Outcome {
        let result = if matches!(self, Self::Won) { GameResult::Won } else { GameResult::Lost };
        Outcome { result, cause: self.word(), score: None }
    }
}
