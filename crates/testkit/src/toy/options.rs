//! The house rules of the Well.

use underdeck_cards::Suit;
use underdeck_game::{Message, OptionError, OptionKind, OptionSpec, OptionValue, Options, say};

/// Whether the well can be stirred (option-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub enum Water {
    #[default]
    Calm,
    Wild,
}

impl Water {
    const WORDS: &'static [&'static str] = &["calm", "wild"];

    /// The option's word.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }

    pub(super) fn said(self) -> Message {
        say!(TOY_WATER_OF, water = self.word())
    }

    pub(super) fn from_word(word: &str) -> Option<Self> {
        [Self::Calm, Self::Wild].into_iter().find(|water| water.word() == word)
    }
}

/// The options of the Well.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ToyOptions {
    /// The highest rank in the well (option-1).
    pub ranks: u8,
    /// Lives at the start (option-2).
    pub lives: u8,
    /// Whether the well can be stirred (option-3).
    pub water: Water,
    /// Whether the top card can be looked at (option-4).
    pub peek: bool,
    /// The letter of the trump suit, or nothing (option-5).
    pub trump: String,
    /// Whether version 1 of the rules is played (R2).
    pub first_rules: bool,
}

impl ToyOptions {
    /// The trump suit, if the letter names one.
    pub fn trump_suit(&self) -> Option<Suit> {
        suit_of(&self.trump)
    }
}

/// The suit of a letter.
pub(super) fn suit_of(letter: &str) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| suit.letter().to_string() == letter)
}

impl Default for ToyOptions {
    fn default() -> Self {
        Self { ranks: 4, lives: 3, water: Water::Calm, peek: true, trump: String::new(), first_rules: false }
    }
}

impl Options for ToyOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec::printed("ranks", OptionKind::Int { min: 2, max: 6 }),
        OptionSpec::printed("lives", OptionKind::Int { min: 1, max: 9 }),
        OptionSpec::printed("water", OptionKind::Choice(Water::WORDS)),
        OptionSpec::printed("peek", OptionKind::Bool),
        OptionSpec::printed("trump", OptionKind::Text(1)),
    ];

    const OLDER_RULES: &'static [u32] = &[1];

    fn older_rules(&self) -> Option<u32> {
        self.first_rules.then_some(1)
    }

    fn set_older_rules(&mut self, version: Option<u32>) {
        self.first_rules = version.is_some();
    }

    fn get(&self, key: &str) -> OptionValue {
        match key {
            "ranks" => OptionValue::Int(self.ranks.into()),
            "lives" => OptionValue::Int(self.lives.into()),
            "water" => OptionValue::Text(self.water.word().into()),
            "peek" => OptionValue::Bool(self.peek),
            "trump" => OptionValue::Text(self.trump.clone()),
            _ => panic!("the Well has no option `{key}`"),
        }
    }

    fn set(&mut self, key: &str, value: OptionValue) {
        match (key, value) {
            ("ranks", OptionValue::Int(n)) => self.ranks = n as u8,
            ("lives", OptionValue::Int(n)) => self.lives = n as u8,
            ("water", OptionValue::Text(word)) => self.water = Water::from_word(&word).expect("the spec accepts it"),
            ("peek", OptionValue::Bool(peek)) => self.peek = peek,
            ("trump", OptionValue::Text(letter)) => self.trump = letter,
            (key, value) => panic!("the Well has no option `{key}` = {value}"),
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        let refuse = |key: &str, found: &str, expected: &str| {
            Err(OptionError::Value { key: key.into(), found: found.into(), expected: expected.to_owned().into() })
        };
        if !self.trump.is_empty() && self.trump_suit().is_none() {
            return refuse("trump", &self.trump, "empty or one of C, D, H, S");
        }
        if !self.peek && self.ranks == 2 {
            return refuse("peek", "false", "true when ranks is 2");
        }
        Ok(())
    }
}
