//! Casting spells.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{get, legal_of, luck_of, rooms, scene, text};

/// A Keep that owns every spell and can cast any.
fn mage(phase: &str) -> serde_json::Value {
    json!({"phase": phase, "p1_rooms": rooms("lair 2 gate shrine 3"), "p1_mana": 75, "p1_food": 12, "p1_hp": 30, "p1_hurt": true,
        "p1_spells": [1, 1, 1, 1, 1, 1], "turn": "JC QC"})
}

// (R34)
#[test]
fn cast_1_spell_and_mana_are_spent() {
    let mut state = scene("", mage("upkeep"));
    play(&mut state, "cast summon_peon", "");
    expect(&state, json!({"p1_spells": [1, 0, 1, 1, 1, 1], "p1_mana": 63}));
    refuse(&state, "cast summon_peon");
    let mut poor = mage("upkeep");
    poor["p1_mana"] = json!(9);
    assert_eq!(legal_of(&scene("", poor), "cast"), ["cast regen"]);
}

// (R36)
#[test]
fn cast_2_to_arms_is_an_attempt_in_any_phase() {
    for phase in ["upkeep", "dig", "build", "train", "research", "recruit", "hero"] {
        let mut keys = mage(phase);
        keys["main"] = json!("2C 3C 4C");
        keys["attempted"] = json!(true);
        let mut state = scene("", keys);
        play(&mut state, "cast to_arms", "");
        expect(
            &state,
            json!({"phase": "pick", "resume": phase, "attempted": true, "picks": 1, "revealed": ["2C", "3C", "4C"]}),
        );
        play(&mut state, "done", "");
        expect(&state, json!({"phase": phase, "resume": null}));
    }
    let mut bare = mage("dig");
    bare["p1_rooms"] = rooms("lair 2 shrine 3");
    assert!(!legal(&scene("", bare)).contains(&"cast to_arms".into()));
    let mut fight = mage("defend");
    fight["hero"] = json!("5H");
    fight["hero_rank"] = json!(5);
    let mut state = scene("", fight);
    play(&mut state, "cast to_arms", "");
    expect(&state, json!({"resume": "defend", "hero": "5H", "hero_rank": 5}));
    play(&mut state, "done", "");
    expect(&state, json!({"phase": "defend", "hero": "5H"}));
}

#[test]
fn cast_3_summon_peon_up_to_the_limit() {
    let mut state = scene("", mage("hero"));
    play(&mut state, "cast summon_peon", "");
    expect(&state, json!({"p1_peons": 5, "phase": "hero"}));
    let mut full = mage("hero");
    full["p1_peons"] = json!(10);
    assert!(!legal(&scene("", full)).contains(&"cast summon_peon".into()));
}

// (R13)
#[test]
fn cast_4_regen_heals_a_d8() {
    let mut state = scene("", mage("upkeep"));
    play(&mut state, "cast regen", "d8=5");
    expect(&state, json!({"p1_hp": 35, "p1_mana": 67, "phase": "upkeep"}));
    let mut nearly = mage("upkeep");
    nearly["p1_hp"] = json!(38);
    let mut state = scene("", nearly.clone());
    play(&mut state, "cast regen", "d8=5");
    expect(&state, json!({"p1_hp": 40}));
    nearly["p1_hp"] = json!(40);
    assert!(!legal(&scene("", nearly)).contains(&"cast regen".into()));
    assert!(!legal(&scene("", mage("dig"))).contains(&"cast regen".into()));
}

// (R37)
#[test]
fn cast_5_premonition_in_three_phases() {
    for phase in ["dig", "recruit", "hero"] {
        assert!(legal(&scene("", mage(phase))).contains(&"cast premonition".into()), "{phase}");
    }
    for phase in ["upkeep", "build", "train", "research"] {
        assert!(!legal(&scene("", mage(phase))).contains(&"cast premonition".into()), "{phase}");
    }
    // Die and two: six cards at most; all if there are fewer, without a shuffle.
    let mut keys = mage("hero");
    keys["main"] = json!("2H 3H 4H 5H 6H 7H 8H");
    let mut state = scene("", keys);
    play(&mut state, "cast premonition", "d4=4");
    assert_eq!(text(&state, "look"), "2H 3H 4H 5H 6H 7H");
    let all = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC AD 2D 3D 4D 5D 6D 7D 8D 9D TD AH 2H 3H 4H 5H 6H 7H 8H 9H TH AS 2S 3S 4S 5S 6S 7S 8S 9S TS XB";
    let mut keys = mage("hero");
    keys["main"] = json!("2H 3H");
    keys["discard"] = json!(all.replace("2H 3H ", ""));
    let mut state = scene("", keys.clone());
    assert_eq!(luck_of(&mut state, "cast premonition", 1), ["d4"]);
    assert_eq!(text(&state, "look"), "2H 3H");
    keys["main"] = json!([]);
    keys["discard"] = json!(all);
    assert!(!legal(&scene("", keys)).contains(&"cast premonition".into()));
}

// (R39)
#[test]
fn cast_6_power_strike_kills_all_but_the_monarch() {
    let mut fight = mage("defend");
    fight["hero"] = json!("TH");
    fight["hero_rank"] = json!(10);
    fight["main"] = json!("2C");
    let mut state = scene("", fight.clone());
    assert_eq!(luck_of(&mut state, "cast power_strike", 1), ["main"]);
    expect(&state, json!({"hero": null, "phase": "upkeep", "p1_hp": 30}));
    assert_eq!(get(&state, "p1_killed")[17], 1);
    fight["hero"] = json!("XR");
    fight["hero_rank"] = json!(8);
    fight["turn_pass"] = json!(2);
    assert!(!legal(&scene("", fight)).contains(&"cast power_strike".into()));
}

#[test]
fn cast_7_dragon_needs_lair_and_food() {
    let mut state = scene("", mage("recruit"));
    play(&mut state, "cast summon_dragon", "");
    expect(
        &state,
        json!({"p1_m_kind": ["DR"], "p1_m_rank": [10], "p1_m_pay": [0], "p1_m_food": [12], "p1_food": 0, "p1_mana": 35, "phase": "recruit"}),
    );
    let mut hungry = mage("recruit");
    hungry["p1_food"] = json!(11);
    assert!(!legal(&scene("", hungry)).contains(&"cast summon_dragon".into()));
    let mut full = mage("recruit");
    full["p1_minions"] = json!("2C 2C");
    assert!(!legal(&scene("", full)).contains(&"cast summon_dragon".into()));
    assert!(!legal(&scene("", mage("hero"))).contains(&"cast summon_dragon".into()));
}

fn foresight(phase: &str, main: &str) -> underdeck_living_keep::State {
    let mut keys = mage(phase);
    keys["main"] = json!(main);
    scene("", keys)
}

// (R19, R37)
#[test]
fn premonition_1_rock_is_thrown_away_in_dig() {
    let mut state = foresight("dig", "2C 3H AC XB TC 5D 6D");
    play(&mut state, "cast premonition", "d4=4");
    // Rock is clubs 2 to 10; the others keep their order and are known.
    expect(&state, json!({"phase": "dig", "discard": ["2C", "TC"], "look": [], "resume": null}));
    assert!(text(&state, "main").starts_with("3H AC XB 5D 6D"));
    assert_eq!(
        get(&state, "main_known").as_array().unwrap()[..5],
        [json!(true), json!(true), json!(true), json!(true), json!(false)]
    );
}

#[test]
fn premonition_2_cards_are_taken_up_elsewhere() {
    let mut state = foresight("recruit", "9S 3H AC 2D");
    play(&mut state, "cast premonition", "d4=1");
    expect(&state, json!({"phase": "reorder", "resume": "recruit", "look": ["AC", "3H", "9S"], "placed": []}));
    assert_eq!(get(&state, "main")[0], "2D");
}

#[test]
fn premonition_3_cards_are_placed_one_by_one() {
    let mut state = foresight("hero", "9S 3H AC 2D 5H");
    play(&mut state, "cast premonition", "d4=2");
    assert_eq!(legal(&state), ["place 2D", "place 3H", "place 9S", "place AC"]);
    play(&mut state, "place 3H", "");
    play(&mut state, "place AC", "");
    expect(&state, json!({"placed": ["3H", "AC"], "look": ["2D", "9S"]}));
}

#[test]
fn premonition_4_last_card_places_itself() {
    let mut state = foresight("hero", "9S 3H AC 2D");
    play(&mut state, "cast premonition", "d4=1");
    play(&mut state, "place 3H", "");
    play(&mut state, "place 9S", "");
    expect(&state, json!({"phase": "hero", "resume": null, "look": [], "placed": []}));
    assert!(text(&state, "main").starts_with("3H 9S AC 2D"));
    assert_eq!(
        get(&state, "main_known").as_array().unwrap()[..4],
        [json!(true), json!(true), json!(true), json!(false)]
    );
}

#[test]
fn premonition_5_single_card_is_put_back() {
    let all = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC AD 2D 3D 4D 5D 6D 7D 8D 9D TD AH 3H 4H 5H 6H 7H 8H 9H TH AS 2S 3S 4S 5S 6S 7S 8S 9S TS XB";
    let mut keys = mage("hero");
    keys["main"] = json!("2H");
    keys["discard"] = json!(all);
    let mut state = scene("", keys);
    play(&mut state, "cast premonition", "d4=3");
    expect(&state, json!({"phase": "hero", "main": ["2H"], "main_known": [true], "look": [], "resume": null}));
}
