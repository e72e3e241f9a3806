//! Statistics of the deals of the day, pictures to share, languages, previews and caching.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use tower::ServiceExt;
use underdeck_game::SourceClass;

use crate::common::{TestSite, ask, code};
use crate::daily::{finish, sealed};

const DAY: &str = "2026-11-21";
const DAY_TOLD: &str = "21 November 2026";

#[tokio::test(flavor = "multi_thread")]
async fn statistics_know_a_deal_of_the_day_and_its_picture_hides_the_deal() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let game = underdeck_catalogue::games()[0].info().id;
    let table = browser.post(&format!("/daily/{game}"), &[]).await.location();
    let picture = format!("{table}/result.svg");
    assert_eq!(browser.get(&picture).await.status, StatusCode::FORBIDDEN, "the game is not over");
    let secret = sealed(&site, game);
    finish(&browser, &table, &secret).await;

    let statistics = browser.get("/statistics").await.body;
    assert!(statistics.contains("<h3>Deals of the day</h3>") && !statistics.contains("<h3>Your own games</h3>"));
    assert!(statistics.contains("Daily streak 1, best 1."), "{statistics}");
    let day = browser.get("/daily").await.body;
    assert!(day.contains("class=\"day done1\"") && day.contains(&format!("href=\"/daily/{DAY}\"")));

    let drawn = browser.get(&picture).await;
    assert_eq!(
        (drawn.status, drawn.headers[header::CONTENT_TYPE].to_str().unwrap()),
        (StatusCode::OK, "image/svg+xml")
    );
    assert!(drawn.body.contains(&format!("Deal of {DAY_TOLD}")) && !drawn.body.contains(&secret), "{}", drawn.body);
    assert_eq!(browser.get(&format!("{table}/sheet")).await.status, StatusCode::FORBIDDEN);
    site.pass_days(1);
    assert!(browser.get(&picture).await.body.contains(&secret));
    assert!(browser.get(&format!("{table}/sheet")).await.body.contains(&secret));
    assert_eq!(site.browser().await.get(&picture).await.status, StatusCode::NOT_FOUND, "it is nobody else's");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_in_the_language_of_the_browser_or_the_chosen_one() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 1)).await;
    for path in ["/", "/daily", "/records", "/statistics", "/settings", "/nothing", &table] {
        let request = browser.request(Method::GET, path).header(header::ACCEPT_LANGUAGE, "de-AT,de;q=0.9,en;q=0.5");
        let page = ask(browser.router(), request.body(Body::empty()).unwrap()).await.body;
        assert!(page.contains("<html lang=\"de\"") && page.contains("Einstellungen"), "{path}");
        let page = browser.get(path).await.body;
        assert!(page.contains("<html lang=\"en\"") && page.contains("Settings"), "{path}");
    }
    let kept = browser.post("/settings", &[("language", "de")]).await;
    let cookie = kept.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.starts_with("language=de; Path=/; Max-Age=34560000"), "{cookie}");
    let mut german = browser.clone();
    german.cookie += "; language=de";
    assert!(german.get("/").await.body.contains("<html lang=\"de\""));
    let forgotten = german.post("/settings", &[("language", "")]).await;
    assert!(forgotten.headers[header::SET_COOKIE].to_str().unwrap().starts_with("language=; Path=/; Max-Age=0"));
}

/// Only what the rulebook prints is called its game; options also decide questions that it leaves open.
#[tokio::test(flavor = "multi_thread")]
async fn a_default_is_labelled_by_its_source() {
    let site = TestSite::new();
    let english = site.browser().await;
    let mut german = english.clone();
    german.cookie += "; language=de";
    for game in underdeck_catalogue::games() {
        let labels = [
            (&english, ["The rulebook’s game has ", "Our default: ", "Our own rule; "]),
            (&german, ["Im Regelheft: ", "Unsere Vorgabe: ", "Unsere eigene Regel; "]),
        ];
        for (browser, labels) in labels {
            let page = browser.get(&format!("/games/{}", game.info().id)).await.body;
            for (label, class) in labels.into_iter().zip(SourceClass::ALL) {
                // An option of free text has no default.
                let is_labelled = |option: &underdeck_catalogue::OptionFace| {
                    option.class == class && !option.default.to_string().is_empty()
                };
                let count = game.options().into_iter().filter(is_labelled).count();
                assert_eq!(page.matches(label).count(), count, "{}: {label}", game.info().id);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn links_have_previews_and_icons_have_their_formats() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let home = browser.get("/").await.body;
    let image = "property=\"og:image\" content=\"http://127.0.0.1:8080/assets/preview.png\"";
    assert!(home.contains(image) && home.matches("name=\"theme-color\"").count() == 2);
    let manifest: serde_json::Value = serde_json::from_str(&browser.get("/manifest.webmanifest").await.body).unwrap();
    let icons = manifest["icons"].as_array().unwrap().iter().map(|icon| icon["src"].as_str().unwrap());
    for path in icons.chain(["/assets/preview.png", "/assets/apple-touch-icon.png"]) {
        let asset = underdeck_pages::asset(path.rsplit('/').next().unwrap()).unwrap_or_else(|| panic!("no {path}"));
        assert_eq!(asset.bytes.starts_with(b"\x89PNG"), path.ends_with(".png"), "{path}");
    }
}

/// Drawings that every page has would be about half of a page of Judgement Quest.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_sends_little_and_browsers_cache_drawings() {
    let site = TestSite::new();
    let browser = site.browser().await;
    for game in underdeck_catalogue::games() {
        let table = browser.begin(&code(game.info().id, 3)).await;
        let path = table.replace("/g/", "/tables/");
        for n in 0..24 {
            let request = browser.request(Method::GET, &table).header(header::ACCEPT_ENCODING, "gzip");
            let packed = browser.router().clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
            assert_eq!(packed.headers()[header::CONTENT_ENCODING], "gzip");
            let sent = axum::body::to_bytes(packed.into_body(), 1 << 20).await.unwrap().len();
            assert!(sent <= 15_000, "{}: a page of {sent} bytes", game.info().id);
            let page = browser.get(&table).await.body;
            assert!(!page.contains("<symbol") && page.contains("/assets/cards.svg?v="), "{page}");
            let (_, face) = browser.program().get(&path).await;
            let Some(offers) = face["table"]["offers"].as_array().filter(|offers| !offers.is_empty()) else { break };
            let body = serde_json::json!({ "move": offers[n % offers.len()]["move"], "confirm": true });
            browser.program().post(&format!("{path}/moves"), body).await;
        }
    }
    let drawings = browser.get(underdeck_pages::asset_url("cards.svg")).await;
    assert!(drawings.headers[header::CACHE_CONTROL].to_str().unwrap().ends_with("immutable"));
}
