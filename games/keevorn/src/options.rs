//! House rules.

use game::{OptionKind, OptionSpec, OptionValue};

/// The designer's revision (option-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Edition {
    /// The rulebook of December 2025, first revision.
    #[default]
    First,
    /// The second revision.
    Second,
}

/// The options of a game; all combinations are legal (option-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The designer's revision (option-1).
    pub edition: Edition,
    /// The most Health, and the Health at the start, 1..=99 (option-2, R48).
    pub max_health: u8,
    /// Jokers in the deck, 0..=8 (option-3).
    pub jokers: u8,
    /// Depth at the start, 0..=8 (option-4, R46).
    pub start_depth: u8,
    /// Whether ranks 2–4 are Weapons (option-5, R47).
    pub relics_as_weapons: bool,
}

impl Edition {
    /// `first` or `second`, as the option is written.
    pub const fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }

    /// The edition of a word; `None` for any other.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        [Self::First, Self::Second].into_iter().find(|edition| edition.word() == word)
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { edition: Edition::First, max_health: 20, jokers: 2, start_depth: 0, relics_as_weapons: false }
    }
}

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "edition",
            kind: OptionKind::Choice(&["first", "second"]),
            effect: "The designer's revision of the rules.",
        },
        OptionSpec {
            key: "max_health",
            kind: OptionKind::Int { min: 1, max: 99 },
            effect: "The most Health you can have, and your Health at the start.",
        },
        OptionSpec {
            key: "jokers",
            kind: OptionKind::Int { min: 0, max: 8 },
            effect: "Jokers in the deck: 2 is the book's game, more is longer and grimmer, 0 is the coffee break.",
        },
        OptionSpec {
            key: "start_depth",
            kind: OptionKind::Int { min: 0, max: 8 },
            effect: "Depth at the start, meant for a game without Jokers.",
        },
        OptionSpec {
            key: "relics_as_weapons",
            kind: OptionKind::Bool,
            effect: "Ranks 2 to 4 are Weapons with the skill of their suit; nothing is a Relic.",
        },
    ];

    fn get(&self, key: &str) -> OptionValue {
        match key {
            "edition" => OptionValue::Text(self.edition.word().into()),
            "max_health" => OptionValue::Int(self.max_health.into()),
            "jokers" => OptionValue::Int(self.jokers.into()),
            "start_depth" => OptionValue::Int(self.start_depth.into()),
            "relics_as_weapons" => OptionValue::Bool(self.relics_as_weapons),
            _ => panic!("there is no option `{key}`"),
        }
    }

    fn set(&mut self, key: &str, value: OptionValue) {
        match (key, value) {
            ("edition", OptionValue::Text(word)) => {
                self.edition = Edition::from_word(&word).expect("the spec accepts editions only");
            }
            ("max_health", OptionValue::Int(n)) => self.max_health = n as u8,
            ("jokers", OptionValue::Int(n)) => self.jokers = n as u8,
            ("start_depth", OptionValue::Int(n)) => self.start_depth = n as u8,
            ("relics_as_weapons", OptionValue::Bool(value)) => self.relics_as_weapons = value,
            (key, value) => panic!("option `{key}` cannot be {value}"),
        }
    }
}
