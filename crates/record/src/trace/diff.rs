//! The first difference between two JSON values.

use std::fmt;

use serde_json::Value;

/// The first place where two JSON values differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JsonDifference {
    /// The path, such as `state.floor[3]`.
    pub path: String,
    /// The expected value as JSON, shortened to 120 characters; `None` if nothing should be there.
    pub expected: Option<String>,
    /// The found value as JSON, shortened to 120 characters; `None` if nothing is there.
    pub found: Option<String>,
}

impl fmt::Display for JsonDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nothing = || "nothing".to_owned();
        let expected = self.expected.clone().unwrap_or_else(nothing);
        let found = self.found.clone().unwrap_or_else(nothing);
        write!(f, "`{}` is {found}, expected {expected}", self.path)
    }
}

/// The first place where two values differ, in the order of `expected`. The order of keys does not count as a difference.
pub fn first_difference(expected: &Value, found: &Value) -> Option<JsonDifference> {
    let mut path = String::new();
    differ(expected, found, &mut path)
}

fn differ(expected: &Value, found: &Value, path: &mut String) -> Option<JsonDifference> {
    let length = path.len();
    match (expected, found) {
        (Value::Object(wanted), Value::Object(given)) => {
            for (key, value) in wanted {
                push_key(path, key);
                let Some(other) = given.get(key) else { return Some(difference(path, Some(value), None)) };
                if let Some(difference) = differ(value, other, path) {
                    return Some(difference);
                }
                path.truncate(length);
            }
            let (key, value) = given.iter().find(|(key, _)| !wanted.contains_key(*key))?;
            push_key(path, key);
            Some(difference(path, None, Some(value)))
        }
        (Value::Array(wanted), Value::Array(given)) => {
            for i in 0..wanted.len().max(given.len()) {
                path.push_str(&format!("[{i}]"));
                match (wanted.get(i), given.get(i)) {
                    (Some(value), Some(other)) => {
                        if let Some(difference) = differ(value, other, path) {
                            return Some(difference);
                        }
                    }
                    (value, other) => return Some(difference(path, value, other)),
                }
                path.truncate(length);
            }
            None
        }
        _ => (expected != found).then(|| difference(path, Some(expected), Some(found))),
    }
}

fn push_key(path: &mut String, key: &str) {
    if !path.is_empty() {
        path.push('.');
    }
    path.push_str(key);
}

fn difference(path: &str, expected: Option<&Value>, found: Option<&Value>) -> JsonDifference {
    let text = |value: &Value| crate::formats::shortened(&value.to_string(), 120);
    JsonDifference { path: path.to_owned(), expected: expected.map(text), found: found.map(text) }
}
