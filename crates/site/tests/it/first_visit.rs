//! A program with only the part of the site that starts and plays games.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use underdeck_site::Method::{Get, Post};

use crate::browser::{Browser, location};
use crate::memory::Memory;

/// The status of a left-out route: the program may load the rest and repeat the request.
const LEFT_OUT: u16 = 503;

/// The addresses that such a program answers.
const CORE: [&str; 19] = [
    "/",
    "/games/*",
    "/deal",
    "/d/*",
    "/g/*",
    "/g/*/move",
    "/g/*/auto",
    "/g/*/undo",
    "/g/*/redo",
    "/g/*/go",
    "/g/*/correct",
    "/g/*/leave-guide",
    "/g/*/eye",
    "/g/*/ask-back",
    "/g/*/answer-back",
    "/g/*/leave",
    "/g/*/claim",
    "/g/*/again",
    "/g/*/archive",
];

fn first() -> Browser {
    let host = Arc::<Memory>::default();
    host.is_first.store(true, Relaxed);
    Browser::new(&host, 1)
}

#[test]
fn every_address_beyond_playing_is_left_out() {
    for underdeck_site::Address { method, pattern, .. } in underdeck_site::addresses::<Memory>() {
        let ann = first();
        let table = ann.begin("keevorn", &[("seed", "7")]);
        let path = pattern.replacen("/g/*", &table, 1).replace('*', "keevorn");
        let answer = match method {
            Get => ann.get(&path),
            Post => ann.post(&path, &[]),
        };
        let is_core = CORE.contains(&pattern) || pattern == "/settings";
        assert_eq!(answer.status == LEFT_OUT, !is_core, "{method:?} {pattern}: {}", answer.status);
    }
    // It cannot know the addresses of the rest.
    assert_eq!(first().get("/nothing").status, LEFT_OUT);
}

#[test]
fn a_left_out_route_changes_nothing_and_works_in_the_complete_program() {
    let ann = first();
    let table = ann.begin("keevorn", &[("seed", "7")]);
    let record = || ann.look(&table, |game| game.tree.record().to_string());
    let (before, home) = (record(), ann.get("/").body);
    let asked = ["hint=1", "panel=rules", "panel=rules&why=explore"].map(|query| format!("{table}?{query}"));
    let wanted = [("cards", "own"), ("opponent", "greedy")];
    for page in &asked {
        assert_eq!(ann.get(page).status, LEFT_OUT, "{page}");
    }
    for field in wanted {
        assert_eq!(ann.post("/games/living-keep", &[field, ("option.mode", "standard")]).status, LEFT_OUT, "{field:?}");
    }
    // The left-out part explains why a move is refused.
    assert_eq!(ann.change(&table, "move", &[("move", "equip 2C")]).status, LEFT_OUT);
    assert_eq!((record(), ann.get("/").body), (before, home), "nothing was kept");

    ann.host.is_first.store(false, Relaxed);
    for page in &asked {
        assert_eq!(ann.get(page).status, 200, "{page}");
    }
    let begun = wanted.map(|field| ann.begin("living-keep", &[field, ("option.mode", "standard")]));

    // It does not open a game that needs the rest either.
    ann.host.is_first.store(true, Relaxed);
    for table in begun {
        assert_eq!(ann.get(&table).status, LEFT_OUT, "{table}");
    }
    assert_eq!(ann.get(&table).status, 200);
    location(&ann.change(&table, "eye", &[("confirm", "yes")]));
    assert_eq!(ann.get(&table).status, LEFT_OUT, "what the coach's eye sees is not there");
}

#[test]
fn winnable_deals_are_found_where_they_are_the_default() {
    let ann = first();
    for game in underdeck_catalogue::games() {
        let (id, is_default) = (game.info().id, game.has_lost_deals());
        let table = ann.begin(id, &[]);
        assert_eq!(ann.look(&table, |game| game.tree.record().to_string()).contains("[Winnable "), is_default, "{id}");
        let response = ann.post(&format!("/games/{id}"), &[("winnable", "easy")]);
        assert_eq!(response.status == LEFT_OUT, !is_default, "{id}: {}", response.status);
    }
}
