//! Why something cannot be done: the game says what is wrong with the move that was meant.

use underdeck_game::Place;

use super::GameScreen;
use crate::texts::{fill, text};

impl GameScreen {
    /// Why nothing can be done with these places and what is held.
    pub(super) fn why_not(&mut self, places: &[Place]) -> String {
        self.was_refused = false;
        if self.is_replay() {
            return text("replay.looking").to_owned();
        }
        if self.is_over() {
            return text("say.is_over").to_owned();
        }
        if places.iter().any(|place| self.hand.picked.contains(place)) {
            return text("say.held_here").to_owned();
        }
        let goes = if self.hand.picked.is_empty() { self.selection().brought_to(places) } else { Vec::new() };
        let zone = |place: &Place| self.table.zone(place.zone()).map(|zone| zone.name.clone());
        let goes: Vec<String> = goes.into_iter().filter_map(|place| place.notation().or_else(|| zone(place))).collect();
        if !goes.is_empty() {
            return fill("say.take_first", &[("things", &goes.join(", "))]);
        }
        if let Some((spelling, refusal)) = self.session().refused(&self.hand.picked, places) {
            let rules = refusal.rules.join(", ");
            let reason = underdeck_game::prose::capitalised(&refusal.reason);
            self.was_refused = true;
            return fill("say.refused", &[("move", &spelling), ("reason", &reason), ("rules", &rules)]);
        }
        if self.hand.picked.is_empty() {
            return text("say.nothing_here").to_owned();
        }
        let mut ends: Vec<String> = Vec::new();
        for target in self.selection().matching().iter().filter_map(|offer| offer.gesture.target()) {
            let end = target.notation().or_else(|| zone(target)).unwrap_or_default();
            if !ends.contains(&end) {
                ends.push(end);
            }
        }
        fill("say.does_not_go", &[("places", &ends.join(", "))])
    }
}
