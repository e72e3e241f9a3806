//! House rules.

use game::{OptionError, OptionKind, OptionSpec, OptionValue};

use crate::kinds::Mode;

/// The options of a game (option-1).
///
/// What a mode does not use is kept and ignored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Options {
    /// The game mode (option-2).
    pub mode: Mode,
    /// Passes through the turn deck, 1 to 5 (option-3).
    pub turn_decks: u8,
    /// Whether the Monarch joins the last pass in mastery (option-4).
    pub monarch: bool,
    /// Which scenario of the campaign, 1 to 10 (option-5).
    pub scenario: u8,
    /// Whether heroes come in standard (option-6).
    pub heroes: bool,
    /// The limit of lairs, farms, vaults and quarries in standard, 4 to 24 (option-7).
    pub room_limit: u8,
    /// Passes through the main deck in draft, 1 to 6 (option-8).
    pub draft_decks: u8,
    /// Starting health of both Keeps in draft, 10 to 200 (option-9).
    pub keep_hp: u8,
    /// The player who drafts heroes, 1 or 2; 0 for nobody (option-10).
    pub hero_player: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mode: Mode::Mastery,
            turn_decks: 3,
            monarch: true,
            scenario: 1,
            heroes: true,
            room_limit: 12,
            draft_decks: 2,
            keep_hp: 50,
            hero_player: 0,
        }
    }
}

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "mode",
            kind: OptionKind::Choice(&["mastery", "campaign", "coop", "standard", "draft"]),
            effect: "The game mode: alone for points, the ten scenarios, two together, two against each other, a quick draft and a war.",
        },
        OptionSpec {
            key: "turn_decks",
            kind: OptionKind::Int { min: 1, max: 5 },
            effect: "Passes through the turn deck in mastery and coop (1, 3 or 5) and in standard.",
        },
        OptionSpec {
            key: "monarch",
            kind: OptionKind::Bool,
            effect: "Whether the Monarch joins the last pass in mastery.",
        },
        OptionSpec {
            key: "scenario",
            kind: OptionKind::Int { min: 1, max: 10 },
            effect: "Which scenario of the campaign.",
        },
        OptionSpec {
            key: "heroes",
            kind: OptionKind::Bool,
            effect: "Whether heroes come in standard; without them turn cards only count the rounds.",
        },
        OptionSpec {
            key: "room_limit",
            kind: OptionKind::Int { min: 4, max: 24 },
            effect: "How many lairs, farms, vaults and quarries each Keep may have in standard.",
        },
        OptionSpec {
            key: "draft_decks",
            kind: OptionKind::Int { min: 1, max: 6 },
            effect: "Passes through the main deck in draft.",
        },
        OptionSpec {
            key: "keep_hp",
            kind: OptionKind::Int { min: 10, max: 200 },
            effect: "Health of both Keeps at the start of a draft.",
        },
        OptionSpec {
            key: "hero_player",
            kind: OptionKind::Int { min: 0, max: 2 },
            effect: "Hero vs Keep: this player drafts heroes instead of minions; 0 is nobody.",
        },
    ];

    fn get(&self, key: &str) -> OptionValue {
        match key {
            "mode" => OptionValue::Text(self.mode.word().into()),
            "turn_decks" => OptionValue::Int(self.turn_decks.into()),
            "monarch" => OptionValue::Bool(self.monarch),
            "scenario" => OptionValue::Int(self.scenario.into()),
            "heroes" => OptionValue::Bool(self.heroes),
            "room_limit" => OptionValue::Int(self.room_limit.into()),
            "draft_decks" => OptionValue::Int(self.draft_decks.into()),
            "keep_hp" => OptionValue::Int(self.keep_hp.into()),
            "hero_player" => OptionValue::Int(self.hero_player.into()),
            _ => panic!("there is no option `{key}`"),
        }
    }

    fn set(&mut self, key: &str, value: OptionValue) {
        let number = |n: i64| u8::try_from(n).expect("the value is in range");
        match (key, value) {
            ("mode", OptionValue::Text(mode)) => self.mode = mode.parse().expect("the value is one of the words"),
            ("turn_decks", OptionValue::Int(n)) => self.turn_decks = number(n),
            ("monarch", OptionValue::Bool(value)) => self.monarch = value,
            ("scenario", OptionValue::Int(n)) => self.scenario = number(n),
            ("heroes", OptionValue::Bool(value)) => self.heroes = value,
            ("room_limit", OptionValue::Int(n)) => self.room_limit = number(n),
            ("draft_decks", OptionValue::Int(n)) => self.draft_decks = number(n),
            ("keep_hp", OptionValue::Int(n)) => self.keep_hp = number(n),
            ("hero_player", OptionValue::Int(n)) => self.hero_player = number(n),
            (key, value) => panic!("option `{key}` cannot be {value}"),
        }
    }

    /// Two or four turn decks are for standard alone (option-3).
    fn check(&self) -> Result<(), OptionError> {
        let is_odd = !matches!(self.turn_decks, 2 | 4);
        if is_odd || !matches!(self.mode, Mode::Mastery | Mode::Coop) {
            return Ok(());
        }
        Err(OptionError::Value {
            key: "turn_decks".into(),
            found: self.turn_decks.to_string(),
            expected: format!("1, 3 or 5 in {}", self.mode),
        })
    }
}
