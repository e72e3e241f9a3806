//! End and score.

use underdeck_game::{GameResult, Outcome, Play as _, State as _, Turn};

use crate::rules::scene::{EDITIONS, Scene};

#[test]
fn end_1_an_empty_dungeon_wins() {
    for table in EDITIONS {
        let table = format!("{table}; room 2C; floor; removed XB; depth 1; clean_kills 7");
        let mut game = Scene::new(&table);
        let outcome = "result=won health=18 clean_kills=7 depth=1";
        game.play("relic 2C").is(format!("phase over; outcome {outcome}; room; health 18"));
        let ended = Outcome { result: GameResult::Won, cause: "won", score: None };
        assert_eq!(game.turn(), Turn::Over(ended));
        assert_eq!(game.outcome(), Some(ended));
    }
}

#[test]
fn end_2_each_death_has_its_cause() {
    for (room, floor, mv, cause) in [
        ("JC AS", "2C …", "fight JC", "fight"),
        ("4C AS", "2C …", "relic 4C", "relic"),
        ("AC AS", "9S …", "read AC", "pain"),
    ] {
        for table in EDITIONS {
            let mut game = Scene::new(format!("{table}; room {room}; floor {floor}; health 3; depth 1; clean_kills 2"));
            game.play(mv);
            let outcome = format!("result=lost cause={cause} health=0 clean_kills=2 depth=1");
            game.is(format!("phase over; outcome {outcome}; health 0"));
            assert_eq!(game.outcome(), Some(Outcome { result: GameResult::Lost, cause, score: None }));
        }
    }
}

#[test]
fn end_3_a_deadly_move_leaves_the_rest_as_it_was() {
    let ends =
        |cause: &str| format!("health 0; phase over; outcome result=lost cause={cause} health=0 clean_kills=0 depth=2");
    let table = "depth 2; health 4";
    // Relic and Scroll are discarded, the drawn card is in the Room; a deadly fight moves nothing.
    let mut game = Scene::new(format!("{table}; room 4S AC"));
    game.play("relic 4S").becomes(ends("relic") + "; room AC; discard 4S");
    let mut game = Scene::new(format!("{table}; room 4S AC; floor 9S …"));
    game.play("read AC").becomes(ends("pain") + "; room 4S 9S; discard AC; floor …");
    let mut game = Scene::new(format!("{table}; room KS AC 5S; hands 6C"));
    game.play("fight KS with 6C").becomes(ends("fight"));
    // A deadly wish is spent.
    let mut game = Scene::new(format!("{table}; room AC; wishes 3; phase wish"));
    game.play("wish pain").becomes(ends("pain") + "; wishes 2");
    let mut game = Scene::new(format!("{table}; edition second; room AC; wishes 1; phase wish"));
    game.play("wish pain").becomes(ends("pain") + "; wishes 0");
}
