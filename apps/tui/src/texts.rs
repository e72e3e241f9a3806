//! The front end's own texts by key: English, unless there is a file of another language.

use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The English texts, which have every key.
const ENGLISH: &str = include_str!("../texts/en.toml");

static TEXTS: OnceLock<Texts> = OnceLock::new();

/// Texts by key, `section.name`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Texts(BTreeMap<String, String>);

/// Replaces English texts by those of another language. Only the first call counts, and it must come before any text is used.
///
/// # Errors
/// The fault of the file. Then the texts stay English.
pub(crate) fn replace(text: &str) -> Result<(), String> {
    let mut texts = Texts::read(ENGLISH)?;
    let other = Texts::read(text)?;
    for (key, words) in other.0 {
        if !texts.0.contains_key(&key) {
            return Err(format!("there is no text `{key}`; the keys are those of the English file"));
        }
        texts.0.insert(key, words);
    }
    let _ = TEXTS.set(texts);
    Ok(())
}

/// The text of a key; the key itself if there is none.
pub(crate) fn text(key: &'static str) -> &'static str {
    texts().0.get(key).map_or(key, String::as_str)
}

/// The text of a key with each `{name}` filled in.
pub(crate) fn fill(key: &'static str, values: &[(&str, &dyn std::fmt::Display)]) -> String {
    let mut words = text(key).to_owned();
    for (name, value) in values {
        words = words.replace(&format!("{{{name}}}"), &value.to_string());
    }
    words
}

/// The text for `n` things, singular or plural, with `{n}` filled in.
pub(crate) fn count(one: &'static str, many: &'static str, n: usize) -> String {
    fill(if n == 1 { one } else { many }, &[("n", &n)])
}

fn texts() -> &'static Texts {
    TEXTS.get_or_init(|| Texts::read(ENGLISH).expect("the English words can be read: a test reads them"))
}

impl Texts {
    fn read(text: &str) -> Result<Self, String> {
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
        let mut found = BTreeMap::new();
        for (section, entries) in table {
            let toml::Value::Table(entries) = entries else {
                return Err(format!("`{section}` stands in no section"));
            };
            for (name, words) in entries {
                let toml::Value::String(words) = words else {
                    return Err(format!("`{section}.{name}` is no text"));
                };
                found.insert(format!("{section}.{name}"), words);
            }
        }
        Ok(Self(found))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// Every key used in the source.
    fn used(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                used(&entry, found);
                continue;
            }
            if entry.ends_with("texts.rs") {
                continue;
            }
            let source = fs::read_to_string(&entry).unwrap();
            for (start, _) in source.match_indices('"') {
                let word = source[start + 1..].split('"').next().unwrap_or_default();
                let is_key =
                    word.split_once('.').is_some_and(|(section, name)| !name.is_empty() && SECTIONS.contains(&section));
                if is_key && word.chars().all(|c| c.is_ascii_lowercase() || c == '.' || c == '_') {
                    found.push(word.to_owned());
                }
            }
        }
    }

    const SECTIONS: [&str; 17] = [
        "end", "home", "table", "keys", "sheet", "say", "settings", "coach", "eye", "solve", "stats", "replay",
        "campaign", "task", "puzzles", "wait", "field",
    ];

    #[test]
    fn every_key_has_words_and_every_word_is_used() {
        let texts = Texts::read(ENGLISH).unwrap();
        let mut found = Vec::new();
        used(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
        for key in &found {
            assert!(texts.0.contains_key(key), "no words for {key}");
        }
        for key in texts.0.keys() {
            assert!(found.contains(key), "{key} is used nowhere");
        }
    }

    #[test]
    fn a_malformed_file_of_texts_is_refused() {
        assert!(Texts::read("home = 1").unwrap_err().contains("home"));
        assert!(Texts::read("[home]\nx = 1").unwrap_err().contains("home.x"));
        assert!(replace("[home]\nnowhere = \"x\"").unwrap_err().contains("home.nowhere"));
    }
}
