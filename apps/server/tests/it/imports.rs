//! Imported games: none is lost or mistaken for another, and they keep their order.

use serde_json::{Value, json};
use underdeck_chronicle::{ExportedGame, PlayerExport};
use underdeck_record::{ENDED, ID, Note, Record};

use crate::account::{exported, import};
use crate::common::{Browser, TestSite, code};
use crate::daily::finish;

const GAME: &str = "keevorn";

/// The record of a game played by hints.
fn played(seed: u64) -> Record {
    let code = code(GAME, seed);
    let mut session = underdeck_play::start(underdeck_catalogue::by_code(&code).unwrap(), &code).unwrap();
    while let Some(hint) = session.hint() {
        session.play(&hint.offer.spelling).unwrap();
    }
    session.record()
}

fn file(records: impl IntoIterator<Item = Record>, own: bool) -> String {
    let games = records.into_iter().map(|record| ExportedGame { record: record.to_string(), own }).collect();
    PlayerExport::new(String::new(), games, String::new()).text().unwrap()
}

async fn added(browser: &Browser, file: &str) -> usize {
    let body = import(browser, file).await.body;
    let (before, _) = body.split_once(" of ").unwrap_or_else(|| panic!("{body}"));
    before.rsplit('>').next().unwrap().trim().parse().unwrap_or_else(|_| panic!("{body}"))
}

/// The summary of a player's own games of the first game.
pub(crate) async fn own(browser: &Browser) -> Value {
    let all: Value = serde_json::from_str(&browser.get("/statistics/export.json").await.body).unwrap();
    all["summaries"][0]["own"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn five_imports_of_an_old_file_equal_one_and_lose_nothing() {
    let records = [2, 1, 3, 1, 1].map(played);
    assert!(records.iter().all(|record| record.id().is_none() && record.ended().is_none()));
    let file = file(records, true);
    for _ in 0..5 {
        let site = TestSite::new();
        let browser = site.browser().await;
        assert_eq!(added(&browser, &file).await, 5);
        assert_eq!(added(&browser, &file).await, 0);
        let own = own(&browser).await;
        assert_eq!((&own["games"], &own["streak"]), (&json!(5), &json!({"current": 0, "longest": 1})));
        let last: Vec<&str> =
            own["last"].as_array().unwrap().iter().map(|game| game["result"].as_str().unwrap()).collect();
        assert_eq!(last, ["lost", "lost", "won", "lost", "won"], "newest first");
        let out = exported(&browser).await;
        assert_eq!(added(&browser, &out).await, 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn own_games_have_an_id_and_an_end_and_are_not_imported_again() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = browser.begin(&code(GAME, 1)).await;
    let record: Record = browser.get(&format!("{table}/record")).await.body.parse().unwrap();
    let id = record.id().expect("a new game has an id").to_owned();
    assert!(record.ended().is_none() && !table.contains(&id), "nobody finds the game by the id in its record");
    finish(&browser, &table, &code(GAME, 1)).await;
    let ended = "2026-11-21T12:00:00.000Z";
    let read = async || browser.get(&format!("{table}/record")).await.body.parse::<Record>().unwrap();
    assert_eq!((read().await.id(), read().await.ended()), (Some(id.as_str()), Some(ended)));
    site.time.fetch_add(60, std::sync::atomic::Ordering::Relaxed);
    browser.undo(&table, "1").await.location();
    assert_eq!(read().await.ended(), Some(ended), "the first end counts");
    let rev = browser.rev(&table).await;
    browser.post(&format!("{table}/redo"), &[("rev", &rev)]).await.location();
    assert_eq!(read().await.ended(), Some(ended));
    let text = exported(&browser).await;
    assert_eq!(added(&browser, &text).await, 0, "its player has it");
    assert_eq!(own(&browser).await["games"], 1);
}

/// The attack: import a record with the public id of another player's game, other moves and an early end.
#[tokio::test(flavor = "multi_thread")]
async fn a_forged_id_changes_no_game_and_no_board() {
    let site = TestSite::new();
    let (ada, bob) = (site.browser().await, site.browser().await);
    let deal = code(GAME, 1);
    let table = ada.begin(&deal).await;
    finish(&ada, &table, &deal).await;
    let read = async || ada.get(&format!("{table}/record")).await.body;
    let text = read().await;
    let board = async || ada.program().get(&format!("/deals/{deal}")).await.1["board"].clone();
    let before = board().await;
    assert_eq!(before.as_array().unwrap().len(), 1);

    let mut forged: Record = text.parse().unwrap();
    forged.set_tag(ENDED, "1970-01-01T00:00:00.000Z");
    forged.line_mut().moves[0].notes.push(Note::Comment("Forged!".into()));
    let mut other = played(2);
    other.set_tag(ID, forged.id().unwrap());
    assert_eq!(added(&bob, &file([forged.clone(), other.clone()], true)).await, 2, "two deals are two games");
    assert_eq!(added(&bob, &file([forged.clone(), other], false)).await, 2, "what is not one's own is apart");
    assert_eq!((read().await, board().await), (text.clone(), before.clone()));
    // A record from elsewhere does not change the game whose id it claims.
    assert_eq!(added(&ada, &file([forged.clone()], false)).await, 1);
    ada.upload(&forged.to_string()).await.location();
    assert_eq!((read().await, own(&ada).await["games"].clone()), (text, json!(1)));
    // The player's own comments are added, and the board stays.
    assert_eq!(added(&ada, &file([forged], true)).await, 0);
    assert!(read().await.contains("{Forged!}"));
    assert_eq!((board().await, own(&ada).await["games"].clone()), (before, json!(1)));
    // Deleting everything of one player deletes nothing of another.
    bob.post("/account/delete", &[]).await.location();
    assert!(read().await.contains("{Forged!}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_ids_are_ignored() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let ids = ["' OR 1=1 --0000000", "../../../etc/passwd", "a\u{1b}[31m0000000000000", &"a".repeat(300), ""];
    let hostile = ids.iter().map(|id| {
        let mut record = played(1);
        record.set_tag("Player", &id.len().to_string());
        record.set_tag(ID, id);
        record.set_tag(ENDED, "then");
        record
    });
    let file = file(hostile, true);
    assert_eq!((added(&browser, &file).await, added(&browser, &file).await), (5, 0));
    let out = PlayerExport::read(exported(&browser).await.as_bytes()).unwrap();
    let records: Vec<Record> = out.games.iter().map(|game| game.record.parse().unwrap()).collect();
    assert!(records.iter().all(|record| record.id().is_some() && record.ended().is_some()), "{out:?}");
}
