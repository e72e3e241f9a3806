//! The keys of the settings: what each does and takes.

use catalogue::nearest;
use toml::Value;

/// A key of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// Its name in the file.
    pub name: &'static str,
    /// The values it takes; none if it takes any text.
    pub values: &'static [&'static str],
    /// What it does, in one sentence.
    pub effect: &'static str,
}

const SWITCH: &[&str] = &["true", "false"];

impl Key {
    /// All keys but the options of games, in the order in which they are told.
    pub const ALL: [Self; 9] = [
        Self {
            name: "theme",
            values: &["auto", "dark", "light", "high-contrast", "ascii"],
            effect: "The colours of the table.",
        },
        Self { name: "four_colour", values: SWITCH, effect: "Each suit has a colour of its own." },
        Self {
            name: "motion",
            values: &["auto", "on", "off"],
            effect: "Cards are seen moving; auto where output is quick.",
        },
        Self { name: "mouse", values: SWITCH, effect: "The mouse is listened to." },
        Self { name: "player", values: &[], effect: "Your name in records; empty for none." },
        Self { name: "language", values: &["auto", "en"], effect: "The language of the texts." },
        Self {
            name: "confirm",
            values: SWITCH,
            effect: "Ask before a move is taken back that makes the record say you were informed.",
        },
        Self { name: "forced", values: SWITCH, effect: "A move that is the only legal one is made by itself." },
        Self { name: "linear", values: SWITCH, effect: "Open line mode in a terminal too." },
    ];

    /// The key of this name.
    pub fn find(name: &str) -> Option<&'static Self> {
        const { &Self::ALL }.iter().find(|key| key.name == name)
    }

    /// What it takes, in words.
    pub fn takes(&self) -> String {
        if self.values.is_empty() { "any text".into() } else { self.values.join(", ") }
    }

    /// The value that a text means.
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

    /// Whether it takes a value.
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

/// There is no such key; what may have been meant.
pub(super) fn unknown(name: &str) -> String {
    let names = Key::ALL.map(|key| key.name);
    let nearest = nearest(name, names).map_or_else(String::new, |name| format!(" (did you mean `{name}`?)"));
    format!("there is no setting `{name}`{nearest}: there are {}, and options.GAME.OPTION", names.join(", "))
}
