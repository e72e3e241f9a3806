//! A visitor's settings: one table gives the form, the stored text and the classes of a page.

use underdeck_game::{Id, text};
use underdeck_play::{ColourScheme, Forced};

use crate::looks::DisplaySettings;

/// A visitor's settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageSettings {
    /// The colour scheme. Schemes for terminals alone are shown and stored as `Auto`.
    pub theme: ColourScheme,
    /// Whether each suit has its own colour.
    pub four_colours: bool,
    /// Whether each suit is marked by its letter.
    pub letters: bool,
    /// Whether cards move.
    pub motion: bool,
    /// Whether moves make a sound; `None` until the visitor has chosen.
    pub sound: Option<bool>,
    /// Settings of touch screens.
    pub touch: TouchSettings,
    /// Whether the only legal move is played automatically.
    pub forced: Forced,
    /// Whether a page asks before a move or an aid that costs something. In deals of the day it always asks.
    pub confirm: bool,
    /// Whether text and cards are larger.
    pub large: bool,
    /// Whether single letters are commands.
    pub keys: bool,
    /// The display settings: background, backs, deck, volume.
    pub looks: DisplaySettings,
    /// The name on records and boards; may be empty.
    pub player: String,
}

/// Settings of touch screens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TouchSettings {
    /// Whether the device vibrates, if it can.
    pub haptics: bool,
    /// Whether the first tap only shows what a move does.
    pub twice: bool,
}

/// The longest player's name, in characters.
pub const LONGEST_NAME: usize = 40;

impl Default for PageSettings {
    fn default() -> Self {
        Self {
            theme: ColourScheme::Auto,
            four_colours: false,
            letters: false,
            motion: true,
            sound: None,
            touch: TouchSettings { haptics: true, twice: false },
            forced: Forced::Auto,
            confirm: true,
            large: false,
            keys: true,
            looks: DisplaySettings::default(),
            player: String::new(),
        }
    }
}

/// A setting.
pub(crate) struct Setting {
    /// Its name in forms.
    pub(crate) key: &'static str,
    /// Its values.
    pub(crate) control: Control,
}

/// How a visitor changes a setting.
pub(crate) enum Control {
    /// Radio buttons.
    Choice {
        /// The message above them.
        title: &'static Id,
        /// The values of the form.
        values: &'static [Choice],
        /// The value now.
        get: fn(&PageSettings) -> &'static str,
        /// Chooses a value.
        set: fn(&mut PageSettings, &str),
    },
    /// A box to tick.
    Switch {
        /// The message of its label.
        label: &'static Id,
        /// The message of a further note.
        note: &'static Id,
        /// The position that has a word in stored texts, and the word. A text without it means the other position.
        stored: (bool, &'static str),
        /// The position that has a class on pages, and the class.
        class: Option<(bool, &'static str)>,
        /// The position now.
        get: fn(&PageSettings) -> bool,
        /// Turns it on or off.
        set: fn(&mut PageSettings, bool),
    },
}

/// A value of a [`Control::Choice`].
pub(crate) struct Choice {
    /// Its word in forms.
    pub(crate) word: &'static str,
    /// The message of its label.
    pub(crate) label: &'static Id,
    /// Its word in stored texts; empty if it has none.
    stored: &'static str,
}

/// A switch that is the field of its key, or one of a group.
macro_rules! switch {
    ($key:ident $(of $group:ident)?, $label:ident, $note:ident, $stored:expr, $class:expr) => {
        Setting {
            key: stringify!($key),
            control: Control::Switch {
                label: &text::$label,
                note: &text::$note,
                stored: $stored,
                class: $class,
                get: |settings| settings.$($group.)?$key,
                set: |settings, is_on| settings.$($group.)?$key = is_on,
            },
        }
    };
}

/// All settings except the name and the looks, in the order of the page.
pub(crate) const SETTINGS: [Setting; 11] = [
    Setting {
        key: "theme",
        control: Control::Choice {
            title: &text::THEME,
            values: &THEMES,
            get: |settings| settings.theme.word(),
            set: |settings, word| settings.theme = ColourScheme::of(word),
        },
    },
    Setting {
        key: "forced",
        control: Control::Choice {
            title: &text::FORCED,
            values: &[
                Choice { word: Forced::Auto.word(), label: &text::FORCED_AUTO, stored: "" },
                Choice { word: Forced::On.word(), label: &text::FORCED_ON, stored: "forced" },
                Choice { word: Forced::Off.word(), label: &text::FORCED_OFF, stored: "unforced" },
            ],
            get: |settings| settings.forced.word(),
            set: |settings, word| settings.forced = Forced::of(word),
        },
    },
    switch!(four_colours, FOUR_COLOURS, FOUR_COLOURS_NOTE, (true, "four_colours"), Some((true, "four"))),
    switch!(letters, SUIT_LETTERS, SUIT_LETTERS_NOTE, (true, "letters"), None),
    switch!(large, LARGER, LARGER_NOTE, (true, "large"), Some((true, "large"))),
    switch!(motion, MOTION, MOTION_NOTE, (true, "motion"), Some((false, "still"))),
    Setting {
        key: "sound",
        control: Control::Switch {
            label: &text::SOUND,
            note: &text::SOUND_NOTE,
            stored: (true, "sound"),
            class: Some((true, "sound")),
            get: |settings| settings.sound == Some(true),
            set: |settings, is_on| settings.sound = Some(is_on),
        },
    },
    switch!(haptics of touch, HAPTICS, HAPTICS_NOTE, (true, "haptics"), Some((true, "haptics"))),
    switch!(keys, LETTER_KEYS, LETTER_KEYS_NOTE, (true, "keys"), Some((true, "keys"))),
    switch!(twice of touch, TWICE, TWICE_NOTE, (true, "twice"), Some((true, "twice"))),
    // Texts older than this setting mean that it is on.
    switch!(confirm, CONFIRM_SETTING, CONFIRM_SETTING_NOTE, (false, "unasked"), None),
];

/// The themes of pages. A stored text begins with one.
const THEMES: [Choice; 3] = [
    Choice { word: ColourScheme::Auto.word(), label: &text::THEME_AUTO, stored: ColourScheme::Auto.word() },
    Choice { word: ColourScheme::Light.word(), label: &text::THEME_LIGHT, stored: ColourScheme::Light.word() },
    Choice { word: ColourScheme::Dark.word(), label: &text::THEME_DARK, stored: ColourScheme::Dark.word() },
];

/// The word in stored texts of a visitor who wants no sound.
const SILENT: &str = "silent";

/// The value with this word; the first for any other.
fn chosen(values: &'static [Choice], word: &str) -> &'static Choice {
    values.iter().find(|choice| choice.word == word).unwrap_or(&values[0])
}

impl Setting {
    /// Sets it to a value of a form, if it has the value; a switch is off unless the value is `on`.
    fn fill_in(&self, settings: &mut PageSettings, value: &str) {
        match self.control {
            Control::Choice { values, set, .. } => {
                if values.iter().any(|choice| choice.word == value) {
                    set(settings, value);
                }
            }
            Control::Switch { set, .. } => set(settings, value == "on"),
        }
    }

    /// Its word in a stored text, if it has one.
    fn stored(&self, settings: &PageSettings) -> Option<&'static str> {
        match self.control {
            Control::Choice { values, get, .. } => {
                Some(chosen(values, get(settings)).stored).filter(|word| !word.is_empty())
            }
            Control::Switch { stored: (position, word), get, .. } => (get(settings) == position).then_some(word),
        }
    }

    /// Sets it from the words of a stored text.
    fn restore(&self, settings: &mut PageSettings, words: &[&str]) {
        match self.control {
            Control::Choice { values, set, .. } => {
                let is_named = |choice: &&Choice| !choice.stored.is_empty() && words.contains(&choice.stored);
                if let Some(choice) = values.iter().find(is_named) {
                    set(settings, choice.word);
                }
            }
            Control::Switch { stored: (position, word), set, .. } => {
                set(settings, words.contains(&word) == position);
            }
        }
    }

    /// The class of a page for it, if it has one.
    fn class(&self, settings: &PageSettings) -> Option<&'static str> {
        match self.control {
            Control::Switch { class: Some((position, class)), get, .. } => (get(settings) == position).then_some(class),
            Control::Switch { .. } | Control::Choice { .. } => None,
        }
    }
}

impl PageSettings {
    /// These settings with one of them changed to a value of a form.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Self {
        SETTINGS.iter().filter(|setting| setting.key == key).for_each(|setting| setting.fill_in(&mut self, value));
        self
    }

    /// The settings in a submitted form, which leaves out boxes that are not ticked. Unknown fields are ignored.
    pub fn from_form<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut settings = Self::default();
        for setting in &SETTINGS {
            if let Control::Switch { set, .. } = setting.control {
                set(&mut settings, false);
            }
        }
        for (key, value) in pairs {
            match SETTINGS.iter().find(|setting| setting.key == key) {
                Some(setting) => setting.fill_in(&mut settings, value),
                None if key == "player" => settings.player = name(value),
                None => settings.looks.set(key, value),
            }
        }
        settings
    }

    /// The settings as a short text for [`PageSettings::from_text`].
    pub fn to_text(&self) -> String {
        let silent = (self.sound == Some(false)).then_some(SILENT);
        let words = SETTINGS.iter().filter_map(|setting| setting.stored(self)).chain(silent).map(str::to_owned);
        let words: Vec<String> = words.chain(self.looks.words()).collect();
        format!("{};{}", words.join(" "), self.player)
    }

    /// The settings in a text, as far as they can be read.
    pub fn from_text(text: &str) -> Self {
        let (words, player) = text.split_once(';').unwrap_or((text, ""));
        let words: Vec<&str> = words.split(' ').collect();
        if !THEMES.iter().any(|theme| theme.stored == words[0]) {
            return Self::default();
        }
        let mut settings = Self { player: name(player), ..Self::default() };
        for setting in &SETTINGS {
            setting.restore(&mut settings, &words);
        }
        settings.sound = settings.sound.filter(|is_on| *is_on || words.contains(&SILENT));
        for (key, value) in words.iter().filter_map(|word| word.split_once('-')) {
            settings.looks.set(key, value);
        }
        settings
    }

    /// The classes of a page for its styles and scripts.
    pub(crate) fn classes(&self) -> String {
        let switches = SETTINGS.iter().filter_map(|setting| setting.class(self));
        let own = [chosen(&THEMES, self.theme.word()).word].into_iter().chain(switches).map(str::to_owned);
        own.chain(self.looks.words()).collect::<Vec<_>>().join(" ")
    }
}

/// Whether a character is invisible: marks of direction, joiners, fillers, tags.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// A name without control characters, invisible characters or extra spaces, cut to [`LONGEST_NAME`].
fn name(text: &str) -> String {
    let seen: String = text.chars().filter(|c| !is_invisible(*c)).collect();
    let words: Vec<&str> =
        seen.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).collect();
    words.join(" ").chars().filter(|&c| c != ';').take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::looks::LOOKS;

    #[test]
    fn every_setting_of_the_form_reads_back_from_its_text() {
        let mut all = vec![PageSettings::default()];
        for setting in &SETTINGS {
            let mut changed = PageSettings { player: "Ann".into(), ..PageSettings::default() };
            match setting.control {
                Control::Choice { values, get, .. } => {
                    for choice in values {
                        setting.fill_in(&mut changed, choice.word);
                        assert_eq!(get(&changed), choice.word);
                        all.push(changed.clone());
                    }
                }
                Control::Switch { get, class, .. } => {
                    let before = changed.clone();
                    setting.fill_in(&mut changed, if get(&before) { "off" } else { "on" });
                    assert_eq!(get(&changed), !get(&before), "{}", setting.key);
                    assert_eq!(changed.classes() != before.classes(), class.is_some(), "{}", setting.key);
                    all.push(changed);
                }
            }
        }
        for look in &LOOKS {
            for (word, _) in look.values {
                let mut changed = PageSettings::default();
                changed.looks.set(look.key, word);
                assert_eq!(changed.looks.get(look.key), *word);
                all.push(changed);
            }
        }
        for settings in all {
            assert_eq!(PageSettings::from_text(&settings.to_text()), settings, "{}", settings.to_text());
        }
    }

    #[test]
    fn a_form_sets_its_fields_and_turns_missing_switches_off() {
        let settings =
            PageSettings::from_form([("theme", "ascii"), ("forced", "off"), ("keys", "on"), ("felt", "blue")]);
        assert_eq!(settings.to_text(), "auto unforced keys unasked silent felt-blue;");
        let loud = settings.clone().with("sound", "on");
        assert_eq!(
            loud.to_text(),
            "auto unforced sound keys unasked felt-blue;",
            "a question elsewhere changes it alone"
        );
        assert_eq!(settings.classes(), "auto still keys felt-blue");
        for theme in [ColourScheme::Auto, ColourScheme::HighContrast, ColourScheme::Ascii] {
            let settings = PageSettings { theme, ..PageSettings::default() };
            assert_eq!(settings.classes(), "auto haptics keys");
            assert_eq!(settings.to_text(), "auto motion haptics keys;");
        }
    }

    #[test]
    fn malformed_texts_become_the_default_and_names_are_cut() {
        for text in ["", ";", "purple;x", "\u{0}", "on", "ascii;x"] {
            assert_eq!(PageSettings::from_text(text), PageSettings::default(), "{text:?}");
        }
        let long = "<b>\n\u{7}".to_owned() + &"x".repeat(90);
        let settings = PageSettings::from_form([("player", long.as_str()), ("nonsense", "on"), ("sound", "off")]);
        assert_eq!(settings.player.chars().count(), LONGEST_NAME);
        assert_eq!(name("A\u{202e}d\u{200d}a \u{2066}\0L\u{2069}"), "Ada L");
        assert!(settings.player.starts_with("<b> x") && settings.sound == Some(false) && !settings.motion);
    }

    #[test]
    fn texts_of_earlier_versions_keep_their_meaning_and_their_form() {
        let old = "dark unforced four_colours letters large sound keys unasked felt-blue back-waves deck-night volume-loud;Ann";
        let read = PageSettings::from_text(old);
        assert_eq!((read.theme, read.forced, read.player.as_str()), (ColourScheme::Dark, Forced::Off, "Ann"));
        assert!(read.four_colours && read.letters && read.large && read.sound == Some(true) && read.keys);
        assert!(!read.motion && !read.touch.haptics && !read.confirm);
        assert_eq!(
            ["felt", "back", "deck", "volume"].map(|key| read.looks.get(key)),
            ["blue", "waves", "night", "loud"]
        );
        assert_eq!(read.to_text(), old);
        for text in [
            "auto motion haptics keys;",
            "auto motion haptics keys silent;",
            "light forced motion haptics keys;A B",
            "auto;",
        ] {
            let read = PageSettings::from_text(text);
            assert!(read.confirm, "a text older than the setting");
            assert_eq!(read.to_text(), text);
        }
        assert_eq!(PageSettings::default().to_text(), "auto motion haptics keys;");
        let settings = PageSettings { confirm: false, ..PageSettings::default() };
        assert_eq!(settings.to_text(), "auto motion haptics keys unasked;");
    }
}
