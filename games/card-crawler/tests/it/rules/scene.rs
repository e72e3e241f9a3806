//! How a scene of Card Crawler is written:
//!
//! ```text
//! at r3c3; hand 5C 6D; wounds 2; discard 4S; rooms r3c3=KS r2c3=9D. r3c4=8S? r1c1=7Sx
//! ```
//!
//! A room's card is live; `?` after it is unknown, `.` empty, `x` slain. All other rooms are unknown and hold the
//! unnamed fortress cards in canonical order; the first room, `r1c1` unless the hero is on the rim
//! or `first` names another, is revealed. `defend r1c2` is the phase and the attacker. One room is `r1c2 7S slain`.

use std::collections::HashSet;

use serde_json::{Map, Value, json};
use underdeck_card_crawler::State;
use underdeck_cards::{Card, CardSet};
use underdeck_testkit::{Keys, Notation};

#[derive(Clone, Copy, Debug)]
pub(crate) struct CardCrawler;

pub(crate) type Scene = underdeck_testkit::Scene<CardCrawler>;

const FACES: [(&str, &str); 4] = [("?", "unknown"), (".", "empty"), ("x", "slain"), ("", "revealed")];

impl Notation for CardCrawler {
    type State = State;
    const STOCK: &'static [&'static str] = &["hand", "draw", "grid"];
    const PLACES: &'static [&'static str] = &["hand", "draw", "discard", "trash", "queens", "grid"];
    const REST: &'static str = "draw";

    fn prepare(keys: &mut Keys) {
        keys.set("grid", vec![""; 25]);
        keys.set("rooms", vec!["unknown"; 25]);
        keys.set("first_room", "");
    }

    fn clause(keys: &mut Keys, key: &str, words: &[&str]) -> bool {
        match (key, words) {
            ("rooms", rooms) => {
                for (cell, room) in rooms.iter().filter_map(|room| room.split_once('=')) {
                    let (card, mark) = room.split_at(2);
                    let (row, column) = (cell.as_bytes()[1] - b'1', cell.as_bytes()[3] - b'1');
                    let place = usize::from(row * 5 + column);
                    let face = FACES.iter().find(|face| face.0 == mark).unwrap_or_else(|| panic!("{room} is no room"));
                    keys.values["grid"][place] = json!(card);
                    keys.values["rooms"][place] = json!(face.1);
                }
            }
            ("first", ["none"]) => keys.set("first_room", Value::Null),
            ("first", [cell]) => keys.set("first_room", *cell),
            ("defend", [cell]) => {
                keys.set("phase", "defend");
                keys.set("attacker", *cell);
            }
            ("visited", cells) => drop(keys.values.insert("visited".into(), cells.iter().copied().collect())),
            _ => return false,
        }
        true
    }

    fn complete(keys: &mut Keys) {
        let at = keys.values["at"].as_str().unwrap_or_default().to_owned();
        if keys.values["first_room"] == "" {
            keys.set("first_room", if at != "outside" && at.contains(['1', '5']) { &at } else { "r1c1" });
        }
        let named: HashSet<Card> = Self::PLACES
            .iter()
            .flat_map(|place| keys.values[*place].as_array())
            .flatten()
            .filter_map(card_of)
            .collect();
        let mut hidden = fortress().iter().filter(|card| !named.contains(card));
        for (place, cell) in
            cells().enumerate().filter(|(place, _)| keys.values["grid"][*place] == "").collect::<Vec<_>>()
        {
            keys.values["grid"][place] = json!(hidden.next());
            if keys.values["first_room"] == cell {
                keys.values["rooms"][place] = json!("revealed");
            }
        }
    }

    fn render(keys: &mut Map<String, Value>) {
        for (place, cell) in cells().enumerate() {
            let (card, face) = (keys["grid"][place].as_str(), keys["rooms"][place].as_str());
            keys.insert(cell, format!("{} {}", card.unwrap_or_default(), face.unwrap_or_default()).into());
        }
        keys.remove("grid");
        keys.remove("rooms");
    }
}

fn cells() -> impl Iterator<Item = String> {
    (1..=5).flat_map(|row| (1..=5).map(move |column| format!("r{row}c{column}")))
}

fn card_of(value: &Value) -> Option<Card> {
    value.as_str()?.parse().ok()
}

/// `A` to `6` of clubs, diamonds and spades.
pub(crate) fn action() -> CardSet {
    "AC 2C 3C 4C 5C 6C AD 2D 3D 4D 5D 6D AS 2S 3S 4S 5S 6S".parse().unwrap()
}

/// The cards dealt to the grid.
pub(crate) fn fortress() -> CardSet {
    "7C 8C 9C TC 7D 8D 9D TD 7S 8S 9S TS JC JD JH JS QC QD QH QS KC KD KH KS XB".parse().unwrap()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The cells whose room has this state.
pub(crate) fn rooms(state: &Scene, word: &str) -> Vec<String> {
    cells().filter(|cell| state.text(cell).ends_with(word)).collect()
}
