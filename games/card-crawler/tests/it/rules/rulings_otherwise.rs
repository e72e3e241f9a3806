//! Rulings that a table reads otherwise, option-5 to option-10.

use underdeck_game::Play as _;

use crate::rules::scene::Scene;

/// (R6)
#[test]
fn option_5_a_hero_may_flee_on_arrival() {
    let mut state = Scene::new("at r1c2; hand 2C 3C 4C 5C; rooms r1c2=8S r1c3=9S; first r1c1; rulings flee_at_once");
    state.play("flee r1c3 trash 2C");
    assert!(!state.legal("flee r1c2").is_empty());
    state.play("attack with 3C");
    assert_eq!(state.why("flee r1c2 trash 4C"), ["flee-1", "R7"]);
}

/// (R7)
#[test]
fn option_6_a_hero_may_flee_after_an_attack() {
    let mut state = Scene::new("at r1c2; hand 2C 3C 4C; rooms r1c2=8S r1c3=9S; rulings flee_after_attack");
    state.play("attack with 2C").play("flee r1c3 trash 3C");
    assert_eq!(state.why("flee r1c2 trash 4C"), ["flee-1", "R6"]);
}

/// (R8)
#[test]
fn option_7_a_hero_flees_only_back() {
    let text = "at r3c3; hand 2C 3C 4C; rooms r3c3=8S r2c3=9S r3c4=JH. r4c3=7S; wounds 3; rulings flee_back";
    let mut state = Scene::new(format!("{text}; visited r1c1 r3c3 r3c4"));
    assert_eq!(state.legal("flee").len(), 3, "to r3c4 alone");
    assert_eq!(state.why("flee r2c3 trash 2C"), ["flee-1", "R8"]);
    state.play("flee r3c4 trash 2C").play("go r3c5 discard 3C").is("visited r1c1 r3c3 r3c4 r3c5");
    for visited in ["r3c3 r3c4", "r1c1 r3c3", "r1c1 r3c3 r3c4 r5c5", "r3c3 r1c1 r3c4"] {
        assert_eq!(Scene::fault(format!("{text}; visited {visited}")), "visited", "{visited}");
    }
    assert_eq!(Scene::fault(text), "visited");
    assert_eq!(Scene::fault("at r1c1; rooms r1c1=8D; visited r1c1"), "visited");
    assert_eq!(Scene::fault("at r3c4; rooms r3c4=JH.; rulings flee_back; visited r1c1"), "visited");
}

/// (R16)
#[test]
fn option_8_the_healer_may_fight() {
    let mut state = Scene::new("at r1c2; hand 5C QH 2C; rooms r1c2=8S r1c3=3C.; rulings healer_fights");
    state.play("attack with 5C QH").is("r1c2 8S slain; discard 5C QH");
    let mut state = Scene::new("at r1c2; hand QH; rooms r1c2=KS r1c3=3C.; defend r1c2; rulings healer_fights");
    state.play("defend with QH").is("wounds 0");
}

/// (R22)
#[test]
fn option_9_a_body_left_behind_is_lost() {
    // With a card left the body stays, as any other; without one he rises.
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=XBx; attacked; rulings lost_body");
    state.play("end");
    assert_eq!((state.text("r1c2"), state.legal("loot").len()), ("XB slain".into(), 5));
    let mut state = Scene::new("at r1c2; rooms r1c2=XBx; attacked; rulings lost_body");
    state.play("end").is("r1c2 XB revealed");
    // Left behind, he is lost.
    let mut state = Scene::new("at r1c2; hand 2C 3C; rooms r1c2=XBx r1c3=8D; rulings lost_body");
    state.play("go r1c3 discard 2C").play("end").is("r1c2 XB empty");
    assert!(state.outcome().is_none());
}

/// (R30)
#[test]
fn option_10_a_turn_that_changes_nothing_can_be_ended() {
    // A full hand, then no card to draw; the next turn begins.
    let mut state = Scene::new("at r1c2; hand AC 2C 3C 4C 5C; rooms r1c2=8D; arrived; rulings idle_end");
    state.play("end").is("hand AC 2C 3C 4C 5C; arrived false; phase action");
    let mut state = Scene::new("at r1c2; hand AC 2C; rooms r1c2=8D; rest trash; rulings idle_end");
    state.play("end").play("end").is("hand AC 2C; wounds 0");
    // Beside a monster, and when cards are drawn, nothing differs.
    let mut state = Scene::new("at r1c2; hand AC 2C; rooms r1c2=8S; rest trash; rulings idle_end");
    state.play("end").is("phase defend");
}
