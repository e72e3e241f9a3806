//! The turn card and the hero it calls.

use serde_json::json;
use underdeck_testkit::{expect, legal, play};

use crate::rules::scene::{get, luck_of, rooms, scene, text};

#[test]
fn hero_1_flip_or_a_spell() {
    let keys = json!({"phase": "hero", "turn": "JC", "p1_rooms": rooms("lair gate shrine"), "p1_mana": 12, "p1_spells": [1, 1, 1, 1, 1, 1]});
    assert_eq!(legal(&scene("", keys)), ["cast premonition", "cast summon_peon", "cast to_arms", "flip"]);
}

// (R55)
#[test]
fn hero_2_spent_turn_cards_begin_a_pass() {
    let mut state = scene("", json!({"phase": "hero", "turn": [], "turn_pass": 0}));
    play(&mut state, "flip", "turn: JC QH");
    expect(&state, json!({"turn_pass": 1, "turn_discard": ["JC"]}));
    assert_eq!(get(&state, "turn").as_array().unwrap().len(), 11);
    // The Monarch joins the last pass only.
    let mut state = scene("", json!({"phase": "hero", "turn": [], "turn_pass": 1}));
    play(&mut state, "flip", "turn: JC XR");
    expect(&state, json!({"turn_pass": 2}));
    assert!(text(&state, "turn").starts_with("XR"));
    let mut state = scene("monarch=false", json!({"phase": "hero", "turn": [], "turn_pass": 1}));
    play(&mut state, "flip", "turn: JC");
    assert_eq!(get(&state, "turn").as_array().unwrap().len(), 11);
    // In coop dealt alternately.
    let mut state = scene(
        "mode=coop",
        json!({"phase": "hero", "turn": [], "turn2": [], "turn_pass": 1, "active": 2, "to_move": 2}),
    );
    play(&mut state, "flip", "turn: JC QC KC JD QD KD JH QH KH JS QS KS XR");
    expect(
        &state,
        json!({"turn": ["JC", "KC", "QD", "JH", "KH", "QS", "XR"], "turn2": ["JD", "KD", "QH", "JS", "KS"], "turn_discard": ["QC"]}),
    );
    // A card left, and nothing is shuffled.
    let mut state = scene("", json!({"phase": "hero", "turn": "JS"}));
    assert_eq!(luck_of(&mut state, "flip", 1), [""; 0]);
}

#[test]
fn hero_3_coop_turns_from_its_own_pile() {
    let keys =
        |active: u8| json!({"phase": "hero", "turn": "JC QC", "turn2": "KC JS", "active": active, "to_move": active});
    let mut state = scene("mode=coop", keys(1));
    play(&mut state, "flip", "");
    expect(&state, json!({"turn": ["QC"], "turn2": ["KC", "JS"]}));
    let mut state = scene("mode=coop", keys(2));
    play(&mut state, "flip", "");
    expect(&state, json!({"turn": ["JC", "QC"], "turn2": ["JS"]}));
}

#[test]
fn hero_4_monarch_comes_with_his_rank() {
    let mut state = scene("turn_decks=5", json!({"phase": "hero", "turn": "XR JC", "turn_pass": 4}));
    play(&mut state, "flip", "");
    expect(&state, json!({"hero": "XR", "hero_rank": 10, "phase": "defend", "turn": ["JC"], "hero_cards": []}));
    assert!(!text(&state, "turn_discard").contains("XR"));
}

#[test]
fn hero_5_black_cards_call_nobody() {
    for card in ["QC", "KS"] {
        let mut state = scene("", json!({"phase": "hero", "turn": format!("{card} JD"), "main": "2H"}));
        play(&mut state, "flip", "");
        expect(&state, json!({"hero": null, "phase": "upkeep", "turn_no": 2}));
        assert!(text(&state, "turn_discard").contains(card) && text(&state, "main").starts_with("2H"));
    }
}

// (R44)
#[test]
fn hero_6_main_cards_are_drawn_until_a_hero_comes() {
    let mut state = scene("", json!({"phase": "hero", "turn": "QH JD", "main": "9S 5D AH 2C 7H 8H"}));
    play(&mut state, "flip", "");
    expect(
        &state,
        json!({"hero": "7H", "hero_rank": 7, "hero_cards": ["2C", "5D", "AH", "9S"], "phase": "defend", "discard": []}),
    );
    assert_eq!(get(&state, "main")[0], "8H");
    assert!(text(&state, "turn_discard").contains("QH"));
    let mut state = scene("", json!({"phase": "hero", "turn": "QD JD", "main": "9S 5D"}));
    play(&mut state, "flip", "");
    expect(&state, json!({"hero": "5D"}));
}
