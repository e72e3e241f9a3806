//! Attacks on the boards: each test repeats an attempt to rank above honest players.

use axum::http::StatusCode;
use serde_json::{Value, json};
use underdeck_game::{FastRng, below, text};

use crate::common::{Browser, TestSite, code, say, sides};
use crate::daily::{finish, sealed};

const DAY: &str = "2026-11-21";
/// The seconds from noon to midnight.
const TO_MIDNIGHT: i64 = 12 * 60 * 60;

fn game() -> &'static str {
    underdeck_catalogue::games()[0].info().id
}

async fn today(browser: &Browser) -> String {
    browser.post(&format!("/daily/{}", game()), &[]).await.location()
}

/// The board of today's deal.
async fn board(browser: &Browser) -> Value {
    let (_, day) = browser.program().get("/daily").await;
    day["games"].as_array().unwrap().iter().find(|one| one["game"] == game()).unwrap()["board"].clone()
}

/// The code that was sealed for a day.
async fn revealed(browser: &Browser) -> String {
    let reveal = browser.get(&format!("/daily/{DAY}/reveal.json")).await.body;
    serde_json::from_str::<Value>(&reveal).unwrap()["deals"][game()].as_str().unwrap().to_owned()
}

/// The attack: start the deal of the day many times concurrently, explore it in all games but one, and enter that one.
#[tokio::test(flavor = "multi_thread")]
async fn concurrent_starts_are_one_attempt() {
    let site = TestSite::new();
    let browser = site.browser().await;
    browser.post("/settings", &[("player", "Ann"), ("theme", "auto")]).await.location();
    let starts: Vec<_> = (0..24)
        .map(|n| {
            let browser = browser.clone();
            tokio::spawn(async move {
                match n % 2 {
                    0 => today(&browser).await,
                    _ => {
                        let (_, table) = browser.program().post(&format!("/daily/{}", game()), json!({})).await;
                        format!("/g/{}", table["id"].as_str().unwrap())
                    }
                }
            })
        })
        .collect();
    let mut tables = Vec::new();
    for start in starts {
        tables.push(start.await.unwrap());
    }
    tables.sort();
    tables.dedup();
    assert_eq!(tables.len(), 1, "24 starts made {} games", tables.len());
    let (_, all) = browser.program().get("/tables").await;
    assert_eq!(all.as_array().unwrap().len(), 1);
}

/// The attack: begin before midnight, search the deal once it is revealed, and finish the game with the solution.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_after_its_day_has_no_entry() {
    let site = TestSite::new();
    let (late, honest) = (site.browser().await, site.browser().await);
    let (table, late_table) = (today(&honest).await, today(&late).await);
    let deal = sealed(&site, game());
    site.time.fetch_add(TO_MIDNIGHT - 1, std::sync::atomic::Ordering::Relaxed);
    finish(&honest, &table, &deal).await;
    assert_eq!(board(&honest).await.as_array().unwrap().len(), 1, "the last second belongs to the day");
    site.time.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    assert_eq!(revealed(&late).await, deal);
    finish(&late, &late_table, &deal).await;
    let page = honest.get(&format!("/daily/{DAY}")).await.body;
    assert_eq!(page.matches("<tr class=\"mine\"").count(), 1, "{page}");
    assert!(!page.contains("Player 2"), "the late game is not on the board: {page}");
}

/// The attack: play the revealed code on the next day to get on the day's board.
#[tokio::test(flavor = "multi_thread")]
async fn a_revealed_code_leads_to_another_board() {
    let site = TestSite::new();
    let (honest, stranger) = (site.browser().await, site.browser().await);
    let table = today(&honest).await;
    let deal = sealed(&site, game());
    finish(&honest, &table, &deal).await;
    site.pass_days(1);
    let code = revealed(&stranger).await;
    assert_eq!(code, deal);
    let table = stranger.begin(&code).await;
    finish(&stranger, &table, &deal).await;
    let page = honest.get(&format!("/daily/{DAY}")).await.body;
    assert!(page.contains("Player 1 (you)") && !page.contains("Player 2"), "{page}");
    let (_, deal) = stranger.program().get(&format!("/deals/{code}")).await;
    let names: Vec<&str> =
        deal["board"].as_array().unwrap().iter().map(|line| line["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Player 2"], "an ordinary deal's board has nobody of the day");
    let page = stranger.get(&format!("/d/{code}")).await.body;
    assert!(page.contains(&say(&text::BOARD_REPLAYED)), "{page}");
}

/// The attack: let hints play, and rank among games without help.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_marked_in_the_record_and_on_the_board() {
    let site = TestSite::new();
    let (by_api, by_page, honest) = (site.browser().await, site.browser().await, site.browser().await);
    let table = today(&by_api).await;
    let deal = sealed(&site, game());
    let path = table.replace("/g/", "/tables/");
    for _ in 0..3 {
        by_api.program().get(&format!("{path}/hint")).await;
    }
    finish(&by_api, &table, &deal).await;
    let aided = by_api.get(&table).await.body;
    assert!(
        aided.contains(&format!("{}: 1 hint.", say(&text::AIDS))),
        "asking again in one position shows nothing new: {aided}"
    );
    let table = today(&by_page).await;
    // The server stops after the hint, before anything else is stored.
    assert!(by_page.get(&format!("{table}?hint=1")).await.body.contains("class=\"hint\""));
    let site = site.reopened();
    let by_page = crate::play::browser_of(&site, &by_page).await;
    finish(&by_page, &table, &deal).await;
    let honest = crate::play::browser_of(&site, &honest).await;
    let own = today(&honest).await;
    finish(&honest, &own, &deal).await;
    let board = board(&honest).await;
    let aids: Vec<&str> = board.as_array().unwrap().iter().map(|line| line["aids"].as_str().unwrap()).collect();
    assert_eq!(aids, ["", "hints 1", "hints 1"]);
    assert_eq!(board[0]["mine"], true, "the same moves without a hint stand above");
    assert!(honest.get("/daily").await.body.contains("with 1 hint"));
    site.pass_days(1);
    let record = by_page.get(&format!("{table}/record")).await.body;
    assert!(record.contains("Aids \"hints 1\"") || record.contains("Aids: hints 1"), "{record}");
}

/// The attack: lose, undo, end better, and share that end.
#[tokio::test(flavor = "multi_thread")]
async fn page_card_and_list_show_the_first_end() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = today(&browser).await;
    let deal = sealed(&site, game());
    finish(&browser, &table, &deal).await;
    let first = board(&browser).await;
    let (_, ended) = browser.program().get(&table.replace("/g/", "/tables/")).await;
    let card = |page: &str| page.split("<textarea").nth(1).unwrap().split("</textarea>").next().unwrap().to_owned();
    let before = card(&browser.get("/daily").await.body);
    let moves = ended["moves"].as_u64().unwrap();
    browser.undo(&table, &(moves / 2).to_string()).await.location();
    let undone = browser.get("/daily").await.body;
    assert_eq!(card(&undone), before, "the card stays while the game goes on");
    let result = first[0]["result"].as_str().unwrap();
    assert!(undone.contains(&format!("You: <strong>{result}</strong>")), "{undone}");
    // Another end, by any legal moves.
    let path = table.replace("/g/", "/tables/");
    let (_, mut face) = browser.program().get(&path).await;
    let mut rng = FastRng::new(7);
    while face["outcome"].is_null() {
        let offers = face["table"]["offers"].as_array().unwrap();
        let any = below(&mut rng, offers.len() as u32) as usize;
        let body = json!({ "move": offers[any]["move"], "confirm": true });
        face = browser.program().post(&format!("{path}/moves"), body).await.1;
    }
    assert_eq!(face["informed"], true, "the second end differs");
    assert_eq!(board(&browser).await, first);
    assert_eq!(card(&browser.get("/daily").await.body), before);
    let page = browser.get(&table).await.body;
    assert!(page.contains(&format!("{} {result}", sides(&text::RANK_OF, "of").1)), "{page}");
    let (_, tables) = browser.program().get("/tables").await;
    assert_eq!((&tables[0]["moves"], &tables[0]["informed"]), (&ended["moves"], &json!(false)), "{tables}");
}

/// The attack: upload a winner's record twice as an own game.
#[tokio::test(flavor = "multi_thread")]
async fn an_uploaded_record_counts_once_and_not_as_an_own_game() {
    let site = TestSite::new();
    let (winner, thief) = (site.browser().await, site.browser().await);
    let deal = code(game(), 21);
    let table = winner.begin(&deal).await;
    finish(&winner, &table, &deal).await;
    let record = winner.get(&format!("{table}/record")).await.body;
    let first = thief.upload(&record).await.location();
    assert_eq!(thief.upload(&record).await.location(), first);
    let (status, again) = {
        let answer = thief.program().send(axum::http::Method::POST, "/records", "text/plain", record.clone()).await;
        (answer.status, serde_json::from_str::<Value>(&answer.body).unwrap())
    };
    assert_eq!((status, format!("/g/{}", again["id"].as_str().unwrap())), (StatusCode::CREATED, first));
    assert_eq!(thief.program().get("/tables").await.1.as_array().unwrap().len(), 1);
    assert_eq!(thief.get("/statistics/export.csv").await.body.lines().count(), 1, "only the heading");
    assert_eq!(winner.get("/statistics/export.csv").await.body.lines().count(), 2);
    let (_, deal) = thief.program().get(&format!("/deals/{}", code(game(), 21))).await;
    assert_eq!(deal["board"].as_array().unwrap().len(), 1);
}

/// The attack: in a game with secrets, undo a move of the other seat by naming the own one, or none.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_another_seat_cannot_be_undone() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let mut tried = 0;
    for game in underdeck_catalogue::games() {
        for option in game.options() {
            let underdeck_game::OptionKind::Choice(words) = option.kind else { continue };
            for word in words {
                let Ok(deal) = game.deal(&[(option.key.to_owned(), (*word).to_owned())], 5) else { continue };
                if underdeck_play::start(game, &deal.code).unwrap().is_shared() {
                    continue;
                }
                let table = browser.begin(&deal.code).await;
                let path = table.replace("/g/", "/tables/");
                let (program, mut seat) = (browser.program(), 1);
                let first = seat;
                while seat == first {
                    let face = program.get(&format!("{path}?seat={seat}")).await.1;
                    let mv = face["table"]["offers"][0]["move"].clone();
                    let (_, face) = program.post(&format!("{path}/moves"), json!({ "move": mv, "seat": seat })).await;
                    seat = face["seat"].as_u64().unwrap();
                }
                for confirm in [json!(true), json!(false), json!(null)] {
                    let body = json!({ "seat": seat, "confirm": confirm });
                    let (status, reply) = program.post(&format!("{path}/undo"), body).await;
                    assert_eq!(
                        (status, &reply["error"]["word"]),
                        (StatusCode::FORBIDDEN, &json!("withheld")),
                        "{reply}"
                    );
                }
                // At a shared screen the other player must agree.
                let rev = browser.get(&format!("{table}?seat={seat}")).await.field("rev");
                let fields = [("rev", rev.as_str()), ("seat", "2")];
                assert_eq!(browser.post(&format!("{table}/undo"), &fields).await.status, StatusCode::CONFLICT);
                assert!(program.get(&path).await.1["moves"].as_u64() > Some(0), "nothing was taken back");
                tried += 1;
            }
        }
    }
    assert!(tried > 0, "some house rule sets players apart");
}
