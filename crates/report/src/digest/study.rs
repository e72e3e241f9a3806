//! The tables of a simulation.

use underdeck_lab::{Run, Study};

use super::losses::{Ended, sheets};
use super::sentences::{Finding, changed};
use super::{differences, lucks_out, many, notes, of_scores, skill, spread, typed};
use crate::board::BoardChart;
use crate::sheet::{DataTable, Estimate, NumberFormat, Report, ReportCell, grouped};

impl From<&Study> for Report {
    fn from(study: &Study) -> Self {
        let mut sheets = vec![results(study)];
        if !study.differences.is_empty() {
            let mut sheet = differences("Differences", study.differences.iter());
            sheet.note = notes(&[&sheet.note, of_scores(study.differences.iter())]);
            sheets.push(sheet);
        }
        let rates = study.runs.iter().map(|run| (run.player.as_str(), run.results.win_rate, run.results.win_rate_95));
        sheets.extend(skill("", rates));
        sheets.extend(luck_of_players(study));
        sheets.extend(losses(study));
        let names = study.runs.iter().map(|run| run.player.as_str());
        let moves = study.runs.iter().map(|run| run.detail.distributions.moves.as_slice());
        let scores = study.runs.iter().map(|run| run.detail.distributions.scores.as_slice());
        let drawn = names.clone().zip(moves).map(|counts| spread("Lengths of the games", "moves", counts));
        let drawn = drawn.chain(names.zip(scores).map(|counts| spread("Scores of the games", "score", counts)));
        let drawn = drawn.filter(|sheet| sheet.rows.len() > 1).collect();
        Self { title: title(study), lead: lead(study), about: about(study), sheets, drawn }
    }
}

/// The luck-adjusted results of the players, if requested.
pub(crate) fn luck_of_players(study: &Study) -> Option<DataTable> {
    let rates = study.runs.iter().map(|run| (run.player.as_str(), &run.results.luck_out));
    lucks_out(rates, study.differences.iter())
}

/// The most players in columns.
const COLUMNS: usize = 4;

fn title(study: &Study) -> String {
    let players: Vec<&str> = study.runs.iter().map(|run| run.player.as_str()).collect();
    let (noun, each) = if players.len() == 1 { ("player", "") } else { ("players", " each") };
    let against = study.opponent.as_ref().map_or_else(String::new, |opponent| format!(" against {opponent}"));
    let (games, players) = (many(study.games(), "games"), players.join(", "));
    format!("{games}{each} of {}, {noun} {players}{against}, seed {}, {} luck", study.game, study.seed, study.luck)
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

fn lead(study: &Study) -> Vec<String> {
    let rate = |run: &Run| {
        let (value, interval) = (run.results.win_rate, Some(run.results.win_rate_95));
        format!("{} wins {} of {}", run.player, Estimate { value, interval, unit: NumberFormat::Share }, study.title)
    };
    let mut lead: Vec<String> = study.runs.iter().take(1).map(|run| rate(run) + ", with 95 % confidence.").collect();
    lead.extend(changed(Finding::all(study.differences.iter())));
    lead.push(match study.runs.len() {
        1 => "Not asked: what other players, house rules or first moves would do.".to_owned(),
        _ => "Not asked: what better players than these, other house rules or first moves would do.".to_owned(),
    });
    lead
}

fn about(study: &Study) -> Vec<String> {
    let mut about = vec![format!("options {}", typed(&study.options))];
    if !study.opening.is_empty() {
        about.push(format!("opening {}", study.opening.join(", ")));
    }
    if let Some((until, met)) = study.until {
        about.push(format!("until {until}, {}", if met { "reached" } else { "not reached" }));
    }
    about
}

/// A row for each figure, a column for each player.
fn results(study: &Study) -> DataTable {
    let heads: Vec<&str> = std::iter::once("").chain(study.runs.iter().map(|run| run.player.as_str())).collect();
    let mut sheet = DataTable::new("", &heads);
    let mut line = |name: &str, of: &dyn Fn(&Run) -> ReportCell| {
        let cells: Vec<ReportCell> = study.runs.iter().map(of).collect();
        if cells.iter().any(|cell| *cell != ReportCell::NONE) {
            sheet.rows.push([vec![name.into()], cells].concat());
        }
    };
    line("won", &|run| ReportCell::estimate(run.results.win_rate, run.results.win_rate_95, NumberFormat::Share));
    line("draws", &|run| counted(run.results.draws));
    for seat in 0..study.runs.iter().map(|run| run.results.winners.len()).max().unwrap_or(0) {
        let won = |run: &Run| run.results.winners.get(seat).copied().unwrap_or(0);
        line(&format!("won by seat {}", seat + 1), &|run| ReportCell::Count(won(run)));
    }
    line("ran out of moves", &|run| counted(run.results.unfinished));
    let score = |of: &dyn Fn(&underdeck_lab::ScoreStats) -> ReportCell, run: &Run| {
        run.results.score.as_ref().map_or(ReportCell::NONE, of)
    };
    line("mean score", &|run| {
        score(&|score| ReportCell::estimate(score.mean, score.mean_95, NumberFormat::Number(2)), run)
    });
    line("games with a score", &|run| {
        score(
            &|score| if score.games < run.results.games { ReportCell::Count(score.games) } else { ReportCell::NONE },
            run,
        )
    });
    line("scores", &|run| {
        score(&|score| words(&[score.min, score.p5, score.p25, score.median, score.p75, score.p95, score.max]), run)
    });
    line("moves", &|run| {
        ReportCell::estimate(run.results.moves.mean, run.results.moves.mean_95, NumberFormat::Number(1))
    });
    line("lengths", &|run| {
        let moves = &run.results.moves;
        words(&[moves.median, moves.p95, moves.max])
    });
    line("decisions", &|run| ReportCell::number(run.detail.decisions.mean, 1));
    line("of all moves", &|run| ReportCell::estimate(run.detail.decisions.share, None, NumberFormat::Share));
    line("legal moves", &|run| ReportCell::number(run.detail.branching.mean, 2));
    line("at a decision", &|run| ReportCell::number(run.detail.branching.of_decisions, 2));
    let has_scores = study.runs.iter().any(|run| run.results.score.is_some());
    let seen = study.runs.iter().map(|run| run.detail.decisions.games).min().unwrap_or(0);
    sheet.note = notes(&[
        if has_scores { "Scores are the least, 5 %, quarter, median, three quarters, 95 % and most." } else { "" },
        "Lengths are the median, 95 % and most moves.",
        "Intervals have 95 % confidence.",
        &match seen < study.games() {
            true => format!("Decisions and legal moves are over the first {} games.", grouped(seen)),
            false => String::new(),
        },
    ]);
    sheet
}

/// A number; empty for 0.
fn counted(n: u64) -> ReportCell {
    if n == 0 { ReportCell::NONE } else { ReportCell::Count(n) }
}

fn words(numbers: &[i64]) -> ReportCell {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ").into()
}
