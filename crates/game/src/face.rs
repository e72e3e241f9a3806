//! A card on the table: its role in the game, its effects, and the badges worth showing.

use std::borrow::Cow;
use std::fmt;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use underdeck_cards::Card;

use crate::{Icon, Language, Message, Symbol, card_name, say};

/// One card on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardFace {
    /// The card; `None` shows its back.
    pub card: Option<Card>,
    /// Whether it is face up. A seat may know a face-down card.
    pub face_up: bool,
    /// Whether it is turned sideways.
    pub turned: bool,
    /// The full name for tooltip and screen reader: `nine of spades, weapon 9`. It mentions when the card is not face up.
    pub name: Message,
    /// Short marks.
    pub badges: Vec<Badge>,
    /// The card's role in this game; without a name where its face is enough.
    #[serde(flatten)]
    pub role: Role,
    /// The card's value in that role, such as 9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i64>,
    /// Its effects there. The JSON key `does` has the words alone, and `effects` has everything.
    #[serde(flatten, serialize_with = "effects", skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Effect>,
}

/// A card's role in a game, in a word or two, such as `weapon`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Role {
    /// The words.
    #[serde(rename = "role", skip_serializing_if = "is_empty")]
    pub name: Message,
    /// Its icon.
    #[serde(skip_serializing_if = "Icon::is_none")]
    pub icon: Icon,
    /// Whether the words are the card's own name, such as that of a room, and not a kind that its icon shows.
    #[serde(skip)]
    pub is_title: bool,
}

/// Something that a card does: `heal 7`, `draw 2 cards`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Effect {
    /// Its sign, where sign and amount are enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Symbol>,
    /// Its amount, if it is one number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<i64>,
    /// The same in a few words.
    pub words: Message,
}

/// A short mark of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Badge {
    /// The seat knows this face-down card.
    Known,
    /// A number, such as its value.
    Number(i64),
    /// Several amounts of its effects: `7/14`.
    Amounts(Vec<i64>),
    /// One word for its state or kind: `revealed`.
    Word(Message),
    /// A picture for its state or kind, with the word for it.
    Sign(Message, Icon),
    /// Anything longer: `rank 5`, `0 of 2`.
    Note(Message),
}

/// A token on a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// The player.
    You,
    /// Anything else, by its name.
    Named(Message),
}

impl CardFace {
    /// A card face up, with its full name.
    pub fn up(card: Card, name: impl Into<Message>) -> Self {
        Self { face_up: true, ..Self::down(Some(card), name) }
    }

    /// A card face down; known ones carry their card.
    pub fn down(card: Option<Card>, name: impl Into<Message>) -> Self {
        let (badges, role, does) = (Vec::new(), Role::default(), Vec::new());
        Self { card, face_up: false, turned: false, name: name.into(), badges, role, value: None, does }
    }

    /// Sets the card's role in this game and its value in that role.
    #[must_use]
    pub fn role(mut self, role: impl Into<Message>, value: Option<i64>) -> Self {
        (self.role.name, self.value) = (role.into(), value);
        self
    }

    /// The face with what shows its role without words.
    #[must_use]
    pub const fn icon(mut self, icon: Icon) -> Self {
        self.role.icon = icon;
        self
    }

    /// The face with its role as a name of its own.
    #[must_use]
    pub const fn title(mut self) -> Self {
        self.role.is_title = true;
        self
    }

    /// Sets the card's effects.
    #[must_use]
    pub fn does<T: Into<Effect>>(self, does: impl IntoIterator<Item = T>) -> Self {
        Self { does: does.into_iter().map(Into::into).collect(), ..self }
    }

    /// The face with one more mark.
    #[must_use]
    pub fn badge(mut self, badge: impl Into<Option<Badge>>) -> Self {
        self.badges.extend(badge.into());
        self
    }

    /// Whether the card is face down and known to the seat.
    pub const fn is_known(&self) -> bool {
        self.card.is_some() && !self.face_up
    }

    /// Whether a badge adds something to a small drawing of the card, which shows rank, orientation, role and effects.
    pub fn is_brief(&self, badge: &Badge) -> bool {
        match badge {
            Badge::Known => self.card.is_none(),
            Badge::Number(number) => !self.has_rank(*number) || !(2..=10).contains(number),
            Badge::Amounts(amounts) => {
                !self.does.iter().map(|effect| effect.amount).eq(amounts.iter().copied().map(Some))
            }
            // A card drawn sideways needs no word for it.
            Badge::Word(word) | Badge::Sign(word, _) => !self.turned && !self.role.says(word),
            Badge::Note(_) => true,
        }
    }

    /// Whether a badge adds something to rank, role and value.
    pub fn is_news(&self, badge: &Badge) -> bool {
        match badge {
            Badge::Number(number) => !(self.face_up && self.has_rank(*number)) && self.value != Some(*number),
            Badge::Word(word) | Badge::Sign(word, _) => {
                self.value.is_some() || !self.role.name.eq_ignore_ascii_case(word)
            }
            Badge::Known | Badge::Amounts(_) | Badge::Note(_) => true,
        }
    }

    fn has_rank(&self, number: i64) -> bool {
        self.card.is_some_and(|card| i64::from(card.rank()) == number)
    }

    /// The card, if its full name does not say which one it is.
    pub fn unnamed(&self) -> Option<Card> {
        self.card
            .filter(|card| !self.name.written(Language::ENGLISH).contains(card_name(*card).written(Language::ENGLISH)))
    }

    /// The words of the marks that the full name does not say.
    pub fn unsaid(&self, language: Language) -> Vec<Cow<'_, str>> {
        let name = self.name.to_lowercase();
        self.badges
            .iter()
            .map(|badge| badge.words(language))
            .filter(|words| !name.contains(&words.to_lowercase()))
            .collect()
    }

    /// The name to write on a drawing of the card, which shows rank and icon: its own name, and its worth if that is not its rank.
    pub fn caption(&self) -> String {
        match self.value {
            _ if !self.role.is_title => String::new(),
            Some(value) if !self.has_rank(value) => self.role_in_full(),
            _ => self.role.name.to_string(),
        }
    }

    /// The letters of the longest word of the caption, which has to fit on the card.
    pub fn longest_word(&self) -> usize {
        self.caption().split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or_default()
    }

    /// The role and its worth, such as `weapon 9`; empty if the face says all.
    pub fn role_in_full(&self) -> String {
        self.value.map_or_else(|| self.role.name.to_string(), |value| format!("{} {value}", self.role.name))
    }

    /// Everything that can be read on the card, as one says it: its name, its role if that is seen, and its marks, each once.
    pub fn in_full(&self, language: Language) -> String {
        let mut name = self.name.to_string();
        // A known face-down card is named, whatever text the game has for its back.
        let known = self.unnamed().map(card_name);
        if let Some(card) = known.as_ref().map(|card| card.written(language)).filter(|card| !name.contains(card)) {
            name = format!("{card}, {name}");
        }
        let role = self.role_in_full();
        if self.face_up && !name.to_lowercase().contains(&role.to_lowercase()) {
            name += &format!(", {role}");
        }
        for words in self.badges.iter().map(|badge| badge.words(language)) {
            if !name.contains(&*words) {
                name += &format!(", {words}");
            }
        }
        name
    }
}

impl Badge {
    /// The words of the mark.
    pub fn words(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Known => say!(FACE_KNOWN).write(language).into(),
            Self::Number(number) => number.to_string().into(),
            Self::Amounts(amounts) => amounts.iter().map(ToString::to_string).collect::<Vec<_>>().join("/").into(),
            Self::Word(words) | Self::Sign(words, _) | Self::Note(words) => words.as_str().into(),
        }
    }
}

impl Serialize for Badge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.words(Language::ENGLISH))
    }
}

impl Role {
    fn says(&self, word: &str) -> bool {
        self.name.to_lowercase().contains(&word.to_lowercase())
    }
}

/// So that tests compare with words.
macro_rules! compared {
    ($($kind:ident: $words:expr),*) => {
        $(impl PartialEq<&str> for $kind {
            fn eq(&self, other: &&str) -> bool {
                let words: fn(&Self) -> Cow<'_, str> = $words;
                words(self) == *other
            }
        })*
    };
}
compared!(Role: |role| role.name.as_str().into(), Effect: |effect| effect.words.as_str().into(), Badge: |badge| badge.words(Language::ENGLISH), Token: |token| token.name(Language::ENGLISH));

impl Effect {
    /// An effect and its amount, `heal 7`.
    pub fn of(what: impl Into<Message>, amount: impl Into<i64>) -> Self {
        let amount = amount.into();
        let words = say!(EFFECT_AMOUNT, what = what.into(), n = amount);
        Self { symbol: None, amount: Some(amount), words }
    }

    /// The effect with a sign.
    #[must_use]
    pub const fn symbol(mut self, symbol: Symbol) -> Self {
        self.symbol = Some(symbol);
        self
    }
}

impl From<Message> for Effect {
    fn from(words: Message) -> Self {
        let amount = match words.amounts()[..] {
            [amount] => Some(amount),
            _ => None,
        };
        Self { symbol: None, amount, words }
    }
}

impl From<String> for Effect {
    fn from(words: String) -> Self {
        Message::from(words).into()
    }
}

impl From<&str> for Effect {
    fn from(words: &str) -> Self {
        Message::from(words).into()
    }
}

impl Token {
    /// The name.
    pub fn name(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::You => say!(TOKEN_YOU).write(language).into(),
            Self::Named(name) => name.as_str().into(),
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name(Language::current()))
    }
}

impl From<&'static str> for Token {
    fn from(name: &'static str) -> Self {
        Self::Named(name.into())
    }
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name(Language::ENGLISH))
    }
}

/// The words as `does`, for programs that know no more, and everything as `effects`.
fn effects<S: Serializer>(does: &[Effect], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(2))?;
    map.serialize_entry("does", &does.iter().map(|effect| &effect.words).collect::<Vec<_>>())?;
    map.serialize_entry("effects", does)?;
    map.end()
}

fn is_empty(name: &Message) -> bool {
    name.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nine() -> CardFace {
        CardFace::up("9S".parse().unwrap(), "nine of spades")
    }

    #[test]
    fn a_small_drawing_says_nothing_twice() {
        let does = [Effect::of("attack", 7), Effect::of("defence", 14)];
        let face = nine().role("slain", Some(9)).does(does);
        let brief = |face: &CardFace, badge| face.is_brief(&badge);
        assert!(!brief(&face, Badge::Number(9)) && brief(&face, Badge::Number(18)));
        assert!(!brief(&face, Badge::Amounts(vec![7, 14])) && brief(&face, Badge::Amounts(vec![7, 15])));
        assert!(!brief(&face, Badge::Word("slain".into())) && brief(&face, Badge::Word("spells".into())));
        assert!(!brief(&CardFace { turned: true, ..face.clone() }, Badge::Word("spells".into())));
        assert!(!brief(&face, Badge::Known) && brief(&CardFace::down(None, "face down"), Badge::Known));
        assert!(face.is_news(&Badge::Known) && !face.is_news(&Badge::Number(9)));
    }

    #[test]
    fn everything_on_a_card_is_said_once() {
        let face = nine().role("weapon", Some(9)).badge(Badge::Number(9)).badge(Badge::Note("rank 3".into()));
        assert_eq!(face.in_full(Language::ENGLISH), "nine of spades, weapon 9, rank 3");
        assert_eq!(face.unsaid(Language::ENGLISH), ["9", "rank 3"]);
        let known = CardFace::down("9S".parse().ok(), "face down").role("weapon", Some(9)).badge(Badge::Known);
        assert_eq!(known.in_full(Language::ENGLISH), "nine of spades, face down, known");
        assert_eq!((nine().role_in_full(), face.role_in_full()), (String::new(), "weapon 9".into()));
        assert_eq!((face.caption(), face.title().caption()), (String::new(), "weapon".into()));
        assert_eq!(nine().role("Bat", Some(2)).title().caption(), "Bat 2");
    }

    #[test]
    fn json_keeps_the_words_and_gains_the_types() {
        let face = nine().role("weapon", Some(9)).icon(Icon::new(Symbol::Weapon, "weapon"));
        let face = face.does([Effect::of("heal", 9).symbol(Symbol::Health)]).badge(Badge::Known);
        let wanted = serde_json::json!({
            "card": "9S", "face_up": true, "turned": false, "name": "nine of spades", "badges": ["known"],
            "role": "weapon", "icon": { "symbol": "weapon", "art": "weapon" }, "value": 9,
            "does": ["heal 9"], "effects": [{ "symbol": "health", "amount": 9, "words": "heal 9" }],
        });
        assert_eq!(serde_json::to_value(face).unwrap(), wanted);
        let bare = serde_json::json!({ "card": null, "face_up": false, "turned": false, "name": "x", "badges": [] });
        assert_eq!(serde_json::to_value(CardFace::down(None, "x")).unwrap(), bare);
        assert_eq!(
            serde_json::to_value([Token::You, "a guard".into()]).unwrap(),
            serde_json::json!(["you", "a guard"])
        );
    }
}
