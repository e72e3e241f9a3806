//! Rulings on set-up, map and turn.

use serde_json::json;
use underdeck_cryptkeeper::{Options, State};
use underdeck_testkit::{expect, legal, play, refuse, start};

use crate::rules::scene::{act, key, legal_of, scene, tiles};

fn opening() -> State {
    start(&Options::default(), 11)
}

#[test]
fn r1_black_cards_are_shuffled_before_the_deal() {
    let mut state = opening();
    play(&mut state, "take JS", "map: KS 2S QS");
    assert_eq!(tiles(&state)[0], "r1c1=KS");
    assert!(tiles(&state).iter().all(|tile| !tile.ends_with('+')));
}

#[test]
fn r2_item_is_taken_before_the_deal() {
    let state = opening();
    assert_eq!(legal_of(&state, "take").len(), 13);
    assert_eq!(key(&state, "map"), json!([]));
    let mut ten = opening();
    act(
        &mut ten,
        "take TS",
        "map:",
        json!({"phase": "stand", "offer": "",
            "map": "r1c1=AS r1c2=4S r1c3=7S r1c4=JS r2c1=2S r2c2=5S r2c3=8S r2c4=QS r3c1=3S r3c2=6S r3c3=9S r3c4=KS",
            "hand": "TS", "due_black": 1, "map_pool": "+AS +2S +3S +4S +5S +6S +7S +8S +9S +JS +QS +KS"}),
    );
}

#[test]
fn r3_first_map_is_dealt_in_columns_of_three() {
    let mut state = opening();
    play(&mut state, "take JS", "map: AS 2S 3S 4S");
    let first: Vec<String> = ["r1c1=AS", "r1c2=4S", "r2c1=2S", "r3c1=3S"].map(Into::into).to_vec();
    assert!(first.iter().all(|tile| tiles(&state).contains(tile)));
    let cells: Vec<String> = tiles(&state).iter().map(|tile| tile.split('=').next().unwrap().to_owned()).collect();
    let grid: Vec<String> = (1..=3).flat_map(|row| (1..=4).map(move |column| format!("r{row}c{column}"))).collect();
    assert_eq!(cells, grid);
}

#[test]
fn r4_tile_under_the_placed_token_is_not_activated() {
    let mut state = opening();
    play(&mut state, "take 6S", "map: 7S 4S");
    play(&mut state, "stand r1c1", "");
    assert_eq!(tiles(&state)[0], "r1c1=7S");
    play(&mut state, "use 6S", "");
    play(&mut state, "column 1", "");
    assert_eq!(tiles(&state)[0], "r1c1=7S~");
    // Stepping off and on again activates it.
    play(&mut state, "move r2c1", "");
    assert_eq!(tiles(&state)[4], "r2c1=4S!");
    expect(&state, json!({"phase": "card"}));
    play(&mut state, "card 6S", "");
    play(&mut state, "move r1c1", "");
    assert_eq!(tiles(&state)[0], "r1c1=7S!");
}

#[test]
fn r5_token_is_placed_again_on_every_floor() {
    let hand = "2H AH 3H 5H 6H 7H 8H 9H JH QH AS 2S 3S 5S 6S";
    let mut state =
        scene(&format!("turn; rune; at r1c1; map r1c1=KS! r1c2=4S; hand {hand}; deck KH TH 7S 8S; rest discard"));
    act(
        &mut state,
        "descend",
        "map: TS QS 8S JS; deck: 4S",
        json!({"phase": "stand", "floor": 2,
            "map": "r1c1=TS r1c2=JS r1c3=KH r2c1=QS r2c2=4H r2c3=7S r3c1=8S r3c2=TH r3c3=9S",
            "deck": "4S KS", "discard": "", "token": null, "rune": false,
            "map_pool": "+4H +TH +KH +7S +8S +9S +TS +JS +QS"}),
    );
    let cells = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"];
    assert_eq!(legal(&state), cells.map(|cell| format!("stand {cell}")));
    act(&mut state, "stand r3c3", "", json!({"token": "r3c3", "phase": "turn", "turns": 1}));
}

#[test]
fn r6_adjacent_is_four_cells_and_around_eight() {
    let nine = "r1c1=2S r1c2=3S r1c3=4S r2c1=5S r2c2=8S! r2c3=6S r3c1=7S r3c2=9S r3c3=JS";
    let mut event = scene(&format!("event; event 8S; at r2c2; map {nine}; hand AH; rest deck"));
    let mut item = event;
    play(&mut event, "resolve", "");
    assert_eq!(legal(&event), ["tile r1c2", "tile r2c1", "tile r2c3", "tile r3c2"]);
    play(&mut item, "use AH", "");
    assert_eq!(tiles(&item).iter().filter(|tile| tile.ends_with('~')).count(), 8);
}

#[test]
fn r7_map_does_not_close_up() {
    let mut state = scene("row; event JS; at r2c1; map r1c1=2S r1c2=3S r2c1=JS! r3c1=4S r3c2=5S; rest deck");
    play(&mut state, "row 2", "");
    assert_eq!(tiles(&state), ["r1c1=2S", "r1c2=3S", "r3c1=4S", "r3c2=5S"]);
}

#[test]
fn r8_token_stays_when_its_tile_goes() {
    let mut state = scene("row; event JS; at r2c1; map r1c1=2S! r1c2=3S r2c1=JS! r3c1=4S!; rest deck");
    act(
        &mut state,
        "row 2",
        "",
        json!({"phase": "turn", "turns": 1, "map": "r1c1=2S! r1c2=3S r3c1=4S!", "discard": "JS", "event": null}),
    );
    assert_eq!(legal(&state), ["move r1c1", "move r3c1"]);
    play(&mut state, "move r1c1", "");
    refuse(&state, "move r2c1");
}

#[test]
fn r9_line_crosses_gaps() {
    let mut state = scene("column; event 9S; at r1c1; map r1c1=9S! r1c3=2S r4c3=3S r9c3=4S r1c2=5S; rest deck");
    play(&mut state, "column 3", "");
    assert_eq!(tiles(&state), ["r1c1=9S!", "r1c2=5S"]);
}

#[test]
fn r10_turn_is_one_move_without_passing() {
    let mut state = scene("turn; at r1c1; map r1c1=2S! r1c2=3S! r2c1=4S; rest deck");
    assert_eq!(legal(&state), ["move r1c2", "move r2c1"]);
    act(&mut state, "move r1c2", "", json!({"turns": 1, "token": "r1c2"}));
    act(&mut state, "move r1c1", "", json!({"turns": 2, "token": "r1c1"}));
}

#[test]
fn r11_revealed_tile_is_activated_when_moved_onto() {
    let mut state = scene("turn; at r1c1; map r1c1=2S! r1c2=AS~ r2c1=4S; rest deck");
    act(
        &mut state,
        "move r1c2",
        "",
        json!({"turns": 1, "map": "r1c1=2S! r1c2=AS! r2c1=4S", "token": "r1c2", "rune": true}),
    );
    assert_eq!(tiles(&state)[1], "r1c2=AS!");
}

#[test]
fn r12_items_are_used_in_turns_windows_and_curses() {
    for (text, may) in [
        ("turn; at r1c1; map r1c1=2S! r1c2=3S; hand 7H; rest deck", true),
        ("event; event 2S; at r1c1; map r1c1=2S! r1c2=3S; hand 7H; rest deck", true),
        ("curse; at r1c1; map r1c1=2S! r1c2=3S; hand 7H TH; rest deck", true),
        ("stand; floor 2; map r1c1=2S r1c2=3S; hand 7H; rest deck", false),
        ("discard; event 2S; eligible 8H 9H; left 1; at r1c1; map r1c1=2S!; hand 7H 8H 9H; rest deck", false),
        ("row; event 6S; at r1c1; map r1c1=6S!; hand 7H; rest deck", false),
        ("column; event 9S; at r1c1; map r1c1=9S!; hand 7H; rest deck", false),
        ("tile; event 8S; at r1c1; map r1c1=8S! r1c2=2S~; hand 7H; rest deck", false),
        ("card; event 4S; left 1; at r1c1; map r1c1=4S!; hand 7H; rest discard", false),
        ("cell; using 2H; back turn; at r1c1; map r1c1=2S r1c2=3S; hand 7H; rest deck", false),
        ("build; using 9H; back turn; at r1c1; map r1c1=2S r1c2=3S; hand 7H; rest deck", false),
    ] {
        assert_eq!(legal(&scene(text)).contains(&"use 7H".to_owned()), may, "{text}");
    }
}

#[test]
fn r13_every_rank_has_its_window() {
    for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] {
        let start = if rank == "2" { "3S" } else { "2S" };
        let mut state = scene(&format!("turn; at r1c1; map r1c1={start}! r1c2={rank}S; hand 2H 7H; rest deck"));
        play(&mut state, "move r1c2", "");
        expect(&state, json!({"phase": "event", "event": format!("{rank}S")}));
        play(&mut state, "use 2H", "");
        play(&mut state, "cell r0c1", "");
        expect(&state, json!({"phase": "event"}));
    }
}

#[test]
fn r14_event_looks_at_the_situation_when_it_resolves() {
    let mut altar = scene("turn; at r1c1; map r1c1=2S! r1c2=TS r1c3=3S; hand AH 7H; deck TH 3H");
    play(&mut altar, "move r1c2", "");
    act(&mut altar, "use 7H", "", json!({"deck": "", "hand": "AH 3H TH", "discard": "+7H", "due_red": 2}));
    act(
        &mut altar,
        "resolve",
        "",
        json!({"phase": "over", "turns": 1, "outcome": {"result": "won", "floor": 1, "turns": 1}, "event": null}),
    );
    let mut crag = scene("event; event 4S; at r1c1; map r1c1=4S! r1c2=2S; hand 2H 8H; deck 9H 3H; discard ; rest hand");
    play(&mut crag, "use 8H", "");
    play(&mut crag, "resolve", "");
    assert_eq!(legal(&crag), ["card 8H", "card 9H"]);
}

#[test]
fn r15_waiting_tile_can_move_but_not_be_lifted() {
    let mut state = scene("event; event TS; at r1c1; map r1c1=TS! r1c2=2S; hand 2H 3H 7H; rest deck");
    play(&mut state.clone(), "use 3H", "");
    let mut lift = state;
    play(&mut lift, "use 3H", "");
    assert_eq!(legal(&lift), ["tile r1c2"]);
    play(&mut state, "use 2H", "");
    act(
        &mut state,
        "cell r1c3",
        "",
        json!({"phase": "event", "map": "r1c2=2S r1c3=TS!", "token": "r1c3", "discard": "2H", "using": null,
            "back": null}),
    );
}

#[test]
fn r16_crowbar_leaves_the_tile_activated() {
    let mut rune = scene("event; event AS; at r1c1; map r1c1=AS! r1c2=2S; hand KH; rest deck");
    act(&mut rune, "use KH", "", json!({"phase": "turn", "turns": 1, "hand": "", "discard": "KH", "event": null}));
    assert_eq!(tiles(&rune)[0], "r1c1=AS!");
    // There is no second try.
    let mut again = scene("turn; at r1c1; map r1c1=AS! r1c2=2S! r1c3=3S; rest deck");
    act(&mut again, "move r1c2", "", json!({"token": "r1c2", "turns": 1}));
    act(&mut again, "move r1c1", "", json!({"token": "r1c1", "turns": 2}));
    let mut king = scene("event; event KS; rune; at r1c1; map r1c1=KS! r1c2=2S; hand KH; rest deck");
    play(&mut king, "use KH", "");
    assert_eq!(legal(&king), ["descend", "move r1c2"]);
}

#[test]
fn r17_crowbar_stops_no_curse() {
    let mut state = scene("curse; at r1c1; map r1c1=2S! r1c2=3S; hand KH 4H TH; rest deck");
    act(&mut state, "use KH", "", json!({"hand": "4H TH", "discard": "KH"}));
}
