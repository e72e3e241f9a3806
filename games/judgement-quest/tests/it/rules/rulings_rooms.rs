//! Rulings on rooms.

use serde_json::json;
use underdeck_judgement_quest::State;
use underdeck_testkit::{refuse, start};

use crate::rules::scene::{act, key, legal_of, options, scene};
use crate::rules::state::refused;

#[test]
fn r29_the_first_wizard_entered_sells_spells() {
    let mut state = scene("put r3c5=6C r3c3=6S; seen all; gp 2; tasks 2D 3D 8D JD");
    act(&mut state, "go r3c3", "", json!({"pos": "r3c3", "prev": "r3c4", "wizard1": "r3c3"}));
    assert!(legal_of(&state, "buy").contains(&"buy healing".into()));
    act(&mut state, "go r3c4", "", json!({"pos": "r3c4", "prev": "r3c3"}));
    act(&mut state, "go r3c5", "", json!({"pos": "r3c5", "prev": "r3c4"}));
    assert_eq!(legal_of(&state, "buy"), ["buy amulet", "buy flask", "buy key", "buy shield"]);
}

/// (R29)
#[test]
fn option_11_the_first_wizard_seen_sells_spells() {
    let seen = "put r3c5=6C r3c3=6S; gp 2; tasks 2D 3D 8D JD; rulings first_wizard_seen";
    let mut state = scene(&format!("{seen}; wizard r3c5"));
    act(&mut state, "go r3c3", "", json!({"pos": "r3c3", "prev": "r3c4", "revealed": "+r2c3 r3c2 r4c3"}));
    assert_eq!(legal_of(&state, "buy"), ["buy amulet", "buy flask", "buy key", "buy shield"]);
    let mut chest = scene("put r3c5=7C r1c3=6C; at r3c5 from r3c4; rulings first_wizard_seen");
    act(&mut chest, "view r1c3", "", json!({"revealed": "+r1c3", "resolved": "+r3c5", "wizard1": "r1c3"}));
    // Two at once: north, east, south, west.
    let narrow = options(&[("first_wizard_seen", "true")]);
    let two = (0..).map(|seed| start::<State>(&narrow, seed)).find(|state| {
        let rooms = key(state, "rooms");
        let is_wizard =
            |n: usize| rooms[n].as_str().is_some_and(|card| card.starts_with('6') && card != "6D" && card != "6H");
        is_wizard(10) && is_wizard(18)
    });
    assert_eq!(key(&two.unwrap(), "wizard1"), "r2c4");
    refused(seen, "wizard1", json!(null));
}

#[test]
fn r30_wizards_sell_without_limit() {
    let mut spells = scene("put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 3");
    for gp in [2, 1, 0] {
        underdeck_testkit::play(&mut spells, "buy healing", "");
        underdeck_testkit::expect(&spells, json!({"gp": gp, "hp": 9 - gp}));
    }
    refuse(&spells, "buy healing");
    let mut items = scene("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 6; hp 2");
    underdeck_testkit::play(&mut items, "buy flask", "");
    underdeck_testkit::play(&mut items, "drink", "");
    underdeck_testkit::play(&mut items, "buy flask", "");
    underdeck_testkit::expect(&items, json!({"gp": 2, "hp": 5, "flask": true}));
}

#[test]
fn r31_crystal_and_fountain_wait_and_work_once() {
    let mut walk = scene("put r3c5=7C; seen r2c5 r4c5 r3c6");
    act(&mut walk, "go r3c5", "", json!({"pos": "r3c5", "prev": "r3c4"}));
    act(&mut walk, "go r3c4", "", json!({"pos": "r3c4", "prev": "r3c5"}));
    act(&mut walk, "go r3c5", "", json!({"pos": "r3c5", "prev": "r3c4"}));
    act(&mut walk, "view r1c3", "", json!({"revealed": "+r1c3", "resolved": "+r3c5"}));
    refuse(&walk, "view r1c4");
    assert!(legal_of(&scene("put r3c5=7C; at r3c5 from r3c4; seen all"), "view").is_empty());
    let mut water = scene("put r3c5=8C; at r3c5 from r3c4");
    underdeck_testkit::play(&mut water, "go r3c4", "");
    underdeck_testkit::play(&mut water, "go r3c5", "");
    underdeck_testkit::play(&mut water, "fountain", "d6=4");
    refuse(&water, "fountain");
}

#[test]
fn r32_items_are_never_held_twice() {
    for (roll, item) in [(3, "amulet"), (4, "key"), (5, "flask"), (6, "shield")] {
        let mut state = scene(&format!("seen r1c4 r2c3 r2c5; items {item}"));
        let entered = json!({"pos": "r2c4", "prev": "r3c4", "resolved": "+r2c4", "gp": 2});
        act(&mut state, "go r2c4", &format!("d6={roll}"), entered);
        let shop = scene(&format!("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 6; items {item}"));
        refuse(&shop, &format!("buy {item}"));
    }
    let mut key = scene("put r3c5=4C r3c3=4S; seen all; items key");
    underdeck_testkit::play(&mut key, "go r3c5", "");
    underdeck_testkit::play(&mut key, "go r3c4", "");
    act(&mut key, "go r3c3", "", json!({"pos": "r3c3", "prev": "r3c4", "resolved": "+r3c3"}));
}

#[test]
fn r33_a_door_is_unlocked_by_entering_it() {
    let mut state = scene("put r3c5=4C r3c3=4S; seen all; items key; tasks 2D 4D 8D JD; resolved r3c3");
    underdeck_testkit::expect(&state, json!({"done": [false, false, true, false]}));
    let entered = json!({"pos": "r3c5", "prev": "r3c4", "resolved": "+r3c5", "done": [false, true, true, false]});
    act(&mut state, "go r3c5", "", entered);
}

#[test]
fn r34_spells_work_at_any_distance() {
    let text = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 2; seen r3c1 r4c7; put r3c6=9C; tasks 2D 3D 8D JD";
    let mut state = scene(text);
    act(&mut state, "buy dissolving r3c1", "", json!({"gp": 1, "resolved": "+r3c1"}));
    act(&mut state, "buy disarming r4c7", "", json!({"gp": 0, "resolved": "+r4c7"}));
    let mut near = scene(text);
    refuse(&near, "go r3c6");
    underdeck_testkit::play(&mut near, "buy dissolving r3c6", "");
    act(&mut near, "go r3c6", "", json!({"pos": "r3c6", "prev": "r3c5", "revealed": "+r2c6 +r3c7 +r4c6"}));
}

#[test]
fn r35_ice_hurts_on_each_entry() {
    let text = "put r3c5=3C; seen r2c5 r4c5 r3c6";
    let mut state = scene(text);
    underdeck_testkit::play(&mut state, "go r3c5", "");
    act(&mut state, "go r3c4", "", json!({"pos": "r3c4", "prev": "r3c5"}));
    act(&mut state, "go r3c5", "", json!({"pos": "r3c5", "prev": "r3c4", "hp": 4}));
    // Buying the amulet beside the ice melts nothing.
    let mut shop = scene("put r3c5=6C r3c6=3C; at r3c5 from r3c4; wizard r1c5; seen r1c5 r2c6 r3c7 r4c6; gp 2");
    act(&mut shop, "buy amulet", "", json!({"gp": 0, "amulet": true}));
    act(&mut shop, "go r3c6", "", json!({"pos": "r3c6", "prev": "r3c5", "resolved": "+r3c6"}));
}

#[test]
fn r36_a_chest_is_opened_on_entering() {
    let mut state = scene("seen r1c4 r2c3 r2c5");
    underdeck_testkit::play(&mut state, "go r2c4", "d6=2");
    underdeck_testkit::expect(&state, json!({"phase": "explore", "gp": 1}));
}

#[test]
fn r37_a_shield_left_can_be_taken_later() {
    let mut state = scene("put r3c5=AS r3c3=JS; seen all; items shield; tasks 2D 3D 8D JD");
    act(&mut state, "go r3c5", "", json!({"pos": "r3c5", "prev": "r3c4"}));
    act(&mut state, "go r3c4", "", json!({"pos": "r3c4", "prev": "r3c5"}));
    underdeck_testkit::play(&mut state, "go r3c3", "d6=1");
    underdeck_testkit::play(&mut state, "shield", "");
    underdeck_testkit::play(&mut state, "retreat", "");
    act(&mut state, "go r3c5", "", json!({"pos": "r3c5", "prev": "r3c4", "shield": true, "resolved": "+r3c5"}));
}

#[test]
fn r38_gold_has_no_limit_and_there_is_no_debt() {
    let mut first = scene("seen all; items key; gp 1; tasks 2D 3D 8D JD");
    underdeck_testkit::play(&mut first, "go r2c4", "d6=4");
    underdeck_testkit::play(&mut first, "go r3c4", "");
    underdeck_testkit::play(&mut first, "go r4c4", "d6=4");
    underdeck_testkit::expect(&first, json!({"gp": 5}));
    refuse(&scene("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 1"), "buy key");
}
