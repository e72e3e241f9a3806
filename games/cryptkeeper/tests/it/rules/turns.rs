//! Turns and windows.

use serde_json::json;
use underdeck_testkit::{legal, refuse};

use crate::rules::scene::{act, legal_of, scene, tiles};

#[test]
fn turn_1_usable_cards_are_used() {
    let mut state = scene("turn; at r1c1; map r1c1=2S r1c2=3S; hand 7H; deck AH 2H 3H");
    act(&mut state, "use 7H", "", json!({"deck": "3H", "hand": "AH 2H", "discard": "+7H"}));
}

#[test]
fn turn_2_token_moves_to_adjacent_tiles() {
    let mut state = scene("turn; at r1c1; map r1c1=2S r1c2=3S r1c3=4S r2c2=5S!; hand 7H; rest deck");
    refuse(&state, "move r1c3");
    refuse(&state, "move r2c1");
    refuse(&state, "move r1c1");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"phase": "event", "map": "r1c1=2S r1c2=3S! r1c3=4S r2c2=5S!", "token": "r1c2", "event": "3S"}),
    );
    assert_eq!(tiles(&state)[1], "r1c2=3S!");
    let mut walk = scene("turn; at r1c2; map r1c2=3S! r2c2=5S! r1c3=4S; rest deck");
    act(&mut walk, "move r2c2", "", json!({"turns": 1, "token": "r2c2"}));
}

#[test]
fn turn_3_descends_from_an_activated_king_with_the_rune() {
    let stairs = "at r1c1; map r1c1=KS! r1c2=4S; rest deck";
    assert_eq!(legal(&scene(&format!("turn; rune; {stairs}"))), ["descend", "move r1c2"]);
    assert_eq!(legal(&scene(&format!("turn; {stairs}"))), ["move r1c2"]);
    let unlit = stairs.replace("KS!", "KS~");
    assert_eq!(legal(&scene(&format!("turn; rune; {unlit}"))), ["move r1c2"]);
    let beside = stairs.replace("at r1c1", "at r1c2");
    assert_eq!(legal(&scene(&format!("turn; rune; {beside}"))), ["move r1c1"]);
}

#[test]
fn window_1_usable_cards_are_used_before_the_event() {
    let state = scene("event; event 3S; at r1c1; map r1c1=3S!; hand TH 7H KH; rest deck");
    assert_eq!(legal_of(&state, "use"), ["use 7H", "use KH"]);
    let mut used = state;
    act(&mut used, "use 7H", "", json!({"deck": "-AS -2S", "hand": "TH KH AS 2S", "discard": "7H"}));
}

#[test]
fn window_2_event_is_resolved() {
    let mut state = scene("event; event 7S; at r1c1; map r1c1=7S! r1c2=2S; hand 7H; deck AH 2H 3H 4H");
    assert!(legal(&state).contains(&"resolve".to_owned()));
    act(&mut state, "resolve", "", json!({"phase": "turn", "turns": 1, "deck": "AH+ 2H+ 3H+ 4H", "event": null}));
}

#[test]
fn curse_1_usable_cards_are_used_before_the_curse() {
    let mut state = scene("curse; at r1c1; map r1c1=2S! r1c2=3S; hand TH 7H; deck AH 2H 3H");
    assert_eq!(legal_of(&state, "use"), ["use 7H"]);
    act(&mut state, "use 7H", "", json!({"deck": "3H", "hand": "AH 2H TH", "discard": "+7H"}));
}

#[test]
fn curse_2_curse_is_suffered() {
    let mut state = scene("curse; turns 5; at r1c1; map r1c1=2S! r1c2=3S; hand TH 3H; rest deck");
    assert_eq!(legal(&state), ["suffer", "use 3H"]);
    act(
        &mut state,
        "suffer",
        "",
        json!({"phase": "turn", "turns": 6, "hand": "", "discard": "3H TH", "due_red": null}),
    );
}
