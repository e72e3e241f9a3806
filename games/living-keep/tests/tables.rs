//! The tables: what they hold, and what is said of broken ones.

use living_keep::{Goal, Kind, Resource, Room, TABLES_TEXT, TableError, Tables, Who, tables};

/// The error of the tables with one piece of text replaced by another.
fn broken(from: &str, to: &str) -> TableError {
    assert!(TABLES_TEXT.contains(from), "`{from}` is not in the tables");
    let text = TABLES_TEXT.replacen(from, to, 1);
    Tables::parse(&text).expect_err("broken tables are refused")
}

/// The line of the first occurrence.
fn line_of(text: &str, piece: &str) -> usize {
    text[..text.find(piece).expect("it is there")].matches('\n').count() + 1
}

#[track_caller]
fn refused(from: &str, to: &str, key: &str, message: &str) {
    let error = broken(from, to);
    let line = line_of(&TABLES_TEXT.replacen(from, to, 1), to);
    assert_eq!((error.key.as_str(), error.line), (key, line), "{error}");
    assert!(error.message.contains(message), "{error}");
    assert!(error.to_string().starts_with(&format!("line {line}, `{key}`: ")), "{error}");
}

#[test]
fn the_shipped_tables_are_sound_and_played_by() {
    assert_eq!(Tables::parse(TABLES_TEXT).as_ref(), Ok(tables()));
    let tables = tables();
    let gate = &tables.rooms[Room::Gate as usize];
    assert_eq!((gate.name.as_str(), gate.tier, gate.gold, gate.stone, gate.points), ("Evil Gate", 1, 20, 16, 15));
    assert_eq!(tables.rooms[Room::Quarry as usize].capacity, Some((Resource::Stone, 50)));
    assert_eq!(tables.minions[Kind::DRAGON.place()].food, 12);
    assert_eq!(tables.heroes[17].name, "Paladin");
    assert_eq!(tables.monarchs[1].who, Who::One);
    assert_eq!(tables.scenarios[5].goals, [Goal::House { rank: 9, n: 2 }, Goal::Kill(5)]);
    assert_eq!(tables.scenarios[1].goals[0], Goal::House { rank: 2, n: 4 });
    assert_eq!(tables.standard.rooms_max[..5], [None, None, None, None, Some(3)]);
}

// (tables-1)
#[test]
fn a_number_out_of_range_is_named() {
    refused("gold = 20\nstone = 16", "gold = 2000\nstone = 16", "room.gold", "2000 is not in 0..=600");
    refused("tier = 2\ngold = 18", "tier = 3\ngold = 18", "room.tier", "3 is not in 0..=2");
    refused("version = 1", "version = 2", "version", "2 is not in 1..=1");
    refused("hp_unhurt = 10", "hp_unhurt = 10000", "mastery_points.hp_unhurt", "not in");
    refused("research_slots = 4", "research_slots = 5", "limits.research_slots", "5 is not in 0..=4");
    refused("peons = 4\npeons_max = 10", "peons = 11\npeons_max = 10", "setup.mastery.peons", "11 is not in 0..=10");
}

#[test]
fn what_is_missing_or_too_much_is_named() {
    let error = broken("name = \"Bat\"\n", "");
    assert_eq!(error.key, "minion.name", "{error}");
    assert!(error.message.contains("missing"), "{error}");
    assert_eq!(error.line, line_of(TABLES_TEXT, "[[minion]]"), "{error}");
    refused("channel = 16", "chanel = 16", "spell.chanel", "unknown field");
    let error = broken("[[trap]]\nkey = \"darts\"", "[[trap]]\nkey = \"dart\"");
    assert_eq!((error.key.as_str(), error.message.contains("`darts` is expected")), ("trap.key", true), "{error}");
    let cut = &TABLES_TEXT[..TABLES_TEXT.find("[[scenario]]\nid = 10").unwrap()];
    let error = Tables::parse(cut).unwrap_err();
    assert!(error.message.contains("9 entries, expected are 10"), "{error}");
    assert!(error.key.contains("scenario"), "{error}");
}

#[test]
fn a_wrong_type_or_word_is_named() {
    refused("pay = 1\nfood = 2", "pay = \"one\"\nfood = 2", "minion.pay", "invalid type");
    refused("who = \"one\"", "who = \"two\"", "monarch.who", "`two`");
    refused("avoid = [\"3H\", \"5D\"]", "avoid = [\"3H\", \"5C\"]", "trap.avoid", "5C is no ordinary hero");
    refused("avoid = [\"9H\", \"TD\"]", "avoid = [\"9H\", \"JD\"]", "trap.avoid", "`JD` is no kind");
    refused("kind = \"arm\", n = 4", "kind = \"army\", n = 4", "scenario.goals", "army");
    refused("monarch_card = \"XR\"", "monarch_card = \"TH\"", "limits.monarch_card", "it is XR");
    let error = broken("gold = 10\nstone = 8", "gold = = 10\nstone = 8");
    assert_eq!(
        (error.line, error.key.as_str()),
        (line_of(TABLES_TEXT, "gold = 10\nstone = 8"), "room.gold"),
        "{error}"
    );
}

#[test]
fn what_does_not_go_together_is_named() {
    refused("minions = [\"5C\"]", "minions = [\"5D\"]", "scenario.minions", "5D is no minion");
    let error = broken("capacity = { mana = 25 }", "capacity = { gold = 25 }");
    let line = line_of(TABLES_TEXT, "capacity = { mana = 25 }");
    assert_eq!((error.to_string(), error.line), (format!("line {line}, `room.capacity`: two rooms store gold"), line));
    refused("capacity = { gold = 25 }", "capacity = { gold = 25, food = 2 }", "room.capacity", "one resource");
    refused(
        "gold = 25\nstone = 50\nfood = 0",
        "gold = 26\nstone = 50\nfood = 0",
        "setup.standard.gold",
        "26 is not in 0..=25",
    );
    refused(
        "rooms_max = [3, 3, 3, 2, 0, 0, 0, 0, 0]",
        "rooms_max = [3, 3, 3, 2, 0, 0, 0, 0]",
        "scenario.rooms_max",
        "8 numbers",
    );
    refused("monarch = 5\nhp = 28", "monarch = 4\nhp = 28", "scenario.monarch", "4 is none of 0, 1, 3, 5");
    refused("goals = [{ kind = \"survive\" }]", "goals = []", "scenario.goals", "a scenario has a goal");
    let error = broken("rooms_max = [12, 12, 12, 12, 4,", "rooms_max = [-1, 12, 12, 12, 4,");
    assert_eq!(error.key, "setup.mastery.rooms_max", "{error}");
    let error = broken("turn_decks = 3\nrank = 8", "turn_decks = 4\nrank = 8");
    assert_eq!(error.key, "monarch.turn_decks", "{error}");
}

#[test]
fn any_cut_is_refused_with_a_line() {
    for cut in (0..TABLES_TEXT.len()).step_by(977).filter(|&cut| TABLES_TEXT.is_char_boundary(cut)) {
        let error = Tables::parse(&TABLES_TEXT[..cut]).expect_err("half a table is no table");
        assert!(error.line <= TABLES_TEXT.lines().count() + 1 && !error.message.is_empty(), "{error}");
    }
}
