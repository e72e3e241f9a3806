//! Results and statistics in words.

use underdeck_chronicle::statistics::{Bars, FinishedGame, Summary, Tally};
use underdeck_game::prose;

use crate::say::STRONG;

/// The length of the longest bar.
const WIDEST: u64 = 30;

/// A summary in a few lines.
pub(crate) fn summary(summary: &Summary) -> String {
    let title = underdeck_catalogue::find(&summary.game).map_or(summary.game.as_str(), |game| game.info().title);
    let options = if summary.options.is_empty() { String::new() } else { format!(" with {}", summary.options) };
    let mut text = format!("{STRONG}{title}{options}{STRONG:#}: {}\n", prose::count(summary.games() as usize, "game"));
    let kinds = [
        ("Your own games", &summary.own),
        ("Deals of the day", &summary.daily),
        ("Informed games", &summary.informed),
        ("Games with your own cards", &summary.told),
    ];
    for (name, tally) in kinds {
        if tally.games > 0 {
            text += &format!("{name}: {}", of(tally));
        }
    }
    if summary.again > 0 {
        text += &format!("Deals of the day played again, not counted: {}\n", summary.again);
    }
    text
}

/// Games in a line: how many of them were won.
pub(crate) fn in_short(tally: &Tally) -> String {
    let percent = |share: f64| format!("{:.0}", share * 100.0);
    let rate = tally.rate;
    format!(
        "{}, {} won ({} %, 95 % interval {} to {} %), {} lost",
        prose::count(tally.games as usize, "game"),
        tally.wins,
        percent(rate.share),
        percent(rate.low),
        percent(rate.high),
        tally.losses
    )
}

fn of(tally: &Tally) -> String {
    let mut text = in_short(tally) + "\n";
    text += &format!("  Won in a row: {} now, {} at most\n", tally.streak.current, tally.streak.longest);
    if let Some(scores) = &tally.scores {
        text += &format!("  Scores: best {}, mean {:.1}\n{}", scores.best, scores.mean, bars(&scores.histogram));
    }
    text += &format!("  Moves:\n{}", bars(&tally.lengths));
    let last: Vec<String> = tally.last.iter().map(result).collect();
    text + &format!("  Last: {}\n", last.join("; "))
}

fn bars(histogram: &Bars) -> String {
    let highest = histogram.highest().max(1);
    let width = histogram.bars.iter().map(|bar| bar.words().len()).max().unwrap_or_default();
    let line = |bar: &underdeck_chronicle::statistics::Bar| {
        let length = (bar.count * WIDEST).div_ceil(highest.max(WIDEST)) as usize;
        format!("    {:>width$}: {:>4} {}\n", bar.words(), bar.count, "#".repeat(length)).replace(" \n", "\n")
    };
    histogram.bars.iter().map(line).collect()
}

/// A result in a few words.
pub(crate) fn result(entry: &FinishedGame) -> String {
    let result = entry.own_result();
    let cause = if entry.cause.is_empty() || entry.cause == entry.result {
        String::new()
    } else {
        format!(" ({})", entry.cause)
    };
    let score = entry.score.map_or_else(String::new, |score| format!(", score {score}"));
    let date = if entry.date.is_empty() { String::new() } else { format!(" ({})", entry.date) };
    let aids = if entry.aids.is_empty() { String::new() } else { format!(", {}", entry.aids) };
    format!("{result}{cause}{score}{date}{aids}")
}
