//! Rooms, tasks and items in words.

use cards::Card;
use game::{Icon, Symbol};

use crate::rules::{damage, hits_up_to, task_card};
use crate::{Equipment, Item, Kind, Quest, Room, Square};

/// The room as the rulebook names it.
pub(crate) const fn room(kind: Kind) -> &'static str {
    match kind {
        Kind::Gold => "Gold Piece",
        Kind::Ice => "Ice Cavern",
        Kind::Door => "Locked Door",
        Kind::Chest => "Treasure Chest",
        Kind::Wizard => "Wizard Merchant",
        Kind::Crystal => "Crystal of Viewing",
        Kind::Fountain => "Enchanted Fountain",
        Kind::Wall => "Stone Wall",
        Kind::Trap => "Arrow Traps",
        Kind::Specter => "Specter",
        Kind::Slime => "Slime",
        Kind::Skeleton => "Skeleton",
        Kind::Shield => "Wooden Shield",
        Kind::Dragon => "Dragon",
        Kind::Staircase => "Staircase",
    }
}

/// How the room is shown without words.
pub(crate) const fn icon(kind: Kind) -> Icon {
    match kind {
        Kind::Gold => Icon::new(Symbol::Gold, "two-coins"),
        Kind::Ice => Icon::art("frozen-block"),
        Kind::Door => Icon::art("locked-door"),
        Kind::Chest => Icon::new(Symbol::Gold, "locked-chest"),
        Kind::Wizard => Icon::art("wizard-face"),
        Kind::Crystal => Icon::art("crystal-ball"),
        Kind::Fountain => Icon::art("water-fountain"),
        Kind::Wall => Icon::art("stone-wall"),
        Kind::Trap => Icon::art("arrow-cluster"),
        Kind::Specter => Icon::art("spectre"),
        Kind::Slime => Icon::art("slime"),
        Kind::Skeleton => Icon::art("skull-crossed-bones"),
        Kind::Shield => Icon::art("round-shield"),
        Kind::Dragon => Icon::art("dragon-head"),
        Kind::Staircase => Icon::art("3d-stairs"),
    }
}

/// How to remember which card the room is.
pub(crate) const fn mnemonic(kind: Kind) -> &'static str {
    match kind {
        Kind::Gold => "2 letters in GP",
        Kind::Ice => "3 letters in ICE",
        Kind::Door => "4 letters in DOOR",
        Kind::Chest => "5 letters in CHEST",
        Kind::Wizard => "6 letters in WIZARD",
        Kind::Crystal => "7 letters in CRYSTAL",
        Kind::Fountain => "8 letters in FOUNTAIN",
        Kind::Wall => "9 letters in STONE WALL",
        Kind::Trap => "10 letters in ARROW TRAPS",
        Kind::Specter => "the jack, the least of the enemies",
        Kind::Slime => "the queen, the second of the enemies",
        Kind::Skeleton => "the king, the worst of the common enemies",
        Kind::Shield => "ace of Spades, the Shield",
        Kind::Dragon => "ace of Clubs, the Creature",
        Kind::Staircase => "where you came down",
    }
}

/// What a room does or holds, as it is now.
pub(crate) fn state_of_room(quest: &Quest, square: Square, kind: Kind) -> String {
    if quest.resolved().contains(square) {
        return resolved(quest, kind).into();
    }
    if quest.is_fetched(kind) {
        return "the King wants it: entering fetches it, and gives nothing else".into();
    }
    match kind {
        Kind::Gold => "1 GP lies here".into(),
        Kind::Ice => "each entry without the Flame Amulet costs 1 HP; with it the ice melts".into(),
        Kind::Door => "opens when you enter with the Dungeon Key".into(),
        Kind::Chest => "opened on entering".into(),
        Kind::Wizard => match quest.wizard1() {
            Some(first) if first == square => "sells spells for 1 GP".into(),
            Some(_) => "sells artifacts for 2 GP".into(),
            None => "the wizard you meet first sells spells, the other one artifacts".into(),
        },
        Kind::Crystal => "shows one room of your choice, once".into(),
        Kind::Fountain => "blessed on 4–6, cursed on 1–3, once".into(),
        Kind::Wall => "bars the way until it is dissolved".into(),
        Kind::Trap => "arrows hit for 1 HP on 1–3".into(),
        Kind::Shield => "taken on entering without one".into(),
        Kind::Staircase => "the way out".into(),
        enemy => odds(enemy),
    }
}

/// What is left of a resolved room.
fn resolved(quest: &Quest, kind: Kind) -> &'static str {
    match kind {
        kind if quest.is_fetched(kind) => "fetched for the King",
        Kind::Ice => "the ice has melted",
        Kind::Door => "unlocked for good",
        Kind::Crystal => "drained",
        Kind::Fountain => "ordinary water now",
        Kind::Wall => "dissolved",
        Kind::Trap => "no danger remains",
        kind if kind.is_enemy() => "defeated",
        _ => "empty now",
    }
}

/// The chances of a round against an enemy (combat-2, combat-3, combat-4, combat-5).
pub(crate) fn odds(enemy: Kind) -> String {
    let hits = hits_up_to(enemy);
    let hit = if hits == 1 { "1".into() } else { format!("1–{hits}") };
    let miss = match hits {
        1 => ", on 2–3 both miss",
        2 => ", on 3 both miss",
        _ => "",
    };
    format!("d6: on {hit} it hits you for {}{miss}, on 4–6 you defeat it", damage(enemy))
}

/// A round against an enemy: its chances, and what a hit means (combat-6, combat-8).
pub(crate) fn round(quest: &Quest, enemy: Kind) -> String {
    let prize = if enemy == Kind::Dragon { " and gain 3 GP" } else { "" };
    format!("{}{prize}. A hit: {}", odds(enemy), threat(quest, enemy))
}

/// The item as the rulebook names it.
pub(crate) const fn item(item: Item) -> &'static str {
    match item {
        Item::Amulet => "Flame Amulet",
        Item::Key => "Dungeon Key",
        Item::Flask => "Flask of Healing Potion",
        Item::Shield => "Wooden Shield",
    }
}

/// How an item is shown without words.
pub(crate) const fn item_icon(item: Item) -> Icon {
    Icon::art(match item {
        Item::Amulet => "gem-pendant",
        Item::Key => "key",
        Item::Flask => "health-potion",
        Item::Shield => "round-shield",
    })
}

/// What an item is good for, and how to remember its card among the hearts.
pub(crate) const fn item_note(item: Item) -> &'static str {
    match item {
        Item::Amulet => "3♥, as the Ice: you take no damage in Ice Caverns, and they melt.",
        Item::Key => "4♥, as the Door: you may pass through Locked Doors.",
        Item::Flask => "5♥, five letters: 3 HP at any time, once.",
        Item::Shield => "6♥, six letters: stops the damage of one trap or attack, and breaks.",
    }
}

/// The name of a task's category; together they are F.R.E.D.
pub(crate) const CATEGORIES: [&str; 4] = ["Fetch", "Remove", "Explore", "Defeat"];

/// What a task wants, such as `both Treasure Chests`.
pub(crate) fn task(kind: Kind) -> String {
    match kind {
        Kind::Shield | Kind::Dragon => format!("the {}", room(kind)),
        Kind::Crystal => "both Crystals of Viewing".into(),
        Kind::Trap => "both Arrow Traps".into(),
        kind => format!("both {}s", room(kind)),
    }
}

/// How many rooms of a task are done, such as `1 of 2`, or `done`.
pub(crate) fn progress(quest: &Quest, n: usize) -> String {
    let kind = quest.tasks()[n];
    if quest.is_done(n) {
        return "done".into();
    }
    let there = if n == 2 { quest.known(kind) } else { quest.known(kind) & (quest.resolved() - quest.disarmed()) };
    format!("{} of {}", there.len(), kind.copies())
}

/// A task's card in full: `five of diamonds, Fetch both Treasure Chests: 1 of 2`.
pub(crate) fn task_name(quest: &Quest, n: usize) -> String {
    let kind = quest.tasks()[n];
    format!("{}, {} {}: {}", task_card(kind).name(), CATEGORIES[n], task(kind), progress(quest, n))
}

/// A revealed room's card in full: `five of clubs, Treasure Chest (5 letters in CHEST): opened on entering`.
pub(crate) fn room_name(quest: &Quest, square: Square, room_here: Room, card: Card) -> String {
    let kind = room_here.kind();
    format!("{}, {} ({}): {}", card.name(), room(kind), mnemonic(kind), state_of_room(quest, square, kind))
}

/// `Treasure Chest at r2c4`, or what is known of a cell.
pub(crate) fn place(quest: &Quest, square: Square) -> String {
    match quest.kind(square) {
        Some(kind) => format!("{} at {square}", room(kind)),
        None => format!("room at {square}"),
    }
}

/// How an unrevealed room lies there.
pub(crate) const fn unrevealed(quest: &Quest) -> &'static str {
    match quest.equipment() {
        Equipment::Cards => "a room not yet revealed",
        Equipment::Dice => "a room not yet rolled for",
    }
}

/// What losing `n` HP means now: `HP 4 − 1 = 3`.
pub(crate) fn lost(quest: &Quest, n: u8) -> String {
    match quest.hp().saturating_sub(n) {
        0 => format!("HP {} − {n}: you perish", quest.hp()),
        left => format!("HP {} − {n} = {left}", quest.hp()),
    }
}

/// What gaining `n` HP means now: `HP 4 + 3 = 7`.
pub(crate) fn gained(quest: &Quest, n: u8) -> String {
    let after = quest.hp_after_gain(n);
    match quest.hp() {
        hp if hp == after => format!("HP stays {after}, the most you can have"),
        hp if after < hp + n => format!("HP {hp} + {n}, but no more than {after}"),
        hp => format!("HP {hp} + {n} = {after}"),
    }
}

/// What a hit of the room would mean: the damage, or what there is to decide about it.
pub(crate) fn threat(quest: &Quest, kind: Kind) -> String {
    let n = damage(kind);
    if quest.shield_helps(kind) {
        return format!("{}, unless your shield stops it", lost(quest, n));
    }
    if quest.hp() <= n && quest.holds(Item::Flask) {
        return format!("{}, unless you drink your flask first", lost(quest, n));
    }
    lost(quest, n)
}
