//! Rulings that a table reads otherwise, option-5 to option-9.

use serde_json::json;
use underdeck_game::Play as _;
use underdeck_testkit::{expect, play};

use crate::rules::scene::{fault, legal, room, scene, why};

/// (R6)
#[test]
fn option_5() {
    let mut state = scene("at r1c2; hand 2C 3C 4C 5C; rooms r1c2=8S r1c3=9S; first r1c1; rulings flee_at_once");
    play(&mut state, "flee r1c3 trash 2C", "");
    assert!(!legal(&state, "flee r1c2").is_empty());
    play(&mut state, "attack with 3C", "");
    assert_eq!(why(&state, "flee r1c2 trash 4C"), ["flee-1", "R7"]);
}

/// (R7)
#[test]
fn option_6() {
    let mut state = scene("at r1c2; hand 2C 3C 4C; rooms r1c2=8S r1c3=9S; rulings flee_after_attack");
    play(&mut state, "attack with 2C", "");
    play(&mut state, "flee r1c3 trash 3C", "");
    assert_eq!(why(&state, "flee r1c2 trash 4C"), ["flee-1", "R6"]);
}

/// (R8)
#[test]
fn option_7() {
    let text = "at r3c3; hand 2C 3C 4C; rooms r3c3=8S r2c3=9S r3c4=JH. r4c3=7S; wounds 3; rulings flee_back";
    let mut state = scene(&format!("{text}; visited r1c1 r3c3 r3c4"));
    assert_eq!(legal(&state, "flee").len(), 3, "to r3c4 alone");
    assert_eq!(why(&state, "flee r2c3 trash 2C"), ["flee-1", "R8"]);
    play(&mut state, "flee r3c4 trash 2C", "");
    play(&mut state, "go r3c5 discard 3C", "");
    expect(&state, json!({"visited": ["r1c1", "r3c3", "r3c4", "r3c5"]}));
    for visited in ["r3c3 r3c4", "r1c1 r3c3", "r1c1 r3c3 r3c4 r5c5", "r3c3 r1c1 r3c4"] {
        assert_eq!(fault(&format!("{text}; visited {visited}"), |_| ()), "visited", "{visited}");
    }
    assert_eq!(fault(text, |_| ()), "visited");
    assert_eq!(fault("at r1c1; rooms r1c1=8D; visited r1c1", |_| ()), "visited");
    assert_eq!(fault("at r3c4; rooms r3c4=JH.; rulings flee_back; visited r1c1", |_| ()), "visited");
}

/// (R16)
#[test]
fn option_8() {
    let mut state = scene("at r1c2; hand 5C QH 2C; rooms r1c2=8S r1c3=3C.; rulings healer_fights");
    play(&mut state, "attack with 5C QH", "");
    assert_eq!(room(&state, "r1c2"), "8S slain");
    expect(&state, json!({"discard": ["5C", "QH"]}));
    let mut state = scene("at r1c2; hand QH; rooms r1c2=KS r1c3=3C.; defend r1c2; rulings healer_fights");
    play(&mut state, "defend with QH", "");
    expect(&state, json!({"wounds": 0}));
}

/// (R22)
#[test]
fn option_9() {
    // With a card left the body stays, as any other; without one he rises.
    let mut state = scene("at r1c2; hand 2C; rooms r1c2=XBx; attacked; rulings lost_body");
    play(&mut state, "end", "");
    assert_eq!((room(&state, "r1c2"), legal(&state, "loot").len()), ("XB slain".into(), 5));
    let mut state = scene("at r1c2; rooms r1c2=XBx; attacked; rulings lost_body");
    play(&mut state, "end", "");
    assert_eq!(room(&state, "r1c2"), "XB revealed");
    // Left behind, he is lost.
    let mut state = scene("at r1c2; hand 2C 3C; rooms r1c2=XBx r1c3=8D; rulings lost_body");
    play(&mut state, "go r1c3 discard 2C", "");
    play(&mut state, "end", "");
    assert_eq!(room(&state, "r1c2"), "XB empty");
    assert!(state.outcome().is_none());
}
