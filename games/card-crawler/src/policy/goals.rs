//! The choice of a room to go to: the value of each room and the cost of the way.

use underdeck_cards::{Card, CardSet};

use crate::Location;
use crate::deck::{DARK_LORD, JACKS, PLUNDER, power};
use crate::location::Locations;

use super::choice::Goal;
use super::map::{self, Ways};
use super::meeting;
use super::outlook::{Outlook, best_points};
use super::sets::{self, LORD, deadly};
use super::weights as w;
use super::worth;

/// The room with the highest value, or the one that leads to the victory once none is worth its price.
pub(super) fn best(outlook: &Outlook) -> Option<Goal> {
    let ways = Ways::of(outlook.view);
    let step = outlook.use_price() * w::STEP_USE + w::STEP;
    let best = |value: &dyn Fn(Location) -> Option<f32>| {
        (Locations::ROOMS - outlook.view.empty)
            .iter()
            .filter_map(|room| {
                let (steps, first) = ways.to(room)?;
                Some(Goal { room, steps, first, is_last: false, value: value(room)? - f32::from(steps) * step })
            })
            .reduce(|best, goal| if goal.value > best.value { goal } else { best })
    };
    let unknown = meeting::expected(outlook);
    best(&|room| gain(outlook, room, unknown))
        .filter(|goal| goal.value > 0.0)
        .or_else(|| best(&|room| finish(outlook, room)).map(|goal| Goal { is_last: true, ..goal }))
}

/// Whether to win the game now rather than continue for a higher score.
pub(super) fn wants_to_win(outlook: &Outlook) -> bool {
    /// The wounds that continuing may cost.
    const DEEP: i32 = 3;
    let more = outlook.view.unknown.len() as f32 * meeting::expected(outlook).max(0.0);
    outlook.view.doubled || more < w::ENOUGH * outlook.wound_price(DEEP)
}

/// The gain of a room apart from the victory; an unknown one is worth `unknown`.
fn gain(outlook: &Outlook, room: Location, unknown: f32) -> Option<f32> {
    let view = outlook.view;
    if view.unknown.contains(room) {
        return Some(unknown - w::NOOK * map::unknown_around(view, room) as f32);
    }
    if view.empty.contains(room) {
        return None;
    }
    let card = view.card(room)?;
    if PLUNDER.contains(card) {
        return plunder(outlook, card);
    }
    if JACKS.contains(card) {
        return Some(meeting::jack(outlook, card)).filter(|&value| value > 0.0);
    }
    (card != DARK_LORD && can_kill(outlook, power(card))).then(|| monster(outlook, card))
}

/// The gain of a loot, after the next step is paid.
fn plunder(outlook: &Outlook, card: Card) -> Option<f32> {
    let price = outlook.least(after_step(outlook)).map_or(0.0, |card| outlook.worth(card));
    let gain = outlook.worth(card) - price - outlook.use_price();
    (gain > w::LOOT).then_some(gain)
}

/// The gain of a monster, if the deck can kill it.
fn monster(outlook: &Outlook, card: Card) -> f32 {
    /// The approximate number of cards that a fight uses.
    const FIGHT: f32 = 3.0;
    let build = if is_ready(outlook, power(card)) { 0.0 } else { w::BUILD };
    meeting::monster(card) - build - FIGHT * outlook.use_price()
}

/// The value of a room for the victory: the Dark Lord's, else an unknown one, else one whose monster is in the way and
/// can be killed.
fn finish(outlook: &Outlook, room: Location) -> Option<f32> {
    if outlook.view.unknown.contains(room) {
        return Some(10.0);
    }
    match outlook.view.power(room) {
        0 => None,
        LORD => Some(100.0),
        power if can_kill(outlook, power) => Some(0.0),
        _ => Some(-50.0),
    }
}

/// The hand after a step.
pub(super) fn after_step(outlook: &Outlook) -> CardSet {
    outlook.fodder(outlook.hand).map_or(outlook.hand, |fodder| outlook.hand - CardSet::of(fodder))
}

/// The number of cards that a hand needs apart from the attack: one to enter the room, one to loot the Dark Lord.
pub(super) fn spare(power: u8) -> usize {
    1 + usize::from(power == LORD)
}

/// The points of the cards that kill; the Fighter is kept for the Dark Lord.
pub(super) fn needed(outlook: &Outlook, power: u8) -> u32 {
    deadly(power, power == LORD && outlook.has_fighter())
}

/// Whether the best hand of the deck kills the monster in the turn in which its room is entered.
pub(super) fn can_kill(outlook: &Outlook, power: u8) -> bool {
    outlook.best_points(outlook.limit.saturating_sub(spare(power))) >= needed(outlook, power)
}

/// Whether the hand kills the monster if its room is entered now, and the Dark Lord for little more than the best hand
/// of the deck must pay.
pub(super) fn is_ready(outlook: &Outlook, power: u8) -> bool {
    if power == LORD {
        let price = sets::price_of_victory(outlook, after_step(outlook));
        return price.is_some_and(|(price, _)| price <= least_price(outlook) + w::PATIENCE);
    }
    let cards = outlook.hand.len().saturating_sub(spare(power));
    best_points(outlook.fighters(after_step(outlook)), cards) >= needed(outlook, power)
}

/// The lowest cost of a victory with the best hand of the deck, in points of the score.
pub(super) fn least_price(outlook: &Outlook) -> f32 {
    let cards = outlook.limit.saturating_sub(spare(LORD));
    let by = |doubled| {
        let kills = |&card: &Card| {
            best_points(outlook.fighters(outlook.deck - CardSet::of(card)), cards) >= deadly(LORD, doubled)
        };
        worth::least_scoring(outlook.deck.iter().filter(kills).collect()).map(worth::score)
    };
    sets::cheaper(outlook, by).map_or(f32::INFINITY, |(price, _)| price)
}

/// Whether the hand cannot become stronger.
pub(super) fn is_at_its_best(outlook: &Outlook) -> bool {
    let cards = outlook.limit - 1;
    best_points(outlook.fighters(outlook.hand), cards) >= outlook.best_points(cards)
}
