//! Keevorn in words: the table, what each legal move will do, what a move did, and why a move is not legal.
//!
//! Moves are grouped in files as in the rules, and each file holds all three tellings of its moves. The other files hold
//! what every move shares: the zones, changes of Health, a new Room, and which moves come first.

mod about;
mod backpack;
mod combat;
mod equip;
mod health;
mod peddler;
mod relics;
mod room;
mod scrolls;
mod skills;
mod zones;

use underdeck_game::{
    Gesture, MoveWords, Offer, Place, Play as _, Presentation, Refusal, SeenChance, Table, Term, Tooltip, Zone,
};

use crate::turn::check_move;
use crate::{Move, View};

impl Presentation for View {
    fn table(&self) -> Table {
        let legal = self.complete(|_| ()).legal_vec();
        Table {
            prompt: zones::prompt(self),
            zones: zones::zones(self),
            offers: legal.into_iter().map(|mv| offer(self, mv)).collect(),
        }
    }

    fn counters(&self) -> Vec<Zone> {
        zones::zones(self).into_iter().filter(Zone::is_counter).collect()
    }

    /// One line for each change, in the order in which they happened.
    fn describe_change(&self, mv: Move, chance: &[SeenChance], after: &Self) -> Vec<String> {
        let mut lines = find(|group| (group.told)(self, mv, after)).expect("each move belongs to a group");
        lines.extend(health::describe_change(self, after));
        lines.extend(room::describe_change(self, mv, chance, after));
        lines
    }

    fn patterns(&self) -> &'static [&'static str] {
        Move::PATTERNS
    }

    fn gesture(&self, mv: Move) -> Option<Gesture> {
        find(|group| (group.offer)(self, mv)).map(|(gesture, ..)| gesture)
    }

    /// What is hidden decides about no move, so legality is asked of any state that looks like the view.
    fn refusal(&self, mv: Move) -> Option<Refusal> {
        check_move(&self.complete(|_| ()), mv).err()
    }

    fn guides() -> &'static [&'static str] {
        &[include_str!("telling/guide/first.udr"), include_str!("telling/guide/second.udr")]
    }

    fn tooltip(&self, place: &Place) -> Option<Tooltip> {
        about::tooltip(self, place)
    }

    fn glossary() -> &'static [Term] {
        about::GLOSSARY
    }
}

/// The words for one kind of moves; `None` for any other move.
struct Group {
    /// How a legal move is made by hand, and what it will do.
    offer: fn(&View, Move) -> Option<MoveWords>,
    /// What the move itself did, from the views before and after it.
    told: fn(&View, Move, &View) -> Option<Vec<String>>,
}

const GROUPS: [Group; 7] = [
    Group { offer: peddler::offer, told: peddler::describe_change },
    Group { offer: combat::offer, told: combat::describe_change },
    Group { offer: equip::offer, told: equip::describe_change },
    Group { offer: backpack::offer, told: backpack::describe_change },
    Group { offer: skills::offer, told: skills::describe_change },
    Group { offer: relics::offer, told: relics::describe_change },
    Group { offer: scrolls::offer, told: scrolls::describe_change },
];

/// The first answer of a group.
fn find<T>(ask: impl Fn(&Group) -> Option<T>) -> Option<T> {
    GROUPS.iter().find_map(ask)
}

fn offer(view: &View, mv: Move) -> Offer {
    Offer::of(mv, find(|group| (group.offer)(view, mv)).expect("each move belongs to a group"))
}
