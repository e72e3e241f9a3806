//! Words that front ends with several languages tell by the message, and all others as they are.

use std::fmt;

/// Words in English, with the id and the arguments of the message that says the same in other languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The id of the message; empty for what every language tells as it is, such as a quotation or a game's words.
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
    /// Words that the same language tells first.
    Said(Said),
}

impl Said {
    /// The words of a message.
    pub fn new<const N: usize>(
        id: &'static str,
        english: impl Into<String>,
        values: [(&'static str, Value); N],
    ) -> Self {
        Self { id, values: values.into(), english: english.into() }
    }

    /// The words in English.
    pub fn as_str(&self) -> &str {
        &self.english
    }

    /// What is quoted, between the marks of a quotation.
    pub fn quote(text: &str) -> Self {
        format!("`{text}`").into()
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl From<(&'static str, &str)> for Said {
    /// A message without arguments, and its English.
    fn from((id, english): (&'static str, &str)) -> Self {
        Self::new(id, english, [])
    }
}

impl From<String> for Said {
    /// Words that every language tells as they are.
    fn from(words: String) -> Self {
        Self::new("", words, [])
    }
}

impl From<String> for Box<Said> {
    /// The same, for errors: they are small.
    fn from(words: String) -> Self {
        Self::new(words.into())
    }
}

impl From<Said> for Value {
    fn from(said: Said) -> Self {
        Self::Said(said)
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
