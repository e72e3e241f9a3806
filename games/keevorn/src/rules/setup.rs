//! Set-up.

use underdeck_cards::Pile;
use underdeck_game::Chance;

use crate::deck::deck;
use crate::state::Open;
use crate::{Options, State};

/// A new game: full Health, a shuffled Floor, a first Room of four, and the Peddler
/// (setup-1, setup-2, setup-3, setup-4, R4, R8, R46, R48).
pub(crate) fn set_up(options: &Options, chance: &mut impl Chance) -> State {
    let mut state = State { floor: Pile::new(), open: Open::new(*options) };
    chance.shuffle("floor", state.floor.refill(deck(options.jokers)));
    state.enter();
    state
}
