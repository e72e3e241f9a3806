//! War.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{get, scene};

fn war(one: &str, two: &str) -> serde_json::Value {
    json!({"phase": "war", "turn_pass": 1, "turn": [], "p1_minions": one, "p2_minions": two})
}

/// The war of two hosts, standard.
fn standard(one: &str, two: &str) -> underdeck_living_keep::State {
    scene("mode=standard turn_decks=1", war(one, two))
}

/// What the two Keeps lose in a battle.
fn losses(one: &str, two: &str, moves: &[&str]) -> (i64, i64) {
    let mut state = standard(one, two);
    moves.iter().for_each(|mv| play(&mut state, mv, ""));
    let lost = |key: &str| 100 - get(&state, key).as_i64().unwrap();
    (lost("p1_hp"), lost("p2_hp"))
}

// (R69, R71)
#[test]
fn war_1_player_1_chooses_first() {
    let mut state = standard("2C", "3C");
    expect(&state, json!({"to_move": 1}));
    play(&mut state, "attack 1", "");
    play(&mut state, "alone", "");
    expect(&state, json!({"phase": "war", "to_move": 2, "p1_send": [1]}));
    // Nobody has a minion when the time is up: the game ends.
    let keys = json!({"phase": "hero", "turn": "JC"});
    let mut state = scene("mode=standard turn_decks=1", keys);
    play(&mut state, "flip", "");
    expect(&state, json!({"phase": "over", "outcome": {"winner": 0}, "to_move": 1, "war_round": 0}));
}

// (R69)
#[test]
fn war_2_any_minion_attacks() {
    let mut state = standard("2C 3C", "");
    assert_eq!(legal(&state), ["attack 1", "attack 2"]);
    play(&mut state, "attack 2", "");
    expect(&state, json!({"phase": "war_join", "p1_send": [2], "to_move": 1}));
    play(&mut state, "alone", "");
    // Without a minion there is one choice, and it ends the choosing.
    assert_eq!(legal(&state), ["attack none"]);
    play(&mut state, "attack none", "");
    expect(&state, json!({"war_round": 1, "to_move": 1}));
}

#[test]
fn war_3_higher_id_joins_within_the_war_rank() {
    let mut state = standard("7C TC 4C 5C TC", "2C");
    play(&mut state, "attack 2", "");
    // A higher id, and at most 14 together: 10 + 4.
    assert_eq!(legal(&state), ["alone", "join 3"]);
    refuse(&state, "join 1");
    play(&mut state, "join 3", "");
    expect(&state, json!({"p1_send": [2, 3], "to_move": 2, "phase": "war"}));
}

#[test]
fn war_4_difference_is_damage_and_all_sent_are_gone() {
    let mut state = standard("9C 5C 2C", "TC 2C");
    for mv in ["attack 1", "join 2", "attack 1", "alone"] {
        play(&mut state, mv, "");
    }
    // 14 against 10; all who were sent are gone, and nobody is banished.
    expect(&state, json!({"p1_m_id": [3], "p2_m_id": [2], "p2_hp": 96, "p1_hp": 100, "p1_send": [], "p2_send": []}));
    assert_eq!((get(&state, "p1_banished"), get(&state, "p2_banished")), (json!(vec![0; 19]), json!(vec![0; 19])));
}

// (R70)
#[test]
fn war_5_low_pairs_shield_the_loser() {
    assert_eq!(losses("9C 2C", "9S 2C", &["attack 1", "alone", "attack 1", "alone"]), (0, 0));
    assert_eq!(losses("3C 3C 2C", "9S 2C", &["attack 1", "join 2", "attack 1", "alone"]), (0, 0));
    assert_eq!(losses("9C 2C", "4C 4S 2C", &["attack 1", "alone", "attack 1", "join 2"]), (0, 0));
    assert_eq!(losses("3C 4C 2C", "9S 2C", &["attack 1", "join 2", "attack 1", "alone"]), (2, 0));
    assert_eq!(losses("5C 5S 2C", "TS 3C 2C", &["attack 1", "join 2", "attack 1", "join 2"]), (3, 0));
    // A single minion shields nobody, and the winner's pair does not matter.
    assert_eq!(losses("3C 2C", "4C 4S 2C", &["attack 1", "alone", "attack 1", "join 2"]), (5, 0));
    assert_eq!(losses("", "7C 2C", &["attack none", "attack 1", "alone"]), (7, 0));
    let all = underdeck_cards::CardSet::ranks(2, 10).to_string();
    let keys = json!({"phase": "war", "turn_pass": 2, "p1_hand": "", "p2_hand": "", "discard": all, "main": [],
        "p1_minions": "TC TC", "p2_minions": "2C", "p2_hp": 3, "p2_hurt": true});
    let mut state = scene("mode=draft keep_hp=10", keys);
    for mv in ["attack 1", "alone", "attack 1", "alone"] {
        play(&mut state, mv, "");
    }
    expect(&state, json!({"p2_hp": 0, "p2_hurt": true, "p1_hurt": false}));
}

// (R69)
#[test]
fn war_6_rounds_go_on_while_there_are_minions() {
    let mut state = standard("2C 3C", "2S 3S");
    for mv in ["attack 1", "alone", "attack 1", "alone"] {
        play(&mut state, mv, "");
    }
    expect(&state, json!({"war_round": 1, "phase": "war", "to_move": 1}));
    for mv in ["attack 2", "alone", "attack 2", "alone"] {
        play(&mut state, mv, "");
    }
    expect(&state, json!({"war_round": 2, "phase": "over", "outcome": {"winner": 0}}));
    // A Keep at 0 health fights on.
    let mut keys = war("2C 3C", "2S 9S");
    keys["p1_hp"] = json!(0);
    keys["p1_hurt"] = json!(true);
    let mut state = scene("mode=standard turn_decks=1", keys);
    for mv in ["attack 1", "alone", "attack 1", "alone"] {
        play(&mut state, mv, "");
    }
    expect(&state, json!({"phase": "war", "p1_hp": 0}));
}
