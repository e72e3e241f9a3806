//! Everything that a player keeps, as one file: records, name and exercises. Every host writes it and reads it.

use game::Said;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the file calls itself.
const KIND: &str = "player";
/// What the file of an offline edition calls itself.
const DEVICE: &str = "device";
/// How the source of a game begins that its player has played elsewhere.
const PLAYED: &[u8] = b"played ";
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

    /// Reads a file, or what an offline edition has exported.
    ///
    /// # Errors
    /// If it is no such file, or of a newer version. Its records are not looked at.
    pub fn read(text: &[u8]) -> Result<Self, Said> {
        let found =
            serde_json::from_slice(text).ok().or_else(|| Some(serde_json::from_slice::<Device>(text).ok()?.bundle()));
        let found: Self = found.ok_or_else(|| Said::from(("bundle-none", NO_BUNDLE)))?;
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

/// What an offline edition exports: the rows of its journal, each a checksum, a line break and a value as JSON.
#[derive(Deserialize)]
struct Device {
    underdeck: String,
    version: u32,
    rows: Vec<(String, String)>,
}

impl Device {
    /// Its games, name and exercises. The version is that of the rows, which are read as far as they can be.
    fn bundle(self) -> Bundle {
        let kind = if self.underdeck == DEVICE { KIND.to_owned() } else { self.underdeck };
        let mut bundle =
            Bundle { underdeck: kind, version: self.version, ..Bundle::new(String::new(), Vec::new(), String::new()) };
        let mut games = Vec::new();
        for (key, row) in &self.rows {
            let value: Value =
                row.split_once('\n').and_then(|(_, json)| serde_json::from_str(json).ok()).unwrap_or_default();
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            if key == "owner" {
                (bundle.name, bundle.practice) = (text(&value["name"]), text(&value["practice"]));
            } else if key.starts_with("game/") {
                // Where it comes from, if it was not played there: bytes that begin with a word if its player has played it.
                let source = value["facts"]["source"].as_array();
                let own = source.is_none_or(|bytes| PLAYED.iter().eq(bytes.iter().take(PLAYED.len())));
                games.push((value["number"].as_i64(), Bundled { record: text(&value["snapshot"]["record"]), own }));
            }
        }
        games.sort_by_key(|(number, _)| *number);
        bundle.games = games.into_iter().map(|(_, game)| game).collect();
        bundle
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
        for (from, to, told) in [("\"player\"", "\"other\"", "`other`"), ("\"version\": 1", "\"version\": 2", "update")]
        {
            let told_of = Bundle::read(text.replace(from, to).as_bytes()).unwrap_err();
            assert!(told_of.as_str().contains(told), "{told_of}");
        }
        assert!(Bundle::read(b"Underdeck record 1").is_err());
    }
}
