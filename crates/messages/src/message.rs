//! A message with its arguments, and how it is written.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentArgs;
use serde::{Serialize, Serializer};

use crate::cards::capitalised;
use crate::catalogue::Id;
use crate::language::Language;
use crate::text;
use crate::value::Value;

/// What is said: a message with its arguments, a quotation, or several of them as a list.
///
/// It is a `str` in the [current](Language::current) language, and [`written`](Message::written) gives it in another. `Serialize` writes English
/// always, for machines. Messages are equal if they say the same, whatever language they are read in.
#[derive(Clone)]
pub struct Message(Arc<Sentence>);

/// Errors hold messages and are small, so what a message says is elsewhere; copies share it.
#[derive(Clone)]
struct Sentence {
    content: Content,
    is_capital: bool,
    /// The words in each language in which they were read.
    written: [OnceLock<Box<str>>; Language::COUNT],
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Content {
    Said(&'static Id, Vec<(&'static str, Value)>),
    Quoted(String),
    Joined(Vec<Value>, Link),
    /// Another name for the message's, in every language.
    Renamed(&'static Id, String),
}

/// What is between the parts of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// All of them: `a, b and c`.
    And,
    /// One of them: `a, b or c`.
    Or,
    /// Commas: `a, b, c`.
    Comma,
    /// The same signs in every language: `5♠ 6♠`.
    Sign(&'static str),
}

/// Anything a character that no text has.
const MARK: &str = "\u{FFFC}";

impl Message {
    /// A message with its arguments by name; [`say!`](crate::say) checks them.
    pub fn of(id: &'static Id, values: Vec<(&'static str, Value)>) -> Self {
        Content::Said(id, values).into()
    }

    /// The parts one after another with a link between them.
    pub fn join<T: Into<Value>>(parts: impl IntoIterator<Item = T>, link: impl Into<Link>) -> Self {
        Content::Joined(parts.into_iter().map(Into::into).collect(), link.into()).into()
    }

    /// A text in the quotation marks of the language.
    pub fn quote(text: &str) -> Self {
        format!("`{text}`").into()
    }

    /// A name that is given in place of a message's own, in every language. In the attributes it takes the place of the own name, or of the whole
    /// attribute where that is another word.
    pub fn renamed(id: &'static Id, name: &str) -> Self {
        Content::Renamed(id, name.to_owned()).into()
    }

    /// The words in a language, kept for the next reader.
    pub fn written(&self, language: Language) -> &str {
        // A language that is not here yet reads as English, and may still be loaded.
        let language = if text::TEXT.speaks(language) { language } else { Language::ENGLISH };
        self.0.written[language.slot()].get_or_init(|| self.write(language).into())
    }

    fn with(content: Content, is_capital: bool) -> Self {
        Self(Arc::new(Sentence { content, is_capital, written: Default::default() }))
    }

    /// The words in a language. Parts that the language lacks are in English.
    pub fn write(&self, language: Language) -> String {
        let text = match &self.0.content {
            Content::Said(id, values) => id.write(language, values),
            // The pseudo-locale has the texts of the catalogue alone.
            Content::Renamed(id, _) if language == Language::PSEUDO => id.write(language, &[]),
            Content::Quoted(text) | Content::Renamed(_, text) => text.clone(),
            Content::Joined(parts, link) => link.write(language, parts),
        };
        if self.0.is_capital { capitalised(&text) } else { text }
    }

    /// The same as a sentence. Errors lack the capital and the full stop, because other sentences quote them.
    #[must_use]
    pub fn as_sentence(&self) -> Self {
        let is_sentence = self.write(Language::ENGLISH).ends_with(['.', '!', '?', ':']);
        if is_sentence { self.clone() } else { crate::say!(FULL_STOP, text = self) }.capitalised()
    }

    /// The words as a sentence in a language.
    pub fn sentence(&self, language: Language) -> String {
        self.as_sentence().write(language)
    }

    /// The words in the [current](Language::current) language.
    pub fn as_str(&self) -> &str {
        self.written(Language::current())
    }

    /// Whether all of it is written in a language, rather than some of it in English instead. Quotations are in every language.
    pub fn is_in(&self, language: Language) -> bool {
        let is = |value: &Value| if let Value::Message(message) = value { message.is_in(language) } else { true };
        match &self.0.content {
            Content::Said(id, values) => id.is_in(language) && values.iter().all(|(_, value)| is(value)),
            Content::Quoted(_) | Content::Renamed(..) => true,
            Content::Joined(parts, _) => parts.iter().all(is),
        }
    }

    /// The language in which the words are when `language` is asked for: English if a part of them is.
    pub fn language(&self, language: Language) -> Language {
        if self.is_in(language) { language } else { Language::ENGLISH }
    }

    /// Its words, such as those of a key.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.as_str().split_whitespace()
    }

    /// The id; none for quotations and lists.
    pub fn id(&self) -> Option<&'static Id> {
        if let Content::Said(id, _) | Content::Renamed(id, _) = &self.0.content { Some(id) } else { None }
    }

    /// The arguments by name; none for quotations.
    pub fn values(&self) -> &[(&'static str, Value)] {
        match &self.0.content {
            Content::Said(_, values) => values,
            Content::Quoted(_) | Content::Joined(..) | Content::Renamed(..) => &[],
        }
    }

    /// Every number among the arguments, in their order.
    pub fn amounts(&self) -> Vec<i64> {
        let of = |value: &Value| match value {
            Value::Number(number) | Value::Tenths(number) | Value::Change(number) | Value::Decimals(number, _) => {
                vec![*number]
            }
            Value::Message(message) => message.amounts(),
            _ => Vec::new(),
        };
        match &self.0.content {
            Content::Joined(parts, _) => parts.iter().flat_map(of).collect(),
            _ => self.values().iter().map(|(_, value)| value).flat_map(of).collect(),
        }
    }

    /// The English without its numbers, cards and cells: a digit that is left is a number that no argument carries.
    ///
    /// Text in backquotes is notation and is left out as well.
    pub fn fixed_words(&self) -> String {
        let words =
            self.replaced(" ", &|value| !matches!(value, Value::Text(_) | Value::Message(_))).write(Language::ENGLISH);
        words.split('`').step_by(2).collect()
    }

    /// The words around each place where an argument, or one of an inner message, is this value: one piece more than there are
    /// such places.
    pub fn around(&self, value: &Value) -> Vec<String> {
        let marked = self.replaced(MARK, &|other| other == value);
        marked.write(Language::current()).split(MARK).map(str::to_owned).collect()
    }

    /// The same with a text in place of some of the arguments, in inner messages too.
    fn replaced(&self, text: &str, is_replaced: &dyn Fn(&Value) -> bool) -> Self {
        let replace = |value: &Value| match value {
            value if is_replaced(value) => Value::Text(text.to_owned()),
            Value::Message(message) => Value::Message(message.replaced(text, is_replaced)),
            value => value.clone(),
        };
        let content = match &self.0.content {
            Content::Said(id, values) => {
                Content::Said(id, values.iter().map(|(name, value)| (*name, replace(value))).collect())
            }
            Content::Joined(parts, link) => Content::Joined(parts.iter().map(replace).collect(), *link),
            Content::Quoted(_) | Content::Renamed(..) => self.0.content.clone(),
        };
        Self::with(content, self.0.is_capital)
    }

    /// The same, its first letter in upper case.
    #[must_use]
    pub fn capitalised(mut self) -> Self {
        let sentence = Arc::make_mut(&mut self.0);
        (sentence.is_capital, sentence.written) = (true, Default::default());
        self
    }

    /// Adds the attributes of the message as arguments of a sentence that has it as the argument `name`.
    pub(crate) fn set_attributes(&self, name: &str, language: Language, args: &mut FluentArgs<'static>) {
        match &self.0.content {
            Content::Said(id, values) => {
                for (attribute, text) in id.attributes(language, values) {
                    args.set(format!("{name}-{attribute}"), text);
                }
            }
            Content::Renamed(id, _) => {
                let (own, new) = (id.write(language, &[]), self.write(language));
                for (attribute, text) in id.attributes(language, &[]) {
                    let text = if text.contains(&own) { text.replace(&own, &new) } else { new.clone() };
                    args.set(format!("{name}-{attribute}"), with_article(text));
                }
            }
            Content::Quoted(_) | Content::Joined(..) => {}
        }
    }
}

/// The words with the English article that suits the next one.
fn with_article(text: String) -> String {
    let of =
        |article: &str| text.strip_prefix(article).filter(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
    match (of("a "), of("an ")) {
        (Some(rest), _) if rest.starts_with(['A', 'E', 'I', 'O']) => format!("an {rest}"),
        (_, Some(rest)) if !rest.starts_with(['A', 'E', 'I', 'O']) => format!("a {rest}"),
        _ => text,
    }
}

impl From<&'static str> for Link {
    /// Signs that are the same in every language.
    fn from(sign: &'static str) -> Self {
        if sign == ", " { Self::Comma } else { Self::Sign(sign) }
    }
}

impl Link {
    fn write(self, language: Language, parts: &[Value]) -> String {
        let mut words: Vec<String> = parts.iter().map(|part| part.write(language)).collect();
        let pair = |id: &Id, first: String, last: String| {
            id.write(language, &[("first", first.into()), ("last", last.into())])
        };
        let (id, last) = match self {
            Self::And => (&text::LIST_AND, words.pop()),
            Self::Or => (&text::LIST_OR, words.pop()),
            Self::Comma => (&text::LIST_COMMA, words.pop()),
            Self::Sign(sign) => return words.join(sign),
        };
        let first = words.into_iter().reduce(|first, next| pair(&text::LIST_COMMA, first, next));
        match (first, last) {
            (Some(first), Some(last)) => pair(id, first, last),
            (first, last) => last.or(first).unwrap_or_default(),
        }
    }
}

/// Serialises a message in English, as machines read it.
///
/// # Errors
/// Those of the serializer.
pub fn english<S: Serializer>(message: &Message, serializer: S) -> Result<S::Ok, S::Error> {
    message.serialize(serializer)
}

impl From<Content> for Message {
    fn from(content: Content) -> Self {
        Self::with(content, false)
    }
}

impl Default for Message {
    /// Nothing.
    fn default() -> Self {
        Content::Quoted(String::new()).into()
    }
}

impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        self.0.content == other.0.content && self.0.is_capital == other.0.is_capital
    }
}

impl Eq for Message {}

impl Hash for Message {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.write(Language::ENGLISH).hash(state);
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Message {
    /// In the [current](Language::current) language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl Deref for Message {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for Message {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl Serialize for Message {
    /// In English.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.write(Language::ENGLISH))
    }
}

impl PartialEq<str> for Message {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Message {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl PartialEq<Message> for &str {
    fn eq(&self, other: &Message) -> bool {
        other == self
    }
}

impl PartialEq<Message> for String {
    fn eq(&self, other: &Message) -> bool {
        other == self
    }
}

impl PartialEq<String> for Message {
    fn eq(&self, other: &String) -> bool {
        self.as_str() == other
    }
}

impl From<&'static Id> for Message {
    /// A message without arguments.
    fn from(id: &'static Id) -> Self {
        Self::of(id, Vec::new())
    }
}

impl From<&str> for Message {
    /// A quotation: words that are the same in every language.
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

impl From<&Self> for Message {
    fn from(message: &Self) -> Self {
        message.clone()
    }
}

impl From<String> for Message {
    /// A quotation: words that are the same in every language.
    fn from(words: String) -> Self {
        Content::Quoted(words).into()
    }
}

impl From<Message> for String {
    fn from(message: Message) -> Self {
        message.as_str().to_owned()
    }
}

impl From<String> for Box<Message> {
    /// The same, for errors: they are small.
    fn from(words: String) -> Self {
        Self::new(words.into())
    }
}

/// A message of the crate's `text` with its arguments: `say!(TRADE_LABEL, card)`, `say!(PAY, n = 3)`.
///
/// An argument that the message does not have, or one that is missing, is an error when the crate is compiled. An argument is whatever becomes a
/// [`Value`]. Pass every number as one, so that readers need not parse the words.
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "the message is one of the crate that says it")]
macro_rules! say {
    ($id:ident $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        const _: () = crate::text::$id.check(&[$(::core::stringify!($name)),*]);
        $crate::Message::of(&crate::text::$id, ::std::vec![$((::core::stringify!($name), $crate::argument!($name $(, $value)?).into())),*])
    }};
}

/// Makes a type with a method `said`, which gives its message, an error that displays it.
#[macro_export]
macro_rules! said_errors {
    ($($error:ty),+ $(,)?) => {
        $(
            impl ::std::fmt::Display for $error {
                fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    ::std::fmt::Display::fmt(&self.said(), f)
                }
            }

            impl ::std::error::Error for $error {}
        )+
    };
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
    use underdeck_cards::Card;

    use super::*;

    fn card(name: &str) -> Card {
        name.parse().unwrap()
    }

    fn german() -> Language {
        Language::of("de").unwrap()
    }

    #[test]
    fn a_message_is_written_in_each_language_and_serialised_in_english() {
        let message = say!(CELL, row = 2, column = 30_000);
        assert_eq!(message, "row 2, column 30,000");
        assert_eq!(message.written(german()), "Reihe 2, Spalte 30.000");
        assert_eq!(message.written(Language::PSEUDO), "⟦rów~ 2, çólúmñ~~ 30,000⟧");
        german().speak(|| {
            assert_eq!(message, "Reihe 2, Spalte 30.000");
            assert_eq!(serde_json::to_value(&message).unwrap(), "row 2, column 30,000");
        });
        assert_eq!(message, "row 2, column 30,000");
    }

    #[test]
    fn numbers_follow_the_language() {
        let written = |language: Language, value: Value| say!(ORDINAL, n = value).write(language);
        for (n, english) in [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (22, "22nd"), (113, "113th")]
        {
            assert_eq!(written(Language::ENGLISH, n.into()), english);
        }
        assert_eq!(written(german(), 20_000.into()), "20.000.");
        assert_eq!(written(german(), Value::Tenths(125)), "12,5.");
        assert_eq!(written(Language::ENGLISH, Value::Tenths(-12_345_670)), "-1,234,567.0th");
        assert_eq!([Value::Change(3), Value::Change(-4)].map(|change| change.to_string()), ["+3", "−4"]);
        assert_eq!(written(german(), Value::Decimals(-1_234_567, 2)), "−12.345,67.");
        let decimals = [(5, 2), (-5, 1), (120, 0), (0, 3)].map(|(number, places)| Value::Decimals(number, places));
        assert_eq!(decimals.map(|value| value.to_string()), ["0.05", "−0.5", "120", "0.000"]);
    }

    #[test]
    fn lists_read_as_a_sentence() {
        let list = |parts: &[&str], link| Message::join(parts.iter().copied(), link);
        let all = ["a", "b", "c"];
        assert_eq!([0, 1, 2, 3].map(|n| list(&all[..n], Link::And)), ["", "a", "a and b", "a, b and c"]);
        assert_eq!(list(&all, Link::Or).write(german()), "a, b oder c");
        assert_eq!([list(&all, Link::Comma), list(&all, Link::Sign("; "))], ["a, b, c", "a; b; c"]);
        assert_eq!(Message::join([3, 4], Link::And).amounts(), [3, 4]);
    }

    #[test]
    fn the_words_around_an_argument_leave_it_out_wherever_it_is() {
        let cards = Message::join([card("5S"), card("6S")], Link::And);
        let message = say!(LIST_OR, first = card("5S"), last = cards.clone());
        assert_eq!(message, "5♠ or 5♠ and 6♠");
        assert_eq!(message.around(&card("5S").into()), ["", " or ", " and 6♠"]);
        assert_eq!(message.around(&5.into()), ["5♠ or 5♠ and 6♠"]);
        assert_eq!(message.fixed_words().split_whitespace().collect::<Vec<_>>(), ["or", "and"]);
        assert_eq!(say!(LIST_OR, first = "9", last = "`4`").fixed_words(), "9 or ");
        assert_eq!(say!(LIST_AND, first = "one", last = cards).capitalised(), "One and 5♠ and 6♠");
    }

    #[test]
    fn a_card_is_called_by_its_name_in_each_language() {
        let names =
            |name: &str| [Language::ENGLISH, german()].map(|language| crate::card_name(card(name)).write(language));
        assert_eq!(names("TH"), ["ten of hearts", "Herz 10"]);
        assert_eq!(names("XB"), ["black joker", "schwarzer Joker"]);
        assert_eq!(names("X5"), ["joker 5", "Joker 5"]);
        for card in Card::ALL {
            assert_eq!(crate::card_name(card), card.name());
        }
    }

    #[test]
    fn a_quotation_is_the_same_in_every_language() {
        let quoted = Message::from("as `fight TH`");
        assert_eq!(quoted.written(german()), "as `fight TH`");
        assert!(quoted.is_in(german()));
    }
}
