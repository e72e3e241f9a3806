//! A test for every rule of `docs/rules/@name@.md`, named after its id.

use underdeck_@crate@::{Options, State};
use underdeck_game::{Play, State as _, View as _};
use serde_json::json;
use underdeck_testkit::{expect, legal, play, refuse, scenario, scenario_rest, start};

fn base() -> State {
    start(&Options::default(), 1)
}

#[test]
fn option_1_setup_1() {
    let state: State = start(&Options { suits: 2 }, 1);
    assert_eq!(underdeck_testkit::object(&state)["deck"].as_array().unwrap().len(), 26);
    expect(&state, json!({"phase": "turn", "drawn": []}));
}

#[test]
fn move_1() {
    assert_eq!(legal(&base()), ["draw", "stop"]);
    assert!(refuse(&base(), "Draw").to_string().contains("draw or stop"));
}

#[test]
fn draw_1_draw_2() {
    let mut state = scenario_rest(&base(), json!({"drawn": "QS"}), "deck");
    let top = underdeck_testkit::object(&state)["deck"][0].clone();
    play(&mut state, "draw", "");
    assert!(underdeck_testkit::object(&state)["drawn"].as_array().unwrap().contains(&top));
    play(&mut state, "stop", "");
    assert!(state.outcome().unwrap().score > Some(12));
}

#[test]
fn draw_3() {
    let deck: Vec<String> = ["KC"].into_iter().map(str::to_owned).chain(others("KC")).collect();
    let mut state = scenario(&base(), json!({"deck": deck}));
    play(&mut state, "draw", "");
    expect(&state, json!({"phase": "over", "outcome": {"result": "lost", "score": 0}}));
    assert_eq!(legal(&state), [""; 0]);
}

#[test]
fn stop_1_r1() {
    let mut state = base();
    play(&mut state, "stop", "");
    expect(&state, json!({"outcome": {"result": "won", "score": 0}}));
}

#[test]
fn state_1() {
    let bad = |keys: serde_json::Value| {
        let mut object = underdeck_testkit::object(&base());
        object.extend(keys.as_object().unwrap().clone());
        serde_json::from_value::<State>(object.into()).unwrap_err().to_string()
    };
    assert!(bad(json!({"drawn": ["AC"]})).contains("`deck`"));
    assert!(bad(json!({"phase": "over"})).contains("`phase`"));
}

#[test]
fn view_1() {
    let view = base().view(underdeck_game::Seat(0));
    assert_eq!(view.hidden(), 52);
    assert_eq!(serde_json::to_value(&view).unwrap()["deck"][0], "??");
}

/// The other cards of the deck.
fn others(card: &str) -> Vec<String> {
    underdeck_cards::CardSet::STANDARD.iter().map(|other| other.to_string()).filter(|other| other != card).collect()
}
