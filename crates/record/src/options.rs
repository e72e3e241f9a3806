//! Options as text: `edition=second max_health=30`.

use std::fmt::Write;

use game::{OptionError, OptionValue, Options, Said};

/// The options that differ from their defaults, as text such as `edition=second max_health=30`; empty if none do.
///
/// In a value, every byte of its UTF-8 other than a letter, a digit or one of `_.-` is percent-encoded.
pub fn options_to_text<O: Options>(options: &O) -> String {
    let mut text = String::new();
    for ((key, value), (_, default)) in options.pairs().into_iter().zip(O::default().pairs()) {
        if value != default {
            let space = if text.is_empty() { "" } else { " " };
            let _ = write!(text, "{space}{key}={}", encode(&value.to_string()));
        }
    }
    text
}

/// Reads options written as `key=value`, separated by whitespace; the others have their defaults.
///
/// # Errors
/// The first option that is unknown or given twice, or whose value is invalid.
pub fn options_from_text<O: Options>(text: &str) -> Result<O, OptionError> {
    let mut pairs: Vec<(&'static str, OptionValue)> = Vec::new();
    for word in text.split_ascii_whitespace() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let spec = O::spec(key)?;
        let refuse =
            |expected: Said| OptionError::Value { key: key.into(), found: value.into(), expected: Box::new(expected) };
        if pairs.iter().any(|&(known, _)| known == spec.key) {
            return Err(refuse(("option-again", "already given").into()));
        }
        let coded = || {
            let english = format!("{}, with %XX for special characters", spec.kind);
            refuse(Said::new("option-coded", english, [("kind", spec.kind.said().into())]))
        };
        let plain = decode(value).ok_or_else(coded)?;
        pairs.push((spec.key, spec.parse(&plain)?));
    }
    O::from_pairs(pairs)
}

fn encode(value: &str) -> String {
    let mut text = String::new();
    for byte in value.bytes() {
        if byte.is_ascii_alphanumeric() || b"_.-".contains(&byte) {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}

fn decode(value: &str) -> Option<String> {
    let mut bytes = value.bytes();
    let mut plain = Vec::new();
    while let Some(byte) = bytes.next() {
        plain.push(match byte {
            b'%' => {
                let digits = [bytes.next()?, bytes.next()?].map(|digit| char::from(digit).to_digit(16));
                (digits[0]? * 16 + digits[1]?) as u8
            }
            byte => byte,
        });
    }
    String::from_utf8(plain).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_characters_round_trip_and_damage_is_detected() {
        for value in ["", "second", "-12", "a b=c%/\"é\n"] {
            assert_eq!(decode(&encode(value)).as_deref(), Some(value));
        }
        for damaged in ["%", "%4", "%G0", "%+1", "%FF"] {
            assert_eq!(decode(damaged), None, "{damaged}");
        }
    }
}
