//! Loot and heal.

use serde_json::json;
use underdeck_testkit::{expect, play, refuse};

use crate::rules::scene::{legal, room, scene, why};

#[test]
fn loot_1() {
    let mut state = scene("at r1c2; hand 2C KD; rooms r1c2=9D r1c1=3C.");
    assert_eq!(legal(&state, "loot"), ["loot with 2C", "loot with KD"]);
    play(&mut state, "loot with KD", "");
    expect(&state, json!({"hand": ["2C"], "discard": ["9D"], "phase": "action"}));
    assert_eq!(room(&state, "r1c2"), "KD empty");
    assert_eq!(why(&state, "loot with 2C"), ["loot-1", "R20"]);
    let mut state = scene("at r1c2; hand 2C; rooms r1c2=8Sx");
    play(&mut state, "loot with 2C", "");
    expect(&state, json!({"discard": ["8S"]}));
    assert_eq!(room(&state, "r1c2"), "2C empty");
    assert_eq!(why(&scene("at r1c2; hand 2C; rooms r1c2=8S"), "loot with 2C"), ["loot-1", "R21"]);
    assert_eq!(why(&scene("hand 2C; wounds 1"), "loot with 2C"), ["loot-1", "R2"]);
}

#[test]
fn heal_1() {
    let mut state = scene("at r1c2; hand 2C 9D; rooms r1c2=8S r1c3=3C.; wounds 2");
    play(&mut state, "heal trash 9D", "");
    expect(&state, json!({"hand": ["2C"], "trash": ["9D"], "discard": [], "wounds": 1}));
    play(&mut state, "heal trash 2C", "");
    expect(&state, json!({"hand": [], "wounds": 0}));
    let state = scene("at r1c2; hand 2C; rooms r1c2=8S");
    assert_eq!(why(&state, "heal trash 2C"), ["heal-1", "heal-2", "R32"]);
}

#[test]
fn heal_2() {
    let base = "at r1c2; hand 2C QH; rooms r1c2=8D r1c3=3C.; wounds 2";
    let mut state = scene(base);
    play(&mut state, "heal QH", "");
    expect(&state, json!({"hand": ["2C"], "discard": ["QH"], "trash": [], "wounds": 1}));
    assert_eq!(why(&state, "heal QH"), ["term-6"]);
    let mut state = scene(base);
    play(&mut state, "heal trash QH", "");
    expect(&state, json!({"discard": [], "trash": ["QH"], "wounds": 1}));
    refuse(&scene("at r1c2; hand 2C QH; rooms r1c2=8D r1c3=3C."), "heal QH");
    refuse(&scene("at r1c2; hand 2C; discard QH; rooms r1c2=8D r1c3=3C.; wounds 2"), "heal QH");
}
