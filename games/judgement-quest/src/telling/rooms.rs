//! Entering rooms, their effects, and the offers of crystals and fountains.

use underdeck_game::{Message, MoveWords, RuleIds, Value, say};

use super::tap;
use crate::rules::hits_up_to;
use crate::{Equipment, Item, Kind, Move, Quest, Square, words};

pub(super) fn go(quest: &Quest, square: Square) -> MoveWords {
    let label = say!(GO_LABEL, direction = quest.pos.direction(square), room = words::room(quest, square));
    let (effect, rules) = entry(quest, square);
    (tap(square), label, effect, rules)
}

/// The effect of a room that is entered, and the number of rooms that it reveals first.
pub(super) fn entry(quest: &Quest, square: Square) -> (Message, RuleIds) {
    let (effect, rules) = act(quest, square, quest.kind(square).unwrap_or(Kind::Staircase));
    let hidden = (quest.next_to(square) & quest.unrevealed()).len();
    let effect = match (effect, quest.options.equipment) {
        (Some(effect), _) if hidden == 0 => effect,
        (Some(effect), Equipment::Cards) => say!(ENTRY_REVEALS, effect, hidden),
        (Some(effect), Equipment::Dice) => say!(ENTRY_ROLLS, effect, hidden),
        (None, Equipment::Dice) if hidden > 0 => say!(ENTRY_EMPTY_ROLLED, hidden),
        (None, _) => say!(ENTRY_EMPTY, hidden),
    };
    (effect, rules)
}

/// A look into the crystal.
pub(super) fn view(quest: &Quest, square: Square) -> MoveWords {
    let effect = match quest.options.equipment {
        Equipment::Cards => say!(VIEW_EFFECT),
        Equipment::Dice => say!(VIEW_EFFECT_ROLLED),
    };
    (tap(square), say!(VIEW_LABEL, cell = square), effect, &["explore-4", "reveal-1", "R31"])
}

pub(super) fn fountain(quest: &Quest) -> MoveWords {
    let (health, hit) = (words::gained(quest, 1), words::threat(quest, Kind::Fountain));
    let effect = say!(FOUNTAIN_EFFECT, high = words::rolls(4, 6), health, low = words::rolls(1, 3), hit);
    (tap(quest.pos), say!(FOUNTAIN_LABEL), effect, &["explore-5", "R22", "R31"])
}

/// The effect of a room on entering, if it has one, with its rules (enter-3 to enter-13).
fn act(quest: &Quest, square: Square, kind: Kind) -> (Option<Message>, RuleIds) {
    if quest.resolved.contains(square) {
        return (None, &["explore-2", "enter-3"]);
    }
    if quest.is_fetched(kind) {
        return (Some(say!(ENTRY_FETCHED)), &["explore-2", "enter-4", "R15"]);
    }
    let (effect, rules): (_, RuleIds) = match kind {
        Kind::Wall => return (None, &["enter-14"]),
        Kind::Staircase => (say!(ENTRY_STAIRCASE), &["explore-2", "enter-5", "R41"]),
        Kind::Crystal => (say!(ENTRY_CRYSTAL), &["explore-2", "enter-5", "R31"]),
        Kind::Fountain => (say!(ENTRY_FOUNTAIN), &["explore-2", "enter-5", "R31"]),
        Kind::Gold => {
            let gold = say!(GP_AFTER, left = quest.gp + 1, change = Value::Change(1));
            (say!(ENTRY_GOLD, gold), &["explore-2", "enter-6"])
        }
        Kind::Ice if quest.holds(Item::Amulet) => (say!(ENTRY_ICE_MELTS), &["explore-2", "enter-7", "R35"]),
        Kind::Ice => (say!(ENTRY_ICE, hit = words::threat(quest, kind)), &["explore-2", "enter-7", "R22", "R35"]),
        Kind::Door => (say!(ENTRY_DOOR), &["explore-2", "enter-8", "R33"]),
        Kind::Chest => (chest(quest), &["explore-2", "enter-9", "R32", "R36"]),
        Kind::Wizard => match quest.wizard1 {
            Some(first) if first != square => (say!(ENTRY_ITEMS, price = 2), &["explore-2", "enter-10", "R29"]),
            _ => (say!(ENTRY_SPELLS, price = 1), &["explore-2", "enter-10", "R29"]),
        },
        Kind::Trap => {
            let (high, low) = (words::rolls(4, 6), words::rolls(1, 3));
            (say!(ENTRY_TRAP, high, low, hit = words::threat(quest, kind)), &["explore-2", "enter-11", "R21"])
        }
        Kind::Shield if quest.holds(Item::Shield) => (say!(ENTRY_SHIELD_HELD), &["explore-2", "enter-12", "R37"]),
        Kind::Shield => (say!(ENTRY_SHIELD), &["explore-2", "enter-12", "R37"]),
        Kind::Specter => (words::round(quest, kind), &["explore-2", "enter-13", "combat-2", "R27"]),
        Kind::Slime => (words::round(quest, kind), &["explore-2", "enter-13", "combat-3", "R27"]),
        Kind::Skeleton => (words::round(quest, kind), &["explore-2", "enter-13", "combat-4", "R27"]),
        Kind::Dragon => (words::round(quest, kind), &["explore-2", "enter-13", "combat-5", "R27"]),
    };
    (Some(effect), rules)
}

/// The contents of a chest by the die, with 2 GP for an item that is already held (enter-9).
fn chest(quest: &Quest) -> Message {
    say!(
        ENTRY_CHEST,
        held = quest.items.len(),
        coin = 2,
        gold = 1,
        items = words::rolls(3, 6),
        instead = 2,
        trap = 1,
        hit = words::threat(quest, Kind::Chest)
    )
}

/// What the d6 of the room brings: a fountain, a chest, traps or an enemy.
pub(super) fn rolled(before: &Quest, mv: Move, roll: u8, after: &Quest) -> Message {
    let room = after.here.name();
    match (after.here, roll) {
        _ if mv == Move::Fountain && roll <= 3 => say!(ROLL_CURSED, roll),
        _ if mv == Move::Fountain => say!(ROLL_BLESSED, roll),
        (Kind::Chest, 1) => say!(ROLL_TRAPPED, roll),
        (Kind::Chest, 2) => say!(ROLL_GOLD, roll, gold = 1),
        (Kind::Chest, _) => {
            let item = Item::in_chest(roll);
            match before.holds(item) {
                true => say!(ROLL_ITEM_HELD, roll, item = item.name(), gold = 2),
                false => say!(ROLL_ITEM, roll, item = item.name()),
            }
        }
        (Kind::Trap, ..=3) => say!(ROLL_ARROWS, roll),
        (Kind::Trap, _) => say!(ROLL_DODGED, roll),
        (enemy, roll) if roll <= hits_up_to(enemy) => say!(ROLL_HIT, roll, room),
        (_, ..=3) => say!(ROLL_MISSED, roll),
        _ => say!(ROLL_DEFEATED, roll, room),
    }
}

/// The effect without a die of the room that was entered.
pub(super) fn acted(before: &Quest, after: &Quest) -> Option<Message> {
    if before.resolved.contains(after.pos) {
        return None;
    }
    if after.is_fetched(after.here) {
        return Some(say!(EVENT_FETCHED));
    }
    let is_seen_first = before.options.first_wizard_seen && after.wizard1 == Some(after.pos);
    match after.here {
        Kind::Ice if before.holds(Item::Amulet) => Some(say!(EVENT_ICE_MELTS)),
        Kind::Ice => Some(say!(EVENT_ICE)),
        Kind::Door => Some(say!(EVENT_DOOR)),
        Kind::Wizard if is_seen_first || before.wizard1.is_none() => Some(say!(EVENT_SPELLS, price = 1)),
        Kind::Wizard if before.wizard1 != Some(after.pos) => Some(say!(EVENT_ITEMS, price = 2)),
        Kind::Shield if before.holds(Item::Shield) => Some(say!(EVENT_SHIELD_LEFT)),
        Kind::Shield => Some(say!(EVENT_SHIELD_GAINED)),
        _ => None,
    }
}

/// A room that was resolved and not mentioned so far.
pub(super) fn resolved(before: &Quest, mv: Move, after: &Quest) -> Option<Message> {
    let square = (after.resolved - before.resolved).first()?;
    let place = after.pos.location(square);
    match (mv, after.kind(square)?) {
        (Move::View(_), _) => Some(say!(EVENT_CRYSTAL_DRAINED)),
        (Move::Fountain | Move::Take | Move::Shield | Move::Drink, Kind::Fountain) => {
            Some(say!(EVENT_FOUNTAIN_DRAINED))
        }
        (Move::Take | Move::Shield | Move::Drink, Kind::Chest) => Some(say!(EVENT_CHEST_EMPTY)),
        (Move::Take | Move::Shield | Move::Drink, Kind::Trap) => Some(say!(EVENT_TRAP_SPENT)),
        (_, Kind::Wall) => Some(say!(EVENT_WALL_DISSOLVED, place)),
        (Move::Cast(_), Kind::Trap) => Some(say!(EVENT_TRAP_DISARMED, place)),
        _ => None,
    }
}
