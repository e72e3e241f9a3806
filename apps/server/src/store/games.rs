//! Games: each a record with a revision, and what lists show of it.

use std::sync::LazyLock;

use rusqlite::params;
use sha2::{Digest, Sha256};

use super::{Connection, Row, StoreFault};
pub(crate) use site::{Ended, Facts, Head, Kept, Snapshot, Which};

/// What a game's row has as long as it does not change, and never again after it did: its checksum.
pub(crate) type Stamp = Vec<u8>;

/// The columns that never change, in the order in which rows are read and written.
const FIXED: &str = "id, player, game, deal, day, campaign, chapter, source, attempt, created";
/// Those that change with the game. The last one is a checksum of all others.
const CHANGING: &str = "revision, record, prompt, moves, result, score, informed, aids, keys, apart, changed, sum";
/// A game with its line on the board.
const JOINED: &str = "games LEFT JOIN (SELECT game AS entered, result AS e_result, score AS e_score, moves AS e_moves, \
                      informed AS e_informed, aids AS e_aids FROM entries) AS e ON entered = id";
/// The line on the board. The first column is null if there is none.
const ENTRY: &str = "e_result, e_score, e_moves, e_informed, e_aids";

/// What is updated when a game changes.
static UPDATE: LazyLock<String> = LazyLock::new(|| {
    let values = marks(3, CHANGING, "source");
    format!("UPDATE games SET ({CHANGING}, source) = ({values}) WHERE id = ?1 AND revision = ?2 AND sum = ?16")
});

/// The checksum of a row.
fn sum(facts: &Facts, revision: i64, snapshot: &Snapshot, changed: i64) -> Result<[u8; 32], StoreFault> {
    let row = serde_json::to_vec(&(facts, revision, snapshot, changed));
    Ok(Sha256::digest(row.map_err(|error| StoreFault::Other(error.to_string()))?).into())
}

/// The checksum of a row as it was read.
fn sum_of(kept: &Kept) -> Result<[u8; 32], StoreFault> {
    sum(&kept.facts, kept.revision, &kept.snapshot, kept.changed)
}

/// Adds a game, and counts which attempt at its deal it is.
pub(crate) fn add(conn: &Connection, facts: &Facts, snapshot: &Snapshot) -> Result<(), StoreFault> {
    conn.lock(facts.player)?;
    let count = "SELECT 1 + count(*) FROM games WHERE player = ?1 AND deal = ?2 AND CAST(?3 AS TEXT) IS NULL";
    let attempt = conn.one(count, params![facts.player, facts.deal, facts.day])?;
    let facts = Facts { attempt, ..facts.clone() };
    let (revision, changed) = (1, facts.created);
    let insert = format!("INSERT INTO games ({FIXED}, {CHANGING}) VALUES ({})", marks(1, FIXED, CHANGING));
    let chapter = facts.chapter.as_ref().and_then(|chapter| serde_json::to_string(chapter).ok());
    let values = params![
        facts.id,
        facts.player,
        facts.game,
        facts.deal,
        facts.day,
        facts.campaign,
        chapter,
        facts.source,
        facts.attempt,
        facts.created,
        revision,
        snapshot.record,
        snapshot.prompt,
        snapshot.moves,
        snapshot.result,
        snapshot.score,
        snapshot.informed,
        snapshot.aids,
        snapshot.keys,
        apart(snapshot),
        changed,
        sum(&facts, revision, snapshot, changed)?,
    ];
    conn.execute(&insert, values)?;
    Ok(())
}

/// The two players as a column holds them.
fn apart(snapshot: &Snapshot) -> Option<String> {
    snapshot.apart.as_ref().and_then(|apart| serde_json::to_string(apart).ok())
}

/// The game that the player has of the same day or uploaded record. An uploaded one returns to the lists if it was archived.
pub(crate) fn earlier(conn: &Connection, facts: &Facts) -> Result<Option<String>, StoreFault> {
    conn.lock(facts.player)?;
    match (&facts.day, &facts.source) {
        (Some(day), _) => {
            let query = "SELECT id FROM games WHERE player = ?1 AND day = ?2 AND game = ?3 ORDER BY attempt";
            conn.first(query, params![facts.player, day, facts.game], |row| row.get(0))
        }
        (None, Some(source)) => {
            let back = "UPDATE games SET away = 0 WHERE player = ?1 AND source = ?2 RETURNING id";
            conn.first(back, params![facts.player, source], |row| row.get(0))
        }
        (None, None) => Ok(None),
    }
}

/// Stores a game after a change that led from one revision to another. Of its facts the source may have changed. Returns its stamp.
///
/// # Errors
/// [`StoreFault::Stale`] if the stored game is at another revision, or has another stamp: hints are noted without a revision.
pub(crate) fn save(
    conn: &Connection,
    facts: &Facts,
    (from, to): (i64, i64),
    snapshot: &Snapshot,
    changed: i64,
    stamp: &Stamp,
) -> Result<Stamp, StoreFault> {
    let sum = sum(facts, to, snapshot, changed)?;
    let values = params![
        facts.id,
        from,
        to,
        snapshot.record,
        snapshot.prompt,
        snapshot.moves,
        snapshot.result,
        snapshot.score,
        snapshot.informed,
        snapshot.aids,
        snapshot.keys,
        apart(snapshot),
        changed,
        sum,
        facts.source,
        stamp,
    ];
    if conn.execute(&UPDATE, values)? == 0 {
        return Err(StoreFault::Stale);
    }
    Ok(sum.to_vec())
}

/// Writes the checksums of all games anew.
pub(super) fn sum_all(conn: &Connection) -> Result<(), StoreFault> {
    let all = conn.all(&format!("SELECT {FIXED}, {CHANGING}, NULL FROM games"), params![], read)?;
    for (kept, _) in all {
        conn.execute("UPDATE games SET sum = ?2 WHERE id = ?1", params![kept.facts.id, sum_of(&kept)?])?;
    }
    Ok(())
}

/// Numbered places for the values of columns, from `first` on.
fn marks(first: usize, columns: &str, more: &str) -> String {
    let count = [columns, more].iter().flat_map(|names| names.split(',')).filter(|name| !name.is_empty()).count();
    (first..first + count).map(|n| format!("?{n}")).collect::<Vec<_>>().join(", ")
}

/// A player's game.
///
/// # Errors
/// [`StoreFault::DamagedGame`] if the row is not as it was written.
pub(crate) fn find(conn: &Connection, player: i64, id: &str) -> Result<Option<Kept>, StoreFault> {
    checked(by(conn, "id", id)?.filter(|kept| kept.is_of(player)))
}

/// A game, whoever plays it.
///
/// # Errors
/// [`StoreFault::DamagedGame`] if the row is not as it was written.
pub(crate) fn of_anybody(conn: &Connection, id: &str) -> Result<Option<Kept>, StoreFault> {
    checked(by(conn, "id", id)?)
}

/// A game, whoever plays it, with its stamp.
///
/// # Errors
/// [`StoreFault::DamagedGame`] if the row is not as it was written.
pub(crate) fn stamped(conn: &Connection, id: &str) -> Result<Option<(Kept, Stamp)>, StoreFault> {
    let stamp = stamp(conn, id)?;
    Ok(of_anybody(conn, id)?.zip(stamp))
}

/// The stamp of a game, if there is such a game.
pub(crate) fn stamp(conn: &Connection, id: &str) -> Result<Option<Stamp>, StoreFault> {
    conn.first("SELECT sum FROM games WHERE id = ?1", params![id], |row| row.get(0))
}

/// The game to whose free seat a link leads.
///
/// # Errors
/// [`StoreFault::DamagedGame`] if the row is not as it was written.
pub(crate) fn invited(conn: &Connection, invite: &str) -> Result<Option<Kept>, StoreFault> {
    checked(by(conn, "invite", invite)?)
}

/// The game with this value in a column that has each value once.
fn by(conn: &Connection, column: &str, value: &str) -> Result<Option<Kept>, StoreFault> {
    let query = format!("SELECT {FIXED}, {CHANGING}, {ENTRY} FROM {JOINED} WHERE {column} = ?1");
    conn.first(&query, params![value], kept)
}

fn checked(found: Option<Kept>) -> Result<Option<Kept>, StoreFault> {
    match found {
        Some(Kept { facts, is_sound: false, .. }) => Err(StoreFault::DamagedGame { game: facts.game, id: facts.id }),
        found => Ok(found),
    }
}

/// The first `most` of a player's games that are not archived. Chapters and days are in order, others last changed first.
pub(crate) fn list(conn: &Connection, player: i64, which: &Which, most: usize) -> Result<Vec<Kept>, StoreFault> {
    let (wish, value, by, order) = match which {
        Which::Running => ("result = '*' AND ?2 = ''", "", "changed, id", "changed DESC, id"),
        Which::Over => ("result != '*' AND ?2 = ''", "", "changed, id", "changed DESC, id"),
        Which::Deal(deal) => ("deal = ?2", deal.as_str(), "changed, id", "changed DESC, id"),
        Which::Day(day) => ("day = ?2", day.as_str(), "attempt, created, id", "attempt, created, id"),
        Which::Campaign(campaign) => ("campaign = ?2", campaign.as_str(), "created", "created, number"),
    };
    let is_whole = matches!(which, Which::Day(_) | Which::Campaign(_));
    // What the lists of running and finished games need comes from the indexes; whole rows are read of what is listed alone.
    let found = |whose: &str, bit: u8| {
        let shown = if is_whole { String::new() } else { format!("AND away & {bit} = 0") };
        format!("SELECT rowid AS number, {by} FROM games WHERE {whose} = ?1 AND {wish} {shown}")
    };
    let (own, joined) = (found("player", 1), found("guest", 2));
    let query = format!(
        "SELECT {FIXED}, {CHANGING}, {ENTRY} FROM {JOINED} WHERE games.rowid IN \
         (SELECT number FROM ({own} UNION ALL {joined} ORDER BY {order} LIMIT ?3) AS found) ORDER BY {}",
        order.replace("number", "games.rowid")
    );
    conn.all(&query, params![player, value, i64::try_from(most).unwrap_or(i64::MAX)], kept)
}

/// How many games a player has in progress, archived ones not counted.
pub(crate) fn running(conn: &Connection, player: i64) -> Result<i64, StoreFault> {
    conn.lock(player)?;
    conn.one("SELECT count(*) FROM games WHERE player = ?1 AND away & 1 = 0 AND result = '*'", params![player])
}

/// The games that belong to a player alone, with their revisions, the last changed first; archived ones are left out.
pub(crate) fn revisions(conn: &Connection, player: i64) -> Result<Vec<(String, i64)>, StoreFault> {
    let query =
        "SELECT id, revision FROM games WHERE player = ?1 AND away & 1 = 0 AND apart IS NULL ORDER BY changed DESC, id";
    conn.all(query, params![player], |row| Ok((row.get(0)?, row.get(1)?)))
}

/// What identifies each game that belongs to a player, archived ones included.
pub(crate) fn heads(conn: &Connection, player: i64) -> Result<Vec<Head>, StoreFault> {
    // The tags that say so are among the first of a record.
    let query = "SELECT id, deal, source, substr(record, 1, 4096), away FROM games WHERE player = ?1";
    conn.all(query, params![player], |row| {
        let facts = Facts { id: row.get(0)?, deal: row.get(1)?, source: row.get(2)?, ..Facts::default() };
        let (record, away): (String, i64) = (row.get(3)?, row.get(4)?);
        Ok(Head::of(&facts, &record, away & 1 != 0))
    })
}

/// The ids of the games that a player has played.
pub(crate) fn played(conn: &Connection, player: i64) -> Result<Vec<String>, StoreFault> {
    conn.all("SELECT DISTINCT game FROM games WHERE player = ?1", params![player], |row| row.get(0))
}

/// Takes a game off the lists. It stays in the store, because it counts as an attempt.
pub(crate) fn archive(conn: &Connection, player: i64, id: &str) -> Result<(), StoreFault> {
    let mark = "UPDATE games SET away = away | CASE WHEN player = ?2 THEN 1 ELSE 2 END \
                WHERE id = ?1 AND ?2 IN (player, guest)";
    conn.execute(mark, params![id, player])?;
    Ok(())
}

/// Puts a game on the lists of the player to whom it belongs.
pub(crate) fn restore(conn: &Connection, player: i64, id: &str) -> Result<(), StoreFault> {
    conn.execute("UPDATE games SET away = away & ~1 WHERE id = ?1 AND player = ?2", params![id, player])?;
    Ok(())
}

/// Reads a row and checks it. A damaged one is told to the operator, and says so in lists.
fn kept(row: &Row<'_>) -> rusqlite::Result<Kept> {
    let (mut kept, stored) = read(row)?;
    kept.is_sound = sum_of(&kept).is_ok_and(|found| found[..] == stored[..]);
    if !kept.is_sound {
        let Facts { id, game, .. } = &kept.facts;
        tracing::error!("the stored game {id} of {game} is damaged: restore a backup, as docs/server.md explains");
        kept.snapshot.prompt = "This game is damaged in the store.".to_owned();
    }
    Ok(kept)
}

/// Reads a row and its checksum.
fn read(row: &Row<'_>) -> rusqlite::Result<(Kept, Vec<u8>)> {
    let ended = |result| {
        Ok::<_, rusqlite::Error>(Ended {
            result,
            score: row.get(23)?,
            moves: row.get(24)?,
            informed: row.get(25)?,
            aids: row.get(26)?,
        })
    };
    let kept = Kept {
        facts: Facts {
            id: row.get(0)?,
            player: row.get(1)?,
            game: row.get(2)?,
            deal: row.get(3)?,
            day: row.get(4)?,
            campaign: row.get(5)?,
            chapter: row.get::<Option<String>>(6)?.and_then(|text| serde_json::from_str(&text).ok()),
            source: row.get(7)?,
            attempt: row.get(8)?,
            created: row.get(9)?,
        },
        revision: row.get(10)?,
        snapshot: Snapshot {
            record: row.get(11)?,
            prompt: row.get(12)?,
            moves: row.get(13)?,
            result: row.get(14)?,
            score: row.get(15)?,
            informed: row.get(16)?,
            aids: row.get(17)?,
            keys: row.get(18)?,
            apart: row.get::<Option<String>>(19)?.and_then(|text| serde_json::from_str(&text).ok()),
            ranks: false,
        },
        changed: row.get(20)?,
        entry: row.get::<Option<String>>(22)?.map(ended).transpose()?,
        is_sound: true,
    };
    Ok((kept, row.get(21)?))
}
