//! A store that the release before wrote opens with everything that was in it.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use axum::http::StatusCode;
use rusqlite::Connection;
use serde_json::Value;
use underdeck_game::text;
use underdeck_server::{Server, verify_daily};

use crate::common::{Browser, TestSite, config, generous, say};

/// A store of version 0.2.0.
const BEFORE: &str = include_str!("../schema-6.sql");
/// 2026-12-01 12:00:00 UTC, the day after the store was written.
const NEXT_DAY: i64 = 1_796_126_400;

fn open(site: &std::path::Path) -> Connection {
    Connection::open(site.join("games.db")).unwrap()
}

/// All rows of a query as text.
fn rows(conn: &Connection, query: &str) -> Vec<String> {
    let mut query = conn.prepare(query).unwrap();
    let rows = query.query_map([], |row| row.get::<_, String>(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

/// A player of the store, by the cookie that a comment in it names.
async fn player(site: &TestSite, name: &str) -> Browser {
    let cookie = BEFORE.lines().find_map(|line| line.strip_prefix(&format!("-- {name}: "))).unwrap();
    let browser = Browser { router: site.router(), cookie: cookie.into(), token: String::new(), script: false };
    crate::play::browser_of(site, &browser).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_of_the_release_before_keeps_games_boards_and_reviews() {
    let folder = tempfile::tempdir().unwrap();
    let conn = open(folder.path());
    // The tables are in the order of their names.
    conn.pragma_update(None, "foreign_keys", false).unwrap();
    conn.execute_batch(BEFORE).unwrap();
    let games = "SELECT id || hex(sum) || record FROM games ORDER BY id";
    let known = rows(&conn, games);
    let (reviewed, watched) = ("SELECT game FROM reviews", "SELECT link FROM watches");
    let (reviewed, link) = (rows(&conn, reviewed).remove(0), rows(&conn, watched).remove(0));
    let text = rows(&conn, "SELECT sha256 FROM days ORDER BY day").remove(0);
    conn.close().unwrap();

    let time = Arc::new(AtomicI64::new(NEXT_DAY));
    let server = Server::open(config(&folder.path().join("games.db"), &time, generous())).unwrap();
    let site = TestSite { server, second: None, folder, store: None, time };
    assert_eq!(rows(&open(site.folder.path()), games), known, "every game, with its checksum");
    let (ann, ben) = (player(&site, "Ann").await, player(&site, "Ben").await);
    for (browser, own) in [(&ann, 6), (&ben, 2)] {
        let mine = browser.program().get("/tables").await.1;
        let ids: Vec<&str> = mine.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
        assert_eq!(ids.len(), own, "{mine}");
        for id in ids {
            assert_eq!(browser.get(&format!("/g/{id}")).await.status, StatusCode::OK, "{id}");
        }
    }
    let (_, deal) = ben.program().get("/deals/1CW").await;
    let board: Vec<&Value> = deal["board"].as_array().unwrap().iter().map(|line| &line["name"]).collect();
    assert_eq!(board, ["Ann", "Bén"]);
    let review = ann.get(&format!("/g/{reviewed}/review?games=8")).await.body;
    assert!(review.contains(&say(&text::REVIEW_CLOSER)), "{review}");
    assert_eq!(ben.get(&format!("/watch/{link}")).await.status, StatusCode::OK);
    assert!(ann.get("/campaigns").await.body.contains("Arthur"));
    let reveal = ann.get("/daily/2026-11-30/reveal.json").await.body;
    assert_eq!(verify_daily(reveal.as_bytes(), None).unwrap().sha256, text, "the secret is the same");
    let begun = ben.begin("1CW").await;
    ben.play(&begun, "explore").await.location();
    let site = site.reopened();
    let ben = player(&site, "Ben").await;
    assert_eq!(ben.program().get(&begun.replace("/g/", "/tables/")).await.1["moves"], 1);
}
