//! The flow from decision to decision, being stuck, and the ends.

use underdeck_cryptkeeper::Ranking;

use crate::rules::scene::Scene;

#[test]
fn flow_1_choice_done_finishes_item_event_or_curse() {
    let mut item = Scene::new("cell; using 4H; back turn; picked 7H; discard 7H; at r1c1; map r1c1=2S; rest deck");
    item.play("cell r1c2").becomes("phase turn; map r1c1=2S r1c2=7H~; discard 4H; using null; back null; picked null");
    let mut event = Scene::new(
        "phase discard; event 5S; eligible 2H 3H; left 1; at r1c1; map r1c1=5S! r1c2=2S; hand 2H 3H; rest deck",
    );
    event.play("discard 2H").becomes("phase turn; turns 1; hand 3H; discard 2H; event null; eligible; left 0");
    let hand = "AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH";
    let mut curse = Scene::new(format!("curse; at r1c1; map r1c1=5S! r1c2=2S; hand {hand} TH; rest deck"));
    curse.play("suffer");
    for card in &hand.split(' ').collect::<Vec<_>>()[..11] {
        curse.play(format!("discard {card}"));
    }
    curse.is("phase turn; turns 1; hand KH");
}

#[test]
fn flow_2_event_waits_for_a_usable_card() {
    let mut usable = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=7S r1c3=3S; hand 2H; rest deck");
    usable.play("move r1c2").becomes("phase event; map r1c1=2S! r1c2=7S! r1c3=3S; token r1c2; event 7S");
    let mut ten = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=5S r1c3=3S; hand TH; rest deck");
    ten.play("move r1c2").becomes("turns 1; map r1c1=2S! r1c2=5S! r1c3=3S; token r1c2; hand; discard TH; due_red null");
}

#[test]
fn flow_3_turn_ends_with_its_event() {
    let mut state = Scene::new("event; event 7S; at r1c1; map r1c1=7S! r1c2=2S; hand 2H; rest deck");
    state.play("resolve").becomes("phase turn; turns 1; deck_known AH 3H 4H; event null");
}

#[test]
fn flow_4_due_curse_comes_before_the_next_turn() {
    let walk = "turns 4; at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S";
    let mut plain = Scene::new(format!("turn; {walk}; hand 2H; rest deck"));
    plain.play("move r1c2").becomes("turns 5; token r1c2");
    let mut due = Scene::new(format!("turn; {walk}; hand 2H TH; rest deck"));
    due.play("move r1c2").becomes("phase curse; token r1c2");
    let mut helpless = Scene::new(format!("turn; {walk}; hand TH; rest deck"));
    helpless.play("move r1c2").becomes("turns 5; token r1c2; hand; discard TH; due_red null");
}

#[test]
fn flow_5_stuck_player_loses() {
    let mut state = Scene::new("turn; at r1c1; map r1c1=2S! r1c2=3S!; hand 8H; deck 2H");
    state
        .play("use 8H")
        .becomes("phase over; deck; outcome result=lost cause=stuck floor=1 turns=0; hand; discard +2H +8H");
}

/// What becomes of the last usable card in a position.
fn after_the_last_card(rest: &str) -> Scene {
    let mut state = Scene::new(format!("turn; hand KH; {rest}; rest deck"));
    state.play("use KH");
    state
}

#[test]
fn flow_6_stuck_without_item_goal_or_stairs() {
    for (rest, is_stuck) in [
        ("at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S!", true),
        ("at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S", false),
        ("at r1c1; map r1c1=2S! r1c2=3S! r1c3=4S~", false),
        ("at r1c1; map r1c1=2S! r1c2=3S! r1c4=4S", true),
        ("at r1c1; map r1c1=2S", true),
        ("at r1c1; map r1c1=2S r1c2=3S!", false),
        ("at r1c1; map r1c1=KS!; rune", false),
        ("at r1c1; map r1c1=KS! r1c2=2S!", true),
        ("at r1c1; map r1c1=3S! r1c2=2S! r2c2=KS!; rune", false),
        ("at r1c1; map r1c1=3S! r1c3=2S! r2c3=KS!; rune", true),
        ("at r1c1; map r1c2=3S!", true),
        ("at r1c1; map r1c2=3S! r1c3=5S", false),
    ] {
        let outcome = if is_stuck { "result=lost cause=stuck floor=1 turns=0" } else { "null" };
        after_the_last_card(rest).is(format!("outcome {outcome}"));
    }
}

#[test]
fn end_1_win_copies_floor_and_turns() {
    let mut state = Scene::new("event; event TS; turns 30; floor 3; at r1c1; map r1c1=TS!; hand AS TH; rest deck");
    state.play("resolve").becomes("phase over; turns 31; outcome result=won floor=3 turns=31; event null");
}

#[test]
fn end_2_loss_has_its_cause() {
    let mut state = Scene::new("turn; turns 30; floor 3; at r1c2; map r1c1=5S r1c2=2S!; rest deck");
    state.play("move r1c1");
    let outcome = "result=lost cause=ejected floor=3 turns=31";
    state.is(format!("outcome {outcome}; phase over"));
}

#[test]
fn end_3_turn_in_progress_counts() {
    let mut state = Scene::new(
        "event; event TS; turns 30; at r1c1; map r1c1=TS! r1c2=2S~; hand AS TH 7H; deck 2H 3H; deck_known 2H",
    );
    state.play("resolve").becomes("phase over; turns 31; outcome result=won floor=1 turns=31; event null");
    assert!(state.legal("").is_empty());
}

#[test]
fn end_4_wins_rank_above_losses() {
    let end = |text: &str| Scene::new(text).ranking().expect("the game is over");
    let won = |turns, floor| {
        let rest = "at r1c1; map r1c1=TS!; hand AS TH; rest deck";
        end(&format!("over; won; turns {turns}; floor {floor}; due TH={turns}; {rest}"))
    };
    let lost = |turns, floor| {
        end(&format!("over; lost ejected; turns {turns}; floor {floor}; at r1c1; map r1c1=5S!; rest deck"))
    };
    let order = [lost(9, 1), lost(30, 1), lost(4, 2), won(40, 1), won(30, 3), won(30, 2), won(29, 9)];
    assert!(order.is_sorted(), "{order:?}");
    assert!(matches!(order[0], Ranking::Lost { floor: 1, turns: 9 }));
    assert_eq!(Scene::new("turn; at r1c1; map r1c1=2S r1c2=3S; rest deck").ranking(), None);
}
