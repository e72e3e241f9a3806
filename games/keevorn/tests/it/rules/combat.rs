//! Combat.

use serde_json::json;

use crate::rules::table::Table;

#[test]
fn fight_1_a_room_monster_is_fought_barehanded() {
    for table in Table::both() {
        let mut game = table.room("AH QS").start();
        assert_eq!(game.legal("fight"), ["fight QS"]);
        game.play("fight QS").becomes(json!({"health": 8, "room": "AH", "discard": "QS"}));
        let mut game = Table::new().room("AH 5S").floor("KS …").known("KS").start();
        assert!(game.legal("fight").is_empty(), "only Monsters of the Room are fought");
        game.refuses("fight KS").refuses("fight 5S").refuses("fight AH");
    }
}

#[test]
fn fight_2_weapons_of_its_colour_and_room_spades_fight() {
    for table in Table::both() {
        let mut game = table.room("7C JC AH 7S").hands("5C 8S 6D 7H").backpack("9S").start();
        let expected = [
            "fight JC",
            "fight JC with 5C",
            "fight JC with 5C 7S",
            "fight JC with 5C 7S 8S",
            "fight JC with 5C 8S",
            "fight JC with 7S",
            "fight JC with 7S 8S",
            "fight JC with 8S",
        ];
        assert_eq!(game.legal("fight"), expected);
        game.refuses("fight JC with 7S 5C").refuses("fight JC with 5C 5C").refuses("fight JC with");
        game.refuses("fight JC with 7C").refuses("fight JC with 6D").refuses("fight JC with 9S");
    }
}

#[test]
fn fight_3_too_little_power_costs_the_difference() {
    for table in Table::both() {
        let table = table.room("KC AH").hands("5C 6S");
        table
            .clone()
            .start()
            .play("fight KC with 5C 6S")
            .becomes(json!({"health": 18, "room": "AH", "black_hand": "", "discard": "5C KC 6S"}));
        let over = json!({"result": "lost", "cause": "fight", "health": 0, "clean_kills": 0, "depth": 0});
        table
            .health(2)
            .start()
            .play("fight KC with 5C 6S")
            .becomes(json!({"health": 0, "phase": "over", "outcome": over}));
    }
}

#[test]
fn fight_4_a_spade_turns_the_surplus_into_health() {
    for table in Table::both() {
        let table = table.room("QH AH 7S").hands("8D 6H 9C TS").health(5);
        let mut in_room = table.clone().start();
        in_room.play("fight QH with 8D 6H 7S");
        in_room.becomes(json!({"health": 14, "room": "AH", "red_hand": "", "discard": "8D 6H QH 7S"}));
        let mut without = table.clone().start();
        without.play("fight QH with 8D 6H");
        without.becomes(json!({"room": "AH 7S", "red_hand": "", "discard": "8D 6H QH"}));
        let mut capped = table.clone().health(18).start();
        capped.play("fight QH with 8D 6H 7S").has(json!({"health": 20}));
        let mut in_hand = table.room("QC AH").start();
        in_hand.play("fight QC with 9C TS");
        in_hand.becomes(json!({"health": 12, "room": "AH", "black_hand": "", "discard": "9C QC TS"}));
    }
}

#[test]
fn fight_5_equal_power_is_a_clean_kill() {
    for table in Table::both() {
        let table = table.room("QC AH").hands("5C 7S").set("clean_kills", 3);
        let mut game = table.clone().start();
        game.play("fight QC with 5C 7S").has(json!({"health": 20, "clean_kills": 4}));
        table.clone().hands("6C 7S").start().play("fight QC with 6C 7S").has(json!({"clean_kills": 3}));
        table.hands("5C 6S").start().play("fight QC with 5C 6S").has(json!({"clean_kills": 3}));
    }
}

#[test]
fn fight_6_monster_and_weapons_are_discarded() {
    let table = Table::new().room("JC AH 5S").hands("TC 9D 6S").discard("2C");
    for (with, hand, discard) in
        [("6S", "TC", "2C JC 6S"), ("TC 5S", "6S", "2C TC JC 5S"), ("TC 5S 6S", "", "2C TC JC 5S 6S")]
    {
        let mut game = table.clone().start();
        game.play(&format!("fight JC with {with}"));
        game.has(json!({"black_hand": hand, "red_hand": "9D", "discard": discard}));
    }
}

#[test]
fn fight_7_second_edition_clean_kill_grants_a_wish() {
    let table = Table::new().room("QS AH").hands("5C 7S");
    let clean = "fight QS with 5C 7S";
    table.clone().start().play(clean).has(json!({"phase": "explore", "wishes": 0}));
    let second = table.second();
    let mut game = second.clone().start();
    let mut keys = json!({"phase": "wish", "wishes": 1, "clean_kills": 1, "room": "AH", "black_hand": ""});
    keys["discard"] = json!("5C 7S QS");
    game.play(clean).becomes(keys);
    second.start().play("fight QS with 7S").has(json!({"phase": "explore", "wishes": 0, "health": 15}));
}

#[test]
fn fight_8_power_is_the_sum_of_the_ranks() {
    for (monster, strength) in [("JC", 11), ("QD", 12), ("KH", 13), ("KS", 13)] {
        let mut game = Table::new().room(&format!("{monster} 5S")).start();
        game.play(&format!("fight {monster}")).has(json!({"health": 20 - strength}));
    }
    let table = Table::new().set("relics_as_weapons", true).room("KC 2S 3S 4S").hands("2C 5S");
    let mut game = table.clone().start();
    game.play("fight KC with 2C").has(json!({"health": 9}));
    let mut game = table.health(1).start();
    game.play_on("fight KC with 2C 2S 3S 4S 5S", &[]);
    game.has(json!({"health": 4, "discard": "2C KC 2S 3S 4S 5S"}));
}
