//! The Mastery score.

use serde_json::json;
use underdeck_testkit::play;

use crate::rules::scene::{get, rooms, scene};

/// The score of a game whose time is up now. A Keep without anything more has 400: 40 health, never hurt.
fn score(mut keys: serde_json::Value) -> i64 {
    keys["phase"] = json!("recruit");
    keys["turn"] = json!([]);
    keys["turn_pass"] = json!(2);
    let mut state = scene("", keys);
    play(&mut state, "next", "");
    get(&state, "outcome")["score"].as_i64().expect("a score")
}

fn count(place: usize, n: u16) -> serde_json::Value {
    let mut counts = vec![0; 19];
    counts[place] = n;
    json!(counts)
}

// (R57)
#[test]
fn score_1_minions_and_their_training() {
    let lair = 4;
    assert_eq!(score(json!({"p1_minions": "2C"})), 400 + 10 + lair);
    // Trained once or five times, the bonus is one.
    assert_eq!(score(json!({"p1_minions": "2C:3:5 2C:7:20"})), 400 + 30 + 2 * lair);
    assert_eq!(score(json!({"p1_minions": "DR"})), 400 + 60 + lair);
}

// (R57)
#[test]
fn score_2_banished_minions_and_heroes() {
    assert_eq!(score(json!({"p1_banished": count(18, 2)})), 400 - 40);
    assert_eq!(score(json!({"p1_killed": count(8, 2), "p1_escaped": count(17, 1)})), 400 + 60 - 10);
    // The Monarch's row is the one in play: three decks.
    assert_eq!(score(json!({"p1_killed": count(18, 1)})), 400 + 100);
    assert_eq!(score(json!({"p1_escaped": count(18, 2)})), 400 - 60);
}

// (R56)
#[test]
fn score_3_rooms_built() {
    assert_eq!(score(json!({"p1_rooms": rooms("lair 2 farm 3 gate blacksmith")})), 400 + 8 + 6 + 15 + 10);
}

#[test]
fn score_4_wares_left_but_no_spells() {
    assert_eq!(score(json!({"p1_doors": [1, 0, 2], "p1_traps": [0, 0, 0, 3]})), 400 + 5 + 40 + 45);
    assert_eq!(score(json!({"p1_spells": [3, 0, 0, 0, 0, 1], "p1_proj": ["magic"], "p1_proj_left": [2]})), 400);
}

#[test]
fn score_5_stores() {
    let shrine = 8;
    let keys = json!({"p1_rooms": rooms("shrine"), "p1_gold": 4, "p1_stone": 9, "p1_food": 7, "p1_mana": 3});
    assert_eq!(score(keys), 400 + shrine + 12 + 9 + 7 + 15);
}

// (R58)
#[test]
fn score_6_health() {
    assert_eq!(score(json!({"p1_hurt": true})), 120);
    assert_eq!(score(json!({"p1_hurt": true, "p1_hp": 39})), 39);
}

// (R58)
#[test]
fn score_7_dead_keep_has_half() {
    let dying = |food: u8, banished: u16| {
        let keys = json!({"phase": "defend", "turn": "JC", "hero": "3D", "hero_rank": 3, "p1_hp": 4, "p1_food": food, "p1_banished": count(18, banished)});
        let mut state = scene("", keys);
        play(&mut state, "fight", "");
        get(&state, "outcome")["score"].as_i64().expect("a score")
    };
    // An escaped Scout is −3.
    assert_eq!((dying(24, 0), dying(20, 1), dying(0, 0)), (10, -2, -2));
}
