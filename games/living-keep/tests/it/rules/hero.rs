//! The turn card and the hero it calls.

use crate::rules::scene::{Scene, luck_of};

#[test]
fn hero_1_flip_or_a_spell() {
    assert_eq!(
        Scene::new(
            "hero; turn JC; p1_rooms lair gate shrine; p1_mana 12; \
        p1_spells to_arms summon_peon regen premonition power_strike summon_dragon"
        )
        .legal(""),
        ["cast premonition", "cast summon_peon", "cast to_arms", "flip"]
    );
}

// (R55)
#[test]
fn hero_2_spent_turn_cards_begin_a_pass() {
    let mut state = Scene::new("hero; turn; turn_pass 0");
    state.play_on("flip", "turn: JC QH").is("turn_pass 1; turn_discard JC");
    assert_eq!(state.key("turn").as_array().unwrap().len(), 11);
    // The Monarch joins the last pass only.
    let mut state = Scene::new("hero; turn; turn_pass 1");
    state.play_on("flip", "turn: JC XR").is("turn_pass 2");
    assert!(state.text("turn").starts_with("XR"));
    let mut state = Scene::new("hero; turn; turn_pass 1; monarch false");
    state.play_on("flip", "turn: JC");
    assert_eq!(state.key("turn").as_array().unwrap().len(), 11);
    // In coop dealt alternately.
    let mut state = Scene::new("hero; turn; turn2; turn_pass 1; active 2; to_move 2; mode coop");
    state
        .play_on("flip", "turn: JC QC KC JD QD KD JH QH KH JS QS KS XR")
        .is("turn JC KC QD JH KH QS XR; turn2 JD KD QH JS KS; turn_discard QC");
    // A card left, and nothing is shuffled.
    let mut state = Scene::new("hero; turn JS");
    assert_eq!(luck_of(&mut state, "flip", 1), [""; 0]);
}

#[test]
fn hero_3_coop_turns_from_its_own_pile() {
    let keys = |active: u8| format!("hero; turn JC QC; turn2 KC JS; active {active}; to_move {active}");
    let mut state = Scene::new(keys(1) + "; mode coop");
    state.play("flip").is("turn QC; turn2 KC JS");
    let mut state = Scene::new(keys(2) + "; mode coop");
    state.play("flip").is("turn JC QC; turn2 JS");
}

#[test]
fn hero_4_monarch_comes_with_his_rank() {
    let mut state = Scene::new("hero; turn XR JC; turn_pass 4; turn_decks 5");
    state.play("flip").is("hero XR; hero_rank 10; phase defend; turn JC; hero_cards");
    assert!(!state.text("turn_discard").contains("XR"));
}

#[test]
fn hero_5_black_cards_call_no_hero() {
    for card in ["QC", "KS"] {
        let mut state = Scene::new(format!("hero; turn {card} JD; main 2H"));
        state.play("flip").is("hero null; phase upkeep; turn_no 2");
        assert!(state.text("turn_discard").contains(card) && state.text("main").starts_with("2H"));
    }
}

// (R44)
#[test]
fn hero_6_main_cards_are_drawn_until_a_hero_comes() {
    let mut state = Scene::new("hero; turn QH JD; main 9S 5D AH 2C 7H 8H");
    state.play("flip").is("hero 7H; hero_rank 7; hero_cards 2C 5D AH 9S; phase defend; discard");
    assert_eq!(state.key("main")[0], "8H");
    assert!(state.text("turn_discard").contains("QH"));
    let mut state = Scene::new("hero; turn QD JD; main 9S 5D");
    state.play("flip").is("hero 5D");
}
