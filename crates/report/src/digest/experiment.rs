//! The tables of an experiment.

use underdeck_lab::Difference;
use underdeck_lab::experiment::{CellReport, ExperimentReport, Plane};
use underdeck_lab::measures::Ruling;

use super::losses::{Ended, sheets};
use super::sentences::{Finding, changed};
use super::{lucks_out, more_score, more_won, notes, of_scores, other_deals, skill};
use crate::board::BoardChart;
use crate::sheet::{ChartKind, DataTable, NumberFormat, Report, ReportCell};

impl From<&ExperimentReport> for Report {
    fn from(report: &ExperimentReport) -> Self {
        let question = Some(report.question.clone()).filter(|question| !question.is_empty());
        let luck = format!("{} luck, seed {}; intervals have 95 % confidence", report.luck, report.seed);
        let mut lead: Vec<String> = question.into_iter().collect();
        lead.extend(changed(Finding::all(report.cells.iter().filter_map(|cell| cell.difference.as_ref()))));
        lead.push("Not asked: other players, and values and combinations of house rules that are no cell.".to_owned());
        let mut sheets = vec![cells(report)];
        sheets.extend(planes(report));
        sheets.extend(luck_of_cells(report));
        sheets.extend(losses(&report.cells.iter().collect::<Vec<_>>()));
        Self { title: report.title.clone(), lead, about: vec![luck], sheets, ..Self::default() }
    }
}

/// The luck-adjusted results of the cells, if requested.
pub(crate) fn luck_of_cells(report: &ExperimentReport) -> Option<DataTable> {
    let rates = report.cells.iter().map(|cell| (cell.name.as_str(), &cell.luck_out));
    lucks_out(rates, report.cells.iter().filter_map(|cell| cell.difference.as_ref()))
}

/// Pairs of house rules with their neighbours compared, and win rates by simulations.
pub(crate) fn planes(report: &ExperimentReport) -> Vec<DataTable> {
    let mut sheets: Vec<DataTable> =
        report.planes.iter().flat_map(|plane| [heat(plane, report), neighbours(plane)]).collect();
    let mut seen: Vec<_> = Vec::new();
    for cell in &report.cells {
        let key = (cell.game, cell.options.as_slice(), cell.opening.as_slice());
        if !seen.contains(&key) {
            seen.push(key);
            let alike = report
                .cells
                .iter()
                .filter(|other| (other.game, other.options.as_slice(), other.opening.as_slice()) == key);
            let of = format!(", {}", cell.name.replace(&cell.player, "").trim()).replace(", rulebook", "");
            let of = if of == ", " { "" } else { &of };
            sheets.extend(skill(of, alike.map(|cell| (cell.player.as_str(), cell.win_rate, cell.win_rate_95))));
        }
    }
    sheets
}

/// The win rate of each combination, as a heat map.
fn heat(plane: &Plane, report: &ExperimentReport) -> DataTable {
    let [down, across] = &plane.options;
    let won = |name: &String| {
        let cell = report.cells.iter().find(|cell| cell.name == *name);
        cell.map_or(ReportCell::NONE, |cell| ReportCell::estimate(cell.win_rate, cell.win_rate_95, NumberFormat::Share))
    };
    let heads: Vec<&str> = std::iter::once(down.as_str()).chain(plane.values[1].iter().map(String::as_str)).collect();
    let row = |(value, names): (&String, &Vec<String>)| {
        std::iter::once(value.clone().into()).chain(names.iter().map(won)).collect()
    };
    DataTable {
        rows: plane.values[0].iter().zip(&plane.cells).map(row).collect(),
        note: format!("Games won: {across} across, {down} down."),
        look: ChartKind::Heat,
        ..DataTable::new(&format!("{down} and {across} together"), &heads)
    }
}

/// The differences of neighbouring combinations.
fn neighbours(plane: &Plane) -> DataTable {
    let row = |found: &Difference| {
        let answer = if found.p_value < Ruling::LEVEL { "clear" } else { "no clear difference" };
        vec![found.player.clone().into(), found.against.clone().into(), answer.into(), more_won(found)]
    };
    let note = "The intervals are of each pair alone; “clear” allows for all of them together (Holm).";
    let note = notes(&[note, &other_deals(plane.neighbours.iter())]);
    let title = format!("Neighbours of {} and {}", plane.options[0], plane.options[1]);
    let sheet = DataTable::new(&title, &["cell", "against", "answer", "more won"]);
    DataTable { rows: plane.neighbours.iter().map(row).collect(), note, ..sheet }
}

/// The ends of each cell's games, and the places of losses.
pub(crate) fn losses(cells: &[&CellReport]) -> Vec<DataTable> {
    let cells = cells.iter().map(|cell| {
        let ends = cell.ends.iter().map(|(cause, games)| (cause.as_str(), *games)).collect();
        let board = BoardChart::of(cell.game, &cell.options);
        Ended {
            name: &cell.name,
            game: cell.game,
            board,
            ends,
            unfinished: cell.unfinished,
            games: cell.games,
            losses: &cell.losses,
        }
    });
    sheets(&cells.collect::<Vec<_>>(), 1)
}

/// A row for each cell.
fn cells(report: &ExperimentReport) -> DataTable {
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
    DataTable {
        rows: report.cells.iter().map(row).collect(),
        note: notes(&[&other_deals(all()), of_scores(all()), of_openings(report)]),
        ..DataTable::new("", &heads)
    }
}

/// The note about given first moves.
pub(crate) fn of_openings(report: &ExperimentReport) -> &'static str {
    match report.cells.iter().any(|cell| !cell.opening.is_empty()) {
        true => "A first move is played on the deals on which it is legal, and compared on these alone.",
        false => "",
    }
}

fn row(cell: &CellReport) -> Vec<ReportCell> {
    let difference = cell.difference.as_ref();
    let won = ReportCell::estimate(cell.win_rate, cell.win_rate_95, NumberFormat::Share);
    let mut row = vec![cell.name.clone().into(), ReportCell::Count(cell.games), won];
    row.push(difference.map_or(ReportCell::NONE, |found| found.against.clone().into()));
    row.push(difference.map_or(ReportCell::NONE, more_won));
    row.push(
        cell.score
            .map_or(ReportCell::NONE, |score| ReportCell::estimate(score.mean, score.mean_95, NumberFormat::Number(2))),
    );
    row.extend(difference.map_or([ReportCell::NONE; 3], more_score));
    row.extend([cell.moves.mean, cell.decisions].map(|mean| ReportCell::number(mean, 1)));
    row
}
