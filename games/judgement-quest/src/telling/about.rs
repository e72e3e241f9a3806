//! Descriptions of the things on the table, in plain sentences with an example.

use underdeck_cards::Card;
use underdeck_game::{Place, Term, Tooltip, prose};

use crate::kind::Room;
use crate::rules::task_card;
use crate::{Equipment, Kind, Quest, words};

/// The description of a place.
pub(super) fn tooltip(quest: &Quest, place: &Place) -> Option<Tooltip> {
    match place {
        Place::Cell(_, cell) => {
            let square = quest.area.iter().find(|square| square.cell() == *cell)?;
            Some(match quest.kind(square) {
                Some(kind) if quest.revealed.contains(square) => {
                    let done = if quest.resolved.contains(square) { " This one is dealt with." } else { "" };
                    let (says, rules) = kind_lore(kind);
                    Tooltip::new(format!("{says}{done}"), rules).odds(others(quest, kind))
                }
                _ => Tooltip::new(
                    "A room that is not revealed yet. It is turned up when you enter a room next to it.",
                    &["room-3", "enter-2"],
                )
                .odds(unseen(quest)),
            })
        }
        Place::Card("tasks", card) => {
            let n = (0..4).find(|&n| task_card(quest.tasks[n]) == *card)?;
            Some(task_lore(quest, n))
        }
        Place::Card(_, card) => {
            let kind = kind_of(*card)?;
            let (says, rules) = kind_lore(kind);
            Some(Tooltip::new(says, rules).odds(others(quest, kind)))
        }
        Place::Zone(id) => zone(quest, id),
        _ => None,
    }
}

fn kind_of(card: Card) -> Option<Kind> {
    Room::DEALT.into_iter().find(|room| room.card() == Some(card)).map(Room::kind)
}

fn kind_lore(kind: Kind) -> (&'static str, &'static [&'static str]) {
    match kind {
        Kind::Gold => {
            ("A Gold Piece for whoever enters, once. It is worth a victory point or a spell.", &["kind-1", "enter-6"])
        }
        Kind::Ice => {
            ("Each entry costs 1 HP. With the Flame Amulet the ice melts instead, for good.", &["kind-2", "enter-7"])
        }
        Kind::Door => ("Locked: you can enter only with the Dungeon Key, which you keep.", &["kind-3", "enter-8"]),
        Kind::Chest => (
            "A die decides: 1 is a trap for 1 HP, 2 a Gold Piece, 3 the amulet, 4 the key, 5 the flask, 6 the shield.",
            &["kind-4", "enter-9"],
        ),
        Kind::Wizard => (
            "The first wizard that you enter sells spells for 1 GP, the other one items for 2 GP.",
            &["kind-5", "enter-10", "explore-6", "explore-10"],
        ),
        Kind::Crystal => ("Look into it once and reveal any room, however far away.", &["kind-6", "explore-4"]),
        Kind::Fountain => {
            ("Drink once if you like: 4 to 6 on the die gives 1 HP, 1 to 3 costs 1 HP.", &["kind-7", "explore-5"])
        }
        Kind::Wall => {
            ("Nobody can enter until the spell of Dissolving removes it.", &["kind-1", "enter-14", "explore-8"])
        }
        Kind::Trap => (
            "Entering, a die decides: on 1 to 3 arrows cost you 1 HP. After that the trap is spent.",
            &["kind-2", "enter-11"],
        ),
        Kind::Specter => {
            ("An enemy: 4 to 6 on the die defeats it, 1 means that it hits you for 1 HP.", &["kind-3", "combat-2"])
        }
        Kind::Slime => {
            ("An enemy: 4 to 6 on the die defeats it, 1 or 2 means that it hits you for 1 HP.", &["kind-4", "combat-3"])
        }
        Kind::Skeleton => {
            ("An enemy: 4 to 6 on the die defeats it, 1 to 3 means that it hits you for 1 HP.", &["kind-5", "combat-4"])
        }
        Kind::Shield => (
            "Take the shield, if you have none: it stops one hit of an enemy, a trap or a chest, and breaks.",
            &["kind-6", "enter-12", "hit-2"],
        ),
        Kind::Dragon => (
            "The worst enemy: 4 to 6 on the die defeats it and brings 3 GP, 1 to 3 costs you 3 HP.",
            &["kind-7", "combat-5", "combat-8"],
        ),
        Kind::Staircase => {
            ("Where you came down. With all four tasks done, leave from here.", &["area-3", "explore-3"])
        }
    }
}

fn task_lore(quest: &Quest, n: usize) -> Tooltip {
    let kind = quest.tasks[n];
    let (how, rules): (_, &'static [_]) = match n {
        0 => {
            ("Enter all rooms of this kind. A room that you fetch from gives you nothing else", &["task-2", "enter-4"])
        }
        1 => ("Make both rooms of this kind harmless", &["task-3"]),
        2 => ("See both rooms of this kind: to have them revealed is enough", &["task-4"]),
        _ => ("Defeat every enemy of this kind", &["task-5"]),
    };
    let done = if quest.is_done(n) { "It is done." } else { "It is not done yet." };
    let says = format!("Your task: {}. {how}. {done}", words::task(kind));
    Tooltip::new(says, rules).odds(if quest.is_done(n) { String::new() } else { unseen(quest) })
}

fn zone(quest: &Quest, id: &str) -> Option<Tooltip> {
    let (says, rules): (_, &'static [_]) = match id {
        "dungeon" => (
            "Rooms next to yours are revealed when you enter. A room that lies sideways is dealt with.",
            &["area-1", "enter-2", "room-3"],
        ),
        "tasks" | "fred" => (
            "Four tasks: fetch, remove, explore, defeat. Do all, and walk back to the staircase.",
            &["task-1", "explore-3"],
        ),
        "hp" => {
            ("Health points. At 0 you perish; each one left is a victory point.", &["goods-1", "suffer-1", "score-1"])
        }
        "gp" => (
            "Gold Pieces. A spell costs one, an item two; each one left is a victory point.",
            &["goods-1", "explore-6", "score-1"],
        ),
        "inventory" => {
            ("What you carry, at most one of each. An item is worth 2 victory points.", &["goods-1", "score-1"])
        }
        "hit" => (
            "The damage that is about to be dealt. A shield stops it, a flask gives 3 HP first.",
            &["hit-1", "hit-2", "hit-4"],
        ),
        "points" => (
            "1 for each HP, GP and enemy defeated, 2 for each item. They count if you return: with 9 you are a Lieutenant.",
            &["score-1", "score-2"],
        ),
        "honours" => ("Your title from earlier quests, and whether this is a campaign.", &["setup-5", "campaign-1"]),
        "unseen" => ("Rooms that are still to be revealed. Nobody knows where they lie.", &["view-1"]),
        _ => return None,
    };
    let odds = if matches!(id, "dungeon" | "unseen") { unseen(quest) } else { String::new() };
    Some(Tooltip::new(says, rules).odds(odds))
}

/// The number of unrevealed rooms of a kind.
fn others(quest: &Quest, kind: Kind) -> String {
    let hidden = Room::DEALT.into_iter().filter(|&room| !quest.shows(room)).map(Room::kind);
    let (all, same) = hidden.fold((0, 0), |(all, same), other| (all + 1, same + usize::from(other == kind)));
    match same {
        0 => "None of this kind is still to be revealed.".into(),
        same => format!("Still to be revealed: {same} of this kind, among {}.", prose::count(all, "room")),
    }
}

/// The unrevealed rooms.
fn unseen(quest: &Quest) -> String {
    let rooms: Vec<Kind> = Room::DEALT.into_iter().filter(|&room| !quest.shows(room)).map(Room::kind).collect();
    let enemies = rooms.iter().filter(|kind| kind.is_enemy()).count();
    match quest.options.equipment {
        _ if rooms.is_empty() => "Every room is revealed.".into(),
        Equipment::Cards => {
            let enemies = prose::counted(enemies, "enemy", "enemies");
            format!("Not yet revealed: {}, {enemies} among them.", prose::count(rooms.len(), "room"))
        }
        Equipment::Dice => format!("Still to be rolled: {}.", prose::count(rooms.len(), "room")),
    }
}

/// The glossary.
pub(super) const GLOSSARY: &[Term] = &[
    Term::new("resolved", &["room-3"]),
    Term::new("revealed", &["room-3", "enter-2"]),
    Term::new("fetch", &["task-2", "enter-4"]),
    Term::new("amulet", &["enter-7"]),
    Term::new("key", &["enter-8"]),
    Term::new("flask", &["move-2", "hit-4"]),
    Term::new("shield", &["hit-2"]),
    Term::new("retreat", &["fight-3"]),
    Term::new("hopeless", &["check-2"]),
    // The verbs of the moves.
    Term::new("go", &["explore-2", "enter-2"]),
    Term::new("leave", &["explore-3"]),
    Term::new("view", &["explore-4"]),
    Term::new("fountain", &["explore-5"]),
    Term::new("buy", &["explore-6", "explore-10"]),
    Term::new("fight", &["fight-2", "combat-2"]),
    Term::new("take", &["hit-3"]),
    Term::new("drink", &["move-2", "hit-4"]),
    Term::new("abandon", &["move-1"]),
];
