//! War.

use serde_json::json;

use crate::rules::scene::Scene;

fn war(one: &str, two: &str) -> String {
    format!("war; turn_pass 1; turn; p1_minions {one}; p2_minions {two}")
}

/// The war of two hosts, standard.
fn standard(one: &str, two: &str) -> Scene {
    Scene::new(war(one, two) + "; mode standard; turn_decks 1")
}

/// What the two Keeps lose in a battle.
fn losses(one: &str, two: &str, moves: &[&str]) -> (i64, i64) {
    let mut state = standard(one, two);
    for mv in moves {
        state.play(mv);
    }
    let lost = |key: &str| 100 - state.key(key).as_i64().unwrap();
    (lost("p1_hp"), lost("p2_hp"))
}

// (R69, R71)
#[test]
fn war_1_player_1_chooses_first() {
    let mut state = standard("2C", "3C");
    state.is("to_move 1");
    state.play("attack 1").play("alone").is("phase war; to_move 2; p1_send 1");
    // Neither seat has a minion when the time is up: the game ends.
    let mut state = Scene::new("hero; turn JC; mode standard; turn_decks 1");
    state.play("flip").is("phase over; outcome winner=0; to_move 1; war_round 0");
}

// (R69)
#[test]
fn war_2_any_minion_attacks() {
    let mut state = standard("2C 3C", "");
    assert_eq!(state.legal(""), ["attack 1", "attack 2"]);
    state.play("attack 2").is("phase war_join; p1_send 2; to_move 1");
    state.play("alone");
    // Without a minion there is one choice, and it ends the choosing.
    assert_eq!(state.legal(""), ["attack none"]);
    state.play("attack none").is("war_round 1; to_move 1");
}

#[test]
fn war_3_higher_id_joins_within_the_war_rank() {
    let mut state = standard("7C TC 4C 5C TC", "2C");
    state.play("attack 2");
    // A higher id, and at most 14 together: 10 + 4.
    assert_eq!(state.legal(""), ["alone", "join 3"]);
    state.refuses("join 1");
    state.play("join 3").is("p1_send 2 3; to_move 2; phase war");
}

#[test]
fn war_4_difference_is_damage_and_all_sent_are_gone() {
    let mut state = standard("9C 5C 2C", "TC 2C");
    for mv in ["attack 1", "join 2", "attack 1", "alone"] {
        state.play(mv);
    }
    // 14 against 10; all minions sent are gone, and none is banished.
    state.is("p1_m_id 3; p2_m_id 2; p2_hp 96; p1_hp 100; p1_send; p2_send");
    assert_eq!((state.key("p1_banished"), state.key("p2_banished")), (json!(vec![0; 19]), json!(vec![0; 19])));
}

// (R70)
#[test]
fn war_5_low_pairs_shield_the_loser() {
    assert_eq!(losses("9C 2C", "9S 2C", &["attack 1", "alone", "attack 1", "alone"]), (0, 0));
    assert_eq!(losses("3C 3C 2C", "9S 2C", &["attack 1", "join 2", "attack 1", "alone"]), (0, 0));
    assert_eq!(losses("9C 2C", "4C 4S 2C", &["attack 1", "alone", "attack 1", "join 2"]), (0, 0));
    assert_eq!(losses("3C 4C 2C", "9S 2C", &["attack 1", "join 2", "attack 1", "alone"]), (2, 0));
    assert_eq!(losses("5C 5S 2C", "TS 3C 2C", &["attack 1", "join 2", "attack 1", "join 2"]), (3, 0));
    // A single minion shields no other, and the winner's pair does not matter.
    assert_eq!(losses("3C 2C", "4C 4S 2C", &["attack 1", "alone", "attack 1", "join 2"]), (5, 0));
    assert_eq!(losses("", "7C 2C", &["attack none", "attack 1", "alone"]), (7, 0));
    let mut state = Scene::new(
        "war; turn_pass 2; p1_hand; p2_hand; rest discard; p1_minions TC TC; p2_minions 2C; p2_hp 3; p2_hurt; \
            mode draft; keep_hp 10",
    );
    for mv in ["attack 1", "alone", "attack 1", "alone"] {
        state.play(mv);
    }
    state.is("p2_hp 0; p2_hurt; p1_hurt false");
}

// (R69)
#[test]
fn war_6_rounds_go_on_while_there_are_minions() {
    let mut state = standard("2C 3C", "2S 3S");
    for mv in ["attack 1", "alone", "attack 1", "alone"] {
        state.play(mv);
    }
    state.is("war_round 1; phase war; to_move 1");
    for mv in ["attack 2", "alone", "attack 2", "alone"] {
        state.play(mv);
    }
    state.is("war_round 2; phase over; outcome winner=0");
    // A Keep at 0 health fights on.
    let keys = war("2C 3C", "2S 9S") + "; p1_hp 0; p1_hurt";
    let mut state = Scene::new(format!("{keys}; mode standard; turn_decks 1"));
    for mv in ["attack 1", "alone", "attack 1", "alone"] {
        state.play(mv);
    }
    state.is("phase war; p1_hp 0");
}
