//! Confirmations of changes that discard something, on pages and by programs.

use axum::http::StatusCode;
use serde_json::{Value, json};
use underdeck_game::text;
use underdeck_play::{Command, Context, Forced, History};

use crate::common::{Answer, Browser, TestSite, code, say, sides};

/// Sends the form of a confirmation unchanged.
async fn confirm(browser: &Browser, question: &Answer, names: &[&str]) -> Answer {
    let action = question.body.split("<form method=\"post\" action=\"").nth(1).unwrap().split('"').next().unwrap();
    let values: Vec<String> = names.iter().map(|name| question.field(name)).collect();
    let fields: Vec<(&str, &str)> = names.iter().copied().zip(values.iter().map(String::as_str)).collect();
    browser.post(action, &fields).await
}

/// Plays a game until an undo of its last move would inform; returns its address.
async fn seen_something(browser: &Browser) -> String {
    let code = code("keevorn", 3);
    let table = browser.begin(&code).await;
    let mut session = underdeck_play::start(underdeck_catalogue::by_code(&code).unwrap(), &code).unwrap();
    while !session.would_inform() {
        let mv = session.hint().unwrap().offer.spelling;
        session.play(&mv).unwrap();
        browser.play(&table, &mv).await.location();
    }
    table
}

async fn face(browser: &Browser, table: &str) -> Value {
    browser.program().get(&table.replace("/g/", "/tables/")).await.1
}

/// Plays the first offers until an offer ends the game without a win; returns the game and that offer.
async fn until_a_final_offer(browser: &Browser, table: &str) -> (Value, Value) {
    let (program, path) = (browser.program(), table.replace("/g/", "/tables/"));
    let mut now = face(browser, table).await;
    loop {
        let offers = now["table"]["offers"].as_array().unwrap();
        if let Some(end) = offers.iter().find(|offer| !offer["finality"].is_null()) {
            let end = end.clone();
            return (now, end);
        }
        let mv = offers[0]["move"].clone();
        now = program.post(&format!("{path}/moves"), json!({ "move": mv })).await.1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_that_informs_needs_confirmation() {
    let site = TestSite::new();
    let mut browser = site.browser().await;
    for script in [false, true] {
        browser.script = script;
        let table = seen_something_with(&browser).await;
        let before = face(&browser, &table).await;
        let rev = browser.rev(&table).await;
        let question = browser.post(&format!("{table}/undo"), &[("rev", &rev), ("steps", "1")]).await;
        assert_eq!(question.status, StatusCode::CONFLICT, "{question:?}");
        assert!(
            question.body.contains(&say(&text::UNDO_SEEN)) && question.body.contains(&say(&text::CANCEL)),
            "{}",
            question.body
        );
        assert_eq!(face(&browser, &table).await, before, "nothing was taken back");
        let done = confirm(&browser, &question, &["rev", "steps", "confirm"]).await;
        assert!(done.status.is_success() || done.status == StatusCode::SEE_OTHER, "{done:?}");
        let after = face(&browser, &table).await;
        assert_eq!(after["informed"], true);
        assert_eq!(after["moves"].as_u64(), before["moves"].as_u64().map(|moves| moves - 1));
    }
    // A jump to an earlier position needs confirmation too.
    browser.script = false;
    let table = seen_something(&browser).await;
    let rev = browser.rev(&table).await;
    let question = browser.post(&format!("{table}/go"), &[("rev", &rev), ("node", "0")]).await;
    assert_eq!(question.status, StatusCode::CONFLICT, "{question:?}");
    assert_eq!(face(&browser, &table).await["informed"], false);
    confirm(&browser, &question, &["rev", "node", "confirm"]).await.location();
    assert_eq!(face(&browser, &table).await["moves"], 0);
}

/// The same for scripts, which get pages instead of redirects.
async fn seen_something_with(browser: &Browser) -> String {
    let plain = Browser { script: false, ..browser.clone() };
    seen_something(&plain).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_that_informs_needs_confirmation_of_a_program_only_on_request() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = seen_something(&browser).await;
    let (program, path) = (browser.program(), table.replace("/g/", "/tables/"));
    let before = face(&browser, &table).await;
    let (status, reply) = program.post(&format!("{path}/undo"), json!({ "confirm": false })).await;
    assert_eq!((status, &reply["error"]["word"]), (StatusCode::CONFLICT, &json!("unconfirmed")), "{reply}");
    assert!(reply["error"]["help"].as_str().unwrap().contains("\"confirm\": true"), "{reply}");
    assert_eq!(face(&browser, &table).await, before);
    let (status, after) = program.post(&format!("{path}/undo"), json!({ "confirm": true })).await;
    assert_eq!((status, &after["informed"]), (StatusCode::OK, &json!(true)));
    // By default the program's request is final.
    let path = seen_something(&browser).await.replace("/g/", "/tables/");
    let (status, after) = program.post(&format!("{path}/undo"), json!({})).await;
    assert_eq!((status, &after["informed"]), (StatusCode::OK, &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_needs_confirmation_and_is_never_the_first_offer() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = browser.begin(&code("judgement-quest", 3)).await;
    let (program, path) = (browser.program(), table.replace("/g/", "/tables/"));
    let (now, offer) = until_a_final_offer(&browser, &table).await;
    let mv = offer["move"].as_str().unwrap();
    let page = browser.get(&table).await.body;
    let buttons: Vec<&str> = page.split("<button").filter(|button| button.contains("class=\"move ")).collect();
    let ending = |button: &&str| button.contains(&format!("value=\"{mv}\""));
    assert!(buttons.len() > 1 && !ending(&buttons[0]) && ending(buttons.last().unwrap()), "{buttons:?}");
    assert!(buttons.iter().all(|button| ending(button) == button.contains(" final\"")), "{buttons:?}");

    let question = browser.play(&table, mv).await;
    assert_eq!(question.status, StatusCode::CONFLICT, "{question:?}");
    assert!(question.body.contains(offer["label"].as_str().unwrap()), "{}", question.body);
    let (status, reply) = program.post(&format!("{path}/moves"), json!({ "move": mv, "confirm": false })).await;
    assert_eq!((status, &reply["error"]["word"]), (StatusCode::CONFLICT, &json!("unconfirmed")), "{reply}");
    assert_eq!(face(&browser, &table).await, now, "the game goes on");
    confirm(&browser, &question, &["rev", "move", "confirm"]).await.location();
    assert!(face(&browser, &table).await["outcome"].is_object());
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_setting_only_deals_of_the_day_need_confirmation() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let saved = browser.post("/settings", &[("theme", "auto"), ("forced", "auto")]).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{saved:?}");
    let table = seen_something(&browser).await;
    for (form, fields) in [("undo", ("steps", "1")), ("peek", ("steps", "1")), ("eye", ("steps", "1"))] {
        let rev = browser.rev(&table).await;
        let done = browser.post(&format!("{table}/{form}"), &[("rev", &rev), fields]).await;
        assert!(done.status.is_success() || done.status == StatusCode::SEE_OTHER, "{form}: {done:?}");
    }
    let table = browser.post("/daily/judgement-quest", &[]).await.location();
    let (program, path) = (browser.program(), table.replace("/g/", "/tables/"));
    let (_, end) = until_a_final_offer(&browser, &table).await;
    let question = browser.play(&table, end["move"].as_str().unwrap()).await;
    assert_eq!(question.status, StatusCode::CONFLICT, "{question:?}");
    assert!(question.body.contains(&sides(&text::DAILY_FIRST_END, "effect").1), "{}", question.body);
    // A program needs no confirmation there either.
    let (status, now) = program.post(&format!("{path}/moves"), json!({ "move": end["move"] })).await;
    assert!(status == StatusCode::OK && now["outcome"].is_object(), "{now}");
}

/// Two players with secrets at one screen, with default settings.
#[tokio::test(flavor = "multi_thread")]
async fn the_table_is_hidden_until_the_other_player_agrees_to_an_undo() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let form = [("option.mode", "standard"), ("seed", "11")];
    let table = browser.post("/games/living-keep", &form).await.location();
    let (program, path) = (browser.program(), table.replace("/g/", "/tables/"));
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let code = game.deal(&[("mode".into(), "standard".into())], 11).unwrap().code;
    let mut tree = History::new(underdeck_play::start(game, &code).unwrap());
    for is_others in [false, true] {
        while tree.session().ply() == 0 || tree.is_others_move() != is_others {
            let mv = tree.session().hint().unwrap().offer.spelling;
            let rev = browser.rev(&format!("{table}?seat={}", tree.session().seat().0 + 1)).await;
            browser.post(&format!("{table}/move"), &[("rev", &rev), ("move", &mv)]).await.location();
            tree.apply(Command::Play(mv), Context::screen(Forced::Auto)).unwrap();
        }
        let seat = tree.session().seat().0 + 1;
        let own = format!("{table}?seat={seat}");
        let page = browser.get(&own).await;
        let button = page.body.split("<button").find(|button| button.contains("form=\"undo\"")).unwrap();
        assert!(!button.split('>').next().unwrap().contains("disabled"), "{button}");
        // A program acts only for the seat to move.
        let (status, reply) = program.post(&format!("{path}/undo"), json!({ "seat": seat, "confirm": false })).await;
        let refused = if is_others { "withheld" } else { "unconfirmed" };
        assert_eq!((status.is_success(), &reply["error"]["word"]), (false, &json!(refused)), "{reply}");

        let rev = page.field("rev");
        let fields = [("rev", rev.as_str()), ("steps", "1"), ("seat", &seat.to_string())];
        let question = browser.post(&format!("{table}/undo"), &fields).await;
        assert_eq!(question.status, StatusCode::CONFLICT, "{question:?}");
        let asks = format!("Player {}: player {seat} asks to undo the last move.", 3 - seat);
        assert!(question.body.contains(&asks), "{}", question.body);
        assert!(!question.body.contains("?seat=") && !question.body.contains(&*tree.session().table().prompt));
        let moves = tree.session().ply();
        assert_eq!(face(&browser, &own).await["moves"], moves, "nothing was taken back");
        let done = confirm(&browser, &question, &["rev", "steps", "seat", "confirm"]).await.location();
        assert!(!done.contains("seat="), "the table stays behind the curtain: {done}");
        tree.apply(Command::Undo { turns: 1 }, Context::EVERYONE).unwrap();
        let now = face(&browser, &format!("{table}?seat={}", tree.session().seat().0 + 1)).await;
        assert_eq!((now["moves"].as_u64(), tree.session().ply()), (Some(moves as u64 - 1), moves - 1));
    }
}
