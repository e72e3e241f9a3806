//! In a room with a living monster: kill it, flee from it, or let it come.

use underdeck_cards::Card;

use crate::location::Locations;
use crate::{Location, Move};

use super::choice::{Before, Choice, Why};
use super::outlook::Outlook;
use super::sets::{self, LORD};
use super::weights as w;
use super::{defence, goals, healing, map};

/// An attack that kills, else a flight if it is cheaper than another round, else the end of the turn.
pub(super) fn choose(outlook: &Outlook) -> Choice {
    let view = outlook.view;
    let power = outlook.foe();
    if let Some(choice) = attack(outlook, power) {
        return choice;
    }
    if outlook.may_heal_by_queen(false) {
        return Why::Heals(Before::Any).of(Move::HealByQueen);
    }
    let stay = defence::best(outlook, power, false, view.doubled);
    if let Some((to, card, value)) = flight(outlook)
        && value > stay.value - w::STAY
    {
        return Why::Flees(card, stay).of(Move::Flee(to, card));
    }
    if stay.deadly
        && let Some(card) = healing::last_resort(outlook)
    {
        return Why::LastResort(card).of(Move::Heal(card));
    }
    Why::Stays(stay).of(Move::End)
}

/// The cheapest attack that kills; against the Dark Lord one that leaves a card to loot with (attack-1, loot-1).
fn attack(outlook: &Outlook, power: u8) -> Option<Choice> {
    let doubled = outlook.view.doubled;
    if outlook.view.attacked {
        return None;
    }
    if power == LORD {
        let (_, doubles) = sets::price_of_victory(outlook, outlook.hand).filter(|_| goals::wants_to_win(outlook))?;
        let kill = || sets::before_victory(outlook, outlook.hand, sets::deadly(power, doubled));
        return if doubles {
            Some(Why::DoublesToKill.of(Move::Double))
        } else {
            kill().map(|set| Why::Kills(set).of(Move::Attack(set)))
        };
    }
    let kill =
        |doubled| sets::cheapest(outlook.fighters(outlook.hand), sets::deadly(power, doubled), outlook.hand.len());
    if let Some(set) = kill(doubled) {
        return Some(if outlook.may_heal_by_queen(true) {
            Why::Heals(Before::Kill).of(Move::HealByQueen)
        } else {
            Why::Kills(set).of(Move::Attack(set))
        });
    }
    let needed = defence::best(outlook, power, false, false).deadly;
    (!doubled && outlook.has_fighter() && needed && kill(true).is_some()).then_some(Why::DoublesToKill.of(Move::Double))
}

/// The best flight and its value: to a room without a monster, else outside (flee-1, flee-2).
fn flight(outlook: &Outlook) -> Option<(Location, Card, f32)> {
    let view = outlook.view;
    if !view.options.may_flee(view.arrived, view.attacked) || outlook.left <= 1 {
        return None;
    }
    let card = outlook.least(outlook.hand)?;
    let seen =
        view.at.neighbours() & if view.options.flee_back { view.visited } else { Locations::ROOMS - view.unknown };
    let safe: Locations = seen.iter().filter(|&room| view.power(room) == 0).collect();
    let outside = (view.at == view.first_room).then_some(Location::OUTSIDE);
    let to = safe.iter().max_by_key(|&room| map::unknown_around(view, room)).or(outside)?;
    Some((to, card, -outlook.wound_price(1) - healing::price_of_first(outlook) - outlook.worth(card)))
}
