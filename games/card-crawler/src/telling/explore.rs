//! Entering the fortress, moving, fleeing, and the jacks.

use underdeck_cards::{Card, Suit};
use underdeck_game::{Message, MoveWords, Place, prose, say};

use super::{GATE, cell, drag};
use crate::deck::{DARK_LORD, JACKS};
use crate::location::Location;
use crate::{Move, Phase, View, words};

pub(super) fn enter(view: &View, room: Location, card: Card) -> MoveWords {
    (
        drag(card, cell(room)),
        say!("Enter {room} for {card}", room, card),
        say!("{card} is discarded; you enter {room}.", card, room = entered(view, room)),
        &["enter-1", "entering-2", "R1"],
    )
}

pub(super) fn go(view: &View, room: Location, card: Card) -> MoveWords {
    (
        drag(card, cell(room)),
        say!("Go to {room} for {card}", room, card),
        say!("{card} is discarded; you enter {room}.{left}", card, room = entered(view, room), left = left(view)),
        if view.slain { &["go-1", "entering-1", "R21", "R22"] } else { &["go-1", "entering-2", "R4"] },
    )
}

pub(super) fn flee(view: &View, to: Location, card: Card) -> MoveWords {
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
        say!("Flee {to} for {card}", to = destination(to), card),
        say!("{card} is trashed and you take a wound, {wound}{then}.", card, wound, then),
        if to.is_room() { &["flee-1", "R8", "R9"] } else { &["flee-2", "R9", "R10"] },
    )
}

/// A room to enter and its content.
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

/// The fate of a body that is left behind.
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
fn destination(to: Location) -> Message {
    if to.is_room() { say!("to {to}", to) } else { "outside".into() }
}

pub(super) fn played(mv: Move, after: &View) -> String {
    let wounds = words::wounds(after);
    match mv {
        Move::Enter(room, card) => format!("You discard {card} and enter the fortress by {room}."),
        Move::Flee(to, card) if after.at == to => {
            format!("You trash {card}, take a wound and flee {}: {wounds}.", destination(to))
        }
        Move::Flee(_, card) => format!("You trash {card} and take a wound before you can flee: {wounds}."),
        Move::Go(room, card) => format!("You discard {card} and go to {room}."),
        _ => String::new(),
    }
}

/// The change of the room that was left, the content of the one entered, and the effect of a jack there.
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
        // The prompt shows it.
        Some(_) if before.empty.contains(room) => {}
        Some(jack) if JACKS.contains(jack) => lines.extend(fired(before, room, jack, after)),
        Some(card) => lines.push(format!("There is {card}, {}.", words::role(card))),
    }
    lines
}

/// The effect of the jack, and the shot that it may have drawn.
fn fired(before: &View, room: Location, jack: Card, after: &View) -> Vec<String> {
    let mut lines = vec![match jack.suit() {
        Some(Suit::Hearts) if after.wounds < before.wounds => {
            format!("{jack} heals a wound: {}.", words::wounds(after))
        }
        Some(Suit::Hearts) => format!("{jack} heals, but you have no wound to heal."),
        Some(Suit::Spades) => format!("{jack} is a trap: take a wound, or trash a card."),
        _ => match revealed(before, room, after) {
            rooms if rooms.is_empty() => format!("{jack} reveals nothing: no adjacent room is unknown."),
            rooms => format!("{jack} reveals {}.", prose::list(rooms)),
        },
    }];
    if let Phase::Defend(attacker) = after.phase {
        lines.push(words::attack(after, attacker));
    }
    lines
}

/// The rooms revealed around a jack, with their cards.
fn revealed(before: &View, room: Location, after: &View) -> Vec<String> {
    let shown = room.compass().filter(|&near| before.unknown.contains(near));
    shown.filter_map(|near| Some(format!("{} in {near}", after.card(near)?))).collect()
}
