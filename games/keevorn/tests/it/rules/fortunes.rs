//! Fortunes and how play resumes after them.

use serde_json::json;

use crate::rules::table::Table;

#[test]
fn fortune_1_pain_costs_three_times_the_depth() {
    for table in Table::both() {
        let table = table.room("AH 5C").floor("9S …").depth(3).health(10);
        let mut game = table.clone().start();
        game.play("read AH").becomes(json!({"health": 1, "room": "5C 9S", "floor": "…", "discard": "AH"}));
        let mut game = table.health(9).start();
        let outcome = json!({"result": "lost", "cause": "pain", "health": 0, "clean_kills": 0, "depth": 3});
        let mut keys = json!({"health": 0, "room": "5C 9S", "floor": "…", "discard": "AH", "phase": "over"});
        keys["outcome"] = outcome;
        game.play("read AH").becomes(keys);
    }
    Table::new().room("5C").depth(1).wishes(1).start().play("wish pain").has(json!({"health": 17, "phase": "explore"}));
}

#[test]
fn fortune_2_loss_needs_a_card_in_the_backpack() {
    for table in Table::both() {
        let table = table.room("AH JS").floor("9C …");
        table.clone().start().play("read AH").has(json!({"phase": "explore", "room": "9C JS"}));
        let mut game = table.backpack("2C 5S").start();
        game.play("read AH").has(json!({"phase": "loss", "room": "9C JS", "backpack": "2C 5S"}));
        assert_eq!(game.legal(""), ["lose 2C", "lose 5S"]);
    }
}

#[test]
fn fortune_3_vigor_gains_three_times_the_depth() {
    for table in Table::both() {
        for (health, after) in [(5, 11), (14, 20), (18, 20)] {
            let mut game = table.clone().room("AS 5C").floor("9H …").depth(2).health(health).start();
            game.play("read AS").has(json!({"health": after, "phase": "explore", "room": "5C 9H"}));
        }
    }
}

#[test]
fn fortune_4_relief_needs_a_monster_or_relic() {
    for table in Table::both() {
        let table = table.room("AH 5C XR").floor("9D …");
        table.clone().start().play("read AH").has(json!({"phase": "explore", "room": "5C 9D XR"}));
        for target in ["JS", "4C"] {
            let mut game = table.clone().room(&format!("AH AS {target}")).start();
            game.play("read AH").has(json!({"phase": "relief"}));
            assert_eq!(game.legal(""), [format!("relieve {target}")]);
        }
    }
}

#[test]
fn fortune_5_surprise_needs_a_card_in_the_room() {
    let mut game = Table::new().room("AH").floor("XR …").start();
    game.play("read AH").becomes(json!({"phase": "surprise", "room": "XR", "floor": "…", "discard": "AH"}));
    // An empty Room, possible only among wishes.
    let mut game = Table::new().room("").floor("2C 3C").depth(2).wishes(3).start();
    game.play("wish surprise").becomes(json!({"wishes": 2}));
    game.play("wish surprise").play("wish surprise").has(json!({"phase": "explore", "room": "2C 3C", "wishes": 0}));
}

#[test]
fn fortune_6_second_edition_joker_grants_a_wish() {
    let mut game = Table::new().second().room("AH 5C").floor("XR …").start();
    game.play("read AH");
    game.becomes(json!({"phase": "wish", "wishes": 1, "room": "5C XR", "floor": "…", "discard": "AH"}));
}

#[test]
fn resume_1_wishes_come_before_the_room_check() {
    // Wishes left: the next one, whatever the Room holds. None left: the Room check.
    let table = Table::new().room("XB").depth(3).wishes(2);
    let mut game = table.clone().start();
    game.play("wish vigor").becomes(json!({"wishes": 1}));
    game.play_on("wish loss", &["2C 3C 4C 5C"]).has(json!({"phase": "explore", "wishes": 0, "depth": 4}));
    let mut game = table.clone().backpack("9C").start();
    game.play("wish loss").becomes(json!({"wishes": 1, "phase": "loss"}));
    game.play("lose 9C").becomes(json!({"phase": "wish", "backpack": "", "discard": "9C"}));
    let mut game = table.room("5C JS").start();
    game.play("wish relief").play("relieve JS").becomes(json!({"phase": "wish", "room": "5C", "discard": "JS"}));
    game.play("wish surprise").play("discard 5C").has(json!({"phase": "explore", "room": "AC 2C 3C 4C", "wishes": 0}));
}
