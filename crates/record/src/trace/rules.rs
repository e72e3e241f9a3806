//! The states of a trace whose first line names an older version of the rules.
//!
//! A state's JSON says by the key `rules` that it is of an older version. In a trace the first line says so for all of them, and
//! traces are older than the key: their states do not have it.

use serde_json::Value;

/// The key of a state or a view that names the version of its rules.
const RULES: &str = "rules";

/// The JSON of a state or a view as a trace by older rules has it.
pub fn json_by(mut json: Value) -> Value {
    if let Some(keys) = json.as_object_mut() {
        keys.shift_remove(RULES);
    }
    json
}

/// The JSON of a state that a trace has, as it says by itself by which version of the rules it is; `today` is the game's own.
pub fn json_of(mut state: Value, version: u32, today: u32) -> Value {
    if let Some(keys) = state.as_object_mut().filter(|_| version != today) {
        keys.insert(RULES.to_owned(), version.into());
    }
    state
}
