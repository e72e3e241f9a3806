//! The ends and the score.

use serde_json::Value;
use underdeck_game::{GameResult, Play as _};

use crate::rules::scene::Scene;

/// Wins at `r1c2` by putting a card down, and returns the score.
#[track_caller]
fn won(text: &str, card: &str) -> i32 {
    let mut state = Scene::new(text);
    state.play(format!("loot with {card}"));
    let outcome = state.outcome().unwrap();
    assert_eq!(outcome.result, GameResult::Won);
    let score = outcome.score.unwrap();
    state.is(format!("outcome result=won score={score}"));
    score
}

/// The slain Dark Lord, these cards owned, the rest of the action cards trashed unless said otherwise.
const LORD: &str = "at r1c2; life 10";

fn lost(state: &Scene) -> Value {
    assert_eq!(state.outcome().unwrap().score, Some(0));
    assert_eq!(state.legal(""), [""; 0]);
    let mut state = serde_json::to_value(state).unwrap();
    assert_eq!(state["outcome"]["score"], 0);
    assert_eq!(state["outcome"]["result"], "lost");
    state["outcome"]["cause"].take()
}

#[test]
fn over_1_no_move_is_legal() {
    let outcome = "phase over; outcome result=lost cause=flight score=0";
    let state = Scene::new(format!("at r1c2; hand 2C 3C; wounds 10; rooms r1c2=8S; {outcome}"));
    assert_eq!(state.legal(""), [""; 0]);
    assert_eq!(state.outcome().unwrap().cause, "flight");
}

#[test]
fn over_2_other_keys_stay_as_they_are() {
    // Flags stay, the attacker goes, a reshuffled pile stays reshuffled, a fleeing hero has not moved.
    let mut state = Scene::new("at r1c2; hand 2C; wounds 9; rooms r1c2=8S r1c3=7D; first r1c1");
    state.play("flee r1c3 trash 2C").is("at r1c2; trash 2C; arrived false; phase over; wounds 10");
    let mut state = Scene::new("at r1c2; hand 2C; wounds 5; rooms r1c2=8S; defend r1c2; arrived; attacked");
    state.play("defend nothing").is("attacker null; arrived; attacked; phase over");
    let end = "phase over; outcome result=lost cause=monster score=0";
    assert_eq!(Scene::fault(format!("at r1c2; hand 2C; rooms r1c2=8S; wounds 9; {end}")), "wounds");
    assert_eq!(Scene::fault("at r1c2; hand 2C; rooms r1c2=8S; wounds 10"), "wounds");
}

#[test]
fn over_3_the_dark_lord_looted() {
    assert_eq!(won("at r1c2; hand AC 2C; rooms r1c2=XBx", "AC"), 30 + 10 + 5 + 21);
}

#[test]
fn over_4_the_last_wound_from_a_monster() {
    let mut state = Scene::new("at r1c2; hand 2C; wounds 2; rooms r1c2=8S; defend r1c2");
    state.play("defend nothing");
    assert_eq!(lost(&state), "monster");
    let mut state = Scene::new("at r3c3; hand 2C; wounds 2; rooms r3c3=JC. r3c4=8S; defend r3c4; arrived");
    state.play("defend nothing");
    assert_eq!(lost(&state), "monster");
}

#[test]
fn over_5_the_last_wound_from_a_trap() {
    let mut state = Scene::new("at r1c2; hand 2C; wounds 9; rooms r1c2=JS.; phase trap; arrived");
    state.play("take wound");
    assert_eq!(lost(&state), "trap");
}

#[test]
fn over_6_the_last_wound_from_a_flight() {
    let mut state = Scene::new("at r1c2; hand 2C; wounds 9; rooms r1c2=8S");
    state.play("flee outside trash 2C");
    assert_eq!(lost(&state), "flight");
}

#[test]
fn over_7_the_last_wound_from_exhaustion() {
    let mut state = Scene::new("at r1c2; hand 2C; wounds 8; rooms r1c2=8D; rest discard");
    state.play_on("end", "draw:");
    assert_eq!(lost(&state), "exhaustion");
}

#[test]
fn over_8_no_card_after_refilling() {
    let mut state = Scene::new("at r1c2; rooms r1c2=8D; rest trash");
    state.play("end");
    assert_eq!(lost(&state), "stranded");
}

#[test]
fn score_1_the_parts_add_up() {
    // Everything at once: 30 + 2 kings + QH and QC + 3D 9D + 7 health, with a card trashed.
    let text = "at r1c2; hand AC 2C 3D; discard KD 9D QH; draw KS; queens QC; wounds 3; rest trash; \
                rooms r1c2=XBx r1c1=4C. r1c3=5C. r1c4=4S. r1c5=5S. r2c1=6S.";
    assert_eq!(won(text, "AC"), 30 + 40 + 10 + 12 + 7);
}

#[test]
fn score_2_the_dark_lord_scores_30() {
    assert_eq!(won(&format!("{LORD}; hand AC; wounds 9; rest trash; rooms r1c2=XBx"), "AC"), 30 + 1);
}

#[test]
fn score_3_each_king_scores_20() {
    for pile in ["hand AC KD", "hand AC; draw KD", "hand AC; discard KD"] {
        let score = won(&format!("{LORD}; {pile}; wounds 9; rest trash; rooms r1c2=XBx r1c3=2C."), "AC");
        assert_eq!(score, 31 + 20, "{pile}");
    }
    let trashed = won(&format!("{LORD}; hand AC; trash KD; wounds 9; rest trash; rooms r1c2=XBx r1c3=2C."), "AC");
    assert_eq!(trashed, 31);
}

#[test]
fn score_4_each_queen_scores_5() {
    for pile in ["hand AC QH", "hand AC; draw QH", "hand AC; discard QH", "hand AC; queens QC", "hand AC; queens QS"] {
        let score = won(&format!("{LORD}; {pile}; wounds 9; rest trash; rooms r1c2=XBx r1c3=2C."), "AC");
        assert_eq!(score, 31 + 5, "{pile}");
    }
    for pile in ["trash QH", "trash QS"] {
        let score = won(&format!("{LORD}; hand AC; {pile}; wounds 9; rest trash; rooms r1c2=XBx r1c3=2C."), "AC");
        assert_eq!(score, 31, "{pile}");
    }
}

#[test]
fn score_5_diamonds_score_their_rank() {
    for (cards, score) in [("AD", 1), ("9D", 9), ("TD", 10), ("6D", 6), ("9C", 0), ("9S", 0), ("6S", 0)] {
        let put_down = if cards.starts_with(['9', 'T']) { "r1c3=2C." } else { "" };
        let text = format!("{LORD}; hand AC; discard {cards}; wounds 9; rest trash; rooms r1c2=XBx {put_down}");
        assert_eq!(won(&text, "AC"), 31 + score, "{cards}");
    }
}

#[test]
fn score_6_health_scores_at_most_10() {
    for (life, wounds, health) in [(10, 0, 10), (10, 4, 6), (20, 0, 10), (20, 5, 10), (20, 13, 7), (5, 0, 5)] {
        let text = format!("at r1c2; life {life}; wounds {wounds}; hand AC; rest trash; rooms r1c2=XBx");
        assert_eq!(won(&text, "AC"), 30 + health);
    }
}

#[test]
fn score_7_an_empty_trash_scores_5() {
    let text = "at r1c2; hand AC; wounds 9; rooms r1c2=XBx";
    assert_eq!(won(text, "AC"), 31 + 21 + 5);
    assert_eq!(won(&format!("{text}; trash 2C"), "AC"), 31 + 21);
}

#[test]
fn score_8_grid_and_trash_score_nothing() {
    // A card put down for the Dark Lord, lying elsewhere, or trashed scores nothing.
    let text = "at r1c2; hand KD; wounds 9; rest trash; rooms r1c2=XBx r1c3=2C.";
    assert_eq!(won(text, "KD"), 31);
    let text = "at r1c2; hand AC; wounds 9; rest trash; rooms r1c2=XBx r1c3=KD. r1c4=9D. r1c5=6D.; discard QH";
    assert_eq!(won(text, "AC"), 31 + 5);
}
