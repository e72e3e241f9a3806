//! The tables: what they hold, and the bounds of the engine that they keep to.

use toml::{Table, Value};
use underdeck_game::{Document, OptionKind, Options as _};
use underdeck_living_keep::{Goal, Kind, Options, Resource, Room, Setup, Spell, Ware, Who, tables};

#[test]
fn the_rows_are_read_as_they_are_written() {
    let tables = tables();
    let gate = &tables.rooms[Room::Gate as usize];
    assert_eq!((gate.name.as_str(), gate.tier, gate.gold, gate.stone, gate.points), ("Evil Gate", 1, 20, 16, 15));
    assert_eq!(tables.rooms[Room::Quarry as usize].capacity, Some((Resource::Stone, 50)));
    assert_eq!(
        tables.wares[Ware::Pit as usize].avoid.iter().map(|kind| kind.name()).collect::<Vec<_>>(),
        ["Bandit", "Assassin"]
    );
    assert_eq!(tables.minions[Kind::DRAGON.place()].food, 12);
    assert_eq!(tables.heroes[17].name, "Paladin");
    assert_eq!((tables.monarchs[1].who, tables.monarchs[1].hero.name.as_str()), (Who::One, "Monarch"));
    assert_eq!(tables.scenarios[5].goals, [Goal::House { rank: 9, n: 2 }, Goal::Kill { n: 5 }]);
    assert_eq!(tables.scenarios[1].goals[0], Goal::House { rank: 2, n: 4 });
    assert_eq!(tables.standard.rooms_max[..5], [None, None, None, None, Some(3)]);
    assert_eq!((tables.mastery.hp, tables.mastery.hp_max), (40, 40));
}

// (tables-1)
#[test]
fn each_row_is_in_its_place() {
    let tables = tables();
    assert!(tables.rooms.iter().map(|row| row.key).eq(Room::ALL.iter().copied()));
    assert!(tables.spells.iter().map(|row| row.key).eq(Spell::ALL.iter().copied()));
    assert!(tables.wares.iter().map(|row| row.key).eq(Ware::ALL.iter().copied()));
    assert!(tables.minions.iter().map(|row| row.card).eq((0..Kind::EACH).map(Kind::minion)));
    assert!(tables.heroes.iter().map(|row| row.card).eq((0..Kind::EACH - 1).map(|place| Some(Kind::hero(place)))));
    assert_eq!(
        tables.monarchs.each_ref().map(|row| (row.turn_decks, row.hero.card)),
        [(1, None), (3, None), (5, None)]
    );
    assert!(tables.scenarios.iter().map(|row| row.id).eq(1..=10));
    for &what in Resource::ALL {
        let stores = tables.rooms.iter().filter(|row| row.capacity.is_some_and(|(it, each)| it == what && each > 0));
        assert_eq!(stores.count(), 1, "{what}");
    }
}

/// The document of the option `tables`.
fn document() -> &'static Document {
    let spec = Options::SPECS.iter().find(|spec| spec.key == "tables").unwrap();
    let OptionKind::Document(document) = spec.kind else { panic!("{:?}", spec.kind) };
    document
}

fn fault(text: &str) -> String {
    document().settle(text).unwrap_err().to_string()
}

// (option-19)
#[test]
fn a_file_of_tables_has_one_form() {
    let tables =
        "[trap.pit]\navoid = [\"9H\"]\n\n[room]\nlair = { name = \"Den\", gold = 0x2 }\nfarm.stone = 6 # as it was\n";
    let form = "room.lair.gold = 2\ntrap.pit.avoid = [\"9H\"]\nroom.lair.name = \"Den\"\n";
    assert_eq!(document().settle(tables), Ok(form.into()));
    assert_eq!(document().settle(form), Ok(form.into()));
    assert_eq!(document().settle(&(document().own)()), Ok(String::new()));
    // These bytes are for ever.
    let packed = [9, 1, 2, 62, 1, 1, 35];
    assert_eq!((document().pack)(form)[..], [&packed[..], &[209, 5, 1, 3], b"Den"].concat());
    assert_eq!((document().unpack)(&(document().pack)(form)), Some(form.into()));
}

// (option-19)
#[test]
fn a_fault_in_a_file_names_its_line_and_column() {
    for (text, wanted) in [
        (
            "room.lair.gold = 700",
            "line 1, column 18: `room.lair.gold` cannot be 700: it is a whole number from 0 to 600",
        ),
        (
            "\n[room.lair]\n  gold = \"2\"\n",
            "line 3, column 10: `room.lair.gold` cannot be \"2\": it is a whole number from 0 to 600",
        ),
        ("[room.lair]\ngold = 2\ngold = 3", "line 3, column 1: this is not TOML: duplicate key"),
        ("room.lair.gold = 2\n\"room.lair\".gold = 3", "`room.lair.gold` is given twice"),
        ("room.lair.gold =", "line 1, column 17: this is not TOML"),
        ("room.liar.gold = 2", "the tables have no `room.liar.gold`: did you mean `room.lair.gold`?"),
        ("lost = 2", "line 1, column 8: the tables have no `lost`"),
        ("room.lair.name = \"A|B\"", "a name of at most 24"),
        ("monarch.3.who = \"some\"", "\"all\", \"one\" or \"active\""),
        ("trap.pit.avoid = [\"3C\"]", "a list of heroes"),
        ("scenario.4.goals = []", "a list of 1 to 6 goals"),
        ("scenario.4.goals = [{ kind = \"kill\", n = 3, what = \"lair\" }]", "a list of 1 to 6 goals"),
        ("limits.max_rank = 9", "line 1, column 19: `minion.TC.rank` is 10, and 9 is the most by `limits.max_rank`"),
        ("room.vault.capacity = 20", "line 1, column 23: `setup.standard.gold` is 25, and 20 is the most"),
        ("setup.mastery.rooms.lair = 13", "`setup.mastery.rooms.lair` is 13, and 12 is the most"),
        ("scenario.9.monarch = 2", "it is 1, 3 or 5"),
        ("scenario.1.spells.regen = 4\nscenario.1.spells.to_arms = 4\n", "`scenario.1.spells` is 8, and 6 is the most"),
    ] {
        assert!(fault(text).contains(wanted), "{text}: {}", fault(text));
    }
    assert!(fault(&"# ".repeat(20_000)).contains("40,000 bytes"));
}

/// Every field with another value: the most that a file can say in numbers.
#[test]
fn a_file_that_changes_every_number_fits_a_deal_code() {
    let own: Table = (document().own)().parse().unwrap();
    let mut text = String::new();
    changed("", &own, &mut text);
    let form = document().settle(&text).unwrap();
    let packed = (document().pack)(&form);
    assert!(form.lines().count() > 700, "{}", form.lines().count());
    assert!(packed.len() <= document().most_packed, "{} lines, {} bytes", form.lines().count(), packed.len());
    println!("{} changes, {} bytes, packed {}", form.lines().count(), form.len(), packed.len());
    assert_eq!((document().unpack)(&packed), Some(form));
}

/// The numbers of a table, each changed by one where that is certain to fit.
fn changed(prefix: &str, table: &Table, out: &mut String) {
    for (key, value) in table {
        let path = format!("{prefix}{key}");
        match value {
            Value::Table(inner) => changed(&format!("{path}."), inner, out),
            Value::Integer(n) if ["max_rank", "rooms.lair", "spell_box"].iter().all(|end| !path.ends_with(end)) => {
                let is_up = ["hp_max", "peons_max", "war_rank"].contains(&key.as_str()) || path.contains("rooms_max");
                let is_cut = path.starts_with("limits")
                    || ["rank", "peons", "hp", "tier", "turn_decks", "pay", "capacity"].contains(&key.as_str());
                let n = match path.as_str() {
                    _ if key == "monarch" => {
                        if *n == 5 {
                            3
                        } else {
                            5
                        }
                    }
                    _ if path.starts_with("setup.standard.rooms_max") => 20,
                    _ if path.contains(".rooms.") => n + 1,
                    _ if path.contains("peons_max") && *n == 10 => 9,
                    _ if is_up => n + 1,
                    _ if is_cut && *n > 1 => n - 1,
                    _ if path.contains(".mana") && path.starts_with('s') && !path.starts_with("spell") => 0,
                    _ => n + 1,
                };
                *out += &format!("{path} = {n}\n");
            }
            _ => {}
        }
    }
}

// (bounds-1)
#[test]
fn the_numbers_fit_the_arrays_of_a_state() {
    let tables = tables();
    let limits = &tables.limits;
    assert!(limits.research_slots <= 4 && limits.spell_box.max(limits.door_box).max(limits.trap_box) <= 6);
    assert_eq!((limits.max_rank, limits.work_rooms > 0), (10, true));
    for row in &tables.rooms {
        assert!(row.tier <= 2 && row.gold <= 600 && row.stone <= 1200, "{}", row.name);
        assert!(row.capacity.is_none_or(|(_, each)| each <= 50), "{}", row.name);
    }
    assert!(tables.spells.iter().all(|row| (1..=200).contains(&row.channel) && row.mana <= 300));
    for row in &tables.wares {
        assert!(row.gold <= 600 && (1..=200).contains(&row.labour), "{}", row.name);
        assert!(row.avoid.iter().all(|kind| !kind.is_minion() && *kind != Kind::MONARCH), "{}", row.name);
    }
    for row in &tables.minions {
        // Eight trainings at most, each a d8 (R24).
        assert!((1..=10).contains(&row.rank) && row.pay <= 9 && row.food <= 20, "{}", row.name);
    }
    for row in tables.heroes.iter().chain(tables.monarchs.iter().map(|row| &row.hero)) {
        assert!((1..=10).contains(&row.rank) && (1..=24).contains(&row.needs) && row.damage <= 1000, "{}", row.name);
    }
}

// (setup-6, setup-7, setup-9, bounds-1)
#[test]
fn every_keep_starts_within_its_limits() {
    let tables = tables();
    let starts = [(&tables.mastery, "mastery"), (&tables.standard, "standard")];
    let scenarios = tables.scenarios.iter().map(|scenario| (&scenario.setup, scenario.name.as_str()));
    for (setup, name) in starts.into_iter().chain(scenarios) {
        assert!((1..=setup.hp_max).contains(&setup.hp) && setup.hp_max <= 200, "{name}");
        assert!(setup.peons <= setup.peons_max && setup.peons_max <= 10, "{name}");
        let most = setup.rooms_max.map(|limit| limit.unwrap_or(24));
        assert!(setup.rooms.iter().zip(most).all(|(&n, most)| n <= most && most <= 24), "{name}");
        assert!(Resource::ALL.iter().all(|&what| setup.stores()[what as usize] <= storage(setup, what)), "{name}");
        assert!(setup.spells.iter().sum::<u8>() <= tables.limits.spell_box, "{name}");
        assert!(setup.doors.iter().sum::<u8>() <= tables.limits.door_box, "{name}");
        assert!(setup.traps.iter().sum::<u8>() <= tables.limits.trap_box, "{name}");
        assert!(setup.minions.iter().all(|kind| kind.is_minion()), "{name}");
        assert!(setup.minions.len() <= usize::from(setup.rooms[Room::Lair as usize]), "{name}");
    }
    assert!(tables.mastery.rooms_max.iter().all(Option::is_some), "the option is for standard alone");
    for scenario in &tables.scenarios {
        let name = &scenario.name;
        assert!(scenario.setup.rooms_max.iter().all(Option::is_some), "{name}");
        assert!(matches!(scenario.monarch, 0 | 1 | 3 | 5) && (1..=5).contains(&scenario.turn_decks), "{name}");
        assert!(!scenario.goals.is_empty(), "{name}");
    }
}

/// How much of a resource the rooms of a set-up hold (store-1).
fn storage(setup: &Setup, what: Resource) -> u16 {
    let held = tables().rooms.iter().filter_map(|row| row.capacity.filter(|it| it.0 == what).map(|it| (row.key, it.1)));
    held.map(|(room, each)| each * u16::from(setup.rooms[room as usize])).sum()
}
