//! Attacking a monster, defending against one, and the Fighter.

use underdeck_cards::CardSet;
use underdeck_game::{Gesture, Message, MoveWords, Place, RuleIds, say};

use super::{cell, end_of_turn};
use crate::deck::{DARK_LORD, FIGHTER};
use crate::rules::attack::points;
use crate::{Location, Move, Phase, State, View, words};

/// `5 + 7 = 12 against defence 12: not enough, it must be more.`
pub(super) fn attack(view: &View, cards: CardSet) -> MoveWords {
    let defence = 2 * u32::from(view.power(view.at));
    let foe = view.card(view.at).unwrap_or(DARK_LORD);
    let result = if points(cards, view.doubled) > defence {
        "slain; loot the body before you leave"
    } else if view.options.may_flee(view.arrived, true) {
        "not enough, it must be more"
    } else {
        "not enough, it must be more; you may not flee this turn"
    };
    (
        fight(view.at, cards),
        say!("Attack {foe} with {cards}", foe, cards = words::list(cards)),
        say!("{sum} against defence {defence}: {result}.", sum = words::sum(cards, view.doubled), defence, result),
        &["attack-1", "room-7", "R11"],
    )
}

pub(super) fn defend(view: &View, state: &State, cards: CardSet) -> MoveWords {
    let Phase::Defend(attacker) = view.phase else { return end_of_turn::offer(view, state) };
    let (result, wounds) = wounds(view, attacker, cards);
    let lives = view.wounds.saturating_add(wounds) < view.options.life;
    let then = match (lives, attacker == view.at) {
        (false, _) => Message::from(""),
        (true, true) => {
            say!(" {end}", end = end_of_turn::after_defence(view, state, cards, view.wounds + wounds))
        }
        (true, false) => " Your turn goes on.".into(),
    };
    let rules: RuleIds = match (cards.is_empty(), attacker == view.at) {
        (true, _) => &["defend-1", "R14"],
        (false, true) => &["defend-2", "R13", "R14"],
        (false, false) => &["defend-2", "R14", "R27"],
    };
    let (sum, power) = (words::sum(cards, view.doubled), view.power(attacker));
    (
        fight(attacker, cards),
        say!("Defend with {cards}", cards = words::list(cards)),
        say!("Defence {sum} against attack {power}: {result}.{then}", sum, power, result, then),
        rules,
    )
}

/// The wounds that an attack leaves after a defence, in words and as a number.
fn wounds(view: &View, attacker: Location, cards: CardSet) -> (Message, u8) {
    let points = points(cards, view.doubled);
    match u32::from(view.power(attacker)).saturating_sub(points) as u8 {
        0 => ("no wound".into(), 0),
        n => (words::wounded(view.wounds, n, view.options.life), n),
    }
}

pub(super) fn double(view: &View) -> MoveWords {
    (
        Gesture::Tap(Place::Card("queens", FIGHTER)),
        "Trash the Fighter".into(),
        say!("{queen} is trashed; your points in fights count double for the rest of this turn.", queen = FIGHTER),
        if view.phase == Phase::Action { &["double-1", "R18"] } else { &["double-2", "R18"] },
    )
}

fn fight(room: Location, cards: CardSet) -> Gesture {
    let set = cards.iter().map(|card| Place::Card("hand", card)).collect();
    Gesture::Choose { set, target: Some(cell(room)) }
}

pub(super) fn played(before: &View, mv: Move, after: &View) -> String {
    match mv {
        Move::Attack(cards) => {
            let defence = 2 * u32::from(before.power(before.at));
            let foe = before.card(before.at).map_or_else(String::new, |card| card.to_string());
            let result = if after.slain { format!("{foe} is slain") } else { "not enough".into() };
            let sum = words::sum(cards, before.doubled);
            format!("You attack {foe} with {}: {sum} against defence {defence}, {result}.", words::list(cards))
        }
        Move::Defend(cards) => {
            let Phase::Defend(attacker) = before.phase else { return "You defend yourself.".into() };
            let (result, _) = wounds(before, attacker, cards);
            let (sum, power) = (words::sum(cards, before.doubled), before.power(attacker));
            format!("You defend with {}: {sum} against attack {power}, {result}.", words::list(cards))
        }
        _ => "The Fighter is trashed: your points count double for the rest of this turn.".into(),
    }
}
