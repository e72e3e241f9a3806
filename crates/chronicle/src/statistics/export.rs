//! Statistics as CSV and JSON.

use serde::Serialize;
use serde_json::json;

use super::summary::kinds;
use super::{FinishedGame, GameGroup, summaries};

/// The columns of [`to_csv`] and the keys of a game in [`to_json`]; `docs/statistics.md` describes them.
pub const COLUMNS: [&str; 13] = [
    "date", "game", "options", "deal", "result", "cause", "score", "moves", "kind", "informed", "daily", "campaign",
    "player",
];

/// A game and its group.
#[derive(Serialize)]
struct Row<'a> {
    date: &'a str,
    game: &'a str,
    options: &'a str,
    deal: &'a str,
    result: &'a str,
    cause: &'a str,
    score: Option<i64>,
    moves: usize,
    kind: GameGroup,
    informed: bool,
    daily: Option<&'a str>,
    campaign: Option<&'a str>,
    player: &'a str,
}

/// The games as CSV (RFC 4180, but with LF line ends): a header, then a row for each game.
pub fn to_csv(entries: &[FinishedGame]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Writing to memory cannot fail, and all rows have the same columns.
    let mut written = if entries.is_empty() { writer.write_record(COLUMNS).is_ok() } else { true };
    for row in rows(entries) {
        written &= writer.serialize(row).is_ok();
    }
    debug_assert!(written, "a row could not be written");
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// The summaries and the games as a JSON object with the keys `summaries` and `games`.
pub fn to_json(entries: &[FinishedGame]) -> String {
    let value = json!({ "summaries": summaries(entries), "games": rows(entries).collect::<Vec<_>>() });
    serde_json::to_string_pretty(&value).unwrap_or_default() + "\n"
}

fn rows(entries: &[FinishedGame]) -> impl Iterator<Item = Row<'_>> {
    entries.iter().zip(kinds(entries)).map(|(entry, kind)| Row {
        date: &entry.date,
        game: &entry.game,
        options: &entry.options,
        deal: &entry.deal,
        result: &entry.result,
        cause: &entry.cause,
        score: entry.score,
        moves: entry.moves,
        kind,
        informed: entry.informed,
        daily: entry.daily.as_deref(),
        campaign: entry.campaign.as_deref(),
        player: &entry.player,
    })
}
