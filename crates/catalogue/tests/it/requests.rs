//! Malformed requests to the referee of every game: a short version of `fuzz/fuzz_targets/step_line.rs`.

use proptest::prelude::*;
use serde_json::{Value, json};
use underdeck_catalogue::{Game, games};

/// A request for the position after some moves, with the next move but without its chance events.
fn request(game: &Game, seed: u64, moves: &[usize]) -> Value {
    let (mut state, mut luck) = game.read_code(&game.deal(&[], seed).unwrap().code).unwrap().start();
    for &n in moves {
        let legal = state.legal_moves();
        let Some(mv) = legal.get(n % legal.len().max(1)) else { break };
        state.play(mv, &mut luck);
    }
    json!({ "state": state.json(), "move": state.legal_spellings().first() })
}

/// The answer to a line: an object with either an error message or a state that the referee accepts.
fn answer(game: &Game, line: &str) -> Value {
    let answer: Value = serde_json::from_str(&game.step(line)).expect("an answer is JSON");
    match answer.get("error") {
        Some(error) => assert!(!error["message"].as_str().unwrap().is_empty(), "{line}"),
        None => {
            let again = game.step(&json!({ "state": answer["state"] }).to_string());
            let again: Value = serde_json::from_str(&again).unwrap();
            assert_eq!((&again["state"], &again["legal"]), (&answer["state"], &answer["legal"]), "{line}");
        }
    }
    answer
}

/// Replaces the `n`-th node of a JSON value, in reading order.
fn replace(value: &mut Value, n: &mut usize, by: &Value) {
    if *n == 0 {
        *value = by.clone();
    }
    *n = n.wrapping_sub(1);
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, n, by)),
        Value::Object(items) => items.values_mut().for_each(|item| replace(item, n, by)),
        _ => {}
    }
}

fn something() -> impl Strategy<Value = Value> {
    let words = ["", "QS", "XR", "TH", "r1c1", "over", "turn", "explore", "wish", "won", "event"];
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3i64..100).prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        prop::sample::select(words.to_vec()).prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_damaged_state_is_refused_or_valid(
        seed in 0u64..50,
        moves in prop::collection::vec(0usize..40, 0..30),
        place in 1usize..200,
        by in something(),
    ) {
        for game in games() {
            let mut request = request(game, seed, &moves);
            replace(&mut request, &mut place.clone(), &by);
            answer(game, &request.to_string());
        }
    }

    #[test]
    fn damaged_text_is_refused_or_read(seed in 0u64..50, at in any::<prop::sample::Index>(), by in any::<char>()) {
        for game in games() {
            let mut line: Vec<char> = request(game, seed, &[0, 0]).to_string().chars().collect();
            let at = at.index(line.len());
            line[at] = by;
            answer(game, &line.into_iter().collect::<String>());
        }
    }

    #[test]
    fn any_text_is_answered(line in ".{0,60}") {
        for game in games() {
            prop_assert!(answer(game, &line).get("error").is_some());
        }
    }
}
