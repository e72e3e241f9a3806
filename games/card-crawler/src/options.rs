//! House rules.

use game::{OptionKind, OptionSpec, OptionValue};

/// The options of a game; all combinations are legal, the defaults are the rulebook (option-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Options {
    /// Cards drawn at set-up, and the hand limit without the queen of clubs, 3..=7 (option-1).
    pub hand_size: u8,
    /// Wounds that kill, 5..=20 (option-2).
    pub life: u8,
    /// Wounds each time the discard pile is reshuffled, without the queen of diamonds, 1..=4 (option-3).
    pub exhaustion: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { hand_size: 5, life: 10, exhaustion: 2 }
    }
}

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "hand_size",
            kind: OptionKind::Int { min: 3, max: 7 },
            effect: "Cards drawn at set-up, and the hand limit without the queen of clubs.",
        },
        OptionSpec {
            key: "life",
            kind: OptionKind::Int { min: 5, max: 20 },
            effect: "Wounds that kill the hero; also his full health.",
        },
        OptionSpec {
            key: "exhaustion",
            kind: OptionKind::Int { min: 1, max: 4 },
            effect: "Wounds each time the discard pile is reshuffled, without the queen of diamonds.",
        },
    ];

    fn get(&self, key: &str) -> OptionValue {
        let value = match key {
            "hand_size" => self.hand_size,
            "life" => self.life,
            "exhaustion" => self.exhaustion,
            _ => panic!("there is no option `{key}`"),
        };
        OptionValue::Int(value.into())
    }

    fn set(&mut self, key: &str, value: OptionValue) {
        match (key, value) {
            ("hand_size", OptionValue::Int(n)) => self.hand_size = n as u8,
            ("life", OptionValue::Int(n)) => self.life = n as u8,
            ("exhaustion", OptionValue::Int(n)) => self.exhaustion = n as u8,
            (key, value) => panic!("option `{key}` cannot be {value}"),
        }
    }
}
