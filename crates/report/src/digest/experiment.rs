//! The tables of an experiment.

use underdeck_game::{Link, Message, say, text};
use underdeck_lab::Difference;
use underdeck_lab::experiment::{CellReport, ExperimentReport, Plane, RECORDS};
use underdeck_lab::facts::FactReport;
use underdeck_lab::measures::Ruling;

use super::losses::{Ended, sheets};
use super::sentences::{Finding, changed};
use super::{is_about_score, luck_seed, lucks_out, more_score, more_won, of_scores, option_name, other_deals, skill};
use crate::board::{BoardChart, seats};
use crate::facts;
use crate::numbers::NumberFormat;
use crate::parts::notes;
use crate::plots::pair;
use crate::sheet::{ChartKind, DataTable, Report, ReportCell};

/// An experiment with the tables of its page and plots.
pub(crate) fn experiment(report: &ExperimentReport, figures: Vec<DataTable>) -> Report {
    let question = Some(report.question.clone()).filter(|question| !question.is_empty());
    let luck = say!(REPORT_ABOUT_LUCK, luck = luck_seed(report.luck, report.seed));
    let mut lead: Vec<Message> = question.into_iter().map(Message::from).collect();
    let is_score = report.cells.first().is_some_and(|cell| is_about_score(cell.game, &cell.options));
    let differences = report.cells.iter().filter_map(|cell| cell.difference.as_ref());
    lead.extend(changed(Finding::all(differences), is_score));
    let recorded = report.cells.iter().filter(|cell| cell.player == RECORDS).map(|cell| cell.name.as_str());
    let names = Message::join(recorded, Link::Comma);
    if !names.is_empty() {
        lead.push(say!(REPORT_RECORDS, names));
    }
    lead.extend(wins_of(report));
    lead.push(say!(REPORT_LIMITS_EXPERIMENT));
    let mut sheets = vec![cells(report, is_score)];
    sheets.extend(planes(report));
    sheets.extend(luck_of_cells(report));
    sheets.extend(losses(&report.cells.iter().collect::<Vec<_>>()));
    sheets.extend(asked(report, facts::sheets));
    Report { title: report.title.as_str().into(), lead, about: vec![luck], sheets, figures }
}

/// What the facts of each cell's games say, in these tables.
pub(crate) fn asked(
    report: &ExperimentReport,
    tables: fn(&str, &str, &FactReport) -> Vec<DataTable>,
) -> Vec<DataTable> {
    let of =
        |cell: &CellReport| cell.facts.as_ref().map_or_else(Vec::new, |facts| tables(cell.game, &cell.name, facts));
    report.cells.iter().flat_map(of).collect()
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
            let of = cell.name.replace(&cell.player, "");
            let of = Some(of.trim()).filter(|of| *of != "rulebook").unwrap_or_default();
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
        cell.map_or(ReportCell::Empty, |cell| {
            ReportCell::estimate(cell.win_rate, cell.win_rate_95, NumberFormat::Share)
        })
    };
    let first = plane.cells.first().and_then(|row| row.first());
    let game = report.cells.iter().find(|cell| Some(&cell.name) == first).map_or("", |cell| cell.game);
    let name = |key: &str| option_name(game, key);
    let heads: Vec<&str> = std::iter::once(down.as_str()).chain(plane.values[1].iter().map(String::as_str)).collect();
    let row = |(value, names): (&String, &Vec<String>)| {
        std::iter::once(value.clone().into()).chain(names.iter().map(won)).collect()
    };
    DataTable {
        rows: plane.values[0].iter().zip(&plane.cells).map(row).collect(),
        note: say!(REPORT_HEAT_NOTE, across = name(across), down = name(down)),
        look: ChartKind::Heat,
        across: across.as_str().into(),
        ..DataTable::new(say!(REPORT_TOGETHER_OF, down = *down, across = *across), &heads)
    }
}

/// The differences of neighbouring combinations.
fn neighbours(plane: &Plane) -> DataTable {
    let is_clear = |found: &Difference| found.p_value < Ruling::LEVEL;
    let row = |found: &Difference| {
        let answer = if is_clear(found) { say!(REPORT_CLEAR) } else { say!(LAB_UNCLEAR) };
        vec![pair(&found.player, &found.against).into(), answer.into(), more_won(found)]
    };
    let note = notes([say!(REPORT_ALONE), other_deals(plane.neighbours.iter())]);
    let [down, across] = plane.options.each_ref().map(String::as_str);
    let heads = [&text::REPORT_HEAD_DIFFERENCE, &text::REPORT_HEAD_ANSWER, &text::REPORT_HEAD_MORE_WON];
    let sheet = DataTable::new(say!(REPORT_NEIGHBOURS, down, across), &heads);
    let unclear = plane.neighbours.iter().enumerate().filter(|(_, found)| !is_clear(found)).map(|(row, _)| [row, 2]);
    DataTable { rows: plane.neighbours.iter().map(row).collect(), unclear: unclear.collect(), note, ..sheet }
}

/// A sentence about whose wins they are, where some cells are contests of two seats.
fn wins_of(report: &ExperimentReport) -> Option<Message> {
    let is_rival = |cell: &CellReport| seats(cell.game, &cell.options) > 1;
    report.cells.iter().any(is_rival).then(|| say!(REPORT_WINS_OF_FIRST))
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
fn cells(report: &ExperimentReport, is_score: bool) -> DataTable {
    let heads = [
        &text::REPORT_HEAD_CELL,
        &text::REPORT_HEAD_GAMES,
        &text::REPORT_HEAD_WON,
        &text::REPORT_HEAD_AGAINST,
        &text::REPORT_HEAD_MORE_WON,
        &text::REPORT_HEAD_SCORE,
        &text::REPORT_HEAD_MORE,
        &text::REPORT_HEAD_OVER_DEALS,
        &text::REPORT_HEAD_MEANS,
        &text::REPORT_HEAD_MOVES,
        &text::REPORT_HEAD_DECISIONS,
    ];
    let all = || report.cells.iter().filter_map(|cell| cell.difference.as_ref());
    let mut sheet = DataTable {
        rows: report.cells.iter().map(row).collect(),
        note: notes([other_deals(all()), of_scores(all()), of_openings(report)]),
        ..DataTable::new(Message::default(), &heads)
    };
    if is_score {
        sheet.move_columns(5..6, 2);
    }
    sheet
}

/// The note about given first moves.
pub(crate) fn of_openings(report: &ExperimentReport) -> Message {
    match report.cells.iter().any(|cell| !cell.opening.is_empty()) {
        true => say!(REPORT_OPENINGS_OF_CELLS),
        false => Message::default(),
    }
}

fn row(cell: &CellReport) -> Vec<ReportCell> {
    let difference = cell.difference.as_ref();
    let won = ReportCell::estimate(cell.win_rate, cell.win_rate_95, NumberFormat::Share);
    let mut row = vec![cell.name.clone().into(), ReportCell::Count(cell.games), won];
    row.push(difference.map_or(ReportCell::Empty, |found| found.against.as_str().into()));
    row.push(difference.map_or(ReportCell::Empty, more_won));
    row.push(
        cell.score.map_or(ReportCell::Empty, |score| {
            ReportCell::estimate(score.mean, score.mean_95, NumberFormat::Number(2))
        }),
    );
    row.extend(difference.map_or([const { ReportCell::Empty }; 3], more_score));
    row.extend([cell.moves.mean, cell.decisions].map(|mean| ReportCell::number(mean, 1)));
    row
}
