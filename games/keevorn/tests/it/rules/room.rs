//! The Room check, entering, new Floors.

use serde_json::json;
use underdeck_game::{ChanceEvent, Play as _, Scripted};

use crate::rules::scene::{EDITIONS, Scene};

#[test]
fn room_1_other_cards_beside_jokers_are_explored() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 5C 2H XR XB"));
        game.play("equip 5C").becomes("room 2H XR XB; black_hand 5C");
    }
}

#[test]
fn room_2_an_empty_room_and_floor_win() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 2H; floor; health 5"));
        game.play("relic 2H").is("phase over; health 7; room; floor");
        let outcome = "result=won health=7 clean_kills=0 depth=0";
        game.is(format!("outcome {outcome}"));
    }
}

#[test]
fn room_3_an_empty_room_is_filled_from_the_floor() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 2H; floor 9H QS 3C AD KC …; floor_known 9H KC"));
        game.play("relic 2H").becomes("room 3C AD 9H QS; floor KC …; floor_known KC; discard 2H");
    }
}

#[test]
fn room_4_jokers_alone_are_stairs() {
    for jokers in ["XB", "XR XB"] {
        for table in EDITIONS {
            let mut game = Scene::new(format!("{table}; room 2H {jokers}"));
            let shuffles = game.events("relic 2H", "floor: 5C 6C 7C 8C").len();
            assert_eq!(shuffles, 1, "{jokers} alone are Stairs");
            game.is("room 5C 6C 7C 8C");
        }
    }
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 2H 3H XR XB"));
        game.play("relic 2H").is("room 3H XR XB");
    }
}

#[test]
fn room_5_stairs_remove_the_jokers_and_deepen() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 2H XB; floor 9H 9S …; floor_known 9S; discard 3C 4C"));
        game.play_on("relic 2H", "floor: 5C 6C 7C 8C 2H 4C")
            .becomes("room 5C 6C 7C 8C; floor 2H 4C AC 2C 3C …; floor_known; discard; removed XB; depth 1");
    }
    let mut game = Scene::new("edition second; jokers 5; room 2H XB X3 X5");
    game.play_on("relic 2H", "floor: 5C 6C 7C 8C")
        .becomes("room 5C 6C 7C 8C; floor AC 2C 3C 4C 9C … XR X4; removed XB X3 X5; depth 3");
}

#[test]
fn room_6_two_jokers_or_more_are_the_secret_floor() {
    let table = "jokers 3; room 2H XR XB; discard 9C";
    let mut game = Scene::new(table);
    game.play_on("relic 2H", "floor: XR 6C 7C 9C")
        .becomes("room 6C 7C 9C XR; floor AC 2C 3C 4C 5C 8C … XB X3; discard; phase wish; wishes 1");
    let mut game = Scene::new(format!("{table}; depth 4"));
    game.play_on("relic 2H", "floor: 2C 3C 4C 5C").is("wishes 5; depth 4; removed");
}

#[test]
fn enter_1_four_cards_or_those_left_are_drawn() {
    let table = "room 9H AH";
    // Four, or what is left; a Room that is not empty is never filled up.
    for (floor, room, rest) in
        [("5C 6C 7C 8C 9C", "5C 6C 7C 8C", "9C"), ("5C 6C", "5C 6C", ""), ("5C 6C 7C 8C", "5C 6C 7C 8C", "")]
    {
        let mut game = Scene::new(format!("{table}; room 9H; floor {floor}"));
        game.play("equip 9H").becomes(format!("room {room}; floor {rest}; red_hand 9H"));
        let mut game = Scene::new(format!("{table}; floor {floor}"));
        game.play("equip 9H").becomes("room AH; red_hand 9H");
    }
}

/// One shuffle of the Floor, in full.
fn shuffle(order: &str) -> ChanceEvent {
    ChanceEvent::Shuffle { pile: "floor".into(), order: order.split(' ').map(|card| card.parse().unwrap()).collect() }
}

#[test]
fn floor_1_floor_and_discard_are_shuffled_once() {
    for (table, jokers) in [("", "XR"), ("edition second", "XR XB"), ("", "XR XB")] {
        let secret = jokers == "XR XB" && !table.contains("second");
        let table =
            format!("{table}; room 2H {jokers}; hands 5C 6D; backpack 7C; floor 3H 4H 5H; floor_known 3H; discard");
        let mut game = Scene::new(&table);
        let joker = if secret { "XB" } else { "2H" };
        let json = json!(game.events("relic 2H", &format!("floor: 9C {joker} QD AS KS")));
        game.is("floor_known; discard; red_hand 6D; black_hand 5C; backpack 7C");
        assert_eq!(json.as_array().unwrap().len(), 1);
        assert_eq!(json[0]["shuffle"], "floor");
        let order: Vec<&str> = json[0]["order"].as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect();
        assert_eq!(order[..5], ["9C", joker, "QD", "AS", "KS"]);
        let out_of_play = 3 + if secret { 0 } else { jokers.split(' ').count() };
        assert_eq!(order.len(), 54 - out_of_play, "the whole Floor, before entering");
        assert_eq!(order.contains(&"XR"), secret);
        game.is(format!("floor {}", order[4..].join(" ")));
    }
    // Scripted: the event must name exactly these cards.
    let table = "jokers 1; room 2H XR; hands 5C";
    let mut rest: Vec<String> = Scene::new(table).text("floor").split(' ').map(Into::into).collect();
    rest.push("2H".into());
    let events = [shuffle(&rest.join(" "))];
    let mut luck = Scripted::new(&events);
    let mut state = *Scene::new(table);
    state.play("relic 2H".parse().unwrap(), &mut luck).unwrap();
    luck.finish().unwrap();
    rest.pop();
    let events = [shuffle(&rest.join(" "))];
    let mut luck = Scripted::new(&events);
    (*Scene::new(table)).play("relic 2H".parse().unwrap(), &mut luck).unwrap();
    assert!(luck.finish().is_err());
}

#[test]
fn floor_2_one_move_can_shuffle_twice() {
    // One Joker, and the first Room of the next Floor is Stairs again: two shuffles.
    let table = "jokers 5; room 2H XR";
    let mut game = Scene::new(table);
    assert_eq!(game.events("relic 2H", "floor: XB X3 X4 X5; floor: 5C 6C XB X4").len(), 2);
    game.is("phase wish; wishes 2; depth 1; removed XR; room 5C 6C XB X4");
    let mut game = Scene::new(format!("{table}; edition second"));
    game.play_on("relic 2H", "floor: XB X3 X4 X5; floor: 5C 6C 7C 8C")
        .is("phase explore; depth 5; removed XR XB X3 X4 X5; room 5C 6C 7C 8C");
    // Never three: two Rooms of Jokers are all eight.
    let mut game = Scene::new(format!("{table}; edition second; jokers 8; room XR XB X3 X4; phase peddler"));
    game.play_on("explore", "floor: X5 X6 X7 X8; floor: 5C 6C 7C 8C").is("depth 8; phase explore");
    // A Secret Floor asks for wishes before the next Room check.
    let mut game = Scene::new("jokers 8; room XR XB X3 X4; phase peddler");
    game.play_on("explore", "floor: X5 X6 X7 X8").is("phase wish; room X5 X6 X7 X8");
    game.play_on("wish vigor", "floor: XR XB X3 X4").is("phase wish; wishes 1; room XR XB X3 X4");
}
