//! Rooms, tasks and items in words.

use underdeck_cards::Card;
use underdeck_game::{Icon, Message, Symbol, Value, say};

use crate::rules::{CATEGORIES, damage, hits_up_to, task_card};
use crate::{Equipment, Item, Kind, Quest, Room, Spell, Square};

/// A square is its cell.
impl From<Square> for Value {
    fn from(square: Square) -> Self {
        square.cell().into()
    }
}

/// The icon of the room.
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

/// The mnemonic for the room's card.
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

/// The present effect or content of a room.
pub(crate) fn state_of_room(quest: &Quest, square: Square, kind: Kind) -> Message {
    if quest.resolved.contains(square) {
        return resolved(quest, kind).into();
    }
    if quest.is_fetched(kind) {
        return "the King wants it: entering fetches it, and gives nothing else".into();
    }
    match kind {
        Kind::Gold => say!("{n} GP lies here", n = 1),
        Kind::Ice => say!("each entry without the Flame Amulet costs {n} HP; with it the ice melts", n = 1),
        Kind::Door => "opens when you enter with the Dungeon Key".into(),
        Kind::Chest => "opened on entering".into(),
        Kind::Wizard => match quest.wizard1 {
            Some(first) if first == square => say!("sells spells for {price} GP", price = 1),
            Some(_) => say!("sells artifacts for {price} GP", price = 2),
            None => "the wizard you meet first sells spells, the other one artifacts".into(),
        },
        Kind::Crystal => "shows one room of your choice, once".into(),
        Kind::Fountain => say!("blessed on {high}, cursed on {low}, once", high = rolls(4, 6), low = rolls(1, 3)),
        Kind::Wall => "bars the way until it is dissolved".into(),
        Kind::Trap => say!("arrows hit for {n} HP on {low}", n = 1, low = rolls(1, 3)),
        Kind::Shield => "taken on entering without one".into(),
        Kind::Staircase => "the way out".into(),
        enemy => odds(enemy),
    }
}

/// The remains of a resolved room.
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

/// The sides of a die from one to another: `1–3`, `3`.
pub(crate) fn rolls(from: u8, to: u8) -> Message {
    if from == to { say!("{from}", from) } else { say!("{from}–{to}", from, to) }
}

/// The chances of a round against an enemy (combat-2, combat-3, combat-4, combat-5).
pub(crate) fn odds(enemy: Kind) -> Message {
    let hits = hits_up_to(enemy);
    let miss = if hits < 3 { say!(", on {both} both miss", both = rolls(hits + 1, 3)) } else { "".into() };
    say!(
        "d{sides}: on {low} it hits you for {n}{miss}, on {high} you defeat it",
        sides = 6,
        low = rolls(1, hits),
        n = damage(enemy),
        miss,
        high = rolls(4, 6)
    )
}

/// A round against an enemy: its chances, and the effect of a hit (combat-6, combat-8).
pub(crate) fn round(quest: &Quest, enemy: Kind) -> Message {
    let prize = if enemy == Kind::Dragon { say!(" and gain {n} GP", n = 3) } else { "".into() };
    say!("{odds}{prize}. A hit: {threat}", odds = odds(enemy), prize, threat = threat(quest, enemy))
}

/// The spell's name in the rulebook, and its target.
pub(crate) fn spell(spell: Spell) -> Message {
    match spell {
        Spell::Healing => "Spell of Healing".into(),
        Spell::Seeing(square) => say!("Spell of Seeing on {square}", square),
        Spell::Dissolving(square) => say!("Spell of Dissolving on {square}", square),
        Spell::Disarming(square) => say!("Spell of Disarming on {square}", square),
    }
}

/// The icon of an item.
pub(crate) const fn item_icon(item: Item) -> Icon {
    Icon::art(match item {
        Item::Amulet => "gem-pendant",
        Item::Key => "key",
        Item::Flask => "health-potion",
        Item::Shield => "round-shield",
    })
}

/// The use of an item, and the mnemonic for its card among the hearts.
pub(crate) const fn item_note(item: Item) -> &'static str {
    match item {
        Item::Amulet => "3♥, as the Ice: you take no damage in Ice Caverns, and they melt.",
        Item::Key => "4♥, as the Door: you may pass through Locked Doors.",
        Item::Flask => "5♥, five letters: 3 HP at any time, once.",
        Item::Shield => "6♥, six letters: stops the damage of one trap or attack, and breaks.",
    }
}

/// The goal of a task, such as `both Treasure Chests`.
pub(crate) fn task(kind: Kind) -> String {
    match kind {
        Kind::Shield | Kind::Dragon => format!("the {}", kind.name()),
        Kind::Crystal => "both Crystals of Viewing".into(),
        Kind::Trap => "both Arrow Traps".into(),
        kind => format!("both {}s", kind.name()),
    }
}

/// The number of rooms of a task that are done, such as `1 of 2`, or `done`.
pub(crate) fn progress(quest: &Quest, n: usize) -> Message {
    let kind = quest.tasks[n];
    if quest.is_done(n) {
        return "done".into();
    }
    let there = if n == 2 { quest.known(kind) } else { quest.known(kind) & (quest.resolved - quest.disarmed()) };
    say!("{done} of {all}", done = there.len(), all = kind.copies())
}

/// A task's card in full: `five of diamonds, Fetch both Treasure Chests: 1 of 2`.
pub(crate) fn task_name(quest: &Quest, n: usize) -> String {
    let kind = quest.tasks[n];
    format!("{}, {} {}: {}", task_card(kind).name(), CATEGORIES[n], task(kind), progress(quest, n))
}

/// A revealed room's card in full: `five of clubs, Treasure Chest (5 letters in CHEST): opened on entering`.
pub(crate) fn room_name(quest: &Quest, square: Square, room_here: Room, card: Card) -> String {
    let kind = room_here.kind();
    format!("{}, {} ({}): {}", card.name(), kind.name(), mnemonic(kind), state_of_room(quest, square, kind))
}

/// `Treasure Chest at r2c4`, or the player's knowledge of a cell.
pub(crate) fn place(quest: &Quest, square: Square) -> Message {
    match quest.kind(square) {
        Some(kind) => say!("{room} at {square}", room = kind.name(), square),
        None => say!("room at {square}", square),
    }
}

/// The name of an unrevealed room.
pub(crate) const fn unrevealed(quest: &Quest) -> &'static str {
    match quest.options.equipment {
        Equipment::Cards => "a room not yet revealed",
        Equipment::Dice => "a room not yet rolled for",
    }
}

/// The effect of losing `n` HP now: `HP 4 − 1 = 3`.
pub(crate) fn lost(quest: &Quest, n: u8) -> Message {
    let hp = quest.hp;
    match hp.saturating_sub(n) {
        0 => say!("HP {hp} − {n}: you perish", hp, n),
        left => say!("HP {hp} − {n} = {left}", hp, n, left),
    }
}

/// The effect of gaining `n` HP now: `HP 4 + 3 = 7`.
pub(crate) fn gained(quest: &Quest, n: u8) -> Message {
    let after = quest.hp_after_gain(n);
    match quest.hp {
        hp if hp == after => say!("HP stays {after}, the most you can have", after),
        hp if after < hp + n => say!("HP {hp} + {n}, but no more than {after}", hp, n, after),
        hp => say!("HP {hp} + {n} = {after}", hp, n, after),
    }
}

/// The effect of a hit of the room: the damage, or the decision about it.
pub(crate) fn threat(quest: &Quest, kind: Kind) -> Message {
    let n = damage(kind);
    if quest.shield_helps(kind) {
        return say!("{lost}, unless your shield stops it", lost = lost(quest, n));
    }
    if quest.hp <= n && quest.holds(Item::Flask) {
        return say!("{lost}, unless you drink your flask first", lost = lost(quest, n));
    }
    lost(quest, n)
}
