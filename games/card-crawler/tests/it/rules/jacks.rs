//! The jacks and the trap.

use serde_json::json;
use underdeck_testkit::{expect, play};

use crate::rules::scene::{legal, room, rooms, scene};

#[test]
fn jack_1() {
    for (wounds, left) in [(3, 2), (0, 0)] {
        let mut state = scene(&format!("at r1c2; hand 2C; rooms r1c2=7D r1c1=JH?; wounds {wounds}"));
        play(&mut state, "go r1c1 discard 2C", "");
        expect(&state, json!({"wounds": left, "phase": "action", "trash": []}));
    }
}

#[test]
fn jack_2() {
    let mut state = scene("at r1c2; hand 2C 3C; rooms r1c2=7D r1c1=JS?");
    play(&mut state, "go r1c1 discard 2C", "");
    expect(&state, json!({"wounds": 0, "phase": "trap", "attacker": null}));
    assert_eq!(room(&state, "r1c1"), "JS empty");
}

#[test]
fn jack_3() {
    let mut state = scene("at r2c3; hand 2C; rooms r2c3=7D r3c3=JD? r3c2=7S. r4c3=XB? r3c4=KS?");
    play(&mut state, "go r3c3 discard 2C", "");
    expect(&state, json!({"phase": "action", "attacker": null}));
    assert_eq!(rooms(&state, "revealed"), ["r1c1", "r2c3", "r3c4", "r4c3"]);
}

#[test]
fn jack_4() {
    // North, east, south, west: the first monster in that order among those newly revealed.
    for (from, around, attacker) in [
        ("r3c2", "r2c3=7S? r3c4=8S? r4c3=9S?", json!("r2c3")),
        ("r3c2", "r2c3=8D? r3c4=8S? r4c3=9S?", json!("r3c4")),
        ("r3c2", "r2c3=7S r3c4=8D? r4c3=9S?", json!("r4c3")),
        ("r2c3", "r3c2=KH? r3c4=8S r4c3=9D?", json!("r3c2")),
        ("r2c3", "r3c2=KH? r3c4=8D? r4c3=XB?", json!("r4c3")),
        ("r2c3", "r3c2=TD? r3c4=8S r4c3=9D?", json!(null)),
        ("r2c3", "r3c2=7S. r3c4=8S r4c3=JS?", json!(null)),
    ] {
        let mut state = scene(&format!("at {from}; hand 2C; rooms r3c3=JC? {from}=7D {around}"));
        play(&mut state, "go r3c3 discard 2C", "");
        let phase = if attacker.is_null() { "action" } else { "defend" };
        expect(&state, json!({"attacker": attacker, "phase": phase, "at": "r3c3"}));
        let unknown = rooms(&state, "unknown");
        assert!(["r2c3", "r3c4", "r4c3", "r3c2"].iter().all(|&near| !unknown.contains(&near.into())));
        assert_eq!(room(&state, "r3c3"), "JC empty");
    }
}

#[test]
fn trap_1() {
    let mut state = scene("at r1c2; hand 2C 3C; rooms r1c2=JS.; phase trap; arrived; wounds 1");
    play(&mut state, "take wound", "");
    expect(&state, json!({"wounds": 2, "phase": "action", "hand": ["2C", "3C"], "arrived": true}));
    let mut state = scene("at r1c2; hand 2C; rooms r1c2=JS.; phase trap; arrived; wounds 9");
    play(&mut state, "take wound", "");
    expect(&state, json!({"wounds": 10, "phase": "over", "outcome": {"result": "lost", "cause": "trap", "score": 0}}));
}

#[test]
fn trap_2() {
    let mut state = scene("at r1c2; hand 2C KD; rooms r1c2=JS. r1c3=3C.; phase trap; arrived; wounds 9");
    assert_eq!(legal(&state, ""), ["take wound", "trash 2C", "trash KD"]);
    play(&mut state, "trash KD", "");
    expect(&state, json!({"wounds": 9, "phase": "action", "hand": ["2C"], "trash": ["KD"]}));
}
