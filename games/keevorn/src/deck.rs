//! Kinds of cards.

use underdeck_cards::{Card, CardSet, Colour, Suit};
use underdeck_game::Id;

use crate::text;

/// Aces (kind-1).
pub(crate) const SCROLLS: CardSet = CardSet::ranks(1, 1);
/// Jacks, queens and kings (kind-4).
pub(crate) const MONSTERS: CardSet = CardSet::ranks(11, 13);
/// Jokers (kind-5).
pub(crate) const STAIRS: CardSet = CardSet::JOKERS;

/// Red cards (kind-6).
pub(crate) const RED: CardSet = CardSet::colour(Colour::Red);
/// Black cards (kind-6).
pub(crate) const BLACK: CardSet = CardSet::colour(Colour::Black);

/// The most cards in the Room, in a Hand and in the Backpack (pile-1).
pub(crate) const ROOM: usize = 4;
pub(crate) const HAND: usize = 2;
pub(crate) const BACKPACK: usize = 3;

/// Weapons and Relics, which depend on the option `relics_as_weapons` (kind-2, kind-3, R47).
#[derive(Clone, Copy)]
pub(crate) struct Kinds {
    pub(crate) weapons: CardSet,
    pub(crate) relics: CardSet,
}

const RULEBOOK: Kinds = Kinds { weapons: CardSet::ranks(5, 10), relics: CardSet::ranks(2, 4) };
const RELICS_AS_WEAPONS: Kinds = Kinds { weapons: CardSet::ranks(2, 10), relics: CardSet::EMPTY };

impl Kinds {
    #[inline]
    pub(crate) const fn of(relics_as_weapons: bool) -> Self {
        if relics_as_weapons { RELICS_AS_WEAPONS } else { RULEBOOK }
    }
}

/// All cards of a game with this many Jokers (deck-1).
pub(crate) const fn deck(jokers: u8) -> CardSet {
    CardSet::STANDARD.union(CardSet::jokers(jokers))
}

/// All cards of a card's colour: those that its Hand may hold (kind-6).
#[inline]
pub(crate) const fn same_colour(card: Card) -> CardSet {
    if RED.contains(card) { RED } else { BLACK }
}

#[inline]
pub(crate) const fn suit(suit: Suit) -> CardSet {
    CardSet::suit(suit)
}

/// `red` or `black`, by which messages choose their words: the colour of the card and of its Hand.
pub(crate) fn colour(card: Card) -> &'static str {
    if RED.contains(card) { "red" } else { "black" }
}

/// The name of the Hand of a card's colour.
pub(crate) fn hand(card: Card) -> &'static Id {
    if RED.contains(card) { &text::PILE_RED_HAND } else { &text::PILE_BLACK_HAND }
}
