//! Results, statistics, skill and the progress of campaigns in words.

use underdeck_chronicle::statistics::skill::{REFERENCE, Skill, SkillLevel};
use underdeck_chronicle::statistics::{Bars, FinishedGame, GameTotals, Tally};
use underdeck_game::{CampaignStatus, prose};
use underdeck_stats::{Interval, WithoutLuck};

use super::plain;
use crate::say::{FAINT, STRONG};

/// The length of the longest bar.
const WIDEST: u64 = 30;

/// A summary in a few lines.
pub(crate) fn summary(summary: &GameTotals) -> String {
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

/// The number of games, and of those won, in a line.
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

/// A player's skill in a few lines.
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

fn level(who: &str, level: &SkillLevel) -> String {
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

/// The progress of a campaign, and the chapters that can be played next.
pub(crate) fn standing<D>(standing: &CampaignStatus<D>) -> String {
    let mut text = String::new();
    for entry in &standing.progress {
        let note = if entry.note.is_empty() { String::new() } else { format!(" {FAINT}{}{FAINT:#}", entry.note) };
        text += &format!("  {}: {}.{note}\n", entry.name, entry.value.trim_end_matches('.'));
    }
    text += &format!("{}\n", standing.words);
    for chapter in &standing.next {
        text += &format!("\n{STRONG}{}{STRONG:#} [{}]\n{}", chapter.name, chapter.id, plain(&chapter.story));
    }
    text
}
