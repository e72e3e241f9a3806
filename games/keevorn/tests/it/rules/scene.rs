//! How a scene of Keevorn is written: `room 2H XR; hands 5C 6D; floor 9H 9S …; floor_known 9S; depth 1; jokers 3`.
//!
//! The phase is `explore`. `hands` fills both Hands by colour. Unnamed cards are in the Floor, or in the Discard if
//! `floor` has no `…`.

use serde_json::json;
use underdeck_cards::{CardSet, Colour};
use underdeck_game::{Seat, State as _};
use underdeck_keevorn::State;
use underdeck_testkit::{Keys, Notation};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Keevorn;

pub(crate) type Scene = underdeck_testkit::Scene<Keevorn>;

pub(crate) const EDITIONS: [&str; 2] = ["edition first", "edition second"];

impl Notation for Keevorn {
    type State = State;
    const STOCK: &'static [&'static str] = &["floor", "room"];
    const PLACES: &'static [&'static str] =
        &["floor", "room", "red_hand", "black_hand", "backpack", "discard", "removed"];
    const REST: &'static str = "floor";

    fn prepare(keys: &mut Keys) {
        keys.set("phase", "explore");
    }

    fn clause(keys: &mut Keys, key: &str, words: &[&str]) -> bool {
        match key {
            "hands" => {
                let cards: CardSet = words.join(" ").parse().unwrap();
                let red = CardSet::colour(Colour::Red);
                keys.set("red_hand", json!(cards & red));
                keys.set("black_hand", json!(cards - red));
            }
            "floor" if !words.contains(&"…") => {
                keys.rest = "discard".into();
                return false;
            }
            _ => return false,
        }
        true
    }
}

/// The Floor, top first, as the player sees it.
pub(crate) fn seen_floor(scene: &Scene) -> String {
    let view = json!(scene.view(Seat(0)));
    view["floor"].as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect::<Vec<_>>().join(" ")
}
