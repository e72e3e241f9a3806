//! Training.

use crate::rules::scene::Scene;

// (R24)
#[test]
fn train_1_one_minion_for_four_rooms() {
    let keys =
        |training: u8| format!("train; p1_minions 2C TC 9S 5C:6:3+; p1_rooms lair 4 gate shrine training {training}");
    // Not the one of rank 10, nor the one trained this turn.
    assert_eq!(Scene::new(keys(8)).legal(""), ["next", "train 1", "train 3"]);
    // One was trained already: seven rooms are for one only.
    assert_eq!(Scene::new(keys(7)).legal(""), ["next"]);
    assert_eq!(Scene::new(keys(3)).legal(""), ["next"]);
}

// (R24)
#[test]
fn train_2_rank_and_pay_rise() {
    let mut state = Scene::new("train; p1_minions 2C 9S; p1_rooms lair 4 gate shrine training 8");
    state
        .play_on("train 2", "d8=7")
        .is("p1_m_rank 2 10; p1_m_pay 1 15; p1_m_trains 0 1; p1_m_trained false true; p1_m_food 1 4");
    state.refuses("train 2");
    state.play_on("train 1", "d8=1");
    assert_eq!(state.legal(""), ["next"]);
}

#[test]
fn train_3_next_or_a_spell() {
    let mut state = Scene::new(
        "train; p1_rooms lair gate shrine 2 training 4; p1_mana 50; \
            p1_spells to_arms summon_peon regen premonition power_strike summon_dragon",
    );
    assert_eq!(state.legal("train"), [""; 0]);
    assert_eq!(state.legal(""), ["cast summon_peon", "cast to_arms", "next"]);
    state.play("next").is("phase research");
}
