//! Upkeep and shortfall.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{rooms, scene};

#[test]
fn upkeep_1_farms_roll_two_dice_each() {
    let mut state = scene("", json!({"phase": "upkeep", "p1_rooms": rooms("farm 2"), "p1_food": 3}));
    play(&mut state, "collect", "d6=1; d6=2; d6=3; d6=4");
    expect(&state, json!({"p1_food": 13, "phase": "dig"}));
}

#[test]
fn upkeep_2_all_are_paid_and_fed() {
    // An Orc and a Skeleton: pay 4, food 4.
    let keys = json!({"phase": "upkeep", "p1_minions": "5C 2S", "p1_gold": 4, "p1_food": 2});
    let mut state = scene("", keys);
    play(&mut state, "collect", "d6=1; d6=1");
    expect(&state, json!({"p1_gold": 0, "p1_food": 0, "phase": "dig", "p1_m_id": [1, 2]}));
}

// (R9)
#[test]
fn upkeep_3_nothing_is_paid_in_part() {
    for (gold, food) in [(3, 20), (20, 0)] {
        let mut state = scene("", json!({"phase": "upkeep", "p1_minions": "5C 2S", "p1_gold": gold, "p1_food": food}));
        play(&mut state, "collect", "d6=1; d6=2");
        // Nothing is paid in part.
        expect(&state, json!({"phase": "shortfall", "p1_gold": gold, "p1_food": food + 3}));
    }
}

// (R12, R13)
#[test]
fn upkeep_4_spells_come_before_the_harvest() {
    let keys = json!({"phase": "upkeep", "p1_rooms": rooms("lair gate shrine"), "p1_spells": [1, 0, 0, 0, 0, 0], "p1_mana": 10,
        "p1_food": 1, "p1_gold": 5, "main": "2C AH 3H"});
    let mut state = scene("", keys);
    assert_eq!(legal(&state), ["cast to_arms", "collect"]);
    play(&mut state, "cast to_arms", "");
    play(&mut state, "recruit 2C", "");
    expect(&state, json!({"phase": "upkeep", "p1_food": 0, "attempted": false}));
    play(&mut state, "collect", "d6=1; d6=1");
    expect(&state, json!({"p1_gold": 4, "p1_food": 1}));
}

// (R10)
#[test]
fn shortfall_1_highest_present_rank_goes() {
    let keys = json!({"phase": "shortfall", "p1_minions": "5C 5S 2C 4C:5:9", "p1_gold": 2, "p1_food": 0});
    let state = scene("", keys);
    // The highest present rank: training counts.
    assert_eq!(legal(&state), ["banish 1", "banish 2", "banish 4"]);
    refuse(&state, "banish 3");
}

#[test]
fn shortfall_2_settles_again_after_each() {
    // A Lich at 9 gold and 5 food, a Bat at 1 and 1.
    let mut state = scene("", json!({"phase": "shortfall", "p1_minions": "TS 2C", "p1_gold": 1, "p1_food": 1}));
    play(&mut state, "banish 1", "");
    expect(&state, json!({"phase": "dig", "p1_gold": 0, "p1_food": 0, "p1_m_id": [2]}));
    assert_eq!(crate::rules::scene::get(&state, "p1_banished")[17], 1);
    let mut state = scene("", json!({"phase": "shortfall", "p1_minions": "TS 2C"}));
    play(&mut state, "banish 1", "");
    expect(&state, json!({"phase": "shortfall"}));
    play(&mut state, "banish 2", "");
    expect(&state, json!({"phase": "dig", "p1_m_id": []}));
}
