//! On to the next phase.

use game::Gesture;

use super::Parts;
use crate::kinds::Mode;
use crate::phase::Phase;
use crate::words::{self, Desk};

pub(super) fn next(desk: &Desk<'_>) -> Parts {
    let view = desk.view;
    let mode = view.frame.mode;
    let skipped = match view.phase {
        Phase::Dig => "Nobody digs or chants. ",
        Phase::Recruit if !desk.state.attempted && desk.keep.may_attempt() => "No attempt this turn. ",
        _ => "",
    };
    let is_shuffled = mode == Mode::Standard && matches!(view.phase, Phase::Dig | Phase::Recruit);
    let shuffled = if is_shuffled { " All main cards are shuffled." } else { "" };
    let rules: &[&str] = match view.phase {
        Phase::Dig if is_shuffled => &["dig-2", "dig-10", "order-3", "R67"],
        Phase::Dig => &["dig-2", "R14"],
        Phase::Build => &["build-2"],
        Phase::Train => &["train-3"],
        Phase::Research => &["research-4"],
        _ if is_shuffled => &["recruit-3", "order-3", "shuffle-2", "R67"],
        _ => &["recruit-3", "go-2"],
    };
    let effect = format!("{skipped}{}.{shuffled}", words::begin(&after(desk)));
    (Gesture::Press, "Go on".into(), effect, rules)
}

/// What comes next (order-1, order-2, order-3, go-2, go-3).
fn after(desk: &Desk<'_>) -> String {
    let view = desk.view;
    let both = match view.frame.mode {
        Mode::Coop => matches!(view.phase, Phase::Build | Phase::Train | Phase::Research),
        Mode::Standard => true,
        _ => false,
    };
    if both && view.to_move == view.active {
        return format!("{} is next with {}", words::keep(view, 1 - view.to_move), words::phase(view.phase));
    }
    let next = match (view.frame.mode, view.phase) {
        (_, Phase::Dig) => "Build",
        (Mode::Standard, Phase::Build) | (_, Phase::Research) => "Recruit",
        (_, Phase::Build) => "Train",
        (_, Phase::Train) => "Research",
        _ => return after_recruit(desk),
    };
    format!("{next} is next")
}

fn after_recruit(desk: &Desk<'_>) -> String {
    let view = desk.view;
    let spent = desk.state.turns_are_spent();
    if spent && desk.state.is_last_pass() {
        return "the turn cards are spent: the game ends".into();
    }
    if view.frame.mode == Mode::Coop && !spent && view.turns(view.active.into()).is_empty() {
        return "you have no turn card left: nobody comes, and the turn ends".into();
    }
    "the Hero Phase is next".into()
}
