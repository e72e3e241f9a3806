//! How a scene of Cryptkeeper is written: `turn; at r1c1; map r1c1=KS! r1c2=4S; hand AH 7H; deck TH 2H; deck_known TH; rune`.
//!
//! A tile is down, `!` activated, `~` revealed, `+` down and known. Cards that are not named are in the discard, or
//! at the bottom of the deck with `rest deck`. Tens in hand are due this turn, unless `due TH=6` says otherwise.
//! `flask needed` is a rule of play; `won` and `lost CAUSE` are outcomes.

use serde_json::{Map, Value, json};
use underdeck_cards::Cell;
use underdeck_cryptkeeper::State;
use underdeck_testkit::{Keys, Notation};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Cryptkeeper;

pub(crate) type Scene = underdeck_testkit::Scene<Cryptkeeper>;

const SIDES: [(&str, &str, bool); 4] =
    [("!", "activated", true), ("~", "revealed", true), ("+", "down", true), ("", "down", false)];

impl Notation for Cryptkeeper {
    type State = State;
    const OPTIONS: &'static [&'static str] = &["black_suit", "red_suit"];
    const STOCK: &'static [&'static str] = &["offer", "deck"];
    const PLACES: &'static [&'static str] = &["deck", "hand", "discard", "map", "using"];
    const REST: &'static str = "discard";

    fn clause(keys: &mut Keys, key: &str, words: &[&str]) -> bool {
        match (key, words) {
            ("at", [cell]) => keys.set("token", *cell),
            ("map", tiles) => {
                let mut tiles: Vec<(Cell, Value)> = tiles.iter().map(|word| tile(word)).collect();
                tiles.sort_by_key(|(cell, _)| *cell);
                keys.set("map", tiles.into_iter().map(|(_, tile)| tile).collect::<Value>());
            }
            ("due", tens) => {
                for (ten, turn) in tens.iter().filter_map(|word| word.split_once('=')) {
                    keys.read(due_of(ten), &[turn]);
                }
            }
            ("flask", [word]) => keys.set("flask_required", *word == "needed"),
            ("won", []) => keys.set("outcome", json!({"result": "won"})),
            ("lost", [cause]) => keys.set("outcome", json!({"result": "lost", "cause": cause})),
            _ => return false,
        }
        true
    }

    fn complete(keys: &mut Keys) {
        keys.fill_rest();
        let (floor, turns) = (keys.values["floor"].clone(), keys.values["turns"].clone());
        for ten in ["TC", "TD", "TH", "TS"] {
            let in_hand = keys.values["hand"].as_array().is_some_and(|hand| hand.contains(&json!(ten)));
            if in_hand && keys.values[due_of(ten)].is_null() {
                keys.set(due_of(ten), turns.as_u64().unwrap_or(0) + 1);
            }
        }
        if keys.values["outcome"].is_object() {
            keys.values["outcome"]["floor"] = floor;
            keys.values["outcome"]["turns"] = turns;
        }
    }

    fn render(keys: &mut Map<String, Value>) {
        let spell = |tile: &Value| {
            let is_side = |side: &&(_, &str, _)| tile["side"] == side.1 && tile["known"] == side.2;
            let mark = SIDES.iter().find(is_side).map_or("?", |side| side.0);
            format!("{}={}{mark}", tile["cell"].as_str().unwrap(), tile["card"].as_str().unwrap())
        };
        let tiles: Value = keys["map"].as_array().into_iter().flatten().map(spell).collect();
        keys.insert("map".into(), tiles);
    }
}

/// The tiles as `r1c1=KS!`, by row, then column.
pub(crate) fn tiles(scene: &Scene) -> Vec<String> {
    scene.text("map").split_whitespace().map(str::to_owned).collect()
}

fn due_of(ten: &str) -> &'static str {
    if ten.ends_with(['C', 'S']) { "due_black" } else { "due_red" }
}

fn tile(word: &str) -> (Cell, Value) {
    let (cell, card) = word.split_once('=').unwrap_or_else(|| panic!("`{word}` is no tile"));
    let (mark, side, known) = SIDES.iter().find(|side| card.ends_with(side.0)).expect("the last fits all");
    let card = card.trim_end_matches(mark);
    (cell.parse().expect("a cell"), json!({"cell": cell, "card": card, "side": side, "known": known}))
}
