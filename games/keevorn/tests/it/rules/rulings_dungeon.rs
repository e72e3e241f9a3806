//! Rulings on set-up and Peddler, exploring, Backpack and Hands.

use underdeck_game::{FastChance, FastRng, Play as _, State as _};
use underdeck_keevorn::{Options, Phase, State};

use crate::rules::scene::{EDITIONS, Scene, seen_floor};

#[test]
fn r1_trades_are_made_one_by_one() {
    let mut game = Scene::new("phase peddler; room 2C 3C 4C JC; floor 5C 6C …");
    game.refuses("trade 2C 3C");
    game.play("trade 2C").is("phase peddler; room 3C 4C 5C JC; floor 6C … 2C");
    game.play("trade 4C").is("phase peddler; room 3C 5C 6C JC; floor … 2C 4C");
}

#[test]
fn r2_the_traded_card_goes_above_the_revealed_ones() {
    let mut game = Scene::new("phase peddler; room 2C 3C 4C JC; floor KS AH QD XB 5C …");
    game.play("trade 3C").is("floor … 3C KS AH QD XB");
}

#[test]
fn r3_traded_and_revealed_cards_are_known() {
    let mut game = Scene::new("phase peddler; room 2C 3C 4C JC; floor KS AH 5C …");
    game.play("trade 3C").is("floor_known 3C KS AH");
    assert!(seen_floor(&game).ends_with("?? 3C KS AH") && seen_floor(&game).starts_with("?? ??"));
}

#[test]
fn r4_the_peddler_comes_once() {
    let mut game = Scene::new("phase peddler; room 5C 6C 7C 8C");
    assert_eq!(game.legal(""), ["explore"]);
    game.play("explore").is("phase explore");
    // The first Room of a later Floor.
    let mut game = Scene::new("room 2H XR");
    game.play_on("relic 2H", "floor: 2C 3C 4C 5C").is("phase explore");
}

#[test]
fn r5_a_weapon_is_not_traded_on() {
    let mut game = Scene::new("phase peddler; room AC AD AH AS; floor 5C 6C 7C 8C …");
    for ace in ["AC", "AD", "AH", "AS"] {
        game.play(format!("trade {ace}"));
    }
    game.is("room 5C 6C 7C 8C; phase peddler");
    game.refuses("trade 5C").refuses("trade AC");
    assert_eq!(game.legal(""), ["explore"]);
    // Every reveal ends with a Weapon, whatever the order.
    for seed in 0..200 {
        let options = Options { jokers: 8, ..Options::default() };
        let state = State::new(&options, &mut FastChance(FastRng::new(seed)));
        let mut game = Scene::at(state);
        for _ in 0..4 {
            let Some(trade) = game.legal("trade").pop() else { break };
            game.play(&trade);
        }
        assert_eq!(game.legal("trade").len(), 0);
        assert_eq!(game.legal_count(), 1);
    }
}

#[test]
fn r6_everything_but_weapons_is_traded() {
    let table = "phase peddler; room AC 2C JC XR; floor 5C …";
    let game = Scene::new(table);
    assert_eq!(game.legal("trade"), ["trade 2C", "trade AC", "trade JC", "trade XR"]);
    let table = format!("{table}; relics_as_weapons true; floor KC 3D 5C …");
    let mut game = Scene::new(&table);
    assert_eq!(game.legal("trade"), ["trade AC", "trade JC", "trade XR"]);
    game.play("trade XR").is("room AC 2C JC 3D; floor 5C … XR KC");
}

#[test]
fn r7_the_peddler_allows_only_trades() {
    let game = Scene::new("phase peddler; room 5C 2H JC AS");
    assert_eq!(game.legal(""), ["explore", "trade 2H", "trade AS", "trade JC"]);
    for mv in ["equip 5C", "store 5C", "probe 5C", "relic 2H", "fight JC", "read AS", "take", "return"] {
        game.refuses(mv);
    }
}

#[test]
fn r8_a_first_room_of_jokers_waits_for_the_peddler() {
    let table = "phase peddler; jokers 4; room XR XB X3 X4";
    let mut game = Scene::new(table);
    game.is("phase peddler; depth 0");
    game.play("trade X3").is("phase peddler; room 5C XR XB X4; depth 0");
    game.play("explore").is("phase explore; depth 0");
    Scene::new(table).play_on("explore", "floor: 2C 3C 4C 5C").is("phase wish");
}

#[test]
fn r9_nothing_is_stored_or_placed_inside_a_play() {
    let table = "room 5D 2H; backpack 9C 3D; floor 8C …; floor_known 8C";
    for (table, moves) in [
        (format!("{table}; phase probe"), vec!["return", "take"]),
        (format!("{table}; phase loss"), vec!["lose 3D", "lose 9C"]),
        (format!("{table}; phase relief"), vec!["relieve 2H"]),
        (format!("{table}; phase surprise"), vec!["discard 2H", "discard 5D", "discard 5D 2H", "discard nothing"]),
        (
            format!("{table}; edition second; wishes 1; phase wish"),
            vec!["wish loss", "wish pain", "wish relief", "wish vigor"],
        ),
    ] {
        let game = Scene::new(&table);
        assert_eq!(game.legal(""), moves);
        game.refuses("store 5D").refuses("place 9C");
    }
    Scene::new(table).play("store 5D").play("place 9C").is("room 9C 2H; backpack 3D 5D");
}

#[test]
fn r10_storing_the_last_card_clears_the_room() {
    let table = "backpack 9C 3D; floor 2C 3C";
    let mut game = Scene::new(format!("{table}; room 5D"));
    game.play("store 5D").is("room 2C 3C; floor");
    let mut game = Scene::new(format!("{table}; room 5D XB"));
    game.play_on("store 5D", "floor: 2C 3C 4C 5C").is("depth 1; removed XB; backpack 9C 3D 5D");
}

#[test]
fn r11_jokers_fill_places_of_the_room() {
    let table = "jokers 3; backpack 9C";
    Scene::new(format!("{table}; room 2H XR XB X3")).refuses("place 9C");
    Scene::new(format!("{table}; room 2H XR XB")).play("place 9C").is("room 9C 2H XR XB");
}

#[test]
fn r12_storing_and_placing_are_unlimited() {
    let mut game = Scene::new("room 5D 2H");
    for _ in 0..5 {
        game.play("store 5D").becomes("room 2H; backpack 5D");
        game.play("place 5D").becomes("room 5D 2H; backpack");
    }
}

#[test]
fn r13_nothing_is_discarded_at_will() {
    let mut game = Scene::new("room 5C 2H JC AS; hands 9C 9S 9D; backpack 3C");
    for mv in ["discard 5C", "discard 9C", "discard 3C", "lose 3C", "relieve JC", "discard nothing"] {
        game.refuses(mv);
    }
    assert_eq!(game.legal("equip"), ["equip 5C drop 9C", "equip 5C drop 9S"]);
    game.refuses("equip 5C drop 9D").refuses("equip 5C drop 3C");
    game.play("equip 5C drop 9C").becomes("room JC 2H AS; black_hand 5C 9S; discard 9C");
}

#[test]
fn r14_skills_work_from_the_room_only() {
    let game = Scene::new("room AH JD; hands 5C 5H; backpack 6C 6D 6H");
    for mv in ["probe 5C", "probe 6C", "heal 5H", "heal 6H", "bury 6D AH", "equip 6C", "attack 5C"] {
        game.refuses(mv);
    }
    assert!("attack 5S".parse::<underdeck_keevorn::Move>().is_err());
    let game = Scene::new("room AH JD 5S; hands 6S; backpack 7S");
    assert_eq!(game.legal("fight"), ["fight JD", "fight JD with 5S"]);
    game.refuses("fight JD with 6S").refuses("fight JD with 7S");
}

#[test]
fn r15_healing_is_legal_at_full_health() {
    let mut game = Scene::new("room 5H 2D AH");
    game.play("heal 5H").becomes("room 2D AH; discard 5H");
    game.play("relic 2D").becomes("room AH; discard 2D 5H");
}

#[test]
fn r16_a_known_top_card_can_be_probed() {
    let table = "room 5C 2H 3H AH; floor 9H …";
    Scene::new(format!("{table}; floor")).refuses("probe 5C");
    let mut game = Scene::new(format!("{table}; floor_known 9H"));
    game.play("probe 5C").becomes("phase probe; room AH 2H 3H; discard 5C");
    assert_eq!(game.legal(""), ["return", "take"]);
    game.refuses("explore");
    game.play("take").is("room AH 2H 3H 9H");
}

#[test]
fn r17_the_room_check_waits_for_the_probed_card() {
    let table = "floor XR 9H 9S 9D …";
    let mut game = Scene::new(format!("{table}; room 5C"));
    game.play("probe 5C").is("phase probe; room; floor_known XR");
    game.clone().play("return").is("phase explore; room 9D 9H 9S XR; floor_known");
    game.play_on("take", "floor: 2C 3C 4C 5C").is("depth 1; removed XR");
    let mut game = Scene::new(format!("{table}; room 5C XB"));
    game.play("probe 5C").is("phase probe; room XB; depth 0");
    game.clone().play_on("return", "floor: 2C 3C 4C 5C").is("depth 1; removed XB");
    game.play_on("take", "floor: 2C 3C 4C 5C").is("phase wish; depth 0");
    let mut game = Scene::new(format!("{table}; floor 9H 9S …; room 5C"));
    game.play("probe 5C").play("take").is("phase explore; room 9H; floor 9S …");
}

#[test]
fn r18_any_other_card_is_buried() {
    for table in EDITIONS {
        let table = format!("{table}; room 5D AH JC XR");
        let mut game = Scene::new(&table);
        assert_eq!(game.legal("bury"), ["bury 5D AH", "bury 5D JC", "bury 5D XR"]);
        game.play("bury 5D XR").is("room JC AH; floor … XR; discard 5D");
    }
    // In the second edition nothing discards a Joker.
    let mut game = Scene::new("edition second; room AH JC XR; floor XB …");
    game.play("read AH").is("phase wish");
    game.play("wish relief").refuses("relieve XR").refuses("discard XR").refuses("relieve XB");
}

#[test]
fn r19_burying_the_last_other_card_empties_the_room() {
    let table = "room 5D KS";
    let mut game = Scene::new(format!("{table}; floor 2C 3C"));
    game.play("bury 5D KS").is("room 2C 3C KS; floor; phase explore");
    let mut game = Scene::new(format!("{table}; floor"));
    game.play("bury 5D KS").is("room KS; floor; phase explore");
}

#[test]
fn r20_a_room_is_not_refilled_before_it_is_cleared() {
    let mut game = Scene::new("room 5C 6C 7D 2H; floor 9C 9D 9H 9S …");
    game.play("equip 5C").play("equip 6C").play("equip 7D").is("room 2H; floor 9C 9D 9H 9S …");
    game.play("relic 2H").is("room 9C 9D 9H 9S; floor AC 2C …");
    assert_eq!(game.phase(), Phase::Explore);
}
