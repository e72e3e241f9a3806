//! Rulings on set-up, map and turn.

use serde_json::json;
use underdeck_cryptkeeper::Options;
use underdeck_testkit::start;

use crate::rules::scene::{Scene, tiles};

fn opening() -> Scene {
    Scene::at(start(&Options::default(), 11))
}

#[test]
fn r1_black_cards_are_shuffled_before_the_deal() {
    let mut state = opening();
    state.play_on("take JS", "map: KS 2S QS");
    assert_eq!(tiles(&state)[0], "r1c1=KS");
    assert!(tiles(&state).iter().all(|tile| !tile.ends_with('+')));
}

#[test]
fn r2_item_is_taken_before_the_deal() {
    let state = opening();
    assert_eq!(state.legal("take").len(), 13);
    assert_eq!(state.key("map"), json!([]));
    let mut ten = opening();
    ten.play_on("take TS", "map:").becomes(
        "phase stand; offer; \
        map r1c1=AS r1c2=4S r1c3=7S r1c4=JS r2c1=2S r2c2=5S r2c3=8S r2c4=QS r3c1=3S r3c2=6S r3c3=9S r3c4=KS; hand TS; \
        due_black 1; map_pool +AS +2S +3S +4S +5S +6S +7S +8S +9S +JS +QS +KS",
    );
}

#[test]
fn r3_first_map_is_dealt_in_columns_of_three() {
    let mut state = opening();
    state.play_on("take JS", "map: AS 2S 3S 4S");
    let first: Vec<String> = ["r1c1=AS", "r1c2=4S", "r2c1=2S", "r3c1=3S"].map(Into::into).to_vec();
    assert!(first.iter().all(|tile| tiles(&state).contains(tile)));
    let cells: Vec<String> = tiles(&state).iter().map(|tile| tile.split('=').next().unwrap().to_owned()).collect();
    let grid: Vec<String> = (1..=3).flat_map(|row| (1..=4).map(move |column| format!("r{row}c{column}"))).collect();
    assert_eq!(cells, grid);
}

#[test]
fn r4_tile_under_the_placed_token_is_not_activated() {
    let mut state = opening();
    state.play_on("take 6S", "map: 7S 4S").play("stand r1c1");
    assert_eq!(tiles(&state)[0], "r1c1=7S");
    state.play("use 6S").play("column 1");
    assert_eq!(tiles(&state)[0], "r1c1=7S~");
    // Stepping off and on again activates it.
    state.play("move r2c1");
    assert_eq!(tiles(&state)[4], "r2c1=4S!");
    state.is("phase card");
    state.play("card 6S").play("move r1c1");
    assert_eq!(tiles(&state)[0], "r1c1=7S!");
}

#[test]
fn r5_token_is_placed_again_on_every_floor() {
    let hand = "2H AH 3H 5H 6H 7H 8H 9H JH QH AS 2S 3S 5S 6S";
    let mut state =
        Scene::new(format!("turn; rune; at r1c1; map r1c1=KS! r1c2=4S; hand {hand}; deck KH TH 7S 8S; rest discard"));
    state.play_on("descend", "map: TS QS 8S JS; deck: 4S").becomes(
        "phase stand; floor 2; \
        map r1c1=TS r1c2=JS r1c3=KH r2c1=QS r2c2=4H r2c3=7S r3c1=8S r3c2=TH r3c3=9S; deck 4S KS; discard; token null; \
        rune false; map_pool +4H +TH +KH +7S +8S +9S +TS +JS +QS",
    );
    let cells = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"];
    assert_eq!(state.legal(""), cells.map(|cell| format!("stand {cell}")));
    state.play("stand r3c3").becomes("token r3c3; phase turn; turns 1");
}

#[test]
fn r6_adjacent_is_four_cells_and_around_eight() {
    let mut event = Scene::new(
        "event; event 8S; at r2c2; map r1c1=2S r1c2=3S r1c3=4S r2c1=5S r2c2=8S! r2c3=6S r3c1=7S r3c2=9S r3c3=JS; \
            hand AH; rest deck",
    );
    let mut item = event;
    event.play("resolve");
    assert_eq!(event.legal(""), ["tile r1c2", "tile r2c1", "tile r2c3", "tile r3c2"]);
    item.play("use AH");
    assert_eq!(tiles(&item).iter().filter(|tile| tile.ends_with('~')).count(), 8);
}

#[test]
fn r7_map_does_not_close_up() {
    let mut state = Scene::new("row; event JS; at r2c1; map r1c1=2S r1c2=3S r2c1=JS! r3c1=4S r3c2=5S; rest deck");
    state.play("row 2").is("map r1c1=2S r1c2=3S r3c1=4S r3c2=5S");
}

#[test]
fn r8_token_stays_when_its_tile_goes() {
    let mut state = Scene::new("row; event JS; at r2c1; map r1c1=2S! r1c2=3S r2c1=JS! r3c1=4S!; rest deck");
    state.play("row 2").becomes("phase turn; turns 1; map r1c1=2S! r1c2=3S r3c1=4S!; discard JS; event null");
    assert_eq!(state.legal(""), ["move r1c1", "move r3c1"]);
    state.play("move r1c1");
    state.refuses("move r2c1");
}

#[test]
fn r9_line_crosses_gaps() {
    let mut state = Scene::new("column; event 9S; at r1c1; map r1c1=9S! r1c3=2S r4c3=3S r9c3=4S r1c2=5S; rest deck");
    state.play("column 3").is("map r1c1=9S! r1c2=5S");
}

#[test]
fn r10_turn_is_one_move_without_passing() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=3S! r2c1=4S; rest deck");
    assert_eq!(state.legal(""), ["move r1c2", "move r2c1"]);
    state.play("move r1c2").becomes("turns 1; token r1c2");
    state.play("move r1c1").becomes("turns 2; token r1c1");
}

#[test]
fn r11_revealed_tile_is_activated_when_moved_onto() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=AS~ r2c1=4S; rest deck");
    state.play("move r1c2").becomes("turns 1; map r1c1=2S! r1c2=AS! r2c1=4S; token r1c2; rune");
    assert_eq!(tiles(&state)[1], "r1c2=AS!");
}

#[test]
fn r12_items_are_used_in_turns_windows_and_curses() {
    for (text, may) in [
        ("turn; at r1c1; map r1c1=2S! r1c2=3S; hand 7H; rest deck", true),
        ("event; event 2S; at r1c1; map r1c1=2S! r1c2=3S; hand 7H; rest deck", true),
        ("curse; at r1c1; map r1c1=2S! r1c2=3S; hand 7H TH; rest deck", true),
        ("stand; floor 2; map r1c1=2S r1c2=3S; hand 7H; rest deck", false),
        ("phase discard; event 2S; eligible 8H 9H; left 1; at r1c1; map r1c1=2S!; hand 7H 8H 9H; rest deck", false),
        ("row; event 6S; at r1c1; map r1c1=6S!; hand 7H; rest deck", false),
        ("column; event 9S; at r1c1; map r1c1=9S!; hand 7H; rest deck", false),
        ("tile; event 8S; at r1c1; map r1c1=8S! r1c2=2S~; hand 7H; rest deck", false),
        ("card; event 4S; left 1; at r1c1; map r1c1=4S!; hand 7H; rest discard", false),
        ("cell; using 2H; back turn; at r1c1; map r1c1=2S r1c2=3S; hand 7H; rest deck", false),
        ("build; using 9H; back turn; at r1c1; map r1c1=2S r1c2=3S; hand 7H; rest deck", false),
    ] {
        assert_eq!(Scene::new(text).legal("").contains(&"use 7H".to_owned()), may, "{text}");
    }
}

#[test]
fn r13_every_rank_has_its_window() {
    for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] {
        let start = if rank == "2" { "3S" } else { "2S" };
        let mut state = Scene::new(format!("turn; at r1c1; map r1c1={start}! r1c2={rank}S; hand 2H 7H; rest deck"));
        state.play("move r1c2");
        state.is(format!("phase event; event {rank}S"));
        state.play("use 2H").play("cell r0c1").is("phase event");
    }
}

#[test]
fn r14_event_looks_at_the_situation_when_it_resolves() {
    let mut altar = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=TS r1c3=3S; hand AH 7H; deck TH 3H");
    altar.play("move r1c2").play("use 7H").becomes("deck; hand AH 3H TH; discard +7H; due_red 2");
    altar.play("resolve").becomes("phase over; turns 1; outcome result=won floor=1 turns=1; event null");
    let mut crag =
        Scene::new("event; event 4S; at r1c1; map r1c1=4S! r1c2=2S; hand 2H 8H; deck 9H 3H; discard ; rest hand");
    crag.play("use 8H").play("resolve");
    assert_eq!(crag.legal(""), ["card 8H", "card 9H"]);
}

#[test]
fn r15_waiting_tile_can_move_but_not_be_lifted() {
    let mut state = Scene::new("event; event TS; at r1c1; map r1c1=TS! r1c2=2S; hand 2H 3H 7H; rest deck");
    state.clone().play("use 3H");
    let mut lift = state;
    lift.play("use 3H");
    assert_eq!(lift.legal(""), ["tile r1c2"]);
    state
        .play("use 2H")
        .play("cell r1c3")
        .becomes("phase event; map r1c2=2S r1c3=TS!; token r1c3; discard 2H; using null; back null");
}

#[test]
fn r16_crowbar_leaves_the_tile_activated() {
    let mut rune = Scene::new("event; event AS; at r1c1; map r1c1=AS! r1c2=2S; hand KH; rest deck");
    rune.play("use KH").becomes("phase turn; turns 1; hand; discard KH; event null");
    assert_eq!(tiles(&rune)[0], "r1c1=AS!");
    // There is no second try.
    let mut again = Scene::new("turn; at r1c1; map r1c1=AS! r1c2=2S! r1c3=3S; rest deck");
    again.play("move r1c2").becomes("token r1c2; turns 1");
    again.play("move r1c1").becomes("token r1c1; turns 2");
    let mut king = Scene::new("event; event KS; rune; at r1c1; map r1c1=KS! r1c2=2S; hand KH; rest deck");
    king.play("use KH");
    assert_eq!(king.legal(""), ["descend", "move r1c2"]);
}

#[test]
fn r17_crowbar_stops_no_curse() {
    let mut state = Scene::new("curse; at r1c1; map r1c1=2S! r1c2=3S; hand KH 4H TH; rest deck");
    state.play("use KH").becomes("hand 4H TH; discard KH");
}
