//! `export` and `import`: all games of a home go to another home as one file.

use serde_json::{Value, json};

use crate::home::Home;
use crate::playing::{Playing, finish};

const CHAPTER: [&str; 4] = ["play", "judgement-quest", "--campaign", "Sir Test"];

#[test]
fn an_export_is_added_to_another_home_once() {
    let (home, other) = (Home::new(), Home::new());
    home.ok(&["settings", "player", "Ada"]);
    finish(&home, &["play", "keevorn", "--seed", "7"]);
    let mut begun = Playing::start(&home, &["play", "keevorn", "--seed", "8"]);
    begun.follow_hint();
    begun.kill();
    finish(&home, &[&CHAPTER[..], &["--seed", "3"]].concat());
    home.feed(&CHAPTER, "quit\n");

    let file = home.path("all.json").display().to_string();
    let ran = home.run(&["export", &file]);
    assert_eq!((ran.code, ran.err.contains("4 games written to")), (Some(0), true), "{ran:?}");
    home.run(&["export", &file]).fails(2, &["all.json exists: add `--force` to overwrite it"]);
    assert_eq!(home.run(&["export", &file, "--force"]).code, Some(0));
    assert_eq!(home.ok(&["export"]), std::fs::read_to_string(&file).unwrap());
    assert!(other.ok(&["import", &file]).contains("4 of 4 games added; 0 already here"));
    assert!(other.ok(&["import", &file]).contains("0 of 4 games added; 4 already here"));
    assert!(other.ok(&["records"]).contains("keevorn"));
    assert_eq!((other.files("records").len(), other.files("unfinished").len()), (1, 1));
    assert!(other.ok(&["campaigns"]).contains("1 game played, another one started"), "{}", other.ok(&["campaigns"]));
    assert_eq!(other.ok(&["stats", "keevorn"]), home.ok(&["stats", "keevorn"]));
    let games = |home: &Home| {
        let all: Value = serde_json::from_str(&home.ok(&["export"])).unwrap();
        let mut games = all["games"].as_array().unwrap().clone();
        games.sort_by_key(Value::to_string);
        games
    };
    assert_eq!(games(&home), games(&other));
}

#[test]
fn a_broken_game_is_reported_and_the_others_are_imported() {
    let (home, other) = (Home::new(), Home::new());
    finish(&home, &["play", "keevorn", "--seed", "7"]);
    let mut file: Value = serde_json::from_str(&home.ok(&["export"])).unwrap();
    let game = file["games"][0].clone();
    file["games"] = json!([{ "record": "nonsense" }, game]);
    other.feed(&["import", "-"], &file.to_string()).fails(1, &["game 1: ", "1 of 2 games added"]);
    assert_eq!(other.files("records").len(), 1);
    other.feed(&["import", "-"], "nonsense").fails(1, &["this is not an exported file: `underdeck export` writes one"]);
    other.run(&["import", "nowhere.json"]).fails(1, &["nowhere.json"]);
    other.run(&["import"]).fails(2, &["FILE"]);
}
