//! How well a player plays, in words.

use underdeck_chronicle::statistics::skill::{Level, REFERENCE, Skill};
use underdeck_stats::{Interval, WithoutLuck};

use crate::say::STRONG;

/// What is known of a player's skill in a few lines.
pub(crate) fn skill(skill: &Skill) -> String {
    let title = underdeck_catalogue::find(&skill.game).map_or(skill.game.as_str(), |game| game.info().title);
    let options = if skill.options.is_empty() { String::new() } else { format!(" with {}", skill.options) };
    let mut text = format!("{STRONG}{title}{options}{STRONG:#}: luck taken out of {} games\n", skill.games);
    text += &level("You", &skill.player);
    text += &level(&format!("The {REFERENCE} player on the same deals"), &skill.reference);
    if let Some(more) = &skill.more_won {
        text += &format!("  Your skill beside it: {}\n", more_won(more));
    }
    if let Some(more) = &skill.more_score {
        let Interval { low, high } = more.interval;
        text += &format!("  Your score beside it: {:+.1} ({low:+.1} to {high:+.1})\n", more.mean);
    }
    let worth = skill.player.won_without_luck.map_or(1.0, |found| found.worth);
    text + &format!("  A game without luck is worth {worth:.1} as they went. Intervals have 95 % confidence.\n")
}

fn level(who: &str, level: &Level) -> String {
    let share = |share: f64| format!("{:.0} %", 100.0 * share);
    let ends = |low: f64, high: f64| format!("{:.0} to {:.0} %", 100.0 * low, 100.0 * high);
    let mut text = format!("  {who}: won {} ({})", share(level.won.share), ends(level.won.low, level.won.high));
    if let Some(WithoutLuck { mean, interval, .. }) = level.won_without_luck {
        text += &format!(", without luck {} ({})", share(mean), ends(interval.low, interval.high));
    }
    if let Some(WithoutLuck { mean, interval, .. }) = level.score_without_luck {
        text += &format!(", mean score without luck {mean:.1} ({:.1} to {:.1})", interval.low, interval.high);
    }
    text + "\n"
}

fn more_won(more: &WithoutLuck) -> String {
    let Interval { low, high } = more.interval;
    let verdict = match () {
        () if low > 0.0 => "you play better",
        () if high < 0.0 => "it plays better",
        () => "too close to tell",
    };
    format!("{:+.0} % of games won ({:+.0} to {:+.0}), {verdict}", 100.0 * more.mean, 100.0 * low, 100.0 * high)
}
