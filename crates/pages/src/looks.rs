//! A visitor's display settings: background, backs, deck, volume.

/// A setting with a few values. The first is the default.
pub(crate) struct DisplaySetting {
    /// Its name in forms and texts.
    pub(crate) key: &'static str,
    /// The message of its title.
    pub(crate) title: &'static str,
    /// Its values, each with the message of its label.
    pub(crate) values: &'static [(&'static str, &'static str)],
}

/// All display settings, in the order of the page.
pub(crate) const LOOKS: [DisplaySetting; 4] = [
    DisplaySetting {
        key: "felt",
        title: "look-felt",
        values: &[
            ("own", "look-own"),
            ("green", "look-green"),
            ("blue", "look-blue"),
            ("wine", "look-wine"),
            ("slate", "look-slate"),
        ],
    },
    DisplaySetting {
        key: "back",
        title: "look-backs",
        values: &[
            ("own", "look-own"),
            ("lattice", "look-lattice"),
            ("bricks", "look-bricks"),
            ("waves", "look-waves"),
            ("scales", "look-scales"),
        ],
    },
    DisplaySetting {
        key: "deck",
        title: "look-deck",
        values: &[("drawn", "look-drawn"), ("bold", "look-bold"), ("night", "look-night")],
    },
    DisplaySetting {
        key: "volume",
        title: "look-volume",
        values: &[("normal", "look-normal"), ("soft", "look-soft"), ("loud", "look-loud")],
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
