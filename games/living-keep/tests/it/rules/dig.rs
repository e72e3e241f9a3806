//! Digging and chanting.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{get, legal_of, luck_of, rooms, scene};

// (R14)
#[test]
fn dig_1_each_peon_digs_or_chants() {
    let mut state =
        scene("", json!({"phase": "dig", "p1_peons": 2, "p1_rooms": rooms("gate shrine"), "main": "2H 3H 4H"}));
    assert_eq!(legal_of(&state, "assign"), ["assign dig 0", "assign dig 1", "assign dig 2"]);
    refuse(&state, "assign dig 3");
    // One digs two cards, the other chants one.
    play(&mut state, "assign dig 1", "d8=1; d8=2; d8=5");
    expect(&state, json!({"p1_gold": 3, "p1_mana": 5, "phase": "build"}));
}

// (R14)
#[test]
fn dig_2_next_digs_nothing() {
    let mut state = scene("", json!({"phase": "dig"}));
    let before = get(&state, "main");
    assert_eq!(luck_of(&mut state, "next", 1), [""; 0]);
    assert_eq!(get(&state, "main"), before);
    expect(&state, json!({"phase": "build"}));
    let mut state = scene("mode=coop", json!({"phase": "dig"}));
    assert_eq!(luck_of(&mut state, "next", 1), [""; 0]);
}

#[test]
fn dig_3_has_its_spells() {
    let keys = json!({"phase": "dig", "p1_rooms": rooms("lair gate shrine 3"), "p1_mana": 75, "p1_spells": [1, 1, 1, 1, 1, 1]});
    assert_eq!(legal_of(&scene("", keys), "cast"), ["cast premonition", "cast summon_peon", "cast to_arms"]);
}

#[test]
fn dig_4_diggers_draw_two_cards_each() {
    let mut state = scene("", json!({"phase": "dig", "p1_peons": 3, "p1_peons_max": 4, "main": "2C AH 3C 4C 5C"}));
    play(&mut state, "assign dig 2", "");
    expect(&state, json!({"dig_cards": ["2C", "AH", "3C", "4C"], "chanters": 1, "phase": "peon"}));
}

#[test]
fn dig_5_aces_are_peons_up_to_the_limit() {
    // Two aces, and room for one.
    let mut state = scene("", json!({"phase": "dig", "p1_peons": 2, "p1_peons_max": 3, "main": "AH AS 3C 4C"}));
    play(&mut state, "assign dig 2", "");
    expect(&state, json!({"p1_peons": 3, "new_peons": 1, "phase": "peon"}));
    // No room: the phase goes on.
    let mut state = scene("", json!({"phase": "dig", "p1_peons": 2, "p1_peons_max": 2, "main": "AH AS 3C 4C"}));
    play(&mut state, "assign dig 2", "");
    expect(&state, json!({"p1_peons": 2, "new_peons": 0, "phase": "build", "dig_cards": []}));
}

// (R17)
#[test]
fn dig_6_new_peons_dig_on_or_chant() {
    let mut state =
        scene("", json!({"phase": "dig", "p1_peons": 1, "p1_peons_max": 9, "main": "AH AS AC 2H AD 3C 4C"}));
    play(&mut state, "assign dig 1", "");
    expect(&state, json!({"new_peons": 2, "p1_peons": 3, "phase": "peon"}));
    assert_eq!(legal(&state), ["peon chant", "peon dig"]);
    play(&mut state, "peon dig", "");
    expect(&state, json!({"new_peons": 2, "p1_peons": 4, "dig_cards": ["AH", "AS", "AC", "2H"]}));
    play(&mut state, "peon chant", "");
    expect(&state, json!({"new_peons": 1, "chanters": 1}));
    // The last one digs another ace, who chants: two chanters, 4C and 2C.
    play(&mut state, "peon dig", "");
    expect(&state, json!({"new_peons": 1, "p1_peons": 5}));
    play(&mut state, "peon chant", "d8=7; d6=1; d6=2; d6=3; d6=4");
    expect(&state, json!({"p1_gold": 7, "phase": "build", "chanters": 0, "dig_cards": []}));
}

// (R15, R16)
#[test]
fn dig_7_cards_give_by_suit_and_the_joker_softens_clubs() {
    let mut state = scene(
        "",
        json!({"phase": "dig", "p1_peons": 3, "p1_peons_max": 3, "p1_rooms": rooms("vault 2"), "main": "2H 3D 4S 5C AD 6H"}),
    );
    play(&mut state, "assign dig 3", "d8=8; d6=1; d6=2; d6=3; d8=4; d8=5; d8=1");
    expect(&state, json!({"p1_gold": 15, "p1_stone": 9, "discard": ["5C", "AD", "3D", "2H", "6H", "4S"]}));
    // The black joker softens the clubs, those before it too; an ace of clubs stays a Peon.
    let mut state = scene("", json!({"phase": "dig", "p1_peons": 2, "p1_peons_max": 2, "main": "5C AC XB 6C"}));
    play(&mut state, "assign dig 2", "d8=1; d8=2; d8=3; d8=4");
    expect(&state, json!({"p1_stone": 10, "p1_gold": 0}));
}

// (R17, R19)
#[test]
fn chant_1_cards_give_mana_and_aces_draw_on() {
    let keys = json!({"phase": "dig", "p1_peons": 4, "p1_peons_max": 6, "p1_rooms": rooms("gate shrine 4"), "main": "2H 3D AS 5C 4S XB AD"});
    let mut state = scene("", keys);
    // The ace adds a Peon, who draws after the others: 4S.
    play(&mut state, "assign dig 0", "d8=1; d8=2; d8=3; d6=4; d6=5; d6=6");
    expect(&state, json!({"p1_mana": 21, "p1_peons": 5, "discard": ["5C", "3D", "2H", "AS", "4S"]}));
    let keys =
        json!({"phase": "dig", "p1_peons": 1, "p1_peons_max": 1, "p1_rooms": rooms("gate shrine 4"), "main": "XB"});
    let mut state = scene("", keys);
    play(&mut state, "assign dig 0", "d8=1; d8=2");
    expect(&state, json!({"p1_mana": 13}));
    // At the limit an ace is nothing.
    let keys =
        json!({"phase": "dig", "p1_peons": 1, "p1_peons_max": 1, "p1_rooms": rooms("gate shrine 4"), "main": "AH 2H"});
    let mut state = scene("", keys);
    play(&mut state, "assign dig 0", "");
    expect(&state, json!({"p1_mana": 0, "p1_peons": 1, "discard": ["AH"]}));
}

#[test]
fn dig_8_haul_is_gained_and_standard_reshuffles() {
    let mut state = scene("", json!({"phase": "dig", "p1_peons": 1, "main": "2H 3H"}));
    assert_eq!(luck_of(&mut state, "assign dig 1", 3), ["d8", "d8"]);
    let mut state = scene("mode=standard", json!({"phase": "dig", "main": "2H 3H 4H 5H 6H 7H 8H 9H TH 2S"}));
    let luck = luck_of(&mut state, "assign dig 5", 3);
    assert_eq!((luck.len(), luck.last().map(String::as_str)), (12, Some("main")));
    expect(&state, json!({"phase": "dig", "to_move": 2, "discard": []}));
}

// (R62)
#[test]
fn dig_9_die_shares_the_haul() {
    let keys = json!({"phase": "dig", "p1_peons": 1, "main": "2H 4S"});
    let after = |roll: &str| {
        let mut state = scene("mode=coop", keys.clone());
        play(&mut state, "assign dig 1", &format!("d8=7; d8=2; d8=3; d4={roll}"));
        state
    };
    expect(&after("1"), json!({"p1_gold": 7, "p1_stone": 5, "p2_gold": 0, "p2_stone": 0, "phase": "build"}));
    expect(&after("2"), json!({"p1_gold": 0, "p1_stone": 0, "p2_gold": 7, "p2_stone": 5}));
    expect(&after("3"), json!({"p1_gold": 4, "p1_stone": 3, "p2_gold": 3, "p2_stone": 2}));
    expect(&after("4"), json!({"p1_gold": 0, "pool_gold": 7, "pool_stone": 5, "pool_mana": 0, "phase": "divide"}));
    // Rolled for nothing too; a 4 then divides nothing.
    let mut state = scene("mode=coop", json!({"phase": "dig", "p1_peons": 1, "p1_peons_max": 1, "main": "2C AH"}));
    play(&mut state, "assign dig 1", "d4=4");
    expect(&state, json!({"phase": "build"}));
}

#[test]
fn dig_10_standard_reshuffles_after_next() {
    let mut state = scene("mode=standard", json!({"phase": "dig", "discard": "2C"}));
    play(&mut state, "next", "main: 2C");
    expect(&state, json!({"phase": "dig", "to_move": 2, "discard": []}));
}
