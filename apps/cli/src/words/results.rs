//! Results, statistics, skill and the progress of campaigns in words.

use underdeck_chronicle::statistics::skill::{REFERENCE, Skill, SkillLevel};
use underdeck_chronicle::statistics::{Bars, FinishedGame, GameTotals, Tally, house_rules, result_said};
use underdeck_game::{CampaignStatus, Link, Message, Value, say};
use underdeck_stats::{Interval, WithoutLuck};

use super::{date, decimal, plain};
use crate::say::{FAINT, STRONG};

/// The length of the longest bar.
const WIDEST: u64 = 30;

/// A summary in a few lines.
pub(crate) fn summary(summary: &GameTotals) -> String {
    let head = say!(CLI_STATS_HEAD, game = named(&summary.game, &summary.options), n = summary.games());
    let mut text = format!("{head}\n");
    let kinds = [
        (say!(GAMES_OWN), &summary.own),
        (say!(GAMES_DAILY), &summary.daily),
        (say!(GAMES_INFORMED), &summary.informed),
        (say!(GAMES_OWN_CARDS), &summary.told),
    ];
    for (name, tally) in kinds {
        if tally.games > 0 {
            text += &of(name, tally);
        }
    }
    if summary.again > 0 {
        text += &format!("{}\n", say!(GAMES_REPEATED, n = summary.again));
    }
    text
}

/// The title of a game with the house rules that differ from the defaults.
fn named(game: &str, options: &str) -> String {
    let title = underdeck_catalogue::find(game).map_or(game, |game| game.info().title);
    let rules = house_rules(game, options);
    let rules = if rules.is_empty() { String::new() } else { format!(" ({})", Message::join(rules, "; ")) };
    format!("{STRONG}{title}{STRONG:#}{rules}")
}

fn of(name: Message, tally: &Tally) -> String {
    let rate = say!(
        TUI_STATS_RATE,
        wins = tally.wins,
        games = tally.games,
        share = percent(tally.rate.share),
        low = percent(tally.rate.low),
        high = percent(tally.rate.high)
    );
    let streak = say!(TUI_STATS_STREAK, now = tally.streak.current, longest = tally.streak.longest);
    let mut text = format!("{}\n  {streak}\n", say!(CLI_STATS_TALLY, name, rate));
    if let Some(scores) = &tally.scores {
        let mean = say!(TUI_STATS_SCORES, best = scores.best, mean = tenths(scores.mean));
        text += &format!("  {mean}\n{}", bars(&scores.histogram));
    }
    text += &format!("  {}:\n{}", say!(TUI_STATS_CHART_LENGTHS), bars(&tally.lengths));
    let results = Message::join(tally.last.iter().map(result), "; ");
    text + &format!("  {}\n", say!(CLI_STATS_LAST, results))
}

fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

fn tenths(number: f64) -> Value {
    Value::Tenths((number * 10.0).round() as i64)
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
pub(crate) fn result(entry: &FinishedGame) -> Message {
    let score = entry.score.map(|score| say!(SCORE_OF, score));
    let date = Some(date(&entry.date)).filter(|date| !date.is_empty());
    let parts = [Some(result_said(&entry.own_result())), score, date];
    Message::join(parts.into_iter().flatten().chain(aids(&entry.aids)), Link::Comma)
}

/// The aids of a record, `hints, coach`, in words.
pub(crate) fn aids(words: &str) -> Vec<Message> {
    let aid = |word: &str| match word {
        "hints" => say!(CLI_AID_HINTS),
        "solver" => say!(CLI_AID_SOLVER),
        "coach" => say!(CLI_AID_COACH),
        other => other.into(),
    };
    words.split(", ").filter(|word| !word.is_empty()).map(aid).collect()
}

/// A player's skill in a few lines.
pub(crate) fn skill(skill: &Skill) -> String {
    let head = say!(CLI_SKILL_HEAD, game = named(&skill.game, &skill.options), n = skill.games);
    let lines = [
        Some(level(say!(LUCK_YOU), &skill.player)),
        Some(level(say!(CLI_SKILL_REFERENCE, player = REFERENCE), &skill.reference)),
        skill.more_won.as_ref().map(more_won),
        skill.more_score.as_ref().map(|more| {
            let [mean, low, high] = [more.mean, more.interval.low, more.interval.high];
            let [mean, low, high] = [mean, low, high].map(|score| signed(score, 1));
            say!(CLI_SKILL_MORE_SCORE, mean, low, high)
        }),
        Some(say!(CLI_SKILL_WORTH, worth = tenths(skill.player.won_without_luck.map_or(1.0, |found| found.worth)))),
    ];
    lines.into_iter().flatten().fold(format!("{head}\n"), |text, line| format!("{text}  {line}\n"))
}

/// A number with its sign.
fn signed(number: f64, decimals: usize) -> String {
    let sign = if number < 0.0 { '\u{2212}' } else { '+' };
    format!("{sign}{}", decimal(number.abs(), decimals))
}

fn level(who: Message, level: &SkillLevel) -> Message {
    let of = |share: f64, low: f64, high: f64| [percent(share), percent(low), percent(high)];
    let [share, low, high] = of(level.won.share, level.won.low, level.won.high);
    let won = say!(CLI_SKILL_WON, who, share, low, high);
    let adjusted = level.won_without_luck.map(|WithoutLuck { mean, interval, .. }| {
        let [share, low, high] = of(mean, interval.low, interval.high);
        say!(CLI_SKILL_WON_ADJUSTED, share, low, high)
    });
    let score = level.score_without_luck.map(|WithoutLuck { mean, interval, .. }| {
        say!(CLI_SKILL_SCORE, mean = tenths(mean), low = tenths(interval.low), high = tenths(interval.high))
    });
    Message::join([Some(won), adjusted, score].into_iter().flatten(), Link::Comma)
}

fn more_won(more: &WithoutLuck) -> Message {
    let Interval { low, high } = more.interval;
    let [share, low_said, high_said] = [more.mean, low, high].map(|share| format!("{} %", signed(100.0 * share, 0)));
    match () {
        () if low > 0.0 => say!(LUCK_BETTER, share, low = low_said, high = high_said),
        () if high < 0.0 => say!(LUCK_WORSE, share, low = low_said, high = high_said),
        () => say!(LUCK_CLOSE, share, low = low_said, high = high_said),
    }
}

/// The progress of a campaign, and the chapters that can be played next.
pub(crate) fn standing<D>(standing: &CampaignStatus<D>) -> String {
    let mut text = String::new();
    for entry in &standing.progress {
        let note = if entry.note.is_empty() { String::new() } else { format!(" {FAINT}{}{FAINT:#}", entry.note) };
        let value = entry.value.trim_end_matches('.');
        text += &format!("  {}{note}\n", say!(ABOUT_ENTRY, zone = entry.name, value));
    }
    text += &format!("{}\n", standing.words);
    for chapter in &standing.next {
        text += &format!("\n{STRONG}{}{STRONG:#} [{}]\n{}", chapter.name, chapter.id, plain(&chapter.story));
    }
    text
}
