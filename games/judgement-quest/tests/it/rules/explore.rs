//! Phase `explore`: steps and what rooms offer.

use crate::rules::scene::Scene;

#[test]
fn explore_1_dice_come_in_the_order_of_the_effects() {
    let mut state = Scene::new("dice; put r2c4=7C r4c4=5C; seen r2c3 r2c5; put r4c5=2C");
    // The crystal is free to use; its D12 comes alone.
    state.play_on("go r2c4", "d12=1").is("phase explore");
    // A chest's D6 comes after the D12 of the rooms around it.
    let mut chest = Scene::new("dice; seen r2c3 r2c5");
    chest.play_on("go r2c4", "d12=1; d6=2").is("gp 1");
}

#[test]
fn explore_2_walls_and_locked_doors_bar_the_way() {
    let all = ["go r2c4", "go r3c3", "go r3c5", "go r4c4"];
    assert_eq!(Scene::new("").legal("go"), all);
    let text = "put r2c4=9C r3c5=4C";
    assert_eq!(Scene::new(text).legal("go"), ["go r3c3", "go r4c4"]);
    assert_eq!(Scene::new(format!("{text}; items key")).legal("go"), ["go r3c3", "go r3c5", "go r4c4"]);
    assert_eq!(Scene::new(format!("{text}; resolved r2c4 r3c5")).legal("go"), all);
    for far in ["go r1c4", "go r2c3", "go r3c4", "go r5c4", "go r1c1"] {
        Scene::new("seen all").refuses(far);
    }
}

#[test]
fn explore_3_the_staircase_leads_out_with_all_tasks_done_or_in_a_campaign() {
    let done = "seen all; resolved r2c1 r4c1 r2c2 r4c2 r3c3 r5c3; tasks 2D 3D 7D JD";
    let mut state = Scene::new(format!("{done}; hp 4; gp 1; items key"));
    let outcome = "result=won cause=returned score=9 title=lieutenant tasks_done=4 title_after=null campaign=null";
    state.play("leave").becomes(format!("phase over; outcome {outcome}"));
    Scene::new(format!("{done}; at r3c3 from r3c4")).refuses("leave");
    // Each task alone keeps you in.
    for open in ["r2c1", "r2c2", "r3c3"] {
        let cells = "r2c1 r4c1 r2c2 r4c2 r3c3 r5c3".replace(open, "");
        Scene::new(format!("seen all; tasks 2D 3D 7D JD; resolved {cells}")).refuses("leave");
    }
    Scene::new("seen r2c6; tasks 2D 3D 7D JD; resolved r2c1 r4c1 r2c2 r4c2 r3c3 r5c3").refuses("leave");
    let mut early = Scene::new("campaign; seen all; resolved r2c1");
    let outcome =
        "result=lost cause=failed_attempt score=null title=null tasks_done=1 title_after=none campaign=continues";
    early.play("leave").becomes(format!("phase over; outcome {outcome}"));
    Scene::new("campaign; at r3c3 from r3c4; resolved r3c3").refuses("leave");
}

#[test]
fn explore_4_a_crystal_shows_one_hidden_room() {
    let text = "put r3c5=7C; at r3c5 from r3c4";
    let state = Scene::new(text);
    let views = state.legal("view");
    assert_eq!(views.len(), 27 - 8);
    assert!(views.contains(&"view r1c3".into()) && !views.contains(&"view r2c4".into()));
    Scene::new(text).play("view r1c3").becomes("revealed +r1c3; resolved +r3c5");
    Scene::new(text).refuses("view r1c1");
    assert!(Scene::new(format!("{text}; resolved r3c5")).legal("view").is_empty());
    assert!(Scene::new("").legal("view").is_empty());
    let mut dice = Scene::new(format!("dice; {text}"));
    dice.play_on("view r1c3", "d12=8").becomes("revealed +r1c3; resolved +r3c5; rooms +r1c3=9C");
}

#[test]
fn explore_5_a_fountain_gives_or_costs_1_hp_once() {
    let text = "put r3c5=8C; at r3c5 from r3c4; hp 4";
    for roll in 1..=6 {
        let hp = if roll <= 3 { 3 } else { 5 };
        Scene::new(text).play_on("fountain", &format!("d6={roll}")).becomes(format!("hp {hp}; resolved +r3c5"));
    }
    Scene::new(format!("{text}; resolved r3c5")).refuses("fountain");
    Scene::new("").refuses("fountain");
    let mut full = Scene::new(format!("{text}; cap 6; hp 6"));
    full.play_on("fountain", "d6=4").becomes("resolved +r3c5");
}

const SPELLS: &str = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5";

#[test]
fn explore_6_healing_costs_1_gp() {
    Scene::new(format!("{SPELLS}; gp 1; hp 4")).play("buy healing").becomes("gp 0; hp 5");
    Scene::new(format!("{SPELLS}; gp 3; hp 6; cap 6")).play("buy healing").becomes("gp 2");
    Scene::new(SPELLS).refuses("buy healing");
    Scene::new("gp 3").refuses("buy healing");
    Scene::new("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 3").refuses("buy healing");
}

#[test]
fn explore_7_seeing_reveals_a_room_for_1_gp() {
    let mut state = Scene::new(format!("{SPELLS}; gp 2"));
    state.play("buy seeing r1c3").becomes("gp 1; revealed +r1c3");
    state.refuses("buy seeing r1c3");
    state.refuses("buy seeing r1c1");
    let mut dice = Scene::new(format!("dice; {SPELLS}; put r4c5=2C; gp 2"));
    dice.play_on("buy seeing r1c3", "d12=8").becomes("gp 1; revealed +r1c3; rooms +r1c3=9C");
    assert_eq!(Scene::new(format!("{SPELLS}; gp 1")).legal("buy").len(), 1 + 19);
}

#[test]
fn explore_8_dissolving_resolves_a_revealed_wall() {
    let text = format!("{SPELLS}; gp 2; seen all");
    assert_eq!(
        Scene::new(format!("{text}; resolved r3c2 r4c7")).legal("buy"),
        ["buy dissolving r1c3", "buy dissolving r3c1", "buy healing"]
    );
    Scene::new(&text).play("buy dissolving r3c1").becomes("gp 1; resolved +r3c1");
    Scene::new(format!("{text}; resolved r1c3")).refuses("buy dissolving r1c3");
    Scene::new(format!("{SPELLS}; gp 2")).refuses("buy dissolving r1c3");
    Scene::new(&text).refuses("buy dissolving r3c2");
}

#[test]
fn explore_9_disarming_resolves_a_revealed_trap() {
    let text = format!("{SPELLS}; gp 2; seen all");
    assert_eq!(
        Scene::new(format!("{text}; resolved r1c3 r3c1")).legal("buy"),
        ["buy disarming r3c2", "buy disarming r4c7", "buy healing"]
    );
    Scene::new(&text).play("buy disarming r4c7").becomes("gp 1; resolved +r4c7");
    Scene::new(format!("{text}; resolved r4c7")).refuses("buy disarming r4c7");
    Scene::new(&text).refuses("buy disarming r3c1");
}

#[test]
fn explore_10_the_other_wizard_sells_items_for_2_gp() {
    let text = "put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5";
    let all = ["buy amulet", "buy flask", "buy key", "buy shield"];
    assert_eq!(Scene::new(format!("{text}; gp 2")).legal("buy"), all);
    assert!(Scene::new(format!("{text}; gp 1")).legal("buy").is_empty());
    for mv in all {
        let item = &mv[4..];
        Scene::new(format!("{text}; gp 5")).play(mv).becomes(format!("gp 3; {item}"));
        Scene::new(format!("{text}; gp 5; items {item}")).refuses(mv);
    }
    for mv in all {
        Scene::new(format!("{SPELLS}; gp 9")).refuses(mv);
    }
}

#[test]
fn explore_11_what_a_room_offers_stays_in_the_room() {
    for (text, mv, luck) in [
        ("put r3c5=7C; at r3c5 from r3c4", "view r1c3", ""),
        ("put r3c5=8C; at r3c5 from r3c4", "fountain", "d6=4"),
        ("put r3c5=8C; at r3c5 from r3c4", "fountain", "d6=1"),
        ("put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 2", "buy seeing r1c3", ""),
        ("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 2", "buy shield", ""),
    ] {
        let mut state = Scene::new(text);
        state.play_on(mv, luck).is("phase explore; pos r3c5; prev r3c4");
        assert!(state.legal("").contains(&"go r3c4".into()));
    }
}
