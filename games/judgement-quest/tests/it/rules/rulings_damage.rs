//! Rulings on damage, shield, flask and enemies.

use serde_json::json;
use underdeck_testkit::{legal, refuse};

use crate::rules::scene::{act, key, room, scene};

const WAITS: [(&str, &str); 6] =
    [("5C", "d6=1"), ("TC", "d6=1"), ("JC", "d6=1"), ("QC", "d6=2"), ("KC", "d6=3"), ("AC", "d6=1")];

#[test]
fn r21_the_shield_is_offered_after_the_roll() {
    for (card, luck) in WAITS {
        let mut state = room(card, "items shield");
        underdeck_testkit::play(&mut state, "go r3c5", luck);
        underdeck_testkit::expect(&state, json!({"phase": "hit", "shield": true, "hp": 6}));
        let mut bare = room(card, "");
        underdeck_testkit::play(&mut bare, "go r3c5", luck);
        assert_ne!(key(&bare, "phase"), "hit");
    }
}

#[test]
fn r22_the_shield_does_not_help_against_ice_or_water() {
    let mut ice = room("3C", "items shield");
    act(&mut ice, "go r3c5", "", json!({"pos": "r3c5", "prev": "r3c4", "hp": 5}));
    let mut water = scene("put r3c5=8C; at r3c5 from r3c4; items shield");
    act(&mut water, "fountain", "d6=1", json!({"hp": 5, "resolved": "+r3c5"}));
}

#[test]
fn r23_the_shield_stops_all_damage_or_is_kept() {
    let text = "hit; put r3c3=AC; at r3c3 from r3c4; items shield";
    act(&mut scene(text), "shield", "", json!({"phase": "combat", "hit": 0, "shield": false}));
    act(&mut scene(text), "take", "", json!({"phase": "combat", "hit": 0, "hp": 3}));
}

#[test]
fn r24_the_flask_can_be_drunk_in_every_phase() {
    for text in ["items flask", "combat; at r3c3 from r3c4; items flask", "hit; at r3c3 from r3c4; items flask shield"]
    {
        act(&mut scene(text), "drink", "", json!({"hp": 9, "flask": false}));
    }
}

#[test]
fn r25_the_flask_is_offered_before_a_deadly_hit() {
    let hurts = WAITS.into_iter().chain([("3C", "")]);
    for (card, luck) in hurts {
        let (enough, deadly) = if card == "AC" { (4, 3) } else { (2, 1) };
        let mut state = room(card, &format!("items flask; hp {enough}"));
        underdeck_testkit::play(&mut state, "go r3c5", luck);
        assert_ne!(key(&state, "phase"), "hit", "{card}");
        let mut state = room(card, &format!("items flask; hp {deadly}"));
        underdeck_testkit::play(&mut state, "go r3c5", luck);
        assert_eq!(legal(&state), ["abandon", "drink", "take"], "{card}");
        underdeck_testkit::play(&mut state, "drink", "");
        assert_eq!(key(&state, "hp"), 3);
    }
    let mut water = scene("put r3c5=8C; at r3c5 from r3c4; items flask; hp 1");
    act(&mut water, "fountain", "d6=3", json!({"phase": "hit", "hit": 1}));
}

#[test]
fn r26_nothing_happens_after_death() {
    for (card, luck) in [("5C", "d6=1"), ("TC", "d6=2")] {
        let mut state = room(card, "hp 1");
        underdeck_testkit::play(&mut state, "go r3c5", luck);
        underdeck_testkit::expect(&state, json!({"hp": 0, "phase": "over"}));
        assert_eq!(key(&state, "resolved")[18], json!(false));
    }
    let mut dragon = room("AC", "hp 2");
    underdeck_testkit::play(&mut dragon, "go r3c5", "d6=1");
    underdeck_testkit::expect(&dragon, json!({"hp": 0, "phase": "over"}));
    let mut water = scene("put r3c5=8C; at r3c5 from r3c4; hp 1");
    underdeck_testkit::play(&mut water, "fountain", "d6=1");
    assert_eq!(key(&water, "resolved")[18], json!(false));
}

#[test]
fn r27_entering_is_the_first_round_of_any_number() {
    let mut state = room("JC", "");
    act(&mut state, "go r3c5", "d6=2", json!({"pos": "r3c5", "prev": "r3c4", "phase": "combat"}));
    for _ in 0..20 {
        act(&mut state, "fight", "d6=3", json!({}));
    }
    act(&mut state, "retreat", "", json!({"pos": "r3c4", "prev": "r3c5", "phase": "explore"}));
    act(&mut state, "go r3c5", "d6=1", json!({"pos": "r3c5", "prev": "r3c4", "phase": "combat", "hp": 5}));
}

#[test]
fn r28_a_retreat_is_an_entry_like_any_other() {
    let mut ice = scene("combat; at r3c5 from r3c6; put r3c6=3C; seen r2c6 r3c7 r4c6; hp 2");
    act(&mut ice, "retreat", "", json!({"pos": "r3c6", "prev": "r3c5", "phase": "explore", "hp": 1}));
    let mut left = scene("combat; at r3c5 from r3c6; put r3c6=AS; seen r2c6 r3c7 r4c6; tasks 2D 3D 7D JD");
    let back = json!({"pos": "r3c6", "prev": "r3c5", "phase": "explore", "shield": true, "resolved": "+r3c6"});
    act(&mut left, "retreat", "", back);
    let state = scene("combat; at r3c5 from r3c4; seen all");
    assert_eq!(legal(&state), ["abandon", "fight", "retreat"]);
}

#[test]
fn r39_back_is_the_cell_of_the_last_step() {
    let mut state = scene("combat; at r3c5 from r3c4");
    act(&mut state, "retreat", "", json!({"pos": "r3c4", "prev": "r3c5", "phase": "explore"}));
    refuse(&state, "retreat");
}
