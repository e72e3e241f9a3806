//! Games: each a record with a revision, and what lists show of it.

use rusqlite::{Connection, OptionalExtension, Row};

use serde::{Deserialize, Serialize};

use super::StoreFault;

/// What never changes about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    /// The name in URLs.
    pub(crate) id: String,
    /// The player it belongs to.
    pub(crate) player: i64,
    /// The game's id.
    pub(crate) game: String,
    /// The deal code.
    pub(crate) deal: String,
    /// The day, if it is a deal of the day.
    pub(crate) day: Option<String>,
    /// The campaign, if it is a chapter of one.
    pub(crate) campaign: Option<String>,
    /// The chapter.
    pub(crate) chapter: Option<Chapter>,
    /// Whether it was uploaded as a record.
    pub(crate) uploaded: bool,
    /// Which of the player's games of this deal it is, from 1.
    pub(crate) attempt: i64,
    /// When it began.
    pub(crate) created: i64,
}

/// A chapter of a campaign as it was when its game started.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Chapter {
    /// The campaign's name.
    pub(crate) campaign: String,
    /// The chapter's id.
    pub(crate) id: String,
    /// Its title.
    pub(crate) name: String,
    /// Its story, as Markdown.
    pub(crate) story: String,
}

/// The part of a stored game that changes with each move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Snapshot {
    /// The record.
    pub(crate) record: String,
    /// What there is to decide, or how the game ended.
    pub(crate) prompt: String,
    /// How many moves were played.
    pub(crate) moves: i64,
    /// The result, `*` while it runs.
    pub(crate) result: String,
    /// The score, where there is one.
    pub(crate) score: Option<i64>,
    /// Whether a move that showed something hidden was taken back.
    pub(crate) informed: bool,
    /// Whether the game has just ended, and a replay of its record has confirmed the result.
    pub(crate) ranks: bool,
}

/// A stored game.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// What never changes.
    pub(crate) facts: Facts,
    /// The number of its last change.
    pub(crate) revision: i64,
    /// The rest.
    pub(crate) snapshot: Snapshot,
    /// When it last changed.
    pub(crate) changed: i64,
}

/// A selection of a player's games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// Those in progress.
    Running,
    /// Those that are over.
    Over,
    /// Those of a deal.
    Deal(String),
    /// Those of a day.
    Day(String),
    /// The chapters of a campaign, in order.
    Campaign(String),
}

const COLUMNS: &str = "id, player, game, deal, day, campaign, chapter, uploaded, attempt, created, revision, record, \
                       prompt, moves, result, score, informed, changed";

/// Adds a game; returns its facts with the number of the attempt.
pub(crate) fn add(conn: &Connection, facts: &Facts, snapshot: &Snapshot) -> Result<Facts, StoreFault> {
    let earlier: i64 = conn
        .prepare_cached("SELECT count(*) FROM games WHERE player = ?1 AND deal = ?2")?
        .query_row((facts.player, &facts.deal), |row| row.get(0))?;
    let facts = Facts { attempt: earlier + 1, ..facts.clone() };
    let mut insert = conn.prepare_cached(
        "INSERT INTO games (id, player, game, deal, day, campaign, chapter, uploaded, attempt, created, revision, \
         record, prompt, moves, result, score, informed, changed) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 1, ?11, ?12, ?13, ?14, ?15, ?16, ?10)",
    )?;
    insert.execute(rusqlite::params![
        facts.id,
        facts.player,
        facts.game,
        facts.deal,
        facts.day,
        facts.campaign,
        facts.chapter.as_ref().and_then(|chapter| serde_json::to_string(chapter).ok()),
        facts.uploaded,
        facts.attempt,
        facts.created,
        snapshot.record,
        snapshot.prompt,
        snapshot.moves,
        snapshot.result,
        snapshot.score,
        snapshot.informed,
    ])?;
    Ok(facts)
}

/// Stores a game after a change.
///
/// # Errors
/// [`StoreFault::Stale`] if the stored game is not one revision behind.
pub(crate) fn save(
    conn: &Connection,
    facts: &Facts,
    revision: i64,
    snapshot: &Snapshot,
    now: i64,
) -> Result<(), StoreFault> {
    let mut update = conn.prepare_cached(
        "UPDATE games SET revision = ?3, record = ?4, prompt = ?5, moves = ?6, result = ?7, score = ?8, informed = ?9, \
         changed = ?10 WHERE id = ?1 AND revision = ?2",
    )?;
    let changed = update.execute(rusqlite::params![
        facts.id,
        revision - 1,
        revision,
        snapshot.record,
        snapshot.prompt,
        snapshot.moves,
        snapshot.result,
        snapshot.score,
        snapshot.informed,
        now,
    ])?;
    if changed == 0 {
        return Err(StoreFault::Stale);
    }
    Ok(())
}

/// A player's game.
pub(crate) fn find(conn: &Connection, player: i64, id: &str) -> Result<Option<Kept>, StoreFault> {
    let mut query = conn.prepare_cached(&format!("SELECT {COLUMNS} FROM games WHERE id = ?1 AND player = ?2"))?;
    Ok(query.query_row((id, player), kept).optional()?)
}

/// The first `most` of a player's games that are not archived. Chapters and days are in order, others last changed first.
pub(crate) fn list(conn: &Connection, player: i64, which: &Which, most: usize) -> Result<Vec<Kept>, StoreFault> {
    let (wish, value, order) = match which {
        Which::Running => ("away = 0 AND result = '*' AND ?2 = ''", "", "changed DESC, id"),
        Which::Over => ("away = 0 AND result != '*' AND ?2 = ''", "", "changed DESC, id"),
        Which::Deal(deal) => ("away = 0 AND deal = ?2", deal.as_str(), "changed DESC, id"),
        Which::Day(day) => ("day = ?2", day.as_str(), "created, id"),
        Which::Campaign(campaign) => ("campaign = ?2", campaign.as_str(), "created, rowid"),
    };
    let mut query = conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM games WHERE player = ?1 AND {wish} ORDER BY {order} LIMIT ?3"
    ))?;
    let rows = query.query_map((player, value, i64::try_from(most).unwrap_or(i64::MAX)), kept)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// How many games a player has in progress, archived ones not counted.
pub(crate) fn running(conn: &Connection, player: i64) -> Result<i64, StoreFault> {
    let mut query =
        conn.prepare_cached("SELECT count(*) FROM games WHERE player = ?1 AND away = 0 AND result = '*'")?;
    Ok(query.query_row([player], |row| row.get(0))?)
}

/// Takes a game off the lists. It stays in the store, because it counts as an attempt.
pub(crate) fn archive(conn: &Connection, player: i64, id: &str) -> Result<(), StoreFault> {
    conn.execute("UPDATE games SET away = 1 WHERE id = ?1 AND player = ?2", (id, player))?;
    Ok(())
}

fn kept(row: &Row<'_>) -> rusqlite::Result<Kept> {
    Ok(Kept {
        facts: Facts {
            id: row.get(0)?,
            player: row.get(1)?,
            game: row.get(2)?,
            deal: row.get(3)?,
            day: row.get(4)?,
            campaign: row.get(5)?,
            chapter: row.get::<_, Option<String>>(6)?.and_then(|text| serde_json::from_str(&text).ok()),
            uploaded: row.get(7)?,
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
            ranks: false,
        },
        changed: row.get(17)?,
    })
}
