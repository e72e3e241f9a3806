//! Faults of a trace.

use serde_json::Value;
use underdeck_game::{Message, said_errors, say};

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
    pub found: Message,
    /// The correct value.
    pub expected: Message,
}

said_errors!(TraceFault);

impl TraceFault {
    /// The fault in a sentence.
    pub fn said(&self) -> Message {
        let Self { line, column, number, key, found, expected } = self;
        let (column, number) = (column.unwrap_or_default(), number.unwrap_or_default());
        match key {
            Some(key) => say!(TRACE_FAULT_KEY, line, number, key, found, expected),
            None => say!(TRACE_FAULT, line, column, number, found, expected),
        }
    }

    /// The fault of a whole line.
    pub(super) fn new(line: usize, expected: impl Into<Message>, found: impl Into<Message>) -> Self {
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
        match serde_json::from_slice(bytes) {
            Ok(Value::Object(json)) => Ok(Self { number, json }),
            Ok(other) => Err(TraceFault::new(number, say!(TRACE_OBJECT), json_text(&other))),
            Err(error) => {
                let message = error.to_string();
                let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message);
                let found = say!(TRACE_DAMAGED, why = message);
                Err(TraceFault {
                    column: Some(error.column().max(1)),
                    ..TraceFault::new(number, say!(TRACE_OBJECT), found)
                })
            }
        }
    }

    /// The value of a required key.
    pub(super) fn get(&self, key: &str, expected: impl Into<Message>) -> Result<&Value, TraceFault> {
        self.json.get(key).ok_or_else(|| self.missing(key, expected))
    }

    /// The fault of a key with a wrong value.
    pub(super) fn fault(&self, key: &str, found: &Value, expected: impl Into<Message>) -> TraceFault {
        self.at(key, expected, json_text(found))
    }

    /// The fault of a missing key.
    pub(super) fn missing(&self, key: &str, expected: impl Into<Message>) -> TraceFault {
        self.at(key, expected, say!(TRACE_NOTHING))
    }

    /// The fault of an invalid state. `error` may begin with the faulty key in backticks.
    pub(super) fn bad_state(&self, error: &str) -> TraceFault {
        let key = error.strip_prefix('`').and_then(|rest| rest.split_once("`: "));
        match key {
            Some((key, message)) => {
                let place = key.split(['.', '[']).next().unwrap_or(key);
                let found = self.json.get("state").and_then(|state| state.get(place));
                let found = found.map_or_else(|| say!(TRACE_NOTHING), |found| json_text(found).into());
                self.at(&format!("state.{key}"), say!(TRACE_STATE_BECAUSE, why = message), found)
            }
            None => self.at("state", say!(TRACE_STATE), error),
        }
    }

    /// The fault of a value that differs from the replayed one.
    pub(super) fn differs(&self, difference: JsonDifference) -> TraceFault {
        let [expected, found] = [difference.expected, difference.found]
            .map(|value| value.map_or_else(|| say!(TRACE_NOTHING), Message::from));
        self.at(&difference.path, expected, found)
    }

    fn at(&self, key: &str, expected: impl Into<Message>, found: impl Into<Message>) -> TraceFault {
        TraceFault { key: Some(key.to_owned()), ..TraceFault::new(self.number, expected, found) }
    }
}

fn json_text(value: &Value) -> String {
    shortened(&value.to_string(), 120)
}
