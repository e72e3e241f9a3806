//! The curse of the Amulet.

use serde_json::json;
use underdeck_testkit::legal;

use crate::rules::scene::{act, scene};

#[test]
fn due_1_item_before_the_move_makes_a_ten_due_this_turn() {
    // In turn 5 an event draws a ten: it is due at the end of turn 6.
    let mut event = scene("turn; turns 4; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; deck TH 3H 4H");
    act(
        &mut event,
        "move r1c2",
        "",
        json!({"phase": "discard", "deck": "4H", "map": "r1c1=7S! r1c2=2S! r1c3=3S", "token": "r1c2",
            "hand": "3H TH", "event": "2S", "eligible": "3H TH", "left": 1, "due_red": 6}),
    );
    act(
        &mut event,
        "discard 3H",
        "",
        json!({"phase": "turn", "turns": 5, "hand": "TH", "discard": "+3H", "event": null, "eligible": "", "left": 0}),
    );
    // An item before the move: at the end of this turn.
    let mut item = scene("turn; turns 4; at r1c1; map r1c1=7S! r1c2=2S; hand 7H; deck TH 3H");
    act(&mut item, "use 7H", "", json!({"deck": "", "hand": "3H TH", "discard": "+7H", "due_red": 5}));
    // An item in an event's window: the next turn.
    let mut window = scene("event; event 7S; turns 4; at r1c1; map r1c1=7S! r1c2=2S; hand 7H; deck TH 3H");
    act(&mut window, "use 7H", "", json!({"deck": "", "hand": "3H TH", "discard": "+7H", "due_red": 6}));
}

#[test]
fn due_2_ten_is_due_until_it_leaves_the_hand() {
    let mut state = scene("turn; turns 4; at r1c1; map r1c1=7S! r1c2=3S!; hand QH TH; deck 5H 6H");
    act(
        &mut state,
        "use QH",
        "",
        json!({"phase": "discard", "deck": "", "hand": "5H 6H TH", "using": "QH", "back": "turn",
            "eligible": "5H 6H TH", "left": 1}),
    );
    act(
        &mut state,
        "discard TH",
        "",
        json!({"phase": "turn", "hand": "5H 6H", "discard": "+TH +QH", "using": null, "back": null, "eligible": "",
            "left": 0, "due_red": null}),
    );
    act(&mut state, "move r1c2", "", json!({"turns": 5, "token": "r1c2"}));
}

#[test]
fn strike_1_ten_goes_with_eleven_others() {
    let mut few = scene("curse; turns 5; at r1c1; map r1c1=2S! r1c2=3S; hand TH 3H; rest deck");
    act(&mut few, "suffer", "", json!({"phase": "turn", "turns": 6, "hand": "", "discard": "3H TH", "due_red": null}));
    let hand = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH AS";
    let mut many = scene(&format!("curse; at r1c1; map r1c1=2S! r1c2=3S; hand {hand} TH; rest deck"));
    act(
        &mut many,
        "suffer",
        "",
        json!({"phase": "discard", "hand": "-TH", "discard": "TH",
            "eligible": "+AH +2H +3H +4H +5H +6H +7H +8H +9H +JH +QH +KH +AS", "left": 11, "due_red": null}),
    );
    assert_eq!(legal(&many).len(), 13);
}
