//! Rulings on events.

use crate::rules::scene::{Scene, tiles};

#[test]
fn r30_too_few_items_all_go() {
    for (rank, hand, left) in [("5", "2H", 0), ("5", "2H 3H", 1), ("Q", "2H 3H 4H", 0), ("Q", "2H 3H 4H 5H", 3)] {
        let rest = format!("at r1c1; map r1c1={rank}S! r1c2=2S; hand {hand}; rest deck");
        let mut state = Scene::new(format!("event; event {rank}S; {rest}"));
        state.play("resolve");
        state.is(format!("left {left}; phase {}", if left == 0 { "turn" } else { "discard" }));
    }
    // A tile is not an item: event 8 ejects no player with an empty hand.
    let mut tile = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=8S r1c3=3S; rest deck");
    tile.play("move r1c2").becomes("phase tile; map r1c1=2S! r1c2=8S! r1c3=3S~; token r1c2; event 8S");
}

#[test]
fn r31_choices_of_events_are_mandatory() {
    let mut ten = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=4S r1c3=3S; discard TH; rest deck");
    ten.play("move r1c2");
    assert_eq!(ten.legal(""), ["card TH"]);
    ten.play("card TH").becomes("phase turn; turns 1; hand TH; discard; event null; left 0; due_red 2");
    let mut own = Scene::new("row; event JS; at r1c1; map r1c1=JS! r2c1=2S!; rest deck");
    own.refuses("keep");
    own.play("row 1").becomes(
        "phase over; turns 1; outcome result=lost cause=stuck floor=1 turns=1; map r2c1=2S!; discard JS; event null",
    );
    let shown = Scene::new("row; event 6S; at r1c1; map r1c1=6S! r2c1=2S!; rest deck");
    assert_eq!(shown.legal(""), ["row 1", "row 2"]);
}

#[test]
fn r32_rune_counts_when_its_event_resolves() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=9S! r1c2=AS~ r1c3=3S; hand 6H; rest deck");
    state.is("rune false");
    state.play("move r1c2").becomes("phase event; map r1c1=9S! r1c2=AS! r1c3=3S; token r1c2; event AS");
    state.play("resolve").becomes("phase turn; turns 1; rune; event null");
    // It lasts wherever the card goes.
    let mut gone = Scene::new("column; event 9S; rune; at r1c1; map r1c1=9S! r1c2=AS! r2c1=3S; rest deck");
    gone.play("column 2").becomes("phase turn; turns 1; map r1c1=9S! r2c1=3S; discard AS; event null");
}

#[test]
fn r33_either_activated_king_is_stairs() {
    for (king, may) in [("KS!", true), ("KH!", true), ("KS~", false), ("KS", false)] {
        let state = Scene::new(format!("turn; rune; at r1c1; map r1c1={king} r1c2=2S; rest deck"));
        assert_eq!(state.legal("").contains(&"descend".to_owned()), may, "{king}");
    }
    let mut later = Scene::new("turn; rune; at r1c1; map r1c1=KS! r1c2=2S!; hand 7H; rest deck");
    later.play("move r1c2").play("move r1c1");
    assert!(later.legal("").contains(&"descend".to_owned()));
}

/// (R34)
#[test]
fn option_4_altar_sinks_into_the_discard() {
    let mut state =
        Scene::new("turn; at r1c1; map r1c1=2S! r1c2=TS r1c3=3S; hand 3H 4H; rulings altar_sinks; rest deck");
    state.play("move r1c2").play("resolve");
    // The token stays where the tile was, and item 4 finds the altar again.
    state.is("phase turn; event null; token r1c2; discard TS; map r1c1=2S! r1c3=3S");
}

/// (R34) With the Amulet and no Flask the altar stays; by version 1 of the rules it went.
#[test]
fn option_4_leaves_an_altar_that_is_met_with_the_amulet() {
    let scene_of = |more: &str| {
        Scene::new(format!(
            "turn; at r1c1; map r1c1=2S! r1c2=TS r1c3=3S; hand TH 3H; rulings altar_sinks{more}; rest deck"
        ))
    };
    let end = |more: &str| {
        let mut state = scene_of(more);
        state.play("move r1c2").play("resolve").is("phase curse; event null; token r1c2");
        tiles(&state)
    };
    assert_eq!(end(""), ["r1c1=2S!", "r1c2=TS!", "r1c3=3S"]);
    assert_eq!(end("; rules 1"), ["r1c1=2S!", "r1c3=3S"]);
    for unknown in ["0", "2", "3"] {
        let text = format!("turn; at r1c1; map r1c1=2S! r1c2=3S; rules {unknown}; rest deck");
        let error = Scene::read(&text).unwrap_err();
        assert!(error.contains("no older version of the rules that is played (1)"), "{error}");
    }
}

#[test]
fn r34_altar_stays_and_can_be_laid_again() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=TS r1c3=3S!; hand AH TH 3H 4H; due TH=1; rest deck");
    state.play("move r1c2").play("use AH").play("resolve");
    // Without the Flask it stays, activated; the curse strikes next.
    assert_eq!(tiles(&state)[1], "r1c2=TS!");
    state.is("phase curse; event null");
    let mut again = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=TS!; hand AH TH; rest deck");
    again.play("move r1c2").becomes("phase curse; token r1c2");
    // Laid again, it is an altar again.
    let mut laid = Scene::new("turn; at r1c1; map r1c1=2S!; hand AH TH 4H; discard TS; rest deck");
    for mv in ["use 4H", "card TS", "cell r1c2", "move r1c2", "resolve"] {
        laid.play(mv);
    }
    laid.is("outcome result=won floor=1 turns=1");
}

#[test]
fn r35_field_has_a_border() {
    assert!(Scene::read("turn; at r9c15; map r9c15=2S r9c14=3S; rest deck").is_ok());
    for cell in ["r10c1", "r-6c1", "r1c16", "r1c-6"] {
        assert!(
            Scene::read(&format!("turn; at {cell}; map r1c1=2S r1c2=3S; rest deck")).unwrap_err().contains("field")
        );
    }
    let mut state = Scene::new("cell; using 2H; back turn; at r9c14; map r9c14=2S! r9c15=3S; rest deck");
    assert_eq!(state.legal(""), ["cell r8c15"]);
    state.play("cell r8c15");
}

#[test]
fn r36_either_ten_is_altar_and_amulet() {
    for (altar, amulet) in [("TS", "TH"), ("TH", "TS")] {
        let rest = format!("at r1c1; map r1c1={altar}!; hand AS {amulet}; rest deck");
        let mut state = Scene::new(format!("event; event {altar}; {rest}"));
        state.play("resolve").is("outcome result=won floor=1 turns=1");
    }
}
