//! What every page knows of its visitor.

/// What every page knows of its visitor.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// The secret that every form carries, against forged requests.
    pub token: &'a str,
    /// How the visitor likes things.
    pub settings: &'a PageSettings,
    /// Path and query of this page.
    pub path: &'a str,
    /// Something to be told above the page.
    pub notice: Option<Notice<'a>>,
}

/// Something to be told above a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice<'a> {
    /// How much it matters.
    pub kind: NoticeKind,
    /// What it says.
    pub text: &'a str,
}

/// How much a notice matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeKind {
    /// Good to know.
    Info,
    /// Something was not done.
    Warning,
    /// Something is broken.
    Error,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How a visitor likes things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageSettings {
    /// Light or dark.
    pub theme: Theme,
    /// A colour for each suit.
    pub four_colours: bool,
    /// A letter beside each suit.
    pub letters: bool,
    /// Cards move.
    pub motion: bool,
    /// Small clicks.
    pub sound: bool,
    /// A move is played by itself where no other is legal.
    pub forced: bool,
    /// Larger text and cards.
    pub large: bool,
    /// Single letters are commands.
    pub keys: bool,
    /// The name on records and boards; may be empty.
    pub player: String,
}

/// The longest player's name, in characters.
pub const LONGEST_NAME: usize = 40;

impl Default for PageSettings {
    fn default() -> Self {
        Self {
            theme: Theme::Auto,
            four_colours: false,
            letters: false,
            motion: true,
            sound: false,
            forced: false,
            large: false,
            keys: true,
            player: String::new(),
        }
    }
}

impl Theme {
    /// The word in forms and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme of a word; `Auto` for any other.
    fn of(word: &str) -> Self {
        [Self::Light, Self::Dark].into_iter().find(|theme| theme.word() == word).unwrap_or_default()
    }
}

impl PageSettings {
    /// The settings that a submitted form says; a box that was not ticked is left out of a form. Unknown fields mean nothing.
    pub fn from_form<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut settings = Self { motion: false, keys: false, ..Self::default() };
        for (key, value) in pairs {
            match key {
                "theme" => settings.theme = Theme::of(value),
                "player" => settings.player = name(value),
                _ => {
                    if let Some(switch) = settings.switch(key) {
                        *switch = value == "on";
                    }
                }
            }
        }
        settings
    }

    /// The settings as a short text, which [`PageSettings::from_text`] reads.
    pub fn to_text(&self) -> String {
        let mut settings = self.clone();
        let mut words = vec![self.theme.word()];
        words.extend(SWITCHES.iter().map(|switch| switch.key).filter(|key| settings.switch(key).is_some_and(|on| *on)));
        format!("{};{}", words.join(" "), self.player)
    }

    /// The settings of a text; what cannot be read means nothing.
    pub fn from_text(text: &str) -> Self {
        let (words, player) = text.split_once(';').unwrap_or((text, ""));
        let switches = words.split(' ').map(|word| (word, "on"));
        let theme = words.split(' ').next().unwrap_or_default();
        if Theme::of(theme).word() != theme {
            return Self::default();
        }
        Self::from_form([("theme", theme), ("player", player)].into_iter().chain(switches))
    }

    pub(crate) fn switch(&mut self, key: &str) -> Option<&mut bool> {
        Some(match key {
            "four_colours" => &mut self.four_colours,
            "letters" => &mut self.letters,
            "motion" => &mut self.motion,
            "sound" => &mut self.sound,
            "forced" => &mut self.forced,
            "large" => &mut self.large,
            "keys" => &mut self.keys,
            _ => return None,
        })
    }
}

/// A setting that is on or off.
pub(crate) struct Switch {
    /// Its name in forms.
    pub(crate) key: &'static str,
    /// What it does, for its label.
    pub(crate) label: &'static str,
    /// A word more about it.
    pub(crate) note: &'static str,
}

/// All switches, in the order of the page.
pub(crate) const SWITCHES: [Switch; 7] = [
    Switch { key: "four_colours", label: "Four colours", note: "Clubs are green and diamonds blue." },
    Switch { key: "letters", label: "Suit letters", note: "C, D, H or S beside each suit." },
    Switch { key: "large", label: "Larger cards and text", note: "Everything a size up." },
    Switch { key: "motion", label: "Cards move", note: "Never where your system asks for less motion." },
    Switch { key: "sound", label: "Sound", note: "A soft click when a card is laid down." },
    Switch { key: "forced", label: "Play forced moves", note: "Where one move alone is legal, it is played for you." },
    Switch { key: "keys", label: "Letter keys", note: "U takes back, R plays again, H asks for a hint; see Help." },
];

/// A name without control characters and outer or doubled space, cut to its longest length.
fn name(text: &str) -> String {
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).collect();
    words.join(" ").chars().filter(|&c| c != ';').take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_read_back() {
        let mut settings = PageSettings { theme: Theme::Dark, player: "Ann".into(), ..PageSettings::default() };
        for switch in &SWITCHES {
            let on = settings.switch(switch.key).unwrap();
            *on = !*on;
            assert_eq!(PageSettings::from_text(&settings.to_text()), settings, "{}", switch.key);
        }
        assert_eq!(PageSettings::from_text(&PageSettings::default().to_text()), PageSettings::default());
    }

    #[test]
    fn rubbish_becomes_the_default_and_names_are_cut() {
        for text in ["", ";", "purple;x", "\u{0}", "on"] {
            assert_eq!(PageSettings::from_text(text), PageSettings::default(), "{text:?}");
        }
        let long = "<b>\n\u{7}".to_owned() + &"x".repeat(90);
        let settings = PageSettings::from_form([("player", long.as_str()), ("nonsense", "on"), ("sound", "off")]);
        assert_eq!(settings.player.chars().count(), LONGEST_NAME);
        assert!(settings.player.starts_with("<b> x") && !settings.sound && !settings.motion);
    }
}
