//! Arguments of messages.

use std::fmt;

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;
use underdeck_cards::{Card, CardSet, Cell};

use crate::cards::card_name;
use crate::catalogue::localised;
use crate::language::Language;
use crate::message::{Link, Message};
use crate::text;

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number, which each language writes in its way and which decides between one and many.
    Number(i64),
    /// A number in tenths, written with one decimal place.
    Tenths(i64),
    /// A number in units of a power of ten, written with so many decimal places: `(-1234, 2)` is −12.34.
    Decimals(i64, u8),
    /// A change, written with its sign: `+3`, `−4`.
    Change(i64),
    /// A card by its sign, `10♥`.
    Card(Card),
    /// A card by its name, `ten of hearts`.
    CardName(Card),
    /// A set of cards by their signs.
    Cards(CardSet),
    /// A cell of a grid.
    Cell(Cell),
    /// A name, a code, notation, or words of a person.
    Text(String),
    /// Words in the same language.
    Message(Message),
}

impl Value {
    /// Adds the value in words of a language to a text.
    pub(crate) fn write_to(&self, text: &mut String, language: Language) {
        match self {
            Self::Text(words) => text.push_str(words),
            Self::Message(message) => text.push_str(message.written(language)),
            value => text.push_str(&value.write(language)),
        }
    }

    /// The value in words of a language.
    pub(crate) fn write(&self, language: Language) -> String {
        match self {
            Self::Number(number) => localised(&number.to_string(), language),
            Self::Tenths(number) => localised(&format!("{:.1}", *number as f64 / 10.0), language),
            Self::Decimals(number, places) => {
                let sign = if *number < 0 { "−" } else { "" };
                let (digits, places) = (number.unsigned_abs(), usize::from(*places));
                let digits = format!("{digits:0>width$}", width = places + 1);
                let (whole, part) = digits.split_at(digits.len() - places);
                let point = if part.is_empty() { "" } else { "." };
                format!("{sign}{}", localised(&format!("{whole}{point}{part}"), language))
            }
            Self::Change(number) => format!("{}{}", if *number < 0 { "−" } else { "+" }, number.unsigned_abs()),
            Self::Card(card) => card.symbol(),
            Self::CardName(card) => card_name(*card).written(language).to_owned(),
            Self::Cards(cards) => cards.iter().map(Card::symbol).collect::<Vec<_>>().join(" "),
            Self::Cell(cell) => {
                let values = [("row", Self::Number(cell.row.into())), ("column", Self::Number(cell.column.into()))];
                text::CELL.write(language, &values)
            }
            Self::Text(text) => text.clone(),
            Self::Message(message) => message.written(language).to_owned(),
        }
    }
}

/// The value as an argument of Fluent.
pub(crate) fn fluent(value: &Value, language: Language) -> FluentValue<'static> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Tenths(number) => {
            let mut number = FluentNumber::from(*number as f64 / 10.0);
            number.options.minimum_fraction_digits = Some(1);
            FluentValue::Number(number)
        }
        value => FluentValue::from(value.write(language)),
    }
}

impl fmt::Display for Value {
    /// In the [current](Language::current) language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write(Language::current()))
    }
}

impl<T: Clone + Into<Value>> From<&T> for Value {
    fn from(value: &T) -> Self {
        value.clone().into()
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<char> for Value {
    fn from(c: char) -> Self {
        Self::Text(c.into())
    }
}

impl From<Box<Message>> for Value {
    fn from(message: Box<Message>) -> Self {
        Self::Message(*message)
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    /// The parts as a sentence lists them.
    fn from(parts: Vec<T>) -> Self {
        Self::Message(Message::join(parts, Link::And))
    }
}

macro_rules! values {
    ($($kind:ty => $value:ident),*) => {
        $(impl From<$kind> for Value {
            fn from(value: $kind) -> Self {
                Self::$value(value)
            }
        })*
    };
}
values!(Message => Message, String => Text, Card => Card, CardSet => Cards, Cell => Cell);

macro_rules! numbers {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Value {
            fn from(number: $kind) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
numbers!(i8, u8, i16, u16, i32, u32, u64, usize, i64);
