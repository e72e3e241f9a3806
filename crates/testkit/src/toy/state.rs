//! Everything a referee of the Well knows.

use underdeck_cards::{Card, CardSet, Pile, Suit};
use underdeck_game::Outcome;

use super::Water;

/// The name of the one pile that is shuffled.
pub const WELL: &str = "well";

/// Which decision is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The free choice of a turn.
    Act,
    /// The top card of the well was looked at: keep it or sink it.
    Peek,
    /// The game is over.
    Over(Outcome),
}

/// The open information: the state without the well, and a view without its part of the well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// Which decision is due.
    pub phase: Phase,
    /// Option `water`.
    pub water: Water,
    /// Option `peek`.
    pub peek: bool,
    /// Option `trump`.
    pub trump: Option<Suit>,
    /// Whether version 1 of the rules is played.
    pub first_rules: bool,
    /// Lives left, 0..=9.
    pub lives: u8,
    /// Gold won and not paid.
    pub gold: u16,
    /// How often the well was stirred, 0..=2.
    pub stirred: u8,
    /// The cards in the hand.
    pub hand: CardSet,
    /// The cards that are done with.
    pub shore: CardSet,
}

impl Open {
    /// The least roll that gains a card's gold (roll-1, R2).
    pub(super) fn least_roll(&self, card: Card) -> u8 {
        if self.first_rules { card.rank() } else { card.rank() + 1 }
    }
}

/// A state of the Well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    /// The open information.
    pub open: Open,
    /// The well, face down.
    pub well: Pile<32>,
}
