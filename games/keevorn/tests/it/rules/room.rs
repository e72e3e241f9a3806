//! The Room check, entering, new Floors.

use serde_json::json;
use underdeck_game::{Play as _, Scripted};

use crate::rules::table::{Table, shuffle};

#[test]
fn room_1_other_cards_beside_jokers_are_explored() {
    for table in Table::both() {
        let mut game = table.room("5C 2H XR XB").start();
        game.play("equip 5C").becomes(json!({"room": "2H XR XB", "black_hand": "5C"}));
    }
}

#[test]
fn room_2_an_empty_room_and_floor_win() {
    for table in Table::both() {
        let mut game = table.room("2H").floor("").health(5).start();
        game.play("relic 2H").has(json!({"phase": "over", "health": 7, "room": "", "floor": ""}));
        let outcome = json!({"result": "won", "health": 7, "clean_kills": 0, "depth": 0});
        game.has(json!({"outcome": outcome}));
    }
}

#[test]
fn room_3_an_empty_room_is_filled_from_the_floor() {
    for table in Table::both() {
        let mut game = table.room("2H").floor("9H QS 3C AD KC …").known("9H KC").start();
        game.play("relic 2H");
        game.becomes(json!({"room": "3C AD 9H QS", "floor": "KC …", "known": "KC", "discard": "2H"}));
    }
}

#[test]
fn room_4_jokers_alone_are_stairs() {
    for jokers in ["XB", "XR XB"] {
        for table in Table::both() {
            let mut game = table.room(&format!("2H {jokers}")).start();
            game.play_on("relic 2H", &["5C 6C 7C 8C"]).has(json!({"room": "5C 6C 7C 8C"}));
            assert_eq!(game.events.len(), 1, "{jokers} alone are Stairs");
        }
    }
    for table in Table::both() {
        let mut game = table.room("2H 3H XR XB").start();
        game.play("relic 2H").has(json!({"room": "3H XR XB"}));
    }
}

#[test]
fn room_5_stairs_remove_the_jokers_and_deepen() {
    for table in Table::both() {
        let mut game = table.room("2H XB").floor("9H 9S …").known("9S").discard("3C 4C").start();
        game.play_on("relic 2H", &["5C 6C 7C 8C 2H 4C"]).becomes(json!({
            "room": "5C 6C 7C 8C", "floor": "2H 4C AC 2C 3C …", "known": "", "discard": "", "removed": "XB", "depth": 1,
        }));
    }
    let mut game = Table::new().second().jokers(5).room("2H XB X3 X5").start();
    game.play_on("relic 2H", &["5C 6C 7C 8C"]).becomes(json!({
        "room": "5C 6C 7C 8C", "floor": "AC 2C 3C 4C 9C … XR X4", "removed": "XB X3 X5", "depth": 3,
    }));
}

#[test]
fn room_6_two_jokers_or_more_are_the_secret_floor() {
    let table = Table::new().jokers(3).room("2H XR XB").discard("9C");
    let mut game = table.clone().start();
    game.play_on("relic 2H", &["XR 6C 7C 9C"]).becomes(json!({
        "room": "6C 7C 9C XR", "floor": "AC 2C 3C 4C 5C 8C … XB X3", "discard": "", "phase": "wish", "wishes": 1,
    }));
    let mut game = table.depth(4).start();
    game.play_on("relic 2H", &["2C 3C 4C 5C"]).has(json!({"wishes": 5, "depth": 4, "removed": ""}));
}

#[test]
fn enter_1_four_cards_or_those_left_are_drawn() {
    let table = Table::new().room("9H AH");
    // Four, or what is left; a Room that is not empty is never filled up.
    for (floor, room, rest) in
        [("5C 6C 7C 8C 9C", "5C 6C 7C 8C", "9C"), ("5C 6C", "5C 6C", ""), ("5C 6C 7C 8C", "5C 6C 7C 8C", "")]
    {
        let mut game = table.clone().room("9H").floor(floor).start();
        game.play("equip 9H").becomes(json!({"room": room, "floor": rest, "red_hand": "9H"}));
        let mut game = table.clone().floor(floor).start();
        game.play("equip 9H").becomes(json!({"room": "AH", "red_hand": "9H"}));
    }
}

#[test]
fn floor_1_floor_and_discard_are_shuffled_once() {
    for (table, jokers) in [(Table::new(), "XR"), (Table::new().second(), "XR XB"), (Table::new(), "XR XB")] {
        let secret = jokers == "XR XB" && !table.is_second();
        let table =
            table.room(&format!("2H {jokers}")).hands("5C 6D").backpack("7C").floor("3H 4H 5H").known("3H").discard("");
        let mut game = table.start();
        let joker = if secret { "XB" } else { "2H" };
        game.play_on("relic 2H", &[&format!("9C {joker} QD AS KS")]);
        game.has(json!({"known": "", "discard": "", "red_hand": "6D", "black_hand": "5C", "backpack": "7C"}));
        let json = serde_json::to_value(&game.events).unwrap();
        assert_eq!(json.as_array().unwrap().len(), 1);
        assert_eq!(json[0]["shuffle"], "floor");
        let order: Vec<&str> = json[0]["order"].as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect();
        assert_eq!(order[..5], ["9C", joker, "QD", "AS", "KS"]);
        let out_of_play = 3 + if secret { 0 } else { jokers.split(' ').count() };
        assert_eq!(order.len(), 54 - out_of_play, "the whole Floor, before entering");
        assert_eq!(order.contains(&"XR"), secret);
        game.has(json!({"floor": order[4..].join(" ")}));
    }
    // Scripted: the event must name exactly these cards.
    let table = Table::new().jokers(1).room("2H XR").hands("5C");
    let mut rest: Vec<String> =
        table.json()["floor"].as_array().unwrap().iter().map(|c| c.as_str().unwrap().into()).collect();
    rest.push("2H".into());
    let events = [shuffle(&rest.join(" "))];
    let mut luck = Scripted::new(&events);
    let mut state = table.start().state;
    state.play("relic 2H".parse().unwrap(), &mut luck).unwrap();
    luck.finish().unwrap();
    rest.pop();
    let events = [shuffle(&rest.join(" "))];
    let mut luck = Scripted::new(&events);
    table.start().state.clone().play("relic 2H".parse().unwrap(), &mut luck).unwrap();
    assert!(luck.finish().is_err());
}

#[test]
fn floor_2_one_move_can_shuffle_twice() {
    // One Joker, and the first Room of the next Floor is Stairs again: two shuffles.
    let table = Table::new().jokers(5).room("2H XR");
    let mut game = table.clone().start();
    game.play_on("relic 2H", &["XB X3 X4 X5", "5C 6C XB X4"]);
    game.has(json!({"phase": "wish", "wishes": 2, "depth": 1, "removed": "XR", "room": "5C 6C XB X4"}));
    assert_eq!(game.events.len(), 2);
    let mut game = table.clone().second().start();
    game.play_on("relic 2H", &["XB X3 X4 X5", "5C 6C 7C 8C"]);
    game.has(json!({"phase": "explore", "depth": 5, "removed": "XR XB X3 X4 X5", "room": "5C 6C 7C 8C"}));
    // Never three: two Rooms of Jokers are all eight.
    let mut game = table.second().jokers(8).room("XR XB X3 X4").phase("peddler").start();
    game.play_on("explore", &["X5 X6 X7 X8", "5C 6C 7C 8C"]).has(json!({"depth": 8, "phase": "explore"}));
    // A Secret Floor asks for wishes before the next Room check.
    let mut game = Table::new().jokers(8).room("XR XB X3 X4").phase("peddler").start();
    game.play_on("explore", &["X5 X6 X7 X8"]).has(json!({"phase": "wish", "room": "X5 X6 X7 X8"}));
    game.play_on("wish vigor", &["XR XB X3 X4"]).has(json!({"phase": "wish", "wishes": 1, "room": "XR XB X3 X4"}));
}
