//! The deals of the day: sealed before the day, played once, revealed after it.

use axum::http::StatusCode;
use serde_json::Value;
use underdeck_play::{Forced, History};
use underdeck_server::verify_daily;

use crate::common::{Browser, TestSite, follow};

const DAY: &str = "2026-11-21";

/// Plays a game of a deal to its end by the moves of hints, without requesting any.
pub(crate) async fn finish(browser: &Browser, table: &str, code: &str) {
    let mut tree = History::new(underdeck_play::start(underdeck_catalogue::by_code(code).unwrap(), code).unwrap());
    let (_, face) = browser.program().get(&table.replace("/g/", "/tables/")).await;
    assert_eq!(face["moves"], 0, "the game is at its start");
    while let Some(hint) = tree.session().hint() {
        browser.play(table, &hint.offer.spelling).await.location();
        follow(&mut tree, &hint.offer.spelling, Forced::Auto);
    }
}

/// The code of a deal of the day, which only the operator can read in the store before the end of the day.
pub(crate) fn sealed(site: &TestSite, game: &str) -> String {
    let text = site.query(&format!("SELECT text FROM days WHERE day = '{DAY}'"));
    let line = text.lines().find_map(|line| line.strip_prefix(game)).unwrap();
    line.trim().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn hashes_published_before_a_day_match_its_reveal() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let before = browser.get("/daily/commitments.json").await.body;
    let days: Value = serde_json::from_str(&before).unwrap();
    assert_eq!(days["commitments"].as_array().unwrap().len(), 8, "today and seven days");
    assert_eq!(days["commitments"][0]["day"], DAY);
    let sealed = browser.get(&format!("/daily/{DAY}/reveal.json")).await;
    assert_eq!(sealed.status, StatusCode::FORBIDDEN);
    assert_eq!(browser.get("/daily/2026-11-22").await.status, StatusCode::FORBIDDEN);
    assert_eq!(browser.get("/daily/2026-11-1").await.status, StatusCode::NOT_FOUND);

    let site = site.reopened();
    let browser = site.browser().await;
    assert_eq!(browser.get("/daily/commitments.json").await.body, before, "what was published stays");
    site.pass_days(3);
    browser.get("/daily").await;
    for n in 0..3 {
        let day = days["commitments"][n]["day"].as_str().unwrap();
        let reveal = browser.get(&format!("/daily/{day}/reveal.json")).await.body;
        let revealed = verify_daily(reveal.as_bytes(), Some(before.as_bytes())).unwrap();
        assert_eq!((revealed.day.as_str(), revealed.deals.len()), (day, underdeck_catalogue::games().len()));
        let page = browser.get(&format!("/daily/{day}")).await;
        assert!(revealed.deals.iter().all(|(_, code)| page.body.contains(code.as_str())));
    }
    let never = browser.get("/daily/2026-11-20/reveal.json").await;
    assert_eq!(never.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_is_played_once_and_its_code_is_secret() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let game = underdeck_catalogue::games()[0].info().id;
    let table = browser.post(&format!("/daily/{game}"), &[]).await.location();
    assert_eq!(browser.post(&format!("/daily/{game}"), &[]).await.location(), table, "one attempt a day");
    let mut seen = vec![browser.get(&table).await.body, browser.get("/").await.body, browser.get("/daily").await.body];
    for path in [format!("{table}/record"), format!("{table}/replay")] {
        let refused = browser.get(&path).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
        seen.push(refused.body);
    }
    let program = browser.program();
    let path = table.replace("/g/", "/tables/");
    assert_eq!(program.get(&format!("{path}/record")).await.0, StatusCode::FORBIDDEN);
    let refused = browser.post(&format!("{table}/again"), &[("deal", "same")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    finish(&browser, &table, &sealed(&site, game)).await;
    for path in [&table, "/", "/daily", "/records", "/statistics", "/statistics/export.csv", "/statistics/export.json"]
    {
        seen.push(browser.get(path).await.body);
    }
    for path in [path.as_str(), "/tables", "/daily"] {
        seen.push(program.get(path).await.1.to_string());
    }

    site.pass_days(1);
    let reveal: Value = serde_json::from_str(&browser.get(&format!("/daily/{DAY}/reveal.json")).await.body).unwrap();
    let code = reveal["deals"][game].as_str().unwrap();
    let seed = underdeck_catalogue::find(game).unwrap().deal_of(code).unwrap().seed.to_string();
    for page in &seen {
        assert!(!page.contains(code) && !page.contains(&seed), "{page}");
    }
    let record = browser.get(&format!("{table}/record")).await;
    assert!(record.body.contains(code), "after the day it is a deal like any other");
    assert_eq!(browser.post(&format!("{table}/again"), &[("deal", "same")]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_have_first_attempts_played_here_with_informed_games_last() {
    let site = TestSite::new();
    let game = underdeck_catalogue::games()[0].info().id;
    let code = crate::common::code(game, 21);
    let (honest, informed, copied) = (site.browser().await, site.browser().await, site.browser().await);
    for (browser, name) in [(&honest, "Ann"), (&informed, "Ben"), (&copied, "Cat")] {
        browser.post("/settings", &[("player", name), ("theme", "auto")]).await.location();
    }
    // Ben plays three moves and undoes them; one of them has revealed something.
    let table = informed.begin(&code).await;
    let mut ahead = underdeck_play::start(underdeck_catalogue::by_code(&code).unwrap(), &code).unwrap();
    for _ in 0..3 {
        let mv = ahead.hint().unwrap().offer.spelling;
        informed.play(&table, &mv).await.location();
        ahead.play(&mv).unwrap();
    }
    informed.undo(&table, "3").await.location();
    finish(&informed, &table, &code).await;
    let table = honest.begin(&code).await;
    finish(&honest, &table, &code).await;
    let record = honest.get(&format!("{table}/record")).await.body;
    copied.upload(&record).await.location();
    let again = copied.begin(&code).await;
    finish(&copied, &again, &code).await;
    let again = honest.begin(&code).await;
    finish(&honest, &again, &code).await;

    let (_, deal) = honest.program().get(&format!("/deals/{code}")).await;
    let board: Vec<(&str, bool)> = deal["board"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| (line["name"].as_str().unwrap(), line["informed"].as_bool().unwrap()))
        .collect();
    assert_eq!(board, [("Ann", false), ("Ben", true)]);
    assert_eq!(deal["board"][0]["mine"], true);
    // An entry does not change after the first end of its game.
    honest.undo(&table, "1").await.location();
    let (_, after) = honest.program().get(&format!("/deals/{code}")).await;
    assert_eq!(after["board"], deal["board"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_that_was_over_takes_no_result_after_the_clock_is_set_back() {
    let site = TestSite::new();
    let game = underdeck_catalogue::games()[0].info().id;
    let (early, late) = (site.browser().await, site.browser().await);
    let begin = async |browser: &Browser| browser.post(&format!("/daily/{game}"), &[]).await.location();
    let (before, after) = (begin(&early).await, begin(&late).await);
    let code = sealed(&site, game);
    finish(&early, &before, &code).await;
    site.pass_days(1);
    assert!(late.get(&format!("{after}/record")).await.body.contains(&code), "the deal is known");
    site.pass_days(-1);
    let site = site.reopened();
    let late = crate::play::browser_of(&site, &late).await;
    finish(&late, &after, &code).await;
    assert_eq!(site.query("SELECT max(game) FROM entries"), before.trim_start_matches("/g/"));
    assert_eq!(site.query("SELECT CAST(count(*) AS TEXT) FROM entries"), "1", "only the result from before");
    site.pass_days(1);
    let next = begin(&late).await;
    let text = site.query("SELECT text FROM days WHERE day = '2026-11-22'");
    let code = text.lines().find_map(|line| line.strip_prefix(game)).unwrap().trim().to_owned();
    finish(&late, &next, &code).await;
    assert_eq!(site.query("SELECT CAST(count(*) AS TEXT) FROM entries"), "2", "the next day is a day like any other");
}
