//! Text shortened and listed for errors.

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
    words.collect::<Vec<_>>().join(" ")
}

/// The first `most` words in backticks, and how many more there are.
pub(crate) fn some_of(words: &[String], most: usize) -> String {
    let shown: Vec<String> = words.iter().take(most).map(|word| format!("`{word}`")).collect();
    match words.len().saturating_sub(most) {
        0 => shown.join(", "),
        more => format!("{} or {more} more", shown.join(", ")),
    }
}
