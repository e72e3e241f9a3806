//! Why a move is refused.

mod random;

use underdeck_cryptkeeper::{Options, State};
use underdeck_game::{Presentation as _, Seat, State as _};

use crate::rules::scene::Scene;

/// Each of these moves is refused with this reason and these rules.
#[track_caller]
fn refuses(text: &str, refused: &[(&str, &str)]) {
    explains(&Scene::new(text), refused);
}

#[track_caller]
fn explains(state: &State, refused: &[(&str, &str)]) {
    let view = state.view(Seat(0));
    for (mv, expected) in refused {
        let refusal = view.refusal(mv.parse().unwrap()).unwrap_or_else(|| panic!("{mv} is legal"));
        assert_eq!(format!("{} ({})", refusal.reason, refusal.rules.join(", ")), *expected, "{mv}");
    }
}

#[test]
fn set_up_comes_first() {
    let mut state = Scene::at(underdeck_testkit::start::<State>(&Options::default(), 1));
    let refused = [
        ("take 5H", "5H is out of sight, not on offer (take-1, setup-2)"),
        ("take 5D", "5D is of no suit in this game (option-1, option-2)"),
        ("take XR", "XR is of no suit in this game (option-1, option-2)"),
        ("use 5S", "take your first item first, one of the cards on offer (take-1, R2, R12)"),
    ];
    explains(&state, &refused);
    state.play_on("take QS", "map:");
    let refused = [
        ("stand r4c1", "r4c1 holds no tile (stand-1)"),
        ("use QS", "place the token on a tile first (stand-1, R5, R12)"),
    ];
    explains(&state, &refused);
}

#[test]
fn items_are_used_from_the_hand_and_tens_are_not() {
    let text = "turn; at r1c1; map r1c1=2S! r1c2=3S+; hand TH 7H; deck 4H 5H; deck_known 4H; discard 9S";
    let refused = [
        ("use TH", "TH is an Amulet, which belongs on the altar and cannot be used (hand-1, R19)"),
        ("use 9S", "9S lies in the discard, not in your hand (turn-1, hand-1)"),
        ("use 3S", "3S lies on r1c2, not in your hand (turn-1, hand-1)"),
        ("use 4H", "4H lies in the deck, not in your hand (turn-1, hand-1)"),
        ("use 5H", "5H is out of sight, not in your hand (turn-1, hand-1)"),
        ("use 7C", "7C is of no suit in this game (option-1, option-2)"),
    ];
    refuses(text, &refused);
}

#[test]
fn the_token_moves_to_adjacent_tiles() {
    let refused = [
        ("move r1c1", "you stand on r1c1 already, and there is no passing (turn-2, R10)"),
        ("move r2c1", "r2c1 holds no tile (turn-2, R8)"),
        ("move r2c2", "r2c2 is not adjacent to r1c1, where you stand (turn-2, map-1, R6)"),
        ("move r99c99", "r99c99 holds no tile (turn-2, R8)"),
    ];
    refuses("turn; at r1c1; map r1c1=2S! r1c2=3S r2c2=4S; rest deck", &refused);
}

#[test]
fn stairs_need_an_activated_king_and_the_rune() {
    let reasons = [
        ("r1c1=KS!", "the Rune is not active: the gargoyles guard the stairs (turn-3, event-1, R32)"),
        ("rune; map r1c1=4S!", "you stand on 4S, Stony Crag: only a king is stairs (turn-3, R33)"),
        ("rune; map r1c1=4S~", "you stand on 4S, Stony Crag: only a king is stairs (turn-3, R33)"),
        ("rune; map r1c1=KS~", "the tile that you stand on is not activated (turn-3, R4, R33)"),
        ("rune; map r1c1=4S", "the tile that you stand on is not activated (turn-3, R4, R33)"),
        ("rune; map r2c1=KS!", "r1c1 holds no tile, and only a king is stairs (turn-3, R33)"),
    ];
    for (under, expected) in reasons {
        let map = if under.contains("map") { under.to_owned() } else { format!("map {under}") };
        refuses(&format!("turn; at r1c1; {map} r1c2=3S; rest deck"), &[("descend", expected)]);
    }
}

#[test]
fn what_nothing_asks_for_is_not_done_in_a_turn() {
    let text = "turn; turns 4; at r1c1; map r1c1=2S! r1c2=3S; hand TH 7H; due TH=6; rest deck";
    let refused = [
        ("take 2S", "you took your first item already (take-1, R2)"),
        ("stand r1c2", "the token is placed already (stand-1, R5)"),
        ("resolve", "no event waits (turn-2, window-2)"),
        ("suffer", "TH strikes at the end of turn 6 (curse-2, due-2)"),
        ("discard 7H", "nothing asks for a discard (choice-1, choice-2)"),
        ("keep", "nothing asks for a discard (choice-1, choice-3)"),
        ("card 7H", "nothing asks for a card of the discard (choice-1, choice-4, choice-5, choice-6)"),
        ("row 1", "nothing asks for a row (choice-1, choice-7, choice-8)"),
        ("column 1", "nothing asks for a column (choice-1, choice-9, choice-10)"),
        ("tile r1c2", "nothing asks for a tile (choice-1, choice-11, choice-12)"),
        ("cell r2c2", "nothing asks for an empty cell (choice-1, choice-13, choice-14)"),
        ("build top", "nothing is being built (choice-1, choice-15, choice-16)"),
    ];
    refuses(text, &refused);
    let expected = "no Amulet is in your hand, so there is no curse (curse-2, due-1)";
    refuses("turn; at r1c1; map r1c1=2S! r1c2=3S; rest deck", &[("suffer", expected)]);
}

#[test]
fn events_and_curses_come_before_the_next_step() {
    let map = "at r1c1; map r1c1=4S! r1c2=3S; hand TH 7H; rest deck";
    let expected = "4S, Stony Crag, waits: let it happen, or use an item first (window-1, window-2, R13)";
    let missing = "3H is out of sight, not in your hand (window-1, hand-1)";
    refuses(&format!("event; event 4S; {map}"), &[("move r1c2", expected), ("suffer", expected), ("use 3H", missing)]);
    let expected = "the curse is about to strike: suffer it, or use an item first (curse-1, curse-2, R39)";
    let missing = "3H is out of sight, not in your hand (curse-1, hand-1)";
    refuses(&format!("curse; {map}"), &[("move r1c2", expected), ("resolve", expected), ("use 3H", missing)]);
    let expected = "the game is over (end-3)";
    refuses(
        "over; lost stuck; turns 1; at r1c1; map r1c1=4S!; rest deck",
        &[("move r1c2", expected), ("keep", expected)],
    );
}

#[test]
fn what_was_drawn_is_discarded_from_the_hand() {
    let map = "at r1c1; map r1c1=2S! r1c2=3S; rest deck";
    let refused = [
        ("discard 7H", "7H is not one of the cards just drawn (choice-2, R27)"),
        ("discard 3S", "3S is out of sight, not in your hand (choice-2)"),
        ("keep", "both cards were drawn, so one must go (choice-3, event-2, R26)"),
        ("use 7H", "Gnome Cipher comes first: discard 1 item (choice-1, choice-2, R12)"),
    ];
    refuses(&format!("phase discard; event 2S; hand 7H 8H 9H; eligible 8H 9H; left 1; {map}"), &refused);
    let refused = [("use 7H", "Gnome Cipher comes first: discard 1 item, or keep it (choice-1, choice-2, R12)")];
    refuses(&format!("phase discard; event 2S; hand 7H 8H; eligible 8H; left 1; optional; {map}"), &refused);
    let three = "phase discard; event 3S; hand 7H 8H 9H; eligible 7H 8H 9H; left 1; at r1c2; map r1c2=3S!; rest deck";
    refuses(three, &[("keep", "all 3 cards were drawn, so one must go (choice-3, event-3, R26)")]);
    let favor = format!("phase discard; using QH; back turn; hand 7H 8H 9H; eligible 7H 8H 9H; left 1; {map}");
    refuses(&favor, &[("keep", "both cards were drawn, so one must go (choice-3, item-12, R26)")]);
}

#[test]
fn losses_cannot_be_kept() {
    let hand = "hand 6H 7H 8H 9H; eligible 6H 7H 8H 9H";
    let rats = format!("phase discard; event QS; {hand}; left 3; at r1c1; map r1c1=QS!; rest deck");
    let refused = [
        ("keep", "3 items must go, for Rat King (choice-3, event-12)"),
        ("use 7H", "Rat King comes first: discard 3 items (choice-1, choice-2, R12)"),
    ];
    refuses(&rats, &refused);
    let mimic = format!("phase discard; event 5S; {hand}; left 1; at r1c1; map r1c1=5S!; rest deck");
    refuses(&mimic, &[("keep", "1 item must go, for Mimic (choice-3, event-5)")]);
    let curse =
        "phase discard; hand 6H 7H 8H 9H; eligible 6H 7H 8H 9H; left 2; at r1c1; map r1c1=5S! r1c2=6S; rest deck";
    refuses(curse, &[("keep", "2 items must go, for the curse (choice-3, strike-1, R38)")]);
}

#[test]
fn cards_are_chosen_from_the_discard() {
    let map = "at r1c1; map r1c1=4S! r1c2=3S; hand 7H; discard 9S; rest deck";
    let refused = [
        ("card 7H", "7H lies in your hand, not in the discard (choice-1, choice-4, R31)"),
        ("keep", "Stony Crag comes first: choose a card of the discard (choice-1, choice-4, R31)"),
    ];
    refuses(&format!("card; event 4S; left 1; {map}"), &refused);
    let refused = [("card 4H", "4H is in use, not in the discard (choice-1, choice-5, R20)")];
    refuses(&format!("card; using 4H; back turn; left 1; {map}"), &refused);
    let refused = [("card 5H", "5H is in use, not in the discard (choice-1, choice-6, R20, R24)")];
    refuses(&format!("card; using 5H; back turn; left 1; {map}"), &refused);
}

#[test]
fn rows_columns_and_tiles_are_chosen_where_tiles_lie() {
    let map = |card: &str| format!("at r1c1; map r1c1={card}! r1c2=3S r2c2=4S; rest deck");
    let expected = "row 3 holds no tile (choice-1, choice-7, R9)";
    let first = "Smell of Citrus comes first: choose a row (choice-1, choice-7, R9)";
    refuses(&format!("row; event 6S; {}", map("6S")), &[("row 3", expected), ("column 1", first)]);
    let expected = "row 127 holds no tile (choice-1, choice-8, R9)";
    refuses(&format!("row; event JS; {}", map("JS")), &[("row 127", expected)]);
    let expected = "column 0 holds no tile (choice-1, choice-9, R9)";
    refuses(&format!("column; using 6H; back turn; {}", map("2S")), &[("column 0", expected)]);
    let expected = "column 3 holds no tile (choice-1, choice-10, R9)";
    let first = "Quakes and Tremors comes first: choose a column (choice-1, choice-10, R9)";
    refuses(&format!("column; event 9S; {}", map("9S")), &[("column 3", expected), ("row 1", first)]);
    let refused = [
        ("tile r2c1", "r2c1 holds no tile (choice-1, choice-11, R31)"),
        ("tile r1c1", "you stand on r1c1: only an adjacent tile can go (choice-1, choice-11, R31)"),
        ("tile r2c2", "r2c2 is not adjacent to r1c1, where you stand (choice-1, choice-11, R31)"),
        ("resolve", "Scrying Malfunction comes first: choose a tile (choice-1, choice-11, R31)"),
    ];
    refuses(&format!("tile; event 8S; {}", map("8S")), &refused);
    let expected = "the event of r1c1 waits, so its tile cannot be lifted (choice-1, choice-12, R15)";
    refuses(&format!("tile; using 3H; back event; event 2S; {}", map("2S")), &[("tile r1c1", expected)]);
}

#[test]
fn empty_cells_and_new_lines_stay_at_the_map() {
    let map = "at r1c1; map r1c1=2S! r1c2=3S; discard 9S; rest deck";
    let refused = [
        ("cell r1c0", "r1c0 is adjacent to no tile but your own (choice-1, choice-13, cell-1, R21)"),
        ("cell r1c2", "r1c2 holds a tile already (choice-1, choice-13, cell-1, R21)"),
        ("cell r10c1", "r10c1 lies outside the field (field-1, field-3, R35)"),
    ];
    refuses(&format!("cell; using 2H; back turn; {map}"), &refused);
    let refused = [
        ("cell r3c3", "r3c3 is adjacent neither to a tile nor to you (choice-1, choice-14, cell-2, R23)"),
        ("keep", "Load-Bearing Rubble comes first: choose an empty cell (choice-1, choice-14, cell-2, R23)"),
    ];
    refuses(&format!("cell; using 4H; back turn; picked 9S; {map}"), &refused);
    let refused = [
        ("build top", "Hasty Construction builds a column, at the left or right (choice-1, choice-15, R25)"),
        ("build left", "a column at the left would lie outside the field (choice-15, field-3)"),
        ("keep", "Hasty Construction comes first: choose a side to build on (choice-1, choice-15, R25)"),
    ];
    refuses("build; using 9H; back turn; at r1c-5; map r1c-5=2S; rest deck", &refused);
    let refused = [
        ("build left", "Prefab Module builds a row, at the top or bottom (choice-1, choice-16, R25)"),
        ("build bottom", "a row at the bottom would lie outside the field (choice-16, field-3)"),
    ];
    refuses("build; using JH; back turn; at r9c1; map r9c1=2S; rest deck", &refused);
}
