//! Set-up.

use serde_json::{Value, json};
use underdeck_card_crawler::{Options, State};
use underdeck_game::{FastChance, FastRng, Playable as _, Recording, State as _};
use underdeck_testkit::start;

use crate::rules::scene::{Scene, rooms};

fn keys(state: &State) -> Value {
    serde_json::to_value(state).unwrap()
}

#[test]
fn setup_1_the_fortress_is_dealt_face_down() {
    let mut luck = Recording::new(FastChance(FastRng::new(1)));
    let state = Scene::at(State::new(&Options::default(), &mut luck));
    let dealt = serde_json::to_value(&luck.events[0]).unwrap();
    assert_eq!((&dealt["shuffle"], &dealt["order"]), (&json!("fortress"), &state.key("grid")));
    assert_eq!(rooms(&state, "unknown").len(), 25);
}

#[test]
fn setup_2_the_hand_is_dealt_without_wounds() {
    let mut luck = Recording::new(FastChance(FastRng::new(2)));
    let state = keys(&State::new(&Options::default(), &mut luck));
    let dealt = serde_json::to_value(&luck.events[1]).unwrap();
    let order = dealt["order"].as_array().unwrap();
    assert_eq!(dealt["shuffle"], "draw");
    let hand = state["hand"].as_array().unwrap();
    assert!(hand.len() == 5 && order[..5].iter().all(|card| hand.contains(card)));
    assert_eq!(order[5..], state["draw"].as_array().unwrap()[..]);
    assert_eq!(state["wounds"], 0);
}

#[test]
fn setup_3_the_hero_stands_outside() {
    Scene::at(start::<State>(&Options::default(), 9)).is("at outside; phase action; outcome null; arrived false; \
        attacked false; doubled false; wounds 0; discard; trash; queens; first_room null; attacker null");
}

#[test]
fn setup_4_shuffles_of_set_up_are_no_events() {
    // The trace begins with the state after set-up; later reshuffles continue the deal's luck.
    let (state, chance) = underdeck_record::Deal::<State>::new(Options::default(), 4).start();
    let mut trace =
        underdeck_record::TraceWriter::new(Vec::new(), underdeck_record::TraceFlags { legal: false, view: false });
    trace.first(&underdeck_game::AnyOptions::of::<State>(&Options::default()), state.erased().as_ref()).unwrap();
    let line: Value = serde_json::from_slice(&trace.into_inner()).unwrap();
    assert!(line.get("chance").is_none() && line["state"] == keys(&state));
    assert_ne!(chance, underdeck_record::DealChance::new(4));
}
