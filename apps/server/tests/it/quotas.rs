//! Limits on what a player stores: each is refused with a reason, and costs no other player anything.

use axum::http::{Method, StatusCode};
use underdeck_chronicle::{ExportedGame, PlayerExport};
use underdeck_server::Limits;

use crate::account::import;
use crate::common::{Browser, TestSite, code, generous};

const GAME: &str = "keevorn";

/// A record of a new game with a comment of this many bytes.
fn record(seed: u64, bytes: usize) -> String {
    let code = code(GAME, seed);
    let mut record = underdeck_play::start(underdeck_catalogue::by_code(&code).unwrap(), &code).unwrap().record();
    record.set_tag("Annotator", &"x".repeat(bytes));
    record.to_string()
}

/// Begins a game; returns the status and the page of the answer.
async fn begun(browser: &Browser, seed: u64) -> (StatusCode, String) {
    let answer = browser.post(&format!("/d/{}", code(GAME, seed)), &[]).await;
    (answer.status, answer.body)
}

/// What is counted for each player, and what it should be.
fn counted(site: &TestSite) -> [String; 2] {
    let kib = |column: &str| format!("(octet_length({column}) + 1023) / 1024");
    let all = format!(
        "SELECT 'n ' || coalesce(sum(kib), 0) || ' ' || coalesce(sum(games), 0) FROM (SELECT {} AS kib, 1 AS games FROM games UNION ALL \
         SELECT {}, 0 FROM entries UNION ALL SELECT {} + {}, 0 FROM reviews UNION ALL SELECT {}, 0 FROM practice) AS stored",
        kib("record"),
        kib("record"),
        kib("record"),
        kib("review"),
        kib("deck"),
    );
    let counted =
        "SELECT 'n ' || (CAST(coalesce(sum(bytes), 0) AS BIGINT) / 1024) || ' ' || coalesce(sum(games), 0) FROM usage";
    [site.query(counted), site.query(&all)]
}

#[test]
fn the_defaults_are_those_of_the_documents() {
    let Limits { stored_bytes, stored_games, day_bytes, day_games, address_day_bytes, .. } = Limits::default();
    assert_eq!([stored_bytes >> 20, stored_games, day_bytes >> 20, day_games], [64, 10_000, 32, 5_000]);
    assert_eq!(address_day_bytes >> 20, 128);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_player_is_told_what_to_do_and_stops_nobody_else() {
    let site = TestSite::with(Limits { stored_games: 3, ..generous() });
    let (full, other) = (site.browser().await, site.browser().await);
    for seed in 0..3 {
        assert_eq!(begun(&full, seed).await.0, StatusCode::SEE_OTHER);
    }
    let (status, page) = begun(&full, 3).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert!(page.contains("have 3 games stored, and 3 are allowed") && page.contains("Your data"), "{page}");
    let answer = full.program().send(Method::POST, "/records", "text/plain", record(9, 10)).await;
    assert!(answer.status == StatusCode::TOO_MANY_REQUESTS && answer.body.contains("\"quota\""), "{answer:?}");
    assert_eq!(begun(&other, 3).await.0, StatusCode::SEE_OTHER);
    assert!(full.get("/account").await.body.contains("3 of 3 games"), "the player sees what is used");
    // Archiving frees nothing, deleting does.
    let lists = full.get("/").await.body;
    let table = format!("/g/{}", lists.split("/g/").nth(1).unwrap().split('"').next().unwrap());
    full.post(&format!("{table}/archive"), &[]).await.location();
    assert_eq!(begun(&full, 3).await.0, StatusCode::TOO_MANY_REQUESTS);
    full.post(&format!("{table}/delete"), &[]).await.location();
    assert_eq!(begun(&full, 3).await.0, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn stored_bytes_are_counted_through_moves_uploads_and_deletion() {
    let site = TestSite::with(Limits { stored_bytes: 64 * 1024, ..generous() });
    let browser = site.browser().await;
    let table = browser.begin(&code(GAME, 1)).await;
    crate::daily::finish(&browser, &table, &code(GAME, 1)).await;
    let large = browser.upload(&record(2, 40_000)).await.location();
    let [found, right] = counted(&site);
    assert_eq!(found, right);
    let refused = browser.upload(&record(3, 40_000)).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.body.contains("MiB are allowed"), "{}", refused.body);
    browser.post(&format!("{large}/delete"), &[]).await.location();
    browser.upload(&record(3, 40_000)).await.location();
    let [found, right] = counted(&site);
    assert_eq!(found, right);
    browser.post("/account/delete", &[]).await.location();
    assert_eq!(site.query("SELECT 'n' || count(*) FROM usage"), "n0");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_has_its_own_limits_which_deletion_does_not_lift() {
    let site = TestSite::with(Limits { day_games: 2, ..generous() });
    let browser = site.browser().await;
    let first = browser.begin(&code(GAME, 1)).await;
    browser.begin(&code(GAME, 2)).await;
    browser.post(&format!("{first}/delete"), &[]).await.location();
    let (status, page) = begun(&browser, 3).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert!(page.contains("added 2 games today, and 2 a day are allowed"), "{page}");
    site.pass_days(1);
    assert_eq!(begun(&browser, 3).await.0, StatusCode::SEE_OTHER);
    let site = TestSite::with(Limits { day_bytes: 50_000, ..generous() });
    let browser = site.browser().await;
    browser.upload(&record(1, 40_000)).await.location();
    let refused = browser.upload(&record(2, 40_000)).await;
    assert!(refused.status == StatusCode::TOO_MANY_REQUESTS && refused.body.contains("MiB today"), "{}", refused.body);
    site.pass_days(1);
    browser.upload(&record(2, 40_000)).await.location();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_adds_what_fits_and_names_the_rest() {
    let site = TestSite::with(Limits { stored_games: 3, ..generous() });
    let browser = site.browser().await;
    let games = (0..5).map(|seed| ExportedGame { record: record(seed, 10), own: true }).collect();
    let file = PlayerExport::new(String::new(), games, String::new()).text().unwrap();
    let page = import(&browser, &file).await.body;
    assert!(page.contains("3 of 5 games added") && page.contains("3 are allowed"), "{page}");
    let known = import(&browser, &file).await.body;
    assert!(known.contains("0 of 5 games added"), "what is there already is no new game: {known}");
}
