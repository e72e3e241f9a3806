//! The worked examples of the reference.

use serde_json::json;
use underdeck_testkit::{expect, legal, play};

use crate::rules::scene::{act, key, legal_of, scene};

#[test]
fn example_1_start() {
    let state = scene("");
    let revealed: Vec<usize> = (0..35).filter(|&n| key(&state, "revealed")[n] == json!(true)).collect();
    assert_eq!(revealed, [10, 16, 17, 18, 24]);
    assert_eq!(legal(&state), ["abandon", "go r2c4", "go r3c3", "go r3c5", "go r4c4"]);
}

#[test]
fn example_2_a_chest_with_a_key_already_held() {
    let mut state = scene("items key");
    let opened = json!({"pos": "r2c4", "prev": "r3c4", "gp": 2, "resolved": "+r2c4", "revealed": "+r1c4 +r2c3 +r2c5"});
    act(&mut state, "go r2c4", "d6=4", opened);
}

#[test]
fn example_3_a_fetched_chest() {
    let mut state = scene("tasks 5D 3D 7D JD");
    let fetched = json!({"pos": "r2c4", "prev": "r3c4", "resolved": "+r2c4", "revealed": "+r1c4 +r2c3 +r2c5"});
    act(&mut state, "go r2c4", "", fetched);
    play(&mut state, "go r3c4", "");
    play(&mut state, "go r4c4", "");
    expect(&state, json!({"done": [true, false, false, false]}));
}

#[test]
fn example_4_a_trapped_chest_and_a_shield() {
    let mut state = scene("items shield");
    let trapped = json!({"pos": "r2c4", "prev": "r3c4", "phase": "hit", "hit": 1, "revealed": "+r1c4 +r2c3 +r2c5"});
    act(&mut state, "go r2c4", "d6=1", trapped);
    assert_eq!(legal(&state), ["abandon", "shield", "take"]);
    act(&mut state, "shield", "", json!({"shield": false, "resolved": "+r2c4", "phase": "explore", "hit": 0}));
}

#[test]
fn example_5_a_specter_and_a_retreat() {
    let mut state = scene("");
    play(&mut state, "go r3c3", "d6=1");
    expect(&state, json!({"hp": 5, "phase": "combat"}));
    assert_eq!(legal(&state), ["abandon", "fight", "retreat"]);
    act(&mut state, "retreat", "", json!({"pos": "r3c4", "prev": "r3c3", "phase": "explore"}));
    act(&mut state, "go r3c3", "d6=2", json!({"pos": "r3c3", "prev": "r3c4", "phase": "combat"}));
    act(&mut state, "fight", "d6=5", json!({"phase": "explore", "resolved": "+r3c3", "defeated": 1}));
}

#[test]
fn example_6_a_retreat_into_ice() {
    let mut state = scene("combat; put r3c3=3C r3c2=JC; at r3c2 from r3c3; seen r2c3 r4c3; hp 1");
    let outcome = json!({"result": "lost", "cause": "perished", "score": null, "title": null, "tasks_done": 0,
        "title_after": null, "campaign": null});
    act(
        &mut state,
        "retreat",
        "",
        json!({"pos": "r3c3", "prev": "r3c2", "hp": 0, "phase": "over", "outcome": outcome}),
    );
}

#[test]
fn example_7_dragon_flask_and_shield() {
    let text = "hit; at r3c7 from r3c6; hp 2";
    let mut state = scene(&format!("{text}; items flask shield"));
    assert_eq!(legal(&state), ["abandon", "drink", "shield", "take"]);
    act(&mut state, "drink", "", json!({"hp": 5, "flask": false}));
    act(&mut state, "take", "", json!({"hp": 2, "phase": "combat", "hit": 0}));
    let mut bare = scene(&format!("{text}; items flask"));
    act(&mut bare, "drink", "", json!({"flask": false, "phase": "combat", "hit": 0}));
}

#[test]
fn example_8_a_blocked_start() {
    let blocked = "put r2c4=9C r4c4=9S r3c3=4C r3c5=4S";
    assert!(scene(blocked).is_hopeless());
    assert_eq!(legal(&scene(&format!("{blocked}; campaign"))), ["abandon", "leave"]);
}

#[test]
fn example_9_two_wizards() {
    let mut state = scene("put r2c4=2C; resolved r2c4; at r2c4 from r3c4; seen r1c3; gp 1");
    play(&mut state, "go r2c5", "");
    expect(&state, json!({"wizard1": "r2c5", "gp": 1}));
    act(&mut state, "buy dissolving r1c3", "", json!({"gp": 0, "resolved": "+r1c3"}));
    let mut later = scene("wizard r2c5; seen r2c5; at r2c5 from r2c4; gp 2; items shield");
    play(&mut later, "go r1c5", "");
    assert_eq!(legal_of(&later, "buy"), ["buy amulet", "buy flask", "buy key"]);
}

#[test]
fn example_10_two_d6_for_a_d12() {
    for (luck, card) in [("d6=5; d6=4", "QS"), ("d6=4; d6=3", "5S")] {
        let mut state = scene("two_d6; put r2c4=7C r4c4=5C; seen r2c3 r2c5");
        let rolled = json!({"pos": "r2c4", "prev": "r3c4", "rooms": format!("+r1c4={card}"), "revealed": "+r1c4"});
        act(&mut state, "go r2c4", luck, rolled);
    }
}

/// What a D12 reveals at r1c4, entering a crystal at r2c4 with these rooms around the staircase and these seen.
#[track_caller]
fn rolled(text: &str, roll: u8, card: &str) {
    let mut state = scene(&format!("dice; tasks 6D 3D 8D AD; {text}"));
    let keys = json!({"pos": "r2c4", "prev": "r3c4", "rooms": format!("+r1c4={card}"), "revealed": "+r1c4"});
    act(&mut state, "go r2c4", &format!("d12={roll}"), keys);
}

#[test]
fn example_11_substitution() {
    let text = "put r2c4=7C r4c4=5C r2c3=3C; seen r2c3 r2c5 r2c1 r4c1";
    rolled(text, 1, "4C");
    rolled(text, 2, "3S");
}

#[test]
fn example_12_shield_and_dragon() {
    let text = "put r2c4=7C r4c4=5C r5c3=AS; seen r2c3 r2c5 r3c6 r5c5";
    rolled(text, 12, "AS");
    rolled(&format!("{text} r5c3"), 12, "AC");
    let both = "put r2c4=7C r4c4=5C r5c3=AS r2c3=3C; seen r2c3 r2c5 r3c6 r5c5 r5c3 r3c7 r2c1";
    rolled(both, 12, "4C");
}

#[test]
fn example_13_all_types_seen() {
    let all = "put r2c4=7C r4c4=5C r5c3=AS; seen r2c3 r2c5 r2c1 r4c1 r2c2 r2c7 r1c3 r3c2 r3c6 r5c5 r5c3 r3c7";
    rolled(all, 12, "3S");
}

#[test]
fn example_14_rooms_are_revealed_before_the_chest_opens() {
    let mut state = scene("dice; put r2c4=2C r3c5=3C r4c4=5C; tasks 2D 3D 7D JD");
    let entered = json!({"pos": "r4c4", "prev": "r3c4", "rooms": "+r4c5=QC +r5c4=5S +r4c3=JS",
        "revealed": "+r4c5 +r5c4 +r4c3", "gp": 1, "resolved": "+r4c4"});
    act(&mut state, "go r4c4", "d12=11; d12=4; d12=10; d6=2", entered);
}

#[test]
fn example_15_leaving_with_12_points() {
    // One dragon defeated; the other three tasks are gold, ice and crystals.
    let text = "seen all; tasks 2D 3D 7D AD; resolved r2c1 r4c1 r2c2 r4c2 r3c7; hp 6; gp 3; items key";
    let mut state = scene(text);
    play(&mut state, "leave", "");
    assert_eq!(
        (key(&state, "outcome")["score"].clone(), key(&state, "outcome")["title"].clone()),
        (json!(12), json!("captain"))
    );
    let mut campaign = scene(&format!("campaign; title lieutenant; {text}"));
    play(&mut campaign, "leave", "");
    let outcome = key(&campaign, "outcome");
    assert_eq!((outcome["title_after"].clone(), outcome["campaign"].clone()), (json!("captain"), json!("continues")));
}

#[test]
fn example_16_a_failed_attempt() {
    for (text, after) in [("resolved r2c1 r4c1", "lieutenant"), ("resolved r2c1 r4c1 r3c3 r5c3", "captain")] {
        let mut state = scene(&format!("campaign; title captain; gp 0; {text}"));
        play(&mut state, "leave", "");
        assert_eq!(key(&state, "outcome")["title_after"], after);
    }
}
