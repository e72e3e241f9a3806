//! Threats, damage, and what comes after it.

use serde_json::json;

use crate::rules::scene::{Scene, room};

/// The end of a quest without a task done.
const PERISHED: &str = "hp 0; phase over; \
    outcome result=lost cause=perished score=null title=null tasks_done=0 title_after=null campaign=null";

/// A room to enter from the staircase, and the roll that hurts.
const HURTS: [(&str, &str, bool); 7] = [
    ("5C", "d6=1", true),
    ("TC", "d6=3", true),
    ("JC", "d6=1", true),
    ("QC", "d6=2", true),
    ("KC", "d6=3", true),
    ("AC", "d6=3", true),
    ("3C", "", false),
];

#[test]
fn threaten_1_the_shield_helps_against_chests_traps_and_enemies() {
    for (card, luck, helps) in HURTS {
        let mut state = room(card, "items shield");
        state.play_on("go r3c5", luck);
        assert_eq!(state.legal("").contains(&"shield".to_owned()), helps, "{card}");
    }
    let mut water = Scene::new("put r3c5=8C; at r3c5 from r3c4; items shield");
    water.play_on("fountain", "d6=3").becomes("hp 5; resolved +r3c5");
}

#[test]
fn threaten_2_you_are_asked_if_the_shield_helps_or_the_flask_saves() {
    for (card, luck, helps) in HURTS {
        let n = if card == "AC" { 3 } else { 1 };
        let asked = |more: &str| {
            let mut state = room(card, more);
            state.play_on("go r3c5", luck);
            let found = (state.key("phase") == "hit", state.key("hit"));
            assert_eq!(found.1, json!(if found.0 { n } else { 0 }), "{card} {more}");
            found.0
        };
        assert!(!asked("hp 6"));
        assert_eq!(asked("hp 6; items shield"), helps);
        assert!(!asked(&format!("hp {}; items flask", n + 1)));
        assert!(asked(&format!("hp {n}; items flask")));
        assert!(asked("hp 1; items flask key"));
        assert!(!asked("hp 1; items key amulet"));
    }
    let mut water = Scene::new("put r3c5=8C; at r3c5 from r3c4; items flask; hp 1");
    water.play_on("fountain", "d6=1").becomes("phase hit; hit 1");
}

#[test]
fn suffer_1_at_0_hp_the_quest_ends() {
    let mut state = room("TC", "hp 2");
    state.play_on("go r3c5", "d6=1").becomes("pos r3c5; prev r3c4; hp 1; resolved +r3c5");
    for (card, luck, _) in HURTS {
        let mut last = room(card, "hp 1");
        last.play_on("go r3c5", luck).becomes(format!("pos r3c5; prev r3c4; {PERISHED}"));
    }
    let mut hit = Scene::new("hit; at r3c3 from r3c4; hp 1; items shield");
    hit.play("take").becomes(format!("hit 0; {PERISHED}"));
}

#[test]
fn after_1_enemies_and_ice_stay_and_other_rooms_are_resolved() {
    for (card, luck, _) in HURTS {
        let mut state = room(card, "hp 6");
        state.play_on("go r3c5", luck);
        let resolved = state.key("resolved")[18] == json!(true);
        let phase = state.key("phase");
        let expected = match card {
            "5C" | "TC" => (true, "explore"),
            "3C" => (false, "explore"),
            _ => (false, "combat"),
        };
        assert_eq!((resolved, phase.as_str().unwrap()), expected, "{card}");
    }
    let mut water = Scene::new("put r3c5=8C; at r3c5 from r3c4");
    water.play_on("fountain", "d6=2").becomes("hp 5; resolved +r3c5");
}

#[test]
fn hit_1_a_hit_asks_for_shield_flask_or_hp() {
    let mut state = Scene::new("hit; put r3c3=AC; at r3c3 from r3c4; items shield flask");
    state.is("hit 3");
    assert_eq!(state.legal(""), ["abandon", "drink", "shield", "take"]);
    for mv in ["fight", "retreat", "go r3c4", "leave"] {
        state.refuses(mv);
    }
}

#[test]
fn hit_2_the_shield_stops_the_hit_and_breaks() {
    let mut enemy = Scene::new("hit; at r3c3 from r3c4; items shield");
    enemy.play("shield").becomes("phase combat; hit 0; shield false");
    for card in ["5C", "TC"] {
        let mut room =
            Scene::new(format!("hit; put r3c5={card}; at r3c5 from r3c4; items shield key; tasks 6D 4D 9D JD"));
        room.play("shield").becomes("phase explore; hit 0; shield false; resolved +r3c5");
    }
    let mut cold = Scene::new("hit; put r3c5=3C; at r3c5 from r3c4; items shield flask; hp 1");
    cold.refuses("shield");
    cold.play("take").becomes(format!("hit 0; {PERISHED}"));
}

#[test]
fn hit_3_taking_the_hit_costs_its_damage() {
    let mut enemy = Scene::new("hit; at r3c3 from r3c4; items shield; hp 4");
    enemy.play("take").becomes("phase combat; hit 0; hp 3");
    let mut chest = Scene::new("hit; at r2c4 from r3c4; items shield; hp 4");
    chest.play("take").becomes("phase explore; hit 0; hp 3; resolved +r2c4");
}

#[test]
fn hit_4_after_the_flask_the_hit_threatens_again() {
    let mut both = Scene::new("hit; at r3c3 from r3c4; items shield flask; hp 1");
    both.play("drink").becomes("hp 4; flask false");
    assert_eq!(both.legal(""), ["abandon", "shield", "take"]);
    let mut alone = Scene::new("hit; at r3c3 from r3c4; items flask; hp 1");
    alone.play("drink").becomes("hp 3; flask false; phase combat; hit 0");
    let mut dragon = Scene::new("hit; put r3c3=AC; at r3c3 from r3c4; items flask; hp 3; cap 6");
    dragon.play("drink").becomes("flask false; phase combat; hit 0");
    let mut water = Scene::new("hit; put r3c5=8C; at r3c5 from r3c4; items flask shield; hp 1");
    water.play("drink").becomes("hp 3; flask false; phase explore; hit 0; resolved +r3c5");
}

#[test]
fn hit_5_answers_to_a_hit_use_no_chance() {
    for mv in ["shield", "take", "drink"] {
        // No chance is given, so none may be asked for.
        Scene::new("hit; at r3c3 from r3c4; items shield flask").play(mv);
    }
}
