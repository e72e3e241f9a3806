//! Faults of a trace.

use std::fmt;

use serde_json::Value;

use super::Keys;
use crate::formats::shortened;
use crate::trace::JsonDifference;

/// The first fault of a trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, if the line is not JSON.
    pub column: Option<usize>,
    /// The number of the move on this line, from 1; `None` on the first line.
    pub number: Option<usize>,
    /// The path of the first wrong key, such as `state.floor[3]`; `None` if the line has no keys.
    pub key: Option<String>,
    /// The value found.
    pub found: String,
    /// The correct value.
    pub expected: String,
}

impl fmt::Display for TraceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(column) = self.column {
            write!(f, ", column {column}")?;
        }
        if let Some(number) = self.number {
            write!(f, ", move {number}")?;
        }
        if let Some(key) = &self.key {
            write!(f, ", `{key}`")?;
        }
        write!(f, ": found {}, expected {}", self.found, self.expected)
    }
}

impl std::error::Error for TraceFault {}

impl TraceFault {
    /// The fault of a whole line.
    pub(super) fn new(line: usize, expected: impl Into<String>, found: impl Into<String>) -> Self {
        let number = line.checked_sub(1).filter(|&number| number > 0);
        Self { line, column: None, number, key: None, found: found.into(), expected: expected.into() }
    }
}

/// A line of a trace, parsed as JSON.
pub(super) struct TraceLine {
    pub(super) number: usize,
    pub(super) json: Keys,
}

impl TraceLine {
    /// Reads a line.
    pub(super) fn read(bytes: &[u8], number: usize) -> Result<Self, TraceFault> {
        const OBJECT: &str = "a JSON object";
        match serde_json::from_slice(bytes) {
            Ok(Value::Object(json)) => Ok(Self { number, json }),
            Ok(other) => Err(TraceFault::new(number, OBJECT, json_text(&other))),
            Err(error) => {
                let message = error.to_string();
                let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message);
                let found = format!("damaged JSON ({message})");
                Err(TraceFault { column: Some(error.column().max(1)), ..TraceFault::new(number, OBJECT, found) })
            }
        }
    }

    /// The value of a required key.
    pub(super) fn get(&self, key: &str, expected: &str) -> Result<&Value, TraceFault> {
        self.json.get(key).ok_or_else(|| self.missing(key, expected))
    }

    /// The fault of a key with a wrong value.
    pub(super) fn fault(&self, key: &str, found: &Value, expected: impl Into<String>) -> TraceFault {
        self.at(key, expected, json_text(found))
    }

    /// The fault of a missing key.
    pub(super) fn missing(&self, key: &str, expected: impl Into<String>) -> TraceFault {
        self.at(key, expected, "nothing")
    }

    /// The fault of an invalid state. `error` may begin with the faulty key in backticks.
    pub(super) fn bad_state(&self, error: &str) -> TraceFault {
        let key = error.strip_prefix('`').and_then(|rest| rest.split_once("`: "));
        match key {
            Some((key, message)) => {
                let place = key.split(['.', '[']).next().unwrap_or(key);
                let found = self.json.get("state").and_then(|state| state.get(place));
                let found = found.map_or_else(|| "nothing".into(), json_text);
                self.at(&format!("state.{key}"), format!("a valid state: {message}"), found)
            }
            None => self.at("state", "a valid state", error),
        }
    }

    /// The fault of a value that differs from the replayed one.
    pub(super) fn differs(&self, difference: JsonDifference) -> TraceFault {
        let nothing = || "nothing".to_owned();
        let (expected, found) = (difference.expected.unwrap_or_else(nothing), difference.found.unwrap_or_else(nothing));
        self.at(&difference.path, expected, found)
    }

    fn at(&self, key: &str, expected: impl Into<String>, found: impl Into<String>) -> TraceFault {
        TraceFault { key: Some(key.to_owned()), ..TraceFault::new(self.number, expected, found) }
    }
}

fn json_text(value: &Value) -> String {
    shortened(&value.to_string(), 120)
}
