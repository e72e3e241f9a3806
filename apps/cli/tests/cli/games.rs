//! The list of the games, their rules, their deals.

use crate::home::Home;
use serde_json::Value;

#[test]
fn games_are_listed_with_options_and_designers() {
    let home = Home::new();
    let text = home.ok(&["games"]);
    assert!(
        text.contains("Janusz Pelc")
            && text.contains("max_health = 20 (Most Health; a whole number from 1 to 99; ● printed)"),
        "{text}"
    );
    let games: Value = serde_json::from_str(&home.ok(&["games", "--json"])).unwrap();
    let keevorn = &games[0];
    assert_eq!((&keevorn["id"], &keevorn["designer"]), (&"keevorn".into(), &"Janusz Pelc".into()));
    let option = |key: &str| keevorn["options"].as_array().unwrap().iter().find(|option| option["key"] == key).unwrap();
    assert_eq!(option("jokers")["min"], 0);
    assert_eq!(option("jokers")["max"], 8);
    assert_eq!(option("jokers")["default"], 2);
    assert_eq!(option("edition")["values"], serde_json::json!(["first", "second"]));
    assert_eq!(option("relics_as_weapons")["type"], "bool");
    assert_eq!((&option("jokers")["ruling"], &option("decline_fortunes")["ruling"]), (&Value::Null, &"R30".into()));
    assert_eq!((&option("jokers")["source"], &option("edition")["source"]), (&"printed".into(), &"ours".into()));
    let (_, rulings) = text.split_once("each is another reading of the rulebook").unwrap();
    assert!(
        rulings
            .contains("decline_fortunes = false (R30: Loss and Relief can be declined; true or false; ◐ our reading)"),
        "{text}"
    );
    let one = home.ok(&["games", "keevorn"]);
    assert!(text.starts_with(&one) && !one.contains("cryptkeeper"), "{one}");
}

#[test]
fn rules_are_printed_as_plain_text() {
    let home = Home::new();
    let rules = home.ok(&["rules", "keevorn"]);
    assert!(rules.starts_with("Keevorn\n") && rules.contains("--rule"), "{rules}");
    assert!(rules.lines().all(|line| line.chars().count() <= 80 && !line.contains("**") && !line.contains('#')));
    let rule = home.ok(&["rules", "keevorn", "--rule", "fight-5"]);
    assert!(rule.starts_with("fight-5 (") && rule.contains("clean kill"), "{rule}");
    assert_eq!(home.ok(&["rules", "KEEVORN", "--rule", "r24"]).split(' ').next(), Some("R24"));
    let reference = home.ok(&["rules", "keevorn", "--reference"]);
    assert!(reference.contains("[fight-5] ●") && reference.contains("R48"));
}

#[test]
fn every_rule_says_where_it_comes_from() {
    let home = Home::new();
    for game in underdeck_catalogue::games() {
        let id = game.info().id;
        let text = home.ok(&["rules", id, "--sources"]);
        for (rule, _) in underdeck_game::sources(game.reference()) {
            assert!(
                text.lines().any(|line| line.trim_start().trim_end_matches(':').split(": ").next() == Some(rule)),
                "{id}: {rule}"
            );
        }
        for option in game.options() {
            let is_line = |line: &str| line.trim_start().starts_with(&format!("{} = ", option.key));
            let line = text.lines().find(|line| is_line(line)).unwrap_or_else(|| panic!("{id}: {}", option.key));
            assert!(line.contains(&option.default.to_string()), "{line}");
        }
    }
    let sources = home.ok(&["rules", "card-crawler", "--sources"]);
    assert!(sources.contains("  R6: as option-5\n"), "{sources}");
    let both = home.ok(&["rules", "living-keep", "--rule", "R45"]);
    assert!(
        both.contains("`one_ware`, now false") && both.contains("`wares_act`, now false; true is the letter"),
        "{both}"
    );
    let rule = |more: &[&str]| home.ok(&[&["rules", "cryptkeeper", "--rule", "R34"], more].concat());
    let [ours, other] = [rule(&[]), rule(&["-o", "altar_sinks=true"])];
    assert!(ours.contains("◐ our reading") && ours.contains("`altar_sinks`, now false"), "{ours}");
    assert!(other.contains("`altar_sinks`, now true"), "{other}");
}

#[test]
fn a_game_can_be_played_as_it_is_printed() {
    let home = Home::new();
    let dealt = |more: &[&str]| home.ok(&[&["deal", "judgement-quest", "--seed", "7"], more].concat());
    let name = underdeck_catalogue::find("judgement-quest").unwrap().info().option_name("triggered_traps");
    assert!(!dealt(&[]).contains(name.as_str()));
    assert!(dealt(&["--as-printed"]).contains(&format!("{name}: yes")));
    assert!(!dealt(&["--as-printed", "-o", "triggered_traps=false"]).contains(name.as_str()));
}

#[test]
fn tables_are_printed_in_columns() {
    let home = Home::new();
    for language in ["en", "de", "es"] {
        let tables = home.ok(&["rules", "living-keep", "--tables", "--lang", language]);
        assert!(tables.lines().all(|line| line.chars().count() <= 80 && !line.contains(['|', '#', '*'])), "{tables}");
    }
    let tables = home.ok(&["rules", "living-keep", "--tables"]);
    assert!(tables.contains("\n  5♣ Orc             5    2     4\n"), "{tables}");
    let rules = |game| home.feed(&["play", game, "--seed", "7"], "rules tables\nquit\n").out;
    let played = rules("living-keep");
    assert!(played.contains("\n  5♣ Orc             5    2     4\n"), "{played}");
    assert!(rules("keevorn").contains("no tables of keevorn"));
}

#[test]
fn a_code_gives_the_same_deal_again() {
    let home = Home::new();
    let dealt = home.ok(&["deal", "keevorn", "--seed", "7", "--option", "edition=second", "-o", "max_health=30"]);
    assert!(dealt.contains("House rules: Edition: second; Most Health: 30") && dealt.contains("Room: "), "{dealt}");
    let code = dealt.split(' ').nth(2).unwrap();
    assert_eq!(home.ok(&["deal", "keevorn", "--deal", &code.to_lowercase()]), dealt);
    let trace = home.ok(&["trace", "keevorn", "--deal", code, "--player", "random"]);
    let options = ["--option", "edition=second", "--option", "max_health=30"];
    let same = [&["trace", "keevorn", "--seed", "7", "--player", "random"], options.as_slice()].concat();
    assert_eq!(home.ok(&same), trace);
    let fresh = || home.ok(&["deal", "keevorn"]);
    assert_ne!(fresh(), fresh(), "a new deal has a new seed");
}
