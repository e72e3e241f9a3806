//! A state for a rule test in one expression: some keys, the rest as set-up leaves it.

use serde_json::{Map, Value, json};
use underdeck_living_keep::{Options, State, tables};
use underdeck_record::options_from_text;

/// Lists that hold main cards, beside `main` itself.
const MAIN_LISTS: [&str; 8] =
    ["discard", "dig_cards", "look", "placed", "revealed", "hero_cards", "p1_hand", "p2_hand"];
/// Lists whose order means nothing.
const SETS: [&str; 8] = ["discard", "turn_discard", "look", "revealed", "hero_cards", "p1_hand", "p2_hand", "p1_seen"];
/// Lists that hold turn cards, beside `turn_discard`.
const TURN_LISTS: [&str; 2] = ["turn", "turn2"];

pub(crate) fn options(text: &str) -> Options {
    options_from_text(text).unwrap_or_else(|error| panic!("{error}"))
}

/// A state of a game with these options, `mode=coop turn_decks=1`, in which these keys are set.
///
/// Lists of cards may be written as text, `"5C XB"`. Main cards that are named nowhere lie under `main`, in order; turn
/// cards in `turn_discard`, if a turn pile is named. `p1_minions` is `"9S 4S:5:7 3C*"`: kind, rank and pay, `*` for one who
/// worked and `+` for one who was trained this turn, ids from 1.
pub(crate) fn scene(options_text: &str, keys: Value) -> State {
    let Value::Object(keys) = keys else { panic!("keys with values are expected") };
    let options = options(options_text);
    let base: State = underdeck_testkit::start(&options, 1);
    let Value::Object(mut state) = json!(base) else { panic!("a state is an object") };
    let all_main: Vec<String> = cards(&state, &["main", "discard", "p1_hand", "p2_hand"]);
    let all_turns: Vec<String> = cards(&state, &["turn", "turn2", "turn_discard"]);
    for (key, value) in keys {
        match key.strip_suffix("_minions") {
            Some(keep) => minions(&mut state, keep, value.as_str().expect("minions are a text")),
            None => {
                let value = if state.get(&key).is_some_and(Value::is_array) { list(&key, value) } else { value };
                assert!(state.insert(key.clone(), value).is_some(), "`{key}` is no key of a state");
            }
        }
    }
    fill_main(&mut state, all_main, base_main(&base));
    fill_turns(&mut state, all_turns);
    let state = Value::Object(state);
    serde_json::from_value(state.clone()).unwrap_or_else(|error| panic!("no state: {error}: {state}"))
}

fn base_main(base: &State) -> Value {
    json!(base)["main"].clone()
}

fn list(key: &str, value: Value) -> Value {
    match value {
        Value::String(text) if SETS.contains(&key) => json!(sorted(&text)),
        Value::String(text) => text.split_whitespace().collect(),
        value => value,
    }
}

/// Cards in canonical order.
fn sorted(text: &str) -> underdeck_cards::CardSet {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn cards(state: &Map<String, Value>, keys: &[&str]) -> Vec<String> {
    let lists = keys.iter().filter_map(|key| state.get(*key)?.as_array());
    lists.flatten().map(|card| card.as_str().expect("a card").to_owned()).collect()
}

/// Under what `main` is told to begin with lie all cards that are nowhere else; all of it is face down unless told.
fn fill_main(state: &mut Map<String, Value>, mut all: Vec<String>, untouched: Value) {
    all.sort_by_key(|card| card.parse::<underdeck_cards::Card>().expect("a card"));
    let elsewhere: Vec<String> = cards(state, &MAIN_LISTS);
    let hero = state["hero"].as_str().map(str::to_owned);
    let mut main = if state["main"] == untouched { Vec::new() } else { cards(state, &["main"]) };
    let named = main.clone();
    main.extend(
        all.into_iter()
            .filter(|card| !elsewhere.contains(card) && hero.as_ref() != Some(card) && !named.contains(card)),
    );
    let count = main.len();
    state.insert("main".into(), json!(main));
    let known = state["main_known"].as_array().expect("a list").clone();
    let known: Vec<bool> = (0..count).map(|n| known.get(n) == Some(&json!(true))).collect();
    state.insert("main_known".into(), json!(known));
}

fn fill_turns(state: &mut Map<String, Value>, mut all: Vec<String>) {
    let has_monarch = state["monarch"] != json!(0)
        && state["turn_pass"].as_u64().expect("a number") + 1 >= state["turn_limit"].as_u64().expect("a number");
    all.retain(|card| card != "XR");
    if has_monarch && !all.is_empty() {
        all.push("XR".into());
    }
    all.sort_by_key(|card| card.parse::<underdeck_cards::Card>().expect("a card"));
    let elsewhere = cards(state, &TURN_LISTS);
    let hero = state["hero"].as_str().map(str::to_owned);
    let rest: Vec<String> =
        all.into_iter().filter(|card| !elsewhere.contains(card) && hero.as_ref() != Some(card)).collect();
    state.insert("turn_discard".into(), json!(rest));
    for key in TURN_LISTS {
        let count = state[key].as_array().expect("a list").len();
        let known = state[&format!("{key}_known")].as_array().expect("a list").clone();
        let known: Vec<bool> = (0..count).map(|n| known.get(n) == Some(&json!(true))).collect();
        state.insert(format!("{key}_known"), json!(known));
    }
}

/// Minions from text; their lairs and what they eat are seen to.
fn minions(state: &mut Map<String, Value>, keep: &str, text: &str) {
    let mut lists: [Vec<Value>; 8] = Default::default();
    let words: Vec<&str> = text.split_whitespace().collect();
    for (n, word) in words.iter().enumerate() {
        let bare = word.trim_end_matches(['*', '+']);
        let mut parts = bare.split(':');
        let kind: underdeck_living_keep::Kind =
            parts.next().unwrap_or_default().parse().unwrap_or_else(|e| panic!("{e}"));
        let (rank, pay, food) = if kind.is_minion() {
            let row = &tables().minions[kind.place()];
            (row.rank, row.pay, row.food)
        } else {
            (tables().heroes[kind.place()].rank, 0, 0)
        };
        let mut number = |default: u8| parts.next().map_or(default, |text| text.parse().expect("a number"));
        let present = number(rank);
        let pay = number(pay + (present - rank));
        let values = [
            json!(n + 1),
            json!(kind),
            json!(present),
            json!(pay),
            json!(food),
            json!(present - rank),
            json!(word.contains('+')),
            json!(word.contains('*')),
        ];
        for (list, value) in lists.iter_mut().zip(values) {
            list.push(value);
        }
    }
    let names = ["m_id", "m_kind", "m_rank", "m_pay", "m_food", "m_trains", "m_trained", "m_worked"];
    for (name, list) in names.into_iter().zip(lists) {
        state.insert(format!("{keep}_{name}"), json!(list));
    }
    let (rooms, limits) = (format!("{keep}_rooms"), format!("{keep}_rooms_max"));
    let lairs = state[&rooms][0].as_u64().expect("a number").max(words.len() as u64);
    if state[&limits][0] != json!(0) {
        state[&rooms][0] = json!(lairs.min(state[&limits][0].as_u64().expect("a number")));
    }
}

/// Rooms owned: `"lair 2 gate"` is two lairs and a gate; farm, vault and quarry are there once unless told.
pub(crate) fn rooms(text: &str) -> Value {
    let mut owned = [0, 1, 1, 1, 0, 0, 0, 0, 0];
    let mut last = None;
    for word in text.split_whitespace() {
        if let Ok(count) = word.parse::<u8>() {
            owned[last.expect("a room before its number")] = count;
        } else {
            let room: underdeck_living_keep::Room = word.parse().unwrap_or_else(|error| panic!("{error}"));
            owned[room as usize] = 1;
            last = Some(room as usize);
        }
    }
    json!(owned)
}

/// The value of a key.
pub(crate) fn get(state: &State, key: &str) -> Value {
    json!(state)[key].clone()
}

/// A key as cards in one text.
pub(crate) fn text(state: &State, key: &str) -> String {
    let value = get(state, key);
    let cards = value.as_array().expect("a list").iter().map(|card| card.as_str().expect("a card"));
    cards.collect::<Vec<_>>().join(" ")
}

/// The legal moves that begin with a word.
pub(crate) fn legal_of(state: &State, verb: &str) -> Vec<String> {
    underdeck_testkit::legal(state).into_iter().filter(|mv| mv.split(' ').next() == Some(verb)).collect()
}

/// All shuffles and dice of a move, played on the luck of a seed, in words: `main`, `turn`, `d6`.
pub(crate) fn luck_of(state: &mut State, mv: &str, seed: u64) -> Vec<String> {
    use underdeck_game::{ChanceEvent, Play, Recording};
    let mut luck = Recording::new(underdeck_record::DealChance::new(seed));
    state.play(mv.parse().expect("a move"), &mut luck).unwrap_or_else(|error| panic!("{error}"));
    let events = luck.events.iter().map(|event| match event {
        ChanceEvent::Shuffle { pile, .. } => pile.to_string(),
        ChanceEvent::Roll { die, .. } => die.to_string(),
    });
    events.collect()
}

/// A view of a seat as JSON.
pub(crate) fn view(state: &State, seat: u8) -> Value {
    use underdeck_game::State as _;
    json!(state.view(underdeck_game::Seat(seat)))
}
