//! What is easily misread.

use serde_json::{Value, json};
use underdeck_game::Seat;

use crate::rules::scene::Scene;

#[test]
fn a_due_turn_depends_on_the_phase_in_which_the_item_was_used() {
    for item in ["7H", "QH"] {
        for (phase, due) in [("turn", 5), ("event; event 8S", 6), ("curse; hand TS", 6)] {
            let tens = if phase.starts_with("curse") { "TS " } else { "" };
            let phase = phase.trim_end_matches("; hand TS");
            let mut state = Scene::new(format!(
                "{phase}; turns 4; at r1c1; map r1c1=8S! r1c2=3S; deck TH 2H 4H; hand {tens}{item} 9H"
            ));
            state.play(format!("use {item}")).is(format!("due_red {due}"));
        }
    }
}

#[test]
fn a_ten_on_the_deck_or_the_map_has_no_due_turn() {
    let mut picked = Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S; hand 5H 9H; discard TH; rest deck");
    picked
        .play("use 5H")
        .play("card TH")
        .play("use 9H")
        .play("build left")
        .is("due_red null; map r1c0=TH+ r1c1=2S r1c2=3S");
    let mut lifted = Scene::new("turn; at r1c1; map r1c1=2S r1c2=TS~; hand 3H 9H; rest discard");
    lifted
        .play("use 3H")
        .play("tile r1c2")
        .becomes("map r1c1=2S; deck TS; deck_known TS; phase turn; discard +3H; using null; back null");
}

#[test]
fn no_window_stays_open_without_a_usable_card() {
    // The last usable card is followed by the event, or the strike, within the same move.
    let mut event = Scene::new("event; event AS; at r1c1; map r1c1=AS! r1c2=2S; hand KS TH 8H; deck 9H; due TH=2");
    event.play("use 8H").becomes("hand -8H; discard +8H +9H; deck");
    let mut last = Scene::new("event; event AS; turns 3; at r1c1; map r1c1=AS! r1c2=2S; hand TH 8H; due TH=5; deck 9H");
    last.play("use 8H").becomes("hand TH; discard +8H +9H; deck; rune; event null; phase turn; turns 4");
    let mut curse = Scene::new("curse; turns 3; at r1c1; map r1c1=AS! r1c2=2S; hand TH 8H; deck 9H");
    curse.play("use 8H").becomes("hand; discard +8H +9H +TH; deck; due_red null; phase turn; turns 4");
    // The last usable card may go on purpose, and the rats eject.
    let mut rats = Scene::new("event; event QS; turns 3; at r1c1; map r1c1=QS! r1c2=2S; hand 8H; deck 9H");
    let outcome = "result=lost cause=ejected floor=1 turns=4";
    rats.play("use 8H")
        .becomes(format!("hand; discard +8H +9H; deck; event null; phase over; turns 4; outcome {outcome}"));
}

#[test]
fn the_curse_is_looked_at_again_after_its_discards() {
    let eleven = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH";
    let rest = "turns 7; at r1c1; map r1c1=2S! r1c2=3S; rest deck";
    let curse = Scene::new(format!("curse; hand {eleven} TH TS; {rest}"));
    let mut struck = curse;
    struck.play("suffer").becomes(
        "hand -TH; discard TH; due_red null; phase discard; left 11; eligible AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH TS",
    );
    let mut both = struck;
    for card in eleven.split(' ') {
        both.play(format!("discard {card}"));
    }
    // The other ten is kept without a usable card: it strikes at once.
    both.is("phase turn; hand; due_black null; turns 8");
    for card in ["TS", "AH", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H"] {
        struck.play(format!("discard {card}"));
    }
    struck.play("discard JH").becomes("hand QH; eligible; left 0; discard +JH; phase turn; turns 8");
    // The other ten is not due yet.
    let mut later = Scene::new(format!("curse; hand {eleven} KH TH TS; due TH=9 TS=8; {rest}"));
    later.play("suffer").is("due_red 9; due_black null; discard TS; left 11");
    for card in eleven.split(' ') {
        later.play(format!("discard {card}"));
    }
    later.is("phase turn; hand TH KH; turns 8; due_red 9");
}

#[test]
fn eleven_others_are_counted_without_the_struck_ten() {
    let ten = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH";
    let rest = "at r1c1; map r1c1=2S! r1c2=3S; rest deck";
    let mut eleven = Scene::new(format!("curse; hand {ten} TH TS; due TH=1 TS=2; {rest}"));
    eleven.play("suffer").is("phase turn; hand; due_red null; due_black null; turns 1");
    let mut twelve = Scene::new(format!("curse; hand {ten} QH TH TS; due TH=1 TS=2; {rest}"));
    twelve.play("suffer").is("phase discard; left 11; due_red null; due_black 2; optional false");
}

#[test]
fn a_king_cancels_only_an_event_and_the_curse_comes_at_once() {
    let rest = "turns 2; at r1c1; map r1c1=QS! r1c2=2S; rest deck";
    let mut lone = Scene::new(format!("event; event QS; hand KH TH; {rest}"));
    lone.play("use KH").becomes("hand; discard TH KH; due_red null; event null; phase turn; turns 3");
    let mut window = Scene::new(format!("event; event QS; hand KH TH 2H; {rest}"));
    window.play("use KH").becomes("hand 2H TH; discard KH; event null; phase curse");
    for phase in ["turn", "curse"] {
        let mut state = Scene::new(format!("{phase}; hand KH TH 2H; {rest}"));
        state.play("use KH").becomes("hand 2H TH; discard KH");
    }
}

#[test]
fn the_passages_change_what_the_waiting_event_finds() {
    let mut row = Scene::new("event; event JS; at r1c1; map r1c1=JS! r1c2=2S r5c5=3S+; hand 2H; rest deck");
    row.play("use 2H")
        .play("cell r5c6")
        .becomes("token r5c6; map r1c2=2S r5c5=3S+ r5c6=JS!; discard 2H; using null; back null; phase row");
    assert_eq!(row.legal(""), ["row 1", "row 5"]);
    let mut near = Scene::new("event; event 8S; at r1c1; map r1c1=8S! r1c2=2S r5c5=3S; hand 2H; rest deck");
    near.play("use 2H").play("cell r5c6");
    assert_eq!(near.legal(""), ["tile r5c5"]);
    near.is("map r1c2=2S r5c5=3S~ r5c6=8S!");
}

#[test]
fn turns_are_counted_once() {
    // Stuck after the last item of a phase `turn`: nothing is added.
    let mut stuck = Scene::new("turn; turns 6; at r1c1; map r1c1=2S!; hand KH; rest deck");
    let outcome = "result=lost cause=stuck floor=1 turns=6";
    stuck.play("use KH").becomes(format!("hand; discard KH; phase over; outcome {outcome}"));
    // A descent and its placing are one turn, with the curse's window before it is counted.
    let mut down = Scene::new("turn; turns 6; rune; at r1c1; map r1c1=KS!; hand TH 2H; rest discard");
    down.play_on("descend", "map: AH; deck: KS").is("turns 6; due_red 7");
    down.play("stand r1c1").becomes("token r1c1; phase curse");
    down.play("suffer").becomes("hand; discard 2H TH; due_red null; phase turn; turns 7");
}

#[test]
fn a_favour_without_cards_to_draw_is_still_asked() {
    let mut state = Scene::new("event; event 2S; at r1c1; map r1c1=2S! r1c2=3S; hand QH 9H TH; due TH=2");
    state.play("use QH").becomes("hand 9H TH; using QH; back event; phase discard; eligible 9H TH; left 1; optional");
    let mut kept = state;
    kept.play("keep").becomes("using null; back null; phase event; eligible; left 0; optional false; discard +QH");
    // Nothing drawn and nothing in hand: no choice is due, and the player is not ejected.
    let mut none = Scene::new("event; event 2S; at r1c1; map r1c1=2S! r1c2=3S; hand QH");
    none.play("use QH").becomes("hand; discard +QH; event null; phase turn; turns 1");
}

#[test]
fn the_box_ignores_a_token_outside_it() {
    let mut state = Scene::new("turn; at r5c5; map r1c1=2S r2c3=3S; hand JH; deck AH 4H 5H 6H; deck_known AH");
    state.play("use JH");
    let built = "map r1c1=2S r2c3=3S r3c1=AH+ r3c2=4H r3c3=5H; deck 6H; deck_known; discard +JH; using null; \
        back null; \
        phase over; outcome result=lost cause=stuck floor=1 turns=0";
    state.play("build bottom").becomes(built);
}

#[test]
fn only_the_side_in_the_field_can_be_built() {
    for (tiles, item, only) in [
        ("r1c-5=2S! r1c-4=3S", "9H", "build right"),
        ("r1c15=2S! r1c14=3S", "9H", "build left"),
        ("r-5c1=2S! r-4c1=3S", "JH", "build bottom"),
        ("r9c1=2S! r8c1=3S", "JH", "build top"),
    ] {
        let at = tiles.split('=').next().unwrap();
        let mut state = Scene::new(format!("turn; at {at}; map {tiles}; hand {item}; rest deck"));
        state.play(format!("use {item}"));
        assert_eq!(state.legal(""), [only]);
        state.play(only);
    }
    let mut full = Scene::new("turn; at r-5c1; map r-5c1=2S r-4c1=4S r9c1=3S; hand JH; rest deck");
    full.play("use JH").becomes("hand; discard JH");
}

#[test]
fn tiles_and_lines_are_sorted_as_the_reference_says() {
    let text = "row; event 6S; at r1c1; map r-1c1=2S r0c1=3S r1c1=6S! r1c9=4S r1c10=5S; rest deck";
    let state = Scene::new(text);
    assert_eq!(state.legal(""), ["row -1", "row 0", "row 1"]);
    let cells: Vec<Value> = state.key("map").as_array().unwrap().iter().map(|t| t["cell"].clone()).collect();
    assert_eq!(cells, ["r-1c1", "r0c1", "r1c1", "r1c9", "r1c10"]);
    let turn = Scene::new("turn; at r0c0; map r-1c0=2S r0c-1=3S r0c0=4S r0c1=5S r1c0=6S; hand AH 2H; rest deck");
    assert_eq!(turn.legal(""), ["move r-1c0", "move r0c-1", "move r0c1", "move r1c0", "use 2H", "use AH"]);
}

#[test]
fn origins_follow_the_last_map_and_nothing_is_deduced() {
    let state = Scene::new(
        "turn; at r1c1; map r1c1=2S! r1c2=3S~ r2c1=AH+ r2c2=4S; hand 5S; deck 2H 3H; deck_known 2H; \
            map_pool 2S 3S 4S 5S",
    );
    let view = serde_json::to_value(underdeck_game::State::view(&*state, Seat(0))).unwrap();
    let origins: Vec<&Value> = view["map"].as_array().unwrap().iter().map(|tile| &tile["origin"]).collect();
    assert_eq!(origins, ["map", "map", "deck", "map"]);
    assert_eq!(view["deck_origin"], json!(["deck", "deck"]));
    // Only 4S can be on r2c2 and only 3H below; still both are hidden.
    assert_eq!((&view["map"][3]["card"], &view["deck"]), (&json!("??"), &json!(["2H", "??"])));
    let start: underdeck_cryptkeeper::State = underdeck_testkit::start(&underdeck_cryptkeeper::Options::default(), 1);
    let view = serde_json::to_value(underdeck_game::State::view(&start, Seat(0))).unwrap();
    assert_eq!(view["deck_origin"], json!(vec!["deck"; 13]));
}

#[test]
fn the_pool_changes_with_a_shuffle_only() {
    let mut state = Scene::new("column; event 9S; at r1c1; map r1c1=9S! r1c2=2S r2c1=3S; rest deck; map_pool 2S 3S 9S");
    state.play("column 1").is("map_pool 2S 3S 9S; discard 3S 9S");
}

#[test]
fn at_most_101_moves_are_legal() {
    let cards = "AH 2H 3H 5H 6H 7H 8H 9H TH JH QH KH AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS";
    // A tile in every third cell and the next row shifted: no two share a neighbour.
    let cells = (0..8).flat_map(|row| (0..3).map(move |column| (row, column)));
    let place = |((row, column), card): ((i32, i32), &str)| {
        format!("r{}c{}={card}", -4 + row * 3 % 13, -4 + column * 3 + row * 3 / 13 * 10)
    };
    let map: Vec<String> = cells.zip(cards.split(' ')).map(place).collect();
    let text = format!("cell; using 4H; back turn; picked KS; at r8c14; map {}; discard KS", map.join(" "));
    let state = Scene::new(&text);
    assert_eq!(state.legal("cell").len(), 101);
    state.refuses("cell r9c15");
}
