//! The changes by a move: the move itself, then each change in the order in which it happened.

use underdeck_game::{SeenChance, prose};

use super::{combat, end, rooms};
use crate::rules::CATEGORIES;
use crate::{D12, Equipment, Item, Kind, Move, Phase, Quest, Spell, Square, words};

/// A line for the move, and one for each change.
pub(super) fn lines(before: &Quest, mv: Move, chance: &[SeenChance], after: &Quest) -> Vec<String> {
    let dice: Vec<u8> = chance.iter().filter_map(value).collect();
    let shown = shown(before, mv, after);
    let for_rooms = shown.len() * dice_for_a_room(before);
    let (for_rooms, for_acts) = dice.split_at(for_rooms.min(dice.len()));
    let mut lines = vec![played(before, mv)];
    lines.extend(revealed(after, for_rooms, &shown));
    lines.extend(for_acts.first().map(|&roll| rolled(before, mv, roll, after)));
    if matches!(mv, Move::Go(_) | Move::Retreat) && for_acts.is_empty() {
        lines.extend(rooms::acted(before, after).map(Into::into));
    }
    lines.extend(points(before, after));
    lines.extend(items(before, mv, after));
    lines.extend(rooms::resolved(before, mv, after));
    lines.extend(tasks(before, after));
    lines.extend(due(before, after));
    lines
}

/// The move itself.
fn played(before: &Quest, mv: Move) -> String {
    let here = before.here.name();
    match mv {
        Move::Go(square) => format!("You go to the {}.", words::place(before, square)),
        Move::Leave => "You climb the staircase.".into(),
        Move::View(square) => format!("You look into the crystal, at {square}."),
        Move::Fountain => "You drink from the fountain.".into(),
        Move::Cast(spell) => format!("The wizard casts a {}.", words::spell(spell)),
        Move::Buy(item) => format!("You buy the {}.", item.name()),
        Move::Fight => format!("You fight the {here}."),
        Move::Retreat => {
            let to = before.prev.map_or_else(String::new, |prev| format!(" to the {}", words::place(before, prev)));
            format!("You retreat{to}.")
        }
        Move::Shield => format!("Your shield stops the {here} and breaks."),
        Move::Take => format!("You take the hit of the {here}."),
        Move::Drink => format!("You drink the {}.", Item::Flask.name()),
        Move::Abandon => "You abandon the quest.".into(),
    }
}

fn value(event: &SeenChance) -> Option<u8> {
    match event {
        SeenChance::Roll { value, .. } => Some(*value),
        SeenChance::Shuffle { .. } => None,
    }
}

/// The number of dice for a revealed room (chance-2).
const fn dice_for_a_room(quest: &Quest) -> usize {
    match (quest.options.equipment, quest.options.d12) {
        (Equipment::Cards, _) => 0,
        (Equipment::Dice, D12::D12) => 1,
        (Equipment::Dice, D12::TwoD6) => 2,
    }
}

/// The rooms that a move revealed: north, east, south, west of its target, or the one that the move names.
fn shown(before: &Quest, mv: Move, after: &Quest) -> Vec<Square> {
    let new = after.revealed - before.revealed;
    let around: Vec<Square> = match mv {
        Move::View(square) | Move::Cast(Spell::Seeing(square)) => vec![square],
        _ => after.pos.compass().to_vec(),
    };
    around.into_iter().filter(|&square| new.contains(square)).collect()
}

fn revealed(after: &Quest, dice: &[u8], shown: &[Square]) -> Option<String> {
    let rooms = prose::list(shown.iter().map(|&square| words::place(after, square)));
    match (shown, dice) {
        ([], _) => None,
        (_, []) => Some(format!("Revealed: {rooms}.")),
        _ => {
            let dice: Vec<String> = dice.iter().map(ToString::to_string).collect();
            Some(format!("Rolled {} and revealed: {rooms}.", dice.join(", ")))
        }
    }
}

/// The result of the d6 of a room or a fight.
fn rolled(before: &Quest, mv: Move, roll: u8, after: &Quest) -> String {
    let what = match (mv, after.here) {
        (Move::Fountain, _) => rooms::drunk(roll).into(),
        (_, Kind::Chest) => rooms::opened(before, roll),
        (_, Kind::Trap) => rooms::dodged(roll).into(),
        (_, enemy) => combat::fought(enemy, roll),
    };
    format!("You roll {roll}: {what}.")
}

/// Changes of HP and GP.
fn points(before: &Quest, after: &Quest) -> Vec<String> {
    let change = |name: &str, from: u8, to: u8| {
        (from != to).then(|| format!("{name} {to} ({}).", prose::change(i32::from(to) - i32::from(from))))
    };
    [change("HP", before.hp, after.hp), change("GP", before.gp, after.gp)].into_iter().flatten().collect()
}

/// An item gained, unless the move itself names it.
fn items(before: &Quest, mv: Move, after: &Quest) -> Option<String> {
    let gained = after.items.iter().find(|&item| !before.holds(item) && mv != Move::Buy(item))?;
    Some(format!("You hold the {} now.", gained.name()))
}

/// Tasks that are done now.
fn tasks(before: &Quest, after: &Quest) -> Vec<String> {
    let new = (0..4).filter(|&n| after.is_done(n) && !before.is_done(n));
    new.map(|n| format!("Task done: {} {}.", CATEGORIES[n].to_lowercase(), words::task(after.tasks[n]))).collect()
}

/// The decision that is due, if it is new, or the end of the quest.
fn due(before: &Quest, after: &Quest) -> Option<String> {
    match after.phase {
        Phase::Hit if before.phase != Phase::Hit => Some(format!("The hit would cost {} HP.", after.hit())),
        Phase::Combat => Some(format!("The {} is still there.", after.here.name())),
        Phase::Over(end) => Some(end::last_line(after, end)),
        _ => None,
    }
}
