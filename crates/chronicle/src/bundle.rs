//! A player's data as one file: records, name and exercises. Every host reads and writes it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use underdeck_game::{Message, say};
use underdeck_play::moment_text;
use underdeck_record::Record;

use crate::identity::{Marks, PLAYED, stored_id};

/// The kind of file, in its JSON.
const KIND: &str = "player";
/// The kind of file that an offline edition exports.
const DEVICE: &str = "device";
/// The version of the format.
const VERSION: u32 = 1;

/// A player's data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerExport {
    underdeck: String,
    version: u32,
    /// The name of the player; empty if they have none.
    #[serde(default)]
    pub name: String,
    /// Finished games in the order of their ends, then games in progress and chapters of campaigns.
    pub games: Vec<ExportedGame>,
    /// The exercises as JSON; empty if there are none.
    #[serde(default)]
    pub practice: String,
}

/// A game of an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExportedGame {
    /// The record.
    pub record: String,
    /// Whether the player played it; false for an imported game.
    #[serde(default)]
    pub own: bool,
}

impl PlayerExport {
    /// Makes an export of these games.
    pub fn new(name: String, games: Vec<ExportedGame>, practice: String) -> Self {
        Self { underdeck: KIND.to_owned(), version: VERSION, name, games, practice }
    }

    /// Reads an export, or a file that an offline edition exported. Records are not validated.
    ///
    /// # Errors
    /// If the text is neither, or has a newer version.
    pub fn read(text: &[u8]) -> Result<Self, Message> {
        let found =
            serde_json::from_slice(text).ok().or_else(|| Some(serde_json::from_slice::<Device>(text).ok()?.bundle()));
        let found: Self = found.ok_or_else(|| say!(BUNDLE_NONE))?;
        match found {
            Self { underdeck, .. } if underdeck != KIND => {
                let kind = format!("{underdeck:.40}");
                Err(say!(REFUSED_FILE_KIND, kind, known = KIND))
            }
            Self { version, .. } if version > VERSION => Err(say!(BUNDLE_VERSION, version, known = VERSION)),
            found => Ok(found),
        }
    }

    /// The export as JSON.
    ///
    /// # Errors
    /// None are known: every record can be written as JSON.
    pub fn text(&self) -> Result<String, String> {
        serde_json::to_string_pretty(self).map(|text| text + "\n").map_err(|error| error.to_string())
    }
}

/// The export of an offline edition: the rows of its journal, each a checksum, a line break and a value as JSON.
#[derive(Deserialize)]
struct Device {
    underdeck: String,
    version: u32,
    rows: Vec<(String, String)>,
}

impl Device {
    /// Converts it to an export. Rows that cannot be read are skipped, since their version is that of the journal.
    fn bundle(self) -> PlayerExport {
        let kind = if self.underdeck == DEVICE { KIND.to_owned() } else { self.underdeck };
        let mut bundle = PlayerExport {
            underdeck: kind,
            version: self.version,
            ..PlayerExport::new(String::new(), Vec::new(), String::new())
        };
        let mut games = Vec::new();
        for (key, row) in &self.rows {
            let value: Value =
                row.split_once('\n').and_then(|(_, json)| serde_json::from_str(json).ok()).unwrap_or_default();
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            if key == "owner" {
                (bundle.name, bundle.practice) = (text(&value["name"]), text(&value["practice"]));
            } else if key.starts_with("game/") {
                games.push(Row::of(&value));
            }
        }
        games.sort_by(|a, b| a.order.cmp(&b.order));
        let mut marks = Marks::new(i64::MAX, 0);
        bundle.games = games.into_iter().map(|row| row.bundled(&mut marks)).collect();
        bundle
    }
}

/// A game of a journal.
struct Row {
    /// The record, or the text if it is not a record.
    record: Result<Record, String>,
    own: bool,
    /// The time of the last change, in milliseconds since 1970.
    changed: i64,
    /// The sort key: games in progress come last, in the order of their starts.
    order: (bool, String, Option<i64>, String),
}

impl Row {
    fn of(value: &Value) -> Self {
        // The source of a game from elsewhere: bytes that begin with a fixed word if the player played it.
        let source = value["facts"]["source"].as_array();
        let source: Option<Vec<u8>> = source.map(|bytes| {
            bytes.iter().filter_map(|byte| u8::try_from(byte.as_u64().unwrap_or_default()).ok()).collect()
        });
        let text = value["snapshot"]["record"].as_str().unwrap_or_default();
        let mut record = text.parse::<Record>().map_err(|_| text.to_owned());
        let changed = value["changed"].as_i64().unwrap_or_default().saturating_mul(1000);
        let (mut is_over, mut ended, mut id) = (false, String::new(), String::new());
        if let Ok(record) = &mut record {
            id = record.id().map_or_else(
                || stored_id(value["facts"]["id"].as_str().unwrap_or_default(), source.as_deref()),
                str::to_owned,
            );
            record.set_tag(underdeck_record::ID, &id);
            is_over = record.tag("Result") != Some("*");
            if is_over {
                ended = record.ended().map_or_else(|| moment_text(changed), str::to_owned);
            }
        }
        let number = value["number"].as_i64().filter(|_| !is_over);
        let own = source.is_none_or(|source| source.starts_with(PLAYED));
        Self { record, own, changed, order: (!is_over, ended, number, id) }
    }

    fn bundled(self, marks: &mut Marks) -> ExportedGame {
        let record = self.record.map_or_else(
            |text| text,
            |mut record| {
                marks.mark(&mut record, self.own, Some(self.changed));
                record.to_string()
            },
        );
        ExportedGame { record, own: self.own }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_export_round_trips_and_other_files_are_refused() {
        let game = ExportedGame { record: "Underdeck record 1\n".into(), own: true };
        let bundle = PlayerExport::new("Ada".into(), vec![game], String::new());
        let text = bundle.text().unwrap();
        assert_eq!(PlayerExport::read(text.as_bytes()), Ok(bundle));
        for (from, to, named) in
            [("\"player\"", "\"other\"", "`other`"), ("\"version\": 1", "\"version\": 2", "update")]
        {
            let error = PlayerExport::read(text.replace(from, to).as_bytes()).unwrap_err();
            assert!(error.as_str().contains(named), "{error}");
        }
        assert!(PlayerExport::read(b"Underdeck record 1").is_err());
    }
}
