//! Copying a store to another: from a file to a database, or back.
//!
//! Rows are copied unchanged, with their checksums, and read back before the commit.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use futures_util::future::join;
use rusqlite::ToSql;
use rusqlite::types::Value;
use sha2::{Digest, Sha256};
use underdeck_game::say;

use super::{Connection, Store, StoreFault};

/// The tables, each after those that it refers to, with their columns, except computed ones. The first column is a key.
const TABLES: [(&str, &str); 15] = [
    ("meta", "key, value"),
    ("players", "id, token, name, settings, created, claim, banned, quota_bytes, quota_games"),
    ("devices", "token, player, linked"),
    ("links", "code, player, until"),
    ("campaigns", "id, player, game, name, deal, created"),
    (
        "games",
        "rowid, id, player, game, deal, day, campaign, chapter, source, attempt, created, changed, revision, record, prompt, moves, \
         result, score, informed, away, aids, keys, sum, apart",
    ),
    ("summaries", "game, text"),
    ("watches", "game, link"),
    ("entries", "game, player, deal, day, result, score, moves, informed, aids, record, finished"),
    ("reviews", "game, player, line, record, own, wanted, asked, done, review"),
    ("practice", "player, deck"),
    ("days", "day, text, sha256"),
    ("deleted", "game, player, deal"),
    ("host_log", "id, at, command, what"),
    (COUNTED, "player, bytes, games, day, day_bytes, day_games"),
];
/// The table that every new store fills, and that a copy replaces.
const OWN: &str = "meta";
/// The table that triggers fill while the others are copied, and that the copy of its rows replaces.
const COUNTED: &str = "usage";
/// The number of rows in a batch.
const ROWS: usize = 64;
/// The maximum number of batches in the channel.
const BATCHES: usize = 4;

/// A message of the copy.
enum Part {
    /// The index of a table, the total number of its rows, and some of them.
    Rows(usize, i64, Vec<Vec<Value>>),
    /// The end of all tables, with the checksum of their rows.
    End(u128),
}

/// Copies a store to an empty one, all of it or nothing. `progress` receives a table, its copied rows and all its rows. Returns the result of
/// reading the first store, and that of writing the second, with its number of games.
///
/// # Errors
/// If a server uses either store, either fails, or the second is not empty. If the first fails, the second reports
/// [`StoreFault::Closed`].
pub(crate) async fn copy(
    from: &Store,
    to: &Store,
    progress: impl FnMut(&'static str, u64, u64) + Send + 'static,
) -> (Result<(), StoreFault>, Result<u64, StoreFault>) {
    let (sender, receiver) = sync_channel(BATCHES);
    join(from.write(move |conn| send(conn, &sender)), to.write(move |conn| take(conn, &receiver, progress))).await
}

/// Reads all tables and sends their rows.
fn send(conn: &Connection, way: &SyncSender<Part>) -> Result<(), StoreFault> {
    conn.alone()?;
    let mut sum = 0;
    for (place, (table, _)) in TABLES.iter().enumerate() {
        let all = conn.one(&format!("SELECT count(*) FROM {table}"), &[])?;
        each(conn, place, |rows| {
            sum ^= sum_of(place, &rows);
            // If the receiver has failed, it reports the cause.
            way.send(Part::Rows(place, all, rows)).is_ok()
        })?;
    }
    let _ = way.send(Part::End(sum));
    Ok(())
}

/// Writes the received rows to an empty store.
fn take(
    conn: &Connection,
    parts: &Receiver<Part>,
    mut progress: impl FnMut(&'static str, u64, u64),
) -> Result<u64, StoreFault> {
    conn.alone()?;
    for (table, _) in TABLES.iter().filter(|(table, _)| *table != OWN) {
        if conn.one(&format!("SELECT EXISTS (SELECT 1 FROM {table})"), &[])? {
            return Err(StoreFault::Other(say!(SERVER_COPY_NOT_EMPTY, table = *table).into()));
        }
    }
    conn.execute(&format!("DELETE FROM {OWN}"), &[])?;
    let (mut last, mut done) = (0, 0);
    let wanted = loop {
        // The channel is closed if the other store has failed.
        match parts.recv().map_err(|_| StoreFault::Closed)? {
            Part::End(sum) => break sum,
            Part::Rows(place, all, rows) => {
                let (table, columns) = TABLES[place];
                if table == COUNTED && place != last {
                    conn.execute(&format!("DELETE FROM {COUNTED}"), &[])?;
                }
                insert(conn, table, columns, &rows).map_err(|fault| match fault {
                    StoreFault::Other(why) => StoreFault::Other(say!(SERVER_COPY_TABLE, table, why).into()),
                    fault => fault,
                })?;
                done = if place == last { done } else { 0 } + rows.len() as u64;
                last = place;
                progress(table, done, all.unsigned_abs());
            }
        }
    };
    if conn.is_shared() {
        for (table, column) in [("players", "id"), ("games", "rowid"), ("host_log", "id")] {
            let set = format!(
                "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), coalesce(max({column}), 0) + 1, false) FROM {table}"
            );
            conn.one::<i64>(&set, &[])?;
        }
    }
    let mut found = 0;
    for place in 0..TABLES.len() {
        each(conn, place, |rows| {
            found ^= sum_of(place, &rows);
            true
        })?;
    }
    if found != wanted {
        return Err(StoreFault::Other(say!(SERVER_COPY_DIFFERS).into()));
    }
    conn.one::<i64>("SELECT count(*) FROM games", &[]).map(i64::unsigned_abs)
}

/// Passes all rows of a table to `take`, a batch at a time, until it returns `false`.
fn each(conn: &Connection, place: usize, mut take: impl FnMut(Vec<Vec<Value>>) -> bool) -> Result<(), StoreFault> {
    let (table, columns) = TABLES[place];
    let (key, count) = (key(columns), columns.split(',').count());
    let mut last: Option<Value> = None;
    loop {
        let after = if last.is_some() { format!("WHERE {key} > ?1") } else { String::new() };
        let query = format!("SELECT {columns} FROM {table} {after} ORDER BY {key} LIMIT {ROWS}");
        let from: Vec<&dyn ToSql> = last.iter().map(|last| last as &dyn ToSql).collect();
        let rows = conn.all(&query, &from, |row| (0..count).map(|column| row.get(column)).collect())?;
        let is_whole = rows.len() < ROWS;
        last = rows.last().and_then(|row: &Vec<Value>| row.first()).cloned();
        if !rows.is_empty() && !take(rows) || is_whole {
            return Ok(());
        }
    }
}

fn insert(conn: &Connection, table: &str, columns: &str, rows: &[Vec<Value>]) -> Result<(), StoreFault> {
    let count = columns.split(',').count();
    let places = |row: usize| (1..=count).map(|n| format!("?{}", row * count + n)).collect::<Vec<_>>().join(", ");
    let all = (0..rows.len()).map(|row| format!("({})", places(row))).collect::<Vec<_>>().join(", ");
    let values: Vec<&dyn ToSql> = rows.iter().flatten().map(|value| value as &dyn ToSql).collect();
    conn.execute(&format!("INSERT INTO {table} ({columns}) VALUES {all}"), &values)?;
    Ok(())
}

fn key(columns: &str) -> &str {
    columns.split(',').next().unwrap_or(columns)
}

/// A checksum of rows that does not depend on their order: stores collate text differently.
fn sum_of(place: usize, rows: &[Vec<Value>]) -> u128 {
    let sum = |row: &Vec<Value>| {
        let hash: [u8; 32] = Sha256::digest(format!("{place} {row:?}")).into();
        hash.iter().take(16).fold(0, |sum, byte| sum << 8 | u128::from(*byte))
    };
    rows.iter().map(sum).fold(0, |all, one| all ^ one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::schema::migrate;

    #[test]
    fn every_table_is_copied_with_all_its_columns() {
        let conn: &Connection = &empty();
        let names = |query: &str| {
            let mut names: Vec<String> = conn.all(query, &[], |row| row.get(0)).unwrap();
            names.sort();
            names
        };
        let mut tables = TABLES.map(|(table, _)| table);
        tables.sort_unstable();
        assert_eq!(names("SELECT name FROM sqlite_schema WHERE type = 'table'"), tables);
        for (table, columns) in TABLES {
            let mut columns: Vec<&str> = columns.split(", ").filter(|column| *column != "rowid").collect();
            columns.sort_unstable();
            assert_eq!(names(&format!("SELECT name FROM pragma_table_info('{table}')")), columns, "{table}");
        }
    }

    fn empty() -> rusqlite::Connection {
        let mut conn = rusqlite::Connection::open_in_memory().unwrap();
        migrate(&mut conn).unwrap();
        conn
    }

    #[test]
    fn a_row_that_is_lost_or_changed_in_transit_is_noticed() {
        let first = empty();
        let fill = "INSERT INTO meta VALUES ('secret', x'07');
                    WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT 200)
                    INSERT INTO players (id, token, name, settings, created) SELECT n, CAST(n AS BLOB), 'Ann' || n, '', n FROM n";
        first.execute_batch(fill).unwrap();
        let copied = |harm: &dyn Fn(&mut Vec<Vec<Value>>)| {
            let (sender, sent) = sync_channel(64);
            send(&first, &sender).unwrap();
            drop(sender);
            let ((way, parts), second) = (sync_channel(64), empty());
            for mut part in sent {
                if let Part::Rows(1, _, rows) = &mut part {
                    harm(rows);
                }
                way.send(part).unwrap();
            }
            let second: &Connection = &second;
            take(second, &parts, |_, _, _| {}).map(|_| second.one::<i64>("SELECT count(*) FROM players", &[]).unwrap())
        };
        assert_eq!(copied(&|_| {}), Ok(200));
        let lost = copied(&|rows| drop(rows.pop())).unwrap_err().to_string();
        assert!(lost.contains("differs from the original"), "{lost}");
        let changed = copied(&|rows| rows[0][2] = Value::Text("Bob".to_owned())).unwrap_err().to_string();
        assert!(changed.contains("differs from the original"), "{changed}");
    }
}
