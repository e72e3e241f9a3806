//! Attack, defence, doubling.

use serde_json::json;
use underdeck_testkit::{expect, play, refuse};

use crate::rules::scene::{legal, room, scene, why};

#[test]
fn attack_1() {
    let base = scene("at r1c2; hand 6C 5C 4C 3C KD; rooms r1c2=7S r1c3=2C.");
    assert_eq!(legal(&base, "attack").len(), 15);
    let mut state = base;
    play(&mut state, "attack with 3C 5C 6C", "");
    expect(&state, json!({"discard": ["3C", "5C", "6C"], "hand": ["4C", "KD"], "attacked": true, "phase": "action"}));
    assert_eq!(room(&state, "r1c2"), "7S revealed");
    assert_eq!(why(&state, "attack with 4C"), ["attack-1", "R11"]);
    let mut state = base;
    play(&mut state, "attack with 4C 5C 6C", "");
    expect(&state, json!({"discard": ["4C", "5C", "6C"], "attacked": true}));
    assert_eq!(room(&state, "r1c2"), "7S slain");
    assert_eq!(why(&scene("at r1c2; hand 2C; rooms r1c2=7D"), "attack with 2C"), ["attack-1", "term-4"]);
}

#[test]
fn double_1() {
    let base = "at r1c2; hand 6C 5C; queens QS; rooms r1c2=TS r1c3=2C.";
    let mut state = scene(base);
    play(&mut state, "double", "");
    expect(&state, json!({"queens": [], "trash": ["QS"], "doubled": true, "hand": ["5C", "6C"], "phase": "action"}));
    play(&mut state, "attack with 5C 6C", "");
    assert_eq!(room(&state, "r1c2"), "TS slain");
    let without = scene("at r1c2; hand 6C; rooms r1c2=TS");
    assert_eq!(why(&without, "double"), ["double-1", "queen-4", "R17"]);
    refuse(&scene(&base.replace("TS", "TSx")), "double");
}

#[test]
fn double_2() {
    let mut state = scene("at r1c2; hand 4C 5C; queens QS; rooms r1c2=TS r1c3=2C.; defend r1c2");
    assert_eq!(legal(&state, "double").len(), 1);
    play(&mut state, "double", "");
    expect(&state, json!({"phase": "defend", "attacker": "r1c2", "doubled": true, "trash": ["QS"]}));
    play(&mut state, "defend with 4C", "");
    expect(&state, json!({"wounds": 2, "doubled": false}));
}

#[test]
fn defend_1() {
    let mut state = scene("at r1c2; hand 4C KD; rooms r1c2=7S r1c3=2C.; defend r1c2; wounds 1");
    assert_eq!(legal(&state, ""), ["defend nothing", "defend with 4C"]);
    refuse(&state, "defend with");
    play(&mut state, "defend nothing", "");
    expect(&state, json!({"wounds": 8, "discard": [], "attacker": null, "phase": "action"}));
}

#[test]
fn defend_2() {
    for (cards, wounds) in [("4C", 4), ("4C 3D", 1), ("4C 3D 5S", 0), ("3D 5S", 0)] {
        let mut state = scene("at r1c2; hand 4C 3D 5S; rooms r1c2=8S; defend r1c2; arrived; attacked");
        play(&mut state, &format!("defend with {cards}"), "");
        expect(&state, json!({"wounds": wounds, "discard": cards.split(' ').collect::<Vec<_>>(), "arrived": false}));
    }
    // A shot from the next room: the turn goes on and nothing is drawn.
    let mut state = scene("at r3c3; hand 4C 3D; rooms r3c3=JC. r4c3=8S; defend r4c3; arrived");
    play(&mut state, "defend with 3D", "");
    expect(
        &state,
        json!({"wounds": 5, "hand": ["4C"], "arrived": true, "at": "r3c3", "attacker": null, "phase": "action"}),
    );
    // The cards are discarded even if the rest kills.
    let mut state = scene("at r3c3; hand 4C 3D; wounds 5; rooms r3c3=XB; defend r3c3");
    play(&mut state, "defend with 3D 4C".replace("3D 4C", "4C 3D").as_str(), "");
    expect(&state, json!({"wounds": 10, "discard": ["4C", "3D"], "hand": [], "phase": "over", "attacker": null}));
}
