//! Moves as words.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::NotationError;

/// Declares the spellings of a move type, in the order of the reference.
///
/// A row is a pattern, its fields, and the move with them. In a pattern, words in capital letters and alternatives with `|` are
/// fields; `…` lets the last field take all further words. A field may have an error text of its own. A set of cards is the last
/// field, in brackets.
///
/// The type gets `PATTERNS`, `Display`, which writes the first row that matches the move, and `read`, which accepts what any
/// row spells.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Move {
///     Roll(u8),
///     Pass,
/// }
///
/// underdeck_game::spellings! { Move:
///     "roll N dice"(n: "dice are counted in digits") => Roll(n),
///     "pass"() => Pass,
/// }
/// assert_eq!(Move::PATTERNS, ["roll N dice", "pass"]);
/// assert_eq!(Move::Roll(3).to_string(), "roll 3 dice");
/// assert_eq!(Move::read("roll 3 dice"), Some(Ok(Move::Roll(3))));
/// assert_eq!(Move::read("pass twice"), None);
/// assert!(Move::read("roll six dice").unwrap().unwrap_err().to_string().contains("counted in digits"));
/// ```
#[macro_export]
macro_rules! spellings {
    ($name:ident: $($pattern:literal($($field:ident $(: $error:expr)?),*) $([$set:ident])?
        => $variant:ident $(($($value:tt)*))?),+ $(,)?) => {
        #[allow(dead_code, unreachable_pub, unused_mut, unused_variables)]
        impl $name {
            /// The spellings, in the order of the reference.
            pub const PATTERNS: &'static [&'static str] = &[$($pattern),+];

            /// The move of a text, or the error of the first field that cannot be read; `None` if the words fit no pattern.
            pub fn read(text: &str) -> Option<Result<Self, $crate::NotationError>> {
                let words: Vec<&str> = text.split(' ').collect();
                let mut refused = None;
                $({
                    let names: &[&str] = &[$(stringify!($field),)* $(stringify!($set))?];
                    if let Some(fields) = $crate::spelling::fields($pattern, names.len(), &words) {
                        let mut fields = fields.into_iter();
                        let mut read = || -> Result<Self, $crate::NotationError> {
                            $(let $field = $crate::spelling::word(text, fields.next())
                                $(.map_err(|_| $crate::NotationError::new(text, $error)))? ?;)*
                            $(let $set = $crate::NotationError::cards(text, fields.next().unwrap_or_default())?;)?
                            Ok($name::$variant $(($($value)*))?)
                        };
                        match read() {
                            Ok(mv) => return Some(Ok(mv)),
                            Err(error) => refused = refused.or(Some(Err(error))),
                        }
                    }
                })+
                refused
            }
        }

        impl ::std::fmt::Display for $name {
            #[allow(unreachable_patterns)]
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $($name::$variant $(($($value)*))? => $crate::spelling::write(f, $pattern, &[
                        $(&$field as &dyn ::std::fmt::Display,)* $(&$set as &dyn ::std::fmt::Display)?
                    ]),)+
                }
            }
        }
    };
}

pub(crate) fn is_field(part: &str) -> bool {
    part.contains('|') || part.chars().all(|letter| letter.is_ascii_uppercase())
}

/// The words of each of `count` fields; `None` if the words do not fit the pattern.
pub fn fields<'a>(pattern: &str, count: usize, words: &'a [&'a str]) -> Option<Vec<&'a [&'a str]>> {
    let mut found: Vec<&[&str]> = Vec::new();
    let mut next = 0;
    for part in pattern.split(' ') {
        if part == "…" {
            *found.last_mut()? = &words[next - 1..];
            return Some(found);
        }
        let word = words.get(next)?;
        next += 1;
        if found.len() < count && is_field(part) {
            found.push(&words[next - 1..next]);
        } else if part != *word {
            return None;
        }
    }
    (next == words.len()).then_some(found)
}

/// Reads the word of a field of `text`.
///
/// # Errors
/// If it is no such value; the error is about the whole text.
pub fn word<T: FromStr<Err: Display>>(text: &str, field: Option<&[&str]>) -> Result<T, NotationError> {
    let word = field.and_then(|words| words.first()).copied().unwrap_or_default();
    word.parse().map_err(|error: T::Err| NotationError::new(text, error.to_string()))
}

/// Writes a pattern with the values of its fields.
///
/// # Errors
/// If the formatter fails.
pub fn write(f: &mut fmt::Formatter<'_>, pattern: &str, fields: &[&dyn Display]) -> fmt::Result {
    let mut fields = fields.iter();
    for (n, part) in pattern.trim_end_matches(" …").split(' ').enumerate() {
        if n > 0 {
            f.write_str(" ")?;
        }
        match if is_field(part) { fields.next() } else { None } {
            Some(field) => field.fmt(f)?,
            None => f.write_str(part)?,
        }
    }
    Ok(())
}
