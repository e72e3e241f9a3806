//! Typed values of a TOML file with their positions.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};
use underdeck_game::{Link, Message, nearest, say};

use super::ExperimentError;

/// A table of the file.
pub(crate) struct Reader<'a> {
    source: &'a str,
    table: &'a DeTable<'a>,
    span: Range<usize>,
}

/// A value with its position.
pub(crate) type Placed<'a> = &'a Spanned<DeValue<'a>>;

impl<'a> Reader<'a> {
    /// A table that may only have these keys.
    pub(crate) fn new(
        source: &'a str,
        table: &'a DeTable<'a>,
        span: Range<usize>,
        keys: &[&str],
    ) -> Result<Self, ExperimentError> {
        for (key, _) in table {
            let name: &str = key.get_ref();
            if !keys.contains(&name) {
                let known = Message::join(keys.iter().copied(), Link::Comma);
                let message = match nearest(name, keys.iter().copied()) {
                    Some(meant) => say!(LAB_FILE_NO_KEY_MEANT, key = name, meant, known),
                    None => say!(LAB_FILE_NO_KEY, key = name, known),
                };
                return Err(ExperimentError::at(source, key.span(), message));
            }
        }
        Ok(Self { source, table, span })
    }

    /// The value of a key.
    pub(crate) fn get(&self, key: &str) -> Option<Placed<'a>> {
        self.table.get(key)
    }

    /// An error at a position.
    pub(crate) fn fault(&self, span: Range<usize>, message: impl Into<String>) -> ExperimentError {
        ExperimentError::at(self.source, span, message)
    }

    /// An error of the table as a whole.
    pub(crate) fn lacks(&self, message: impl Into<String>) -> ExperimentError {
        self.fault(self.span.start..self.span.start + 1, message)
    }

    /// A string; empty if absent.
    pub(crate) fn text(&self, key: &str) -> Result<String, ExperimentError> {
        match self.get(key) {
            None => Ok(String::new()),
            Some(value) => match value.get_ref() {
                DeValue::String(text) => Ok(text.split_whitespace().collect::<Vec<_>>().join(" ")),
                other => Err(self.fault(value.span(), say!(LAB_FILE_TEXT, key, kind = kind(other)))),
            },
        }
    }

    /// An integer in a range.
    pub(crate) fn number(&self, key: &str, range: Range<u64>) -> Result<Option<u64>, ExperimentError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let number = match value.get_ref() {
            DeValue::Integer(number) => u64::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => None,
        };
        let most = range.end - 1;
        let number = number.filter(|number| range.contains(number));
        let message = || self.fault(value.span(), say!(LAB_FILE_NUMBER, key, least = range.start, most));
        number.map(Some).ok_or_else(message)
    }

    /// A list of strings, or a single one, each with its position.
    pub(crate) fn texts(&self, key: &str) -> Result<Vec<(String, Range<usize>)>, ExperimentError> {
        let text = |value: Placed<'a>| match value.get_ref() {
            DeValue::String(text) => Ok((text.trim().to_owned(), value.span())),
            other => Err(self.fault(value.span(), say!(LAB_FILE_TEXTS, key, kind = kind(other)))),
        };
        self.list(key).into_iter().map(text).collect()
    }

    /// A string with its position.
    pub(crate) fn one_text(&self, key: &str) -> Result<Option<(String, Range<usize>)>, ExperimentError> {
        self.get(key).map(|value| Ok((self.text(key)?, value.span()))).transpose()
    }

    /// The values of a list; a single value counts as a list.
    pub(crate) fn list(&self, key: &str) -> Vec<Placed<'a>> {
        self.get(key).map_or_else(Vec::new, listed)
    }

    /// The key-value pairs of a table.
    pub(crate) fn pairs(&self, key: &str) -> Result<Vec<(String, Range<usize>, Placed<'a>)>, ExperimentError> {
        let Some(value) = self.get(key) else { return Ok(Vec::new()) };
        match value.get_ref() {
            DeValue::Table(table) => {
                Ok(table.iter().map(|(key, value)| (key.get_ref().to_string(), key.span(), value)).collect())
            }
            other => {
                let message = say!(LAB_FILE_TABLE, key, kind = kind(other));
                Err(self.fault(value.span(), message))
            }
        }
    }

    /// The value of an option, as entered.
    pub(crate) fn plain(&self, value: Placed<'a>) -> Result<String, ExperimentError> {
        match value.get_ref() {
            DeValue::String(text) => Ok(text.to_string()),
            DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => Ok(number.to_string()),
                Err(_) => Err(self.fault(value.span(), say!(LAB_FILE_LARGE))),
            },
            DeValue::Boolean(value) => Ok(value.to_string()),
            other => {
                let message = say!(LAB_FILE_RULE, kind = kind(other));
                Err(self.fault(value.span(), message))
            }
        }
    }
}

/// The values of a list; a single value counts as a list.
pub(crate) fn listed<'a>(value: Placed<'a>) -> Vec<Placed<'a>> {
    match value.get_ref() {
        DeValue::Array(values) => values.iter().collect(),
        _ => vec![value],
    }
}

fn kind(value: &DeValue<'_>) -> Message {
    match value {
        DeValue::String(_) => say!(LAB_KIND_TEXT),
        DeValue::Integer(_) | DeValue::Float(_) => say!(LAB_KIND_NUMBER),
        DeValue::Boolean(_) => say!(OPTION_BOOL),
        DeValue::Datetime(_) => say!(LAB_KIND_DATE),
        DeValue::Array(_) => say!(LAB_KIND_LIST),
        DeValue::Table(_) => say!(LAB_KIND_TABLE),
    }
}
