//! A sensible player: builds up deck and hand, clears the rooms that are worth their wounds, then kills and loots the
//! Dark Lord.

mod choice;
mod defence;
mod fight;
mod goals;
mod healing;
mod looting;
mod map;
mod meeting;
mod odds;
mod outlook;
mod reason;
mod sets;
#[cfg(test)]
mod tests;
mod travel;
mod weights;
mod worth;

use underdeck_game::{Message, Policy, Rng};

use self::choice::Choice;
use self::outlook::Outlook;
use crate::{Move, Phase, View};

/// A player who thinks of the next room and the next hand, and of the value of each card and each wound.
///
/// Its games end: every pass through the deck costs a wound, and healing is limited. Cards to trash run out, the jack
/// of hearts comes once, and the Healer gives less than a pass costs, or heals only when a room is about to be opened,
/// cleared or looted.
impl Policy for View {
    const OUTLOOK: &'static [u8] = underdeck_game::bytes_of!("policy/outlook.bin");

    fn heuristic(&self) -> Move {
        choose(&Outlook::of(self)).mv
    }

    fn rollout(&self, _rng: &mut impl Rng) -> Move {
        self.heuristic()
    }

    fn reason(&self) -> Message {
        reason::reason(self)
    }
}

fn choose(outlook: &Outlook) -> Choice {
    match outlook.view.phase {
        Phase::Trap => healing::trap(outlook),
        Phase::Defend(attacker) => defence::choose(outlook, attacker),
        _ if outlook.foe() > 0 => fight::choose(outlook),
        _ => looting::choose(outlook).unwrap_or_else(|| travel::choose(outlook)),
    }
}
