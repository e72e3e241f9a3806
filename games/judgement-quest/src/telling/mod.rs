//! The words of the game: what lies on the table, what each move will do, and what it did.
//!
//! A file for each group of moves, named as in `rules`, holds the offer and the telling of these moves. `table` is
//! the frame of the first, `log` of the second.

mod about;
mod damage;
mod end;
mod enemies;
mod enter;
mod log;
mod rooms;
mod table;
mod wizards;

use underdeck_game::{
    Gesture, Message, MoveList as _, Offer, Place, Presentation, Refusal, SeenChance, Table, Term, Tooltip, Zone,
};

use crate::{Item, Move, Quest, Square, View};

/// The ids of the rules that say so.
type Rules = &'static [&'static str];
/// An offer but for its spelling: the gesture, the label, the effect, the rules.
type Parts = (Gesture, Message, Message, Rules);

impl Presentation for View {
    fn table(&self) -> Table {
        let quest = &self.quest;
        let mut offers = Vec::new();
        for mv in quest.legal().all() {
            let (gesture, label, effect, rules) = offer(quest, mv);
            offers.push(Offer::new(mv, gesture, label, effect, rules).finality(end::finality(quest, mv)));
        }
        Table { prompt: table::prompt(quest), zones: table::zones(quest), offers }
    }

    fn counters(&self) -> Vec<Zone> {
        table::zones(self).into_iter().filter(Zone::is_counter).collect()
    }

    fn describe_change(&self, mv: Move, chance: &[SeenChance], after: &Self) -> Vec<String> {
        let mut lines = vec![played(self, mv)];
        lines.extend(log::changes(self, mv, chance, after));
        lines
    }

    fn patterns(&self) -> &'static [&'static str] {
        Move::PATTERNS
    }

    fn gesture(&self, mv: Move) -> Option<Gesture> {
        match mv {
            Move::Go(square) => Some(tap(square)),
            _ => None,
        }
    }

    fn refusal(&self, mv: Move) -> Option<Refusal> {
        self.check_move(mv).err()
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

/// How a legal move is made by hand, and what it will do.
fn offer(quest: &Quest, mv: Move) -> Parts {
    match mv {
        Move::Go(square) => enter::offer(quest, square),
        Move::Leave => end::leave(quest),
        Move::View(square) => rooms::view(quest, square),
        Move::Fountain => rooms::fountain(quest),
        Move::Cast(spell) => wizards::cast(quest, spell),
        Move::Buy(item) => wizards::buy(quest, item),
        Move::Fight => enemies::fight(quest),
        Move::Retreat => enemies::retreat(quest),
        Move::Shield => damage::shield(quest),
        Move::Take => damage::take(quest),
        Move::Drink => damage::drink(quest),
        Move::Abandon => end::abandon(quest),
    }
}

/// The move itself, as the first line of its telling.
fn played(before: &Quest, mv: Move) -> String {
    match mv {
        Move::Go(square) => enter::played(before, square),
        Move::Leave | Move::Abandon => end::played(mv),
        Move::View(_) | Move::Fountain => rooms::played(mv),
        Move::Cast(spell) => wizards::played(spell),
        Move::Buy(item) => format!("You buy the {}.", item.name()),
        Move::Fight | Move::Retreat => enemies::played(before, mv),
        Move::Shield | Move::Take | Move::Drink => damage::played(before, mv),
    }
}

fn tap(square: Square) -> Gesture {
    Gesture::Tap(cell(square))
}

const fn cell(square: Square) -> Place {
    Place::Cell("dungeon", square.cell())
}

fn held(item: Item) -> Place {
    Place::Entry("inventory", item.word().into())
}
