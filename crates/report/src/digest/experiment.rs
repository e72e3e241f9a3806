//! The tables of an experiment.

use lab::experiment::{CellReport, ExperimentReport};

use super::losses::{Ended, sheets};
use super::sentences::{Finding, changed};
use super::{lucks_out, more_score, more_won, notes, of_scores, other_deals};
use crate::sheet::{Cell, Digest, Sheet, Unit};

impl From<&ExperimentReport> for Digest {
    fn from(report: &ExperimentReport) -> Self {
        let question = Some(report.question.clone()).filter(|question| !question.is_empty());
        let luck = format!("{} luck, seed {}; intervals have 95 % confidence", report.luck, report.seed);
        let mut lead: Vec<String> = question.into_iter().collect();
        lead.extend(changed(Finding::all(report.cells.iter().filter_map(|cell| cell.difference.as_ref()))));
        lead.push("Not asked: other players, and values and combinations of house rules that are no cell.".to_owned());
        let mut sheets = vec![cells(report)];
        let rates = report.cells.iter().map(|cell| (cell.name.as_str(), &cell.luck_out));
        sheets.extend(lucks_out(rates, report.cells.iter().filter_map(|cell| cell.difference.as_ref())));
        sheets.extend(losses(&report.cells.iter().collect::<Vec<_>>()));
        Self { title: report.title.clone(), lead, about: vec![luck], sheets }
    }
}

/// How the games of each cell end, and where they are lost.
pub(crate) fn losses(cells: &[&CellReport]) -> Vec<Sheet> {
    let cells = cells.iter().map(|cell| {
        let ends = cell.ends.iter().map(|(cause, games)| (cause.as_str(), *games)).collect();
        Ended { name: &cell.name, ends, unfinished: cell.unfinished, games: cell.games, losses: &cell.losses }
    });
    sheets(&cells.collect::<Vec<_>>(), 1)
}

/// A line for each cell.
fn cells(report: &ExperimentReport) -> Sheet {
    let heads = [
        "cell",
        "games",
        "won",
        "against",
        "more won",
        "score",
        "more",
        "over deals",
        "mean scores there",
        "moves",
        "decisions",
    ];
    let all = || report.cells.iter().filter_map(|cell| cell.difference.as_ref());
    Sheet {
        rows: report.cells.iter().map(row).collect(),
        note: notes(&[&other_deals(all()), of_scores(all())]),
        ..Sheet::new("", &heads)
    }
}

fn row(cell: &CellReport) -> Vec<Cell> {
    let difference = cell.difference.as_ref();
    let won = Cell::estimate(cell.win_rate, cell.win_rate_95, Unit::Share);
    let mut row = vec![cell.name.clone().into(), Cell::Count(cell.games), won];
    row.push(difference.map_or(Cell::NONE, |found| found.against.clone().into()));
    row.push(difference.map_or(Cell::NONE, more_won));
    row.push(cell.score.map_or(Cell::NONE, |score| Cell::estimate(score.mean, score.mean_95, Unit::Number(2))));
    row.extend(difference.map_or([Cell::NONE; 3], more_score));
    row.extend([cell.moves.mean, cell.decisions].map(|mean| Cell::number(mean, 1)));
    row
}
