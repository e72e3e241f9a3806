//! Deletion overwrites: no data of a deleted player is in the bytes of the file, its log, or a backup.

use std::fs;
use std::path::Path;
use std::time::Duration;

use axum::http::StatusCode;
use rusqlite::Connection;
use serde_json::json;
use underdeck_server::Limits;

use crate::common::{Browser, TestSite, code, generous};
use crate::daily::finish;
use crate::imports::own;
use crate::two_devices::Duel;

const NAME: &str = "Ottilie Wildermuth";

/// The record of a game in progress with a player's comment.
fn annotated(seed: u64, words: &str) -> String {
    let game = underdeck_catalogue::games()[0];
    let mut session = underdeck_play::start(game, &code(game.info().id, seed)).unwrap();
    for _ in 0..8 {
        let Some(hint) = session.hint() else { break };
        session.play(&hint.offer.spelling).unwrap();
    }
    let mut record = session.record();
    record.set_tag("Annotator", words);
    record.to_string()
}

/// Fills a store. Players alternate, so their rows share pages and move between them. Returns the browser of the player to delete.
async fn filled(site: &TestSite, name: &str) -> Browser {
    let (browser, others) = (site.browser().await, [site.browser().await, site.browser().await]);
    browser.post("/settings", &[("player", name)]).await.location();
    for seed in 0..24 {
        let words = |whose: &str| format!("{whose} thought so. ").repeat(1 + (seed as usize * 37) % 90);
        browser.upload(&annotated(seed, &words(name))).await.location();
        let other = &others[seed as usize % 2];
        other.upload(&annotated(100 + seed, &words("Somebody else"))).await.location();
        let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 1000 + seed)).await;
        for _ in 0..3 {
            let (_, face) = browser.program().get(&table.replace("/g/", "/tables/")).await;
            let mv = face["table"]["offers"][0]["move"].as_str().unwrap().to_owned();
            browser.play(&table, &mv).await.location();
        }
    }
    browser
}

/// The number of occurrences of `words` in the file, its log, the log's index, and a new backup.
fn copies(site: &TestSite, words: &str) -> [usize; 4] {
    let folder = site.folder.path();
    let backup = folder.join("backup.db");
    let _ = fs::remove_file(&backup);
    let source = Connection::open(folder.join("games.db")).unwrap();
    source.backup("main", &backup, None::<fn(rusqlite::backup::Progress)>).unwrap();
    ["games.db", "games.db-wal", "games.db-shm", "backup.db"].map(|name| count(&folder.join(name), words))
}

fn count(path: &Path, words: &str) -> usize {
    fs::read(path).map_or(0, |bytes| memchr::memmem::find_iter(&bytes, words).count())
}

/// The texts to search for: the name, its key, the comment in records, and a deal that no other player has played.
fn traces(site: &TestSite) -> [String; 4] {
    let claim = site.query("SELECT claim FROM players WHERE claim IS NOT NULL");
    [NAME.to_owned(), claim, format!("{NAME} thought so"), code(underdeck_catalogue::games()[0].info().id, 1007)]
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_data_is_in_no_byte_of_file_log_or_backup() {
    let site = TestSite::in_file(generous());
    let browser = filled(&site, NAME).await;
    let traces = traces(&site);
    for words in &traces {
        let found = copies(&site, words);
        assert!(found[0] + found[1] > 0 && found[3] > 0, "{words}: {found:?}");
    }
    browser.post("/account/delete", &[]).await.location();
    for words in &traces {
        assert_eq!(copies(&site, words), [0; 4], "{words}, while the server runs");
    }
    let kept = copies(&site, "Somebody else thought so");
    assert!(kept[0] > 0 && kept[3] > 0, "others lose nothing: {kept:?}");
    let site = site.reopened();
    for words in &traces {
        assert_eq!(copies(&site, words), [0; 4], "{words}, after a start");
    }
}

/// A large file is overwritten in two steps: rows and log at once, copies of moved rows at the next start.
#[tokio::test(flavor = "multi_thread")]
async fn a_large_file_is_rewritten_at_the_next_start() {
    let site = TestSite::in_file(Limits { check: 0, ..generous() });
    let browser = filled(&site, NAME).await;
    let (other, traces) = (filled(&site, "Luise Otto").await, traces(&site));
    let before: usize = copies(&site, NAME).iter().sum();
    browser.post("/account/delete", &[]).await.location();
    let after: usize = copies(&site, NAME).iter().sum();
    assert!(after * 20 < before, "{after} of {before} are left");
    other.post("/account/delete", &[]).await.location();
    assert_eq!(copies(&site, "Luise Otto")[1], 0, "the log is emptied after each deletion");
    let site = site.reopened_with(Limits { check: 0, ..generous() });
    for words in traces.iter().map(String::as_str).chain(["Luise Otto"]) {
        assert_eq!(copies(&site, words), [0; 4], "{words}");
    }
}

/// A file of a version that did not overwrite: opening it overwrites earlier deletions.
#[tokio::test(flavor = "multi_thread")]
async fn deletions_of_an_older_version_are_overwritten_at_the_start() {
    let site = TestSite::in_file(generous());
    filled(&site, NAME).await;
    let traces = traces(&site);
    site.server.close();
    let older = Connection::open(site.folder.path().join("games.db")).unwrap();
    older.query_row("PRAGMA secure_delete=OFF", [], |_| Ok(())).unwrap();
    older
        .execute_batch(
            "DELETE FROM games WHERE player = (SELECT id FROM players WHERE claim IS NOT NULL);
             UPDATE players SET name = '', settings = '', claim = NULL;
             DELETE FROM meta WHERE key = 'overwritten';
             PRAGMA wal_checkpoint(TRUNCATE);",
        )
        .unwrap();
    drop(older);
    let file = site.folder.path().join("games.db");
    let found: usize = traces.iter().map(|words| count(&file, words)).sum();
    assert!(found > 0, "the older program leaves what it deletes");
    let site = site.reopened();
    for words in &traces {
        assert_eq!(copies(&site, words), [0; 4], "{words}");
    }
}

/// A long-running reader, such as a backup, keeps the log from being truncated. The deletion is effective, and the next start overwrites.
#[tokio::test(flavor = "multi_thread")]
async fn a_reader_delays_the_overwriting_but_not_the_deletion() {
    let site = TestSite::in_file(Limits { locked: Duration::from_millis(20), ..generous() });
    let browser = filled(&site, NAME).await;
    let traces = traces(&site);
    let reader = Connection::open(site.folder.path().join("games.db")).unwrap();
    reader.execute_batch("BEGIN; SELECT count(*) FROM games;").unwrap();
    browser.post("/account/delete", &[]).await.location();
    assert_eq!(site.query("SELECT 'n' || count(*) FROM players WHERE claim IS NOT NULL"), "n0");
    browser.begin(&code(underdeck_catalogue::games()[0].info().id, 1)).await;
    drop(reader);
    let site = site.reopened();
    for words in &traces {
        assert_eq!(copies(&site, words), [0; 4], "{words}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_upload_leaves_no_name_in_the_file() {
    let site = TestSite::in_file(generous());
    let browser = site.browser().await;
    let mut tables = Vec::new();
    for seed in 0..12 {
        tables.push(browser.upload(&annotated(seed, &"Ottilie thought so. ".repeat(40))).await.location());
        browser.upload(&annotated(100 + seed, &"Somebody else thought so. ".repeat(40))).await.location();
    }
    assert!(copies(&site, "Ottilie thought so")[3] > 0);
    let question = browser.get(&format!("{}/delete", tables[0])).await.body;
    assert!(question.contains("deleted for good"), "{question}");
    for table in &tables {
        assert_eq!(browser.post(&format!("{table}/delete"), &[]).await.location(), "/");
        assert_eq!(browser.get(table).await.status, StatusCode::NOT_FOUND);
    }
    // The last rewrite of the file may still be due: a file is rewritten for at most a hundredth of the time.
    let site = site.reopened();
    assert_eq!(copies(&site, "Ottilie thought so"), [0; 4]);
    assert!(copies(&site, "Somebody else thought so")[3] > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_game_leaves_its_board_and_still_counts_as_an_attempt() {
    let site = TestSite::new();
    let (ada, bob) = (site.browser().await, site.browser().await);
    let deal = code("keevorn", 1);
    bob.begin(&code("keevorn", 2)).await;
    let board = async || bob.program().get(&format!("/deals/{deal}")).await.1["board"].as_array().unwrap().len();
    let table = ada.begin(&deal).await;
    finish(&ada, &table, &deal).await;
    ada.post(&format!("{table}/watch"), &[("answer", "yes")]).await.location();
    assert_eq!(board().await, 1);
    assert_eq!(bob.post(&format!("{table}/delete"), &[]).await.status, StatusCode::NOT_FOUND);
    ada.post(&format!("{table}/delete"), &[]).await.location();
    assert_eq!(ada.post(&format!("{table}/delete"), &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(board().await, 0);
    assert_eq!(site.query("SELECT 'n' || count(*) FROM watches"), "n0");
    let again = ada.begin(&deal).await;
    finish(&ada, &again, &deal).await;
    assert_eq!(board().await, 0, "it is the second attempt");
    assert_eq!(own(&ada).await["games"], 1, "statistics forget it too");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_does_not_bring_a_deleted_game_back() {
    let site = TestSite::new();
    let browser = site.browser().await;
    browser.begin(&code("keevorn", 6)).await;
    let (id, record) = ("abcdefghijklmnop", annotated(5, "Ann"));
    let game = json!({ "id": id, "revision": 1, "changed": 0, "record": record, "own": true });
    let (status, reply) = browser.program().post("/sync", json!({ "games": [game] })).await;
    assert_eq!((status, reply["games"].as_array().unwrap().len()), (StatusCode::OK, 2), "{reply}");
    browser.post(&format!("/g/{id}/delete"), &[]).await.location();
    let (status, reply) = browser.program().post("/sync", json!({ "games": [game] })).await;
    assert_eq!((status, reply["games"].as_array().unwrap().len()), (StatusCode::OK, 1), "{reply}");
    assert!(reply["refused"][id].as_str().unwrap().contains("was deleted"), "{reply}");
}

#[tokio::test(flavor = "multi_thread")]
async fn todays_deal_is_deleted_after_the_day() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = browser.post("/daily/keevorn", &[]).await.location();
    let refused = browser.post(&format!("{table}/delete"), &[]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.body.contains("once the day is over"), "{}", refused.body);
    site.pass_days(1);
    assert_eq!(browser.post(&format!("{table}/delete"), &[]).await.location(), "/");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_two_is_deleted_by_its_owner_and_left_by_the_guest() {
    let site = TestSite::new();
    let duel = Duel::new(&site, &[("option.mode", "standard")]).await;
    let [owner, guest] = [&duel.browsers[0], &duel.browsers[1]];
    let address = format!("{}/delete", duel.table);
    assert_eq!(owner.post(&address, &[]).await.status, StatusCode::FORBIDDEN, "the guest is waiting");
    assert!(guest.get(&address).await.body.contains("belongs to the other player"));
    guest.post(&address, &[]).await.location();
    assert!(!guest.get("/records").await.body.contains(&duel.table));
    assert_eq!(guest.get(&duel.table).await.status, StatusCode::OK, "the owner has it");
    owner.post(&address, &[]).await.location();
    for browser in [owner, guest] {
        assert_eq!(browser.get(&duel.table).await.status, StatusCode::NOT_FOUND);
    }
}

/// A file that is too large to be rewritten while it is used.
#[tokio::test(flavor = "multi_thread")]
async fn a_large_file_shrinks_while_it_is_used() {
    let site = TestSite::in_file(Limits { check: 0, ..generous() });
    let browser = site.browser().await;
    let mut tables = Vec::new();
    for seed in 0..40 {
        tables.push(browser.upload(&annotated(seed, &"So she thought. ".repeat(2500))).await.location());
    }
    let number = |query: &str| site.query(&format!("SELECT CAST({query} AS TEXT)")).parse::<u32>().unwrap();
    let pages = || number("(SELECT page_count FROM pragma_page_count)");
    let before = pages();
    for table in &tables[1..] {
        browser.post(&format!("{table}/delete"), &[]).await.location();
    }
    for seed in 0..4 {
        browser.begin(&code("keevorn", 1000 + seed)).await;
    }
    assert!(pages() * 3 < before, "{} of {before} pages", pages());
    assert!(number("(SELECT freelist_count FROM pragma_freelist_count)") <= 64);
    assert_eq!(browser.get(&tables[0]).await.status, StatusCode::OK);
}
