//! Phases in which a choice is pending, wishes, and the end of play.

use serde_json::json;

use crate::rules::table::Table;

/// Wishes go on after a Fortune that is declined, and a Room of Jokers is Stairs (R30).
#[test]
fn decline_1_resumes_without_a_discard() {
    let table = Table::new().declining().backpack("9C");
    let mut game = table.clone().room("XR").depth(2).wishes(1).phase("loss").start();
    game.play("decline").has(json!({"phase": "wish", "wishes": 1, "backpack": "9C"}));
    let mut game = table.room("QS").start();
    game.refuses("decline");
}

#[test]
fn probe_2_take_brings_the_known_card_to_the_room() {
    for table in Table::both() {
        let table = table.room("AH 5D 6D").floor("9H 9S 8S …").known("9H 8S").phase("probe");
        let mut game = table.clone().start();
        game.play("take")
            .becomes(json!({"phase": "explore", "room": "5D 6D AH 9H", "floor": "9S 8S …", "known": "8S"}));
        // A Joker alone is Stairs.
        let mut game = table.room("").floor("XR …").known("XR").start();
        game.play_on("take", &["2C 3C 4C 5C"]).has(json!({"depth": 1, "removed": "XR", "phase": "explore"}));
    }
}

#[test]
fn probe_3_return_leaves_the_card_on_the_floor() {
    for table in Table::both() {
        let table = table.room("AH 5D 6D").floor("9H 9S 8S …").known("9H").phase("probe");
        let mut game = table.clone().start();
        game.play("return").becomes(json!({"phase": "explore"}));
        // The Room is empty: entering draws the card.
        let mut game = table.room("").start();
        game.play("return").has(json!({"phase": "explore", "room": "AC 9H 8S 9S", "known": ""}));
    }
}

#[test]
fn loss_1_one_card_of_the_backpack_is_lost() {
    for table in Table::both() {
        let mut game = table.room("5D").backpack("2H 9C TS").phase("loss").start();
        assert_eq!(game.legal(""), ["lose 2H", "lose 9C", "lose TS"]);
        game.refuses("lose 5D").refuses("lose AC");
        game.play("lose 9C").becomes(json!({"phase": "explore", "backpack": "2H TS", "discard": "9C"}));
    }
    let mut game = Table::new().room("XR").backpack("2H").depth(2).phase("loss").set("wishes", 1).start();
    game.play("lose 2H").becomes(json!({"phase": "wish", "backpack": "", "discard": "2H"}));
}

#[test]
fn relief_1_a_monster_or_relic_is_relieved() {
    for table in Table::both() {
        let mut game = table.room("2H 9C JS XR").phase("relief").start();
        assert_eq!(game.legal(""), ["relieve 2H", "relieve JS"]);
        game.refuses("relieve 9C").refuses("relieve XR");
        game.play("relieve JS").becomes(json!({"phase": "explore", "room": "9C 2H XR", "discard": "JS"}));
    }
    let mut game = Table::new().room("AH JD").depth(1).phase("relief").set("wishes", 1).start();
    game.refuses("relieve AH").play("relieve JD").has(json!({"phase": "wish", "room": "AH", "wishes": 1}));
}

#[test]
fn surprise_1_nothing_may_be_discarded() {
    let table = Table::new().room("5C AH").phase("surprise");
    let mut game = table.clone().start();
    game.refuses("discard").play("discard nothing").becomes(json!({"phase": "explore"}));
    table.depth(1).set("wishes", 1).start().play("discard nothing").becomes(json!({"phase": "wish"}));
    Table::new().second().room("5C AH").phase("surprise").refused("phase");
}

#[test]
fn surprise_2_any_cards_of_the_room_may_be_discarded() {
    let table = Table::new().room("AC KD XR").phase("surprise");
    let mut game = table.start();
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
    game.play("discard AC XR").becomes(json!({"phase": "explore", "room": "KD", "discard": "AC XR"}));
    assert_eq!(Table::new().room("2C 3C 4C 5C").phase("surprise").start().legal("discard").len(), 16);
}

#[test]
fn wish_1_each_wish_names_a_fortune() {
    let table = Table::new().room("5C JH").depth(2).health(9).backpack("9S");
    let mut game = table.clone().wishes(3).start();
    assert_eq!(game.legal(""), ["wish loss", "wish pain", "wish relief", "wish surprise", "wish vigor"]);
    game.play("wish pain").becomes(json!({"wishes": 2, "health": 3}));
    game.play("wish vigor").becomes(json!({"wishes": 1, "health": 9}));
    game.play("wish surprise").becomes(json!({"wishes": 0, "phase": "surprise"}));
    let mut game = table.second().wishes(1).start();
    assert_eq!(game.legal(""), ["wish loss", "wish pain", "wish relief", "wish vigor"]);
    game.refuses("wish surprise");
    game.clone().play("wish loss").becomes(json!({"wishes": 0, "phase": "loss"}));
    game.clone().play("wish relief").becomes(json!({"wishes": 0, "phase": "relief"}));
    game.clone().play("wish pain").becomes(json!({"wishes": 0, "phase": "explore", "health": 3}));
    game.play("wish vigor").becomes(json!({"wishes": 0, "phase": "explore", "health": 15}));
}

#[test]
fn wish_2_a_wish_without_effect_is_legal_and_spent() {
    // Nothing to do for any of them: each is legal and spent.
    let game = Table::new().room("").floor("2C 3C …").depth(1).wishes(2).start();
    assert_eq!(game.legal("wish").len(), 5);
    for fortune in ["loss", "vigor", "relief", "surprise"] {
        game.clone().play(&format!("wish {fortune}")).becomes(json!({"wishes": 1}));
    }
    assert_eq!(game.legal("").len(), 5, "none can be declined");
    let game = Table::new().second().room("").floor("2C 3C …").wishes(1).start();
    assert_eq!(game.legal("").len(), 4);
}

#[test]
fn over_1_no_move_is_legal() {
    for table in Table::both() {
        let outcome = json!({"result": "won", "health": 20, "clean_kills": 0, "depth": 0});
        let mut game = table.room("").floor("").phase("over").set("outcome", outcome).start();
        assert!(game.legal("").is_empty());
        for mv in ["explore", "take", "return", "discard nothing", "wish vigor", "read AC", "place 5C"] {
            game.refuses(mv);
        }
        let mut game = table_of_dead().start();
        assert!(game.legal("").is_empty());
        game.refuses("place 9C").refuses("read AH");
    }
}

fn table_of_dead() -> Table {
    let outcome = json!({"result": "lost", "cause": "fight", "health": 0, "clean_kills": 0, "depth": 0});
    Table::new().room("AH KC").backpack("9C").health(0).phase("over").set("outcome", outcome)
}
