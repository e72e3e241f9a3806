//! A cursor over the text, and the tokens it reads.

use underdeck_game::{Id, Message, say};

use super::error;
use crate::formats::is_space;
use crate::record::{Position, RecordError, Spelled};

/// The characters that a backslash may escape.
const ESCAPABLE: &str = "\\\";{}()";

/// Text up to a closing character.
pub(super) struct Quoted {
    /// The closing character.
    pub(super) end: char,
    /// The characters to escape, in addition to `end` and the backslash.
    pub(super) forbidden: &'static str,
    /// The expected text at the end, for errors.
    pub(super) what: &'static Id,
}

/// A position in the text, and the text from there on.
pub(super) struct Cursor<'a> {
    rest: &'a str,
    at: Position,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, at: Position { line: 1, column: 1 } }
    }

    /// Consumes one character.
    pub(super) fn bump(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        self.at = if c == '\n' {
            Position { line: self.at.line + 1, column: 1 }
        } else {
            Position { column: self.at.column + 1, ..self.at }
        };
        Some(c)
    }

    /// Consumes the character if it is next, and returns whether it was.
    pub(super) fn eat(&mut self, c: char) -> bool {
        let next = self.rest.starts_with(c);
        if next {
            self.bump();
        }
        next
    }

    /// Skips everything before a character that fits.
    pub(super) fn skip_until(&mut self, fits: impl Fn(char) -> bool) {
        self.take(|c| !fits(c));
    }

    /// Skips whitespace and returns the next character without consuming it.
    pub(super) fn peek_word(&mut self) -> Option<char> {
        self.take(is_space);
        self.rest.chars().next()
    }

    /// Skips whitespace and consumes the character, or fails, naming what was expected.
    pub(super) fn expect(&mut self, c: char, what: impl Into<Message>) -> Result<(), RecordError> {
        self.peek_word();
        if self.eat(c) { Ok(()) } else { Err(self.error(what)) }
    }

    /// Skips whitespace and consumes a run of other characters.
    pub(super) fn word(&mut self) -> (Position, String) {
        self.peek_word();
        (self.at, self.take(|c| !is_space(c)).to_owned())
    }

    /// Skips whitespace and consumes a run of letters, digits, `_` and `-`.
    pub(super) fn name(&mut self) -> (Position, String) {
        self.peek_word();
        (self.at, self.take(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-').to_owned())
    }

    /// Consumes a run of digits.
    pub(super) fn digits(&mut self) -> (Position, String) {
        (self.at, self.take(|c| c.is_ascii_digit()).to_owned())
    }

    /// Consumes text up to and including the closing character. Each run of whitespace becomes one space.
    pub(super) fn quoted(&mut self, quoted: &Quoted) -> Result<Spelled, RecordError> {
        self.peek_word();
        let at = self.at;
        let mut text = String::new();
        let mut space = false;
        loop {
            let mut next = match self.rest.chars().next() {
                Some(c) if is_space(c) => {
                    space = true;
                    self.bump();
                    continue;
                }
                Some(c) if c == quoted.end => {
                    self.bump();
                    return Ok(Spelled { text, at });
                }
                Some(c) if !c.is_control() && !quoted.forbidden.contains(c) => c,
                _ => return Err(self.error(quoted.what)),
            };
            self.bump();
            if next == '\\' {
                next = match self.rest.chars().next().filter(|&c| ESCAPABLE.contains(c)) {
                    Some(c) => c,
                    None => return Err(self.error(say!(RECORD_ESCAPE))),
                };
                self.bump();
            }
            if space && !text.is_empty() {
                text.push(' ');
            }
            space = false;
            text.push(next);
        }
    }

    /// An error at this position.
    pub(super) fn error(&self, expected: impl Into<Message>) -> RecordError {
        error(self.at, self.here(), expected)
    }

    /// The text at this position, for errors.
    pub(super) fn here(&self) -> Message {
        match self.rest.chars().next() {
            None => say!(RECORD_END),
            Some(c) if c.is_control() => {
                let code = format!("U+{:04X}", u32::from(c));
                say!(RECORD_CONTROL, code)
            }
            Some(c) => Message::quote(&c.to_string()),
        }
    }

    fn take(&mut self, takes: impl Fn(char) -> bool) -> &'a str {
        let all = self.rest;
        while self.rest.starts_with(&takes) {
            self.bump();
        }
        &all[..all.len() - self.rest.len()]
    }
}

/// The bytes as text, or an error at the first byte that is not UTF-8.
pub(in crate::record) fn utf8(bytes: &[u8]) -> Result<&str, RecordError> {
    std::str::from_utf8(bytes).map_err(|broken| {
        let (good, bad) = bytes.split_at(broken.valid_up_to());
        let mut cursor = Cursor::new(std::str::from_utf8(good).unwrap_or_default());
        while cursor.bump().is_some() {}
        let byte = format!("0x{:02X}", bad.first().unwrap_or(&0));
        let found = say!(RECORD_BYTE, byte);
        error(cursor.at, found, say!(RECORD_UTF8))
    })
}
