//! Deals and games in progress in a line.

use underdeck_catalogue::DealInfo;
use underdeck_game::{Outcome, Seat};
use underdeck_home::daily::DailyDeal;
use underdeck_play::{Session, moves_played};
use underdeck_record::Record;

use super::results::result;
use crate::say::STRONG;

/// A deal in a line or two: its code, and the house rules that differ from the defaults.
pub(crate) fn deal(deal: &DealInfo) -> String {
    let changed = deal.house_rules();
    let house = if changed.is_empty() {
        String::new()
    } else {
        format!("\nHouse rules: {}", underdeck_game::Message::join(changed, "; "))
    };
    format!("Deal {STRONG}{}{STRONG:#} of {}, seed {}{house}", deal.code, deal.game, deal.seed)
}

/// The deal of a game in a line or two; a physical game has none to show.
pub(crate) fn deal_of(session: &dyn Session) -> String {
    named(&session.deal(), session.is_physical())
}

/// A deal in a line or two, or the sentence for a physical game.
fn named(deal: &DealInfo, is_physical: bool) -> String {
    let named = self::deal(deal);
    match named.split_once('\n') {
        _ if !is_physical => named,
        Some((_, house)) => format!("With your own cards\n{house}"),
        None => "With your own cards".into(),
    }
}

/// An unfinished game in a line.
pub(crate) fn unfinished(record: &Record) -> String {
    let deal =
        record.tag("Game").and_then(|name| underdeck_catalogue::find(name).ok()?.deal_of(record.tag("Deal")?).ok());
    let deal = deal.map_or_else(
        || "A game".into(),
        |deal| match record.is_physical() {
            true => format!("{}, {}", title(deal.game), named(&deal, true).replacen('W', "w", 1)).replace('\n', ". "),
            false => self::deal(&deal).replace('\n', ". "),
        },
    );
    let date = record.tag("Date").map_or_else(String::new, |date| format!(", begun {date}"));
    format!("Unfinished: {deal}, {}{date}.", moves(record))
}

/// The title of a game.
fn title(id: &str) -> &str {
    underdeck_catalogue::find(id).map_or(id, |game| game.info().title)
}

/// The number of moves played of an unfinished game.
fn moves(record: &Record) -> String {
    underdeck_game::prose::count(moves_played(record), "move").into()
}

/// The deals of a day, one per line.
pub(crate) fn days(days: &[DailyDeal]) -> String {
    let mut text = String::new();
    if let Some(first) = days.first() {
        text += &format!("The deals of {}, in UTC:\n", first.date);
    }
    for today in days {
        let difficulty = today.describe().map_or_else(String::new, |words| format!(". {words}"));
        text += &format!("  {STRONG}{}{STRONG:#} {}: {}{difficulty}\n", today.deal.game, today.deal.code, day(today));
    }
    text
}

/// The player's progress with a deal of the day.
pub(crate) fn day(today: &DailyDeal) -> String {
    match (&today.done, &today.begun) {
        (Some(done), _) => {
            format!("{}, {}", result(&done.entry), underdeck_game::prose::count(done.entry.moves, "move"))
        }
        (None, Some((_, record))) => format!("begun, {} played", moves(record)),
        (None, None) => "not played yet".into(),
    }
}

/// The end of a game for its only player, or else for all, in short: `lost (fight), score 12`.
pub(crate) fn ending(outcome: &Outcome, seat: Option<Seat>) -> String {
    let result = outcome.result.for_seat(seat).word();
    let cause = if outcome.cause == outcome.result.word() { String::new() } else { format!(" ({})", outcome.cause) };
    let score = outcome.score.map_or_else(String::new, |score| format!(", score {score}"));
    result + &cause + &score
}
