//! The Peddler.

use crate::rules::scene::{EDITIONS, Scene};

#[test]
fn peddler_1_a_trade_reveals_cards_down_to_a_weapon() {
    for table in EDITIONS {
        let table = format!("{table}; phase peddler; room 5C 2D KH XR; floor QS 3C 8D AC …; floor_known 3C");
        let mut game = Scene::new(&table);
        assert_eq!(game.legal("trade"), ["trade 2D", "trade KH", "trade XR"]);
        game.refuses("trade 5C").refuses("trade QS");
        game.play("trade KH").becomes("room 5C 2D 8D XR; floor AC … KS XB KH QS 3C; floor_known KH QS 3C");
        // The Weapon is on top: no other card is revealed.
        let mut game = Scene::new(format!("{table}; floor 8D QS 3C …; floor_known"));
        game.play("trade XR").becomes("room 5C 2D 8D KH; floor QS 3C … XR; floor_known XR");
        game.play("trade 2D").is("phase peddler; floor_known XR 2D QS 3C AC 2C 4C");
        game.is("room 5C 6C 8D KH; floor 7C … XR 2D QS 3C AC 2C 4C");
    }
}

#[test]
fn peddler_2_explore_makes_the_room_check() {
    let table = "phase peddler";
    let mut game = Scene::new(format!("{table}; room 5C 6C 7C 8C"));
    assert_eq!(game.legal(""), ["explore"]);
    game.play("explore").becomes("phase explore");
    // Stairs in the first Room: the Room check finds them now.
    let stairs = format!("{table}; jokers 4; room XR XB X3 X4");
    Scene::new(&stairs).play_on("explore", "floor: 2C 3C 4C 5C").is("phase wish; wishes 1; depth 0");
    Scene::new(format!("{stairs}; edition second"))
        .play_on("explore", "floor: 2C 3C 4C 5C")
        .is("phase explore; depth 4");
}

#[test]
fn peddler_3_trades_need_no_luck() {
    let mut game = Scene::new("phase peddler; room AC AD AH AS");
    // Luck that no text gives makes `play` fail.
    game.play("trade AC").play("trade AD").play("trade AH").play("trade AS").play("explore");
}
