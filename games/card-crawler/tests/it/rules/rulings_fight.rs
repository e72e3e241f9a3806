//! Rulings on fights, R11 to R18, and on loot and bodies, R19 to R22.

use serde_json::json;
use underdeck_game::Play as _;
use underdeck_testkit::{expect, play, refuse};

use crate::rules::scene::{legal, room, scene, why};

#[test]
fn r11() {
    // One attack per stay and turn; equal is a failure; a failing attack is legal and costs the cards.
    let mut state = scene("at r1c2; hand 6C 5C 3C 6D; rooms r1c2=7S");
    play(&mut state, "attack with 3C 5C 6C", "");
    expect(&state, json!({"hand": ["6D"], "discard": ["3C", "5C", "6C"]}));
    assert_eq!(room(&state, "r1c2"), "7S revealed");
    assert_eq!(why(&state, "attack with 6D"), ["attack-1", "R11"]);
    play(&mut state, "end", "");
    play(&mut state, "defend nothing", "");
    assert!(!legal(&state, "attack").is_empty());
}

#[test]
fn r12() {
    let mut state =
        scene("at r1c2; hand 6C 5C 4C 6D 5D 4D 3D; hand_size 7; rooms r1c2=7S r1c3=7D r1c4=2C. r2c3=8S; discard 9D");
    play(&mut state, "attack with 4C 5C 6C", "");
    play(&mut state, "go r1c3 discard 3D", "");
    expect(&state, json!({"attacked": false}));
    play(&mut state, "go r2c3 discard 4D", "");
    assert_eq!(legal(&state, "attack").len(), 3);
}

#[test]
fn r13() {
    // Once at the end of every turn in its room while it lives, attacked or not; healing and doubling come before.
    let mut state = scene("at r1c2; hand 2C 3C; queens QS; wounds 1; rooms r1c2=7S r1c3=4C.");
    play(&mut state, "heal trash 2C", "");
    play(&mut state, "attack with 3C", "");
    play(&mut state, "double", "");
    play(&mut state, "end", "");
    expect(&state, json!({"phase": "defend", "attacker": "r1c2"}));
    play(&mut state, "defend nothing", "");
    expect(&state, json!({"wounds": 7, "phase": "action", "attacker": null}));
    play(&mut state, "end", "");
    expect(&state, json!({"phase": "defend"}));
}

#[test]
fn r14() {
    for (cards, wounds) in [("with 6C 2D", 0), ("with 6C 3D", 0), ("with 6C", 2), ("nothing", 8)] {
        let mut state = scene("at r1c2; hand 6C 2D 3D; rooms r1c2=8S; defend r1c2; draw 2S");
        play(&mut state, &format!("defend {cards}"), "");
        expect(&state, json!({"wounds": wounds}));
    }
    // The cards are discarded before the hand is refilled: they can be drawn again.
    let mut state = scene("at r1c2; hand 6C 2D; rooms r1c2=8S; defend r1c2; rest trash");
    play(&mut state, "defend with 6C 2D", "draw: 6C 2D");
    expect(&state, json!({"wounds": 2, "hand": ["6C", "2D"], "discard": []}));
}

#[test]
fn r15() {
    let state = scene("at r1c2; hand KC 2C; rooms r1c2=8S r1c3=3C. r1c1=7S.; wounds 1; first r1c1");
    assert_eq!(why(&state, "attack with 2C KC"), ["hand-2", "R15"]);
    refuse(&state, "attack with KC");
    let mut state = state;
    play(&mut state, "end", "");
    assert_eq!(why(&state, "defend with KC"), ["hand-2", "R15"]);
    // But it moves, loots, and is trashed.
    let state = scene("at r1c2; hand KC; rooms r1c2=8D r1c3=3C.; wounds 1");
    assert_eq!((legal(&state, "go").len(), legal(&state, "loot").len(), legal(&state, "heal").len()), (3, 1, 1));
    let state = scene("at r1c2; hand KC; rooms r1c2=JS. r1c3=3C.; phase trap; arrived");
    assert_eq!(legal(&state, "trash"), ["trash KC"]);
}

#[test]
fn r16() {
    let state = scene("at r1c2; hand QH; rooms r1c2=8D r1c3=3C.; wounds 1");
    assert_eq!((legal(&state, "go").len(), legal(&state, "loot").len(), legal(&state, "heal").len()), (3, 1, 2));
    let mut state = scene("at r1c2; hand QH; rooms r1c2=8S r1c3=3C.; defend r1c2");
    assert_eq!(why(&state, "defend with QH"), ["hand-3", "R16"]);
    play(&mut state, "defend nothing", "");
    play(&mut state, "heal QH", "");
    expect(&state, json!({"trash": [], "wounds": 7, "discard": ["QH"]}));
}

#[test]
fn r17() {
    // Companions are not in the deck: no move is paid with them.
    let state = scene("at r1c2; hand 2C; queens QC QD QS; wounds 1; rooms r1c2=8D r1c3=3C. r1c4=4C. r1c5=5C.");
    for mv in ["go r1c1 discard QC", "loot with QD", "heal trash QS"] {
        assert_eq!(why(&state, mv), ["term-6"]);
    }
    // They work at once: a Strong One looted this turn softens this turn's reshuffle, a Fighter fights this turn.
    let mut state = scene("at r1c2; hand 2C; rooms r1c2=QD; rest discard");
    play(&mut state, "loot with 2C", "");
    play(&mut state, "end", "draw:");
    expect(&state, json!({"wounds": 1}));
    let mut state = scene("at r1c2; hand 2C 3C; rooms r1c2=QS r1c3=8S");
    play(&mut state, "loot with 2C", "");
    assert_eq!(why(&state, "double"), ["double-1", "R18"]);
    play(&mut state, "go r1c3 discard 3C", "");
    play(&mut state, "double", "");
}

#[test]
fn r18() {
    // Facing a monster only; attacks and defences afterwards, until the turn ends, in any room; trashed.
    let mut state =
        scene("at r3c3; hand 6C 5C 4C 2C; queens QS; rooms r3c3=JC. r4c3=9S r1c2=AC.; defend r4c3; arrived");
    play(&mut state, "double", "");
    play(&mut state, "defend with 5C", "");
    expect(&state, json!({"wounds": 0, "doubled": true, "trash": ["QS"]}));
    play(&mut state, "go r4c3 discard 2C", "");
    play(&mut state, "attack with 4C 6C", "");
    assert_eq!(room(&state, "r4c3"), "9S slain");
    play(&mut state, "end", "");
    expect(&state, json!({"doubled": false}));
    // Not an attack already made.
    let mut state = scene("at r1c2; hand 6C 5C; queens QS; rooms r1c2=9S r1c3=AC.");
    play(&mut state, "attack with 5C 6C", "");
    play(&mut state, "double", "");
    assert_eq!(room(&state, "r1c2"), "9S revealed");
}

#[test]
fn r19() {
    // Any one card, kings and the Healer included; it is out of the deck, not in the trash, and no monster.
    let base = "at r1c2; hand KS QH 9S 2C; rooms r1c2=8D r1c3=3C. r1c4=4C. r1c5=5C.";
    assert_eq!(legal(&scene(base), "loot").len(), 4);
    let mut state = scene(base);
    play(&mut state, "loot with 9S", "");
    expect(&state, json!({"trash": [], "discard": ["8D"], "phase": "action"}));
    assert_eq!(room(&state, "r1c2"), "9S empty");
    assert_eq!((legal(&state, "attack").len(), legal(&state, "loot").len()), (0, 0));
}

#[test]
fn r20() {
    // Plunder at any later time and visit; an event never; an empty room never.
    let mut state = scene("at r1c2; hand 2C 3C 4C; rooms r1c2=8D r1c3=7S.");
    play(&mut state, "go r1c3 discard 2C", "");
    assert_eq!(why(&state, "loot with 3C"), ["loot-1", "R20"]);
    play(&mut state, "end", "");
    play(&mut state, "go r1c2 discard 3C", "");
    assert!(legal(&state, "loot").contains(&"loot with 4C".into()));
    assert_eq!(legal(&scene("at r1c2; hand 2C; rooms r1c2=JD."), "loot"), [""; 0]);
}

#[test]
fn r21() {
    // The body stays to be looted over turn ends while the hero stays, and is lost when he leaves.
    let mut state = scene("at r1c2; hand 6C 5C 4C; rooms r1c2=7S r1c3=8D");
    play(&mut state, "attack with 4C 5C 6C", "");
    play(&mut state, "end", "");
    assert_eq!((room(&state, "r1c2"), legal(&state, "loot").len()), ("7S slain".into(), 5));
    play(&mut state, "go r1c3 discard AC", "");
    play(&mut state, "go r1c2 discard 2C", "");
    assert_eq!((room(&state, "r1c2"), legal(&state, "loot").len()), ("7S empty".into(), 0));
}

#[test]
fn r22() {
    // Back in the same turn: the body is out of reach; then he rises, and may be fled, fought or suffered.
    let mut state = scene("at r1c2; hand 2C 3C; rooms r1c2=XBx r1c3=8D");
    play(&mut state, "go r1c3 discard 2C", "");
    play(&mut state, "go r1c2 discard 3C", "");
    assert_eq!((room(&state, "r1c2"), legal(&state, "loot").len()), ("XB empty".into(), 0));
    play(&mut state, "end", "");
    assert_eq!(room(&state, "r1c2"), "XB revealed");
    assert!(!legal(&state, "flee r1c3").is_empty() && !legal(&state, "attack").is_empty());
    play(&mut state, "end", "");
    expect(&state, json!({"phase": "defend", "attacker": "r1c2"}));
    // Slain, he does not attack at the end of that turn.
    let mut state = scene("at r1c2; hand 2C; rooms r1c2=XBx; attacked");
    play(&mut state, "end", "");
    expect(&state, json!({"wounds": 0, "phase": "action"}));
    assert!(state.outcome().is_none());
    // Outside or elsewhere, he rises all the same.
    let mut state = scene("first r1c1; hand 2C; rooms r1c1=8S r1c2=XB.; arrived");
    play(&mut state, "end", "");
    assert_eq!(room(&state, "r1c2"), "XB revealed");
}
