//! Why a choice is not legal, and that it comes first.

use cards::Cell;

use super::{Reason, Rules, asking, because, has_tile, no_tile, not_in};
use crate::field::Spot;
use crate::state::Phase;
use crate::{Edge, Move, View, words};

/// What is to be chosen before anything else is done, and for whom (choice-1, R12).
pub(super) fn first(view: &View) -> Option<Reason> {
    let choice = match view.phase {
        Phase::Discard { left, optional, .. } => {
            let keep = if optional { ", or keep it" } else { "" };
            format!("discard {}{keep}", words::count(left.into(), "item"))
        }
        Phase::Card { .. } => "choose a card of the discard".into(),
        Phase::Row => "choose a row".into(),
        Phase::Column => "choose a column".into(),
        Phase::Tile => "choose a tile".into(),
        Phase::Cell { .. } => "choose an empty cell".into(),
        Phase::Build => "choose a side to build on".to_owned(),
        _ => return None,
    };
    because(format!("{} comes first: {choice}", asker(view)), rules(view))
}

/// What is wrong with an illegal choice.
pub(super) fn reason(view: &View, mv: Move) -> Option<Reason> {
    match mv {
        Move::Discard(card) => not_in(view, view.hand, card, "in your hand", &["choice-2"])
            .or_else(|| because(format!("{card} is not one of the cards just drawn"), &["choice-2", "R27"])),
        Move::Keep => keep(view),
        Move::Card(card) => not_in(view, view.discard, card, "in the discard", rules(view)),
        Move::Row(row) => because(format!("row {row} holds no tile"), rules(view)),
        Move::Column(column) => because(format!("column {column} holds no tile"), rules(view)),
        Move::Tile(cell) => no_tile(view, cell, rules(view)).or_else(|| tile(view, cell)),
        Move::Cell(cell) => empty_cell(view, cell),
        Move::Build(edge) => build(view, edge),
        _ => None,
    }
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
            because(format!("{} must go, for {}", words::count(left.into(), "item"), asker(view)), rules)
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
    if Spot::of(cell).is_none() {
        return because(format!("{cell} lies outside the field"), &["field-1", "field-3", "R35"]);
    }
    if has_tile(view, cell) {
        return because(format!("{cell} holds a tile already"), rules(view));
    }
    let is_passage = view.phase == (Phase::Cell { picked: None });
    let lack = if is_passage { "to no tile but your own" } else { "neither to a tile nor to you" };
    because(format!("{cell} is adjacent {lack}"), rules(view))
}

/// The wrong pair of sides, or no room on this one (field-3).
fn build(view: &View, edge: Edge) -> Option<Reason> {
    let is_column = matches!(edge, Edge::Left | Edge::Right);
    let (item, word) = (asker(view), edge.word());
    match (asking(view).0, is_column) {
        (Some(9), false) => because(format!("{item} builds a column, at the left or right"), rules(view)),
        (Some(11), true) => because(format!("{item} builds a row, at the top or bottom"), rules(view)),
        (_, true) => because(format!("a column at the {word} would lie outside the field"), &["choice-15", "field-3"]),
        (_, false) => because(format!("a row at the {word} would lie outside the field"), &["choice-16", "field-3"]),
    }
}

/// The item, event or curse that asks (choice-1).
fn asker(view: &View) -> &'static str {
    match asking(view) {
        (Some(item), _) => words::item(item),
        (None, Some(event)) => words::tile(event),
        (None, None) => "the curse",
    }
}

/// The rules of the choice that is asked for.
fn rules(view: &View) -> Rules {
    let (item, event) = asking(view);
    match (view.phase, item.or(event)) {
        (Phase::Discard { .. }, _) => &["choice-1", "choice-2", "R12"],
        (Phase::Card { .. }, _) if item.is_none() => &["choice-1", "choice-4", "R31"],
        (Phase::Card { .. }, Some(4)) => &["choice-1", "choice-5", "R20"],
        (Phase::Card { .. }, _) => &["choice-1", "choice-6", "R20", "R24"],
        (Phase::Row, Some(6)) => &["choice-1", "choice-7", "R9"],
        (Phase::Row, _) => &["choice-1", "choice-8", "R9"],
        (Phase::Column, Some(6)) => &["choice-1", "choice-9", "R9"],
        (Phase::Column, _) => &["choice-1", "choice-10", "R9"],
        (Phase::Tile, Some(8)) => &["choice-1", "choice-11", "R31"],
        (Phase::Tile, _) => &["choice-1", "choice-12", "R15"],
        (Phase::Cell { picked: None }, _) => &["choice-1", "choice-13", "cell-1", "R21"],
        (Phase::Cell { .. }, _) => &["choice-1", "choice-14", "cell-2", "R23"],
        (_, Some(9)) => &["choice-1", "choice-15", "R25"],
        _ => &["choice-1", "choice-16", "R25"],
    }
}
