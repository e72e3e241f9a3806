//! The page of an experiment.

mod made;

use std::collections::HashMap;

use maud::{Markup, html};
use underdeck_game::{Link, Message, say, text};
use underdeck_lab::experiment::{CellReport, ExperimentReport};
use underdeck_lab::{Difference, ScoreDifference, ScoreStats};

use super::counts::{Lengths, last_drawn, scored, total, undrawn};
use super::digest::experiment::{asked, losses, luck_of_cells, of_openings, planes};
use super::digest::{clear, is_about_score, luck_seed, other_deals};
use super::histograms::{MOST_DRAWN, Series};
use super::numbers::NumberFormat;
use super::parts::{notes, page};
use super::plots::spread;
use super::sheet::{DataTable, Report, ReportCell};
use super::survival::still_playing;

impl From<&ExperimentReport> for Report {
    fn from(report: &ExperimentReport) -> Self {
        super::digest::experiment::experiment(report, figures(report))
    }
}

/// An experiment as an HTML page.
pub fn experiment(report: &ExperimentReport) -> String {
    let digest = Report::from(report);
    let body = html! {
        (digest.lead())
        (facts(report))
        (digest.body())
    };
    let games: u64 = report.cells.iter().map(|cell| cell.games).sum();
    let (what, games) = (say!(REPORT_CELLS, n = report.cells.len()), say!(REPORT_GAMES, n = games));
    page(&report.title, &say!(REPORT_KICKER, what, games), &body, &made::made(report))
}

/// The tables of the page and of the plots: scores before wins in a game that is about scores.
pub(crate) fn figures(report: &ExperimentReport) -> Vec<DataTable> {
    let groups = Group::all(report);
    let clear = Clear::of(report);
    let wins: Vec<DataTable> = std::iter::once(win_rates(report)).chain(differences(report, &clear)).collect();
    let scores: Vec<DataTable> =
        groups.iter().flat_map(|group| [group.means(), group.differences(&clear), group.spread()]).flatten().collect();
    let is_score = report.cells.first().is_some_and(|cell| is_about_score(cell.game, &cell.options));
    let first = if is_score { [scores, wins] } else { [wins, scores] };
    let mut all = first.concat();
    all.extend(luck_of_cells(report));
    all.extend(planes(report));
    all.extend(groups.iter().flat_map(|group| group.lengths()));
    all.extend(groups.iter().flat_map(|group| losses(&group.cells)));
    all.extend(asked(report, super::facts::sheets));
    all.extend(asked(report, super::facts::courses));
    all
}

/// Whether wins and scores of each cell differ clearly from its baseline, among all comparisons of the experiment together.
struct Clear<'a>(HashMap<&'a str, [bool; 2]>);

impl<'a> Clear<'a> {
    fn of(report: &'a ExperimentReport) -> Self {
        let all = report.cells.iter().filter_map(|cell| cell.difference.as_ref());
        Self(all.clone().map(|found| found.player.as_str()).zip(clear(all)).collect())
    }

    /// The cells of a column of differences that are not clear: in wins, or in scores.
    fn unclear(
        &self,
        differences: impl Iterator<Item = &'a Difference>,
        in_scores: bool,
        column: usize,
    ) -> Vec<[usize; 2]> {
        let is_clear =
            |found: &Difference| self.0.get(found.player.as_str()).is_some_and(|clear| clear[usize::from(in_scores)]);
        differences.enumerate().filter(|(_, found)| !is_clear(found)).map(|(row, _)| [row, column]).collect()
    }
}

/// The cells of one game. Scores and lengths of different games are not comparable, so they share no plot.
#[derive(Clone, Debug)]
struct Group<'a> {
    /// The title of the game, if the experiment has several.
    of: Option<&'static str>,
    /// Its cells.
    cells: Vec<&'a CellReport>,
}

fn distinct<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen = std::collections::HashSet::new();
    texts.filter(|text| seen.insert(*text)).collect()
}

fn facts(report: &ExperimentReport) -> Markup {
    let games = distinct(report.cells.iter().map(|cell| cell.title));
    let players = distinct(report.cells.iter().map(|cell| cell.player.as_str()));
    let opponents = distinct(report.cells.iter().filter_map(|cell| cell.opponent.as_deref()));
    html! {
        dl.facts {
            dt { (say!(REPORT_PAGE_GAME)) } dd { (games.join(", ")) }
            dt { (say!(REPORT_PAGE_PLAYER)) } dd { (players.join(", ")) }
            @if !opponents.is_empty() { dt { (say!(REPORT_PAGE_OPPONENT)) } dd { (opponents.join(", ")) } }
            dt { (say!(REPORT_PAGE_DEALS)) }
            dd { (say!(REPORT_SAME_CELLS, luck = luck_seed(report.luck, report.seed))) }
        }
    }
}

/// A number without an interval.
fn mean(number: f64) -> ReportCell {
    ReportCell::number(number, 2)
}

fn win_rates(report: &ExperimentReport) -> DataTable {
    let row = |cell: &CellReport| {
        let won = ReportCell::estimate(cell.win_rate, cell.win_rate_95, NumberFormat::Share);
        vec![cell.name.as_str().into(), ReportCell::Count(cell.games), won]
    };
    let heads = [&text::REPORT_HEAD_CELL, &text::REPORT_HEAD_GAMES, &text::REPORT_AXIS_WON];
    DataTable {
        rows: report.cells.iter().map(row).collect(),
        note: say!(REPORT_WIN_RATE_CELLS),
        ..DataTable::new(say!(REPORT_WIN_RATE), &heads)
    }
}

/// The differences of win rates.
fn differences<'a>(report: &'a ExperimentReport, clear: &Clear<'a>) -> Option<DataTable> {
    let all = || report.cells.iter().filter_map(|cell| cell.difference.as_ref());
    let row = |difference: &Difference| {
        let more = ReportCell::estimate(difference.win_rate, difference.win_rate_95, NumberFormat::MoreShare);
        let alone = [difference.gained, difference.given].map(ReportCell::Count);
        let names = [&difference.player, &difference.against].map(|name| name.as_str().into());
        [&names[..], &alone, &[more]].concat()
    };
    let rows: Vec<_> = all().map(row).collect();
    let heads = [
        &text::REPORT_HEAD_CELL,
        &text::REPORT_HEAD_AGAINST,
        &text::REPORT_HEAD_WON_ALONE,
        &text::REPORT_HEAD_LOST_ALONE,
        &text::REPORT_AXIS_DIFFERENCES,
    ];
    let changes = say!(REPORT_WHAT_CHANGES_NOTE, against = against(all()));
    let note = notes([changes, alone(rows.len()), other_deals(all()), of_openings(report)]);
    let unclear = clear.unclear(all(), false, 4);
    let sheet = DataTable::new(say!(REPORT_WHAT_CHANGES), &heads);
    (!rows.is_empty()).then(|| DataTable { rows, note, unclear, against: Some(1), ..sheet })
}

/// The note about intervals of several comparisons.
fn alone(comparisons: usize) -> Message {
    if comparisons > 1 { say!(REPORT_ALONE) } else { Message::default() }
}

/// The baseline as text.
fn against<'a>(differences: impl Iterator<Item = &'a Difference>) -> Message {
    match distinct(differences.map(|difference| difference.against.as_str())).as_slice() {
        [only] => say!(REPORT_QUOTED, name = *only),
        _ => say!(REPORT_BASELINE_ABOVE),
    }
}

impl<'a> Group<'a> {
    fn all(report: &'a ExperimentReport) -> Vec<Self> {
        let mut groups: Vec<Self> = Vec::new();
        for cell in &report.cells {
            match groups.iter_mut().find(|group| group.cells[0].game == cell.game) {
                Some(group) => group.cells.push(cell),
                None => groups.push(Self { of: Some(cell.title), cells: vec![cell] }),
            }
        }
        if let [only] = groups.as_mut_slice() {
            only.of = None;
        }
        groups
    }

    /// A caption that names the game where there are several.
    fn caption(&self, caption: Message) -> Message {
        self.of.map_or_else(|| caption.clone(), |game| say!(REPORT_OF_GAME, caption, game))
    }

    /// The mean score of each cell with scores.
    fn means(&self) -> Option<DataTable> {
        let cells: Vec<(&CellReport, ScoreStats)> =
            self.cells.iter().filter_map(|cell| Some((*cell, cell.score?))).collect();
        let row = |(cell, score): &(&CellReport, ScoreStats)| {
            let quantiles = [score.min, score.p25, score.median, score.p75, score.max];
            let games = ReportCell::Count(total(&cell.scores));
            let mean = ReportCell::estimate(score.mean, score.mean_95, NumberFormat::Number(2));
            let quantiles = quantiles.map(|score| score.to_string().into());
            [&[cell.name.as_str().into(), games, mean][..], &quantiles].concat()
        };
        let has_all = cells.iter().all(|(cell, _)| total(&cell.scores) == cell.games);
        let heads = [
            &text::REPORT_HEAD_CELL,
            &text::REPORT_HEAD_SCORED,
            &text::REPORT_HEAD_MEAN_SCORE,
            &text::REPORT_HEAD_LEAST,
            &text::REPORT_HEAD_QUARTER,
            &text::REPORT_HEAD_MEDIAN,
            &text::REPORT_HEAD_THREE_QUARTERS,
            &text::REPORT_HEAD_MOST,
        ];
        let without = self.cells.iter().filter(|cell| cell.score.is_none()).map(|cell| cell.name.as_str());
        let without = match without.collect::<Vec<_>>() {
            cells if cells.is_empty() => Message::default(),
            cells => say!(REPORT_SCORE_NONE, cells = Message::join(cells, Link::Comma)),
        };
        let note = notes([say!(REPORT_SCORE_NOTE, has = if has_all { "all" } else { "some" }), without]);
        let sheet = DataTable::new(self.caption(say!(REPORT_SCORE)), &heads);
        (!cells.is_empty()).then(|| DataTable { rows: cells.iter().map(row).collect(), note, ..sheet })
    }

    /// The differences of mean scores.
    fn differences(&self, clear: &Clear<'a>) -> Option<DataTable> {
        let all = || self.cells.iter().filter_map(|cell| cell.difference.as_ref());
        let scored = || all().filter_map(|difference| Some((difference, difference.score?)));
        let row = |(difference, score): (&Difference, ScoreDifference)| {
            let names = [&difference.player, &difference.against].map(|name| name.as_str().into());
            let more = ReportCell::estimate(score.mean, score.mean_95, NumberFormat::More);
            [&names[..], &[ReportCell::Count(score.games)], &score.means.map(mean), &[more]].concat()
        };
        let rows: Vec<_> = scored().map(row).collect();
        let heads = [
            &text::REPORT_HEAD_CELL,
            &text::REPORT_HEAD_AGAINST,
            &text::REPORT_HEAD_BOTH,
            &text::REPORT_HEAD_BEFORE,
            &text::REPORT_HEAD_AFTER,
            &text::REPORT_AXIS_SCORES,
        ];
        let changes = say!(REPORT_SCORE_CHANGES_NOTE, against = against(scored().map(|(difference, _)| difference)));
        let note = notes([changes, alone(rows.len())]);
        let unclear = clear.unclear(scored().map(|(difference, _)| difference), true, 5);
        let sheet = DataTable::new(self.caption(say!(REPORT_SCORE_CHANGES)), &heads);
        (!rows.is_empty()).then(|| DataTable { rows, note, unclear, against: Some(1), ..sheet })
    }

    /// The distributions of scores.
    fn spread(&self) -> Option<DataTable> {
        let cells = self.cells.iter().filter(|cell| !cell.scores.is_empty());
        let series = cells.map(|cell| {
            let note = scored(&cell.scores, cell.games);
            Series { name: cell.name.clone(), note, counts: &cell.scores }
        });
        let caption = self.caption(say!(REPORT_HOW_SPREAD));
        spread([caption, Message::default(), say!(REPORT_HEAD_SCORE)], &series.collect::<Vec<_>>(), None)
    }

    /// The lengths of games: as histograms and as curves, unless there are too many cells to draw, and in numbers.
    fn lengths(&self) -> Vec<DataTable> {
        let of = |cell: &&'a CellReport| Lengths {
            name: cell.name.clone(),
            counts: &cell.lengths,
            unfinished: cell.unfinished,
        };
        let lengths: Vec<Lengths<'_>> = self.cells.iter().map(of).collect();
        let (last, series) = (last_drawn(&lengths), lengths.iter().map(Lengths::series).collect::<Vec<_>>());
        let note = notes([say!(REPORT_MOVES_NOTE), undrawn(&series, last, false)]);
        let histogram = spread([self.caption(say!(REPORT_HOW_LONG)), note, say!(REPORT_HEAD_MOVES)], &series, last);
        let is_drawn = self.cells.len() <= MOST_DRAWN;
        let still = is_drawn.then(|| still_playing(self.caption(say!(REPORT_STILL_PLAYING)), &lengths));
        [histogram, still, Some(self.lengths_in_numbers(is_drawn))].into_iter().flatten().collect()
    }

    fn lengths_in_numbers(&self, is_drawn: bool) -> DataTable {
        let row = |cell: &&CellReport| {
            let moves = &cell.moves;
            let figures = [moves.median, moves.p95, moves.max].map(|number| number.to_string().into());
            let length = ReportCell::estimate(moves.mean, moves.mean_95, NumberFormat::Number(2));
            [&[cell.name.as_str().into(), length], &figures[..], &[cell.decisions, cell.branching].map(mean)].concat()
        };
        let heads = [
            &text::REPORT_HEAD_CELL,
            &text::REPORT_HEAD_MEAN_MOVES,
            &text::REPORT_HEAD_HALF_END,
            &text::REPORT_HEAD_95_END,
            &text::REPORT_HEAD_ALL_END,
            &text::REPORT_HEAD_DECISIONS,
            &text::REPORT_HEAD_LEGAL,
        ];
        let note = if is_drawn { Message::default() } else { say!(REPORT_NOT_DRAWN, most = MOST_DRAWN) };
        let sheet = DataTable::new(self.caption(say!(REPORT_IN_NUMBERS)), &heads);
        DataTable { rows: self.cells.iter().map(row).collect(), note, ..sheet }
    }
}
