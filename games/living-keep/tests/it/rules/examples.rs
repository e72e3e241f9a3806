//! The worked examples of the reference, by their numbers.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{get, legal_of, luck_of, rooms, scene, text, view};

#[test]
fn example_1_joker_in_the_dig() {
    let mut state = scene("", json!({"phase": "dig", "p1_peons": 2, "main": "5C XB 7D 3S"}));
    play(&mut state, "assign dig 2", "d8=4; d8=7; d6=1; d6=2; d6=6; d8=3; d8=3");
    expect(&state, json!({"p1_stone": 17, "p1_gold": 9}));
}

#[test]
fn example_2_an_ace_in_the_dig() {
    let mut state = scene("", json!({"phase": "dig", "p1_peons": 1, "p1_peons_max": 10, "main": "AH 9C 2H 3H"}));
    play(&mut state, "assign dig 1", "");
    expect(&state, json!({"p1_peons": 2, "new_peons": 1, "phase": "peon"}));
    let mut digs = state;
    play(&mut digs, "peon dig", "d8=1; d8=1");
    expect(&digs, json!({"p1_gold": 2}));
    play(&mut state, "peon chant", "d8=1");
    expect(&state, json!({"p1_gold": 0, "phase": "build"}));
}

#[test]
fn example_3_shortfall() {
    let keys = json!({"phase": "upkeep", "p1_gold": 5, "p1_food": 25, "p1_minions": "9S 4C 9C"});
    let mut state = scene("", keys);
    play(&mut state, "collect", "d6=1; d6=1");
    expect(&state, json!({"phase": "shortfall"}));
    assert_eq!(legal(&state), ["banish 1", "banish 3"]);
}

#[test]
fn example_4_training_rooms() {
    let keys = |training: u8| json!({"phase": "train", "p1_minions": "2C 3C 4C", "p1_rooms": rooms(&format!("lair 3 gate shrine training {training}"))});
    let mut state = scene("", keys(8));
    play(&mut state, "train 1", "d8=1");
    play(&mut state, "train 2", "d8=1");
    assert_eq!(legal(&state), ["next"]);
    let mut state = scene("", keys(7));
    play(&mut state, "train 3", "d8=1");
    assert_eq!(legal(&state), ["next"]);
}

#[test]
fn example_5_channelling() {
    let keys = |minions: &str| json!({"phase": "research", "p1_minions": minions, "p1_mana": 5, "p1_proj": ["regen"], "p1_proj_left": [12], "p1_rooms": rooms("lair 2 gate shrine library 4")});
    let mut state = scene("", keys("4S 2C"));
    assert_eq!(legal_of(&state, "channel"), ["channel regen 1", "channel regen 2"]);
    play(&mut state, "channel regen 2", "d8=6; d4=3");
    expect(&state, json!({"p1_proj_left": [7], "p1_mana": 0}));
    assert_eq!(legal_of(&scene("", keys("2C 2C")), "channel"), ["channel regen 2"]);
}

#[test]
fn example_6_goblin_at_the_anvil() {
    let keys = |minions: &str| json!({"phase": "research", "p1_minions": minions, "p1_gold": 8, "p1_proj": ["pit"], "p1_proj_left": [6], "p1_rooms": rooms("lair 2 gate shrine blacksmith 4")});
    let mut state = scene("", keys("3C"));
    assert!(legal(&state).contains(&"research wooden".into()));
    play(&mut state, "labour pit 1", "d8=2");
    assert_eq!(legal(&scene("", keys("5C"))), ["next"]);
    let state = scene("", keys("5C 3C*"));
    assert_eq!(legal(&state), ["next", "research wooden"]);
}

#[test]
fn example_7_doors() {
    let after = |rank: u8, ware: &str, luck: &str| {
        let mut state =
            scene("", json!({"phase": "defend", "turn": "JC", "hero": "TD", "hero_rank": rank, "p1_doors": [1, 1, 1]}));
        play(&mut state, &format!("use {ware}"), luck);
        get(&state, "hero_rank").as_u64().unwrap()
    };
    assert_eq!((after(2, "wooden", "d4=1"), after(2, "wooden", "d4=4"), after(7, "wooden", "d4=4")), (2, 1, 5));
    assert_eq!(
        (after(3, "metal", "d4=2"), after(3, "metal", "d4=3"), after(9, "magic", ""), after(2, "magic", "")),
        (2, 1, 5, 1)
    );
    let state =
        scene("", json!({"phase": "defend", "turn": "JC", "hero": "TD", "hero_rank": 1, "p1_doors": [1, 1, 1]}));
    assert_eq!(legal(&state), ["fight"]);
    let titan = json!({"phase": "defend", "turn": "JC", "hero": "TD", "hero_rank": 10, "p1_doors": [0, 1, 2], "p1_traps": [1, 0, 1, 0]});
    let mut state = scene("", titan.clone());
    for (mv, luck) in [("use metal", "d4=1"), ("use magic", "")] {
        play(&mut state, mv, luck);
    }
    expect(&state, json!({"hero_rank": 4}));
    luck_of(&mut state, "use spikes", 1);
    expect(&state, json!({"hero": null}));
    let mut state = scene("", titan);
    for mv in ["use pit", "use magic", "use magic"] {
        play(&mut state, mv, "");
    }
    expect(&state, json!({"hero_rank": 3}));
}

#[test]
fn example_8_traps() {
    let keys = |hero: &str, rank: u8| json!({"phase": "defend", "turn": "JC", "hero": hero, "hero_rank": rank, "p1_traps": [1, 1, 1, 1]});
    refuse(&scene("", keys("3H", 3)), "use pit");
    let mut state = scene("", keys("2D", 2));
    luck_of(&mut state, "use rockfall", 1);
    assert_eq!(get(&state, "p1_killed")[0], 1);
    assert!(legal(&scene("", keys("4D", 4))).contains(&"use spikes".into()));
    let mut state = scene("", keys("5H", 5));
    refuse(&state, "use spikes");
    play(&mut state, "use pit", "");
    assert!(legal(&state).contains(&"use spikes".into()));
}

#[test]
fn example_9_titan() {
    let keys = json!({"phase": "defend", "turn": "JC", "hero": "TD", "hero_rank": 10, "p1_minions": "TC 9S", "p1_traps": [0, 0, 0, 1]});
    let mut state = scene("", keys.clone());
    luck_of(&mut state, "fight", 1);
    expect(&state, json!({"p1_hp": 24}));
    let mut state = scene("", keys);
    play(&mut state, "use darts", "");
    expect(&state, json!({"hero_rank": 5}));
    luck_of(&mut state, "fight", 1);
    assert_eq!(get(&state, "p1_killed")[8], 1);
}

#[test]
fn example_10_turn_deck_limit() {
    let mut state = scene("", json!({"phase": "recruit", "turn": [], "turn_pass": 1}));
    play(&mut state, "next", "");
    expect(&state, json!({"phase": "hero"}));
    play(&mut state, "flip", "turn: JC XR");
    expect(&state, json!({"turn_pass": 2}));
    let mut state = scene("", json!({"phase": "recruit", "turn": [], "turn_pass": 2}));
    play(&mut state, "next", "");
    assert_eq!(get(&state, "outcome")["cause"], "time");
}

#[test]
fn example_11_score() {
    let score = |mut keys: serde_json::Value| {
        keys["phase"] = json!("recruit");
        keys["turn"] = json!([]);
        keys["turn_pass"] = json!(2);
        let mut state = scene("", keys);
        play(&mut state, "next", "");
        get(&state, "outcome")["score"].as_i64().unwrap()
    };
    let rooms_built = 3 * 4 + 8;
    let keys = json!({"p1_minions": "2S:3:6 2S:4:9 2C", "p1_rooms": rooms("lair 3 shrine"), "p1_food": 7, "p1_stone": 9, "p1_gold": 4, "p1_mana": 3});
    assert_eq!(score(keys), 30 + 10 + rooms_built + 7 + 9 + 12 + 15 + 400);
    assert_eq!(
        (score(json!({})), score(json!({"p1_hurt": true})), score(json!({"p1_hurt": true, "p1_hp": 39}))),
        (400, 120, 39)
    );
}

#[test]
fn example_12_war() {
    let battle = |one: &str, two: &str, moves: &[&str]| {
        let keys = json!({"phase": "war", "turn_pass": 1, "turn": [], "p1_minions": one, "p2_minions": two});
        let mut state = scene("mode=standard turn_decks=1", keys);
        moves.iter().for_each(|mv| play(&mut state, mv, ""));
        state
    };
    expect(&battle("9C 5C 2C", "TC", &["attack 1", "join 2", "attack 1", "alone"]), json!({"p2_hp": 96, "p1_hp": 100}));
    let state = battle("3C 3S 2C", "9C", &["attack 1", "join 2", "attack 1", "alone"]);
    expect(&state, json!({"p1_hp": 100, "p2_hp": 100, "p1_m_id": [3], "p2_m_id": []}));
    expect(&battle("3C 4S 2C", "9C", &["attack 1", "join 2", "attack 1", "alone"]), json!({"p1_hp": 98}));
    expect(&battle("", "7C 2C", &["attack none", "attack 1", "alone"]), json!({"p1_hp": 93}));
}

#[test]
fn example_13_coop_monarch() {
    let wins = |decks: u8, rank: u8, one: &str, two: &str| {
        let keys = json!({"phase": "defend", "turn": "JC", "turn2": "QC", "turn_pass": decks - 1, "hero": "XR", "hero_rank": rank, "p1_minions": one, "p2_minions": two});
        let mut state = scene(&format!("mode=coop turn_decks={decks}"), keys);
        luck_of(&mut state, "fight", 1);
        get(&state, "outcome")["cause"] == "monarch"
    };
    assert!(!wins(3, 8, "8C", "8S") && wins(3, 8, "", "8C 8S"));
    assert!(wins(1, 6, "6C", "6S"));
    assert!(!wins(5, 10, "", "TC TS") && wins(5, 10, "TC TS", ""));
}

#[test]
fn example_14_draft() {
    let keys = json!({"p1_hand": "2H 5D 7D 9H", "p2_hand": "2C 3C 4S 5S", "main": "4C"});
    let mut state = scene("mode=draft", keys);
    assert_eq!(legal(&state), ["extra", "pass"]);
    play(&mut state, "extra", "");
    assert_eq!(legal(&state), ["recruit 4C"]);
    play(&mut state, "recruit 4C", "");
    play(&mut state, "recruit 2C", "");
    assert_eq!(view(&state, 0)["p1_seen"], json!(["4C", "5D", "7D", "2H", "9H"]));
    assert!(view(&state, 1).get("p1_seen").is_none());
    assert_eq!(text(&state, "p2_seen"), "2C 3C 4S 5S");
}

#[test]
fn example_15_a_quiet_turn() {
    let all = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC AD 2D 3D 4D 5D 6D 7D 8D 9D TD AH 5H 6H 7H 8H 9H TH AS 2S 3S 4S 5S 6S 7S 8S 9S TS XB";
    let keys = |turn: &str| json!({"phase": "hero", "turn": format!("{turn} QC"), "main": "2H 3H 4H", "main_known": [true], "discard": all});
    let mut state = scene("", keys("JC"));
    assert_eq!(luck_of(&mut state, "flip", 1), [""; 0]);
    expect(&state, json!({"phase": "upkeep", "turn_no": 2, "main_known": [true, false, false]}));
    play(&mut state, "collect", "d6=1; d6=1");
    let luck = luck_of(&mut state, "assign dig 3", 1);
    assert_eq!(luck.iter().filter(|event| *event == "main").count(), 1);
    assert_eq!(luck[0], "main");
    let mut state = scene("", keys("JH"));
    luck_of(&mut state, "flip", 1);
    assert_eq!(luck_of(&mut state, "fight", 1), ["main"]);
    assert_eq!(get(&state, "main").as_array().unwrap().len(), 41);
}
