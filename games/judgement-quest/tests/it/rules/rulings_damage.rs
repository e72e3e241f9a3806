//! Rulings on damage, shield, flask and enemies.

use serde_json::json;

use crate::rules::scene::{Scene, room};

const WAITS: [(&str, &str); 6] =
    [("5C", "d6=1"), ("TC", "d6=1"), ("JC", "d6=1"), ("QC", "d6=2"), ("KC", "d6=3"), ("AC", "d6=1")];

#[test]
fn r21_the_shield_is_offered_after_the_roll() {
    for (card, luck) in WAITS {
        let mut state = room(card, "items shield");
        state.play_on("go r3c5", luck).is("phase hit; shield; hp 6");
        let mut bare = room(card, "");
        bare.play_on("go r3c5", luck);
        assert_ne!(bare.key("phase"), "hit");
    }
}

#[test]
fn r22_the_shield_does_not_help_against_ice_or_water() {
    let mut ice = room("3C", "items shield");
    ice.play("go r3c5").becomes("pos r3c5; prev r3c4; hp 5");
    let mut water = Scene::new("put r3c5=8C; at r3c5 from r3c4; items shield");
    water.play_on("fountain", "d6=1").becomes("hp 5; resolved +r3c5");
}

#[test]
fn r23_the_shield_stops_all_damage_or_is_kept() {
    let text = "hit; put r3c3=AC; at r3c3 from r3c4; items shield";
    Scene::new(text).play("shield").becomes("phase combat; hit 0; shield false");
    Scene::new(text).play("take").becomes("phase combat; hit 0; hp 3");
}

#[test]
fn r24_the_flask_can_be_drunk_in_every_phase() {
    for text in ["items flask", "combat; at r3c3 from r3c4; items flask", "hit; at r3c3 from r3c4; items flask shield"]
    {
        Scene::new(text).play("drink").becomes("hp 9; flask false");
    }
}

#[test]
fn r25_the_flask_is_offered_before_a_deadly_hit() {
    let hurts = WAITS.into_iter().chain([("3C", "")]);
    for (card, luck) in hurts {
        let (enough, deadly) = if card == "AC" { (4, 3) } else { (2, 1) };
        let mut state = room(card, &format!("items flask; hp {enough}"));
        state.play_on("go r3c5", luck);
        assert_ne!(state.key("phase"), "hit", "{card}");
        let mut state = room(card, &format!("items flask; hp {deadly}"));
        state.play_on("go r3c5", luck);
        assert_eq!(state.legal(""), ["abandon", "drink", "take"], "{card}");
        state.play("drink");
        assert_eq!(state.key("hp"), 3);
    }
    let mut water = Scene::new("put r3c5=8C; at r3c5 from r3c4; items flask; hp 1");
    water.play_on("fountain", "d6=3").becomes("phase hit; hit 1");
}

#[test]
fn r26_nothing_happens_after_death() {
    for (card, luck) in [("5C", "d6=1"), ("TC", "d6=2")] {
        let mut state = room(card, "hp 1");
        state.play_on("go r3c5", luck).is("hp 0; phase over");
        assert_eq!(state.key("resolved")[18], json!(false));
    }
    let mut dragon = room("AC", "hp 2");
    dragon.play_on("go r3c5", "d6=1").is("hp 0; phase over");
    let mut water = Scene::new("put r3c5=8C; at r3c5 from r3c4; hp 1");
    water.play_on("fountain", "d6=1");
    assert_eq!(water.key("resolved")[18], json!(false));
}

#[test]
fn r27_entering_is_the_first_round_of_any_number() {
    let mut state = room("JC", "");
    state.play_on("go r3c5", "d6=2").becomes("pos r3c5; prev r3c4; phase combat");
    for _ in 0..20 {
        state.play_on("fight", "d6=3").becomes("");
    }
    state.play("retreat").becomes("pos r3c4; prev r3c5; phase explore");
    state.play_on("go r3c5", "d6=1").becomes("pos r3c5; prev r3c4; phase combat; hp 5");
}

#[test]
fn r28_a_retreat_is_an_entry_like_any_other() {
    let mut ice = Scene::new("combat; at r3c5 from r3c6; put r3c6=3C; seen r2c6 r3c7 r4c6; hp 2");
    ice.play("retreat").becomes("pos r3c6; prev r3c5; phase explore; hp 1");
    let mut left = Scene::new("combat; at r3c5 from r3c6; put r3c6=AS; seen r2c6 r3c7 r4c6; tasks 2D 3D 7D JD");
    let back = "pos r3c6; prev r3c5; phase explore; shield; resolved +r3c6";
    left.play("retreat").becomes(back);
    let state = Scene::new("combat; at r3c5 from r3c4; seen all");
    assert_eq!(state.legal(""), ["abandon", "fight", "retreat"]);
}

#[test]
fn r39_back_is_the_cell_of_the_last_step() {
    let mut state = Scene::new("combat; at r3c5 from r3c4");
    state.play("retreat").becomes("pos r3c4; prev r3c5; phase explore");
    state.refuses("retreat");
}
