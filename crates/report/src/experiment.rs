//! The page of an experiment.

mod lengths;
mod made;
mod scores;

use maud::{Markup, html};
use underdeck_game::{Message, say, text};
use underdeck_lab::Difference;
use underdeck_lab::experiment::{CellReport, ExperimentReport};
use underdeck_plot::Unit;
use underdeck_stats::Interval;

use super::digest::experiment::{asked, losses, luck_of_cells, of_openings, planes};
use super::digest::{luck_seed, other_deals};
use super::dots::{Dot, compared, dots};
use super::parts::{figure, grouped, notes, page, percent, points, same, signed_percent, table};
use super::sheet::Report;

/// An experiment as an HTML page.
pub fn experiment(report: &ExperimentReport) -> String {
    let groups = Group::all(report);
    let body = html! {
        (Report::from(report).lead())
        (facts(report))
        (win_rates(report))
        (differences(report))
        @if let Some(sheet) = luck_of_cells(report) { (sheet.html()) }
        @for sheet in planes(report) { (sheet.html()) }
        @for group in &groups { (scores::means(group)) (scores::differences(group)) (scores::spread(group)) }
        @for group in &groups { (lengths::histogram(group)) (lengths::still_playing(group)) }
        @for group in &groups { @for sheet in losses(&group.cells) { (sheet.html()) } }
        @for sheet in asked(report, super::facts::sheets) { (sheet.html()) }
        @for sheet in asked(report, super::facts::drawn) { (sheet.html()) }
    };
    let games: u64 = report.cells.iter().map(|cell| cell.games).sum();
    let (what, games) = (say!(REPORT_CELLS, n = report.cells.len()), say!(REPORT_GAMES, n = games));
    page(&report.title, &say!(REPORT_KICKER, what, games), &body, &made::made(report))
}

/// The cells of one game. Scores and lengths of different games are not comparable, so they share no plot.
#[derive(Clone, Debug)]
struct Group<'a> {
    /// The title of the game, if the experiment has several.
    of: Option<&'static str>,
    /// Its cells.
    cells: Vec<&'a CellReport>,
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

    fn differences(&self) -> impl Iterator<Item = &'a Difference> {
        self.cells.iter().filter_map(|cell| cell.difference.as_ref())
    }
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

fn win_rates(report: &ExperimentReport) -> Markup {
    let dot = |cell: &CellReport| Dot {
        name: cell.name.clone(),
        note: String::new(),
        value: cell.win_rate,
        interval: Some(cell.win_rate_95),
        words: percent(cell.win_rate),
        is_baseline: false,
    };
    let row = |cell: &CellReport| {
        let (low, high) = (percent(cell.win_rate_95.low), percent(cell.win_rate_95.high));
        let (games, won) = (grouped(cell.games), percent(cell.win_rate));
        let means = [cell.moves.mean, cell.decisions, cell.branching].map(points);
        [vec![cell.name.clone(), games, won, low, high], means.to_vec()].concat()
    };
    let plot = dots(&report.cells.iter().map(dot).collect::<Vec<_>>(), &say!(REPORT_AXIS_WON), Unit::Share);
    let rows: Vec<_> = report.cells.iter().map(row).collect();
    let heads = [
        &text::REPORT_HEAD_CELL,
        &text::REPORT_HEAD_GAMES,
        &text::REPORT_HEAD_WON,
        &text::REPORT_HEAD_FROM,
        &text::REPORT_HEAD_TO,
        &text::REPORT_HEAD_MOVES,
        &text::REPORT_HEAD_DECISIONS,
        &text::REPORT_HEAD_LEGAL,
    ];
    let tables = [(say!(REPORT_SAME_MORE), table(&heads, &rows))];
    figure(&say!(REPORT_WIN_RATE), &say!(REPORT_WIN_RATE_CELLS), &plot, &tables)
}

fn differences(report: &ExperimentReport) -> Markup {
    let all = || report.cells.iter().filter_map(|cell| cell.difference.as_ref());
    if all().next().is_none() {
        return html! {};
    }
    let row = |difference: &Difference| {
        let ends = [difference.win_rate, difference.win_rate_95.low, difference.win_rate_95.high].map(signed_percent);
        let (gained, given) = (grouped(difference.gained), grouped(difference.given));
        [vec![difference.player.clone(), difference.against.clone(), gained, given], ends.to_vec()].concat()
    };
    let compared = compared(all(), |difference| Some(Dot::more_won(difference)));
    let plot = dots(&compared, &say!(REPORT_AXIS_DIFFERENCES), Unit::Share);
    let rows: Vec<_> = all().map(row).collect();
    let heads = [
        &text::REPORT_HEAD_CELL,
        &text::REPORT_HEAD_AGAINST,
        &text::REPORT_HEAD_WON_ALONE,
        &text::REPORT_HEAD_LOST_ALONE,
        &text::REPORT_HEAD_DIFFERENCE,
        &text::REPORT_HEAD_FROM,
        &text::REPORT_HEAD_TO,
    ];
    let alone = if rows.len() > 1 { say!(REPORT_ALONE) } else { Message::default() };
    let changes = say!(REPORT_WHAT_CHANGES_NOTE, against = against(all()));
    let note = notes([changes, alone, other_deals(all()), of_openings(report)]);
    figure(&say!(REPORT_WHAT_CHANGES), &note, &plot, &[same(table(&heads, &rows))])
}

/// The baseline as text.
fn against<'a>(differences: impl Iterator<Item = &'a Difference>) -> Message {
    match distinct(differences.map(|difference| difference.against.as_str())).as_slice() {
        [only] => say!(REPORT_QUOTED, name = *only),
        _ => say!(REPORT_BASELINE_ABOVE),
    }
}

fn span(interval: Option<Interval>, words: impl Fn(f64) -> String) -> [String; 2] {
    interval.map_or_else(Default::default, |interval| [words(interval.low), words(interval.high)])
}
