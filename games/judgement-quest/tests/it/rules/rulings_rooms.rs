//! Rulings on rooms.

use serde_json::json;
use underdeck_judgement_quest::State;
use underdeck_testkit::start;

use crate::rules::scene::{Scene, options};
use crate::rules::state::refused;

#[test]
fn r29_the_first_wizard_entered_sells_spells() {
    let mut state = Scene::new("put r3c5=6C r3c3=6S; seen all; gp 2; tasks 2D 3D 8D JD");
    state.play("go r3c3").becomes("pos r3c3; prev r3c4; wizard1 r3c3");
    assert!(state.legal("buy").contains(&"buy healing".into()));
    state.play("go r3c4").becomes("pos r3c4; prev r3c3");
    state.play("go r3c5").becomes("pos r3c5; prev r3c4");
    assert_eq!(state.legal("buy"), ["buy amulet", "buy flask", "buy key", "buy shield"]);
}

/// (R29)
#[test]
fn option_11_the_first_wizard_seen_sells_spells() {
    let seen = "put r3c5=6C r3c3=6S; gp 2; tasks 2D 3D 8D JD; rulings first_wizard_seen";
    let mut state = Scene::new(format!("{seen}; wizard r3c5"));
    state.play("go r3c3").becomes("pos r3c3; prev r3c4; revealed +r2c3 +r3c2 +r4c3");
    assert_eq!(state.legal("buy"), ["buy amulet", "buy flask", "buy key", "buy shield"]);
    let mut chest = Scene::new("put r3c5=7C r1c3=6C; at r3c5 from r3c4; rulings first_wizard_seen");
    chest.play("view r1c3").becomes("revealed +r1c3; resolved +r3c5; wizard1 r1c3");
    // Two at once: north, east, south, west.
    let narrow = options(&[("first_wizard_seen", "true")]);
    let two = (0..).map(|seed| Scene::at(start::<State>(&narrow, seed))).find(|state| {
        let rooms = state.key("rooms");
        let is_wizard =
            |n: usize| rooms[n].as_str().is_some_and(|card| card.starts_with('6') && card != "6D" && card != "6H");
        is_wizard(10) && is_wizard(18)
    });
    assert_eq!(two.unwrap().key("wizard1"), "r2c4");
    refused(seen, "wizard1", json!(null));
}

#[test]
fn r30_wizards_sell_without_limit() {
    let mut spells = Scene::new("put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 3");
    for gp in [2, 1, 0] {
        spells.play("buy healing");
        spells.is(format!("gp {gp}; hp {}", 9 - gp));
    }
    spells.refuses("buy healing");
    let mut items = Scene::new("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 6; hp 2");
    items.play("buy flask").play("drink").play("buy flask").is("gp 2; hp 5; flask");
}

#[test]
fn r31_crystal_and_fountain_wait_and_work_once() {
    let mut walk = Scene::new("put r3c5=7C; seen r2c5 r4c5 r3c6");
    walk.play("go r3c5").becomes("pos r3c5; prev r3c4");
    walk.play("go r3c4").becomes("pos r3c4; prev r3c5");
    walk.play("go r3c5").becomes("pos r3c5; prev r3c4");
    walk.play("view r1c3").becomes("revealed +r1c3; resolved +r3c5");
    walk.refuses("view r1c4");
    assert!(Scene::new("put r3c5=7C; at r3c5 from r3c4; seen all").legal("view").is_empty());
    let mut water = Scene::new("put r3c5=8C; at r3c5 from r3c4");
    water.play("go r3c4").play("go r3c5").play_on("fountain", "d6=4");
    water.refuses("fountain");
}

#[test]
fn r32_items_are_never_held_twice() {
    for (roll, item) in [(3, "amulet"), (4, "key"), (5, "flask"), (6, "shield")] {
        let mut state = Scene::new(format!("seen r1c4 r2c3 r2c5; items {item}"));
        let entered = "pos r2c4; prev r3c4; resolved +r2c4; gp 2";
        state.play_on("go r2c4", &format!("d6={roll}")).becomes(entered);
        let shop = Scene::new(format!("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 6; items {item}"));
        shop.refuses(format!("buy {item}"));
    }
    let mut key = Scene::new("put r3c5=4C r3c3=4S; seen all; items key");
    key.play("go r3c5").play("go r3c4").play("go r3c3").becomes("pos r3c3; prev r3c4; resolved +r3c3");
}

#[test]
fn r33_a_door_is_unlocked_by_entering_it() {
    let mut state = Scene::new("put r3c5=4C r3c3=4S; seen all; items key; tasks 2D 4D 8D JD; resolved r3c3");
    state.is("done false false true false");
    let entered = "pos r3c5; prev r3c4; resolved +r3c5; done false true true false";
    state.play("go r3c5").becomes(entered);
}

#[test]
fn r34_spells_work_at_any_distance() {
    let text = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 2; seen r3c1 r4c7; put r3c6=9C; tasks 2D 3D 8D JD";
    let mut state = Scene::new(text);
    state.play("buy dissolving r3c1").becomes("gp 1; resolved +r3c1");
    state.play("buy disarming r4c7").becomes("gp 0; resolved +r4c7");
    let mut near = Scene::new(text);
    near.refuses("go r3c6");
    near.play("buy dissolving r3c6").play("go r3c6").becomes("pos r3c6; prev r3c5; revealed +r2c6 +r3c7 +r4c6");
}

#[test]
fn r35_ice_hurts_on_each_entry() {
    let text = "put r3c5=3C; seen r2c5 r4c5 r3c6";
    let mut state = Scene::new(text);
    state.play("go r3c5").play("go r3c4").becomes("pos r3c4; prev r3c5");
    state.play("go r3c5").becomes("pos r3c5; prev r3c4; hp 4");
    // Buying the amulet beside the ice melts nothing.
    let mut shop = Scene::new("put r3c5=6C r3c6=3C; at r3c5 from r3c4; wizard r1c5; seen r1c5 r2c6 r3c7 r4c6; gp 2");
    shop.play("buy amulet").becomes("gp 0; amulet");
    shop.play("go r3c6").becomes("pos r3c6; prev r3c5; resolved +r3c6");
}

#[test]
fn r36_a_chest_is_opened_on_entering() {
    let mut state = Scene::new("seen r1c4 r2c3 r2c5");
    state.play_on("go r2c4", "d6=2").is("phase explore; gp 1");
}

#[test]
fn r37_a_shield_left_can_be_taken_later() {
    let mut state = Scene::new("put r3c5=AS r3c3=JS; seen all; items shield; tasks 2D 3D 8D JD");
    state.play("go r3c5").becomes("pos r3c5; prev r3c4");
    state.play("go r3c4").becomes("pos r3c4; prev r3c5");
    state
        .play_on("go r3c3", "d6=1")
        .play("shield")
        .play("retreat")
        .play("go r3c5")
        .becomes("pos r3c5; prev r3c4; shield; resolved +r3c5");
}

#[test]
fn r38_gold_has_no_limit_and_there_is_no_debt() {
    let mut first = Scene::new("seen all; items key; gp 1; tasks 2D 3D 8D JD");
    first.play_on("go r2c4", "d6=4").play("go r3c4").play_on("go r4c4", "d6=4").is("gp 5");
    Scene::new("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 1").refuses("buy key");
}
