//! Whether a first state can be a start of the game.
//!
//! A trace does not tell the luck of the set-up, so it is worked out: where each card of each shuffle ends up is seen on
//! other starts.

use std::collections::{BTreeMap, HashMap};

use game::{ChanceEvent, Options, Play, Recording, Scripted, State};
use serde_json::Value;

use super::fault::Line;
use super::{Keys, TraceFault};
use crate::DealChance;
use crate::trace::diff::{Difference, first_difference};

/// How often the luck is worked out anew from the start found last.
const ROUNDS: usize = 4;
/// How many other starts are looked at.
const STARTS: u64 = 256;
/// What tells that a game is over. A deal can be lost before the first move, so rarely that no other start shows it.
const OVER: [&str; 2] = ["phase", "outcome"];

/// Checks that the state can be a start with these options.
///
/// A start whose luck can be worked out is proved. For others, what no luck touches must be so: values, and how long
/// lists are.
pub(super) fn check<O: Options, S: State<Options = O>>(line: &Line, options: &O, state: &S) -> Result<(), TraceFault> {
    let found = to_json(state);
    let mut chance = Recording::new(DealChance::new(0));
    let mut start = S::new(options, &mut chance);
    let mut events = chance.events;
    for _ in 0..ROUNDS {
        if start == *state {
            return Ok(());
        }
        events = rearranged(&events, &to_json(&start), &found);
        let mut scripted = Scripted::new(&events);
        start = S::new(options, &mut scripted);
        if scripted.finish().is_err() {
            break;
        }
    }
    let mut fixed = shape(&to_json(&start));
    for seed in 0..STARTS {
        let other = shape(&to_json(&S::new(options, &mut DealChance::new(seed))));
        fixed.retain(|key, value| other.get(key) == Some(value));
    }
    if state.outcome().is_some() {
        fixed.retain(|key, _| !OVER.contains(&key.as_str()));
    }
    let mut shown = shape(&found);
    shown.retain(|key, _| fixed.contains_key(key));
    match first_difference(&Value::Object(fixed), &Value::Object(shown)) {
        Some(difference) => Err(line.differs(Difference { path: format!("state.{}", difference.path), ..difference })),
        None => Ok(()),
    }
}

/// The keys of a state with their values, but of lists only how long they are, and of objects nothing.
fn shape(state: &Value) -> Keys {
    let plain = |value: &Value| match value {
        Value::Array(list) => Some(format!("a list of {}", list.len()).into()),
        Value::Object(_) => None,
        value => Some(value.clone()),
    };
    let keys = state.as_object().into_iter().flatten();
    keys.filter_map(|(key, value)| Some((key.clone(), plain(value)?))).collect()
}

/// The events with the cards that stand in `wanted` where theirs stand in `shown`.
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

/// Gives every text in a value with its path.
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

fn to_json(state: &impl State) -> Value {
    serde_json::to_value(state).unwrap_or_default()
}
