//! Suffering the curse.

use underdeck_game::Gesture;

use super::refusal::because;
use super::{Parts, Reason};
use crate::face::{Face, Faces};
use crate::{Move, State, View};

pub(super) fn offer(_: &View, _: &State, mv: Move) -> Option<Parts> {
    let Move::Suffer = mv else { return None };
    Some((
        Gesture::Press,
        "Suffer the curse".into(),
        "The Amulet goes to the discard with eleven other items, or all you have.".into(),
        &["curse-2", "strike-1", "R38"],
    ))
}

pub(super) fn describe_change(_: &View, mv: Move, _: &View) -> Option<String> {
    matches!(mv, Move::Suffer).then(|| "The curse strikes.".into())
}

/// No Amulet is in hand, or its turn has not ended yet (due-1, due-2).
pub(super) fn refusal(view: &View, mv: Move) -> Option<Reason> {
    let Move::Suffer = mv else { return None };
    let due = |ten: Face| Some((view.dues.turn(ten.is_high(), view.turns)?, ten.card(view.options)));
    match (view.hand & Faces::TENS).iter().filter_map(due).min() {
        Some((turn, ten)) => because(format!("{ten} strikes at the end of turn {turn}"), &["curse-2", "due-2"]),
        None => because("no Amulet is in your hand, so there is no curse", &["curse-2", "due-1"]),
    }
}
