//! Beginning games: a new deal, a deal code, a record from elsewhere, the day's deal, a chapter.

use catalogue::Session;
use chronicle::Tree;
use record::{Line, Note, Record};

use crate::app::App;
use crate::error::Error;
use crate::luck;
use crate::seats::standing_of;
use crate::store::games::{self, Chapter, Facts, Standing};

/// The tag of the day's deal, which is another one than a player at home has by the date.
const DAY: &str = "SealedDaily";

/// Where a game comes from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origin {
    /// The day whose deal it is.
    pub(crate) day: Option<String>,
    /// The campaign that it is a chapter of.
    pub(crate) campaign: Option<String>,
    /// The chapter.
    pub(crate) chapter: Option<Chapter>,
    /// Whether it is a record from elsewhere.
    pub(crate) uploaded: bool,
}

/// What is made at a desk and travels to the store.
struct Made {
    game: String,
    deal: String,
    standing: Standing,
}

impl App {
    /// Begins a game and keeps it; gives its name.
    ///
    /// # Errors
    /// If `start` refuses, the player has too many games that run, or it cannot be kept.
    pub(crate) async fn begin(
        &self,
        player: i64,
        name: String,
        origin: Origin,
        start: impl FnOnce() -> Result<Box<dyn Session>, Error> + Send + 'static,
    ) -> Result<String, Error> {
        let (today, day, uploaded) = (self.clock.today(), origin.day.clone(), origin.uploaded);
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
            Ok::<_, Error>(Made { game, deal, standing: standing_of(&tree) })
        };
        let Made { game, deal, standing } = self.seats.think(make).await??;
        if standing.record.len() > self.limits.record {
            return Err(Error::TooLarge(format!("a record may have {} KiB", self.limits.record / 1024)));
        }
        let facts = Facts {
            id: luck::id().map_err(Error::Internal)?,
            player,
            game,
            deal,
            day: origin.day,
            campaign: origin.campaign,
            chapter: origin.chapter,
            uploaded: origin.uploaded,
            attempt: 0,
            created: self.clock.seconds(),
        };
        let (id, most) = (facts.id.clone(), self.limits.unfinished);
        let added = self.store.write(move |conn| {
            let full = games::running(conn, player)? >= most && standing.result == "*";
            if full { Ok(false) } else { games::add(conn, &facts, &standing).map(|_| true) }
        });
        if !added.await? {
            return Err(Error::TooMany(format!(
                "you have {most} games that are not over: finish one, or put one away, before you begin another"
            )));
        }
        Ok(id)
    }

    /// A record from elsewhere, read and bounded; its moves are checked when it is begun.
    ///
    /// # Errors
    /// If it is no record, or larger than what is taken.
    pub(crate) fn uploaded(&self, text: &[u8]) -> Result<Record, Error> {
        if text.len() > self.limits.record {
            return Err(Error::TooLarge(format!("a record may have {} KiB", self.limits.record / 1024)));
        }
        let record = Record::from_bytes(text).map_err(|error| Error::Wrong(format!("this is no record: {error}")))?;
        let moves = count(record.line());
        if moves > self.limits.moves {
            let most = self.limits.moves;
            return Err(Error::TooLarge(format!("a record may have {most} moves in all its lines, this has {moves}")));
        }
        Ok(record)
    }
}

/// The game of a record.
///
/// # Errors
/// If it does not hold.
pub(crate) fn resume(record: &Record) -> Result<Box<dyn Session>, Error> {
    let name = record.tag("Game").ok_or_else(|| Error::Wrong("the record has no tag Game".into()))?;
    catalogue::find(name)
        .and_then(|game| game.resume(record))
        .map_err(|error| Error::Wrong(format!("the record does not hold: {error}")))
}

/// The moves of a line and of all its variations.
fn count(line: &Line) -> usize {
    let notes = line.moves.iter().flat_map(|played| &played.notes);
    let variations = notes.map(|note| if let Note::Variation(line) = note { count(line) } else { 0 });
    line.moves.len() + variations.sum::<usize>()
}
