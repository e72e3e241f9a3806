//! Keevorn in words: the table, the effect of each legal move, the changes by a move, and refusals.
//!
//! `moves` has the words of each move, `zones` the table, `room` the consequences of a move.

mod about;
mod moves;
mod room;
mod zones;

use underdeck_cards::CardSet;
use underdeck_game::{
    Gesture, Message, Offer, Place, Play as _, Presentation, Refusal, SeenChance, Table, Term, Tooltip, Zone,
};

use crate::turn::check_move;
use crate::{End, Move, Phase, View};

impl Presentation for View {
    fn table(&self) -> Table {
        let legal = self.complete(|_| ()).legal_vec();
        Table {
            prompt: zones::prompt(self),
            zones: zones::zones(self),
            offers: legal.into_iter().map(|mv| Offer::of(mv, moves::offer(self, mv))).collect(),
        }
    }

    fn counters(&self) -> Vec<Zone> {
        zones::zones(self).into_iter().filter(Zone::is_counter).collect()
    }

    /// One line for each change, in the order in which they happened.
    fn describe_change(&self, mv: Move, chance: &[SeenChance], after: &Self) -> Vec<Message> {
        let mut lines = moves::describe_change(self, mv, after);
        lines.extend(moves::describe_health(self, after));
        lines.extend(room::describe_change(self, mv, chance, after));
        lines
    }

    fn slain(&self, mv: Move, after: &Self) -> CardSet {
        match mv {
            Move::Fight(monster, _) if !matches!(after.phase, Phase::Over(End::Dead(_))) => {
                [monster].into_iter().collect()
            }
            _ => CardSet::EMPTY,
        }
    }

    fn patterns(&self) -> &'static [&'static str] {
        Move::PATTERNS
    }

    fn gesture(&self, mv: Move) -> Option<Gesture> {
        Some(moves::offer(self, mv).0)
    }

    /// Hidden cards do not affect legality, so any state that looks like the view gives the reason.
    fn refusal(&self, mv: Move) -> Option<Refusal> {
        check_move(&self.complete(|_| ()), mv).err()
    }

    fn tooltip(&self, place: &Place) -> Option<Tooltip> {
        about::tooltip(self, place)
    }

    fn glossary() -> &'static [Term] {
        about::GLOSSARY
    }
}
