//! Walking: when to draw first, when to heal first, and with which card.

use crate::{Move, Spot};

use super::choice::{Before, Choice, Why};
use super::goals::{self, Goal};
use super::sight::{Sight, best_points};
use super::weights as w;
use super::{healing, map, worth};

/// One step towards the goal, with the weakest card; before it the turn is ended where a draw is free, or needed.
///
/// Ending the turn costs nothing by itself: so the hand is refilled after each step, the strong cards stay in it, and
/// the weak ones are spent on the way.
pub(super) fn choose(sight: &Sight) -> Choice {
    let view = sight.view;
    let Some(fodder) = worth::fodder(sight.hand) else { return Why::EmptyHand.of(Move::End) };
    if let Some(card) = healing::in_time(sight) {
        return Why::HealsInTime(card).of(Move::Heal(card));
    }
    let goal = goals::best(sight);
    let (step, is_aside) = goal.map_or_else(|| (map::around(view).nth(0), false), |goal| step(sight, goal));
    let opens = view.unknown.contains(step) && !view.draw.is_empty();
    if sight.may_heal_by_queen(opens) {
        return Why::Heals(if opens { Before::Room } else { Before::Any }).of(Move::HealByQueen);
    }
    let (draws, reshuffle) = sight.draws(sight.hand.len(), 0);
    let risky = !map::is_safe(view, step) && (sight.hand.len() < 3 || !is_strong(sight, w::RESHUFFLE_SHARE));
    if draws > 0 && (!reshuffle || risky || sight.hand.len() < 2) {
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

/// The next room: towards the goal, or to and fro in safe rooms while the hand is too weak for it, and whether it is that.
///
/// Each step to and fro spends the weakest card for another, so the hand becomes as strong as the deck allows within
/// two passes through it.
fn step(sight: &Sight, goal: Goal) -> (Spot, bool) {
    let view = sight.view;
    if goal.steps > 1 {
        return (goal.first, false);
    }
    let go = match view.power(goal.room) {
        0 => !view.unknown.contains(goal.room) || is_strong(sight, w::EXPLORE_SHARE),
        power if goals::can_kill(sight, power) => goals::is_ready(sight, power),
        _ => goals::is_at_its_best(sight),
    };
    let safe = |room: &Spot| map::is_safe(view, *room) && !map::has_open_jack(view, *room);
    let aside = || map::around(view).iter().filter(safe).min_by_key(|&room| !view.empty.contains(room));
    let aside = if go { None } else { aside() };
    aside.map_or((goal.room, false), |room| (room, true))
}

/// Whether the hand, one card spent, has this share of the points of the best hand of the deck.
fn is_strong(sight: &Sight, share: f32) -> bool {
    let cards = sight.limit - 1;
    let hand = best_points(sight.hand, cards.min(sight.hand.len().saturating_sub(1)));
    hand as f32 >= share * sight.best_points(cards) as f32
}
