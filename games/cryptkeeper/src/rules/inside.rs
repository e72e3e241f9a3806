//! Items used inside an effect: while an event or a curse waits for a choice.

use crate::State;
use crate::face::{Face, Faces};
use crate::state::{Back, Pending, Phase};

impl State {
    /// The items that can be used before the choice that is due: those of the hand, if the options allow it and the choice
    /// is not that of another item (choice-18, option-9, R12).
    #[inline]
    pub(crate) fn usable_inside(&self) -> Faces {
        if self.options.inside_effects() && self.using.is_none() && self.is_choice() {
            self.usable()
        } else {
            Faces::EMPTY
        }
    }

    /// Whether the phase is one that an event or a curse can ask for (choice-18).
    fn is_choice(&self) -> bool {
        use Phase::{Card, Column, Discard, Row, Tile};
        matches!(self.phase, Discard { .. } | Card { .. } | Row | Column | Tile)
    }

    /// What is kept of the choice while this item is used; of events 2 and 3 the other cards that they drew (use-1, R27).
    pub(crate) fn interrupted(&mut self, item: Face) -> Back {
        self.dealt.drawn.remove(item);
        let Pending { left, optional, .. } = self.phase.pending();
        Back::Effect { left, optional }
    }

    /// The interrupted effect asks for its choice again, with what the table holds now; without anything to choose it is
    /// done (use-5, option-9, R12, R16, R30).
    pub(crate) fn resume(&mut self, left: u8, optional: bool) {
        let near = !self.map.faces_near(self.token).is_empty();
        let choice = match self.event_rank() {
            Some(2 | 3) => {
                let hand = self.hand;
                self.dealt.drawn &= hand;
                if self.options.must_discard() && !optional && self.hand.is_empty() {
                    return self.eject();
                }
                (!self.dealt.drawn.is_empty()).then_some(Phase::Discard { left, optional })
            }
            Some(4) => Some(Phase::Card { left }),
            Some(6 | 11) => Some(Phase::Row),
            Some(8) => near.then_some(Phase::Tile),
            Some(9) => Some(Phase::Column),
            event => {
                let told = if event == Some(12) { 3 } else { 1 };
                if event.is_some() && left == told && self.hand.is_empty() {
                    return self.eject();
                }
                if self.lose(left) {
                    return;
                }
                None
            }
        };
        match choice {
            Some(phase) => self.phase = phase,
            None => self.choice_done(),
        }
    }
}
