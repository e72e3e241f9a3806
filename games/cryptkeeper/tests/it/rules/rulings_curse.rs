//! Rulings on the curse and the end.

use serde_json::json;
use underdeck_testkit::{expect, legal, play};

use crate::rules::scene::{act, legal_of, scene};

/// (R37)
#[test]
fn option_5_ten_has_the_whole_next_turn() {
    let text = "turn; at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S; hand 7H 2H; deck TS 4H";
    act(&mut scene(text), "use 7H", "", json!({"deck": "", "hand": "2H 4H TS", "discard": "+7H", "due_black": 1}));
    let mut whole = scene(&format!("{text}; rulings whole_turn"));
    act(&mut whole, "use 7H", "", json!({"deck": "", "hand": "2H 4H TS", "discard": "+7H", "due_black": 2}));
}

#[test]
fn r37_ten_after_the_move_has_the_next_turn() {
    let mut set_up =
        underdeck_testkit::start::<underdeck_cryptkeeper::State>(&underdeck_cryptkeeper::Options::default(), 2);
    play(&mut set_up, "take TS", "map: 7S AS");
    play(&mut set_up, "stand r1c1", "");
    play(&mut set_up, "move r2c1", "");
    // The ten taken at set-up strikes at the end of turn 1.
    expect(&set_up, json!({"discard": ["TS"], "hand": [], "turns": 1, "due_black": null}));
    let mut window = scene("curse; at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S; hand TH 7H 2H; deck TS 4H");
    act(&mut window, "use 7H", "", json!({"deck": "", "hand": "2H 4H TH TS", "discard": "+7H", "due_black": 2}));
}

#[test]
fn r38_amulet_is_one_of_twelve() {
    let cards = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH";
    let hand = |n: usize| cards.split(' ').take(n).collect::<Vec<_>>().join(" ");
    let curse = |n| {
        let mut state = scene(&format!("curse; at r1c1; map r1c1=2S! r1c2=3S; hand TH {}; rest deck", hand(n)));
        play(&mut state, "suffer", "");
        state
    };
    expect(&curse(11), json!({"phase": "turn", "hand": [], "turns": 1}));
    expect(&curse(12), json!({"phase": "discard", "left": 11}));
    // A lone Amulet does not eject.
    let mut lone = scene("turn; at r1c1; map r1c1=2S! r1c2=3S! r2c2=4S; hand TH; rest deck");
    act(&mut lone, "move r1c2", "", json!({"turns": 1, "token": "r1c2", "hand": "", "discard": "TH", "due_red": null}));
}

#[test]
fn r39_discarding_the_ten_averts_the_curse() {
    let mut state = scene("curse; turns 5; at r1c1; map r1c1=2S! r1c2=3S; hand TH QH; deck 8H 9H");
    play(&mut state, "use QH", "");
    act(
        &mut state,
        "discard TH",
        "",
        json!({"phase": "turn", "turns": 6, "hand": "8H 9H", "discard": "+TH +QH", "using": null, "back": null,
            "eligible": "", "left": 0, "due_red": null}),
    );
}

#[test]
fn r40_ten_drawn_again_has_a_new_due_turn() {
    let mut state = scene("event; event 5S; turns 3; at r1c1; map r1c1=5S! r1c2=2S r1c3=3S; hand TH 7H; rest deck");
    play(&mut state, "resolve", "");
    act(
        &mut state,
        "discard TH",
        "",
        json!({"phase": "turn", "turns": 4, "hand": "7H", "discard": "TH", "event": null, "eligible": "", "left": 0,
            "due_red": null}),
    );
    // Drawn again, it has a new due turn.
    let mut again = scene("card; event 4S; left 1; turns 9; at r1c1; map r1c1=4S! r1c2=2S; discard TH; rest deck");
    act(
        &mut again,
        "card TH",
        "",
        json!({"phase": "turn", "turns": 10, "hand": "TH", "discard": "", "event": null, "left": 0, "due_red": 11}),
    );
}

#[test]
fn r41_two_due_tens_strike_in_canonical_order() {
    let mut both = scene("curse; at r1c1; map r1c1=2S! r1c2=3S; hand TH TS 5H; rest deck");
    act(
        &mut both,
        "suffer",
        "",
        json!({"phase": "turn", "turns": 1, "hand": "", "discard": "5H TH TS", "due_black": null, "due_red": null}),
    );
    let cards = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH";
    let mut many = scene(&format!("curse; at r1c1; map r1c1=2S! r1c2=3S; hand {cards} TH TS; rest deck"));
    play(&mut many, "suffer", "");
    // The first in canonical order went; the other may be chosen, or strikes in its turn.
    expect(&many, json!({"discard": ["TH"], "left": 11, "due_red": null, "due_black": 1}));
    assert!(legal_of(&many, "discard").contains(&"discard TS".to_owned()));
    let mut kept = many;
    for card in &cards.split(' ').collect::<Vec<_>>()[..11] {
        play(&mut kept, &format!("discard {card}"), "");
    }
    expect(&kept, json!({"phase": "curse", "hand": ["KH", "TS"], "turns": 0}));
    // The order is that of the suits in play.
    for (black, red, first) in [("C", "H", "TC"), ("C", "D", "TC"), ("S", "D", "TD")] {
        let table = format!("suits {black} {red}; at r1c1; map r1c1=2{black}! r1c2=3{black}; rest deck");
        let hand = cards.replace('H', red);
        let mut state = scene(&format!("curse; hand {hand} T{black} T{red}; {table}"));
        play(&mut state, "suffer", "");
        expect(&state, json!({"discard": [first], "left": 11}));
    }
    act(
        &mut many,
        "discard TS",
        "",
        json!({"hand": "-TS", "discard": "TH TS", "eligible": "-TS", "left": 10, "due_black": null}),
    );
}

#[test]
fn r42_ten_of_the_curse_window_has_the_next_turn() {
    let mut state = scene("curse; turns 5; at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S; hand TH 7H; deck TS 2H 3H");
    act(&mut state, "use 7H", "", json!({"deck": "3H", "hand": "2H TH TS", "discard": "+7H", "due_black": 7}));
}

#[test]
fn r43_walks_and_descents_count() {
    let mut walk = scene("turn; turns 2; at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S; hand TH; rest deck");
    act(&mut walk, "move r1c2", "", json!({"turns": 3, "token": "r1c2", "hand": "", "discard": "TH", "due_red": null}));
    let mut down = scene("turn; rune; at r1c1; map r1c1=KS! r1c2=4S; hand TH 2H; rest deck");
    play(&mut down, "descend", "map: ; deck:");
    act(&mut down, "stand r1c1", "", json!({"phase": "curse", "token": "r1c1"}));
}

#[test]
fn r44_flask_is_checked_and_not_used_up() {
    let mut win = scene("event; event TS; at r1c1; map r1c1=TS!; hand AH TH; rest deck");
    let mut thrown = win;
    act(
        &mut win,
        "resolve",
        "",
        json!({"phase": "over", "turns": 1, "outcome": {"result": "won", "floor": 1, "turns": 1}, "event": null}),
    );
    play(&mut thrown, "use AH", "");
    // The ritual is over: the event happened, the curse struck, nothing is left.
    expect(&thrown, json!({"outcome": {"result": "lost", "cause": "stuck", "floor": 1, "turns": 1}}));
}

#[test]
fn r45_usable_card_keeps_the_game_alive() {
    let mut state = scene("turn; at r1c1; map r1c1=2S! r1c2=3S!; hand KH 2H; rest deck");
    act(&mut state, "use KH", "", json!({"hand": "2H", "discard": "KH"}));
    act(&mut state, "move r1c2", "", json!({"turns": 1, "token": "r1c2"}));
    play(&mut state, "use 2H", "");
    act(
        &mut state,
        "cell r0c1",
        "",
        json!({"phase": "over", "outcome": {"result": "lost", "cause": "stuck", "floor": 1, "turns": 1},
            "map": "r0c1=3S! r1c1=2S!", "token": "r0c1", "discard": "2H KH", "using": null, "back": null}),
    );
}

#[test]
fn r46_descent_into_nothing_loses() {
    let hand = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH TH AS 2S 3S 5S 6S 7S 8S 9S TS JS QS";
    let mut state = scene(&format!("turn; rune; at r1c1; map r1c1=KS! r1c2=4S; hand {hand}"));
    assert!(legal(&state).contains(&"descend".to_owned()));
    act(
        &mut state,
        "descend",
        "map: ; deck: 4S",
        json!({"phase": "over", "floor": 2, "turns": 1, "deck": "4S KS",
            "outcome": {"result": "lost", "cause": "stuck", "floor": 2, "turns": 1}, "map": "", "token": null,
            "rune": false}),
    );
}

#[test]
fn r47_only_a_resolved_altar_wins() {
    // The winning turn ends before its curse; having all in hand beside an activated altar wins nothing.
    let mut state = scene("turn; at r1c1; map r1c1=2S! r1c2=TS!; hand AH TH; rest deck");
    act(&mut state, "move r1c2", "", json!({"phase": "curse", "token": "r1c2"}));
    let mut win = scene("event; event TS; turns 4; at r1c1; map r1c1=TS! r1c2=2S; hand AH TH; rest deck");
    act(
        &mut win,
        "resolve",
        "",
        json!({"phase": "over", "turns": 5, "outcome": {"result": "won", "floor": 1, "turns": 5}, "event": null}),
    );
}

#[test]
fn r48_discard_is_open() {
    let state = scene("turn; at r1c1; map r1c1=2S! r1c2=3S; discard 7H KS 9H; rest deck");
    let view = serde_json::to_value(underdeck_game::State::view(&state, underdeck_game::Seat(0))).unwrap();
    assert_eq!(view["discard"], json!(["7H", "9H", "KS"]));
}
