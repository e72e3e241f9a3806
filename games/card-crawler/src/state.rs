//! The state of a game.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Refusal, say};

use crate::draw::Draw;
use crate::grid::Grid;
use crate::location::{Location, Locations};
use crate::{Move, Options, Phase, deck};

/// The open part of a state: everything but the draw pile and the cards of the fortress. A [`View`](crate::View) holds
/// the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub(crate) hand: CardSet,
    /// A set, like the trash: both are face up, and their order means nothing (R39).
    pub(crate) discard: CardSet,
    pub(crate) trash: CardSet,
    pub(crate) queens: CardSet,
    /// Face-down rooms.
    pub(crate) unknown: Locations,
    /// Empty rooms; the rest are revealed, except the hero's own if `slain`.
    pub(crate) empty: Locations,
    /// Rooms that the hero has visited, where the options need them (option-7); otherwise none.
    pub(crate) visited: Locations,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) at: Location,
    /// Outside if no room was entered yet.
    pub(crate) first_room: Location,
    pub(crate) wounds: u8,
    /// Whether the hero's own room holds a slain monster.
    pub(crate) slain: bool,
    pub(crate) arrived: bool,
    pub(crate) attacked: bool,
    pub(crate) doubled: bool,
}

/// A game of Card Crawler as an all-seeing referee knows it (state-1).
///
/// At most 128 bytes, `Copy`, without heap. As JSON it is the flat object of the reference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) grid: Grid,
    pub(crate) draw: Draw,
    /// The location of the Dark Lord, outside once he is looted: follows from the grid, kept for speed.
    pub(crate) lord: Location,
}

const _: () = assert!(size_of::<State>() <= 128 && size_of::<Move>() <= 16);

impl Open {
    /// The state before the set-up: the hero outside, the fortress face down, all piles empty
    /// (setup-1, setup-4, goal-1).
    pub(crate) const fn new(options: Options) -> Self {
        Self {
            hand: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            trash: CardSet::EMPTY,
            queens: CardSet::EMPTY,
            unknown: Locations::ROOMS,
            empty: Locations::EMPTY,
            visited: Locations::EMPTY,
            options,
            phase: Phase::Action,
            at: Location::OUTSIDE,
            first_room: Location::OUTSIDE,
            wounds: 0,
            slain: false,
            arrived: false,
            attacked: false,
            doubled: false,
        }
    }

    /// The house rules of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The decision that is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The location of the hero.
    pub const fn at(&self) -> Location {
        self.at
    }
}

impl State {
    /// The state with these hidden cards.
    pub(crate) fn with(open: Open, grid: Grid, draw: Draw) -> Self {
        Self { open, grid, draw, lord: grid.find(deck::DARK_LORD) }
    }

    /// The number of cards up to which the hand is refilled (hand-5, queen-2).
    #[inline]
    pub(crate) const fn hand_limit(&self) -> usize {
        self.open.options.hand_size as usize + self.open.queens.contains(deck::HELPFUL_HAND) as usize
    }

    /// The power of the living monster in the hero's room; 0 if there is none (term-4, R2, R5).
    #[inline]
    pub(crate) const fn foe(&self) -> u8 {
        let Open { slain, empty, at, .. } = self.open;
        if slain || empty.contains(at) { 0 } else { deck::power(self.grid.get(at)) }
    }

    /// The cards of the deck: hand, draw and discard pile (deck-5).
    pub(crate) fn owned(&self) -> CardSet {
        self.hand | self.draw.to_set() | self.discard
    }

    /// Whether the card is in the hand (term-6).
    pub(crate) fn check_hand(&self, card: Card) -> Result<(), Refusal> {
        Refusal::unless(self.hand.contains(card), &["term-6"], || say!(REFUSE_NOT_IN_HAND, card))
    }

    /// Moves a card from the hand to the discard pile (deck-5).
    #[inline]
    pub(crate) fn discard(&mut self, card: Card) {
        self.hand.remove(card);
        self.discard.insert(card);
    }

    /// Moves a card from the hand to the trash.
    #[inline]
    pub(crate) fn trash(&mut self, card: Card) {
        self.hand.remove(card);
        self.trash.insert(card);
    }
}
