//! What is wrong with tables.

use std::ops::Range;

/// What is wrong with tables: the line, the key, and how.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, `{key}`: {message}")]
pub struct TableError {
    /// The line, from 1.
    pub line: usize,
    /// The key at fault with the table it stands in, such as `room.gold`.
    pub key: String,
    /// What is wrong with it.
    pub message: String,
}

impl TableError {
    /// An error about what stands at these bytes of the text.
    pub(super) fn at(text: &str, span: &Range<usize>, message: impl Into<String>) -> Self {
        let start = span.start.min(text.len());
        let before = text.get(..start).unwrap_or(text);
        let line = before.matches('\n').count();
        let mut lines = text.lines().take(line + 1).map(str::trim).collect::<Vec<_>>().into_iter().rev();
        let here = lines.next().unwrap_or_default();
        let is_header = |line: &str| line.starts_with('[');
        let header = if is_header(here) { Some(here) } else { lines.find(|line| is_header(line)) };
        let table =
            header.map(|header| header.trim_matches(|c| "[]".contains(c)).split(']').next().unwrap_or_default());
        let field = if is_header(here) { None } else { here.split_once('=').map(|(key, _)| key.trim()) };
        let key = match (table, field) {
            (Some(table), Some(field)) => format!("{table}.{field}"),
            (Some(table), None) => table.to_owned(),
            (None, field) => field.unwrap_or(here).to_owned(),
        };
        Self { line: line + 1, key, message: message.into() }
    }

    /// An error of the parser. A field that it names is the key.
    pub(super) fn of_parser(text: &str, error: &toml::de::Error) -> Self {
        let message = error.message().to_owned();
        let fault = Self::at(text, &error.span().unwrap_or(0..0), message.clone());
        let named = message.split_once("field `").and_then(|(_, rest)| rest.split_once('`'));
        match named {
            Some((field, _)) if !fault.key.ends_with(&format!(".{field}")) && !message.starts_with("unknown") => {
                let table = fault.key.split('.').next().unwrap_or_default().to_owned();
                Self { key: if table.is_empty() { field.to_owned() } else { format!("{table}.{field}") }, ..fault }
            }
            _ => fault,
        }
    }
}
