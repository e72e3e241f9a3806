//! Phases, and the moves that belong to all of them.

use serde_json::json;
use underdeck_testkit::{legal, refuse};

use crate::rules::scene::{act, key, scene};

#[test]
fn phase_1_nothing_is_legal_when_the_quest_is_over() {
    let phases = ["explore", "combat", "hit"];
    let states = ["", "combat; at r3c3 from r3c4", "hit; at r3c3 from r3c4; items shield"];
    for (phase, text) in phases.into_iter().zip(states) {
        let mut state = scene(text);
        assert_eq!(key(&state, "phase"), phase);
        underdeck_testkit::play(&mut state, "abandon", "");
        assert_eq!((key(&state, "phase"), legal(&state).len()), (json!("over"), 0));
        refuse(&state, "abandon");
        refuse(&state, "drink");
    }
}

#[test]
fn move_1_abandoning_ends_the_quest_in_any_phase() {
    let outcome = json!({"result": "lost", "cause": "abandoned", "score": null, "title": null, "tasks_done": 0,
        "title_after": null, "campaign": null});
    for text in ["hp 3", "combat; at r3c3 from r3c4", "at r3c6 from r3c5; resolved r3c6 r3c5"] {
        act(&mut scene(text), "abandon", "", json!({"phase": "over", "outcome": outcome}));
    }
    let mut hit = scene("hit; at r3c3 from r3c4; items shield");
    act(&mut hit, "abandon", "", json!({"phase": "over", "outcome": outcome, "hit": 0}));
}

#[test]
fn move_2_the_flask_gives_3_hp_in_any_phase() {
    for text in ["hp 2; items flask", "combat; at r3c3 from r3c4; hp 2; items flask key"] {
        act(&mut scene(text), "drink", "", json!({"hp": 5, "flask": false}));
    }
    let mut hit = scene("hit; at r3c3 from r3c4; hp 2; items flask shield");
    act(&mut hit, "drink", "", json!({"hp": 5, "flask": false}));
    for text in ["items key", "combat; at r3c3 from r3c4", "hit; at r3c3 from r3c4; items shield"] {
        refuse(&scene(text), "drink");
    }
}
