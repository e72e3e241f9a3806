//! Sentences in the language of the reader.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::FluentValue;
use underdeck_game::{Message, Value};

use crate::words::{Language, tenths};

/// A message, which exists in every language, or English words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PageText {
    /// The message with this id, and its arguments.
    Message(&'static str, Vec<(&'static str, Value)>),
    /// Words of a game, or of a program or file.
    English(String),
}

impl PageText {
    /// The message with this id.
    pub const fn of(id: &'static str) -> Self {
        Self::Message(id, Vec::new())
    }

    /// The message with this id and arguments.
    pub fn with<V: Into<Value>, const N: usize>(id: &'static str, values: [(&'static str, V); N]) -> Self {
        Self::Message(id, values.into_iter().map(|(name, value)| (name, value.into())).collect())
    }

    /// The words in a language; in English if there are no others.
    pub fn describe(&self, language: Language) -> Cow<'static, str> {
        match self {
            Self::Message(id, values) => describe(language, id, values),
            Self::English(words) => Cow::Owned(words.clone()),
        }
    }

    /// The words as a sentence. Errors lack the capital and the full stop, because other sentences quote them.
    pub fn sentence(&self, language: Language) -> String {
        let words = self.describe(language);
        let mut letters = words.chars();
        let first = letters.next().map(|c| c.to_uppercase().collect::<String>()).unwrap_or_default();
        let end = if words.ends_with(['.', '!', '?', ':']) { "" } else { "." };
        format!("{first}{}{end}", letters.as_str())
    }

    /// The attribute `lang` of their element, if they are not in the language of the page.
    pub(crate) const fn lang(&self) -> Option<&'static str> {
        match self {
            Self::Message(..) => None,
            Self::English(_) => Some(Language::English.code()),
        }
    }
}

impl fmt::Display for PageText {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(Language::English))
    }
}

impl From<String> for PageText {
    fn from(english: String) -> Self {
        Self::English(english)
    }
}

impl From<Message> for PageText {
    fn from(said: Message) -> Self {
        match said.english_id() {
            Some((id, values)) if !id.is_empty() => Self::Message(id, values.to_vec()),
            _ => Self::English(said.into()),
        }
    }
}

/// A message in a language.
pub(crate) fn describe(language: Language, id: &str, values: &[(&'static str, Value)]) -> Cow<'static, str> {
    let value = |value: &Value| match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Tenths(number) => tenths(*number as f64 / 10.0),
        Value::Message(said) => FluentValue::from(in_words(said, language)),
        _ => FluentValue::from(value.to_string()),
    };
    let values: Vec<_> = values.iter().map(|(name, known)| (*name, value(known))).collect();
    language.tell(id, &values)
}

/// A message in a language, whichever catalogue has it.
pub(crate) fn in_words(said: &Message, language: Language) -> String {
    match said.english_id() {
        Some((id, values)) if !id.is_empty() => describe(language, id, values).into_owned(),
        Some(_) => said.to_string(),
        None => said.write(language.of_messages()),
    }
}
