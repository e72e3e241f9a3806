//! Texts cut and listed for errors.

/// The text, cut after so many characters with `…` in place of the rest.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Whether the character is white space of a record.
pub(crate) const fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\r' | '\n')
}

/// The text in one line: white space and control characters in a row become one space, at the ends none.
pub(crate) fn plain(text: &str) -> String {
    let words = text.split(|c: char| is_space(c) || c.is_control()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// The first of the words in backticks, and how many more there are.
pub(crate) fn some_of(words: &[String], most: usize) -> String {
    let shown: Vec<String> = words.iter().take(most).map(|word| format!("`{word}`")).collect();
    match words.len().saturating_sub(most) {
        0 => shown.join(", "),
        more => format!("{} or {more} more", shown.join(", ")),
    }
}
