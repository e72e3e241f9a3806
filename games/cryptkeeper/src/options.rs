//! House rules.

use std::fmt;
use std::hash::{Hash, Hasher};

use underdeck_cards::Suit;
use underdeck_game::{OptionKind, OptionSpec, OptionValue, Options as _};

/// The options of a game, all of them in two bytes; all combinations are legal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Options(u16);

// The bit of each option is its place among the specs; those from the eighth on are one bit higher.
const SPADES: u16 = 1;
const HEARTS: u16 = 1 << 1;
const FLASK: u16 = 1 << 2;
const SINKS: u16 = 1 << 3;
const WHOLE_TURN: u16 = 1 << 4;
const ANY_ITEM: u16 = 1 << 5;
const ANY_TILE: u16 = 1 << 6;
/// The bit of games played by version 1 of the rules.
const FIRST: u16 = 1 << 7;
const MUST_DISCARD: u16 = 1 << 8;
const INSIDE_EFFECTS: u16 = 1 << 9;

const _: () = assert!(<Options as underdeck_game::Options>::SPECS.len() <= 15);

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

    /// Whether an Amulet can be used like any other item (option-6, R19).
    #[inline]
    pub(crate) const fn any_item(self) -> bool {
        self.has(ANY_ITEM)
    }

    /// Whether item 3 can take the tile whose event waits (option-7, R15).
    #[inline]
    pub(crate) const fn any_tile(self) -> bool {
        self.has(ANY_TILE)
    }

    /// Whether a discard is due after a short draw, too (option-8, R26, R30).
    #[inline]
    pub(crate) const fn must_discard(self) -> bool {
        self.has(MUST_DISCARD)
    }

    /// Whether the player may keep all cards when only `drawn` of `n` could be drawn: always, or with `must_discard` only after
    /// one of two (option-8, R26).
    #[inline]
    pub(crate) const fn is_discard_optional(self, drawn: usize, n: usize) -> bool {
        drawn < n && (!self.must_discard() || (drawn == 1 && n == 2))
    }

    /// Whether an item can be used while an event or a curse waits for a choice (option-9, R12).
    #[inline]
    pub(crate) const fn inside_effects(self) -> bool {
        self.has(INSIDE_EFFECTS)
    }

    /// The number of the suits and the flask, `0..8`, for [`Options::from_code`].
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        (self.0 & (SPADES | HEARTS | FLASK)) as u8
    }

    #[inline]
    pub(crate) const fn from_code(code: u8) -> Self {
        Self(code as u16 & (SPADES | HEARTS | FLASK))
    }

    const fn has(self, bit: u16) -> bool {
        self.0 & bit != 0
    }

    const fn with(self, bit: u16, on: bool) -> Self {
        Self(if on { self.0 | bit } else { self.0 & !bit })
    }
}

/// The second byte is left out while it is 0, so that a game without its options has the hash that it had before they came.
impl Hash for Options {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [first, second] = self.0.to_le_bytes();
        first.hash(state);
        if second != 0 {
            second.hash(state);
        }
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
        OptionSpec::reading("any_item", OptionKind::Bool).instead_of("R19"),
        OptionSpec::reading("any_tile", OptionKind::Bool).instead_of("R15"),
        OptionSpec::reading("must_discard", OptionKind::Bool).instead_of("R26"),
        OptionSpec::reading("inside_effects", OptionKind::Bool).instead_of("R12"),
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

/// The description of an option and its bit.
fn spec_and_bit(key: &str) -> (&'static OptionSpec, u16) {
    let place = Options::SPECS.iter().position(|spec| spec.key == key);
    let place = place.unwrap_or_else(|| panic!("there is no option `{key}`"));
    (&Options::SPECS[place], if place < 7 { 1 << place } else { 2 << place })
}
