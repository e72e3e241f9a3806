//! On to the next phase.

use super::gesture::Parts;
use super::reason::{Reason, because};
use super::scene::{self, Scene};
use crate::kinds::Mode;
use crate::phase::Phase;
use crate::words;
use crate::{Move, View};
use underdeck_game::{Gesture, Message, say};

pub(super) fn offer(scene: &Scene<'_>) -> Parts {
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

/// What comes next (order-1, order-2, order-3, go-2, go-3).
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

pub(super) fn tell(before: &View) -> String {
    match before.phase {
        Phase::Dig => "Nobody digs or chants.".into(),
        phase => format!("{} is over.", words::phase(phase)),
    }
}

/// A new turn, a new pass, or the war.
pub(super) fn went_on(before: &View, after: &View) -> Vec<String> {
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

/// A move of another phase.
pub(super) fn out_of_phase(scene: &Scene<'_>, mv: Move) -> Option<Reason> {
    use Phase::{
        Build, Defend, Dig, Divide, Draft, Hero, Peon, Pick, Recruit, Reorder, Research, Shortfall, Train, Upkeep, War,
        WarJoin,
    };
    let (phases, rules): (&[Phase], &'static [&'static str]) = match mv {
        Move::Collect => (&[Upkeep], &["upkeep-1", "order-4"]),
        Move::AssignDig(_) => (&[Dig], &["dig-1", "order-4"]),
        Move::PeonDig | Move::PeonChant => (&[Peon], &["dig-6", "order-4"]),
        Move::Give(..) => (&[Divide], &["divide-1", "dig-9"]),
        Move::Build(_) => (&[Build], &["build-1", "order-4"]),
        Move::Train(_) => (&[Train], &["train-1", "order-4"]),
        Move::Research(_) => (&[Research], &["research-1", "research-2", "order-4"]),
        Move::Channel(..) => (&[Research], &["channel-1", "order-4"]),
        Move::Labour(..) => (&[Research], &["labour-1", "order-4"]),
        Move::Attempt => (&[Recruit], &["recruit-1", "order-4"]),
        Move::Recruit(_) => (&[Pick, Draft], &["attempt-2", "draft-3"]),
        Move::Done => (&[Pick], &["attempt-4"]),
        Move::Banish(_) => (&[Shortfall, Recruit, Pick], &["shortfall-1", "recruit-2", "R42"]),
        Move::Flip => (&[Hero], &["hero-1", "order-4"]),
        Move::Use(_) => (&[Defend], &["defend-1"]),
        Move::Fight => (&[Defend], &["defend-2", "fight-1"]),
        Move::Place(_) => (&[Reorder], &["premonition-3"]),
        Move::Extra | Move::Pass => (&[Draft], &["draft-4", "draft-5"]),
        Move::Attack(_) => (&[War], &["war-2"]),
        Move::Alone | Move::Join(_) => (&[WarJoin], &["war-3"]),
        Move::Next => (&[Dig, Build, Train, Research, Recruit], &["order-5"]),
        // Casting has phases of its own for each spell.
        Move::Cast(_) => return None,
    };
    if phases.contains(&scene.view.phase) {
        return None;
    }
    let unless = match scene.view.options.mode {
        Mode::Standard if matches!(mv, Move::Train(_) | Move::Research(_) | Move::Channel(..) | Move::Labour(..)) => {
            return Some(because("there is no Train and no Research Phase in this mode", &["order-3"]));
        }
        Mode::Draft if !phases.iter().any(|phase| matches!(phase, Draft | War | WarJoin)) => {
            return Some(because("a draft knows only the draft and the war", &["draft-6", "R73"]));
        }
        _ => due(scene),
    };
    Some((unless, rules))
}

/// What must be decided instead.
pub(super) fn due(scene: &Scene<'_>) -> String {
    match scene.view.phase {
        Phase::Upkeep => "the harvest comes first: `collect`".into(),
        Phase::Shortfall => "gold or food is short: a minion of the highest rank must be banished first".into(),
        Phase::Peon => "a Peon was found: `peon dig` or `peon chant` comes first".into(),
        Phase::Divide => "the haul must be divided first".into(),
        Phase::Pick => "minions stand at the gate: hire, or `done`".into(),
        Phase::Reorder => "the cards of the Premonition must be placed first".into(),
        Phase::Hero => "this is the Hero Phase: `flip` turns the next card".into(),
        Phase::Defend => "a hero is at the door: use doors and traps, or `fight`".into(),
        Phase::Draft => "this is the draft: take somebody from your hand, if you can".into(),
        Phase::War => "this is the war: send somebody with `attack`".into(),
        Phase::WarJoin => "one is attacking already: `alone`, or `join` with another".into(),
        phase => format!("this is the {} Phase", words::phase(phase)),
    }
}
