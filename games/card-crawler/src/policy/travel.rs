//! Walking: the time to draw, the time to heal, and the card to pay with.

use crate::{Location, Move};

use super::choice::{Before, Choice, Goal, Why};
use super::outlook::{Outlook, best_points};
use super::weights as w;
use super::{goals, healing, map};

/// One step towards the goal, with the weakest card; the turn is ended first if a draw is free or needed.
///
/// Ending the turn costs nothing by itself. So the hand is refilled after each step: the strong cards stay in it, and
/// the weak ones pay for the way.
pub(super) fn choose(outlook: &Outlook) -> Choice {
    let view = outlook.view;
    let Some(fodder) = outlook.fodder(outlook.hand) else { return Why::EmptyHand.of(Move::End) };
    if let Some(card) = healing::in_time(outlook) {
        return Why::HealsInTime(card).of(Move::Heal(card));
    }
    let (draws, reshuffle) = outlook.draws(outlook.hand.len(), 0);
    let is_free = draws > 0 && !reshuffle;
    // The goal does not matter yet, unless the Healer may heal before it.
    if is_free && !outlook.may_heal_by_queen(true) {
        return Why::DrawsFree(draws).of(Move::End);
    }
    let goal = goals::best(outlook);
    let (step, is_aside) = goal
        .map_or_else(|| (map::around(view).first().unwrap_or(Location::OUTSIDE), false), |goal| step(outlook, goal));
    let opens = view.unknown.contains(step) && !view.draw.is_empty();
    if outlook.may_heal_by_queen(opens) {
        return Why::Heals(if opens { Before::Room } else { Before::Any }).of(Move::HealByQueen);
    }
    let risky = !map::is_safe(view, step) && (outlook.hand.len() < 3 || !is_strong(outlook, w::RESHUFFLE_SHARE));
    if is_free || draws > 0 && (risky || outlook.hand.len() < 2) {
        let why = match (reshuffle, risky) {
            (false, _) => Why::DrawsFree(draws),
            (true, true) => Why::Rearms(step, draws),
            (true, false) => Why::Refills(draws),
        };
        return why.of(Move::End);
    }
    let why = match goal {
        None => Why::Wanders(fodder),
        Some(goal) if is_aside => Why::Builds(goal, fodder),
        Some(goal) => Why::Seeks(goal, fodder),
    };
    why.of(if view.at.is_room() { Move::Go(step, fodder) } else { Move::Enter(step, fodder) })
}

/// The next room, and whether it is a step aside: back and forth in safe rooms while the hand is too weak for the goal.
///
/// Each step aside trades the weakest card for another, so within two passes through the deck the hand reaches its full
/// strength.
fn step(outlook: &Outlook, goal: Goal) -> (Location, bool) {
    let view = outlook.view;
    if goal.steps > 1 {
        return (goal.first, false);
    }
    let go = match view.power(goal.room) {
        0 => !view.unknown.contains(goal.room) || is_strong(outlook, w::EXPLORE_SHARE),
        power if goals::can_kill(outlook, power) => goals::is_ready(outlook, power),
        _ => goals::is_at_its_best(outlook),
    };
    let safe = |room: &Location| map::is_safe(view, *room) && !map::has_open_jack(view, *room);
    let aside = || map::around(view).iter().filter(safe).min_by_key(|&room| !view.empty.contains(room));
    let aside = if go { None } else { aside() };
    aside.map_or((goal.room, false), |room| (room, true))
}

/// Whether the hand without one card has this share of the points of the deck's best hand.
fn is_strong(outlook: &Outlook, share: f32) -> bool {
    let cards = outlook.limit - 1;
    let hand = best_points(outlook.fighters(outlook.hand), cards.min(outlook.hand.len().saturating_sub(1)));
    hand as f32 >= share * outlook.best_points(cards) as f32
}
