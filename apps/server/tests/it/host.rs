//! The tools of a host, while servers run.

use std::time::Duration;

use axum::http::StatusCode;
use underdeck_server::{Administration, Limits, StoreLocation, vacuum, verify_backup};

use crate::common::{Browser, NOON, TestSite, code, generous};
use crate::daily::finish;

const GAME: &str = "keevorn";

/// A site that knows nothing of a player for longer than a request.
fn site() -> TestSite {
    TestSite::with(Limits { player_age: Duration::ZERO, ..generous() })
}

fn location(site: &TestSite) -> StoreLocation {
    let file = || StoreLocation::File(site.folder.path().join("games.db"));
    site.store.as_ref().map_or_else(file, |address| address.parse().unwrap())
}

fn tools(site: &TestSite) -> Administration {
    Administration::open(&location(site)).unwrap()
}

async fn named(site: &TestSite, name: &str) -> Browser {
    let browser = site.browser().await;
    browser.post("/settings", &[("player", name)]).await.location();
    browser
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_and_its_end_reach_a_running_server() {
    let site = site();
    let (ann, bob) = (named(&site, "Ann").await, named(&site, "Bob").await);
    let deal = code(GAME, 1);
    let table = ann.begin(&deal).await;
    finish(&ann, &table, &deal).await;
    let board = async || bob.get(&format!("/d/{deal}")).await.body.contains("Ann");
    assert!(board().await);
    let tools = tools(&site);
    let player = tools.find("ann").unwrap().unwrap();
    assert_eq!((player.name.as_str(), player.games, player.banned), ("Ann", 1, None));
    assert_eq!(tools.find(&player.who).unwrap().unwrap().id, player.id);
    assert_eq!(tools.find(&player.id.to_string()).unwrap().unwrap().who, player.who);
    assert_eq!(tools.find("Nobody").unwrap(), None);
    tools.ban(player.id, true).unwrap();
    for path in ["/", table.as_str(), "/settings", "/statistics"] {
        let refused = ann.get(path).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
        assert!(refused.body.contains("You are banned"), "{}", refused.body);
    }
    assert_eq!(ann.post(&format!("/d/{}", code(GAME, 2)), &[]).await.status, StatusCode::FORBIDDEN);
    let (status, answer) = ann.program().get("/tables").await;
    assert_eq!((status, answer["error"]["word"].as_str()), (StatusCode::FORBIDDEN, Some("banned")));
    assert_eq!(ann.get("/account/export").await.status, StatusCode::OK, "the own data stays the player's");
    assert!(!board().await, "no board shows a banned player");
    assert_eq!(tools.players(None, true, 10).unwrap().len(), 1);
    tools.ban(player.id, false).unwrap();
    assert_eq!(ann.get(&table).await.status, StatusCode::OK);
    assert!(board().await);
    let log: Vec<_> = tools.log(10).unwrap().into_iter().map(|entry| (entry.command, entry.what)).collect();
    let what = format!("player {}", player.id);
    assert_eq!(log, [("unban".into(), what.clone()), ("ban".into(), what)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_changed_on_boards_and_in_the_settings() {
    let site = site();
    let (rude, _ann) = (named(&site, "Rude Word").await, named(&site, "Ann").await);
    let deal = code(GAME, 1);
    let table = rude.begin(&deal).await;
    finish(&rude, &table, &deal).await;
    let tools = tools(&site);
    let player = tools.find("Rude Word").unwrap().unwrap();
    assert_eq!(tools.rename(player.id, "\u{410}nn").unwrap(), None, "it looks like another's");
    assert_eq!(tools.rename(player.id, "Player 7").unwrap(), None);
    assert_eq!(tools.rename(player.id, "  Robin ").unwrap().as_deref(), Some("Robin"));
    assert!(rude.get(&format!("/d/{deal}")).await.body.contains("Robin (you)"));
    assert!(rude.get("/settings").await.body.contains("value=\"Robin\""));
    assert_eq!(tools.rename(player.id, "").unwrap().as_deref(), Some(""));
    assert!(!tools.log(10).unwrap().iter().any(|entry| entry.what.contains("Robin") || entry.what.contains("Rude")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_largest_players_come_first_and_can_have_limits_of_their_own() {
    let site = site();
    let (small, large) = (named(&site, "Small").await, named(&site, "Large").await);
    small.begin(&code(GAME, 1)).await;
    for seed in 0..3 {
        large.begin(&code(GAME, seed)).await;
    }
    let tools = tools(&site);
    let all = tools.largest(10).unwrap();
    assert_eq!(all.iter().map(|player| player.name.as_str()).take(2).collect::<Vec<_>>(), ["Large", "Small"]);
    assert!(all[0].bytes >= 3 * 1024 && all[0].games == 3);
    tools.set_quota(all[0].id, None, Some(3)).unwrap();
    assert_eq!(large.post(&format!("/d/{}", code(GAME, 9)), &[]).await.status, StatusCode::TOO_MANY_REQUESTS);
    small.begin(&code(GAME, 9)).await;
    tools.set_quota(all[0].id, None, None).unwrap();
    large.begin(&code(GAME, 9)).await;
    let stats = tools.stats().unwrap();
    assert_eq!((stats.named, stats.games, stats.unfinished), (2, 6, 6));
    assert!(stats.size > 0 && stats.bytes >= 6 * 1024);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_purge_keeps_every_player_with_a_move_a_name_or_a_second_device() {
    let site = site();
    let played = site.browser().await;
    let deal = code(GAME, 1);
    let table = played.begin(&deal).await;
    finish(&played, &table, &deal).await;
    let uploaded = site.browser().await;
    uploaded.upload(&played.get(&format!("{table}/record")).await.body).await.location();
    let name = named(&site, "Ann").await;
    let linked = site.browser().await;
    linked.begin(&code(GAME, 2)).await;
    let offer = crate::account::offered(&linked).await;
    site.browser().await.post("/link", &[("code", &offer)]).await.location();
    let mut idle = Vec::new();
    for seed in 0..5 {
        let browser = site.browser().await;
        idle.push((browser.begin(&code(GAME, seed)).await, browser));
    }
    site.pass_days(29);
    assert_eq!(site.server.purge().await.unwrap(), 0);
    site.pass_days(2);
    // The newest player stays, so no id is used twice.
    let newest = site.browser().await;
    newest.begin(&code(GAME, 7)).await;
    let clock = underdeck_server::TimeSource::of(|| jiff::Timestamp::from_second(NOON + 31 * 24 * 60 * 60).unwrap());
    let tools = tools(&site).with_clock(clock);
    assert_eq!(tools.purge(30, true).unwrap(), 5, "a dry run");
    assert_eq!(site.server.purge().await.unwrap(), 5);
    assert_eq!(tools.purge(30, false).unwrap(), 0);
    for (table, browser) in &idle {
        assert_eq!(browser.get(table).await.status, StatusCode::NOT_FOUND);
        browser.begin(&deal).await;
    }
    assert_eq!(played.get(&table).await.status, StatusCode::OK);
    assert!(name.get("/settings").await.body.contains("value=\"Ann\""));
    assert!(uploaded.get("/records").await.body.contains("/g/") && linked.get("/").await.body.contains("/g/"));
    assert!(newest.get("/").await.body.contains("/g/"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_rewritten_only_when_no_server_uses_it() {
    let site = TestSite::in_file(generous());
    let browser = site.browser().await;
    let table = browser.begin(&code(GAME, 1)).await;
    let place = location(&site);
    let refused = vacuum(&place).unwrap_err().to_string();
    assert!(refused.contains("another server is using this store"), "{refused}");
    site.server.close();
    // A file from before `auto_vacuum`.
    let older = rusqlite::Connection::open(site.folder.path().join("games.db")).unwrap();
    older.execute_batch("PRAGMA auto_vacuum = NONE; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    let mode = |conn: &rusqlite::Connection| conn.query_row("PRAGMA auto_vacuum", [], |row| row.get::<_, i64>(0));
    assert_eq!(mode(&older), Ok(0));
    drop(older);
    vacuum(&place).unwrap();
    let site = site.reopened();
    let conn = rusqlite::Connection::open(site.folder.path().join("games.db")).unwrap();
    assert_eq!(mode(&conn), Ok(2));
    let browser = Browser { router: site.router(), ..browser };
    assert_eq!(browser.get(&table).await.status, StatusCode::OK);
    assert_eq!(tools(&site).log(1).unwrap()[0].command, "vacuum");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_read_completely() {
    let site = TestSite::in_file(generous());
    let browser = site.browser().await;
    browser.begin(&code(GAME, 1)).await;
    browser.get("/daily").await;
    let live = site.folder.path().join("games.db");
    let refused = verify_backup(&live).unwrap_err().to_string();
    assert!(refused.contains("-wal"), "{refused}");
    let backup = site.folder.path().join("back up #1.db");
    let source = rusqlite::Connection::open(&live).unwrap();
    source.backup("main", &backup, None::<fn(rusqlite::backup::Progress)>).unwrap();
    let before = std::fs::read(&backup).unwrap();
    let report = verify_backup(&backup).unwrap();
    assert_eq!((report.players, report.games), (1, 1));
    assert!(report.days >= 8, "{report:?}");
    assert_eq!(std::fs::read(&backup).unwrap(), before);
    let harmed = rusqlite::Connection::open(&backup).unwrap();
    harmed.execute("UPDATE games SET moves = moves + 1", []).unwrap();
    harmed.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
    drop(harmed);
    let refused = verify_backup(&backup).unwrap_err().to_string();
    assert!(refused.contains("does not match its checksum"), "{refused}");
    assert!(verify_backup(&site.folder.path().join("none.db")).is_err());
}

#[test]
fn a_missing_store_is_not_created() {
    let folder = tempfile::tempdir().unwrap();
    let place = StoreLocation::File(folder.path().join("none.db"));
    assert!(Administration::open(&place).is_err() && vacuum(&place).is_err());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
