//! Descending to the next floor.

use underdeck_game::{Gesture, prose};

use super::refusal::because;
use super::{Parts, Reason};
use crate::{Move, Side, State, View, words};

pub(super) fn offer(_: &View, _: &State, mv: Move) -> Option<Parts> {
    let Move::Descend = mv else { return None };
    Some((
        Gesture::Press,
        "Descend".into(),
        "Deck and discard become the next floor's map, this map becomes its deck; you keep your hand.".into(),
        &["turn-3", "descend-1", "descend-2", "R33"],
    ))
}

pub(super) fn describe_change(_: &View, mv: Move, after: &View) -> Option<String> {
    let Move::Descend = mv else { return None };
    let cards = |n| prose::count(n, "card");
    let (map, deck) = (cards(after.tiles().len()), cards(after.deck().len()));
    Some(format!("You descend to floor {}: {map} are dealt as its map, {deck} become its deck.", after.floor))
}

/// No stairs under the token, or guarded ones (R32, R33).
pub(super) fn refusal(view: &View, mv: Move) -> Option<Reason> {
    let Move::Descend = mv else { return None };
    let here = view.token.cell();
    let Some(tile) = view.tile_on(here) else {
        return because(format!("{here} holds no tile, and only a king is stairs"), &["turn-3", "R33"]);
    };
    match (tile.card.card(), tile.side) {
        (Some(card), _) if card.rank() != 13 => {
            because(format!("you stand on {}: only a king is stairs", words::as_tile(card)), &["turn-3", "R33"])
        }
        (_, Side::Activated) => {
            because("the Rune is not active: the gargoyles guard the stairs", &["turn-3", "event-1", "R32"])
        }
        _ => because("the tile that you stand on is not activated", &["turn-3", "R4", "R33"]),
    }
}
