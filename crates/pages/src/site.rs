//! What every page knows about its visitor.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use game::Said;
use maud::{Markup, html};
use play::Forced;

use crate::words::Language;

use crate::looks::Looks;
use crate::told::{Words, told};

/// What every page knows about its visitor.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// The token that every form carries against forged requests.
    pub token: &'a str,
    /// The visitor's settings.
    pub settings: &'a PageSettings,
    /// The page's path and query.
    pub path: &'a str,
    /// The scheme and host of this site, such as `https://cards.example`; empty if they are unknown.
    pub origin: &'a str,
    /// The language of the pages.
    pub language: Language,
    /// A notice above the page.
    pub notice: Option<Notice<'a>>,
}

impl Site<'_> {
    /// The message `id` in the language of the pages.
    pub(crate) fn say(&self, id: &str) -> Cow<'static, str> {
        self.language.say(id)
    }

    /// The message `id` with arguments.
    pub(crate) fn tell(&self, id: &str, values: &[(&'static str, FluentValue<'_>)]) -> Cow<'static, str> {
        self.language.tell(id, values)
    }

    /// A day, `2026-11-25`, or a month, `2026-11`, as people write it.
    pub(crate) fn day(&self, date: &str) -> String {
        let parts: Vec<u16> = date.split('-').map_while(|part| part.parse().ok()).collect();
        match parts[..] {
            [year, month, day] => {
                self.tell("day-long", &[("day", day.into()), ("month", month.into()), ("year", year.into())])
            }
            [year, month] => self.tell("month-long", &[("month", month.into()), ("year", year.into())]),
            _ => Cow::Borrowed(date),
        }
        .into_owned()
    }

    /// The aids that a record names, such as `hints 3, coach 1`.
    pub(crate) fn aids(&self, text: &str) -> String {
        let told = |aid: &str| {
            let (word, n) = aid.split_once(' ').unwrap_or((aid, "1"));
            let id = match word {
                "hints" => "aid-hints",
                "solver" => "aid-solver",
                "coach" => "aid-coach",
                _ => return aid.to_owned(),
            };
            self.tell(id, &[("n", n.parse::<u32>().unwrap_or(1).into())]).into_owned()
        };
        text.split(", ").map(told).collect::<Vec<_>>().join(", ")
    }

    /// The result of a record, such as `won` or `winner 2`.
    pub(crate) fn result(&self, word: &str) -> Cow<'static, str> {
        match word.split_once(' ') {
            Some(("winner", seat)) => self.tell("result-winner", &[("seat", seat.into())]),
            _ => match word {
                "won" => self.say("result-won"),
                "lost" => self.say("result-lost"),
                "draw" => self.say("result-draw"),
                "left" => self.say("result-left"),
                "*" => self.say("result-none"),
                other => Cow::Owned(other.to_owned()),
            },
        }
    }
}

impl Site<'_> {
    /// A sentence of the house in the language of the pages.
    pub(crate) fn said(&self, said: &Said) -> Cow<'static, str> {
        told(self.language, said.id, &said.values)
    }

    /// What was wrong with a form.
    pub(crate) fn complaint(&self, error: Option<&Words>) -> Markup {
        html! { @if let Some(error) = error { p class="notice error" role="alert" lang=[error.lang()] { (error.sentence(self.language)) } } }
    }

    /// Sentences of the house, a space between them.
    pub(crate) fn all_said(&self, said: &[Said]) -> Markup {
        html! { @for (n, one) in said.iter().enumerate() { @if n > 0 { " " } (self.said(one)) } }
    }
}

/// A notice above a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice<'a> {
    /// Its severity.
    pub kind: NoticeKind,
    /// What it says.
    pub text: &'a Words,
}

/// The severity of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeKind {
    /// Good to know.
    Info,
    /// Something was not done.
    Warning,
    /// Something is broken.
    Error,
}

/// The colour scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As set in the system.
    #[default]
    Auto,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// A visitor's settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageSettings {
    /// The colour scheme.
    pub theme: Theme,
    /// Whether each suit has its own colour.
    pub four_colours: bool,
    /// Whether each suit is marked by its letter.
    pub letters: bool,
    /// Whether cards move.
    pub motion: bool,
    /// Whether moves make a sound.
    pub sound: bool,
    /// Whether a device that can vibrate does so.
    pub haptics: bool,
    /// Whether the only legal move is played automatically.
    pub forced: Forced,
    /// Whether a page asks before a move or an aid that costs something. In deals of the day it always does.
    pub confirm: bool,
    /// Whether text and cards are larger.
    pub large: bool,
    /// Whether single letters are commands.
    pub keys: bool,
    /// Felt, backs, deck and volume.
    pub looks: Looks,
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
            haptics: true,
            forced: Forced::Auto,
            confirm: true,
            large: false,
            keys: true,
            looks: Looks::default(),
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

    /// The theme with this word; `Auto` for any other text.
    fn of(word: &str) -> Self {
        [Self::Light, Self::Dark].into_iter().find(|theme| theme.word() == word).unwrap_or_default()
    }
}

impl PageSettings {
    /// The settings in a submitted form, which leaves out boxes that are not ticked. Unknown fields are ignored.
    pub fn from_form<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut settings = Self { motion: false, haptics: false, keys: false, confirm: false, ..Self::default() };
        for (key, value) in pairs {
            match key {
                "theme" => settings.theme = Theme::of(value),
                "forced" => settings.forced = Forced::of(value),
                "player" => settings.player = name(value),
                _ => {
                    settings.looks.set(key, value);
                    if let Some(switch) = settings.switch(key) {
                        *switch = value == "on";
                    }
                }
            }
        }
        settings
    }

    /// The settings as a short text for [`PageSettings::from_text`].
    pub fn to_text(&self) -> String {
        let mut settings = self.clone();
        let mut words = vec![self.theme.word()];
        words.extend(FORCED.iter().filter(|(forced, _)| *forced == self.forced).map(|(_, word)| *word));
        let is_written = |key: &&str| *key != CONFIRM && settings.switch(key).is_some_and(|on| *on);
        words.extend(SWITCHES.iter().map(|switch| switch.key).filter(is_written));
        words.extend((!self.confirm).then_some(UNASKED));
        let looks: Vec<String> = self.looks.words().collect();
        words.extend(looks.iter().map(String::as_str));
        format!("{};{}", words.join(" "), self.player)
    }

    /// The settings in a text, as far as they can be read.
    pub fn from_text(text: &str) -> Self {
        let (words, player) = text.split_once(';').unwrap_or((text, ""));
        let switches = words.split(' ').map(|word| match FORCED.iter().find(|(_, known)| *known == word) {
            Some((forced, _)) => ("forced", forced.word()),
            None => word.split_once('-').unwrap_or((word, "on")),
        });
        let theme = words.split(' ').next().unwrap_or_default();
        if Theme::of(theme).word() != theme {
            return Self::default();
        }
        let confirm = if words.split(' ').any(|word| word == UNASKED) { "off" } else { "on" };
        Self::from_form([("theme", theme), ("player", player), (CONFIRM, confirm)].into_iter().chain(switches))
    }

    pub(crate) fn switch(&mut self, key: &str) -> Option<&mut bool> {
        Some(match key {
            "four_colours" => &mut self.four_colours,
            "letters" => &mut self.letters,
            "motion" => &mut self.motion,
            "sound" => &mut self.sound,
            "haptics" => &mut self.haptics,
            CONFIRM => &mut self.confirm,
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
    /// The message that says what it does.
    pub(crate) label: &'static str,
    /// The message of a further note.
    pub(crate) note: &'static str,
}

/// All switches in the order of the page.
pub(crate) const SWITCHES: [Switch; 8] = [
    Switch { key: "four_colours", label: "four-colours", note: "four-colours-note" },
    Switch { key: "letters", label: "suit-letters", note: "suit-letters-note" },
    Switch { key: "large", label: "larger", note: "larger-note" },
    Switch { key: "motion", label: "motion", note: "motion-note" },
    Switch { key: "sound", label: "sound", note: "sound-note" },
    Switch { key: "haptics", label: "haptics", note: "haptics-note" },
    Switch { key: "keys", label: "letter-keys", note: "letter-keys-note" },
    Switch { key: CONFIRM, label: "confirm-setting", note: "confirm-setting-note" },
];

/// The switch that texts written before it leave out, so they name it by a word of its own when it is off.
const CONFIRM: &str = "confirm";
const UNASKED: &str = "unasked";

/// Words of [`PageSettings::to_text`] for what is not the default.
const FORCED: [(Forced, &str); 2] = [(Forced::On, "forced"), (Forced::Off, "unforced")];

/// Whether a character is not seen itself but changes what is: marks of direction, joiners, fillers, tags.
const fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// A name without control characters, characters that are not seen, or extra spaces, cut to [`LONGEST_NAME`].
fn name(text: &str) -> String {
    let seen: String = text.chars().filter(|c| !is_unseen(*c)).collect();
    let words: Vec<&str> =
        seen.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).collect();
    words.join(" ").chars().filter(|&c| c != ';').take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::looks::LOOKS;

    #[test]
    fn settings_read_back() {
        let mut settings = PageSettings { theme: Theme::Dark, player: "Ann".into(), ..PageSettings::default() };
        for switch in &SWITCHES {
            let on = settings.switch(switch.key).unwrap();
            *on = !*on;
            assert_eq!(PageSettings::from_text(&settings.to_text()), settings, "{}", switch.key);
        }
        for look in &LOOKS {
            for (word, _) in look.values {
                settings.looks.set(look.key, word);
                let read = PageSettings::from_text(&settings.to_text());
                assert_eq!((read.looks.get(look.key), &read), (*word, &settings), "{}", look.key);
            }
        }
        for forced in [Forced::On, Forced::Off] {
            settings.forced = forced;
            assert_eq!(PageSettings::from_text(&settings.to_text()), settings, "{forced:?}");
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
        assert_eq!(name("A\u{202e}d\u{200d}a \u{2066}\0L\u{2069}"), "Ada L");
        assert!(settings.player.starts_with("<b> x") && !settings.sound && !settings.motion);
    }
}
