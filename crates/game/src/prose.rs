//! Small words of English: counts, plurals, lists.

use std::fmt::Display;

pub use underdeck_messages::capitalised;

use crate::{Link, Message, Value, say};

/// A number with its noun, which takes an `s` unless the number is 1: `1 card`, `3 cards`.
pub fn count(n: usize, noun: &str) -> Message {
    counted(n, noun, &[noun, "s"].concat())
}

/// A number with its noun in the right form: `1 ally`, `3 allies`.
pub fn counted(n: usize, one: &str, many: &str) -> Message {
    let noun = if n == 1 { one } else { many };
    say!("{n} {noun}", n, noun)
}

/// A change with its sign: `+3`, `−4`.
pub fn change(n: i32) -> Message {
    Message::join([Value::Change(n.into())], Link::Comma)
}

/// A number with its ending: `1st`, `22nd`, `113th`.
pub fn ordinal(n: u32) -> Message {
    let ending = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    say!("{n}{ending}", n, ending)
}

/// The items as a sentence lists them: `a`, `a and b`, `a, b and c`; empty for none.
pub fn list<T: Into<Value>>(items: impl IntoIterator<Item = T>) -> Message {
    Message::join(items, Link::And)
}

/// The items as alternatives: `a`, `a or b`, `a, b or c`; empty for none.
pub fn either<T: Into<Value>>(items: impl IntoIterator<Item = T>) -> Message {
    Message::join(items, Link::Or)
}

/// Joins the possible ones of several ways for a prompt: `a`, `a, or b`, `a, b, or c`; empty if none is possible.
pub fn ways(all: &[(bool, &str)]) -> String {
    let possible: Vec<&str> = all.iter().filter(|(is_possible, _)| *is_possible).map(|(_, way)| *way).collect();
    match possible.split_last() {
        Some((last, [])) => (*last).into(),
        Some((last, others)) => format!("{}, or {last}", others.join(", ")),
        None => String::new(),
    }
}

/// The items with blanks between them, as notation writes a set: `2C 7S`; `nothing` for none.
pub fn spaced<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if words.is_empty() { "nothing".into() } else { words.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_take_the_right_noun_and_ending() {
        assert_eq!([count(0, "card"), count(1, "card"), count(2, "card")], ["0 cards", "1 card", "2 cards"]);
        assert_eq!([counted(1, "ally", "allies"), counted(3, "ally", "allies")], ["1 ally", "3 allies"]);
        assert_eq!([change(3), change(-4)], ["+3", "−4"]);
        let endings =
            [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st"), (113, "113th")];
        for (n, text) in endings {
            assert_eq!(ordinal(n), text);
        }
    }

    #[test]
    fn lists_read_as_a_sentence() {
        assert_eq!(
            [list::<&str>([]), list(["a"]), list(["a", "b"]), list(["a", "b", "c"])],
            ["", "a", "a and b", "a, b and c"]
        );
        assert_eq!(either(["a", "b", "c"]), "a, b or c");
        assert_eq!(list([count(1, "ally"), count(2, "foe")]).amounts(), [1, 2]);
        assert_eq!(ways(&[(true, "go"), (false, "stay"), (true, "run")]), "go, or run");
        assert_eq!(
            (ways(&[(true, "go"), (true, "stay"), (true, "run")]), ways(&[])),
            ("go, stay, or run".into(), "".into())
        );
        assert_eq!((spaced([1, 2]), spaced::<u8>([])), ("1 2".into(), "nothing".into()));
        assert_eq!((capitalised("roll"), capitalised("")), ("Roll".into(), String::new()));
    }
}
