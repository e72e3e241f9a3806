//! The identity of recorded games and the time of their ends, also for records without these tags.

use std::collections::HashMap;

use jiff::civil::Date;
use jiff::tz::Offset;
use underdeck_play::{moment_millis, moment_text};
use underdeck_record::{ENDED, ID, Record, derived_id};

/// The id of a stored game whose record has none, derived from the id in the store or from the hash of the record as imported.
pub fn stored_id(id: &str, source: Option<&[u8]>) -> String {
    let source = source.map(|source| source.strip_prefix(PLAYED).unwrap_or(source));
    match source {
        Some(hash) if hash.len() == 32 => numbered_id(hash, 1),
        _ => derived_id(id.as_bytes()),
    }
}

/// The first bytes of the source of a stored game that its player played elsewhere.
pub const PLAYED: &[u8] = b"played ";

/// The id of the `n`-th game with records of the same text.
fn numbered_id(hash: &[u8], n: u32) -> String {
    derived_id(&[hash, format!(" {n}").as_bytes()].concat())
}

/// Assigns ids and end times to a player's records without them. Call it for each record, in the order of the file or of the statistics: the same
/// records in the same order get the same ids.
///
/// The id is derived from the text and from the number of equal texts before it. A finished record without an end time ends after all before it.
#[derive(Clone, Debug)]
pub struct Marks {
    texts: HashMap<(bool, [u8; 32]), u32>,
    /// The end of the latest game so far.
    last: Option<i64>,
    /// The end of the first game if it is unknown.
    start: i64,
    /// The present time.
    now: i64,
}

impl Marks {
    /// The marks for `games` records. `now` is in milliseconds since 1970; games with unknown ends ended just before.
    pub fn new(now: i64, games: usize) -> Self {
        let start = now.saturating_sub(i64::try_from(games).unwrap_or(0)).max(0);
        Self { texts: HashMap::new(), last: None, start, now }
    }

    /// The id of a record's game.
    pub fn id(&mut self, record: &Record, own: bool) -> String {
        if let Some(id) = record.id() {
            return id.to_owned();
        }
        let hash = record.text_hash();
        let n = self.texts.entry((own, hash)).or_default();
        *n += 1;
        numbered_id(&hash, *n)
    }

    /// Sets the missing id of a record and, in a finished game, the missing end. `ended` is the end as known from elsewhere, in milliseconds since
    /// 1970.
    pub fn mark(&mut self, record: &mut Record, own: bool, ended: Option<i64>) {
        let id = self.id(record, own);
        record.set_tag(ID, &id);
        if record.tag("Result") == Some("*") {
            return;
        }
        let known = record.ended().and_then(moment_millis);
        let end = known.unwrap_or_else(|| {
            let after = self.last.map(|last| last.saturating_add(1));
            let from = ended.or_else(|| began(record)).map(|millis| millis.min(self.now));
            from.max(after).unwrap_or(self.start)
        });
        if known.is_none() {
            record.set_tag(ENDED, &moment_text(end));
        }
        // An end in the future is wrong, so it does not affect the games after it.
        if end <= self.now {
            self.last = self.last.max(Some(end));
        }
    }
}

/// The start of the day on which a game began.
fn began(record: &Record) -> Option<i64> {
    let date: Date = record.tag("Date")?.parse().ok()?;
    Offset::UTC.to_timestamp(date.at(0, 0, 0, 0)).ok().map(jiff::Timestamp::as_millisecond)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(player: &str) -> Record {
        let mut record = Record::default();
        record.set_tag("Result", "won");
        record.set_tag("Player", player);
        record
    }

    #[test]
    fn equal_records_are_distinct_games_with_reproducible_ids() {
        let records = ["Ada", "Ada", "Bob", "Ada"].map(finished);
        let ids = || {
            let mut marks = Marks::new(1_000_000, 4);
            records.each_ref().map(|record| marks.id(record, true))
        };
        let found = ids();
        let different: std::collections::HashSet<_> = found.iter().collect();
        assert_eq!((different.len(), ids()), (4, found.clone()));
        // A record with an assigned id keeps it.
        let mut marked = records[3].clone();
        marked.set_tag(ID, &found[3]);
        assert_eq!(Marks::new(0, 0).id(&marked, true), found[3]);
    }

    #[test]
    fn games_without_an_end_keep_the_order_of_the_file() {
        let noon = 1_795_262_400_000;
        let mut records = [finished("1"), finished("2"), finished("3"), finished("4"), finished("5")];
        records[1].set_tag("Date", "2025-01-01");
        records[2].set_tag(ENDED, "9999-01-01T00:00:00.000Z");
        records[3].set_tag("Date", "2024-01-01");
        let mut marks = Marks::new(noon, records.len());
        records.iter_mut().for_each(|record| marks.mark(record, true, None));
        let ends: Vec<&str> = [0, 1, 3, 4].iter().map(|&n| records[n].ended().unwrap()).collect();
        assert!(ends.is_sorted_by(|a, b| a < b), "{ends:?}");
        assert!(ends.iter().all(|end| *end <= moment_text(noon).as_str()), "{ends:?}");
        assert_eq!(records[2].ended(), Some("9999-01-01T00:00:00.000Z"));
    }
}
