//! Sentences that front ends with several languages tell by the message, and all others as they are.

use std::fmt;

/// A sentence in English, with the id and the arguments of the message that says the same in other languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The id of the message.
    pub id: &'static str,
    /// The arguments of the message by name.
    pub values: Vec<(&'static str, Value)>,
    english: String,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number, which each language writes in its way and which decides between one and many.
    Number(i64),
    /// A number in tenths, written with one decimal place.
    Tenths(i64),
    /// A name, a code, or words of a game.
    Text(String),
}

impl Said {
    /// A sentence.
    pub fn new<const N: usize>(
        id: &'static str,
        english: impl Into<String>,
        values: [(&'static str, Value); N],
    ) -> Self {
        Self { id, values: values.into(), english: english.into() }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Value {
            fn from(number: $kind) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
numbers!(u8, u32, u64, usize, i64);
