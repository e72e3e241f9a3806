//! Fortunes and how play resumes after them.

use crate::rules::scene::{EDITIONS, Scene};

#[test]
fn fortune_1_pain_costs_three_times_the_depth() {
    for table in EDITIONS {
        let table = format!("{table}; room AH 5C; floor 9S …; depth 3; health 10");
        let mut game = Scene::new(&table);
        game.play("read AH").becomes("health 1; room 5C 9S; floor …; discard AH");
        let mut game = Scene::new(format!("{table}; health 9"));
        game.play("read AH").becomes(
            "health 0; room 5C 9S; floor …; discard AH; phase over; \
             outcome result=lost cause=pain health=0 clean_kills=0 depth=3",
        );
    }
    Scene::new("room 5C; depth 1; wishes 1; phase wish").play("wish pain").is("health 17; phase explore");
}

#[test]
fn fortune_2_loss_needs_a_card_in_the_backpack() {
    for table in EDITIONS {
        let table = format!("{table}; room AH JS; floor 9C …");
        Scene::new(&table).play("read AH").is("phase explore; room 9C JS");
        let mut game = Scene::new(format!("{table}; backpack 2C 5S"));
        game.play("read AH").is("phase loss; room 9C JS; backpack 2C 5S");
        assert_eq!(game.legal(""), ["lose 2C", "lose 5S"]);
    }
}

#[test]
fn fortune_3_vigor_gains_three_times_the_depth() {
    for table in EDITIONS {
        for (health, after) in [(5, 11), (14, 20), (18, 20)] {
            let mut game = Scene::new(format!("{table}; room AS 5C; floor 9H …; depth 2; health {health}"));
            game.play("read AS").is(format!("health {after}; phase explore; room 5C 9H"));
        }
    }
}

#[test]
fn fortune_4_relief_needs_a_monster_or_relic() {
    for table in EDITIONS {
        let table = format!("{table}; room AH 5C XR; floor 9D …");
        Scene::new(&table).play("read AH").is("phase explore; room 5C 9D XR");
        for target in ["JS", "4C"] {
            let mut game = Scene::new(format!("{table}; room AH AS {target}"));
            game.play("read AH").is("phase relief");
            assert_eq!(game.legal(""), [format!("relieve {target}")]);
        }
    }
}

#[test]
fn fortune_5_surprise_needs_a_card_in_the_room() {
    let mut game = Scene::new("room AH; floor XR …");
    game.play("read AH").becomes("phase surprise; room XR; floor …; discard AH");
    // An empty Room, possible only among wishes.
    let mut game = Scene::new("room; floor 2C 3C; depth 2; wishes 3; phase wish");
    game.play("wish surprise").becomes("wishes 2");
    game.play("wish surprise").play("wish surprise").is("phase explore; room 2C 3C; wishes 0");
}

#[test]
fn fortune_6_second_edition_joker_grants_a_wish() {
    let mut game = Scene::new("edition second; room AH 5C; floor XR …");
    game.play("read AH").becomes("phase wish; wishes 1; room 5C XR; floor …; discard AH");
}

#[test]
fn resume_1_wishes_come_before_the_room_check() {
    // Wishes left: the next one, whatever the Room holds. None left: the Room check.
    let table = "room XB; depth 3; wishes 2; phase wish";
    let mut game = Scene::new(table);
    game.play("wish vigor").becomes("wishes 1");
    game.play_on("wish loss", "floor: 2C 3C 4C 5C").is("phase explore; wishes 0; depth 4");
    let mut game = Scene::new(format!("{table}; backpack 9C"));
    game.play("wish loss").becomes("wishes 1; phase loss");
    game.play("lose 9C").becomes("phase wish; backpack; discard 9C");
    let mut game = Scene::new(format!("{table}; room 5C JS"));
    game.play("wish relief").play("relieve JS").becomes("phase wish; room 5C; discard JS");
    game.play("wish surprise").play("discard 5C").is("phase explore; room AC 2C 3C 4C; wishes 0");
}
