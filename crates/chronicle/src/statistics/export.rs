//! Statistics as CSV and JSON.

use serde::Serialize;
use serde_json::json;
use underdeck_stats::spreadsheet_text;

use super::summary::kinds;
use super::{FinishedGame, GameGroup, summaries};

/// The columns of [`to_csv`] and the keys of a game in [`to_json`]; `docs/statistics.md` describes them.
pub const COLUMNS: [&str; 13] = [
    "date", "game", "options", "deal", "result", "cause", "score", "moves", "kind", "informed", "daily", "campaign",
    "player",
];

/// A game and its group. `T` is a text: `&str` in JSON, a cell in CSV.
#[derive(Serialize)]
struct Row<T> {
    date: T,
    game: T,
    options: T,
    deal: T,
    result: T,
    cause: T,
    score: Option<i64>,
    moves: usize,
    kind: GameGroup,
    informed: bool,
    daily: Option<T>,
    campaign: Option<T>,
    player: T,
}

/// The games as CSV (RFC 4180, but with LF line ends): a header, then a row for each game. Texts are as [`spreadsheet_text`] writes them: names
/// come from other people's records.
pub fn to_csv(entries: &[FinishedGame]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Writing to memory cannot fail, and all rows have the same columns.
    let mut written = if entries.is_empty() { writer.write_record(COLUMNS).is_ok() } else { true };
    for row in rows(entries, spreadsheet_text) {
        written &= writer.serialize(row).is_ok();
    }
    debug_assert!(written, "a row could not be written");
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// The summaries and the games as a JSON object with the keys `summaries` and `games`.
pub fn to_json(entries: &[FinishedGame]) -> String {
    let value = json!({ "summaries": summaries(entries), "games": rows(entries, |text| text).collect::<Vec<_>>() });
    serde_json::to_string_pretty(&value).unwrap_or_default() + "\n"
}

fn rows<'a, T>(entries: &'a [FinishedGame], text: fn(&'a str) -> T) -> impl Iterator<Item = Row<T>> {
    entries.iter().zip(kinds(entries)).map(move |(entry, kind)| Row {
        date: text(&entry.date),
        game: text(&entry.game),
        options: text(&entry.options),
        deal: text(&entry.deal),
        result: text(&entry.result),
        cause: text(&entry.cause),
        score: entry.score,
        moves: entry.moves,
        kind,
        informed: entry.informed,
        daily: entry.daily.as_deref().map(text),
        campaign: entry.campaign.as_deref().map(text),
        player: text(&entry.player),
    })
}
