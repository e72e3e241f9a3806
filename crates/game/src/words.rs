//! Enums whose values are words.

/// Declares an enum whose values are words: of an option, a phase, a cause.
///
/// The enum is `Copy`, has `ALL` values and `WORDS` in order, and `word()`. `Display`, `FromStr`, serde and
/// [`options!`](crate::options) all use the word. `FromStr` fails with [`UnknownWord`](crate::UnknownWord).
///
/// ```
/// underdeck_game::words! {
///     /// The state of the water.
///     #[derive(Default)]
///     pub enum Water {
///         /// Nothing moves.
///         #[default]
///         Calm = "calm",
///         /// The well can be stirred.
///         Wild = "wild",
///     }
/// }
/// assert_eq!(Water::WORDS, ["calm", "wild"]);
/// assert_eq!("wild".parse(), Ok(Water::Wild));
/// assert_eq!("warm".parse::<Water>().unwrap_err().to_string(), "`warm` is none of calm, wild");
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$inner:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name { $($(#[$inner])* $value),+ }

        #[allow(dead_code, unreachable_pub)]
        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];
            /// The words of all values, in order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word.
            pub const fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::UnknownWord;

            fn from_str(text: &str) -> Result<Self, $crate::UnknownWord> {
                let found = Self::ALL.iter().find(|value| value.word() == text).copied();
                found.ok_or_else(|| $crate::UnknownWord { found: text.chars().take(40).collect(), expected: Self::WORDS })
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = ::std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }

        impl $crate::OptionField for $name {
            fn value(&self) -> $crate::OptionValue {
                $crate::OptionValue::Text(self.word().into())
            }

            fn of_value(value: &$crate::OptionValue) -> Option<Self> {
                match value {
                    $crate::OptionValue::Text(text) => text.parse().ok(),
                    _ => None,
                }
            }
        }
    };
}

/// Declares the phases of a game: an enum whose values may hold what the phase is about, and the enum of their [`words!`](crate::words).
///
/// `word()` gives the word of a phase, and `plain()` of a word the phase, if that holds nothing.
///
/// ```
/// underdeck_game::phases! {
///     /// Which decision is due.
///     pub enum Phase as PhaseWord {
///         /// Draw a card.
///         Draw = "draw",
///         /// The game is over, with this score.
///         Over(u8) = "over",
///     }
/// }
/// assert_eq!(Phase::Over(3).word(), PhaseWord::Over);
/// assert_eq!(PhaseWord::Draw.plain(), Some(Phase::Draw));
/// assert_eq!(PhaseWord::Over.plain(), None);
/// ```
#[macro_export]
macro_rules! phases {
    ($(#[$meta:meta])* $vis:vis enum $name:ident as $word:ident {
        $($(#[$inner:meta])* $value:ident $(($data:ty))? $({$($(#[$doc:meta])* $field:ident: $type:ty),+ $(,)?})? = $text:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name { $($(#[$inner])* $value $(($data))? $({$($(#[$doc])* $field: $type),+})?),+ }

        $crate::words! {
            /// The words of the phases.
            #[allow(missing_docs, unreachable_pub)]
            pub enum $word { $($value = $text),+ }
        }

        #[allow(dead_code, unreachable_pub)]
        impl $name {
            /// The word of the phase.
            pub const fn word(&self) -> $word {
                match self { $(Self::$value { .. } => $word::$value),+ }
            }
        }

        #[allow(dead_code, unreachable_pub)]
        impl $word {
            /// The phase of this word, if it holds nothing.
            pub const fn plain(self) -> Option<$name> {
                match self { $(Self::$value => $crate::phases!(@plain $name $value $(($data))? $({$($field),+})?)),+ }
            }
        }
    };
    (@plain $name:ident $value:ident) => { Some($name::$value) };
    (@plain $name:ident $value:ident $data:tt) => { None };
}

impl UnknownWord {
    /// The error as a message.
    pub fn said(&self) -> crate::Message {
        crate::say!(WORD_UNKNOWN, found = self.found, words = self.expected.join(", "))
    }
}

/// A text that is none of the words of an enum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord {
    /// The text, cut to a readable length.
    pub found: String,
    /// The words.
    pub expected: &'static [&'static str],
}

crate::said_errors!(UnknownWord);
