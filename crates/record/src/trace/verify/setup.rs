//! Checks that the first state of a trace can be a start of the game.
//!
//! A trace does not give the luck of the set-up, so it has to be inferred: other starts show where each card of each
//! shuffle ends up.

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;
use underdeck_game::{AnyOptions, AnyState, ChanceEvent, Recording, Scripted};

use super::fault::TraceLine;
use super::{Keys, TraceFault};
use crate::DealChance;
use crate::trace::diff::{JsonDifference, first_difference};

/// The number of times that the luck is inferred again from the latest candidate start.
const ROUNDS: usize = 4;
/// The number of other starts to compare.
const STARTS: u64 = 256;
/// The keys that show whether a game is over. A deal can be lost before the first move, too rarely for other starts to show it.
const OVER: [&str; 2] = ["phase", "outcome"];

/// Checks that `state` can be a start with these options.
///
/// If its luck can be inferred, the start is proved. Otherwise every value and list length that is the same in all other
/// starts must be the same here.
pub(super) fn check(line: &TraceLine, options: &AnyOptions, state: &dyn AnyState) -> Result<(), TraceFault> {
    let (game, found) = (state.game(), state.json());
    let mut chance = Recording::new(DealChance::new(0));
    let mut start = game.start(options, &mut chance);
    let mut events = chance.events;
    for _ in 0..ROUNDS {
        if start.is_same(state) {
            return Ok(());
        }
        events = rearranged(&events, &start.json(), &found);
        let mut scripted = Scripted::new(&events);
        start = game.start(options, &mut scripted);
        if scripted.finish().is_err() {
            break;
        }
    }
    let mut fixed = shape(&start.json());
    let mut may_be_over = state.outcome().is_some() || start.outcome().is_some();
    for seed in 0..STARTS {
        let other = game.start(options, &mut DealChance::new(seed));
        may_be_over |= other.outcome().is_some();
        let other = shape(&other.json());
        fixed.retain(|key, value| other.get(key) == Some(value));
    }
    if may_be_over {
        fixed.retain(|key, _| !OVER.contains(&key.as_str()));
    }
    let mut shown = shape(&found);
    shown.retain(|key, _| fixed.contains_key(key));
    match first_difference(&Value::Object(fixed), &Value::Object(shown)) {
        Some(difference) => {
            Err(line.differs(JsonDifference { path: format!("state.{}", difference.path), ..difference }))
        }
        None => Ok(()),
    }
}

/// The keys of a state with their values, except that lists are reduced to their lengths and objects are left out.
fn shape(state: &Value) -> Keys {
    let plain = |value: &Value| match value {
        Value::Array(list) => Some(format!("a list of {}", list.len()).into()),
        Value::Object(_) => None,
        value => Some(value.clone()),
    };
    let keys = state.as_object().into_iter().flatten();
    keys.filter_map(|(key, value)| Some((key.clone(), plain(value)?))).collect()
}

/// The events, with each card replaced by the one that `wanted` has where `shown` has the original.
fn rearranged(events: &[ChanceEvent], shown: &Value, wanted: &Value) -> Vec<ChanceEvent> {
    let mut places = HashMap::new();
    collect(shown, &mut String::new(), &mut |path, text| {
        places.entry(text.to_owned()).or_insert_with(|| path.to_owned());
    });
    let mut texts = BTreeMap::new();
    collect(wanted, &mut String::new(), &mut |path, text| {
        texts.insert(path.to_owned(), text.to_owned());
    });
    let mut events = events.to_vec();
    for event in &mut events {
        let ChanceEvent::Shuffle { order, .. } = event else { continue };
        let new: Option<Vec<_>> =
            order.iter().map(|card| texts.get(places.get(&card.to_string())?)?.parse().ok()).collect();
        *order = new.unwrap_or_else(|| order.clone());
    }
    events
}

/// Calls `each` with every text in a value and its path.
fn collect(value: &Value, path: &mut String, each: &mut impl FnMut(&str, &str)) {
    let length = path.len();
    match value {
        Value::String(text) => each(path, text),
        Value::Array(list) => {
            for (i, entry) in list.iter().enumerate() {
                path.push_str(&format!("[{i}]"));
                collect(entry, path, each);
                path.truncate(length);
            }
        }
        Value::Object(keys) => {
            for (key, entry) in keys {
                path.push_str(&format!(".{key}"));
                collect(entry, path, each);
                path.truncate(length);
            }
        }
        _ => {}
    }
}
