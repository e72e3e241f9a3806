//! An experiment and its report in words, and the report as comma-separated values.

use std::fmt::Write;
use std::io::Write as _;

use lab::Difference;
use lab::experiment::{CellReport, Experiment, ExperimentReport};
use stats::Interval;

use crate::commands::sim::text::{percent, signed_percent};
use crate::failure::Failure;
use crate::say::{self, FAINT, STRONG};
use crate::words::grouped;

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

/// The report as a table, a line for each cell.
pub(super) fn of(report: &ExperimentReport) -> String {
    let mut text = format!("{STRONG}{}{STRONG:#}\n", report.title);
    if !report.question.is_empty() {
        let _ = writeln!(text, "{}", say::wrap(&report.question, "", "", 100));
    }
    let _ = writeln!(text, "{} luck, seed {}; intervals have 95 % confidence\n", report.luck, report.seed);
    let (heads, rows) = columns(report);
    text += &aligned(&heads, &rows);
    if report.cells.iter().any(|cell| cell.score.is_some_and(|score| score.games < cell.games)) {
        text += "\nScores are means over the games that have one; differences are over the deals with a score in both cells.\n";
    }
    text
}

/// The report as a Markdown table.
pub(super) fn markdown(report: &ExperimentReport) -> String {
    let (heads, rows) = columns(report);
    let line = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|").replace(" %", "\u{a0}%")).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let rule: String = heads.iter().enumerate().map(|(n, _)| if n == 0 { "|---" } else { "|--:" }).collect();
    let lines: String = rows.iter().map(|row| line(row)).collect();
    format!("{}{rule}|\n{lines}", line(&heads))
}

/// The heads of the columns that are not empty in this report, and a row for each cell.
fn columns(report: &ExperimentReport) -> (Vec<String>, Vec<Vec<String>>) {
    let has_scores = report.cells.iter().any(|cell| cell.score.is_some());
    let has_differences = report.cells.iter().any(|cell| cell.difference.is_some());
    let mut heads = vec!["cell", "games", "won", "interval"];
    if has_differences {
        heads.extend(["against", "more won", "interval"]);
    }
    if has_scores {
        heads.extend(["score", "interval"]);
        if has_differences {
            heads.extend(["more", "interval"]);
        }
    }
    heads.extend(["moves", "decisions"]);
    let rows = report.cells.iter().map(|cell| row(cell, has_differences, has_scores)).collect();
    (heads.into_iter().map(str::to_owned).collect(), rows)
}

fn row(cell: &CellReport, has_differences: bool, has_scores: bool) -> Vec<String> {
    let mut row =
        vec![cell.name.clone(), grouped(cell.games), percent(cell.win_rate), span(cell.win_rate_95, bare_percent)];
    let difference = cell.difference.as_ref();
    let of = |words: &dyn Fn(&Difference) -> String| difference.map_or_else(String::new, words);
    if has_differences {
        row.push(of(&|difference| difference.against.clone()));
        row.push(of(&|difference| signed_percent(difference.win_rate)));
        row.push(of(&|difference| span(difference.win_rate_95, |share| format!("{:+.2}", share * 100.0))));
    }
    if has_scores {
        row.push(cell.score.map_or_else(String::new, |score| format!("{:.2}", score.mean)));
        row.push(cell.score_95.map_or_else(String::new, |interval| span(interval, |points| format!("{points:.2}"))));
        if has_differences {
            let score = difference.and_then(|difference| difference.score);
            row.push(score.map_or_else(String::new, |score| format!("{:+.2}", score.mean)));
            let interval = score.and_then(|score| score.mean_95);
            row.push(interval.map_or_else(String::new, |interval| span(interval, |points| format!("{points:+.2}"))));
        }
    }
    row.extend([format!("{:.1}", cell.moves.mean), format!("{:.1}", cell.decisions)]);
    row
}

fn bare_percent(share: f64) -> String {
    format!("{:.2}", share * 100.0)
}

fn span(interval: Interval, words: impl Fn(f64) -> String) -> String {
    format!("{} to {}", words(interval.low), words(interval.high))
}

/// Columns as wide as their content, the first aligned left and the others right.
pub(crate) fn aligned(heads: &[String], rows: &[Vec<String>]) -> String {
    let width = |n: usize| {
        let cells = std::iter::once(heads).chain(rows.iter().map(Vec::as_slice));
        cells.filter_map(|row| row.get(n)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    let mut text = String::new();
    for (n, row) in std::iter::once(heads).chain(rows.iter().map(Vec::as_slice)).enumerate() {
        let cells = row.iter().zip(&widths).enumerate().map(|(place, (cell, &width))| match place {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        let _ = match n {
            0 => writeln!(text, "{FAINT}{}{FAINT:#}", line.trim_end()),
            _ => writeln!(text, "{}", line.trim_end()),
        };
    }
    text
}

/// The report as comma-separated values, a line for each cell.
pub(super) fn csv(report: &ExperimentReport) -> String {
    let mut text = String::from(
        "cell,game,player,opponent,options,opening,luck,seed,games,unfinished,wins,win_rate,win_rate_low,win_rate_high,against,difference,difference_low,\
         difference_high,score,score_low,score_high,score_difference,score_difference_low,score_difference_high,moves,decisions,\
         branching\n",
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
            vec![number(difference.map(|difference| difference.win_rate))],
            ends(difference.map(|difference| difference.win_rate_95)).to_vec(),
            vec![number(cell.score.map(|score| score.mean))],
            ends(cell.score_95).to_vec(),
            vec![number(score.map(|score| score.mean))],
            ends(score.and_then(|score| score.mean_95)).to_vec(),
            vec![cell.moves.mean.to_string(), cell.decisions.to_string(), cell.branching.to_string()],
        ];
        text.push_str(&fields.concat().join(","));
        text.push('\n');
    }
    text
}

/// A field in quotes where it needs them.
fn quoted(field: &str) -> String {
    let needs = field.contains([',', '"', '\n']);
    if needs { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let heads = ["cell".to_owned(), "won".to_owned()];
        let rows = [vec!["a".to_owned(), "100".to_owned()], vec!["longer".to_owned(), "7".to_owned()]];
        let text = aligned(&heads, &rows);
        assert!(text.ends_with("a       100\nlonger    7\n"), "{text}");
    }

    #[test]
    fn fields_with_commas_are_quoted() {
        assert_eq!([quoted("a b"), quoted("a,\"b\"")], ["a b", "\"a,\"\"b\"\"\""]);
    }
}
