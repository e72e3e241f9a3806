//! The end of the game.

use serde_json::json;
use underdeck_game::{GameResult, Play, Seat};
use underdeck_testkit::{expect, legal, play};

use crate::rules::scene::{luck_of, rooms, scene};

#[test]
fn end_1_state_stays_as_it_is() {
    let keys = json!({"phase": "recruit", "turn": [], "turn_pass": 2, "p1_gold": 7, "turn_no": 30, "attempted": true, "discard": "2C"});
    let mut state = scene("", keys);
    play(&mut state, "next", "");
    expect(
        &state,
        json!({"phase": "over", "resume": null, "p1_gold": 7, "turn_no": 30, "attempted": true, "discard": ["2C"]}),
    );
    assert_eq!(legal(&state), [""; 0]);
    // A goal reached in the middle of an attempt leaves what was turned.
    let keys = json!({"phase": "recruit", "p1_minions": "2C 2C 2S", "p1_food": 20, "p1_rooms": rooms("lair 5 gate"), "main": "6C 2D 3D"});
    let mut state = scene("mode=campaign scenario=2", keys);
    play(&mut state, "attempt", "");
    play(&mut state, "recruit 6C", "");
    expect(&state, json!({"phase": "over", "resume": null, "revealed": [], "picks": 0}));
    let keys = json!({"phase": "defend", "turn": "JC", "hero": "5H", "hero_rank": 5, "hero_cards": "7D", "p1_minions": "9C 2C", "p1_food": 20, "p1_mana": 10,
        "p1_killed": [5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "p1_spells": [1, 0, 0, 0, 0, 0],
        "p1_rooms": rooms("lair 5 gate 2 shrine"), "main": "9S 2D 3D 3H 4H 6H"});
    let mut state = scene("mode=campaign scenario=6", keys);
    play(&mut state, "cast to_arms", "");
    play(&mut state, "recruit 9S", "");
    expect(
        &state,
        json!({"phase": "over", "resume": null, "hero": "5H", "hero_rank": 5, "hero_cards": ["7D"], "revealed": ["2D", "3D", "3H", "4H", "6H"], "picks": 1, "discard": ["9S"]}),
    );
}

// (R56)
#[test]
fn end_2_mastery_ends_in_a_score() {
    let mut state = scene("", json!({"phase": "recruit", "turn": [], "turn_pass": 2}));
    play(&mut state, "next", "");
    expect(&state, json!({"outcome": {"result": "won", "cause": "time", "score": 400}}));
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.result, outcome.cause, outcome.score), (GameResult::Won, "time", Some(400)));
    let keys = json!({"phase": "defend", "turn": "JC", "hero": "2D", "hero_rank": 2, "p1_hp": 3, "p1_hurt": true, "p1_food": 25});
    let mut state = scene("", keys);
    play(&mut state, "fight", "");
    // 25 − 2, halved and rounded down.
    expect(&state, json!({"outcome": {"result": "lost", "cause": "death", "score": 11}}));
}

// (R60)
#[test]
fn end_3_campaign_is_won_by_goals() {
    let in_time = |scenario: u8, more: serde_json::Value| {
        let mut keys = json!({"phase": "recruit", "turn": [], "turn_pass": underdeck_living_keep::tables().scenarios[usize::from(scenario) - 1].turn_decks - 1});
        keys.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let mut state = scene(&format!("mode=campaign scenario={scenario}"), keys);
        play(&mut state, "next", "");
        crate::rules::scene::get(&state, "outcome")
    };
    assert_eq!(in_time(1, json!({})), json!({"result": "lost", "cause": "time"}));
    assert_eq!(in_time(7, json!({})), json!({"result": "won", "cause": "goal"}));
    let mut state = scene(
        "mode=campaign scenario=7",
        json!({"phase": "defend", "turn": "JC", "hero": "2D", "hero_rank": 10 - 8, "p1_hp": 1, "p1_minions": ""}),
    );
    luck_of(&mut state, "fight", 1);
    expect(&state, json!({"outcome": {"result": "lost", "cause": "death"}}));
    let mut state = scene(
        "mode=campaign scenario=1",
        json!({"phase": "build", "p1_rooms": rooms("lair 2 farm 2"), "p1_gold": 25, "p1_stone": 20}),
    );
    play(&mut state, "build lair", "");
    expect(&state, json!({"outcome": {"result": "won", "cause": "goal"}}));
}

// (R64)
#[test]
fn end_4_coop_is_won_by_the_dead_monarch() {
    let mut state = scene("mode=coop", json!({"phase": "recruit", "turn": [], "turn2": [], "turn_pass": 2}));
    play(&mut state, "next", "");
    expect(&state, json!({"outcome": {"result": "lost", "cause": "time"}}));
    let keys = json!({"phase": "defend", "turn": "JC", "turn2": "QC", "hero": "TH", "hero_rank": 10, "active": 2, "to_move": 2, "p2_hp": 1});
    let mut state = scene("mode=coop", keys);
    luck_of(&mut state, "fight", 1);
    expect(&state, json!({"outcome": {"result": "lost", "cause": "death"}}));
    let keys = json!({"phase": "defend", "turn": "JC", "turn2": "QC", "turn_pass": 2, "hero": "XR", "hero_rank": 8, "p1_minions": "8C 8S"});
    let mut state = scene("mode=coop", keys);
    luck_of(&mut state, "fight", 1);
    expect(&state, json!({"outcome": {"result": "won", "cause": "monarch"}}));
}

// (R69)
#[test]
fn end_5_more_health_wins_the_war() {
    let ended = |one: u16, two: u16| {
        let keys = json!({"phase": "hero", "turn": "JC", "p1_hp": one, "p1_hurt": true, "p2_hp": two, "p2_hurt": true});
        let mut state = scene("mode=standard turn_decks=1", keys);
        play(&mut state, "flip", "");
        state
    };
    expect(&ended(9, 8), json!({"outcome": {"winner": 1}}));
    expect(&ended(8, 9), json!({"outcome": {"winner": 2}}));
    expect(&ended(0, 0), json!({"outcome": {"winner": 0}}));
    let results = [(9, 8), (8, 9), (8, 8)].map(|(one, two)| ended(one, two).outcome().unwrap().result);
    assert_eq!(results, [GameResult::Winner(Seat(0)), GameResult::Winner(Seat(1)), GameResult::Draw]);
}

/// Every goal holds from its number on, and not below (end-6).
#[test]
fn end_6_goals_hold_from_their_number_on() {
    let won = |scenario: u8, mut keys: serde_json::Value| {
        keys["phase"] = json!("train");
        let mut state = scene(&format!("mode=campaign scenario={scenario}"), keys);
        play(&mut state, "next", "");
        state.outcome().is_some()
    };
    let killed = |n: u8, monarch: u8| {
        let mut counts = vec![0; 19];
        (counts[3], counts[18]) = (n, monarch);
        json!(counts)
    };
    assert!(
        won(1, json!({"p1_rooms": rooms("lair 3 farm 2")})) && !won(1, json!({"p1_rooms": rooms("lair 3 farm 1")}))
    );
    assert!(won(2, json!({"p1_minions": "2C 3C 2S 6C"})) && !won(2, json!({"p1_minions": "2C 3C 2S 5C"})));
    assert!(!won(2, json!({"p1_minions": "2C 3C 6C"})));
    let rich = |gold: u16, kills: u8| json!({"p1_rooms": rooms("lair 2 farm 2 vault 4"), "p1_gold": gold, "p1_killed": killed(kills, 0)});
    assert!(won(3, rich(100, 3)) && !won(3, rich(99, 3)) && !won(3, rich(100, 2)));
    assert!(
        won(4, json!({"p1_doors": [1, 0, 1], "p1_traps": [0, 2, 0, 0]}))
            && !won(4, json!({"p1_doors": [1, 0, 0], "p1_traps": [0, 2, 0, 0]}))
    );
    assert!(won(5, json!({"p1_spells": [1, 0, 2, 0, 0, 0]})) && !won(5, json!({"p1_spells": [1, 0, 1, 0, 0, 0]})));
    assert!(
        won(6, json!({"p1_minions": "9C 8C:9:6", "p1_killed": killed(5, 0)}))
            && !won(6, json!({"p1_minions": "9C 8C", "p1_killed": killed(5, 0)}))
    );
    assert!(!won(7, json!({})));
    assert!(won(8, json!({"p1_killed": killed(12, 0)})) && !won(8, json!({"p1_killed": killed(11, 0)})));
    assert!(won(9, json!({"p1_killed": killed(0, 1)})) && !won(9, json!({"p1_killed": killed(9, 0)})));
    // The Monarch counts among the twelve.
    assert!(
        won(10, json!({"p1_killed": killed(11, 1)}))
            && !won(10, json!({"p1_killed": killed(12, 0)}))
            && !won(10, json!({"p1_killed": killed(10, 1)}))
    );
}
