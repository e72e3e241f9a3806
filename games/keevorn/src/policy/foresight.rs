//! The end of a plan as far as it can be foreseen.

use underdeck_game::Evaluation;

use super::plan::Ends;
use crate::{Move, State, View};

/// Values the ends of plans by the views that can be foreseen.
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

/// The state as the player sees it, with cards of the Room that were unseen in `before` back on the Floor.
pub(super) fn foreseen(before: &View, after: &State) -> View {
    let mut view = View::of(after);
    // A new Floor is shuffled from cards that were seen: none of its Room can be foreseen.
    let is_new_floor = after.depth != before.depth || !(before.discard - after.discard).is_empty();
    let drawn = if is_new_floor { after.room } else { after.room & before.unseen() };
    view.cover(drawn);
    view
}
