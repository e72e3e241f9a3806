//! The tables: what they hold, and the bounds of the engine that they keep to.

use underdeck_living_keep::{Goal, Kind, Resource, Room, Setup, Spell, Ware, Who, tables};

#[test]
fn the_rows_are_read_as_they_are_written() {
    let tables = tables();
    let gate = &tables.rooms[Room::Gate as usize];
    assert_eq!((gate.name, gate.tier, gate.gold, gate.stone, gate.points), ("Evil Gate", 1, 20, 16, 15));
    assert_eq!(tables.rooms[Room::Quarry as usize].capacity, Some((Resource::Stone, 50)));
    assert_eq!(
        tables.wares[Ware::Pit as usize].avoid.iter().map(|kind| kind.name()).collect::<Vec<_>>(),
        ["Bandit", "Assassin"]
    );
    assert_eq!(tables.minions[Kind::DRAGON.place()].food, 12);
    assert_eq!(tables.heroes[17].name, "Paladin");
    assert_eq!((tables.monarchs[1].who, tables.monarchs[1].hero.name), (Who::One, "Monarch"));
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
    assert_eq!((tables.limits.monarch_card, tables.limits.dragon_card), (Kind::MONARCH, Kind::DRAGON));
    for &what in Resource::ALL {
        let stores = tables.rooms.iter().filter(|row| row.capacity.is_some_and(|(it, each)| it == what && each > 0));
        assert_eq!(stores.count(), 1, "{what}");
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
    let scenarios = tables.scenarios.iter().map(|scenario| (&scenario.setup, scenario.name));
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
