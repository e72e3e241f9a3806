//! Crockford base 32 with a check symbol.

use super::DealError;

/// Crockford's 32 symbols: digits and capitals without `I`, `L`, `O`, `U`.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The number of symbols between two dashes.
const GROUP: usize = 4;

/// A code being written, symbol by symbol or bit by bit.
#[derive(Default)]
pub(super) struct Writer {
    symbols: Vec<u8>,
    /// The number of unused bits in the last symbol.
    free: u32,
}

/// A code being read.
#[derive(Debug)]
pub(super) struct Reader {
    /// The symbols before the check symbol.
    symbols: Vec<u8>,
    next: usize,
    /// The number of unread bits in the symbol before `next`.
    unread: u32,
}

impl Writer {
    /// Writes the lowest `width` bits of a number, most significant first; bits 64 and above are 0.
    pub(super) fn bits(&mut self, value: u64, width: u32) {
        for bit in (0..width).rev() {
            if self.free == 0 {
                self.symbols.push(0);
                self.free = 5;
            }
            self.free -= 1;
            let last = self.symbols.len() - 1;
            self.symbols[last] |= ((value.checked_shr(bit).unwrap_or(0) & 1) as u8) << self.free;
        }
    }

    /// Continues with a new symbol.
    pub(super) const fn align(&mut self) {
        self.free = 0;
    }

    /// The code with its check symbol, grouped by dashes.
    pub(super) fn finish(mut self) -> String {
        self.symbols.push(check(&self.symbols));
        let groups: Vec<String> = self.symbols.chunks(GROUP).map(spell).collect();
        groups.join("-")
    }
}

impl Reader {
    /// Reads the symbols of a code and verifies the check symbol.
    pub(super) fn new(text: &str) -> Result<Self, DealError> {
        let mut symbols = Vec::new();
        for (i, found) in text.chars().enumerate() {
            if !is_filler(found) {
                symbols.push(symbol(found).ok_or(DealError::Symbol { found, position: i + 1 })?);
            }
        }
        let Some((&last, data)) = symbols.split_last() else { return Err(DealError::Empty) };
        if data.is_empty() {
            return Err(DealError::Short);
        }
        if check(data) != last {
            return Err(DealError::Check { found: ALPHABET[last as usize] as char });
        }
        if let Some(length) = repeated(&symbols).filter(|_| !is_grouped(text)) {
            let once = symbols[..length].chunks(GROUP).map(spell).collect::<Vec<_>>().join("-");
            return Err(DealError::Repeated { once, times: symbols.len() / length });
        }
        symbols.pop();
        Ok(Self { symbols, next: 0, unread: 0 })
    }

    /// Reads a number of `width` bits, at most 64.
    pub(super) fn bits(&mut self, width: u32) -> Result<u64, DealError> {
        let mut value = 0;
        for _ in 0..width {
            if self.unread == 0 {
                self.next += 1;
                self.unread = 5;
            }
            self.unread -= 1;
            let symbol = self.symbols.get(self.next - 1).ok_or(DealError::Short)?;
            value = value << 1 | u64::from(symbol >> self.unread & 1);
        }
        Ok(value)
    }

    /// Continues with the next symbol and returns whether all skipped bits were 0.
    pub(super) fn align(&mut self) -> bool {
        let width = self.unread;
        self.bits(width).is_ok_and(|rest| rest == 0)
    }

    /// The number of unread symbols before the check symbol.
    pub(super) const fn left(&self) -> usize {
        self.symbols.len() - self.next
    }
}

/// Whether a character of a code is ignored: whitespace, or a dash of any kind.
fn is_filler(c: char) -> bool {
    c.is_whitespace() || matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// The length of the whole code that these symbols repeat, if they do. Repeating a code keeps its check symbol right.
fn repeated(symbols: &[u8]) -> Option<usize> {
    let fits = |length: &usize| {
        symbols.len().is_multiple_of(*length) && symbols.chunks(*length).all(|part| *part == symbols[..*length])
    };
    (2..=symbols.len() / 2).find(|length| fits(length) && check(&symbols[..*length]) == 0)
}

/// Whether a code has its dashes where they are written, so that it was not typed or pasted twice.
fn is_grouped(text: &str) -> bool {
    let mut place = 0;
    let length = text.trim().chars().count();
    text.trim().chars().all(|c| {
        place += 1;
        is_filler(c) == (place % (GROUP + 1) == 0) && !(is_filler(c) && place == length)
    })
}

/// The value of a symbol. Case does not matter, and look-alikes count as the digit they resemble.
fn symbol(c: char) -> Option<u8> {
    let c = match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        c => c,
    };
    ALPHABET.iter().position(|&known| char::from(known) == c).map(|value| value as u8)
}

fn spell(symbols: &[u8]) -> String {
    symbols.iter().map(|&value| char::from(ALPHABET[value as usize])).collect()
}

/// The check symbol: a Damm code over the field of 32 elements, so that it is itself one of the 32 symbols.
///
/// It detects every single wrong symbol and every swap of two neighbouring symbols, including the check symbol.
fn check(symbols: &[u8]) -> u8 {
    symbols.iter().fold(0, |sum, &symbol| {
        let double = (sum ^ symbol) << 1;
        // The field's polynomial: x^5 + x^2 + 1.
        if double & 32 == 0 { double } else { double ^ 0b10_0101 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(symbols: &[u8]) -> bool {
        Reader::new(&spell(symbols)).is_ok()
    }

    /// The check depends on the sum before, two symbols, and the sum expected after them: this tries all cases.
    #[test]
    fn every_substitution_and_every_swap_of_neighbours_is_detected() {
        for first in 0..32 {
            for second in 0..32 {
                for third in 0..32 {
                    let mut code = vec![first, second, third];
                    code.push(check(&code));
                    assert!(fits(&code));
                    for place in 0..code.len() {
                        for other in (0..32).filter(|&other| other != code[place]) {
                            let mut wrong = code.clone();
                            wrong[place] = other;
                            assert!(!fits(&wrong), "{code:?} {wrong:?}");
                        }
                    }
                    for place in 1..code.len() {
                        let mut wrong = code.clone();
                        wrong.swap(place - 1, place);
                        assert_eq!(fits(&wrong), wrong == code, "{code:?} {wrong:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_code_that_was_typed_twice_is_refused() {
        for length in 1..9 {
            let mut once: Vec<u8> = (1..=length).collect();
            once.push(check(&once));
            for times in 2..4 {
                let code = spell(&once.repeat(times));
                let spaced = [spell(&once).as_str()].repeat(times).join(" ");
                let grouped = once.repeat(times).chunks(GROUP).map(spell).collect::<Vec<_>>().join("-");
                assert!(Reader::new(&grouped).is_ok(), "a deal may have this code: {grouped}");
                for typed in [code.to_lowercase(), spaced, format!("{grouped}-")] {
                    if is_grouped(&typed) {
                        continue;
                    }
                    let error = Reader::new(&typed).unwrap_err();
                    assert!(
                        matches!(error, DealError::Repeated { times: found, .. } if found == times),
                        "{typed}: {error}"
                    );
                }
            }
        }
    }

    #[test]
    fn bits_round_trip() {
        let mut writer = Writer::default();
        writer.bits(5, 3);
        writer.bits(u64::MAX - 1, 64);
        writer.align();
        writer.bits(9, 5);
        let mut reader = Reader::new(&writer.finish()).unwrap();
        assert_eq!((reader.bits(3), reader.bits(64), reader.align()), (Ok(5), Ok(u64::MAX - 1), true));
        assert_eq!((reader.left(), reader.bits(5), reader.bits(1)), (1, Ok(9), Err(DealError::Short)));
    }
}
