//! The draft.

use crate::rules::scene::{Scene, luck_of, view};

fn hands(one: &str, two: &str) -> String {
    format!("p1_hand {one}; p2_hand {two}; mode draft")
}

// (R72)
#[test]
fn draft_1_hands_are_dealt_to_player_1_first() {
    let mut state = Scene::new(hands("2H 3H 4H 5H", "2D 3D 4D 5D") + "; main 9S 8S 7S 6S 9H 8H 7H 6H");
    state.is("to_move 1");
    state.play("pass").is("to_move 2; phase draft");
    state.play("pass").is("to_move 1; p1_hand 6S 7S 8S 9S; p2_hand 6H 7H 8H 9H");
}

#[test]
fn draft_2_cards_suit_the_side() {
    let state = Scene::new(hands("2C 3D 4H 5S", "6C 7D 8H 9S"));
    assert_eq!(state.legal(""), ["recruit 2C", "recruit 5S"]);
    let state = Scene::new(hands("2C 3D 4H 5S", "6C 7D 8H 9S") + "; hero_player 1");
    assert_eq!(state.legal(""), ["recruit 3D", "recruit 4H"]);
}

// (R72)
#[test]
fn draft_3_suiting_card_must_be_taken() {
    let mut state = Scene::new(hands("2C 3D 4H 5H", "6C 7D 8H 9S"));
    assert_eq!(state.legal(""), ["recruit 2C"]);
    state.play("recruit 2C").is("p1_m_kind 2C; to_move 2");
}

// (R72)
#[test]
fn draft_4_one_more_card_without_a_suiting_one() {
    let mut state = Scene::new(hands("2D 3D 4H 5H", "6C 7D 8H 9S") + "; main 6H");
    assert_eq!(state.legal(""), ["extra", "pass"]);
    state.play("extra").is("p1_hand 2D 3D 4H 5H 6H; to_move 1");
    assert_eq!(state.legal(""), ["pass"]);
    // A minion on it must be taken.
    let mut state = Scene::new(hands("2D 3D 4H 5H", "6C 7D 8H 9S") + "; main 6S");
    state.play("extra");
    assert_eq!(state.legal(""), ["recruit 6S"]);
}

#[test]
fn draft_5_empty_deck_gives_no_card() {
    // An empty deck gives no extra card.
    let mut state = Scene::new(hands("2D 3D 4H 5H", "4D 5D 7D 6H") + "; rest discard");
    state.is("main");
    assert_eq!(state.legal(""), ["pass"]);
}

// (R73, R74)
#[test]
fn draft_6_minions_cost_and_eat_nothing() {
    let mut state = Scene::new(hands("TS 3D 4H 5H", "6C 7D 8H 9S"));
    state.play("recruit TS").is("p1_m_rank 10; p1_m_pay 9; p1_m_food 5; p1_hand 3D 4H 5H TS; p1_food 0");
    let mut state = Scene::new(hands("TS 3D 4S 5S", "6C 7D 8H 9S") + "; hero_player 1");
    state.play("recruit 3D").is("p1_m_kind 3D; p1_m_rank 3; p1_m_pay 0; p1_m_food 0");
}

// (R75)
#[test]
fn draft_7_hands_are_discarded_and_remembered() {
    let mut state = Scene::new(hands("2C 3D 4H 5H", "6C 7D 8H 9S") + "; to_move 2; discard 9C 9D; p1_seen 9C");
    state.play("recruit 6C");
    assert_eq!(state.text("discard"), "2C 6C 9C 3D 7D 9D 4H 5H 8H 9S");
    assert_eq!((state.text("p1_seen"), state.text("p2_seen")), ("2C 9C 3D 4H 5H".into(), "6C 7D 8H 9S".into()));
    state.is("turn_no 2; turn_pass 0");
}

#[test]
fn draft_8_pass_ends_with_too_few_cards() {
    // Seven cards are left after the hands: the pass ends.
    let keys = hands("2C 3D 4H 5H", "6C 7D 8H 9S") + "; to_move 2; turn_no 4; rest discard";
    let left = "main 2S 3S 4S 5S 6S 7S 8S";
    let mut state = Scene::new(format!("{keys}; draft_decks 2; {left}"));
    assert_eq!(luck_of(&mut state, "recruit 6C", 1), ["main"]);
    state.is("turn_pass 1; turn_no 5; discard; p1_seen; p2_seen; phase draft");
    assert_eq!(state.key("main").as_array().unwrap().len(), 28);
    // The last pass: the war begins, nothing is shuffled; no seat saw the last cards.
    let mut state = Scene::new(format!("{keys}; draft_decks 1; {left}"));
    assert_eq!(luck_of(&mut state, "recruit 6C", 1), [""; 0]);
    state.is("turn_pass 1; turn_no 4; phase war; main; p2_seen 6C 7D 8H 9S");
    assert_eq!(state.key("discard").as_array().unwrap().len(), 36);
    // Eight left: another deal.
    let mut state = Scene::new(format!("{keys}; draft_decks 1; {left} TS"));
    state.play("recruit 6C").is("turn_pass 0; turn_no 5; main; p2_hand 6S 7S 8S TS");
    assert!(view(&state, 1).get("p1_seen").is_none());
}
