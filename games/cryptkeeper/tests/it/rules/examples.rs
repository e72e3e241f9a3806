//! The worked examples.

use underdeck_cryptkeeper::{Options, State};
use underdeck_testkit::start;

use crate::rules::scene::Scene;

#[test]
fn example_1_deal() {
    let mut state = Scene::at(start::<State>(&Options::default(), 1));
    let map = "r1c1=5S r1c2=2S r1c3=6S r1c4=9S r2c1=AS r2c2=3S r2c3=7S r2c4=TS r3c1=KS r3c2=4S r3c3=8S r3c4=JS";
    let dealt = format!("hand QS; offer; map {map}; map_pool AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS KS; phase stand");
    state.play_on("take QS", "map: 5S AS KS 2S").becomes(dealt);
}

#[test]
fn example_2_empty_deck() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S");
    state.play("move r1c2").becomes("token r1c2; map r1c1=7S! r1c2=2S! r1c3=3S; turns 1");
    let mut last = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=2S");
    let outcome = "result=lost cause=stuck floor=1 turns=1";
    last.play("move r1c2")
        .becomes(format!("token r1c2; map r1c1=7S! r1c2=2S!; turns 1; phase over; outcome {outcome}"));
}

#[test]
fn example_3_one_card_for_two() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; deck 9H");
    state.play("move r1c2").becomes(
        "token r1c2; map r1c1=7S! r1c2=2S! r1c3=3S; deck; hand 9H; event 2S; \
        phase discard; eligible 9H; left 1; optional",
    );
    assert_eq!(state.legal(""), ["discard 9H", "keep"]);
    let mut kept = state;
    let done = "phase turn; eligible; left 0; optional false; event null; turns 1";
    kept.play("keep").becomes(done);
    state.play("discard 9H").becomes(format!("{done}; hand; discard +9H"));
}

#[test]
fn example_4_stairs_do_not_force() {
    let stairs = "at r1c1; map r1c1=KS! r1c2=4S; rest deck";
    assert_eq!(Scene::new(format!("turn; rune; {stairs}")).legal(""), ["descend", "move r1c2"]);
    assert_eq!(Scene::new(format!("turn; {stairs}")).legal(""), ["move r1c2"]);
}

#[test]
fn example_5_spawning_a_king() {
    let mut state = Scene::new("turn; rune; at r1c2; map r1c2=3S!; hand 4H; discard KS; rest deck");
    let asked = "phase card; using 4H; back turn; hand; left 1";
    state.play("use 4H").becomes(asked);
    state.play("card KS").becomes("phase cell; picked KS; left 0");
    state
        .play("cell r1c3")
        .becomes("phase turn; picked null; using null; back null; discard 4H; map r1c2=3S! r1c3=KS~");
    state.refuses("descend");
    state.play("move r1c3").becomes("token r1c3; map r1c2=3S! r1c3=KS!; turns 1");
    assert_eq!(state.legal(""), ["descend", "move r1c2"]);
}

#[test]
fn example_6_too_few_items() {
    let rest = "at r1c1; map r1c1=QS! r1c2=2S; rest deck";
    let mut two = Scene::new(format!("event; event QS; hand 2H 3H; {rest}"));
    two.play("resolve").becomes("phase turn; event null; turns 1; hand; discard 2H 3H");
    let mut none = Scene::new("turn; turns 8; at r1c2; map r1c1=QS r1c2=2S!; rest deck");
    let outcome = "result=lost cause=ejected floor=1 turns=9";
    none.play("move r1c1")
        .becomes(format!("token r1c1; map r1c1=QS! r1c2=2S!; phase over; turns 9; outcome {outcome}"));
    let mut four = Scene::new(format!("event; event QS; hand 2H 3H 7H 9H; {rest}"));
    four.play("resolve").becomes("phase discard; eligible 2H 3H 7H 9H; left 3");
    four.play("discard 3H").becomes("hand -3H; eligible 2H 7H 9H; discard 3H; left 2");
    four.play("discard 9H").becomes("hand -9H; eligible 2H 7H; discard 3H 9H; left 1");
    four.play("discard 2H").becomes("hand 7H; eligible; discard 2H 3H 9H; left 0; phase turn; event null; turns 1");
}

#[test]
fn example_7_fifteen_items_two_tiles() {
    for (fifteenth, uses) in [("3S", 15), ("TH", 14)] {
        let state = Scene::new(format!(
            "turn; at r1c1; map r1c1=5S! r1c2=6S; hand AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH AS 2S {fifteenth}; rest deck"
        ));
        assert_eq!(state.legal("use").len(), uses);
        assert_eq!(state.legal("move"), ["move r1c2"]);
        assert_eq!(state.legal("").len(), uses + 1);
    }
}

#[test]
fn example_8_altar_in_the_window() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=TS; hand AH 7H; deck TH 3H 4H");
    let flipped = "phase event; event TS; token r1c2; map r1c1=2S! r1c2=TS!";
    state.play("move r1c2").becomes(flipped);
    state.play("use 7H").becomes("hand AH 3H TH; deck 4H; discard +7H; due_red 2");
    let outcome = "result=won floor=1 turns=1";
    state.play("resolve").becomes(format!("phase over; event null; turns 1; outcome {outcome}"));
}

#[test]
fn example_9_curse() {
    let mut state = Scene::new("turn; turns 4; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; hand 3H; deck TH 4H 5H");
    state.play("move r1c2");
    state.play("resolve").becomes("hand 3H 4H TH; deck 5H; due_red 6; phase discard; eligible 4H TH; left 1");
    state.play("discard 4H").becomes("hand 3H TH; discard +4H; phase turn; event null; eligible; left 0; turns 5");
    state.play("move r1c1").becomes("token r1c1; phase curse");
    let struck = "hand; discard +3H +TH; due_red null; turns 6; phase turn";
    state.play("suffer").becomes(struck);

    let mut item = Scene::new("turn; turns 4; at r1c1; map r1c1=7S! r1c2=2S! r1c3=3S; hand 7H; deck TH 3H");
    item.play("use 7H").becomes("hand 3H TH; deck; discard +7H; due_red 5");
    item.play("move r1c2").becomes("token r1c2; phase curse");
}

#[test]
fn example_10_averted() {
    let mut state = Scene::new("curse; turns 5; at r1c1; map r1c1=7S! r1c2=2S; hand TH QH; deck 8H 9H AH");
    state
        .play("use QH")
        .becomes("using QH; back curse; phase discard; hand 8H 9H TH; eligible 8H 9H TH; left 1; deck AH");
    state.play("discard TH").becomes(
        "using null; back null; phase turn; hand 8H 9H; eligible; left 0; discard +TH +QH; due_red null; turns 6",
    );
}

#[test]
fn example_11_recycling() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S; hand 5H; deck 8H; discard 7S TH; rest deck");
    let asked = "phase card; using 5H; back turn; hand; left 2";
    state.play("use 5H").becomes(asked);
    state.play("card 7S").becomes("deck 7S 8H …; deck_known 7S; discard TH; left 1");
    state
        .play("card TH")
        .becomes("deck TH 7S 8H …; deck_known TH 7S; discard 5H; left 0; phase turn; using null; back null");
    state.is("due_red null");
}

#[test]
fn example_12_descent() {
    let hand = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH AS";
    let map = "r1c1=KS! r1c2=2S r1c3=3S r2c1=4S~ r2c2=5S r3c1=6S+";
    let mut state = Scene::new(format!(
        "turn; turns 8; rune; at r1c1; map {map}; hand {hand}; deck 7S 8S 9S TS JS; deck_known 7S; discard QS TH"
    ));
    state.play_on("descend", "map: QS TH 7S 8S 9S TS JS; deck: 6S 5S 4S 3S 2S KS").becomes(
        "map r1c1=QS r1c2=8S \
        r1c3=JS r2c1=TH r2c2=9S r3c1=7S r3c2=TS; deck 6S 5S 4S 3S 2S KS; deck_known; discard; floor 2; rune false; token null; \
        phase stand; map_pool TH 7S 8S 9S TS JS QS",
    );
    state.play("stand r2c2").becomes("token r2c2; turns 9; phase turn");
}

#[test]
fn example_13_own_column_gone() {
    let map = "r1c1=2S r1c2=3S r2c1=4S r2c2=9S! r2c3=5S r3c2=6S~";
    let mut state = Scene::new(format!("column; event 9S; at r2c2; map {map}; rest deck"));
    state.play("column 2").becomes("map r1c1=2S r2c1=4S r2c3=5S; discard 3S 6S 9S; event null; phase turn; turns 1");
    state.is("token r2c2");
    assert_eq!(state.legal(""), ["move r2c1", "move r2c3"]);
}

#[test]
fn example_14_column_added() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S r2c2=4S r3c4=3S; hand 9H; deck 2H 8H");
    state.play("use 9H").becomes("phase build; using 9H; back turn; hand");
    assert_eq!(state.legal(""), ["build left", "build right"]);
    state
        .play("build left")
        .becomes("map r1c0=2H r1c1=2S r2c0=8H r2c2=4S r3c4=3S; deck; discard +9H; phase turn; using null; back null");
}
