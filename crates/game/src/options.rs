//! House rules: named options with a type, a range and a default.

mod document;
mod field;

use std::fmt;
use std::hash::Hash;

use serde::{Deserialize, Serialize};

use crate::{Message, SourceClass, Value, say};

pub use document::Document;
pub use field::OptionField;

/// The value of an option, as a trace writes it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// True or false.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A word or a text.
    Text(String),
}

impl OptionValue {
    /// The value as an argument of a message: a number, or its word.
    pub fn argument(&self) -> Value {
        match self {
            Self::Int(value) => (*value).into(),
            value => value.to_string().into(),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(value) => value.fmt(f),
            Self::Int(value) => value.fmt(f),
            Self::Text(value) => value.fmt(f),
        }
    }
}

/// The type and range of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OptionKind {
    /// `true` or `false`.
    Bool,
    /// A whole number from `min` to `max`.
    Int {
        /// The least value.
        min: i64,
        /// The greatest value.
        max: i64,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A text of at most this number of bytes; [`Options::check`] may ask for more.
    Text(usize),
    /// A text made of these ASCII letters, of at most this length; [`Options::check`] may ask for more. It takes less room in
    /// a deal code than any text.
    Letters(&'static str, usize),
    /// A document, such as a set of tables; the value is its one form, empty for the game's own.
    Document(&'static Document),
}

impl fmt::Display for OptionKind {
    /// The accepted values in words, such as `a whole number from 1 to 99`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl OptionKind {
    /// The accepted values in the words of every language.
    pub fn said(&self) -> Message {
        match *self {
            Self::Bool => say!(OPTION_BOOL),
            Self::Int { min, max } => {
                say!(OPTION_INT, min, max)
            }
            Self::Choice(words) => words.join(", ").into(),
            Self::Text(most) => say!(OPTION_TEXT, most),
            Self::Letters(letters, most) => {
                say!(OPTION_LETTERS, letters, most)
            }
            Self::Document(document) => say!(OPTION_DOCUMENT, most = document.most),
        }
    }

    /// Whether a value is a text that may be read from a file.
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Text(_) | Self::Letters(..) | Self::Document(_))
    }
}

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in commands, deals and records.
    pub key: &'static str,
    /// Its type and range.
    pub kind: OptionKind,
    /// The id of the ruling in the reference to which the option is an alternative, such as `R30`; `None` for a house rule. Rulings come
    /// after all house rules, so deal codes without rulings do not change.
    pub ruling: Option<&'static str>,
    /// The class of its [source](crate::Source), as the reference has it.
    pub class: SourceClass,
    /// The range of a whole number before it was widened, if it was: deal codes write the values in it as they always did.
    pub first_range: Option<(i64, i64)>,
}

impl OptionSpec {
    /// A choice that the rulebook offers.
    pub const fn printed(key: &'static str, kind: OptionKind) -> Self {
        Self::of(SourceClass::Printed, key, kind)
    }

    /// A choice that is ours.
    pub const fn ours(key: &'static str, kind: OptionKind) -> Self {
        Self::of(SourceClass::Ours, key, kind)
    }

    /// Another reading of the rulebook.
    pub const fn reading(key: &'static str, kind: OptionKind) -> Self {
        Self::of(SourceClass::Reading, key, kind)
    }

    const fn of(class: SourceClass, key: &'static str, kind: OptionKind) -> Self {
        Self { key, kind, ruling: None, class, first_range: None }
    }

    /// The same as an alternative to a ruling.
    #[must_use]
    pub const fn instead_of(self, ruling: &'static str) -> Self {
        Self { ruling: Some(ruling), ..self }
    }

    /// The same after its range was this one, from `least` to `most`.
    #[must_use]
    pub const fn widened_from(self, least: i64, most: i64) -> Self {
        Self { first_range: Some((least, most)), ..self }
    }

    /// Whether the value has the option's type and range.
    pub fn accepts(&self, value: &OptionValue) -> bool {
        match (self.kind, value) {
            (OptionKind::Bool, OptionValue::Bool(_)) => true,
            (OptionKind::Int { min, max }, OptionValue::Int(n)) => (min..=max).contains(n),
            (OptionKind::Choice(words), OptionValue::Text(word)) => words.contains(&word.as_str()),
            (OptionKind::Text(most), OptionValue::Text(text)) => text.len() <= most,
            (OptionKind::Letters(letters, most), OptionValue::Text(text)) => {
                text.len() <= most && text.chars().all(|c| letters.contains(c))
            }
            (OptionKind::Document(document), OptionValue::Text(text)) => document.is_settled(text),
            _ => false,
        }
    }

    /// Reads a value as it is typed: `true`, `12`, `second`, or a whole document.
    ///
    /// # Errors
    /// If the value has another type or is out of range, or the document has a fault.
    pub fn parse(&self, text: &str) -> Result<OptionValue, OptionError> {
        let value = match self.kind {
            OptionKind::Bool => text.parse().map(OptionValue::Bool).ok(),
            OptionKind::Int { .. } => text.parse().map(OptionValue::Int).ok(),
            _ => Some(OptionValue::Text(text.into())),
        };
        value.map_or_else(|| Err(self.refuse(text)), |value| self.settled(value))
    }

    /// The value in the form in which options hold it: a document in its one form, any other as it is.
    ///
    /// # Errors
    /// If the option does not take it.
    pub fn settled(&self, value: OptionValue) -> Result<OptionValue, OptionError> {
        match (self.kind, &value) {
            (OptionKind::Document(document), OptionValue::Text(text)) if !text.is_empty() => {
                let fault = |fault| OptionError::Document { key: self.key.into(), fault: Box::new(fault) };
                document.settle(text).map(OptionValue::Text).map_err(fault)
            }
            _ if self.accepts(&value) => Ok(value),
            _ => Err(self.refuse(value)),
        }
    }

    /// Whether a state is written with the option also when it has its default.
    pub const fn is_always_written(&self) -> bool {
        self.ruling.is_none() && !matches!(self.kind, OptionKind::Document(_))
    }

    pub(crate) fn refuse(&self, found: impl fmt::Display) -> OptionError {
        OptionError::Value { key: self.key.into(), found: found.to_string(), expected: Box::new(self.kind.said()) }
    }
}

/// An option that a game does not have or a value that it does not take.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OptionError {
    /// No option has this name.
    Unknown {
        /// The name given.
        key: String,
        /// The names that exist.
        known: String,
    },
    /// The value has the wrong type or is out of range.
    Value {
        /// The option's name.
        key: String,
        /// The value given.
        found: String,
        /// The accepted values.
        expected: Box<Message>,
    },
    /// The document has a fault.
    Document {
        /// The option's name.
        key: String,
        /// The fault with its line and column.
        fault: Box<Message>,
    },
}

impl OptionError {
    /// The same in the words of every language.
    pub fn said(&self) -> Message {
        match self {
            Self::Unknown { key, known } => {
                say!(OPTION_UNKNOWN, key, known)
            }
            Self::Value { key, found, expected } => {
                say!(OPTION_VALUE, key, found, expected)
            }
            Self::Document { key, fault } => say!(OPTION_FAULT, key, fault),
        }
    }
}

/// The options of a game, all with a value. `Default` gives our defaults: what the rulebook prints, and our choice where it leaves one.
pub trait Options: Clone + Eq + Hash + fmt::Debug + Default + Send + Sync + 'static {
    /// All options, in the order of the reference. Keys are unique.
    const SPECS: &'static [OptionSpec];

    /// The older versions of the rules that are still played, in ascending order, so that the records made by them keep their
    /// meaning.
    ///
    /// A version is a part of the options, so state and rules ask one value for what a rule means. It has no [spec](Options::SPECS):
    /// no player chooses it and no deal code holds it. A record or a trace names it, and a state's JSON outside a trace.
    const OLDER_RULES: &'static [u32] = &[];

    /// The value of an option named in [`Options::SPECS`].
    ///
    /// # Panics
    /// For any other key.
    fn get(&self, key: &str) -> OptionValue;

    /// Sets an option to a value that its spec [accepts](OptionSpec::accepts); [`Options::try_set`] checks first.
    ///
    /// # Panics
    /// For any other key or value.
    fn set(&mut self, key: &str, value: OptionValue);

    /// The one of [`Options::OLDER_RULES`] by which these options are played; `None` for today's rules.
    fn older_rules(&self) -> Option<u32> {
        None
    }

    /// Has these options played by one of [`Options::OLDER_RULES`], or by today's rules.
    /// [`Play::set_rules`](crate::Play::set_rules) checks first.
    ///
    /// # Panics
    /// For any other version.
    fn set_older_rules(&mut self, version: Option<u32>) {
        assert_eq!(version, None, "no older rules are played");
    }

    /// Checks what the specs alone cannot say: that the values go together.
    ///
    /// # Errors
    /// Names the option at fault.
    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }

    /// The spec of an option.
    ///
    /// # Errors
    /// If there is none of this name.
    fn spec(key: &str) -> Result<&'static OptionSpec, OptionError> {
        find_spec(Self::SPECS, key)
    }

    /// Sets an option after checking key, type and range.
    ///
    /// # Errors
    /// Says what was wrong and what would be accepted; the options are unchanged.
    fn try_set(&mut self, key: &str, value: OptionValue) -> Result<(), OptionError> {
        let value = Self::spec(key)?.settled(value)?;
        self.set(key, value);
        Ok(())
    }

    /// All options with their values, in order.
    fn pairs(&self) -> Vec<(&'static str, OptionValue)> {
        Self::SPECS.iter().map(|spec| (spec.key, self.get(spec.key))).collect()
    }

    /// The options that a state is written with: all house rules, and the documents and rulings that are not the default.
    fn written(&self) -> Vec<(&'static str, OptionValue)> {
        let default = Self::default();
        let is_written = |spec: &&OptionSpec| spec.is_always_written() || self.get(spec.key) != default.get(spec.key);
        Self::SPECS.iter().filter(is_written).map(|spec| (spec.key, self.get(spec.key))).collect()
    }

    /// The default with these options set, checked as a whole.
    ///
    /// # Errors
    /// The first option that does not fit.
    fn from_pairs<K: AsRef<str>>(pairs: impl IntoIterator<Item = (K, OptionValue)>) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (key, value) in pairs {
            options.try_set(key.as_ref(), value)?;
        }
        options.check()?;
        Ok(options)
    }
}

/// The spec of an option among those of a game.
///
/// # Errors
/// If there is none of this name.
pub fn find_spec(specs: &'static [OptionSpec], key: &str) -> Result<&'static OptionSpec, OptionError> {
    specs.iter().find(|spec| spec.key == key).ok_or_else(|| {
        let known: Vec<_> = specs.iter().map(|spec| spec.key).collect();
        OptionError::Unknown { key: key.into(), known: known.join(", ") }
    })
}

/// Declares the options of a game: for each the key, type, default and range, once; the words are in the game's catalogue.
///
/// `in` gives the range as an [`OptionKind`]; after `=>` stands the class of an option that is not printed in the rulebook: `ours` or `reading`,
/// with the ruling to which it is an alternative, if it is one, and `widened (1, 5)` if the range was that before. `if` names a function that checks whether the values go together.
///
/// ```
/// use underdeck_game::{OptionKind, Options as _};
///
/// underdeck_game::options! {
///     /// The house rules of a game.
///     #[derive(Clone, PartialEq, Eq, Hash, Debug)]
///     pub struct Rules {
///         /// Lives at the start (option-1).
///         lives: u8 = 3, in OptionKind::Int { min: 1, max: 9 },
///         /// Whether the top card can be looked at (option-2).
///         peek: bool = true, in OptionKind::Bool,
///     }
/// }
/// assert_eq!(Rules::default().lives, 3);
/// assert!(Rules::from_pairs([("lives", underdeck_game::OptionValue::Int(10))]).is_err());
/// ```
#[macro_export]
macro_rules! options {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$doc:meta])* $field:ident: $kind:ty = $default:expr, in $range:expr $(=> $class:ident $($ruling:literal)? $(widened ($least:literal, $most:literal))?)?),+ $(,)?
    } $(if $check:path)?) => {
        $(#[$meta])*
        $vis struct $name { $($(#[$doc])* pub $field: $kind),+ }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $default),+ }
            }
        }

        impl $crate::Options for $name {
            const SPECS: &'static [$crate::OptionSpec] = &[
                $($crate::option_spec!(stringify!($field), $range $(, $class $($ruling)? $(widened ($least, $most))?)?)),+
            ];

            fn get(&self, key: &str) -> $crate::OptionValue {
                match key {
                    $(stringify!($field) => $crate::OptionField::value(&self.$field),)+
                    _ => panic!("there is no option `{key}`"),
                }
            }

            fn set(&mut self, key: &str, value: $crate::OptionValue) {
                let unfit = || -> ! { panic!("option `{key}` cannot be {value}") };
                match key {
                    $(stringify!($field) => {
                        self.$field = $crate::OptionField::of_value(&value).unwrap_or_else(|| unfit());
                    })+
                    _ => unfit(),
                }
            }

            $(fn check(&self) -> Result<(), $crate::OptionError> {
                $check(self)
            })?
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! option_spec {
    ($key:expr, $range:expr) => {
        $crate::OptionSpec::printed($key, $range)
    };
    ($key:expr, $range:expr, $class:ident $($ruling:literal)? $(widened ($least:literal, $most:literal))?) => {
        $crate::OptionSpec::$class($key, $range)$(.instead_of($ruling))?$(.widened_from($least, $most))?
    };
}

crate::said_errors!(OptionError);
