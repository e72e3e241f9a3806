//! The worked examples.

use serde_json::json;
use underdeck_cryptkeeper::{Options, State};
use underdeck_testkit::{expect, legal, play, refuse, start};

use crate::rules::scene::{act, legal_of, scene};

#[test]
fn example_1_deal() {
    let mut state: State = start(&Options::default(), 1);
    let map = "r1c1=5S r1c2=2S r1c3=6S r1c4=9S r2c1=AS r2c2=3S r2c3=7S r2c4=TS r3c1=KS r3c2=4S r3c3=8S r3c4=JS";
    let pool = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS KS";
    let dealt = json!({"hand": "QS", "offer": "", "map": map, "map_pool": pool, "phase": "stand"});
    act(&mut state, "take QS", "map: 5S AS KS 2S", dealt);
}

#[test]
fn example_2_empty_deck() {
    let mut state = scene("turn; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S");
    act(&mut state, "move r1c2", "", json!({"token": "r1c2", "map": "r1c1=7S! r1c2=2S! r1c3=3S", "turns": 1}));
    let mut last = scene("turn; at r1c1; map r1c1=7S! r1c2=2S");
    let outcome = json!({"result": "lost", "cause": "stuck", "floor": 1, "turns": 1});
    act(
        &mut last,
        "move r1c2",
        "",
        json!({"token": "r1c2", "map": "r1c1=7S! r1c2=2S!", "turns": 1, "phase": "over", "outcome": outcome}),
    );
}

#[test]
fn example_3_one_card_for_two() {
    let mut state = scene("turn; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; deck 9H");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"token": "r1c2", "map": "r1c1=7S! r1c2=2S! r1c3=3S", "deck": "", "hand": "9H", "event": "2S",
            "phase": "discard", "eligible": "9H", "left": 1, "optional": true}),
    );
    assert_eq!(legal(&state), ["discard 9H", "keep"]);
    let mut kept = state;
    let done = json!({"phase": "turn", "eligible": "", "left": 0, "optional": false, "event": null, "turns": 1});
    act(&mut kept, "keep", "", done.clone());
    let mut thrown = done;
    (thrown["hand"], thrown["discard"]) = (json!(""), json!("+9H"));
    act(&mut state, "discard 9H", "", thrown);
}

#[test]
fn example_4_stairs_do_not_force() {
    let stairs = "at r1c1; map r1c1=KS! r1c2=4S; rest deck";
    assert_eq!(legal(&scene(&format!("turn; rune; {stairs}"))), ["descend", "move r1c2"]);
    assert_eq!(legal(&scene(&format!("turn; {stairs}"))), ["move r1c2"]);
}

#[test]
fn example_5_spawning_a_king() {
    let mut state = scene("turn; rune; at r1c2; map r1c2=3S!; hand 4H; discard KS; rest deck");
    let asked = json!({"phase": "card", "using": "4H", "back": "turn", "hand": "", "left": 1});
    act(&mut state, "use 4H", "", asked);
    act(&mut state, "card KS", "", json!({"phase": "cell", "picked": "KS", "left": 0}));
    act(
        &mut state,
        "cell r1c3",
        "",
        json!({"phase": "turn", "picked": null, "using": null, "back": null, "discard": "4H",
            "map": "r1c2=3S! r1c3=KS~"}),
    );
    refuse(&state, "descend");
    act(&mut state, "move r1c3", "", json!({"token": "r1c3", "map": "r1c2=3S! r1c3=KS!", "turns": 1}));
    assert_eq!(legal(&state), ["descend", "move r1c2"]);
}

#[test]
fn example_6_too_few_items() {
    let rest = "at r1c1; map r1c1=QS! r1c2=2S; rest deck";
    let mut two = scene(&format!("event; event QS; hand 2H 3H; {rest}"));
    act(&mut two, "resolve", "", json!({"phase": "turn", "event": null, "turns": 1, "hand": "", "discard": "2H 3H"}));
    let mut none = scene("turn; turns 8; at r1c2; map r1c1=QS r1c2=2S!; rest deck");
    let outcome = json!({"result": "lost", "cause": "ejected", "floor": 1, "turns": 9});
    act(
        &mut none,
        "move r1c1",
        "",
        json!({"token": "r1c1", "map": "r1c1=QS! r1c2=2S!", "phase": "over", "turns": 9, "outcome": outcome}),
    );
    let mut four = scene(&format!("event; event QS; hand 2H 3H 7H 9H; {rest}"));
    act(&mut four, "resolve", "", json!({"phase": "discard", "eligible": "2H 3H 7H 9H", "left": 3}));
    act(&mut four, "discard 3H", "", json!({"hand": "-3H", "eligible": "2H 7H 9H", "discard": "3H", "left": 2}));
    act(&mut four, "discard 9H", "", json!({"hand": "-9H", "eligible": "2H 7H", "discard": "3H 9H", "left": 1}));
    act(
        &mut four,
        "discard 2H",
        "",
        json!({"hand": "7H", "eligible": "", "discard": "2H 3H 9H", "left": 0, "phase": "turn", "event": null,
            "turns": 1}),
    );
}

#[test]
fn example_7_fifteen_items_two_tiles() {
    let fourteen = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH AS 2S";
    for (fifteenth, uses) in [("3S", 15), ("TH", 14)] {
        let state = scene(&format!("turn; at r1c1; map r1c1=5S! r1c2=6S; hand {fourteen} {fifteenth}; rest deck"));
        assert_eq!(legal_of(&state, "use").len(), uses);
        assert_eq!(legal_of(&state, "move"), ["move r1c2"]);
        assert_eq!(legal(&state).len(), uses + 1);
    }
}

#[test]
fn example_8_altar_in_the_window() {
    let mut state = scene("turn; at r1c1; map r1c1=2S! r1c2=TS; hand AH 7H; deck TH 3H 4H");
    let flipped = json!({"phase": "event", "event": "TS", "token": "r1c2", "map": "r1c1=2S! r1c2=TS!"});
    act(&mut state, "move r1c2", "", flipped);
    act(&mut state, "use 7H", "", json!({"hand": "AH 3H TH", "deck": "4H", "discard": "+7H", "due_red": 2}));
    let outcome = json!({"result": "won", "floor": 1, "turns": 1});
    act(&mut state, "resolve", "", json!({"phase": "over", "event": null, "turns": 1, "outcome": outcome}));
}

#[test]
fn example_9_curse() {
    let mut state = scene("turn; turns 4; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; hand 3H; deck TH 4H 5H");
    play(&mut state, "move r1c2", "");
    let drawn =
        json!({"hand": "3H 4H TH", "deck": "5H", "due_red": 6, "phase": "discard", "eligible": "4H TH", "left": 1});
    act(&mut state, "resolve", "", drawn);
    act(
        &mut state,
        "discard 4H",
        "",
        json!({"hand": "3H TH", "discard": "+4H", "phase": "turn", "event": null, "eligible": "", "left": 0,
            "turns": 5}),
    );
    act(&mut state, "move r1c1", "", json!({"token": "r1c1", "phase": "curse"}));
    let struck = json!({"hand": "", "discard": "+3H +TH", "due_red": null, "turns": 6, "phase": "turn"});
    act(&mut state, "suffer", "", struck);

    let mut item = scene("turn; turns 4; at r1c1; map r1c1=7S! r1c2=2S! r1c3=3S; hand 7H; deck TH 3H");
    act(&mut item, "use 7H", "", json!({"hand": "3H TH", "deck": "", "discard": "+7H", "due_red": 5}));
    act(&mut item, "move r1c2", "", json!({"token": "r1c2", "phase": "curse"}));
}

#[test]
fn example_10_averted() {
    let mut state = scene("curse; turns 5; at r1c1; map r1c1=7S! r1c2=2S; hand TH QH; deck 8H 9H AH");
    act(
        &mut state,
        "use QH",
        "",
        json!({"using": "QH", "back": "curse", "phase": "discard", "hand": "8H 9H TH", "eligible": "8H 9H TH",
            "left": 1,
            "deck": "AH"}),
    );
    act(
        &mut state,
        "discard TH",
        "",
        json!({"using": null, "back": null, "phase": "turn", "hand": "8H 9H", "eligible": "", "left": 0,
            "discard": "+TH +QH", "due_red": null, "turns": 6}),
    );
}

#[test]
fn example_11_recycling() {
    let mut state = scene("turn; at r1c1; map r1c1=2S r1c2=3S; hand 5H; deck 8H; discard 7S TH; rest deck");
    let asked = json!({"phase": "card", "using": "5H", "back": "turn", "hand": "", "left": 2});
    act(&mut state, "use 5H", "", asked);
    act(&mut state, "card 7S", "", json!({"deck": "7S+ 8H …", "discard": "TH", "left": 1}));
    act(
        &mut state,
        "card TH",
        "",
        json!({"deck": "TH+ 7S+ 8H …", "discard": "5H", "left": 0, "phase": "turn", "using": null, "back": null}),
    );
    expect(&state, json!({"due_red": null}));
}

#[test]
fn example_12_descent() {
    let hand = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH AS";
    let map = "r1c1=KS! r1c2=2S r1c3=3S r2c1=4S~ r2c2=5S r3c1=6S+";
    let mut state =
        scene(&format!("turn; turns 8; rune; at r1c1; map {map}; hand {hand}; deck 7S+ 8S 9S TS JS; discard QS TH"));
    act(
        &mut state,
        "descend",
        "map: QS TH 7S 8S 9S TS JS; deck: 6S 5S 4S 3S 2S KS",
        json!({"map": "r1c1=QS r1c2=8S r1c3=JS r2c1=TH r2c2=9S r3c1=7S r3c2=TS", "deck": "6S 5S 4S 3S 2S KS",
            "discard": "", "floor": 2, "rune": false, "token": null, "phase": "stand",
            "map_pool": "TH 7S 8S 9S TS JS QS"}),
    );
    act(&mut state, "stand r2c2", "", json!({"token": "r2c2", "turns": 9, "phase": "turn"}));
}

#[test]
fn example_13_own_column_gone() {
    let map = "r1c1=2S r1c2=3S r2c1=4S r2c2=9S! r2c3=5S r3c2=6S~";
    let mut state = scene(&format!("column; event 9S; at r2c2; map {map}; rest deck"));
    act(
        &mut state,
        "column 2",
        "",
        json!({"map": "r1c1=2S r2c1=4S r2c3=5S", "discard": "3S 6S 9S", "event": null, "phase": "turn", "turns": 1}),
    );
    expect(&state, json!({"token": "r2c2"}));
    assert_eq!(legal(&state), ["move r2c1", "move r2c3"]);
}

#[test]
fn example_14_column_added() {
    let mut state = scene("turn; at r1c1; map r1c1=2S r2c2=4S r3c4=3S; hand 9H; deck 2H 8H");
    act(&mut state, "use 9H", "", json!({"phase": "build", "using": "9H", "back": "turn", "hand": ""}));
    assert_eq!(legal(&state), ["build left", "build right"]);
    act(
        &mut state,
        "build left",
        "",
        json!({"map": "r1c0=2H r1c1=2S r2c0=8H r2c2=4S r3c4=3S", "deck": "", "discard": "+9H", "phase": "turn",
            "using": null, "back": null}),
    );
}
