//! The draft.

use serde_json::json;
use underdeck_testkit::{expect, legal, play};

use crate::rules::scene::{get, luck_of, scene, text, view};

fn hands(one: &str, two: &str) -> serde_json::Value {
    json!({"p1_hand": one, "p2_hand": two})
}

// (R72)
#[test]
fn draft_1_hands_are_dealt_to_player_1_first() {
    let mut keys = hands("2H 3H 4H 5H", "2D 3D 4D 5D");
    keys["main"] = json!("9S 8S 7S 6S 9H 8H 7H 6H");
    let mut state = scene("mode=draft", keys);
    expect(&state, json!({"to_move": 1}));
    play(&mut state, "pass", "");
    expect(&state, json!({"to_move": 2, "phase": "draft"}));
    play(&mut state, "pass", "");
    expect(&state, json!({"to_move": 1, "p1_hand": ["6S", "7S", "8S", "9S"], "p2_hand": ["6H", "7H", "8H", "9H"]}));
}

#[test]
fn draft_2_cards_suit_the_side() {
    let state = scene("mode=draft", hands("2C 3D 4H 5S", "6C 7D 8H 9S"));
    assert_eq!(legal(&state), ["recruit 2C", "recruit 5S"]);
    let state = scene("mode=draft hero_player=1", hands("2C 3D 4H 5S", "6C 7D 8H 9S"));
    assert_eq!(legal(&state), ["recruit 3D", "recruit 4H"]);
}

// (R72)
#[test]
fn draft_3_suiting_card_must_be_taken() {
    let mut state = scene("mode=draft", hands("2C 3D 4H 5H", "6C 7D 8H 9S"));
    assert_eq!(legal(&state), ["recruit 2C"]);
    play(&mut state, "recruit 2C", "");
    expect(&state, json!({"p1_m_kind": ["2C"], "to_move": 2}));
}

// (R72)
#[test]
fn draft_4_one_more_card_without_a_suiting_one() {
    let mut keys = hands("2D 3D 4H 5H", "6C 7D 8H 9S");
    keys["main"] = json!("6H");
    let mut state = scene("mode=draft", keys);
    assert_eq!(legal(&state), ["extra", "pass"]);
    play(&mut state, "extra", "");
    expect(&state, json!({"p1_hand": ["2D", "3D", "4H", "5H", "6H"], "to_move": 1}));
    assert_eq!(legal(&state), ["pass"]);
    // A minion on it must be taken.
    let mut keys = hands("2D 3D 4H 5H", "6C 7D 8H 9S");
    keys["main"] = json!("6S");
    let mut state = scene("mode=draft", keys);
    play(&mut state, "extra", "");
    assert_eq!(legal(&state), ["recruit 6S"]);
}

#[test]
fn draft_5_empty_deck_gives_no_card() {
    // An empty deck gives no extra card.
    let rest = "2C 3C 4C 5C 6C 7C 8C 9C TC 8D 9D TD 7H 8H 9H TH 2S 3S 4S 5S 6S 7S 8S 9S TS 6D 2H 3H";
    let sorted: underdeck_cards::CardSet = rest.parse().unwrap();
    let state =
        scene("mode=draft", json!({"p1_hand": "2D 3D 4H 5H", "p2_hand": "4D 5D 7D 6H", "discard": sorted.to_string()}));
    expect(&state, json!({"main": []}));
    assert_eq!(legal(&state), ["pass"]);
}

// (R73, R74)
#[test]
fn draft_6_minions_cost_and_eat_nothing() {
    let mut state = scene("mode=draft", hands("TS 3D 4H 5H", "6C 7D 8H 9S"));
    play(&mut state, "recruit TS", "");
    expect(
        &state,
        json!({"p1_m_rank": [10], "p1_m_pay": [9], "p1_m_food": [5], "p1_hand": ["3D", "4H", "5H", "TS"], "p1_food": 0}),
    );
    let mut state = scene("mode=draft hero_player=1", hands("TS 3D 4S 5S", "6C 7D 8H 9S"));
    play(&mut state, "recruit 3D", "");
    expect(&state, json!({"p1_m_kind": ["3D"], "p1_m_rank": [3], "p1_m_pay": [0], "p1_m_food": [0]}));
}

// (R75)
#[test]
fn draft_7_hands_are_discarded_and_remembered() {
    let mut keys = hands("2C 3D 4H 5H", "6C 7D 8H 9S");
    keys["to_move"] = json!(2);
    keys["discard"] = json!("9C 9D");
    keys["p1_seen"] = json!("9C");
    let mut state = scene("mode=draft", keys);
    play(&mut state, "recruit 6C", "");
    assert_eq!(text(&state, "discard"), "2C 6C 9C 3D 7D 9D 4H 5H 8H 9S");
    assert_eq!((text(&state, "p1_seen"), text(&state, "p2_seen")), ("2C 9C 3D 4H 5H".into(), "6C 7D 8H 9S".into()));
    expect(&state, json!({"turn_no": 2, "turn_pass": 0}));
}

#[test]
fn draft_8_pass_ends_with_too_few_cards() {
    // Seven cards are left after the hands: the pass ends.
    let left = "2S 3S 4S 5S 6S 7S 8S";
    let out: underdeck_cards::CardSet =
        "3C 4C 5C 7C 8C 9C TC 2D 4D 5D 6D 8D 9D TD 2H 3H 6H 7H 9H TH TS".parse().unwrap();
    let mut keys = hands("2C 3D 4H 5H", "6C 7D 8H 9S");
    keys["to_move"] = json!(2);
    keys["main"] = json!(left);
    keys["discard"] = json!(out.to_string());
    keys["turn_no"] = json!(4);
    let mut state = scene("mode=draft draft_decks=2", keys.clone());
    assert_eq!(luck_of(&mut state, "recruit 6C", 1), ["main"]);
    expect(
        &state,
        json!({"turn_pass": 1, "turn_no": 5, "discard": [], "p1_seen": [], "p2_seen": [], "phase": "draft"}),
    );
    assert_eq!(get(&state, "main").as_array().unwrap().len(), 28);
    // The last pass: the war begins, nothing is shuffled; nobody saw the last cards.
    let mut state = scene("mode=draft draft_decks=1", keys.clone());
    assert_eq!(luck_of(&mut state, "recruit 6C", 1), [""; 0]);
    expect(
        &state,
        json!({"turn_pass": 1, "turn_no": 4, "phase": "war", "main": [], "p2_seen": ["6C", "7D", "8H", "9S"]}),
    );
    assert_eq!(get(&state, "discard").as_array().unwrap().len(), 36);
    // Eight left: another deal.
    keys["main"] = json!(format!("{left} TS"));
    keys["discard"] = json!(out.to_string().replace(" TS", ""));
    let mut state = scene("mode=draft draft_decks=1", keys);
    play(&mut state, "recruit 6C", "");
    expect(&state, json!({"turn_pass": 0, "turn_no": 5, "main": [], "p2_hand": ["6S", "7S", "8S", "TS"]}));
    assert!(view(&state, 1).get("p1_seen").is_none());
}
