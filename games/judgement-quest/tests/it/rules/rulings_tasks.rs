//! Rulings on tasks.

use serde_json::json;

use crate::rules::scene::Scene;
use crate::rules::state::refused;

#[test]
fn r15_a_fetched_room_gives_nothing() {
    let entered = |done: bool| format!("pos r3c5; prev r3c4; resolved +r3c5; done {done} false false false");
    Scene::new("put r3c5=2C; seen r2c5 r4c5 r3c6; tasks 2D 3D 7D JD").play("go r3c5").becomes(entered(false));
    Scene::new("put r3c5=5C; seen r2c5 r4c5 r3c6; tasks 5D 3D 7D JD").play("go r3c5").becomes(entered(false));
    Scene::new("put r3c5=AS; seen r2c5 r4c5 r3c6; tasks 6D 3D 7D JD; items shield")
        .play("go r3c5")
        .becomes(entered(true));
    let mut second = Scene::new("put r3c5=5C; resolved r4c4; seen r2c5 r4c5 r3c6; tasks 5D 3D 7D JD");
    second.play("go r3c5").becomes(entered(true));
}

#[test]
fn r16_goods_from_elsewhere_do_not_count_as_fetched() {
    let mut gold = Scene::new("seen r1c4 r2c3 r2c5; tasks 2D 3D 7D JD");
    gold.play_on("go r2c4", "d6=2").becomes("pos r2c4; prev r3c4; gp 1; resolved +r2c4");
    let mut shield = Scene::new("seen r1c4 r2c3 r2c5; tasks 6D 3D 7D JD");
    shield.play_on("go r2c4", "d6=6").becomes("pos r2c4; prev r3c4; shield; resolved +r2c4");
    let mut bought = Scene::new("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 2; tasks 6D 3D 7D JD");
    bought.play("buy shield").becomes("gp 0; shield");
}

#[test]
fn r17_rooms_of_other_tasks_act_as_usual() {
    let mut trap = Scene::new("put r3c5=TC; seen r2c5 r4c5 r3c6; tasks 2D TD 7D JD");
    trap.play_on("go r3c5", "d6=2").becomes("pos r3c5; prev r3c4; hp 5; resolved +r3c5");
    let mut water = Scene::new("put r3c5=8C; at r3c5 from r3c4; tasks 2D TD 8D JD");
    water.play_on("fountain", "d6=5").becomes("hp 7; resolved +r3c5");
    let mut dragon = Scene::new("combat; put r3c3=AC; at r3c3 from r3c4; tasks 2D TD 7D AD");
    let won = "phase explore; gp 3; defeated 1; resolved +r3c3; done false false false true";
    dragon.play_on("fight", "d6=4").becomes(won);
}

#[test]
fn r18_a_disarmed_trap_counts() {
    let mut state =
        Scene::new("put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 2; seen all; tasks 2D TD 8D JD; resolved r3c2");
    state.play("buy disarming r4c7").becomes("gp 1; resolved +r4c7; done false true true false");
}

/// (R18)
#[test]
fn option_10_a_disarmed_trap_does_not_count() {
    let text = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 2; seen all; rulings triggered_traps";
    let mut state = Scene::new(format!("{text}; tasks 2D 3D 8D JD"));
    state.play("buy disarming r4c7").becomes("gp 1; resolved +r4c7; disarmed r4c7");
    assert!(state.legal("").contains(&"buy disarming r3c2".into()));
    let mut first = Scene::new(format!("{text}; tasks 2D 3D 8D JD"));
    first.play("buy disarming r3c2").becomes("gp 1; resolved +r3c2; disarmed r3c2");
    // With the trap task the quest is lost by it.
    let mut state = Scene::new(format!("{text}; tasks 2D TD 8D JD"));
    state.play("buy disarming r4c7");
    assert_eq!(state.key("outcome")["cause"], "impossible");
    refused(text, "disarmed", json!(["r3c5"]));
    refused(text, "disarmed", json!(["r4c7"]));
    refused("", "disarmed", json!([]));
}

#[test]
fn r19_revealing_by_any_means_explores() {
    let text = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 2; tasks 2D TD 9D JD; seen r3c1";
    Scene::new(text).play("buy seeing r1c3").becomes("gp 1; revealed +r1c3; done false false true false");
    let mut gone = Scene::new(format!("{text} r1c3"));
    gone.play("buy dissolving r1c3").becomes("gp 1; resolved +r1c3");
    let mut crystal = Scene::new("put r3c5=7C; at r3c5 from r3c4; tasks 2D TD 9D JD; seen r3c1");
    crystal.play("view r1c3").becomes("revealed +r1c3; resolved +r3c5; done false false true false");
}

#[test]
fn r20_a_task_done_stays_done() {
    let mut state = Scene::new("combat; at r3c3 from r3c4; resolved r5c3; tasks 2D 3D 7D JD");
    state.play_on("fight", "d6=4");
    for mv in ["go r3c4", "go r3c3", "go r3c4"] {
        state.play(mv);
        assert_eq!(state.key("done"), json!([false, false, false, true]));
    }
}
