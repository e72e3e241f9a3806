//! The consequences of a move: Stairs, a new Floor, a new Room, the end.

use underdeck_game::{Message, SeenChance, say};

use crate::state::{Cause, End};
use crate::{Move, Phase, View, words};

pub(super) fn describe_change(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<Message> {
    let mut lines = Vec::new();
    let gone = after.removed() - before.removed();
    if !gone.is_empty() {
        lines.push(say!(EVENT_STAIRS, jokers = words::list(gone), n = gone.len(), depth = after.depth));
    }
    lines.extend(new_floors(before, chance, after));
    // The line of these moves itself names the card that joined the Room.
    let is_said = chance.is_empty() && matches!(mv, Move::Place(_) | Move::Take | Move::Trade(_) | Move::Read(_));
    let came = if chance.is_empty() { after.room - before.room } else { after.room };
    if !is_said && !came.is_empty() {
        lines.push(say!(EVENT_ROOM, cards = words::list(after.room)));
    }
    if let Phase::Over(end) = after.phase {
        lines.push(match end {
            End::Won => say!(EVENT_WON),
            End::Dead(Cause::Fight) => say!(EVENT_DEAD_FIGHT),
            End::Dead(Cause::Relic) => say!(EVENT_DEAD_RELIC),
            End::Dead(Cause::Pain) => say!(EVENT_DEAD_PAIN),
        });
    }
    lines
}

fn new_floors(before: &View, chance: &[SeenChance], after: &View) -> Vec<Message> {
    let is_secret = after.phase == Phase::Wish && before.wishes == 0 && after.wishes > 0;
    let floor = |(n, event): (usize, &SeenChance)| {
        let SeenChance::Shuffle { cards, .. } = event else { return None };
        let is_last = n + 1 == chance.len();
        Some(if is_secret && is_last { say!(EVENT_SECRET_FLOOR, n = cards) } else { say!(EVENT_FLOOR, n = cards) })
    };
    chance.iter().enumerate().filter_map(floor).collect()
}
