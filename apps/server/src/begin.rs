//! Starting games: from a new deal, a deal code, an uploaded record, the deal of the day, or as a chapter.

use catalogue::{DealInfo, Game, Session};
use chronicle::{Dealt, Tree, Winnable};
use record::{Line, Note, Record};
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::error::Error;
use crate::live::snapshot_of;
use crate::luck;
use crate::store::games::{self, Chapter, Facts, Snapshot};

/// The record's tag for a deal of the day. It is not `Daily`, the deal that a player at home gets from the date.
const DAY: &str = "SealedDaily";

/// Where a game comes from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origin {
    /// The day, if it is a deal of the day.
    pub(crate) day: Option<String>,
    /// The campaign, if it is a chapter of one.
    pub(crate) campaign: Option<String>,
    /// The chapter.
    pub(crate) chapter: Option<Chapter>,
    /// The SHA-256 of the record, if it was uploaded as one.
    pub(crate) source: Option<Vec<u8>>,
}

/// A new game on its way to the store.
struct Made {
    game: String,
    deal: String,
    snapshot: Snapshot,
}

impl App {
    /// Starts a game and stores it; returns its id, or that of the game that the player has of this day or uploaded record.
    ///
    /// # Errors
    /// If `start` fails, the player has too many unfinished games, or the game cannot be stored.
    pub(crate) async fn begin(
        &self,
        player: i64,
        name: String,
        origin: Origin,
        start: impl FnOnce() -> Result<Box<dyn Session>, Error> + Send + 'static,
    ) -> Result<String, Error> {
        let (today, day, uploaded) = (self.clock.today(), origin.day.clone(), origin.source.is_some());
        let make = move || {
            let mut tree = Tree::new(start()?);
            if !uploaded {
                tree.set_tag("Date", &today);
                if !name.is_empty() {
                    tree.set_tag("Player", &name);
                }
                if let Some(day) = day {
                    tree.set_tag(DAY, &day);
                }
            }
            let session = tree.session();
            let (game, deal) = (session.info().id.to_owned(), session.deal().code);
            Ok::<_, Error>(Made { game, deal, snapshot: snapshot_of(&tree) })
        };
        let Made { game, deal, snapshot } = self.live.think(make).await??;
        if snapshot.record.len() > self.limits.record {
            return Err(Error::TooLarge(format!("a record may have at most {} KiB", self.limits.record / 1024)));
        }
        let facts = Facts {
            id: luck::id().map_err(Error::Internal)?,
            player,
            game,
            deal,
            day: origin.day,
            campaign: origin.campaign,
            chapter: origin.chapter,
            source: origin.source,
            attempt: 0,
            created: self.clock.seconds(),
        };
        let most = self.limits.unfinished;
        let added = self.store.write(move |conn| {
            if let Some(id) = games::earlier(conn, &facts)? {
                return Ok(Some(id));
            }
            let is_full = games::running(conn, player)? >= most && snapshot.result == "*";
            if is_full { Ok(None) } else { games::add(conn, &facts, &snapshot).map(|()| Some(facts.id)) }
        });
        added.await?.ok_or_else(|| {
            Error::TooMany(format!("you have {most} unfinished games: finish or archive one before you start another"))
        })
    }

    /// A deal for a new game with these house rules and a random seed, from the deals that are wished for.
    ///
    /// # Errors
    /// If an option is wrong, or the solver has too much to do.
    pub(crate) async fn deal_new(
        &self,
        game: &'static dyn Game,
        options: Vec<(String, String)>,
        winnable: Winnable,
    ) -> Result<Dealt, Error> {
        let first = luck::seed().map_err(Error::Internal)?;
        let deal = move || winnable.deal(game, &options, first);
        Ok(match winnable.in_game(game) {
            Winnable::Off => deal(),
            _ => self.live.solve(deal).await?,
        }?)
    }

    /// The game of an uploaded record, started if the player has none of it yet; returns its id.
    ///
    /// # Errors
    /// If it is not a record of a legal game, or too large.
    pub(crate) async fn upload(&self, player: i64, text: &[u8]) -> Result<String, Error> {
        let record = self.uploaded(text)?;
        let source = Sha256::digest(record.to_string()).to_vec();
        let origin = Origin { source: Some(source), ..Origin::default() };
        self.begin(player, String::new(), origin, move || resume(&record)).await
    }

    /// Reads an uploaded record and checks its size. Its moves are checked when the game starts.
    fn uploaded(&self, text: &[u8]) -> Result<Record, Error> {
        if text.len() > self.limits.record {
            return Err(Error::TooLarge(format!("a record may have at most {} KiB", self.limits.record / 1024)));
        }
        let record =
            Record::from_bytes(text).map_err(|error| Error::Wrong(format!("this is not a record: {error}")))?;
        let moves = count(record.line());
        if moves > self.limits.moves {
            let most = self.limits.moves;
            return Err(Error::TooLarge(format!(
                "a record may have at most {most} moves in all its lines, and this one has {moves}"
            )));
        }
        Ok(record)
    }
}

/// The deal of house rules and a seed as typed; without a seed, a random one.
///
/// # Errors
/// If an option or the seed is wrong.
pub(crate) fn deal_of(game: &dyn Game, options: &[(String, String)], seed: Option<&str>) -> Result<DealInfo, Error> {
    let seed = match seed {
        None => luck::seed().map_err(Error::Internal)?,
        Some(typed) => typed.parse().map_err(|_| {
            Error::Wrong(format!("the seed `{typed:.30}` is not a whole number from 0 to 18446744073709551615"))
        })?,
    };
    Ok(game.deal(options, seed)?)
}

/// The game of a record.
///
/// # Errors
/// If the record is not a legal game.
fn resume(record: &Record) -> Result<Box<dyn Session>, Error> {
    let name = record.tag("Game").ok_or_else(|| Error::Wrong("the record has no tag `Game`".into()))?;
    catalogue::find(name)
        .and_then(|game| game.resume(record))
        .map_err(|error| Error::Wrong(format!("the record is not a legal game: {error}")))
}

/// The number of moves in a line and all its variations.
fn count(line: &Line) -> usize {
    let notes = line.moves.iter().flat_map(|played| &played.notes);
    let variations = notes.map(|note| if let Note::Variation(line) = note { count(line) } else { 0 });
    line.moves.len() + variations.sum::<usize>()
}
