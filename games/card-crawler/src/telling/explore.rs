//! Entering the fortress, going on, fleeing.

use underdeck_cards::Card;
use underdeck_game::{Message, Place, say};

use super::{GATE, Parts, Reason, because, cell, drag, jacks};
use crate::deck::{DARK_LORD, JACKS};
use crate::location::{Location, Locations};
use crate::{Move, State, View, words};

pub(super) fn enter(view: &View, room: Location, card: Card) -> Parts {
    (
        drag(card, cell(room)),
        say!("Enter {room} for {card}", room, card),
        say!("{card} is discarded; you enter {room}.", card, room = entered(view, room)),
        &["enter-1", "entering-2", "R1"],
    )
}

pub(super) fn go(view: &View, room: Location, card: Card) -> Parts {
    (
        drag(card, cell(room)),
        say!("Go to {room} for {card}", room, card),
        say!("{card} is discarded; you enter {room}.{left}", card, room = entered(view, room), left = left(view)),
        if view.slain { &["go-1", "entering-1", "R21", "R22"] } else { &["go-1", "entering-2", "R4"] },
    )
}

pub(super) fn flee(view: &View, to: Location, card: Card) -> Parts {
    let wound = words::wounded(view.wounds, 1, view.options.life);
    let dies = view.wounds + 1 >= view.options.life;
    let then = match (dies, to.is_room()) {
        (true, _) => Message::from(""),
        (false, true) => say!("; you enter {room}", room = entered(view, to)),
        (false, false) => "; you are outside again and may try another entrance".into(),
    };
    let place = if to.is_room() { cell(to) } else { Place::Cell("fortress", GATE) };
    (
        drag(card, place),
        say!("Flee {to} for {card}", to = whither(to), card),
        say!("{card} is trashed and you take a wound, {wound}{then}.", card, wound, then),
        if to.is_room() { &["flee-1", "R8", "R9"] } else { &["flee-2", "R9", "R10"] },
    )
}

/// A room to be entered and what waits there.
fn entered(view: &View, room: Location) -> Message {
    let fires = view.card(room).filter(|&card| JACKS.contains(card) && !view.empty.contains(room));
    match (view.card(room), fires.and_then(Card::suit)) {
        (None, _) => say!("{room}, face down: {odds}", room, odds = words::content(view, room)),
        (Some(card), Some(suit)) => {
            say!("{room}, where {card} happens: {event}", room, card, event = words::event(suit))
        }
        _ => say!("{room}: {content}", room, content = words::content(view, room)),
    }
}

/// What becomes of a body that is left behind.
fn left(view: &View) -> &'static str {
    match view.card(view.at) {
        Some(DARK_LORD) if view.slain && view.options.lost_body => {
            " The Dark Lord's body stays behind and is lost: nobody can win any more."
        }
        Some(DARK_LORD) if view.slain => " The Dark Lord's body stays behind, and he rises next turn.",
        Some(_) if view.slain => " The body stays behind and can no longer be looted.",
        _ => "",
    }
}

/// `to r2c3`, `outside`.
fn whither(to: Location) -> Message {
    if to.is_room() { say!("to {to}", to) } else { "outside".into() }
}

pub(super) fn played(mv: Move, after: &View) -> String {
    let wounds = words::wounds(after);
    match mv {
        Move::Enter(room, card) => format!("You discard {card} and enter the fortress by {room}."),
        Move::Flee(to, card) if after.at == to => {
            format!("You trash {card}, take a wound and flee {}: {wounds}.", whither(to))
        }
        Move::Flee(_, card) => format!("You trash {card} and take a wound before you can flee: {wounds}."),
        Move::Go(room, card) => format!("You discard {card} and go to {room}."),
        _ => String::new(),
    }
}

/// What became of the room that was left, what is found in the one entered, and what a jack does there.
pub(super) fn found(before: &View, mv: Move, after: &View) -> Vec<String> {
    let mut lines = Vec::new();
    let (Move::Enter(room, _) | Move::Go(room, _) | Move::Flee(room, _)) = mv else { return lines };
    if after.at != room || !room.is_room() {
        return lines;
    }
    if before.slain {
        let name = before.card(before.at).map_or_else(String::new, |card| card.to_string());
        lines.push(format!("The body of {name} stays behind in {}.", before.at));
    }
    match after.card(room) {
        None => {}
        // The prompt says it.
        Some(_) if before.empty.contains(room) => {}
        Some(jack) if JACKS.contains(jack) => lines.extend(jacks::told(before, room, jack, after)),
        Some(card) => lines.push(format!("There is {card}, {}.", words::role(card))),
    }
    lines
}

pub(super) fn no_entrance(state: &State, room: Location) -> Option<Reason> {
    if state.at.is_room() {
        return because("you are in the fortress already", &["enter-1", "R1"]);
    }
    if !Locations::RIM.contains(room) {
        return because(format!("{room} is not on the rim"), &["enter-1", "term-2"]);
    }
    (room == state.first_room)
        .then(|| (format!("{room} was your first room: another entrance is needed"), &["enter-1", "R10"][..]))
}

pub(super) fn no_way(state: &State, room: Location) -> Option<Reason> {
    if !state.at.is_room() {
        return because("you are outside: enter a room of the rim", &["go-1", "enter-1", "R2"]);
    }
    if state.foe() > 0 {
        let reason = format!("a living monster holds you in {}: slay it or flee", state.at);
        return because(reason, &["go-1", "flee-1", "R5"]);
    }
    not_near(state, room)
}

pub(super) fn no_flight(state: &State, to: Location) -> Option<Reason> {
    if state.foe() == 0 {
        return because("there is no living monster to flee from", &["flee-1", "R6"]);
    }
    if state.attacked && !state.options.flee_after_attack {
        return because("you have attacked it, so you cannot flee this turn", &["flee-1", "R7"]);
    }
    if state.arrived && !state.options.flee_at_once {
        return because("you came here this turn: you can flee from your next turn on", &["flee-1", "R6"]);
    }
    if !to.is_room() {
        let first = state.first_room;
        return (state.at != first)
            .then(|| (format!("only from {first}, your first room, can you flee outside"), &["flee-2", "R10"][..]));
    }
    not_near(state, to).or_else(|| {
        if state.options.flee_back && !state.visited.contains(to) {
            return because(format!("you have not been in {to}: you can only flee back"), &["flee-1", "R8"]);
        }
        let unknown = state.unknown.contains(to);
        unknown.then(|| (format!("{to} is unknown: you can flee to a revealed or empty room"), &["flee-1", "R8"][..]))
    })
}

fn not_near(state: &State, room: Location) -> Option<Reason> {
    let near = state.at.neighbours().contains(room);
    (!near).then(|| (format!("{room} is not north, east, south or west of {}", state.at), &["term-1", "R3"][..]))
}
