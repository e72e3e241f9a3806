//! Exploring: equipping, skills, Relics, Scrolls, Backpack.

use underdeck_game::Play as _;

use crate::rules::scene::{EDITIONS, Scene, seen_floor};

#[test]
fn explore_1_only_cards_that_are_not_jokers_are_played() {
    for table in EDITIONS {
        assert_eq!(Scene::fault(format!("{table}; room XR XB")), "phase");
        assert_eq!(Scene::fault(format!("{table}; room")), "phase");
        let game = Scene::new(format!("{table}; room 7D XR AS"));
        let expected = ["bury 7D AS", "bury 7D XR", "equip 7D", "read AS", "store 7D"];
        assert_eq!(game.legal(""), expected);
        game.refuses("store XR").refuses("equip XR").refuses("relic XR").refuses("read XR").refuses("fight XR");
    }
}

#[test]
fn explore_2_every_kind_of_card_has_a_legal_move() {
    // The worst for each kind: full Hands and Backpack, no Floor, Jokers beside.
    for (card, moves) in [
        ("AS", vec!["read AS"]),
        ("2C", vec!["relic 2C"]),
        ("7D", vec!["bury 7D XR", "equip 7D drop 5D", "equip 7D drop 6H"]),
        ("TC", vec!["equip TC drop 5C", "equip TC drop 6S"]),
    ] {
        let game = Scene::new(format!("hands 5C 6S 5D 6H; backpack 7C 8C 9C; floor; room {card} XR"));
        let legal: Vec<String> = game.legal("").into_iter().filter(|mv| !mv.starts_with("place")).collect();
        assert_eq!(legal, moves);
    }
    let game = Scene::new("room QC XR; floor");
    assert_eq!(game.legal(""), ["fight QC"]);
}

#[test]
fn equip_1_a_weapon_fills_a_free_place() {
    for table in EDITIONS {
        let table = format!("{table}; room 5C 6S 7D AH");
        let mut game = Scene::new(&table);
        assert_eq!(game.legal("equip"), ["equip 5C", "equip 6S", "equip 7D"]);
        game.play("equip 6S").becomes("room 5C 7D AH; black_hand 6S");
        game.play("equip 5C").becomes("room 7D AH; black_hand 5C 6S");
        game.play("equip 7D").becomes("room AH; red_hand 7D");
        game.refuses("equip AH");
        // The Room check follows, Stairs and all.
        let mut game = Scene::new(format!("{table}; room 7D XR"));
        game.play_on("equip 7D", "floor: 2C 3C 4C 5C").is("red_hand 7D; depth 1; removed XR");
    }
}

#[test]
fn equip_2_a_full_hand_drops_a_weapon() {
    for table in EDITIONS {
        let table = format!("{table}; room 5C 7D 8D AH; hands 9C TS 9D");
        let mut game = Scene::new(&table);
        assert_eq!(game.legal("equip"), ["equip 5C drop 9C", "equip 5C drop TS", "equip 7D", "equip 8D"]);
        game.refuses("equip 5C").refuses("equip 5C drop 9D").refuses("equip 7D drop 9D").refuses("equip 5C drop 5C");
        game.play("equip 5C drop TS").becomes("room 7D 8D AH; black_hand 5C 9C; discard TS");
        game.play("equip 7D");
        assert_eq!(game.legal("equip"), ["equip 8D drop 7D", "equip 8D drop 9D"]);
        game.play("equip 8D drop 7D").becomes("room AH; red_hand 8D 9D; discard 7D TS");
        let mut game = Scene::new(format!("{table}; room 5C; floor 2H 3H"));
        game.play("equip 5C drop 9C").is("room 2H 3H; floor");
    }
}

#[test]
fn heal_1_a_heart_of_the_room_heals_its_rank() {
    for table in EDITIONS {
        let table = format!("{table}; room 5H 5C 5D 5S; hands 7H; backpack 8H; health 3");
        let mut game = Scene::new(&table);
        assert_eq!(game.legal("heal"), ["heal 5H"]);
        game.refuses("heal 5C").refuses("heal 5D").refuses("heal 5S").refuses("heal 7H").refuses("heal 8H");
        game.play("heal 5H").becomes("health 8; room 5C 5D 5S; discard 5H");
        let mut game = Scene::new(format!("{table}; room TH; floor"));
        game.play("heal TH").is("health 13; phase over");
        Scene::new("room 4H AH JH").refuses("heal 4H").refuses("heal AH").refuses("heal JH");
    }
}

#[test]
fn probe_1_a_club_shows_the_top_of_the_floor() {
    for table in EDITIONS {
        let table = format!("{table}; room 5C 5H 5D 5S; hands 7C; backpack 8C; floor 9H 9S …");
        let mut game = Scene::new(&table);
        assert_eq!(game.legal("probe"), ["probe 5C"]);
        game.refuses("probe 5H").refuses("probe 5D").refuses("probe 5S").refuses("probe 7C").refuses("probe 8C");
        assert!(seen_floor(&game).starts_with("?? ??"));
        game.play("probe 5C").becomes("phase probe; room 5D 5H 5S; discard 5C; floor_known 9H");
        assert!(seen_floor(&game).starts_with("9H ?? ??"));
        assert_eq!(game.legal(""), ["return", "take"]);
        let game = Scene::new(format!("{table}; floor"));
        assert!(game.legal("probe").is_empty());
        game.refuses("probe 5C");
    }
}

#[test]
fn bury_1_a_diamond_buries_another_card() {
    for table in EDITIONS {
        let table = format!("{table}; room 5D 7D AH XR; floor 9H 9S …; hands 8D; floor_known 9S");
        let mut game = Scene::new(&table);
        let expected = ["bury 5D 7D", "bury 5D AH", "bury 5D XR", "bury 7D 5D", "bury 7D AH", "bury 7D XR"];
        assert_eq!(game.legal("bury"), expected);
        game.refuses("bury 5D 5D").refuses("bury 8D AH").refuses("bury AH 5D").refuses("bury 5D 9H");
        game.play("bury 7D AH").becomes("room 5D XR; discard 7D; floor 9H 9S … AH; floor_known 9S AH");
        assert!(seen_floor(&game).ends_with("?? AH"));
        // Alone, a diamond has nothing to bury; on an empty Floor the buried card is the Floor.
        assert!(Scene::new(format!("{table}; room 5D")).legal("bury").is_empty());
        let mut game = Scene::new(format!("{table}; room 5D AH 3C; floor; floor_known"));
        game.play("bury 5D 3C").is("room AH; floor 3C; floor_known 3C; phase explore");
    }
}

#[test]
fn relic_1_red_relics_heal_and_black_ones_hurt() {
    for table in EDITIONS {
        let table = format!("{table}; room 2H 3D 4C 3S; backpack 2S; health 10");
        let mut game = Scene::new(&table);
        assert_eq!(game.legal("relic"), ["relic 2H", "relic 3D", "relic 3S", "relic 4C"]);
        game.refuses("relic 2S");
        game.play("relic 2H").becomes("health 12; room 4C 3D 3S; discard 2H");
        game.play("relic 3D").becomes("health 15; room 4C 3S; discard 3D 2H");
        game.play("relic 4C").becomes("health 11; room 3S; discard 4C 3D 2H");
        game.play("relic 3S").is("health 8; room AC 2C 3C 5C");
        let mut game = Scene::new("room 3S AH; health 3");
        let outcome = "result=lost cause=relic health=0 clean_kills=0 depth=0";
        game.play("relic 3S").becomes(format!("health 0; phase over; room AH; discard 3S; outcome {outcome}"));
    }
}

#[test]
fn read_1_the_drawn_suit_is_the_fortune() {
    // Depth 1, a card in the Backpack and a Monster in the Room: every Fortune shows.
    for table in EDITIONS {
        let table = format!("{table}; room AH KS; depth 1; health 9; backpack 9C");
        let second = table.contains("second");
        let surprise = if second { "phase wish; wishes 1" } else { "phase surprise" };
        for (card, room, keys) in [
            ("5S", "5S KS", "health 6"),
            ("5C", "5C KS", "phase loss"),
            ("5H", "5H KS", "health 12"),
            ("5D", "5D KS", "phase relief"),
            ("XR", "KS XR", surprise),
        ] {
            let mut game = Scene::new(format!("{table}; floor {card} 7D …"));
            assert_eq!(game.legal("read"), ["read AH"]);
            game.play("read AH").becomes(format!("{keys}; room {room}; floor 7D …; discard AH"));
        }
        let mut game = Scene::new(format!("{table}; floor"));
        game.play("read AH").is("room KS; phase explore; health 9");
        game.refuses("read KS").refuses("read AS");
    }
}

#[test]
fn store_1_weapons_and_relics_go_to_the_backpack() {
    for table in EDITIONS {
        let table = format!("{table}; room 5C 2H JS AS; backpack 9C 3D");
        let mut game = Scene::new(&table);
        assert_eq!(game.legal("store"), ["store 2H", "store 5C"]);
        game.refuses("store JS").refuses("store AS");
        game.play("store 2H").becomes("room 5C AS JS; backpack 9C 3D 2H");
        assert!(game.legal("store").is_empty());
        game.refuses("store 5C");
        let mut game = Scene::new(format!("{table}; room 5C; floor 2H AH"));
        game.play("store 5C").becomes("room AH 2H; floor; backpack 5C 9C 3D");
    }
}

#[test]
fn place_1_a_stored_card_goes_to_the_room() {
    for table in EDITIONS {
        let table = format!("{table}; room 5C AS XR; backpack 9C 3D");
        let mut game = Scene::new(&table);
        assert_eq!(game.legal("place"), ["place 3D", "place 9C"]);
        game.refuses("place 5C").refuses("place 2H");
        game.play("place 3D").becomes("room 5C 3D AS XR; backpack 9C");
        assert!(game.legal("place").is_empty(), "the Room is full");
        game.refuses("place 9C");
        assert!(game.is_legal("store 3D".parse().unwrap()));
    }
}
