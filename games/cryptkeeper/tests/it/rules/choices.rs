//! Choices that events, items and the curse ask for.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{act, legal_of, scene, tiles};

#[test]
fn choice_1_item_asks_before_event_before_curse() {
    // The item used in an event's window asks first; then the event still waits.
    let mut state = scene("event; event 4S; at r1c1; map r1c1=4S! r1c2=2S; hand 5H; discard 7H 8H 9H; rest deck");
    act(&mut state, "use 5H", "", json!({"phase": "card", "hand": "", "using": "5H", "back": "event", "left": 2}));
    refuse(&state, "keep");
    refuse(&state, "resolve");
    play(&mut state, "card 7H", "");
    play(&mut state, "card 8H", "");
    // Without a usable card the event happens at once, and asks itself.
    expect(&state, json!({"phase": "card", "using": null, "event": "4S", "left": 1}));
    act(
        &mut state,
        "card 9H",
        "",
        json!({"phase": "turn", "turns": 1, "hand": "9H", "discard": "5H", "event": null, "left": 0}),
    );
}

#[test]
fn choice_2_eligible_card_is_discarded() {
    let mut state = scene("event; event QS; at r1c1; map r1c1=QS! r1c2=2S; hand 2H 3H 7H 9H; rest deck");
    play(&mut state, "resolve", "");
    for card in ["discard 7H", "discard 2H"] {
        play(&mut state, card, "");
    }
    expect(&state, json!({"phase": "discard", "eligible": ["3H", "9H"], "left": 1, "discard": ["2H", "7H"]}));
    refuse(&state, "discard 7H");
    act(
        &mut state,
        "discard 9H",
        "",
        json!({"phase": "turn", "turns": 1, "hand": "3H", "discard": "2H 7H 9H", "event": null, "eligible": "",
            "left": 0}),
    );
}

#[test]
fn choice_3_keep_only_if_optional() {
    let mut state = scene("turn; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; deck 9H");
    play(&mut state, "move r1c2", "");
    assert_eq!(legal(&state), ["discard 9H", "keep"]);
    act(
        &mut state,
        "keep",
        "",
        json!({"phase": "turn", "turns": 1, "event": null, "eligible": "", "left": 0, "optional": false}),
    );
    for (rank, deck, drawn) in [("3", "9H", "9H"), ("3", "9H 8H", "8H 9H")] {
        let mut short = scene(&format!("turn; at r1c1; map r1c1=7S! r1c2={rank}S r1c3=2S; deck {deck}"));
        play(&mut short, "move r1c2", "");
        let done = json!({"phase": "turn", "turns": 1, "event": null, "eligible": "", "left": 0, "optional": false});
        act(&mut short, "keep", "", done);
        expect(&short, json!({"hand": drawn.split(' ').collect::<Vec<_>>()}));
    }
    let full = scene("discard; event 2S; eligible 9H 8H; left 1; at r1c2; map r1c2=2S!; hand 8H 9H; rest deck");
    refuse(&full, "keep");
}

#[test]
fn choice_4_event_4_takes_a_card_of_the_discard() {
    let mut state = scene("event; event 4S; at r1c1; map r1c1=4S! r1c2=2S; hand 2H; discard 7H TH; rest deck");
    play(&mut state, "resolve", "");
    assert_eq!(legal(&state), ["card 7H", "card TH"]);
    act(
        &mut state,
        "card 7H",
        "",
        json!({"phase": "turn", "turns": 1, "hand": "2H 7H", "discard": "TH", "event": null, "left": 0}),
    );
}

#[test]
fn choice_5_item_4_picks_a_card_then_a_cell() {
    let mut state = scene("turn; at r1c1; map r1c1=2S; hand 4H; discard KS 7H; rest deck");
    play(&mut state, "use 4H", "");
    act(&mut state, "card KS", "", json!({"phase": "cell", "picked": "KS", "left": 0}));
}

#[test]
fn choice_6_item_5_stacks_cards_on_the_deck() {
    let mut state = scene("turn; at r1c1; map r1c1=2S r1c2=3S; hand 5H; deck 8H; discard 7S TH; rest deck");
    play(&mut state, "use 5H", "");
    act(&mut state, "card 7S", "", json!({"deck": "7S+ 8H …", "discard": "TH", "left": 1}));
    play(&mut state, "card TH", "");
    let deck = crate::rules::scene::key(&state, "deck");
    assert_eq!(deck.as_array().unwrap()[..3], [json!("TH"), json!("7S"), json!("8H")]);
    expect(&state, json!({"phase": "turn", "discard": ["5H"]}));
}

#[test]
fn choice_7_event_6_reveals_a_row() {
    let map = "r1c1=6S! r1c3=2S r2c1=3S";
    let mut state = scene(&format!("row; event 6S; at r1c1; map {map}; rest deck"));
    assert_eq!(legal(&state), ["row 1", "row 2"]);
    play(&mut state, "row 2", "");
    assert_eq!(tiles(&state), ["r1c1=6S!", "r1c3=2S", "r2c1=3S~"]);
    expect(&state, json!({"phase": "turn", "turns": 1, "event": null}));
}

#[test]
fn choice_8_event_jack_discards_a_row() {
    let mut state = scene("row; event JS; at r1c1; map r1c1=JS! r1c3=2S r2c1=3S; rest deck");
    play(&mut state, "row 1", "");
    assert_eq!(tiles(&state), ["r2c1=3S"]);
    expect(&state, json!({"discard": ["2S", "JS"], "token": "r1c1", "turns": 1}));
}

#[test]
fn choice_9_item_6_reveals_a_column() {
    let mut state = scene("column; using 6H; back turn; at r1c1; map r1c1=2S r2c1=3S! r1c3=4S; rest deck");
    assert_eq!(legal(&state), ["column 1", "column 3"]);
    play(&mut state, "column 1", "");
    assert_eq!(tiles(&state), ["r1c1=2S~", "r1c3=4S", "r2c1=3S!"]);
    expect(&state, json!({"phase": "turn", "turns": 0, "discard": ["6H"]}));
}

#[test]
fn choice_10_event_9_discards_a_column() {
    let map = "r1c1=2S r1c2=3S r1c3=4S r2c1=5S r2c2=9S! r2c3=6S";
    let mut state = scene(&format!("column; event 9S; at r2c2; map {map}; rest deck"));
    act(
        &mut state,
        "column 2",
        "",
        json!({"phase": "turn", "turns": 1, "map": "r1c1=2S r1c3=4S r2c1=5S r2c3=6S", "discard": "3S 9S",
            "event": null}),
    );
    assert_eq!(legal(&state), ["move r2c1", "move r2c3"]);
}

#[test]
fn choice_11_event_8_discards_an_adjacent_tile() {
    let mut state = scene("turn; at r1c1; map r1c1=2S! r1c2=8S r1c3=3S r2c3=4S; rest deck");
    play(&mut state, "move r1c2", "");
    assert_eq!(legal(&state), ["tile r1c1", "tile r1c3"]);
    act(
        &mut state,
        "tile r1c3",
        "",
        json!({"phase": "over", "turns": 1, "outcome": {"result": "lost", "cause": "stuck", "floor": 1, "turns": 1},
            "map": "r1c1=2S! r1c2=8S! r2c3=4S", "discard": "3S", "event": null}),
    );
}

#[test]
fn choice_12_item_3_lifts_any_tile_but_the_waiting_one() {
    let map = "r1c1=2S! r1c2=3S+ r1c3=4S";
    let mut state = scene(&format!("event; event 2S; at r1c1; map {map}; hand 3H 7H; deck AH 2H 4H 5H"));
    play(&mut state, "use 3H", "");
    assert_eq!(legal(&state), ["tile r1c2", "tile r1c3"]);
    act(
        &mut state,
        "tile r1c2",
        "",
        json!({"phase": "event", "deck": "3S+ AH 2H 4H 5H", "map": "r1c1=2S! r1c3=4S", "discard": "+3H",
            "using": null, "back": null}),
    );
    let mut unknown = scene(&format!("turn; at r1c1; map {map}; hand 3H; deck AH"));
    play(&mut unknown, "use 3H", "");
    assert_eq!(legal(&unknown), ["tile r1c1", "tile r1c2", "tile r1c3"]);
    act(
        &mut unknown,
        "tile r1c3",
        "",
        json!({"phase": "turn", "deck": "4S AH", "map": "r1c1=2S! r1c2=3S+", "discard": "+3H", "using": null,
            "back": null}),
    );
}

#[test]
fn choice_13_item_2_moves_the_tile_of_the_token() {
    let mut state = scene("turn; at r1c1; map r1c1=2S~ r1c2=3S; hand 2H; rest deck");
    play(&mut state, "use 2H", "");
    act(
        &mut state,
        "cell r1c3",
        "",
        json!({"phase": "turn", "map": "r1c2=3S r1c3=2S~", "token": "r1c3", "discard": "2H", "using": null,
            "back": null}),
    );
    assert_eq!(tiles(&state), ["r1c2=3S", "r1c3=2S~"]);
}

#[test]
fn choice_14_item_4_lays_the_picked_card_revealed() {
    let mut state = scene("turn; at r1c2; map r1c1=2S r1c2=3S!; hand 4H; discard KS; rest deck");
    play(&mut state, "use 4H", "");
    play(&mut state, "card KS", "");
    play(&mut state, "cell r1c3", "");
    assert_eq!(tiles(&state), ["r1c1=2S", "r1c2=3S!", "r1c3=KS~"]);
    expect(&state, json!({"phase": "turn", "picked": null, "discard": ["4H"]}));
}

#[test]
fn choice_15_item_9_builds_left_or_right() {
    let mut state = scene("turn; at r1c1; map r1c1=2S r3c1=3S; hand 9H; deck AH 2H 3H 4H");
    play(&mut state, "use 9H", "");
    assert_eq!(legal(&state), ["build left", "build right"]);
    play(&mut state, "build right", "");
    assert_eq!(tiles(&state), ["r1c1=2S", "r1c2=AH", "r2c2=2H", "r3c1=3S", "r3c2=3H"]);
    expect(&state, json!({"deck": ["4H"], "phase": "turn"}));
}

#[test]
fn choice_16_item_jack_builds_top_or_bottom() {
    let mut state = scene("turn; at r1c1; map r1c1=2S r1c3=3S; hand JH; deck AH+ 2H 3H 4H");
    play(&mut state, "use JH", "");
    assert_eq!(legal(&state), ["build bottom", "build top"]);
    play(&mut state, "build top", "");
    assert_eq!(tiles(&state), ["r0c1=AH+", "r0c2=2H", "r0c3=3H", "r1c1=2S", "r1c3=3S"]);
}

#[test]
fn choice_17_line_is_a_plain_integer() {
    let state = scene("row; event 6S; at r1c1; map r1c1=6S! r0c1=2S r-1c1=3S; rest deck");
    assert_eq!(legal(&state), ["row -1", "row 0", "row 1"]);
    for text in ["row +1", "row 01", "row -0", "row r1"] {
        refuse(&state, text);
    }
}

#[test]
fn cell_1_passage_cell_touches_another_tile() {
    let mut state = scene("turn; at r1c1; map r1c1=2S r3c3=3S; hand 2H; rest deck");
    play(&mut state, "use 2H", "");
    assert_eq!(legal(&state), ["cell r2c3", "cell r3c2", "cell r3c4", "cell r4c3"]);
}

#[test]
fn cell_2_open_cell_touches_a_tile_or_the_token() {
    let mut state = scene("cell; using 4H; back turn; picked 7H; discard 7H; at r1c1; map r1c3=2S; rest deck");
    let around_the_token = ["cell r0c1", "cell r1c0", "cell r1c1", "cell r1c2", "cell r2c1"];
    let around_the_tile = ["cell r0c3", "cell r1c4", "cell r2c3"];
    let mut expected = [around_the_token.as_slice(), &around_the_tile].concat();
    expected.sort_unstable();
    assert_eq!(legal_of(&state, "cell"), expected);
    play(&mut state, "cell r1c1", "");
    assert_eq!(tiles(&state), ["r1c1=7H~", "r1c3=2S"]);
}

#[test]
fn build_1_line_is_built_beside_the_box() {
    let map = "r1c1=2S r3c4=3S r2c2=4S";
    let mut state = scene(&format!("turn; at r1c1; map {map}; hand 9H; deck 2H+ 8H"));
    play(&mut state, "use 9H", "");
    play(&mut state, "build left", "");
    assert_eq!(tiles(&state), ["r1c0=2H+", "r1c1=2S", "r2c0=8H", "r2c2=4S", "r3c4=3S"]);
    expect(&state, json!({"deck": [], "deck_known": []}));
    let mut below = scene(&format!("turn; at r1c1; map {map}; hand JH; deck 2H 8H AH 3H 4H"));
    play(&mut below, "use JH", "");
    play(&mut below, "build bottom", "");
    assert_eq!(tiles(&below)[3..], ["r4c1=2H", "r4c2=8H", "r4c3=AH", "r4c4=3H"]);
}
