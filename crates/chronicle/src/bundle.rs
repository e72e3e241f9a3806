//! Everything that a player keeps, as one file: records, name and exercises. Every host writes it and reads it.

use game::Said;
use serde::{Deserialize, Serialize};

/// What the file calls itself.
const KIND: &str = "player";
/// What is said of a text that cannot be read at all.
const NO_BUNDLE: &str = "this is no exported file: `underdeck export` writes one";
/// The version of its form.
const VERSION: u32 = 1;

/// Everything that a player keeps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bundle {
    underdeck: String,
    version: u32,
    /// The name of the player; empty if they have none.
    #[serde(default)]
    pub name: String,
    /// The games, oldest first: finished ones, those in progress, chapters of campaigns.
    pub games: Vec<Bundled>,
    /// The exercises as text; empty if there are none.
    #[serde(default)]
    pub practice: String,
}

/// A game in such a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bundled {
    /// The record.
    pub record: String,
    /// Whether the player played it, instead of taking it from elsewhere.
    #[serde(default)]
    pub own: bool,
}

impl Bundle {
    /// A file of these games.
    pub fn new(name: String, games: Vec<Bundled>, practice: String) -> Self {
        Self { underdeck: KIND.to_owned(), version: VERSION, name, games, practice }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it is no such file, or of a newer version. Its records are not looked at.
    pub fn read(text: &[u8]) -> Result<Self, Said> {
        let found: Self = serde_json::from_slice(text).map_err(|_| Said::from(("bundle-none", NO_BUNDLE)))?;
        match found {
            Self { underdeck, .. } if underdeck != KIND => {
                let english = format!("this is a file of another kind: `{underdeck:.40}`, not `{KIND}`");
                let kind = format!("{underdeck:.40}").into();
                Err(Said::new("refused-file-kind", english, [("kind", kind), ("known", KIND.into())]))
            }
            Self { version, .. } if version > VERSION => {
                let english = format!(
                    "the file is of version {version}, and this program knows version {VERSION}: update it first"
                );
                Err(Said::new("bundle-version", english, [("version", version.into()), ("known", VERSION.into())]))
            }
            found => Ok(found),
        }
    }

    /// The file's text.
    ///
    /// # Errors
    /// None are known: every record can be written as JSON.
    pub fn text(&self) -> Result<String, String> {
        serde_json::to_string_pretty(self).map(|text| text + "\n").map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_as_it_was_written_and_another_is_refused() {
        let game = Bundled { record: "Underdeck record 1\n".into(), own: true };
        let bundle = Bundle::new("Ada".into(), vec![game], String::new());
        let text = bundle.text().unwrap();
        assert_eq!(Bundle::read(text.as_bytes()), Ok(bundle));
        for (from, to, told) in
            [("\"player\"", "\"device\"", "`device`"), ("\"version\": 1", "\"version\": 2", "update")]
        {
            let told_of = Bundle::read(text.replace(from, to).as_bytes()).unwrap_err();
            assert!(told_of.as_str().contains(told), "{told_of}");
        }
        assert!(Bundle::read(b"Underdeck record 1").is_err());
    }
}
