//! The worked examples of the reference.

use serde_json::json;

use crate::rules::table::Table;

#[test]
fn example_1() {
    let table = Table::new().room("QS 7S").hands("5C").floor("2C 3C");
    let mut game = table.clone().start();
    game.play("fight QS with 5C 7S").has(json!({"health": 20, "clean_kills": 1, "phase": "explore", "room": "2C 3C"}));
    let mut game = table.second().start();
    game.play("fight QS with 5C 7S");
    game.has(json!({"health": 20, "clean_kills": 1, "phase": "wish", "wishes": 1, "room": ""}));
}

#[test]
fn example_2() {
    for table in Table::both() {
        let mut game = table.room("JC").hands("9C TC").start();
        game.play("fight JC with TC").has(json!({"health": 19, "black_hand": "9C", "discard": "TC JC"}));
    }
}

#[test]
fn example_3() {
    for table in Table::both() {
        let mut game = table.room("7C KC").hands("5C 6S").start();
        game.refuses("fight KC with 7C");
        game.play("fight KC with 5C 6S").has(json!({"health": 18, "room": "7C", "black_hand": ""}));
    }
}

#[test]
fn example_4() {
    for table in Table::both() {
        table.room("JC").start().play("fight JC").has(json!({"health": 9, "discard": "JC"}));
    }
}

#[test]
fn example_5() {
    for table in Table::both() {
        let mut game = table.room("KC").hands("8C 7S").health(11).start();
        game.play("fight KC with 8C 7S").has(json!({"health": 13, "clean_kills": 0}));
    }
}

#[test]
fn example_6() {
    for table in Table::both() {
        let table = table.room("QH 9S").hands("8D 6H");
        for (health, after) in [(5, 16), (9, 20), (12, 20)] {
            let mut game = table.clone().health(health).start();
            game.play("fight QH with 8D 6H 9S").has(json!({"health": after, "red_hand": ""}));
        }
    }
}

#[test]
fn example_7() {
    for table in Table::both() {
        let mut game = table.room("QH 9S").hands("8D 6H").health(5).start();
        game.play("fight QH with 8D 6H").has(json!({"health": 5, "room": "9S", "discard": "8D 6H QH"}));
    }
}

#[test]
fn example_8() {
    for table in Table::both() {
        let table = table.room("AC 4H KH 2S").hands("7D 6H 8C 9S").backpack("5C 8H 7S");
        let mut game = table.start();
        assert_eq!(game.legal("place").len() + game.legal("store").len(), 0);
        let second = table.is_second();
        game.play("fight KH with 7D 6H").becomes(json!({
            "room": "AC 4H 2S", "red_hand": "", "discard": "7D 6H KH", "clean_kills": 1,
            "phase": if second { "wish" } else { "explore" }, "wishes": u8::from(second),
        }));
    }
}

#[test]
fn example_9() {
    for table in Table::both() {
        let mut game = table.phase("peddler").room("5C 2D KH XR").floor("QS 3C 8D … 4H").start();
        game.play("trade KH");
        game.becomes(json!({"room": "5C 2D 8D XR", "floor": "… 4H KH QS 3C", "known": "KH QS 3C"}));
    }
}

#[test]
fn example_10() {
    for table in Table::both() {
        let mut game = table.room("7C").floor("XR 9H 8H 7H …").start();
        game.play("probe 7C").becomes(json!({"phase": "probe", "room": "", "discard": "7C", "known": "XR"}));
        assert!(game.seen_floor().starts_with("XR ??"));
        game.clone().play_on("take", &["2C 3C 4C 5C"]).has(json!({"depth": 1, "room": "2C 3C 4C 5C", "removed": "XR"}));
        game.play("return").has(json!({"phase": "explore", "room": "7H 8H 9H XR"}));
    }
}

#[test]
fn example_11() {
    for table in Table::both() {
        let mut game = table.room("5D KS").floor("").start();
        game.play("bury 5D KS").has(json!({"phase": "explore", "room": "KS", "floor": ""}));
    }
}

#[test]
fn example_12() {
    let mut game = Table::new().room("AH XB").floor("XR").start();
    game.play("read AH").has(json!({"phase": "surprise", "room": "XR XB"}));
    game.refuses("discard XB XR");
    game.clone().play_on("discard nothing", &["2C XB 3C 4C"]).has(json!({"phase": "wish", "wishes": 1, "depth": 0}));
    game.clone().play("discard XR XB").has(json!({"phase": "over", "room": "", "floor": "", "health": 20}));
    game.play_on("discard XB", &["2C XB 3C 4C"]);
    game.has(json!({"phase": "explore", "depth": 1, "removed": "XR", "room": "2C 3C 4C XB"}));
}

#[test]
fn example_13() {
    for table in Table::both() {
        let mut game = table.room("AD 5H").floor("AS …").depth(2).health(6).start();
        let outcome = json!({"result": "lost", "cause": "pain", "health": 0, "clean_kills": 0, "depth": 2});
        let mut keys = json!({"phase": "over", "health": 0, "room": "5H AS", "discard": "AD", "floor": "…"});
        keys["outcome"] = outcome;
        game.play("read AD").becomes(keys);
    }
}

#[test]
fn example_14() {
    for table in Table::both() {
        let mut game = table.room("9C").floor("").backpack("2C 3C").start();
        let outcome = json!({"result": "won", "health": 20, "clean_kills": 0, "depth": 0});
        game.play("store 9C");
        game.becomes(json!({"phase": "over", "outcome": outcome, "room": "", "backpack": "2C 3C 9C"}));
    }
}

#[test]
fn example_15() {
    let mut game = Table::new().room("2D JH 8S XB").depth(1).health(10).wishes(2).start();
    game.play("wish surprise").play("discard 2D JH 8S").has(json!({"wishes": 1, "phase": "wish", "room": "XB"}));
    game.play_on("wish vigor", &["2C 3C 4C XR"]);
    game.has(json!({"health": 13, "depth": 2, "removed": "XB", "room": "2C 3C 4C XR", "phase": "explore"}));
}

#[test]
fn example_16() {
    let table = Table::new().second().depth(1).room("KS").hands("5C 8S").backpack("2C").floor("9C 9D");
    let mut game = table.start();
    game.play("fight KS with 5C 8S").has(json!({"clean_kills": 1, "phase": "wish", "room": ""}));
    game.play("wish loss").has(json!({"phase": "loss", "wishes": 0}));
    game.play("lose 2C").has(json!({"phase": "explore", "room": "9C 9D", "backpack": ""}));
}
