//! The list of the cells of an experiment, and its report as comma-separated values.

use std::io::Write;

use underdeck_lab::Loss;
use underdeck_lab::experiment::{CellReport, CellResult, Experiment, ExperimentReport};
use underdeck_report::{grouped, quoted};
use underdeck_stats::Interval;

use crate::commands::many::WholeFile;
use crate::failure::Failure;
use crate::say::{self, FAINT, STRONG};

/// Lists the cells and which are finished.
pub(super) fn list(experiment: &Experiment, done: &[bool]) -> Result<(), Failure> {
    let mut out = say::people();
    writeln!(out, "{STRONG}{}{STRONG:#}", experiment.title)?;
    if !experiment.question.is_empty() {
        writeln!(out, "{}", say::wrap(&experiment.question, "", "", 100))?;
    }
    for (cell, is_done) in experiment.cells.iter().zip(done) {
        let state = if *is_done { "finished" } else { "to play" };
        let against = cell.baseline.map_or_else(String::new, |n| format!(", against {}", experiment.cells[n].name));
        let deals = grouped(cell.deals);
        let line = format!("{}: {} by {}, {deals} deals{against}", cell.name, cell.game, cell.player);
        writeln!(out, "  {state:<9} {line} {FAINT}{}{FAINT:#}", cell.fingerprint())?;
    }
    let left: u64 = experiment.cells.iter().zip(done).filter(|(_, done)| !**done).map(|(cell, _)| cell.deals).sum();
    let finished = done.iter().filter(|done| **done).count();
    writeln!(out, "{finished} of {} cells are finished, {} games to play", done.len(), grouped(left))?;
    Ok(out.flush()?)
}

/// The report as comma-separated values, a line for each cell.
pub(super) fn csv(report: &ExperimentReport) -> String {
    let mut text = String::from(
        "cell,game,player,opponent,options,opening,luck,seed,games,unfinished,wins,win_rate,win_rate_low,win_rate_high,against,shared,difference,difference_low,\
         difference_high,score,score_low,score_high,score_difference,score_difference_low,score_difference_high,score_difference_games,moves,decisions,\
         branching,ends,losses,causes\n",
    );
    for cell in &report.cells {
        let options: Vec<String> = cell.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let difference = cell.difference.as_ref();
        let score = difference.and_then(|difference| difference.score);
        let number = |number: Option<f64>| number.map_or_else(String::new, |number| number.to_string());
        let ends = |interval: Option<Interval>| [number(interval.map(|i| i.low)), number(interval.map(|i| i.high))];
        let fields = [
            vec![quoted(&cell.name), cell.game.into(), cell.player.clone(), cell.opponent.clone().unwrap_or_default()],
            vec![quoted(&options.join(" ")), quoted(&cell.opening.join(", "))],
            vec![report.luck.to_string(), report.seed.to_string(), cell.games.to_string()],
            vec![cell.unfinished.to_string(), cell.wins.to_string()],
            vec![cell.win_rate.to_string()],
            ends(Some(cell.win_rate_95)).to_vec(),
            vec![difference.map_or_else(String::new, |difference| quoted(&difference.against))],
            vec![difference.map_or_else(String::new, |difference| difference.shared.name().to_owned())],
            vec![number(difference.map(|difference| difference.win_rate))],
            ends(difference.map(|difference| difference.win_rate_95)).to_vec(),
            vec![number(cell.score.map(|score| score.mean))],
            ends(cell.score.and_then(|score| score.mean_95)).to_vec(),
            vec![number(score.map(|score| score.mean))],
            ends(score.and_then(|score| score.mean_95)).to_vec(),
            vec![score.map_or_else(String::new, |score| score.games.to_string())],
            vec![cell.moves.mean.to_string(), cell.decisions.to_string(), cell.branching.to_string()],
            vec![quoted(&ends_of(cell)), quoted(&losses_of(cell)), quoted(&causes_of(cell))],
        ];
        text.push_str(&fields.concat().join(","));
        text.push('\n');
    }
    text
}

/// A line for each game of each cell.
pub(super) fn rows(experiment: &Experiment, results: &[Option<CellResult>], mut out: WholeFile) -> Result<(), Failure> {
    let mut text = String::from("cell,game,seed,result,score,moves,decisions\n");
    for (cell, result) in experiment.cells.iter().zip(results) {
        let name = quoted(&cell.name);
        for row in result.iter().flat_map(|result| result.rows(cell.seed)) {
            let score = row.score.map_or_else(String::new, |score| score.to_string());
            let (result, moves, decisions) = (row.result, row.moves, row.decisions);
            text += &format!("{name},{},{},{result},{score},{moves},{decisions}\n", row.game, row.seed);
        }
        out.write_all(text.as_bytes())?;
        text.clear();
    }
    out.keep()
}

/// What each cause of the cell's ends means: `fight (fight-3): …; pain (fortune-1): …`.
fn causes_of(cell: &CellReport) -> String {
    let Ok(game) = underdeck_catalogue::find(cell.game) else { return String::new() };
    let found = game.info().endings.iter().filter(|ending| cell.ends.iter().any(|(cause, _)| cause == ending.cause));
    let told = found.map(|ending| format!("{} ({}): {}", ending.cause, ending.rules.join(", "), ending.words));
    told.collect::<Vec<_>>().join(" ")
}

/// Games by the cause of their end: `won=9; fight=1`.
fn ends_of(cell: &CellReport) -> String {
    cell.ends.iter().map(|(cause, games)| format!("{cause}={games}")).collect::<Vec<_>>().join("; ")
}

/// Lost games by place and cause: `depth 3 fight=1; phase explore fight=1`.
fn losses_of(cell: &CellReport) -> String {
    let loss = |loss: &Loss| format!("{} {} {}={}", loss.by, loss.at, loss.cause, loss.games);
    cell.losses.iter().map(loss).collect::<Vec<_>>().join("; ")
}
