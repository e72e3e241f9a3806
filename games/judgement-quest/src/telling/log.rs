//! The changes by a move: the move itself, then each change in the order in which it happened.

use underdeck_game::{Link, Message, SeenChance, Value, say};

use super::{end, rooms};
use crate::{D12, Equipment, Move, Phase, Quest, Spell, Square, words};

/// A line for the move, and one for each change.
pub(super) fn lines(before: &Quest, mv: Move, chance: &[SeenChance], after: &Quest) -> Vec<Message> {
    let dice: Vec<u8> = chance.iter().filter_map(value).collect();
    let shown = shown(before, mv, after);
    let for_rooms = shown.len() * dice_for_a_room(before);
    let (for_rooms, for_acts) = dice.split_at(for_rooms.min(dice.len()));
    let mut lines = vec![played(before, mv)];
    lines.extend(revealed(after, for_rooms, &shown));
    lines.extend(for_acts.first().map(|&roll| rooms::rolled(before, mv, roll, after)));
    if matches!(mv, Move::Go(_) | Move::Retreat) && for_acts.is_empty() {
        lines.extend(rooms::acted(before, after));
    }
    let change = |from: u8, to: u8| (from != to).then(|| Value::Change(i64::from(to) - i64::from(from)));
    lines.extend(change(before.hp, after.hp).map(|change| say!(EVENT_HP, hp = after.hp, change)));
    lines.extend(change(before.gp, after.gp).map(|change| say!(EVENT_GP, gp = after.gp, change)));
    lines.extend(rooms::resolved(before, mv, after));
    let new = (0..4).filter(|&n| after.is_done(n) && !before.is_done(n));
    lines.extend(new.map(|n| say!(EVENT_TASK_DONE, task = words::task(after.tasks[n]))));
    lines.extend(due(before, after));
    lines
}

/// The move itself.
fn played(before: &Quest, mv: Move) -> Message {
    let to = |square| (before.pos.direction(square), words::room(before, square));
    match mv {
        Move::Go(square) => {
            let (direction, room) = to(square);
            say!(EVENT_GO, direction, room)
        }
        Move::Leave => say!(EVENT_LEAVE),
        Move::View(square) => say!(EVENT_VIEW, cell = square),
        Move::Fountain => say!(EVENT_FOUNTAIN),
        Move::Cast(Spell::Healing) => say!(EVENT_HEALING),
        Move::Cast(Spell::Seeing(square)) => say!(EVENT_SEEING, cell = square),
        Move::Cast(Spell::Dissolving(square)) => say!(EVENT_DISSOLVING, cell = square),
        Move::Cast(Spell::Disarming(square)) => say!(EVENT_DISARMING, cell = square),
        Move::Buy(item) => say!(EVENT_BUY, item = item.name()),
        Move::Fight => say!(EVENT_FIGHT, room = before.here.name()),
        Move::Retreat => {
            let (direction, room) = to(before.prev.unwrap_or(before.pos));
            say!(EVENT_RETREAT, direction, room)
        }
        Move::Shield => say!(EVENT_SHIELD),
        Move::Take => say!(EVENT_TAKE),
        Move::Drink => say!(EVENT_DRINK),
        Move::Abandon => say!(EVENT_ABANDON),
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

fn revealed(after: &Quest, dice: &[u8], shown: &[Square]) -> Option<Message> {
    let room = |&square: &Square| {
        let (room, place) = (words::room(after, square), after.pos.location(square));
        say!(ROOM_WHERE, room, place)
    };
    let rooms = Message::join(shown.iter().map(room), Link::And);
    match (shown, dice) {
        ([], _) => None,
        (_, []) => Some(say!(EVENT_REVEALED, rooms)),
        _ => Some(say!(EVENT_ROLLED, dice = Message::join(dice.iter().copied(), Link::Comma), rooms)),
    }
}

/// The decision that is due, if it is new, or the end of the quest.
fn due(before: &Quest, after: &Quest) -> Option<Message> {
    match after.phase {
        Phase::Hit if before.phase != Phase::Hit => Some(say!(EVENT_HIT, hit = after.hit())),
        Phase::Combat => Some(say!(EVENT_ENEMY, room = after.here.name())),
        Phase::Over(end) => Some(end::last_line(after, end)),
        _ => None,
    }
}
