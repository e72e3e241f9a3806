//! Rulings on fights, Health, Scrolls and Fortunes.

use serde_json::json;
use underdeck_game::Play as _;

use crate::rules::scene::{EDITIONS, Scene};

#[test]
fn r21_any_subset_of_weapons_fights() {
    for table in EDITIONS {
        let table = format!("{table}; room QS AH 7S 8S; hands 5C TC");
        let game = Scene::new(&table);
        assert_eq!(game.legal("fight").len(), 16, "any subset of four");
        let first = game.legal_nth(0).unwrap();
        assert_eq!(first.to_string(), "fight QS", "barehanded first: random players depend on the order");
        for (with, health, discard) in [
            ("", 8, "QS"),
            (" with 5C", 13, "5C QS"),
            (" with 5C TC 7S 8S", 20, "5C TC 7S 8S QS"),
            (" with TC 7S 8S", 20, "TC 7S 8S QS"),
        ] {
            game.clone().play(format!("fight QS{with}")).is(format!("health {health}; discard {discard}"));
        }
        let mut clean = game;
        clean.play("fight QS with 5C 7S").is("discard 5C 7S QS; room AH 8S; black_hand TC");
    }
}

#[test]
fn r22_room_spades_fight_any_monster() {
    let table = "room JC JD 9S AH; hands 5C 6S 7D 8H; backpack 5S";
    let game = Scene::new(table);
    assert_eq!(game.legal("fight").len(), 16);
    for monster in ["JC", "JD"] {
        game.clone().play(format!("fight {monster} with 9S")).is(format!("discard {monster} 9S"));
        game.refuses(format!("fight {monster} with 5S"));
    }
    game.clone().play("fight JC with 6S").is("black_hand 5C");
    game.clone().play("fight JD with 7D 8H").is("red_hand");
    game.refuses("fight JD with 6S").refuses("fight JD with 5C").refuses("fight JC with 7D");
}

#[test]
fn r23_one_spade_makes_the_whole_surplus_a_gain() {
    let table = "room JC AH 9S; hands 5C 7S; health 10";
    for (with, health) in [("5C 9S", 13), ("5C 7S", 11), ("7S 9S", 15), ("5C 7S 9S", 20), ("9S", 8), ("7S", 6)] {
        Scene::new(table).play(format!("fight JC with {with}")).is(format!("health {health}"));
    }
    let mut game = Scene::new(format!("{table}; hands 5C 6S"));
    game.play("fight JC with 5C 6S").is("health 10; clean_kills 1");
}

#[test]
fn r24_a_deadly_fight_leaves_all_cards() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room KS 5S; hands 5C; health 3"));
        let outcome = "result=lost cause=fight health=0 clean_kills=0 depth=0";
        game.play("fight KS with 5C 5S").becomes(format!("health 0; phase over; outcome {outcome}"));
    }
}

#[test]
fn r25_equal_power_is_clean_with_any_number_of_cards() {
    for table in EDITIONS {
        let table = format!("{table}; relics_as_weapons true; room JC AH 2S 3S");
        let mut game = Scene::new(format!("{table}; hands 6C"));
        game.play("fight JC with 6C 2S 3S").is("clean_kills 1; health 20");
        let mut game = Scene::new(format!("{table}; hands 5C 6C"));
        game.play("fight JC with 5C 6C").is("clean_kills 1");
        Scene::new(format!("{table}; hands 7C")).play("fight JC with 7C 2S 3S").is("clean_kills 0");
    }
}

#[test]
fn r26_death_comes_before_victory() {
    for (room, mv) in [("4S", "relic 4S"), ("JC", "fight JC")] {
        let mut game = Scene::new(format!("room {room}; floor; health 2"));
        game.play(mv).is("phase over; health 0");
        assert_eq!(serde_json::to_value(game).unwrap()["outcome"]["result"], "lost");
    }
    // One Health more than lost, and the dungeon is left.
    let mut game = Scene::new("room 4S; floor; health 5");
    game.play("relic 4S").is("health 1");
    assert_eq!(serde_json::to_value(game).unwrap()["outcome"]["result"], "won");
}

#[test]
fn r27_an_ace_drawn_is_not_read() {
    for (drawn, keys) in [
        ("AS", "health 7; phase explore"),
        ("KS", "health 7; phase explore"),
        ("AC", "health 10; phase loss"),
        ("QH", "health 13; phase explore"),
        ("JD", "health 10; phase relief"),
    ] {
        let table = format!("room AH 5C; floor {drawn} …; depth 1; health 10; backpack 9C");
        let mut game = Scene::new(&table);
        game.play("read AH").is(keys).is("floor …; discard AH");
        let room = serde_json::to_value(game).unwrap()["room"].to_string();
        assert!(room.contains(drawn), "an ace drawn is not read");
    }
}

#[test]
fn r28_the_drawn_card_is_a_card_of_the_room() {
    let mut game = Scene::new("room AH 5C; floor JD …");
    game.play("read AH").play("relieve JD").is("room 5C; discard JD AH");
    let mut game = Scene::new("room AH 5C; floor XR …");
    game.play("read AH").play("discard XR").is("room 5C; discard AH XR; phase explore");
    let mut game = Scene::new("room AH; floor 9S …");
    game.play("read AH").play("equip 9S").is("black_hand 9S");
}

#[test]
fn r29_depth_0_neither_hurts_nor_heals() {
    for (depth, drawn, health) in [(0, "9S", 10), (0, "9H", 10), (3, "9S", 1), (3, "9H", 19)] {
        let table = format!("room AH 5C; floor {drawn} …; depth {depth}; health 10");
        Scene::new(&table).play("read AH").is(format!("health {health}"));
    }
    // The Depth shown: start and Stairs together.
    let table = "room AH 5C; floor 9H …; depth 1; removed XR; depth 2; health 10";
    Scene::new(table).play("read AH").is("health 16");
}

#[test]
fn r30_loss_and_relief_are_mandatory() {
    let game = Scene::new("room 2H XR; phase relief");
    assert_eq!(game.legal(""), ["relieve 2H"], "even an unwelcome target");
    game.refuses("discard nothing");
    game.refuses("decline");
    let game = Scene::new("room 2H XR; backpack TS; phase loss");
    assert_eq!(game.legal(""), ["lose TS"]);
    for floor in ["9C …", "9D …"] {
        let mut game = Scene::new(format!("room AS 5C XB; floor {floor}"));
        game.play("read AS").is("phase explore");
    }
}

#[test]
fn r31_surprise_may_discard_nothing() {
    let table = "room 5C XR; phase surprise";
    Scene::new(table).play("discard nothing").becomes("phase explore");
    let mut game = Scene::new("room; depth 1; wishes 2; phase wish");
    game.play("wish surprise").becomes("wishes 1");
}

#[test]
fn r32_an_ace_without_a_floor_brings_nothing() {
    for table in EDITIONS {
        let table = format!("{table}; depth 2; health 5; backpack 9C; floor");
        let mut game = Scene::new(format!("{table}; room AH JS"));
        game.play("read AH").is("room JS; phase explore; health 5; backpack 9C");
        Scene::new(format!("{table}; room AH")).play("read AH").is("phase over; health 5");
    }
}

#[test]
fn r33_a_wish_never_names_surprise_in_the_second_edition() {
    let game = Scene::new("edition second; room AH QS; hands 5C 7S; floor XR …");
    for mv in ["read AH", "fight QS with 5C 7S"] {
        let mut game = game;
        game.play(mv).is("phase wish; wishes 1");
        assert_eq!(game.legal(""), ["wish loss", "wish pain", "wish relief", "wish vigor"]);
        game.refuses("wish surprise");
    }
    game.refuses("wish vigor");
}

#[test]
fn r34_the_discard_has_no_order() {
    let mut game = Scene::new("room 9C 2H 3D AH; hands 7C 8C; discard KS");
    game.play("relic 3D").play("equip 9C drop 7C").play("relic 2H").is("discard 7C 3D 2H KS");
    let reverse = |keys: &mut serde_json::Map<_, _>| keys["discard"] = json!(["KS", "2H"]);
    assert!(Scene::error_after("room 9C; discard 2H KS", reverse).contains("canonical order"));
}
