//! House rules.

use game::{OptionError, OptionKind, OptionSpec, OptionValue};

use crate::{Title, area};

/// The shape of the dungeon (option-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Layout {
    /// Four corners of two cells are cut off, lying (R1).
    #[default]
    Wide,
    /// The same corners, standing (R1).
    Tall,
    /// The shape of the option `map` (R2).
    Custom,
}

/// The version of the game (option-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Equipment {
    /// The card version (deck-1).
    #[default]
    Cards,
    /// The roll-and-write version (deck-2).
    Dice,
}

/// How a D12 is rolled (option-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[allow(clippy::upper_case_acronyms)]
pub enum D12 {
    /// With one.
    #[default]
    D12,
    /// With a D6 rolled twice (R11).
    TwoD6,
}

/// The options of a game, all with a value (option-9).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// The shape of the dungeon (option-1).
    pub layout: Layout,
    /// The shape for [`Layout::Custom`], otherwise empty (option-2).
    pub map: String,
    /// By cards or by dice (option-3).
    pub equipment: Equipment,
    /// How a D12 is rolled, by dice (option-4).
    pub d12: D12,
    /// Whether the quest is part of a campaign (option-5).
    pub campaign: bool,
    /// The title held at the start; not [`Title::King`] (option-6).
    pub title: Title,
    /// What gains never lift HP above, 6 to 99, or 0 for no limit (option-7).
    pub hp_cap: u8,
}

impl Layout {
    const WORDS: &'static [&'static str] = &["wide", "tall", "custom"];
    const ALL: [Self; 3] = [Self::Wide, Self::Tall, Self::Custom];
}

impl Equipment {
    const WORDS: &'static [&'static str] = &["cards", "dice"];
    const ALL: [Self; 2] = [Self::Cards, Self::Dice];

    /// The word of options and state.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }
}

impl D12 {
    const WORDS: &'static [&'static str] = &["d12", "two_d6"];
    const ALL: [Self; 2] = [Self::D12, Self::TwoD6];

    /// The word of options and state.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }
}

/// The value that stands for a word.
fn chosen<T: Copy>(all: &[T], words: &[&str], word: &str) -> T {
    let place = words.iter().position(|known| *known == word);
    all[place.unwrap_or_else(|| panic!("`{word}` is none of {words:?}"))]
}

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "layout",
            kind: OptionKind::Choice(Layout::WORDS),
            effect: "The shape of the dungeon; the rulebook's diagram is missing from our copy, so this is our guess, turned or yours.",
        },
        OptionSpec {
            key: "map",
            kind: OptionKind::Letters("#./", 39),
            effect: "The shape of a custom dungeon: 5 rows of 7 characters joined by `/`, `#` for each of 27 rooms and `.` for none.",
        },
        OptionSpec {
            key: "equipment",
            kind: OptionKind::Choice(Equipment::WORDS),
            effect: "By cards, or by dice as in the roll-and-write version, where each room is rolled for when it is revealed.",
        },
        OptionSpec {
            key: "d12",
            kind: OptionKind::Choice(D12::WORDS),
            effect: "By dice, how a D12 is rolled: with one, or with two D6.",
        },
        OptionSpec {
            key: "campaign",
            kind: OptionKind::Bool,
            effect: "Campaign mode: you may leave early as a failed attempt, and the quest changes your title.",
        },
        OptionSpec {
            key: "title",
            kind: OptionKind::Choice(Title::STARTS),
            effect: "The title you hold at the start, worth 0, 1, 2 or 3 GP.",
        },
        OptionSpec {
            key: "hp_cap",
            kind: OptionKind::Int { min: 0, max: 99 },
            effect: "House rule: gains never lift HP above this, 6 to 99; 0 for no limit.",
        },
    ];

    fn get(&self, key: &str) -> OptionValue {
        let text = |words: &[&str], n: usize| OptionValue::Text(words[n].into());
        match key {
            "layout" => text(Layout::WORDS, self.layout as usize),
            "map" => OptionValue::Text(self.map.clone()),
            "equipment" => text(Equipment::WORDS, self.equipment as usize),
            "d12" => text(D12::WORDS, self.d12 as usize),
            "campaign" => OptionValue::Bool(self.campaign),
            "title" => OptionValue::Text(self.title.word().into()),
            "hp_cap" => OptionValue::Int(self.hp_cap.into()),
            _ => panic!("there is no option `{key}`"),
        }
    }

    fn set(&mut self, key: &str, value: OptionValue) {
        match (key, value) {
            ("layout", OptionValue::Text(word)) => self.layout = chosen(&Layout::ALL, Layout::WORDS, &word),
            ("map", OptionValue::Text(map)) => self.map = map,
            ("equipment", OptionValue::Text(word)) => {
                self.equipment = chosen(&Equipment::ALL, Equipment::WORDS, &word);
            }
            ("d12", OptionValue::Text(word)) => self.d12 = chosen(&D12::ALL, D12::WORDS, &word),
            ("campaign", OptionValue::Bool(campaign)) => self.campaign = campaign,
            ("title", OptionValue::Text(word)) => self.title = chosen(&Title::ALL, Title::STARTS, &word),
            ("hp_cap", OptionValue::Int(cap)) => self.hp_cap = cap as u8,
            (key, value) => panic!("option `{key}` cannot be {value}"),
        }
    }

    /// A map for the custom layout and for no other (option-2, option-8, area-2), and a limit that is none or at least 6
    /// (option-7).
    fn check(&self) -> Result<(), OptionError> {
        let refuse = |key: &str, found: String, expected: &str| OptionError::Value {
            key: key.into(),
            found,
            expected: expected.into(),
        };
        if (1..6).contains(&self.hp_cap) {
            return Err(refuse("hp_cap", self.hp_cap.to_string(), "0 for no limit, or 6..=99"));
        }
        match self.layout {
            Layout::Custom => area::read(&self.map).map(|_| ()),
            _ if self.map.is_empty() => Ok(()),
            _ => Err(refuse("map", self.map.clone(), "empty unless layout is custom")),
        }
    }
}
