//! Entering rooms, their effects, and the offers of crystals and fountains.

use underdeck_game::{Message, MoveWords, RuleIds, prose, say};

use super::tap;
use crate::{Equipment, Item, Kind, Move, Quest, Square, words};

pub(super) fn go(quest: &Quest, square: Square) -> MoveWords {
    let (effect, rules) = entry(quest, square);
    (tap(square), say!("Go to the {place}", place = words::place(quest, square)), effect, rules)
}

/// The rooms revealed by entering a room, and the effect of the room.
pub(super) fn entry(quest: &Quest, square: Square) -> (Message, RuleIds) {
    let kind = quest.kind(square).unwrap_or(Kind::Staircase);
    let (act, rules) = act(quest, square, kind);
    let hidden = (quest.next_to(square) & quest.unrevealed()).len();
    let verb = match quest.options.equipment {
        Equipment::Cards if hidden == 1 => "is revealed",
        Equipment::Cards => "are revealed",
        Equipment::Dice if hidden == 1 => "is rolled for",
        Equipment::Dice => "are rolled for",
    };
    match hidden {
        0 => (say!("{act}.", act), rules),
        _ => {
            let rooms = prose::count(hidden, "room");
            (say!("First {rooms} around it {verb}. {act}.", rooms, verb, act), rules)
        }
    }
}

/// A look into the crystal.
pub(super) fn view(quest: &Quest, square: Square) -> MoveWords {
    (
        tap(square),
        say!("View {square}", square),
        say!("{shown} Then the crystal is drained.", shown = shown(quest, square).capitalised()),
        &["explore-4", "reveal-1", "R31"],
    )
}

pub(super) fn fountain(quest: &Quest) -> MoveWords {
    (
        tap(quest.pos),
        "Drink from the fountain".into(),
        say!(
            "d{sides}: on {low} the water is cursed, {lost}; on {high} it is blessed, {gained}. Then it is ordinary water.",
            sides = 6,
            low = words::rolls(1, 3),
            lost = words::threat(quest, Kind::Fountain),
            high = words::rolls(4, 6),
            gained = words::gained(quest, 1),
        ),
        &["explore-5", "R22", "R31"],
    )
}

/// The effect of revealing a room.
pub(super) fn shown(quest: &Quest, square: Square) -> Message {
    match quest.options.equipment {
        Equipment::Cards => say!("the room at {square} is revealed.", square),
        Equipment::Dice => say!("the room at {square} is rolled for and revealed.", square),
    }
}

/// The effect of entering a room, with its rules (enter-3 to enter-13).
fn act(quest: &Quest, square: Square, kind: Kind) -> (Message, RuleIds) {
    if quest.resolved.contains(square) {
        return ("The room is resolved, nothing happens".into(), &["explore-2", "enter-3"]);
    }
    if quest.is_fetched(kind) {
        return ("You fetch it for the King, and get nothing for yourself".into(), &["explore-2", "enter-4", "R15"]);
    }
    match kind {
        Kind::Staircase => ("You are back at the staircase".into(), &["explore-2", "enter-5", "R41"]),
        Kind::Crystal => ("You may view a room there".into(), &["explore-2", "enter-5", "R31"]),
        Kind::Fountain => ("You may drink there".into(), &["explore-2", "enter-5", "R31"]),
        Kind::Gold => (say!("You gain {n} GP: {gp}", n = 1, gp = quest.gp + 1), &["explore-2", "enter-6"]),
        Kind::Ice if quest.holds(Item::Amulet) => {
            ("The Flame Amulet melts the ice".into(), &["explore-2", "enter-7", "R35"])
        }
        Kind::Ice => {
            (say!("The cold hurts: {lost}", lost = words::threat(quest, kind)), &["explore-2", "enter-7", "R22", "R35"])
        }
        Kind::Door => ("The key unlocks the door for good".into(), &["explore-2", "enter-8", "R33"]),
        Kind::Chest => (chest(quest), &["explore-2", "enter-9", "R32", "R36"]),
        Kind::Wizard => {
            let sells = match quest.wizard1 {
                Some(first) if first != square => say!("This wizard sells artifacts for {price} GP", price = 2),
                _ => say!("This wizard sells spells for {price} GP", price = 1),
            };
            (sells, &["explore-2", "enter-10", "R29"])
        }
        Kind::Trap => (
            say!(
                "d{sides}: on {low} arrows hit you, {lost}; on {high} you dodge them",
                sides = 6,
                low = words::rolls(1, 3),
                lost = words::threat(quest, kind),
                high = words::rolls(4, 6),
            ),
            &["explore-2", "enter-11", "R21"],
        ),
        Kind::Shield if quest.holds(Item::Shield) => {
            ("You carry a shield already; this one stays".into(), &["explore-2", "enter-12", "R37"])
        }
        Kind::Shield => ("You gain the Wooden Shield".into(), &["explore-2", "enter-12", "R37"]),
        Kind::Wall => ("The wall bars the way".into(), &["enter-14"]),
        Kind::Specter => (words::round(quest, kind), &["explore-2", "enter-13", "combat-2", "R27"]),
        Kind::Slime => (words::round(quest, kind), &["explore-2", "enter-13", "combat-3", "R27"]),
        Kind::Skeleton => (words::round(quest, kind), &["explore-2", "enter-13", "combat-4", "R27"]),
        Kind::Dragon => (words::round(quest, kind), &["explore-2", "enter-13", "combat-5", "R27"]),
    }
}

/// The table of a chest, with 2 GP for an item that is already held (enter-9).
fn chest(quest: &Quest) -> Message {
    let gain = |item: Item| match quest.holds(item) {
        true => say!("{n} GP, as you hold the {item}", n = 2, item = item.name()),
        false => item.name().into(),
    };
    let [amulet, key, flask, shield] = [Item::Amulet, Item::Key, Item::Flask, Item::Shield].map(gain);
    say!(
        "d{sides}: on {one} it is trapped, {trap}; {two}: {n} GP; {three}: {amulet}; {four}: {key}; {five}: {flask}; {six}: {shield}",
        sides = 6,
        one = 1,
        trap = words::threat(quest, Kind::Chest),
        two = 2,
        n = 1,
        three = 3,
        amulet,
        four = 4,
        key,
        five = 5,
        flask,
        six = 6,
        shield,
    )
}

/// The effect of a fountain by its d6.
pub(super) const fn drunk(roll: u8) -> &'static str {
    if roll <= 3 { "the water is cursed" } else { "the water is blessed" }
}

/// The effect of arrow traps by their d6.
pub(super) const fn dodged(roll: u8) -> &'static str {
    if roll <= 3 { "arrows hit you" } else { "you dodge the arrows" }
}

/// The content of a chest by its d6.
pub(super) fn opened(before: &Quest, roll: u8) -> String {
    match roll {
        1 => "the chest is trapped".into(),
        2 => "1 GP lies in the chest".into(),
        roll => {
            let item = Item::in_chest(roll);
            let held = if before.holds(item) { ", which you hold already: 2 GP instead" } else { "" };
            format!("in the chest is the {}{held}", item.name())
        }
    }
}

/// The effect without a die of the room that was entered.
pub(super) fn acted(before: &Quest, after: &Quest) -> Option<&'static str> {
    if before.resolved.contains(after.pos) {
        return None;
    }
    if after.is_fetched(after.here) {
        return Some("You fetch it for the King.");
    }
    match after.here {
        Kind::Ice if before.holds(Item::Amulet) => Some("The Flame Amulet melts the ice."),
        Kind::Ice => Some("The cold bites."),
        Kind::Door => Some("The Dungeon Key unlocks the door for good."),
        Kind::Wizard if before.options.first_wizard_seen && after.wizard1 == Some(after.pos) => {
            Some("The wizard offers spells for 1 GP each.")
        }
        Kind::Wizard if before.wizard1.is_none() => Some("The wizard offers spells for 1 GP each."),
        Kind::Wizard if before.wizard1 != Some(after.pos) => Some("The wizard offers artifacts for 2 GP each."),
        Kind::Shield if before.holds(Item::Shield) => Some("You leave the shield, as you carry one."),
        _ => None,
    }
}

/// A room that was resolved and not mentioned so far.
pub(super) fn resolved(before: &Quest, mv: Move, after: &Quest) -> Option<String> {
    let square = (after.resolved - before.resolved).first()?;
    match (mv, after.kind(square)?) {
        (Move::View(_), _) => Some("The crystal is drained.".into()),
        (Move::Fountain | Move::Take | Move::Shield | Move::Drink, Kind::Fountain) => {
            Some("The water is ordinary now.".into())
        }
        (Move::Take | Move::Shield | Move::Drink, Kind::Chest) => Some("The chest is empty now.".into()),
        (Move::Take | Move::Shield | Move::Drink, Kind::Trap) => Some("The arrows are spent.".into()),
        (_, Kind::Wall) => Some(format!("The Stone Wall at {square} dissolves.")),
        (Move::Cast(_), Kind::Trap) => Some(format!("The Arrow Traps at {square} are disarmed.")),
        _ => None,
    }
}
