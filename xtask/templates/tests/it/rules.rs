//! A test for every rule of `docs/rules/template.md`, named after its id and its statement.

use serde_json::json;
use underdeck_game::{State as _, View as _};
use underdeck_template::{Options, State};
use underdeck_testkit::{Notation, Scene, expect, object, start};

/// How a scene of the game is written: `deck 9H …; drawn QS`. Cards that no clause names are in the deck.
#[derive(Clone, Copy, Debug)]
struct GameNotation;

impl Notation for GameNotation {
    type State = State;
    const STOCK: &'static [&'static str] = &["deck"];
    const PLACES: &'static [&'static str] = &["deck", "drawn"];
    const REST: &'static str = "deck";
}

fn scene(text: &str) -> Scene<GameNotation> {
    Scene::new(text)
}

#[test]
fn option_1_setup_1_the_deck_has_the_first_suits() {
    let state: State = start(&Options { suits: 2 }, 1);
    assert_eq!(object(&state)["deck"].as_array().unwrap().len(), 26);
    expect(&state, json!({"phase": "turn", "suits": 2, "drawn": []}));
}

#[test]
fn move_1_the_moves_are_draw_and_stop() {
    let mut game = scene("drawn QS");
    assert_eq!(game.legal(""), ["draw", "stop"]);
    assert!(game.refusal("Draw").to_string().contains("draw or stop"));
    game.play("stop");
    assert_eq!(game.legal(""), [""; 0]);
}

#[test]
fn draw_1_draw_2_a_card_drawn_is_worth_its_rank() {
    let mut game = scene("deck 9H …");
    let deck = game.key("deck");
    game.play("draw").is("drawn 9H");
    assert_eq!(game.key("deck").as_array().unwrap()[..], deck.as_array().unwrap()[1..]);
    game.play("stop").is("phase over; outcome result=won cause=stopped score=9");
}

#[test]
fn draw_3_a_king_loses_the_game() {
    scene("deck KC …").play("draw").is("phase over; outcome result=lost cause=king score=0");
}

#[test]
fn stop_1_r1_the_player_cannot_stop_before_the_first_card() {
    let game = scene("");
    assert_eq!(game.legal(""), ["draw"]);
    game.refuses("stop");
}

#[test]
fn state_1_an_impossible_state_is_refused_by_its_key() {
    for (key, value) in [("drawn", json!(["AC"])), ("phase", json!("over")), ("suits", json!(5))] {
        let mut keys = object(&start::<State>(&Options::default(), 1));
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
    let view = start::<State>(&Options::default(), 1).view(underdeck_game::Seat(0));
    assert_eq!(view.hidden(), 52);
    assert_eq!(serde_json::to_value(&view).unwrap()["deck"][0], "??");
}
