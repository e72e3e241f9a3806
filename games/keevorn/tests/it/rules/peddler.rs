//! The Peddler.

use serde_json::json;

use crate::rules::table::Table;

#[test]
fn peddler_1_a_trade_reveals_cards_down_to_a_weapon() {
    for table in Table::both() {
        let table = table.phase("peddler").room("5C 2D KH XR").floor("QS 3C 8D AC …").known("3C");
        let mut game = table.start();
        assert_eq!(game.legal("trade"), ["trade 2D", "trade KH", "trade XR"]);
        game.refuses("trade 5C").refuses("trade QS");
        game.play("trade KH")
            .becomes(json!({"room": "5C 2D 8D XR", "floor": "AC … KS XB KH QS 3C", "known": "KH QS 3C"}));
        // The Weapon lies on top: nothing else is revealed.
        let mut game = table.floor("8D QS 3C …").known("").start();
        game.play("trade XR").becomes(json!({"room": "5C 2D 8D KH", "floor": "QS 3C … XR", "known": "XR"}));
        game.play("trade 2D").has(json!({"phase": "peddler", "known": "XR 2D QS 3C AC 2C 4C"}));
        game.has(json!({"room": "5C 6C 8D KH", "floor": "7C … XR 2D QS 3C AC 2C 4C"}));
    }
}

#[test]
fn peddler_2_explore_makes_the_room_check() {
    let table = Table::new().phase("peddler");
    let mut game = table.clone().room("5C 6C 7C 8C").start();
    assert_eq!(game.legal(""), ["explore"]);
    game.play("explore").becomes(json!({"phase": "explore"}));
    // Stairs in the first Room: the Room check finds them now.
    let stairs = table.jokers(4).room("XR XB X3 X4");
    stairs.clone().start().play_on("explore", &["2C 3C 4C 5C"]).has(json!({"phase": "wish", "wishes": 1, "depth": 0}));
    stairs.second().start().play_on("explore", &["2C 3C 4C 5C"]).has(json!({"phase": "explore", "depth": 4}));
}

#[test]
fn peddler_3_trades_need_no_luck() {
    let mut game = Table::new().phase("peddler").room("AC AD AH AS").start();
    // `play` refuses luck.
    game.play("trade AC").play("trade AD").play("trade AH").play("trade AS").play("explore");
    assert!(game.events.is_empty());
}
