//! The result of a finished game for two from each reader's point of view.

use underdeck_play::{BotOpponent, Forced, History, NEVER};

use crate::account::{exported, import};
use crate::common::{Browser, TestSite, code, follow, generous};
use crate::imports::own as own_of;
use crate::solution::lose;

/// Checks the result for a player whose only game is won or lost.
pub(crate) async fn check_own_result(site: &TestSite, browser: &Browser, table: &str, is_won: bool) {
    let (word, card, words) = if is_won { ("won", "Won, ", "You won") } else { ("lost", "Lost, ", "You lost") };
    let page = browser.get(table).await.body;
    assert!(page.contains(&format!("<div class=\"ending {word}\">")), "{page}");
    assert!(page.contains(&format!("<p class=\"result\">{words}</p>")), "{page}");
    assert!(!page.contains("Rank ") && !page.contains("layer 1 won") && !page.contains("layer 2 won"), "{page}");
    assert!(page.split("<textarea").nth(1).unwrap().contains(card), "{page}");
    assert!(browser.get(&format!("{table}/result.svg")).await.body.contains(words));
    for path in ["/mine", "/records"] {
        let list = browser.get(path).await.body;
        assert!(
            list.contains(&format!("<td class=\"ended\">{word}")) && !list.contains("layer 1 won"),
            "{path}: {list}"
        );
    }
    let own = own_of(browser).await;
    assert_eq!(
        [&own["games"], &own["wins"], &own["losses"]].map(|n| n.as_u64()),
        [1, is_won.into(), (!is_won).into()].map(Some)
    );
    // Other pages have the same result.
    let other = site.browser().await;
    import(&other, &exported(browser).await).await;
    assert_eq!(own_of(&other).await, own);
}

/// Plays a game of Living Keep to its end by hints; returns its address and the seat that won, from 1.
async fn played(browser: &Browser, form: &[(&str, &str)], mode: &str, seed: u64) -> (String, u8) {
    let typed = seed.to_string();
    let form = [form, &[("option.mode", mode), ("seed", &typed)]].concat();
    let table = browser.post("/games/living-keep", &form).await.location();
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let mut session =
        underdeck_play::start(game, &game.deal(&[("mode".into(), mode.into())], seed).unwrap().code).unwrap();
    if let Some((_, player)) = form.iter().find(|(name, _)| *name == "opponent") {
        BotOpponent::offered(player).unwrap().sit(session.as_mut()).unwrap();
    }
    let mut tree = History::new(session);
    tree.answer(None, &NEVER);
    while let Some(hint) = tree.session().hint() {
        let seat = (tree.session().seat().0 + 1).to_string();
        let rev = browser.get(&format!("{table}?seat={seat}")).await.field("rev");
        let fields = [("rev", rev.as_str()), ("move", &hint.offer.spelling), ("seat", &seat), ("confirm", "yes")];
        browser.post(&format!("{table}/move"), &fields).await.location();
        follow(&mut tree, &hint.offer.spelling, Forced::Auto);
    }
    let result = tree.record().tag("Result").unwrap().to_owned();
    (table, result.strip_prefix("winner ").and_then(|seat| seat.parse().ok()).unwrap_or_else(|| panic!("{result}")))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_program_is_won_or_lost_by_the_person() {
    let site = TestSite::new();
    let mut seen = [false; 2];
    for seed in 1..40 {
        let browser = site.browser().await;
        let (table, winner) = played(&browser, &[("opponent", "greedy")], "draft", seed).await;
        check_own_result(&site, &browser, &table, winner == 1).await;
        seen[usize::from(winner == 1)] = true;
        if seen == [true; 2] {
            return;
        }
    }
    panic!("the person never won, or never lost: {seen:?}");
}

/// Both players read one screen, and spectators are neither of them.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_device_names_the_winner() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let (table, winner) = played(&browser, &[], "draft", 3).await;
    let page = browser.get(&format!("{table}?seat=1")).await.body;
    assert!(page.contains("<div class=\"ending draw\">"), "{page}");
    assert!(page.contains(&format!("<p class=\"result\">Player {winner} won</p>")), "{page}");
    assert!(!page.contains("You won") && !page.contains("You lost") && !page.contains("Rank "), "{page}");
    assert!(browser.get("/records").await.body.contains(&format!("<td class=\"ended\">player {winner} won")));
    browser.post(&format!("{table}/watch"), &[("answer", "yes")]).await.location();
    let game = browser.get(&format!("{table}?panel=game&seat=1")).await.body;
    let link = game.split("/watch/").nth(1).unwrap().split('"').next().unwrap();
    let watched = site.browser().await.get(&format!("/watch/{link}")).await.body;
    assert!(watched.contains(&format!("player {winner} won")) && !watched.contains("You lost"), "{watched}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_an_older_version_stored_are_summarised_when_they_are_asked_for() {
    let site = TestSite::in_file(generous());
    let browser = site.browser().await;
    for _ in 0..3 {
        let code = code("keevorn", 0);
        let table = browser.begin(&code).await;
        lose(&browser, &table, &code).await;
    }
    let paths = ["/statistics", "/statistics/export.json", "/statistics/export.csv", "/statistics/keevorn/luck"];
    let mut before = Vec::new();
    for path in paths {
        before.push(browser.get(path).await.body);
    }
    assert_eq!(before[2].lines().count(), 4, "{}", before[2]);
    assert_eq!(site.query("SELECT CAST(count(*) AS TEXT) FROM summaries WHERE text != ''"), "3");
    let file = rusqlite::Connection::open(site.folder.path().join("games.db")).unwrap();
    file.execute("DELETE FROM summaries", []).unwrap();
    for (path, before) in paths.iter().zip(before) {
        assert_eq!(browser.get(path).await.body, before, "{path}");
    }
    assert_eq!(site.query("SELECT CAST(count(*) AS TEXT) FROM summaries WHERE text != ''"), "3");
}
