//! Phase `explore`: steps and what rooms offer.

use serde_json::json;
use underdeck_testkit::{legal, refuse};

use crate::rules::scene::{act, legal_of, scene};

#[test]
fn explore_1_dice_come_in_the_order_of_the_effects() {
    let mut state = scene("dice; put r2c4=7C r4c4=5C; seen r2c3 r2c5; put r4c5=2C");
    // The crystal is free to use; its D12 comes alone.
    underdeck_testkit::play(&mut state, "go r2c4", "d12=1");
    underdeck_testkit::expect(&state, json!({"phase": "explore"}));
    // A chest's D6 comes after the D12 of the rooms around it.
    let mut chest = scene("dice; seen r2c3 r2c5");
    underdeck_testkit::play(&mut chest, "go r2c4", "d12=1; d6=2");
    underdeck_testkit::expect(&chest, json!({"gp": 1}));
}

#[test]
fn explore_2_walls_and_locked_doors_bar_the_way() {
    let all = ["go r2c4", "go r3c3", "go r3c5", "go r4c4"];
    assert_eq!(legal_of(&scene(""), "go"), all);
    let text = "put r2c4=9C r3c5=4C";
    assert_eq!(legal_of(&scene(text), "go"), ["go r3c3", "go r4c4"]);
    assert_eq!(legal_of(&scene(&format!("{text}; items key")), "go"), ["go r3c3", "go r3c5", "go r4c4"]);
    assert_eq!(legal_of(&scene(&format!("{text}; resolved r2c4 r3c5")), "go"), all);
    for far in ["go r1c4", "go r2c3", "go r3c4", "go r5c4", "go r1c1"] {
        refuse(&scene("seen all"), far);
    }
}

#[test]
fn explore_3_the_staircase_leads_out_with_all_tasks_done_or_in_a_campaign() {
    let done = "seen all; resolved r2c1 r4c1 r2c2 r4c2 r3c3 r5c3; tasks 2D 3D 7D JD";
    let mut state = scene(&format!("{done}; hp 4; gp 1; items key"));
    let outcome = json!({"result": "won", "cause": "returned", "score": 9, "title": "lieutenant", "tasks_done": 4,
        "title_after": null, "campaign": null});
    act(&mut state, "leave", "", json!({"phase": "over", "outcome": outcome}));
    refuse(&scene(&format!("{done}; at r3c3 from r3c4")), "leave");
    // Each task alone keeps you in.
    for open in ["r2c1", "r2c2", "r3c3"] {
        let cells = "r2c1 r4c1 r2c2 r4c2 r3c3 r5c3".replace(open, "");
        refuse(&scene(&format!("seen all; tasks 2D 3D 7D JD; resolved {cells}")), "leave");
    }
    refuse(&scene("seen r2c6; tasks 2D 3D 7D JD; resolved r2c1 r4c1 r2c2 r4c2 r3c3 r5c3"), "leave");
    let mut early = scene("campaign; seen all; resolved r2c1");
    let outcome = json!({"result": "lost", "cause": "failed_attempt", "score": null, "title": null, "tasks_done": 1,
        "title_after": "none", "campaign": "continues"});
    act(&mut early, "leave", "", json!({"phase": "over", "outcome": outcome}));
    refuse(&scene("campaign; at r3c3 from r3c4; resolved r3c3"), "leave");
}

#[test]
fn explore_4_a_crystal_shows_one_hidden_room() {
    let text = "put r3c5=7C; at r3c5 from r3c4";
    let state = scene(text);
    let views = legal_of(&state, "view");
    assert_eq!(views.len(), 27 - 8);
    assert!(views.contains(&"view r1c3".into()) && !views.contains(&"view r2c4".into()));
    act(&mut scene(text), "view r1c3", "", json!({"revealed": "+r1c3", "resolved": "+r3c5"}));
    refuse(&scene(text), "view r1c1");
    assert!(legal_of(&scene(&format!("{text}; resolved r3c5")), "view").is_empty());
    assert!(legal_of(&scene(""), "view").is_empty());
    let mut dice = scene(&format!("dice; {text}"));
    act(&mut dice, "view r1c3", "d12=8", json!({"revealed": "+r1c3", "resolved": "+r3c5", "rooms": "+r1c3=9C"}));
}

#[test]
fn explore_5_a_fountain_gives_or_costs_1_hp_once() {
    let text = "put r3c5=8C; at r3c5 from r3c4; hp 4";
    for roll in 1..=6 {
        let hp = if roll <= 3 { 3 } else { 5 };
        act(&mut scene(text), "fountain", &format!("d6={roll}"), json!({"hp": hp, "resolved": "+r3c5"}));
    }
    refuse(&scene(&format!("{text}; resolved r3c5")), "fountain");
    refuse(&scene(""), "fountain");
    let mut full = scene(&format!("{text}; cap 6; hp 6"));
    act(&mut full, "fountain", "d6=4", json!({"resolved": "+r3c5"}));
}

const SPELLS: &str = "put r3c5=6C; at r3c5 from r3c4; wizard r3c5";

#[test]
fn explore_6_healing_costs_1_gp() {
    act(&mut scene(&format!("{SPELLS}; gp 1; hp 4")), "buy healing", "", json!({"gp": 0, "hp": 5}));
    act(&mut scene(&format!("{SPELLS}; gp 3; hp 6; cap 6")), "buy healing", "", json!({"gp": 2}));
    refuse(&scene(SPELLS), "buy healing");
    refuse(&scene("gp 3"), "buy healing");
    refuse(&scene("put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5; gp 3"), "buy healing");
}

#[test]
fn explore_7_seeing_reveals_a_room_for_1_gp() {
    let mut state = scene(&format!("{SPELLS}; gp 2"));
    act(&mut state, "buy seeing r1c3", "", json!({"gp": 1, "revealed": "+r1c3"}));
    refuse(&state, "buy seeing r1c3");
    refuse(&state, "buy seeing r1c1");
    let mut dice = scene(&format!("dice; {SPELLS}; put r4c5=2C; gp 2"));
    act(&mut dice, "buy seeing r1c3", "d12=8", json!({"gp": 1, "revealed": "+r1c3", "rooms": "+r1c3=9C"}));
    assert_eq!(legal_of(&scene(&format!("{SPELLS}; gp 1")), "buy").len(), 1 + 19);
}

#[test]
fn explore_8_dissolving_resolves_a_revealed_wall() {
    let text = format!("{SPELLS}; gp 2; seen all");
    assert_eq!(
        legal_of(&scene(&format!("{text}; resolved r3c2 r4c7")), "buy"),
        ["buy dissolving r1c3", "buy dissolving r3c1", "buy healing"]
    );
    act(&mut scene(&text), "buy dissolving r3c1", "", json!({"gp": 1, "resolved": "+r3c1"}));
    refuse(&scene(&format!("{text}; resolved r1c3")), "buy dissolving r1c3");
    refuse(&scene(&format!("{SPELLS}; gp 2")), "buy dissolving r1c3");
    refuse(&scene(&text), "buy dissolving r3c2");
}

#[test]
fn explore_9_disarming_resolves_a_revealed_trap() {
    let text = format!("{SPELLS}; gp 2; seen all");
    assert_eq!(
        legal_of(&scene(&format!("{text}; resolved r1c3 r3c1")), "buy"),
        ["buy disarming r3c2", "buy disarming r4c7", "buy healing"]
    );
    act(&mut scene(&text), "buy disarming r4c7", "", json!({"gp": 1, "resolved": "+r4c7"}));
    refuse(&scene(&format!("{text}; resolved r4c7")), "buy disarming r4c7");
    refuse(&scene(&text), "buy disarming r3c1");
}

#[test]
fn explore_10_the_other_wizard_sells_items_for_2_gp() {
    let text = "put r3c5=6C; at r3c5 from r3c4; wizard r1c5; seen r1c5";
    let all = ["buy amulet", "buy flask", "buy key", "buy shield"];
    assert_eq!(legal_of(&scene(&format!("{text}; gp 2")), "buy"), all);
    assert!(legal_of(&scene(&format!("{text}; gp 1")), "buy").is_empty());
    for mv in all {
        let item = &mv[4..];
        act(&mut scene(&format!("{text}; gp 5")), mv, "", json!({"gp": 3, item: true}));
        refuse(&scene(&format!("{text}; gp 5; items {item}")), mv);
    }
    for mv in all {
        refuse(&scene(&format!("{SPELLS}; gp 9")), mv);
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
        let mut state = scene(text);
        underdeck_testkit::play(&mut state, mv, luck);
        underdeck_testkit::expect(&state, json!({"phase": "explore", "pos": "r3c5", "prev": "r3c4"}));
        assert!(legal(&state).contains(&"go r3c4".into()));
    }
}
