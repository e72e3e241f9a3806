//! A game that is being played, in memory.

use std::cell::OnceCell;
use std::rc::Rc;
use std::sync::Arc;

use chronicle::Tree;
use game::Table;
use record::Record;

use crate::error::Error;
use crate::store::games::{Facts, Kept, Standing};

/// A game with all lines that were tried, and what is known about it.
pub(crate) struct Seated {
    /// What it is and whose.
    pub(crate) facts: Arc<Facts>,
    /// The number of the last change.
    pub(crate) revision: i64,
    /// The game.
    pub(crate) tree: Tree,
    /// Tells this seating from an earlier one of the same game, whose tree counted its nodes differently.
    seating: u16,
    /// The table, once it was laid for this position.
    table: OnceCell<Rc<Table>>,
}

/// The bits of a page's revision that tell the seating.
const SEATING: u32 = 16;

impl Seated {
    /// A game from its record in the store.
    ///
    /// # Errors
    /// If the record does not hold, which no record does that was written here, unless the rules have changed.
    pub(crate) fn of(kept: Kept) -> Result<Self, Error> {
        let record: Record = kept.standing.record.parse().map_err(|error| Error::unreadable(&kept.facts, error))?;
        let game = catalogue::find(&kept.facts.game).map_err(|error| Error::unreadable(&kept.facts, error))?;
        let session = game.resume(&record).map_err(|error| Error::unreadable(&kept.facts, error))?;
        Self::new(kept.facts, kept.revision, Tree::new(session))
    }

    /// A game at a table.
    pub(crate) fn new(facts: Facts, revision: i64, tree: Tree) -> Result<Self, Error> {
        let seating = u16::from_le_bytes(crate::luck::bytes().map_err(Error::Internal)?);
        Ok(Self { facts: Arc::new(facts), revision, tree, seating, table: OnceCell::new() })
    }

    /// The table for the seat that is to decide. It is laid once for everything that an answer makes of it.
    pub(crate) fn table(&self) -> &Table {
        self.table.get_or_init(|| self.tree.session().laid())
    }

    /// Counts a change: the position is another one.
    pub(crate) fn count_change(&mut self) {
        self.revision += 1;
        self.table.take();
    }

    /// The revision as pages carry it.
    pub(crate) fn page_revision(&self) -> u64 {
        (self.revision.unsigned_abs() << SEATING) | u64::from(self.seating)
    }

    /// Whether a page was drawn for the position at hand.
    pub(crate) fn is_current(&self, page_revision: u64) -> bool {
        page_revision >> SEATING == self.revision.unsigned_abs()
    }

    /// Whether the nodes of the tree have still the numbers that a page shows.
    pub(crate) fn counts_as(&self, page_revision: u64) -> bool {
        page_revision == self.page_revision()
    }

    /// How it stands, to be kept. The end is replayed before it may be ranked.
    ///
    /// # Errors
    /// If the record has grown larger than records may be.
    pub(crate) fn standing(&self, most: usize) -> Result<Standing, Error> {
        let standing = standing(&self.tree, || self.table().prompt.clone());
        if standing.record.len() > most {
            return Err(Error::TooLarge(format!(
                "this game has been tried in so many lines that its record is larger than {} KiB: nothing more can be \
                 added. Save the record to your own machine, or go on in a new game of the same deal",
                most / 1024
            )));
        }
        Ok(standing)
    }
}

/// How a game stands, whatever its size.
pub(crate) fn standing_of(tree: &Tree) -> Standing {
    standing(tree, || tree.session().laid().prompt.clone())
}

fn standing(tree: &Tree, prompt: impl FnOnce() -> String) -> Standing {
    let session = tree.session();
    let record = tree.record().to_string();
    let outcome = session.outcome();
    let result = outcome.map_or_else(|| "*".to_owned(), |outcome| outcome.result.word());
    let ranks = outcome.is_some() && holds(&record, &result);
    // A prompt is for the eyes of the seat that decides; lists are for everybody's.
    let is_secret = !session.is_shared() && outcome.is_none();
    let whose = || format!("Player {} is to decide.", session.seat().0 + 1);
    Standing {
        prompt: if is_secret { whose() } else { prompt() },
        moves: i64::try_from(session.ply()).unwrap_or(i64::MAX),
        score: outcome.and_then(|outcome| outcome.score).map(i64::from),
        informed: session.informed(),
        ranks,
        result,
        record,
    }
}

/// Whether the text of a record, played again from its deal, ends with this result.
fn holds(text: &str, result: &str) -> bool {
    let replay = || {
        let record: Record = text.parse().ok()?;
        catalogue::find(record.tag("Game")?).ok()?.resume(&record).ok()?.outcome()
    };
    replay().is_some_and(|outcome| outcome.result.word() == result)
}
