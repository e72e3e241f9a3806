//! Descending.

use serde_json::json;
use underdeck_cards::Card;
use underdeck_game::{Chance, Die, Play as _, Recording};

use crate::rules::scene::Scene;

const STAIRS: &str = "turn; turns 8; rune; at r1c1; map r1c1=KS! r1c2=4S~ r2c1=5S";
const HELD: &str = "2H 3H 4H 5H 6H 7H 8H 9H JH QH AS 2S 3S 6S 7S 8S 9S JS";

#[test]
fn descend_1_deck_and_discard_become_the_map() {
    let mut state = Scene::new(format!("{STAIRS}; hand {HELD}; deck AH TH QS; discard KH TS"));
    state.play_on("descend", "map: TS QS KH; deck: 5S").is("map r1c1=TS r1c2=AH r2c1=QS r2c2=TH r3c1=KH");
    state.is("map_pool AH TH KH TS QS");
}

#[test]
fn descend_2_map_becomes_the_unknown_deck() {
    let mut state = Scene::new(format!("{STAIRS}; hand {HELD}; deck AH TH QS; discard KH TS"));
    state.play_on("descend", "map: TS; deck: 5S KS").becomes(
        "phase stand; floor 2; deck 5S KS 4S; \
        map r1c1=TS r1c2=KH r2c1=AH r2c2=QS r3c1=TH; token null; discard; rune false; map_pool +AH +TH +KH +TS +QS",
    );
    // Both shuffles happen whatever their size.
    let mut lone = Scene::new(
        "turn; rune; at r1c1; map r1c1=KS!; hand AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH AS 2S 3S 4S 5S 6S 7S 8S 9S JS QS \
            TH; discard TS",
    );
    lone.play_on("descend", "map: TS; deck: KS")
        .becomes("phase stand; floor 2; deck KS; map r1c1=TS; token null; discard; rune false; map_pool TS");
}

/// Luck that turns every shuffle's pile upside down.
struct Reversed;

impl Chance for Reversed {
    fn shuffle(&mut self, _: &'static str, cards: &mut [Card]) {
        assert!(cards.is_sorted(), "a shuffle is handed its cards in canonical order");
        cards.reverse();
    }

    fn roll(&mut self, _: Die) -> u8 {
        panic!("there are no dice")
    }
}

#[test]
fn both_shuffles_are_reported_in_full() {
    for (hand, discard, dealt) in [("", "KH TS", "QS TS KH TH AH"), (" AH TH QS KH TS", "", "")] {
        let deck = if hand.is_empty() { "AH TH QS" } else { "" };
        let mut state = Scene::new(format!("{STAIRS}; hand {HELD}{hand}; deck {deck}; discard {discard}"));
        let mut luck = Recording::new(Reversed);
        (*state).play("descend".parse().unwrap(), &mut luck).unwrap();
        let told = json!([
            {"shuffle": "map", "order": dealt.split_whitespace().collect::<Vec<_>>()},
            {"shuffle": "deck", "order": ["KS", "5S", "4S"]},
        ]);
        assert_eq!(serde_json::to_value(&luck.events).unwrap(), told);
    }
}

#[test]
fn descend_3_floor_rises_and_hand_stays() {
    let mut state = Scene::new(format!("{STAIRS}; hand {HELD} TH; deck AH QS; discard KH TS"));
    state.play_on("descend", "map: TS; deck: 5S").becomes(
        "phase stand; floor 2; deck 5S 4S KS; \
        map r1c1=TS r1c2=QS r2c1=AH r3c1=KH; token null; discard; rune false; map_pool AH KH TS QS",
    );
    assert_eq!(state.key("hand").as_array().unwrap().len(), 19);
}

#[test]
fn descend_4_empty_map_loses() {
    let mut state = Scene::new(format!("{STAIRS}; hand {HELD}; deck AH TH QS; discard KH TS"));
    state.play_on("descend", "map: TS; deck: 5S").becomes(
        "phase stand; floor 2; deck 5S 4S KS; \
        map r1c1=TS r1c2=KH r2c1=AH r2c2=QS r3c1=TH; token null; discard; rune false; map_pool +AH +TH +KH +TS +QS",
    );
    assert_eq!(state.legal("").len(), 5);
    let mut nothing = Scene::new(format!("{STAIRS}; hand {HELD} AH TH QS KH TS"));
    nothing.play_on("descend", "map: ; deck: 5S").becomes(
        "phase over; floor 2; turns 9; deck 5S 4S KS; \
        outcome result=lost cause=stuck floor=2 turns=9; map; token null; rune false",
    );
}

#[test]
fn descend_5_descent_and_stand_make_one_turn() {
    let mut state = Scene::new(format!("{STAIRS}; hand {HELD}; deck AH TH QS; discard KH TS"));
    state.play_on("descend", "map: TS; deck: 5S").becomes(
        "phase stand; floor 2; deck 5S 4S KS; \
        map r1c1=TS r1c2=KH r2c1=AH r2c2=QS r3c1=TH; token null; discard; rune false; map_pool +AH +TH +KH +TS +QS",
    );
    state.play("stand r2c2").becomes("phase turn; turns 9; token r2c2");
}
