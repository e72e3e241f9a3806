//! The end of a plan as the planner can foresee it.

use underdeck_game::Evaluation;

use super::plan::Ends;
use crate::{Move, State, View};

/// Values the ends of plans by what can be foreseen of them.
pub(super) struct Foresight<'a> {
    pub(super) view: &'a View,
    pub(super) worth: &'a mut dyn Evaluation<View>,
}

impl Ends for Foresight<'_> {
    fn chance_to_win(&mut self, state: &State) -> f32 {
        self.worth.foreseen(&foreseen(self.view, state))
    }

    fn end(&mut self, before: &State, mv: Move, worth: f32) -> f32 {
        self.worth.end(before, mv, worth)
    }
}

/// The state as the player sees it, with the cards that were unseen in `before` and lie in the Room now back on the Floor.
pub(super) fn foreseen(before: &View, after: &State) -> View {
    let mut view = View::of(after);
    // A new Floor is shuffled from cards that were seen, so nothing of its Room is foreseen.
    let is_new_floor = after.depth != before.depth || !(before.discard - after.discard).is_empty();
    let drawn = if is_new_floor { after.room } else { after.room & before.unseen() };
    view.cover(drawn);
    view
}
