//! Which decision comes first, and what the refusals of all moves share.

use underdeck_cards::{Card, Cell};
use underdeck_game::prose;

use super::asked::{asker, rules};
use super::{Reason, Rules};
use crate::face::Faces;
use crate::state::Phase;
use crate::{Move, View, words};

/// The decision that is due before a move of another phase; `None` in a turn, when nothing else is due
/// (end-3, choice-1, R12, R13, R39).
pub(super) fn what_comes_first(view: &View, mv: Move) -> Option<Reason> {
    if is_of_phase(mv, view.phase) {
        return None;
    }
    let choice = match view.phase {
        Phase::Turn => return None,
        Phase::Over(_) => return because("the game is over", &["end-3"]),
        Phase::Take => {
            return because("take your first item first, one of the cards on offer", &["take-1", "R2", "R12"]);
        }
        Phase::Stand => return because("place the token on a tile first", &["stand-1", "R5", "R12"]),
        Phase::Event => {
            let event = words::as_tile(view.event?.card(view.options));
            let reason = format!("{event}, waits: let it happen, or use an item first");
            return because(reason, &["window-1", "window-2", "R13"]);
        }
        Phase::Curse => {
            let reason = "the curse is about to strike: suffer it, or use an item first";
            return because(reason, &["curse-1", "curse-2", "R39"]);
        }
        Phase::Discard { left, optional, .. } => {
            let keep = if optional { ", or keep it" } else { "" };
            format!("discard {}{keep}", prose::count(left.into(), "item"))
        }
        Phase::Card { .. } => "choose a card of the discard".into(),
        Phase::Row => "choose a row".into(),
        Phase::Column => "choose a column".into(),
        Phase::Tile => "choose a tile".into(),
        Phase::Cell { .. } => "choose an empty cell".into(),
        Phase::Build => "choose a side to build on".to_owned(),
    };
    because(format!("{} comes first: {choice}", asker(view)), rules(view))
}

/// Whether the reference lists the move under the phase.
const fn is_of_phase(mv: Move, phase: Phase) -> bool {
    matches!(
        (mv, phase),
        (Move::Take(_), Phase::Take)
            | (Move::Stand(_), Phase::Stand)
            | (Move::Use(_), Phase::Turn | Phase::Event | Phase::Curse)
            | (Move::Go(_) | Move::Descend, Phase::Turn)
            | (Move::Resolve, Phase::Event)
            | (Move::Suffer, Phase::Curse)
            | (Move::Discard(_) | Move::Keep, Phase::Discard { .. })
            | (Move::Card(_), Phase::Card { .. })
            | (Move::Row(_), Phase::Row)
            | (Move::Column(_), Phase::Column)
            | (Move::Tile(_), Phase::Tile)
            | (Move::Cell(_), Phase::Cell { .. })
            | (Move::Build(_), Phase::Build)
    )
}

pub(super) fn because(reason: impl Into<String>, rules: Rules) -> Option<Reason> {
    Some((reason.into(), rules))
}

/// The card is not where the move looks for it.
pub(super) fn not_in(view: &View, pile: Faces, card: Card, wanted: &str, rules: Rules) -> Option<Reason> {
    let holds = |faces: Faces| faces.cards(view.options).contains(card);
    if holds(pile) {
        return None;
    }
    if !holds(Faces::ALL) {
        return because(format!("{card} is of no suit in this game"), &["option-1", "option-2"]);
    }
    let tile = view.tiles().iter().find(|tile| tile.card.card() == Some(card));
    let place = if holds(view.hand) {
        "lies in your hand".into()
    } else if holds(view.discard) {
        "lies in the discard".into()
    } else if view.using.is_some_and(|using| holds(Faces::of(using.item))) {
        "is in use".into()
    } else if let Some(tile) = tile {
        format!("lies on {}", tile.cell)
    } else if view.deck().iter().any(|(seen, _)| seen.card() == Some(card)) {
        "lies in the deck".into()
    } else {
        "is out of sight".to_owned()
    };
    because(format!("{card} {place}, not {wanted}"), rules)
}

pub(super) fn no_tile(view: &View, cell: Cell, rules: Rules) -> Option<Reason> {
    if view.tile_on(cell).is_some() { None } else { because(format!("{cell} holds no tile"), rules) }
}
