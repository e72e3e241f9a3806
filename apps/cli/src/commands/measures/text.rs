//! The measures in words.

use std::fmt::Write;

use lab::Difference;
use lab::measures::{Measures, Reading, Readings, Ruling};

use crate::commands::sim::text::{percent, signed_percent};
use crate::say::STRONG;
use crate::words::grouped;

/// The measures, each line a name and its figures.
pub(super) fn of(measures: &Measures) -> String {
    let mut text = format!("{STRONG}Measures of {}{STRONG:#}, seed {}\n", measures.game, measures.seed);
    let mut line = |name: &str, figures: String| {
        let _ = writeln!(text, "{name:<14}{figures}");
    };
    let range = &measures.range;
    for level in &range.players {
        let (low, high) = (percent(level.win_rate_95.low), percent(level.win_rate_95.high));
        let score = level.score.map_or_else(String::new, |score| format!(", mean score {score:.2}"));
        line(
            &level.player,
            format!("won {} of {} deals ({low} to {high}){score}", percent(level.win_rate), grouped(range.deals)),
        );
    }
    line("skill", format!("{}, from floor to ceiling", changed(&range.span)));
    if let Some(thinking) = &range.thinking {
        line("thinking", format!("{}, beyond the greedy player", changed(thinking)));
    }
    if let Some(dead) = &measures.dead {
        let (low, high) = (percent(dead.share_95.low), percent(dead.share_95.high));
        let tries = if dead.tries == 1 { "its one try".into() } else { format!("each of {} tries", dead.tries) };
        line("dead deals", format!("{} lost in {tries} ({low} to {high})", percent(dead.share)));
    }
    line("completion", percent(measures.completion));
    line("duration", format!("{:.1} moves", measures.duration));
    let decisions = &measures.decisions;
    line("decisions", format!("{:.1} a game, {} of all moves", decisions.mean, percent(decisions.share)));
    let branching = &measures.branching;
    line(
        "branching",
        format!(
            "{:.2} legal moves, {:.2} at a decision; game tree 10^{:.0}",
            branching.mean, branching.of_decisions, measures.tree_complexity
        ),
    );
    let drama = &measures.drama;
    line(
        "lead changes",
        format!(
            "{:.2} a game, between {} of the moments ({} games)",
            drama.lead_changes,
            percent(drama.lead_change),
            drama.games
        ),
    );
    line(
        "drama",
        format!(
            "{:.3}, in won games {:.3}; {} of them were comebacks",
            drama.drama,
            drama.drama_won,
            percent(drama.comebacks)
        ),
    );
    let [first, middle, last] = drama.uncertainty.map(|third| format!("{third:.2}"));
    line("uncertainty", format!("{first} in the first third of a game, {middle} in the second, {last} in the last"));
    for ruling in &measures.rulings {
        let name = format!("{}={} instead of {}", ruling.key, ruling.to, ruling.from);
        line("ruling", format!("{name}: {}", answer(ruling)));
    }
    if !measures.rulings.is_empty() {
        line("", "The intervals are of each rule alone; “clear” allows for all of them together (Holm).".into());
    }
    if !measures.without_effect.is_empty() {
        line("no effect", measures.without_effect.join(", "));
    }
    text
}

/// What other readings of the rulings change, each line a ruling and its figures.
pub(super) fn of_readings(readings: &Readings) -> String {
    let deals = grouped(readings.deals);
    let mut text = format!(
        "{STRONG}Rulings of {} read otherwise{STRONG:#}, {deals} deals, seed {}\n",
        readings.game, readings.seed
    );
    for Reading { id, ruling } in &readings.rulings {
        let _ = writeln!(text, "{id:<6}{}: {}", ruling.key, answer(ruling));
    }
    if !readings.rulings.is_empty() {
        text.push_str("The intervals are of each reading alone; “clear” allows for all of them together (Holm).\n");
    }
    for reading in &readings.without_effect {
        let _ = writeln!(text, "{reading}: no effect, all these deals are played move for move as before.");
    }
    if readings.rulings.is_empty() && readings.without_effect.is_empty() {
        text.push_str("No ruling of this game can be read otherwise.\n");
    }
    text
}

/// Whether a change is clear, and how large it is.
fn answer(ruling: &Ruling) -> String {
    let clear = match (ruling.changes_wins(), ruling.changes_scores()) {
        (true, true) => "a clear difference in wins and score",
        (true, false) => "a clear difference in wins",
        (false, true) => "a clear difference in score",
        (false, false) => "no clear difference",
    };
    format!("{clear}; {}", changed(&ruling.difference))
}

/// A difference of win rates and scores.
fn changed(difference: &Difference) -> String {
    let interval = difference.win_rate_95;
    let (low, high) = (signed_percent(interval.low), signed_percent(interval.high));
    let score = difference.score.map_or_else(String::new, |score| format!(", score {:+.2}", score.mean));
    format!("{} won ({low} to {high}){score}", signed_percent(difference.win_rate))
}
