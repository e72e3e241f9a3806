//! Spells, doors and traps in development.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{legal_of, rooms, scene};

// (R26, R28, R31)
#[test]
fn research_1_spells_need_libraries_and_minions() {
    let keys = |minions: &str, libraries: u8| json!({"phase": "research", "p1_minions": minions, "p1_rooms": rooms(&format!("lair 4 gate shrine library {libraries}"))});
    let all = "research power_strike, research premonition, research regen, research summon_dragon, research summon_peon, research to_arms";
    // Four libraries, and two minions or an Occultist, idle or not.
    assert_eq!(legal_of(&scene("", keys("2C* 3C*", 4)), "research").join(", "), all);
    assert_eq!(legal_of(&scene("", keys("4S*", 4)), "research").join(", "), all);
    assert_eq!(legal(&scene("", keys("2C 3C", 3))), ["next"]);
    assert_eq!(legal(&scene("", keys("3C", 4))), ["next"]);
    // A project of a name, four in all, six spells with the projects.
    let with = |more: serde_json::Value| {
        let mut keys = keys("2C 3C", 4);
        keys.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        legal_of(&scene("", keys), "research")
    };
    assert_eq!(with(json!({"p1_proj": ["regen"], "p1_proj_left": [3]})).len(), 5);
    assert_eq!(with(json!({"p1_proj": ["regen", "pit", "to_arms", "magic"], "p1_proj_left": [3, 1, 1, 1]})), [""; 0]);
    assert_eq!(with(json!({"p1_spells": [6, 0, 0, 0, 0, 0]})), [""; 0]);
    assert_eq!(with(json!({"p1_spells": [5, 0, 0, 0, 0, 0], "p1_proj": ["regen"], "p1_proj_left": [3]})), [""; 0]);
    assert_eq!(with(json!({"p1_spells": [5, 0, 0, 0, 0, 0]})).len(), 6);
    // Added at the end, and free.
    let mut keys = keys("2C 3C", 4);
    keys["p1_proj"] = json!(["regen"]);
    keys["p1_proj_left"] = json!([3]);
    let mut state = scene("", keys);
    play(&mut state, "research to_arms", "");
    expect(
        &state,
        json!({"p1_proj": ["regen", "to_arms"], "p1_proj_left": [3, 16], "p1_mana": 0, "phase": "research"}),
    );
}

// (R26, R30)
#[test]
fn research_2_wares_need_smiths_and_gold() {
    let keys = |minions: &str, smiths: u8, gold: u16| json!({"phase": "research", "p1_minions": minions, "p1_gold": gold, "p1_rooms": rooms(&format!("lair 4 vault 2 gate shrine blacksmith {smiths}"))});
    assert_eq!(legal_of(&scene("", keys("3C*", 4, 50)), "research").len(), 7);
    assert_eq!(legal(&scene("", keys("4S", 4, 50))), ["next"]);
    assert_eq!(legal(&scene("", keys("3C 4S", 3, 50))), ["next"]);
    // The gold must be there, and goes now.
    assert_eq!(legal_of(&scene("", keys("3C", 4, 8)), "research"), ["research pit", "research wooden"]);
    let mut state = scene("", keys("3C", 4, 8));
    play(&mut state, "research wooden", "");
    expect(&state, json!({"p1_gold": 0, "p1_proj": ["wooden"], "p1_proj_left": [8]}));
    // Doors and traps have a box each.
    let mut full = keys("3C", 4, 50);
    full["p1_doors"] = json!([2, 2, 1]);
    full["p1_proj"] = json!(["magic"]);
    full["p1_proj_left"] = json!([1]);
    assert_eq!(
        legal_of(&scene("", full), "research"),
        ["research darts", "research pit", "research rockfall", "research spikes"]
    );
    let mut full = keys("3C", 4, 50);
    full["p1_traps"] = json!([6, 0, 0, 0]);
    assert_eq!(legal_of(&scene("", full), "research"), ["research magic", "research metal", "research wooden"]);
}

fn channelling(minions: &str, mana: u16) -> serde_json::Value {
    json!({"phase": "research", "p1_minions": minions, "p1_mana": mana, "p1_proj": ["regen"], "p1_proj_left": [12],
        "p1_rooms": rooms("lair 6 gate shrine 2 library 4")})
}

// (R27, R28)
#[test]
fn channel_1_needs_two_idle_minions_or_an_occultist() {
    let moves = |minions: &str, mana: u16| legal_of(&scene("", channelling(minions, mana)), "channel");
    assert_eq!(moves("2C 5C 6C", 9), ["channel regen 2", "channel regen 3"]);
    assert_eq!(moves("2C 4S", 9), ["channel regen 1", "channel regen 2"]);
    // Idle ones only; an Occultist who has worked helps nobody.
    assert_eq!(moves("2C 4S*", 9), [""; 0]);
    assert_eq!(moves("2C 5C 4S*", 9), ["channel regen 2"]);
    assert_eq!(moves("2C 5C", 0), [""; 0]);
    let mut few = channelling("2C 5C", 9);
    few["p1_rooms"] = rooms("lair 6 gate shrine 2 library 3");
    assert_eq!(legal_of(&scene("", few.clone()), "channel"), [""; 0]);
    // The workshop of the other trade does not help.
    few["p1_rooms"] = rooms("lair 6 gate shrine 2 library 3 blacksmith 4");
    assert_eq!(legal_of(&scene("", few), "channel"), [""; 0]);
    let mut other = channelling("2C 5C", 9);
    other["p1_proj"] = json!(["to_arms"]);
    let state = scene("", other);
    assert_eq!(legal_of(&state, "channel"), ["channel to_arms 2"]);
    refuse(&state, "channel regen 2");
}

// (R27)
#[test]
fn crew_1_specialists_come_first() {
    // Occultists first, then the others but Goblins, by id; Goblins last.
    let mut state = scene("", channelling("3C 2C 4S 5C 4S", 50));
    play(&mut state, "channel regen 3", "d8=1; d8=1; d4=1");
    expect(&state, json!({"p1_m_worked": [false, true, true, false, true]}));
    play(&mut state, "channel regen 2", "d4=1; d4=1");
    expect(&state, json!({"p1_m_worked": [true, true, true, true, true]}));
}

#[test]
fn crew_2_specialists_roll_a_d8() {
    let mut state = scene("", channelling("3C 2C 4S", 50));
    play(&mut state, "channel regen 3", "d8=6; d4=1; d4=2");
    expect(&state, json!({"p1_proj_left": [3], "p1_mana": 41}));
}

// (R29)
#[test]
fn crew_3_points_are_bounded_by_mana_and_need() {
    // The mana is the least, then the points left.
    let mut state = scene("", channelling("4S 4S 2C", 5));
    play(&mut state, "channel regen 2", "d8=8; d8=8");
    expect(&state, json!({"p1_proj_left": [7], "p1_mana": 0, "p1_m_worked": [true, true, false]}));
    let mut state = scene("", channelling("4S 4S 2C", 50));
    play(&mut state, "channel regen 2", "d8=8; d8=8");
    expect(&state, json!({"p1_proj": [], "p1_mana": 38}));
}

#[test]
fn labour_1_goblins_come_first() {
    let keys = json!({"phase": "research", "p1_minions": "4S 2C 3C 5C", "p1_proj": ["magic", "pit"], "p1_proj_left": [22, 1],
        "p1_rooms": rooms("lair 6 gate shrine blacksmith 4")});
    let mut state = scene("", keys);
    assert_eq!(legal_of(&state, "labour").len(), 8);
    // Goblins first with a d8, Occultists last; no mana.
    play(&mut state, "labour magic 3", "d8=8; d4=4; d4=4");
    expect(&state, json!({"p1_m_worked": [false, true, true, true], "p1_proj_left": [6, 1], "p1_mana": 0}));
    assert_eq!(legal_of(&state, "labour"), [""; 0]);
}

// (R33)
#[test]
fn research_3_finished_work_is_owned() {
    let mut keys = channelling("4S 4S", 50);
    keys["p1_proj"] = json!(["to_arms", "regen"]);
    keys["p1_proj_left"] = json!([10, 8]);
    keys["p1_spells"] = json!([0, 0, 1, 0, 0, 0]);
    let mut state = scene("", keys);
    play(&mut state, "channel regen 1", "d8=8");
    expect(&state, json!({"p1_proj": ["to_arms"], "p1_proj_left": [10], "p1_spells": [0, 0, 2, 0, 0, 0]}));
    let keys = json!({"phase": "research", "p1_minions": "3C", "p1_proj": ["pit"], "p1_proj_left": [2], "p1_rooms": rooms("lair 6 gate shrine blacksmith 4")});
    let mut state = scene("", keys);
    play(&mut state, "labour pit 1", "d8=3");
    expect(&state, json!({"p1_proj": [], "p1_traps": [1, 0, 0, 0]}));
}

#[test]
fn research_4_next_or_a_spell() {
    let mut keys = channelling("2C", 20);
    keys["p1_spells"] = json!([1, 0, 0, 0, 0, 0]);
    let mut state = scene("", keys);
    assert_eq!(legal(&state), ["cast to_arms", "next"]);
    play(&mut state, "next", "");
    expect(&state, json!({"phase": "recruit"}));
}

#[test]
fn research_5_project_is_worked_on_twice() {
    let mut state = scene("", channelling("4S 4S:9:12", 50));
    play(&mut state, "channel regen 1", "d8=1");
    // A second time by another, whose rank changes nothing.
    play(&mut state, "channel regen 1", "d8=2");
    expect(&state, json!({"p1_proj_left": [9]}));
}
