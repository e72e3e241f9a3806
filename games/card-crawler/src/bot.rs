//! A sensible player: builds up deck and hand, clears what pays for its wounds, then kills the Dark Lord and loots him.

mod choice;
mod defence;
mod fight;
mod goals;
mod healing;
mod looting;
mod map;
mod meeting;
mod odds;
mod sets;
mod sight;
#[cfg(test)]
mod tests;
mod travel;
mod weights;
mod words;
mod worth;

use crate::{Move, Phase, View};
use choice::Choice;
use sight::Sight;

pub(crate) use words::reason;

/// The move of a player who thinks of the next room and the next hand, and of what each card and each wound is worth.
///
/// It does not play for ever: every pass through the deck costs a wound, and only so much heals one. Cards to trash
/// run out, the jack of hearts comes once, and the Healer gives less than a pass costs, or heals only when a room is
/// about to be opened, cleared or looted.
pub(crate) fn heuristic(view: &View) -> Move {
    choose(&Sight::of(view)).mv
}

fn choose(sight: &Sight) -> Choice {
    match sight.view.phase {
        Phase::Trap => healing::trap(sight),
        Phase::Defend(attacker) => defence::choose(sight, attacker),
        _ if sight.foe() > 0 => fight::choose(sight),
        _ => looting::choose(sight).unwrap_or_else(|| travel::choose(sight)),
    }
}
