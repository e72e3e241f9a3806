//! End and score.

use serde_json::json;
use underdeck_game::{GameResult, Outcome, Play as _, State as _, Turn};

use crate::rules::table::Table;

#[test]
fn end_1_an_empty_dungeon_wins() {
    for table in Table::both() {
        let table = table.room("2C").floor("").removed("XB").set("clean_kills", 7);
        let mut game = table.start();
        let outcome = json!({"result": "won", "health": 18, "clean_kills": 7, "depth": 1});
        game.play("relic 2C").has(json!({"phase": "over", "outcome": outcome, "room": "", "health": 18}));
        let ended = Outcome { result: GameResult::Won, cause: "won", score: None };
        assert_eq!(game.state.turn(), Turn::Over(ended));
        assert_eq!(game.state.outcome(), Some(ended));
    }
}

#[test]
fn end_2_each_death_has_its_cause() {
    for (room, floor, mv, cause) in [
        ("JC AS", "2C …", "fight JC", "fight"),
        ("4C AS", "2C …", "relic 4C", "relic"),
        ("AC AS", "9S …", "read AC", "pain"),
    ] {
        for table in Table::both() {
            let mut game = table.room(room).floor(floor).health(3).depth(1).set("clean_kills", 2).start();
            game.play(mv);
            let outcome = json!({"result": "lost", "cause": cause, "health": 0, "clean_kills": 2, "depth": 1});
            game.has(json!({"phase": "over", "outcome": outcome, "health": 0}));
            assert_eq!(game.state.outcome(), Some(Outcome { result: GameResult::Lost, cause, score: None }));
        }
    }
}

#[test]
fn end_3_a_deadly_move_leaves_the_rest_as_it_was() {
    let outcome = |cause: &str| json!({"result": "lost", "cause": cause, "health": 0, "clean_kills": 0, "depth": 2});
    let table = Table::new().depth(2).health(4);
    // Relic and Scroll are discarded, the drawn card is in the Room; a deadly fight moves nothing.
    let mut game = table.clone().room("4S AC").start();
    let keys = json!({"health": 0, "phase": "over", "outcome": outcome("relic"), "room": "AC", "discard": "4S"});
    game.play("relic 4S").becomes(keys);
    let mut game = table.clone().room("4S AC").floor("9S …").start();
    let mut keys = json!({"health": 0, "phase": "over", "outcome": outcome("pain"), "room": "4S 9S", "discard": "AC"});
    keys["floor"] = json!("…");
    game.play("read AC").becomes(keys);
    let mut game = table.clone().room("KS AC 5S").hands("6C").start();
    game.play("fight KS with 6C").becomes(json!({"health": 0, "phase": "over", "outcome": outcome("fight")}));
    // A deadly wish is spent.
    let mut game = table.clone().room("AC").wishes(3).start();
    game.play("wish pain").becomes(json!({"health": 0, "phase": "over", "outcome": outcome("pain"), "wishes": 2}));
    let mut game = table.second().room("AC").wishes(1).start();
    game.play("wish pain").becomes(json!({"health": 0, "phase": "over", "outcome": outcome("pain"), "wishes": 0}));
}
