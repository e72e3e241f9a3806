//! Small words of English: counts, plurals, lists.

pub use underdeck_messages::capitalised;

use crate::{Link, Message, Value};

/// A number with its noun, which takes an `s` unless the number is 1: `1 card`, `3 cards`.
pub fn count(n: usize, noun: &str) -> Message {
    counted(n, noun, &[noun, "s"].concat())
}

/// A number with its noun in the right form: `1 ally`, `3 allies`.
pub fn counted(n: usize, one: &str, many: &str) -> Message {
    let noun = if n == 1 { one } else { many };
    Message::join([Value::from(n), noun.into()], Link::Sign(" "))
}

/// The items as a sentence lists them: `a`, `a and b`, `a, b and c`; empty for none.
pub fn list<T: Into<Value>>(items: impl IntoIterator<Item = T>) -> Message {
    Message::join(items, Link::And)
}

/// The items as alternatives: `a`, `a or b`, `a, b or c`; empty for none.
pub fn either<T: Into<Value>>(items: impl IntoIterator<Item = T>) -> Message {
    Message::join(items, Link::Or)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_take_the_right_noun() {
        assert_eq!([count(0, "card"), count(1, "card"), count(2, "card")], ["0 cards", "1 card", "2 cards"]);
        assert_eq!([counted(1, "ally", "allies"), counted(3, "ally", "allies")], ["1 ally", "3 allies"]);
    }

    #[test]
    fn lists_read_as_a_sentence() {
        assert_eq!(
            [list::<&str>([]), list(["a"]), list(["a", "b"]), list(["a", "b", "c"])],
            ["", "a", "a and b", "a, b and c"]
        );
        assert_eq!(either(["a", "b", "c"]), "a, b or c");
        assert_eq!(list([count(1, "ally"), count(2, "foe")]).amounts(), [1, 2]);
        assert_eq!((capitalised("roll"), capitalised("")), ("Roll".into(), String::new()));
    }
}
