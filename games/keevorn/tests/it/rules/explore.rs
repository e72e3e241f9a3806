//! Exploring: equipping, skills, Relics, Scrolls, Backpack.

use serde_json::json;
use underdeck_game::Play as _;

use crate::rules::table::Table;

#[test]
fn explore_1_only_cards_that_are_not_jokers_are_played() {
    for table in Table::both() {
        table.clone().room("XR XB").refused("phase");
        table.clone().room("").refused("phase");
        let mut game = table.room("7D XR AS").start();
        let expected = ["bury 7D AS", "bury 7D XR", "equip 7D", "read AS", "store 7D"];
        assert_eq!(game.legal(""), expected);
        game.refuses("store XR").refuses("equip XR").refuses("relic XR").refuses("read XR").refuses("fight XR");
    }
}

#[test]
fn explore_2_every_kind_of_card_has_a_legal_move() {
    // The worst for each kind: full Hands and Backpack, no Floor, Jokers beside.
    let full = Table::new().hands("5C 6S 5D 6H").backpack("7C 8C 9C").floor("");
    for (card, moves) in [
        ("AS", vec!["read AS"]),
        ("2C", vec!["relic 2C"]),
        ("7D", vec!["bury 7D XR", "equip 7D drop 5D", "equip 7D drop 6H"]),
        ("TC", vec!["equip TC drop 5C", "equip TC drop 6S"]),
    ] {
        let game = full.clone().room(&format!("{card} XR")).start();
        let legal: Vec<String> = game.legal("").into_iter().filter(|mv| !mv.starts_with("place")).collect();
        assert_eq!(legal, moves);
    }
    let game = Table::new().room("QC XR").floor("").start();
    assert_eq!(game.legal(""), ["fight QC"]);
}

#[test]
fn equip_1_a_weapon_fills_a_free_place() {
    for table in Table::both() {
        let table = table.room("5C 6S 7D AH");
        let mut game = table.clone().start();
        assert_eq!(game.legal("equip"), ["equip 5C", "equip 6S", "equip 7D"]);
        game.play("equip 6S").becomes(json!({"room": "5C 7D AH", "black_hand": "6S"}));
        game.play("equip 5C").becomes(json!({"room": "7D AH", "black_hand": "5C 6S"}));
        game.play("equip 7D").becomes(json!({"room": "AH", "red_hand": "7D"}));
        game.refuses("equip AH");
        // The Room check follows, Stairs and all.
        let mut game = table.room("7D XR").start();
        game.play_on("equip 7D", &["2C 3C 4C 5C"]).has(json!({"red_hand": "7D", "depth": 1, "removed": "XR"}));
    }
}

#[test]
fn equip_2_a_full_hand_drops_a_weapon() {
    for table in Table::both() {
        let table = table.room("5C 7D 8D AH").hands("9C TS 9D");
        let mut game = table.clone().start();
        assert_eq!(game.legal("equip"), ["equip 5C drop 9C", "equip 5C drop TS", "equip 7D", "equip 8D"]);
        game.refuses("equip 5C").refuses("equip 5C drop 9D").refuses("equip 7D drop 9D").refuses("equip 5C drop 5C");
        game.play("equip 5C drop TS");
        game.becomes(json!({"room": "7D 8D AH", "black_hand": "5C 9C", "discard": "TS"}));
        game.play("equip 7D");
        assert_eq!(game.legal("equip"), ["equip 8D drop 7D", "equip 8D drop 9D"]);
        game.play("equip 8D drop 7D");
        game.becomes(json!({"room": "AH", "red_hand": "8D 9D", "discard": "7D TS"}));
        let mut game = table.room("5C").floor("2H 3H").start();
        game.play("equip 5C drop 9C").has(json!({"room": "2H 3H", "floor": ""}));
    }
}

#[test]
fn heal_1_a_heart_of_the_room_heals_its_rank() {
    for table in Table::both() {
        let table = table.room("5H 5C 5D 5S").hands("7H").backpack("8H").health(3);
        let mut game = table.clone().start();
        assert_eq!(game.legal("heal"), ["heal 5H"]);
        game.refuses("heal 5C").refuses("heal 5D").refuses("heal 5S").refuses("heal 7H").refuses("heal 8H");
        game.play("heal 5H").becomes(json!({"health": 8, "room": "5C 5D 5S", "discard": "5H"}));
        let mut game = table.room("TH").floor("").start();
        game.play("heal TH").has(json!({"health": 13, "phase": "over"}));
        Table::new().room("4H AH JH").start().refuses("heal 4H").refuses("heal AH").refuses("heal JH");
    }
}

#[test]
fn probe_1_a_club_shows_the_top_of_the_floor() {
    for table in Table::both() {
        let table = table.room("5C 5H 5D 5S").hands("7C").backpack("8C").floor("9H 9S …");
        let mut game = table.clone().start();
        assert_eq!(game.legal("probe"), ["probe 5C"]);
        game.refuses("probe 5H").refuses("probe 5D").refuses("probe 5S").refuses("probe 7C").refuses("probe 8C");
        assert!(game.seen_floor().starts_with("?? ??"));
        game.play("probe 5C").becomes(json!({"phase": "probe", "room": "5D 5H 5S", "discard": "5C", "known": "9H"}));
        assert!(game.seen_floor().starts_with("9H ?? ??"));
        assert_eq!(game.legal(""), ["return", "take"]);
        let mut game = table.floor("").start();
        assert!(game.legal("probe").is_empty());
        game.refuses("probe 5C");
    }
}

#[test]
fn bury_1_a_diamond_buries_another_card() {
    for table in Table::both() {
        let table = table.room("5D 7D AH XR").floor("9H 9S …").hands("8D").known("9S");
        let mut game = table.clone().start();
        let expected = ["bury 5D 7D", "bury 5D AH", "bury 5D XR", "bury 7D 5D", "bury 7D AH", "bury 7D XR"];
        assert_eq!(game.legal("bury"), expected);
        game.refuses("bury 5D 5D").refuses("bury 8D AH").refuses("bury AH 5D").refuses("bury 5D 9H");
        game.play("bury 7D AH");
        game.becomes(json!({"room": "5D XR", "discard": "7D", "floor": "9H 9S … AH", "known": "9S AH"}));
        assert!(game.seen_floor().ends_with("?? AH"));
        // Alone, a diamond has nothing to bury; on an empty Floor the buried card is the Floor.
        assert!(table.clone().room("5D").start().legal("bury").is_empty());
        let mut game = table.room("5D AH 3C").floor("").known("").start();
        game.play("bury 5D 3C").has(json!({"room": "AH", "floor": "3C", "known": "3C", "phase": "explore"}));
    }
}

#[test]
fn relic_1_red_relics_heal_and_black_ones_hurt() {
    for table in Table::both() {
        let table = table.room("2H 3D 4C 3S").backpack("2S").health(10);
        let mut game = table.start();
        assert_eq!(game.legal("relic"), ["relic 2H", "relic 3D", "relic 3S", "relic 4C"]);
        game.refuses("relic 2S");
        game.play("relic 2H").becomes(json!({"health": 12, "room": "4C 3D 3S", "discard": "2H"}));
        game.play("relic 3D").becomes(json!({"health": 15, "room": "4C 3S", "discard": "3D 2H"}));
        game.play("relic 4C").becomes(json!({"health": 11, "room": "3S", "discard": "4C 3D 2H"}));
        game.play("relic 3S").has(json!({"health": 8, "room": "AC 2C 3C 5C"}));
        let mut game = Table::new().room("3S AH").health(3).start();
        let outcome = json!({"result": "lost", "cause": "relic", "health": 0, "clean_kills": 0, "depth": 0});
        game.play("relic 3S");
        game.becomes(json!({"health": 0, "phase": "over", "room": "AH", "discard": "3S", "outcome": outcome}));
    }
}

#[test]
fn read_1_the_drawn_suit_is_the_fortune() {
    // Depth 1, a card in the Backpack and a Monster in the Room: every Fortune shows.
    for table in Table::both() {
        let table = table.room("AH KS").depth(1).health(9).backpack("9C");
        let second = table.is_second();
        let surprise = if second { json!({"phase": "wish", "wishes": 1}) } else { json!({"phase": "surprise"}) };
        for (card, room, mut keys) in [
            ("5S", "5S KS", json!({"health": 6})),
            ("5C", "5C KS", json!({"phase": "loss"})),
            ("5H", "5H KS", json!({"health": 12})),
            ("5D", "5D KS", json!({"phase": "relief"})),
            ("XR", "KS XR", surprise),
        ] {
            let mut game = table.clone().floor(&format!("{card} 7D …")).start();
            assert_eq!(game.legal("read"), ["read AH"]);
            keys["room"] = json!(room);
            keys["floor"] = json!("7D …");
            keys["discard"] = json!("AH");
            game.play("read AH").becomes(keys);
        }
        let mut game = table.floor("").start();
        game.play("read AH").has(json!({"room": "KS", "phase": "explore", "health": 9}));
        game.refuses("read KS").refuses("read AS");
    }
}

#[test]
fn store_1() {
    for table in Table::both() {
        let table = table.room("5C 2H JS AS").backpack("9C 3D");
        let mut game = table.clone().start();
        assert_eq!(game.legal("store"), ["store 2H", "store 5C"]);
        game.refuses("store JS").refuses("store AS");
        game.play("store 2H").becomes(json!({"room": "5C AS JS", "backpack": "9C 3D 2H"}));
        assert!(game.legal("store").is_empty());
        game.refuses("store 5C");
        let mut game = table.room("5C").floor("2H AH").start();
        game.play("store 5C").becomes(json!({"room": "AH 2H", "floor": "", "backpack": "5C 9C 3D"}));
    }
}

#[test]
fn place_1() {
    for table in Table::both() {
        let table = table.room("5C AS XR").backpack("9C 3D");
        let mut game = table.start();
        assert_eq!(game.legal("place"), ["place 3D", "place 9C"]);
        game.refuses("place 5C").refuses("place 2H");
        game.play("place 3D").becomes(json!({"room": "5C 3D AS XR", "backpack": "9C"}));
        assert!(game.legal("place").is_empty(), "the Room is full");
        game.refuses("place 9C");
        assert!(game.state.is_legal("store 3D".parse().unwrap()));
    }
}
