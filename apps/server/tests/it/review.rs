//! Reviews in a browser without scripts: the queue in the store, a restart, exercises.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, StatusCode, header};
use underdeck_game::text;
use underdeck_server::Limits;

use crate::common::{Browser, TestSite, ask, before, code, generous, say};
use crate::solution::lose;

/// Begins a review; returns its page when it is finished.
pub(crate) async fn reviewed(site: &TestSite, browser: &Browser, path: &str) -> String {
    assert_eq!(browser.post(path, &[]).await.location(), path);
    awaited(site, browser, path).await
}

/// The page of a review when it is finished.
async fn awaited(site: &TestSite, browser: &Browser, path: &str) -> String {
    for _ in 0..1_000_000 {
        let page = browser.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        if !page.body.contains("http-equiv=\"refresh\"") {
            return page.body;
        }
        assert!(page.body.contains("<progress") || page.body.contains(&say(&text::REVIEW_WAITS)), "{}", page.body);
        site.finish_reviews();
    }
    panic!("{path} is never done")
}

#[tokio::test(flavor = "multi_thread")]
async fn reviews_are_stored_and_an_interrupted_one_survives_a_restart() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let code = code("keevorn", 0);
    let table = browser.begin(&code).await;
    lose(&browser, &table, &code).await;
    let few = reviewed(&site, &browser, &format!("{table}/review")).await;
    let many = format!("{table}/review?games=32");
    // The page shows the known review while a new one is requested; then the server stops at once.
    browser.post(&many, &[]).await.location();
    let waiting = browser.get(&many).await.body;
    assert!(waiting.contains("http-equiv=\"refresh\"") && waiting.contains("You lost;"), "{waiting}");
    let site = site.reopened();
    let browser = Browser { router: site.router(), ..browser };
    let closer = awaited(&site, &browser, &many).await;
    assert!(closer.contains(" 32 games in each"), "{closer}");
    // A review with the requested precision, or a higher one, is not repeated.
    let kept = reviewed(&site, &browser, &format!("{table}/review")).await;
    assert!(few.contains(" 8 games in each") && kept.contains(" 32 games in each"), "{kept}");
    // Another line of the same game needs another review.
    browser.undo(&table, "1").await.location();
    assert_eq!(browser.get(&many).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_a_review_begins_nothing_until_its_form_is_sent() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let code = code("keevorn", 0);
    let table = browser.begin(&code).await;
    let path = format!("{table}/review");
    assert_eq!(browser.post(&path, &[]).await.status, StatusCode::FORBIDDEN, "it is not over");
    lose(&browser, &table, &code).await;
    let record = browser.get(&format!("{table}/record")).await.body;
    for page in [&path, &format!("{path}?games=64"), &format!("{table}/replay")] {
        assert_eq!(browser.get(page).await.status, StatusCode::OK, "{page}");
    }
    let page = browser.get(&path).await.body;
    assert!(page.contains(&format!("action=\"{path}\"")) && page.contains(&say(&text::REVIEW_BEGIN)), "{page}");
    assert_eq!(site.query("SELECT CAST(count(*) AS TEXT) FROM reviews"), "0");
    assert_eq!(browser.get(&format!("{table}/record")).await.body, record, "nothing is marked");
    reviewed(&site, &browser, &path).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_may_begin_few_reviews_a_minute() {
    let site = TestSite::with(Limits { reviews: 0.0, reviews_burst: 2.0, ..generous() }).with_one_server();
    let browser = site.browser().await;
    for n in 0..4 {
        let table = browser.begin(&code("keevorn", n)).await;
        let request = browser.request(Method::POST, &format!("{table}/review"));
        let request = request.extension(ConnectInfo::<SocketAddr>("192.0.2.1:9".parse().unwrap()));
        let body = Body::from(format!("token={}", browser.token));
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded").body(body).unwrap();
        let answer = ask(browser.router(), request).await;
        // The games are not over.
        let status = if n < 2 { StatusCode::FORBIDDEN } else { StatusCode::TOO_MANY_REQUESTS };
        assert_eq!(answer.status, status, "{n}: {}", answer.body);
        assert_eq!(answer.headers.contains_key(header::RETRY_AFTER), n >= 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_contest_has_a_review_for_each_seat() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let record = include_str!("../../../../games/living-keep/tests/records/draft-winner-1.udr");
    let table = browser.upload(record).await.location();
    let one = reviewed(&site, &browser, &format!("{table}/review?games=2")).await;
    let other = reviewed(&site, &browser, &format!("{table}/review?games=2&seat=2")).await;
    let here = |page: &str| page.split("aria-current=\"page\">").last().unwrap().split('<').next().unwrap().to_owned();
    assert!(one.contains("You won;") && here(&one) == "Player 1", "{one}");
    assert!(other.contains("You lost;") && here(&other) == "Player 2", "{other}");
}

#[tokio::test(flavor = "multi_thread")]
async fn mistakes_become_exercises_of_their_player_only() {
    let site = TestSite::new();
    let browser = site.browser().await;
    assert!(browser.get("/practice").await.body.contains(&say(&text::DECK_EMPTY)));
    let code = code("judgement-quest", 0);
    let table = browser.begin(&code).await;
    lose(&browser, &table, &code).await;
    let review = reviewed(&site, &browser, &format!("{table}/review?games=64")).await;
    assert!(review.contains("href=\"/practice\"") && review.contains("class=\"slip"), "{review}");
    let page = browser.get("/practice").await;
    assert!(page.body.contains("which move is best?") && page.body.contains("due now"), "{}", page.body);
    let (exercise, mv) = (page.field("exercise"), page.body.split("name=\"move\" value=\"").nth(1).unwrap());
    let fields = [("exercise", exercise.as_str()), ("move", mv.split('"').next().unwrap())];
    let other = site.browser().await;
    assert_eq!(other.get("/practice").await.status, StatusCode::OK);
    assert_eq!(other.post("/practice", &fields).await.status, StatusCode::NOT_FOUND);
    assert_eq!(
        browser.post("/practice", &[fields[0], ("move", "fly away")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let page = browser.post("/practice", &fields).await.body;
    assert!(page.contains(&before(&text::EXERCISE_BACK, "wait")), "{page}");
    // An answer that is sent twice counts once, and is stored.
    let again = browser.post("/practice", &fields).await.body;
    assert!(again.contains(&before(&text::EXERCISE_BACK, "wait")), "{again}");
    let site = site.reopened();
    let browser = Browser { router: site.router(), ..browser };
    let next = browser.get("/practice").await.body;
    assert!(!next.contains(&exercise) && next.contains("to solve, 0 solved"), "{next}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_refuted_solved_and_recorded_and_its_address_can_be_shared() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let all = browser.get("/puzzles").await.body;
    assert!(all.contains("href=\"/puzzles/keevorn\"") && all.contains("0 of "), "{all}");
    let puzzle = underdeck_coach::puzzles("keevorn").unwrap().swap_remove(0);
    let page = browser.get("/puzzles/keevorn/1").await.body;
    assert!(page.contains("still win") && page.contains(" known\"") && !page.contains("you die"), "{page}");
    let wrong = page.split("name=\"move\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let wrong = wrong.into_iter().find(|mv| !puzzle.answers.iter().any(|answer| answer == mv)).unwrap();
    let page = browser.post("/puzzles/keevorn/1", &[("move", wrong)]).await.body;
    assert!(page.contains("That loses.") && page.contains("Take it back"), "{page}");
    let page = browser.post("/puzzles/keevorn/1", &[("move", &puzzle.answers[0])]).await.body;
    assert!(page.contains("Right!") || page.contains("Solved!"), "{page}");
    let list = browser.get("/puzzles/keevorn").await.body;
    assert!(list.contains("✗") && list.contains("0 solved first time"), "{list}");
    // Any visitor with the address gets the puzzle.
    let other = site.browser().await;
    assert!(other.get("/puzzles/keevorn/1").await.body.contains("name=\"move\""));
    assert!(other.get("/puzzles/keevorn/daily").await.location().starts_with("/puzzles/keevorn/"));
    assert_eq!(
        other.post("/puzzles/keevorn/1", &[("move", "fly away")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    for nothing in ["/puzzles/keevorn/0", "/puzzles/keevorn/x", "/puzzles/nosuch"] {
        assert_eq!(other.get(nothing).await.status, StatusCode::NOT_FOUND, "{nothing}");
    }
}
