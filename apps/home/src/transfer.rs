//! Export of the player's home to a file, and import of such a file.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use underdeck_catalogue::Game;
use underdeck_chronicle::{ExportedGame, Marks, PlayerExport};
use underdeck_coach::ExerciseDeck;
use underdeck_game::say;
use underdeck_play::{History, Session, moment_millis, take_in};
use underdeck_record::{Record, campaign_of, chapter_number};

use crate::campaigns::{self, SavedCampaign};
use crate::files::{game_of, new_unfinished, write_imported};
use crate::unfinished::unfinished;
use crate::{Error, SaveSlot, Settings, luck, practice, statistics, write_whole};

/// The result of an import.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportSummary {
    /// The number of games added.
    pub added: usize,
    /// The number of games that were there already.
    pub here: usize,
    /// The number of these that got new lines or comments.
    pub united: usize,
    /// The games that cannot be imported: their number in the file, from 1, and the reason.
    pub unread: Vec<(usize, String)>,
}

/// A game in the player's home.
struct StoredGame {
    location: Location,
    record: Record,
    /// Whether the player played it.
    own: bool,
    /// The time of its end in milliseconds since 1970.
    ended: Option<i64>,
}

/// The location of a game.
enum Location {
    /// The file of a finished game.
    Finished(PathBuf),
    /// The slot of an unfinished game.
    Unfinished(SaveSlot),
}

/// The identity of a game: two records with the same key are of one game. An imported record never changes a game that the
/// player played, even with the id of that game.
type GameKey = (bool, String, String);

/// The result for one game of a file.
enum Imported {
    Added,
    Known,
    Merged,
}

/// Exports the home: finished games, campaigns, unfinished games, exercises, name. Damaged files are left out. Each game has
/// an id, and each finished one the time of its end.
///
/// # Errors
/// If there is no home, or the settings or exercises cannot be read.
pub fn export() -> Result<PlayerExport, Error> {
    let all = all_games()?;
    let mut marks = Marks::new(luck::millis(), all.len());
    let bundled = |StoredGame { mut record, own, ended, .. }: StoredGame| {
        marks.mark(&mut record, own, ended);
        ExportedGame { record: record.to_string(), own }
    };
    let games = all.into_iter().map(bundled).collect();
    let deck = practice::deck()?;
    let practice = if deck == ExerciseDeck::default() { String::new() } else { deck.text() };
    Ok(PlayerExport::new(Settings::load()?.player, games, practice))
}

/// Imports the games of a file, each once. A chapter is imported only if its campaign has reached it. A game that is here already
/// gets the lines and comments that it does not have. Exercises are imported if there are none here.
///
/// # Errors
/// If there is no home, or something cannot be written: what was added until then stays.
pub fn import(bundle: &PlayerExport) -> Result<ImportSummary, Error> {
    let mut marks = Marks::new(0, 0);
    let known = |here: StoredGame| (key(&marks.id(&here.record, here.own), &here.record, here.own), here);
    let mut here: HashMap<GameKey, StoredGame> = all_games()?.into_iter().map(known).collect();
    let mut taken = ImportSummary::default();
    let mut marks = Marks::new(luck::millis(), bundle.games.len());
    let mut games: Vec<(usize, bool, Result<Record, String>)> = Vec::new();
    for (n, game) in bundle.games.iter().enumerate() {
        let record = game.record.parse::<Record>().map_err(|error| error.to_string());
        let record = record.map(|mut record| {
            marks.mark(&mut record, game.own, None);
            record
        });
        games.push((n + 1, game.own, record));
    }
    // Campaigns accept their chapters in order only.
    games.sort_by_key(|(n, _, record)| (record.as_ref().ok().and_then(chapter_number).unwrap_or(0), *n));
    for (n, own, record) in games {
        let imported = match record {
            Ok(record) => import_game(&mut here, record, own)?,
            Err(error) => Err(error),
        };
        match imported {
            Ok(Imported::Added) => taken.added += 1,
            Ok(Imported::Known) => taken.here += 1,
            Ok(Imported::Merged) => (taken.here, taken.united) = (taken.here + 1, taken.united + 1),
            Err(why) => taken.unread.push((n, why)),
        }
    }
    if let Ok(deck) = ExerciseDeck::read(&bundle.practice) {
        practice::change(|own, _| {
            if *own == ExerciseDeck::default() {
                *own = deck;
            }
        })?;
    }
    Ok(taken)
}

/// Every game: the finished ones in the order in which they ended, then the unfinished ones.
fn all_games() -> Result<Vec<StoredGame>, Error> {
    let read = |path: &Path| Record::from_bytes(&std::fs::read(path).ok()?).ok();
    let finished = statistics::finished()?.into_iter().filter_map(|one| {
        let (record, own) = (read(&one.path)?, one.entry.own);
        Some(StoredGame { location: Location::Finished(one.path), record, own, ended: moment_millis(&one.ended) })
    });
    let mut all: Vec<StoredGame> = finished.collect();
    let running = |slot, record| StoredGame { location: Location::Unfinished(slot), record, own: true, ended: None };
    for saved in campaigns::all()?.into_iter().flatten() {
        let slot = SaveSlot::chapter(saved.file(), saved.campaign.name());
        all.extend(saved.unfinished.map(|record| running(slot, record)));
    }
    all.extend(unfinished(None)?.into_iter().map(|(path, record)| running(SaveSlot::home(path), record)));
    Ok(all)
}

fn key(id: &str, record: &Record, own: bool) -> GameKey {
    // An unfinished game becomes the player's own, even if it began elsewhere.
    let own = own || record.tag("Result") == Some("*");
    (own, id.to_owned(), record.tag("Deal").unwrap_or_default().to_owned())
}

/// Imports a game with an id, or returns the reason why it cannot be imported.
fn import_game(
    here: &mut HashMap<GameKey, StoredGame>,
    record: Record,
    own: bool,
) -> Result<Result<Imported, String>, Error> {
    let game = match game_of(Path::new("record"), &record) {
        Ok(game) => game,
        Err(error) => return Ok(Err(error.to_string())),
    };
    let key = key(record.id().unwrap_or_default(), &record, own);
    if let Some(known) = here.get_mut(&key) {
        return merge(game, known, &record);
    }
    let location = match add(game, &record, own)? {
        Ok(location) => location,
        Err(why) => return Ok(Err(why)),
    };
    here.insert(key, StoredGame { location, record, own, ended: None });
    Ok(Ok(Imported::Added))
}

/// Adds the new lines and comments of a record to a game that is here.
fn merge(game: &'static Game, here: &mut StoredGame, record: &Record) -> Result<Result<Imported, String>, Error> {
    let united = match take_in(&here.record, record) {
        Ok(Some(united)) => united,
        Ok(None) => return Ok(Ok(Imported::Known)),
        Err(why) => return Ok(Err(why.to_string())),
    };
    match &here.location {
        Location::Finished(path) => {
            write_whole(path, &united.to_string()).map_err(|error| Error::unwritten(path, &error))?;
        }
        Location::Unfinished(slot) => match slot.open().and_then(|_| Ok(underdeck_play::resume(game, &united)?)) {
            Ok(session) => here.location = save(slot.clone(), session)?,
            Err(error) => return Ok(Err(error.to_string())),
        },
    }
    here.record = united;
    Ok(Ok(Imported::Merged))
}

/// Adds a new game, or returns the reason why it cannot be added.
fn add(game: &'static Game, record: &Record, own: bool) -> Result<Result<Location, String>, Error> {
    if let Some((name, deal)) = campaign_of(record) {
        return add_chapter(game, (name, deal), record);
    }
    let session = match underdeck_play::resume(game, record) {
        Ok(session) => session,
        Err(error) => return Ok(Err(say!(REFUSED_ILLEGAL_RECORD, why = error.said()).into())),
    };
    if session.outcome().is_some() && !own {
        return write_imported(record.id().unwrap_or_default(), record).map(|path| Ok(Location::Finished(path)));
    }
    let slot = SaveSlot::home(new_unfinished(session.info().id, &session.deal().code)?);
    save(slot, session).map(Ok)
}

fn add_chapter(
    game: &'static Game,
    (name, deal): (&str, &str),
    record: &Record,
) -> Result<Result<Location, String>, Error> {
    let refused = |why: String| Ok(Err(say!(HOME_CHAPTER, name, why).into()));
    let saved = match campaigns::find(game.info().id, name) {
        Ok(Some(saved)) => saved,
        Ok(None) => match underdeck_play::Campaign::new(game, name, deal) {
            Ok(campaign) => SavedCampaign::new(campaign)?,
            Err(error) => return refused(error.to_string()),
        },
        Err(error) => return refused(error.to_string()),
    };
    let next = saved.campaign.played() as u64 + 1;
    if saved.unfinished.is_some() || chapter_number(record) != Some(next) {
        return refused(say!(HOME_CAMPAIGN_AT, next).into());
    }
    match saved.campaign.resume(record) {
        Ok(session) => save(SaveSlot::chapter(saved.file(), name), session).map(Ok),
        Err(error) => refused(error.to_string()),
    }
}

/// Saves a game in its slot, at its current position.
fn save(slot: SaveSlot, session: Box<dyn Session>) -> Result<Location, Error> {
    let mut tree = History::new(session);
    if tree.session().outcome().is_some() {
        return slot.finish(&mut tree).map(Location::Finished);
    }
    let saved = slot.save(&mut tree);
    slot.close();
    saved.map(|()| Location::Unfinished(slot))
}
