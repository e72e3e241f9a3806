//! A visitor's display settings: background, backs, deck, volume.

use underdeck_game::{Id, text};

/// A setting with a few values. The first is the default.
pub(crate) struct DisplaySetting {
    /// Its name in forms and texts.
    pub(crate) key: &'static str,
    /// The message of its title.
    pub(crate) title: &'static Id,
    /// Its values, each with the message of its label.
    pub(crate) values: &'static [(&'static str, &'static Id)],
}

/// All display settings, in the order of the page.
pub(crate) const LOOKS: [DisplaySetting; 4] = [
    DisplaySetting {
        key: "felt",
        title: &text::LOOK_FELT,
        values: &[
            ("own", &text::LOOK_OWN),
            ("green", &text::LOOK_GREEN),
            ("blue", &text::LOOK_BLUE),
            ("wine", &text::LOOK_WINE),
            ("slate", &text::LOOK_SLATE),
        ],
    },
    DisplaySetting {
        key: "back",
        title: &text::LOOK_BACKS,
        values: &[
            ("own", &text::LOOK_OWN),
            ("lattice", &text::LOOK_LATTICE),
            ("bricks", &text::LOOK_BRICKS),
            ("waves", &text::LOOK_WAVES),
            ("scales", &text::LOOK_SCALES),
        ],
    },
    DisplaySetting {
        key: "deck",
        title: &text::LOOK_DECK,
        values: &[("drawn", &text::LOOK_DRAWN), ("bold", &text::LOOK_BOLD), ("night", &text::LOOK_NIGHT)],
    },
    DisplaySetting {
        key: "volume",
        title: &text::LOOK_VOLUME,
        values: &[("normal", &text::LOOK_NORMAL), ("soft", &text::LOOK_SOFT), ("loud", &text::LOOK_LOUD)],
    },
];

/// The values that a visitor has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DisplaySettings([u8; LOOKS.len()]);

impl DisplaySettings {
    /// The chosen value of a setting; empty if there is no such setting.
    pub(crate) fn get(self, key: &str) -> &'static str {
        let found = LOOKS.iter().zip(self.0).find(|(look, _)| look.key == key);
        found.map_or("", |(look, n)| look.values[usize::from(n)].0)
    }

    /// Chooses a value. Unknown keys and values are ignored.
    pub(crate) fn set(&mut self, key: &str, value: &str) {
        for (look, now) in LOOKS.iter().zip(&mut self.0).filter(|(look, _)| look.key == key) {
            if let Some(n) = look.values.iter().position(|(word, _)| *word == value) {
                *now = n as u8;
            }
        }
    }

    /// The values other than the defaults, such as `felt-blue`.
    pub(crate) fn words(self) -> impl Iterator<Item = String> {
        let changed = LOOKS.iter().zip(self.0).filter(|(_, n)| *n > 0);
        changed.map(|(look, n)| format!("{}-{}", look.key, look.values[usize::from(n)].0))
    }
}
