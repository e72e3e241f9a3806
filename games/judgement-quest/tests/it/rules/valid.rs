//! What a valid state is.

use serde_json::json;
use underdeck_game::Play as _;
use underdeck_judgement_quest::State;

use crate::rules::scene::{Scene, raw};
use crate::rules::state::refused;

#[test]
fn valid_1_there_are_27_rooms_around_the_staircase() {
    let mut less = raw("");
    less["rooms"][2] = json!("");
    assert!(serde_json::from_value::<State>(less).unwrap_err().to_string().starts_with("`rooms`: 27 rooms"));
    let mut more = raw("dice");
    more["rooms"][0] = json!("??");
    assert!(serde_json::from_value::<State>(more).unwrap_err().to_string().starts_with("`rooms`: 27 rooms"));
    let mut moved = raw("");
    (moved["rooms"][17], moved["rooms"][2]) = (json!("9C"), json!("7H"));
    assert!(serde_json::from_value::<State>(moved).unwrap_err().to_string().contains("`7H` belongs at `r3c4`"));
}

#[test]
fn valid_2_each_room_card_is_there_once() {
    let mut twice = raw("");
    twice["rooms"][2] = json!("AS");
    assert!(serde_json::from_value::<State>(twice).unwrap_err().to_string().starts_with("`rooms`"));
}

#[test]
fn valid_3_by_dice_a_spade_follows_its_club() {
    let with = |cells: &[(usize, &str)], seen: bool| {
        let mut state = raw("dice");
        for (n, room) in cells {
            state["rooms"][*n] = json!(room);
            state["revealed"][*n] = json!(seen);
        }
        serde_json::from_value::<State>(state).map_err(|error| error.to_string())
    };
    assert!(with(&[(2, "9C")], true).is_ok() && with(&[(2, "9C"), (3, "9S")], true).is_ok());
    assert!(with(&[(2, "9S")], true).unwrap_err().contains("comes after its club"));
    assert!(with(&[(2, "AS")], true).is_ok() && with(&[(2, "AC")], true).is_ok());
    assert!(with(&[(2, "9C"), (3, "9C")], true).unwrap_err().contains("`9C` is there 2 times"));
    assert!(with(&[(2, "9C")], false).unwrap_err().contains("rolled for when it is revealed"));
    assert!(with(&[(2, "??")], true).unwrap_err().starts_with("`revealed`"));
}

#[test]
fn valid_4_the_rooms_around_you_are_revealed() {
    let mut state = raw("");
    state["revealed"][10] = json!(false);
    assert!(serde_json::from_value::<State>(state).unwrap_err().to_string().starts_with("`revealed`"));
}

#[test]
fn valid_5_done_agrees_with_the_map() {
    refused("resolved r2c1 r4c1", "done", json!([false, false, false, false]));
    refused("", "done", json!([true, false, false, false]));
}

#[test]
fn valid_6_defeated_agrees_with_the_map() {
    for (cells, defeated) in [("", 0), ("r3c3", 1), ("r3c3 r5c3", 2), ("r3c5 r3c7", 2), ("r2c1 r2c2", 0)] {
        assert_eq!(Scene::new(format!("resolved {cells}")).key("defeated"), defeated);
    }
}

#[test]
fn valid_7_at_most_40_moves_are_legal() {
    // The wizard who sells spells, in a room with four neighbours, and all else as many targets as there can be.
    let state = Scene::new(
        "put r3c5=6C; at r3c5 from r3c4; wizard r3c5; gp 3; items flask; put r2c4=9C r4c4=9S r3c3=TC; put r2c5=TS",
    );
    assert!(state.legal_count() <= 40 && state.legal_count() > 25, "{}", state.legal_count());
}
