//! The keys of the settings: what each one does and accepts.

use toml::Value;
use underdeck_chronicle::Winnable;
use underdeck_game::{Id, Language, Link, Message, nearest, say, text};
use underdeck_play::{ColourScheme, Forced};

use super::{AUTO, CardBack, Cloth};

/// A key of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettingKey {
    /// Its name in the file.
    pub name: &'static str,
    /// The values it accepts; empty if it accepts any text.
    pub values: &'static [&'static str],
    /// Its name for players, and its effect.
    texts: [&'static Id; 2],
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
    pub const ALL: [Self; 13] = [
        Self::of("theme", &ColourScheme::WORDS, [&text::SETTING_THEME_NAME, &text::SETTING_THEME]),
        Self::of("cloth", &Cloth::WORDS, [&text::SETTING_CLOTH_NAME, &text::SETTING_CLOTH]),
        Self::of("back", &CardBack::WORDS, [&text::SETTING_BACK_NAME, &text::SETTING_BACK]),
        Self::of("four_colour", SWITCH, [&text::SETTING_FOUR_COLOUR_NAME, &text::SETTING_FOUR_COLOUR]),
        Self::of("motion", &["auto", "on", "off"], [&text::SETTING_MOTION_NAME, &text::SETTING_MOTION]),
        Self::of("mouse", SWITCH, [&text::SETTING_MOUSE_NAME, &text::SETTING_MOUSE]),
        Self::of("player", &[], [&text::SETTING_PLAYER_NAME, &text::SETTING_PLAYER]),
        Self::of("language", &LANGUAGES, [&text::SETTING_LANGUAGE_NAME, &text::SETTING_LANGUAGE]),
        Self::of("confirm", SWITCH, [&text::SETTING_CONFIRM_NAME, &text::SETTING_CONFIRM]),
        Self::of("forced", &Forced::WORDS, [&text::SETTING_FORCED_NAME, &text::SETTING_FORCED]),
        Self::of("winnable", &Winnable::WORDS, [&text::SETTING_WINNABLE_NAME, &text::SETTING_WINNABLE]),
        Self::of("linear", SWITCH, [&text::SETTING_LINEAR_NAME, &text::SETTING_LINEAR]),
        Self::of("full_words", SWITCH, [&text::SETTING_FULL_WORDS_NAME, &text::SETTING_FULL_WORDS]),
    ];

    const fn of(name: &'static str, values: &'static [&'static str], texts: [&'static Id; 2]) -> Self {
        Self { name, values, texts }
    }

    /// Its name for players.
    pub fn said(&self) -> Message {
        self.texts[0].into()
    }

    /// Its effect, in one sentence.
    pub fn effect(&self) -> Message {
        self.texts[1].into()
    }

    /// Whether it is either on or off.
    pub fn is_switch(&self) -> bool {
        self.values == SWITCH
    }

    /// The key of this name.
    pub fn find(name: &str) -> Option<&'static Self> {
        const { &Self::ALL }.iter().find(|key| key.name == name)
    }

    /// The accepted values, in words.
    pub fn takes(&self) -> Message {
        if self.values.is_empty() {
            say!(SETTING_ANY_TEXT)
        } else {
            Message::join(self.values.iter().copied(), Link::Comma)
        }
    }

    /// Parses a value.
    pub(super) fn parse(&self, text: &str) -> Result<Value, Message> {
        if self.is_switch() {
            return match text.to_lowercase().as_str() {
                "true" | "on" | "yes" => Ok(Value::Boolean(true)),
                "false" | "off" | "no" => Ok(Value::Boolean(false)),
                _ => Err(self.refuse(text)),
            };
        }
        let value = Value::String(text.split_whitespace().collect::<Vec<_>>().join(" "));
        self.check(&value).map(|()| value)
    }

    /// Checks that it accepts a value.
    pub(super) fn check(&self, value: &Value) -> Result<(), Message> {
        let takes = match value {
            Value::Boolean(_) => self.values == SWITCH,
            Value::String(text) => {
                self.values != SWITCH && (self.values.is_empty() || self.values.contains(&text.as_str()))
            }
            _ => false,
        };
        if takes { Ok(()) } else { Err(self.refuse(value.to_string().trim_matches('"'))) }
    }

    fn refuse(&self, found: &str) -> Message {
        say!(SETTING_VALUE, key = self.name, found, expected = self.takes())
    }
}

/// The error for an unknown key, with the nearest known one.
pub(super) fn unknown(name: &str) -> Message {
    let names = SettingKey::ALL.map(|key| key.name);
    let known = Message::join(names, Link::Comma);
    match nearest(name, names) {
        Some(word) => say!(SETTING_UNKNOWN_NEAREST, name, word, known),
        None => say!(SETTING_UNKNOWN, name, known),
    }
}
