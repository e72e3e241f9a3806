//! The report in words.

use std::fmt::Write;

use underdeck_lab::{CampaignReport, Study};
use underdeck_report::{Estimate, Unit};

use crate::say::STRONG;
use crate::words::{digest, grouped};

/// The report in tables; for a bench how fast it went, too.
pub(super) fn of(study: &Study, is_bench: bool) -> String {
    let mut text = digest(&study.into());
    if is_bench {
        text.push('\n');
        let floor = study.speed.floor_ns;
        for run in &study.runs {
            let figures = format!("{:.2} U a move and thread of {}", run.u_per_move, run.player);
            line(&mut text, "cost", &format!("{figures} (U, shuffling 54 bytes, took {floor:.1} ns)"));
        }
        speed(&mut text, study);
    }
    text
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
    line("won", Estimate { value: report.win_rate, interval: Some(report.win_rate_95), unit: Unit::Share }.to_string());
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
