//! Statistics by move.

use underdeck_game::{Message, say};
use underdeck_lab::{Run, STEPS, StepStats, Study};

use crate::curves::{Axes, Curve, Curves};
use crate::numbers::NumberFormat;
use crate::parts::notes;
use crate::plot::{OwnPlot, Plot};
use crate::sheet::{DataTable, ReportCell};

/// The share of decisions, by move.
pub(crate) fn density(study: &Study) -> DataTable {
    let titles = [say!(REPORT_DENSITY), say!(REPORT_DENSITY_NOTE), say!(REPORT_HEAD_DECISIONS)];
    by_step(study, titles, NumberFormat::Share, |step| step.decisions)
}

/// The mean number of legal moves, by move.
pub(crate) fn branching(study: &Study) -> DataTable {
    let titles = [say!(REPORT_BRANCHING), say!(REPORT_BRANCHING_NOTE), say!(REPORT_HEAD_LEGAL)];
    by_step(study, titles, NumberFormat::Number(2), |step| step.branching)
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

fn by_step(study: &Study, titles: [Message; 3], unit: NumberFormat, of: fn(&StepStats) -> f64) -> DataTable {
    let [caption, note, up] = titles;
    let all: Vec<(Message, Vec<StepStats>)> =
        study.runs.iter().map(|run| (run.player.as_str().into(), steps(run))).collect();
    let curve = |(name, steps): &(Message, Vec<StepStats>)| Curve {
        name: name.clone(),
        points: steps.iter().map(|step| (step.n as f64, of(step))).collect(),
        ..Curve::default()
    };
    let longest = all.iter().map(|(_, steps)| steps.len()).max().unwrap_or(0);
    let row = |n: usize| {
        let cell = |(_, steps): &(_, Vec<StepStats>)| {
            steps.get(n).map_or(ReportCell::Empty, |step| ReportCell::estimate(of(step), None, unit))
        };
        std::iter::once((n + 1).to_string().into()).chain(all.iter().map(cell)).collect()
    };
    let thin = longest.div_ceil(60).max(1);
    let title = say!(REPORT_HEAD_MOVE);
    let heads: Vec<Message> = std::iter::once(title.clone()).chain(all.iter().map(|(name, _)| name.clone())).collect();
    let axes = Axes::new([title, up], unit.axis());
    DataTable {
        rows: (0..longest).step_by(thin).map(row).collect(),
        note: notes([note, sampled(study), reach(study)]),
        plot: Some(OwnPlot(Plot::Curves(Curves { curves: all.iter().map(curve).collect(), axes }))),
        ..DataTable::new(caption, &heads)
    }
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
