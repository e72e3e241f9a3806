//! A test for every rule of `docs/rules/template.md`, named after its id and its statement.

use serde_json::json;
use underdeck_game::{State as _, View as _};
use underdeck_template::{Options, State};
use underdeck_testkit::{expect, legal, object, play, refuse, scenario, scenario_rest, start};

fn base() -> State {
    start(&Options::default(), 1)
}

/// The whole deck with this card on top.
fn cards(top: &str) -> Vec<String> {
    let others = underdeck_cards::CardSet::STANDARD.iter().map(|card| card.to_string()).filter(|card| card != top);
    [top.to_owned()].into_iter().chain(others).collect()
}

#[test]
fn option_1_setup_1_the_deck_has_the_first_suits() {
    let state: State = start(&Options { suits: 2 }, 1);
    assert_eq!(object(&state)["deck"].as_array().unwrap().len(), 26);
    expect(&state, json!({"phase": "turn", "suits": 2, "drawn": []}));
}

#[test]
fn move_1_the_moves_are_draw_and_stop() {
    let mut state = scenario_rest(&base(), json!({"drawn": "QS"}), "deck");
    assert_eq!(legal(&state), ["draw", "stop"]);
    assert!(refuse(&state, "Draw").to_string().contains("draw or stop"));
    play(&mut state, "stop", "");
    assert_eq!(legal(&state), [""; 0]);
}

#[test]
fn draw_1_draw_2_a_card_drawn_is_worth_its_rank() {
    let deck = cards("9H");
    let mut state = scenario(&base(), json!({"deck": deck}));
    play(&mut state, "draw", "");
    expect(&state, json!({"drawn": "9H", "deck": deck[1..]}));
    play(&mut state, "stop", "");
    expect(&state, json!({"phase": "over", "outcome": {"result": "won", "cause": "stopped", "score": 9}}));
}

#[test]
fn draw_3_a_king_loses_the_game() {
    let mut state = scenario(&base(), json!({"deck": cards("KC")}));
    play(&mut state, "draw", "");
    expect(&state, json!({"phase": "over", "outcome": {"result": "lost", "cause": "king", "score": 0}}));
}

#[test]
fn stop_1_r1_the_player_cannot_stop_before_the_first_card() {
    assert_eq!(legal(&base()), ["draw"]);
    refuse(&base(), "stop");
}

#[test]
fn state_1_an_impossible_state_is_refused_by_its_key() {
    for (key, value) in [("drawn", json!(["AC"])), ("phase", json!("over")), ("suits", json!(5))] {
        let mut keys = object(&base());
        keys.insert(key.into(), value);
        let error = serde_json::from_value::<State>(keys.into()).unwrap_err().to_string();
        let named = match key {
            "drawn" => "deck",
            "phase" => "outcome",
            key => key,
        };
        assert!(error.contains(&format!("`{named}`")), "{key}: {error}");
    }
}

#[test]
fn view_1_the_order_of_the_deck_is_hidden() {
    let view = base().view(underdeck_game::Seat(0));
    assert_eq!(view.hidden(), 52);
    assert_eq!(serde_json::to_value(&view).unwrap()["deck"][0], "??");
}
