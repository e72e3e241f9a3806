//! What the host asks about players and changes, in a file or a database that servers may be using.

use rusqlite::params;
use serde::Serialize;
use underdeck_pages::PageSettings;

use super::{Connection, Row, StoreFault, accounts};
use crate::names;

/// A player, as the host sees one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerReport {
    /// The id in the store.
    pub id: i64,
    /// What the log of the server calls the player: 12 hexadecimal digits.
    pub who: String,
    /// The name on boards; may be empty.
    pub name: String,
    /// When the player first came, in seconds since 1970.
    pub created: i64,
    /// Stored games.
    pub games: i64,
    /// Stored bytes, in whole KiB for each game.
    pub bytes: i64,
    /// Linked devices, without the first one.
    pub devices: i64,
    /// The player's own limit on bytes.
    pub quota_bytes: Option<i64>,
    /// The player's own limit on games.
    pub quota_games: Option<i64>,
    /// Since when the player is banned, in seconds since 1970.
    pub banned: Option<i64>,
}

/// The numbers of what is stored.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct StoreReport {
    /// Players.
    pub players: i64,
    /// Players with a name.
    pub named: i64,
    /// Banned players.
    pub banned: i64,
    /// Games.
    pub games: i64,
    /// Games in progress.
    pub unfinished: i64,
    /// Results on boards.
    pub entries: i64,
    /// Reviews that wait for the coach.
    pub reviews_waiting: i64,
    /// Bytes that players store, in whole KiB for each game.
    pub bytes: i64,
    /// Bytes of the file or of the whole database.
    pub size: i64,
    /// Bytes of the file that are free; `None` for a database.
    pub free: Option<i64>,
}

/// A line of the log of what hosts changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogEntry {
    /// The time, in seconds since 1970.
    pub at: i64,
    /// The command.
    pub command: String,
    /// The player, by id, and the values.
    pub what: String,
}

/// A backup that was verified.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct BackupReport {
    /// Players.
    pub players: u64,
    /// Games, each of which matches its checksum.
    pub games: u64,
    /// Sealed days, each of which matches its hash.
    pub days: u64,
}

/// The selection of [`PlayerReport`]s.
const REPORT: &str = "SELECT p.id, p.name, p.created, p.banned, p.quota_bytes, p.quota_games, coalesce(u.bytes, 0) AS stored_bytes, \
                      coalesce(u.games, 0) AS stored_games, (SELECT count(*) FROM devices WHERE player = p.id) AS devices \
                      FROM players p LEFT JOIN usage u ON u.player = p.id";

/// A row of [`REPORT`], with what a log calls the player.
fn report(row: &Row<'_>, who: &dyn Fn(i64) -> String) -> rusqlite::Result<PlayerReport> {
    let id = row.named("id")?;
    Ok(PlayerReport {
        id,
        who: who(id),
        name: row.named("name")?,
        created: row.named("created")?,
        games: row.named("stored_games")?,
        bytes: row.named("stored_bytes")?,
        devices: row.named("devices")?,
        quota_bytes: row.named("quota_bytes")?,
        quota_games: row.named("quota_games")?,
        banned: row.named("banned")?,
    })
}

/// The players that store the most, the largest first.
pub(crate) fn largest(
    conn: &Connection,
    most: i64,
    who: &dyn Fn(i64) -> String,
) -> Result<Vec<PlayerReport>, StoreFault> {
    let query = format!("{REPORT} ORDER BY coalesce(u.bytes, 0) DESC, p.id LIMIT ?1");
    conn.all(&query, params![most], |row| report(row, who))
}

/// The newest players; with `part`, those whose name has it.
pub(crate) fn players(
    conn: &Connection,
    part: Option<&str>,
    is_banned: bool,
    most: usize,
    who: &dyn Fn(i64) -> String,
) -> Result<Vec<PlayerReport>, StoreFault> {
    let part = part.map(str::to_lowercase);
    let mut found = Vec::new();
    let query = format!("{REPORT} WHERE ?1 = 0 OR p.banned IS NOT NULL ORDER BY p.id DESC");
    // Neither store compares names as people do.
    conn.query(&query, &[&i64::from(is_banned)], &mut |row| {
        let name: String = row.named("name")?;
        if found.len() < most && part.as_ref().is_none_or(|part| name.to_lowercase().contains(part)) {
            found.push(report(row, who)?);
        }
        Ok(())
    })?;
    Ok(found)
}

/// The player with an id.
pub(crate) fn player(
    conn: &Connection,
    id: i64,
    who: &dyn Fn(i64) -> String,
) -> Result<Option<PlayerReport>, StoreFault> {
    conn.first(&format!("{REPORT} WHERE p.id = ?1"), params![id], |row| report(row, who))
}

/// The id of the player with a name.
pub(crate) fn named(conn: &Connection, name: &str) -> Result<Option<i64>, StoreFault> {
    let query = "SELECT id FROM players WHERE claim = ?1 OR name = ?2 ORDER BY name = ?2 DESC, id";
    conn.first(query, params![names::claim(name), name], |row| row.get(0))
}

/// The id of the player whom a log calls `hash`.
pub(crate) fn called(conn: &Connection, hash: &str, who: &dyn Fn(i64) -> String) -> Result<Option<i64>, StoreFault> {
    let mut found = None;
    conn.query("SELECT id FROM players", &[], &mut |row| {
        let id = row.get(0)?;
        if found.is_none() && who(id) == hash {
            found = Some(id);
        }
        Ok(())
    })?;
    Ok(found)
}

/// Bans a player from a time on, or with `None` lets the player in again.
pub(crate) fn ban(conn: &Connection, player: i64, since: Option<i64>) -> Result<(), StoreFault> {
    conn.execute("UPDATE players SET banned = ?2 WHERE id = ?1", params![player, since])?;
    accounts::forget(conn, player)
}

/// Gives a player another name, or none; `false` if the name belongs to another player.
pub(crate) fn rename(conn: &Connection, player: i64, name: &str) -> Result<bool, StoreFault> {
    let find = "SELECT settings FROM players WHERE id = ?1";
    let text: String = conn.one(find, params![player])?;
    // The settings name the player in records.
    let settings = PageSettings { player: name.to_owned(), ..PageSettings::from_text(&text) };
    super::players::set(conn, player, &settings.to_text(), name)
}

/// Sets a player's own limits; `None` is the server's.
pub(crate) fn set_quota(
    conn: &Connection,
    player: i64,
    bytes: Option<i64>,
    games: Option<i64>,
) -> Result<(), StoreFault> {
    let set = "UPDATE players SET quota_bytes = ?2, quota_games = ?3 WHERE id = ?1";
    conn.execute(set, params![player, bytes, games]).map(drop)
}

/// Adds a line to the log of the host. It names players by their ids only, so nothing of a player's stays after a deletion.
pub(crate) fn note(conn: &Connection, at: i64, command: &str, what: &str) -> Result<(), StoreFault> {
    conn.insert("host_log", &[("at", &at), ("command", &command), ("what", &what)], "").map(drop)
}

/// The last lines of the log of the host, the latest first.
pub(crate) fn log(conn: &Connection, most: i64) -> Result<Vec<LogEntry>, StoreFault> {
    let read = |row: &Row<'_>| Ok(LogEntry { at: row.get(0)?, command: row.get(1)?, what: row.get(2)? });
    conn.all("SELECT at, command, what FROM host_log ORDER BY id DESC LIMIT ?1", params![most], read)
}

/// The numbers of what is stored.
pub(crate) fn stats(conn: &Connection) -> Result<StoreReport, StoreFault> {
    let query = "SELECT (SELECT count(*) FROM players) AS players, (SELECT count(*) FROM players WHERE name != '') AS named, \
                 (SELECT count(*) FROM players WHERE banned IS NOT NULL) AS banned, (SELECT count(*) FROM games) AS games, \
                 (SELECT count(*) FROM games WHERE result = '*') AS unfinished, (SELECT count(*) FROM entries) AS entries, \
                 (SELECT count(*) FROM reviews WHERE done < wanted) AS reviews_waiting, \
                 (SELECT CAST(coalesce(sum(bytes), 0) AS BIGINT) FROM usage) AS bytes";
    let read = |row: &Row<'_>| {
        Ok(StoreReport {
            players: row.named("players")?,
            named: row.named("named")?,
            banned: row.named("banned")?,
            games: row.named("games")?,
            unfinished: row.named("unfinished")?,
            entries: row.named("entries")?,
            reviews_waiting: row.named("reviews_waiting")?,
            bytes: row.named("bytes")?,
            size: 0,
            free: None,
        })
    };
    let found = conn.first(query, &[], read)?.unwrap_or_default();
    if conn.is_shared() {
        return Ok(StoreReport { size: conn.one("SELECT pg_database_size(current_database())", &[])?, ..found });
    }
    let size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
    let free = "SELECT freelist_count * page_size FROM pragma_freelist_count, pragma_page_size";
    Ok(StoreReport { size: conn.one(size, &[])?, free: Some(conn.one(free, &[])?), ..found })
}
