//! The worked examples of the reference.

use serde_json::json;
use underdeck_game::Play as _;
use underdeck_testkit::{expect, play};

use crate::rules::scene::{legal, room, scene};

#[test]
fn example_1() {
    let mut state = scene("first none; hand 2C 5C AD 3S 6S; rooms r1c1=8D? r1c3=9D?");
    play(&mut state, "enter r1c3 discard AD", "");
    expect(
        &state,
        json!({
            "hand": ["2C", "5C", "3S", "6S"], "discard": ["AD"], "at": "r1c3", "first_room": "r1c3", "arrived": true,
        }),
    );
    assert_eq!(room(&state, "r1c3"), "9D revealed");
    play(&mut state, "loot with 2C", "");
    assert_eq!(room(&state, "r1c3"), "2C empty");
    expect(&state, json!({"discard": ["AD", "9D"], "hand": ["5C", "3S", "6S"]}));
}

#[test]
fn example_2() {
    for (cards, found) in [("4C 5C 5S", "7S revealed"), ("5C 4D 6S", "7S slain")] {
        let mut state = scene(&format!("at r1c3; hand {cards}; rooms r1c3=7S"));
        play(&mut state, &format!("attack with {cards}"), "");
        assert_eq!(room(&state, "r1c3"), found);
    }
}

#[test]
fn example_3() {
    let rooms = "rooms r2c2=XB r1c2=2C. r1c3=3C. r1c4=4C. r1c5=5C.";
    let mut state = scene(&format!("at r2c2; hand 8C TC 9D 4S TS; {rooms}"));
    play(&mut state, "attack with 8C TC 9D 4S", "");
    assert_eq!(room(&state, "r2c2"), "XB slain");
    play(&mut state, "loot with TS", "");
    assert_eq!(state.outcome().unwrap().cause, "won");
    let rooms = "rooms r2c2=XB r1c2=2C. r1c3=3C. r1c4=5C.";
    let mut state = scene(&format!("at r2c2; hand 8C TC 9D 4S; {rooms}"));
    play(&mut state, "attack with 8C TC 9D 4S", "");
    assert_eq!(legal(&state, "")[..], ["end"]);
    play(&mut state, "end", "");
    assert_eq!(room(&state, "r2c2"), "XB revealed");
    expect(&state, json!({"phase": "action", "attacker": null, "wounds": 0, "hand": ["AC", "4C", "6C", "AD", "2D"]}));
}

#[test]
fn example_4() {
    let mut state = scene("at r3c3; hand 5C 6D; wounds 2; rooms r3c3=KS; draw 2S 3S 4S 5S 6S");
    play(&mut state, "end", "");
    expect(&state, json!({"phase": "defend", "attacker": "r3c3"}));
    play(&mut state, "defend with 6D", "");
    expect(&state, json!({"wounds": 6, "discard": ["6D"], "hand": ["5C", "2S", "3S", "4S", "5S"]}));
}

#[test]
fn example_5() {
    let mut state = scene("at r3c3; hand 5C 6D; wounds 2; queens QS; rooms r3c3=KS r1c2=2C.; defend r3c3");
    play(&mut state, "double", "");
    expect(&state, json!({"trash": ["QS"], "phase": "defend"}));
    play(&mut state, "defend with 6D", "");
    expect(&state, json!({"wounds": 2}));
}

#[test]
fn example_6() {
    let base = "at r1c2; hand 2C 3C; draw 4C; discard AC 6S KH; rest trash";
    let mut state = scene(&format!("{base}; wounds 3; rooms r1c2=8D r1c3=5C."));
    play(&mut state, "end", "draw: KH 6S AC");
    expect(&state, json!({"wounds": 5, "hand": ["2C", "3C", "4C", "KH", "6S"], "draw": ["AC"], "discard": []}));
    let mut state = scene(&format!("{base}; wounds 3; queens QD; rooms r1c2=8D r1c3=5C. r1c4=6C."));
    play(&mut state, "end", "draw: KH 6S AC");
    expect(&state, json!({"wounds": 4}));
    let mut state = scene(&format!("{base}; wounds 8; rooms r1c2=8D r1c3=5C."));
    play(&mut state, "end", "draw: KH 6S AC");
    expect(
        &state,
        json!({"wounds": 10, "hand": ["2C", "3C", "4C"], "draw": ["KH", "6S", "AC"], "discard": [], "phase": "over"}),
    );
}

#[test]
fn example_7() {
    let mut state = scene("at r2c3; hand 2C 3C 4D; rooms r2c3=TS r3c3=JC r3c4=9C? r4c3=8S? r3c2=KC?");
    play(&mut state, "flee r3c3 trash 2C", "");
    expect(&state, json!({"trash": ["2C"], "wounds": 1, "phase": "defend", "attacker": "r4c3"}));
    assert_eq!(room(&state, "r3c3"), "JC empty");
    for near in ["r3c4", "r4c3", "r3c2"] {
        assert!(room(&state, near).ends_with("revealed"));
    }
    play(&mut state, "defend with 3C 4D", "");
    expect(&state, json!({"wounds": 2, "phase": "action", "at": "r3c3", "arrived": true}));
}

#[test]
fn example_8() {
    let mut state = scene("at r1c1; hand 2C 3C; rooms r1c1=KD");
    assert_eq!(legal(&state, "flee"), ["flee outside trash 2C", "flee outside trash 3C"]);
    play(&mut state, "flee outside trash 2C", "");
    expect(&state, json!({"trash": ["2C"], "wounds": 1, "at": "outside", "arrived": true}));
    let enter = legal(&state, "enter");
    assert_eq!(enter.len(), 15);
    assert!(!enter.contains(&"enter r1c1 discard 3C".into()));
}

#[test]
fn example_9() {
    let mut state = scene("at r1c2; hand 2C 3C 4D; rooms r1c2=QC");
    play(&mut state, "loot with 2C", "");
    expect(&state, json!({"queens": ["QC"], "hand": ["3C", "4D"]}));
    assert_eq!(room(&state, "r1c2"), "2C empty");
    play(&mut state, "end", "");
    expect(&state, json!({"hand": ["AC", "3C", "4C", "5C", "6C", "4D"]}));
}

#[test]
fn example_10() {
    let mut state = scene("at r1c2; hand 2C 3C KD; rooms r1c2=8D r2c2=JS? r1c3=4C.");
    play(&mut state, "go r2c2 discard 3C", "");
    expect(&state, json!({"phase": "trap"}));
    assert_eq!(legal(&state, ""), ["take wound", "trash 2C", "trash KD"]);
}

#[test]
fn example_11() {
    // 18 cards: three companions, AD in hand, and 14 in draw and discard pile; 17 others were put down.
    let put_down =
        ["AC", "2C", "3C", "4C", "5C", "6C", "AS", "2S", "3S", "4S", "5S", "6S", "7C", "8C", "9C", "TC", "7S"];
    let cells: Vec<String> = (1..=5)
        .flat_map(|row| (1..=5).map(move |column| format!("r{row}c{column}")))
        .filter(|cell| cell != "r2c2")
        .collect();
    let rooms: Vec<String> = put_down.iter().zip(&cells).map(|(card, cell)| format!("{cell}={card}.")).collect();
    let mut state = scene(&format!(
        "at r2c2; hand AD; draw KC KD KH KS QH; discard 2D 3D 4D 5D 6D 7D 8D 9D TD; queens QC QD QS; rooms r2c2=XBx {}",
        rooms.join(" ")
    ));
    play(&mut state, "loot with AD", "");
    assert_eq!(state.outcome().unwrap().score, Some(199));
    expect(&state, json!({"outcome": {"result": "won", "score": 199}}));
}

#[test]
fn example_12() {
    let mut state = scene("at r4c4; hand 3D; rooms r4c4=8Sx r4c5=7D?");
    play(&mut state, "go r4c5 discard 3D", "");
    assert_eq!(room(&state, "r4c4"), "8S empty");
}
