//! Rulings on items.

use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse};

use crate::rules::scene::{act, key, legal_of, scene, tiles};

#[test]
fn r18_any_item_may_be_used_in_vain() {
    let hand = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH";
    let state = scene(&format!("turn; at r1c1; map r1c2=2S; hand {hand}; discard ; rest deck"));
    assert_eq!(legal_of(&state, "use").len(), 12);
    let mut idle = scene("turn; at r1c1; map r1c2=2S; hand 4H 5H AH; rest deck");
    for item in ["4H", "AH"] {
        play(&mut idle, &format!("use {item}"), "");
        expect(&idle, json!({"phase": "turn"}));
    }
}

#[test]
fn r19_ten_cannot_be_used() {
    for phase in ["turn", "curse"] {
        let state = scene(&format!("{phase}; at r1c1; map r1c1=2S! r1c2=3S; hand TH TS 2H; rest deck"));
        assert_eq!(legal_of(&state, "use"), ["use 2H"]);
        refuse(&state, "use TS");
    }
}

#[test]
fn r20_item_is_discarded_after_its_effect() {
    let mut four = scene("turn; at r1c1; map r1c1=2S; hand 4H; discard 7H; rest deck");
    play(&mut four, "use 4H", "");
    assert_eq!(legal(&four), ["card 7H"]);
    let mut five = scene("turn; at r1c1; map r1c1=2S r1c2=3S; hand 5H; rest deck");
    act(&mut five, "use 5H", "", json!({"hand": "", "discard": "5H"}));
    let mut queen = scene("turn; at r1c1; map r1c1=2S; hand QH; deck 2H 3H 4H");
    play(&mut queen, "use QH", "");
    assert_eq!(legal(&queen), ["discard 2H", "discard 3H"]);
}

#[test]
fn r21_item_2_moves_across_any_distance() {
    let mut far = scene("turn; at r1c1; map r1c1=2S! r1c2=3S r9c15=4S; hand 2H; rest deck");
    play(&mut far, "use 2H", "");
    // The moved tile is not its own neighbour, and its cell is not a destination.
    assert_eq!(legal(&far), ["cell r0c2", "cell r1c3", "cell r2c2", "cell r8c15", "cell r9c14"]);
    act(
        &mut far,
        "cell r9c14",
        "",
        json!({"phase": "turn", "map": "r1c2=3S r9c14=2S! r9c15=4S", "token": "r9c14", "discard": "2H",
            "using": null, "back": null}),
    );
    assert_eq!(tiles(&far), ["r1c2=3S", "r9c14=2S!", "r9c15=4S"]);
    for rest in ["map r1c2=2S", "map r1c1=2S"] {
        let mut nothing = scene(&format!("turn; at r1c1; {rest}; hand 2H 3H; rest deck"));
        act(&mut nothing, "use 2H", "", json!({"hand": "3H", "discard": "2H"}));
    }
}

#[test]
fn r22_lifted_tile_stays_known() {
    for (mark, known) in [("", false), ("+", true), ("~", true), ("!", true)] {
        let mut state = scene(&format!("turn; at r1c1; map r1c1=2S{mark} r1c2=3S; hand 3H; rest deck"));
        play(&mut state, "use 3H", "");
        play(&mut state, "tile r1c1", "");
        expect(&state, json!({"token": "r1c1"}));
        assert_eq!((&key(&state, "deck")[0], &key(&state, "deck_known")[0]), (&json!("2S"), &json!(known)));
    }
}

#[test]
fn r23_item_4_may_lay_a_tile_under_the_token() {
    let mut state = scene("turn; at r1c1; map r1c3=2S; hand 4H 9H; discard 7H; rest deck");
    play(&mut state, "use 4H", "");
    play(&mut state, "card 7H", "");
    refuse(&state, "cell r3c3");
    refuse(&state, "cell r1c3");
    play(&mut state, "cell r1c1", "");
    assert_eq!(tiles(&state)[0], "r1c1=7H~");
    expect(&state, json!({"token": "r1c1", "turns": 0, "phase": "turn"}));
}

#[test]
fn r24_item_5_stacks_two_different_cards_in_order() {
    let mut state = scene("turn; at r1c1; map r1c1=2S r1c2=3S; hand 5H; discard 7S TH; rest deck");
    play(&mut state, "use 5H", "");
    play(&mut state, "card TH", "");
    refuse(&state, "card TH");
    play(&mut state, "card 7S", "");
    assert_eq!(key(&state, "deck").as_array().unwrap()[..2], [json!("7S"), json!("TH")]);
    assert_eq!(key(&state, "deck_known").as_array().unwrap()[..3], [true, true, false]);
}

#[test]
fn r25_built_line_is_outside_the_box() {
    let mut state = scene("turn; at r2c1; map r1c1=2S r3c1=3S; hand JH 9H; deck AH+ 2H");
    play(&mut state, "use JH", "");
    assert_eq!(legal(&state), ["build bottom", "build top"]);
    play(&mut state, "build top", "");
    assert_eq!(tiles(&state)[0], "r0c1=AH+");
    // It may lay a tile under a token on an empty cell.
    let mut under = scene("turn; at r1c1; map r1c2=3S; hand 9H; deck AH 2H");
    play(&mut under, "use 9H", "");
    play(&mut under, "build left", "");
    assert_eq!(tiles(&under), ["r1c1=AH", "r1c2=3S"]);
    expect(&under, json!({"token": "r1c1", "phase": "turn"}));
}

#[test]
fn r26_short_draw_makes_the_discard_optional() {
    for (rank, deck, optional) in [("2", "8H", true), ("2", "8H 9H", false), ("3", "8H", true), ("3", "8H 9H", true)] {
        let mut state = scene(&format!("turn; at r1c1; map r1c1=7S! r1c2={rank}S r1c3=JS; deck {deck}"));
        play(&mut state, "move r1c2", "");
        expect(&state, json!({"optional": optional, "phase": "discard", "left": 1}));
    }
    let mut none = scene("turn; at r1c1; map r1c1=7S r1c2=2S; hand QH 2H");
    play(&mut none, "use QH", "");
    assert_eq!(legal(&none), ["discard 2H", "keep"]);
}

#[test]
fn r27_events_discard_what_they_drew_and_item_queen_any() {
    let mut event = scene("event; event 2S; at r1c1; map r1c1=2S! r1c2=3S; hand 5H; deck 8H 9H");
    play(&mut event, "resolve", "");
    assert_eq!(legal(&event), ["discard 8H", "discard 9H"]);
    let mut item = scene("turn; at r1c1; map r1c1=2S! r1c2=3S; hand 5H QH; deck 8H 9H");
    play(&mut item, "use QH", "");
    assert_eq!(legal(&item), ["discard 5H", "discard 8H", "discard 9H"]);
}

#[test]
fn r28_item_without_object_does_nothing() {
    let mut state = scene("turn; at r1c1; map r1c2=3S! r1c3=2S; hand 8H AH 7H");
    for item in ["8H", "AH", "7H"] {
        play(&mut state, &format!("use {item}"), "");
    }
    expect(&state, json!({"phase": "turn", "turns": 0, "hand": []}));
    assert_eq!(tiles(&state), ["r1c2=3S!", "r1c3=2S"]);
}

#[test]
fn r29_peeked_cards_keep_their_order() {
    let mut state = scene("turn; at r1c1; map r1c1=2S! r1c2=7S r1c3=3S; deck AH 2H+ 3H 4H");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"turns": 1, "deck": "AH+ 2H+ 3H+ 4H", "map": "r1c1=2S! r1c2=7S! r1c3=3S", "token": "r1c2"}),
    );
}
