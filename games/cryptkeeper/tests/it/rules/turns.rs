//! Turns and windows.

use crate::rules::scene::{Scene, tiles};

#[test]
fn turn_1_usable_cards_are_used() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S; hand 7H; deck AH 2H 3H");
    state.play("use 7H").becomes("deck 3H; hand AH 2H; discard +7H");
}

#[test]
fn turn_2_token_moves_to_adjacent_tiles() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S r1c3=4S r2c2=5S!; hand 7H; rest deck");
    state.refuses("move r1c3");
    state.refuses("move r2c1");
    state.refuses("move r1c1");
    state.play("move r1c2").becomes("phase event; map r1c1=2S r1c2=3S! r1c3=4S r2c2=5S!; token r1c2; event 3S");
    assert_eq!(tiles(&state)[1], "r1c2=3S!");
    let mut walk = Scene::new("turn; at r1c2; map r1c2=3S! r2c2=5S! r1c3=4S; rest deck");
    walk.play("move r2c2").becomes("turns 1; token r2c2");
}

#[test]
fn turn_3_descends_from_an_activated_king_with_the_rune() {
    let stairs = "at r1c1; map r1c1=KS! r1c2=4S; rest deck";
    assert_eq!(Scene::new(format!("turn; rune; {stairs}")).legal(""), ["descend", "move r1c2"]);
    assert_eq!(Scene::new(format!("turn; {stairs}")).legal(""), ["move r1c2"]);
    let unlit = stairs.replace("KS!", "KS~");
    assert_eq!(Scene::new(format!("turn; rune; {unlit}")).legal(""), ["move r1c2"]);
    let beside = stairs.replace("at r1c1", "at r1c2");
    assert_eq!(Scene::new(format!("turn; rune; {beside}")).legal(""), ["move r1c1"]);
}

#[test]
fn window_1_usable_cards_are_used_before_the_event() {
    let state = Scene::new("event; event 3S; at r1c1; map r1c1=3S!; hand TH 7H KH; rest deck");
    assert_eq!(state.legal("use"), ["use 7H", "use KH"]);
    let mut used = state;
    used.play("use 7H").becomes("deck -AH -2H; hand AH 2H TH KH; discard 7H");
}

#[test]
fn window_2_event_is_resolved() {
    let mut state = Scene::new("event; event 7S; at r1c1; map r1c1=7S! r1c2=2S; hand 7H; deck AH 2H 3H 4H");
    assert!(state.legal("").contains(&"resolve".to_owned()));
    state.play("resolve").becomes("phase turn; turns 1; deck AH 2H 3H 4H; deck_known AH 2H 3H; event null");
}

#[test]
fn curse_1_usable_cards_are_used_before_the_curse() {
    let mut state = Scene::new("curse; at r1c1; map r1c1=2S! r1c2=3S; hand TH 7H; deck AH 2H 3H");
    assert_eq!(state.legal("use"), ["use 7H"]);
    state.play("use 7H").becomes("deck 3H; hand AH 2H TH; discard +7H");
}

#[test]
fn curse_2_curse_is_suffered() {
    let mut state = Scene::new("curse; turns 5; at r1c1; map r1c1=2S! r1c2=3S; hand TH 3H; rest deck");
    assert_eq!(state.legal(""), ["suffer", "use 3H"]);
    state.play("suffer").becomes("phase turn; turns 6; hand; discard 3H TH; due_red null");
}
