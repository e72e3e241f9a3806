//! Moving the token.

use underdeck_cards::{Card, CardSet, Cell};
use underdeck_game::{Message, say};

use super::refusal::{because, no_tile};
use super::zones::tap_cell;
use super::{Parts, Reason, Rules};
use crate::{Move, Side, State, View, words};

pub(super) fn offer(view: &View, _: &State, mv: Move) -> Option<Parts> {
    let Move::Go(cell) = mv else { return None };
    let (effect, rules): (Message, Rules) = match view.tile_on(cell).map(|tile| (tile.side, tile.card.card())) {
        Some((Side::Activated, _)) => ("You walk onto an activated tile; nothing happens.".into(), &["turn-2", "R10"]),
        Some((_, Some(card))) => {
            let effect = words::event_effect(view.options, card.rank());
            let tile = words::as_tile(card);
            (say!("You activate {tile}: {effect}.", tile, effect), &["turn-2", "side-1", "R11"])
        }
        _ => ("You flip the tile and meet its event.".into(), &["turn-2", "side-1"]),
    };
    Some((tap_cell(cell), say!("Move to {cell}", cell), effect, rules))
}

pub(super) fn describe_change(before: &View, mv: Move, after: &View) -> Option<String> {
    let Move::Go(cell) = mv else { return None };
    Some(match flipped(before, cell, after) {
        Some(card) => format!("You move to {cell} and meet {}.", words::as_tile(card)),
        None => format!("You move to {cell}, an activated tile. Nothing happens."),
    })
}

/// The card of the tile that a move onto this cell activated.
pub(super) fn flipped(before: &View, cell: Cell, after: &View) -> Option<Card> {
    let tile = before.tile_on(cell).filter(|tile| tile.side != Side::Activated)?;
    // The tile may have left the map at once; then its card lies open in the discard.
    let card = after.tile_on(cell).and_then(|tile| tile.card.card());
    card.or(tile.card.card()).or_else(|| (after.discard.cards(before.options) - seen(before)).first())
}

/// Every card that lies open or is known.
fn seen(view: &View) -> CardSet {
    let hidden = view.deck().iter().map(|(seen, _)| *seen).chain(view.tiles().iter().map(|tile| tile.card));
    hidden.filter_map(|seen| seen.card()).chain((view.hand | view.discard).cards(view.options)).collect()
}

/// The token is there already, or the cell holds no tile or lies too far away.
pub(super) fn refusal(view: &View, mv: Move) -> Option<Reason> {
    let Move::Go(cell) = mv else { return None };
    let here = view.token.cell();
    if cell == here {
        return because(format!("you stand on {here} already, and there is no passing"), &["turn-2", "R10"]);
    }
    no_tile(view, cell, &["turn-2", "R8"])
        .or_else(|| because(format!("{cell} is not adjacent to {here}, where you stand"), &["turn-2", "map-1", "R6"]))
}
