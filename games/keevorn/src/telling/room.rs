//! The consequences of a move: Stairs, a new Floor, a new Room, the end.

use underdeck_game::{SeenChance, prose};

use crate::state::{Cause, End};
use crate::{Move, Phase, View};

pub(super) fn describe_change(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<String> {
    let mut lines = Vec::new();
    let gone = after.removed() - before.removed();
    if !gone.is_empty() {
        let verb = if gone.len() == 1 { "is" } else { "are" };
        lines.push(format!("You find the Stairs: {} {verb} removed. Depth {}.", prose::list(gone), after.depth));
    }
    lines.extend(new_floors(before, chance, after));
    // The line of these moves itself names the card that joined the Room.
    let is_said = chance.is_empty() && matches!(mv, Move::Place(_) | Move::Take | Move::Trade(_) | Move::Read(_));
    let came = if chance.is_empty() { after.room - before.room } else { after.room };
    if !is_said && !came.is_empty() {
        lines.push(format!("The Room is now {}.", prose::list(after.room)));
    }
    if let Phase::Over(end) = after.phase {
        lines.push(ended(end).into());
    }
    lines
}

fn new_floors(before: &View, chance: &[SeenChance], after: &View) -> Vec<String> {
    let is_secret = after.phase == Phase::Wish && before.wishes == 0 && after.wishes > 0;
    let floor = |(n, event): (usize, &SeenChance)| {
        let SeenChance::Shuffle { cards, .. } = event else { return None };
        let is_last = n + 1 == chance.len();
        let floor = if is_secret && is_last { "You find the Secret Floor" } else { "A new Floor" };
        Some(format!("{floor}: {cards} cards are shuffled."))
    };
    chance.iter().enumerate().filter_map(floor).collect()
}

const fn ended(end: End) -> &'static str {
    match end {
        End::Won => "The last Room is cleared. You escape from Keevorn. You have won.",
        End::Dead(Cause::Fight) => "The Monster kills you. You have lost.",
        End::Dead(Cause::Relic) => "The cursed Relic kills you. You have lost.",
        End::Dead(Cause::Pain) => "The pain kills you. You have lost.",
    }
}
