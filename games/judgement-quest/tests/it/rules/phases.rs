//! Phases, and the moves that belong to all of them.

use serde_json::json;

use crate::rules::scene::Scene;

#[test]
fn phase_1_nothing_is_legal_when_the_quest_is_over() {
    let phases = ["explore", "combat", "hit"];
    let states = ["", "combat; at r3c3 from r3c4", "hit; at r3c3 from r3c4; items shield"];
    for (phase, text) in phases.into_iter().zip(states) {
        let mut state = Scene::new(text);
        assert_eq!(state.key("phase"), phase);
        state.play("abandon");
        assert_eq!((state.key("phase"), state.legal("").len()), (json!("over"), 0));
        state.refuses("abandon");
        state.refuses("drink");
    }
}

#[test]
fn move_1_abandoning_ends_the_quest_in_any_phase() {
    let outcome = "result=lost cause=abandoned score=null title=null tasks_done=0 title_after=null campaign=null";
    for text in ["hp 3", "combat; at r3c3 from r3c4", "at r3c6 from r3c5; resolved r3c6 r3c5"] {
        Scene::new(text).play("abandon").becomes(format!("phase over; outcome {outcome}"));
    }
    let mut hit = Scene::new("hit; at r3c3 from r3c4; items shield");
    hit.play("abandon").becomes(format!("phase over; outcome {outcome}; hit 0"));
}

#[test]
fn move_2_the_flask_gives_3_hp_in_any_phase() {
    for text in ["hp 2; items flask", "combat; at r3c3 from r3c4; hp 2; items flask key"] {
        Scene::new(text).play("drink").becomes("hp 5; flask false");
    }
    let mut hit = Scene::new("hit; at r3c3 from r3c4; hp 2; items flask shield");
    hit.play("drink").becomes("hp 5; flask false");
    for text in ["items key", "combat; at r3c3 from r3c4", "hit; at r3c3 from r3c4; items shield"] {
        Scene::new(text).refuses("drink");
    }
}
