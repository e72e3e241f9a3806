//! The keys of the settings: what each one does and accepts.

use toml::Value;
use underdeck_chronicle::Winnable;
use underdeck_game::{Language, nearest};
use underdeck_play::{ColourScheme, Forced};

use super::AUTO;

/// A key of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettingKey {
    /// Its name in the file.
    pub name: &'static str,
    /// The values it accepts; empty if it accepts any text.
    pub values: &'static [&'static str],
    /// Its effect, in one sentence.
    pub effect: &'static str,
}

const SWITCH: &[&str] = &["true", "false"];

const LANGUAGES: [&str; Language::CODES.len() + 1] = {
    let (mut words, mut n) = ([AUTO; Language::CODES.len() + 1], 0);
    while n < Language::CODES.len() {
        words[n + 1] = Language::CODES[n];
        n += 1;
    }
    words
};

impl SettingKey {
    /// All keys but the options of games, in the order in which they are listed.
    pub const ALL: [Self; 11] = [
        Self { name: "theme", values: &ColourScheme::WORDS, effect: "The colours of the table." },
        Self { name: "four_colour", values: SWITCH, effect: "Give each suit its own colour." },
        Self {
            name: "motion",
            values: &["auto", "on", "off"],
            effect: "Animate cards; auto does so on fast terminals.",
        },
        Self { name: "mouse", values: SWITCH, effect: "Use the mouse." },
        Self { name: "player", values: &[], effect: "Your name in records; empty for none." },
        Self {
            name: "language",
            values: &LANGUAGES,
            effect: "The language of the program; auto takes that of the system.",
        },
        Self {
            name: "confirm",
            values: SWITCH,
            effect: "Ask before a move that ends the game, an undo that counts, the solver and the coach; deals of the day always ask.",
        },
        Self {
            name: "forced",
            values: &Forced::WORDS,
            effect: "Play the only legal move by itself; auto does so in games that have many.",
        },
        Self {
            name: "winnable",
            values: &Winnable::WORDS,
            effect: "Deal new games that can be won: any of them, or those of a difficulty; off deals any game, auto chooses \
                     winnable ones in games where some deals cannot be won.",
        },
        Self { name: "linear", values: SWITCH, effect: "Use line mode in a terminal too." },
        Self {
            name: "full_words",
            values: SWITCH,
            effect: "In line mode, name cards in words: ten of hearts instead of 10♥.",
        },
    ];

    /// The key of this name.
    pub fn find(name: &str) -> Option<&'static Self> {
        const { &Self::ALL }.iter().find(|key| key.name == name)
    }

    /// The accepted values, in words.
    pub fn takes(&self) -> String {
        if self.values.is_empty() { "any text".into() } else { self.values.join(", ") }
    }

    /// Parses a value.
    pub(super) fn parse(&self, text: &str) -> Result<Value, String> {
        if self.values == SWITCH {
            return match text.to_lowercase().as_str() {
                "true" | "on" | "yes" => Ok(Value::Boolean(true)),
                "false" | "off" | "no" => Ok(Value::Boolean(false)),
                _ => Err(self.refuse(&format!("`{text}`"))),
            };
        }
        let value = Value::String(text.split_whitespace().collect::<Vec<_>>().join(" "));
        self.check(&value).map(|()| value)
    }

    /// Checks that it accepts a value.
    pub(super) fn check(&self, value: &Value) -> Result<(), String> {
        let takes = match value {
            Value::Boolean(_) => self.values == SWITCH,
            Value::String(text) => {
                self.values != SWITCH && (self.values.is_empty() || self.values.contains(&text.as_str()))
            }
            _ => false,
        };
        if takes { Ok(()) } else { Err(self.refuse(&format!("`{}`", value.to_string().trim_matches('"')))) }
    }

    fn refuse(&self, found: &str) -> String {
        format!("`{}`: found {found}, expected {}", self.name, self.takes())
    }
}

/// The error for an unknown key, with the nearest known one.
pub(super) fn unknown(name: &str) -> String {
    let names = SettingKey::ALL.map(|key| key.name);
    let nearest = nearest(name, names).map_or_else(String::new, |name| format!(" (did you mean `{name}`?)"));
    format!(
        "there is no setting `{name}`{nearest}: there are {}, options.GAME.OPTION and keys.COMMAND",
        names.join(", ")
    )
}
