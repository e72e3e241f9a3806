//! Cryptkeeper in words: the table, what each legal move will do, what a move did, and why a move is not legal.
//!
//! Moves are grouped in files as in the rules, and each file holds all three tellings of its moves. The other files hold
//! what every move shares: the zones, what follows from a move, and which decision comes first.

mod about;
mod asked;
mod build;
mod changes;
mod choices;
mod curse;
mod descent;
mod events;
mod items;
mod refusal;
mod setup;
mod turns;
mod zones;

use underdeck_game::{
    Gesture, Message, Offer, Place, Play as _, Presentation, Refusal, SeenChance, Table, Term, Tooltip, Zone,
};

use crate::{Move, State, View};

impl Presentation for View {
    fn table(&self) -> Table {
        let state = self.complete(|_| ());
        Table {
            prompt: zones::prompt(self, &state),
            zones: zones::zones(self, &state),
            offers: state.legal_vec().into_iter().map(|mv| offer(self, &state, mv)).collect(),
        }
    }

    fn counters(&self) -> Vec<Zone> {
        zones::zones(self, &self.complete(|_| ())).into_iter().filter(Zone::is_counter).collect()
    }

    /// One line for each change, in the order in which they happened. What luck shuffled is told by its number of cards
    /// alone (view-2).
    fn describe_change(&self, mv: Move, chance: &[SeenChance], after: &Self) -> Vec<String> {
        let mut lines = vec![find(|group| (group.told)(self, mv, after)).expect("each move belongs to a group")];
        lines.extend(changes::describe_change(self, mv, chance, after));
        lines
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

    /// The first reason that a player would give. What is hidden decides about no move, so legality is asked of any state
    /// that looks like the view.
    fn refusal(&self, mv: Move) -> Option<Refusal> {
        if self.complete(|_| ()).is_legal(mv) {
            return None;
        }
        let found = refusal::what_comes_first(self, mv).or_else(|| find(|group| (group.refusal)(self, mv)));
        found.map(|(reason, rules)| Refusal { reason, rules })
    }

    fn guides() -> &'static [&'static str] {
        &[include_str!("guide/first.udr"), include_str!("guide/second.udr")]
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
    /// How a legal move is made by hand, and what it will do. The state is any that looks like the view.
    offer: fn(&View, &State, Move) -> Option<Parts>,
    /// What the move itself did, from the views before and after it.
    told: fn(&View, Move, &View) -> Option<String>,
    /// Why an illegal move is not legal, in its own phase or in a turn in which nothing asks for it.
    refusal: fn(&View, Move) -> Option<Reason>,
}

/// Gesture, label, effect and rules of an [`Offer`].
type Parts = (Gesture, Message, Message, Rules);
type Rules = &'static [&'static str];
type Reason = (String, Rules);

const GROUPS: [Group; 8] = [
    Group { offer: setup::offer, told: setup::describe_change, refusal: setup::refusal },
    Group { offer: turns::offer, told: turns::describe_change, refusal: turns::refusal },
    Group { offer: items::offer, told: items::describe_change, refusal: items::refusal },
    Group { offer: events::offer, told: events::describe_change, refusal: events::refusal },
    Group { offer: curse::offer, told: curse::describe_change, refusal: curse::refusal },
    Group { offer: descent::offer, told: descent::describe_change, refusal: descent::refusal },
    Group { offer: choices::offer, told: choices::describe_change, refusal: choices::refusal },
    Group { offer: build::offer, told: build::describe_change, refusal: build::refusal },
];

/// The first answer of a group.
fn find<T>(ask: impl Fn(&Group) -> Option<T>) -> Option<T> {
    GROUPS.iter().find_map(ask)
}

fn offer(view: &View, state: &State, mv: Move) -> Offer {
    let (gesture, label, effect, rules) =
        find(|group| (group.offer)(view, state, mv)).expect("each move belongs to a group");
    Offer::new(mv, gesture, label, effect, rules)
}
