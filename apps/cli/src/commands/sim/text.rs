//! A report for people.

use std::fmt::Write;

use lab::{CampaignReport, Report, ScoreStats};

use crate::say::STRONG;

/// The report in lines of a name and its figures.
pub(super) fn of(report: &Report) -> String {
    let (results, speed) = (&report.results, &report.speed);
    let options: Vec<String> = report.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let mut text = format!(
        "{STRONG}{} games of {}{STRONG:#}, player {}{}, seed {}, {} luck\n",
        grouped(results.games),
        report.game,
        report.player,
        report.opponent.map_or_else(String::new, |opponent| format!(" against {opponent}")),
        report.seed,
        report.luck
    );
    let mut line = |name: &str, figures: String| {
        let _ = writeln!(text, "{name:<12}{figures}");
    };
    line("options", options.join(" "));
    let (low, high) = (percent(results.win_rate_95.low), percent(results.win_rate_95.high));
    line("won", format!("{} (95 % Wilson interval {low} to {high})", percent(results.win_rate)));
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
    if let Some(score) = &results.score {
        line("score", scores(score));
    }
    line(
        "speed",
        format!(
            "{} games/s, {} moves/s with {} threads in {:.2} s",
            grouped(speed.games_per_s as u64),
            grouped(speed.moves_per_s as u64),
            speed.jobs,
            speed.seconds
        ),
    );
    let floor = speed.floor_ns;
    line("cost", format!("{:.2} U a move and thread (U, shuffling 54 bytes, took {floor:.1} ns)", speed.u_per_move));
    text
}

/// The report of campaigns in lines of a name and its figures.
pub(super) fn of_campaigns(report: &CampaignReport) -> String {
    let options: Vec<String> = report.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let mut text = format!(
        "{STRONG}{} campaigns of {}{STRONG:#}, player {}, seed {}\n",
        grouped(report.campaigns),
        report.game,
        report.player,
        report.seed
    );
    let mut line = |name: &str, figures: String| {
        let _ = writeln!(text, "{name:<12}{figures}");
    };
    line("options", options.join(" "));
    let (low, high) = (percent(report.win_rate_95.low), percent(report.win_rate_95.high));
    line("won", format!("{} (95 % Wilson interval {low} to {high})", percent(report.win_rate)));
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

fn scores(score: &ScoreStats) -> String {
    format!(
        "mean {:.1}, least {}, quartiles {} {} {}, 5 % at most {}, 95 % at most {}, most {}",
        score.mean, score.min, score.p25, score.median, score.p75, score.p5, score.p95, score.max
    )
}

fn percent(share: f64) -> String {
    format!("{:.2} %", share * 100.0)
}

/// A number with its digits in groups of three: `1,000,000`.
fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_by_three() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
