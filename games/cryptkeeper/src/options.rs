//! House rules.

use std::fmt;

use underdeck_cards::Suit;
use underdeck_game::{OptionKind, OptionSpec, OptionValue, Options as _};

/// The options of a game, all of them in one byte; all combinations are legal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options(u8);

// The bit of each option is its place among the specs.
const SPADES: u8 = 1;
const HEARTS: u8 = 1 << 1;
const FLASK: u8 = 1 << 2;
const SINKS: u8 = 1 << 3;
const WHOLE_TURN: u8 = 1 << 4;
/// The bit of games played by version 1 of the rules, after all options.
const FIRST: u8 = 1 << 7;

const _: () = assert!(<Options as underdeck_game::Options>::SPECS.len() <= 7);

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
        OptionSpec::ours("black_suit", OptionKind::Choice(&["C", "S"])),
        OptionSpec::ours("red_suit", OptionKind::Choice(&["D", "H"])),
        OptionSpec::printed("flask_required", OptionKind::Bool),
        OptionSpec::reading("altar_sinks", OptionKind::Bool).instead_of("R34"),
        OptionSpec::reading("whole_turn", OptionKind::Bool).instead_of("R37"),
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
        let (spec, bit) = spec_and_bit(key);
        match spec.kind {
            OptionKind::Choice(words) => OptionValue::Text(words[usize::from(self.has(bit))].into()),
            _ => OptionValue::Bool(self.has(bit)),
        }
    }

    fn set(&mut self, key: &str, value: OptionValue) {
        let (spec, bit) = spec_and_bit(key);
        *self = match (spec.kind, &value) {
            (OptionKind::Choice(words), OptionValue::Text(word)) => self.with(bit, word == words[1]),
            (OptionKind::Bool, OptionValue::Bool(on)) => self.with(bit, *on),
            _ => panic!("option `{key}` cannot be {value}"),
        };
    }
}

/// The description of an option and its bit: its place among the [`SPECS`](underdeck_game::Options::SPECS).
fn spec_and_bit(key: &str) -> (&'static OptionSpec, u8) {
    let place = Options::SPECS.iter().position(|spec| spec.key == key);
    let place = place.unwrap_or_else(|| panic!("there is no option `{key}`"));
    (&Options::SPECS[place], 1 << place)
}
