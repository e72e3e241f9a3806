//! Names on boards.

use axum::http::StatusCode;

use crate::common::{Browser, TestSite, code};
use crate::daily::finish;

async fn named(browser: &Browser, name: &str) -> StatusCode {
    browser.post("/settings", &[("player", name), ("theme", "dark")]).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_belongs_to_one_player_and_lookalikes_are_refused() {
    let site = TestSite::new();
    let (ada, other) = (site.browser().await, site.browser().await);
    assert_eq!(named(&ada, "Ada Lovelace").await, StatusCode::SEE_OTHER);
    for name in
        ["Ada Lovelace", "ADA  lovelace", "\u{410}da Love\u{200b}lace", "Ada L\u{43e}velace\u{202e}", "Player 1"]
    {
        let answer = other.post("/settings", &[("player", name), ("theme", "light")]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{name}");
        assert!(answer.body.contains("choose another name"), "{}", answer.body);
    }
    assert!(!other.get("/settings").await.body.contains("value=\"light\" checked"), "nothing was changed");
    assert_eq!(named(&ada, "ada Lovelace").await, StatusCode::SEE_OTHER, "it is still hers");
    assert_eq!(named(&ada, "").await, StatusCode::SEE_OTHER);
    assert_eq!(named(&other, "Ada Lovelace").await, StatusCode::SEE_OTHER, "she gave it up");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_has_no_directional_characters() {
    let site = TestSite::new();
    let browser = site.browser().await;
    assert_eq!(named(&browser, "A\u{202e}d\u{2067}a\u{0}").await, StatusCode::SEE_OTHER);
    let deal = code(underdeck_catalogue::games()[0].info().id, 3);
    let table = browser.begin(&deal).await;
    finish(&browser, &table, &deal).await;
    let page = browser.get(&format!("/d/{deal}")).await.body;
    assert!(page.contains("Ada (you)"), "{page}");
}
