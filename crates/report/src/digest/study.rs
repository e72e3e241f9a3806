//! The tables of a simulation.

use underdeck_game::{Link, Message, say};
use underdeck_lab::facts::FactReport;
use underdeck_lab::{Run, Study};

use super::losses::{Ended, sheets};
use super::sentences::{Finding, changed};
use super::{differences, house_rules, luck_seed, lucks_out, of_scores, skill, spread};
use crate::board::BoardChart;
use crate::facts;
use crate::numbers::NumberFormat;
use crate::parts::notes;
use crate::sheet::{DataTable, Estimate, Report, ReportCell};

impl From<&Study> for Report {
    fn from(study: &Study) -> Self {
        let mut sheets = vec![results(study)];
        if !study.differences.is_empty() {
            let mut sheet = differences(say!(REPORT_DIFFERENCES), study.differences.iter());
            sheet.note = notes([sheet.note, of_scores(study.differences.iter())]);
            sheets.push(sheet);
        }
        let rates = study.runs.iter().map(|run| (run.player.as_str(), run.results.win_rate, run.results.win_rate_95));
        sheets.extend(skill("", rates));
        sheets.extend(luck_of_players(study));
        sheets.extend(losses(study));
        sheets.extend(facts(study, facts::sheets));
        let lengths = |run: &Run| {
            let title = say!(REPORT_LENGTHS_OF, player = run.player);
            spread(title, say!(REPORT_HEAD_MOVES), &run.detail.distributions.moves)
        };
        let scores = |run: &Run| {
            let title = say!(REPORT_SCORES_OF, player = run.player);
            spread(title, say!(REPORT_HEAD_SCORE), &run.detail.distributions.scores)
        };
        let drawn = study.runs.iter().map(lengths).chain(study.runs.iter().map(scores));
        let drawn = drawn.filter(|sheet| sheet.rows.len() > 1).chain(facts(study, facts::drawn)).collect();
        Self { title: title(study), lead: lead(study), about: about(study), sheets, drawn }
    }
}

/// What the facts of each player's games say, in these tables.
pub(crate) fn facts(study: &Study, tables: fn(&str, &str, &FactReport) -> Vec<DataTable>) -> Vec<DataTable> {
    let is_one = study.runs.len() == 1;
    let of = |run: &Run| {
        let name = if is_one { "" } else { run.player.as_str() };
        run.facts.as_ref().map_or_else(Vec::new, |report| tables(study.game, name, report))
    };
    study.runs.iter().flat_map(of).collect()
}

/// The luck-adjusted results of the players, if requested.
pub(crate) fn luck_of_players(study: &Study) -> Option<DataTable> {
    let rates = study.runs.iter().map(|run| (run.player.as_str(), &run.results.luck_out));
    lucks_out(rates, study.differences.iter())
}

/// The most players in columns.
const COLUMNS: usize = 4;

fn title(study: &Study) -> Message {
    let players = Message::join(study.runs.iter().map(|run| run.player.as_str()), Link::Comma);
    let (games, n) = (say!(REPORT_GAMES, n = study.games()), study.runs.len());
    let (rivals, opponent) = (usize::from(study.opponent.is_some()), study.opponent.clone().unwrap_or_default());
    let luck = luck_seed(study.luck, study.seed);
    say!(REPORT_STUDY, games, n, game = study.title, players, rivals, opponent, luck)
}

/// The ends of each player's games, and the places of losses.
pub(crate) fn losses(study: &Study) -> Vec<DataTable> {
    let runs = study.runs.iter().map(|Run { player, results, detail, .. }| {
        let (ends, unfinished, games) = (results.ends.clone(), results.unfinished, results.games);
        let board = BoardChart::of(study.game, &study.options);
        Ended { name: player, game: study.game, board, ends, unfinished, games, losses: &detail.losses }
    });
    sheets(&runs.collect::<Vec<_>>(), COLUMNS)
}

fn lead(study: &Study) -> Vec<Message> {
    let rate = |run: &Run| {
        let (value, interval) = (run.results.win_rate, Some(run.results.win_rate_95));
        let rate = Estimate { value, interval, unit: NumberFormat::Share }.said();
        say!(REPORT_LEAD_WON, player = run.player, rate, game = study.title)
    };
    let mut lead: Vec<Message> = study.runs.iter().take(1).map(rate).collect();
    lead.extend(changed(Finding::all(study.differences.iter())));
    lead.push(say!(REPORT_LIMITS_STUDY, players = study.runs.len()));
    lead
}

fn about(study: &Study) -> Vec<Message> {
    let mut about = Vec::new();
    if !study.options.is_empty() {
        about.push(say!(REPORT_ABOUT_RULES, rules = house_rules(study.game, &study.options)));
    }
    if !study.opening.is_empty() {
        about.push(say!(REPORT_ABOUT_OPENING, opening = study.opening.join(", ")));
    }
    if let Some((until, met)) = study.until {
        let until = until.to_string();
        about.push(if met { say!(REPORT_UNTIL_MET, until) } else { say!(REPORT_UNTIL_MISSED, until) });
    }
    about
}

/// A row for each figure, a column for each player.
fn results(study: &Study) -> DataTable {
    let heads: Vec<&str> = std::iter::once("").chain(study.runs.iter().map(|run| run.player.as_str())).collect();
    let mut sheet = DataTable::new(Message::default(), &heads);
    let mut line = |name: Message, of: &dyn Fn(&Run) -> ReportCell| {
        let cells: Vec<ReportCell> = study.runs.iter().map(of).collect();
        if cells.iter().any(|cell| *cell != ReportCell::Empty) {
            sheet.rows.push([vec![name.into()], cells].concat());
        }
    };
    line(say!(REPORT_HEAD_WON), &|run| {
        ReportCell::estimate(run.results.win_rate, run.results.win_rate_95, NumberFormat::Share)
    });
    line(say!(REPORT_DRAWS), &|run| counted(run.results.draws));
    for seat in 0..study.runs.iter().map(|run| run.results.winners.len()).max().unwrap_or(0) {
        let won = |run: &Run| run.results.winners.get(seat).copied().unwrap_or(0);
        line(say!(REPORT_WON_BY_SEAT, seat = seat + 1), &|run| ReportCell::Count(won(run)));
    }
    line(say!(REPORT_CUT_OFF), &|run| counted(run.results.unfinished));
    let score = |of: &dyn Fn(&underdeck_lab::ScoreStats) -> ReportCell, run: &Run| {
        run.results.score.as_ref().map_or(ReportCell::Empty, of)
    };
    line(say!(REPORT_HEAD_MEAN_SCORE), &|run| {
        score(&|score| ReportCell::estimate(score.mean, score.mean_95, NumberFormat::Number(2)), run)
    });
    line(say!(REPORT_HEAD_SCORED), &|run| {
        score(
            &|score| if score.games < run.results.games { ReportCell::Count(score.games) } else { ReportCell::Empty },
            run,
        )
    });
    line(say!(REPORT_SCORES), &|run| {
        score(&|score| words(&[score.min, score.p5, score.p25, score.median, score.p75, score.p95, score.max]), run)
    });
    line(say!(REPORT_HEAD_MOVES), &|run| {
        ReportCell::estimate(run.results.moves.mean, run.results.moves.mean_95, NumberFormat::Number(1))
    });
    line(say!(REPORT_LENGTHS), &|run| {
        let moves = &run.results.moves;
        words(&[moves.median, moves.p95, moves.max])
    });
    line(say!(REPORT_HEAD_DECISIONS), &|run| ReportCell::number(run.detail.decisions.mean, 1));
    line(say!(REPORT_OF_ALL_MOVES), &|run| ReportCell::estimate(run.detail.decisions.share, None, NumberFormat::Share));
    line(say!(REPORT_HEAD_LEGAL), &|run| ReportCell::number(run.detail.branching.mean, 2));
    line(say!(REPORT_AT_DECISION), &|run| ReportCell::number(run.detail.branching.of_decisions, 2));
    let has_scores = study.runs.iter().any(|run| run.results.score.is_some());
    let seen = study.runs.iter().map(|run| run.detail.decisions.games).min().unwrap_or(0);
    let games = say!(REPORT_GAMES, n = seen);
    sheet.note = notes([
        if has_scores { say!(REPORT_SCORES_NOTE) } else { Message::default() },
        say!(REPORT_LENGTHS_NOTE),
        say!(REPORT_INTERVALS),
        if seen < study.games() { say!(REPORT_FIRST_GAMES, games) } else { Message::default() },
    ]);
    sheet
}

/// A number; empty for 0.
fn counted(n: u64) -> ReportCell {
    if n == 0 { ReportCell::Empty } else { ReportCell::Count(n) }
}

fn words(numbers: &[i64]) -> ReportCell {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ").into()
}
