//! The words of the game: what lies on the table, what each move will do, what it did, and why it is refused.
//!
//! A file for each group of moves, named as in `rules`, holds the offer, the telling and the refusal of these moves. `table` is
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

use crate::{Item, Move, Phase, Quest, Square, View, words};

/// The ids of the rules that say so.
type Rules = &'static [&'static str];
/// An offer but for its spelling: the gesture, the label, the effect, the rules.
type Parts = (Gesture, Message, Message, Rules);
/// Why a move is refused.
type Reason = (String, Rules);

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
        let quest = &self.quest;
        if quest.legal().contains(mv) {
            return None;
        }
        let (reason, rules) = wrong_phase(quest, mv).unwrap_or_else(|| refused(quest, mv));
        Some(Refusal { reason, rules })
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
        Move::Buy(item) => format!("You buy the {}.", words::item(item)),
        Move::Fight | Move::Retreat => enemies::played(before, mv),
        Move::Shield | Move::Take | Move::Drink => damage::played(before, mv),
    }
}

/// What the phase alone forbids; drinking and giving up belong to all but the last.
fn wrong_phase(quest: &Quest, mv: Move) -> Option<Reason> {
    match (quest.phase(), mv) {
        (Phase::Over(end), _) => Some((format!("the quest is over: you {}", end.in_words()), &["phase-1", "over-1"])),
        (_, Move::Drink) => Some(damage::no_flask(quest)),
        (Phase::Hit, _) => Some(damage::hit_waits(quest, mv)),
        (_, Move::Shield | Move::Take) => Some(("no hit is about to be dealt".into(), &["hit-1", "R21"])),
        (Phase::Combat, _) => Some(enemies::not_defeated(quest)),
        (_, Move::Fight | Move::Retreat) => Some(("there is no undefeated enemy here".into(), &["fight-1"])),
        _ => None,
    }
}

/// Why a move of phase `explore` is not legal.
fn refused(quest: &Quest, mv: Move) -> Reason {
    match mv {
        Move::Go(square) => enter::no_way(quest, square),
        Move::Leave => end::no_exit(quest),
        Move::View(square) => rooms::no_view(quest, square),
        Move::Fountain => rooms::no_fountain(quest),
        Move::Cast(spell) => wizards::no_spell(quest, spell),
        Move::Buy(item) => wizards::no_artifact(quest, item),
        _ => ("this is not the time for that".into(), &["phase-1"]),
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
