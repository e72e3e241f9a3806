//! Attacking a monster, defending against one, and the Fighter.

use underdeck_cards::CardSet;
use underdeck_game::{Gesture, Message, Place, say};

use super::{Parts, Reason, Rules, because, cell, end_of_turn, not_in_hand};
use crate::deck::{DARK_LORD, FIGHTER, HEALER};
use crate::rules::attack::{may_double, points};
use crate::{Location, Move, Phase, State, View, words};

/// `5 + 7 = 12 against defence 12: not enough, it must be more.`
pub(super) fn attack(view: &View, cards: CardSet) -> Parts {
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

pub(super) fn defend(view: &View, state: &State, cards: CardSet) -> Parts {
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
    let rules: Rules = match (cards.is_empty(), attacker == view.at) {
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

/// What an attack leaves after a defence, in words and in wounds.
fn wounds(view: &View, attacker: Location, cards: CardSet) -> (Message, u8) {
    let points = points(cards, view.doubled);
    match u32::from(view.power(attacker)).saturating_sub(points) as u8 {
        0 => ("no wound".into(), 0),
        n => (words::wounded(view.wounds, n, view.options.life), n),
    }
}

pub(super) fn double(view: &View) -> Parts {
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

pub(super) fn no_attack(state: &State) -> Option<Reason> {
    if state.foe() == 0 {
        return because("there is no living monster here to attack", &["attack-1", "term-4"]);
    }
    state.attacked.then(|| ("you have attacked already since you came here this turn".into(), &["attack-1", "R11"][..]))
}

/// What is wrong with a set of cards for a fight: not in the hand, without points, or empty for an attack.
pub(super) fn no_fighters(state: &State, cards: CardSet) -> Option<Reason> {
    if let Some(card) = (cards - state.hand).first() {
        return not_in_hand(state, card);
    }
    match (cards - state.options.fighters()).first() {
        Some(HEALER) => because("QH has no points and cannot be played in a fight", &["hand-3", "R16"]),
        Some(king) => because(format!("{king} has no points and cannot be played in a fight"), &["hand-2", "R15"]),
        None => cards.is_empty().then(|| ("an attack takes at least one card".into(), &["attack-1", "term-6"][..])),
    }
}

pub(super) fn no_double(state: &State) -> Option<Reason> {
    if !may_double(state) {
        let reason = format!("{FIGHTER} does not stand beside the life counter");
        return because(reason, &["double-1", "queen-4", "R17"]);
    }
    (state.foe() == 0).then(|| ("the Fighter helps only when you face a monster".into(), &["double-1", "R18"][..]))
}
