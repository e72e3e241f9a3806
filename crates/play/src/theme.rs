//! The colour scheme that a player chooses.

use serde::{Deserialize, Serialize};

/// The colour scheme of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColourScheme {
    /// As the system has it, or the terminal's background.
    #[default]
    Auto,
    /// Light text on a dark background.
    Dark,
    /// Dark text on a light background.
    Light,
    /// The strongest contrast; only in a terminal.
    HighContrast,
    /// No colours, only ASCII; only in a terminal.
    Ascii,
}

impl ColourScheme {
    const ALL: [Self; 5] = [Self::Auto, Self::Dark, Self::Light, Self::HighContrast, Self::Ascii];
    /// The words of all themes.
    pub const WORDS: [&'static str; 5] = {
        let [auto, dark, light, contrast, ascii] = Self::ALL;
        [auto.word(), dark.word(), light.word(), contrast.word(), ascii.word()]
    };

    /// The word in forms, files and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
            Self::Ascii => "ascii",
        }
    }

    /// The theme with this word; `Auto` for any other text.
    pub fn of(word: &str) -> Self {
        Self::ALL.into_iter().find(|theme| theme.word() == word).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_forms_are_those_of_files() {
        for (theme, word) in ColourScheme::ALL.into_iter().zip(ColourScheme::WORDS) {
            assert_eq!(serde_json::to_value(theme).unwrap(), word);
            assert_eq!(ColourScheme::of(word), theme);
        }
        assert_eq!(ColourScheme::of("purple"), ColourScheme::Auto);
    }
}
