//! Why a move is refused.

mod random;

use underdeck_cryptkeeper::{Options, State};
use underdeck_game::{Message, Presentation as _, Seat, State as _, Value};

use crate::rules::scene::Scene;

/// Each of these moves is refused with the messages of this reason, and with these rules.
#[track_caller]
fn refuses(text: &str, refused: &[(&str, &str)]) {
    explains(&Scene::new(text), refused);
}

#[track_caller]
fn explains(state: &State, refused: &[(&str, &str)]) {
    let view = state.view(Seat(0));
    for (mv, expected) in refused {
        let refusal = view.refusal(mv.parse().unwrap()).unwrap_or_else(|| panic!("{mv} is legal"));
        assert_eq!(format!("{} ({})", ids(&refusal.reason), refusal.rules.join(", ")), *expected, "{mv}");
    }
}

/// The id of a message, then those of the messages among its arguments.
pub(crate) fn ids(message: &Message) -> String {
    let inner = message.values().iter().filter_map(|(_, value)| match value {
        Value::Message(message) => Some(ids(message)).filter(|ids| !ids.is_empty()),
        _ => None,
    });
    message.id().map(|id| id.name().to_owned()).into_iter().chain(inner).collect::<Vec<_>>().join(" ")
}

#[test]
fn set_up_comes_first() {
    let mut state = Scene::at(underdeck_testkit::start::<State>(&Options::default(), 1));
    let refused = [
        ("take 5H", "not-on-offer where-unseen (take-1, setup-2)"),
        ("take 5D", "not-in-game (option-1, option-2)"),
        ("take XR", "not-in-game (option-1, option-2)"),
        ("use 5S", "first-take (take-1, R2, R12)"),
    ];
    explains(&state, &refused);
    state.play_on("take QS", "map:");
    let refused = [("stand r4c1", "no-tile (stand-1)"), ("use QS", "first-stand (stand-1, R5, R12)")];
    explains(&state, &refused);
}

#[test]
fn items_are_used_from_the_hand_and_tens_are_not() {
    let text = "turn; at r1c1; map r1c1=2S! r1c2=3S+; hand TH 7H; deck 4H 5H; deck_known 4H; discard 9S";
    let refused = [
        ("use TH", "use-amulet (hand-1, R19)"),
        ("use 9S", "not-in-hand where-discard (turn-1, hand-1)"),
        ("use 3S", "not-in-hand where-map (turn-1, hand-1)"),
        ("use 4H", "not-in-hand where-deck (turn-1, hand-1)"),
        ("use 5H", "not-in-hand where-unseen (turn-1, hand-1)"),
        ("use 7C", "not-in-game (option-1, option-2)"),
    ];
    refuses(text, &refused);
}

#[test]
fn the_token_moves_to_adjacent_tiles() {
    let refused = [
        ("move r1c1", "go-here (turn-2, R10)"),
        ("move r2c1", "no-tile (turn-2, R8)"),
        ("move r2c2", "not-adjacent (turn-2, map-1, R6)"),
        ("move r99c99", "no-tile (turn-2, R8)"),
    ];
    refuses("turn; at r1c1; map r1c1=2S! r1c2=3S r2c2=4S; rest deck", &refused);
}

#[test]
fn stairs_need_an_activated_king_and_the_rune() {
    let reasons = [
        ("r1c1=KS!", "descend-no-rune (turn-3, event-1, R32)"),
        ("rune; map r1c1=4S!", "descend-other-tile named tile-four (turn-3, R33)"),
        ("rune; map r1c1=4S~", "descend-other-tile named tile-four (turn-3, R33)"),
        ("rune; map r1c1=KS~", "descend-not-activated (turn-3, R4, R33)"),
        ("rune; map r1c1=4S", "descend-not-activated (turn-3, R4, R33)"),
        ("rune; map r2c1=KS!", "descend-no-tile (turn-3, R33)"),
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
        ("take 2S", "refused-take (take-1, R2)"),
        ("stand r1c2", "refused-stand (stand-1, R5)"),
        ("resolve", "refused-resolve (turn-2, window-2)"),
        ("suffer", "refused-curse-later (curse-2, due-2)"),
        ("discard 7H", "refused-discard (choice-1, choice-2)"),
        ("keep", "refused-discard (choice-1, choice-3)"),
        ("card 7H", "refused-card (choice-1, choice-4, choice-5, choice-6)"),
        ("row 1", "refused-row (choice-1, choice-7, choice-8)"),
        ("column 1", "refused-column (choice-1, choice-9, choice-10)"),
        ("tile r1c2", "refused-tile (choice-1, choice-11, choice-12)"),
        ("cell r2c2", "refused-cell (choice-1, choice-13, choice-14)"),
        ("build top", "refused-build (choice-1, choice-15, choice-16)"),
    ];
    refuses(text, &refused);
    let expected = "refused-curse-none (curse-2, due-1)";
    refuses("turn; at r1c1; map r1c1=2S! r1c2=3S; rest deck", &[("suffer", expected)]);
}

#[test]
fn events_and_curses_come_before_the_next_step() {
    let map = "at r1c1; map r1c1=4S! r1c2=3S; hand TH 7H; rest deck";
    let expected = "first-event named tile-four (window-1, window-2, R13)";
    let missing = "not-in-hand where-unseen (window-1, hand-1)";
    refuses(&format!("event; event 4S; {map}"), &[("move r1c2", expected), ("suffer", expected), ("use 3H", missing)]);
    let expected = "first-curse (curse-1, curse-2, R39)";
    let missing = "not-in-hand where-unseen (curse-1, hand-1)";
    refuses(&format!("curse; {map}"), &[("move r1c2", expected), ("resolve", expected), ("use 3H", missing)]);
    let expected = "refused-over (end-3)";
    refuses(
        "over; lost stuck; turns 1; at r1c1; map r1c1=4S!; rest deck",
        &[("move r1c2", expected), ("keep", expected)],
    );
}

#[test]
fn what_was_drawn_is_discarded_from_the_hand() {
    let map = "at r1c1; map r1c1=2S! r1c2=3S; rest deck";
    let refused = [
        ("discard 7H", "discard-not-drawn (choice-2, R27)"),
        ("discard 3S", "not-in-hand where-unseen (choice-2)"),
        ("keep", "keep-drawn (choice-3, event-2, R26)"),
        ("use 7H", "first-discard tile-two (choice-1, choice-2, R12)"),
    ];
    refuses(&format!("phase discard; event 2S; hand 7H 8H 9H; eligible 8H 9H; left 1; {map}"), &refused);
    let refused = [("use 7H", "first-discard-optional tile-two (choice-1, choice-2, R12)")];
    refuses(&format!("phase discard; event 2S; hand 7H 8H; eligible 8H; left 1; optional; {map}"), &refused);
    let three = "phase discard; event 3S; hand 7H 8H 9H; eligible 7H 8H 9H; left 1; at r1c2; map r1c2=3S!; rest deck";
    refuses(three, &[("keep", "keep-drawn (choice-3, event-3, R26)")]);
    let favor = format!("phase discard; using QH; back turn; hand 7H 8H 9H; eligible 7H 8H 9H; left 1; {map}");
    refuses(&favor, &[("keep", "keep-drawn (choice-3, item-12, R26)")]);
    let inside = "row; event 6S; hand 7H; at r1c1; map r1c1=6S!; rulings inside_effects; rest deck";
    refuses(inside, &[("keep", "first-inside first-row tile-six (choice-1, choice-7, R9)")]);
    let mut due = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=3S r1c3=4S; deck 8H; rulings must_discard");
    due.play("move r1c2");
    explains(&due, &[("keep", "keep-loss tile-three (choice-3, R26)")]);
}

#[test]
fn losses_cannot_be_kept() {
    let hand = "hand 6H 7H 8H 9H; eligible 6H 7H 8H 9H";
    let rats = format!("phase discard; event QS; {hand}; left 3; at r1c1; map r1c1=QS!; rest deck");
    let refused = [
        ("keep", "keep-loss tile-queen (choice-3, event-12)"),
        ("use 7H", "first-discard tile-queen (choice-1, choice-2, R12)"),
    ];
    refuses(&rats, &refused);
    let mimic = format!("phase discard; event 5S; {hand}; left 1; at r1c1; map r1c1=5S!; rest deck");
    refuses(&mimic, &[("keep", "keep-loss tile-five (choice-3, event-5)")]);
    let curse =
        "phase discard; hand 6H 7H 8H 9H; eligible 6H 7H 8H 9H; left 2; at r1c1; map r1c1=5S! r1c2=6S; rest deck";
    refuses(curse, &[("keep", "keep-loss curse (choice-3, strike-1, R38)")]);
}

#[test]
fn cards_are_chosen_from_the_discard() {
    let map = "at r1c1; map r1c1=4S! r1c2=3S; hand 7H; discard 9S; rest deck";
    let refused = [
        ("card 7H", "not-in-discard where-hand (choice-1, choice-4, R31)"),
        ("keep", "first-card tile-four (choice-1, choice-4, R31)"),
    ];
    refuses(&format!("card; event 4S; left 1; {map}"), &refused);
    let refused = [("card 4H", "not-in-discard where-using (choice-1, choice-5, R20)")];
    refuses(&format!("card; using 4H; back turn; left 1; {map}"), &refused);
    let refused = [("card 5H", "not-in-discard where-using (choice-1, choice-6, R20, R24)")];
    refuses(&format!("card; using 5H; back turn; left 1; {map}"), &refused);
}

#[test]
fn rows_columns_and_tiles_are_chosen_where_tiles_lie() {
    let map = |card: &str| format!("at r1c1; map r1c1={card}! r1c2=3S r2c2=4S; rest deck");
    let expected = "row-empty (choice-1, choice-7, R9)";
    let first = "first-row tile-six (choice-1, choice-7, R9)";
    refuses(&format!("row; event 6S; {}", map("6S")), &[("row 3", expected), ("column 1", first)]);
    let expected = "row-empty (choice-1, choice-8, R9)";
    refuses(&format!("row; event JS; {}", map("JS")), &[("row 127", expected)]);
    let expected = "column-empty (choice-1, choice-9, R9)";
    refuses(&format!("column; using 6H; back turn; {}", map("2S")), &[("column 0", expected)]);
    let expected = "column-empty (choice-1, choice-10, R9)";
    let first = "first-column tile-nine (choice-1, choice-10, R9)";
    refuses(&format!("column; event 9S; {}", map("9S")), &[("column 3", expected), ("row 1", first)]);
    let refused = [
        ("tile r2c1", "no-tile (choice-1, choice-11, R31)"),
        ("tile r1c1", "tile-own (choice-1, choice-11, R31)"),
        ("tile r2c2", "not-adjacent (choice-1, choice-11, R31)"),
        ("resolve", "first-tile tile-eight (choice-1, choice-11, R31)"),
    ];
    refuses(&format!("tile; event 8S; {}", map("8S")), &refused);
    let expected = "lift-event (choice-1, choice-12, R15)";
    refuses(&format!("tile; using 3H; back event; event 2S; {}", map("2S")), &[("tile r1c1", expected)]);
}

#[test]
fn empty_cells_and_new_lines_stay_at_the_map() {
    let map = "at r1c1; map r1c1=2S! r1c2=3S; discard 9S; rest deck";
    let refused = [
        ("cell r1c0", "cell-no-passage (choice-1, choice-13, cell-1, R21)"),
        ("cell r1c2", "cell-taken (choice-1, choice-13, cell-1, R21)"),
        ("cell r10c1", "cell-outside (field-1, field-3, R35)"),
    ];
    refuses(&format!("cell; using 2H; back turn; {map}"), &refused);
    let refused = [
        ("cell r3c3", "cell-not-open (choice-1, choice-14, cell-2, R23)"),
        ("keep", "first-cell item-four (choice-1, choice-14, cell-2, R23)"),
    ];
    refuses(&format!("cell; using 4H; back turn; picked 9S; {map}"), &refused);
    let refused = [
        ("build top", "build-only-column item-nine (choice-1, choice-15, R25)"),
        ("build left", "build-outside (choice-15, field-3)"),
        ("keep", "first-build item-nine (choice-1, choice-15, R25)"),
    ];
    refuses("build; using 9H; back turn; at r1c-5; map r1c-5=2S; rest deck", &refused);
    let refused = [
        ("build left", "build-only-row item-jack (choice-1, choice-16, R25)"),
        ("build bottom", "build-outside (choice-16, field-3)"),
    ];
    refuses("build; using JH; back turn; at r9c1; map r9c1=2S; rest deck", &refused);
}
