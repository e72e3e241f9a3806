//! Two players on two devices.

use std::sync::atomic::Ordering;

use axum::body::{Body, HttpBody};
use axum::http::{Method, StatusCode};
use serde_json::json;
use tower::ServiceExt;
use underdeck_game::{Seat, text};
use underdeck_play::{Forced, History};

use crate::common::{Browser, TestSite, follow, say};
use crate::results::check_own_result;
use crate::secrecy::{Memory, around, named, without_shapes};

/// A game of Living Keep on two devices: the browsers of its owner and of the guest, and its address.
pub(crate) struct Duel {
    pub(crate) browsers: [Browser; 2],
    pub(crate) table: String,
    /// Whether forced moves follow, by the settings of both players.
    pub(crate) forced: Forced,
}

/// The address of the invitation link on a page.
fn link(page: &str) -> String {
    let end = page.split("/join/").nth(1).expect("a link to the free seat").split('"').next().unwrap();
    format!("/join/{end}")
}

impl Duel {
    pub(crate) async fn new(site: &TestSite, form: &[(&str, &str)]) -> Self {
        let browsers = [site.browser().await, site.browser().await];
        let form = [&[("opponent", "device"), ("seed", "11")], form].concat();
        let table = browsers[0].post("/games/living-keep", &form).await.location();
        let invite = link(&browsers[0].get(&table).await.body);
        let asked = browsers[1].get(&invite).await;
        assert!(asked.status == StatusCode::OK && asked.body.contains(&say(&text::INVITATION_TAKE)), "{}", asked.body);
        assert_eq!(browsers[1].post(&invite, &[]).await.location(), table);
        Self { browsers, table, forced: Forced::Auto }
    }

    /// The same without automatic forced moves.
    async fn without_forced_moves(self) -> Self {
        for browser in &self.browsers {
            browser.post("/settings", &[("forced", "off")]).await.location();
        }
        Self { forced: Forced::Off, ..self }
    }

    /// Plays up to `most` hinted moves, and searches every page of both players for secrets; returns the number of pages.
    async fn play(&self, mode: &str, most: usize) -> (usize, bool) {
        let game = underdeck_catalogue::find("living-keep").unwrap();
        let code = game.deal(&[("mode".into(), mode.into())], 11).unwrap().code;
        let (mut tree, mut memory, mut searched) =
            (History::new(underdeck_play::start(game, &code).unwrap()), Memory::default(), 0);
        for n in 0..most {
            let session = tree.session();
            memory.secrets(session);
            for seat in [0, 1] {
                let secrets = memory.secrets_of(session, Seat(seat));
                let browser = &self.browsers[usize::from(seat)];
                let queries = ["", "?hint=1", "?panel=log", "?panel=tree", "?panel=game", "?seat=1", "?seat=2"];
                let is_turn = session.seat() == Seat(seat);
                let pages = match n % 6 {
                    0 => queries.len(),
                    _ => usize::from(is_turn == (n % 2 == 0)),
                };
                for query in &queries[..pages] {
                    let page = browser.get(&(self.table.clone() + query)).await.body;
                    let is_on = session.outcome().is_none();
                    assert_eq!(page.contains(&say(&text::APART_TURN)), is_turn && is_on, "{page}");
                    assert!(is_turn && is_on || !page.contains("name=\"move\""), "{page}");
                    assert!(!page.contains(&code) || session.outcome().is_some(), "the code tells the other's cards");
                    let found = named(&without_shapes(&page));
                    let leaked: Vec<_> = found.intersection(&secrets).filter(|_| is_on).copied().collect();
                    assert!(leaked.is_empty(), "seat {seat}, move {n}: {leaked:?}: {}", around(&page, leaked[0]));
                    searched += 1;
                }
            }
            let Some(hint) = session.hint() else { return (searched, true) };
            let seat = session.seat();
            let (own, other) = (&self.browsers[usize::from(seat.0)], &self.browsers[usize::from(1 - seat.0)]);
            if n % 16 == 0 {
                let early = other.play(&self.table, &hint.offer.spelling).await;
                assert_eq!(early.status, StatusCode::FORBIDDEN, "only the seat to move plays");
            }
            own.play(&self.table, &hint.offer.spelling).await.location();
            for played in follow(&mut tree, &hint.offer.spelling, self.forced) {
                memory.log(seat.0, 2, &played);
            }
        }
        (searched, false)
    }

    pub(crate) async fn submit(&self, seat: usize, form: &str, fields: &[(&str, &str)]) -> StatusCode {
        let rev = self.browsers[seat].rev(&self.table).await;
        let fields = [&[("rev", rev.as_str())], fields].concat();
        self.browsers[seat].post(&format!("{}/{form}", self.table), &fields).await.status
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_on_two_devices_reveals_no_secret_to_the_other_player() {
    let site = TestSite::new();
    let unforced = Duel::new(&site, &[("option.mode", "draft")]).await.without_forced_moves().await;
    let (each, is_over) = unforced.play("draft", 3000).await;
    assert!(is_over && each > 100, "{each} pages searched");
    let duel = Duel::new(&site, &[("option.mode", "draft")]).await;
    let (searched, is_over) = duel.play("draft", 3000).await;
    assert!(is_over && searched > 100 && searched < each, "{searched} pages searched");
    for browser in &duel.browsers {
        let page = browser.get(&duel.table).await.body;
        assert!(page.contains(&say(&text::APART_REMATCH)), "{page}");
        assert_eq!(browser.get(&format!("{}/record", duel.table)).await.status, StatusCode::OK);
    }
    // Each player sees the own result on the page, in lists, in statistics and on the picture.
    let record: underdeck_record::Record =
        duel.browsers[0].get(&format!("{}/record", duel.table)).await.body.parse().unwrap();
    for (seat, browser) in duel.browsers.iter().enumerate() {
        let is_won = record.tag("Result") == Some(&format!("winner {}", seat + 1));
        check_own_result(&site, browser, &duel.table, is_won).await;
    }
    // The next game has the seats swapped, and both players are redirected to it.
    let next = duel.browsers[1].post(&format!("{}/rematch", duel.table), &[]).await.location();
    assert_eq!(duel.browsers[0].post(&format!("{}/rematch", duel.table), &[]).await.location(), next);
    let to_move = duel.browsers[1].get(&next).await.body;
    assert!(to_move.contains(&say(&text::APART_TURN)), "who was second begins: {to_move}");
    assert!(duel.browsers[0].get(&next).await.body.contains("It is the other player"));
    assert!(duel.browsers[0].get("/").await.body.contains(&next), "it is among the games of both");
}

/// Plays a duel in which both players end their turns as soon as possible: then most positions have one legal move, of the other player.
async fn check_turns_play_only_own_moves(players: [&Browser; 2], table: &str) {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let mut session =
        underdeck_play::start(game, &game.deal(&[("mode".into(), "standard".into())], 11).unwrap().code).unwrap();
    let path = table.replace("/g/", "/tables/");
    let (mut followed, mut left) = (0, 0);
    while let Some(hint) = session.hint() {
        let (seat, before) = (session.seat(), session.ply());
        let (own, number) = (players[usize::from(seat.0)], (seat.0 + 1).to_string());
        let next = session.table().offers.iter().find(|offer| offer.spelling == "next").cloned();
        let mv = next.unwrap_or(hint.offer).spelling;
        let rev = own.get(&format!("{table}?seat={number}")).await.field("rev");
        let fields = [("rev", rev.as_str()), ("move", &mv), ("seat", &number), ("confirm", "yes")];
        own.post(&format!("{table}/move"), &fields).await.location();
        let moves = usize::try_from(own.program().get(&path).await.1["moves"].as_u64().unwrap()).unwrap();
        session.play(&mv).unwrap();
        // Any other move that the server played must be the only legal one.
        while session.ply() < moves {
            let offers = session.table().offers.clone();
            assert_eq!(offers.len(), 1, "{offers:?}");
            session.play(&offers[0].spelling).unwrap();
        }
        let made = (before..moves).map(|n| (session.played(n).unwrap().seat, session.moves()[n].clone()));
        let (seats, made): (Vec<_>, Vec<_>) = made.map(|(of, mv)| (of, format!("{} {mv}", of.0 + 1))).unzip();
        println!("player {number} presses {mv}: moves {before} -> {moves}: {}", made.join(", "));
        assert!(seats.iter().all(|of| *of == seat), "a turn of player {number}: {made:?}");
        if session.seat() != seat {
            // Opening the other player's page does not play a move either.
            let other = players[usize::from(session.seat().0)];
            let page = other.get(&format!("{table}?since={before}&seat={}", session.seat().0 + 1)).await.body;
            assert!(!page.contains("data-forced"), "{page}");
        }
        followed += made.len() - 1;
        left += usize::from(session.seat() != seat && session.table().offers.len() == 1);
    }
    assert!(followed > 0 && left > 0, "{followed} own moves followed, {left} of the other were left");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_on_one_of_two_devices_plays_no_move_of_the_other() {
    let site = TestSite::new();
    let duel = Duel::new(&site, &[("option.mode", "standard")]).await;
    let [first, second] = &duel.browsers;
    check_turns_play_only_own_moves([first, second], &duel.table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_on_a_shared_device_plays_no_move_of_the_other_player() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let form = [("option.mode", "standard"), ("seed", "11")];
    let table = browser.post("/games/living-keep", &form).await.location();
    check_turns_play_only_own_moves([&browser, &browser], &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn partners_on_two_devices_share_their_knowledge_and_play_in_turn() {
    let site = TestSite::new();
    let mode = "coop";
    let duel = Duel::new(&site, &[("option.mode", mode)]).await;
    assert!(duel.play(mode, 60).await.0 > 60);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_third_player_cannot_see_or_join_a_game_of_two() {
    let site = TestSite::new();
    let duel = Duel::new(&site, &[("option.mode", "standard")]).await;
    let [owner, guest] = &duel.browsers;
    let third = site.browser().await;
    let home = owner.get("/").await.body;
    assert!(home.contains(&duel.table) && home.contains("Your turn since <time datetime=\"2026-11-21"), "{home}");
    let home = guest.get("/").await.body;
    assert!(
        home.contains(&duel.table) && home.contains("The other player&#39;s turn since")
            || home.contains("The other player's turn since"),
        "{home}"
    );
    // The list of a player has the same state, with the games that wait for the player first.
    let mine = [owner.get("/mine").await.body, guest.get("/mine").await.body];
    assert!(
        mine[0].contains("<title>(1) My games") && mine[0].contains("Your turn since <time datetime=\"2026-11-21T"),
        "{}",
        mine[0]
    );
    assert!(mine[1].contains("<title>My games") && mine[1].contains(&say(&text::MINE_OTHER)), "{}", mine[1]);
    assert!(mine[0].contains("icon-turn") && !mine[1].contains("icon-turn"));
    assert!(third.get("/mine").await.body.contains(&say(&text::MINE_NONE)));
    for path in ["", "/record", "/replay", "/events", "/review"] {
        assert_eq!(third.get(&format!("{}{path}", duel.table)).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let path = duel.table.replace("/g/", "/tables/");
    let invite = {
        let fresh = owner.post("/games/living-keep", &[("friend", "mode=standard")]).await;
        link(&owner.get(&fresh.location()).await.body)
    };
    // A message may leave punctuation at the end of a link.
    for (link, end) in [(&invite, "."), (&invite, ")."), (&duel.table, "/"), (&duel.table, ")")] {
        assert_eq!(owner.get(&format!("{link}{end}")).await.location(), *link);
    }
    guest.post(&invite, &[]).await.location();
    let late = third.get(&invite).await.body;
    assert!(late.contains(&say(&text::INVITATION_TAKEN)) && !late.contains(&say(&text::INVITATION_TAKE)), "{late}");
    assert_eq!(third.post(&invite, &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(third.get("/join/0000000000000000").await.status, StatusCode::NOT_FOUND);
    // The API reveals no more than the pages.
    let seats = [owner, guest].map(Browser::program);
    let faces = [seats[0].get(&path).await.1, seats[1].get(&format!("{path}?seat=1")).await.1];
    assert!(!faces[0]["table"].is_null() && faces[1]["table"].is_null() && faces[1]["deal"].is_null(), "{faces:?}");
    let mv = faces[0]["table"]["offers"][0]["move"].as_str().unwrap().to_owned();
    let (status, _) = seats[1].post(&format!("{path}/moves"), json!({ "move": mv, "seat": 1, "confirm": true })).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    // House rules for one leave no seat to another device.
    let alone = owner.post("/games/keevorn", &[("opponent", "device")]).await;
    assert!(alone.status == StatusCode::BAD_REQUEST && alone.body.contains("no second seat"), "{alone:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_needs_the_consent_of_the_other_player() {
    let site = TestSite::new();
    let duel = Duel::new(&site, &[("option.mode", "standard")]).await;
    assert_eq!(duel.submit(0, "ask-back", &[]).await, StatusCode::BAD_REQUEST, "no move was made yet");
    duel.play("standard", 3).await;
    let moves = async |seat: usize| {
        let program = duel.browsers[seat].program();
        program.get(&duel.table.replace("/g/", "/tables/")).await.1["moves"].as_u64().unwrap()
    };
    assert_eq!(duel.submit(0, "undo", &[("steps", "1"), ("confirm", "yes")]).await, StatusCode::FORBIDDEN);
    assert_eq!(duel.submit(0, "ask-back", &[]).await, StatusCode::SEE_OTHER);
    assert!(duel.browsers[1].get(&duel.table).await.body.contains(&say(&text::APART_ASKS)));
    assert_eq!(
        duel.submit(0, "answer-back", &[("answer", "yes")]).await,
        StatusCode::BAD_REQUEST,
        "one asks the other"
    );
    assert_eq!(duel.submit(1, "answer-back", &[("answer", "no")]).await, StatusCode::SEE_OTHER);
    assert_eq!(moves(0).await, 3);
    duel.submit(0, "ask-back", &[]).await;
    assert_eq!(duel.submit(1, "answer-back", &[("answer", "yes")]).await, StatusCode::SEE_OTHER);
    assert!(moves(0).await < 3, "the last own move, and what followed it, was taken back");
}

/// A flip and the forced fight after it are one turn. An undo of the fight alone would leave only the fight again.
#[tokio::test(flavor = "multi_thread")]
async fn an_undo_returns_to_the_last_choice_of_its_player() {
    let site = TestSite::new();
    let duel = Duel::new(&site, &[("option.mode", "standard")]).await;
    let path = duel.table.replace("/g/", "/tables/");
    let moves = async || duel.browsers[0].program().get(&path).await.1["moves"].as_u64().unwrap();
    for seat in [0, 1, 0, 1, 0, 1] {
        duel.browsers[seat].play(&duel.table, "next").await.location();
    }
    let before = moves().await;
    duel.browsers[0].play(&duel.table, "flip").await.location();
    assert_eq!(moves().await, before + 2, "the fight follows");
    assert_eq!(duel.submit(0, "ask-back", &[]).await, StatusCode::SEE_OTHER);
    assert_eq!(duel.submit(1, "answer-back", &[("answer", "yes")]).await, StatusCode::SEE_OTHER);
    assert_eq!(moves().await, before, "the flip goes with the fight");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_or_runs_out_of_time_ends_the_game() {
    let site = TestSite::new();
    let duel = Duel::new(&site, &[("option.mode", "standard"), ("pace", "86400")]).await;
    assert_eq!(duel.submit(1, "claim", &[]).await, StatusCode::FORBIDDEN, "there is time yet");
    assert!(!duel.browsers[1].get(&duel.table).await.body.contains(&say(&text::APART_CLAIM)));
    let waits = duel.browsers[1].get(&duel.table).await.body;
    assert!(waits.contains("data-due=\"86400\"") && !duel.browsers[0].get(&duel.table).await.body.contains("data-due"));
    site.time.fetch_add(86_400, Ordering::Relaxed);
    assert!(duel.browsers[1].get(&duel.table).await.body.contains(&say(&text::APART_CLAIM)));
    assert_eq!(duel.submit(0, "claim", &[]).await, StatusCode::FORBIDDEN, "one's own time is no gain");
    assert_eq!(duel.submit(1, "claim", &[]).await, StatusCode::SEE_OTHER);
    assert!(duel.browsers[0].get(&duel.table).await.body.contains(&say(&text::APART_LEFT_DUEL)));
    // The end survives a restart, and the game is in no list of games in progress.
    let site = site.reopened();
    let owner = Browser { router: site.router(), ..duel.browsers[0].clone() };
    assert!(!owner.get("/").await.body.contains(&duel.table));
    assert!(owner.get(&duel.table).await.body.contains(&say(&text::APART_LEFT_DUEL)));
    let given = Duel::new(&site, &[("option.mode", "standard")]).await;
    assert_eq!(given.submit(1, "leave", &[]).await, StatusCode::CONFLICT, "it asks first");
    assert_eq!(given.submit(1, "leave", &[("confirm", "yes")]).await, StatusCode::SEE_OTHER);
    assert!(given.browsers[0].get(&given.table).await.body.contains(&say(&text::APART_OTHER_LEFT_DUEL)));
    let lists = [given.browsers[0].get("/mine").await.body, given.browsers[1].get("/mine").await.body];
    let own = ["won", "lost"].map(|result| format!("<td class=\"ended\">{result}"));
    assert!(lists[0].contains(&own[0]) && lists[1].contains(&own[1]), "who stays has won the duel: {lists:?}");
    let partners = Duel::new(&site, &[("option.mode", "coop")]).await;
    assert_eq!(partners.submit(0, "leave", &[("confirm", "yes")]).await, StatusCode::SEE_OTHER);
    let mine = partners.browsers[1].get("/mine").await.body;
    assert!(mine.contains(&partners.table) && !mine.contains("won"), "partners have neither won nor lost: {mine}");
    // Each player can archive it separately.
    given.browsers[1].post(&format!("{}/archive", given.table), &[]).await.location();
    let lists = [given.browsers[0].get("/records").await.body, given.browsers[1].get("/records").await.body];
    assert_eq!(lists.map(|list| list.contains(&given.table)), [true, false]);
}

#[tokio::test(flavor = "multi_thread")]
async fn events_announce_moves_and_the_presence_of_the_other_player() {
    let site = TestSite::new();
    let duel = Duel::new(&site, &[("option.mode", "standard")]).await;
    let open = async |seat: usize| {
        let browser = &duel.browsers[seat];
        let request = browser.request(Method::GET, &format!("{}/events", duel.table)).body(Body::empty()).unwrap();
        browser.router().clone().oneshot(request).await.unwrap().into_body()
    };
    let mut first = open(0).await;
    let frame = async |body: &mut Body| {
        let frame = std::future::poll_fn(|context| std::pin::Pin::new(&mut *body).poll_frame(context)).await;
        String::from_utf8(frame.unwrap().unwrap().into_data().unwrap().to_vec()).unwrap()
    };
    // Messages of another server may arrive a little later.
    let hears = async |body: &mut Body, words: &str| {
        let mut heard = frame(body).await;
        for _ in 0..3 {
            if heard.contains(words) {
                return;
            }
            assert!(site.second.is_some(), "{words} is not in {heard}");
            heard = frame(body).await;
        }
        panic!("{words} is not in {heard}");
    };
    hears(&mut first, "\"there\":false").await;
    let mut second = open(1).await;
    hears(&mut second, "\"there\":true").await;
    // The first player is notified of the second one's page.
    hears(&mut first, "\"there\":true").await;
    let news = format!("\"revision\":{}", 1 + duel.browsers[0].rev(&duel.table).await.parse::<u64>().unwrap() / 65_536);
    duel.play("standard", 1).await;
    for body in [&mut first, &mut second] {
        hears(body, &news).await;
    }
    drop(second);
    hears(&mut first, "\"there\":false").await;
    site.server.close();
}
