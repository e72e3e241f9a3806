//! The draft.

use crate::rules::scene::{Scene, luck_of, view};

fn hands(one: &str, two: &str) -> String {
    format!("p1_hand {one}; p2_hand {two}")
}

// (R72)
#[test]
fn draft_1_hands_are_dealt_to_player_1_first() {
    let keys = hands("2H 3H 4H 5H", "2D 3D 4D 5D") + "; main 9S 8S 7S 6S 9H 8H 7H 6H";
    let mut state = Scene::new(format!("{keys}; mode draft"));
    state.is("to_move 1");
    state.play("pass").is("to_move 2; phase draft");
    state.play("pass").is("to_move 1; p1_hand 6S 7S 8S 9S; p2_hand 6H 7H 8H 9H");
}

#[test]
fn draft_2_cards_suit_the_side() {
    let state = Scene::new(format!("{}; mode draft", hands("2C 3D 4H 5S", "6C 7D 8H 9S")));
    assert_eq!(state.legal(""), ["recruit 2C", "recruit 5S"]);
    let state = Scene::new(format!("{}; mode draft; hero_player 1", hands("2C 3D 4H 5S", "6C 7D 8H 9S")));
    assert_eq!(state.legal(""), ["recruit 3D", "recruit 4H"]);
}

// (R72)
#[test]
fn draft_3_suiting_card_must_be_taken() {
    let mut state = Scene::new(format!("{}; mode draft", hands("2C 3D 4H 5H", "6C 7D 8H 9S")));
    assert_eq!(state.legal(""), ["recruit 2C"]);
    state.play("recruit 2C").is("p1_m_kind 2C; to_move 2");
}

// (R72)
#[test]
fn draft_4_one_more_card_without_a_suiting_one() {
    let keys = hands("2D 3D 4H 5H", "6C 7D 8H 9S") + "; main 6H";
    let mut state = Scene::new(format!("{keys}; mode draft"));
    assert_eq!(state.legal(""), ["extra", "pass"]);
    state.play("extra").is("p1_hand 2D 3D 4H 5H 6H; to_move 1");
    assert_eq!(state.legal(""), ["pass"]);
    // A minion on it must be taken.
    let keys = hands("2D 3D 4H 5H", "6C 7D 8H 9S") + "; main 6S";
    let mut state = Scene::new(format!("{keys}; mode draft"));
    state.play("extra");
    assert_eq!(state.legal(""), ["recruit 6S"]);
}

#[test]
fn draft_5_empty_deck_gives_no_card() {
    // An empty deck gives no extra card.
    let rest = "2C 3C 4C 5C 6C 7C 8C 9C TC 8D 9D TD 7H 8H 9H TH 2S 3S 4S 5S 6S 7S 8S 9S TS 6D 2H 3H";
    let sorted: underdeck_cards::CardSet = rest.parse().unwrap();
    let mut state = Scene::new(format!("p1_hand 2D 3D 4H 5H; p2_hand 4D 5D 7D 6H; discard {}; mode draft", sorted));
    state.is("main");
    assert_eq!(state.legal(""), ["pass"]);
}

// (R73, R74)
#[test]
fn draft_6_minions_cost_and_eat_nothing() {
    let mut state = Scene::new(format!("{}; mode draft", hands("TS 3D 4H 5H", "6C 7D 8H 9S")));
    state.play("recruit TS").is("p1_m_rank 10; p1_m_pay 9; p1_m_food 5; p1_hand 3D 4H 5H TS; p1_food 0");
    let mut state = Scene::new(format!("{}; mode draft; hero_player 1", hands("TS 3D 4S 5S", "6C 7D 8H 9S")));
    state.play("recruit 3D").is("p1_m_kind 3D; p1_m_rank 3; p1_m_pay 0; p1_m_food 0");
}

// (R75)
#[test]
fn draft_7_hands_are_discarded_and_remembered() {
    let keys = hands("2C 3D 4H 5H", "6C 7D 8H 9S") + "; to_move 2; discard 9C 9D; p1_seen 9C";
    let mut state = Scene::new(format!("{keys}; mode draft"));
    state.play("recruit 6C");
    assert_eq!(state.text("discard"), "2C 6C 9C 3D 7D 9D 4H 5H 8H 9S");
    assert_eq!((state.text("p1_seen"), state.text("p2_seen")), ("2C 9C 3D 4H 5H".into(), "6C 7D 8H 9S".into()));
    state.is("turn_no 2; turn_pass 0");
}

#[test]
fn draft_8_pass_ends_with_too_few_cards() {
    // Seven cards are left after the hands: the pass ends.
    let left = "2S 3S 4S 5S 6S 7S 8S";
    let out: underdeck_cards::CardSet =
        "3C 4C 5C 7C 8C 9C TC 2D 4D 5D 6D 8D 9D TD 2H 3H 6H 7H 9H TH TS".parse().unwrap();
    let mut keys = hands("2C 3D 4H 5H", "6C 7D 8H 9S") + &format!("; to_move 2; main {left}");
    keys += &format!("; discard {}", out);
    keys += "; turn_no 4";
    let mut state = Scene::new(format!("{}; mode draft; draft_decks 2", keys.clone()));
    assert_eq!(luck_of(&mut state, "recruit 6C", 1), ["main"]);
    state.is("turn_pass 1; turn_no 5; discard; p1_seen; p2_seen; phase draft");
    assert_eq!(state.key("main").as_array().unwrap().len(), 28);
    // The last pass: the war begins, nothing is shuffled; nobody saw the last cards.
    let mut state = Scene::new(format!("{}; mode draft; draft_decks 1", keys.clone()));
    assert_eq!(luck_of(&mut state, "recruit 6C", 1), [""; 0]);
    state.is("turn_pass 1; turn_no 4; phase war; main; p2_seen 6C 7D 8H 9S");
    assert_eq!(state.key("discard").as_array().unwrap().len(), 36);
    // Eight left: another deal.
    keys += &format!("; main {left} TS");
    keys += &format!("; discard {}", out.to_string().replace(" TS", ""));
    let mut state = Scene::new(format!("{keys}; mode draft; draft_decks 1"));
    state.play("recruit 6C").is("turn_pass 0; turn_no 5; main; p2_hand 6S 7S 8S TS");
    assert!(view(&state, 1).get("p1_seen").is_none());
}
