//! The JSON of states and views, and what a valid state is.

use serde_json::{Value, json};
use underdeck_game::{FastRng, Seat, State as _, View as _};
use underdeck_judgement_quest::State;
use underdeck_testkit::{object, start};

use crate::rules::scene::{Scene, index, options, raw};

const KEYS: [&str; 23] = [
    "equipment",
    "d12",
    "campaign",
    "title",
    "hp_cap",
    "phase",
    "pos",
    "prev",
    "hp",
    "gp",
    "amulet",
    "key",
    "flask",
    "shield",
    "tasks",
    "done",
    "rooms",
    "revealed",
    "resolved",
    "wizard1",
    "defeated",
    "hit",
    "outcome",
];

/// Whether a state with a key set to a value is refused for that key.
#[track_caller]
pub(crate) fn refused(text: &str, name: &str, value: Value) {
    let mut state = raw(text);
    state[name] = value.clone();
    let error = serde_json::from_value::<State>(state).expect_err(&format!("{name} {value}")).to_string();
    let is_named =
        error.starts_with(&format!("`{name}`")) || error.contains("invalid type") || error.contains(" is none of ");
    assert!(
        is_named
            || error.contains("is not a cell")
            || error.contains("invalid value")
            || error.contains("invalid length"),
        "{name} {value}: {error}"
    );
}

#[test]
fn state_1_all_keys_are_there_and_no_others() {
    let state = Scene::at(start::<State>(&options(&[]), 3));
    let keys: Vec<String> = object(&*state).keys().cloned().collect();
    assert_eq!(keys, KEYS);
    for missing in KEYS {
        let mut object = object(&*state);
        object.remove(missing);
        assert!(serde_json::from_value::<State>(Value::Object(object)).is_err(), "{missing} may not be missing");
    }
    let mut more = object(&*state);
    more.insert("layout".into(), json!("wide"));
    assert!(serde_json::from_value::<State>(Value::Object(more)).is_err());
}

#[test]
fn state_2_lists_run_row_by_row() {
    let state = Scene::new("seen r1c3 r5c5; resolved r2c1");
    for (cell, n) in [("r1c3", 2), ("r5c5", 32), ("r2c1", 7), ("r3c4", 17)] {
        assert_eq!((index(cell), state.key("revealed")[n].clone()), (n, json!(true)), "{cell}");
    }
    for name in ["rooms", "revealed", "resolved"] {
        let mut short = raw("");
        short[name].as_array_mut().unwrap().pop();
        let error = serde_json::from_value::<State>(short).unwrap_err().to_string();
        assert!(error.starts_with(&format!("`{name}`: 34 entries")), "{error}");
    }
}

#[test]
fn state_3_equipment_is_a_word() {
    for equipment in ["cards", "dice"] {
        assert_eq!(Scene::at(start::<State>(&options(&[("equipment", equipment)]), 1)).key("equipment"), equipment);
    }
    refused("", "equipment", json!("tokens"));
}

#[test]
fn state_4_d12_is_a_word() {
    for d12 in ["d12", "two_d6"] {
        assert_eq!(Scene::at(start::<State>(&options(&[("d12", d12)]), 1)).key("d12"), d12);
    }
    refused("", "d12", json!("d6"));
}

#[test]
fn state_5_campaign_is_true_or_false() {
    for campaign in ["true", "false"] {
        assert_eq!(
            Scene::at(start::<State>(&options(&[("campaign", campaign)]), 1)).key("campaign").to_string(),
            campaign
        );
    }
    refused("", "campaign", json!(1));
}

#[test]
fn state_6_title_is_none_to_commander() {
    for title in ["none", "lieutenant", "captain", "commander"] {
        assert_eq!(Scene::new(format!("title {title}")).key("title"), title);
    }
    refused("", "title", json!("king"));
    refused("", "title", json!(null));
}

#[test]
fn state_7_hp_cap_is_0_or_6_to_99() {
    for cap in [0, 6, 99] {
        assert_eq!(Scene::new(format!("cap {cap}")).key("hp_cap"), cap);
    }
    for cap in [1, 5, 100] {
        refused("", "hp_cap", json!(cap));
    }
}

#[test]
fn state_8_the_phase_fits_the_room() {
    for (text, phase) in [
        ("", "explore"),
        ("combat; at r3c3 from r3c4", "combat"),
        ("hit; at r3c3 from r3c4; items shield", "hit"),
        ("over abandoned", "over"),
    ] {
        assert_eq!(Scene::new(text).key("phase"), phase);
    }
    refused("", "phase", json!("fight"));
    refused("", "phase", json!("combat"));
    refused("items shield", "phase", json!("hit"));
    refused("at r3c3 from r3c4; resolved r3c3", "phase", json!("combat"));
    refused("combat; at r3c3 from r3c4", "phase", json!("explore"));
    // A hit needs a room that hurts and something to decide.
    for text in [
        "hit; at r3c3 from r3c4",
        "hit; at r3c3 from r3c4; items flask; hp 2",
        "hit; put r3c3=3C; at r3c3 from r3c4; items shield",
        "hit; put r3c3=3C; at r3c3 from r3c4; items flask amulet; hp 1",
        "hit; at r2c4 from r3c4; items shield; tasks 5D 3D 7D JD",
        "hit; at r2c4 from r3c4; items shield; resolved r2c4",
        "hit; put r3c3=2C; at r3c3 from r3c4; items flask; hp 1",
    ] {
        assert!(Scene::read(text).unwrap_err().starts_with("`phase`"), "{text}");
    }
    assert!(Scene::read("hit; put r3c3=3C; at r3c3 from r3c4; items flask; hp 1").is_ok());
    assert!(Scene::read("hit; put r3c3=8C; at r3c3 from r3c4; items flask; hp 1").is_ok());
}

#[test]
fn state_9_pos_is_a_room_you_can_be_in() {
    assert_eq!(Scene::new("at r2c4 from r3c4; resolved r2c4").key("pos"), "r2c4");
    for pos in ["r1c1", "r1c3", "r6c1", "here"] {
        refused("", "pos", json!(pos));
    }
}

#[test]
fn state_10_prev_is_where_you_came_from() {
    assert_eq!(Scene::new("").key("prev"), json!(null));
    let mut state = Scene::new("seen r1c4 r2c3 r2c5; resolved r2c4");
    state.play("go r2c4").becomes("pos r2c4; prev r3c4");
    state.play("go r3c4").becomes("pos r3c4; prev r2c4");
    let mut fight = Scene::new("combat; at r3c3 from r3c4");
    fight.play("retreat").becomes("pos r3c4; prev r3c3; phase explore");
    refused("at r2c4 from r3c4; resolved r2c4", "prev", json!(null));
    refused("at r2c4 from r3c4; resolved r2c4", "prev", json!("r3c3"));
    refused("", "prev", json!("r3c4"));
}

#[test]
fn state_11_hp_is_at_most_26_and_0_only_when_perished() {
    assert_eq!(Scene::new("hp 26").key("hp"), 26);
    for hp in [json!(0), json!(27), json!(-1), json!(1.5)] {
        refused("", "hp", hp);
    }
    refused("over abandoned", "hp", json!(0));
    assert!(Scene::read("over perished; hp 0").is_ok());
    refused("over perished; hp 0", "hp", json!(1));
}

/// What a state from outside may hold is what every move from it leads to: gains end at the bounds.
#[test]
fn gains_end_at_the_bounds() {
    let mut state = Scene::new("hp 26; items flask");
    state.play("drink").becomes("flask false");
    let mut state = Scene::new("put r3c5=2C; seen r2c5 r4c5 r3c6; tasks 6D 3D 7D JD; gp 12");
    state.play("go r3c5").becomes("pos r3c5; prev r3c4; resolved +r3c5");
}

#[test]
fn the_staircase_is_revealed() {
    let mut hidden = raw("");
    hidden["revealed"][17] = json!(false);
    let error = serde_json::from_value::<State>(hidden).unwrap_err().to_string();
    assert!(error.starts_with("`revealed`"), "{error}");
}

#[test]
fn state_12_gp_is_at_most_12() {
    assert_eq!(Scene::new("gp 12").key("gp"), 12);
    for gp in [json!(13), json!(-1), json!(true)] {
        refused("", "gp", gp);
    }
}

#[test]
fn state_13_items_are_held_or_not() {
    for item in ["amulet", "key", "flask", "shield"] {
        let state = object(&*Scene::new(format!("items {item}")));
        for other in ["amulet", "key", "flask", "shield"] {
            assert_eq!(state[other], json!(item == other));
        }
        refused("", item, json!(1));
    }
}

#[test]
fn state_14_tasks_are_one_diamond_of_each_category() {
    for tasks in
        [["2D", "3D", "7D", "JD"], ["5D", "4D", "8D", "QD"], ["6D", "TD", "9D", "KD"], ["2D", "3D", "7D", "AD"]]
    {
        assert_eq!(Scene::new(format!("tasks {}", tasks.join(" "))).key("tasks"), json!(tasks));
    }
    for tasks in [["3D", "2D", "7D", "JD"], ["2D", "3D", "7D", "2D"], ["2C", "3D", "7D", "JD"]] {
        refused("", "tasks", json!(tasks));
    }
    refused("", "tasks", json!(["2D", "3D", "7D"]));
}

#[test]
fn state_15_done_follows_from_the_map() {
    let state = Scene::new("tasks 2D 3D 7D JD; resolved r2c1 r4c1; seen r2c6 r4c5");
    assert_eq!(state.key("done"), json!([true, false, true, false]));
}

#[test]
fn state_16_rooms_are_void_unknown_or_a_card() {
    let rooms = Scene::new("dice").key("rooms");
    assert_eq!([&rooms[0], &rooms[17], &rooms[10], &rooms[2]], ["", "7H", "5C", "??"]);
    for room in ["7D", "XR", "2c", "?"] {
        let mut state = raw("");
        state["rooms"][2] = json!(room);
        assert!(serde_json::from_value::<State>(state).is_err(), "{room}");
    }
    // By cards every room has its card.
    let mut state = raw("");
    state["rooms"][2] = json!("??");
    assert!(serde_json::from_value::<State>(state).unwrap_err().to_string().starts_with("`rooms`"));
}

#[test]
fn state_17_revealed_rooms_are_known_and_others_are_not() {
    let revealed = Scene::new("seen r1c3").key("revealed");
    assert_eq!([&revealed[0], &revealed[2], &revealed[3]], [false, true, false]);
    let mut state = raw("");
    state["revealed"][0] = json!(true);
    assert!(serde_json::from_value::<State>(state).unwrap_err().to_string().starts_with("`revealed`"));
    // Face-down rooms may be in any order; what is face up is known.
    let view = Scene::new("seen r1c3").view(Seat(0));
    let mut rng = FastRng::new(1);
    let mut places = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let rooms = Scene::at(view.determinise(&mut rng)).key("rooms");
        assert_eq!(rooms[2], "9C");
        places.insert(rooms[3].as_str().unwrap().to_owned());
    }
    assert_eq!(places.len(), 21);
}

#[test]
fn state_18_only_rooms_are_resolved() {
    let resolved = Scene::new("resolved r2c1").key("resolved");
    assert_eq!([&resolved[7], &resolved[8]], [true, false]);
    let mut state = raw("");
    state["resolved"][0] = json!(true);
    assert!(serde_json::from_value::<State>(state).unwrap_err().to_string().starts_with("`resolved`"));
}

#[test]
fn state_19_wizard1_is_a_revealed_wizard() {
    assert_eq!(Scene::new("seen r2c5; wizard r2c5").key("wizard1"), "r2c5");
    refused("", "wizard1", json!("r2c5"));
    refused("", "wizard1", json!("r2c4"));
    refused("at r2c5 from r2c4; wizard r2c5", "wizard1", json!(null));
}

#[test]
fn state_20_defeated_counts_resolved_enemies() {
    assert_eq!(Scene::new("resolved r3c3 r5c3 r3c5 r5c4 r3c6 r5c5 r3c7").key("defeated"), 7);
    refused("resolved r3c3", "defeated", json!(0));
    refused("resolved r2c1", "defeated", json!(1));
}

#[test]
fn state_21_hit_is_the_damage_of_the_room() {
    assert_eq!(Scene::new("hit; at r3c3 from r3c4; items shield").key("hit"), 1);
    assert_eq!(Scene::new("hit; put r3c3=AC; at r3c3 from r3c4; items shield").key("hit"), 3);
    refused("hit; at r3c3 from r3c4; items shield", "hit", json!(3));
    refused("", "hit", json!(1));
}

#[test]
fn state_22_the_outcome_follows_from_the_state() {
    assert_eq!(Scene::new("").key("outcome"), json!(null));
    let over = |name: &str, value: Value| {
        let mut state = raw("over abandoned");
        state["outcome"][name] = value;
        serde_json::from_value::<State>(state).map_err(|error| error.to_string())
    };
    assert!(over("cause", json!("abandoned")).is_ok());
    for (name, value) in
        [("score", json!(3)), ("title", json!("none")), ("tasks_done", json!(1)), ("campaign", json!("lost"))]
    {
        assert!(over(name, value).unwrap_err().starts_with("`outcome`"));
    }
    for cause in ["returned", "failed_attempt", "impossible", "perished"] {
        assert!(over("cause", json!(cause)).is_err(), "{cause}");
    }
    assert!(over("title_after", json!("none")).is_err() && over("more", json!(1)).is_err());
    // A return needs the staircase and all tasks, a failed attempt a campaign and a task to be done.
    let mut early = raw("over returned");
    early["outcome"] = json!({"result": "won", "cause": "returned", "score": 6, "title": "none", "tasks_done": 0,
        "title_after": null, "campaign": null});
    assert!(serde_json::from_value::<State>(early.clone()).unwrap_err().to_string().starts_with("`phase`"));
    refused("", "outcome", raw("over abandoned")["outcome"].clone());
    refused("over abandoned", "outcome", json!(null));
}

#[test]
fn state_23_rooms_show_the_shape() {
    for (pairs, places) in [(vec![], 27), (vec![("layout", "tall")], 27)] {
        let state = object(&start::<State>(&options(&pairs), 2));
        assert!(!state.contains_key("layout") && !state.contains_key("map"));
        assert_eq!(state["rooms"].as_array().unwrap().iter().filter(|room| **room != json!("")).count(), places);
    }
}

#[test]
fn view_1_rooms_that_are_not_revealed_are_hidden() {
    let state = Scene::new("seen r1c3; resolved r2c1");
    let view = serde_json::to_value(state.view(Seat(0))).unwrap();
    for n in 0..35 {
        let (room, revealed) = (&state.key("rooms")[n], &state.key("revealed")[n]);
        let expected = if *room == json!("") || *revealed == json!(true) { room.clone() } else { json!("??") };
        assert_eq!(view["rooms"][n], expected);
    }
    assert_eq!(state.view(Seat(0)).hidden(), 20);
}

#[test]
fn view_2_nothing_else_is_hidden() {
    let state = Scene::new("hit; at r3c3 from r3c4; items shield; gp 3; resolved r2c1");
    let (mut seen, mut truth) = (serde_json::to_value(state.view(Seat(0))).unwrap(), object(&*state));
    truth["rooms"] = json!(null);
    seen["rooms"] = json!(null);
    assert_eq!(seen, Value::Object(truth));
}

#[test]
fn view_3_by_dice_nothing_is_hidden() {
    let state = Scene::new("dice; seen r1c3");
    assert_eq!(serde_json::to_value(state.view(Seat(0))).unwrap(), Value::Object(object(&*state)));
    assert_eq!(state.view(Seat(0)).determinise(&mut FastRng::new(1)), *state);
}
