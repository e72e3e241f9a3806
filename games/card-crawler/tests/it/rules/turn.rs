//! Ending the action phase, the end of turn, luck.

use serde_json::json;
use underdeck_card_crawler::State;
use underdeck_game::{FastChance, FastRng, Play as _, Recording};

use crate::rules::scene::Scene;

#[test]
fn end_1_a_turn_ends_if_something_can_follow() {
    let may_end = |text: &str| !Scene::new(text).legal("end").is_empty();
    // A living monster; cards to draw, in either pile; an empty hand. Otherwise not.
    assert!(may_end("at r1c2; hand AC 2C 3C 4C 5C; rooms r1c2=8S"));
    assert!(may_end("at r1c2; hand AC 2C 3C 4C; rooms r1c2=8D"));
    assert!(may_end("at r1c2; hand AC 2C 3C 4C; rooms r1c2=8D; rest discard"));
    assert!(may_end("at r1c2; rooms r1c2=8D; rest trash"));
    assert!(!may_end("at r1c2; hand AC 2C 3C 4C; rooms r1c2=8D; rest trash"));
    let full = "at r1c2; hand AC 2C 3C 4C 5C; rooms r1c2=8D";
    assert_eq!(Scene::new(full).why("end"), ["end-1", "R30"]);
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=8S");
    state.play("end").is("phase defend; attacker r1c2; hand 2C");
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=8Sx; draw AC AD AS 3C 3D; attacked");
    state.play("end").is("phase action; hand AC 2C 3C AD AS; attacked false");
}

#[test]
fn chance_1_luck_meets_only_the_end_of_a_turn() {
    // Over many random games: only `end` without a living monster and `defend` in the hero's own room meet luck, once.
    let (mut luck, mut rng) = (Recording::new(FastChance(FastRng::new(1))), FastRng::new(2));
    let mut shuffles = 0;
    for _ in 0..300 {
        let mut state: State = underdeck_game::State::new(&underdeck_card_crawler::Options::default(), &mut luck);
        for _ in 0..300 {
            let Some(mv) = state.random_legal(&mut rng) else { break };
            luck.events.clear();
            let before = serde_json::to_value(state).unwrap();
            state.play(mv, &mut luck).unwrap();
            if luck.events.is_empty() {
                continue;
            }
            let text = mv.to_string();
            let ends = text == "end" || text.starts_with("defend") && before["attacker"] == before["at"];
            assert!(ends && luck.events.len() == 1, "{text}: {:?}", luck.events);
            shuffles += 1;
        }
    }
    assert!(shuffles > 50, "{shuffles}");
}

#[test]
fn chance_2_the_event_is_the_new_draw_pile() {
    let mut state = Scene::new("at r1c2; hand AC 2C 3C 4C; rooms r1c2=8D; discard 6S; rest trash");
    assert_eq!(json!(state.events("end", "draw:")), json!([{"shuffle": "draw", "order": ["6S"]}]));
    state.is("wounds 2; hand AC 2C 3C 4C 6S; draw");
    let mut state = Scene::new("at r1c2; hand AC; rooms r1c2=8D; discard 2C 6S; draw 3D; rest trash");
    assert_eq!(json!(state.events("end", "draw: 6S")), json!([{"shuffle": "draw", "order": ["6S", "2C"]}]));
}

#[test]
fn turn_1_the_hand_is_refilled() {
    // Full draw pile; some of it; a reshuffle in the middle; nothing left; a reshuffle that kills.
    let base = "at r1c2; rooms r1c2=8D; rest trash";
    let mut state = Scene::new(format!("{base}; hand AC 2C; draw 6S 5S 4S 3S"));
    state.play("end").is("hand AC 2C 4S 5S 6S; draw 3S; wounds 0");
    let mut state = Scene::new(format!("{base}; hand AC; draw 6S; discard 2S 3S 4S 5S"));
    state.play_on("end", "draw: 5S 4S 2S 3S").is("hand AC 2S 4S 5S 6S; draw 3S; discard; wounds 2");
    let mut state = Scene::new(format!("{base}; hand AC; draw 6S"));
    state.play("end").is("hand AC 6S; wounds 0");
    let mut state = Scene::new(format!("{base}; hand AC; draw 6S; discard 2S 3S; wounds 8"));
    state.play_on("end", "draw: 3S 2S");
    let outcome = "result=lost cause=exhaustion score=0";
    state.is(format!("hand AC 6S; draw 3S 2S; discard; outcome {outcome}"));
}

#[test]
fn turn_2_an_empty_hand_is_stranded() {
    let mut state = Scene::new("at r1c2; rooms r1c2=8D; rest trash; arrived");
    state.play("end");
    let outcome = "result=lost cause=stranded score=0";
    state.is(format!("phase over; outcome {outcome}; wounds 0; arrived"));
    // Also after an attack in the room, with the last cards trashed before.
    let mut state = Scene::new("at r1c2; rooms r1c2=8S; rest trash; defend r1c2");
    state.play("defend nothing").is(format!("outcome {outcome}; wounds 8; attacker null"));
}

#[test]
fn turn_3_the_next_turn_begins() {
    let flags = "arrived false; attacked false; doubled false; phase action";
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=8Sx r1c3=3C.; trash QS; arrived; attacked; doubled");
    state.play("end").is(flags);
    state.is("r1c2 8S slain");
    // The Dark Lord slain in the hero's room, and left behind elsewhere.
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=XBx; attacked");
    state.play("end").is("r1c2 XB revealed");
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=8D r1c3=XB.; arrived");
    state.play("end").is(flags);
    state.is("r1c3 XB revealed");
    // Also at the end of a turn that ends with an attack.
    let mut state = Scene::new("at r1c2; hand 2C; rooms r1c2=8S r1c3=XB.; arrived; defend r1c2");
    state.play("defend nothing").is("r1c3 XB revealed");
}
