//! Combat.

use crate::rules::scene::{EDITIONS, Scene};

#[test]
fn fight_1_a_room_monster_is_fought_barehanded() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room AH QS"));
        assert_eq!(game.legal("fight"), ["fight QS"]);
        game.play("fight QS").becomes("health 8; room AH; discard QS");
        let game = Scene::new("room AH 5S; floor KS …; floor_known KS");
        assert!(game.legal("fight").is_empty(), "only Monsters of the Room are fought");
        game.refuses("fight KS").refuses("fight 5S").refuses("fight AH");
    }
}

#[test]
fn fight_2_weapons_of_its_colour_and_room_spades_fight() {
    for table in EDITIONS {
        let game = Scene::new(format!("{table}; room 7C JC AH 7S; hands 5C 8S 6D 7H; backpack 9S"));
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
    for table in EDITIONS {
        let table = format!("{table}; room KC AH; hands 5C 6S");
        Scene::new(&table).play("fight KC with 5C 6S").becomes("health 18; room AH; black_hand; discard 5C KC 6S");
        let over = "result=lost cause=fight health=0 clean_kills=0 depth=0";
        Scene::new(format!("{table}; health 2"))
            .play("fight KC with 5C 6S")
            .becomes(format!("health 0; phase over; outcome {over}"));
    }
}

#[test]
fn fight_4_a_spade_turns_the_surplus_into_health() {
    for table in EDITIONS {
        let table = format!("{table}; room QH AH 7S; hands 8D 6H 9C TS; health 5");
        let mut in_room = Scene::new(&table);
        in_room.play("fight QH with 8D 6H 7S").becomes("health 14; room AH; red_hand; discard 8D 6H QH 7S");
        let mut without = Scene::new(&table);
        without.play("fight QH with 8D 6H").becomes("room AH 7S; red_hand; discard 8D 6H QH");
        let mut capped = Scene::new(format!("{table}; health 18"));
        capped.play("fight QH with 8D 6H 7S").is("health 20");
        let mut in_hand = Scene::new(format!("{table}; room QC AH"));
        in_hand.play("fight QC with 9C TS").becomes("health 12; room AH; black_hand; discard 9C QC TS");
    }
}

#[test]
fn fight_5_equal_power_is_a_clean_kill() {
    for table in EDITIONS {
        let table = format!("{table}; room QC AH; hands 5C 7S; clean_kills 3");
        let mut game = Scene::new(&table);
        game.play("fight QC with 5C 7S").is("health 20; clean_kills 4");
        Scene::new(format!("{table}; hands 6C 7S")).play("fight QC with 6C 7S").is("clean_kills 3");
        Scene::new(format!("{table}; hands 5C 6S")).play("fight QC with 5C 6S").is("clean_kills 3");
    }
}

#[test]
fn fight_6_monster_and_weapons_are_discarded() {
    let table = "room JC AH 5S; hands TC 9D 6S; discard 2C";
    for (with, hand, discard) in
        [("6S", "TC", "2C JC 6S"), ("TC 5S", "6S", "2C TC JC 5S"), ("TC 5S 6S", "", "2C TC JC 5S 6S")]
    {
        let mut game = Scene::new(table);
        game.play(format!("fight JC with {with}")).is(format!("black_hand {hand}; red_hand 9D; discard {discard}"));
    }
}

#[test]
fn fight_7_second_edition_clean_kill_grants_a_wish() {
    let table = "room QS AH; hands 5C 7S";
    let clean = "fight QS with 5C 7S";
    Scene::new(table).play(clean).is("phase explore; wishes 0");
    let second = format!("{table}; edition second");
    let mut game = Scene::new(&second);
    game.play(clean).becomes("phase wish; wishes 1; clean_kills 1; room AH; black_hand; discard 5C 7S QS");
    Scene::new(second).play("fight QS with 7S").is("phase explore; wishes 0; health 15");
}

#[test]
fn fight_8_power_is_the_sum_of_the_ranks() {
    for (monster, strength) in [("JC", 11), ("QD", 12), ("KH", 13), ("KS", 13)] {
        let mut game = Scene::new(format!("room {monster} 5S"));
        game.play(format!("fight {monster}")).is(format!("health {}", 20 - strength));
    }
    let table = "relics_as_weapons true; room KC 2S 3S 4S; hands 2C 5S";
    let mut game = Scene::new(table);
    game.play("fight KC with 2C").is("health 9");
    let mut game = Scene::new(format!("{table}; health 1"));
    game.play_on("fight KC with 2C 2S 3S 4S 5S", "").is("health 4; discard 2C KC 2S 3S 4S 5S");
}
