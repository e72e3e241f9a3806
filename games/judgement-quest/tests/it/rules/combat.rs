//! Rounds of combat.

use crate::rules::scene::Scene;

/// What each of the six rolls of a round does: `hit`, `miss` or `win`.
#[track_caller]
fn rounds(enemy: &str, results: [&str; 6], damage: i64) {
    for (roll, result) in (1..).zip(results) {
        let text = format!("put r3c3={enemy}; at r3c3 from r3c4; tasks 6D TD 9D QD; gp 1");
        let keys = match result {
            "hit" => format!("hp {}", 6 - damage),
            "miss" => String::new(),
            _ => format!("phase explore; resolved +r3c3; defeated 1; gp {}", if enemy == "AC" { 4 } else { 1 }),
        };
        Scene::new(format!("combat; {text}")).play_on("fight", &format!("d6={roll}")).becomes(keys);
    }
}

#[test]
fn combat_1_a_round_is_one_die() {
    let mut state = Scene::new("seen r2c3 r4c3 r3c2");
    state.play_on("go r3c3", "d6=2").becomes("pos r3c3; prev r3c4; phase combat");
    state.play_on("fight", "d6=3").becomes("");
    state.play_on("fight", "d6=1").becomes("hp 5");
    state.play_on("fight", "d6=6").becomes("phase explore; resolved +r3c3; defeated 1");
}

#[test]
fn combat_2_a_specter_hits_on_1() {
    for card in ["JC", "JS"] {
        rounds(card, ["hit", "miss", "miss", "win", "win", "win"], 1);
    }
}

#[test]
fn combat_3_a_slime_hits_on_1_and_2() {
    for card in ["QC", "QS"] {
        rounds(card, ["hit", "hit", "miss", "win", "win", "win"], 1);
    }
}

#[test]
fn combat_4_a_skeleton_hits_on_1_to_3() {
    for card in ["KC", "KS"] {
        rounds(card, ["hit", "hit", "hit", "win", "win", "win"], 1);
    }
}

#[test]
fn combat_5_a_dragon_hits_for_3() {
    rounds("AC", ["hit", "hit", "hit", "win", "win", "win"], 3);
}

#[test]
fn combat_6_a_hit_threatens_its_damage() {
    let mut plain = Scene::new("combat; at r3c3 from r3c4; hp 3");
    plain.play_on("fight", "d6=1").becomes("hp 2");
    let mut armed = Scene::new("combat; at r3c3 from r3c4; hp 3; items shield");
    armed.play_on("fight", "d6=1").becomes("phase hit; hit 1");
    let mut dragon = Scene::new("combat; put r3c3=AC; at r3c3 from r3c4; items shield");
    dragon.play_on("fight", "d6=2").becomes("phase hit; hit 3");
}

#[test]
fn combat_7_a_miss_leaves_the_fight_open() {
    let mut state = Scene::new("combat; at r3c3 from r3c4; items shield");
    state.play_on("fight", "d6=3").becomes("");
}

#[test]
fn combat_8_a_defeated_enemy_is_resolved_and_counted() {
    let mut state = Scene::new("combat; at r3c3 from r3c4; resolved r5c3; tasks 2D 3D 7D JD");
    let won = "phase explore; resolved +r3c3; defeated 2; done false false false true";
    state.play_on("fight", "d6=4").becomes(won);
}

#[test]
fn fight_1_in_combat_only_fight_and_retreat_are_open() {
    let state = Scene::new("combat; at r3c3 from r3c4; gp 5");
    assert_eq!(state.legal(""), ["abandon", "fight", "retreat"]);
    for mv in ["go r2c3", "go r3c4", "leave", "fountain", "take", "shield"] {
        state.refuses(mv);
    }
}

#[test]
fn fight_2_rounds_have_no_limit() {
    let mut state = Scene::new("combat; at r3c5 from r3c4");
    for _ in 0..5 {
        state.play_on("fight", "d6=3").becomes("");
    }
    assert!(Scene::new("").legal("fight").is_empty());
}

#[test]
fn fight_3_a_retreat_enters_the_room_before() {
    let mut state = Scene::new("combat; at r3c5 from r3c6; put r3c6=2C; resolved r3c6; seen r2c6 r3c7 r4c6");
    state.play("retreat").becomes("pos r3c6; prev r3c5; phase explore");
    state.refuses("retreat");
    let mut gold = Scene::new("combat; at r3c5 from r3c6; put r3c6=7C; seen r2c6 r3c7 r4c6");
    gold.play("retreat").becomes("pos r3c6; prev r3c5; phase explore");
}
