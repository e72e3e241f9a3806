//! Words that front ends with several languages take from their catalogue, and all others as they are.

use std::fmt;
use std::ops::Deref;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use underdeck_cards::{Card, CardSet, Cell};

use crate::text::{capitalised, signed};

/// Words in English, with the id and the typed arguments of the message that says the same in other languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The id of the message; empty for a quotation, and for words that no catalogue has yet, such as a game's.
    pub id: &'static str,
    /// The arguments of the message by name.
    pub values: Vec<(&'static str, Value)>,
    english: String,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number, which each language writes in its way and which decides between one and many.
    Number(i64),
    /// A number in tenths, written with one decimal place.
    Tenths(i64),
    /// A card.
    Card(Card),
    /// A set of cards.
    Cards(CardSet),
    /// A cell of a grid.
    Cell(Cell),
    /// A name, a code, or words of a game.
    Text(String),
    /// Words to translate to the same language first.
    Message(Message),
}

impl Message {
    /// The words of a message.
    pub fn new<const N: usize>(
        id: &'static str,
        english: impl Into<String>,
        values: [(&'static str, Value); N],
    ) -> Self {
        Self { id, values: values.into(), english: english.into() }
    }

    /// The words in English.
    pub fn as_str(&self) -> &str {
        &self.english
    }

    /// Its words, such as those of a key.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.english.split_whitespace()
    }

    /// Every number among the arguments, in their order.
    pub fn amounts(&self) -> Vec<i64> {
        let of = |(_, value): &(&str, Value)| match value {
            Value::Number(number) | Value::Tenths(number) => vec![*number],
            Value::Message(message) => message.amounts(),
            Value::Card(_) | Value::Cards(_) | Value::Cell(_) | Value::Text(_) => Vec::new(),
        };
        self.values.iter().flat_map(of).collect()
    }

    /// The English without its numbers, cards and cells: a digit that is left is a number that no argument carries, or whose
    /// argument is not in its place.
    ///
    /// Text in backquotes is notation and is left out as well.
    pub fn fixed_words(&self) -> String {
        let fixed = |(words, argument): (_, Option<&Value>)| match argument {
            None | Some(Value::Text(_)) => words,
            // A blank keeps the words on both sides apart.
            Some(_) => " ",
        };
        let words: String = self.pieces().into_iter().map(fixed).collect();
        words.split('`').step_by(2).collect()
    }

    /// The English around each place where an argument, or one of an inner message, is this value: one piece more than there are
    /// such places.
    pub fn around(&self, value: &Value) -> Vec<String> {
        let pieces = self.pieces();
        let around = pieces.split(|(_, argument)| *argument == Some(value));
        around.map(|pieces| pieces.iter().map(|(words, _)| *words).collect()).collect()
    }

    /// The English piece by piece, each with the argument that it is; inner messages in their pieces. Arguments are in the order
    /// of the sentence.
    fn pieces(&self) -> Vec<(&str, Option<&Value>)> {
        let (mut pieces, mut rest) = (Vec::new(), self.english.as_str());
        for (_, value) in &self.values {
            let words = match value {
                // The sign before it is a word.
                Value::Number(number) => number.unsigned_abs().to_string(),
                value => value.to_string(),
            };
            let found = |words: &str| rest.find(words).map(|at| (at, at + words.len()));
            let Some((start, end)) = found(&words).or_else(|| found(&signed(&words))) else { continue };
            pieces.push((&rest[..start], None));
            match value {
                Value::Message(message) => pieces.extend(message.pieces()),
                value => pieces.push((&rest[start..end], Some(value))),
            }
            rest = &rest[end..];
        }
        pieces.push((rest, None));
        pieces
    }

    /// The parts one after another, with `link` between them.
    pub fn join<T: Into<Value>>(parts: impl IntoIterator<Item = T>, link: &str) -> Self {
        let values: Vec<Value> = parts.into_iter().map(Into::into).collect();
        let english = values.iter().map(ToString::to_string).collect::<Vec<_>>().join(link);
        Self { id: "", values: values.into_iter().map(|value| ("part", value)).collect(), english }
    }

    /// The same, its first letter in upper case, there and in the argument with which it begins.
    #[must_use]
    pub fn capitalised(mut self) -> Self {
        let mut values = self.values.iter_mut().map(|(_, value)| value);
        let first = values.find(|value| !value.to_string().is_empty());
        match first.filter(|value| self.english.starts_with(&value.to_string())) {
            Some(Value::Text(text)) => *text = capitalised(text),
            Some(Value::Message(message)) => *message = message.clone().capitalised(),
            _ => {}
        }
        self.english = capitalised(&self.english);
        self
    }

    /// The words with a change made to the English, and to each text among the arguments.
    pub(crate) fn rewrite(&mut self, change: &mut impl FnMut(&mut String)) {
        change(&mut self.english);
        for (_, value) in &mut self.values {
            match value {
                Value::Text(text) => change(text),
                Value::Message(message) => message.rewrite(change),
                _ => {}
            }
        }
    }

    /// A text in the quotation marks of the language.
    pub fn quote(text: &str) -> Self {
        format!("`{text}`").into()
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl From<(&'static str, &str)> for Message {
    /// A message without arguments, and its English.
    fn from((id, english): (&'static str, &str)) -> Self {
        Self::new(id, english, [])
    }
}

impl Deref for Message {
    type Target = str;

    fn deref(&self) -> &str {
        &self.english
    }
}

/// The words as `effect`, and their numbers as `amounts` if there are any.
pub(crate) fn effect_and_amounts<S: Serializer>(effect: &Message, serializer: S) -> Result<S::Ok, S::Error> {
    let (mut map, amounts) = (serializer.serialize_map(None)?, effect.amounts());
    map.serialize_entry("effect", effect)?;
    if !amounts.is_empty() {
        map.serialize_entry("amounts", &amounts)?;
    }
    map.end()
}

impl Serialize for Message {
    /// In English.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.english)
    }
}

impl PartialEq<str> for Message {
    fn eq(&self, other: &str) -> bool {
        self.english == other
    }
}

impl PartialEq<&str> for Message {
    fn eq(&self, other: &&str) -> bool {
        self.english == *other
    }
}

impl From<&str> for Message {
    /// Words that are the same in every language.
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

impl From<Message> for String {
    fn from(message: Message) -> Self {
        message.english
    }
}

impl From<String> for Message {
    /// Words that are the same in every language.
    fn from(words: String) -> Self {
        Self::new("", words, [])
    }
}

impl From<String> for Box<Message> {
    /// The same, for errors: they are small.
    fn from(words: String) -> Self {
        Self::new(words.into())
    }
}

impl fmt::Display for Value {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Tenths(number) => write!(f, "{:.1}", *number as f64 / 10.0),
            Self::Card(card) => card.fmt(f),
            Self::Cards(cards) => cards.fmt(f),
            Self::Cell(cell) => cell.fmt(f),
            Self::Text(text) => text.fmt(f),
            Self::Message(message) => message.fmt(f),
        }
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
numbers!(i8, u8, i32, u16, u32, u64, usize, i64);

/// Words with their numbers, names and inner words as typed arguments: `say!("Pay {n} gold for {card}.", n, card = card.name())`.
///
/// It formats as [`format!`] does. Pass every number as an argument, so that readers need not parse the words.
#[macro_export]
macro_rules! say {
    ($words:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        let ($($name,)*) = ($($crate::argument!($name $(, $value)?),)*);
        $crate::Message::new("", ::std::format!($words $(, $name = $name)*), [$((::core::stringify!($name), $name.clone().into())),*])
    }};
}

#[doc(hidden)]
#[macro_export]
macro_rules! argument {
    ($name:ident) => {
        &$name
    };
    ($name:ident, $value:expr) => {
        &$value
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_carry_their_numbers() {
        let (power, lost) = (8_u8, crate::say!("lose {n} Health", n = 4));
        let message = crate::say!("Power {power} against {strength}: {lost}.", power, strength = 12_u32, lost);
        assert_eq!(message, "Power 8 against 12: lose 4 Health.");
        assert_eq!(message.amounts(), [8, 12, 4]);
        assert_eq!(message.values[0], ("power", Value::Number(8)));
        assert_eq!(serde_json::to_value(&message).unwrap(), "Power 8 against 12: lose 4 Health.");
    }

    #[test]
    fn a_number_that_no_argument_carries_is_left_in_the_fixed_words() {
        let card: underdeck_cards::Card = "5S".parse().unwrap();
        let paid = crate::say!("pay {n} of 9", n = 3);
        let message = crate::say!("{card}: {paid}, `rest 4`, {lost}.", card, paid, lost = crate::prose::change(-2));
        assert_eq!(message, "5S: pay 3 of 9, `rest 4`, −2.");
        assert_eq!(
            message.fixed_words().split_whitespace().collect::<Vec<_>>(),
            [":", "pay", "of", "9,", ",", "−", "."]
        );
        assert_eq!(Message::join([card, card], " or "), "5S or 5S");
        let turned = Message::new("", "from 1 to 12", [("to", 12.into()), ("from", 1.into())]);
        assert_eq!(turned.fixed_words().trim(), "from 1 to", "arguments are in the order of the sentence");
    }

    #[test]
    fn words_stand_around_an_argument_wherever_it_is() {
        let [five, six]: [underdeck_cards::Card; 2] = ["5S", "6S"].map(|name| name.parse().unwrap());
        let lost = crate::say!("{card} and {other}", card = five, other = six);
        let mut message = crate::say!("Drop {card} of 5S: {lost} go.", card = five, lost);
        assert_eq!(message.around(&five.into()), ["Drop ", " of 5S: ", " and 6S go."]);
        message.rewrite(&mut |text| *text = signed(text));
        assert_eq!(message.around(&six.into()), ["Drop 5♠ of 5♠: 5♠ and ", " go."]);
        assert_eq!(message.around(&5.into()), [message.to_string()]);
    }

    #[test]
    fn the_json_of_an_offer_lists_the_numbers_of_its_effect() {
        let effect = crate::say!("Power {power} against {strength}.", power = 8, strength = 12);
        let offer = crate::Offer::new("fight 5S", crate::Gesture::Press, "Fight", effect, &["R1"]);
        let wanted = r#"{"move":"fight 5S","gesture":"press","label":"Fight","effect":"Power 8 against 12.","amounts":[8,12],"rules":["R1"]}"#;
        assert_eq!(serde_json::to_string(&offer).unwrap(), wanted);
        let plain = serde_json::to_value(crate::Offer { effect: "It waits.".into(), ..offer }).unwrap();
        assert!(plain.get("amounts").is_none(), "{plain}");
    }

    #[test]
    fn a_capitalised_message_still_finds_its_numbers() {
        let paid = crate::say!("{what} {n}", what = "gold", n = 25);
        let message = Message::join([paid, crate::prose::count(3, "card")], ", ").capitalised();
        assert_eq!((message.as_str(), message.amounts()), ("Gold 25, 3 cards", vec![25, 3]));
        assert_eq!(message.fixed_words().split_whitespace().collect::<Vec<_>>(), ["Gold", ",", "cards"]);
    }

    #[test]
    fn cards_are_written_as_signs_in_words_and_arguments() {
        let mut message = crate::say!("Fight {card}.", card = underdeck_cards::Card::BLACK_JOKER);
        message.rewrite(&mut |text| *text = signed(text));
        let sign = underdeck_cards::Card::BLACK_JOKER.symbol();
        assert_eq!(message, format!("Fight {sign}.").as_str());
        assert_eq!(message.values, [("card", Value::Card(underdeck_cards::Card::BLACK_JOKER))]);
    }
}
