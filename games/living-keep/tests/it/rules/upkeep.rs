//! Upkeep and shortfall.

use crate::rules::scene::Scene;

#[test]
fn upkeep_1_farms_roll_two_dice_each() {
    let mut state = Scene::new("upkeep; p1_rooms farm 2; p1_food 3");
    state.play_on("collect", "d6=1; d6=2; d6=3; d6=4").is("p1_food 13; phase dig");
}

#[test]
fn upkeep_2_all_are_paid_and_fed() {
    // An Orc and a Skeleton: pay 4, food 4.
    let mut state = Scene::new("upkeep; p1_minions 5C 2S; p1_gold 4; p1_food 2");
    state.play_on("collect", "d6=1; d6=1").is("p1_gold 0; p1_food 0; phase dig; p1_m_id 1 2");
}

// (R9)
#[test]
fn upkeep_3_nothing_is_paid_in_part() {
    for (gold, food) in [(3, 20), (20, 0)] {
        let mut state = Scene::new(format!("upkeep; p1_minions 5C 2S; p1_gold {gold}; p1_food {food}"));
        state.play_on("collect", "d6=1; d6=2");
        // Nothing is paid in part.
        state.is(format!("phase shortfall; p1_gold {gold}; p1_food {}", food + 3));
    }
}

// (R12, R13)
#[test]
fn upkeep_4_spells_come_before_the_harvest() {
    let mut state = Scene::new(
        "upkeep; p1_rooms lair gate shrine; p1_spells to_arms; p1_mana 10; p1_food 1; p1_gold 5; main 2C AH 3H",
    );
    assert_eq!(state.legal(""), ["cast to_arms", "collect"]);
    state.play("cast to_arms").play("recruit 2C").is("phase upkeep; p1_food 0; attempted false");
    state.play_on("collect", "d6=1; d6=1").is("p1_gold 4; p1_food 1");
}

// (R10)
#[test]
fn shortfall_1_highest_present_rank_goes() {
    let state = Scene::new("shortfall; p1_minions 5C 5S 2C 4C:5:9; p1_gold 2; p1_food 0");
    // The highest present rank: training counts.
    assert_eq!(state.legal(""), ["banish 1", "banish 2", "banish 4"]);
    state.refuses("banish 3");
}

#[test]
fn shortfall_2_settles_again_after_each() {
    // A Lich at 9 gold and 5 food, a Bat at 1 and 1.
    let mut state = Scene::new("shortfall; p1_minions TS 2C; p1_gold 1; p1_food 1");
    state.play("banish 1").is("phase dig; p1_gold 0; p1_food 0; p1_m_id 2; p1_banished TS");
    let mut state = Scene::new("shortfall; p1_minions TS 2C");
    state.play("banish 1").is("phase shortfall");
    state.play("banish 2").is("phase dig; p1_m_id");
}
