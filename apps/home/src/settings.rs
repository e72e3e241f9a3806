//! The player's settings, in one TOML file.

mod keys;

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use toml::{Table, Value};
use underdeck_chronicle::Winnable;
use underdeck_game::{Message, say};
pub use underdeck_play::ColourScheme;
use underdeck_play::Forced;

use crate::Error;
use crate::disk::write_whole;
use crate::error::reason;
use crate::guard::{self, note_version};
use crate::root::settings_file;

pub use keys::SettingKey;

/// The version of the file's format.
const VERSION: i64 = 1;

/// The language of the system.
pub(crate) const AUTO: &str = "auto";

/// The comment at the top of the file.
const HEAD: &str = "# Underdeck's settings. `underdeck settings` explains them.\n\n";

/// The player's settings. Unknown keys of the file are kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    version: i64,
    /// The colours.
    pub theme: ColourScheme,
    /// The colour of the table in the dark and the light theme.
    pub cloth: Cloth,
    /// The pattern on the backs of cards.
    pub back: CardBack,
    /// Whether each suit has a colour of its own.
    pub four_colour: bool,
    /// Whether cards are animated.
    pub motion: Motion,
    /// Whether the mouse is used.
    pub mouse: bool,
    /// The player's name in records; empty for none.
    pub player: String,
    /// The language of the program: `auto`, or the code of a language.
    pub language: String,
    /// Whether to ask before a command that costs something.
    pub confirm: bool,
    /// Whether forced moves are played automatically.
    pub forced: Forced,
    /// The kind of deals for new games.
    pub winnable: Winnable,
    /// Whether to use line mode in a terminal too.
    pub linear: bool,
    /// Whether line mode writes cards in full words.
    pub full_words: bool,
    /// The options for new games, by game and option, as entered.
    pub options: BTreeMap<String, BTreeMap<String, String>>,
    /// The player's own keys for the full-screen table, by command; several are separated by spaces.
    pub keys: BTreeMap<String, String>,
    #[serde(flatten)]
    others: Table,
}

/// The colour of the full-screen table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cloth {
    /// Green.
    #[default]
    Forest,
    /// Blue.
    Midnight,
    /// Red.
    Wine,
}

impl Cloth {
    /// All colours, in the order of the settings.
    pub const ALL: [Self; 3] = [Self::Forest, Self::Midnight, Self::Wine];
    pub(crate) const WORDS: [&str; 3] = ["forest", "midnight", "wine"];
}

/// The pattern on the backs of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardBack {
    /// A woven ground.
    #[default]
    Weave,
    /// Small diamonds.
    Diamonds,
    /// Lines of dots.
    Dots,
}

impl CardBack {
    /// All patterns, in the order of the settings.
    pub const ALL: [Self; 3] = [Self::Weave, Self::Diamonds, Self::Dots];
    pub(crate) const WORDS: [&str; 3] = ["weave", "diamonds", "dots"];
}

/// Whether cards are animated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// If output is fast enough.
    #[default]
    Auto,
    /// Always.
    On,
    /// Never.
    Off,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            version: VERSION,
            theme: ColourScheme::Auto,
            cloth: Cloth::Forest,
            back: CardBack::Weave,
            four_colour: false,
            motion: Motion::Auto,
            mouse: true,
            player: String::new(),
            language: AUTO.into(),
            confirm: true,
            forced: Forced::Auto,
            winnable: Winnable::Auto,
            linear: false,
            full_words: false,
            options: BTreeMap::new(),
            keys: BTreeMap::new(),
            others: Table::new(),
        }
    }
}

impl Settings {
    /// The file of the settings.
    ///
    /// # Errors
    /// If there is no home.
    pub fn file() -> Result<PathBuf, Error> {
        settings_file()
    }

    /// Reads the player's settings; the defaults if there is no file.
    ///
    /// # Errors
    /// If the file cannot be read, has a newer version, or has a key with an invalid value.
    pub fn load() -> Result<Self, Error> {
        let file = Self::file()?;
        match fs::read_to_string(&file) {
            Ok(text) => Self::read(&text).map_err(|message| Error::file(&file, message)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(Error::file(&file, error)),
        }
    }

    /// Changes a key in the player's settings as [`set`](Self::set) does, and saves them. Reads and keeps the changes that other programs
    /// made meanwhile.
    ///
    /// # Errors
    /// As [`set`](Self::set) and [`load`](Self::load), or if the file cannot be written. Nothing changes then.
    pub fn change(&mut self, key: &str, value: &str) -> Result<(), Error> {
        let _ = note_version();
        let _alone = guard::alone();
        let mut settings = Self::load()?;
        settings.set(key, value)?;
        settings.save_in(&Self::file()?)?;
        *self = settings;
        Ok(())
    }

    /// The value of a key as typed; `options.GAME.OPTION` is an option for new games, `keys.COMMAND` the keys of a command. `None` if the key is unknown or the
    /// option is not set.
    pub fn get(&self, key: &str) -> Option<String> {
        if let Some((game, option)) = option_key(key) {
            return self.options.get(game)?.get(option).cloned();
        }
        if let Some(command) = key.strip_prefix("keys.") {
            return Some(self.keys.get(command).cloned().unwrap_or_default());
        }
        SettingKey::find(key)?;
        match Table::try_from(self).ok()?.remove(key)? {
            Value::String(text) => Some(text),
            value => Some(value.to_string()),
        }
    }

    /// Sets a key to a value as typed; an empty value for `options.GAME.OPTION` or `keys.COMMAND` restores its default.
    ///
    /// # Errors
    /// If the key is unknown or the value invalid; the message names the accepted ones.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Error> {
        if let Some((game, option)) = option_key(key) {
            return self.set_option(game, option, value);
        }
        if let Some(command) = key.strip_prefix("keys.") {
            self.keys.insert(command.to_owned(), value.to_owned());
            self.keys.retain(|_, keys| !keys.is_empty());
            return Ok(());
        }
        let known = SettingKey::find(key).ok_or_else(|| Error::Usage(keys::unknown(key).into()))?;
        let toml = known.parse(value).map_err(|message| Error::Usage(message.into()))?;
        let mut table = Table::try_from(&*self).map_err(|error| Error::Failed(error.to_string()))?;
        table.insert(known.name.into(), toml);
        *self = table.try_into().map_err(|error: toml::de::Error| Error::Usage(error.message().to_owned()))?;
        Ok(())
    }

    /// The options for new games of a game, for `underdeck_catalogue::Game::deal`.
    pub fn options_of(&self, game: &str) -> Vec<(String, String)> {
        let set = self.options.get(game).into_iter().flatten();
        set.map(|(key, value)| (key.clone(), value.clone())).collect()
    }

    /// The unknown keys of the file.
    pub fn unknown(&self) -> impl Iterator<Item = &str> {
        self.others.keys().map(String::as_str)
    }

    fn set_option(&mut self, game: &str, option: &str, value: &str) -> Result<(), Error> {
        let id = underdeck_catalogue::find(game)?.info().id;
        let mut options = self.options.get(id).cloned().unwrap_or_default();
        match option_text(value)? {
            value if value.is_empty() => options.remove(option),
            value => options.insert(option.to_owned(), value),
        };
        let typed: Vec<(String, String)> = options.clone().into_iter().collect();
        underdeck_catalogue::find(id)?.deal(&typed, 0)?;
        self.options.insert(id.to_owned(), options);
        self.options.retain(|_, options| !options.is_empty());
        Ok(())
    }

    fn save_in(&self, file: &Path) -> Result<(), Error> {
        let text = toml::to_string(self).map_err(|error| Error::file(file, error))?;
        write_whole(file, &format!("{HEAD}{text}")).map_err(|error| Error::unwritten(file, &error))
    }

    fn read(text: &str) -> Result<Self, Message> {
        let mut table: Table =
            text.parse().map_err(|error: toml::de::Error| Message::from(error.to_string().trim_end()))?;
        // Earlier versions had a switch.
        if let Some(Value::Boolean(forced)) = table.get("forced") {
            let word = if *forced { "on" } else { "off" };
            table.insert("forced".into(), Value::String(word.into()));
        }
        match table.get("version") {
            Some(Value::Integer(version)) if (1..=VERSION).contains(version) => {}
            Some(Value::Integer(version)) if *version > VERSION => {
                return Err(say!(SETTINGS_NEWER, version, known = VERSION));
            }
            Some(value) => {
                return Err(say!(SETTING_VALUE, key = "version", found = value.to_string(), expected = VERSION));
            }
            None if table.is_empty() => {}
            None => return Err(say!(SETTINGS_NO_VERSION, known = VERSION)),
        }
        for key in SettingKey::ALL {
            if let Some(value) = table.get(key.name) {
                key.check(value)?;
            }
        }
        table.try_into().map_err(|error: toml::de::Error| error.to_string().trim_end().into())
    }
}

/// The game and the option of a key such as `options.well.ranks`.
fn option_key(key: &str) -> Option<(&str, &str)> {
    key.strip_prefix("options.")?.split_once('.')
}

/// The value of an option as it is typed on one line: the name of a `.toml` or `.txt` file stands for its text. The lines of a `.txt` file are
/// joined by `/`.
///
/// # Errors
/// If the file cannot be read or is longer than any option takes.
pub fn option_text(typed: &str) -> Result<String, Error> {
    /// More than any option takes.
    const MOST: u64 = 1 << 20;
    let path = Path::new(typed);
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    if typed.contains('\n') || !["toml", "txt"].contains(&ending) {
        return Ok(typed.to_owned());
    }
    let unread = |why: Message| Error::Usage(say!(OPTION_UNREAD, path = typed, why).to_string());
    let mut text = String::new();
    let read = fs::File::open(path).and_then(|file| file.take(MOST).read_to_string(&mut text));
    read.map_err(|error| unread(reason(&error)))?;
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    Ok(if ending == "txt" { lines.join("/") } else { text })
}

#[cfg(test)]
mod tests;
