//! The tables that players read: every number of the file is in them (tables-1).

use toml::{Table, Value};
use underdeck_game::{Language, Message, Presentation};
use underdeck_living_keep::{Options, Room, View};

const FILE: &str = include_str!("../../src/tables/tables.toml");

fn tables(options: &Options) -> Message {
    View::TABLES.unwrap()(options)
}

/// A table of the text: its rows with their cells, the heads first.
type Cells = Vec<Vec<String>>;

/// The tables of the text in their order.
fn printed() -> Vec<Cells> {
    let text = tables(&Options::default()).write(Language::ENGLISH);
    let blocks = text.split("\n\n").filter(|block| block.starts_with("| "));
    let cells = |line: &str| line.trim_matches(['|', ' ']).split(" | ").map(str::to_owned).collect();
    let is_row = |line: &&str| !line.starts_with("| --");
    blocks.map(|block| block.lines().filter(is_row).map(cells).collect()).collect()
}

/// The numbers of a text; a dash for nothing is 0.
fn numbers(text: &str) -> Vec<i64> {
    let text = text.replace('−', "-").replace('–', "0");
    text.split(|c: char| !c.is_ascii_digit() && c != '-').filter_map(|word| word.parse().ok()).collect()
}

/// All numbers of a value, in the order of the file.
fn of_value(value: &Value) -> Vec<i64> {
    match value {
        Value::Integer(n) => vec![*n],
        Value::Array(values) => values.iter().flat_map(of_value).collect(),
        Value::Table(table) if table.contains_key("lair") => {
            Room::WORDS.iter().flat_map(|room| of_value(&table[*room])).collect()
        }
        Value::Table(table) => table.iter().flat_map(|(_, value)| of_value(value)).collect(),
        _ => Vec::new(),
    }
}

/// A column of a table without its head.
fn column(table: &Cells, at: usize) -> Vec<i64> {
    table[1..].iter().flat_map(|row| numbers(&row[at])).collect()
}

fn ints(table: &Table, keys: &[&str]) -> Vec<i64> {
    keys.iter().flat_map(|key| of_value(&table[*key])).collect()
}

/// Fails if a number is missing; one that is twice in the file must be twice in the text.
fn has_all(what: &str, wanted: Vec<i64>, mut found: Vec<i64>) {
    for number in wanted {
        let at = found.iter().position(|n| *n == number);
        found.remove(at.unwrap_or_else(|| panic!("{what}: {number} is missing")));
    }
}

#[test]
fn each_number_of_the_file_is_printed() {
    let (file, printed) = (FILE.parse::<Table>().unwrap(), printed());
    let rows = || printed.iter().flatten();
    for kind in ["room", "spell", "door", "trap", "minion", "hero"] {
        for entry in file[kind].as_table().unwrap().values() {
            let name = entry["name"].as_str().unwrap();
            let is_card = |text: &str| text.contains(['♣', '♠', '♦', '♥']);
            let is_it = |cell: &str| {
                cell == name || cell.split_once(' ').is_some_and(|(card, rest)| is_card(card) && rest == name)
            };
            let found = rows().filter(|row| is_it(&row[0])).flat_map(|row| numbers(&row[1..].join(" "))).collect();
            has_all(name, of_value(entry), found);
        }
    }
    for (decks, entry) in file["monarch"].as_table().unwrap() {
        let fights = rows().find(|row| row[0] == *decks).unwrap();
        let points = rows().find(|row| row[0].starts_with(&format!("Monarch, {decks} pass"))).unwrap();
        has_all("Monarch", of_value(entry), numbers(&format!("{} {}", fights.join(" "), points[1..].join(" "))));
    }
    let headed = |head: &str| printed.iter().find(|table| table[0][0] == head).unwrap_or_else(|| panic!("{head}"));
    let limits = "research_slots spell_box door_box trap_box work_rooms max_rank war_rank war_pair_rank";
    for (head, table, keys) in
        [("Limit", "limits", limits), ("Left at the end", "points", "gold stone food mana hp hp_healed hp_unhurt")]
    {
        let wanted = ints(file[table].as_table().unwrap(), &keys.split(' ').collect::<Vec<_>>());
        assert_eq!((column(headed(head), 1).len(), column(headed(head), 1)), (of_value(&file[table]).len(), wanted));
    }
    let slate = ["hp", "peons", "peons_max", "gold", "stone", "food", "mana"];
    for (at, name) in ["mastery", "standard"].into_iter().enumerate() {
        let setup = file["setup"][name].as_table().unwrap();
        let [rooms, most] = ["rooms", "rooms_max"].map(|key| of_value(&setup[key]));
        let limit = |most: i64| if most < 0 { i64::from(Options::default().room_limit) } else { most };
        let rooms = rooms.into_iter().zip(most).flat_map(|(n, most)| [n, limit(most)]);
        let wanted: Vec<i64> = ints(setup, &slate).into_iter().chain(rooms).collect();
        assert_eq!(column(headed("Your Keep"), at + 1), wanted, "{name}");
    }
    let text = tables(&Options::default()).write(Language::ENGLISH);
    for (at, id) in (1..=10).enumerate() {
        let scenario = file["scenario"][&id.to_string()].as_table().unwrap();
        let of_scenario = |head| (headed(head)[0][at + 1].parse().unwrap(), column(headed(head), at + 1));
        let first = ints(scenario, &[&["turn_decks", "monarch"], &slate[..]].concat());
        assert_eq!(of_scenario("Scenario"), (id, first));
        assert_eq!(scenario["hp"], scenario["hp_max"], "the two would be in one cell");
        assert_eq!(of_scenario("Rooms at the start"), (id, ints(scenario, &["rooms"])));
        assert_eq!(of_scenario("Most rooms"), (id, ints(scenario, &["rooms_max"])));
        let start = format!("\n{id}. **{}**: ", scenario["name"].as_str().unwrap());
        let goals = text.split(&start).nth(1).and_then(|rest| rest.lines().next()).unwrap();
        has_all(&start, of_value(&scenario["goals"]), numbers(goals));
        let minions = scenario["minions"].as_array().unwrap().len();
        assert_eq!(goals.matches(['♣', '♠']).count(), minions, "{goals}");
        assert!(ints(scenario, &["spells", "doors", "traps"]).iter().all(|n| *n == 0), "{id} has things ready");
    }
}

#[test]
fn the_tables_are_in_every_language_and_follow_the_house_rules() {
    let twelve = tables(&Options::default());
    for language in Language::all() {
        assert!(twelve.is_in(language), "{}", language.name());
        let text = twelve.write(language);
        assert!(text.contains("## ") && !text.contains("tables-"), "{text}");
    }
    let [german, english] = ["de", "en"].map(|code| twelve.write(Language::of(code).unwrap()));
    assert!(german.contains("| 5♣ Ork | 5 | 2 | 4 |") && english.contains("| 5♣ Orc | 5 | 2 | 4 |"), "{german}");
    let six = tables(&Options { room_limit: 6, ..Options::default() }).write(Language::ENGLISH);
    assert!(english.contains("| Lair | 0 / 12 | 0 / 12 |") && six.contains("| Lair | 0 / 12 | 0 / 6 |"), "{six}");
}
