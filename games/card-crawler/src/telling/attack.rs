//! Attacking a monster, defending against one, and the Fighter.

use underdeck_cards::CardSet;
use underdeck_game::{Gesture, Message, MoveWords, Place, RuleIds, say};

use super::cell;
use super::end_of_turn::{self, Refill};
use crate::deck::{DARK_LORD, FIGHTER};
use crate::rules::attack::points;
use crate::{Location, Phase, State, View, words};

pub(super) fn attack(view: &View, cards: CardSet) -> MoveWords {
    let (foe, sum, defence) = terms(view, cards);
    let points = points(cards, view.doubled);
    let effect = if points > defence {
        say!(ATTACK_KILL_EFFECT, sum, defence)
    } else if view.options.may_flee(view.arrived, true) {
        say!(ATTACK_FAIL_EFFECT, points, defence)
    } else {
        say!(ATTACK_FAIL_EFFECT_STUCK, points, defence)
    };
    let label = say!(ATTACK_LABEL, foe, cards = words::signs(cards)).capitalised();
    (fight(view.at, cards), label, effect, &["attack-1", "room-7", "R11"])
}

pub(super) fn attacked(before: &View, cards: CardSet, after: &View) -> Message {
    let (foe, sum, defence) = terms(before, cards);
    match after.slain {
        true => say!(ATTACK_KILL_EVENT, foe, cards = words::signs(cards), sum, defence),
        false => say!(ATTACK_FAIL_EVENT, foe, cards = words::signs(cards), sum, defence),
    }
}

/// The monster in the hero's room, the points of these cards, and its defence.
fn terms(view: &View, cards: CardSet) -> (Message, Message, u32) {
    let foe = words::foe(view.card(view.at).unwrap_or(DARK_LORD));
    (foe, words::sum(cards, view.doubled), 2 * u32::from(view.power(view.at)))
}

pub(super) fn defend(view: &View, state: &State, cards: CardSet) -> MoveWords {
    let Phase::Defend(attacker) = view.phase else { return end_of_turn::offer(view, state) };
    let wounds = wounds(view, attacker, cards);
    let (sum, power, own) = (words::sum(cards, view.doubled), view.power(attacker), attacker == view.at);
    let refill = own.then(|| Refill::of(view, state, cards, view.wounds + wounds));
    let effect = if view.wounds.saturating_add(wounds) >= view.options.life {
        say!(DEFEND_DEATH_EFFECT, sum, power)
    } else if refill.as_ref().is_some_and(|refill| refill.kills) {
        say!(DEFEND_EXHAUSTION_EFFECT, sum, power, taken = say!(WOUNDS, n = state.exhaustion()))
    } else {
        let result = match wounds {
            0 => say!(DEFEND_UNHURT_EFFECT, sum, power),
            n => say!(DEFEND_EFFECT, wounds = words::wounded(view, n), sum, power),
        };
        words::sentences([result, refill.map_or_else(|| say!(DEFEND_THEN_GOES_ON), |refill| refill.then(view, state))])
    };
    let rules: RuleIds = match (cards.is_empty(), own) {
        (true, _) => &["defend-1", "R14"],
        (false, true) => &["defend-2", "R13", "R14"],
        (false, false) => &["defend-2", "R14", "R27"],
    };
    let label = match cards.is_empty() {
        true => say!(DEFEND_NOTHING_LABEL),
        false => say!(DEFEND_LABEL, cards = words::signs(cards)),
    };
    (fight(attacker, cards), label, effect, rules)
}

pub(super) fn defended(before: &View, cards: CardSet) -> Message {
    let Phase::Defend(attacker) = before.phase else { return Message::default() };
    let (n, sum, power) = (wounds(before, attacker, cards), words::sum(cards, before.doubled), before.power(attacker));
    let (cards, wounds, is_met) = (words::signs(cards), words::wounded(before, n), !cards.is_empty());
    match n {
        0 => say!(DEFEND_UNHURT_EVENT, cards, sum, power),
        _ if is_met => say!(DEFEND_EVENT, cards, sum, power, wounds),
        _ => say!(DEFEND_NOTHING_EVENT, wounds),
    }
}

/// The wounds that an attack leaves after a defence.
fn wounds(view: &View, attacker: Location, cards: CardSet) -> u8 {
    u32::from(view.power(attacker)).saturating_sub(points(cards, view.doubled)) as u8
}

pub(super) fn double(view: &View) -> MoveWords {
    (
        Gesture::Tap(Place::Card("queens", FIGHTER)),
        say!(DOUBLE_LABEL),
        say!(DOUBLE_EFFECT, queen = FIGHTER),
        if view.phase == Phase::Action { &["double-1", "R18"] } else { &["double-2", "R18"] },
    )
}

fn fight(room: Location, cards: CardSet) -> Gesture {
    let set = cards.iter().map(|card| Place::Card("hand", card)).collect();
    Gesture::Choose { set, target: Some(cell(room)) }
}
