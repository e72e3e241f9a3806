//! Building a new row or column.

use underdeck_game::{Gesture, Place, prose, say};

use super::asked::{asker, asking};
use super::refusal::because;
use super::{Parts, Reason};
use crate::state::Phase;
use crate::{Edge, Move, State, View};

/// `column` at the left and right, `row` at the top and bottom.
const fn line(edge: Edge) -> &'static str {
    if matches!(edge, Edge::Left | Edge::Right) { "column" } else { "row" }
}

pub(super) fn offer(_: &View, state: &State, mv: Move) -> Option<Parts> {
    let Move::Build(edge) = mv else { return None };
    let (what, line) = (line(edge), state.new_line(edge));
    let place = match line {
        Some((cell, _)) if what == "column" => Place::GridColumn("map", cell.column),
        Some((cell, _)) => Place::GridRow("map", cell.row),
        None => Place::Zone("map"),
    };
    let cards = prose::count(line.map_or(0, |(_, count)| count), "card");
    Some((
        Gesture::Tap(place),
        say!("Build {what} at the {edge}", what, edge = edge.word()),
        say!("{cards} of the deck, top first, become a new {what}, face down.", cards, what),
        if what == "column" { &["choice-15", "build-1", "R25"] } else { &["choice-16", "build-1", "R25"] },
    ))
}

pub(super) fn describe_change(before: &View, mv: Move, after: &View) -> Option<String> {
    let Move::Build(edge) = mv else { return None };
    let tiles = prose::count(before.deck().len() - after.deck().len(), "tile");
    Some(format!("A new {} of {tiles} is built at the {edge}.", line(edge)))
}

/// The wrong pair of sides, or no room on this one (field-3).
pub(super) fn refusal(view: &View, mv: Move) -> Option<Reason> {
    let Move::Build(edge) = mv else { return None };
    if view.phase != Phase::Build {
        return because("nothing is being built", &["choice-1", "choice-15", "choice-16"]);
    }
    let (item, what) = (asker(view), line(edge));
    match (asking(view).0, what) {
        (Some(9), "row") => {
            because(format!("{item} builds a column, at the left or right"), &["choice-1", "choice-15", "R25"])
        }
        (Some(11), "column") => {
            because(format!("{item} builds a row, at the top or bottom"), &["choice-1", "choice-16", "R25"])
        }
        _ => {
            let reason = format!("a {what} at the {edge} would lie outside the field");
            because(reason, if what == "column" { &["choice-15", "field-3"] } else { &["choice-16", "field-3"] })
        }
    }
}
