//! Training.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{legal_of, rooms, scene};

// (R24)
#[test]
fn train_1_one_minion_for_four_rooms() {
    let keys = |training: u8| json!({"phase": "train", "p1_minions": "2C TC 9S 5C:6:3+", "p1_rooms": rooms(&format!("lair 4 gate shrine training {training}"))});
    // Not the one of rank 10, nor the one trained this turn.
    assert_eq!(legal(&scene("", keys(8))), ["next", "train 1", "train 3"]);
    // One was trained already: seven rooms are for one only.
    assert_eq!(legal(&scene("", keys(7))), ["next"]);
    assert_eq!(legal(&scene("", keys(3))), ["next"]);
}

// (R24)
#[test]
fn train_2_rank_and_pay_rise() {
    let keys = json!({"phase": "train", "p1_minions": "2C 9S", "p1_rooms": rooms("lair 4 gate shrine training 8")});
    let mut state = scene("", keys);
    play(&mut state, "train 2", "d8=7");
    expect(
        &state,
        json!({"p1_m_rank": [2, 10], "p1_m_pay": [1, 15], "p1_m_trains": [0, 1], "p1_m_trained": [false, true], "p1_m_food": [1, 4]}),
    );
    refuse(&state, "train 2");
    play(&mut state, "train 1", "d8=1");
    assert_eq!(legal(&state), ["next"]);
}

#[test]
fn train_3_next_or_a_spell() {
    let keys = json!({"phase": "train", "p1_rooms": rooms("lair gate shrine 2 training 4"), "p1_mana": 50, "p1_spells": [1, 1, 1, 1, 1, 1]});
    let mut state = scene("", keys);
    assert_eq!(legal_of(&state, "train"), [""; 0]);
    assert_eq!(legal(&state), ["cast summon_peon", "cast to_arms", "next"]);
    play(&mut state, "next", "");
    expect(&state, json!({"phase": "research"}));
}
