//! Entering a room.

use crate::rules::scene::Scene;

#[test]
fn enter_1_entering_sets_pos_and_prev() {
    let mut state = Scene::new("seen r1c4 r2c3 r2c5; resolved r2c4");
    state.play("go r2c4").becomes("pos r2c4; prev r3c4");
    state.play("go r3c4").becomes("pos r3c4; prev r2c4");
    let mut fight = Scene::new("combat; at r3c3 from r3c4");
    fight.play("retreat").becomes("pos r3c4; prev r3c3; phase explore");
}

#[test]
fn enter_2_entering_reveals_the_rooms_around() {
    let mut cards = Scene::new("resolved r2c4");
    cards.play("go r2c4").becomes("pos r2c4; prev r3c4; revealed +r1c4 +r2c5 +r2c3");
    let mut some = Scene::new("resolved r2c4; seen r2c5");
    some.play("go r2c4").becomes("pos r2c4; prev r3c4; revealed +r1c4 +r2c3");
    let mut dice = Scene::new("dice; resolved r3c3");
    dice.play_on("go r3c3", "d12=9; d12=8; d12=7")
        .becomes("pos r3c3; prev r3c4; rooms +r2c3=TC +r4c3=9C +r3c2=8C; revealed +r2c3 +r4c3 +r3c2");
    // Two corners of the map have fewer neighbours.
    let mut edge = Scene::new("at r2c2 from r2c3; resolved r2c1 r2c2 r2c3");
    edge.play("go r2c1").becomes("pos r2c1; prev r2c2; revealed +r3c1");
}

#[test]
fn enter_3_nothing_happens_in_a_resolved_room() {
    for room in ["2C", "3C", "4C", "5C", "7C", "8C", "9C", "TC", "JC", "KC", "AC", "AS"] {
        let mut state = Scene::new(format!("put r3c5={room}; resolved r3c5; seen r2c5 r4c5 r3c6; tasks 6D TD 7D QD"));
        state.play("go r3c5").becomes("pos r3c5; prev r3c4");
    }
}

#[test]
fn enter_4_a_fetched_room_is_resolved_and_gives_nothing() {
    for (task, room) in [("2D", "2C"), ("5D", "5C"), ("6D", "AS")] {
        for items in ["", "items shield"] {
            let mut state = Scene::new(format!("put r3c5={room}; seen r2c5 r4c5 r3c6; tasks {task} 3D 7D JD; {items}"));
            let done = task == "6D";
            let entered = format!("pos r3c5; prev r3c4; resolved +r3c5; done {done} false false false");
            state.play("go r3c5").becomes(entered);
        }
    }
}

#[test]
fn enter_5_staircase_crystal_and_fountain_do_nothing() {
    let mut back = Scene::new("at r3c5 from r3c4; resolved r3c5");
    back.play("go r3c4").becomes("pos r3c4; prev r3c5");
    for room in ["7C", "8S"] {
        let mut state = Scene::new(format!("put r3c5={room}; seen r2c5 r4c5 r3c6; tasks 6D TD 9D KD"));
        state.play("go r3c5").becomes("pos r3c5; prev r3c4");
    }
}

#[test]
fn enter_6_gold_gives_1_gp() {
    let mut state = Scene::new("put r3c5=2C; seen r2c5 r4c5 r3c6; tasks 6D 3D 7D JD; gp 4");
    state.play("go r3c5").becomes("pos r3c5; prev r3c4; gp 5; resolved +r3c5");
}

#[test]
fn enter_7_ice_hurts_without_the_amulet() {
    let text = "put r3c5=3C; seen r2c5 r4c5 r3c6; hp 4";
    Scene::new(text).play("go r3c5").becomes("pos r3c5; prev r3c4; hp 3");
    let mut warm = Scene::new(format!("{text}; items amulet"));
    warm.play("go r3c5").becomes("pos r3c5; prev r3c4; resolved +r3c5");
}

#[test]
fn enter_8_the_key_resolves_a_door() {
    let mut state = Scene::new("put r3c5=4C; seen r2c5 r4c5 r3c6; items key");
    state.play("go r3c5").becomes("pos r3c5; prev r3c4; resolved +r3c5");
}

#[test]
fn enter_9_a_chest_gives_by_its_roll() {
    let text = "seen r1c4 r2c3 r2c5";
    for (roll, key) in [(3, "amulet"), (4, "key"), (5, "flask"), (6, "shield")] {
        let mut state = Scene::new(text);
        let entered = format!("pos r2c4; prev r3c4; resolved +r2c4; {key}");
        state.play_on("go r2c4", &format!("d6={roll}")).becomes(entered);
        let mut held = Scene::new(format!("{text}; items {key}; gp 1"));
        let entered = "pos r2c4; prev r3c4; resolved +r2c4; gp 3";
        held.play_on("go r2c4", &format!("d6={roll}")).becomes(entered);
    }
    Scene::new(text).play_on("go r2c4", "d6=2").becomes("pos r2c4; prev r3c4; resolved +r2c4; gp 1");
    Scene::new(text).play_on("go r2c4", "d6=1").becomes("pos r2c4; prev r3c4; resolved +r2c4; hp 5");
}

#[test]
fn enter_10_the_first_wizard_entered_is_wizard1() {
    let mut state = Scene::new("put r3c5=6C r4c4=6S; seen r2c5 r4c5 r3c6 r4c3 r5c4");
    state.play("go r3c5").becomes("pos r3c5; prev r3c4; wizard1 r3c5");
    state.play("go r3c4").play("go r4c4").becomes("pos r4c4; prev r3c4");
}

#[test]
fn enter_11_a_trap_hits_on_1_to_3() {
    let text = "put r3c5=TC; seen r2c5 r4c5 r3c6";
    for roll in 1..=6 {
        let hp = if roll <= 3 { 5 } else { 6 };
        let entered = format!("pos r3c5; prev r3c4; resolved +r3c5; hp {hp}");
        Scene::new(text).play_on("go r3c5", &format!("d6={roll}")).becomes(entered);
    }
}

#[test]
fn enter_12_a_shield_is_taken_only_without_one() {
    let text = "put r3c5=AS; seen r2c5 r4c5 r3c6";
    let mut bare = Scene::new(text);
    bare.play("go r3c5").becomes("pos r3c5; prev r3c4; resolved +r3c5; shield");
    let mut armed = Scene::new(format!("{text}; items shield"));
    armed.play("go r3c5").becomes("pos r3c5; prev r3c4");
}

#[test]
fn enter_13_entering_an_enemy_is_a_round() {
    for enemy in ["JC", "QC", "KC", "AC"] {
        let mut state = Scene::new(format!("put r3c5={enemy}; seen r2c5 r4c5 r3c6; hp 5"));
        let hp = if enemy == "AC" { 2 } else { 4 };
        let entered = format!("pos r3c5; prev r3c4; phase combat; hp {hp}");
        state.play_on("go r3c5", "d6=1").becomes(entered);
    }
}

#[test]
fn enter_14_a_wall_cannot_be_entered() {
    let mut state = Scene::new("put r3c5=9C; seen all; items key amulet");
    assert_eq!(state.legal("go").len(), 3);
    state.refuses("go r3c5");
    state = Scene::new("put r3c5=9C; seen all; resolved r3c5");
    state.play("go r3c5").becomes("pos r3c5; prev r3c4");
}
