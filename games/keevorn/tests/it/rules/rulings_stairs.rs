//! Rulings on Stairs, Secret Floors and house rules.

use serde_json::json;
use underdeck_game::{FastChance, FastRng, Play as _, State as _};
use underdeck_keevorn::{Options, State};

use crate::rules::scene::{EDITIONS, Scene};

#[test]
fn r35_jokers_alone_are_stairs_on_entering_too() {
    for table in EDITIONS {
        // On entering a Room as well: a last Room of one Joker. The move continues at once.
        let mut game = Scene::new(format!("{table}; room 2H; floor XR"));
        game.play_on("relic 2H", "floor: 2C 3C 4C 5C").is("phase explore; depth 1; removed XR");
        let mut game = Scene::new(format!("{table}; room 2H XR; floor; backpack 9C"));
        game.play_on("relic 2H", "floor: 2C 3C 4C 5C").is("depth 1; backpack 9C");
    }
}

#[test]
fn r36_discarded_jokers_come_back_with_the_next_floor() {
    let mut game = Scene::new("room 5C 6C XR XB; floor 9C 9D; phase surprise");
    game.play("discard XR").is("phase explore; room 5C 6C XB; removed; depth 0");
    assert!(serde_json::to_string(&game).unwrap().contains("XR"));
    game.play("equip 5C").play_on("equip 6C", "floor: 2C 3C XR 4C").is("room 2C 3C 4C XR; removed XB");
    // If no Stairs come any more, the Joker never does, and the game is won at Depth 0.
    let mut game = Scene::new("jokers 1; room 5C XR; floor; phase surprise");
    game.play("discard XR").play("equip 5C").is("phase over; depth 0; removed");
}

#[test]
fn r37_an_empty_dungeon_wins_with_jokers_in_the_discard() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 5C; floor; hands 6D 7H 8S; backpack 2C 3C 4C"));
        game.play("equip 5C").is("phase over; black_hand 5C 8S; backpack 2C 3C 4C");
        let json = serde_json::to_value(game).unwrap();
        assert_eq!(json["outcome"]["result"], "won");
        assert!(json["discard"].as_array().unwrap().contains(&json!("XR")));
    }
}

#[test]
fn r38_a_new_floor_fills_the_room() {
    // Full Hands and Backpack, no other card to be had: 45 cards.
    for table in EDITIONS {
        let table = format!("{table}; jokers 1; room 2H XR; hands 5C 6S 5D 6H; backpack 7C 8C 9C; floor");
        let mut game = Scene::new(&table);
        let json = json!(game.events("relic 2H", "floor: 2C 3C 4C TC"));
        game.is("room 2C 3C 4C TC; discard");
        assert_eq!(json[0]["order"].as_array().unwrap().len(), 45);
    }
}

#[test]
fn r39_the_secret_floor_is_one_shuffle() {
    let mut game = Scene::new("room 2H XR XB; floor 9C 9D; floor_known 9C");
    let json = json!(game.events("relic 2H", "floor: XR 2C XB 9D"));
    game.is("room 2C 9D XR XB; floor_known; discard");
    assert_eq!((json.as_array().unwrap().len(), json[0]["order"].as_array().unwrap().len()), (1, 54));
}

#[test]
fn r40_wishes_are_one_more_than_the_depth() {
    for (jokers, count, depth, wishes) in
        [("XR XB", 2, 0, 1), ("XR XB X3", 3, 0, 1), ("XR X4", 4, 5, 6), ("XR XB X3", 5, 8, 9)]
    {
        let mut game = Scene::new(format!("jokers {count}; room 2H {jokers}; depth {depth}"));
        game.play_on("relic 2H", "floor: 2C 3C 4C 5C")
            .is(format!("phase wish; wishes {wishes}; depth {depth}; removed"));
    }
}

#[test]
fn r41_wishes_are_named_one_at_a_time() {
    let mut game = Scene::new("room 5C; depth 2; health 3; backpack 2C; wishes 3; phase wish");
    game.play("wish loss").refuses("wish vigor");
    game.play("lose 2C").play("wish vigor").becomes("wishes 1; health 9");
    game.refuses("explore").refuses("equip 5C");
    game.play("wish vigor").is("health 15; phase explore");
}

#[test]
fn r42_the_room_check_waits_for_the_last_wish() {
    let table = "jokers 4; depth 1";
    let mut game = Scene::new(format!("{table}; room 2H XR XB X3"));
    game.play_on("relic 2H", "floor: XR XB X3 X4").is("phase wish; wishes 2; room XR XB X3 X4");
    game.play("wish vigor").becomes("wishes 1");
    game.play_on("wish vigor", "floor: 2C 3C 4C 5C").is("phase wish; wishes 2; depth 1");
    // Emptied by a wish: the next Room comes after the last one.
    let mut game = Scene::new(format!("{table}; room JS; floor 9C 9D; wishes 2; phase wish"));
    game.play("wish relief").play("relieve JS").becomes("phase wish; room; discard …");
    game.play("wish vigor").is("phase explore; room 9C 9D");
}

#[test]
fn r43_a_secret_floor_can_lead_to_another() {
    let mut game = Scene::new("room 2H XR XB; depth 1");
    game.play_on("relic 2H", "floor: 2H 3H XR XB").is("phase wish; wishes 2");
    game.play("wish vigor")
        .play("wish vigor")
        .play("relic 2H")
        .play_on("relic 3H", "floor: 2C 3C 4C 5C")
        .is("phase wish; wishes 2; depth 1");
}

#[test]
fn r44_a_clean_kill_names_its_fortune_before_the_room_check() {
    let second = "edition second; hands 5C 7S; floor 2C 3C";
    let kill = "fight QS with 5C 7S";
    let mut game = Scene::new(format!("{second}; room QS"));
    game.play(kill).is("phase wish; room; floor 2C 3C; black_hand; clean_kills 1");
    game.refuses("explore");
    game.play("wish relief").is("phase explore; room 2C 3C");
    let mut game = Scene::new(format!("{second}; floor; room QS; depth 1; health 9"));
    game.play(kill).is("phase wish; outcome null");
    game.clone().play("wish vigor").is("phase over; health 12");
    game.play("wish pain").is("phase over; health 6; clean_kills 1");
    let mut game = Scene::new(format!("{second}; floor; room QS; depth 4; health 9"));
    game.play(kill).play("wish pain");
    let outcome = "result=lost cause=pain health=0 clean_kills=1 depth=4";
    game.is(format!("outcome {outcome}"));
}

#[test]
fn r45_second_edition_jokers_leave_together() {
    let mut game = Scene::new("edition second; jokers 4; room 2H XR X3 X4");
    assert_eq!(game.events("relic 2H", "floor: 2C 3C 4C 5C").len(), 1);
    game.is("phase explore; depth 3; removed XR X3 X4; wishes 0");
}

#[test]
fn r46_without_jokers_the_depth_never_changes() {
    let options = Options { jokers: 0, start_depth: 4, ..Options::default() };
    for seed in 0..50 {
        let mut luck = FastChance(FastRng::new(seed));
        let mut rng = FastRng::new(seed);
        let mut state = State::new(&options, &mut luck);
        for _ in 0..2_000 {
            let Some(mv) = state.random_legal(&mut rng) else { break };
            state.play_unchecked(mv, &mut luck);
            Scene::at(state).is("depth 4; removed; wishes 0");
        }
        assert!(state.outcome().is_some());
    }
}

#[test]
fn r47_relics_follow_the_rules_of_weapons() {
    let table = "relics_as_weapons true";
    let mut game = Scene::new(format!("{table}; room 2C 3D 4H 2S; health 5"));
    let expected = [
        "bury 3D 2C",
        "bury 3D 2S",
        "bury 3D 4H",
        "equip 2C",
        "equip 2S",
        "equip 3D",
        "equip 4H",
        "heal 4H",
        "probe 2C",
        "store 2C",
        "store 2S",
        "store 3D",
        "store 4H",
    ];
    assert_eq!(game.legal(""), expected);
    game.refuses("relic 2C").refuses("relic 4H");
    game.clone().play("heal 4H").is("health 9");
    game.play("equip 2C").is("black_hand 2C");
    let mut game = Scene::new(format!("{table}; room JH 3S AS; hands 4D 2H"));
    game.play("fight JH with 4D 2H 3S").is("health 18");
    // No target for Relief, and the end of a reveal.
    let mut game = Scene::new(format!("{table}; room AH 2C; floor 3D …"));
    game.play("read AH").is("phase explore");
    let mut game = Scene::new(format!("{table}; phase peddler; room AC 2C 3C 4C; floor KS 2D …"));
    assert_eq!(game.legal("trade"), ["trade AC"]);
    game.play("trade AC").is("room 2C 3C 4C 2D");
}

#[test]
fn r48_the_depth_can_pass_8() {
    let options = Options { max_health: 7, jokers: 8, start_depth: 8, ..Options::default() };
    let state = State::new(&options, &mut FastChance(FastRng::new(3)));
    Scene::at(state).is("max_health 7; health 7; depth 8");
    let table = "jokers 8; removed XR XB X3 X4 X5 X6 X7; depth 15; room 2H X8";
    Scene::new(table).play_on("relic 2H", "floor: 2C 3C 4C 5C").is("depth 16");
}
