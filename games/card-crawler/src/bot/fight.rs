//! In a room with a living monster: kill it, flee from it, or let it come.

use cards::Card;

use crate::spot::Spots;
use crate::{Move, Spot};

use super::choice::{Before, Choice, Why};
use super::defence::{self, LORD};
use super::sight::Sight;
use super::weights as w;
use super::{goals, healing, map, sets, worth};

/// A killing attack, else a flight if it is cheaper than another round, else the end of the turn.
pub(super) fn choose(sight: &Sight) -> Choice {
    let view = sight.view;
    let power = sight.foe();
    if let Some(choice) = attack(sight, power) {
        return choice;
    }
    if sight.may_heal_by_queen(false) {
        return Why::Heals(Before::Any).of(Move::HealByQueen);
    }
    let stay = defence::best(sight, power, false, view.doubled);
    if let Some((to, card, value)) = flight(sight)
        && value > stay.value - w::STAY
    {
        return Why::Flees(card, stay).of(Move::Flee(to, card));
    }
    if stay.deadly
        && let Some(card) = healing::last_resort(sight)
    {
        return Why::LastResort(card).of(Move::Heal(card));
    }
    Why::Stays(stay).of(Move::End)
}

/// The cheapest attack that kills; against the Dark Lord one that leaves a card to loot with (attack-1, loot-1).
fn attack(sight: &Sight, power: u8) -> Option<Choice> {
    let lord = power == LORD;
    if sight.view.attacked || lord && !goals::wants_to_win(sight) {
        return None;
    }
    let kill = |doubled| match sets::deadly(power, doubled) {
        points if lord => sets::before_victory(sight.hand, points),
        points => sets::cheapest(sight.hand, points, sight.hand.len()),
    };
    let doubled = sight.view.doubled;
    if let Some(set) = kill(doubled) {
        let heals = !lord && sight.may_heal_by_queen(true);
        return Some(if heals {
            Why::Heals(Before::Kill).of(Move::HealByQueen)
        } else {
            Why::Kills(set).of(Move::Attack(set))
        });
    }
    let needed = lord || defence::best(sight, power, false, false).deadly;
    (!doubled && sight.has_fighter() && needed && kill(true).is_some()).then_some(Why::DoublesToKill.of(Move::Double))
}

/// The best flight and what it is worth: to a room without a monster, else outside (flee-1, flee-2).
fn flight(sight: &Sight) -> Option<(Spot, Card, f32)> {
    let view = sight.view;
    if view.arrived || view.attacked || sight.left <= 1 {
        return None;
    }
    let card = worth::least(sight.hand)?;
    let seen = view.at.neighbours() - view.unknown;
    let safe: Spots = seen.iter().filter(|&room| view.power(room) == 0).collect();
    let outside = (view.at == view.first_room).then_some(Spot::OUTSIDE);
    let to = safe.iter().max_by_key(|&room| map::unknown_around(view, room)).or(outside)?;
    Some((to, card, -sight.wound_price(1) - healing::price_of_first(sight) - worth::worth(card)))
}
