//! The referee's requests.

use serde_json::{Value, json};

/// Any line asked of any game's referee is answered with one JSON object, and an answered state is believed again.
pub fn step_line(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for game in underdeck_catalogue::games() {
        // The text alone, and as the move of a good state.
        let (state, _) = game.read_code(&game.deal(&[], 7).unwrap().code).unwrap().start();
        let move_of_a_state = json!({ "state": state.json(), "move": text }).to_string();
        for line in [text.as_ref(), &move_of_a_state] {
            let answer: Value = serde_json::from_str(&game.step(line)).expect("an answer is JSON");
            if let Some(state) = answer.get("state") {
                let again: Value = serde_json::from_str(&game.step(&json!({ "state": state }).to_string())).unwrap();
                assert_eq!(&again["state"], state);
            }
        }
    }
}
