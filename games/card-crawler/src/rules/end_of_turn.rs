//! End of turn: drawing cards, exhaustion, the next turn.

use underdeck_game::{Chance, Refusal, say};

use crate::deck::STRONG_ONE;
use crate::location::Location;
use crate::phase::{Cause, End};
use crate::{Phase, State};

/// Whether the action phase may end: there is a monster, cards can be drawn, the hand is empty, or the options allow it
/// (end-1, option-10, R13, R30).
#[inline]
pub(crate) fn may_end(state: &State, hand: usize) -> bool {
    let has_cards = !state.draw.is_empty() || !state.discard.is_empty();
    state.foe() > 0 || (hand < state.hand_limit() && has_cards) || hand == 0 || state.options.idle_end
}

/// A living monster attacks, then the turn ends; without one it ends at once (end-1, R13).
#[inline]
pub(crate) fn end(state: &mut State, chance: &mut impl Chance) {
    if state.foe() > 0 {
        state.phase = Phase::Defend(state.at);
    } else {
        state.end_turn(chance);
    }
}

impl State {
    /// Draws up to the hand limit; a hero without a card is stranded; then the next turn begins
    /// (turn-1, turn-2, turn-3, chance-1, option-9, R22, R28, R29, R37).
    #[inline]
    pub(crate) fn end_turn(&mut self, chance: &mut impl Chance) {
        let is_spent = self.hand.is_empty();
        if !self.refill(chance) {
            return;
        }
        if self.hand.is_empty() {
            self.phase = Phase::Over(End::Lost(Cause::Stranded));
            return;
        }
        if !self.options.lost_body {
            self.slain &= self.at != self.lord;
            self.open.empty.remove(self.lord);
        } else if is_spent {
            self.slain &= self.at != self.lord;
        }
        (self.arrived, self.attacked, self.doubled) = (false, false, false);
        self.phase = Phase::Action;
    }

    /// Draws up to the hand limit, with a reshuffle if needed; returns whether the hero lives (turn-1, hand-5, R28).
    #[inline]
    fn refill(&mut self, chance: &mut impl Chance) -> bool {
        for _ in self.hand.len()..self.hand_limit() {
            if self.draw.is_empty() {
                if self.discard.is_empty() {
                    break;
                }
                if !self.reshuffle(chance) {
                    return false;
                }
            }
            let Some(card) = self.draw.take() else { break };
            self.hand.insert(card);
        }
        true
    }

    /// Makes the discard pile the draw pile, which wounds (turn-1, chance-2, queen-3, option-3, R28).
    fn reshuffle(&mut self, chance: &mut impl Chance) -> bool {
        let cards = std::mem::take(&mut self.discard);
        chance.shuffle("draw", self.draw.refill(cards));
        self.wound(self.exhaustion(), Cause::Exhaustion)
    }

    /// The wounds of a reshuffle: one fewer with the Strong One, but never none (queen-3, option-3).
    #[inline]
    pub(crate) const fn exhaustion(&self) -> u8 {
        let wounds = self.open.options.exhaustion;
        if self.open.queens.contains(STRONG_ONE) && wounds > 1 { wounds - 1 } else { wounds }
    }

    /// Whether the Dark Lord's room is empty because his body was left behind (turn-3, R22).
    pub(crate) fn lord_is_left(&self) -> bool {
        self.lord != Location::OUTSIDE && self.empty.contains(self.lord)
    }
}

/// Whether the action phase may end (end-1, R30).
pub(crate) fn check_end(state: &State) -> Result<(), Refusal> {
    Refusal::unless(may_end(state, state.hand.len()), &["end-1", "R30"], || say!(REFUSE_END))
}
