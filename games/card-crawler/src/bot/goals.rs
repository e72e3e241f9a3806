//! Where to go: what each room is worth and what it costs to get there.

use cards::{Card, CardSet};

use crate::Spot;
use crate::deck::{DARK_LORD, JACKS, PLUNDER, power};

use super::defence::LORD;
use super::map::{self, Ways};
use super::meeting;
use super::sets::{cheapest, deadly};
use super::sight::{Sight, best_points};
use super::weights as w;
use super::worth;

/// A room to go to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    pub(super) room: Spot,
    pub(super) steps: u8,
    /// The first room on the way.
    pub(super) first: Spot,
    /// Whether nothing is worth its price any more, so that only the victory counts.
    pub(super) is_last: bool,
    value: f32,
}

/// The room that is worth most, or, once none is worth its price, the one that leads to the victory.
pub(super) fn best(sight: &Sight) -> Option<Goal> {
    let ways = Ways::of(sight.view);
    let step = sight.use_price() * w::STEP_USE + w::STEP;
    let best = |value: &dyn Fn(Spot) -> Option<f32>| {
        Spot::rooms()
            .filter_map(|room| {
                let (steps, first) = ways.to(room)?;
                Some(Goal { room, steps, first, is_last: false, value: value(room)? - f32::from(steps) * step })
            })
            .reduce(|best, goal| if goal.value > best.value { goal } else { best })
    };
    let unknown = meeting::expected(sight);
    best(&|room| gain(sight, room, unknown))
        .filter(|goal| goal.value > 0.0)
        .or_else(|| best(&|room| finish(sight, room)).map(|goal| Goal { is_last: true, ..goal }))
}

/// Whether the game is to be won now rather than go on for more.
pub(super) fn wants_to_win(sight: &Sight) -> bool {
    /// How deep in wounds the hero would be after more of it.
    const DEEP: i32 = 3;
    let more = sight.view.unknown.len() as f32 * meeting::expected(sight).max(0.0);
    sight.view.doubled || more < w::ENOUGH * sight.wound_price(DEEP)
}

/// What a room gains beside the victory, an unknown one being worth `unknown`.
fn gain(sight: &Sight, room: Spot, unknown: f32) -> Option<f32> {
    let view = sight.view;
    if view.unknown.contains(room) {
        return Some(unknown - w::NOOK * map::unknown_around(view, room) as f32);
    }
    if view.empty.contains(room) {
        return None;
    }
    let card = view.card(room)?;
    if PLUNDER.contains(card) {
        return plunder(sight, card);
    }
    if JACKS.contains(card) {
        return Some(meeting::jack(sight, card)).filter(|&value| value > 0.0);
    }
    (card != DARK_LORD && can_kill(sight, power(card))).then(|| monster(sight, card))
}

/// What a loot gains, the next step being paid first.
fn plunder(sight: &Sight, card: Card) -> Option<f32> {
    let price = worth::least(after_step(sight)).map_or(0.0, worth::worth);
    let gain = worth::worth(card) - price - sight.use_price();
    (gain > w::LOOT).then_some(gain)
}

/// What a monster gains that the deck can kill.
fn monster(sight: &Sight, card: Card) -> f32 {
    /// Cards used in a fight, about.
    const FIGHT: f32 = 3.0;
    let build = if is_ready(sight, power(card)) { 0.0 } else { w::BUILD };
    meeting::monster(card) - build - FIGHT * sight.use_price()
}

/// What brings the victory nearer: the Dark Lord, else the unknown, else what stands in the way and can be killed.
fn finish(sight: &Sight, room: Spot) -> Option<f32> {
    if sight.view.unknown.contains(room) {
        return Some(10.0);
    }
    match sight.view.power(room) {
        0 => None,
        LORD => Some(100.0),
        power if can_kill(sight, power) => Some(0.0),
        _ => Some(-50.0),
    }
}

/// The hand after a step.
fn after_step(sight: &Sight) -> CardSet {
    worth::fodder(sight.hand).map_or(sight.hand, |fodder| sight.hand - CardSet::of(fodder))
}

/// How many cards beside those of the attack a hand needs: one to enter the room, one to loot the Dark Lord.
fn spare(power: u8) -> usize {
    1 + usize::from(power == LORD)
}

/// The points on the cards that kill, the Fighter being kept for the Dark Lord.
pub(super) fn needed(sight: &Sight, power: u8) -> u32 {
    deadly(power, power == LORD && sight.has_fighter())
}

/// Whether the best hand of the deck kills the monster in the turn in which its room is entered.
pub(super) fn can_kill(sight: &Sight, power: u8) -> bool {
    sight.best_points(sight.limit.saturating_sub(spare(power))) >= needed(sight, power)
}

/// Whether the hand kills the monster if its room is entered now.
pub(super) fn is_ready(sight: &Sight, power: u8) -> bool {
    let cards = sight.hand.len().saturating_sub(spare(power));
    cheapest(after_step(sight), needed(sight, power), cards).is_some()
}

/// Whether the hand cannot become stronger.
pub(super) fn is_at_its_best(sight: &Sight) -> bool {
    let cards = sight.limit - 1;
    best_points(sight.hand, cards) >= sight.best_points(cards)
}
