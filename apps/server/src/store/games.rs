//! Games: each a record with a revision, and columns for lists.

use rusqlite::{ToSql, params};
use sha2::{Digest, Sha256};

use underdeck_site::{
    Ended, FinishedFilter, GameFilter, GameHead, GameMeta, GameSummary, Games, Kept, Snapshot, Usage,
};

use super::{Columns, Connection, Row, StoreFault, deletion, usage};

/// The checksum of a game's row. It identifies a version of the row: a changed row never has the same one again.
pub(crate) type RowChecksum = Vec<u8>;

/// The columns that never change.
const FIXED: &str = "id, player, game, deal, day, campaign, chapter, source, attempt, created";
/// The columns that change with the game. The last one is the checksum of all others.
const CHANGING: &str = "revision, record, prompt, moves, result, score, informed, aids, keys, apart, changed, sum";
/// The games with their entries on the board.
const JOINED: &str = "games LEFT JOIN (SELECT game AS entered, result AS e_result, score AS e_score, moves AS e_moves, \
                      informed AS e_informed, aids AS e_aids FROM entries) AS e ON entered = id";
/// The columns of the entry. The first one is null if there is none.
const ENTRY: &str = "e_result, e_score, e_moves, e_informed, e_aids";

/// The checksum of a row.
fn sum(facts: &GameMeta, revision: i64, snapshot: &Snapshot, changed: i64) -> Result<[u8; 32], StoreFault> {
    let row = serde_json::to_vec(&(facts, revision, snapshot, changed));
    Ok(Sha256::digest(row.map_err(|error| StoreFault::Other(error.to_string()))?).into())
}

/// The checksum of a row that was read.
fn sum_of(kept: &Kept) -> Result<[u8; 32], StoreFault> {
    sum(&kept.facts, kept.revision, &kept.snapshot, kept.changed)
}

/// The value of the column `apart`: the two players.
fn apart(snapshot: &Snapshot) -> Option<String> {
    snapshot.apart.as_ref().and_then(|apart| serde_json::to_string(apart).ok())
}

/// The columns of a snapshot. `apart` is the value for the two players.
fn changing<'a>(snapshot: &'a Snapshot, apart: &'a Option<String>) -> [(&'static str, &'a dyn ToSql); 9] {
    let Snapshot { record, prompt, moves, result, score, informed, aids, keys, .. } = snapshot;
    [
        ("record", record),
        ("prompt", prompt),
        ("moves", moves),
        ("result", result),
        ("score", score),
        ("informed", informed),
        ("aids", aids),
        ("keys", keys),
        ("apart", apart),
    ]
}

/// Stores a game after a change from one revision to another. Of its facts only the source may have changed. Returns its new checksum.
///
/// # Errors
/// [`StoreFault::Stale`] if the stored game has another revision or another checksum: a hint changes a game but not its revision.
pub(crate) fn save(
    conn: &Connection,
    facts: &GameMeta,
    (from, to): (i64, i64),
    snapshot: &Snapshot,
    changed: i64,
    checksum: &RowChecksum,
) -> Result<RowChecksum, StoreFault> {
    let sum = sum(facts, to, snapshot, changed)?;
    let apart = apart(snapshot);
    let set = [
        changing(snapshot, &apart).as_slice(),
        &[("revision", &to), ("changed", &changed), ("sum", &sum), ("source", &facts.source)],
    ]
    .concat();
    if conn.update("games", &set, &[("id", &facts.id), ("revision", &from), ("sum", checksum)])? == 0 {
        return Err(StoreFault::Stale);
    }
    summarise(conn, facts, snapshot, changed)?;
    Ok(sum.to_vec())
}

/// Replaces the summary of a game that has just been finished or changed after its end.
fn summarise(conn: &Connection, facts: &GameMeta, snapshot: &Snapshot, changed: i64) -> Result<(), StoreFault> {
    let Some(finished) = &snapshot.finished else { return Ok(()) };
    let summary = GameSummary::new(facts, snapshot, changed, finished);
    keep_summary(conn, &facts.id, summary.as_ref(), "DO UPDATE SET text = excluded.text")
}

/// Stores a summary; the text of a game that no statistics include is empty.
fn keep_summary(conn: &Connection, id: &str, summary: Option<&GameSummary>, conflict: &str) -> Result<(), StoreFault> {
    let text = summary.map_or_else(|| Ok(String::new()), serde_json::to_string);
    let text = text.map_err(|error| StoreFault::Other(error.to_string()))?;
    conn.insert("summaries", &[("game", &id), ("text", &text)], &format!("ON CONFLICT (game) {conflict}"))?;
    Ok(())
}

/// The ids of a player's finished games, then of unfinished ones: a limited number of each, no archived games.
pub(crate) fn ids(conn: &Connection, player: i64, most: usize) -> Result<Vec<String>, StoreFault> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut all = Vec::new();
    for condition in ["result != '*'", "result = '*'"] {
        let query = format!("SELECT id FROM ({}) AS found", found_ids(condition));
        all.extend(conn.all(&query, params![player, most], |row| row.get::<String>(0))?);
    }
    Ok(all)
}

/// The query for the ids of at most `?2` games of the player `?1`, last changed first. An index has all its columns.
fn found_ids(condition: &str) -> String {
    let of = |whose: &str, bit: u8| {
        format!("SELECT id, changed FROM games WHERE {whose} = ?1 AND {condition} AND away & {bit} = 0")
    };
    format!("{} UNION ALL {} ORDER BY changed DESC, id LIMIT ?2", of("player", 1), of("guest", 2))
}

/// Rewrites the checksums of all games.
pub(super) fn sum_all(conn: &Connection) -> Result<(), StoreFault> {
    let all = conn.all(&format!("SELECT {FIXED}, {CHANGING}, NULL AS e_result FROM games"), params![], read)?;
    for (kept, _) in all {
        conn.execute("UPDATE games SET sum = ?2 WHERE id = ?1", params![kept.facts.id, sum_of(&kept)?])?;
    }
    Ok(())
}

/// A game of any player.
///
/// # Errors
/// [`StoreFault::DamagedGame`] if the row does not match its checksum.
pub(crate) fn of_any_player(conn: &Connection, id: &str) -> Result<Option<Kept>, StoreFault> {
    checked(by(conn, "id", id)?)
}

/// A game of any player, with its checksum.
///
/// # Errors
/// [`StoreFault::DamagedGame`] if the row does not match its checksum.
pub(crate) fn with_checksum(conn: &Connection, id: &str) -> Result<Option<(Kept, RowChecksum)>, StoreFault> {
    let checksum = checksum(conn, id)?;
    Ok(of_any_player(conn, id)?.zip(checksum))
}

/// The checksum of a game, if there is such a game.
pub(crate) fn checksum(conn: &Connection, id: &str) -> Result<Option<RowChecksum>, StoreFault> {
    conn.first("SELECT sum FROM games WHERE id = ?1", params![id], |row| row.get(0))
}

/// The game with this value in a unique column.
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

/// A player's games with their revisions, last changed first, without archived games and games on two devices.
pub(crate) fn revisions(conn: &Connection, player: i64) -> Result<Vec<(String, i64)>, StoreFault> {
    let query =
        "SELECT id, revision FROM games WHERE player = ?1 AND away & 1 = 0 AND apart IS NULL ORDER BY changed DESC, id";
    conn.all(query, params![player], |row| Ok((row.get(0)?, row.get(1)?)))
}

/// Stores the secret of a game's link; `None` removes the link.
pub(crate) fn keep_watch_link(conn: &Connection, game: &str, link: Option<&str>) -> Result<(), StoreFault> {
    conn.execute("DELETE FROM watches WHERE game = ?1", params![game])?;
    if let Some(link) = link {
        conn.insert("watches", &[("game", &game), ("link", &link)], "")?;
    }
    Ok(())
}

/// The secret of a game's link, if it has one.
pub(crate) fn watch_link(conn: &Connection, game: &str) -> Result<Option<String>, StoreFault> {
    conn.first("SELECT link FROM watches WHERE game = ?1", params![game], |row| row.get(0))
}

/// Reads a row and checks it. A damaged one is reported to the operator and marked in lists.
fn kept(row: &Row<'_>) -> rusqlite::Result<Kept> {
    let (mut kept, stored) = read(row)?;
    kept.is_sound = sum_of(&kept).is_ok_and(|found| found[..] == stored[..]);
    if !kept.is_sound {
        let GameMeta { id, game, .. } = &kept.facts;
        tracing::error!("the stored game {id} of {game} is damaged: restore a backup, as docs/hosting.md explains");
    }
    Ok(kept)
}

/// Reads a row and its checksum.
fn read(row: &Row<'_>) -> rusqlite::Result<(Kept, Vec<u8>)> {
    let ended = |result| {
        Ok::<_, rusqlite::Error>(Ended {
            result,
            score: row.named("e_score")?,
            moves: row.named("e_moves")?,
            informed: row.named("e_informed")?,
            aids: row.named("e_aids")?,
        })
    };
    let kept = Kept {
        facts: GameMeta {
            id: row.named("id")?,
            player: row.named("player")?,
            game: row.named("game")?,
            deal: row.named("deal")?,
            day: row.named("day")?,
            campaign: row.named("campaign")?,
            chapter: row.named::<Option<String>>("chapter")?.and_then(|text| serde_json::from_str(&text).ok()),
            source: row.named("source")?,
            attempt: row.named("attempt")?,
            created: row.named("created")?,
        },
        revision: row.named("revision")?,
        snapshot: Snapshot {
            record: row.named("record")?,
            prompt: row.named("prompt")?,
            moves: row.named("moves")?,
            result: row.named("result")?,
            score: row.named("score")?,
            informed: row.named("informed")?,
            aids: row.named("aids")?,
            keys: row.named("keys")?,
            apart: row.named::<Option<String>>("apart")?.and_then(|text| serde_json::from_str(&text).ok()),
            ranks: false,
            finished: None,
        },
        changed: row.named("changed")?,
        entry: row.named::<Option<String>>("e_result")?.map(ended).transpose()?,
        is_sound: true,
    };
    Ok((kept, row.named("sum")?))
}

impl Games<StoreFault> for &Connection {
    fn game(&self, player: i64, id: &str) -> Result<Option<Kept>, StoreFault> {
        checked(by(*self, "id", id)?.filter(|kept| kept.is_of(player)))
    }

    fn invited(&self, invite: &str) -> Result<Option<Kept>, StoreFault> {
        checked(by(*self, "invite", invite)?)
    }

    fn watched(&self, link: &str) -> Result<Option<(String, i64)>, StoreFault> {
        let find = "SELECT id, player FROM watches JOIN games ON id = watches.game WHERE link = ?1";
        self.first(find, params![link], |row| Ok((row.named("id")?, row.named("player")?)))
    }

    fn games(&self, player: i64, which: &GameFilter, most: usize) -> Result<Vec<Kept>, StoreFault> {
        let (condition, value, by, order) = match which {
            GameFilter::Running => ("result = '*' AND ?2 = ''", "", "changed, id", "changed DESC, id"),
            GameFilter::Over => ("result != '*' AND ?2 = ''", "", "changed, id", "changed DESC, id"),
            GameFilter::Deal(deal) => ("deal = ?2", deal.as_str(), "changed, id", "changed DESC, id"),
            GameFilter::Day(day) => ("day = ?2", day.as_str(), "attempt, created, id", "attempt, created, id"),
            GameFilter::Campaign(campaign) => ("campaign = ?2", campaign.as_str(), "created", "created, number"),
        };
        let is_whole = matches!(which, GameFilter::Day(_) | GameFilter::Campaign(_));
        // Indexes alone select running and finished games; whole rows are read for the listed games only.
        let found = |whose: &str, bit: u8| {
            let shown = if is_whole { String::new() } else { format!("AND away & {bit} = 0") };
            format!("SELECT rowid AS number, {by} FROM games WHERE {whose} = ?1 AND {condition} {shown}")
        };
        let (own, joined) = (found("player", 1), found("guest", 2));
        let query = format!(
            "SELECT {FIXED}, {CHANGING}, {ENTRY} FROM {JOINED} WHERE games.rowid IN \
             (SELECT number FROM ({own} UNION ALL {joined} ORDER BY {order} LIMIT ?3) AS found) ORDER BY {}",
            order.replace("number", "games.rowid")
        );
        self.all(&query, params![player, value, i64::try_from(most).unwrap_or(i64::MAX)], kept)
    }

    fn games_by_id(&self, player: i64, ids: &[String]) -> Result<Vec<Kept>, StoreFault> {
        let found = ids.iter().filter_map(|id| by(*self, "id", id).transpose());
        found.filter(|found| found.as_ref().map_or(true, |kept| kept.is_of(player))).collect()
    }

    fn summaries(
        &self,
        player: i64,
        which: FinishedFilter,
        most: usize,
    ) -> Result<Vec<(String, Option<GameSummary>)>, StoreFault> {
        let found = match which {
            FinishedFilter::All => found_ids("result != '*'"),
            FinishedFilter::Daily => "SELECT id FROM games WHERE player = ?1 AND day IS NOT NULL AND result != '*' \
                                      AND away & 1 = 0 ORDER BY day DESC, id LIMIT ?2"
                .to_owned(),
        };
        let query = format!(
            "SELECT id, text FROM ({found}) AS found LEFT JOIN summaries ON summaries.game = id WHERE text IS NULL OR text != ''"
        );
        let all: Vec<(String, Option<String>)> =
            self.all(&query, params![player, i64::try_from(most).unwrap_or(i64::MAX)], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
        let read = |(id, text): (String, Option<String>)| match text.as_deref().map(serde_json::from_str) {
            // The summary of a version that this one does not understand is made again.
            Some(Ok(summary)) => (id, Some(summary)),
            None | Some(Err(_)) => (id, None),
        };
        Ok(all.into_iter().map(read).collect())
    }

    fn keep_summary(&self, id: &str, summary: Option<&GameSummary>) -> Result<(), StoreFault> {
        keep_summary(*self, id, summary, "DO NOTHING")
    }

    fn heads(&self, player: i64) -> Result<Vec<GameHead>, StoreFault> {
        // The tags of the head are at the beginning of a record.
        let query = "SELECT id, deal, source, substr(record, 1, 4096) AS head, away FROM games WHERE player = ?1";
        self.all(query, params![player], |row| {
            let (id, deal, source) = (row.named("id")?, row.named("deal")?, row.named("source")?);
            let (head, away): (String, i64) = (row.named("head")?, row.named("away")?);
            Ok(GameHead::of(&GameMeta { id, deal, source, ..GameMeta::default() }, &head, away & 1 != 0))
        })
    }

    fn restore(&self, player: i64, id: &str) -> Result<(), StoreFault> {
        self.execute("UPDATE games SET away = away & ~1 WHERE id = ?1 AND player = ?2", params![id, player])?;
        Ok(())
    }

    fn played(&self, player: i64) -> Result<Vec<String>, StoreFault> {
        self.all("SELECT DISTINCT game FROM games WHERE player = ?1", params![player], |row| row.get(0))
    }

    fn running(&self, player: i64) -> Result<i64, StoreFault> {
        self.lock(player)?;
        self.one("SELECT count(*) FROM games WHERE player = ?1 AND away & 1 = 0 AND result = '*'", params![player])
    }

    /// An uploaded game returns to the lists if it was archived.
    fn earlier(&self, facts: &GameMeta) -> Result<Option<String>, StoreFault> {
        self.lock(facts.player)?;
        match (&facts.day, &facts.source) {
            (Some(day), _) => {
                let query = "SELECT id FROM games WHERE player = ?1 AND day = ?2 AND game = ?3 ORDER BY attempt";
                self.first(query, params![facts.player, day, facts.game], |row| row.get(0))
            }
            (None, Some(source)) => {
                let back = "UPDATE games SET away = 0 WHERE player = ?1 AND source = ?2 RETURNING id";
                self.first(back, params![facts.player, source], |row| row.get(0))
            }
            (None, None) => Ok(None),
        }
    }

    fn add(&self, facts: &GameMeta, snapshot: &Snapshot) -> Result<(), StoreFault> {
        self.lock(facts.player)?;
        let count = "SELECT 1 + count(*) FROM games WHERE player = ?1 AND deal = ?2 AND CAST(?3 AS TEXT) IS NULL";
        let mut attempt: i64 = self.one(count, params![facts.player, facts.deal, facts.day])?;
        if facts.day.is_none() {
            attempt += deletion::deleted_attempts(*self, facts.player, &facts.deal)?;
        }
        let facts = GameMeta { attempt, ..facts.clone() };
        let (revision, changed) = (1, facts.created);
        let sum = sum(&facts, revision, snapshot, changed)?;
        let chapter = facts.chapter.as_ref().and_then(|chapter| serde_json::to_string(chapter).ok());
        let apart = apart(snapshot);
        let fixed: &Columns<'_> = &[
            ("id", &facts.id),
            ("player", &facts.player),
            ("game", &facts.game),
            ("deal", &facts.deal),
            ("day", &facts.day),
            ("campaign", &facts.campaign),
            ("chapter", &chapter),
            ("source", &facts.source),
            ("attempt", &facts.attempt),
            ("created", &facts.created),
            ("revision", &revision),
            ("changed", &changed),
            ("sum", &sum),
        ];
        self.insert("games", &[fixed, &changing(snapshot, &apart)].concat(), "")?;
        summarise(*self, &facts, snapshot, changed)
    }

    fn is_deleted(&self, id: &str) -> Result<bool, StoreFault> {
        deletion::is_deleted(*self, id)
    }

    fn usage(&self, player: i64, day: &str) -> Result<Usage, StoreFault> {
        usage::of(*self, player, day)
    }

    fn count_added(&self, player: i64, day: &str, bytes: usize) -> Result<(), StoreFault> {
        usage::count_added(*self, player, day, bytes)
    }

    /// The game stays in the store, because it counts as an attempt.
    fn archive(&self, player: i64, id: &str) -> Result<(), StoreFault> {
        let mark = "UPDATE games SET away = away | CASE WHEN player = ?2 THEN 1 ELSE 2 END \
                    WHERE id = ?1 AND ?2 IN (player, guest)";
        self.execute(mark, params![id, player])?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::schema;

    #[test]
    fn lists_have_the_selection_and_order_of_the_site() {
        let mut file = rusqlite::Connection::open_in_memory().unwrap();
        schema::migrate(&mut file).unwrap();
        file.execute_batch(
            "INSERT INTO players (id, token, name, settings, created) VALUES (1, x'00', '', '', 0);
             INSERT INTO campaigns VALUES ('far', 1, 'any', '', 'D', 0)",
        )
        .unwrap();
        let conn: &Connection = &file;
        let mut all = Vec::new();
        for n in 0..48_i64 {
            let named = |is_one: bool, name: &str| is_one.then(|| name.to_owned());
            let facts = GameMeta {
                id: format!("{:02}", (n * 29) % 48),
                player: 1,
                game: format!("g{n}"),
                deal: if n % 5 == 0 { "D".into() } else { format!("D{n}") },
                day: named(n % 4 == 1, "2026-11-21"),
                campaign: named(n % 6 == 2, "far"),
                attempt: 1,
                created: (n * 7) % 5,
                ..GameMeta::default()
            };
            let result = if n % 3 == 0 { "*" } else { "won" };
            let snapshot = Snapshot {
                record: String::new(),
                prompt: String::new(),
                moves: 0,
                result: result.into(),
                score: None,
                informed: false,
                aids: String::new(),
                keys: String::new(),
                apart: None,
                ranks: false,
                finished: None,
            };
            conn.add(&facts, &snapshot).unwrap();
            let away = n % 7 == 3;
            if away {
                conn.archive(1, &facts.id).unwrap();
            }
            all.push((conn.game(1, &facts.id).unwrap().unwrap(), away, n));
        }
        let lists = [
            GameFilter::Running,
            GameFilter::Over,
            GameFilter::Deal("D".into()),
            GameFilter::Day("2026-11-21".into()),
            GameFilter::Campaign("far".into()),
        ];
        for which in lists {
            let selected =
                |(kept, away, _): &&(Kept, bool, i64)| which.selects(&kept.facts, &kept.snapshot.result, *away);
            let mut wanted: Vec<_> = all.iter().filter(selected).collect();
            wanted.sort_by_key(|(kept, _, number)| which.order(&kept.facts, kept.changed, *number));
            let wanted: Vec<&str> = wanted.into_iter().map(|(kept, ..)| kept.facts.id.as_str()).collect();
            let found = conn.games(1, &which, 100).unwrap();
            assert_eq!(found.iter().map(|kept| kept.facts.id.as_str()).collect::<Vec<_>>(), wanted, "{which:?}");
            assert!(wanted.len() > 3, "{which:?}");
            let first: Vec<Kept> = conn.games(1, &which, 3).unwrap();
            assert_eq!(first.iter().map(|kept| kept.facts.id.as_str()).collect::<Vec<_>>(), wanted[..3], "{which:?}");
        }
    }
}
