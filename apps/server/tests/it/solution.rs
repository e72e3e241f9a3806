//! The solver in a browser without scripts: winnable new games, deals of the day, analysis, a peek.

use axum::http::StatusCode;
use serde_json::Value;
use underdeck_game::text;
use underdeck_record::Record;

use crate::common::{Browser, TestSite, before, code, say};
use crate::review::reviewed;

/// Plays the last legal move until the game is over.
pub(crate) async fn lose(browser: &Browser, table: &str, code: &str) -> usize {
    let mut session = underdeck_play::start(underdeck_catalogue::by_code(code).unwrap(), code).unwrap();
    while session.outcome().is_none() {
        let mv = session.table().offers.last().unwrap().spelling.clone();
        session.play(&mv).unwrap();
        let rev = browser.rev(table).await;
        browser.post(&format!("{table}/move"), &[("rev", &rev), ("move", &mv), ("confirm", "yes")]).await.location();
    }
    assert_eq!(session.outcome().unwrap().result.word(), "lost");
    session.ply()
}

async fn record(browser: &Browser, table: &str) -> Record {
    browser.get(&format!("{table}/record")).await.body.parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_is_winnable_and_shows_its_difficulty() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let page = browser.get("/games/keevorn").await.body;
    assert!(page.contains("value=\"any\" checked"), "it is chosen where some deals are lost: {page}");
    assert!(page.contains("<span>A plain shuffle</span>"), "it is offered beside it: {page}");
    assert!(browser.get("/games/cryptkeeper").await.body.contains("value=\"off\" checked"));
    let path = "/games/keevorn";
    for (difficulty, words) in [("easy", "Difficulty: easy."), ("hard", "Difficulty: hard."), ("any", "can be won")] {
        let table = browser.post(path, &[("winnable", difficulty)]).await.location();
        assert!(browser.get(&table).await.body.contains(words), "{difficulty}");
        assert!(browser.get(&format!("{table}?panel=game")).await.body.contains(words), "{difficulty}");
    }
    let any = browser.post(path, &[("winnable", "off")]).await.location();
    assert_eq!(record(&browser, &any).await.tag("Winnable"), None);
    let next = browser.post(&format!("{any}/again"), &[("deal", "new")]).await.location();
    assert!(record(&browser, &next).await.tag("Winnable").is_some());
    // Seed 3812 of Keevorn cannot be won, but is dealt on request.
    let named = browser.post(path, &[("winnable", "easy"), ("seed", "3812")]).await.location();
    let record = record(&browser, &named).await;
    assert_eq!((record.tag("Deal"), record.tag("Winnable")), (Some(&*code("keevorn", 3812)), None));
}

#[tokio::test(flavor = "multi_thread")]
async fn deals_of_the_day_reveal_only_that_they_are_winnable() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let page = browser.get("/daily").await.body;
    assert!(page.matches("This deal can be won. Difficulty: ").count() > 2, "{page}");
    let table = browser.post("/daily/cryptkeeper", &[]).await.location();
    assert!(browser.get(&table).await.body.contains("This deal can be won. Difficulty: "));
    for path in ["replay", "solution", "solution/0", "review"] {
        assert_eq!(browser.get(&format!("{table}/{path}")).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    let rev = browser.rev(&table).await;
    let peek = browser.post(&format!("{table}/peek"), &[("rev", &rev), ("confirm", "yes")]).await;
    assert_eq!(peek.status, StatusCode::FORBIDDEN);
    assert!(!browser.get(&format!("{table}?panel=game")).await.body.contains("/peek"));
    let (_, face) = browser.program().get(&table.replace("/g/", "/tables/")).await;
    assert_eq!(face["informed"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_game_can_be_analysed_without_a_script() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let code = code("keevorn", 0);
    let table = browser.begin(&code).await;
    assert_eq!(browser.get(&format!("{table}/solution")).await.status, StatusCode::FORBIDDEN, "it is running");
    assert_eq!(browser.get(&format!("{table}/review")).await.status, StatusCode::FORBIDDEN, "it is running");
    let moves = lose(&browser, &table, &code).await;
    let page = browser.get(&table).await.body;
    assert!(page.contains(&format!("href=\"{table}/solution\"")), "{page}");
    let solution = browser.get(&format!("{table}/solution")).await;
    assert_eq!(solution.status, StatusCode::OK);
    assert!(solution.body.contains("This deal can be won. Difficulty: "), "{}", solution.body);
    assert!(solution.body.contains(&before(&text::UNTIL_MOVE, "n")), "{}", solution.body);
    // The solution can be stepped through to the win.
    let end = solution.body.split("max=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let won = browser.get(&format!("{table}/solution?at={end}")).await.body;
    assert!(won.contains(&format!("Move {end} of {end}<")) && won.contains("href=\"/g/"), "{won}");
    // Each position of the game's own line can be analysed.
    let replay = browser.get(&format!("{table}/replay?at={moves}")).await.body;
    assert!(replay.contains(&format!("href=\"{table}/solution/{moves}\"")));
    let last = browser.get(&format!("{table}/solution/{moves}")).await.body;
    assert!(last.contains(&say(&text::HERE_LOST)) && last.contains("/replay?at="), "{last}");
    assert!(browser.get(&format!("{table}/solution/0")).await.body.contains("It can still be won here"));
    // The review has the cost of each move, and a more precise one can be requested.
    assert!(page.contains(&format!("action=\"{table}/review\"")), "{page}");
    let review = reviewed(&site, &browser, &format!("{table}/review")).await;
    assert!(review.contains("You lost; from this start greedy wins ") && review.contains("<svg"), "{review}");
    let closer = format!("{table}/review?games=32");
    assert!(review.contains(&format!("action=\"{closer}\"")) && review.contains(" 8 games in each"), "{review}");
    assert!(reviewed(&site, &browser, &closer).await.contains(" 32 games in each"));
    // The board keeps the honest loss; continuing the game marks it as informed.
    assert!(browser.get(&format!("/d/{code}")).await.body.contains("lost"));
    let (_, face) = browser.program().get(&table.replace("/g/", "/tables/")).await;
    assert_eq!(face["informed"], false);
    browser.undo(&table, "1").await.location();
    let (_, face) = browser.program().get(&table.replace("/g/", "/tables/")).await;
    assert_eq!(face["informed"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_peek_needs_confirmation_is_marked_and_excludes_from_boards() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let code = code("keevorn", 0);
    let table = browser.begin(&code).await;
    assert!(browser.get(&format!("{table}?panel=game")).await.body.contains(&format!("action=\"{table}/peek\"")));
    let rev = browser.rev(&table).await;
    let question = browser.post(&format!("{table}/peek"), &[("rev", &rev)]).await;
    assert_eq!(question.status, StatusCode::CONFLICT);
    assert!(question.body.contains(&say(&text::ASK_SOLVER)) && !question.body.contains(&say(&text::PEEK_YES)));
    let face = async || -> Value { browser.program().get(&table.replace("/g/", "/tables/")).await.1 };
    assert_eq!(face().await["informed"], false);
    let answer = browser.post(&format!("{table}/peek"), &[("rev", &rev), ("confirm", "yes")]).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.body.contains(&say(&text::PEEK_YES)), "{}", answer.body);
    assert_eq!(face().await["informed"], true);
    assert_eq!(record(&browser, &table).await.tag("Aids"), Some("solver 1"));
    lose(&browser, &table, &code).await;
    let other = site.browser().await;
    assert!(other.get(&format!("/d/{code}")).await.body.contains(&say(&text::BOARD_EMPTY)), "no board takes it");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coachs_eye_needs_confirmation_and_excludes_from_boards() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let code = code("keevorn", 0);
    let table = browser.begin(&code).await;
    assert!(!browser.get(&table).await.body.contains("Coach: "));
    let rev = browser.rev(&table).await;
    let question = browser.post(&format!("{table}/eye"), &[("rev", &rev)]).await;
    assert!(question.status == StatusCode::CONFLICT && question.body.contains(&say(&text::ASK_EVALUATION)));
    browser.post(&format!("{table}/eye"), &[("rev", &rev), ("confirm", "yes")]).await.location();
    let first = browser.get(&table).await.body;
    assert!(first.contains(&before(&text::COACH_WIN, "now")) && !first.contains(" (was "), "{first}");
    assert_eq!(record(&browser, &table).await.tag("Aids"), Some("coach 1"));
    browser.play(&table, "explore").await.location();
    let second = browser.get(&table).await.body;
    assert!(second.contains(&before(&text::COACH_WIN, "now")) && second.contains(" (was "), "{second}");
    assert_eq!(record(&browser, &table).await.tag("Aids"), Some("coach 2"));
    // The eye can be switched off, but the mark remains.
    let rev = browser.rev(&table).await;
    browser.post(&format!("{table}/eye"), &[("rev", &rev)]).await.location();
    assert!(!browser.get(&table).await.body.contains("Coach: "));
    assert_eq!(record(&browser, &table).await.tag("Aids"), Some("coach 2"));
    let table = browser.begin(&code).await;
    let rev = browser.rev(&table).await;
    browser.post(&format!("{table}/eye"), &[("rev", &rev), ("confirm", "yes")]).await.location();
    lose(&browser, &table, &code).await;
    let other = site.browser().await;
    assert!(other.get(&format!("/d/{code}")).await.body.contains(&say(&text::BOARD_EMPTY)), "no board takes it");
}
