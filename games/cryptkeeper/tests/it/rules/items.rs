//! Items.

use underdeck_game::State as _;

use crate::rules::scene::Scene;

#[test]
fn use_1_item_leaves_the_hand() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S; hand 6H 7H; rest deck");
    state.play("use 6H").becomes("phase column; hand 7H; using 6H; back turn");
    let mut window = Scene::new("event; event 3S; at r1c1; map r1c1=3S!; hand 6H; rest deck");
    window.play("use 6H").becomes("phase column; hand; using 6H; back event");
    let mut curse = Scene::new("curse; at r1c1; map r1c1=3S!; hand 6H TH; rest deck");
    curse.play("use 6H").becomes("phase column; hand TH; using 6H; back curse");
}

#[test]
fn use_2_each_rank_has_its_effect() {
    for (item, phase) in [("3H", "tile"), ("4H", "card"), ("6H", "column"), ("9H", "build"), ("QH", "discard")] {
        let mut state = Scene::new(format!("turn; at r1c1; map r1c1=2S r1c2=3S; hand {item}; discard 8H; rest deck"));
        state.play(format!("use {item}")).is(format!("phase {phase}; using {item}"));
    }
}

#[test]
fn use_3_finished_item_goes_to_the_discard() {
    let mut king = Scene::new("event; event QS; at r1c1; map r1c1=QS! r1c2=2S; hand KH 2H; rest deck");
    king.play("use KH").becomes("phase turn; turns 1; hand 2H; discard KH; event null");
    let mut event = Scene::new("event; event 7S; at r1c1; map r1c1=7S! r1c2=2S; hand 8H 2H; rest deck");
    event.play("use 8H").becomes("deck -AH; hand 2H; discard AH 8H");
    let mut curse = Scene::new("curse; at r1c1; map r1c1=7S! r1c2=2S; hand 8H TH; rest deck");
    curse.play("use 8H").becomes("phase turn; turns 1; deck -AH; hand; discard AH 8H TH; due_red null");
}

#[test]
fn use_4_item_without_effect_is_finished_at_once() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S; hand 4H 5H; rest deck");
    state.play("use 5H").becomes("hand 4H; discard 5H");
}

#[test]
fn item_1_reveals_the_tiles_around() {
    let map = "r1c1=2S r1c3=3S r2c2=4S r3c3=5S r3c4=6S";
    let mut state = Scene::new(format!("turn; at r2c2; map {map}; hand AH 2H; rest deck"));
    let shown = "hand 2H; discard AH; map r1c1=2S~ r1c3=3S~ r2c2=4S r3c3=5S~ r3c4=6S";
    state.play("use AH").becomes(shown);
}

#[test]
fn item_2_needs_a_passage_cell() {
    let mut bare = Scene::new("turn; at r2c2; map r2c3=4S; hand 2H; rest deck");
    bare.play("use 2H").becomes("hand; discard 2H");
    let mut alone = Scene::new("turn; at r2c2; map r2c2=4S!; hand 2H 3H; rest deck");
    alone.play("use 2H").becomes("hand 3H; discard 2H");
    let mut state = Scene::new("turn; at r2c2; map r2c2=4S! r2c3=5S; hand 2H; rest deck");
    state.play("use 2H").becomes("phase cell; hand; using 2H; back turn");
}

#[test]
fn item_3_asks_for_a_tile() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=3S; hand 3H 4H; rest deck");
    state.play("use 3H").becomes("phase tile; hand 4H; using 3H; back turn");
    let mut none = Scene::new("event; event 2S; at r1c1; map r1c1=2S!; hand 3H 4H; rest deck");
    none.play("use 3H").becomes("hand 4H; discard 3H");
}

#[test]
fn item_4_asks_for_a_card_and_a_cell() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=KS; hand 4H; discard 2S; rest deck");
    state.play("use 4H").becomes("phase card; hand; using 4H; back turn; left 1");
    // Spawning a king: it is revealed, and the stairs work after moving onto it.
    let mut king = Scene::new("turn; rune; at r1c2; map r1c2=3S!; hand 4H; discard KS; rest deck");
    for mv in ["use 4H", "card KS", "cell r1c3", "move r1c3"] {
        king.play(mv);
    }
    assert_eq!(king.legal(""), ["descend", "move r1c2"]);
}

#[test]
fn item_5_asks_for_two_cards_or_one() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=KS r1c2=2S; hand 5H; discard 2H 3H 4H; rest deck");
    state.play("use 5H").becomes("phase card; hand; using 5H; back turn; left 2");
    let mut one = Scene::new("turn; at r1c1; map r1c1=KS r1c2=2S; hand 5H; discard 2H; rest deck");
    one.play("use 5H").becomes("phase card; hand; using 5H; back turn; left 1");
    one.play("card 2H").becomes("phase turn; deck 2H AH …; deck_known 2H; discard 5H; using null; back null; left 0");
}

#[test]
fn item_6_asks_for_a_column() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=KS; hand 6H; rest deck");
    state.play("use 6H").becomes("phase column; hand; using 6H; back turn");
    let mut none = Scene::new("turn; at r1c1; hand 6H 2H; rest deck");
    none.play("use 6H").becomes("hand 2H; discard 6H");
}

#[test]
fn item_7_draws_two() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=KS; hand 7H; deck 2H 3H 4H; deck_known 3H");
    state.play("use 7H").becomes("deck 4H; deck_known; hand 2H 3H; discard +7H");
}

#[test]
fn item_8_discards_the_top_card() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=KS r1c2=2S; hand 8H; deck 2H 3H; discard 9H; rest hand");
    state.play("use 8H").becomes("deck 3H; hand -8H; discard 2H 8H 9H");
    let mut seen = Scene::new("turn; at r1c1; map r1c1=KS r1c2=2S; hand 8H; deck 2H 3H; deck_known 2H; rest hand");
    seen.play("use 8H");
    seen.check().expect("no card of the discard is known or not");
}

#[test]
fn item_9_builds_from_the_deck() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=KS; hand 9H; deck 2H");
    state.play("use 9H");
    assert_eq!(state.legal(""), ["build left", "build right"]);
    let mut empty = Scene::new("turn; at r1c1; map r1c1=KS; hand 9H 2H");
    empty.play("use 9H").becomes("hand 2H; discard +9H");
}

#[test]
fn item_11_builds_from_the_deck() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=KS; hand JH; deck 2H");
    state.play("use JH");
    assert_eq!(state.legal(""), ["build bottom", "build top"]);
    let mut empty = Scene::new("turn; at r1c1; map r1c1=KS; hand JH 2H");
    empty.play("use JH").becomes("hand 2H; discard +JH");
}

#[test]
fn item_12_draws_two_and_discards_one_of_the_hand() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=KS; hand QH 9H; deck 2H 3H 4H");
    state
        .play("use QH")
        .becomes("phase discard; deck 4H; hand 2H 3H 9H; using QH; back turn; eligible 2H 3H 9H; left 1");
    state.play("discard 9H");
    let mut short = Scene::new("turn; at r1c1; map r1c1=KS; hand QH 9H; deck 2H");
    short.play("use QH");
    assert_eq!(short.legal(""), ["discard 2H", "discard 9H", "keep"]);
    let mut none = Scene::new("turn; at r1c1; map r1c1=KS r1c2=2S; hand QH");
    none.play("use QH").becomes("hand; discard +QH");
}

#[test]
fn item_13_cancels_the_waiting_event() {
    let mut event = Scene::new("event; event 5S; at r1c1; map r1c1=5S! r1c2=2S; hand KH; rest deck");
    event.play("use KH").becomes("phase turn; turns 1; hand; discard KH; event null");
    let mut turn = Scene::new("turn; at r1c1; map r1c1=5S! r1c2=2S; hand KH; rest deck");
    turn.play("use KH").becomes("hand; discard KH");
}

#[test]
fn draw_1_stops_at_the_empty_deck() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=KS; hand 7H; deck 3H");
    state.play("use 7H").becomes("deck; hand 3H; discard +7H");
}

#[test]
fn draw_2_ten_in_hand_gets_its_due_turn() {
    let mut item = Scene::new("turn; turns 3; at r1c1; map r1c1=KS; hand 7H 2H; deck TH TS");
    item.play("use 7H").becomes("deck; hand 2H TH TS; discard +7H; due_black 4; due_red 4");
    let mut crag =
        Scene::new("card; event 4S; left 1; turns 3; at r1c1; map r1c1=4S! r1c2=2S; hand 2H; discard TS; rest deck");
    crag.play("card TS").becomes("phase turn; turns 4; hand 2H TS; discard; event null; left 0; due_black 5");
    assert_eq!(crag.key("phase"), "turn");
}
