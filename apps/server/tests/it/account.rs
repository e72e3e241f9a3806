//! Accounts: linking a device, export and import, deletion.

use std::sync::atomic::Ordering;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use underdeck_game::text;

use crate::common::{Answer, Browser, TestSite, ask, code, say};
use crate::daily::finish;

fn deal(seed: u64) -> String {
    code(underdeck_catalogue::games()[0].info().id, seed)
}

/// A new code on a browser's page.
pub(crate) async fn offered(browser: &Browser) -> String {
    let page = browser.post("/account/link", &[]).await.body;
    let link = page.split("/link/").nth(1).unwrap_or_else(|| panic!("no link in {page}"));
    assert!(page.contains("class=\"qr\""), "{page}");
    link.split('"').next().unwrap().to_owned()
}

/// The same browser after linking by a code.
async fn linked(browser: &Browser, answer: &Answer) -> Browser {
    assert_eq!(answer.location(), "/");
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
    let mut browser = Browser { cookie, ..browser.clone() };
    browser.token = browser.get("/settings").await.field("token");
    browser
}

pub(crate) async fn exported(browser: &Browser) -> String {
    let answer = browser.get("/account/export").await;
    assert!(answer.headers[header::CONTENT_DISPOSITION].to_str().unwrap().contains(".json"));
    answer.body
}

pub(crate) async fn import(browser: &Browser, file: &str) -> Answer {
    let part = |name: &str, value: &str| {
        format!("--cut\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let body = part("token", &browser.token) + &part("file", file) + "--cut--\r\n";
    let request = browser.request(Method::POST, "/account/import");
    let request = request.header(header::CONTENT_TYPE, "multipart/form-data; boundary=cut");
    ask(browser.router(), request.body(Body::from(body)).unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_links_one_device_once_for_ten_minutes() {
    let site = TestSite::new();
    let (desk, phone) = (site.browser().await, site.browser().await);
    let table = desk.begin(&deal(1)).await;
    let old = offered(&desk).await;
    let code = offered(&desk).await;
    assert_eq!(phone.post("/link", &[("code", &old)]).await.status, StatusCode::BAD_REQUEST, "a new one replaces it");
    assert!(phone.get(&format!("/link/{code}")).await.body.contains(&format!("value=\"{code}\"")));
    let answer = phone.post("/link", &[("code", &code.to_lowercase().replace('0', "o"))]).await;
    let phone = linked(&phone, &answer).await;
    let moves = phone.get(&table).await;
    assert_eq!(moves.status, StatusCode::OK, "the game is there");
    let third = site.browser().await;
    assert_eq!(third.post("/link", &[("code", &code)]).await.status, StatusCode::BAD_REQUEST, "once");
    // Both devices share the settings.
    phone.post("/settings", &[("theme", "dark")]).await.location();
    assert!(desk.get("/settings").await.body.contains("value=\"dark\" checked"));
    let late = offered(&phone).await;
    site.time.fetch_add(601, Ordering::Relaxed);
    assert_eq!(third.post("/link", &[("code", &late)]).await.status, StatusCode::BAD_REQUEST, "ten minutes");
    assert!(phone.get("/account").await.body.contains("One more device is linked"));
    assert_eq!(phone.post("/account/unlink", &[]).await.location(), "/account");
    assert_eq!(desk.get(&table).await.status, StatusCode::NOT_FOUND, "the others are no longer keys");
    assert_eq!(phone.get(&table).await.status, StatusCode::OK);
}

/// The attack: try codes until one is valid.
#[tokio::test(flavor = "multi_thread")]
async fn codes_cannot_be_guessed_by_trying() {
    let site = TestSite::new().with_one_server();
    let browser = site.browser().await;
    let mut statuses = Vec::new();
    for n in 0..12 {
        statuses.push(browser.post("/link", &[("code", &format!("00000-{n:05}"))]).await.status);
    }
    assert_eq!(statuses[..10], [StatusCode::BAD_REQUEST; 10]);
    assert_eq!(statuses[11], StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exported_file_restores_everything_on_another_server() {
    let (site, other) = (TestSite::new(), TestSite::new());
    let browser = site.browser().await;
    let table = browser.begin(&deal(1)).await;
    finish(&browser, &table, &deal(1)).await;
    let running = browser.begin(&deal(2)).await;
    let today = browser.post(&format!("/daily/{}", underdeck_catalogue::games()[0].info().id), &[]).await.location();
    let stranger = site.browser().await;
    let theirs = stranger.begin(&deal(3)).await;
    finish(&stranger, &theirs, &deal(3)).await;
    browser.upload(&stranger.get(&format!("{theirs}/record")).await.body).await.location();
    let file = exported(&browser).await;
    let bundle = underdeck_chronicle::PlayerExport::read(file.as_bytes()).unwrap();
    assert_eq!((bundle.games.len(), bundle.games.iter().filter(|game| game.own).count()), (3, 2));
    let record = browser.get(&format!("{today}/record")).await;
    assert_eq!(record.status, StatusCode::FORBIDDEN, "what is sealed is not in the file");

    let reader = other.browser().await;
    let reply = import(&reader, &file).await.body;
    assert!(reply.contains("3 of 3 games added"), "{reply}");
    assert!(import(&reader, &file).await.body.contains("0 of 3 games added; 3 already here"));
    assert_eq!(reader.program().get("/tables").await.1.as_array().unwrap().len(), 3);
    assert_eq!(reader.get("/statistics/export.csv").await.body.lines().count(), 2, "the heading and the own game");
    let (_, board) = reader.program().get(&format!("/deals/{}", deal(1))).await;
    assert_eq!(board["board"], serde_json::json!([]), "boards have what was played here");
    let again = reader.program().get("/tables").await.1;
    let open = again.as_array().unwrap().iter().find(|table| table["result"] == "*").unwrap();
    let here = reader.get(&format!("/g/{}", open["id"].as_str().unwrap())).await;
    assert_eq!(here.status, StatusCode::OK, "{running} goes on: {}", here.body);
    for wrong in ["{}", "Underdeck record 1", "{\"underdeck\":\"device\",\"version\":1,\"games\":[]}"] {
        assert_eq!(import(&reader, wrong).await.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_can_delete_the_account() {
    let site = TestSite::new();
    let (browser, other) = (site.browser().await, site.browser().await);
    browser.post("/settings", &[("player", "Ann")]).await.location();
    let table = browser.begin(&deal(1)).await;
    finish(&browser, &table, &deal(1)).await;
    browser.post(&format!("{table}/review?games=8"), &[]).await.location();
    browser.begin(&deal(2)).await;
    assert!(other.get(&format!("/d/{}", deal(1))).await.body.contains("Ann"));
    assert!(browser.get("/account/delete").await.body.contains("action=\"/account/delete\""));
    let gone = browser.post("/account/delete", &[]).await;
    assert!(gone.headers[header::SET_COOKIE].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(browser.get(&table).await.status, StatusCode::NOT_FOUND);
    assert!(!other.get(&format!("/d/{}", deal(1))).await.body.contains("Ann"));
    assert_eq!(other.post("/settings", &[("player", "ann")]).await.status, StatusCode::SEE_OTHER, "the name is free");
    site.server.close();
    for table in ["games", "entries", "reviews", "practice", "campaigns", "devices", "links"] {
        let count = format!("SELECT 'n' || count(*) FROM {table} WHERE player = 1");
        assert_eq!(site.query(&count), "n0", "{table}");
    }
    let left = "SELECT name || settings || coalesce(claim, '') FROM players WHERE id = 1";
    assert_eq!(site.query(left), "", "only the number stays taken");
}

/// No new player may inherit a seat with the id of a deleted one.
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_player_leaves_the_games_of_others() {
    let site = TestSite::new();
    let (owner, guest) = (site.browser().await, site.browser().await);
    let form = [("opponent", "device"), ("seed", "11"), ("option.mode", "standard")];
    let table = owner.post("/games/living-keep", &form).await.location();
    let page = owner.get(&table).await.body;
    let invite = format!("/join/{}", page.split("/join/").nth(1).unwrap().split('"').next().unwrap());
    assert_eq!(guest.post(&invite, &[]).await.location(), table);
    assert_eq!(guest.get(&table).await.status, StatusCode::OK);
    guest.post("/account/delete", &[]).await.location();
    assert!(owner.get(&table).await.body.contains(&say(&text::APART_OTHER_LEFT)));
    let next = site.browser().await;
    next.begin(&deal(1)).await;
    assert_eq!(
        (guest.get(&table).await.status, next.get(&table).await.status),
        (StatusCode::NOT_FOUND, StatusCode::NOT_FOUND)
    );
}
