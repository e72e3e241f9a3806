//! Rulings on items.

use serde_json::json;

use crate::rules::scene::{Scene, tiles};

#[test]
fn r18_any_item_may_be_used_in_vain() {
    let hand = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH";
    let state = Scene::new(format!("turn; at r1c1; map r1c2=2S; hand {hand}; discard ; rest deck"));
    assert_eq!(state.legal("use").len(), 12);
    let mut idle = Scene::new("turn; at r1c1; map r1c2=2S; hand 4H 5H AH; rest deck");
    for item in ["4H", "AH"] {
        idle.play(format!("use {item}")).is("phase turn");
    }
}

#[test]
fn r19_ten_cannot_be_used() {
    for phase in ["turn", "curse"] {
        let state = Scene::new(format!("{phase}; at r1c1; map r1c1=2S! r1c2=3S; hand TH TS 2H; rest deck"));
        assert_eq!(state.legal("use"), ["use 2H"]);
        state.refuses("use TS");
    }
}

/// (R19)
#[test]
fn option_6_amulet_is_used_like_any_item() {
    for phase in ["turn", "curse"] {
        let table = "at r1c1; map r1c1=2S! r1c2=3S; hand TH TS 2H; rulings any_item; rest deck";
        assert_eq!(Scene::new(format!("{phase}; {table}")).legal("use"), ["use 2H", "use TH", "use TS"]);
    }
    // It is an item, too: alone in the hand it keeps the game alive, and the event waits.
    let mut lone = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=3S; hand TH; due TH=2; rulings any_item; rest deck");
    lone.play("move r1c2").is("phase event; event 3S");
    let mut last = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=3S!; hand TH; rulings any_item; rest deck");
    last.play("use TH").is("outcome result=lost cause=stuck floor=1 turns=0");
}

/// (R19)
#[test]
fn item_10_used_amulet_goes_alone_and_its_curse_ends() {
    let mut curse =
        Scene::new("curse; turns 5; at r1c1; map r1c1=2S! r1c2=3S; hand TH 3H; rulings any_item; rest deck");
    curse.play("use TH").becomes("phase turn; turns 6; hand 3H; discard TH; due_red null");
    let mut two = Scene::new("curse; at r1c1; map r1c1=2S! r1c2=3S; hand TH TS 3H; rulings any_item; rest deck");
    two.play("use TH").becomes("hand 3H TS; discard TH; due_red null");
    two.play("suffer").becomes("phase turn; turns 1; hand; discard 3H TH TS; due_black null");
}

#[test]
fn r20_item_is_discarded_after_its_effect() {
    let mut four = Scene::new("turn; at r1c1; map r1c1=2S; hand 4H; discard 7H; rest deck");
    four.play("use 4H");
    assert_eq!(four.legal(""), ["card 7H"]);
    let mut five = Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S; hand 5H; rest deck");
    five.play("use 5H").becomes("hand; discard 5H");
    let mut queen = Scene::new("turn; at r1c1; map r1c1=2S; hand QH; deck 2H 3H 4H");
    queen.play("use QH");
    assert_eq!(queen.legal(""), ["discard 2H", "discard 3H"]);
}

#[test]
fn r21_item_2_moves_across_any_distance() {
    let mut far = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=3S r9c15=4S; hand 2H; rest deck");
    far.play("use 2H");
    // The moved tile is not its own neighbour, and its cell is not a destination.
    assert_eq!(far.legal(""), ["cell r0c2", "cell r1c3", "cell r2c2", "cell r8c15", "cell r9c14"]);
    far.play("cell r9c14")
        .becomes("phase turn; map r1c2=3S r9c14=2S! r9c15=4S; token r9c14; discard 2H; using null; back null");
    far.is("map r1c2=3S r9c14=2S! r9c15=4S");
    for rest in ["map r1c2=2S", "map r1c1=2S"] {
        let mut nothing = Scene::new(format!("turn; at r1c1; {rest}; hand 2H 3H; rest deck"));
        nothing.play("use 2H").becomes("hand 3H; discard 2H");
    }
}

/// (R15)
#[test]
fn option_7_item_3_takes_the_tile_whose_event_waits() {
    let text = "event; event QS; at r1c2; map r1c1=2S! r1c2=QS! r1c3=4S; hand 3H 5H; rest deck";
    let mut other = Scene::new(text);
    other.play("use 3H");
    assert_eq!(other.legal(""), ["tile r1c1", "tile r1c3"]);
    let mut any = Scene::new(format!("{text}; rulings any_tile"));
    any.play("use 3H");
    assert_eq!(any.legal(""), ["tile r1c1", "tile r1c2", "tile r1c3"]);
    let mut elsewhere = any;
    elsewhere.play("tile r1c3").is("phase event; event QS; turns 0");
    // The event goes with its tile, and the turn ends.
    any.play("tile r1c2").is("phase turn; turns 1; event null; token r1c2; map r1c1=2S! r1c3=4S; hand 5H; discard 3H");
    assert_eq!((&any.key("deck")[0], &any.key("deck_known")[0]), (&json!("QS"), &json!(true)));
}

#[test]
fn r22_lifted_tile_stays_known() {
    for (mark, known) in [("", false), ("+", true), ("~", true), ("!", true)] {
        let mut state = Scene::new(format!("turn; at r1c1; map r1c1=2S{mark} r1c2=3S; hand 3H; rest deck"));
        state.play("use 3H").play("tile r1c1").is("token r1c1");
        assert_eq!((&state.key("deck")[0], &state.key("deck_known")[0]), (&json!("2S"), &json!(known)));
    }
}

#[test]
fn r23_item_4_may_lay_a_tile_under_the_token() {
    let mut state = Scene::new("turn; at r1c1; map r1c3=2S; hand 4H 9H; discard 7H; rest deck");
    state.play("use 4H").play("card 7H");
    state.refuses("cell r3c3");
    state.refuses("cell r1c3");
    state.play("cell r1c1");
    assert_eq!(tiles(&state)[0], "r1c1=7H~");
    state.is("token r1c1; turns 0; phase turn");
}

#[test]
fn r24_item_5_stacks_two_different_cards_in_order() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S; hand 5H; discard 7S TH; rest deck");
    state.play("use 5H").play("card TH");
    state.refuses("card TH");
    state.play("card 7S");
    assert_eq!(state.key("deck").as_array().unwrap()[..2], [json!("7S"), json!("TH")]);
    assert_eq!(state.key("deck_known").as_array().unwrap()[..3], [true, true, false]);
}

#[test]
fn r25_built_line_is_outside_the_box() {
    let mut state = Scene::new("turn; at r2c1; map r1c1=2S r3c1=3S; hand JH 9H; deck AH 2H; deck_known AH");
    state.play("use JH");
    assert_eq!(state.legal(""), ["build bottom", "build top"]);
    state.play("build top");
    assert_eq!(tiles(&state)[0], "r0c1=AH+");
    // It may lay a tile under a token on an empty cell.
    let mut under = Scene::new("turn; at r1c1; map r1c2=3S; hand 9H; deck AH 2H");
    under.play("use 9H").play("build left").is("map r1c1=AH r1c2=3S; token r1c1; phase turn");
}

#[test]
fn r26_short_draw_makes_the_discard_optional() {
    for (rank, deck, optional) in [("2", "8H", true), ("2", "8H 9H", false), ("3", "8H", true), ("3", "8H 9H", true)] {
        let mut state = Scene::new(format!("turn; at r1c1; map r1c1=7S! r1c2={rank}S r1c3=JS; deck {deck}"));
        state.play("move r1c2").is(format!("optional {optional}; phase discard; left 1"));
    }
    let mut none = Scene::new("turn; at r1c1; map r1c1=7S r1c2=2S; hand QH 2H");
    none.play("use QH");
    assert_eq!(none.legal(""), ["discard 2H", "keep"]);
}

/// (R26, R30)
#[test]
fn option_8_discard_is_due_after_a_short_draw() {
    for (rank, deck, optional) in [("2", "8H", true), ("2", "8H 9H", false), ("3", "8H", false), ("3", "8H 9H", false)]
    {
        let map = format!("at r1c1; map r1c1=7S! r1c2={rank}S r1c3=JS; deck {deck}; rulings must_discard");
        let mut state = Scene::new(format!("turn; {map}"));
        state.play("move r1c2").is(format!("optional {optional}; phase discard; left 1"));
    }
    for (deck, legal) in [("", vec!["discard 2H"]), ("; deck 8H", vec!["discard 2H", "discard 8H", "keep"])] {
        let mut item =
            Scene::new(format!("turn; at r1c1; map r1c1=7S r1c2=2S; hand QH 2H{deck}; rulings must_discard"));
        item.play("use QH");
        assert_eq!(item.legal(""), legal);
    }
    // Events 2 and 3 discard only what they drew.
    let mut held = Scene::new("event; event 3S; at r1c1; map r1c1=3S! r1c2=2S; hand 2H; rulings must_discard");
    held.play("resolve").becomes("phase turn; turns 1; event null");
}

#[test]
fn draw_3_due_discard_ejects_a_player_without_items() {
    for (rulings, end) in [("", "null"), ("; rulings must_discard", "result=lost cause=ejected floor=1 turns=1")] {
        for event in ["2", "3"] {
            let mut state = Scene::new(format!("turn; at r1c1; map r1c1=7S! r1c2={event}S r1c3=4S{rulings}"));
            state.play("move r1c2").is(format!("turns 1; outcome {end}"));
        }
    }
    let mut item = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=2S; hand QH; rulings must_discard");
    item.play("use QH")
        .becomes("phase over; turns 1; hand; discard +QH; outcome result=lost cause=ejected floor=1 turns=1");
    let mut idle = Scene::new("turn; at r1c1; map r1c1=7S! r1c2=2S; hand QH");
    idle.play("use QH").becomes("hand; discard +QH");
}

#[test]
fn r27_events_discard_what_they_drew_and_item_queen_any() {
    let mut event = Scene::new("event; event 2S; at r1c1; map r1c1=2S! r1c2=3S; hand 5H; deck 8H 9H");
    event.play("resolve");
    assert_eq!(event.legal(""), ["discard 8H", "discard 9H"]);
    let mut item = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=3S; hand 5H QH; deck 8H 9H");
    item.play("use QH");
    assert_eq!(item.legal(""), ["discard 5H", "discard 8H", "discard 9H"]);
}

#[test]
fn r28_item_without_object_does_nothing() {
    let mut state = Scene::new("turn; at r1c1; map r1c2=3S! r1c3=2S; hand 8H AH 7H");
    for item in ["8H", "AH", "7H"] {
        state.play(format!("use {item}"));
    }
    state.is("phase turn; turns 0; hand; map r1c2=3S! r1c3=2S");
}

#[test]
fn r29_peeked_cards_keep_their_order() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=7S r1c3=3S; deck AH 2H 3H 4H; deck_known 2H");
    state
        .play("move r1c2")
        .becomes("turns 1; deck AH 2H 3H 4H; deck_known AH 2H 3H; map r1c1=2S! r1c2=7S! r1c3=3S; token r1c2");
}
