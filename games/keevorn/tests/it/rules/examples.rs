//! The worked examples of the reference.

use crate::rules::scene::{EDITIONS, Scene, seen_floor};

#[test]
fn example_1_a_clean_kill() {
    let table = "room QS 7S; hands 5C; floor 2C 3C";
    let mut game = Scene::new(table);
    game.play("fight QS with 5C 7S").is("health 20; clean_kills 1; phase explore; room 2C 3C");
    let mut game = Scene::new(format!("{table}; edition second"));
    game.play("fight QS with 5C 7S").is("health 20; clean_kills 1; phase wish; wishes 1; room");
}

#[test]
fn example_2_one_weapon_is_kept() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room JC; hands 9C TC"));
        game.play("fight JC with TC").is("health 19; black_hand 9C; discard TC JC");
    }
}

#[test]
fn example_3_a_club_of_the_room_does_not_fight() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 7C KC; hands 5C 6S"));
        game.refuses("fight KC with 7C");
        game.play("fight KC with 5C 6S").is("health 18; room 7C; black_hand");
    }
}

#[test]
fn example_4_a_barehanded_fight() {
    for table in EDITIONS {
        Scene::new(format!("{table}; room JC")).play("fight JC").is("health 9; discard JC");
    }
}

#[test]
fn example_5_a_spade_heals() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room KC; hands 8C 7S; health 11"));
        game.play("fight KC with 8C 7S").is("health 13; clean_kills 0");
    }
}

#[test]
fn example_6_a_spade_of_the_room_heals() {
    for table in EDITIONS {
        let table = format!("{table}; room QH 9S; hands 8D 6H");
        for (health, after) in [(5, 16), (9, 20), (12, 20)] {
            let mut game = Scene::new(format!("{table}; health {health}"));
            game.play("fight QH with 8D 6H 9S").is(format!("health {after}; red_hand"));
        }
    }
}

#[test]
fn example_7_no_spade_and_no_health() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room QH 9S; hands 8D 6H; health 5"));
        game.play("fight QH with 8D 6H").is("health 5; room 9S; discard 8D 6H QH");
    }
}

#[test]
fn example_8_the_photograph() {
    for table in EDITIONS {
        let table = format!("{table}; room AC 4H KH 2S; hands 7D 6H 8C 9S; backpack 5C 8H 7S");
        let mut game = Scene::new(&table);
        assert_eq!(game.legal("place").len() + game.legal("store").len(), 0);
        let second = table.contains("second");
        let after = if second { "phase wish; wishes 1" } else { "phase explore; wishes 0" };
        game.play("fight KH with 7D 6H")
            .becomes(format!("room AC 4H 2S; red_hand; discard 7D 6H KH; clean_kills 1; {after}"));
    }
}

#[test]
fn example_9_a_trade() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; phase peddler; room 5C 2D KH XR; floor QS 3C 8D … 4H"));
        game.play("trade KH").becomes("room 5C 2D 8D XR; floor … 4H KH QS 3C; floor_known KH QS 3C");
    }
}

#[test]
fn example_10_a_probed_joker() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 7C; floor XR 9H 8H 7H …"));
        game.play("probe 7C").becomes("phase probe; room; discard 7C; floor_known XR");
        assert!(seen_floor(&game).starts_with("XR ??"));
        game.clone().play_on("take", "floor: 2C 3C 4C 5C").is("depth 1; room 2C 3C 4C 5C; removed XR");
        game.play("return").is("phase explore; room 7H 8H 9H XR");
    }
}

#[test]
fn example_11_a_monster_buried_on_an_empty_floor() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 5D KS; floor"));
        game.play("bury 5D KS").is("phase explore; room KS; floor");
    }
}

#[test]
fn example_12_a_surprise_and_a_secret_floor() {
    let mut game = Scene::new("room AH XB; floor XR");
    game.play("read AH").is("phase surprise; room XR XB");
    game.refuses("discard XB XR");
    game.clone().play_on("discard nothing", "floor: 2C XB 3C 4C").is("phase wish; wishes 1; depth 0");
    game.clone().play("discard XR XB").is("phase over; room; floor; health 20");
    game.play_on("discard XB", "floor: 2C XB 3C 4C").is("phase explore; depth 1; removed XR; room 2C 3C 4C XB");
}

#[test]
fn example_13_a_deadly_scroll() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room AD 5H; floor AS …; depth 2; health 6"));
        game.play("read AD").becomes(
            "phase over; health 0; room 5H AS; discard AD; floor …; \
             outcome result=lost cause=pain health=0 clean_kills=0 depth=2",
        );
    }
}

#[test]
fn example_14_a_win_with_the_last_card() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 9C; floor; backpack 2C 3C"));
        let outcome = "result=won health=20 clean_kills=0 depth=0";
        game.play("store 9C").becomes(format!("phase over; outcome {outcome}; room; backpack 2C 3C 9C"));
    }
}

#[test]
fn example_15_surprise_among_wishes() {
    let mut game = Scene::new("room 2D JH 8S XB; depth 1; health 10; wishes 2; phase wish");
    game.play("wish surprise").play("discard 2D JH 8S").is("wishes 1; phase wish; room XB");
    game.play_on("wish vigor", "floor: 2C 3C 4C XR")
        .is("health 13; depth 2; removed XB; room 2C 3C 4C XR; phase explore");
}

#[test]
fn example_16_a_wish_after_a_clean_kill() {
    let table = "edition second; depth 1; room KS; hands 5C 8S; backpack 2C; floor 9C 9D";
    let mut game = Scene::new(table);
    game.play("fight KS with 5C 8S").is("clean_kills 1; phase wish; room");
    game.play("wish loss").is("phase loss; wishes 0");
    game.play("lose 2C").is("phase explore; room 9C 9D; backpack");
}
