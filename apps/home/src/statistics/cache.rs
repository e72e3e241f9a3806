//! A cache of the entries of record files, so unchanged files are not read again.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use underdeck_chronicle::statistics::FinishedGame;

use crate::disk::write_whole;
use crate::guard;

/// The version of the cache file; any other version is ignored.
const VERSION: u32 = 3;

/// Detects changes of a file: its length, and the time of its last change in nanoseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Signature(u64, u64);

/// The entries of files, by path and signature.
pub(super) struct Cache {
    file: PathBuf,
    known: HashMap<String, Known>,
    used: HashMap<String, Known>,
    is_changed: bool,
}

/// A file's entry, with its id and end, which entries do not serialise.
#[derive(Serialize, Deserialize)]
struct Known(Signature, Option<(FinishedGame, String, String)>);

#[derive(Serialize, Deserialize)]
struct CacheFile<Files> {
    version: u32,
    files: Files,
}

impl Signature {
    pub(super) fn of(length: u64, changed: SystemTime) -> Self {
        let nanoseconds = changed.duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos());
        Self(length, u64::try_from(nanoseconds).unwrap_or(u64::MAX))
    }
}

impl Cache {
    /// Opens a cache; an unreadable one is empty.
    pub(super) fn open(file: PathBuf) -> Self {
        let saved = fs::read(&file)
            .ok()
            .and_then(|bytes| serde_json::from_slice::<CacheFile<HashMap<String, Known>>>(&bytes).ok());
        let known = saved.filter(|saved| saved.version == VERSION).map(|saved| saved.files).unwrap_or_default();
        Self { file, known, used: HashMap::new(), is_changed: false }
    }

    /// The entry of a file: from the cache if the file is unchanged, or else from `read`.
    pub(super) fn entry(
        &mut self,
        path: &Path,
        is: Signature,
        read: impl FnOnce() -> Option<FinishedGame>,
    ) -> Option<FinishedGame> {
        let name = path.to_string_lossy().into_owned();
        let known = match self.known.remove(&name) {
            Some(known) if known.0 == is => known,
            _ => {
                self.is_changed = true;
                let entry = read();
                Known(is, entry.map(|entry| (entry.clone(), entry.id, entry.ended)))
            }
        };
        let entry = known.1.clone().map(|(entry, id, ended)| FinishedGame { id, ended, ..entry });
        self.used.insert(name, known);
        entry
    }

    /// Writes the cache if anything changed. Errors are ignored: it is only a cache.
    pub(super) fn close(self) {
        if self.is_changed || !self.known.is_empty() {
            let text = serde_json::to_string(&CacheFile { version: VERSION, files: &self.used }).unwrap_or_default();
            let _shared = guard::share();
            let _ = write_whole(&self.file, &text);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn files_are_read_once_until_they_change() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("cache").join("statistics.json");
        let game = underdeck_catalogue::games()[0];
        let mut session = underdeck_play::start(game, &game.deal(&[], 1).unwrap().code).unwrap();
        while let Some(hint) = session.hint() {
            session.play(&hint.offer.spelling).unwrap();
        }
        let entry = FinishedGame::of(&session.record());
        assert!(entry.is_some());
        let is = |seconds| Signature::of(10, UNIX_EPOCH + Duration::from_secs(seconds));
        let ask = |seconds, read: Option<Option<FinishedGame>>| {
            let mut cache = Cache::open(file.clone());
            let entry = cache.entry(Path::new("a.udr"), is(seconds), || read.expect("the file is not read"));
            cache.close();
            entry
        };
        assert_eq!(ask(1, Some(entry.clone())), entry);
        assert_eq!(ask(1, None), entry);
        assert_eq!(ask(2, Some(None)), None);
        assert_eq!(ask(2, None), None, "a file that is no finished game is remembered too");
        fs::write(&file, "{\"version\":1,").unwrap();
        assert_eq!(ask(2, Some(entry.clone())), entry, "a damaged cache is forgotten");
        let mut cache = Cache::open(file.clone());
        cache.entry(Path::new("b.udr"), is(1), || None);
        cache.close();
        assert!(!fs::read_to_string(&file).unwrap().contains("a.udr"), "files that are gone are forgotten");
    }
}
