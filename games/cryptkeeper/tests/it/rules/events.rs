//! Events.

use serde_json::json;
use underdeck_testkit::{expect, legal, play};

use crate::rules::scene::{act, scene};

#[test]
fn event_1_activates_the_rune() {
    let mut state = scene("turn; at r1c1; map r1c1=2S! r1c2=AS r1c3=3S; rest deck");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"turns": 1, "map": "r1c1=2S! r1c2=AS! r1c3=3S", "token": "r1c2", "rune": true}),
    );
}

#[test]
fn event_2_draws_two_and_discards_one() {
    let mut state = scene("turn; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; deck 9H 8H 7H");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"phase": "discard", "deck": "7H", "map": "r1c1=7S! r1c2=2S! r1c3=3S", "token": "r1c2",
            "hand": "8H 9H", "event": "2S", "eligible": "8H 9H", "left": 1}),
    );
    // An empty deck: no draw, no discard, no ejection.
    let mut empty = scene("turn; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; discard");
    act(&mut empty, "move r1c2", "", json!({"turns": 1, "map": "r1c1=7S! r1c2=2S! r1c3=3S", "token": "r1c2"}));
}

#[test]
fn event_3_draws_three_and_discards_one() {
    let mut state = scene("turn; at r1c1; map r1c1=7S! r1c2=3S r1c3=2S; deck 9H 8H 7H AH");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"phase": "discard", "deck": "AH", "map": "r1c1=7S! r1c2=3S! r1c3=2S", "token": "r1c2",
            "hand": "7H 8H 9H", "event": "3S", "eligible": "7H 8H 9H", "left": 1}),
    );
    let mut two = scene("turn; at r1c1; map r1c1=7S! r1c2=3S r1c3=2S; deck 9H 8H");
    act(
        &mut two,
        "move r1c2",
        "",
        json!({"phase": "discard", "deck": "", "map": "r1c1=7S! r1c2=3S! r1c3=2S", "token": "r1c2", "hand": "8H 9H",
            "event": "3S", "eligible": "8H 9H", "left": 1, "optional": true}),
    );
}

#[test]
fn event_4_needs_a_card_in_the_discard() {
    let mut state = scene("turn; at r1c1; map r1c1=7S! r1c2=4S r1c3=2S; discard 9H; rest deck");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"phase": "card", "map": "r1c1=7S! r1c2=4S! r1c3=2S", "token": "r1c2", "event": "4S", "left": 1}),
    );
    let mut empty = scene("turn; at r1c1; map r1c1=7S! r1c2=4S r1c3=2S; rest deck");
    act(&mut empty, "move r1c2", "", json!({"turns": 1, "map": "r1c1=7S! r1c2=4S! r1c3=2S", "token": "r1c2"}));
}

#[test]
fn event_5_takes_one_item_or_ejects() {
    let event = "event; event 5S; at r1c1; map r1c1=5S! r1c2=2S";
    let mut two = scene(&format!("{event}; hand 2H 3H; rest deck"));
    act(&mut two, "resolve", "", json!({"phase": "discard", "eligible": "2H 3H", "left": 1}));
    let mut one = scene(&format!("{event}; hand 2H; rest deck"));
    act(&mut one, "resolve", "", json!({"phase": "turn", "turns": 1, "hand": "", "discard": "2H", "event": null}));
    let mut none = scene("turn; at r1c2; map r1c1=5S r1c2=2S!; rest deck");
    act(
        &mut none,
        "move r1c1",
        "",
        json!({"phase": "over", "turns": 1,
            "outcome": {"result": "lost", "cause": "ejected", "floor": 1, "turns": 1}, "map": "r1c1=5S! r1c2=2S!",
            "token": "r1c1"}),
    );
}

#[test]
fn event_6_asks_for_a_row() {
    let mut state = scene("turn; at r1c1; map r1c1=7S! r1c2=6S r2c2=2S; rest deck");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"phase": "row", "map": "r1c1=7S! r1c2=6S! r2c2=2S", "token": "r1c2", "event": "6S"}),
    );
    act(
        &mut state,
        "row 2",
        "",
        json!({"map": "r1c1=7S! r1c2=6S! r2c2=2S~", "event": null, "phase": "turn", "turns": 1}),
    );
}

#[test]
fn event_7_shows_the_top_three() {
    let mut state = scene("turn; at r1c1; map r1c1=2S! r1c2=7S r1c3=3S; deck AH 2H");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"turns": 1, "deck": "AH+ 2H+", "map": "r1c1=2S! r1c2=7S! r1c3=3S", "token": "r1c2"}),
    );
}

#[test]
fn event_8_reveals_adjacent_tiles() {
    let map = "r1c2=2S r2c1=3S! r2c2=8S r2c3=4S r3c2=5S r3c3=6S";
    let mut state = scene(&format!("turn; at r2c1; map {map}; rest deck"));
    act(
        &mut state,
        "move r2c2",
        "",
        json!({"map": "r1c2=2S~ r2c1=3S! r2c2=8S! r2c3=4S~ r3c2=5S~ r3c3=6S", "token": "r2c2", "event": "8S",
            "phase": "tile"}),
    );
    assert_eq!(legal(&state), ["tile r1c2", "tile r2c1", "tile r2c3", "tile r3c2"]);
    let mut alone = scene("turn; at r1c1; map r1c2=8S; rest deck");
    act(
        &mut alone,
        "move r1c2",
        "",
        json!({"phase": "over", "turns": 1, "outcome": {"result": "lost", "cause": "stuck", "floor": 1, "turns": 1},
            "map": "r1c2=8S!", "token": "r1c2"}),
    );
}

#[test]
fn event_9_asks_for_a_column() {
    let mut state = scene("turn; at r1c1; map r1c1=7S! r1c2=9S r2c2=2S; rest deck");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"phase": "column", "map": "r1c1=7S! r1c2=9S! r2c2=2S", "token": "r1c2", "event": "9S"}),
    );
    assert_eq!(legal(&state), ["column 1", "column 2"]);
}

#[test]
fn event_10_ten_and_ace_in_hand_win() {
    let altar = "turns 6; at r1c1; map r1c1=2S! r1c2=TS r1c3=3S; rest deck";
    let mut won = scene(&format!("turn; hand AH TH; {altar}"));
    act(
        &mut won,
        "move r1c2",
        "",
        json!({"phase": "event", "map": "r1c1=2S! r1c2=TS! r1c3=3S", "token": "r1c2", "event": "TS"}),
    );
    act(
        &mut won,
        "resolve",
        "",
        json!({"phase": "over", "turns": 7, "outcome": {"result": "won", "floor": 1, "turns": 7}, "event": null}),
    );
    // Even where the Flask is not required, a ten is.
    let mut no_ten = scene(&format!("turn; flask free; hand AH; {altar}"));
    play(&mut no_ten, "move r1c2", "");
    act(&mut no_ten, "resolve", "", json!({"event": null, "phase": "turn", "turns": 7}));
    for hand in ["AH", "TH", ""] {
        let mut state = scene(&format!("turn; hand {hand}; {altar}"));
        play(&mut state, "move r1c2", "");
        if hand == "AH" {
            play(&mut state, "resolve", "");
        }
        expect(&state, json!({"phase": "turn", "turns": 7, "outcome": null}));
    }
}

#[test]
fn event_11_asks_for_a_row() {
    let mut state = scene("turn; at r1c1; map r1c1=7S! r1c2=JS r2c2=2S; rest deck");
    play(&mut state, "move r1c2", "");
    assert_eq!(legal(&state), ["row 1", "row 2"]);
    act(
        &mut state,
        "row 2",
        "",
        json!({"phase": "over", "turns": 1, "outcome": {"result": "lost", "cause": "stuck", "floor": 1, "turns": 1},
            "map": "r1c1=7S! r1c2=JS!", "discard": "2S", "event": null}),
    );
}

#[test]
fn event_12_takes_three_items_or_ejects() {
    let event = "event; event QS; at r1c1; map r1c1=QS! r1c2=2S";
    let mut four = scene(&format!("{event}; hand 2H 3H 7H 9H; rest deck"));
    act(&mut four, "resolve", "", json!({"phase": "discard", "eligible": "2H 3H 7H 9H", "left": 3}));
    assert_eq!(legal(&four), ["discard 2H", "discard 3H", "discard 7H", "discard 9H"]);
    let mut two = scene(&format!("{event}; hand 2H 3H; rest deck"));
    act(&mut two, "resolve", "", json!({"phase": "turn", "turns": 1, "hand": "", "discard": "2H 3H", "event": null}));
    let mut none = scene("turn; at r1c2; map r1c1=QS r1c2=2S!; rest deck");
    act(
        &mut none,
        "move r1c1",
        "",
        json!({"phase": "over", "turns": 1,
            "outcome": {"result": "lost", "cause": "ejected", "floor": 1, "turns": 1}, "map": "r1c1=QS! r1c2=2S!",
            "token": "r1c1"}),
    );
}

#[test]
fn event_13_ends_the_turn() {
    let mut state = scene("turn; rune; at r1c1; map r1c1=7S! r1c2=KS r1c3=2S; rest deck");
    act(&mut state, "move r1c2", "", json!({"turns": 1, "map": "r1c1=7S! r1c2=KS! r1c3=2S", "token": "r1c2"}));
    assert_eq!(legal(&state), ["descend", "move r1c1", "move r1c3"]);
}
