//! Choices: what events, items and the curse ask for.

use underdeck_cards::{Card, Cell};
use underdeck_game::{Gesture, Message, Place, prose, say};

use super::asked::{asker, asking, rules};
use super::refusal::{because, no_tile, not_in};
use super::zones::{tap, tap_cell};
use super::{Parts, Reason, Rules};
use crate::field::Square;
use crate::state::Phase;
use crate::{Move, State, View, words};

pub(super) fn offer(view: &View, state: &State, mv: Move) -> Option<Parts> {
    // A row is revealed for an event and a column for an item; other lines are discarded.
    let line = |is_reveal, what: Message| {
        say!("All tiles of {what} are {done}.", what, done = if is_reveal { "revealed" } else { "discarded" })
    };
    let (is_item, is_citrus) = (view.using.is_some(), asking(view).1 == Some(6));
    Some(match mv {
        Move::Discard(card) => (
            tap("hand", card),
            say!("Discard {item}", item = words::as_item(card)),
            say!("{card} goes to the discard.", card),
            &["choice-2", "R27", "R30"],
        ),
        Move::Keep => (
            Gesture::Press,
            "Keep all".into(),
            "Nothing is discarded, as fewer cards were drawn than asked for.".into(),
            &["choice-3", "R26"],
        ),
        Move::Card(card) => pick(state, card),
        Move::Row(row) => (
            Gesture::Tap(Place::GridRow("map", row)),
            say!("Row {row}", row),
            line(is_citrus, say!("row {row}", row)),
            if is_citrus { &["choice-7", "event-6", "R9"] } else { &["choice-8", "event-11", "R9"] },
        ),
        Move::Column(column) => (
            Gesture::Tap(Place::GridColumn("map", column)),
            say!("Column {column}", column),
            line(is_item, say!("column {column}", column)),
            if is_item { &["choice-9", "item-6", "R9"] } else { &["choice-10", "event-9", "R9"] },
        ),
        Move::Tile(cell) => {
            let card = view.tile_on(cell).and_then(|tile| tile.card.card());
            let what = card.map_or_else(|| say!("The unknown tile on {cell}", cell), words::as_tile);
            (
                tap_cell(cell),
                say!("{verb} {cell}", verb = if is_item { "Lift" } else { "Discard" }, cell),
                say!("{what} goes {to}.", what, to = if is_item { "on top of the deck" } else { "to the discard" }),
                if is_item { &["choice-12", "item-3", "R22"] } else { &["choice-11", "event-8", "R31"] },
            )
        }
        Move::Cell(cell) => match state.phase.pending().picked.map(|face| face.card(state.options)) {
            Some(card) => (
                tap_cell(cell),
                say!("Lay {card} on {cell}", card, cell),
                say!("{tile} lies there, revealed.", tile = words::as_tile(card)),
                &["choice-14", "cell-2", "R23"],
            ),
            None => (
                tap_cell(cell),
                say!("Move your tile to {cell}", cell),
                "Your tile goes there, and you with it.".into(),
                &["choice-13", "cell-1", "R21"],
            ),
        },
        _ => return None,
    })
}

fn pick(state: &State, card: Card) -> Parts {
    let (label, effect, rules): (_, _, Rules) = match state.using_rank() {
        Some(4) => ("Lay", "is laid into the map next", &["choice-5", "item-4"]),
        Some(_) => ("Recycle", "goes on top of the deck", &["choice-6", "item-5", "R24"]),
        None => ("Take", "goes to your hand", &["choice-4", "event-4", "R31"]),
    };
    (tap("discard", card), say!("{label} {card}", label, card), say!("{card} {effect}.", card, effect), rules)
}

pub(super) fn describe_change(before: &View, mv: Move, _: &View) -> Option<String> {
    Some(match mv {
        Move::Discard(card) => format!("You discard {}.", words::as_item(card)),
        Move::Keep => "You keep all your items.".into(),
        Move::Card(card) => match asking(before).0 {
            Some(4) => format!("You pick {} to lay into the map.", words::as_tile(card)),
            Some(_) => format!("{card} goes from the discard to the top of the deck."),
            None => format!("You take {} from the discard.", words::as_item(card)),
        },
        Move::Row(row) => format!("You choose row {row}."),
        Move::Column(column) => format!("You choose column {column}."),
        Move::Tile(cell) if before.using.is_some() => {
            let card = before.tile_on(cell).and_then(|tile| tile.card.card());
            let name = card.map_or("The unknown tile".into(), |card| card.to_string());
            format!("{name} goes from {cell} to the top of the deck.")
        }
        Move::Tile(cell) => format!("You choose the tile on {cell}."),
        Move::Cell(cell) => match before.phase {
            Phase::Cell { picked: Some(face) } => format!("{} lies on {cell}, revealed.", face.card(before.options)),
            _ => format!("Your tile moves to {cell}, and you with it."),
        },
        _ => return None,
    })
}

pub(super) fn refusal(view: &View, mv: Move) -> Option<Reason> {
    if view.phase == Phase::Turn {
        return unasked(mv);
    }
    match mv {
        Move::Discard(card) => not_in(view, view.hand, card, "in your hand", &["choice-2"])
            .or_else(|| because(format!("{card} is not one of the cards just drawn"), &["choice-2", "R27"])),
        Move::Keep => keep(view),
        Move::Card(card) => not_in(view, view.discard, card, "in the discard", rules(view)),
        Move::Row(row) => because(format!("row {row} holds no tile"), rules(view)),
        Move::Column(column) => because(format!("column {column} holds no tile"), rules(view)),
        Move::Tile(cell) => no_tile(view, cell, rules(view)).or_else(|| tile(view, cell)),
        Move::Cell(cell) => empty_cell(view, cell),
        _ => None,
    }
}

/// In a turn nothing asks for a choice.
fn unasked(mv: Move) -> Option<Reason> {
    let (what, rules): (_, Rules) = match mv {
        Move::Discard(_) => ("a discard", &["choice-1", "choice-2"]),
        Move::Keep => ("a discard", &["choice-1", "choice-3"]),
        Move::Card(_) => ("a card of the discard", &["choice-1", "choice-4", "choice-5", "choice-6"]),
        Move::Row(_) => ("a row", &["choice-1", "choice-7", "choice-8"]),
        Move::Column(_) => ("a column", &["choice-1", "choice-9", "choice-10"]),
        Move::Tile(_) => ("a tile", &["choice-1", "choice-11", "choice-12"]),
        Move::Cell(_) => ("an empty cell", &["choice-1", "choice-13", "choice-14"]),
        _ => return None,
    };
    because(format!("nothing asks for {what}"), rules)
}

/// Enough was drawn, or the discard is a loss (choice-3, R26, R30, R38).
fn keep(view: &View) -> Option<Reason> {
    let Phase::Discard { left, .. } = view.phase else { return None };
    match asking(view) {
        (None, Some(3)) => because("all 3 cards were drawn, so one must go", &["choice-3", "event-3", "R26"]),
        (None, Some(2)) => because("both cards were drawn, so one must go", &["choice-3", "event-2", "R26"]),
        (Some(_), _) => because("both cards were drawn, so one must go", &["choice-3", "item-12", "R26"]),
        (None, event) => {
            let rules: Rules = match event {
                Some(5) => &["choice-3", "event-5"],
                Some(_) => &["choice-3", "event-12"],
                None => &["choice-3", "strike-1", "R38"],
            };
            because(format!("{} must go, for {}", prose::count(left.into(), "item"), asker(view)), rules)
        }
    }
}

/// The tile's event waits, or the tile is not adjacent (R15, R31).
fn tile(view: &View, cell: Cell) -> Option<Reason> {
    let here = view.token.cell();
    if view.using.is_some() {
        because(format!("the event of {cell} waits, so its tile cannot be lifted"), rules(view))
    } else if cell == here {
        because(format!("you stand on {here}: only an adjacent tile can go"), rules(view))
    } else {
        because(format!("{cell} is not adjacent to {here}, where you stand"), rules(view))
    }
}

/// Off the field, taken, or away from everything (cell-1, cell-2, field-3).
fn empty_cell(view: &View, cell: Cell) -> Option<Reason> {
    if Square::of(cell).is_none() {
        return because(format!("{cell} lies outside the field"), &["field-1", "field-3", "R35"]);
    }
    if view.tile_on(cell).is_some() {
        return because(format!("{cell} holds a tile already"), rules(view));
    }
    let is_passage = view.phase == (Phase::Cell { picked: None });
    let lack = if is_passage { "to no tile but your own" } else { "neither to a tile nor to you" };
    because(format!("{cell} is adjacent {lack}"), rules(view))
}
