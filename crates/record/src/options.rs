//! Options as text: `edition=second max_health=30`.

use std::fmt::Write;

use underdeck_game::{AnyGame, AnyOptions, Message, OptionError, OptionSpec, OptionValue, Options, find_spec, say};

/// The options that differ from their defaults, as text such as `edition=second max_health=30`; empty if none do.
///
/// In a value, every byte of its UTF-8 other than a letter, a digit or one of `_.-` is percent-encoded.
pub fn options_to_text<O: Options>(options: &O) -> String {
    pairs_to_text(&options.pairs(), &O::default().pairs())
}

/// The same of any game's options.
pub(crate) fn any_to_text(game: &dyn AnyGame, options: &AnyOptions) -> String {
    pairs_to_text(&options.values, &game.default_options().values)
}

fn pairs_to_text(pairs: &[Pair], defaults: &[Pair]) -> String {
    let mut text = String::new();
    for ((key, value), (_, default)) in pairs.iter().zip(defaults) {
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
    O::from_pairs(read_pairs(O::SPECS, text)?)
}

/// The same of any game's options.
pub(crate) fn any_from_text(game: &dyn AnyGame, text: &str) -> Result<AnyOptions, OptionError> {
    let mut options = game.default_options();
    for (key, value) in read_pairs(game.specs(), text)? {
        game.set_option(&mut options, key, value)?;
    }
    game.check_options(&options)?;
    Ok(options)
}

type Pair = (&'static str, OptionValue);

fn read_pairs(specs: &'static [OptionSpec], text: &str) -> Result<Vec<Pair>, OptionError> {
    let mut pairs: Vec<Pair> = Vec::new();
    for word in text.split_ascii_whitespace() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let spec = find_spec(specs, key)?;
        let refuse = |expected: Message| OptionError::Value {
            key: key.into(),
            found: value.into(),
            expected: Box::new(expected),
        };
        if pairs.iter().any(|&(known, _)| known == spec.key) {
            return Err(refuse(say!(OPTION_AGAIN)));
        }
        let coded = || refuse(say!(OPTION_CODED, kind = spec.kind.said()));
        let plain = decode(value).ok_or_else(coded)?;
        pairs.push((spec.key, spec.parse(&plain)?));
    }
    Ok(pairs)
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
