//! Partial results of reviews: a file for each in the folder `reviews`, so a review resumes after a restart.

use std::cell::RefCell;
use std::path::Path;
use std::time::SystemTime;
use std::{fs, io};

use serde::{Deserialize, Serialize};
use underdeck_coach::{Review, ReviewHost, ReviewSettings, Rounds};
use underdeck_game::say;
use underdeck_record::{Record, short_hash};

use crate::disk::write_whole;
use crate::error::shown;
use crate::files::file_name;
use crate::guard::{self, note_version};
use crate::repair::name_aside;
use crate::root::folder;
use crate::{Error, luck};

/// The most saved reviews; the oldest are removed first.
const MOST_REVIEWS: usize = 64;
/// Seconds between two saves of a review.
const SAVE_INTERVAL: f64 = 1.0;

/// A notice about the saved review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewNotice {
    /// The review resumes an earlier one.
    Resumed,
    /// The saved review is damaged, or this one cannot be saved. The review runs anyway.
    Trouble(String),
}

/// Reviews a game as [`underdeck_coach::resume`] does, and saves its results about once a second and at the end. Resumes an earlier review
/// of any program, unless `is_fresh`. A damaged file is set aside. `next` gets the end of the last round and its duration, in seconds
/// without interruptions.
///
/// # Errors
/// As [`underdeck_coach::review`].
pub fn review(
    record: &Record,
    request: &ReviewSettings,
    is_fresh: bool,
    host: &ReviewHost<'_>,
    notify: &dyn Fn(ReviewNotice),
    next: &mut dyn FnMut(&Review, [f64; 2]) -> Option<u64>,
) -> Result<Review, underdeck_coach::Error> {
    let trouble = |error: Error| notify(ReviewNotice::Trouble(error.to_string()));
    let file = folder("reviews").map(|folder| folder.join(format!("{}.json", file_name(&request.key(record)))));
    let mut file = file.map_err(trouble).ok();
    let saved = file.as_deref().filter(|_| !is_fresh).and_then(|file| load(file).map_err(trouble).ok().flatten());
    let mut saved = saved.unwrap_or_default();
    let mut rounds = std::mem::take(&mut saved.rounds);
    if !rounds.is_empty() {
        notify(ReviewNotice::Resumed);
    }
    let (begun, before) = (luck::elapsed(), saved.seconds);
    let saved = RefCell::new(saved);
    let mut last = begun;
    let mut save = |rounds: &Rounds, is_last: bool| {
        let now = luck::elapsed();
        saved.borrow_mut().seconds = before + now - begun;
        if !rounds.is_empty() && (is_last || now > last + SAVE_INTERVAL) {
            last = now;
            let written =
                file.as_ref().map(|file| write(file, &SavedReview { rounds: rounds.clone(), ..*saved.borrow() }));
            if let Some(Err(error)) = written {
                trouble(error);
                file = None;
            }
        }
    };
    let mut is_old = saved.borrow().ended > 0.0;
    let next = &mut |review: &Review| {
        let mut saved = saved.borrow_mut();
        if !std::mem::take(&mut is_old) {
            (saved.took, saved.ended) = (saved.seconds - saved.ended, saved.seconds);
        }
        next(review, [saved.ended, saved.took])
    };
    let review = underdeck_coach::resume(record, request, host, &mut rounds, &mut |rounds| save(rounds, false), next);
    save(&rounds, true);
    review
}

/// A review in progress, as saved.
#[derive(Default, Serialize, Deserialize)]
struct SavedReview {
    /// The time spent, in seconds.
    seconds: f64,
    /// The end of the last whole round, and its duration.
    ended: f64,
    took: f64,
    rounds: Rounds,
}

/// The contents of a file; `None` if there is no such file. A damaged one is set aside, which is the error.
fn load(file: &Path) -> Result<Option<SavedReview>, Error> {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        // The file is no UTF-8.
        Err(error) if error.kind() == io::ErrorKind::InvalidData => String::new(),
        Err(error) => return Err(Error::file(file, error)),
    };
    match read(&text) {
        Some(saved) => Ok(Some(saved)),
        None => Err(set_aside(file)),
    }
}

/// Saves a review: a line with the checksum, then a line of JSON.
fn write(file: &Path, saved: &SavedReview) -> Result<(), Error> {
    note_version()?;
    let text = serde_json::to_string(saved).map_err(|error| Error::file(file, error))?;
    let _alone = guard::alone();
    remove_oldest(file);
    write_whole(file, &format!("{}\n{text}\n", short_hash(&text))).map_err(|error| Error::unwritten(file, &error))
}

fn read(text: &str) -> Option<SavedReview> {
    let (seal, text) = text.split_once('\n')?;
    let text = text.strip_suffix('\n')?;
    let saved = serde_json::from_str(text).ok()?;
    (seal == short_hash(text)).then_some(saved)
}

/// Renames a damaged file; returns the message for the player.
fn set_aside(file: &Path) -> Error {
    let renamed = name_aside(file).map(|aside| (fs::rename(file, &aside), aside));
    match renamed {
        Some((Ok(()), aside)) => {
            Error::Failed(say!(HOME_REVIEW_DAMAGED, path = shown(file), aside = shown(&aside)).into())
        }
        Some((Err(error), aside)) => Error::unwritten(&aside, &error),
        None => Error::file(file, say!(HOME_DAMAGED)),
    }
}

/// Removes the oldest files until one more may be added. No program may be writing there.
fn remove_oldest(file: &Path) {
    let Some(folder) = file.parent() else { return };
    let time = |path: &Path| path.metadata().and_then(|facts| facts.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut others: Vec<_> = files.filter(|other| other != file).map(|other| (time(&other), other)).collect();
    others.sort();
    let many = others.len().saturating_sub(MOST_REVIEWS - 1);
    for (_, old) in others.into_iter().take(many) {
        // A file that cannot be removed now is removed next time.
        let _ = fs::remove_file(old);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_oldest_reviews_are_removed_first() {
        let folder = tempfile::tempdir().unwrap();
        let file = |n: usize| folder.path().join(format!("{n}.json"));
        for n in 0..MOST_REVIEWS + 3 {
            let time = SystemTime::UNIX_EPOCH + Duration::from_secs(n as u64);
            fs::File::create(file(n)).unwrap().set_modified(time).unwrap();
        }
        // The oldest is saved again.
        remove_oldest(&file(0));
        let left: Vec<bool> = (0..MOST_REVIEWS + 3).map(|n| file(n).exists()).collect();
        assert_eq!(left, (0..MOST_REVIEWS + 3).map(|n| n == 0 || n > 3).collect::<Vec<_>>());
    }
}
