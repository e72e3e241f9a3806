//! Events.

use crate::rules::scene::Scene;

#[test]
fn event_1_activates_the_rune() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=AS r1c3=3S; rest deck");
    state.play("move r1c2").becomes("turns 1; map r1c1=2S! r1c2=AS! r1c3=3S; token r1c2; rune");
}

#[test]
fn event_2_draws_two_and_discards_one() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; deck 9H 8H 7H");
    state.play("move r1c2").becomes(
        "phase discard; deck 7H; map r1c1=7S! r1c2=2S! r1c3=3S; token r1c2; hand 8H 9H; \
        event 2S; eligible 8H 9H; left 1",
    );
    // An empty deck: no draw, no discard, no ejection.
    let mut empty = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; discard");
    empty.play("move r1c2").becomes("turns 1; map r1c1=7S! r1c2=2S! r1c3=3S; token r1c2");
}

#[test]
fn event_3_draws_three_and_discards_one() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=3S r1c3=2S; deck 9H 8H 7H AH");
    state.play("move r1c2").becomes(
        "phase discard; deck AH; map r1c1=7S! r1c2=3S! r1c3=2S; token r1c2; \
        hand 7H 8H 9H; event 3S; eligible 7H 8H 9H; left 1",
    );
    let mut two = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=3S r1c3=2S; deck 9H 8H");
    two.play("move r1c2").becomes(
        "phase discard; deck; map r1c1=7S! r1c2=3S! r1c3=2S; token r1c2; hand 8H 9H; \
        event 3S; eligible 8H 9H; left 1; optional",
    );
}

#[test]
fn event_4_needs_a_card_in_the_discard() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=4S r1c3=2S; discard 9H; rest deck");
    state.play("move r1c2").becomes("phase card; map r1c1=7S! r1c2=4S! r1c3=2S; token r1c2; event 4S; left 1");
    let mut empty = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=4S r1c3=2S; rest deck");
    empty.play("move r1c2").becomes("turns 1; map r1c1=7S! r1c2=4S! r1c3=2S; token r1c2");
}

#[test]
fn event_5_takes_one_item_or_ejects() {
    let event = "event; event 5S; at r1c1; map r1c1=5S! r1c2=2S";
    let mut two = Scene::new(format!("{event}; hand 2H 3H; rest deck"));
    two.play("resolve").becomes("phase discard; eligible 2H 3H; left 1");
    let mut one = Scene::new(format!("{event}; hand 2H; rest deck"));
    one.play("resolve").becomes("phase turn; turns 1; hand; discard 2H; event null");
    let mut none = Scene::new("turn; at r1c2; map r1c1=5S r1c2=2S!; rest deck");
    none.play("move r1c1").becomes(
        "phase over; turns 1; outcome result=lost cause=ejected floor=1 turns=1; map r1c1=5S! r1c2=2S!; token r1c1",
    );
}

#[test]
fn event_6_asks_for_a_row() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=6S r2c2=2S; rest deck");
    state.play("move r1c2").becomes("phase row; map r1c1=7S! r1c2=6S! r2c2=2S; token r1c2; event 6S");
    state.play("row 2").becomes("map r1c1=7S! r1c2=6S! r2c2=2S~; event null; phase turn; turns 1");
}

#[test]
fn event_7_shows_the_top_three() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=7S r1c3=3S; deck AH 2H");
    state.play("move r1c2").becomes("turns 1; deck AH 2H; deck_known AH 2H; map r1c1=2S! r1c2=7S! r1c3=3S; token r1c2");
}

#[test]
fn event_8_reveals_adjacent_tiles() {
    let map = "r1c2=2S r2c1=3S! r2c2=8S r2c3=4S r3c2=5S r3c3=6S";
    let mut state = Scene::new(format!("turn; at r2c1; map {map}; rest deck"));
    state
        .play("move r2c2")
        .becomes("map r1c2=2S~ r2c1=3S! r2c2=8S! r2c3=4S~ r3c2=5S~ r3c3=6S; token r2c2; event 8S; phase tile");
    assert_eq!(state.legal(""), ["tile r1c2", "tile r2c1", "tile r2c3", "tile r3c2"]);
    let mut alone = Scene::new("turn; at r1c1; map r1c2=8S; rest deck");
    alone
        .play("move r1c2")
        .becomes("phase over; turns 1; outcome result=lost cause=stuck floor=1 turns=1; map r1c2=8S!; token r1c2");
}

#[test]
fn event_9_asks_for_a_column() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=9S r2c2=2S; rest deck");
    state.play("move r1c2").becomes("phase column; map r1c1=7S! r1c2=9S! r2c2=2S; token r1c2; event 9S");
    assert_eq!(state.legal(""), ["column 1", "column 2"]);
}

#[test]
fn event_10_ten_and_ace_in_hand_win() {
    let altar = "turns 6; at r1c1; map r1c1=2S! r1c2=TS r1c3=3S; rest deck";
    let mut won = Scene::new(format!("turn; hand AH TH; {altar}"));
    won.play("move r1c2").becomes("phase event; map r1c1=2S! r1c2=TS! r1c3=3S; token r1c2; event TS");
    won.play("resolve").becomes("phase over; turns 7; outcome result=won floor=1 turns=7; event null");
    // Even where the Flask is not required, a ten is.
    let mut no_ten = Scene::new(format!("turn; flask free; hand AH; {altar}"));
    no_ten.play("move r1c2").play("resolve").becomes("event null; phase turn; turns 7");
    for hand in ["AH", "TH", ""] {
        let mut state = Scene::new(format!("turn; hand {hand}; {altar}"));
        state.play("move r1c2");
        if hand == "AH" {
            state.play("resolve");
        }
        state.is("phase turn; turns 7; outcome null");
    }
}

#[test]
fn event_11_asks_for_a_row() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=JS r2c2=2S; rest deck");
    state.play("move r1c2");
    assert_eq!(state.legal(""), ["row 1", "row 2"]);
    state.play("row 2").becomes(
        "phase over; turns 1; outcome result=lost cause=stuck floor=1 turns=1; \
        map r1c1=7S! r1c2=JS!; discard 2S; event null",
    );
}

#[test]
fn event_12_takes_three_items_or_ejects() {
    let event = "event; event QS; at r1c1; map r1c1=QS! r1c2=2S";
    let mut four = Scene::new(format!("{event}; hand 2H 3H 7H 9H; rest deck"));
    four.play("resolve").becomes("phase discard; eligible 2H 3H 7H 9H; left 3");
    assert_eq!(four.legal(""), ["discard 2H", "discard 3H", "discard 7H", "discard 9H"]);
    let mut two = Scene::new(format!("{event}; hand 2H 3H; rest deck"));
    two.play("resolve").becomes("phase turn; turns 1; hand; discard 2H 3H; event null");
    let mut none = Scene::new("turn; at r1c2; map r1c1=QS r1c2=2S!; rest deck");
    none.play("move r1c1").becomes(
        "phase over; turns 1; outcome result=lost cause=ejected floor=1 turns=1; map r1c1=QS! r1c2=2S!; token r1c1",
    );
}

#[test]
fn event_13_ends_the_turn() {
    let mut state = Scene::new("turn; rune; at r1c1; map r1c1=7S! r1c2=KS r1c3=2S; rest deck");
    state.play("move r1c2").becomes("turns 1; map r1c1=7S! r1c2=KS! r1c3=2S; token r1c2");
    assert_eq!(state.legal(""), ["descend", "move r1c1", "move r1c3"]);
}
