//! Statistics by move.

use maud::Markup;
use underdeck_game::{Message, say};
use underdeck_lab::{Run, STEPS, StepStats, Study};
use underdeck_plot::Unit;

use crate::curves::{Axes, Curve, curves};
use crate::parts::{figure, notes, percent, points, same, table};

/// The share of decisions, by move.
pub(crate) fn density(study: &Study) -> Markup {
    by_step(study, [say!(REPORT_DENSITY), say!(REPORT_DENSITY_NOTE)], Unit::Share, |step| step.decisions)
}

/// The mean number of legal moves, by move.
pub(crate) fn branching(study: &Study) -> Markup {
    by_step(study, [say!(REPORT_BRANCHING), say!(REPORT_BRANCHING_NOTE)], Unit::Number, |step| step.branching)
}

/// A sentence about the games with statistics by move, if these are not all.
pub(crate) fn sampled(study: &Study) -> Message {
    let looked = study.runs.iter().map(|run| run.detail.decisions.games).min().unwrap_or(0);
    if looked >= study.games() { Message::default() } else { say!(REPORT_ONLY_FIRST, n = looked) }
}

/// The moves that at least one game in a hundred reached, since fewer games make noisy curves.
fn steps(run: &Run) -> Vec<StepStats> {
    let least = (run.detail.decisions.games / 100).max(1);
    run.detail.steps.iter().take_while(|step| step.games >= least).copied().collect()
}

/// A sentence about the end of the curves.
fn reach(study: &Study) -> Message {
    let longest = study.runs.iter().map(|run| run.results.moves.max).max().unwrap_or(0);
    let drawn = study.runs.iter().map(|run| steps(run).len()).max().unwrap_or(0);
    if drawn as i64 >= longest {
        Message::default()
    } else if drawn == STEPS {
        say!(REPORT_STEPS_FIRST, steps = STEPS, longest)
    } else {
        say!(REPORT_STEPS_RARE, longest)
    }
}

fn by_step(study: &Study, [caption, note]: [Message; 2], unit: Unit, of: fn(&StepStats) -> f64) -> Markup {
    let all: Vec<(String, Vec<StepStats>)> = study.runs.iter().map(|run| (run.player.clone(), steps(run))).collect();
    let curve = |(name, steps): &(String, Vec<StepStats>)| Curve {
        name: name.clone(),
        points: steps.iter().map(|step| (step.n as f64, of(step))).collect(),
    };
    let drawn: Vec<Curve> = all.iter().map(curve).collect();
    let longest = all.iter().map(|(_, steps)| steps.len()).max().unwrap_or(0);
    let words = |value: f64| if unit == Unit::Share { percent(value) } else { points(value) };
    let row = |n: usize| {
        let cell = |(_, steps): &(_, Vec<StepStats>)| steps.get(n).map_or_else(String::new, |step| words(of(step)));
        std::iter::once((n + 1).to_string()).chain(all.iter().map(cell)).collect()
    };
    let thin = longest.div_ceil(60).max(1);
    let rows: Vec<Vec<String>> = (0..longest).step_by(thin).map(row).collect();
    let title = say!(REPORT_HEAD_MOVE);
    let mut heads = vec![title.clone()];
    heads.extend(all.iter().map(|(name, _)| name.as_str().into()));
    let note = notes([note, sampled(study), reach(study)]);
    let axes = Axes { title: &title, unit, is_stepped: false, is_close: false };
    figure(&caption, &note, &curves(&drawn, axes), &[same(table(&heads, &rows))])
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use underdeck_testkit::toy::Toy;

    use super::*;
    use underdeck_lab::{Plan, SimulationHost, simulate};

    #[test]
    fn a_curve_says_how_far_it_goes() {
        let stop = AtomicBool::new(false);
        let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &stop };
        let mut study = simulate(&Plan::<Toy>::new(underdeck_players::PlayerKind::Greedy, 20), &host).unwrap();
        let seen = study.runs[0].detail.steps.len();
        assert!(seen < STEPS && reach(&study).is_empty(), "{seen} moves, all of them drawn");
        study.runs[0].results.moves.max = 747;
        assert!(reach(&study).contains("one game in a hundred") && reach(&study).contains("747"));
        let step = study.runs[0].detail.steps[0];
        study.runs[0].detail.steps = vec![step; STEPS];
        assert!(reach(&study).contains("first 400 moves") && reach(&study).contains("747"));
        assert!(sampled(&study).is_empty());
        study.runs[0].detail.decisions.games = 7;
        assert!(sampled(&study).contains("first 7 games"));
    }
}
