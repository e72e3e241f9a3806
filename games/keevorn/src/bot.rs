//! A sensible greedy player.

use game::State as _;

use crate::{Move, View};

/// The first legal move.
pub(crate) fn greedy(view: &View) -> Move {
    view.complete(|_| ()).legal_nth(0).expect("a running game has a legal move")
}
