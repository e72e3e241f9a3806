//! Rulings that no other test meets.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{get, legal_of, luck_of, rooms, scene, text};

const ALL: &str = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC AD 2D 3D 4D 5D 6D 7D 8D 9D TD AH 2H 3H 4H 5H 6H 7H 8H 9H TH AS 2S 3S 4S 5S 6S 7S 8S 9S TS XB";

/// A deck drawn to its end stays empty over the end of the turn, until the next card is needed.
#[test]
fn r6_empty_deck_stays_empty_until_a_draw() {
    let keys = json!({"phase": "hero", "turn": "JC QC", "main": [], "discard": ALL});
    let mut state = scene("", keys);
    play(&mut state, "flip", "");
    expect(&state, json!({"main": [], "phase": "upkeep", "turn_no": 2}));
    play(&mut state, "collect", "d6=1; d6=1");
    assert_eq!(luck_of(&mut state, "assign dig 1", 1)[0], "main");
}

#[test]
fn r7_no_mana_without_a_shrine() {
    // Without a shrine there is no place for mana.
    let mut state = scene("", json!({"phase": "dig", "p1_peons": 1, "main": "2H"}));
    play(&mut state, "assign dig 0", "d8=8");
    expect(&state, json!({"p1_mana": 0}));
}

#[test]
fn r11_single_minion_must_go() {
    let state = scene("", json!({"phase": "shortfall", "p1_minions": "2C"}));
    assert_eq!(legal(&state), ["banish 1"]);
}

/// Digging first, dice included; then chanting, fruitless as it may be.
#[test]
fn r18_digging_comes_before_chanting() {
    let mut state = scene("", json!({"phase": "dig", "p1_peons": 2, "main": "2H 3S 4D"}));
    play(&mut state, "assign dig 1", "d8=1; d8=2; d8=3; d8=4; d8=5");
    expect(&state, json!({"p1_gold": 1, "p1_stone": 5, "p1_mana": 0}));
}

/// The black joker and the aces mean nothing in Recruit and Hero.
#[test]
fn r19_and_r20_joker_and_aces_mean_nothing_in_recruit_and_hero() {
    let mut state = scene("", json!({"phase": "recruit", "p1_rooms": rooms("lair gate"), "main": "AC XB AH"}));
    play(&mut state, "attempt", "");
    assert_eq!(legal(&state), ["done"]);
    expect(&state, json!({"p1_peons": 4}));
    let mut state = scene("", json!({"phase": "hero", "turn": "JH", "main": "AC XB AH 2H"}));
    play(&mut state, "flip", "");
    expect(&state, json!({"p1_peons": 4, "hero": "2H", "hero_cards": ["AC", "AH", "XB"]}));
}

/// Three are no use, five no more than four; training rooms count in fours.
#[test]
fn r23_work_rooms_count_in_fours() {
    let keys = |library: u8| {
        json!({"phase": "research", "p1_minions": "4S 4S", "p1_mana": 9, "p1_proj": ["regen"], "p1_proj_left": [12],
        "p1_rooms": rooms(&format!("lair 2 gate shrine library {library}"))})
    };
    assert_eq!(legal(&scene("", keys(3))), ["next"]);
    assert_eq!(legal(&scene("", keys(4))), legal(&scene("", keys(12))));
    let train = |training: u8| json!({"phase": "train", "p1_minions": "2C:3:5+ 2C", "p1_rooms": rooms(&format!("lair 2 gate shrine training {training}"))});
    assert_eq!((legal_of(&scene("", train(7)), "train").len(), legal_of(&scene("", train(8)), "train").len()), (0, 1));
}

/// Kind and food stay, so a trained Occultist is still one; the Dragon cannot be trained.
#[test]
fn r25_kind_and_food_stay_when_trained() {
    let keys = json!({"phase": "train", "p1_minions": "4S DR", "p1_rooms": rooms("lair 2 gate shrine 2 library 4 training 8"), "p1_mana": 9, "p1_proj": ["regen"], "p1_proj_left": [12]});
    let mut state = scene("", keys);
    refuse(&state, "train 2");
    play(&mut state, "train 1", "d8=8");
    expect(&state, json!({"p1_m_kind": ["4S", "DR"], "p1_m_food": [1, 12], "p1_m_rank": [5, 10]}));
    play(&mut state, "next", "");
    play(&mut state, "channel regen 1", "d8=2");
}

/// Owned copies pile up beside a project of the same name.
#[test]
fn r31_owned_copies_do_not_bar_a_project() {
    let keys = json!({"phase": "research", "p1_minions": "3C", "p1_gold": 25, "p1_traps": [3, 0, 0, 0], "p1_rooms": rooms("lair gate shrine blacksmith 4")});
    let mut state = scene("", keys);
    play(&mut state, "research pit", "");
    expect(&state, json!({"p1_proj": ["pit"], "p1_traps": [3, 0, 0, 0]}));
    refuse(&state, "research pit");
}

/// Spells, doors and traps may be mixed; a spell that is finished can be cast at once.
#[test]
fn r32_and_r33_works_are_mixed_and_spells_cast_at_once() {
    let keys = json!({"phase": "research", "p1_minions": "3C 4S", "p1_gold": 25, "p1_mana": 25, "p1_proj": ["summon_peon", "pit"], "p1_proj_left": [1, 6],
        "p1_rooms": rooms("lair 2 gate shrine library 4 blacksmith 4")});
    let mut state = scene("", keys);
    play(&mut state, "labour pit 1", "d8=2");
    play(&mut state, "channel summon_peon 1", "d8=5");
    play(&mut state, "research wooden", "");
    play(&mut state, "cast summon_peon", "");
    expect(&state, json!({"p1_peons": 5, "p1_mana": 12, "p1_proj": ["pit", "wooden"], "p1_proj_left": [4, 8]}));
}

/// No spell while a choice is half made.
#[test]
fn r35_no_spell_while_a_choice_is_half_made() {
    let mage = |mut keys: serde_json::Value| {
        keys["p1_spells"] = json!([1, 1, 1, 1, 1, 1]);
        keys["p1_mana"] = json!(75);
        keys["p1_hp"] = json!(30);
        keys["p1_hurt"] = json!(true);
        keys["p1_rooms"] = rooms("lair 3 gate shrine 3");
        keys
    };
    let half = [
        mage(json!({"phase": "shortfall", "p1_minions": "2C"})),
        mage(json!({"phase": "peon", "new_peons": 1, "dig_cards": "AH 2H"})),
        mage(json!({"phase": "pick", "resume": "recruit", "picks": 1, "revealed": "2C"})),
        mage(json!({"phase": "reorder", "resume": "hero", "look": "2C 3C", "turn": "JC"})),
    ];
    for keys in half {
        let state = scene("", keys);
        assert_eq!(legal_of(&state, "cast"), [""; 0], "{}", get(&state, "phase"));
    }
    let state = scene("mode=coop", mage(json!({"phase": "divide", "pool_gold": 1})));
    assert_eq!(legal_of(&state, "cast"), [""; 0]);
}

/// The Dragon needs no gate.
#[test]
fn r38_dragon_needs_no_gate() {
    let keys = json!({"phase": "recruit", "p1_rooms": rooms("lair shrine 2"), "p1_mana": 40, "p1_food": 12, "p1_spells": [0, 0, 0, 0, 0, 1]});
    assert_eq!(legal(&scene("", keys)), ["cast summon_dragon", "next"]);
}

/// Full lairs do not forbid the attempt.
#[test]
fn r40_full_lairs_allow_the_attempt() {
    let keys = json!({"phase": "recruit", "p1_rooms": rooms("lair gate"), "p1_minions": "2C", "main": "2S"});
    let mut state = scene("", keys);
    play(&mut state, "attempt", "");
    assert_eq!(legal(&state), ["banish 1", "done"]);
}

/// Doors and Power Strike do nothing to the Monarch; traps do.
#[test]
fn r49_traps_work_on_the_monarch() {
    let keys = json!({"phase": "defend", "turn": "JC", "turn_pass": 2, "hero": "XR", "hero_rank": 8, "p1_doors": [1, 1, 1], "p1_traps": [1, 2, 1, 1]});
    let mut state = scene("", keys);
    assert_eq!(legal(&state), ["fight", "use darts", "use pit", "use rockfall"]);
    play(&mut state, "use darts", "");
    expect(&state, json!({"hero_rank": 4}));
    luck_of(&mut state, "use spikes", 1);
    assert_eq!(get(&state, "p1_killed")[18], 1);
    assert!(text(&state, "turn_discard").contains("XR"));
}

/// Death comes before the goals.
#[test]
fn r53_death_comes_before_goals() {
    let keys = json!({"phase": "defend", "turn": "JC", "hero": "TD", "hero_rank": 10, "p1_hp": 1, "p1_traps": [4, 0, 0, 0], "p1_minions": ""});
    let mut state = scene("mode=campaign scenario=4", keys);
    play(&mut state, "fight", "");
    expect(&state, json!({"outcome": {"result": "lost", "cause": "death"}}));
}

/// Peons found belong to the active Keep.
#[test]
fn r63_peons_found_are_the_active_keeps() {
    let keys = json!({"phase": "dig", "active": 2, "to_move": 2, "p2_peons": 1, "main": "AH 2C"});
    let mut state = scene("mode=coop", keys);
    play(&mut state, "assign dig 1", "");
    expect(&state, json!({"p2_peons": 2, "p1_peons": 4, "phase": "peon", "to_move": 2}));
}

/// A round without heroes leaves nothing to be remembered.
#[test]
fn r67_quiet_round_leaves_nothing_known() {
    let mut state = scene("mode=standard", json!({"phase": "recruit", "to_move": 2, "discard": "2C", "turn": "JC QC"}));
    assert_eq!(luck_of(&mut state, "next", 1), ["main"]);
    play(&mut state, "flip", "");
    expect(&state, json!({"phase": "upkeep", "discard": []}));
}
