//! Set-up.

use underdeck_cards::{CardSet, Pile};
use underdeck_game::Chance;

use crate::deck::deck;
use crate::state::Open;
use crate::{Options, Phase, State};

/// A new game: full Health, a shuffled Floor, a first Room of four, the Peddler waiting
/// (setup-1, setup-2, setup-3, setup-4, R4, R8, R46, R48).
pub(crate) fn set_up(options: &Options, chance: &mut impl Chance) -> State {
    let mut state = State {
        floor: Pile::new(),
        open: Open {
            room: CardSet::EMPTY,
            hands: CardSet::EMPTY,
            backpack: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            clean_kills: 0,
            removed: 0,
            health: options.max_health,
            max_health: options.max_health,
            depth: options.start_depth,
            wishes: 0,
            phase: Phase::Peddler,
            edition: options.edition,
            relics_as_weapons: options.relics_as_weapons,
            decline_fortunes: options.decline_fortunes,
        },
    };
    chance.shuffle("floor", state.floor.refill(deck(options.jokers)));
    state.enter();
    state
}
