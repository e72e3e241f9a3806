//! Copying a store to another.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::sync::{Mutex, PoisonError};

use axum::http::StatusCode;
use underdeck_server::{Administration, Server, StoreLocation};

use crate::account::offered;
use crate::common::{Browser, NOON, TestSite, code, config, generous};
use crate::daily::finish;
use crate::two_devices::Duel;

/// The tables with the columns that identify a row.
const TABLES: [(&str, &str); 14] = [
    ("meta", "key"),
    ("players", "id"),
    ("devices", "token"),
    ("links", "code"),
    ("campaigns", "id"),
    ("games", "id"),
    ("watches", "game"),
    ("entries", "game"),
    ("reviews", "game"),
    ("practice", "player"),
    ("days", "day"),
    ("deleted", "game"),
    ("host_log", "id"),
    ("usage", "player"),
];

/// A site with an existing store.
fn site(store: Option<String>, folder: tempfile::TempDir) -> TestSite {
    let time = Arc::new(AtomicI64::new(NOON));
    let mut config = config(&folder.path().join("games.db"), &time, generous());
    config.store = store.as_ref().map(|address| address.parse().unwrap());
    TestSite { server: Server::open(config).unwrap(), second: None, folder, store, time }
}

fn file(folder: &tempfile::TempDir) -> StoreLocation {
    StoreLocation::File(folder.path().join("games.db"))
}

/// Another location for a store: a database, if the tests use one.
fn elsewhere() -> (StoreLocation, Option<String>, tempfile::TempDir) {
    let (folder, store) = (tempfile::tempdir().unwrap(), crate::common::new_database());
    let place = store.as_ref().map_or_else(|| file(&folder), |address| address.parse().unwrap());
    (place, store, folder)
}

fn same(browser: &Browser, site: &TestSite) -> Browser {
    Browser { router: site.router(), ..browser.clone() }
}

/// Rows of every table, each with a checksum or a key.
fn content(file: &StoreLocation) -> Vec<String> {
    let StoreLocation::File(path) = file else { panic!("{file} is no file") };
    let conn = rusqlite::Connection::open(path).unwrap();
    let mut all = Vec::new();
    for (table, key) in TABLES {
        let columns: Vec<String> = conn
            .prepare(&format!("SELECT name FROM pragma_table_xinfo('{table}')"))
            .and_then(|mut names| names.query_map([], |row| row.get(0))?.collect())
            .unwrap();
        let quoted: Vec<String> = columns.iter().map(|column| format!("quote({column})")).collect();
        let query = format!("SELECT {} FROM {table} ORDER BY {key}", quoted.join("||','||"));
        let mut query = conn.prepare(&query).unwrap();
        let rows = query.query_map([], |row| Ok(format!("{table}: {}", row.get::<_, String>(0)?))).unwrap();
        all.extend(rows.map(Result::unwrap));
    }
    // How much of what was deleted is overwritten is a state of the file.
    all.retain(|row| !row.starts_with("meta: 'overwritten'"));
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_is_copied_completely_in_both_directions() {
    let site_of_file = TestSite::in_file(generous());
    // Rows in every table.
    let (ann, bob) = (site_of_file.browser().await, site_of_file.browser().await);
    ann.post("/settings", &[("player", "Änn")]).await.location();
    let code_of_device = offered(&ann).await;
    assert_eq!(bob.post("/link", &[("code", &code_of_device)]).await.status, StatusCode::SEE_OTHER);
    offered(&ann).await;
    let table = ann.begin(&code("keevorn", 3)).await;
    ann.post(&format!("{table}/watch"), &[("answer", "yes")]).await.location();
    finish(&ann, &table, &code("keevorn", 3)).await;
    ann.post(&format!("{table}/review?games=1"), &[]).await.location();
    // The other site could continue the game.
    site_of_file.finish_reviews();
    assert_eq!(site_of_file.query("SELECT CAST(done AS TEXT) FROM reviews"), "1");
    ann.post("/daily/keevorn", &[]).await.location();
    let mut campaigns = 0;
    for game in underdeck_catalogue::games() {
        let begun = ann.post("/campaigns", &[("game", game.info().id), ("name", "Far"), ("seed", "5")]).await;
        campaigns += usize::from(begun.status == StatusCode::SEE_OTHER);
    }
    assert!(campaigns > 0);
    let duel = Duel::new(&site_of_file, &[("option.mode", "draft")]).await;
    for n in 0..80 {
        ann.begin(&code("cryptkeeper", n)).await;
    }
    let gone = ann.begin(&code("cryptkeeper", 80)).await;
    ann.post(&format!("{gone}/delete"), &[]).await.location();
    let tools = Administration::open(&file(&site_of_file.folder)).unwrap();
    tools.set_quota(tools.find("Änn").unwrap().unwrap().id, Some(1 << 30), None).unwrap();
    let [record, deal] = [format!("{table}/record"), format!("/d/{}", code("keevorn", 3))];
    let pages = ["/", "/records", "/statistics", &record, &deal, "/daily", "/mine", "/campaigns"];
    let mut before = Vec::new();
    for page in pages {
        before.push(ann.get(page).await.body);
    }
    site_of_file.server.close();
    let first = content(&file(&site_of_file.folder));
    for (table, _) in TABLES.iter().filter(|(table, _)| *table != "practice") {
        assert!(first.iter().any(|row| row.starts_with(table)), "nothing in {table}");
    }

    let (place, store, folder) = elsewhere();
    let reported = Arc::new(Mutex::new(Vec::new()));
    let sink = Arc::clone(&reported);
    let tell = move |table: &'static str, done, all| sink.lock().unwrap().push((table, done, all));
    let games = underdeck_server::copy(&file(&site_of_file.folder), &place, tell).unwrap();
    assert_eq!(games, first.iter().filter(|row| row.starts_with("games:")).count() as u64);
    assert!(reported.lock().unwrap_or_else(PoisonError::into_inner).contains(&("games", games, games)), "{reported:?}");
    let moved = site(store, folder);
    let ann = same(&ann, &moved);
    for (page, before) in pages.iter().zip(before) {
        assert!(ann.get(page).await.body == before, "{page} is as it was");
    }
    let why = underdeck_server::copy(&file(&site_of_file.folder), &place, |_, _, _| {}).unwrap_err().to_string();
    assert!(why.contains("another server is using this store"), "{why}");
    moved.server.close();

    let why = underdeck_server::copy(&file(&site_of_file.folder), &place, |_, _, _| {}).unwrap_err().to_string();
    assert!(why.contains("its table players is not empty"), "{why}");
    let back = tempfile::tempdir().unwrap();
    underdeck_server::copy(&place, &file(&back), |_, _, _| {}).unwrap();
    assert_eq!(content(&file(&back)), first, "nothing was changed on the way there and back");

    // The copy is usable: it accepts new moves, games and players.
    let moved = TestSite { server: moved.another(generous()), ..moved };
    let ann = same(&ann, &moved);
    let duel = Duel { browsers: duel.browsers.map(|browser| same(&browser, &moved)), ..duel };
    assert_eq!(duel.submit(0, "leave", &[("confirm", "yes")]).await, StatusCode::SEE_OTHER);
    ann.begin(&code("card-crawler", 5)).await;
    moved.browser().await.begin(&code("keevorn", 6)).await;
    let players = first.iter().filter(|row| row.starts_with("players:")).count();
    assert_eq!(moved.query("SELECT CAST(count(*) AS TEXT) FROM players"), (players + 1).to_string());
}

#[test]
fn a_failed_copy_leaves_nothing_behind() {
    let (place, _, folder) = elsewhere();
    let none = folder.path().join("none.db");
    let why = underdeck_server::copy(&StoreLocation::File(none.clone()), &place, |_, _, _| {}).unwrap_err().to_string();
    assert!(why.contains("none.db") && why.contains("no such file"), "{why}");
    assert!(!none.exists());
    // The copy fails in the middle, at a row that a database refuses.
    let from = tempfile::tempdir().unwrap();
    Server::open(config(&from.path().join("games.db"), &Arc::new(AtomicI64::new(NOON)), generous())).unwrap().close();
    let conn = rusqlite::Connection::open(from.path().join("games.db")).unwrap();
    let break_it = "PRAGMA foreign_keys = OFF; INSERT INTO players (id, token, name, settings, created) VALUES (7, x'07', 'Ann', '', 0); \
                    INSERT INTO practice VALUES (7, 'deck'), (8, 'of nobody')";
    conn.execute_batch(break_it).unwrap();
    drop(conn);
    let why = underdeck_server::copy(&file(&from), &place, |_, _, _| {}).unwrap_err().to_string();
    assert!(why.to_lowercase().contains("foreign key"), "{why}");
    let conn = rusqlite::Connection::open(from.path().join("games.db")).unwrap();
    conn.execute_batch("DELETE FROM practice WHERE player = 8; DELETE FROM usage WHERE player = 8").unwrap();
    drop(conn);
    assert_eq!(
        underdeck_server::copy(&file(&from), &place, |_, _, _| {}).unwrap(),
        0,
        "nothing was left of the first try"
    );
}
