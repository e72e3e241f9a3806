//! The finished games in the player's home.

mod cache;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use underdeck_chronicle::statistics::FinishedGame;
use underdeck_chronicle::statistics::skill::fair;
use underdeck_play::moment_text;
use underdeck_record::Record;

use crate::Error;
use crate::files::{record_name, records_in};
use crate::luck::timestamp;
use crate::root::folder;
use cache::{Cache, Signature};

/// A finished game and its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The path of its record.
    pub path: PathBuf,
    /// The game's entry in the statistics.
    pub entry: FinishedGame,
    /// The time of its end, in the form of the tag `Ended`: from its record, or else from the name or the last change of its file.
    pub ended: String,
}

/// Every finished game in the records and campaigns, of any player, in the order in which they ended. Files that are not
/// records are skipped.
///
/// Unchanged files come from a cache, so only new ones are read.
///
/// # Errors
/// If there is no home.
pub fn finished() -> Result<Vec<Finished>, Error> {
    let mut cache = Cache::open(folder("cache")?.join("statistics.json"));
    let mut found = Vec::new();
    let records = records_in(&folder("records")?).into_iter().map(|path| (path, false));
    let chapters = campaigns(&folder("campaigns")?).into_iter().map(|path| (path, true));
    for (path, is_chapter) in records.chain(chapters) {
        let Ok(data) = fs::metadata(&path) else { continue };
        let changed = data.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let entry = cache.entry(&path, Signature::of(data.len(), changed), || {
            FinishedGame::of(&Record::from_bytes(&fs::read(&path).ok()?).ok()?)
        });
        if let Some(mut entry) = entry {
            if !is_chapter && !was_played_here(&path, &entry) {
                entry.own = false;
                entry.guide.clear();
            }
            let ended = match entry.ended.as_str() {
                "" => stamp_in(&path).map_or_else(|| moment_of(changed), |stamp| moment_in(&stamp)),
                ended => ended.to_owned(),
            };
            found.push(Finished { path, entry, ended });
        }
    }
    cache.close();
    found.sort_by(|a, b| (&a.ended, &a.entry.id, &a.path).cmp(&(&b.ended, &b.entry.id, &b.path)));
    Ok(found)
}

/// The entries of [`finished`], for [`underdeck_chronicle::statistics::summaries`] and the exports. Copies of an imported game appear
/// once, or not at all if the player played it here too.
///
/// # Errors
/// If there is no home.
pub fn entries() -> Result<Vec<FinishedGame>, Error> {
    let mut entries: Vec<FinishedGame> = finished()?.into_iter().map(|finished| finished.entry).collect();
    let own = entries.iter().filter(|entry| entry.own);
    let mut known: HashSet<FinishedGame> = own.map(|entry| FinishedGame { own: false, ..entry.clone() }).collect();
    entries.retain(|entry| entry.own || known.insert(entry.clone()));
    Ok(entries)
}

/// The records from which a player's skill is estimated, of `game` or of all games: see [`underdeck_chronicle::statistics::skill`].
///
/// # Errors
/// If there is no home.
pub fn fair_records(game: Option<&str>) -> Result<Vec<Record>, Error> {
    let mut finished = finished()?;
    finished.retain(|done| game.is_none_or(|game| done.entry.game == game));
    let entries: Vec<FinishedGame> = finished.iter().map(|done| done.entry.clone()).collect();
    let read = |n: usize| Record::from_bytes(&fs::read(&finished[n].path).ok()?).ok();
    Ok(fair(&entries).into_iter().filter_map(read).collect())
}

/// The records of the player's own finished games of a game.
///
/// # Errors
/// If there is no home.
pub fn own_records(game: &str) -> Result<Vec<Record>, Error> {
    let own = finished()?.into_iter().filter(|done| done.entry.own && done.entry.game == game);
    Ok(own.filter_map(|done| Record::from_bytes(&fs::read(done.path).ok()?).ok()).collect())
}

fn campaigns(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries.filter_map(Result::ok).flat_map(|entry| records_in(&entry.path())).collect()
}

/// Whether a file has the name that the program gives to a game finished here.
fn was_played_here(path: &Path, entry: &FinishedGame) -> bool {
    let (Some(name), Some(stamp)) = (path.file_stem().and_then(|name| name.to_str()), stamp_in(path)) else {
        return false;
    };
    let rest = name.strip_prefix(&record_name(&entry.game, &stamp, &entry.result, &entry.deal));
    rest.is_some_and(|rest| {
        let number = rest.strip_prefix('-').unwrap_or("1");
        (rest.is_empty() || rest.starts_with('-')) && number.bytes().all(|digit| digit.is_ascii_digit())
    })
}

/// The time stamp in the name of a file.
fn stamp_in(path: &Path) -> Option<String> {
    let name = path.file_stem()?.to_str()?;
    let is_stamp = |part: &&str| {
        let letters = part.as_bytes();
        letters.len() == 16
            && letters[8] == b'T'
            && letters[15] == b'Z'
            && (0..15).filter(|&n| n != 8).all(|n| letters[n].is_ascii_digit())
    };
    name.split('-').find(is_stamp).map(str::to_owned)
}

/// The moment of a stamp.
fn moment_in(stamp: &str) -> String {
    let part = |from, to| stamp.get(from..to).unwrap_or_default();
    let date = [part(0, 4), part(4, 6), part(6, 8)].join("-");
    format!("{date}T{}.000Z", [part(9, 11), part(11, 13), part(13, 15)].join(":"))
}

fn moment_of(time: SystemTime) -> String {
    moment_text(timestamp(time).as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_game_is_read_from_its_file_name() {
        let stamp = |name: &str| stamp_in(Path::new(name));
        assert_eq!(stamp("a/the-well-20261121T045304Z-won-17A.udr").as_deref(), Some("20261121T045304Z"));
        assert_eq!(stamp("001.udr"), None);
        assert_eq!(stamp("x-2026112xT045304Z.udr"), None);
        assert_eq!(moment_of(SystemTime::UNIX_EPOCH), "1970-01-01T00:00:00.000Z");
        let moment = moment_in("20261121T045304Z");
        assert_eq!(
            (moment.as_str(), crate::luck::stamp_of(&moment)),
            ("2026-11-21T04:53:04.000Z", "20261121T045304Z".into())
        );
    }
}
