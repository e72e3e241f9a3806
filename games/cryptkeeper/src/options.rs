//! House rules.

use std::fmt;

use underdeck_cards::Suit;
use underdeck_game::{OptionKind, OptionSpec, OptionValue, Options as _};

/// The options of a game, all of them in one byte; all combinations are legal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options(u8);

const SPADES: u8 = 1;
const HEARTS: u8 = 2;
const FLASK: u8 = 4;
const SINKS: u8 = 8;
const WHOLE_TURN: u8 = 16;
/// The bit of games played by version 1 of the rules.
const FIRST: u8 = 32;

impl Options {
    /// The black suit in play: clubs or spades (option-1).
    #[inline]
    pub const fn black_suit(self) -> Suit {
        if self.has(SPADES) { Suit::Spades } else { Suit::Clubs }
    }

    /// The options with spades as the black suit (option-1).
    pub(crate) const fn with_spades(self) -> Self {
        self.with(SPADES, true)
    }

    /// The red suit in play: diamonds or hearts (option-2).
    #[inline]
    pub const fn red_suit(self) -> Suit {
        if self.has(HEARTS) { Suit::Hearts } else { Suit::Diamonds }
    }

    /// Whether the ritual needs an ace (option-3).
    #[inline]
    pub const fn flask_required(self) -> bool {
        self.has(FLASK)
    }

    /// The options with or without an ace needed for the ritual (option-3).
    #[must_use]
    pub const fn with_flask_required(self, flask_required: bool) -> Self {
        self.with(FLASK, flask_required)
    }

    /// Whether an altar met too early goes to the discard, with or without an Amulet in hand (option-4, R34). In
    /// version 1 of the rules it also went with an Amulet.
    #[inline]
    pub(crate) const fn altar_sinks(self, has_amulet: bool) -> bool {
        self.has(SINKS) && (!has_amulet || self.has(FIRST))
    }

    /// Whether a ten always has the whole turn after the one in which it was gained (option-5, R37).
    #[inline]
    pub(crate) const fn whole_turn(self) -> bool {
        self.has(WHOLE_TURN)
    }

    /// The number of the suits and the flask, `0..8`, for [`Options::from_code`].
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0 & (SPADES | HEARTS | FLASK)
    }

    #[inline]
    pub(crate) const fn from_code(code: u8) -> Self {
        Self(code & (SPADES | HEARTS | FLASK))
    }

    const fn has(self, bit: u8) -> bool {
        self.0 & bit != 0
    }

    const fn with(self, bit: u8, on: bool) -> Self {
        Self(if on { self.0 | bit } else { self.0 & !bit })
    }
}

impl Default for Options {
    fn default() -> Self {
        Self(SPADES | HEARTS | FLASK)
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Options");
        for (key, value) in self.pairs() {
            debug.field(key, &value);
        }
        debug.field("older_rules", &self.older_rules()).finish()
    }
}

impl underdeck_game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "black_suit",
            name: "Black suit",
            kind: OptionKind::Choice(&["C", "S"]),
            effect: "The black suit in play, clubs or spades; cosmetic.",
            ruling: None,
        },
        OptionSpec {
            key: "red_suit",
            name: "Red suit",
            kind: OptionKind::Choice(&["D", "H"]),
            effect: "The red suit in play, diamonds or hearts; cosmetic.",
            ruling: None,
        },
        OptionSpec {
            key: "flask_required",
            name: "The ritual needs the Flask",
            kind: OptionKind::Bool,
            effect: "Whether the ritual needs the Flask (an ace); without it the game is easier.",
            ruling: None,
        },
        OptionSpec {
            key: "altar_sinks",
            name: "The Altar sinks into the discard",
            kind: OptionKind::Bool,
            effect: "An Altar met without the Amulet leaves the map for the discard.",
            ruling: Some("R34"),
        },
        OptionSpec {
            key: "whole_turn",
            name: "A whole turn for the cleansing",
            kind: OptionKind::Bool,
            effect: "The single turn for cleansing is always the whole turn after the one in which the ten came.",
            ruling: Some("R37"),
        },
    ];

    const OLDER_RULES: &'static [u32] = &[1];

    fn older_rules(&self) -> Option<u32> {
        self.has(FIRST).then_some(1)
    }

    fn set_older_rules(&mut self, version: Option<u32>) {
        assert!(version.is_none_or(|version| version == 1), "no rules of version {version:?} are played");
        *self = self.with(FIRST, version.is_some());
    }

    fn get(&self, key: &str) -> OptionValue {
        match key {
            "black_suit" => OptionValue::Text(self.black_suit().letter().into()),
            "red_suit" => OptionValue::Text(self.red_suit().letter().into()),
            "flask_required" => OptionValue::Bool(self.flask_required()),
            "altar_sinks" => OptionValue::Bool(self.has(SINKS)),
            "whole_turn" => OptionValue::Bool(self.whole_turn()),
            _ => panic!("there is no option `{key}`"),
        }
    }

    fn set(&mut self, key: &str, value: OptionValue) {
        *self = match (key, value) {
            ("black_suit", OptionValue::Text(suit)) => self.with(SPADES, suit == "S"),
            ("red_suit", OptionValue::Text(suit)) => self.with(HEARTS, suit == "H"),
            ("flask_required", OptionValue::Bool(value)) => self.with(FLASK, value),
            ("altar_sinks", OptionValue::Bool(value)) => self.with(SINKS, value),
            ("whole_turn", OptionValue::Bool(value)) => self.with(WHOLE_TURN, value),
            (key, value) => panic!("option `{key}` cannot be {value}"),
        };
    }
}
