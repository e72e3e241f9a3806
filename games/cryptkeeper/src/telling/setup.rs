//! Taking the first item and placing the token.

use underdeck_game::say;

use super::refusal::{because, no_tile, not_in};
use super::zones::{tap, tap_cell};
use super::{Parts, Reason};
use crate::face::Faces;
use crate::state::Phase;
use crate::{Move, State, View, words};

pub(super) fn offer(_: &View, _: &State, mv: Move) -> Option<Parts> {
    Some(match mv {
        Move::Take(card) => (
            tap("offer", card),
            say!("Take {item}", item = words::as_item(card)),
            say!("{card} becomes your first item; the other twelve are shuffled and dealt as the map.", card),
            &["take-1", "R2"],
        ),
        Move::Stand(cell) => (
            tap_cell(cell),
            say!("Stand on {cell}", cell),
            "You are placed there; the tile is not turned.".into(),
            &["stand-1", "R4", "R5"],
        ),
        _ => return None,
    })
}

pub(super) fn describe_change(_: &View, mv: Move, _: &View) -> Option<String> {
    Some(match mv {
        Move::Take(card) => {
            format!("You take {}. The other twelve cards are shuffled and dealt as the map.", words::as_item(card))
        }
        Move::Stand(cell) => format!("You stand on {cell}."),
        _ => return None,
    })
}

pub(super) fn refusal(view: &View, mv: Move) -> Option<Reason> {
    match mv {
        Move::Take(card) if view.phase == Phase::Take => {
            not_in(view, Faces::black(view.options), card, "on offer", &["take-1", "setup-2"])
        }
        Move::Take(_) => because("you took your first item already", &["take-1", "R2"]),
        Move::Stand(cell) if view.phase == Phase::Stand => no_tile(view, cell, &["stand-1"]),
        Move::Stand(_) => because("the token is placed already", &["stand-1", "R5"]),
        _ => None,
    }
}
