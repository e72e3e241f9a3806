//! The curse of the Amulet.

use crate::rules::scene::Scene;

#[test]
fn due_1_item_before_the_move_makes_a_ten_due_this_turn() {
    // In turn 5 an event draws a ten: it is due at the end of turn 6.
    let mut event = Scene::new("turn; turns 4; at r1c1; map r1c1=7S! r1c2=2S r1c3=3S; deck TH 3H 4H");
    event.play("move r1c2").becomes(
        "phase discard; deck 4H; map r1c1=7S! r1c2=2S! r1c3=3S; token r1c2; hand 3H TH; \
        event 2S; eligible 3H TH; left 1; due_red 6",
    );
    event.play("discard 3H").becomes("phase turn; turns 5; hand TH; discard +3H; event null; eligible; left 0");
    // An item before the move: at the end of this turn.
    let mut item = Scene::new("turn; turns 4; at r1c1; map r1c1=7S! r1c2=2S; hand 7H; deck TH 3H");
    item.play("use 7H").becomes("deck; hand 3H TH; discard +7H; due_red 5");
    // An item in an event's window: the next turn.
    let mut window = Scene::new("event; event 7S; turns 4; at r1c1; map r1c1=7S! r1c2=2S; hand 7H; deck TH 3H");
    window.play("use 7H").becomes("deck; hand 3H TH; discard +7H; due_red 6");
}

#[test]
fn due_2_ten_is_due_until_it_leaves_the_hand() {
    let mut state = Scene::new("turn; turns 4; at r1c1; map r1c1=7S! r1c2=3S!; hand QH TH; deck 5H 6H");
    state.play("use QH").becomes("phase discard; deck; hand 5H 6H TH; using QH; back turn; eligible 5H 6H TH; left 1");
    state
        .play("discard TH")
        .becomes("phase turn; hand 5H 6H; discard +TH +QH; using null; back null; eligible; left 0; due_red null");
    state.play("move r1c2").becomes("turns 5; token r1c2");
}

#[test]
fn strike_1_ten_goes_with_eleven_others() {
    let mut few = Scene::new("curse; turns 5; at r1c1; map r1c1=2S! r1c2=3S; hand TH 3H; rest deck");
    few.play("suffer").becomes("phase turn; turns 6; hand; discard 3H TH; due_red null");
    let hand = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH AS";
    let mut many = Scene::new(format!("curse; at r1c1; map r1c1=2S! r1c2=3S; hand {hand} TH; rest deck"));
    many.play("suffer").becomes("phase discard; hand -TH; discard TH; eligible +AH +2H +3H +4H +5H +6H +7H +8H +9H +JH +QH +KH +AS; left 11; due_red null");
    assert_eq!(many.legal("").len(), 13);
}
