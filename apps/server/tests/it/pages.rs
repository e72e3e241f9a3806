//! Pages of deals, records, campaigns, settings and assets.

use axum::http::{StatusCode, header};
use underdeck_play::{Forced, History};

use crate::common::{TestSite, code, follow};

#[tokio::test(flavor = "multi_thread")]
async fn every_page_works_for_a_new_visitor_and_for_a_player() {
    let site = TestSite::new();
    let (stranger, player) = (site.browser().await, site.browser().await);
    let game = underdeck_catalogue::games()[0].info().id;
    player.begin(&code(game, 1)).await;
    let mut paths: Vec<String> =
        ["/", "/help", "/credits", "/records", "/statistics", "/campaigns", "/daily", "/settings"]
            .map(str::to_owned)
            .to_vec();
    for game in underdeck_catalogue::games() {
        let id = game.info().id;
        paths.extend([
            format!("/games/{id}"),
            format!("/rules/{id}"),
            format!("/statistics/{id}"),
            format!("/d/{}", code(id, 9)),
        ]);
    }
    for path in paths {
        for browser in [&stranger, &player] {
            let answer = browser.get(&path).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
            assert_eq!(answer.headers[header::CONTENT_TYPE], "text/html; charset=utf-8", "{path}");
            assert!(answer.body.to_lowercase().starts_with("<!doctype html>"), "{path}");
        }
    }
    for path in
        ["/games/chess", "/d/XXXX", "/g/none", "/rules/chess", "/campaigns/none", "/nowhere", "/daily/yesterday"]
    {
        let answer = player.get(path).await;
        assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
        assert!(answer.body.to_lowercase().starts_with("<!doctype html>"), "{path}: {}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_starts_with_house_rules_or_an_error_about_them() {
    let site = TestSite::new();
    let browser = site.browser().await;
    for game in underdeck_catalogue::games() {
        let path = format!("/games/{}", game.info().id);
        let wrong = browser.post(&path, &[("option.nonsense", "1")]).await;
        assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
        assert!(wrong.body.contains("nonsense"), "{}", wrong.body);
        let wrong = browser.post(&path, &[("seed", "-1")]).await;
        assert!(wrong.status == StatusCode::BAD_REQUEST && wrong.body.contains("-1"));
        let table = browser.post(&path, &[("seed", "77"), ("option.nonsense", " ")]).await.location();
        assert!(browser.get(&format!("{table}?panel=game")).await.body.contains(&code(game.info().id, 77)));
        let again = browser.post(&format!("{table}/again"), &[("deal", "same")]).await.location();
        assert!(
            again != table
                && browser.get(&format!("{again}?panel=game")).await.body.contains(&code(game.info().id, 77))
        );
        let new = browser.post(&format!("{table}/again"), &[("deal", "new")]).await.location();
        assert!(!browser.get(&format!("{new}?panel=game")).await.body.contains(&code(game.info().id, 77)));
    }
    let code = code(underdeck_catalogue::games()[0].info().id, 5);
    let typed = browser.post("/deal", &[("code", &code.to_lowercase())]).await;
    assert_eq!(typed.location(), format!("/d/{code}"));
    assert_eq!(browser.post("/deal", &[("code", "??")]).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_downloaded_record_can_be_uploaded_again() {
    let site = TestSite::new();
    let (browser, other) = (site.browser().await, site.browser().await);
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 8)).await;
    for _ in 0..3 {
        let (_, hint) = browser.program().get(&(table.replace("/g/", "/tables/") + "/hint")).await;
        browser.play(&table, hint["move"].as_str().unwrap()).await.location();
    }
    let record = browser.get(&format!("{table}/record")).await;
    assert!(record.headers[header::CONTENT_DISPOSITION].to_str().unwrap().contains(".udr"));
    assert!(record.headers[header::CONTENT_TYPE].to_str().unwrap().starts_with("text/plain"));
    let taken = other.upload(&record.body).await.location();
    assert_eq!(other.get(&format!("{taken}/record")).await.body, record.body);
    let (status, face) = {
        let answer =
            other.program().send(axum::http::Method::POST, "/records", "text/plain", record.body.clone()).await;
        (answer.status, answer.body)
    };
    assert_eq!(status, StatusCode::CREATED, "{face}");
    for (text, words) in [
        ("", "no record was given"),
        ("hello", "not a record"),
        (&*record.body.replacen("1. ", "1. fly; 2. ", 1), "legal"),
    ] {
        let wrong = other.upload(text).await;
        assert_eq!(wrong.status, StatusCode::BAD_REQUEST, "{text}");
        assert!(wrong.body.to_lowercase().contains(words) || wrong.body.contains("expected"), "{}", wrong.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_advances_chapter_by_chapter() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let mut chapters = 0;
    for game in underdeck_catalogue::games() {
        let id = game.info().id;
        let begun = browser.post("/campaigns", &[("game", id), ("name", "A long way"), ("seed", "5")]).await;
        let Ok(mut campaign) = underdeck_play::Campaign::new(game, "A long way", &code(id, 5)) else {
            assert_eq!(begun.status, StatusCode::BAD_REQUEST);
            continue;
        };
        let home = begun.location();
        for _ in 0..2 {
            let Some(next) = campaign.standing().next.into_iter().next() else { break };
            let wrong = browser.post(&home, &[("chapter", "nowhere")]).await;
            assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
            let table = browser.post(&home, &[("chapter", &next.id)]).await.location();
            assert_eq!(browser.post(&home, &[("chapter", &next.id)]).await.location(), table, "it is continued");
            let mut tree = History::new(campaign.begin(&next.id).unwrap());
            while let Some(hint) = tree.session().hint() {
                let seat = (tree.session().seat().0 + 1).to_string();
                let rev = browser.get(&format!("{table}?seat={seat}")).await.field("rev");
                let mv = hint.offer.spelling.as_str();
                let fields = [("rev", rev.as_str()), ("move", mv), ("seat", &seat), ("confirm", "yes")];
                browser.post(&format!("{table}/move"), &fields).await.location();
                follow(&mut tree, mv, Forced::Auto);
            }
            campaign.add(&tree.session().record()).unwrap();
            chapters += 1;
            assert_eq!(browser.get(&home).await.status, StatusCode::OK);
        }
        assert!(
            browser.get("/campaigns").await.status == StatusCode::OK && browser.get("/").await.status == StatusCode::OK
        );
    }
    assert!(chapters > 0, "some game knows campaigns");
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_kept_and_forced_moves_are_played() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let fields = [("player", "Ada <b>"), ("theme", "dark"), ("forced", "on"), ("four_colours", "on")];
    browser.post("/settings", &fields).await.location();
    let page = browser.get("/settings").await.body;
    assert!(page.contains("Ada &lt;b&gt;") && !page.contains("Ada <b>"), "{page}");
    let mut forced = 0;
    for game in underdeck_catalogue::games() {
        let table = browser.begin(&code(game.info().id, 4)).await;
        let path = table.replace("/g/", "/tables/");
        for n in 0..60 {
            let (_, face) = browser.program().get(&path).await;
            let offers = face["table"]["offers"].as_array().unwrap();
            let Some(offer) = offers.get(n % offers.len().max(1)) else { break };
            let (rev, mv) = (browser.rev(&table).await, offer["move"].as_str().unwrap());
            let fields = [("rev", rev.as_str()), ("move", mv), ("confirm", "yes")];
            browser.post(&format!("{table}/move"), &fields).await.location();
            let (_, after) = browser.program().get(&path).await;
            let left = after["table"]["offers"].as_array().unwrap();
            let is_forced = left.len() == 1 && left[0]["finality"].is_null();
            assert!(!is_forced, "what is forced has been played");
            forced += after["moves"].as_u64().unwrap() - face["moves"].as_u64().unwrap() - 1;
        }
    }
    assert!(forced > 0, "some move was forced");
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_cache_assets() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let icon = browser.get("/favicon.ico").await;
    assert_eq!((icon.status, icon.headers[header::CACHE_CONTROL].to_str().unwrap()), (StatusCode::OK, "no-cache"));
    let tag = icon.headers[header::ETAG].clone();
    let hash = tag.to_str().unwrap().trim_matches('"').to_owned();
    let request = browser.request(axum::http::Method::GET, "/assets/icon.svg").header(header::IF_NONE_MATCH, tag);
    let again = crate::common::ask(browser.router(), request.body(axum::body::Body::empty()).unwrap()).await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
    let kept = browser.get(&format!("/assets/icon.svg?v={hash}")).await;
    assert!(kept.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    assert!(!icon.headers.contains_key(header::SET_COOKIE));
    assert_eq!(browser.get("/assets/../Cargo.toml").await.status, StatusCode::NOT_FOUND);
}
