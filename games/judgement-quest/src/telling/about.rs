//! Descriptions of the things on the table, in plain sentences with an example.

use underdeck_cards::Card;
use underdeck_game::{Id, Message, Options as _, Place, RuleIds, Term, Tooltip, by_values, say};

use crate::kind::Room;
use crate::rules::task_kind;
use crate::{Equipment, Kind, Quest, text, words};

/// The description of a place.
pub(super) fn tooltip(quest: &Quest, place: &Place) -> Option<Tooltip> {
    match place {
        Place::Cell(_, cell) => {
            let square = quest.area.iter().find(|square| square.cell() == *cell)?;
            Some(match quest.kind(square) {
                Some(kind) if quest.revealed.contains(square) => {
                    let (says, rules) = kind_lore(kind);
                    let done = quest.resolved.contains(square).then(|| say!(ABOUT_RESOLVED));
                    sentences(by_options(quest, says), done, rules).odds(others(quest, kind))
                }
                _ => {
                    let says = by_options(quest, &text::ABOUT_HIDDEN);
                    Tooltip::new(says, &["room-3", "reveal-1", "enter-2"]).odds(unseen(quest))
                }
            })
        }
        Place::Card(_, card) => match task_kind(*card) {
            Some((n, kind)) => Some(task_lore(quest, n, kind)),
            None => {
                let kind = kind_of(*card)?;
                let (says, rules) = kind_lore(kind);
                Some(Tooltip::new(by_options(quest, says), rules).odds(others(quest, kind)))
            }
        },
        Place::Zone(id) => zone(quest, id),
        _ => None,
    }
}

/// A text that follows the house rules: each of its arguments is the value of the option of that name.
fn by_options(quest: &Quest, id: &'static Id) -> Message {
    by_values(id, &quest.options.pairs())
}

/// One sentence, and perhaps another.
fn sentences(first: Message, second: Option<Message>, rules: RuleIds) -> Tooltip {
    Tooltip::new(Message::join([first].into_iter().chain(second), " "), rules)
}

fn kind_of(card: Card) -> Option<Kind> {
    Room::DEALT.into_iter().find(|room| room.card() == Some(card)).map(Room::kind)
}

fn kind_lore(kind: Kind) -> (&'static Id, RuleIds) {
    match kind {
        Kind::Gold => (&text::ABOUT_GOLD, &["kind-1", "enter-6"]),
        Kind::Ice => (&text::ABOUT_ICE, &["kind-2", "enter-7"]),
        Kind::Door => (&text::ABOUT_DOOR, &["kind-3", "enter-8"]),
        Kind::Chest => (&text::ABOUT_CHEST, &["kind-4", "enter-9"]),
        Kind::Wizard => (&text::ABOUT_WIZARD, &["kind-5", "enter-10", "explore-6", "explore-10", "R29"]),
        Kind::Crystal => (&text::ABOUT_CRYSTAL, &["kind-6", "explore-4"]),
        Kind::Fountain => (&text::ABOUT_FOUNTAIN, &["kind-7", "explore-5", "gain-1"]),
        Kind::Wall => (&text::ABOUT_WALL, &["kind-1", "enter-14", "explore-8"]),
        Kind::Trap => (&text::ABOUT_TRAP, &["kind-2", "enter-11", "explore-9", "R18"]),
        Kind::Specter => (&text::ABOUT_SPECTER, &["kind-3", "combat-2"]),
        Kind::Slime => (&text::ABOUT_SLIME, &["kind-4", "combat-3"]),
        Kind::Skeleton => (&text::ABOUT_SKELETON, &["kind-5", "combat-4"]),
        Kind::Shield => (&text::ABOUT_SHIELD, &["kind-6", "enter-12", "hit-2"]),
        Kind::Dragon => (&text::ABOUT_DRAGON, &["kind-7", "combat-5", "combat-8"]),
        Kind::Staircase => (&text::ABOUT_STAIRCASE, &["area-3", "explore-3", "R44"]),
    }
}

fn task_lore(quest: &Quest, n: usize, kind: Kind) -> Tooltip {
    let task = words::task(kind);
    let (says, rules): (_, RuleIds) = match (n, kind) {
        (0, _) => (say!(ABOUT_TASK_FETCH, task), &["task-2", "enter-4"]),
        (1, Kind::Trap) if quest.options.triggered_traps => (say!(ABOUT_TASK_TRIGGER, task), &["task-3", "R18"]),
        (1, Kind::Trap) => (say!(ABOUT_TASK_TRAPS, task), &["task-3", "R18"]),
        (1, _) => (say!(ABOUT_TASK_REMOVE, task), &["task-3"]),
        (2, _) => (say!(ABOUT_TASK_EXPLORE, task), &["task-4"]),
        _ => (say!(ABOUT_TASK_DEFEAT, task), &["task-5"]),
    };
    if quest.tasks[n] != kind {
        return sentences(says, Some(say!(ABOUT_TASK_OTHER)), rules);
    }
    if quest.is_done(n) {
        return sentences(says, Some(say!(ABOUT_TASK_DONE)), rules);
    }
    sentences(says, Some(say!(ABOUT_TASK_OPEN)), rules).odds(unseen(quest))
}

fn zone(quest: &Quest, id: &str) -> Option<Tooltip> {
    let (says, rules): (&'static Id, RuleIds) = match id {
        "dungeon" => (&text::ABOUT_ZONE_DUNGEON, &["area-1", "enter-2", "room-3"]),
        "tasks" | "fred" => (&text::ABOUT_ZONE_TASKS, &["task-1", "explore-3"]),
        "hp" => (&text::ABOUT_ZONE_HP, &["goods-1", "suffer-1", "gain-1", "score-1"]),
        "gp" => (&text::ABOUT_ZONE_GP, &["goods-1", "explore-6", "score-1"]),
        "inventory" => (&text::ABOUT_ZONE_INVENTORY, &["goods-1", "score-1"]),
        "hit" => (&text::ABOUT_ZONE_HIT, &["hit-1", "hit-2", "hit-4"]),
        "points" => (&text::ABOUT_ZONE_POINTS, &["score-1", "score-2"]),
        "honours" => (&text::ABOUT_ZONE_HONOURS, &["setup-5", "campaign-1"]),
        "unseen" => (&text::ABOUT_ZONE_UNSEEN, &["view-1"]),
        _ => return None,
    };
    let said = Tooltip::new(by_options(quest, says), rules);
    Some(if matches!(id, "dungeon" | "unseen") { said.odds(unseen(quest)) } else { said })
}

/// The types of the rooms that are not revealed.
fn hidden(quest: &Quest) -> impl Iterator<Item = Kind> {
    Room::DEALT.into_iter().filter(|&room| !quest.shows(room)).map(Room::kind)
}

/// The number of unrevealed rooms of a kind.
fn others(quest: &Quest, kind: Kind) -> Message {
    let same = hidden(quest).filter(|&other| other == kind).count();
    say!(ODDS_KIND, same, rooms = hidden(quest).count())
}

/// The unrevealed rooms.
fn unseen(quest: &Quest) -> Message {
    let rooms = hidden(quest).count();
    match quest.options.equipment {
        Equipment::Cards => say!(ODDS_CARDS, rooms, enemies = hidden(quest).filter(|kind| kind.is_enemy()).count()),
        Equipment::Dice => say!(ODDS_DICE, rooms),
    }
}

/// The glossary.
pub(super) const GLOSSARY: &[Term] = &[
    Term::new("resolved", &["room-3"]),
    Term::new("revealed", &["room-3", "reveal-1", "enter-2"]),
    Term::new("fetch", &["task-2", "enter-4"]),
    Term::new("amulet", &["enter-7"]),
    Term::new("key", &["enter-8"]),
    Term::new("flask", &["move-2", "hit-4", "gain-1"]),
    Term::new("shield", &["hit-2"]),
    Term::new("retreat", &["fight-3"]),
    Term::new("hopeless", &["check-2", "R42"]),
    Term::new("shape", &["area-1", "R1", "R2"]),
    Term::new("title", &["setup-5", "score-2", "R49"]),
    Term::new("d12", &["chance-2", "R11"]),
    // The verbs of the moves.
    Term::new("go", &["explore-2", "enter-2"]),
    Term::new("leave", &["explore-3", "R44"]),
    Term::new("view", &["explore-4"]),
    Term::new("fountain", &["explore-5", "gain-1"]),
    Term::new("buy", &["explore-6", "explore-10"]),
    Term::new("fight", &["fight-2", "combat-2"]),
    Term::new("take", &["hit-3"]),
    Term::new("drink", &["move-2", "hit-4", "gain-1"]),
    Term::new("abandon", &["move-1", "R43"]),
];
