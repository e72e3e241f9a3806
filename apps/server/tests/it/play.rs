//! Whole games over HTTP.

use axum::http::StatusCode;
use serde_json::json;
use underdeck_play::{Forced, History};

use crate::common::{TestSite, code, follow};

/// Plays every game by forms only.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_forms() {
    let site = TestSite::new();
    let browser = site.browser().await;
    for game in underdeck_catalogue::games() {
        let code = code(game.info().id, 11);
        let table = browser.begin(&code).await;
        let mut tree = History::new(underdeck_play::start(game, &code).unwrap());
        while let Some(hint) = tree.session().hint() {
            let answer = browser.play(&table, &hint.offer.spelling).await;
            assert!(answer.location().starts_with(&table), "{answer:?}");
            follow(&mut tree, &hint.offer.spelling, Forced::Auto);
        }
        let session = tree.session();
        let record = browser.get(&format!("{table}/record")).await;
        let record: underdeck_record::Record = record.body.parse().unwrap();
        assert_eq!(record.moves().map(|(mv, _)| mv.to_owned()).collect::<Vec<_>>(), session.moves());
        assert_eq!(record.tag("Result"), Some(session.outcome().unwrap().result.word().as_str()));
        let replay = browser.get(&format!("{table}/replay?at=1")).await;
        assert_eq!(replay.status, StatusCode::OK);
        let board = browser.get(&format!("/d/{code}")).await;
        assert!(board.body.contains("Player 1"), "the finished game is on its board");
    }
    let records = browser.get("/records").await;
    assert_eq!(records.status, StatusCode::OK);
    assert_eq!(browser.get("/statistics").await.status, StatusCode::OK);
    let csv = browser.get("/statistics/export.csv").await;
    assert_eq!(csv.body.lines().count(), underdeck_catalogue::games().len() + 1, "{}", csv.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_programs() {
    let site = TestSite::new();
    let program = site.program().await;
    for game in underdeck_catalogue::games() {
        let (status, mut table) = program.post("/tables", json!({ "game": game.info().id, "seed": "12" })).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        let path = format!("/tables/{}", table["id"].as_str().unwrap());
        while table["outcome"].is_null() {
            let (_, hint) = program.get(&format!("{path}/hint")).await;
            let body = json!({ "move": hint["move"], "revision": table["revision"] });
            let (status, next) = program.post(&format!("{path}/moves"), body).await;
            assert_eq!(status, StatusCode::OK, "{next}");
            assert_eq!(next["last"]["move"], hint["move"]);
            table = next;
        }
        assert_eq!(table["table"]["offers"].as_array().unwrap().len(), 0);
        assert_eq!(program.get(&format!("{path}/hint")).await.1, json!(null));
    }
    let (_, all) = program.get("/tables").await;
    assert!(all.as_array().unwrap().iter().all(|table| table["result"] != "*"));
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_undone_and_redone_and_survive_a_restart() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let code = code(underdeck_catalogue::games()[0].info().id, 3);
    let table = browser.begin(&code).await;
    let moves = |body: &str| body.parse::<underdeck_record::Record>().unwrap().moves().len();
    for _ in 0..4 {
        let (_, hint) = browser.program().get(&table.replace("/g/", "/tables/")).await;
        let mv = hint["table"]["offers"][0]["move"].as_str().unwrap().to_owned();
        browser.play(&table, &mv).await.location();
    }
    browser.undo(&table, "2").await.location();
    assert_eq!(moves(&browser.get(&format!("{table}/record")).await.body), 2);
    for _ in 0..2 {
        let rev = browser.rev(&table).await;
        assert!(browser.post(&format!("{table}/redo"), &[("rev", &rev)]).await.location().contains("did=redo"));
    }
    let rev = browser.rev(&table).await;
    let nothing = browser.post(&format!("{table}/redo"), &[("rev", &rev)]).await;
    assert_eq!(nothing.status, StatusCode::BAD_REQUEST, "there is nothing to be made again");

    let record = browser.get(&format!("{table}/record")).await.body;
    let site = site.reopened();
    let browser = browser_of(&site, &browser).await;
    assert_eq!(browser.get(&format!("{table}/record")).await.body, record);
    let rev = browser.rev(&table).await;
    let there = browser.post(&format!("{table}/go"), &[("rev", &rev), ("node", "0"), ("confirm", "yes")]).await;
    assert!(there.location().contains("did=go"));
    let stale = browser.post(&format!("{table}/go"), &[("rev", &rev), ("node", "0")]).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    let (_, face) = browser.program().get(&table.replace("/g/", "/tables/")).await;
    assert_eq!(face["moves"], 0, "the game is back at the start");
}

/// A browser with the same cookie on another server.
pub(crate) async fn browser_of(site: &TestSite, old: &crate::common::Browser) -> crate::common::Browser {
    let mut browser = site.browser().await;
    browser.cookie.clone_from(&old.cookie);
    browser.token = browser.get("/settings").await.field("token");
    browser
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_do_not_corrupt_a_game() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 5)).await;
    let (_, face) = browser.program().get(&table.replace("/g/", "/tables/")).await;
    let mv = face["table"]["offers"][0]["move"].as_str().unwrap().to_owned();
    let rev = browser.rev(&table).await;
    let both = [("rev", rev.as_str()), ("move", mv.as_str())];
    let path = format!("{table}/move");
    let (first, second) = tokio::join!(browser.post(&path, &both), browser.post(&path, &both));
    let mut statuses = [first.status, second.status];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::SEE_OTHER, StatusCode::CONFLICT]);
    let refused = if first.status == StatusCode::CONFLICT { first } else { second };
    assert!(refused.body.contains("another tab"), "{}", refused.body);
    assert_ne!(refused.field("rev"), rev, "the page shows the table as it is now");
    let (_, face) = browser.program().get(&table.replace("/g/", "/tables/")).await;
    assert_eq!(face["moves"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_is_explained_above_the_table() {
    let site = TestSite::new();
    let mut browser = site.browser().await;
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 5)).await;
    let answer = browser.play(&table, "fly to the moon").await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert!(answer.body.contains("fly to the moon") && answer.body.contains("name=\"rev\""));
    browser.script = true;
    let (_, face) = browser.program().get(&table.replace("/g/", "/tables/")).await;
    let played = browser.play(&table, face["table"]["offers"][0]["move"].as_str().unwrap()).await;
    assert_eq!(played.status, StatusCode::OK);
    assert!(played.headers["content-location"].to_str().unwrap().starts_with(&format!("{table}?since=0")));
    assert!(played.body.contains("name=\"rev\""));
}

/// The effect of a chosen move is in the log of its player and of spectators, regardless of the number of forced moves after it.
#[tokio::test(flavor = "multi_thread")]
async fn forced_moves_keep_the_effect_of_the_choice_before_them() {
    let site = TestSite::new();
    let [player, stranger] = [site.browser().await, site.browser().await];
    stranger.post("/settings", &[("forced", "on")]).await.location();
    let mut kept = 0;
    for game in underdeck_catalogue::games().iter() {
        let code = code(game.info().id, 11);
        let table = player.begin(&code).await;
        player.post(&format!("{table}/watch"), &[("answer", "yes")]).await.location();
        let panel = player.get(&format!("{table}?panel=game")).await.body;
        let link = panel.split("/watch/").nth(1).unwrap().split('"').next().unwrap().to_owned();
        let mut session = underdeck_play::start(game, &code).unwrap();
        let mut chosen = Vec::new();
        for _ in 0..40 {
            let Some(hint) = session.hint() else { break };
            let is_forced = session.table().offers.len() == 1;
            player.post("/settings", &[("forced", "off")]).await.location();
            player.play(&table, &hint.offer.spelling).await.location();
            let lines = session.play(&hint.offer.spelling).unwrap().told;
            if !is_forced {
                chosen = lines;
                continue;
            }
            player.post("/settings", &[("forced", "on")]).await.location();
            let since = session.ply() - 1;
            let own = player.get(&format!("{table}?since={since}")).await.body;
            let watched = stranger.get(&format!("/watch/{link}?since={since}")).await.body;
            for page in [own, watched] {
                let news = page.split("data-news").nth(1).unwrap().split("</div>").next().unwrap();
                for line in chosen.iter().chain(&lines) {
                    let line = line.replace('&', "&amp;").replace('"', "&quot;");
                    assert!(
                        news.contains(&line),
                        "{}, move {}: {line} is not in {news}",
                        game.info().id,
                        session.ply()
                    );
                }
            }
            kept += 1;
        }
    }
    assert!(kept > 10, "{kept} forced moves");
}

/// Plays every guided game by forms only. Each step is on the page until the player leaves the guide or it ends.
#[tokio::test(flavor = "multi_thread")]
async fn every_guide_is_played_to_its_end_by_forms() {
    let site = TestSite::new();
    let browser = site.browser().await;
    for game in underdeck_catalogue::games() {
        for n in 1..=game.guides(underdeck_game::Language::ENGLISH).len() {
            let table =
                browser.post(&format!("/games/{}", game.info().id), &[("guide", &n.to_string())]).await.location();
            let mut session = underdeck_play::start_guide(game, n).unwrap();
            let guide = underdeck_play::guide_of(session.as_ref(), underdeck_game::Language::ENGLISH).unwrap();
            while let Some(underdeck_play::Guidance::Step(step)) = underdeck_play::guidance(&guide, session.as_ref()) {
                if !step.silent {
                    let page = browser.get(&table).await;
                    assert!(page.body.contains(&step.words), "{}: {}", step.words, page.body);
                    browser.play(&table, &step.offer.spelling).await.location();
                }
                session.play(&step.offer.spelling).unwrap();
            }
            let page = browser.get(&table).await;
            let Some(underdeck_play::Guidance::End { words }) = underdeck_play::guidance(&guide, session.as_ref())
            else {
                panic!("{} {n} ends with its closing words", game.info().id);
            };
            assert!(page.body.contains(&words), "{words}: {}", page.body);
            assert!(
                !page.body.contains("data-forced"),
                "{} {n}: the page plays on over its last words",
                game.info().id
            );
        }
    }
    let table = browser.post("/games/keevorn", &[("guide", "1")]).await.location();
    let rev = browser.rev(&table).await;
    browser.post(&format!("{table}/leave-guide"), &[("rev", &rev)]).await.location();
    assert!(!browser.get(&table).await.body.contains("Leave the guide"));
}
