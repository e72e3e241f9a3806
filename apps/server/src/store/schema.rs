//! The schema of the file, as a series of migrations.

use std::cmp::Ordering;

use rusqlite::{Connection, TransactionBehavior};
use underdeck_game::say;

use super::{StoreFault, games, players};

/// The size of a column in bytes, in whole KiB, so a game counts even if its record is short, and most moves change no count.
macro_rules! kib {
    ($column:expr) => {
        concat!("(octet_length(", $column, ") + 1023) / 1024 * 1024")
    };
}
#[cfg(feature = "postgres")]
pub(super) use kib;

/// The triggers that count a column's bytes in `usage`, and a row as this number of games.
macro_rules! counted {
    ($table:literal, $column:literal, $games:literal) => {
        concat!(
            "CREATE TRIGGER ",
            $table,
            "_",
            $column,
            "_in AFTER INSERT ON ",
            $table,
            " BEGIN INSERT INTO usage (player, bytes, games) \
             VALUES (NEW.player, ",
            kib!(concat!("NEW.", $column)),
            ", ",
            $games,
            ") ON CONFLICT (player) DO UPDATE SET \
             bytes = bytes + excluded.bytes, games = games + excluded.games; END;
    CREATE TRIGGER ",
            $table,
            "_",
            $column,
            "_of AFTER UPDATE OF ",
            $column,
            " ON ",
            $table,
            " WHEN ",
            kib!(concat!("NEW.", $column)),
            " != ",
            kib!(concat!("OLD.", $column)),
            " BEGIN UPDATE usage SET bytes = bytes + ",
            kib!(concat!("NEW.", $column)),
            " - ",
            kib!(concat!("OLD.", $column)),
            " WHERE player = NEW.player; END;
    CREATE TRIGGER ",
            $table,
            "_",
            $column,
            "_out AFTER DELETE ON ",
            $table,
            " BEGIN UPDATE usage SET bytes = bytes - ",
            kib!(concat!("OLD.", $column)),
            ", games = games - ",
            $games,
            " WHERE player = OLD.player; END;
    "
        )
    };
}

/// The migrations, from an empty file. The file's `user_version` counts those applied. New ones are appended; existing ones never change.
const STEPS: [&str; 7] = ["
    CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE players (
        id INTEGER PRIMARY KEY,
        token BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        settings TEXT NOT NULL,
        created INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE campaigns (
        id TEXT PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        deal TEXT NOT NULL,
        created INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX campaigns_of ON campaigns (player, created);
    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players,
        game TEXT NOT NULL,
        deal TEXT NOT NULL,
        day TEXT,
        campaign TEXT REFERENCES campaigns,
        chapter TEXT,
        uploaded INTEGER NOT NULL,
        attempt INTEGER NOT NULL,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        record TEXT NOT NULL,
        prompt TEXT NOT NULL,
        moves INTEGER NOT NULL,
        result TEXT NOT NULL,
        score INTEGER,
        informed INTEGER NOT NULL,
        away INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX games_of ON games (player, away, changed);
    CREATE INDEX attempts ON games (player, deal);
    CREATE INDEX chapters ON games (campaign, created) WHERE campaign IS NOT NULL;
    CREATE TABLE entries (
        game TEXT PRIMARY KEY REFERENCES games,
        player INTEGER NOT NULL REFERENCES players,
        deal TEXT NOT NULL,
        day TEXT,
        result TEXT NOT NULL,
        score INTEGER,
        moves INTEGER NOT NULL,
        informed INTEGER NOT NULL,
        finished INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX boards ON entries (deal);
    CREATE TABLE days (day TEXT PRIMARY KEY, text TEXT NOT NULL, sha256 TEXT NOT NULL) STRICT, WITHOUT ROWID;
", "
    ALTER TABLE games ADD COLUMN source BLOB;
    ALTER TABLE games ADD COLUMN aids TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN keys TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN sum BLOB NOT NULL DEFAULT x'';
    UPDATE games SET source = CAST(id AS BLOB) WHERE uploaded;
    ALTER TABLE games DROP COLUMN uploaded;
    CREATE UNIQUE INDEX uploads ON games (player, source) WHERE source IS NOT NULL;
    UPDATE games SET attempt = place FROM (
        SELECT rowid AS number, row_number() OVER (PARTITION BY player, day, game ORDER BY attempt, created, rowid) AS place
        FROM games WHERE day IS NOT NULL
    ) WHERE games.rowid = number;
    CREATE UNIQUE INDEX dailies ON games (player, day, game) WHERE day IS NOT NULL AND attempt = 1;
    ALTER TABLE entries ADD COLUMN aids TEXT NOT NULL DEFAULT '';
    ALTER TABLE entries ADD COLUMN record TEXT NOT NULL DEFAULT '';
    UPDATE entries SET record = games.record FROM games WHERE games.id = entries.game;
    DELETE FROM entries WHERE day != date(finished, 'unixepoch');
    CREATE INDEX days_boards ON entries (day) WHERE day IS NOT NULL;
", "
    CREATE TABLE reviews (
        game TEXT PRIMARY KEY REFERENCES games,
        player INTEGER NOT NULL REFERENCES players,
        line TEXT NOT NULL,
        record TEXT NOT NULL,
        own INTEGER NOT NULL,
        wanted INTEGER NOT NULL,
        asked INTEGER NOT NULL,
        done INTEGER NOT NULL DEFAULT 0,
        review TEXT NOT NULL DEFAULT ''
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX waiting_reviews ON reviews (asked) WHERE done < wanted;
    CREATE TABLE practice (player INTEGER PRIMARY KEY REFERENCES players, deck TEXT NOT NULL) STRICT;
", "
    ALTER TABLE games ADD COLUMN apart TEXT;
    ALTER TABLE games ADD COLUMN guest INTEGER GENERATED ALWAYS AS (apart ->> 'guest') VIRTUAL;
    ALTER TABLE games ADD COLUMN invite TEXT GENERATED ALWAYS AS (apart ->> 'invite') VIRTUAL;
    CREATE INDEX guests ON games (guest, away, changed) WHERE guest IS NOT NULL;
    CREATE UNIQUE INDEX invites ON games (invite) WHERE invite IS NOT NULL;
", "
    ALTER TABLE players ADD COLUMN claim TEXT;
    CREATE UNIQUE INDEX claims ON players (claim) WHERE claim IS NOT NULL;
    CREATE TABLE devices (
        token BLOB PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players,
        linked INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX devices_of ON devices (player);
    DROP INDEX games_of;
    DROP INDEX guests;
    CREATE INDEX own_games ON games (player, changed DESC, id, result, away);
    CREATE INDEX joined_games ON games (guest, changed DESC, id, result, away) WHERE guest IS NOT NULL;
    CREATE TABLE links (
        code BLOB PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players,
        until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
", "
    CREATE TABLE watches (game TEXT PRIMARY KEY REFERENCES games, link TEXT NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
", concat!("
    ALTER TABLE players ADD COLUMN banned INTEGER;
    ALTER TABLE players ADD COLUMN quota_bytes INTEGER;
    ALTER TABLE players ADD COLUMN quota_games INTEGER;
    CREATE TABLE usage (
        player INTEGER PRIMARY KEY REFERENCES players,
        bytes INTEGER NOT NULL,
        games INTEGER NOT NULL,
        day TEXT NOT NULL DEFAULT '',
        day_bytes INTEGER NOT NULL DEFAULT 0,
        day_games INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE deleted (
        game BLOB PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players,
        deal BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX deleted_deals ON deleted (player, deal);
    CREATE TABLE host_log (
        id INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        command TEXT NOT NULL,
        what TEXT NOT NULL
    ) STRICT;
    INSERT INTO usage (player, bytes, games) SELECT player, sum(bytes), sum(games) FROM (
        SELECT player, ", kib!("record"), " AS bytes, 1 AS games FROM games
        UNION ALL SELECT player, ", kib!("record"), ", 0 FROM entries
        UNION ALL SELECT player, ", kib!("record"), " + ", kib!("review"), ", 0 FROM reviews
        UNION ALL SELECT player, ", kib!("deck"), ", 0 FROM practice
        UNION ALL SELECT player, ", kib!("name"), ", 0 FROM campaigns
    ) GROUP BY player;
    ", counted!("games", "record", "1"), counted!("entries", "record", "0"), counted!("reviews", "record", "0"),
    counted!("reviews", "review", "0"), counted!("practice", "deck", "0"), counted!("campaigns", "name", "0"), "
    CREATE TABLE summaries (game TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX day_games ON games (player, day, id, result, away) WHERE day IS NOT NULL;
")
];

/// Checks that a file which a server may have open has the current schema.
///
/// # Errors
/// If it has another one.
pub(super) fn check(conn: &Connection) -> Result<(), StoreFault> {
    let (found, known): (i64, i64) = (conn.query_row("PRAGMA user_version", [], |row| row.get(0))?, STEPS.len() as i64);
    match found.cmp(&known) {
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(StoreFault::Later { found, known }),
        Ordering::Less => Err(StoreFault::Other(say!(SERVER_EARLIER).into())),
    }
}

/// Migrates a file to the current schema, completely or not at all.
///
/// # Errors
/// If the file has a later schema, or cannot be written.
pub(super) fn migrate(conn: &mut Connection) -> Result<(), StoreFault> {
    let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found: i64 = tx.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let known = STEPS.len() as i64;
    if found > known {
        return Err(StoreFault::Later { found, known });
    }
    for step in STEPS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        tx.execute_batch(step)?;
    }
    if found < 2 {
        games::sum_all(&*tx)?;
    }
    if found < 5 {
        players::claim_all(&tx)?;
    }
    tx.pragma_update(None, "user_version", known)?;
    Ok(tx.commit()?)
}

#[cfg(test)]
mod tests {
    use underdeck_site::Games;

    use super::*;

    #[test]
    fn an_empty_file_is_migrated_once() {
        let mut conn = Connection::open_in_memory().unwrap();
        migrate(&mut conn).unwrap();
        conn.execute("INSERT INTO days VALUES ('2026-11-21', 'a', 'b')", []).unwrap();
        migrate(&mut conn).unwrap();
        assert_eq!(conn.query_row("SELECT count(*) FROM days", [], |row| row.get::<_, i64>(0)).unwrap(), 1);
    }

    #[test]
    fn a_file_of_a_later_schema_is_unchanged() {
        let mut conn = Connection::open_in_memory().unwrap();
        conn.pragma_update(None, "user_version", 99).unwrap();
        assert_eq!(migrate(&mut conn), Err(StoreFault::Later { found: 99, known: 7 }));
    }

    #[test]
    fn a_name_of_an_older_file_is_reserved_for_the_first_player_with_it() {
        let mut conn = Connection::open_in_memory().unwrap();
        STEPS[..4].iter().for_each(|step| conn.execute_batch(step).unwrap());
        conn.pragma_update(None, "user_version", 4).unwrap();
        let players =
            "INSERT INTO players VALUES (1, x'01', 'Ann', '', 0), (2, x'02', 'ann', '', 0), (3, x'03', '', '', 0)";
        conn.execute_batch(players).unwrap();
        migrate(&mut conn).unwrap();
        let claimed = "SELECT group_concat(id || name) FROM players WHERE claim IS NOT NULL";
        assert_eq!(conn.query_row(claimed, [], |row| row.get::<_, String>(0)).unwrap(), "1Ann");
        assert!(!players::set(&conn, 3, "", "Ann").unwrap() && players::set(&conn, 2, "", "Anna").unwrap());
    }

    #[test]
    fn what_an_older_file_stores_is_counted() {
        let mut conn = Connection::open_in_memory().unwrap();
        STEPS[..6].iter().for_each(|step| conn.execute_batch(step).unwrap());
        conn.pragma_update(None, "user_version", 6).unwrap();
        let game = |id: &str, player: i64, bytes: usize| {
            let insert = "INSERT INTO games (id, player, game, deal, attempt, created, changed, revision, record, prompt, moves, result, \
                          informed) VALUES (?1, ?2, 'keevorn', 'K1', 1, 0, 0, 1, ?3, '', 0, 'won', 0)";
            conn.execute(insert, (id, player, "ü".repeat(bytes / 2))).unwrap();
        };
        conn.execute_batch("INSERT INTO players (id, token, name, settings, created) VALUES (1, x'01', '', '', 0), (2, x'02', '', '', 0)")
            .unwrap();
        game("a", 1, 10);
        game("b", 1, 2000);
        game("c", 2, 1024);
        conn.execute_batch("INSERT INTO practice VALUES (2, 'deck')").unwrap();
        migrate(&mut conn).unwrap();
        let usage = |player: i64| {
            let counted = "SELECT bytes / 1024, games FROM usage WHERE player = ?1";
            conn.query_row(counted, [player], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?))).unwrap()
        };
        assert_eq!([usage(1), usage(2)], [(3, 2), (2, 1)]);
        conn.execute_batch(
            "UPDATE games SET record = record || record WHERE id = 'b'; DELETE FROM games WHERE id = 'c'",
        )
        .unwrap();
        assert_eq!([usage(1), usage(2)], [(5, 2), (1, 0)]);
    }

    /// A file of the first version in which a player had started a deal of the day three times, and finished one late.
    #[test]
    fn an_older_file_keeps_every_game_and_only_fair_entries() {
        let mut conn = Connection::open_in_memory().unwrap();
        conn.execute_batch(STEPS[0]).unwrap();
        conn.pragma_update(None, "user_version", 1).unwrap();
        conn.execute_batch(
            "INSERT INTO players VALUES (1, x'00', 'Ann', '', 0);
             INSERT INTO games SELECT 'g' || value, 1, 'keevorn', 'K1', '2026-11-21', NULL, NULL, 0, value, 1795262400 + value,
                 0, 1, 'text', '', 0, 'won', 3, 0, 0 FROM (SELECT 1 AS value UNION SELECT 2 UNION SELECT 3);
             INSERT INTO games VALUES ('up', 1, 'keevorn', 'K2', NULL, NULL, NULL, 1, 1, 0, 0, 1, 'text', '', 0, '*', NULL, 0, 0);
             INSERT INTO games VALUES ('late', 1, 'keevorn', 'K3', '2026-11-20', NULL, NULL, 0, 1, 0, 0, 1, 'text', '', 0, 'won', 9, 0, 0);
             INSERT INTO entries VALUES ('g1', 1, 'K1', '2026-11-21', 'won', 3, 9, 0, 1795262500);
             INSERT INTO entries VALUES ('late', 1, 'K3', '2026-11-20', 'won', 9, 9, 0, 1795262500);",
        )
        .unwrap();
        migrate(&mut conn).unwrap();
        let all: i64 = conn.query_row("SELECT count(*) FROM games", [], |row| row.get(0)).unwrap();
        let entry: (String, String) =
            conn.query_row("SELECT game, record FROM entries", [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        assert_eq!((all, entry), (5, ("g1".into(), "text".into())));
        for id in ["g1", "g2", "g3", "up", "late"] {
            let kept =
                (&conn as &crate::store::Connection).game(1, id).unwrap().expect("the game is kept, with its checksum");
            assert_eq!(kept.facts.source.is_some(), id == "up");
        }
        let again = "INSERT INTO games (id, player, game, deal, day, attempt, created, changed, revision, record, prompt, moves, \
                     result, informed) SELECT 'g4', player, game, deal, day, 1, 0, 0, 1, '', '', 0, '*', 0 FROM games WHERE id = 'g1'";
        assert!(conn.execute(again, []).unwrap_err().to_string().contains("UNIQUE"));
    }
}
