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
        Phase::Dig => "Nobody digs or chants. ",
        Phase::Recruit if !scene.state.attempted && scene.keep.may_attempt() => "No attempt this turn. ",
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
    let effect = say!("{skipped}{after}.{shuffled}", skipped, after = after(scene).capitalised(), shuffled);
    (Gesture::Press, "Go on".into(), effect, rules)
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
        let (keep, phase) = (scene::keep_name(view, 1 - view.to_move), words::phase(view.phase));
        return say!("{keep} is next with {phase}", keep, phase);
    }
    let next = match (view.options.mode, view.phase) {
        (_, Phase::Dig) => "Build",
        (Mode::Standard, Phase::Build) | (_, Phase::Research) => "Recruit",
        (_, Phase::Build) => "Train",
        (_, Phase::Train) => "Research",
        _ => return after_recruit(scene),
    };
    say!("{next} is next", next)
}

fn after_recruit(scene: &Scene<'_>) -> Message {
    let view = scene.view;
    let spent = scene.state.turns_are_spent();
    if spent && scene.state.is_last_pass() {
        return "the turn cards are spent: the game ends".into();
    }
    if view.options.mode == Mode::Coop && !spent && view.turns(view.active.into()).is_empty() {
        return "you have no turn card left: nobody comes, and the turn ends".into();
    }
    "the Hero Phase is next".into()
}

pub(super) fn describe(before: &View) -> String {
    match before.phase {
        Phase::Dig => "Nobody digs or chants.".into(),
        phase => format!("{} is over.", words::phase(phase)),
    }
}

/// A new turn, a new pass, or the war.
pub(super) fn describe_progress(before: &View, after: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if after.turn_pass > before.turn_pass && after.options.mode == Mode::Draft && after.phase == Phase::Draft {
        lines.push(format!("The main deck is spent. Pass {} of {} begins.", after.turn_pass + 1, after.turn_limit));
    }
    if after.phase == Phase::War && !matches!(before.phase, Phase::War | Phase::WarJoin) {
        lines.push("The war begins.".into());
    } else if after.turn_no != before.turn_no {
        let what = match after.options.mode {
            Mode::Draft => "Deal",
            Mode::Standard => "Round",
            _ => "Turn",
        };
        lines.push(format!("{what} {} begins.", after.turn_no));
    }
    lines
}
