//! Golden games: a few traces in full, and many records with how each game went.

use std::collections::BTreeSet;

use serde_json::Value;
use underdeck_living_keep::State;
use underdeck_testkit::{golden_games, golden_results, object};

use crate::sights;

const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/living-keep/tests");

#[test]
fn golden_games_hold_and_show_everything() {
    let games = golden_games::<State>(TESTS);
    golden_results(format!("{TESTS}/records/results.txt"), &games, facts);
    let seen: BTreeSet<String> = games.iter().flat_map(|(_, replay)| sights::sights(replay)).collect();
    let missing: Vec<_> = sights::wanted().into_iter().filter(|sight| !seen.contains(sight)).collect();
    assert!(missing.is_empty(), "no golden game shows {missing:?}");
}

/// The turn, and of each Keep what it has lived to see.
fn facts(state: &State) -> String {
    const KEYS: &str = "hp hurt gold stone food mana peons rooms spells doors traps m_kind m_rank m_pay killed escaped";
    let state = object(state);
    let fact =
        |key: &str| state.get(key).filter(|value| !value.is_null()).map(|value| format!("{key} {}", plain(value)));
    let of_keep = |keep: &'static str| KEYS.split(' ').map(move |key| format!("{keep}_{key}"));
    let keys =
        ["turn_no", "turn_pass"].into_iter().map(str::to_owned).chain(["p1", "p2"].into_iter().flat_map(of_keep));
    keys.filter_map(|key| fact(&key)).collect::<Vec<_>>().join(", ")
}

/// A value without its quotation marks, a list with spaces.
fn plain(value: &Value) -> String {
    value.to_string().replace(['"', '[', ']'], "").replace(',', " ")
}
