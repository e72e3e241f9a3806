//! Set-up.

use underdeck_cards::{CardSet, Pile, Suit};
use underdeck_game::Chance;

use crate::options::Options;
use crate::state::{Phase, State};

/// The name of the pile that is shuffled.
pub(crate) const DECK: &str = "deck";

/// The cards of a deck with this many suits (option-1).
pub(crate) fn deck(suits: u8) -> CardSet {
    let suits = Suit::ALL.into_iter().take(suits.into());
    suits.fold(CardSet::EMPTY, |deck, suit| deck | CardSet::suit(suit))
}

/// (setup-1)
pub(crate) fn set_up(options: &Options, chance: &mut impl Chance) -> State {
    let mut pile = Pile::new();
    chance.shuffle(DECK, pile.refill(deck(options.suits)));
    State { phase: Phase::Turn, deck: pile, drawn: CardSet::EMPTY }
}
