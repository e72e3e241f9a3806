//! Rulings on tasks.

use serde_json::json;

use crate::rules::scene::{act, key, scene};
use crate::rules::state::refused;
use underdeck_testkit::legal;

#[test]
fn r15_a_fetched_room_gives_nothing() {
    let entered =
        |done: bool| json!({"pos": "r3c5", "prev": "r3c4", "resolved": "+r3c5", "done": [done, false, false, false]});
    act(&mut scene("put r3c5=2C; seen r2c5 r4c5 r3c6; tasks 2D 3D 7D JD"), "go r3c5", "", entered(false));
    act(&mut scene("put r3c5=5C; seen r2c5 r4c5 r3c6; tasks 5D 3D 7D JD"), "go r3c5", "", entered(false));
    act(&mut scene("put r3c5=AS; seen r2c5 r4c5 r3c6; tasks 6D 3D 7D JD; items shield"), "go r3c5", "", entered(true));
    let mut second = scene("put r3c5=5C; resolved r4c4; seen r2c5 r4c5 r3c6; tasks 5D 3D 7D JD");
    act(&mut second, "go r3c5", "", entered(true));
}

#[test]
fn r16_goods_from_elsewhere_do_not_count_as_fetched() {
    let mut gold = scene("seen r1c4 r2c3 r2c5; tasks 2D 3D 7D JD");
    act(&mut gold, "go r2c4", "d6=2", json!({"pos": "r2c4", "prev": "r3c4", "gp": 1, "resolved": "+r2c4"}));
    let mut shield = scene("seen r1c4 r2c3 r2c5; tasks 6D 3D 7D JD");
    act(&mut shield, "go r2c4", "d6=6", json!({"pos": "r2c4", "prev": "r3c4", "shield": true, "resolved": "+r2c4"}));
    let mut bought = scene("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 2; tasks 6D 3D 7D JD");
    act(&mut bought, "buy shield", "", json!({"gp": 0, "shield": true}));
}

#[test]
fn r17_rooms_of_other_tasks_act_as_usual() {
    let mut trap = scene("put r3c5=TC; seen r2c5 r4c5 r3c6; tasks 2D TD 7D JD");
    act(&mut trap, "go r3c5", "d6=2", json!({"pos": "r3c5", "prev": "r3c4", "hp": 5, "resolved": "+r3c5"}));
    let mut water = scene("put r3c5=8C; at r3c5 from r3c4; tasks 2D TD 8D JD");
    act(&mut water, "fountain", "d6=5", json!({"hp": 7, "resolved": "+r3c5"}));
    let mut dragon = scene("combat; put r3c3=AC; at r3c3 from r3c4; tasks 2D TD 7D AD");
    let won =
        json!({"phase": "explore", "gp": 3, "defeated": 1, "resolved": "+r3c3", "done": [false, false, false, true]});
    act(&mut dragon, "fight", "d6=4", won);
}

#[test]
fn r18_a_disarmed_trap_counts() {
    let text = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 2; seen all; tasks 2D TD 8D JD";
    let mut state = scene(&format!("{text}; resolved r3c2"));
    act(
        &mut state,
        "buy disarming r4c7",
        "",
        json!({"gp": 1, "resolved": "+r4c7", "done": [false, true, true, false]}),
    );
}

/// (R18)
#[test]
fn option_10_a_disarmed_trap_does_not_count() {
    let text = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 2; seen all; rulings triggered_traps";
    let mut state = scene(&format!("{text}; tasks 2D 3D 8D JD"));
    act(&mut state, "buy disarming r4c7", "", json!({"gp": 1, "resolved": "+r4c7", "disarmed": ["r4c7"]}));
    assert!(legal(&state).contains(&"buy disarming r3c2".into()));
    let mut first = scene(&format!("{text}; tasks 2D 3D 8D JD"));
    act(&mut first, "buy disarming r3c2", "", json!({"gp": 1, "resolved": "+r3c2", "disarmed": ["r3c2"]}));
    // With the trap task the quest is lost by it.
    let mut state = scene(&format!("{text}; tasks 2D TD 8D JD"));
    underdeck_testkit::play(&mut state, "buy disarming r4c7", "");
    assert_eq!(key(&state, "outcome")["cause"], "impossible");
    refused(text, "disarmed", json!(["r3c5"]));
    refused(text, "disarmed", json!(["r4c7"]));
    refused("", "disarmed", json!([]));
}

#[test]
fn r19_revealing_by_any_means_explores() {
    let text = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 2; tasks 2D TD 9D JD; seen r3c1";
    act(
        &mut scene(text),
        "buy seeing r1c3",
        "",
        json!({"gp": 1, "revealed": "+r1c3", "done": [false, false, true, false]}),
    );
    let mut gone = scene(&format!("{text} r1c3"));
    act(&mut gone, "buy dissolving r1c3", "", json!({"gp": 1, "resolved": "+r1c3"}));
    let mut crystal = scene("put r3c5=7C; at r3c5 from r3c4; tasks 2D TD 9D JD; seen r3c1");
    act(
        &mut crystal,
        "view r1c3",
        "",
        json!({"revealed": "+r1c3", "resolved": "+r3c5", "done": [false, false, true, false]}),
    );
}

#[test]
fn r20_a_task_done_stays_done() {
    let mut state = scene("combat; at r3c3 from r3c4; resolved r5c3; tasks 2D 3D 7D JD");
    underdeck_testkit::play(&mut state, "fight", "d6=4");
    for mv in ["go r3c4", "go r3c3", "go r3c4"] {
        underdeck_testkit::play(&mut state, mv, "");
        assert_eq!(key(&state, "done"), json!([false, false, false, true]));
    }
}
