//! Games with real cards, by forms without scripts and by programs.

use axum::http::StatusCode;
use serde_json::json;
use underdeck_game::text;

use crate::common::{Browser, TestSite, before};

async fn moves(browser: &Browser, table: &str) -> Vec<String> {
    let record = browser.get(&format!("{table}/record")).await;
    let record: underdeck_record::Record = record.body.parse().unwrap();
    record.moves().map(|(mv, _)| mv.to_owned()).collect()
}

async fn enter(browser: &Browser, table: &str, fields: &[(&str, &str)]) -> crate::common::Answer {
    let rev = browser.rev(table).await;
    let always = [("rev", rev.as_str()), ("entering", "1")];
    browser.post(&format!("{table}/move"), &[&always, fields].concat()).await
}

async fn begin(browser: &Browser) -> String {
    browser.post("/games/keevorn", &[("cards", "own")]).await.location()
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_typed_or_chosen_by_rank_and_suit() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = begin(&browser).await;
    let page = browser.get(&table).await.body;
    assert!(page.contains("id=\"card\"") && page.contains("name=\"rank\" value=\"10\""), "a field and a grid");
    assert_eq!(page.matches("name=\"suit\"").count(), 6, "four suits and two jokers");
    assert!(!page.contains("value=\"turned 7C\""), "no button for each card");
    assert!(page.contains("<title>Keevorn, your own cards"), "{page}");
    enter(&browser, &table, &[("move", "queen of spades")]).await.location();
    enter(&browser, &table, &[("move", ""), ("rank", "10"), ("suit", "hearts")]).await.location();
    enter(&browser, &table, &[("move", "7"), ("suit", "clubs")]).await.location();
    // A rank alone enters no card; the page asks for the suit.
    let asked = enter(&browser, &table, &[("move", ""), ("rank", "7")]).await;
    assert_eq!(asked.status, StatusCode::BAD_REQUEST);
    assert!(asked.body.contains("7 of which suit? 7♦, 7♥"), "{}", asked.body);
    enter(&browser, &table, &[("move", ""), ("rank", "7"), ("suit", "XB")]).await.location();
    assert_eq!(moves(&browser, &table).await, ["turned QS", "turned TH", "turned 7C", "turned XB"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_corrects_a_wrong_card_and_later_moves_are_replayed() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = begin(&browser).await;
    for card in ["QS", "7D", "3C"] {
        enter(&browser, &table, &[("move", card)]).await.location();
    }
    let page = browser.get(&table).await.body;
    assert!(page.contains("correct=1#correct"), "each entry so far offers to be corrected: {page}");
    let offered = browser.get(&format!("{table}?correct=1")).await.body;
    assert!(offered.contains("value=\"#2\" selected") && offered.contains("id=\"correct\" open"), "{offered}");
    let rev = browser.rev(&table).await;
    let done = browser.post(&format!("{table}/correct"), &[("rev", &rev), ("wrong", "#2"), ("right", "8d")]).await;
    let page = done.body;
    assert!(page.contains("Entry 2 is now 8♦, not 7♦."), "{page}");
    assert_eq!(moves(&browser, &table).await, ["turned QS", "turned 8D", "turned 3C"]);
    let rev = browser.rev(&table).await;
    let refused = browser.post(&format!("{table}/correct"), &[("rev", &rev), ("wrong", "9H"), ("right", "8d")]).await;
    assert!(refused.status == StatusCode::BAD_REQUEST && refused.body.contains("was not entered"), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_correct_entries_too() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = begin(&browser).await;
    for card in ["QS", "7D"] {
        enter(&browser, &table, &[("move", card)]).await.location();
    }
    let program = browser.program();
    let path = format!("/tables/{}/correct", table.trim_start_matches("/g/"));
    let (status, after) = program.post(&path, json!({ "wrong": "7D", "right": "8D" })).await;
    assert_eq!((status, after["last"]["move"].clone()), (StatusCode::OK, json!("turned 8D")), "{after}");
    let (status, why) = program.post(&path, json!({ "wrong": "7D", "right": "8D" })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{why}");
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_mark_a_game_with_real_cards_and_its_hint_repeats_the_question() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = begin(&browser).await;
    enter(&browser, &table, &[("move", "QS")]).await.location();
    let code = crate::common::code("keevorn", 0);
    for path in ["/", "/games/keevorn"] {
        let list = browser.get(path).await.body;
        assert!(!list.contains(&format!("Deal {code}")), "{path}: {list}");
    }
    assert!(browser.get("/games/keevorn").await.body.contains("your own cards"));
    let hint = browser.get(&format!("{table}?hint=1")).await.body;
    assert!(hint.contains(&format!("{}Turn the next card", before(&text::HINT_ASKED, "question"))), "{hint}");
    let record = browser.get(&format!("{table}/record")).await.body;
    assert!(!record.contains("Aids"), "a question is no hint: {record}");
    let again = browser.post(&format!("{table}/again"), &[("deal", "same")]).await.location();
    assert!(browser.get(&format!("{again}/record")).await.body.contains("[Luck \"told\"]"));
}
