//! Card Crawler in words: the table, the effect of each legal move, the changes by a move, and refusals.
//!
//! A file for each group of moves, named as in `rules`, holds their offers and changes.

mod about;
mod attack;
mod end_of_game;
mod end_of_turn;
mod explore;
mod heal;
mod jacks;
mod loot;
mod table;
mod trap;

use underdeck_cards::{Card, Cell};
use underdeck_game::{
    Gesture, MoveWords, Offer, Place, Play as _, Presentation, Refusal, SeenChance, Table, Term, Tooltip, Zone,
};

use crate::rules::action::check_move;
use crate::{Location, Move, Phase, State, View};

/// The cell of the hero's token while he is outside, next to the grid (R1, R2).
const GATE: Cell = Cell::new(6, 3);

impl Presentation for View {
    fn table(&self) -> Table {
        let state = self.complete(|_| ());
        let offer = |mv: Move| Offer::of(mv, offer(self, &state, mv));
        Table {
            prompt: table::prompt(self, &state),
            zones: table::zones(self, &state),
            offers: state.legal_vec().into_iter().map(offer).collect(),
        }
    }

    fn counters(&self) -> Vec<Zone> {
        table::zones(self, &self.complete(|_| ())).into_iter().filter(Zone::is_counter).collect()
    }

    fn describe_change(&self, mv: Move, chance: &[SeenChance], after: &Self) -> Vec<String> {
        let mut lines = vec![played(self, mv, after)];
        lines.extend(explore::found(self, mv, after));
        lines.extend(end_of_turn::describe_change(self, mv, chance, after));
        if let Phase::Over(end) = after.phase {
            lines.push(end_of_game::describe_change(end).into());
        }
        lines
    }

    fn patterns(&self) -> &'static [&'static str] {
        Move::PATTERNS
    }

    fn gesture(&self, mv: Move) -> Option<Gesture> {
        match mv {
            Move::Enter(room, card) | Move::Go(room, card) | Move::Flee(room, card) => Some(drag(card, cell(room))),
            Move::Loot(card) => Some(drag(card, cell(self.at))),
            Move::Heal(card) => Some(drag(card, Place::Zone("wounds"))),
            _ => None,
        }
    }

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

/// The gesture of a legal move, and its effect. The state is any that looks like the view.
fn offer(view: &View, state: &State, mv: Move) -> MoveWords {
    match mv {
        Move::Enter(room, card) => explore::enter(view, room, card),
        Move::Go(room, card) => explore::go(view, room, card),
        Move::Flee(to, card) => explore::flee(view, to, card),
        Move::Loot(card) => loot::offer(view, state, card),
        Move::Attack(cards) => attack::attack(view, cards),
        Move::Defend(cards) => attack::defend(view, state, cards),
        Move::Double => attack::double(view),
        Move::Heal(card) => heal::offer(view, card),
        Move::HealByQueen => heal::by_queen(view),
        Move::End => end_of_turn::offer(view, state),
        Move::TakeWound => trap::take_wound(view),
        Move::Trash(card) => trap::trash(card),
    }
}

/// The move itself, as the first line of its changes.
fn played(before: &View, mv: Move, after: &View) -> String {
    match mv {
        Move::Enter(..) | Move::Go(..) | Move::Flee(..) => explore::played(mv, after),
        Move::Loot(card) => loot::played(before, card),
        Move::Attack(_) | Move::Defend(_) | Move::Double => attack::played(before, mv, after),
        Move::Heal(_) | Move::HealByQueen => heal::played(mv, after),
        Move::End => end_of_turn::played(after),
        Move::TakeWound | Move::Trash(_) => trap::played(mv, after),
    }
}

fn drag(card: Card, to: Place) -> Gesture {
    Gesture::Drag { from: Place::Card("hand", card), to }
}

fn cell(room: Location) -> Place {
    Place::Cell("fortress", room.cell().unwrap_or(GATE))
}
