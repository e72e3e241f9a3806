//! Items.

use serde_json::json;
use underdeck_game::State as _;
use underdeck_testkit::{expect, legal, play};

use crate::rules::scene::{act, key, scene};

#[test]
fn use_1_item_leaves_the_hand() {
    let mut state = scene("turn; at r1c1; map r1c1=2S r1c2=3S; hand 6H 7H; rest deck");
    act(&mut state, "use 6H", "", json!({"phase": "column", "hand": "7H", "using": "6H", "back": "turn"}));
    let mut window = scene("event; event 3S; at r1c1; map r1c1=3S!; hand 6H; rest deck");
    act(&mut window, "use 6H", "", json!({"phase": "column", "hand": "", "using": "6H", "back": "event"}));
    let mut curse = scene("curse; at r1c1; map r1c1=3S!; hand 6H TH; rest deck");
    act(&mut curse, "use 6H", "", json!({"phase": "column", "hand": "TH", "using": "6H", "back": "curse"}));
}

#[test]
fn use_2_each_rank_has_its_effect() {
    for (item, phase) in [("3H", "tile"), ("4H", "card"), ("6H", "column"), ("9H", "build"), ("QH", "discard")] {
        let mut state = scene(&format!("turn; at r1c1; map r1c1=2S r1c2=3S; hand {item}; discard 8H; rest deck"));
        play(&mut state, &format!("use {item}"), "");
        expect(&state, json!({"phase": phase, "using": item}));
    }
}

#[test]
fn use_3_finished_item_goes_to_the_discard() {
    let mut king = scene("event; event QS; at r1c1; map r1c1=QS! r1c2=2S; hand KH 2H; rest deck");
    act(&mut king, "use KH", "", json!({"phase": "turn", "turns": 1, "hand": "2H", "discard": "KH", "event": null}));
    let mut event = scene("event; event 7S; at r1c1; map r1c1=7S! r1c2=2S; hand 8H 2H; rest deck");
    act(&mut event, "use 8H", "", json!({"deck": "-AS", "hand": "2H", "discard": "8H AS"}));
    let mut curse = scene("curse; at r1c1; map r1c1=7S! r1c2=2S; hand 8H TH; rest deck");
    act(
        &mut curse,
        "use 8H",
        "",
        json!({"phase": "turn", "turns": 1, "deck": "-AS", "hand": "", "discard": "8H TH AS", "due_red": null}),
    );
}

#[test]
fn use_4_item_without_effect_is_finished_at_once() {
    let mut state = scene("turn; at r1c1; map r1c1=2S r1c2=3S; hand 4H 5H; rest deck");
    act(&mut state, "use 5H", "", json!({"hand": "4H", "discard": "5H"}));
}

#[test]
fn item_1_reveals_the_tiles_around() {
    let map = "r1c1=2S r1c3=3S r2c2=4S r3c3=5S r3c4=6S";
    let mut state = scene(&format!("turn; at r2c2; map {map}; hand AH 2H; rest deck"));
    let shown = json!({"hand": "2H", "discard": "AH", "map": "r1c1=2S~ r1c3=3S~ r2c2=4S r3c3=5S~ r3c4=6S"});
    act(&mut state, "use AH", "", shown);
}

#[test]
fn item_2_needs_a_passage_cell() {
    let mut bare = scene("turn; at r2c2; map r2c3=4S; hand 2H; rest deck");
    act(&mut bare, "use 2H", "", json!({"hand": "", "discard": "2H"}));
    let mut alone = scene("turn; at r2c2; map r2c2=4S!; hand 2H 3H; rest deck");
    act(&mut alone, "use 2H", "", json!({"hand": "3H", "discard": "2H"}));
    let mut state = scene("turn; at r2c2; map r2c2=4S! r2c3=5S; hand 2H; rest deck");
    act(&mut state, "use 2H", "", json!({"phase": "cell", "hand": "", "using": "2H", "back": "turn"}));
}

#[test]
fn item_3_asks_for_a_tile() {
    let mut state = scene("turn; at r1c1; map r1c1=2S! r1c2=3S; hand 3H 4H; rest deck");
    act(&mut state, "use 3H", "", json!({"phase": "tile", "hand": "4H", "using": "3H", "back": "turn"}));
    let mut none = scene("event; event 2S; at r1c1; map r1c1=2S!; hand 3H 4H; rest deck");
    act(&mut none, "use 3H", "", json!({"hand": "4H", "discard": "3H"}));
}

#[test]
fn item_4_asks_for_a_card_and_a_cell() {
    let mut state = scene("turn; at r1c1; map r1c1=KS; hand 4H; discard 2S; rest deck");
    act(&mut state, "use 4H", "", json!({"phase": "card", "hand": "", "using": "4H", "back": "turn", "left": 1}));
    // Spawning a king: it is revealed, and the stairs work after moving onto it.
    let mut king = scene("turn; rune; at r1c2; map r1c2=3S!; hand 4H; discard KS; rest deck");
    for mv in ["use 4H", "card KS", "cell r1c3", "move r1c3"] {
        play(&mut king, mv, "");
    }
    assert_eq!(legal(&king), ["descend", "move r1c2"]);
}

#[test]
fn item_5_asks_for_two_cards_or_one() {
    let mut state = scene("turn; at r1c1; map r1c1=KS r1c2=2S; hand 5H; discard 2H 3H 4H; rest deck");
    act(&mut state, "use 5H", "", json!({"phase": "card", "hand": "", "using": "5H", "back": "turn", "left": 2}));
    let mut one = scene("turn; at r1c1; map r1c1=KS r1c2=2S; hand 5H; discard 2H; rest deck");
    act(&mut one, "use 5H", "", json!({"phase": "card", "hand": "", "using": "5H", "back": "turn", "left": 1}));
    act(
        &mut one,
        "card 2H",
        "",
        json!({"phase": "turn", "deck": "2H+ AS …", "discard": "5H", "using": null, "back": null, "left": 0}),
    );
}

#[test]
fn item_6_asks_for_a_column() {
    let mut state = scene("turn; at r1c1; map r1c1=KS; hand 6H; rest deck");
    act(&mut state, "use 6H", "", json!({"phase": "column", "hand": "", "using": "6H", "back": "turn"}));
    let mut none = scene("turn; at r1c1; hand 6H 2H; rest deck");
    act(&mut none, "use 6H", "", json!({"hand": "2H", "discard": "6H"}));
}

#[test]
fn item_7_draws_two() {
    let mut state = scene("turn; at r1c1; map r1c1=KS; hand 7H; deck 2H 3H+ 4H");
    act(&mut state, "use 7H", "", json!({"deck": "4H", "hand": "2H 3H", "discard": "+7H"}));
}

#[test]
fn item_8_discards_the_top_card() {
    let mut state = scene("turn; at r1c1; map r1c1=KS r1c2=2S; hand 8H; deck 2H 3H; discard 9H; rest hand");
    act(&mut state, "use 8H", "", json!({"deck": "3H", "hand": "-8H", "discard": "2H 8H 9H"}));
    let mut seen = scene("turn; at r1c1; map r1c1=KS r1c2=2S; hand 8H; deck 2H+ 3H; rest hand");
    play(&mut seen, "use 8H", "");
    seen.check().expect("no card of the discard is known or not");
}

#[test]
fn item_9_builds_from_the_deck() {
    let mut state = scene("turn; at r1c1; map r1c1=KS; hand 9H; deck 2H");
    play(&mut state, "use 9H", "");
    assert_eq!(legal(&state), ["build left", "build right"]);
    let mut empty = scene("turn; at r1c1; map r1c1=KS; hand 9H 2H");
    act(&mut empty, "use 9H", "", json!({"hand": "2H", "discard": "+9H"}));
}

#[test]
fn item_11_builds_from_the_deck() {
    let mut state = scene("turn; at r1c1; map r1c1=KS; hand JH; deck 2H");
    play(&mut state, "use JH", "");
    assert_eq!(legal(&state), ["build bottom", "build top"]);
    let mut empty = scene("turn; at r1c1; map r1c1=KS; hand JH 2H");
    act(&mut empty, "use JH", "", json!({"hand": "2H", "discard": "+JH"}));
}

#[test]
fn item_12_draws_two_and_discards_one_of_the_hand() {
    let mut state = scene("turn; at r1c1; map r1c1=KS; hand QH 9H; deck 2H 3H 4H");
    act(
        &mut state,
        "use QH",
        "",
        json!({"phase": "discard", "deck": "4H", "hand": "2H 3H 9H", "using": "QH", "back": "turn",
            "eligible": "2H 3H 9H", "left": 1}),
    );
    play(&mut state, "discard 9H", "");
    let mut short = scene("turn; at r1c1; map r1c1=KS; hand QH 9H; deck 2H");
    play(&mut short, "use QH", "");
    assert_eq!(legal(&short), ["discard 2H", "discard 9H", "keep"]);
    let mut none = scene("turn; at r1c1; map r1c1=KS r1c2=2S; hand QH");
    act(&mut none, "use QH", "", json!({"hand": "", "discard": "+QH"}));
}

#[test]
fn item_13_cancels_the_waiting_event() {
    let mut event = scene("event; event 5S; at r1c1; map r1c1=5S! r1c2=2S; hand KH; rest deck");
    act(&mut event, "use KH", "", json!({"phase": "turn", "turns": 1, "hand": "", "discard": "KH", "event": null}));
    let mut turn = scene("turn; at r1c1; map r1c1=5S! r1c2=2S; hand KH; rest deck");
    act(&mut turn, "use KH", "", json!({"hand": "", "discard": "KH"}));
}

#[test]
fn draw_1_stops_at_the_empty_deck() {
    let mut state = scene("turn; at r1c1; map r1c1=KS; hand 7H; deck 3H");
    act(&mut state, "use 7H", "", json!({"deck": "", "hand": "3H", "discard": "+7H"}));
}

#[test]
fn draw_2_ten_in_hand_gets_its_due_turn() {
    let mut item = scene("turn; turns 3; at r1c1; map r1c1=KS; hand 7H 2H; deck TH TS");
    act(
        &mut item,
        "use 7H",
        "",
        json!({"deck": "", "hand": "2H TH TS", "discard": "+7H", "due_black": 4, "due_red": 4}),
    );
    let mut crag =
        scene("card; event 4S; left 1; turns 3; at r1c1; map r1c1=4S! r1c2=2S; hand 2H; discard TS; rest deck");
    act(
        &mut crag,
        "card TS",
        "",
        json!({"phase": "turn", "turns": 4, "hand": "2H TS", "discard": "", "event": null, "left": 0, "due_black": 5}),
    );
    assert_eq!(key(&crag, "phase"), "turn");
}
