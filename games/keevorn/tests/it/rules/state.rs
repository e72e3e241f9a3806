//! The state as JSON and what makes one valid.

use serde_json::{Value, json};
use underdeck_game::{Play as _, Seat, State as _};
use underdeck_keevorn::State;

use crate::rules::table::Table;

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
fn refused(json: &Value) -> String {
    serde_json::from_value::<State>(json.clone()).expect_err("a state that is not valid").to_string()
}

#[test]
fn state_1() {
    let json = Table::new().room("5C 2H").hands("6S 7D").backpack("2C").json();
    let state: State = serde_json::from_value(json.clone()).unwrap();
    let written = serde_json::to_value(state).unwrap();
    assert_eq!(written, json);
    assert_eq!(written.as_object().unwrap().keys().collect::<Vec<_>>(), KEYS);
    for key in KEYS {
        let mut less = json.clone();
        less.as_object_mut().unwrap().shift_remove(key);
        assert!(refused(&less).contains(key), "{key} cannot be missing");
    }
    let mut more = json.clone();
    more["jokers"] = json!(2);
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
fn state_2() {
    // Each card in exactly one pile.
    let table = Table::new().room("5C 2H").hands("6S 7D").backpack("2C");
    table.clone().discard("5C").refused("discard");
    table.clone().set("backpack", "6S").refused("backpack");
    table.clone().floor("9H 9H …").refused("floor");
    table.clone().floor("5C …").refused("room");
    let mut json = table.json();
    json["floor"].as_array_mut().unwrap().pop();
    assert!(refused(&json).contains("floor_known"));
    json["floor_known"].as_array_mut().unwrap().pop();
    serde_json::from_value::<State>(json.clone()).expect("one Joker less is another deck");
    let shorter = json["floor"].as_array().unwrap().len() - 2;
    json["floor"].as_array_mut().unwrap().truncate(shorter);
    json["floor_known"].as_array_mut().unwrap().truncate(shorter);
    assert!(refused(&json).contains("in no pile"), "a card that is not a Joker is missing");
    // Cards leave the top and join the bottom with their knowledge.
    let mut game = table.room("5D AC AH JC").floor("9C 9S 9H …").known("9S").hands("").start();
    game.play("bury 5D JC").has(json!({"floor": "9C 9S 9H … JC", "known": "9S JC"}));
    game.play("read AC").has(json!({"floor": "9S 9H … JC", "known": "9S JC", "room": "9C AH", "phase": "loss"}));
    game.play("lose 2C").play("read AH").has(json!({"floor": "9H … JC", "known": "JC"}));
}

#[test]
fn state_3() {
    let mut game = Table::new().phase("peddler").room("2H AH 5D 5C").floor("AS 9S 9C 9H …").start();
    game.play("trade 2H").has(json!({"known": "2H AS"}));
    game.play("explore").play("bury 5D AH").has(json!({"known": "2H AS AH"}));
    game.play("probe 5C").has(json!({"phase": "probe", "known": "9C 2H AS AH"}));
    game.play("return").has(json!({"known": "9C 2H AS AH", "floor": "9C 9H …"}));
    // Until the card leaves, or a new Floor is shuffled.
    let mut game = Table::new().room("AH 2H XR").floor("9C 9H …").known("9C 9H").start();
    game.play("read AH").has(json!({"known": "9H", "room": "9C 2H XR"}));
    game.play("relic 2H").play_on("equip 9C", &["9H 2C 3C 4C"]).has(json!({"known": "", "removed": "XR"}));
    // Knowledge by elimination is not recorded.
    let mut game = Table::new().room("9C AD").floor("5C 5H").known("5C").start();
    game.play("equip 9C").has(json!({"known": "5C"}));
    assert_eq!(game.seen_floor(), "5C ??");
    let mut game = Table::new().room("9C AD").floor("5H").start();
    game.play("equip 9C").has(json!({"known": ""}));
}

#[test]
fn state_4() {
    // At most 41 moves: one Monster, three Room spades, a full black Hand.
    let game = Table::new().room("KS 5S 6S 7S").hands("5C 6C").start();
    assert_eq!((game.state.legal_count(), game.legal("fight").len()), (41, 32));
    // At most five cards in a fight.
    assert!(game.state.is_legal("fight KS with 5C 6C 5S 6S 7S".parse().unwrap()));
    // Sixty cards, Depth sixteen, 32 bits of clean kills.
    let table = Table::new().second().jokers(8).room("5C XB X3 X4").removed("XR X5 X6 X7 X8").depth(13);
    table.clone().start().play_on("equip 5C", &["2C 3C 4C 6C"]).has(json!({"depth": 16, "known": ""}));
    let table = table.set("clean_kills", u32::MAX).room("QS XB X3 X4").hands("5C 7S");
    table.start().play("fight QS with 5C 7S").has(json!({"clean_kills": u32::MAX}));
    let mut json = Table::new().room("AC").json();
    json["clean_kills"] = json!(1u64 << 32);
    refused(&json);
    // Wishes to fifteen in play, to seventeen from outside.
    let table = Table::new().jokers(8).removed("XR XB X3 X4 X5 X6").depth(14).room("2H X7 X8");
    table.start().play_on("relic 2H", &["2C 3C 4C 5C"]).has(json!({"wishes": 15}));
    let table = Table::new().jokers(8).removed("XR XB X3 X4 X5 X6 X7 X8").depth(16).room("2H");
    table.clone().wishes(17).start();
    table.wishes(18).refused("wishes");
}

#[test]
fn state_5() {
    let table = Table::new().room("5C 2H");
    // The 52 and the first Jokers, each once.
    let mut json = table.clone().jokers(1).json();
    json["discard"] = json!(["XB"]);
    serde_json::from_value::<State>(json.clone()).unwrap();
    json["discard"] = json!(["X3"]);
    assert!(refused(&json).contains("XB is in no pile"), "{}", refused(&json));
    json["discard"] = json!(["X9"]);
    refused(&json);
    table.clone().set("removed", "9C").refused("removed");
    // Depth is what was removed and a start of 0..=8.
    table.clone().removed("XR").depth(9).start();
    table.clone().removed("XR").depth(10).refused("depth");
    table.clone().removed("XR").depth(0).refused("depth");
    table.clone().depth(9).refused("depth");
    // Health and its maximum.
    table.clone().health(0).refused("health");
    table.clone().health(21).refused("health");
    table.clone().set("max_health", 0).health(0).refused("max_health");
    table.clone().set("max_health", 100).refused("max_health");
    table.clone().set("max_health", 99).health(99).start();
    // An outcome if and only if the game is over, with the state's figures.
    let won = json!({"result": "won", "health": 20, "clean_kills": 0, "depth": 0});
    table.clone().set("outcome", won.clone()).refused("outcome");
    let over = table.room("").floor("").phase("over");
    over.clone().refused("outcome");
    over.clone().set("outcome", won.clone()).start();
    for (key, value) in
        [("health", json!(19)), ("clean_kills", json!(1)), ("depth", json!(1)), ("cause", json!("fight"))]
    {
        let mut wrong = won.clone();
        wrong[key] = value;
        over.clone().set("outcome", wrong).refused("outcome");
    }
    let lost = json!({"result": "lost", "health": 0, "clean_kills": 0, "depth": 0});
    over.clone().health(0).set("outcome", lost.clone()).refused("outcome");
    let mut with_cause = lost;
    with_cause["cause"] = json!("relic");
    over.clone().health(0).set("outcome", with_cause.clone()).start();
    with_cause["health"] = json!(1);
    over.clone().health(1).set("outcome", with_cause).refused("health");
    over.health(0).set("outcome", won).refused("health");
}

#[test]
fn valid_1() {
    let table = Table::new().phase("peddler").room("5C 2H 3H 4H");
    table.start();
    table.clone().set("max_health", 7).health(7).depth(3).start();
    table.clone().room("5C 2H 3H").refused("phase");
    table.clone().hands("5D").refused("phase");
    table.clone().backpack("5D").refused("phase");
    table.clone().discard("5D").refused("phase");
    table.clone().removed("XR").refused("phase");
    table.clone().health(19).refused("phase");
    table.set("clean_kills", 1).refused("phase");
}

#[test]
fn valid_2() {
    Table::new().room("5C XR XB").start();
    Table::new().room("XR XB").refused("phase");
    Table::new().room("").refused("phase");
}

#[test]
fn valid_3() {
    let table = Table::new().phase("probe").room("5C 2H 3H").floor("9C …").known("9C");
    table.start();
    table.clone().room("").start();
    table.clone().known("").refused("phase");
    table.clone().room("5C 2H 3H 4H").refused("phase");
    table.floor("").refused("phase");
}

#[test]
fn valid_4() {
    let table = Table::new().room("5C XR");
    table.clone().phase("loss").refused("phase");
    table.clone().phase("loss").backpack("2H").start();
    table.clone().phase("relief").refused("phase");
    table.clone().phase("relief").room("5C 2H").start();
    table.clone().phase("relief").room("5C JH").start();
    table.phase("relief").room("5C 2H").set("relics_as_weapons", true).refused("phase");
}

#[test]
fn valid_5() {
    let table = Table::new().phase("surprise").room("XR");
    table.start();
    table.clone().room("").refused("phase");
    table.second().refused("phase");
}

#[test]
fn valid_6() {
    let table = Table::new().room("5C").depth(2);
    for (wishes, valid) in [(0, false), (1, true), (3, true), (4, false)] {
        let table = table.clone().wishes(wishes);
        if valid { drop(table.start()) } else { table.refused("wishes") }
    }
    for (wishes, valid) in [(0, false), (1, true), (2, false)] {
        let table = table.clone().second().wishes(wishes);
        if valid { drop(table.start()) } else { table.refused("wishes") }
    }
    table.room("").wishes(1).start();
}

#[test]
fn valid_7() {
    let won = json!({"result": "won", "health": 20, "clean_kills": 0, "depth": 0});
    let table = Table::new().phase("over").set("outcome", won).floor("");
    table.start();
    table.clone().room("5C").refused("phase");
    table.floor("9C …").refused("phase");
}

#[test]
fn valid_8() {
    let dead = |cause: &str| json!({"result": "lost", "cause": cause, "health": 0, "clean_kills": 0, "depth": 2});
    let table = Table::new().depth(2).room("5C JH").backpack("2C").floor("9C …").known("9C").set("wishes", 2);
    for phase in ["loss", "relief", "surprise"] {
        table.clone().phase(phase).start();
        table.clone().phase(phase).set("wishes", 0).start();
        table.clone().phase(phase).set("wishes", 3).refused("wishes");
    }
    for phase in ["loss", "relief"] {
        table.clone().second().phase(phase).refused("wishes");
        table.clone().second().phase(phase).set("wishes", 0).start();
    }
    for phase in ["explore", "probe"] {
        table.clone().phase(phase).set("wishes", 1).refused("wishes");
    }
    let table = table.health(0).phase("over");
    table.clone().set("outcome", dead("pain")).start();
    table.clone().set("outcome", dead("pain")).set("wishes", 3).refused("wishes");
    table.clone().second().set("outcome", dead("pain")).refused("wishes");
    table.clone().set("outcome", dead("fight")).refused("wishes");
    table.set("outcome", dead("relic")).refused("wishes");
}

#[test]
fn view_1() {
    let table =
        Table::new().room("5C JH").hands("6S 7D").backpack("2C").floor("9C 9D 9H …").known("9D").discard("KS XR");
    let state = table.start().state;
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
