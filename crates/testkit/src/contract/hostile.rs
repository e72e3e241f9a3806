//! Laws of input from outside: texts that are not moves, states that no game reaches.

use serde_json::{Value, json};
use underdeck_game::{FastChance, FastRng, Play, Playable, below};

use super::Site;

/// A text is either the exact spelling of a move, or refused.
pub(super) fn texts_are_moves_or_refused<S: Playable>(site: &Site<'_, S>, rng: &mut FastRng) {
    /// Characters to put into a text.
    const LETTERS: &[u8] = b" -ACDHKNOQSTXacdehinorstwx012359#\t";
    let legal = site.state.legal_vec();
    let mut text = legal.get(below(rng, legal.len() as u32 + 1) as usize).map_or_else(String::new, ToString::to_string);
    for _ in 0..=below(rng, 2) {
        let letter = char::from(LETTERS[below(rng, LETTERS.len() as u32) as usize]);
        let places: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
        let at = places[below(rng, places.len() as u32) as usize];
        match below(rng, 3) {
            0 if at < text.len() => drop(text.remove(at)),
            1 => text = text[at..].to_owned() + &text[..at],
            _ => text.insert(at, letter),
        }
    }
    if let Ok(mv) = text.parse::<S::Move>() {
        let law = "a text that is not an exact spelling is refused";
        site.ensure(mv.to_string() == text, law, || format!("`{text}` reads as {mv}"));
    }
}

/// A state with some keys changed is either refused when read, or can be played on from.
pub(super) fn changed_states_are_refused_or_sound<S: Playable>(site: &Site<'_, S>, closed: bool, rng: &mut FastRng) {
    /// Only every third state is changed.
    const EVERY: usize = 3;
    if !site.number.is_multiple_of(EVERY) {
        return;
    }
    let Ok(Value::Object(mut object)) = serde_json::to_value(site.state) else { return };
    let values: Vec<Value> = object.values().cloned().collect();
    for _ in 0..=below(rng, 2) {
        let key = below(rng, values.len() as u32) as usize;
        let value = strange(&values, rng);
        match object.values_mut().nth(key) {
            Some(Value::Array(list)) if !list.is_empty() && below(rng, 2) == 0 => {
                let at = below(rng, list.len() as u32) as usize;
                list[at] = value;
            }
            Some(at) => *at = value,
            None => {}
        }
    }
    is_refused_or_sound(site, closed, Value::Object(object));
}

/// A state with any single entry changed is either refused when read, or can be played on from.
pub(super) fn each_entry_changed_is_refused_or_sound<S: Playable>(site: &Site<'_, S>, closed: bool) {
    /// Only every 40th game and every 24th state: each entry takes each odd value in turn.
    const GAMES: u64 = 40;
    const EVERY: usize = 24;
    if !site.seed.is_multiple_of(GAMES) || !site.number.is_multiple_of(EVERY) {
        return;
    }
    let Ok(whole) = serde_json::to_value(site.state) else { return };
    for entry in 0..entries(&mut whole.clone()).len() {
        for value in odd() {
            let mut changed = whole.clone();
            *entries(&mut changed).swap_remove(entry) = value;
            is_refused_or_sound(site, closed, changed);
        }
    }
}

/// All entries of a value that contain no others.
fn entries(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(list) => list.iter_mut().flat_map(entries).collect(),
        Value::Object(object) => object.values_mut().flat_map(entries).collect(),
        entry => vec![entry],
    }
}

fn is_refused_or_sound<S: Playable>(site: &Site<'_, S>, closed: bool, object: Value) {
    const LAW: &str = "a changed state is refused, or sound";
    /// About how many moves are tried.
    const MOVES: usize = 16;
    let Ok(state) = serde_json::from_value::<S>(object.clone()) else { return };
    let sound = state.check().is_ok() && (state.outcome().is_some() || state.legal_count() > 0);
    site.ensure(sound, LAW, || format!("{:?}, {} moves in {object}", state.check(), state.legal_count()));
    let legal = state.legal_vec();
    for &mv in legal.iter().step_by(legal.len() / MOVES + 1) {
        let mut after = state.clone();
        after.play_unchecked(mv, &mut FastChance(FastRng::new(1)));
        site.ensure(!closed || after.check().is_ok(), LAW, || format!("after `{mv}` {:?} in {object}", after.check()));
    }
}

/// A value from elsewhere in the state, or an odd one.
fn strange(values: &[Value], rng: &mut FastRng) -> Value {
    let known = odd();
    let from = |values: &[Value], rng: &mut FastRng| values[below(rng, values.len() as u32) as usize].clone();
    match from(values, rng) {
        Value::Array(list) if !list.is_empty() && below(rng, 2) == 0 => from(&list, rng),
        value if below(rng, 2) == 0 => value,
        _ => from(&known, rng),
    }
}

/// Values that are extreme, or out of place, for most keys.
fn odd() -> [Value; 13] {
    let [yes, no] = [true, false].map(Value::from);
    let [below, none, one, more, most] = [-1, 0, 1, 7, 255].map(Value::from);
    [
        json!(null),
        yes,
        no,
        below,
        none,
        one,
        more,
        most,
        json!("KS"),
        json!("r1c1"),
        json!("over"),
        json!([]),
        json!(["7C"]),
    ]
}
