//! The end of a phase.

use super::scene::{self, Scene};
use crate::View;
use crate::kinds::Mode;
use crate::phase::Phase;
use crate::words;
use underdeck_game::{Gesture, Message, MoveWords, say};

pub(super) fn offer(scene: &Scene<'_>) -> MoveWords {
    let view = scene.view;
    let mode = view.options.mode;
    let skipped = match view.phase {
        Phase::Dig => Some(say!(NEXT_NO_DIG)),
        Phase::Recruit if !scene.state.attempted && scene.keep.may_attempt() => Some(say!(NEXT_NO_ATTEMPT)),
        _ => None,
    };
    let is_shuffled = mode == Mode::Standard && matches!(view.phase, Phase::Dig | Phase::Recruit);
    let shuffled = is_shuffled.then(|| say!(NEXT_SHUFFLED));
    let rules: &[&str] = match view.phase {
        Phase::Dig if is_shuffled => &["dig-2", "dig-10", "order-3", "R67"],
        Phase::Dig => &["dig-2", "R14"],
        Phase::Build => &["build-2"],
        Phase::Train => &["train-3"],
        Phase::Research => &["research-4"],
        _ if is_shuffled => &["recruit-3", "order-3", "shuffle-2", "R67"],
        _ => &["recruit-3", "go-2"],
    };
    let effect = words::sentences([after(scene)].into_iter().chain(skipped).chain(shuffled));
    (Gesture::Press, say!(NEXT_LABEL), effect, rules)
}

/// The next phase (order-1, order-2, order-3, go-2, go-3).
fn after(scene: &Scene<'_>) -> Message {
    let view = scene.view;
    let both = match view.options.mode {
        Mode::Coop => matches!(view.phase, Phase::Build | Phase::Train | Phase::Research),
        Mode::Standard => true,
        _ => false,
    };
    if both && view.to_move == view.active {
        return say!(NEXT_PHASE_OF, phase = view.phase, keep = scene::keep_name(view, 1 - view.to_move));
    }
    let next = match (view.options.mode, view.phase) {
        (_, Phase::Dig) => Phase::Build,
        (Mode::Standard, Phase::Build) | (_, Phase::Research) => Phase::Recruit,
        (_, Phase::Build) => Phase::Train,
        (_, Phase::Train) => Phase::Research,
        _ => return after_recruit(scene),
    };
    say!(NEXT_PHASE, phase = next)
}

fn after_recruit(scene: &Scene<'_>) -> Message {
    let view = scene.view;
    let spent = scene.state.turns_are_spent();
    if spent && scene.state.is_last_pass() {
        return say!(NEXT_END);
    }
    if view.options.mode == Mode::Coop && !spent && view.turns(view.active.into()).is_empty() {
        return say!(NEXT_NO_CARD);
    }
    say!(NEXT_PHASE, phase = Phase::Hero)
}

pub(super) fn describe(before: &View) -> Message {
    match before.phase {
        Phase::Dig => say!(SENT_NONE),
        phase => say!(PHASE_ENDED, phase),
    }
}

/// A new turn, a new pass, or the war.
pub(super) fn describe_progress(before: &View, after: &View) -> Vec<Message> {
    let mut lines = Vec::new();
    if after.turn_pass > before.turn_pass && after.options.mode == Mode::Draft && after.phase == Phase::Draft {
        lines.push(say!(DRAFT_PASS, pass = after.turn_pass + 1, limit = after.turn_limit));
    }
    if after.phase == Phase::War && !matches!(before.phase, Phase::War | Phase::WarJoin) {
        lines.push(say!(WAR_BEGINS));
    } else if after.turn_no != before.turn_no {
        let n = after.turn_no;
        lines.push(match after.options.mode {
            Mode::Draft => say!(DEAL_BEGINS, n),
            Mode::Standard => say!(ROUND_BEGINS, n),
            _ => say!(TURN_BEGINS, n),
        });
    }
    lines
}
