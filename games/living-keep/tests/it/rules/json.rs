//! States from outside: what is wrong is named by its key.

use serde_json::{Value, json};
use underdeck_living_keep::State;

use crate::rules::scene::Scene;

/// The state with other values.
fn with(state: &State, changes: Value) -> Value {
    let mut object = json!(state);
    for (name, value) in changes.as_object().unwrap() {
        object[name] = value.clone();
    }
    object
}

#[track_caller]
fn refused(state: &State, changes: Value, key: &str) {
    let error = serde_json::from_value::<State>(with(state, changes)).expect_err(key).to_string();
    assert!(error.starts_with(&format!("`{key}`: ")), "{error}");
}

#[test]
fn keys_are_complete_and_known() {
    let state = Scene::new("mode coop");
    for key in ["phase", "main", "p1_hp", "p2_send", "outcome", "resume"] {
        let mut object = json!(state);
        object.as_object_mut().unwrap().remove(key);
        let error = serde_json::from_value::<State>(object).unwrap_err().to_string();
        assert!(error.contains(&format!("`{key}`: it is missing")), "{error}");
    }
    let mut object = json!(state);
    object["p3_hp"] = json!(1);
    assert!(serde_json::from_value::<State>(object).unwrap_err().to_string().contains("`p3_hp` is no key"));
    let twice = json!(Scene::new("")).to_string().replacen("{", "{\"picks\":0,", 1);
    assert!(serde_json::from_str::<State>(&twice).unwrap_err().to_string().contains("duplicate field `picks`"));
    refused(&Scene::new(""), json!({"p2_hp": 3}), "p2_hp");
}

#[test]
fn every_card_is_in_one_place() {
    let state = Scene::new("main 5H; discard 6H");
    refused(&state, json!({"discard": ["5H", "6H"]}), "discard");
    refused(&state, json!({"discard": []}), "main");
    refused(&state, json!({"discard": ["6H", "JH"]}), "discard");
    refused(&state, json!({"turn_discard": ["JC"]}), "turn_discard");
    refused(&Scene::new("discard 5H 6H"), json!({"discard": ["6H", "5H"]}), "discard");
    refused(&state, json!({"main_known": [true]}), "main_known");
    refused(&state, json!({"turn2": ["JC"], "turn2_known": [false]}), "turn2");
    refused(&Scene::new("turn JC XR; turn_decks 1"), json!({"monarch": 0}), "turn");
}

#[test]
fn the_frame_fits_the_mode() {
    let state = Scene::new("monarch false");
    for (key, value) in [
        ("scenario", json!(3)),
        ("turn_limit", json!(2)),
        ("monarch", json!(1)),
        ("heroes", json!(false)),
        ("hero_player", json!(1)),
        ("active", json!(2)),
        ("to_move", json!(2)),
        ("turn_no", json!(0)),
        ("turn_pass", json!(3)),
        ("war_round", json!(1)),
    ] {
        let mut changes = json!({});
        changes[key] = value;
        refused(&state, changes, key);
    }
    refused(&state, json!({"to_move": 3}), "to_move");
    refused(&Scene::new("mode campaign"), json!({"turn_limit": 2}), "turn_limit");
    refused(&Scene::new("mode standard"), json!({"phase": "train"}), "phase");
    refused(&Scene::new("mode draft"), json!({"phase": "dig"}), "p1_hand");
    refused(&Scene::new("mode standard"), json!({"p1_rooms_max": [12, 12, 12, 25, 3, 0, 0, 0, 0]}), "p1_rooms_max");
    refused(&state, json!({"phase": "digging"}), "phase");
}

#[test]
fn phases_have_what_they_ask_for() {
    let state = Scene::new("");
    refused(&state, json!({"phase": "pick"}), "resume");
    refused(&state, json!({"phase": "peon"}), "new_peons");
    refused(&state, json!({"phase": "shortfall"}), "phase");
    refused(&state, json!({"phase": "reorder"}), "resume");
    refused(&state, json!({"phase": "defend"}), "hero");
    refused(&state, json!({"phase": "divide"}), "phase");
    refused(&Scene::new("dig; mode coop"), json!({"phase": "divide"}), "pool_gold");
    refused(&state, json!({"resume": "dig"}), "resume");
    refused(&state, json!({"picks": 1}), "picks");
    refused(&state, json!({"chanters": 1}), "chanters");
    refused(&state, json!({"pool_mana": 1}), "pool_gold");
    refused(&state, json!({"hero_rank": 3}), "hero_rank");
    refused(&state, json!({"phase": "over"}), "outcome");
    refused(&state, json!({"outcome": {"winner": 1}}), "outcome");
    refused(&state, json!({"phase": "over", "outcome": {"result": "lost", "cause": "time"}}), "outcome");
    let pick = Scene::new("pick; resume recruit; revealed 2C; picks 1; p1_rooms lair gate");
    refused(&pick, json!({"picks": 2}), "picks");
    refused(&pick, json!({"picks": 0}), "picks");
    refused(&pick, json!({"resume": "shortfall"}), "resume");
    refused(&pick, json!({"p1_rooms": [0, 1, 1, 1, 1, 0, 0, 0, 0]}), "phase");
    let fight = Scene::new("defend; turn JC; hero 5H; hero_rank 5");
    refused(&fight, json!({"hero_rank": 6}), "hero_rank");
    refused(&fight, json!({"hero_rank": 0}), "hero_rank");
    refused(&fight, json!({"hero": "5C"}), "hero");
    let spent = Scene::new("recruit; turn; turn_pass 2");
    refused(&spent, json!({"phase": "hero"}), "turn");
}

/// A state from outside in which these cards lie in another list, no longer in the main deck.
#[track_caller]
fn moved(state: &State, list: &str, cards: &str, key: &str) {
    let main = json!(state)["main"].as_array().unwrap().clone();
    let gone: Vec<Value> = cards.split(' ').map(Value::from).collect();
    let main: Vec<Value> = main.into_iter().filter(|card| !gone.contains(card)).collect();
    refused(state, json!({"main_known": vec![false; main.len()], "main": main, list: gone}), key);
}

// Each bound by the first value beyond it. (setup-6, setup-9, order-3, R54, dig-6, attempt-1, premonition-2, war-3)
#[test]
fn bounds_are_exact() {
    let [campaign, standard, draft] = ["mode campaign", "mode standard", "mode draft"].map(Scene::new);
    refused(&campaign, json!({"scenario": 11}), "scenario");
    refused(&standard, json!({"turn_limit": 100}), "turn_limit");
    refused(&draft, json!({"turn_limit": 100}), "turn_limit");
    refused(&draft, json!({"hero_player": 3}), "hero_player");
    refused(&draft, json!({"turn": ["JC"], "turn_known": [false]}), "turn");
    refused(&draft, json!({"p1_peons_max": 1}), "p1_rooms_max");
    refused(&Scene::new("hero; turn JC; mode standard"), json!({"to_move": 2}), "to_move");
    let spent = Scene::new("recruit; turn JC; mode standard");
    let turn_pass = json!(spent)["turn_limit"].as_u64().unwrap() - 1;
    let discard = json!(spent)["turn_discard"].as_array().unwrap().len();
    assert!(discard > 0);
    let mut all: Vec<Value> = json!(spent)["turn_discard"].as_array().unwrap().clone();
    all.push(json!("JC"));
    all.sort_by_key(|card| card.as_str().unwrap().parse::<underdeck_cards::Card>().unwrap());
    refused(&spent, json!({"turn": [], "turn_known": [], "turn_discard": all, "turn_pass": turn_pass}), "turn");
    moved(&Scene::new("dig"), "dig_cards", "2C", "dig_cards");
    let peon = Scene::new("peon; p1_peons 3; new_peons 1; chanters 1; dig_cards 2C 3C");
    moved(&peon, "dig_cards", "2C 3C 4C", "dig_cards");
    moved(
        &Scene::new("pick; resume recruit; revealed 2C 3C 4C; picks 1; p1_rooms lair gate"),
        "revealed",
        "2C 3C 4C 5C",
        "revealed",
    );
    let reorder = Scene::new("reorder; resume recruit; look 2C 3C");
    refused(&reorder, json!({"resume": "dig"}), "resume");
    refused(&reorder, json!({"look": ["2C"], "placed": ["3C"]}), "look");
    moved(&reorder, "look", "2C 3C 4C 5C 6C 7C 8C", "look");
}

// Each condition broken alone. (order-2, order-3, dig-9, premonition-2, end-3, end-4, R54, R68)
#[test]
fn phases_ask_for_each_condition() {
    let rich = Scene::new("build; p1_minions 2C; p1_gold 12; p1_food 12");
    refused(&rich, json!({"phase": "shortfall"}), "phase");
    let waits = Scene::new("recruit; turn; turn2 JC; mode coop");
    refused(&waits, json!({"phase": "hero"}), "phase");
    let early = Scene::new("p1_hand 2H 3H 4H 5H; p2_hand 2D 3D 4D 5D; mode draft");
    moved(&early, "p2_hand", "2D 3D 4D 5D 6D", "phase");
    for (mode, result, cause) in [
        ("coop", "won", "goal"),
        ("campaign", "won", "monarch"),
        ("standard", "lost", "time"),
        ("standard", "lost", "death"),
    ] {
        let outcome = json!({"result": result, "cause": cause});
        let state = Scene::new(format!("mode {mode}"));
        refused(&state, json!({"phase": "over", "outcome": outcome}), "phase");
    }
    let state = Scene::new("");
    refused(&state, json!({"resume": "recruit"}), "resume");
    moved(&state, "look", "2C", "look");
    moved(&state, "placed", "2C", "look");
    let reorder = Scene::new("reorder; resume recruit; look 2C 3C 4C 5C; placed 6C 7C");
    moved(&reorder, "placed", "6C 7C 8C", "look");
    refused(&Scene::new("mode draft"), json!({"turn2": ["JC"], "turn2_known": [false]}), "turn2");
}

// (war-3, draft-4, attempt-2, R68)
#[test]
fn keeps_ask_for_each_condition() {
    let standard = Scene::new("p1_minions 2C; p1_hp 1; p1_hp_max 1; mode standard");
    refused(&standard, json!({"p1_hp": 0, "p1_hp_max": 0}), "p1_hp");
    refused(&standard, json!({"p1_m_kind": ["DR"], "p1_m_rank": [10], "p1_m_pay": [0]}), "p1_m_kind");
    let heroes = Scene::new("p1_minions 2D; mode draft; hero_player 1");
    refused(&heroes, json!({"p1_m_kind": ["XR"]}), "p1_m_kind");
    let hand = Scene::new("p1_hand 2C 3C 4H 5H; p2_hand 6D 7D 8D 9D; mode draft");
    moved(&hand, "p1_hand", "2C 3C 4H 5H 6H", "p1_hand");
    let war = |minions: &str| {
        Scene::new(format!(
            "war; turn; turn_pass 1; to_move 2; p1_minions {minions}; p1_send 1; p2_minions 2C; mode standard; \
                turn_decks 1"
        ))
    };
    refused(&war("2C 3C"), json!({"p1_send": [3]}), "p1_send");
    refused(&war("9C TC"), json!({"p1_send": [1, 2]}), "p1_send");
    refused(&war("2C 3C 4C"), json!({"p1_send": [1, 2, 3]}), "p1_send");
}

#[test]
fn slates_are_sound() {
    let state = Scene::new("p1_minions 2C 3C; p1_proj pit; p1_proj_left 3");
    refused(&state, json!({"p1_hp": 41}), "p1_hp");
    refused(&state, json!({"p1_hp": 0}), "p1_hp");
    refused(&state, json!({"p1_m_id": [2, 1]}), "p1_m_id");
    refused(&state, json!({"p1_m_rank": [2]}), "p1_m_rank");
    refused(&state, json!({"p1_m_kind": ["2D", "3C"]}), "p1_m_kind");
    refused(&state, json!({"p1_m_trained": [true, false]}), "p1_m_trained");
    refused(&state, json!({"p1_proj_left": [7]}), "p1_proj_left");
    refused(&state, json!({"p1_proj_left": [0]}), "p1_proj_left");
    refused(&state, json!({"p1_proj": ["pit", "pit"], "p1_proj_left": [3, 3]}), "p1_proj");
    refused(&state, json!({"p1_proj": ["pit", "regen"]}), "p1_proj_left");
    refused(&state, json!({"p1_spells": [6, 0, 0, 0, 0, 0], "p1_proj": ["regen"]}), "p1_proj");
    refused(&state, json!({"p1_rooms": [1, 1, 1, 1, 0, 0, 0, 0, 0]}), "p1_m_id");
    refused(&state, json!({"p1_hand": ["2C"], "main": json!(state)["main"].as_array().unwrap()[1..]}), "main_known");
    refused(&state, json!({"p1_send": [1]}), "p1_send");
    refused(&state, json!({"p1_killed": [0]}), "p1_killed");
    refused(&Scene::new("mode standard"), json!({"p1_spells": [1, 0, 0, 0, 0, 0]}), "p1_proj");
    refused(&Scene::new("mode draft"), json!({"p2_peons_max": 3}), "p2_rooms_max");
    refused(&Scene::new("mode draft"), json!({"p2_seen": ["2C"]}), "p2_seen");
}

#[test]
fn wrong_types_are_refused_by_their_key() {
    let state = Scene::new("");
    for (key, value) in [
        ("p1_hp", json!("40")),
        ("p1_hurt", json!(0)),
        ("attempted", json!(0)),
        ("main_known", json!([0])),
        ("main", json!(["??"])),
        ("turn_no", json!(1.5)),
        ("p1_gold", json!(-1)),
        ("p1_proj", json!(["gate"])),
        ("hero", json!("??")),
        ("mode", json!("solo")),
    ] {
        let mut object = json!(state);
        object[key] = value;
        let error = serde_json::from_value::<State>(object).expect_err(key).to_string();
        assert!(error.starts_with(&format!("`{key}`: ")), "{error}");
    }
    assert!(serde_json::from_value::<State>(json!([1])).is_err());
}
