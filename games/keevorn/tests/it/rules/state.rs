//! The state as JSON and what makes one valid.

use serde_json::{Map, Value, json};
use underdeck_game::{Play as _, Seat, State as _};
use underdeck_keevorn::State;

use crate::rules::scene::{Scene, seen_floor};

const KEYS: [&str; 17] = [
    "phase",
    "outcome",
    "edition",
    "max_health",
    "relics_as_weapons",
    "health",
    "depth",
    "clean_kills",
    "wishes",
    "floor",
    "floor_known",
    "room",
    "red_hand",
    "black_hand",
    "backpack",
    "discard",
    "removed",
];

#[track_caller]
fn refused(json: &Map<String, Value>) -> String {
    serde_json::from_value::<State>(Value::Object(json.clone())).expect_err("a state that is not valid").to_string()
}

#[test]
fn state_1_one_flat_object_with_these_keys() {
    let text = "room 5C 2H; hands 6S 7D; backpack 2C";
    let json = Scene::keys(text);
    assert_eq!(json!(Scene::new(text)), Value::Object(json.clone()));
    assert_eq!(json.keys().collect::<Vec<_>>(), KEYS);
    for key in KEYS {
        let mut less = json.clone();
        less.shift_remove(key);
        assert!(refused(&less).contains(key), "{key} cannot be missing");
    }
    let mut more = json.clone();
    more.insert("jokers".into(), json!(2));
    assert!(refused(&more).contains("jokers"));
    for (key, value) in [
        ("phase", json!("fight")),
        ("edition", json!("third")),
        ("relics_as_weapons", json!(1)),
        ("health", json!("20")),
        ("health", json!(-1)),
        ("depth", json!(0.5)),
        ("room", json!("5C 2H")),
        ("room", json!(["2H", "5C"])),
        ("room", json!(["5C", "5C", "2H"])),
        ("backpack", json!(["2c"])),
        ("outcome", json!({})),
    ] {
        let mut other = json.clone();
        other[key] = value.clone();
        refused(&other);
    }
}

#[test]
fn state_2_each_card_is_in_one_pile() {
    // Each card in exactly one pile.
    let table = "room 5C 2H; hands 6S 7D; backpack 2C";
    assert_eq!(Scene::fault(format!("{table}; discard 5C")), "discard");
    assert_eq!(Scene::fault(format!("{table}; backpack 6S")), "backpack");
    assert_eq!(Scene::fault(format!("{table}; floor 9H 9H …")), "floor");
    assert_eq!(Scene::fault(format!("{table}; floor 5C …")), "room");
    let mut json = Scene::keys(table);
    json["floor"].as_array_mut().unwrap().pop();
    assert!(refused(&json).contains("floor_known"));
    json["floor_known"].as_array_mut().unwrap().pop();
    serde_json::from_value::<State>(json.clone().into()).expect("one Joker less is another deck");
    let shorter = json["floor"].as_array().unwrap().len() - 2;
    json["floor"].as_array_mut().unwrap().truncate(shorter);
    json["floor_known"].as_array_mut().unwrap().truncate(shorter);
    assert!(refused(&json).contains("in no pile"), "a card that is not a Joker is missing");
    // Cards leave the top and join the bottom with their knowledge.
    let mut game = Scene::new(format!("{table}; room 5D AC AH JC; floor 9C 9S 9H …; floor_known 9S; hands"));
    game.play("bury 5D JC").is("floor 9C 9S 9H … JC; floor_known 9S JC");
    game.play("read AC").is("floor 9S 9H … JC; floor_known 9S JC; room 9C AH; phase loss");
    game.play("lose 2C").play("read AH").is("floor 9H … JC; floor_known JC");
}

#[test]
fn state_3_knowledge_stays_until_the_card_leaves() {
    let mut game = Scene::new("phase peddler; room 2H AH 5D 5C; floor AS 9S 9C 9H …");
    game.play("trade 2H").is("floor_known 2H AS");
    game.play("explore").play("bury 5D AH").is("floor_known 2H AS AH");
    game.play("probe 5C").is("phase probe; floor_known 9C 2H AS AH");
    game.play("return").is("floor_known 9C 2H AS AH; floor 9C 9H …");
    // Until the card leaves, or a new Floor is shuffled.
    let mut game = Scene::new("room AH 2H XR; floor 9C 9H …; floor_known 9C 9H");
    game.play("read AH").is("floor_known 9H; room 9C 2H XR");
    game.play("relic 2H").play_on("equip 9C", "floor: 9H 2C 3C 4C").is("floor_known; removed XR");
    // Knowledge by elimination is not recorded.
    let mut game = Scene::new("room 9C AD; floor 5C 5H; floor_known 5C");
    game.play("equip 9C").is("floor_known 5C");
    assert_eq!(seen_floor(&game), "5C ??");
    let mut game = Scene::new("room 9C AD; floor 5H");
    game.play("equip 9C").is("floor_known");
}

#[test]
fn state_4_counters_keep_their_bounds() {
    // At most 41 moves: one Monster, three Room spades, a full black Hand.
    let game = Scene::new("room KS 5S 6S 7S; hands 5C 6C");
    assert_eq!((game.legal_count(), game.legal("fight").len()), (41, 32));
    // At most five cards in a fight.
    assert!(game.is_legal("fight KS with 5C 6C 5S 6S 7S".parse().unwrap()));
    // Sixty cards, Depth sixteen, 32 bits of clean kills.
    let table = "edition second; jokers 8; room 5C XB X3 X4; removed XR X5 X6 X7 X8; depth 13";
    Scene::new(table).play_on("equip 5C", "floor: 2C 3C 4C 6C").is("depth 16; floor_known");
    let table = format!("{table}; clean_kills 4294967295; room QS XB X3 X4; hands 5C 7S");
    Scene::new(&table).play("fight QS with 5C 7S").is("clean_kills 4294967295");
    let mut json = Scene::keys("room AC");
    json["clean_kills"] = json!(1u64 << 32);
    refused(&json);
    // Wishes to fifteen in play, to seventeen from outside.
    let table = "jokers 8; removed XR XB X3 X4 X5 X6; depth 14; room 2H X7 X8";
    Scene::new(table).play_on("relic 2H", "floor: 2C 3C 4C 5C").is("wishes 15");
    let table = "jokers 8; removed XR XB X3 X4 X5 X6 X7 X8; depth 16; room 2H";
    Scene::new(format!("{table}; wishes 17; phase wish"));
    assert_eq!(Scene::fault(format!("{table}; wishes 18; phase wish")), "wishes");
}

#[test]
fn state_5_cards_and_counters_from_outside_agree() {
    let table = "room 5C 2H";
    // The 52 and the first Jokers, each once.
    let mut json = Scene::keys(&format!("{table}; jokers 1"));
    json["discard"] = json!(["XB"]);
    serde_json::from_value::<State>(json.clone().into()).unwrap();
    json["discard"] = json!(["X3"]);
    assert!(refused(&json).contains("`XB`: in no pile"), "{}", refused(&json));
    json["discard"] = json!(["X9"]);
    refused(&json);
    assert_eq!(Scene::fault(format!("{table}; removed 9C")), "removed");
    // Depth is what was removed and a start of 0..=8.
    Scene::new(format!("{table}; removed XR; depth 9"));
    assert_eq!(Scene::fault(format!("{table}; removed XR; depth 10")), "depth");
    assert_eq!(Scene::fault(format!("{table}; removed XR; depth 0")), "depth");
    assert_eq!(Scene::fault(format!("{table}; depth 9")), "depth");
    // Health and its maximum.
    assert_eq!(Scene::fault(format!("{table}; health 0")), "health");
    assert_eq!(Scene::fault(format!("{table}; health 21")), "health");
    assert_eq!(Scene::fault(format!("{table}; max_health 0; health 0")), "max_health");
    assert_eq!(Scene::fault(format!("{table}; max_health 100")), "max_health");
    Scene::new(format!("{table}; max_health 99; health 99"));
    // An outcome if and only if the game is over, with the state's figures.
    let won = "outcome result=won health=20 clean_kills=0 depth=0";
    assert_eq!(Scene::fault(format!("{table}; {won}")), "outcome");
    let over = format!("{table}; room; floor; phase over");
    assert_eq!(Scene::fault(&over), "outcome");
    Scene::new(format!("{over}; {won}"));
    for (right, wrong) in
        [("health=20", "health=19"), ("kills=0", "kills=1"), ("depth=0", "depth=1"), ("=won", "=won cause=fight")]
    {
        assert_eq!(Scene::fault(format!("{over}; {}", won.replace(right, wrong))), "outcome");
    }
    let lost = "outcome result=lost health=0 clean_kills=0 depth=0";
    assert_eq!(Scene::fault(format!("{over}; health 0; {lost}")), "outcome");
    Scene::new(format!("{over}; health 0; {lost} cause=relic"));
    let alive = lost.replace("health=0", "health=1");
    assert_eq!(Scene::fault(format!("{over}; health 1; {alive} cause=relic")), "health");
    assert_eq!(Scene::fault(format!("{over}; health 0; {won}")), "health");
}

#[test]
fn valid_1_the_peddler_meets_a_fresh_start() {
    let table = "phase peddler; room 5C 2H 3H 4H";
    Scene::new(table);
    Scene::new(format!("{table}; max_health 7; health 7; depth 3"));
    assert_eq!(Scene::fault(format!("{table}; room 5C 2H 3H")), "phase");
    assert_eq!(Scene::fault(format!("{table}; hands 5D")), "phase");
    assert_eq!(Scene::fault(format!("{table}; backpack 5D")), "phase");
    assert_eq!(Scene::fault(format!("{table}; discard 5D")), "phase");
    assert_eq!(Scene::fault(format!("{table}; removed XR; depth 1")), "phase");
    assert_eq!(Scene::fault(format!("{table}; health 19")), "phase");
    assert_eq!(Scene::fault(format!("{table}; clean_kills 1")), "phase");
}

#[test]
fn valid_2_exploring_needs_a_card_to_play() {
    Scene::new("room 5C XR XB");
    assert_eq!(Scene::fault("room XR XB"), "phase");
    assert_eq!(Scene::fault("room"), "phase");
}

#[test]
fn valid_3_a_probe_knows_the_top() {
    let table = "phase probe; room 5C 2H 3H; floor 9C …; floor_known 9C";
    Scene::new(table);
    Scene::new(format!("{table}; room"));
    assert_eq!(Scene::fault(format!("{table}; floor_known")), "phase");
    assert_eq!(Scene::fault(format!("{table}; room 5C 2H 3H 4H")), "phase");
    assert_eq!(Scene::fault(format!("{table}; floor")), "phase");
}

#[test]
fn valid_4_loss_and_relief_need_a_move() {
    let table = "room 5C XR";
    assert_eq!(Scene::fault(format!("{table}; phase loss")), "phase");
    Scene::new(format!("{table}; phase loss; backpack 2H"));
    assert_eq!(Scene::fault(format!("{table}; phase relief")), "phase");
    Scene::new(format!("{table}; phase relief; room 5C 2H"));
    Scene::new(format!("{table}; phase relief; room 5C JH"));
    assert_eq!(Scene::fault(format!("{table}; phase relief; room 5C 2H; relics_as_weapons true")), "phase");
}

#[test]
fn valid_5_surprise_needs_a_room_and_the_first_edition() {
    let table = "phase surprise; room XR";
    Scene::new(table);
    assert_eq!(Scene::fault(format!("{table}; room")), "phase");
    assert_eq!(Scene::fault(format!("{table}; edition second")), "phase");
}

#[test]
fn valid_6_wishes_are_bounded_by_the_depth() {
    let table = "room 5C; depth 2";
    for (wishes, valid) in [(0, false), (1, true), (3, true), (4, false)] {
        let table = format!("{table}; wishes {wishes}; phase wish");
        let error = Scene::read(&table).err();
        assert_eq!(error.as_ref().map(|error| error.starts_with("`wishes`")), (!valid).then_some(true), "{table}");
    }
    for (wishes, valid) in [(0, false), (1, true), (2, false)] {
        let table = format!("{table}; edition second; wishes {wishes}; phase wish");
        let error = Scene::read(&table).err();
        assert_eq!(error.as_ref().map(|error| error.starts_with("`wishes`")), (!valid).then_some(true), "{table}");
    }
    Scene::new(format!("{table}; room; wishes 1; phase wish"));
}

#[test]
fn valid_7_a_won_dungeon_is_empty() {
    let table = "phase over; outcome result=won health=20 clean_kills=0 depth=0; floor";
    Scene::new(table);
    assert_eq!(Scene::fault(format!("{table}; room 5C")), "phase");
    assert_eq!(Scene::fault(format!("{table}; floor 9C …")), "phase");
}

#[test]
fn valid_8_wishes_wait_only_behind_a_fortune() {
    let dead = |cause: &str| format!("outcome result=lost cause={cause} health=0 clean_kills=0 depth=2");
    let table = "depth 2; room 5C JH; backpack 2C; floor 9C …; floor_known 9C; wishes 2";
    for phase in ["loss", "relief", "surprise"] {
        Scene::new(format!("{table}; phase {phase}"));
        Scene::new(format!("{table}; phase {phase}; wishes 0"));
        assert_eq!(Scene::fault(format!("{table}; phase {phase}; wishes 3")), "wishes");
    }
    for phase in ["loss", "relief"] {
        assert_eq!(Scene::fault(format!("{table}; edition second; phase {phase}")), "wishes");
        Scene::new(format!("{table}; edition second; phase {phase}; wishes 0"));
    }
    for phase in ["explore", "probe"] {
        assert_eq!(Scene::fault(format!("{table}; phase {phase}; wishes 1")), "wishes");
    }
    let table = format!("{table}; health 0; phase over");
    Scene::new(format!("{table}; {}", dead("pain")));
    assert_eq!(Scene::fault(format!("{table}; {}; wishes 3", dead("pain"))), "wishes");
    assert_eq!(Scene::fault(format!("{table}; edition second; {}", dead("pain"))), "wishes");
    assert_eq!(Scene::fault(format!("{table}; {}", dead("fight"))), "wishes");
    assert_eq!(Scene::fault(format!("{table}; {}", dead("relic"))), "wishes");
}

#[test]
fn view_1_only_unknown_floor_cards_are_hidden() {
    let table = "room 5C JH; hands 6S 7D; backpack 2C; floor 9C 9D 9H …; floor_known 9D; discard KS XR";
    let state = Scene::new(table);
    let json = serde_json::to_value(state).unwrap();
    let view = serde_json::to_value(state.view(Seat(0))).unwrap();
    assert_eq!(view.as_object().unwrap().keys().collect::<Vec<_>>(), KEYS);
    for key in KEYS.into_iter().filter(|key| *key != "floor") {
        assert_eq!(view[key], json[key], "{key} is open");
    }
    let (floor, seen) = (json["floor"].as_array().unwrap(), view["floor"].as_array().unwrap());
    assert_eq!(seen.len(), floor.len());
    for (i, card) in seen.iter().enumerate() {
        assert_eq!(card, if i == 1 { "9D" } else { "??" });
    }
}
