//! Rule tests in few lines: a state by its interesting keys, a move with its luck as text, the keys afterwards.

use std::collections::{HashSet, VecDeque};

use serde_json::{Map, Value};
use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, Die, FastChance, FastRng, Play, PlayError, State};
use underdeck_record::Deal;

/// The state after set-up of a deal.
pub fn start<S: State>(options: &S::Options, seed: u64) -> S {
    Deal::<S>::new(options.clone(), seed).start().0
}

/// The state of a random game after at most `moves` moves. Moves that would end the game are skipped.
pub fn somewhere<S: State>(options: &S::Options, seed: u64, moves: usize) -> S {
    let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(!seed));
    let mut state = S::new(options, &mut luck);
    for _ in 0..moves {
        let Some(mv) = state.random_legal(&mut rng) else { break };
        let mut after = state.clone();
        after.play_unchecked(mv, &mut luck);
        if after.outcome().is_none() {
            state = after;
        }
    }
    state
}

/// The base state with some keys set, checked.
///
/// A list of cards may be one text, `"QS 5D"`, and the cards of a set may be in any order.
///
/// # Panics
/// If a key is not one of the state's or the result is no valid state.
pub fn scenario<S: State>(base: &S, keys: Value) -> S {
    let (mut state, keys) = (object(base), keys_of(base, keys));
    state.extend(keys);
    checked(state)
}

/// The base state with some keys set, checked. The cards named in them leave their places in the base; cards that are
/// then nowhere go face down, not known, under the pile `rest`.
///
/// # Panics
/// If a key is not one of the state's or the result is no valid state.
pub fn scenario_rest<S: State>(base: &S, keys: Value, rest: &str) -> S {
    let (mut state, keys) = (object(base), keys_of(base, keys));
    let all: HashSet<Card> = state.values().flat_map(cards_in).collect();
    let named: HashSet<Card> = keys.values().flat_map(cards_in).collect();
    let untouched: Vec<String> = state.keys().filter(|key| !keys.contains_key(*key)).cloned().collect();
    for key in untouched {
        take_out(&mut state, &key, &named);
    }
    state.extend(keys);
    let there: HashSet<Card> = state.values().flat_map(cards_in).collect();
    let mut lost: Vec<Card> = all.difference(&there).copied().collect();
    lost.sort();
    put_under(&mut state, rest, &lost);
    checked(state)
}

/// Plays a move with its luck as text: see [`TextLuck`].
///
/// # Panics
/// If the move is not legal or the luck does not fit.
pub fn play<S: State>(state: &mut S, mv: &str, luck: &str) {
    let mut chance = TextLuck::new(luck);
    let read: S::Move = mv.parse().unwrap_or_else(|error| panic!("{error}"));
    if let Err(error) = state.play(read, &mut chance) {
        panic!("{error}; legal are {:?}; state {}", legal(state), Value::Object(object(state)));
    }
    chance.finish();
    if let Err(error) = state.check() {
        panic!("`{mv}` leads to a bad state: {error}: {}", Value::Object(object(state)));
    }
}

/// The spellings of all legal moves, sorted.
pub fn legal<S: State>(state: &S) -> Vec<String> {
    state.legal_spellings()
}

/// Checks that a text is no legal move, and gives the reason.
///
/// # Panics
/// If it is legal.
pub fn refuse<S: State>(state: &S, mv: &str) -> PlayError {
    let legal = || -> ! { panic!("`{mv}` is legal in {}", Value::Object(object(state))) };
    match mv.parse::<S::Move>() {
        Ok(read) if state.is_legal(read) => legal(),
        Ok(read) => state.clone().play(read, &mut TextLuck::new("")).err().unwrap_or_else(|| legal()),
        Err(error) => error.into(),
    }
}

/// Checks that these keys of a state have these values.
///
/// # Panics
/// Naming every key that has another.
pub fn expect<S: State>(state: &S, keys: Value) {
    let found = object(state);
    let mut keys = keys_of(state, keys);
    for (key, value) in keys.iter_mut().filter(|(key, value)| found[key.as_str()] != **value) {
        if is_set::<S>(&found, key) {
            sort(value);
        }
    }
    let wrong: Vec<String> = keys
        .iter()
        .filter(|(key, value)| found[key.as_str()] != **value)
        .map(|(key, value)| format!("`{key}` is {}, expected {value}", found[key.as_str()]))
        .collect();
    assert!(wrong.is_empty(), "{}\nin {}", wrong.join("\n"), Value::Object(found));
}

/// Luck as text: events separated by `;`, such as `floor: KS 2C; d6=4`.
///
/// A shuffle names the pile and the cards on top; those not named follow in canonical order.
#[derive(Clone, Debug)]
pub struct TextLuck<'a> {
    events: VecDeque<&'a str>,
}

impl<'a> TextLuck<'a> {
    /// Luck from text; empty for none.
    pub fn new(text: &'a str) -> Self {
        Self { events: text.split(';').map(str::trim).filter(|event| !event.is_empty()).collect() }
    }

    /// Checks that no event is left.
    ///
    /// # Panics
    /// If one is.
    pub fn finish(&self) {
        assert!(self.events.is_empty(), "this luck was not needed: {:?}", self.events);
    }

    fn next(&mut self, needed: &str) -> &'a str {
        self.events.pop_front().unwrap_or_else(|| panic!("luck is missing: {needed}"))
    }
}

/// # Panics
/// If the next event is missing or another is needed, or the cards are not in canonical order.
impl Chance for TextLuck<'_> {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        assert!(cards.is_sorted(), "`{pile}` is shuffled from {cards:?}, which is not in canonical order");
        let needed = format!("`{pile}: CARDS`, on top, of {}", cards.iter().copied().collect::<CardSet>());
        let event = self.next(&needed);
        let told = event.split_once(':').filter(|(name, _)| name.trim() == pile).map(|(_, cards)| cards);
        let told = told.unwrap_or_else(|| panic!("luck `{event}` does not fit: needed is {needed}"));
        let top: Vec<Card> =
            told.split_whitespace().map(|card| card.parse().unwrap_or_else(|e| panic!("{e}"))).collect();
        for (place, card) in top.into_iter().enumerate() {
            let from = cards[place..].iter().position(|&other| other == card);
            let from = from.unwrap_or_else(|| panic!("luck `{event}`: {card} is not there, or twice; {needed}"));
            cards[place..=place + from].rotate_right(1);
        }
    }

    fn roll(&mut self, die: Die) -> u8 {
        let needed = format!("`{die}=N`, 1..={}", die.sides());
        let event = self.next(&needed);
        let told = event.split_once('=').filter(|(name, _)| name.trim() == die.to_string());
        let value = told.and_then(|(_, value)| value.trim().parse().ok()).filter(|n| (1..=die.sides()).contains(n));
        value.unwrap_or_else(|| panic!("luck `{event}` does not fit: needed is {needed}"))
    }
}

/// The keys of a state.
///
/// # Panics
/// If it is written as anything but an object.
pub fn object<S: State>(state: &S) -> Map<String, Value> {
    match serde_json::to_value(state) {
        Ok(Value::Object(object)) => object,
        other => panic!("a state is an object, not {other:?}"),
    }
}

fn keys_of<S: State>(base: &S, keys: Value) -> Map<String, Value> {
    let Value::Object(mut keys) = keys else { panic!("keys with values are expected, not {keys}") };
    let known = object(base);
    for (key, value) in &mut keys {
        assert!(known.contains_key(key), "`{key}` is no key of the state; these are: {:?}", known.keys());
        if let (Value::String(cards), true) = (&value, known[key].is_array()) {
            *value = cards.split_whitespace().collect();
        }
    }
    keys
}

fn checked<S: State>(keys: Map<String, Value>) -> S {
    read(keys.clone()).unwrap_or_else(|error| panic!("no state: {error}: {}", Value::Object(keys)))
}

/// The state of these keys, its sets put into order.
pub(crate) fn read<S: State>(mut state: Map<String, Value>) -> Result<S, String> {
    loop {
        let error = match serde_json::from_value(Value::Object(state.clone())) {
            Ok(state) => return Ok(state),
            Err(error) => error.to_string(),
        };
        // The set that is out of order is the one whose sorting changes what is wrong.
        let sorted = |key: &String| {
            let mut sorted = state.clone();
            sort(sorted.get_mut(key)?);
            let now = serde_json::from_value::<S>(Value::Object(sorted.clone()));
            (!now.is_err_and(|now| now.to_string() == error)).then_some(sorted)
        };
        match state.keys().filter(|_| error.contains(A_SET)).find_map(sorted) {
            Some(sorted) => state = sorted,
            None => return Err(error),
        }
    }
}

fn card_of(value: &Value) -> Option<Card> {
    value.as_str().and_then(|text| text.parse().ok())
}

/// The cards of a list, or a single one.
fn cards_in(value: &Value) -> Vec<Card> {
    value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice).iter().filter_map(card_of).collect()
}

/// Puts the cards of a set into canonical order.
fn sort(value: &mut Value) {
    if let Value::Array(cards) = value {
        cards.sort_by_key(card_of);
    }
}

/// Whether a key of a state is a set of cards, which reads in canonical order alone.
pub(crate) fn is_set<S: State>(state: &Map<String, Value>, key: &str) -> bool {
    let mut turned = state.clone();
    let Some(Value::Array(cards)) = turned.get_mut(key) else { return false };
    cards.reverse();
    serde_json::from_value::<S>(Value::Object(turned)).is_err_and(|error| error.to_string().contains(A_SET))
}

/// How a set of cards says that it is out of order.
pub(crate) const A_SET: &str = "in canonical order";

/// Takes cards out of a list and their entries out of what is known of it.
fn take_out(state: &mut Map<String, Value>, key: &str, cards: &HashSet<Card>) {
    if state.get(key).and_then(card_of).is_some_and(|card| cards.contains(&card)) {
        state.insert(key.to_owned(), Value::Null);
    }
    let Some(list) = state.get(key).and_then(Value::as_array) else { return };
    let keep: Vec<bool> = list.iter().map(|value| card_of(value).is_none_or(|card| !cards.contains(&card))).collect();
    for key in [key.to_owned(), format!("{key}_known")] {
        if let Some(Value::Array(values)) = state.get_mut(&key)
            && values.len() == keep.len()
        {
            let mut kept = keep.iter();
            values.retain(|_| *kept.next().unwrap_or(&true));
        }
    }
}

/// Puts cards under a list; what is known of it gets `false` up to its length.
fn put_under(state: &mut Map<String, Value>, key: &str, cards: &[Card]) {
    let Some(Value::Array(list)) = state.get_mut(key) else { panic!("`{key}` is no list of the state") };
    list.extend(cards.iter().map(|card| Value::String(card.to_string())));
    let length = list.len();
    if let Some(Value::Array(known)) = state.get_mut(&format!("{key}_known")) {
        known.resize(length, Value::Bool(false));
    }
}
