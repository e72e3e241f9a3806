//! Being stuck: nothing can be done any more.

use crate::State;
use crate::face::Faces;
use crate::field::Grid;

impl State {
    /// No usable card in hand, nothing to activate in reach, and no usable stairs in reach (flow-6, R45).
    #[inline]
    pub(crate) fn is_stuck(&self) -> bool {
        if !self.usable().is_empty() {
            return false;
        }
        let mut goals = self.map.down | self.map.revealed;
        if self.rune {
            if self.may_descend() {
                return false;
            }
            goals |= self.stairs();
        }
        self.is_out_of_reach(goals)
    }

    /// Whether none of these tiles can be reached from the token by one or more moves (flow-6).
    #[inline]
    fn is_out_of_reach(&self, goals: Faces) -> bool {
        let near = self.map.faces_near(self.token);
        (near & goals).is_empty() && (goals.is_empty() || near.is_empty() || self.is_far_off(goals))
    }

    /// The same where no goal is adjacent to the token.
    fn is_far_off(&self, goals: Faces) -> bool {
        let is_goal = |reached: &Grid| goals.iter().any(|face| reached.contains(self.map.square(face)));
        !self.map.grid().reaches(self.token, is_goal)
    }
}
