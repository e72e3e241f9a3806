//! Laws of what comes from outside: texts that are no moves, states that no game reaches.

use game::{FastChance, FastRng, Play, Playable, below};
use serde_json::{Value, json};

use super::Site;

/// A text is the spelling of the move that it reads as, or refused.
pub(super) fn texts_are_moves_or_refused<S: Playable>(site: &Site<'_, S>, rng: &mut FastRng) {
    /// What else may stand in a text.
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
        let law = "a text that is no spelling is refused";
        site.ensure(mv.to_string() == text, law, || format!("`{text}` reads as {mv}"));
    }
}

/// A state with some keys changed is refused when it is read, or one that can be played on from.
pub(super) fn changed_states_are_refused_or_sound<S: Playable>(site: &Site<'_, S>, closed: bool, rng: &mut FastRng) {
    const LAW: &str = "a changed state is refused, or sound";
    /// Only every third state is changed, and only some moves are tried in what comes of it.
    const EVERY: usize = 3;
    const MOVES: usize = 16;
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
    let object = Value::Object(object);
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

/// A value from elsewhere in the state, or one that is extreme somewhere.
fn strange(values: &[Value], rng: &mut FastRng) -> Value {
    let known = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(1),
        json!(7),
        json!(255),
        json!("KS"),
        json!([]),
        json!(["7C"]),
    ];
    let from = |values: &[Value], rng: &mut FastRng| values[below(rng, values.len() as u32) as usize].clone();
    match from(values, rng) {
        Value::Array(list) if !list.is_empty() && below(rng, 2) == 0 => from(&list, rng),
        value if below(rng, 2) == 0 => value,
        _ => from(&known, rng),
    }
}
