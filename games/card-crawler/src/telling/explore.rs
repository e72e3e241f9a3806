//! Entering the fortress, moving, fleeing, and the jacks.

use underdeck_cards::{Card, Suit};
use underdeck_game::{Message, MoveWords, say};

use super::{cell, drag};
use crate::deck::{DARK_LORD, JACKS};
use crate::location::Location;
use crate::{Move, Phase, View, words};

pub(super) fn enter(view: &View, room: Location, card: Card) -> MoveWords {
    (
        drag(card, cell(room)),
        say!(ENTER_LABEL, cell = room, card).capitalised(),
        say!(WALK_EFFECT, content = words::content(view, room), card),
        &["enter-1", "entering-2", "R1"],
    )
}

pub(super) fn go(view: &View, room: Location, card: Card) -> MoveWords {
    let effect = say!(WALK_EFFECT, content = words::content(view, room), card);
    (
        drag(card, cell(room)),
        say!(GO_LABEL, way = words::way(view.at, room).unwrap_or_default(), card),
        words::sentences([Some(effect), left(view)].into_iter().flatten()),
        if view.slain { &["go-1", "entering-1", "R21", "R22"] } else { &["go-1", "entering-2", "R4"] },
    )
}

pub(super) fn flee(view: &View, to: Location, card: Card) -> MoveWords {
    let wounds = words::wounded(view, 1);
    let effect = match (view.wounds + 1 >= view.options.life, to.is_room()) {
        (true, _) => say!(FLEE_DEATH_EFFECT),
        (false, true) => say!(FLEE_EFFECT, wounds, content = words::content(view, to), card),
        (false, false) => say!(FLEE_OUTSIDE_EFFECT, wounds, card),
    };
    match words::way(view.at, to) {
        Some(way) => (drag(card, cell(to)), say!(FLEE_LABEL, way, card), effect, &["flee-1", "R8", "R9"]),
        None => (drag(card, cell(to)), say!(FLEE_OUTSIDE_LABEL, card), effect, &["flee-2", "R9", "R10"]),
    }
}

/// The fate of a body that is left behind.
fn left(view: &View) -> Option<Message> {
    Some(match view.card(view.at).filter(|_| view.slain)? {
        DARK_LORD if view.options.lost_body => say!(LEAVE_LORD_LOST),
        DARK_LORD => say!(LEAVE_LORD),
        _ => say!(LEAVE_BODY),
    })
}

pub(super) fn played(before: &View, mv: Move, after: &View) -> Message {
    let wounds = words::wounds(after);
    match mv {
        Move::Enter(cell, card) => say!(ENTER_EVENT, card, cell),
        Move::Flee(to, card) if after.at != to => say!(FLEE_DEATH_EVENT, card, wounds),
        Move::Flee(to, card) => match words::way(before.at, to) {
            Some(way) => say!(FLEE_EVENT, card, way, wounds),
            None => say!(FLEE_OUTSIDE_EVENT, card, wounds),
        },
        Move::Go(room, card) => say!(GO_EVENT, card, way = words::way(before.at, room).unwrap_or_default()),
        _ => Message::default(),
    }
}

/// The change of the room that was left, the content of the one entered, and the effect of a jack there.
pub(super) fn found(before: &View, mv: Move, after: &View) -> Vec<Message> {
    let mut lines = Vec::new();
    let (Move::Enter(room, _) | Move::Go(room, _) | Move::Flee(room, _)) = mv else { return lines };
    if after.at != room || !room.is_room() {
        return lines;
    }
    if let Some(card) = before.card(before.at).filter(|_| before.slain) {
        lines.push(say!(BODY_EVENT, foe = words::foe(card)));
    }
    match after.card(room) {
        None => {}
        // The prompt shows it.
        Some(_) if before.empty.contains(room) => {}
        Some(jack) if JACKS.contains(jack) => lines.extend(fired(before, room, jack, after)),
        Some(card) => lines.push(say!(FOUND_EVENT, card, role = words::role(card))),
    }
    lines
}

/// The effect of the jack, and the shot that it may have drawn.
fn fired(before: &View, room: Location, jack: Card, after: &View) -> Vec<Message> {
    let mut lines = vec![match jack.suit() {
        Some(Suit::Hearts) if after.wounds < before.wounds => say!(JACK_HEALS, jack, wounds = words::wounds(after)),
        Some(Suit::Hearts) => say!(JACK_HEALS_NOTHING, jack),
        Some(Suit::Spades) => say!(JACK_TRAPS, jack),
        _ => match revealed(before, room, after) {
            rooms if rooms.is_empty() => say!(JACK_REVEALS_NOTHING, jack),
            rooms => say!(JACK_REVEALS, jack, rooms),
        },
    }];
    if let Phase::Defend(attacker) = after.phase {
        lines.push(words::attack_due(after, attacker));
    }
    lines
}

/// The cards revealed around a jack, with their directions.
fn revealed(before: &View, room: Location, after: &View) -> Vec<Message> {
    let shown = room.compass().filter(|&near| before.unknown.contains(near));
    shown.filter_map(|near| Some(say!(REVEALED, card = after.card(near)?, way = words::way(room, near)?))).collect()
}
