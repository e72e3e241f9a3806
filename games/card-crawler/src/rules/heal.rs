//! Heal a wound, and being wounded.

use underdeck_cards::Card;
use underdeck_game::{Refusal, say};

use crate::deck::HEALER;
use crate::phase::{Cause, End};
use crate::{Phase, State};

/// Whether there is a wound: then each card of the hand heals one (heal-1, R32).
#[inline]
pub(crate) fn may_heal(state: &State) -> bool {
    state.wounds > 0
}

/// Whether the Healer can be discarded from the hand for a wound (heal-2, hand-3, R16).
#[inline]
pub(crate) fn may_heal_by_queen(state: &State) -> bool {
    state.wounds > 0 && state.hand.contains(HEALER)
}

/// Trashes the card for one wound, whatever its value (heal-1, R32).
#[inline]
pub(crate) fn heal(state: &mut State, card: Card) {
    state.trash(card);
    state.wounds -= 1;
}

/// Discards the Healer for one wound (heal-2, R16).
#[inline]
pub(crate) fn heal_by_queen(state: &mut State) {
    state.discard(HEALER);
    state.wounds -= 1;
}

impl State {
    /// Adds wounds, at most up to death, which ends the game at once; returns whether the hero lives
    /// (term-5, goal-1, option-2, over-2, R31).
    #[inline]
    #[must_use]
    pub(crate) fn wound(&mut self, n: u8, cause: Cause) -> bool {
        self.wounds = self.wounds.saturating_add(n).min(self.options.life);
        let lives = self.wounds < self.options.life;
        if !lives {
            self.phase = Phase::Over(End::Lost(cause));
        }
        lives
    }
}

/// Whether there is a wound to heal (heal-1, heal-2, R32).
pub(crate) fn check_heal(state: &State) -> Result<(), Refusal> {
    Refusal::unless(may_heal(state), &["heal-1", "heal-2", "R32"], || say!(REFUSE_HEAL))
}
