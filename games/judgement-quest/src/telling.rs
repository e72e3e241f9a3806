//! Judgement Quest in words: the table, the effect of each move, and the changes by a move.
//!
//! A file for each group of moves has their effects. `table` has the prompt and the zones, `log` the changes by a move.

mod about;
mod combat;
mod end;
mod log;
mod rooms;
mod table;
mod wizards;

use underdeck_cards::CardSet;
use underdeck_game::{
    Gesture, Message, MoveList as _, MoveWords, Offer, Place, Presentation, Refusal, SeenChance, Table, Term, Tooltip,
    Zone,
};

use crate::{Item, Move, Quest, Room, Square, View};

impl Presentation for View {
    fn table(&self) -> Table {
        let offer = |mv| Offer::of(mv, offer(self, mv)).finality(end::finality(self, mv));
        Table {
            prompt: table::prompt(self),
            zones: table::zones(self),
            offers: self.legal().all().map(offer).collect(),
        }
    }

    fn counters(&self) -> Vec<Zone> {
        table::zones(self).into_iter().filter(Zone::is_counter).collect()
    }

    fn describe_change(&self, mv: Move, chance: &[SeenChance], after: &Self) -> Vec<Message> {
        log::lines(self, mv, chance, after)
    }

    fn slain(&self, _mv: Move, after: &Self) -> CardSet {
        let fallen =
            after.area.iter().filter(|square| after.resolved.contains(*square) && !self.resolved.contains(*square));
        let enemies = fallen.filter_map(|square| after.room(square)).filter(|room| room.kind().is_enemy());
        enemies.filter_map(Room::card).collect()
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

    fn tooltip(&self, place: &Place) -> Option<Tooltip> {
        about::tooltip(self, place)
    }

    fn glossary() -> &'static [Term] {
        about::GLOSSARY
    }
}

/// The gesture of a legal move, and its effect.
fn offer(quest: &Quest, mv: Move) -> MoveWords {
    match mv {
        Move::Go(square) => rooms::go(quest, square),
        Move::Leave => end::leave(quest),
        Move::View(square) => rooms::view(quest, square),
        Move::Fountain => rooms::fountain(quest),
        Move::Cast(spell) => wizards::cast(quest, spell),
        Move::Buy(item) => wizards::buy(quest, item),
        Move::Fight => combat::fight(quest),
        Move::Retreat => combat::retreat(quest),
        Move::Shield => combat::shield(quest),
        Move::Take => combat::take(quest),
        Move::Drink => combat::drink(quest),
        Move::Abandon => end::abandon(quest),
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
