//! Why a move is not legal, in the words of the rules.

mod choice;
mod turn;

use cards::{Card, Cell, Rank};
use game::{Play as _, Refusal};

use crate::face::Faces;
use crate::state::Phase;
use crate::{Move, View, words};

type Rules = &'static [&'static str];
type Reason = (String, Rules);

/// The first reason that a player would give; `None` if the move is legal.
///
/// Whether it is legal is asked of a state that looks like the view: what is hidden decides about no move.
pub(crate) fn refusal(view: &View, mv: Move) -> Option<Refusal> {
    if view.complete(|_| ()).is_legal(mv) {
        return None;
    }
    let found = if is_of_phase(mv, view.phase) { in_its_phase(view, mv) } else { out_of_phase(view, mv) };
    found.map(|(reason, rules)| Refusal { reason, rules })
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

/// What comes before a move of another phase (end-3, R12, R13, R39).
fn out_of_phase(view: &View, mv: Move) -> Option<Reason> {
    match view.phase {
        Phase::Over(_) => because("the game is over", &["end-3"]),
        Phase::Take => because("take your first item first, one of the cards on offer", &["take-1", "R2", "R12"]),
        Phase::Stand => because("place the token on a tile first", &["stand-1", "R5", "R12"]),
        Phase::Turn => turn::unasked(view, mv),
        Phase::Event => {
            let event = words::as_tile(view.event?.card(view.options));
            because(format!("{event}, waits: let it happen, or use an item first"), &["window-1", "window-2", "R13"])
        }
        Phase::Curse => {
            because("the curse is about to strike: suffer it, or use an item first", &["curse-1", "curse-2", "R39"])
        }
        _ => choice::first(view),
    }
}

/// What is wrong with an illegal move in its own phase.
fn in_its_phase(view: &View, mv: Move) -> Option<Reason> {
    match mv {
        Move::Take(card) => not_in(view, Faces::black(view.options), card, "on offer", &["take-1", "setup-2"]),
        Move::Stand(cell) => no_tile(view, cell, &["stand-1"]),
        Move::Use(card) => turn::use_item(view, card),
        Move::Go(cell) => turn::go(view, cell),
        Move::Descend => turn::descend(view),
        _ => choice::reason(view, mv),
    }
}

fn because(reason: impl Into<String>, rules: Rules) -> Option<Reason> {
    Some((reason.into(), rules))
}

/// The card does not lie where the move looks for it.
fn not_in(view: &View, pile: Faces, card: Card, wanted: &str, rules: Rules) -> Option<Reason> {
    let holds = |faces: Faces| faces.cards(view.options).contains(card);
    if holds(pile) {
        return None;
    }
    if !holds(Faces::ALL) {
        return because(format!("{card} is of no suit in this game"), &["option-1", "option-2"]);
    }
    let tile = view.tiles().iter().find(|tile| tile.card.0 == Some(card));
    let place = if holds(view.hand) {
        "lies in your hand".into()
    } else if holds(view.discard) {
        "lies in the discard".into()
    } else if view.using.is_some_and(|using| holds(Faces::of(using.item))) {
        "is in use".into()
    } else if let Some(tile) = tile {
        format!("lies on {}", tile.cell)
    } else if view.deck().iter().any(|(seen, _)| seen.0 == Some(card)) {
        "lies in the deck".into()
    } else {
        "is out of sight".to_owned()
    };
    because(format!("{card} {place}, not {wanted}"), rules)
}

fn no_tile(view: &View, cell: Cell, rules: Rules) -> Option<Reason> {
    if has_tile(view, cell) { None } else { because(format!("{cell} holds no tile"), rules) }
}

fn has_tile(view: &View, cell: Cell) -> bool {
    view.tiles().iter().any(|tile| tile.cell == cell)
}

/// The ranks of the item and of the event going on; the item asks before the event (choice-1).
fn asking(view: &View) -> (Option<Rank>, Option<Rank>) {
    (view.using.map(|using| using.item.rank()), view.event.map(|event| event.rank()))
}
