//! Recruiting minions.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{legal_of, luck_of, rooms, scene};

// (R40)
#[test]
fn recruit_1_attempt_needs_gate_and_lair_once_a_turn() {
    let keys =
        |owned: &str, attempted: bool| json!({"phase": "recruit", "p1_rooms": rooms(owned), "attempted": attempted});
    assert_eq!(legal(&scene("", keys("lair gate", false))), ["attempt", "next"]);
    for (owned, attempted) in [("lair gate", true), ("lair", false)] {
        assert_eq!(legal(&scene("", keys(owned, attempted))), ["next"], "{owned}");
    }
    let mut state = scene("", keys("lair gate", false));
    play(&mut state, "attempt", "");
    expect(&state, json!({"attempted": true, "phase": "pick"}));
    play(&mut state, "done", "");
    assert_eq!(legal(&state), ["next"]);
}

#[test]
fn recruit_2_any_minion_can_be_banished() {
    let mut state = scene("", json!({"phase": "recruit", "p1_minions": "2C TS", "p1_gold": 3, "p1_food": 4}));
    assert_eq!(legal(&state), ["banish 1", "banish 2", "next"]);
    play(&mut state, "banish 1", "");
    expect(&state, json!({"p1_m_id": [2], "p1_gold": 3, "p1_food": 4, "phase": "recruit"}));
    assert_eq!(crate::rules::scene::get(&state, "p1_banished")[0], 1);
}

#[test]
fn recruit_3_has_its_spells_and_next() {
    let keys = json!({"phase": "recruit", "p1_rooms": rooms("lair gate shrine 3"), "p1_mana": 75, "p1_food": 12, "p1_spells": [1, 1, 1, 1, 1, 1]});
    assert_eq!(
        legal_of(&scene("", keys), "cast"),
        ["cast premonition", "cast summon_dragon", "cast summon_peon", "cast to_arms"]
    );
    let mut state = scene("", json!({"phase": "recruit", "turn": "JC"}));
    assert_eq!(luck_of(&mut state, "next", 1), [""; 0]);
    expect(&state, json!({"phase": "hero"}));
    let mut state = scene("mode=standard", json!({"phase": "recruit"}));
    assert_eq!(luck_of(&mut state, "next", 1), ["main"]);
    expect(&state, json!({"phase": "recruit", "to_move": 2}));
}

#[test]
fn attempt_1_each_gate_turns_three_cards() {
    let keys = json!({"phase": "recruit", "p1_rooms": rooms("lair gate 2"), "main": "9S 2H XB AC 2C 3D 4C"});
    let mut state = scene("", keys);
    play(&mut state, "attempt", "");
    expect(
        &state,
        json!({"revealed": ["AC", "2C", "3D", "2H", "9S", "XB"], "picks": 2, "resume": "recruit", "phase": "pick"}),
    );
}

// (R41)
#[test]
fn attempt_2_hires_minions_with_food_and_lair() {
    let keys =
        json!({"phase": "recruit", "p1_rooms": rooms("lair 3 gate 2"), "p1_food": 4, "main": "9S 2S 5C 3D 2C AC"});
    let mut state = scene("", keys);
    play(&mut state, "attempt", "");
    // Minions only, and those there is food for: 9S and 5C eat 4, 2C eats 1, 2S nothing.
    assert_eq!(legal_of(&state, "recruit"), ["recruit 2C", "recruit 2S", "recruit 5C", "recruit 9S"]);
    play(&mut state, "recruit 2C", "");
    expect(
        &state,
        json!({"p1_food": 3, "p1_m_kind": ["2C"], "p1_m_rank": [2], "p1_m_pay": [1], "p1_m_food": [1], "discard": ["2C"], "picks": 1}),
    );
    assert_eq!(legal_of(&state, "recruit"), ["recruit 2S"]);
    play(&mut state, "recruit 2S", "");
    // The second pick is the last.
    expect(&state, json!({"phase": "recruit", "picks": 0, "revealed": [], "resume": null}));
    // No lair free, nobody hired.
    let keys =
        json!({"phase": "recruit", "p1_rooms": rooms("lair gate"), "p1_minions": "2C", "p1_food": 9, "main": "2S"});
    let mut state = scene("", keys);
    play(&mut state, "attempt", "");
    assert_eq!(legal(&state), ["banish 1", "done"]);
}

// (R42)
#[test]
fn attempt_3_banishes_in_recruit_alone() {
    let keys = json!({"phase": "recruit", "p1_rooms": rooms("lair gate"), "p1_minions": "2C", "main": "2S"});
    let mut state = scene("", keys);
    play(&mut state, "attempt", "");
    play(&mut state, "banish 1", "");
    expect(&state, json!({"phase": "pick", "p1_m_id": []}));
    play(&mut state, "recruit 2S", "");
    expect(&state, json!({"p1_m_id": [1], "p1_m_kind": ["2S"]}));
    // Not in an attempt of another phase.
    let keys = json!({"phase": "hero", "turn": "JC", "p1_rooms": rooms("lair gate shrine"), "p1_minions": "2C", "p1_spells": [1, 0, 0, 0, 0, 0], "p1_mana": 10, "main": "2S"});
    let mut state = scene("", keys);
    play(&mut state, "cast to_arms", "");
    assert_eq!(legal(&state), ["done"]);
    refuse(&state, "banish 1");
}

#[test]
fn attempt_4_done_ends_it() {
    let mut state = scene("", json!({"phase": "recruit", "p1_rooms": rooms("lair gate"), "main": "2S 3S 4S"}));
    play(&mut state, "attempt", "");
    play(&mut state, "done", "");
    expect(&state, json!({"phase": "recruit"}));
}

#[test]
fn attempt_5_turned_cards_are_discarded() {
    let mut state =
        scene("", json!({"phase": "recruit", "p1_rooms": rooms("lair gate"), "main": "2S 3S 4S", "discard": "2D"}));
    play(&mut state, "attempt", "");
    play(&mut state, "done", "");
    expect(&state, json!({"revealed": [], "discard": ["2D", "2S", "3S", "4S"], "resume": null, "picks": 0}));
}
