//! Recruiting minions.

use crate::rules::scene::{Scene, luck_of};

// (R40)
#[test]
fn recruit_1_attempt_needs_gate_and_lair_once_a_turn() {
    let keys = |owned: &str, attempted: bool| format!("recruit; p1_rooms {owned}; attempted {attempted}");
    assert_eq!(Scene::new(keys("lair gate", false)).legal(""), ["attempt", "next"]);
    for (owned, attempted) in [("lair gate", true), ("lair", false)] {
        assert_eq!(Scene::new(keys(owned, attempted)).legal(""), ["next"], "{owned}");
    }
    let mut state = Scene::new(keys("lair gate", false));
    state.play("attempt").is("attempted; phase pick");
    state.play("done");
    assert_eq!(state.legal(""), ["next"]);
}

#[test]
fn recruit_2_any_minion_can_be_banished() {
    let mut state = Scene::new("recruit; p1_minions 2C TS; p1_gold 3; p1_food 4");
    assert_eq!(state.legal(""), ["banish 1", "banish 2", "next"]);
    state.play("banish 1").is("p1_m_id 2; p1_gold 3; p1_food 4; phase recruit; p1_banished 2C");
}

#[test]
fn recruit_3_has_its_spells_and_next() {
    let keys = "recruit; p1_rooms lair gate shrine 3; p1_mana 75; p1_food 12; \
        p1_spells to_arms summon_peon regen premonition power_strike summon_dragon";
    assert_eq!(
        Scene::new(keys).legal("cast"),
        ["cast premonition", "cast summon_dragon", "cast summon_peon", "cast to_arms"]
    );
    let mut state = Scene::new("recruit; turn JC");
    assert_eq!(luck_of(&mut state, "next", 1), [""; 0]);
    state.is("phase hero");
    let mut state = Scene::new("recruit; mode standard");
    assert_eq!(luck_of(&mut state, "next", 1), ["main"]);
    state.is("phase recruit; to_move 2");
}

#[test]
fn attempt_1_each_gate_turns_three_cards() {
    let mut state = Scene::new("recruit; p1_rooms lair gate 2; main 9S 2H XB AC 2C 3D 4C");
    state.play("attempt").is("revealed AC 2C 3D 2H 9S XB; picks 2; resume recruit; phase pick");
}

// (R41)
#[test]
fn attempt_2_hires_minions_with_food_and_lair() {
    let mut state = Scene::new("recruit; p1_rooms lair 3 gate 2; p1_food 4; main 9S 2S 5C 3D 2C AC");
    state.play("attempt");
    // Minions only, and those there is food for: 9S and 5C eat 4, 2C eats 1, 2S nothing.
    assert_eq!(state.legal("recruit"), ["recruit 2C", "recruit 2S", "recruit 5C", "recruit 9S"]);
    state.play("recruit 2C").is("p1_food 3; p1_m_kind 2C; p1_m_rank 2; p1_m_pay 1; p1_m_food 1; discard 2C; picks 1");
    assert_eq!(state.legal("recruit"), ["recruit 2S"]);
    state.play("recruit 2S");
    // The second pick is the last.
    state.is("phase recruit; picks 0; revealed; resume null");
    // No lair free, no minion hired.
    let mut state = Scene::new("recruit; p1_rooms lair gate; p1_minions 2C; p1_food 9; main 2S");
    state.play("attempt");
    assert_eq!(state.legal(""), ["banish 1", "done"]);
}

// (R42)
#[test]
fn attempt_3_banishes_in_recruit_alone() {
    let mut state = Scene::new("recruit; p1_rooms lair gate; p1_minions 2C; main 2S");
    state.play("attempt").play("banish 1").is("phase pick; p1_m_id");
    state.play("recruit 2S").is("p1_m_id 1; p1_m_kind 2S");
    // Not in an attempt of another phase.
    let mut state =
        Scene::new("hero; turn JC; p1_rooms lair gate shrine; p1_minions 2C; p1_spells to_arms; p1_mana 10; main 2S");
    state.play("cast to_arms");
    assert_eq!(state.legal(""), ["done"]);
    state.refuses("banish 1");
}

#[test]
fn attempt_4_done_ends_it() {
    let mut state = Scene::new("recruit; p1_rooms lair gate; main 2S 3S 4S");
    state.play("attempt").play("done").is("phase recruit");
}

#[test]
fn attempt_5_turned_cards_are_discarded() {
    let mut state = Scene::new("recruit; p1_rooms lair gate; main 2S 3S 4S; discard 2D");
    state.play("attempt").play("done").is("revealed; discard 2D 2S 3S 4S; resume null; picks 0");
}
