//! Loot: trades a card of the hand for the room's card.

use underdeck_cards::Card;
use underdeck_game::{Refusal, say};

use crate::deck::{COMPANIONS, DARK_LORD, PLUNDER};
use crate::location::Location;
use crate::phase::End;
use crate::{Phase, State};

/// Whether the room has a slain monster, or revealed plunder (loot-1, room-1, room-2, term-3, R20, R21).
#[inline]
pub(crate) fn may_loot(state: &State) -> bool {
    state.slain || PLUNDER.contains(state.grid.get(state.at)) && !state.empty.contains(state.at)
}

/// Puts the card down for the room's, which joins the companions or the discard pile; the Dark Lord's wins
/// (loot-1, queen-1, over-3, R17, R19, R34).
#[inline]
pub(crate) fn loot(state: &mut State, card: Card) {
    state.hand.remove(card);
    let looted = state.grid.replace(state.at, card);
    state.slain = false;
    state.open.empty.insert(state.open.at);
    if COMPANIONS.contains(looted) {
        state.queens.insert(looted);
        return;
    }
    state.discard.insert(looted);
    if looted == DARK_LORD {
        state.lord = Location::OUTSIDE;
        state.phase = Phase::Over(End::Won);
    }
}

/// Whether the room can be looted (loot-1, R2, R20, R21).
pub(crate) fn check_loot(state: &State) -> Result<(), Refusal> {
    Refusal::unless(state.at.is_room(), &["loot-1", "R2"], || say!(REFUSE_LOOT_OUTSIDE))?;
    Refusal::unless(state.foe() == 0, &["loot-1", "R21"], || say!(REFUSE_LOOT_LIVING))?;
    Refusal::unless(may_loot(state), &["loot-1", "R20"], || say!(REFUSE_LOOT_EMPTY))
}
