//! Items used inside an effect, by the other reading of R12.

use serde_json::json;

use crate::rules::scene::{Scene, tiles};

const ON: &str = "rulings inside_effects; rest deck";

/// (R12)
#[test]
fn option_9_items_are_used_between_a_draw_and_its_discard() {
    let text = "event; event 2S; at r1c1; map r1c1=2S! r1c2=3S; hand 5H; deck 8H 7H 9H JH";
    let mut off = Scene::new(text);
    off.play("resolve");
    assert_eq!(off.legal(""), ["discard 7H", "discard 8H"]);
    off.refuses("use 7H");
    let mut on = Scene::new(format!("{text}; rulings inside_effects"));
    on.play("resolve");
    assert_eq!(on.legal(""), ["discard 7H", "discard 8H", "use 5H", "use 7H", "use 8H"]);
    // The Acquisition is used up, and the other card is still to be discarded.
    on.play("use 7H").becomes("hand 5H 8H 9H JH; deck; discard +7H; eligible 8H");
    on.play("discard 8H").becomes("phase turn; turns 1; event null; hand 5H 9H JH; discard +8H; eligible; left 0");
}

#[test]
fn choice_18_events_and_curses_wait_and_other_items_do_not() {
    let map = "at r1c1; map r1c1";
    for (text, may) in [
        (format!("phase discard; event 5S; eligible 7H 8H; left 1; {map}=5S!; hand 7H 8H"), true),
        (format!("row; event 6S; {map}=6S!; hand 7H"), true),
        (format!("row; event JS; {map}=JS!; hand 7H"), true),
        (format!("column; event 9S; {map}=9S!; hand 7H"), true),
        (format!("tile; event 8S; {map}=8S! r1c2=2S~; hand 7H"), true),
        (format!("card; event 4S; left 1; {map}=4S!; hand 7H; discard 2H"), true),
        ("stand; floor 2; map r1c1=2S r1c2=3S; hand 7H".into(), false),
        (format!("cell; using 2H; back turn; {map}=2S r1c2=3S; hand 7H"), false),
        (format!("column; using 6H; back event; event 5S; {map}=5S!; hand 7H"), false),
        (format!("phase discard; using QH; back curse; eligible 7H 8H TH; left 1; {map}=2S!; hand 7H 8H TH"), false),
    ] {
        let state = Scene::new(format!("{text}; {ON}"));
        assert_eq!(state.legal("").contains(&"use 7H".to_owned()), may, "{text}");
    }
    // An Amulet is no usable card here either.
    let text = format!("phase discard; event 5S; eligible 7H TH; left 1; {map}=5S!; hand 7H TH; {ON}");
    Scene::new(text).refuses("use TH");
    let all = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH";
    let curse = format!("phase discard; eligible {all}; left 11; {map}=2S! r1c2=3S; hand {all}; discard TH; {ON}");
    let mut curse = Scene::new(curse);
    // With one of twelve used, the other eleven go.
    curse.play("use 8H").is("phase turn; hand; turns 1");
}

#[test]
fn use_5_effects_go_on_with_what_is_there() {
    let map = "at r1c1; map r1c1";
    let start = |text: String| Scene::new(format!("{text}; rulings inside_effects"));
    // If all cards drawn are used, none is discarded.
    let mut drawn = start(format!("phase discard; event 2S; eligible 8H; left 1; {map}=2S! r1c2=3S; hand 5H 8H; deck"));
    drawn.play("use 8H").becomes("phase turn; turns 1; event null; hand 5H; discard +8H; eligible; left 0");
    // An item with a choice of its own keeps the effect waiting.
    let text =
        format!("phase discard; event QS; eligible 2H 6H 8H 9H JH; left 2; {map}=QS! r1c2=3S; hand 2H 6H 8H 9H JH");
    let mut rats = start(text);
    rats.play("use 6H").is("phase column; using 6H; back effect; eligible; left 0; event QS");
    assert_eq!(rats.key("waiting"), json!({"eligible": [], "left": 2, "optional": false}));
    assert_eq!(rats.legal(""), ["column 1", "column 2"]);
    rats.play("column 2").is("phase discard; eligible 2H 8H 9H JH; left 2; using null; back null; event QS");
    rats.play("use 8H").play("use JH").is("phase turn; turns 1; hand");
    // The hand is empty, and the Mimic has taken nothing yet.
    let text = format!("phase discard; event 5S; eligible 9H QH; left 1; {map}=5S! r1c2=3S; hand 9H QH");
    let mut mimic = start(text);
    mimic.play("use QH").play("discard 9H").is("phase over; outcome result=lost cause=ejected floor=1 turns=1");
    // The used item is in the discard when the Crag is searched.
    let mut crag = start(format!("card; event 4S; left 1; {map}=4S! r1c2=3S; hand 8H; discard 2H"));
    crag.play("use 8H").play("card 8H").is("phase turn; turns 1; hand 8H");
    // The token has gone elsewhere: another tile is next to it.
    let mut scrying = start(format!("tile; event 8S; {map}=8S! r1c2=2S~ r1c3=3S; hand 2H 7H"));
    scrying.play("use 2H").play("cell r1c4");
    assert_eq!(scrying.legal("tile"), ["tile r1c3"]);
    scrying.play("tile r1c3").is("turns 1; token r1c4");
    let mut alone = start(format!("tile; event 8S; {map}=8S! r1c2=2S~; hand 3H 7H"));
    alone.play("use 3H").play("tile r1c2").is("turns 1; map r1c1=8S!");
    let mut row = start(format!("row; event JS; {map}=JS! r2c1=3S; hand 9H; deck 8H 7H"));
    row.play("use 9H").play("build left").is("phase row; event JS; using null");
    row.play("row 2");
    assert_eq!(tiles(&row), ["r1c0=8H", "r1c1=JS!"]);
    let mut column = start(format!("column; event 9S; {map}=9S! r2c2=3S; hand 6H"));
    column.play("use 6H").play("column 2").play("column 2").is("turns 1; map r1c1=9S!");
}

/// (R16)
#[test]
fn use_5_crowbar_comes_too_late() {
    let mut state = Scene::new(format!(
        "phase discard; event QS; eligible 2H 6H 8H 9H KH; left 3; at r1c1; map r1c1=QS! r1c2=3S; hand 2H 6H 8H 9H KH; {ON}"
    ));
    state.play("use KH").becomes("hand 2H 6H 8H 9H; discard KH; eligible 2H 6H 8H 9H");
}

/// (R15, R26)
#[test]
fn use_5_other_readings_meet() {
    let scene = |rulings: &str, text: &str| Scene::new(format!("{text}; at r1c1; {rulings}"));
    let text = "phase discard; event 3S; eligible 6H 8H 9H; left 1; map r1c1=3S! r1c2=4S; hand 3H 6H 8H 9H";
    let mut tile = scene("rulings any_tile inside_effects", text);
    tile.play("use 3H").play("tile r1c1").is("phase turn; turns 1; event null; hand 6H 8H 9H; map r1c2=4S");
    let mut held = scene("rulings inside_effects", text);
    held.play("use 3H").refuses("tile r1c1");
    let text = "phase discard; event 3S; eligible 8H; left 1; map r1c1=3S! r1c2=4S; hand 8H; deck";
    let ejected = "phase over; outcome result=lost cause=ejected floor=1 turns=1";
    scene("rulings must_discard inside_effects", text).play("use 8H").is(ejected);
    let amulet = "phase discard; event 5S; eligible 7H TH 8H; left 1; map r1c1=5S! r1c2=4S; hand 7H 8H TH; deck";
    scene("rulings any_item inside_effects", amulet).play("use TH").is("phase discard; hand 7H 8H; due_red null");
}
