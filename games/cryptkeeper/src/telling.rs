//! Cryptkeeper in words: the table, the effect of each legal move, and the changes by a move.

mod about;
mod changes;
mod offers;
mod zones;

use underdeck_game::{
    Gesture, Message, Offer, Place, Play as _, Presentation, Refusal, SeenChance, Table, Term, Tooltip, Zone,
};

use crate::{Move, View};

impl Presentation for View {
    fn table(&self) -> Table {
        let state = self.complete(|_| ());
        Table {
            prompt: zones::prompt(self, &state),
            zones: zones::zones(self, &state),
            offers: state.legal_vec().into_iter().map(|mv| Offer::of(mv, offers::offer(self, &state, mv))).collect(),
        }
    }

    fn counters(&self) -> Vec<Zone> {
        zones::zones(self, &self.complete(|_| ())).into_iter().filter(Zone::is_counter).collect()
    }

    /// One line for each change, in the order in which they happened. Of a shuffle the lines show only the number of
    /// cards (view-2).
    fn describe_change(&self, mv: Move, chance: &[SeenChance], after: &Self) -> Vec<Message> {
        changes::describe_change(self, mv, chance, after)
    }

    fn patterns(&self) -> &'static [&'static str] {
        Move::PATTERNS
    }

    fn gesture(&self, mv: Move) -> Option<Gesture> {
        match mv {
            Move::Go(cell) => Some(zones::tap_cell(cell)),
            Move::Use(card) => Some(zones::tap("hand", card)),
            _ => None,
        }
    }

    /// Hidden cards do not affect legality, so any state that looks like the view gives the reason.
    fn refusal(&self, mv: Move) -> Option<Refusal> {
        self.complete(|_| ()).check_move(mv).err()
    }

    fn tooltip(&self, place: &Place) -> Option<Tooltip> {
        about::tooltip(self, place)
    }

    fn glossary() -> &'static [Term] {
        about::GLOSSARY
    }
}
