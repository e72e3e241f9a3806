//! The tables of a simulation.

use underdeck_game::{Link, Message, say};
use underdeck_lab::facts::FactReport;
use underdeck_lab::{Run, Study};
use underdeck_stats::{ratio, wilson};

use super::losses::{Ended, sheets};
use super::sentences::{Finding, changed};
use super::{differences, house_rules, is_about_score, luck_seed, lucks_out, of_scores, skill};
use crate::board::BoardChart;
use crate::facts;
use crate::numbers::NumberFormat;
use crate::parts::notes;
use crate::sheet::{ChartKind, DataTable, Estimate, Report, ReportCell};

/// A simulation with the distributions of its scores, and the others.
pub(crate) fn report(study: &Study, [scores, others]: [Vec<DataTable>; 2]) -> Report {
    let is_score = is_about_score(study.game, &study.options);
    let mut sheets = vec![results(study, is_score)];
    if !study.differences.is_empty() {
        let mut sheet = differences(say!(REPORT_DIFFERENCES), study.differences.iter(), is_score);
        sheet.note = notes([sheet.note, of_scores(study.differences.iter())]);
        sheets.push(sheet);
    }
    let rates = study.runs.iter().map(|run| (run.player.as_str(), run.results.win_rate, run.results.win_rate_95));
    sheets.extend(skill("", rates));
    sheets.extend(luck_of_players(study));
    let (first, last) = if is_score { (scores, Vec::new()) } else { (Vec::new(), scores) };
    let (losses, asked) = (losses(study), facts(study, facts::sheets));
    let courses = facts(study, facts::courses);
    let figures = [&sheets[..], &first, &losses, &asked, &courses, &last, &others].concat();
    sheets.extend(losses);
    sheets.extend(asked);
    Report { title: title(study), lead: lead(study, is_score), about: about(study), sheets, figures }
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

fn lead(study: &Study, is_score: bool) -> Vec<Message> {
    let estimate = |value, interval, unit| Estimate { value, interval, unit }.said();
    let share = |games: u64, run: &Run| {
        let share = ratio(games as f64, run.results.games as f64);
        estimate(share, Some(wilson(games, run.results.games)), NumberFormat::Share)
    };
    let of = |run: &Run| {
        let (player, game, results) = (run.player.as_str(), study.title, &run.results);
        let rate = estimate(results.win_rate, Some(results.win_rate_95), NumberFormat::Share);
        match (results.winners.as_slice(), results.score.filter(|_| is_score)) {
            ([_, second, ..], _) => {
                let rival = study.opponent.as_deref().unwrap_or(player);
                let [second, draws] = [*second, results.draws].map(|games| share(games, run));
                say!(REPORT_LEAD_SEATS, player, rate, rival, second, draws, game)
            }
            (_, Some(score)) => {
                let score = estimate(score.mean, score.mean_95, NumberFormat::Number(2));
                say!(REPORT_LEAD_SCORE, player, score, rate, game)
            }
            _ => say!(REPORT_LEAD_WON, player, rate, game),
        }
    };
    let mut lead: Vec<Message> = study.runs.iter().take(1).map(of).collect();
    lead.extend(changed(Finding::all(study.differences.iter()), is_score));
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
fn results(study: &Study, is_score: bool) -> DataTable {
    let heads: Vec<&str> = std::iter::once("").chain(study.runs.iter().map(|run| run.player.as_str())).collect();
    let mut sheet = DataTable { look: ChartKind::Columns, ..DataTable::new(Message::default(), &heads) };
    let mut line = |name: Message, of: &dyn Fn(&Run) -> ReportCell| {
        let cells: Vec<ReportCell> = study.runs.iter().map(of).collect();
        if cells.iter().any(|cell| *cell != ReportCell::Empty) {
            sheet.rows.push([vec![name.into()], cells].concat());
        }
    };
    let seats = study.runs.iter().map(|run| run.results.winners.len()).max().unwrap_or(0);
    let share = |games: u64, run: &Run| {
        let all = run.results.games;
        ReportCell::estimate(ratio(games as f64, all as f64), wilson(games, all), NumberFormat::Share)
    };
    if seats > 1 {
        for seat in 0..seats {
            let won = |run: &Run| share(run.results.winners.get(seat).copied().unwrap_or(0), run);
            line(say!(REPORT_WON_BY_SEAT, seat = seat + 1), &won);
        }
        line(say!(REPORT_DRAWS), &|run| share(run.results.draws, run));
    } else {
        line(say!(REPORT_HEAD_WON), &|run| {
            ReportCell::estimate(run.results.win_rate, run.results.win_rate_95, NumberFormat::Share)
        });
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
    if is_score {
        let is_of_score = |row: &Vec<ReportCell>| {
            [say!(REPORT_HEAD_MEAN_SCORE), say!(REPORT_HEAD_SCORED), say!(REPORT_SCORES)]
                .map(ReportCell::from)
                .contains(&row[0])
        };
        sheet.rows.sort_by_key(|row| !is_of_score(row));
    }
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
