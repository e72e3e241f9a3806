//! Text shortened and listed for errors.

use underdeck_game::{Message, say};

/// The first `most` characters of the text, followed by `…` if there are more.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Whether a record treats the character as whitespace.
pub(crate) const fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\r' | '\n')
}

/// The text on one line: each run of whitespace and control characters becomes one space, or nothing at either end.
pub(crate) fn plain(text: &str) -> String {
    let words = text.split(|c: char| is_space(c) || c.is_control()).filter(|word| !word.is_empty());
    words.fold(String::with_capacity(text.len()), |mut line, word| {
        if !line.is_empty() {
            line.push(' ');
        }
        line + word
    })
}

/// The first `most` words in backticks, and how many more there are.
pub(crate) fn some_of(words: &[String], most: usize) -> Message {
    let shown: Vec<String> = words.iter().take(most).map(|word| format!("`{word}`")).collect();
    let shown = shown.join(", ");
    match words.len().saturating_sub(most) {
        0 => shown.into(),
        more => say!(SOME_MORE, shown, more),
    }
}

/// The digits of a date as a number, 20261121 for `2026-11-21`. `None` if the text is not a date.
pub fn date_number(date: &str) -> Option<u64> {
    let mut parts = date.split('-');
    let mut number = |digits: usize| {
        let part = parts.next().filter(|part| part.len() == digits && part.bytes().all(|c| c.is_ascii_digit()))?;
        part.parse::<u64>().ok()
    };
    let (year, month, day) = (number(4)?, number(2)?, number(2)?);
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap => 29,
        2 => 28,
        1..=12 => 31,
        _ => 0,
    };
    ((1..=days).contains(&day) && parts.next().is_none()).then_some(year * 10_000 + month * 100 + day)
}
