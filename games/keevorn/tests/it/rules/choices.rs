//! Phases in which a choice is pending, wishes, and the end of play.

use crate::rules::scene::{EDITIONS, Scene};

/// Wishes go on after a Fortune that is declined, and a Room of Jokers is Stairs (R30).
#[test]
fn decline_1_resumes_without_a_discard() {
    let table = "rulings decline_fortunes; backpack 9C";
    let mut game = Scene::new(format!("{table}; room XR; depth 2; wishes 1; phase wish; phase loss"));
    game.play("decline").is("phase wish; wishes 1; backpack 9C");
    let game = Scene::new(format!("{table}; room QS"));
    game.refuses("decline");
}

#[test]
fn probe_2_take_brings_the_known_card_to_the_room() {
    for table in EDITIONS {
        let table = format!("{table}; room AH 5D 6D; floor 9H 9S 8S …; floor_known 9H 8S; phase probe");
        let mut game = Scene::new(&table);
        game.play("take").becomes("phase explore; room 5D 6D AH 9H; floor 9S 8S …; floor_known 8S");
        // A Joker alone is Stairs.
        let mut game = Scene::new(format!("{table}; room; floor XR …; floor_known XR"));
        game.play_on("take", "floor: 2C 3C 4C 5C").is("depth 1; removed XR; phase explore");
    }
}

#[test]
fn probe_3_return_leaves_the_card_on_the_floor() {
    for table in EDITIONS {
        let table = format!("{table}; room AH 5D 6D; floor 9H 9S 8S …; floor_known 9H; phase probe");
        let mut game = Scene::new(&table);
        game.play("return").becomes("phase explore");
        // The Room is empty: entering draws the card.
        let mut game = Scene::new(format!("{table}; room"));
        game.play("return").is("phase explore; room AC 9H 8S 9S; floor_known");
    }
}

#[test]
fn loss_1_one_card_of_the_backpack_is_lost() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 5D; backpack 2H 9C TS; phase loss"));
        assert_eq!(game.legal(""), ["lose 2H", "lose 9C", "lose TS"]);
        game.refuses("lose 5D").refuses("lose AC");
        game.play("lose 9C").becomes("phase explore; backpack 2H TS; discard 9C");
    }
    let mut game = Scene::new("room XR; backpack 2H; depth 2; phase loss; wishes 1");
    game.play("lose 2H").becomes("phase wish; backpack; discard 2H");
}

#[test]
fn relief_1_a_monster_or_relic_is_relieved() {
    for table in EDITIONS {
        let mut game = Scene::new(format!("{table}; room 2H 9C JS XR; phase relief"));
        assert_eq!(game.legal(""), ["relieve 2H", "relieve JS"]);
        game.refuses("relieve 9C").refuses("relieve XR");
        game.play("relieve JS").becomes("phase explore; room 9C 2H XR; discard JS");
    }
    let mut game = Scene::new("room AH JD; depth 1; phase relief; wishes 1");
    game.refuses("relieve AH");
    game.play("relieve JD").is("phase wish; room AH; wishes 1");
}

#[test]
fn surprise_1_nothing_may_be_discarded() {
    let table = "room 5C AH; phase surprise";
    let mut game = Scene::new(table);
    game.refuses("discard");
    game.play("discard nothing").becomes("phase explore");
    Scene::new(format!("{table}; depth 1; wishes 1")).play("discard nothing").becomes("phase wish");
    assert_eq!(Scene::fault("edition second; room 5C AH; phase surprise"), "phase");
}

#[test]
fn surprise_2_any_cards_of_the_room_may_be_discarded() {
    let table = "room AC KD XR; phase surprise";
    let mut game = Scene::new(table);
    let expected = [
        "discard AC",
        "discard AC KD",
        "discard AC KD XR",
        "discard AC XR",
        "discard KD",
        "discard KD XR",
        "discard XR",
        "discard nothing",
    ];
    assert_eq!(game.legal(""), expected);
    game.refuses("discard KD AC").refuses("discard 5C").refuses("discard AC AC").refuses("discard nothing AC");
    game.play("discard AC XR").becomes("phase explore; room KD; discard AC XR");
    assert_eq!(Scene::new("room 2C 3C 4C 5C; phase surprise").legal("discard").len(), 16);
}

#[test]
fn wish_1_each_wish_names_a_fortune() {
    let table = "room 5C JH; depth 2; health 9; backpack 9S";
    let mut game = Scene::new(format!("{table}; wishes 3; phase wish"));
    assert_eq!(game.legal(""), ["wish loss", "wish pain", "wish relief", "wish surprise", "wish vigor"]);
    game.play("wish pain").becomes("wishes 2; health 3");
    game.play("wish vigor").becomes("wishes 1; health 9");
    game.play("wish surprise").becomes("wishes 0; phase surprise");
    let mut game = Scene::new(format!("{table}; edition second; wishes 1; phase wish"));
    assert_eq!(game.legal(""), ["wish loss", "wish pain", "wish relief", "wish vigor"]);
    game.refuses("wish surprise");
    game.clone().play("wish loss").becomes("wishes 0; phase loss");
    game.clone().play("wish relief").becomes("wishes 0; phase relief");
    game.clone().play("wish pain").becomes("wishes 0; phase explore; health 3");
    game.play("wish vigor").becomes("wishes 0; phase explore; health 15");
}

#[test]
fn wish_2_a_wish_without_effect_is_legal_and_spent() {
    // Nothing to do for any of them: each is legal and spent.
    let game = Scene::new("room; floor 2C 3C …; depth 1; wishes 2; phase wish");
    assert_eq!(game.legal("wish").len(), 5);
    for fortune in ["loss", "vigor", "relief", "surprise"] {
        game.clone().play(format!("wish {fortune}")).becomes("wishes 1");
    }
    assert_eq!(game.legal("").len(), 5, "none can be declined");
    let game = Scene::new("edition second; room; floor 2C 3C …; wishes 1; phase wish");
    assert_eq!(game.legal("").len(), 4);
}

#[test]
fn over_1_no_move_is_legal() {
    for table in EDITIONS {
        let outcome = "result=won health=20 clean_kills=0 depth=0";
        let game = Scene::new(format!("{table}; room; floor; phase over; outcome {outcome}"));
        assert!(game.legal("").is_empty());
        for mv in ["explore", "take", "return", "discard nothing", "wish vigor", "read AC", "place 5C"] {
            game.refuses(mv);
        }
        let game = Scene::new(DEAD);
        assert!(game.legal("").is_empty());
        game.refuses("place 9C").refuses("read AH");
    }
}

const DEAD: &str = "room AH KC; backpack 9C; health 0; phase over; \
    outcome result=lost cause=fight health=0 clean_kills=0 depth=0";
