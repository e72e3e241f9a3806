//! Export of the player's home to a file, and import of such a file.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use underdeck_catalogue::Game;
use underdeck_chronicle::{ExportedGame, Marks, PlayerExport};
use underdeck_coach::ExerciseDeck;
use underdeck_play::{History, Session, moment_millis, take_in};
use underdeck_record::{Record, campaign_of, chapter_number};

use crate::campaigns::{self, SavedCampaign};
use crate::files::{game_of, keep_taken, new_unfinished};
use crate::unfinished::unfinished;
use crate::{Error, SaveSlot, Settings, luck, practice, statistics, write_whole};

/// The result of an import.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportSummary {
    /// How many games were added.
    pub added: usize,
    /// How many were there already.
    pub here: usize,
    /// How many of these got lines or comments that they did not have.
    pub united: usize,
    /// The games that cannot be taken: their number in the file, from 1, and why.
    pub unread: Vec<(usize, String)>,
}

/// A game in the player's home.
struct Here {
    file: Where,
    record: Record,
    /// Whether the player played it.
    own: bool,
    /// When it ended, in milliseconds since 1970.
    ended: Option<i64>,
}

/// Where a game is.
enum Where {
    /// In the file of a finished game.
    Finished(PathBuf),
    /// In the place of an unfinished one.
    Unfinished(SaveSlot),
}

/// The identity of a game: two records with the same key are of one game. An imported record never changes a game that the
/// player played, even with the id of that game.
type GameKey = (bool, String, String);

/// The result for one game of a file.
enum Became {
    Added,
    Known,
    United,
}

/// Exports the home: finished games, campaigns, unfinished games, exercises, name. Damaged files are left out. Each game has
/// an id, and each finished one the time of its end.
///
/// # Errors
/// If there is no home, or the settings or exercises cannot be read.
pub fn export() -> Result<PlayerExport, Error> {
    let all = everything()?;
    let mut marks = Marks::new(luck::millis(), all.len());
    let bundled = |Here { mut record, own, ended, .. }: Here| {
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
    let known = |here: Here| (key(&marks.id(&here.record, here.own), &here.record, here.own), here);
    let mut here: HashMap<GameKey, Here> = everything()?.into_iter().map(known).collect();
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
    // The chapters of a campaign in order.
    games.sort_by_key(|(n, _, record)| (record.as_ref().ok().and_then(chapter_number).unwrap_or(0), *n));
    for (n, own, record) in games {
        let became = match record {
            Ok(record) => take(&mut here, record, own)?,
            Err(error) => Err(error),
        };
        match became {
            Ok(Became::Added) => taken.added += 1,
            Ok(Became::Known) => taken.here += 1,
            Ok(Became::United) => (taken.here, taken.united) = (taken.here + 1, taken.united + 1),
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
fn everything() -> Result<Vec<Here>, Error> {
    let read = |path: &Path| Record::from_bytes(&std::fs::read(path).ok()?).ok();
    let finished = statistics::finished()?.into_iter().filter_map(|one| {
        let (record, own) = (read(&one.path)?, one.entry.own);
        Some(Here { file: Where::Finished(one.path), record, own, ended: moment_millis(&one.ended) })
    });
    let mut all: Vec<Here> = finished.collect();
    let running = |place, record| Here { file: Where::Unfinished(place), record, own: true, ended: None };
    for kept in campaigns::all()?.into_iter().flatten() {
        let place = SaveSlot::chapter(kept.file(), kept.campaign.name());
        all.extend(kept.unfinished.map(|record| running(place, record)));
    }
    all.extend(unfinished(None)?.into_iter().map(|(path, record)| running(SaveSlot::home(path), record)));
    Ok(all)
}

fn key(id: &str, record: &Record, own: bool) -> GameKey {
    // The player finishes an unfinished game, no matter where it began.
    let own = own || record.tag("Result") == Some("*");
    (own, id.to_owned(), record.tag("Deal").unwrap_or_default().to_owned())
}

/// Takes a game of a file, which has an id; why it cannot be taken, if so.
fn take(here: &mut HashMap<GameKey, Here>, record: Record, own: bool) -> Result<Result<Became, String>, Error> {
    let game = match game_of(Path::new("record"), &record) {
        Ok(game) => game,
        Err(error) => return Ok(Err(error.to_string())),
    };
    let key = key(record.id().unwrap_or_default(), &record, own);
    if let Some(known) = here.get_mut(&key) {
        return unite(game, known, &record);
    }
    let file = match add(game, &record, own)? {
        Ok(file) => file,
        Err(why) => return Ok(Err(why)),
    };
    here.insert(key, Here { file, record, own, ended: None });
    Ok(Ok(Became::Added))
}

/// Adds what a record has to a game that is here.
fn unite(game: &'static Game, here: &mut Here, record: &Record) -> Result<Result<Became, String>, Error> {
    let united = match take_in(&here.record, record) {
        Ok(Some(united)) => united,
        Ok(None) => return Ok(Ok(Became::Known)),
        Err(why) => return Ok(Err(why.to_string())),
    };
    match &here.file {
        Where::Finished(path) => {
            write_whole(path, &united.to_string()).map_err(|error| Error::unwritten(path, &error))?;
        }
        Where::Unfinished(place) => match place.open().and_then(|_| Ok(underdeck_play::resume(game, &united)?)) {
            Ok(session) => here.file = put(place.clone(), session)?,
            Err(error) => return Ok(Err(error.to_string())),
        },
    }
    here.record = united;
    Ok(Ok(Became::United))
}

/// Adds one game; why it cannot be taken, if so.
fn add(game: &'static Game, record: &Record, own: bool) -> Result<Result<Where, String>, Error> {
    if let Some((name, deal)) = campaign_of(record) {
        return add_chapter(game, (name, deal), record);
    }
    let session = match underdeck_play::resume(game, record) {
        Ok(session) => session,
        Err(error) => return Ok(Err(format!("it is not a legal game: {error}"))),
    };
    if session.outcome().is_some() && !own {
        return keep_taken(record.id().unwrap_or_default(), record).map(|path| Ok(Where::Finished(path)));
    }
    let place = SaveSlot::home(new_unfinished(session.info().id, &session.deal().code)?);
    put(place, session).map(Ok)
}

fn add_chapter(
    game: &'static Game,
    (name, deal): (&str, &str),
    record: &Record,
) -> Result<Result<Where, String>, Error> {
    let refused = |why: String| Ok(Err(format!("a chapter of the campaign {name}: {why}")));
    let kept = match campaigns::find(game.info().id, name) {
        Ok(Some(kept)) => kept,
        Ok(None) => match underdeck_play::Campaign::new(game, name, deal) {
            Ok(campaign) => SavedCampaign::new(campaign)?,
            Err(error) => return refused(error.to_string()),
        },
        Err(error) => return refused(error.to_string()),
    };
    let next = kept.campaign.played() as u64 + 1;
    if kept.unfinished.is_some() || chapter_number(record) != Some(next) {
        return refused(format!("the campaign at home stands at chapter {next}"));
    }
    match kept.campaign.resume(record) {
        Ok(session) => put(SaveSlot::chapter(kept.file(), name), session).map(Ok),
        Err(error) => refused(error.to_string()),
    }
}

/// Saves a game in its slot, at its current position.
fn put(place: SaveSlot, session: Box<dyn Session>) -> Result<Where, Error> {
    let mut tree = History::new(session);
    if tree.session().outcome().is_some() {
        return place.finish(&mut tree).map(Where::Finished);
    }
    let saved = place.save(&mut tree);
    place.close();
    saved.map(|()| Where::Unfinished(place))
}
