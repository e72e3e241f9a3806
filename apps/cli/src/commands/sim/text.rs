//! The report in words.

use std::fmt::Write;

use lab::{CampaignReport, Detail, Difference, Run, ScoreStats, Study};
use stats::Interval;

use crate::say::STRONG;
use crate::words::grouped;

/// The report, each line a name and its figures; for several players a block for each, then how they differ.
pub(super) fn of(study: &Study) -> String {
    let mut text = head(study);
    match study.runs.as_slice() {
        [run] => {
            results(&mut text, run);
            speed(&mut text, study);
            let (pace, floor) = (run.u_per_move, study.speed.floor_ns);
            line(
                &mut text,
                "cost",
                &format!("{pace:.2} U a move and thread (U, shuffling 54 bytes, took {floor:.1} ns)"),
            );
        }
        runs => {
            for run in runs {
                let _ = writeln!(text, "\n{STRONG}{}{STRONG:#}", run.player);
                results(&mut text, run);
                line(&mut text, "cost", &format!("{:.2} U a move and thread", run.u_per_move));
            }
            for difference in &study.differences {
                let _ = writeln!(text, "\n{STRONG}{} against {}{STRONG:#}", difference.player, difference.against);
                self::difference(&mut text, difference);
            }
            text.push('\n');
            line(&mut text, "paired by", study.pairing());
            speed(&mut text, study);
        }
    }
    if let Some((until, met)) = study.until {
        let words = if met { "reached" } else { "not reached" };
        line(&mut text, "until", &format!("{until}, {words}"));
    }
    text
}

fn head(study: &Study) -> String {
    let options: Vec<String> = study.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let players: Vec<&str> = study.runs.iter().map(|run| run.player.as_str()).collect();
    let (noun, each) = if players.len() == 1 { ("player", "") } else { ("players", " each") };
    let mut text = format!(
        "{STRONG}{} games{each} of {}{STRONG:#}, {noun} {}{}, seed {}, {} luck\n",
        grouped(study.games()),
        study.game,
        players.join(", "),
        study.opponent.as_ref().map_or_else(String::new, |opponent| format!(" against {opponent}")),
        study.seed,
        study.luck
    );
    line(&mut text, "options", &options.join(" "));
    if !study.opening.is_empty() {
        line(&mut text, "opening", &study.opening.join(", "));
    }
    text
}

fn results(text: &mut String, run: &Run) {
    let results = &run.results;
    let mut line = |name: &str, figures: String| line(text, name, &figures);
    line("won", format!("{} (95 % Wilson interval {})", percent(results.win_rate), span(results.win_rate_95, percent)));
    if results.draws > 0 {
        line("draws", grouped(results.draws));
    }
    if results.winners.len() > 1 {
        let seats =
            results.winners.iter().enumerate().map(|(seat, games)| format!("seat {} {}", seat + 1, grouped(*games)));
        line("winners", seats.collect::<Vec<_>>().join(", "));
    }
    let share = |games: u64| percent(games as f64 / (results.games as f64).max(1.0));
    let ends = results.ends.iter().map(|(cause, games)| format!("{cause} {}", share(*games)));
    line("ends by", ends.collect::<Vec<_>>().join(", "));
    if results.unfinished > 0 {
        line("unfinished", format!("{} ({}) ran out of moves", grouped(results.unfinished), share(results.unfinished)));
    }
    let moves = &results.moves;
    line(
        "moves",
        format!("mean {:.1}, median {}, 95 % at most {}, longest {}", moves.mean, moves.median, moves.p95, moves.max),
    );
    decided(text, &run.detail, results.games);
    if let Some(score) = &results.score {
        self::line(text, "score", &scores(score, results.games));
    }
}

/// Decisions and legal moves.
fn decided(text: &mut String, detail: &Detail, games: u64) {
    let (decisions, branching) = (&detail.decisions, &detail.branching);
    let of = match decisions.games {
        seen if seen < games => format!(" (over the first {} games)", grouped(seen)),
        _ => String::new(),
    };
    let figures = format!(
        "mean {:.1} a game, median {}, most {}, {} of all moves{of}",
        decisions.mean,
        decisions.median,
        decisions.max,
        percent(decisions.share)
    );
    line(text, "decisions", &figures);
    let figures = format!(
        "mean {:.2} legal moves, median {}, most {}; {:.2} at a decision",
        branching.mean, branching.median, branching.max, branching.of_decisions
    );
    line(text, "branching", &figures);
}

fn difference(text: &mut String, difference: &Difference) {
    let interval = span(difference.win_rate_95, signed_percent);
    let words = signed_percent(difference.win_rate);
    line(text, "won", &format!("{words} (95 % Tango interval for pairs {interval})"));
    let (gained, given) = (grouped(difference.gained), grouped(difference.given));
    line(
        text,
        "deals",
        &format!("{gained} won by {} alone, {given} by {} alone", difference.player, difference.against),
    );
    if let Some(score) = &difference.score {
        let interval = score.mean_95.map_or_else(String::new, |interval| {
            format!(" (95 % interval for pairs {})", span(interval, |points| format!("{points:+.2}")))
        });
        line(text, "score", &format!("{:+.2}{interval}", score.mean));
    }
}

fn speed(text: &mut String, study: &Study) {
    let speed = &study.speed;
    let figures = format!(
        "{} games/s, {} moves/s with {} threads in {:.2} s",
        grouped(speed.games_per_s as u64),
        grouped(speed.moves_per_s as u64),
        speed.jobs,
        speed.seconds
    );
    line(text, "speed", &figures);
}

/// The report of campaigns, each line a name and its figures.
pub(super) fn of_campaigns(report: &CampaignReport) -> String {
    let options: Vec<String> = report.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let mut text = format!(
        "{STRONG}{} campaigns of {}{STRONG:#}, player {}, seed {}\n",
        grouped(report.campaigns),
        report.game,
        report.player,
        report.seed
    );
    let mut line = |name: &str, figures: String| line(&mut text, name, &figures);
    line("options", options.join(" "));
    line("won", format!("{} (95 % Wilson interval {})", percent(report.win_rate), span(report.win_rate_95, percent)));
    line("lost", grouped(report.losses));
    if report.unfinished > 0 {
        line("unfinished", grouped(report.unfinished));
    }
    let games = &report.games;
    line(
        "games",
        format!("mean {:.1}, median {}, 95 % at most {}, most {}", games.mean, games.median, games.p95, games.max),
    );
    let ends = report.ends.iter().map(|(cause, games)| format!("{cause} {}", grouped(*games)));
    line("ends by", ends.collect::<Vec<_>>().join(", "));
    text
}

fn line(text: &mut String, name: &str, figures: &str) {
    let _ = writeln!(text, "{name:<12}{figures}");
}

fn scores(score: &ScoreStats, games: u64) -> String {
    let of =
        if score.games < games { format!("over {} games with a score: ", grouped(score.games)) } else { String::new() };
    format!(
        "{of}mean {:.1}, least {}, quartiles {} {} {}, 5 % at most {}, 95 % at most {}, most {}",
        score.mean, score.min, score.p25, score.median, score.p75, score.p5, score.p95, score.max
    )
}

fn span(interval: Interval, words: impl Fn(f64) -> String) -> String {
    format!("{} to {}", words(interval.low), words(interval.high))
}

pub(crate) fn percent(share: f64) -> String {
    format!("{:.2} %", share * 100.0)
}

pub(crate) fn signed_percent(share: f64) -> String {
    format!("{:+.2} %", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_by_three() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
