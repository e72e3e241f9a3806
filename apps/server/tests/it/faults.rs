//! A full, locked or damaged store gives a clear page and never loses a game.

use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::pin::pin;
use std::task::{Context, Waker};
use std::time::Duration;

use axum::http::StatusCode;
use rusqlite::Connection;
use underdeck_game::text;
use underdeck_server::{Config, Limits, Server};

use crate::common::{Answer, Browser, TestSite, code, generous, say};

async fn first_move(browser: &Browser, table: &str) -> String {
    let (_, face) = browser.program().get(&table.replace("/g/", "/tables/")).await;
    face["table"]["offers"][0]["move"].as_str().unwrap_or_else(|| panic!("{face}")).to_owned()
}

async fn moves(browser: &Browser, table: &str) -> u64 {
    browser.program().get(&table.replace("/g/", "/tables/")).await.1["moves"].as_u64().unwrap()
}

fn shows_error(answer: &Answer, words: &str) {
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{answer:?}");
    assert!(answer.body.contains(words), "{}", answer.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_store_refuses_the_move_and_keeps_the_game() {
    let site = TestSite::in_file(Limits { locked: Duration::from_millis(20), ..generous() });
    let browser = site.browser().await;
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 4)).await;
    let mv = first_move(&browser, &table).await;
    browser.play(&table, &mv).await.location();
    let mv = first_move(&browser, &table).await;
    let other = Connection::open(site.folder.path().join("games.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    shows_error(&browser.play(&table, &mv).await, "locked");
    let body = serde_json::json!({ "move": mv });
    let (status, message) = browser.program().post(&(table.replace("/g/", "/tables/") + "/moves"), body).await;
    assert_eq!((status, &message["error"]["word"]), (StatusCode::SERVICE_UNAVAILABLE, &"store_locked".into()));
    assert_eq!(moves(&browser, &table).await, 1, "what was not kept was not played");
    other.execute_batch("ROLLBACK").unwrap();
    browser.play(&table, &mv).await.location();
    assert_eq!(moves(&browser, &table).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_timeout_is_reported_like_any_other_error() {
    let site = TestSite::in_file(generous());
    let seen = site.browser().await;
    let table = seen.begin(&code(underdeck_catalogue::games()[0].info().id, 4)).await;
    let (mv, rev) = (first_move(&seen, &table).await, seen.rev(&table).await);
    let limits = Limits { locked: Duration::from_secs(600), request: Duration::from_millis(30), ..generous() };
    let site = site.reopened_with(limits);
    let browser = Browser { router: site.server.router(), ..seen };
    let other = Connection::open(site.folder.path().join("games.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let answer = browser.post(&format!("{table}/move"), &[("rev", &rev), ("move", &mv)]).await;
    shows_error(&answer, &say(&text::ERROR_SLOW));
    assert_eq!(answer.headers["retry-after"], "2");
    let (status, message) = browser.program().post("/players", serde_json::json!({})).await;
    assert_eq!((status, &message["error"]["word"]), (StatusCode::SERVICE_UNAVAILABLE, &"slow".into()));
    other.execute_batch("ROLLBACK").unwrap();
    site.server.close();
}

/// Sends a move and hangs up after the request has reached the game, before the response.
async fn hang_up(browser: &Browser, table: &str, mv: &str) {
    let rev = browser.rev(table).await;
    let (path, fields) = (format!("{table}/move"), [("rev", rev.as_str()), ("move", mv)]);
    let mut request = pin!(browser.post(&path, &fields));
    // It waits for the disk, unless the disk of a busy machine is quicker than this poll.
    let _ = request.as_mut().poll(&mut Context::from_waker(Waker::noop()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_is_atomic_when_its_client_hangs_up() {
    let site = TestSite::in_file(Limits { locked: Duration::from_millis(20), ..generous() });
    let browser = site.browser().await;
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 4)).await;
    let mv = first_move(&browser, &table).await;
    hang_up(&browser, &table, &mv).await;
    assert_eq!(moves(&browser, &table).await, 1, "the change ran to its end");
    let mv = first_move(&browser, &table).await;
    let other = Connection::open(site.folder.path().join("games.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    hang_up(&browser, &table, &mv).await;
    assert_eq!(moves(&browser, &table).await, 1, "what was not kept was not played");
    other.execute_batch("ROLLBACK").unwrap();
    browser.play(&table, &mv).await.location();
    let cookie = browser.clone();
    let site = site.reopened();
    let browser = crate::play::browser_of(&site, &cookie).await;
    assert_eq!(moves(&browser, &table).await, 2, "the store has what was shown");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_store_refuses_the_move_and_keeps_the_game() {
    let site = TestSite::in_file(generous());
    let browser = site.browser().await;
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 4)).await;
    let cookie = browser.clone();
    let pages = {
        let conn = Connection::open(site.folder.path().join("games.db")).unwrap();
        conn.query_row("PRAGMA page_count", [], |row| row.get::<_, u32>(0)).unwrap()
    };
    let site = site.reopened_with(Limits { pages: Some(pages), ..generous() });
    let browser = crate::play::browser_of(&site, &cookie).await;
    let mut played = 0;
    let refused = loop {
        let mv = first_move(&browser, &table).await;
        let answer = browser.play(&table, &mv).await;
        if answer.status != StatusCode::SEE_OTHER {
            break answer;
        }
        played += 1;
        // Start games until the store is full.
        if moves(&browser, &table).await % 20 == 0 {
            let begun =
                browser.post(&format!("/d/{}", code(underdeck_catalogue::games()[0].info().id, played)), &[]).await;
            if begun.status == StatusCode::SERVICE_UNAVAILABLE {
                break begun;
            }
        }
        if browser.program().get(&table.replace("/g/", "/tables/")).await.1["outcome"].is_object() {
            break fill(&browser).await;
        }
    };
    shows_error(&refused, "space is left");
    let kept = moves(&browser, &table).await;
    let site = site.reopened();
    let browser = crate::play::browser_of(&site, &cookie).await;
    assert_eq!(moves(&browser, &table).await, kept, "everything acknowledged is there");
    assert_eq!(kept, played);
}

/// Starts games until the store is full.
async fn fill(browser: &Browser) -> Answer {
    for seed in 0.. {
        let answer = browser.post(&format!("/d/{}", code(underdeck_catalogue::games()[0].info().id, seed)), &[]).await;
        if answer.status != StatusCode::SEE_OTHER {
            return answer;
        }
    }
    unreachable!("seeds do not end")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_store_is_reported_at_the_start_and_while_running() {
    let site = TestSite::in_file(generous());
    let browser = site.browser().await;
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 4)).await;
    let data = site.folder.path().join("games.db");
    let TestSite { server, folder, time, .. } = site;
    server.close();
    drop(server);
    let whole = fs::read(&data).unwrap();

    // Overwrite everything but the first page.
    let mut file = fs::OpenOptions::new().write(true).open(&data).unwrap();
    file.seek(SeekFrom::Start(4096)).unwrap();
    file.write_all(&vec![0xA5; whole.len() - 4096]).unwrap();
    drop(file);
    let open = |limits| Server::open(crate::common::config(&data, &time, limits));
    let message = open(generous()).err().unwrap().to_string();
    assert!(message.contains("games.db") && message.contains("damaged") && message.contains("backup"), "{message}");

    fs::write(&data, "this is a letter to my aunt, and no database at all. ".repeat(100)).unwrap();
    let message = open(generous()).err().unwrap().to_string();
    assert!(message.contains("damaged"), "{message}");

    // A large file is in use during its check, until the damage is found.
    fs::write(&data, &whole).unwrap();
    let conn = Connection::open(&data).unwrap();
    let find = "SELECT rootpage FROM sqlite_schema WHERE name = 'games'";
    let page: u32 = conn.query_row(find, [], |row| row.get(0)).unwrap();
    let page = page as usize;
    drop(conn);
    let mut damaged = whole.clone();
    damaged[(page - 1) * 4096..page * 4096].fill(0xA5);
    fs::write(&data, &damaged).unwrap();
    let large = open(Limits { check: 0, ..generous() }).unwrap();
    let site =
        TestSite { server: large, folder: tempfile::tempdir().unwrap(), second: None, store: None, time: time.clone() };
    let browser = crate::common::Browser { router: site.server.router(), ..browser };
    let well = async || browser.get("/healthz").await.status == StatusCode::OK;
    for _ in 0..1_000_000 {
        if !well().await {
            break;
        }
    }
    let answer = browser.get("/healthz").await;
    assert!(answer.body.contains("damaged"), "{}", answer.body);
    site.server.close();

    let opened = || TestSite {
        server: open(generous()).unwrap(),
        folder: tempfile::tempdir().unwrap(),
        second: None,
        store: None,
        time: time.clone(),
    };

    // Damage the file while the server runs.
    let put_back = || {
        fs::write(&data, &whole).unwrap();
        for log in ["games.db-wal", "games.db-shm"] {
            // The file may be missing.
            let _ = fs::remove_file(folder.path().join(log));
        }
    };
    put_back();
    let site = opened();
    let seen = crate::play::browser_of(&site, &browser).await;
    let mut file = fs::OpenOptions::new().write(true).open(&data).unwrap();
    file.write_all(&vec![0xA5; whole.len()]).unwrap();
    drop(file);
    let answer = seen.get(&table).await;
    shows_error(&answer, "backup");

    site.server.close();
    drop(site);
    put_back();
    let site = opened();
    let browser = crate::play::browser_of(&site, &browser).await;
    assert_eq!(browser.get(&table).await.status, StatusCode::OK, "the backup has the game");
}

/// Moves in a deleted file would be acknowledged and lost.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_acknowledged_once_the_file_or_its_log_is_gone() {
    for name in ["games.db", "games.db-wal"] {
        for replaced in [false, true] {
            let site = TestSite::in_file(generous());
            let browser = site.browser().await;
            let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 4)).await;
            let mv = first_move(&browser, &table).await;
            browser.play(&table, &mv).await.location();
            let path = site.folder.path().join(name);
            let copy = fs::read(&path).unwrap();
            fs::remove_file(&path).unwrap();
            if replaced {
                // A copy at the same path is another file.
                fs::write(site.folder.path().join("taken"), "").unwrap();
                fs::write(&path, copy).unwrap();
            }
            let mv = first_move(&browser, &table).await;
            for _ in 0..5 {
                shows_error(&browser.play(&table, &mv).await, &say(&text::STORE_GONE_HELP));
                let begun =
                    browser.post(&format!("/d/{}", code(underdeck_catalogue::games()[0].info().id, 9)), &[]).await;
                shows_error(&begun, name);
            }
            assert_eq!(moves(&browser, &table).await, 1, "what was not kept was not played");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_file_is_refused() {
    let site = TestSite::in_file(generous());
    let data = site.folder.path().join("games.db");
    let open = |data: &std::path::Path| Server::open(crate::common::config(data, &site.time, generous()));
    let message = open(&data).err().unwrap().to_string();
    assert!(
        message.contains("another server is using this store") && message.contains("name another file"),
        "{message}"
    );
    #[cfg(target_os = "linux")]
    {
        let (link, hard) = (site.folder.path().join("link.db"), site.folder.path().join("hard.db"));
        std::os::unix::fs::symlink(&data, &link).unwrap();
        fs::hard_link(&data, &hard).unwrap();
        fs::remove_file(site.folder.path().join("games.db-lock")).unwrap();
        for other in [&data, &link, &hard] {
            let message = open(other).err().unwrap().to_string();
            assert!(message.contains("another server is using this store"), "{message}");
        }
    }
    site.server.close();
    open(&data).unwrap().close();
}

/// An empty store in the place of a lost one has no players, and another secret than the published hashes of coming days.
#[tokio::test(flavor = "multi_thread")]
async fn a_store_is_not_created_where_one_has_been() {
    let site = TestSite::in_file(generous());
    site.server.close();
    let path = |name: &str| site.folder.path().join(name);
    let open =
        |name: &str, init| Server::open(Config { init, ..crate::common::config(&path(name), &site.time, generous()) });
    let refused = |name: &str, trace: &str| {
        let message = open(name, false).err().unwrap().to_string();
        assert!(message.contains(&format!("{name} is missing")) && message.contains("--init"), "{message}");
        assert!(message.contains(&format!("{trace} exists")), "{message}");
    };
    refused("gmaes.db", "games.db");
    assert!(!path("gmaes.db").exists() && !path("gmaes.db-lock").exists(), "a refused start leaves nothing");
    fs::rename(path("games.db"), path("elsewhere")).unwrap();
    refused("games.db", "games.db-lock");
    fs::write(path("games.db"), "").unwrap();
    refused("games.db", "games.db-lock");
    fs::rename(path("games.db-lock"), path("games.db-wal")).unwrap();
    refused("games.db", "games.db-wal");
    fs::remove_file(path("games.db-wal")).unwrap();
    open("games.db", false).unwrap().close();
    open("gmaes.db", true).unwrap().close();
    open("gmaes.db", true).unwrap().close();
}

/// SQLite's check does not find a changed value in a row.
#[tokio::test(flavor = "multi_thread")]
async fn a_row_changed_outside_the_server_is_reported_as_damaged() {
    let site = TestSite::in_file(generous());
    let browser = site.browser().await;
    let (table, other) = (browser.begin(&code("keevorn", 4)).await, browser.begin(&code("keevorn", 5)).await);
    let cookie = browser.clone();
    let TestSite { server, folder, time, .. } = site;
    server.close();
    drop(server);
    let id = table.trim_start_matches("/g/");
    let changes = [
        "record = record || ' '",
        "moves = moves + 1",
        "result = 'won'",
        "informed = 1 - informed",
        "aids = 'hints 1'",
        "deal = 'K5'",
        "day = '2026-11-20'",
        "attempt = attempt + 1",
        "revision = revision + 1",
        "changed = changed + 1",
        "prompt = 'You have won.'",
        "created = created - 1",
        "keys = 'x'",
    ];
    let data = folder.path().join("games.db");
    let whole = fs::read(&data).unwrap();
    for change in changes {
        fs::write(&data, &whole).unwrap();
        let conn = Connection::open(&data).unwrap();
        assert_eq!(conn.execute(&format!("UPDATE games SET {change} WHERE id = ?1"), [id]).unwrap(), 1);
        let check: String = conn.query_row("PRAGMA quick_check", [], |row| row.get(0)).unwrap();
        assert_eq!(check, "ok");
        conn.close().unwrap();
        let server = Server::open(crate::common::config(&data, &time, generous())).unwrap();
        let site =
            TestSite { server, folder: tempfile::tempdir().unwrap(), second: None, store: None, time: time.clone() };
        let browser = crate::play::browser_of(&site, &cookie).await;
        let answer = browser.get(&table).await;
        shows_error(&answer, "damaged");
        assert!(answer.body.contains(id) && answer.body.contains("keevorn"), "{change}: {}", answer.body);
        assert_eq!(browser.get(&other).await.status, StatusCode::OK, "{change}: other games go on");
        assert!(browser.get("/").await.status.is_success() && browser.get("/records").await.status.is_success());
        site.server.close();
    }
}

#[test]
fn a_store_of_a_later_version_and_an_open_address_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("later.db");
    Connection::open(&data).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let open = |address: &str, data: &std::path::Path| Server::open(Config::new(address.parse().unwrap(), data.into()));
    let message = open("127.0.0.1:0", &data).err().unwrap().to_string();
    assert!(message.contains("later version"), "{message}");
    let message = open("0.0.0.0:0", &data).err().unwrap().to_string();
    assert!(message.contains("--public"), "{message}");
    let message = open("127.0.0.1:0", &folder.path().join("no/such/folder.db")).err().unwrap().to_string();
    assert!(message.contains("no/such"), "{message}");
}
