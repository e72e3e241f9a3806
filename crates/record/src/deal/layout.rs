//! The layout of a deal code: the game, the options that differ from their defaults, the seed.

use std::cmp::Ordering;

use underdeck_game::{AnyGame, AnyOptions, OptionError, OptionKind, OptionSpec, OptionValue};

use super::DealError;
use super::code::{Reader, Writer};

/// The number of bits in a symbol.
const SYMBOL: u32 = 5;
/// Game numbers from this one up take two more symbols.
const LONG_GAME: u8 = 15;

pub(super) fn write_game(code: &mut Writer, number: u8, with_options: bool) {
    code.bits(u64::from(with_options), 1);
    code.bits(u64::from(number.min(LONG_GAME)), 4);
    if let Some(rest) = number.checked_sub(LONG_GAME) {
        code.bits(u64::from(rest), 2 * SYMBOL);
    }
}

pub(super) fn read_game(code: &mut Reader) -> Result<(u8, bool), DealError> {
    let with_options = code.bits(1)? == 1;
    let mut number = code.bits(4)?;
    if number == u64::from(LONG_GAME) {
        number += code.bits(2 * SYMBOL)?;
    }
    let number = u8::try_from(number).map_err(|_| DealError::NotCanonical("the game's number is above 255"))?;
    Ok((number, with_options))
}

/// The positions and values of the options that differ from their defaults.
pub(super) fn changed(game: &dyn AnyGame, options: &AnyOptions) -> Vec<(usize, OptionValue)> {
    let pairs = options.values.iter().zip(game.default_options().values).enumerate();
    pairs.filter(|(_, (own, default))| *own != default).map(|(i, ((_, value), _))| (i, value.clone())).collect()
}

/// Writes the position of the last changed option, a bit for each option before it (changed or not), and the values.
pub(super) fn write_options(code: &mut Writer, specs: &[OptionSpec], set: &[(usize, OptionValue)]) {
    let Some(&(last, _)) = set.last() else { return };
    let mut left = last;
    while left >= 15 {
        code.bits(15, 4);
        left -= 15;
    }
    code.bits(left as u64, 4);
    let mut values = set.iter().peekable();
    for (i, spec) in specs.iter().enumerate().take(last + 1) {
        let value = values.next_if(|(at, _)| *at == i).map(|(_, value)| value);
        if i < last {
            code.bits(u64::from(value.is_some()), 1);
        }
        if let Some(value) = value {
            write_value(code, spec, value);
        }
    }
    code.align();
}

pub(super) fn read_options(code: &mut Reader, game: &dyn AnyGame) -> Result<AnyOptions, DealError> {
    let mut last = 0;
    loop {
        let more = code.bits(4)? as usize;
        last += more;
        if more < 15 {
            break;
        }
    }
    let mut options = game.default_options();
    for i in 0..=last {
        if i < last && code.bits(1)? == 0 {
            continue;
        }
        let spec = game.specs().get(i).ok_or_else(|| unknown_option(game, i))?;
        let value = read_value(code, spec)?;
        if options.get(spec.key) == Some(&value) {
            return Err(DealError::NotCanonical("it spells out an option that has its default value"));
        }
        game.set_option(&mut options, spec.key, value)?;
    }
    if !code.align() {
        return Err(DealError::NotCanonical("the bits after the options are not 0"));
    }
    game.check_options(&options)?;
    Ok(options)
}

fn unknown_option(game: &dyn AnyGame, i: usize) -> OptionError {
    let known: Vec<_> = game.specs().iter().map(|spec| spec.key).collect();
    OptionError::Unknown { key: format!("number {}", i + 1), known: known.join(", ") }
}

/// The number of bits that numbers up to `most` need.
const fn width(most: u64) -> u32 {
    u64::BITS - most.leading_zeros()
}

/// The number of bits of an option's value; for text, of its length.
const fn value_width(kind: OptionKind) -> u32 {
    match kind {
        OptionKind::Int { min, max } => width(max.wrapping_sub(min) as u64),
        OptionKind::Choice(words) => width((words.len() as u64).saturating_sub(1)),
        OptionKind::Text(most) | OptionKind::Letters(_, most) => width(most as u64),
        OptionKind::Document(document) => width(document.most_packed as u64),
        _ => 1,
    }
}

/// The number of bits that one of these letters needs.
const fn letter_width(letters: &str) -> u32 {
    width((letters.len() as u64).saturating_sub(1))
}

/// The option before its range was widened, if it was: its least value, and the number that says that a value is beyond its range.
fn first(spec: &OptionSpec) -> Option<(OptionSpec, i64, u64)> {
    let (min, max) = spec.first_range?;
    Some((OptionSpec { kind: OptionKind::Int { min, max }, first_range: None, ..*spec }, min, (max - min) as u64 + 1))
}

fn write_value(code: &mut Writer, spec: &OptionSpec, value: &OptionValue) {
    assert!(spec.accepts(value), "option {} cannot be `{value}`", spec.key);
    if let Some((first, _, beyond)) = first(spec) {
        if first.accepts(value) {
            return write_value(code, &first, value);
        }
        code.bits(beyond, value_width(first.kind));
    }
    let bits = value_width(spec.kind);
    match (spec.kind, value) {
        (OptionKind::Int { min, .. }, &OptionValue::Int(n)) => code.bits(n.wrapping_sub(min) as u64, bits),
        (OptionKind::Choice(words), OptionValue::Text(word)) => {
            let place = words.iter().position(|known| known == word);
            code.bits(place.map_or(0, |place| place as u64), bits);
        }
        (OptionKind::Letters(letters, _), OptionValue::Text(text)) => {
            code.bits(text.len() as u64, bits);
            let place = |c| letters.find(c).map_or(0, |place| place as u64);
            text.chars().for_each(|c| code.bits(place(c), letter_width(letters)));
        }
        (kind, OptionValue::Text(text)) => {
            let bytes = match kind {
                OptionKind::Document(document) => (document.pack)(text),
                _ => text.clone().into_bytes(),
            };
            code.bits(bytes.len() as u64, bits);
            bytes.into_iter().for_each(|byte| code.bits(u64::from(byte), 8));
        }
        (_, value) => code.bits(u64::from(*value == OptionValue::Bool(true)), bits),
    }
}

fn read_value(code: &mut Reader, spec: &OptionSpec) -> Result<OptionValue, DealError> {
    let Some((first, min, beyond)) = first(spec) else { return read_plain(code, spec) };
    let n = code.bits(value_width(first.kind))?;
    match n.cmp(&beyond) {
        Ordering::Less => return Ok(OptionValue::Int(min.wrapping_add(n as i64))),
        Ordering::Equal => {}
        Ordering::Greater => return Err(DealError::NotCanonical("a number is beyond every range")),
    }
    match read_plain(code, spec)? {
        value if first.accepts(&value) => {
            Err(DealError::NotCanonical("a value is written as if it were beyond the first range"))
        }
        value => Ok(value),
    }
}

fn read_plain(code: &mut Reader, spec: &OptionSpec) -> Result<OptionValue, DealError> {
    let n = code.bits(value_width(spec.kind))?;
    let refuse = |found: String| {
        DealError::Option(OptionError::Value { key: spec.key.into(), found, expected: Box::new(spec.kind.said()) })
    };
    Ok(match spec.kind {
        OptionKind::Int { min, .. } => OptionValue::Int(min.wrapping_add(n as i64)),
        OptionKind::Choice(words) => match words.get(n as usize) {
            Some(&word) => OptionValue::Text(word.into()),
            None => return Err(refuse(format!("value number {}", n + 1))),
        },
        OptionKind::Letters(letters, _) => {
            let mut text = String::new();
            for _ in 0..n {
                let place = code.bits(letter_width(letters))? as usize;
                let letter =
                    letters.as_bytes().get(place).ok_or_else(|| refuse(format!("letter number {}", place + 1)))?;
                text.push(char::from(*letter));
            }
            OptionValue::Text(text)
        }
        OptionKind::Text(_) => {
            let bytes = read_bytes(code, n)?;
            OptionValue::Text(String::from_utf8(bytes).map_err(|_| refuse("text that is not UTF-8".into()))?)
        }
        OptionKind::Document(document) => {
            let bytes = read_bytes(code, n)?;
            let form =
                (document.unpack)(&bytes).filter(|form| document.is_settled(form) && (document.pack)(form) == bytes);
            OptionValue::Text(form.ok_or(DealError::NotCanonical("its document is not packed as documents are"))?)
        }
        _ => OptionValue::Bool(n == 1),
    })
}

fn read_bytes(code: &mut Reader, n: u64) -> Result<Vec<u8>, DealError> {
    (0..n).map(|_| code.bits(8).map(|byte| byte as u8)).collect()
}

pub(super) fn write_seed(code: &mut Writer, seed: u64) {
    code.bits(seed, width(seed).next_multiple_of(SYMBOL));
}

pub(super) fn read_seed(code: &mut Reader) -> Result<u64, DealError> {
    let symbols = code.left() as u32;
    let mut seed: u64 = 0;
    for i in 0..symbols {
        let symbol = code.bits(SYMBOL)?;
        if i == 0 && symbol == 0 {
            return Err(DealError::NotCanonical("the seed begins with 0"));
        }
        let high = seed.checked_mul(1 << SYMBOL).ok_or(DealError::NotCanonical("the seed has more than 64 bits"))?;
        seed = high | symbol;
    }
    Ok(seed)
}

#[cfg(test)]
mod tests {
    use underdeck_game::Document;

    use super::*;
    use crate::game_number;

    fn written(spec: &OptionSpec, value: &OptionValue) -> String {
        let mut code = Writer::default();
        write_value(&mut code, spec, value);
        code.align();
        code.finish()
    }

    /// The value of numbers, each of so many bits.
    fn read(spec: &OptionSpec, bits: &[(u64, u32)]) -> Result<OptionValue, DealError> {
        let mut code = Writer::default();
        bits.iter().for_each(|&(n, width)| code.bits(n, width));
        code.align();
        read_value(&mut Reader::new(&code.finish()).unwrap(), spec)
    }

    #[test]
    fn letters_take_few_bits_and_round_trip() {
        let spec = OptionSpec::printed("map", OptionKind::Letters("#./", 39));
        for text in ["", "#", "#######/#.#.#.#/#######/#.#.#.#/.#####."] {
            let value = OptionValue::Text(text.into());
            let code = written(&spec, &value);
            assert!(code.len() <= 24, "{code}");
            assert_eq!(read_value(&mut Reader::new(&code).unwrap(), &spec), Ok(value), "{text}");
        }
        let error = read(&spec, &[(1, 6), (3, 2)]).unwrap_err().to_string();
        assert!(error.contains("letter number 4"), "{error}");
    }

    #[test]
    fn a_document_is_packed_and_its_code_has_one_form() {
        /// A number from 0 to 255, in decimal and on a line of its own.
        static NUMBER: Document = Document {
            most: 9,
            most_packed: 1,
            read: |text| match text.trim().parse::<u8>() {
                Ok(n) if n > 0 => Ok(format!("{n}\n")),
                Ok(_) => Ok(String::new()),
                Err(_) => Err("line 1, column 1: no number".into()),
            },
            pack: |form| form.trim().parse().into_iter().collect(),
            unpack: |bytes| (bytes.len() == 1).then(|| format!("{}\n", bytes[0])),
            own: || "0\n".into(),
        };
        let spec = OptionSpec::ours("number", OptionKind::Document(&NUMBER));
        assert_eq!(spec.parse("0"), Ok(OptionValue::Text(String::new())), "the game's own");
        assert_eq!(spec.parse("x").unwrap_err().to_string(), "option number: line 1, column 1: no number");
        assert!(spec.parse("0000000001").unwrap_err().to_string().contains("10 bytes"));
        for (typed, form, symbols) in [(" 7", "7\n", 3), ("255\n", "255\n", 3)] {
            let value = spec.parse(typed).unwrap();
            assert_eq!(value, OptionValue::Text(form.into()));
            let code = written(&spec, &value);
            assert_eq!(code.len(), symbols, "{code}");
            assert_eq!(read_value(&mut Reader::new(&code).unwrap(), &spec), Ok(value));
        }
        // No document of one's own is packed as nothing, or as the game's own.
        for length in [0, 1] {
            let read = read(&spec, &[(length, 1), (0, 8)]);
            assert!(matches!(read, Err(DealError::NotCanonical(_))), "{read:?}");
        }
    }

    #[test]
    fn a_widened_range_leaves_the_codes_of_earlier_values() {
        let narrow = OptionSpec::ours("passes", OptionKind::Int { min: 2, max: 6 });
        let wide = OptionSpec::ours("passes", OptionKind::Int { min: 1, max: 99 }).widened_from(2, 6);
        for n in (1..=99).map(OptionValue::Int) {
            let code = written(&wide, &n);
            assert!(!narrow.accepts(&n) || code == written(&narrow, &n), "{n}: {code}");
            assert_eq!(read_value(&mut Reader::new(&code).unwrap(), &wide), Ok(n), "{code}");
        }
        let read = read(&wide, &[(5, 3), (2, 7)]);
        assert!(matches!(read, Err(DealError::NotCanonical(_))), "{read:?}");
    }

    #[test]
    fn codes_of_default_deals_match_the_golden_vectors() {
        let vectors =
            include_str!("../../tests/vectors/deals.txt").lines().filter_map(|line| line.strip_prefix("number "));
        let mut count = 0;
        for line in vectors {
            let (numbers, expected) = line.split_once(" = ").unwrap();
            let (number, seed) = numbers.split_once(' ').unwrap();
            let mut code = Writer::default();
            write_game(&mut code, number.parse().unwrap(), false);
            write_seed(&mut code, seed.parse().unwrap());
            assert_eq!(code.finish(), expected, "{line}");
            assert_eq!(game_number(expected).map(|number| number.to_string()), Ok(number.into()), "{line}");
            count += 1;
        }
        assert!(count >= 30);
    }
}
