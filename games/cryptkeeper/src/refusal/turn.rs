//! Why a move of a turn is not legal, and what nothing asks for in a turn.

use cards::{Card, Cell};

use super::{Reason, Rules, because, no_tile, not_in};
use crate::face::{Face, Faces};
use crate::state::Phase;
use crate::{Move, Side, View, words};

/// The card cannot be used, or not from where it lies (hand-1, R19).
pub(super) fn use_item(view: &View, card: Card) -> Option<Reason> {
    let rules: Rules = match view.phase {
        Phase::Event => &["window-1", "hand-1"],
        Phase::Curse => &["curse-1", "hand-1"],
        _ => &["turn-1", "hand-1"],
    };
    not_in(view, view.hand, card, "in your hand", rules).or_else(|| {
        because(format!("{card} is an Amulet, which belongs on the altar and cannot be used"), &["hand-1", "R19"])
    })
}

/// The token is there, or the cell is no tile, or too far away.
pub(super) fn go(view: &View, cell: Cell) -> Option<Reason> {
    let here = view.token.cell();
    if cell == here {
        return because(format!("you stand on {here} already, and there is no passing"), &["turn-2", "R10"]);
    }
    no_tile(view, cell, &["turn-2", "R8"])
        .or_else(|| because(format!("{cell} is not adjacent to {here}, where you stand"), &["turn-2", "map-1", "R6"]))
}

/// No stairs under the token, or guarded ones (R32, R33).
pub(super) fn descend(view: &View) -> Option<Reason> {
    let here = view.token.cell();
    let Some(tile) = view.tiles().iter().find(|tile| tile.cell == here) else {
        return because(format!("{here} holds no tile, and only a king is stairs"), &["turn-3", "R33"]);
    };
    match (tile.card.0, tile.side) {
        (Some(card), _) if card.rank() != 13 => {
            because(format!("you stand on {}: only a king is stairs", words::as_tile(card)), &["turn-3", "R33"])
        }
        (_, Side::Activated) => {
            because("the Rune is not active: the gargoyles guard the stairs", &["turn-3", "event-1", "R32"])
        }
        _ => because("the tile that you stand on is not activated", &["turn-3", "R4", "R33"]),
    }
}

/// Why a move of another phase is not made in a turn: nothing asks for it.
pub(super) fn unasked(view: &View, mv: Move) -> Option<Reason> {
    let (reason, rules): (_, Rules) = match mv {
        Move::Take(_) => ("you took your first item already", &["take-1", "R2"]),
        Move::Stand(_) => ("the token is placed already", &["stand-1", "R5"]),
        Move::Resolve => ("no event waits", &["turn-2", "window-2"]),
        Move::Suffer => return no_curse(view),
        Move::Discard(_) => ("nothing asks for a discard", &["choice-1", "choice-2"]),
        Move::Keep => ("nothing asks for a discard", &["choice-1", "choice-3"]),
        Move::Card(_) => ("nothing asks for a card of the discard", &["choice-1", "choice-4", "choice-5", "choice-6"]),
        Move::Row(_) => ("nothing asks for a row", &["choice-1", "choice-7", "choice-8"]),
        Move::Column(_) => ("nothing asks for a column", &["choice-1", "choice-9", "choice-10"]),
        Move::Tile(_) => ("nothing asks for a tile", &["choice-1", "choice-11", "choice-12"]),
        Move::Cell(_) => ("nothing asks for an empty cell", &["choice-1", "choice-13", "choice-14"]),
        Move::Build(_) => ("nothing is being built", &["choice-1", "choice-15", "choice-16"]),
        Move::Use(_) | Move::Go(_) | Move::Descend => return None,
    };
    because(reason, rules)
}

/// No Amulet is in hand, or its turn has not ended yet (due-1, due-2).
fn no_curse(view: &View) -> Option<Reason> {
    let due = |ten: Face| Some((view.dues.turn(ten.is_high(), view.turns)?, ten.card(view.options)));
    match (view.hand & Faces::TENS).iter().filter_map(due).min() {
        Some((turn, ten)) => because(format!("{ten} strikes at the end of turn {turn}"), &["curse-2", "due-2"]),
        None => because("no Amulet is in your hand, so there is no curse", &["curse-2", "due-1"]),
    }
}
