//! The worked examples of the reference.

use serde_json::json;

use crate::rules::scene::Scene;

#[test]
fn example_1_start() {
    let state = Scene::new("");
    let revealed: Vec<usize> = (0..35).filter(|&n| state.key("revealed")[n] == json!(true)).collect();
    assert_eq!(revealed, [10, 16, 17, 18, 24]);
    assert_eq!(state.legal(""), ["abandon", "go r2c4", "go r3c3", "go r3c5", "go r4c4"]);
}

#[test]
fn example_2_a_chest_with_a_key_already_held() {
    let mut state = Scene::new("items key");
    let opened = "pos r2c4; prev r3c4; gp 2; resolved +r2c4; revealed +r1c4 +r2c3 +r2c5";
    state.play_on("go r2c4", "d6=4").becomes(opened);
}

#[test]
fn example_3_a_fetched_chest() {
    let mut state = Scene::new("tasks 5D 3D 7D JD");
    let fetched = "pos r2c4; prev r3c4; resolved +r2c4; revealed +r1c4 +r2c3 +r2c5";
    state.play("go r2c4").becomes(fetched);
    state.play("go r3c4").play("go r4c4").is("done true false false false");
}

#[test]
fn example_4_a_trapped_chest_and_a_shield() {
    let mut state = Scene::new("items shield");
    let trapped = "pos r2c4; prev r3c4; phase hit; hit 1; revealed +r1c4 +r2c3 +r2c5";
    state.play_on("go r2c4", "d6=1").becomes(trapped);
    assert_eq!(state.legal(""), ["abandon", "shield", "take"]);
    state.play("shield").becomes("shield false; resolved +r2c4; phase explore; hit 0");
}

#[test]
fn example_5_a_specter_and_a_retreat() {
    let mut state = Scene::new("");
    state.play_on("go r3c3", "d6=1").is("hp 5; phase combat");
    assert_eq!(state.legal(""), ["abandon", "fight", "retreat"]);
    state.play("retreat").becomes("pos r3c4; prev r3c3; phase explore");
    state.play_on("go r3c3", "d6=2").becomes("pos r3c3; prev r3c4; phase combat");
    state.play_on("fight", "d6=5").becomes("phase explore; resolved +r3c3; defeated 1");
}

#[test]
fn example_6_a_retreat_into_ice() {
    let mut state = Scene::new("combat; put r3c3=3C r3c2=JC; at r3c2 from r3c3; seen r2c3 r4c3; hp 1");
    let outcome = "result=lost cause=perished score=null title=null tasks_done=0 title_after=null campaign=null";
    state.play("retreat").becomes(format!("pos r3c3; prev r3c2; hp 0; phase over; outcome {outcome}"));
}

#[test]
fn example_7_dragon_flask_and_shield() {
    let text = "hit; at r3c7 from r3c6; hp 2";
    let mut state = Scene::new(format!("{text}; items flask shield"));
    assert_eq!(state.legal(""), ["abandon", "drink", "shield", "take"]);
    state.play("drink").becomes("hp 5; flask false");
    state.play("take").becomes("hp 2; phase combat; hit 0");
    let mut bare = Scene::new(format!("{text}; items flask"));
    bare.play("drink").becomes("flask false; phase combat; hit 0");
}

#[test]
fn example_8_a_blocked_start() {
    let blocked = "put r2c4=9C r4c4=9S r3c3=4C r3c5=4S";
    assert!(Scene::new(blocked).is_hopeless());
    assert_eq!(Scene::new(format!("{blocked}; campaign")).legal(""), ["abandon", "leave"]);
}

#[test]
fn example_9_two_wizards() {
    let mut state = Scene::new("put r2c4=2C; resolved r2c4; at r2c4 from r3c4; seen r1c3; gp 1");
    state.play("go r2c5").is("wizard1 r2c5; gp 1");
    state.play("buy dissolving r1c3").becomes("gp 0; resolved +r1c3");
    let mut later = Scene::new("wizard r2c5; seen r2c5; at r2c5 from r2c4; gp 2; items shield");
    later.play("go r1c5");
    assert_eq!(later.legal("buy"), ["buy amulet", "buy flask", "buy key"]);
}

#[test]
fn example_10_two_d6_for_a_d12() {
    for (luck, card) in [("d6=5; d6=4", "QS"), ("d6=4; d6=3", "5S")] {
        let mut state = Scene::new("two_d6; put r2c4=7C r4c4=5C; seen r2c3 r2c5");
        let rolled = format!("pos r2c4; prev r3c4; rooms +r1c4={card}; revealed +r1c4");
        state.play_on("go r2c4", luck).becomes(rolled);
    }
}

/// What a D12 reveals at r1c4, entering a crystal at r2c4 with these rooms around the staircase and these seen.
#[track_caller]
fn rolled(text: &str, roll: u8, card: &str) {
    let mut state = Scene::new(format!("dice; tasks 6D 3D 8D AD; {text}"));
    let keys = format!("pos r2c4; prev r3c4; rooms +r1c4={card}; revealed +r1c4");
    state.play_on("go r2c4", &format!("d12={roll}")).becomes(keys);
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
    let mut state = Scene::new("dice; put r2c4=2C r3c5=3C r4c4=5C; tasks 2D 3D 7D JD");
    let entered =
        "pos r4c4; prev r3c4; rooms +r4c5=QC +r5c4=5S +r4c3=JS; revealed +r4c5 +r5c4 +r4c3; gp 1; resolved +r4c4";
    state.play_on("go r4c4", "d12=11; d12=4; d12=10; d6=2").becomes(entered);
}

#[test]
fn example_15_leaving_with_12_points() {
    // One dragon defeated; the other three tasks are gold, ice and crystals.
    let text = "seen all; tasks 2D 3D 7D AD; resolved r2c1 r4c1 r2c2 r4c2 r3c7; hp 6; gp 3; items key";
    let mut state = Scene::new(text);
    state.play("leave");
    assert_eq!(
        (state.key("outcome")["score"].clone(), state.key("outcome")["title"].clone()),
        (json!(12), json!("captain"))
    );
    let mut campaign = Scene::new(format!("campaign; title lieutenant; {text}"));
    campaign.play("leave");
    let outcome = campaign.key("outcome");
    assert_eq!((outcome["title_after"].clone(), outcome["campaign"].clone()), (json!("captain"), json!("continues")));
}

#[test]
fn example_16_a_failed_attempt() {
    for (text, after) in [("resolved r2c1 r4c1", "lieutenant"), ("resolved r2c1 r4c1 r3c3 r5c3", "captain")] {
        let mut state = Scene::new(format!("campaign; title captain; gp 0; {text}"));
        state.play("leave");
        assert_eq!(state.key("outcome")["title_after"], after);
    }
}
