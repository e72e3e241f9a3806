//! Spectators of a game by its link.

use axum::body::{Body, HttpBody};
use axum::http::{Method, StatusCode};
use tower::ServiceExt;
use underdeck_game::text;
use underdeck_play::{Forced, History};

use crate::common::{Answer, Browser, TestSite, before, code, follow, say};
use crate::secrecy::{Memory, around, named, without_shapes};
use crate::two_devices::Duel;

/// Sets or removes the link of a game; returns its address.
async fn watch(browser: &Browser, table: &str, answer: &str) -> Option<String> {
    browser.post(&format!("{table}/watch"), &[("answer", answer)]).await.location();
    let page = browser.get(&format!("{table}?panel=game&seat=1")).await.body;
    let end = page.split("/watch/").nth(1)?.split('"').next().unwrap().to_owned();
    Some(format!("/watch/{end}"))
}

/// A stream of events.
struct News(Body);

impl News {
    async fn of(browser: &Browser, address: &str) -> Result<Self, StatusCode> {
        let request = browser.request(Method::GET, &format!("{address}/events")).body(Body::empty()).unwrap();
        let answer = browser.router().clone().oneshot(request).await.unwrap();
        if answer.status() != StatusCode::OK {
            return Err(answer.status());
        }
        assert_eq!(answer.headers()["x-accel-buffering"], "no", "a proxy keeps news back");
        Ok(Self(answer.into_body()))
    }

    /// The next event; `None` once the stream has ended.
    async fn next(&mut self) -> Option<String> {
        let frame = std::future::poll_fn(|context| std::pin::Pin::new(&mut self.0).poll_frame(context)).await;
        frame.map(|frame| String::from_utf8(frame.unwrap().into_data().unwrap().to_vec()).unwrap())
    }
}

/// Checks that a spectator's page has no control that changes the game.
fn no_controls(answer: &Answer, table: &str) {
    let page = &answer.body;
    assert_eq!(answer.status, StatusCode::OK, "{page}");
    for word in ["name=\"move\"", "method=\"post\"", "name=\"pick\"", table, "hint=1"] {
        assert!(!page.contains(word), "{word} is on {page}");
    }
}

/// Plays a game by hints, and searches a spectator's responses for secrets; returns the number of responses.
async fn search(site: &TestSite, table: &str, players: &[&Browser], tree: &mut History, most: usize) -> usize {
    let (stranger, mut memory, mut searched) = (site.browser().await, Memory::default(), 0);
    let link = watch(players[0], table, "yes").await.unwrap();
    let deal = tree.session().deal().code;
    for n in 0..most {
        let session = tree.session();
        let Some(hint) = session.hint() else { break };
        let (seat, is_shared) = (session.seat(), session.is_shared());
        let secrets = memory.secrets(session);
        let mut answers = Vec::new();
        for query in
            ["", "?since=0", "?seat=2", "?at=1", "?panel=game&hint=1"].into_iter().take(if n % 8 == 0 { 5 } else { 1 })
        {
            let answer = stranger.get(&(link.clone() + query)).await;
            no_controls(&answer, table);
            let names: String = answer.headers.iter().map(|(name, value)| format!("{name}: {value:?}\n")).collect();
            answers.push(names + &answer.body);
        }
        for (query, answer) in answers.iter().enumerate() {
            let found = named(&without_shapes(answer));
            let leaked: Vec<_> = match is_shared {
                true => found.intersection(&secrets).copied().collect(),
                // A game with secrets is not visible at all.
                false => found.into_iter().collect(),
            };
            assert!(leaked.is_empty(), "move {n}, query {query}: {leaked:?}: {}", around(answer, leaked[0]));
            assert!(!answer.contains(&deal), "the code tells the cards to come");
            assert_eq!(answer.contains("class=\"felt\""), is_shared);
        }
        searched += answers.len();
        let own = players[usize::from(seat.0) % players.len()];
        let seat_of = (seat.0 + 1).to_string();
        let rev = own.get(&format!("{table}?seat={seat_of}")).await.field("rev");
        let fields = [("rev", rev.as_str()), ("move", &hint.offer.spelling), ("seat", &seat_of), ("confirm", "yes")];
        own.post(&format!("{table}/move"), &fields).await.location();
        let seats = session.seats();
        for played in follow(tree, &hint.offer.spelling, Forced::Auto) {
            memory.log(seat.0, seats, &played);
        }
    }
    let session = tree.session();
    if session.outcome().is_some() {
        // A finished game shows its end first, and every move.
        let over = stranger.get(&link).await;
        no_controls(&over, table);
        let ply = session.ply();
        assert!(
            over.body.contains("These are the moves.") && over.body.contains(&format!("value=\"{ply}\"")),
            "{}",
            over.body
        );
        let begun = stranger.get(&format!("{link}?at=0")).await;
        assert!(
            begun.body.contains("class=\"felt\"") && begun.body.contains(&say(&text::AT_THE_START)),
            "{}",
            begun.body
        );
        searched += 1;
    }
    searched
}

#[tokio::test(flavor = "multi_thread")]
async fn solo_games_are_watched_live_without_secrets() {
    let (site, mut all, mut over) = (TestSite::new(), 0, 0);
    for game in underdeck_catalogue::games() {
        let browser = site.browser().await;
        let code = code(game.info().id, 31);
        let table = browser.begin(&code).await;
        let mut tree = History::new(underdeck_play::start(game, &code).unwrap());
        all += search(&site, &table, &[&browser], &mut tree, 150).await;
        over += usize::from(tree.session().outcome().is_some());
    }
    assert!(over >= 3, "{over} games are over");
    println!("{all} answers searched");
    assert!(all > 500, "{all} answers were searched");
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_nothing_of_a_duel_before_its_end_and_everything_after_it() {
    let site = TestSite::new();
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let start = |mode: &str| {
        History::new(
            underdeck_play::start(game, &game.deal(&[("mode".into(), mode.into())], 11).unwrap().code).unwrap(),
        )
    };
    for (mode, least) in [("draft", 50), ("standard", 100)] {
        let duel = Duel::new(&site, &[("option.mode", mode)]).await;
        let mut tree = start(mode);
        let [first, second] = &duel.browsers;
        let searched = search(&site, &duel.table, &[first, second], &mut tree, 3000).await;
        println!("{searched} answers searched in a {mode} duel");
        assert!(tree.session().outcome().is_some() && searched > least, "{searched} answers were searched");
        // A rematch redirects the spectators.
        let (stranger, link) = (site.browser().await, watch(first, &duel.table, "yes").await.unwrap());
        assert!(stranger.get(&link).await.body.contains(&format!("{link}/events")), "the page hears of a next game");
        let mut news = News::of(&stranger, &link).await.unwrap();
        news.next().await.unwrap();
        let again = first.post(&format!("{}/rematch", duel.table), &[]).await.location();
        assert!(news.next().await.unwrap().contains("id: "));
        let page = stranger.get(&link).await;
        no_controls(&page, &duel.table);
        let next = page.body.split("/watch/").find(|end| !link.ends_with(&end[..16]) && end.contains("next game"));
        let next = format!("/watch/{}", next.unwrap_or_else(|| panic!("{}", page.body)).split('"').next().unwrap());
        let page = stranger.get(&next).await;
        no_controls(&page, &again);
        assert!(page.body.contains(&say(&text::WATCH_SECRETS)), "{}", page.body);
        assert_eq!(watch(second, &again, "no").await, None, "either of the two ends it");
        assert!(!stranger.get(&link).await.body.contains("next game"));
    }
    // Games on a shared device and against the program are hidden too.
    let browser = site.browser().await;
    let table = browser.begin(&start("standard").session().deal().code).await;
    assert_eq!(search(&site, &table, &[&browser], &mut start("standard"), 12).await, 20);
    let form = [("option.mode", "standard"), ("opponent", "greedy"), ("seed", "11")];
    let table = browser.post("/games/living-keep", &form).await.location();
    let link = watch(&browser, &table, "yes").await.unwrap();
    let page = site.browser().await.get(&link).await.body;
    assert!(page.contains(&say(&text::WATCH_SECRETS)) && !page.contains("class=\"felt\""), "{page}");
    // A duel that a player has left is over too.
    let left = Duel::new(&site, &[("option.mode", "standard")]).await;
    let link = watch(&left.browsers[1], &left.table, "yes").await.unwrap();
    assert_eq!(left.submit(0, "leave", &[("confirm", "yes")]).await, StatusCode::SEE_OTHER);
    assert!(site.browser().await.get(&link).await.body.contains(&say(&text::WATCH_LEFT)));
}

#[tokio::test(flavor = "multi_thread")]
async fn partners_on_two_devices_are_watched_live() {
    let site = TestSite::new();
    let duel = Duel::new(&site, &[("option.mode", "coop")]).await;
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let mut tree = History::new(
        underdeck_play::start(game, &game.deal(&[("mode".into(), "coop".into())], 11).unwrap().code).unwrap(),
    );
    let [first, second] = &duel.browsers;
    assert!(search(&site, &duel.table, &[first, second], &mut tree, 60).await > 60);
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_are_notified_and_counted_until_the_link_is_removed() {
    let site = TestSite::new();
    let [player, stranger] = [site.browser().await, site.browser().await];
    // Messages between servers take a moment, so the player uses the server that sends the events.
    let player = Browser { router: site.server.router(), ..player };
    let table = player.begin(&code("keevorn", 1)).await;
    assert_eq!(News::of(&player, &table).await.err(), Some(StatusCode::NOT_FOUND), "nobody else is at this game");
    assert!(player.get(&format!("{table}?panel=game")).await.body.contains(&say(&text::WATCH_MAKE)));
    assert_eq!(stranger.post(&format!("{table}/watch"), &[("answer", "yes")]).await.status, StatusCode::NOT_FOUND);
    let link = watch(&player, &table, "yes").await.unwrap();
    assert_eq!(watch(&player, &table, "yes").await.unwrap(), link, "there is one link");
    let mut own = News::of(&player, &table).await.unwrap();
    assert!(own.next().await.unwrap().contains("\"watchers\":0"));
    let mut news = News::of(&stranger, &link).await.unwrap();
    let event = news.next().await.unwrap();
    assert!(event.contains("\"revision\"") && !event.contains("watchers") && !event.contains("there"), "{event}");
    assert!(own.next().await.unwrap().contains("\"watchers\":1"), "the player hears of it");
    let page = player.get(&table).await.body;
    assert!(page.contains("Spectators: <span data-watchers>1</span>"), "{page}");
    let before = stranger.get(&link).await.body;
    let mv = underdeck_play::start(underdeck_catalogue::find("keevorn").unwrap(), &code("keevorn", 1))
        .unwrap()
        .hint()
        .unwrap()
        .offer
        .spelling;
    player.play(&table, &mv).await.location();
    assert!(news.next().await.unwrap().contains("id: "));
    let after = stranger.get(&link).await.body;
    assert!(before.contains(&say(&text::WATCH_LIVE)) && before != after, "{after}");
    // The link survives a restart.
    let site = site.reopened();
    let [player, stranger] = [player, stranger].map(|one| Browser { router: site.server.router(), ..one });
    let mut news = News::of(&stranger, &link).await.unwrap();
    news.next().await.unwrap();
    assert_eq!(watch(&player, &table, "no").await, None);
    assert_eq!(news.next().await, None, "the stream ends with the link");
    assert_eq!(stranger.get(&link).await.status, StatusCode::NOT_FOUND);
    assert_eq!(News::of(&stranger, &link).await.err(), Some(StatusCode::NOT_FOUND));
    assert_ne!(watch(&player, &table, "yes").await.unwrap(), link, "an old link does not come back");
    site.server.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_a_game_with_real_cards_as_its_player_does() {
    let site = TestSite::new();
    let [player, stranger] = [site.browser().await, site.browser().await];
    let table = player.post("/games/keevorn", &[("cards", "own")]).await.location();
    let link = watch(&player, &table, "yes").await.unwrap();
    let page = stranger.get(&link).await;
    no_controls(&page, &table);
    assert!(page.body.contains(&say(&text::WATCH_LIVE)), "{}", page.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_is_watched_only_after_the_day() {
    let site = TestSite::new();
    let [player, stranger] = [site.browser().await, site.browser().await];
    let table = player.post("/daily/keevorn", &[]).await.location();
    let link = watch(&player, &table, "yes").await.unwrap();
    let page = stranger.get(&link).await.body;
    assert!(page.contains(&before(&text::WATCH_DAY, "day")) && !page.contains("class=\"felt\""), "{page}");
    site.pass_days(1);
    let page = stranger.get(&link).await;
    assert!(page.body.contains(&say(&text::WATCH_LIVE)), "{}", page.body);
    no_controls(&page, &table);
    // Deleting the player deletes the link.
    let asked = player.post("/account/delete", &[]).await;
    assert!(asked.status.is_redirection() || asked.status == StatusCode::OK, "{}", asked.body);
    assert_eq!(stranger.get(&link).await.status, StatusCode::NOT_FOUND);
}
