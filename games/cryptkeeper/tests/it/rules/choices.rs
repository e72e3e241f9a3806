//! Choices that events, items and the curse ask for.

use serde_json::json;

use crate::rules::scene::{Scene, tiles};

#[test]
fn choice_1_item_asks_before_event_before_curse() {
    // The item used in an event's window asks first; then the event still waits.
    let mut state = Scene::new("event; event 4S; at r1c1; map r1c1=4S! r1c2=2S; hand 5H; discard 7H 8H 9H; rest deck");
    state.play("use 5H").becomes("phase card; hand; using 5H; back event; left 2");
    state.refuses("keep");
    state.refuses("resolve");
    state.play("card 7H").play("card 8H");
    // Without a usable card the event happens at once, and asks itself.
    state.is("phase card; using null; event 4S; left 1");
    state.play("card 9H").becomes("phase turn; turns 1; hand 9H; discard 5H; event null; left 0");
}

#[test]
fn choice_2_eligible_card_is_discarded() {
    let mut state = Scene::new("event; event QS; at r1c1; map r1c1=QS! r1c2=2S; hand 2H 3H 7H 9H; rest deck");
    state.play("resolve");
    for card in ["discard 7H", "discard 2H"] {
        state.play(card);
    }
    state.is("phase discard; eligible 3H 9H; left 1; discard 2H 7H");
    state.refuses("discard 7H");
    state.play("discard 9H").becomes("phase turn; turns 1; hand 3H; discard 2H 7H 9H; event null; eligible; left 0");
}

#[test]
fn choice_3_keep_only_if_optional() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; deck 9H");
    state.play("move r1c2");
    assert_eq!(state.legal(""), ["discard 9H", "keep"]);
    state.play("keep").becomes("phase turn; turns 1; event null; eligible; left 0; optional false");
    for (rank, deck, drawn) in [("3", "9H", "9H"), ("3", "9H 8H", "8H 9H")] {
        let mut short = Scene::new(format!("turn; at r1c1; map r1c1=7S! r1c2={rank}S r1c3=2S; deck {deck}"));
        short.play("move r1c2");
        let done = "phase turn; turns 1; event null; eligible; left 0; optional false";
        short.play("keep").becomes(done);
        short.is(format!("hand {drawn}"));
    }
    let full =
        Scene::new("phase discard; event 2S; eligible 9H 8H; left 1; at r1c2; map r1c2=2S!; hand 8H 9H; rest deck");
    full.refuses("keep");
}

#[test]
fn choice_4_event_4_takes_a_card_of_the_discard() {
    let mut state = Scene::new("event; event 4S; at r1c1; map r1c1=4S! r1c2=2S; hand 2H; discard 7H TH; rest deck");
    state.play("resolve");
    assert_eq!(state.legal(""), ["card 7H", "card TH"]);
    state.play("card 7H").becomes("phase turn; turns 1; hand 2H 7H; discard TH; event null; left 0");
}

#[test]
fn choice_5_item_4_picks_a_card_then_a_cell() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S; hand 4H; discard KS 7H; rest deck");
    state.play("use 4H").play("card KS").becomes("phase cell; picked KS; left 0");
}

#[test]
fn choice_6_item_5_stacks_cards_on_the_deck() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S; hand 5H; deck 8H; discard 7S TH; rest deck");
    state.play("use 5H").play("card 7S").becomes("deck 7S 8H …; deck_known 7S; discard TH; left 1");
    state.play("card TH");
    let deck = state.key("deck");
    assert_eq!(deck.as_array().unwrap()[..3], [json!("TH"), json!("7S"), json!("8H")]);
    state.is("phase turn; discard 5H");
}

#[test]
fn choice_7_event_6_reveals_a_row() {
    let map = "r1c1=6S! r1c3=2S r2c1=3S";
    let mut state = Scene::new(format!("row; event 6S; at r1c1; map {map}; rest deck"));
    assert_eq!(state.legal(""), ["row 1", "row 2"]);
    state.play("row 2").is("map r1c1=6S! r1c3=2S r2c1=3S~; phase turn; turns 1; event null");
}

#[test]
fn choice_8_event_jack_discards_a_row() {
    let mut state = Scene::new("row; event JS; at r1c1; map r1c1=JS! r1c3=2S r2c1=3S; rest deck");
    state.play("row 1").is("map r2c1=3S; discard 2S JS; token r1c1; turns 1");
}

#[test]
fn choice_9_item_6_reveals_a_column() {
    let mut state = Scene::new("column; using 6H; back turn; at r1c1; map r1c1=2S r2c1=3S! r1c3=4S; rest deck");
    assert_eq!(state.legal(""), ["column 1", "column 3"]);
    state.play("column 1").is("map r1c1=2S~ r1c3=4S r2c1=3S!; phase turn; turns 0; discard 6H");
}

#[test]
fn choice_10_event_9_discards_a_column() {
    let map = "r1c1=2S r1c2=3S r1c3=4S r2c1=5S r2c2=9S! r2c3=6S";
    let mut state = Scene::new(format!("column; event 9S; at r2c2; map {map}; rest deck"));
    state
        .play("column 2")
        .becomes("phase turn; turns 1; map r1c1=2S r1c3=4S r2c1=5S r2c3=6S; discard 3S 9S; event null");
    assert_eq!(state.legal(""), ["move r2c1", "move r2c3"]);
}

#[test]
fn choice_11_event_8_discards_an_adjacent_tile() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=8S r1c3=3S r2c3=4S; rest deck");
    state.play("move r1c2");
    assert_eq!(state.legal(""), ["tile r1c1", "tile r1c3"]);
    state.play("tile r1c3").becomes(
        "phase over; turns 1; outcome result=lost cause=stuck floor=1 turns=1; \
        map r1c1=2S! r1c2=8S! r2c3=4S; discard 3S; event null",
    );
}

#[test]
fn choice_12_item_3_lifts_any_tile_but_the_waiting_one() {
    let map = "r1c1=2S! r1c2=3S+ r1c3=4S";
    let mut state = Scene::new(format!("event; event 2S; at r1c1; map {map}; hand 3H 7H; deck AH 2H 4H 5H"));
    state.play("use 3H");
    assert_eq!(state.legal(""), ["tile r1c2", "tile r1c3"]);
    state.play("tile r1c2").becomes(
        "phase event; deck 3S AH 2H 4H 5H; deck_known 3S; map r1c1=2S! r1c3=4S; discard +3H; using null; back null",
    );
    let mut unknown = Scene::new(format!("turn; at r1c1; map {map}; hand 3H; deck AH"));
    unknown.play("use 3H");
    assert_eq!(unknown.legal(""), ["tile r1c1", "tile r1c2", "tile r1c3"]);
    unknown
        .play("tile r1c3")
        .becomes("phase turn; deck 4S AH; map r1c1=2S! r1c2=3S+; discard +3H; using null; back null");
}

#[test]
fn choice_13_item_2_moves_the_tile_of_the_token() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S~ r1c2=3S; hand 2H; rest deck");
    state
        .play("use 2H")
        .play("cell r1c3")
        .becomes("phase turn; map r1c2=3S r1c3=2S~; token r1c3; discard 2H; using null; back null");
    state.is("map r1c2=3S r1c3=2S~");
}

#[test]
fn choice_14_item_4_lays_the_picked_card_revealed() {
    let mut state = Scene::new("turn; at r1c2; map r1c1=2S r1c2=3S!; hand 4H; discard KS; rest deck");
    state
        .play("use 4H")
        .play("card KS")
        .play("cell r1c3")
        .is("map r1c1=2S r1c2=3S! r1c3=KS~; phase turn; picked null; discard 4H");
}

#[test]
fn choice_15_item_9_builds_left_or_right() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S r3c1=3S; hand 9H; deck AH 2H 3H 4H");
    state.play("use 9H");
    assert_eq!(state.legal(""), ["build left", "build right"]);
    state.play("build right").is("map r1c1=2S r1c2=AH r2c2=2H r3c1=3S r3c2=3H; deck 4H; phase turn");
}

#[test]
fn choice_16_item_jack_builds_top_or_bottom() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S r1c3=3S; hand JH; deck AH 2H 3H 4H; deck_known AH");
    state.play("use JH");
    assert_eq!(state.legal(""), ["build bottom", "build top"]);
    state.play("build top").is("map r0c1=AH+ r0c2=2H r0c3=3H r1c1=2S r1c3=3S");
}

#[test]
fn choice_17_line_is_a_plain_integer() {
    let state = Scene::new("row; event 6S; at r1c1; map r1c1=6S! r0c1=2S r-1c1=3S; rest deck");
    assert_eq!(state.legal(""), ["row -1", "row 0", "row 1"]);
    for text in ["row +1", "row 01", "row -0", "row r1"] {
        state.refuses(text);
    }
}

#[test]
fn cell_1_passage_cell_touches_another_tile() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S r3c3=3S; hand 2H; rest deck");
    state.play("use 2H");
    assert_eq!(state.legal(""), ["cell r2c3", "cell r3c2", "cell r3c4", "cell r4c3"]);
}

#[test]
fn cell_2_open_cell_touches_a_tile_or_the_token() {
    let mut state = Scene::new("cell; using 4H; back turn; picked 7H; discard 7H; at r1c1; map r1c3=2S; rest deck");
    let around_the_token = ["cell r0c1", "cell r1c0", "cell r1c1", "cell r1c2", "cell r2c1"];
    let around_the_tile = ["cell r0c3", "cell r1c4", "cell r2c3"];
    let mut expected = [around_the_token.as_slice(), &around_the_tile].concat();
    expected.sort_unstable();
    assert_eq!(state.legal("cell"), expected);
    state.play("cell r1c1").is("map r1c1=7H~ r1c3=2S");
}

#[test]
fn build_1_line_is_built_beside_the_box() {
    let map = "r1c1=2S r3c4=3S r2c2=4S";
    let mut state = Scene::new(format!("turn; at r1c1; map {map}; hand 9H; deck 2H 8H; deck_known 2H"));
    state.play("use 9H").play("build left").is("map r1c0=2H+ r1c1=2S r2c0=8H r2c2=4S r3c4=3S; deck; deck_known");
    let mut below = Scene::new(format!("turn; at r1c1; map {map}; hand JH; deck 2H 8H AH 3H 4H"));
    below.play("use JH").play("build bottom");
    assert_eq!(tiles(&below)[3..], ["r4c1=2H", "r4c2=8H", "r4c3=AH", "r4c4=3H"]);
}
