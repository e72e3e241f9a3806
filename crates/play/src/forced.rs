//! The setting for moves without a choice.

use serde::{Deserialize, Serialize};
use underdeck_game::GameInfo;

/// Whether forced moves are played automatically.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forced {
    /// In games that [ask for it](GameInfo::plays_forced).
    #[default]
    Auto,
    /// Always.
    On,
    /// Never.
    Off,
}

impl Forced {
    /// The words of all values.
    pub const WORDS: [&'static str; 3] = [Self::Auto.word(), Self::On.word(), Self::Off.word()];

    /// The word in forms and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::On => "on",
            Self::Off => "off",
        }
    }

    /// The setting with this word; `Auto` for any other text.
    pub fn of(word: &str) -> Self {
        [Self::On, Self::Off].into_iter().find(|forced| forced.word() == word).unwrap_or_default()
    }

    /// Whether forced moves of a game are played automatically.
    pub const fn is_on(self, info: &GameInfo) -> bool {
        match self {
            Self::Auto => info.plays_forced,
            Self::On => true,
            Self::Off => false,
        }
    }
}
