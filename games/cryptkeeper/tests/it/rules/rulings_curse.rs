//! Rulings on the curse and the end.

use serde_json::json;

use crate::rules::scene::Scene;

/// (R37)
#[test]
fn option_5_ten_has_the_whole_next_turn() {
    let text = "turn; at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S; hand 7H 2H; deck TS 4H";
    Scene::new(text).play("use 7H").becomes("deck; hand 2H 4H TS; discard +7H; due_black 1");
    let mut whole = Scene::new(format!("{text}; rulings whole_turn"));
    whole.play("use 7H").becomes("deck; hand 2H 4H TS; discard +7H; due_black 2");
}

#[test]
fn r37_ten_after_the_move_has_the_next_turn() {
    let mut set_up = Scene::at(underdeck_testkit::start(&underdeck_cryptkeeper::Options::default(), 2));
    set_up.play_on("take TS", "map: 7S AS").play("stand r1c1").play("move r2c1");
    // The ten taken at set-up strikes at the end of turn 1.
    set_up.is("discard TS; hand; turns 1; due_black null");
    let mut window = Scene::new("curse; at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S; hand TH 7H 2H; deck TS 4H");
    window.play("use 7H").becomes("deck; hand 2H 4H TH TS; discard +7H; due_black 2");
}

#[test]
fn r38_amulet_is_one_of_twelve() {
    let cards = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH";
    let hand = |n: usize| cards.split(' ').take(n).collect::<Vec<_>>().join(" ");
    let curse = |n| {
        let mut state = Scene::new(format!("curse; at r1c1; map r1c1=2S! r1c2=3S; hand TH {}; rest deck", hand(n)));
        state.play("suffer");
        state
    };
    curse(11).is("phase turn; hand; turns 1");
    curse(12).is("phase discard; left 11");
    // A lone Amulet does not eject.
    let mut lone = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=3S! r2c2=4S; hand TH; rest deck");
    lone.play("move r1c2").becomes("turns 1; token r1c2; hand; discard TH; due_red null");
}

#[test]
fn r39_discarding_the_ten_averts_the_curse() {
    let mut state = Scene::new("curse; turns 5; at r1c1; map r1c1=2S! r1c2=3S; hand TH QH; deck 8H 9H");
    state.play("use QH").play("discard TH").becomes(
        "phase turn; turns 6; hand 8H 9H; discard +TH +QH; using null; back null; eligible; left 0; due_red null",
    );
}

#[test]
fn r40_ten_drawn_again_has_a_new_due_turn() {
    let mut state =
        Scene::new("event; event 5S; turns 3; at r1c1; map r1c1=5S! r1c2=2S r1c3=3S; hand TH 7H; rest deck");
    state
        .play("resolve")
        .play("discard TH")
        .becomes("phase turn; turns 4; hand 7H; discard TH; event null; eligible; left 0; due_red null");
    // Drawn again, it has a new due turn.
    let mut again = Scene::new("card; event 4S; left 1; turns 9; at r1c1; map r1c1=4S! r1c2=2S; discard TH; rest deck");
    again.play("card TH").becomes("phase turn; turns 10; hand TH; discard; event null; left 0; due_red 11");
}

#[test]
fn r41_two_due_tens_strike_in_canonical_order() {
    let mut both = Scene::new("curse; at r1c1; map r1c1=2S! r1c2=3S; hand TH TS 5H; rest deck");
    both.play("suffer").becomes("phase turn; turns 1; hand; discard 5H TH TS; due_black null; due_red null");
    let cards = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH";
    let mut many = Scene::new(format!("curse; at r1c1; map r1c1=2S! r1c2=3S; hand {cards} TH TS; rest deck"));
    many.play("suffer");
    // The first in canonical order went; the other may be chosen, or strikes in its turn.
    many.is("discard TH; left 11; due_red null; due_black 1");
    assert!(many.legal("discard").contains(&"discard TS".to_owned()));
    let mut kept = many;
    for card in &cards.split(' ').collect::<Vec<_>>()[..11] {
        kept.play(format!("discard {card}"));
    }
    kept.is("phase curse; hand KH TS; turns 0");
    // The order is that of the suits in play.
    for (black, red, first) in [("C", "H", "TC"), ("C", "D", "TC"), ("S", "D", "TD")] {
        let table = format!("black_suit {black}; red_suit {red}; at r1c1; map r1c1=2{black}! r1c2=3{black}; rest deck");
        let hand = cards.replace('H', red);
        let mut state = Scene::new(format!("curse; hand {hand} T{black} T{red}; {table}"));
        state.play("suffer").is(format!("discard {first}; left 11"));
    }
    many.play("discard TS").becomes("hand -TS; discard TH TS; eligible -TS; left 10; due_black null");
}

#[test]
fn r42_ten_of_the_curse_window_has_the_next_turn() {
    let mut state = Scene::new("curse; turns 5; at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S; hand TH 7H; deck TS 2H 3H");
    state.play("use 7H").becomes("deck 3H; hand 2H TH TS; discard +7H; due_black 7");
}

#[test]
fn r43_walks_and_descents_count() {
    let mut walk = Scene::new("turn; turns 2; at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S; hand TH; rest deck");
    walk.play("move r1c2").becomes("turns 3; token r1c2; hand; discard TH; due_red null");
    let mut down = Scene::new("turn; rune; at r1c1; map r1c1=KS! r1c2=4S; hand TH 2H; rest deck");
    down.play_on("descend", "map: ; deck:").play("stand r1c1").becomes("phase curse; token r1c1");
}

#[test]
fn r44_flask_is_checked_and_not_used_up() {
    let mut win = Scene::new("event; event TS; at r1c1; map r1c1=TS!; hand AH TH; rest deck");
    let mut thrown = win;
    win.play("resolve").becomes("phase over; turns 1; outcome result=won floor=1 turns=1; event null");
    thrown.play("use AH");
    // The ritual is over: the event happened, the curse struck, nothing is left.
    thrown.is("outcome result=lost cause=stuck floor=1 turns=1");
}

#[test]
fn r45_usable_card_keeps_the_game_alive() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=3S!; hand KH 2H; rest deck");
    state.play("use KH").becomes("hand 2H; discard KH");
    state.play("move r1c2").becomes("turns 1; token r1c2");
    state.play("use 2H").play("cell r0c1").becomes(
        "phase over; outcome result=lost cause=stuck floor=1 turns=1; \
        map r0c1=3S! r1c1=2S!; token r0c1; discard 2H KH; using null; back null",
    );
}

#[test]
fn r46_descent_into_nothing_loses() {
    let hand = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH TH AS 2S 3S 5S 6S 7S 8S 9S TS JS QS";
    let mut state = Scene::new(format!("turn; rune; at r1c1; map r1c1=KS! r1c2=4S; hand {hand}"));
    assert!(state.legal("").contains(&"descend".to_owned()));
    state.play_on("descend", "map: ; deck: 4S").becomes(
        "phase over; floor 2; turns 1; deck 4S KS; \
        outcome result=lost cause=stuck floor=2 turns=1; map; token null; rune false",
    );
}

#[test]
fn r47_only_a_resolved_altar_wins() {
    // The winning turn ends before its curse; having all in hand beside an activated altar wins nothing.
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=TS!; hand AH TH; rest deck");
    state.play("move r1c2").becomes("phase curse; token r1c2");
    let mut win = Scene::new("event; event TS; turns 4; at r1c1; map r1c1=TS! r1c2=2S; hand AH TH; rest deck");
    win.play("resolve").becomes("phase over; turns 5; outcome result=won floor=1 turns=5; event null");
}

#[test]
fn r48_discard_is_open() {
    let state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=3S; discard 7H KS 9H; rest deck");
    let view = serde_json::to_value(underdeck_game::State::view(&*state, underdeck_game::Seat(0))).unwrap();
    assert_eq!(view["discard"], json!(["7H", "9H", "KS"]));
}
