//! Everything at home as a file, and the games of such a file at home.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use catalogue::Session;
use chronicle::{Bundle, Bundled, Tree};
use coach::Deck;
use record::{Record, campaign_of, chapter_number};

use crate::campaigns::{self, Kept};
use crate::files::{ENDING, game_of, new_unfinished};
use crate::root::folder;
use crate::unfinished::unfinished;
use crate::{Error, Place, Settings, practice, statistics, write_whole};

/// What an import came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Taken {
    /// How many games were added.
    pub added: usize,
    /// How many were at home already.
    pub here: usize,
    /// The games that cannot be taken: their number in the file, from 1, and why.
    pub unread: Vec<(usize, String)>,
}

/// Everything at home: finished games, campaigns, unfinished games, exercises, name. Damaged files are left out.
///
/// # Errors
/// If there is no home, or the settings or exercises cannot be read.
pub fn export() -> Result<Bundle, Error> {
    let games = everything()?.into_iter().map(|(record, own)| Bundled { record: record.to_string(), own }).collect();
    let deck = practice::deck()?;
    let practice = if deck == Deck::default() { String::new() } else { deck.text() };
    Ok(Bundle::new(Settings::load()?.player, games, practice))
}

/// Adds the games of a file, each once; a chapter only where its campaign stands just before it. Exercises are taken if there are none.
///
/// # Errors
/// If there is no home, or something cannot be written: what was added until then stays.
pub fn import(bundle: &Bundle) -> Result<Taken, Error> {
    let mut here: HashSet<String> = everything()?.into_iter().map(|(record, _)| record.to_string()).collect();
    let mut taken = Taken::default();
    let mut games: Vec<(usize, &Bundled, Result<Record, String>)> = Vec::new();
    for (n, game) in bundle.games.iter().enumerate() {
        games.push((n + 1, game, game.record.parse().map_err(|error: record::RecordError| error.to_string())));
    }
    // The chapters of a campaign in order.
    games.sort_by_key(|(n, _, record)| (record.as_ref().ok().and_then(chapter_number).unwrap_or(0), *n));
    for (n, game, record) in games {
        let added = match record {
            Ok(record) if !here.insert(record.to_string()) => {
                taken.here += 1;
                continue;
            }
            Ok(record) => add(record, game.own)?,
            Err(error) => Err(error),
        };
        match added {
            Ok(()) => taken.added += 1,
            Err(why) => taken.unread.push((n, why)),
        }
    }
    if let Ok(deck) = Deck::read(&bundle.practice) {
        practice::change(|own, _| {
            if *own == Deck::default() {
                *own = deck;
            }
        })?;
    }
    Ok(taken)
}

/// Every record at home, and whether the player played it.
fn everything() -> Result<Vec<(Record, bool)>, Error> {
    let read = |path: &Path| Record::from_bytes(&std::fs::read(path).ok()?).ok();
    let finished = statistics::finished()?;
    let mut all: Vec<_> = finished.iter().filter_map(|one| Some((read(&one.path)?, one.entry.own))).collect();
    all.extend(campaigns::all()?.into_iter().flatten().filter_map(|kept| Some((kept.unfinished?, true))));
    all.extend(unfinished(None)?.into_iter().map(|(_, record)| (record, true)));
    Ok(all)
}

/// Adds one game; why it cannot be taken, if so.
fn add(record: Record, own: bool) -> Result<Result<(), String>, Error> {
    let game = match game_of(Path::new("record"), &record) {
        Ok(game) => game,
        Err(error) => return Ok(Err(error.to_string())),
    };
    if let Some((name, deal)) = campaign_of(&record) {
        return add_chapter(game, (name, deal), &record);
    }
    let session = match game.resume(&record) {
        Ok(session) => session,
        Err(error) => return Ok(Err(format!("it is not a legal game: {error}"))),
    };
    if session.outcome().is_some() && !own {
        // The names of games that were played here say so.
        let file: PathBuf = folder("records")?.join(format!("taken-{}.{ENDING}", record.fingerprint()));
        write_whole(&file, &record.to_string()).map_err(|error| Error::unwritten(&file, &error))?;
        return Ok(Ok(()));
    }
    let place = Place::home(new_unfinished(session.info().id, &session.deal().code)?);
    put(&place, session).map(Ok)
}

fn add_chapter(
    game: &'static dyn catalogue::Game,
    (name, deal): (&str, &str),
    record: &Record,
) -> Result<Result<(), String>, Error> {
    let refused = |why: String| Ok(Err(format!("a chapter of the campaign {name}: {why}")));
    let kept = match campaigns::find(game.info().id, name) {
        Ok(Some(kept)) => kept,
        Ok(None) => match game.campaign(name, deal) {
            Ok(campaign) => Kept::new(campaign)?,
            Err(error) => return refused(error.to_string()),
        },
        Err(error) => return refused(error.to_string()),
    };
    let next = kept.campaign.played() as u64 + 1;
    if kept.unfinished.is_some() || chapter_number(record) != Some(next) {
        return refused(format!("the campaign at home stands at chapter {next}"));
    }
    match kept.campaign.resume(record) {
        Ok(session) => put(&Place::chapter(kept.file(), name), session).map(Ok),
        Err(error) => refused(error.to_string()),
    }
}

/// Saves a game at its place, where it stands.
fn put(place: &Place, session: Box<dyn Session>) -> Result<(), Error> {
    let tree = Tree::new(session);
    match tree.session().outcome() {
        Some(_) => place.finish(&tree).map(drop),
        None => {
            let saved = place.save(&tree);
            place.close();
            saved
        }
    }
}
