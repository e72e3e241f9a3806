//! Doors, traps, the fight and its result.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{get, legal_of, luck_of, rooms, scene, text};

/// A hero at the door, doors and traps of every kind.
fn fight(hero: &str, rank: u8) -> serde_json::Value {
    json!({"phase": "defend", "turn": "JC QC", "hero": hero, "hero_rank": rank, "p1_doors": [2, 2, 2], "p1_traps": [2, 1, 1, 1]})
}

fn used(hero: &str, rank: u8, ware: &str, luck: &str) -> serde_json::Value {
    let mut state = scene("", fight(hero, rank));
    play(&mut state, &format!("use {ware}"), luck);
    get(&state, "hero_rank")
}

// (R45)
#[test]
fn defend_1_any_number_of_doors_and_traps_is_used_up() {
    let mut state = scene("", fight("9D", 9));
    play(&mut state, "use wooden", "d4=1");
    play(&mut state, "use pit", "");
    play(&mut state, "use wooden", "d4=2");
    expect(&state, json!({"hero_rank": 6, "p1_doors": [0, 2, 2], "p1_traps": [1, 1, 1, 1], "phase": "defend"}));
    refuse(&state, "use wooden");
}

#[test]
fn defend_2_offers_the_fight_and_its_spells() {
    let mut keys = fight("9D", 9);
    keys["p1_rooms"] = rooms("lair gate shrine");
    keys["p1_mana"] = json!(15);
    keys["p1_spells"] = json!([1, 1, 1, 1, 1, 1]);
    let state = scene("", keys);
    assert_eq!(legal_of(&state, "cast"), ["cast power_strike", "cast summon_peon", "cast to_arms"]);
    assert!(legal(&state).contains(&"fight".into()));
}

// (R46)
#[test]
fn use_1_wooden_door_takes_one_rank_or_two() {
    assert_eq!((used("7D", 7, "wooden", "d4=3"), used("7D", 7, "wooden", "d4=4")), (json!(6), json!(5)));
    assert_eq!((used("2D", 2, "wooden", "d4=3"), used("2D", 2, "wooden", "d4=4")), (json!(2), json!(1)));
    refuse(&scene("", fight("2D", 1)), "use wooden");
}

#[test]
fn use_2_metal_door_takes_two_ranks_or_four() {
    assert_eq!((used("7D", 7, "metal", "d4=2"), used("7D", 7, "metal", "d4=3")), (json!(5), json!(3)));
    assert_eq!((used("3D", 3, "metal", "d4=2"), used("3D", 3, "metal", "d4=4")), (json!(2), json!(1)));
    refuse(&scene("", fight("2D", 1)), "use metal");
}

#[test]
fn use_3_magic_door_halves_the_rank() {
    assert_eq!(
        (used("9D", 9, "magic", ""), used("8D", 8, "magic", ""), used("2D", 2, "magic", "")),
        (json!(5), json!(4), json!(1))
    );
    refuse(&scene("", fight("2D", 1)), "use magic");
}

// (R47, R48)
#[test]
fn use_4_pit_takes_a_rank_but_bandits_jump() {
    assert_eq!(used("7D", 7, "pit", ""), 6);
    for (hero, rank) in [("3H", 3), ("5D", 5)] {
        refuse(&scene("", fight(hero, rank)), "use pit");
    }
    // Down to 0: dead.
    let mut state = scene("", fight("2D", 1));
    luck_of(&mut state, "use pit", 1);
    expect(&state, json!({"hero": null, "hero_rank": 0}));
}

#[test]
fn use_5_rockfall_takes_two_ranks_but_some_catch_rocks() {
    assert_eq!(used("7D", 7, "rockfall", ""), 5);
    for (hero, rank) in [("9H", 9), ("TD", 10)] {
        refuse(&scene("", fight(hero, rank)), "use rockfall");
    }
    let mut state = scene("", fight("2D", 1));
    luck_of(&mut state, "use rockfall", 1);
    assert_eq!(get(&state, "p1_killed")[0], 1);
}

// (R47, R48)
#[test]
fn use_6_spikes_kill_up_to_rank_4() {
    refuse(&scene("", fight("5H", 5)), "use spikes");
    let mut state = scene("", fight("5H", 4));
    luck_of(&mut state, "use spikes", 1);
    expect(&state, json!({"hero": null, "p1_traps": [2, 1, 0, 1]}));
}

#[test]
fn use_7_darts_halve_but_do_nothing_to_some() {
    let halves = [("9D", 9), ("4D", 4), ("2D", 2)].map(|(hero, rank)| used(hero, rank, "darts", ""));
    assert_eq!(halves, [json!(5), json!(2), json!(1)]);
    for (hero, rank) in [("6H", 6), ("7D", 7), ("4D", 1)] {
        refuse(&scene("", fight(hero, rank)), "use darts");
    }
}

// (defend-3)
#[test]
fn defend_3_a_hero_at_rank_0_is_killed_in_the_same_move() {
    let mut keys = fight("2H", 2);
    keys["main"] = json!("3C");
    let mut state = scene("", keys);
    assert_eq!(luck_of(&mut state, "use rockfall", 1), ["main"]);
    expect(&state, json!({"phase": "upkeep", "turn_no": 2, "hero": null, "p1_hp": 40}));
    assert_eq!(get(&state, "p1_killed")[9], 1);
}

// (R50)
#[test]
fn fight_1_needs_minions_of_the_present_rank() {
    let fought = |hero: &str, rank: u8, minions: &str| {
        let mut keys = fight(hero, rank);
        keys["p1_minions"] = json!(minions);
        let mut state = scene("", keys);
        luck_of(&mut state, "fight", 1);
        get(&state, "p1_hp")
    };
    // One is enough up to rank 7, two are needed from 8 on; a present rank that is reduced is easier.
    assert_eq!((fought("7D", 7, "7C"), fought("7D", 7, "6C 6C")), (json!(40), json!(31)));
    assert_eq!((fought("8D", 8, "8C TC"), fought("8D", 8, "TC 7C")), (json!(40), json!(29)));
    assert_eq!((fought("8D", 5, "5C 5S"), fought("8D", 5, "9C")), (json!(40), json!(29)));
    // The present rank counts.
    assert_eq!(fought("5D", 5, "4C:5:2"), json!(40));
}

// (R63)
#[test]
fn fight_2_monarch_row_says_whose_minions_count() {
    let monarch = |decks: u8, rank: u8, one: &str, two: &str| {
        let keys = json!({"phase": "defend", "turn": "JC", "turn2": "QC", "turn_pass": decks - 1, "hero": "XR", "hero_rank": rank, "p1_minions": one, "p2_minions": two});
        let mut state = scene(&format!("mode=coop turn_decks={decks}"), keys);
        luck_of(&mut state, "fight", 1);
        get(&state, "outcome")["cause"] == "monarch"
    };
    assert!(monarch(1, 6, "6C", "7S") && !monarch(1, 6, "6C", "5C 5S"));
    assert!(monarch(3, 8, "", "8C 9C") && monarch(3, 8, "8C TC", "") && !monarch(3, 8, "8C", "9C"));
    assert!(monarch(5, 10, "TC TS", "") && !monarch(5, 10, "TC", "TC TS"));
    // An ordinary hero is met by the active Keep alone, whoever meets the Monarch.
    for decks in [1, 3] {
        let keys = json!({"phase": "defend", "turn": "JC", "turn2": "QC", "hero": "5H", "hero_rank": 5, "p2_minions": "TC TS"});
        let mut state = scene(&format!("mode=coop turn_decks={decks}"), keys);
        luck_of(&mut state, "fight", 1);
        let lost =
            ["p1_hp", "p2_hp"].map(|key| get(&state, key).as_i64() < get(&state, &format!("{key}_max")).as_i64());
        assert_eq!(lost, [true, false], "turn_decks={decks}");
    }
}

#[test]
fn fight_3_minions_are_never_harmed() {
    for minions in ["TC TS", "2C"] {
        let mut keys = fight("TD", 10);
        keys["p1_minions"] = json!(minions);
        let mut state = scene("", keys);
        let before = get(&state, "p1_m_kind");
        luck_of(&mut state, "fight", 1);
        assert_eq!(get(&state, "p1_m_kind"), before);
    }
}

// (R51)
#[test]
fn result_1_damage_is_that_of_the_card() {
    let mut keys = fight("TD", 10);
    keys["hero_rank"] = json!(3);
    let mut state = scene("", keys);
    luck_of(&mut state, "fight", 1);
    // The row of his card, whatever his rank.
    expect(&state, json!({"p1_hp": 24, "p1_hurt": true}));
    assert_eq!((get(&state, "p1_escaped")[8].clone(), get(&state, "p1_killed")[8].clone()), (json!(1), json!(0)));
    let mut keys = fight("2D", 2);
    keys["p1_minions"] = json!("2C");
    let mut state = scene("", keys);
    luck_of(&mut state, "fight", 1);
    expect(&state, json!({"p1_hp": 40, "p1_hurt": false}));
    assert_eq!(get(&state, "p1_killed")[0], 1);
    let mut keys = fight("TD", 10);
    keys["p1_hp"] = json!(7);
    let mut state = scene("", keys);
    luck_of(&mut state, "fight", 1);
    expect(&state, json!({"p1_hp": 0}));
}

// (R52)
#[test]
fn result_2_hero_is_discarded_and_monarch_put_under() {
    let mut keys = fight("5H", 5);
    keys["hero_cards"] = json!("2C AD");
    keys["p1_hp"] = json!(1);
    // The Keep dies: no reshuffle hides where the cards went.
    let mut state = scene("", keys);
    play(&mut state, "fight", "");
    expect(&state, json!({"discard": ["2C", "AD", "5H"], "hero": null, "hero_rank": 0, "hero_cards": []}));
    // The Monarch goes to the bottom, known, unless there is none or he is dead.
    let monarch = |turn: &str, minions: &str| {
        let keys = json!({"phase": "defend", "turn": turn, "turn_pass": 2, "hero": "XR", "hero_rank": 8, "p1_minions": minions});
        let mut state = scene("", keys);
        luck_of(&mut state, "fight", 1);
        (text(&state, "turn"), get(&state, "turn_known"), text(&state, "turn_discard").contains("XR"))
    };
    assert_eq!(monarch("JC QC", ""), ("JC QC XR".into(), json!([false, false, true]), false));
    assert_eq!(monarch("JC QC", "8C 8S"), ("JC QC".into(), json!([false, false]), true));
    assert_eq!(monarch("", ""), (String::new(), json!([]), true));
    // In coop to the pile he came from.
    let keys = json!({"phase": "defend", "to_move": 2, "active": 2, "turn": "JC", "turn2": "QC", "turn_pass": 2, "hero": "XR", "hero_rank": 8});
    let mut state = scene("mode=coop", keys);
    luck_of(&mut state, "fight", 1);
    expect(&state, json!({"turn": ["JC"], "turn2": ["QC", "XR"], "turn2_known": [false, true]}));
}

// (R68)
#[test]
fn result_3_death_ends_all_modes_but_standard() {
    let dying = |mode: &str| {
        let mut state =
            scene(mode, json!({"phase": "defend", "turn": "JC", "hero": "TH", "hero_rank": 10, "p1_hp": 16}));
        luck_of(&mut state, "fight", 1);
        get(&state, "outcome")["cause"].clone()
    };
    assert_eq!((dying(""), dying("mode=campaign scenario=7")), (json!("death"), json!("death")));
    let keys = json!({"phase": "defend", "turn": "JC", "turn2": "QC", "hero": "TH", "hero_rank": 10, "p1_hp": 16});
    let mut state = scene("mode=coop", keys);
    luck_of(&mut state, "fight", 1);
    expect(&state, json!({"outcome": {"result": "lost", "cause": "death"}}));
    // A fallen Keep plays on in standard.
    let keys = json!({"phase": "defend", "turn": "JC", "hero": "TH", "hero_rank": 10, "p1_hp": 16, "p1_hurt": true});
    let mut state = scene("mode=standard", keys);
    luck_of(&mut state, "fight", 1);
    expect(&state, json!({"p1_hp": 0, "outcome": null, "phase": "defend", "to_move": 2}));
}

#[test]
fn result_4_dead_monarch_wins_coop() {
    let keys = json!({"phase": "defend", "turn": "JC", "turn2": "QC", "turn_pass": 2, "hero": "XR", "hero_rank": 8, "p2_minions": "8C 8S"});
    let mut state = scene("mode=coop", keys);
    play(&mut state, "fight", "");
    expect(&state, json!({"phase": "over", "outcome": {"result": "won", "cause": "monarch"}}));
    // In mastery he is one hero more.
    let keys =
        json!({"phase": "defend", "turn": "JC", "turn_pass": 2, "hero": "XR", "hero_rank": 8, "p1_minions": "8C 8S"});
    let mut state = scene("", keys);
    luck_of(&mut state, "fight", 1);
    expect(&state, json!({"phase": "upkeep"}));
    assert_eq!(get(&state, "p1_killed")[18], 1);
}

// (R66)
#[test]
fn result_5_second_keep_meets_the_same_suit() {
    let keys = json!({"phase": "defend", "turn": "JC QC", "hero": "5D", "hero_rank": 5, "hero_cards": "2C", "main": "3C 9H 7D"});
    let mut state = scene("mode=standard", keys);
    play(&mut state, "fight", "");
    // The same suit again, from the deck as it lies.
    expect(
        &state,
        json!({"to_move": 2, "hero": "7D", "hero_rank": 7, "hero_cards": ["3C", "9H"], "discard": ["2C", "5D"], "phase": "defend", "turn_no": 1}),
    );
    assert_eq!(luck_of(&mut state, "fight", 1), ["main"]);
    expect(&state, json!({"phase": "upkeep", "to_move": 1, "turn_no": 2, "discard": []}));
}

#[test]
fn result_6_ends_the_turn() {
    let mut state = scene("", fight("2D", 2));
    luck_of(&mut state, "fight", 1);
    expect(&state, json!({"phase": "upkeep", "turn_no": 2}));
}

#[test]
fn turn_1_clears_marks_and_changes_the_active_keep() {
    let keys = json!({"phase": "defend", "to_move": 1, "active": 1, "turn": "JC", "turn2": "QC", "turn_no": 4, "hero": "2D", "hero_rank": 2,
        "p1_minions": "2C:3:4+ 3C*", "p2_minions": "4S*"});
    let mut state = scene("mode=coop", keys);
    assert_eq!(luck_of(&mut state, "fight", 1), ["main"]);
    expect(
        &state,
        json!({"turn_no": 5, "active": 2, "to_move": 2, "phase": "upkeep", "p1_m_trained": [false, false], "p1_m_worked": [false, false], "p2_m_worked": [false]}),
    );
}

// (R54)
#[test]
fn turn_2_last_turn_card_begins_the_war() {
    let last = |turn: &str, pass: u8| {
        let keys = json!({"phase": "hero", "turn": turn, "turn_pass": pass, "p1_minions": "2C", "turn_no": 3});
        let mut state = scene("mode=standard turn_decks=2", keys);
        play(&mut state, "flip", "");
        state
    };
    expect(&last("JC", 1), json!({"phase": "war", "turn_pass": 2, "turn_no": 4, "to_move": 1}));
    expect(&last("JC QC", 1), json!({"phase": "upkeep", "turn_pass": 1}));
    expect(&last("JC", 0), json!({"phase": "upkeep", "turn_pass": 0}));
}
