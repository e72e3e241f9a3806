//! A game in memory.

use std::sync::Arc;

use underdeck_game::GameResult;
use underdeck_play::{Capabilities, Command, Context, Forced, History, Input, Refusal, Side};
use underdeck_record::{Aid, Record};

use super::request_keys::{RequestKey, RequestKeys};
use crate::error::{Error, PageText};
use crate::kept::{GameMeta, Kept, PLAYED, RemoteSeats, Snapshot};

/// A game with every line that was tried.
pub struct LiveGame {
    /// What never changes about it.
    pub facts: Arc<GameMeta>,
    /// The number of the last change.
    pub revision: i64,
    /// The game and its lines.
    pub tree: History,
    /// The keys under which the last changes were made.
    pub keys: RequestKeys,
    /// The two players, if each plays at a device of their own.
    pub apart: Option<RemoteSeats>,
    /// The end of the link by which others watch it, if its players have made one.
    pub watch: Option<String>,
    /// When it last changed, here or in the place that it came from.
    pub changed: i64,
    /// A random number for this stay in memory: in an earlier one the tree numbered its nodes differently.
    seating: u16,
}

/// How many bits of a page's revision hold that number.
const SEATING: u32 = 16;

impl LiveGame {
    /// A game from its stored record, for a stay in memory with a random number, in a program with these capabilities.
    ///
    /// # Errors
    /// If the capabilities do not suffice, or the record is not a legal game, which can only happen after a change of rules.
    pub fn of(kept: Kept, seating: u16, capabilities: &'static Capabilities) -> Result<Self, Error> {
        let record: Record = kept.snapshot.record.parse().map_err(|error| Error::unreadable(&kept.facts, error))?;
        let game =
            underdeck_catalogue::find(&kept.facts.game).map_err(|error| Error::unreadable(&kept.facts, error))?;
        let session = capabilities.resume(game, &record).map_err(|error| match error {
            underdeck_catalogue::Error::LeftOut => Error::LeftOut,
            error => Error::unreadable(&kept.facts, error),
        })?;
        let Kept { facts, revision, snapshot, changed, .. } = kept;
        let (keys, apart, facts) = (RequestKeys::of(&snapshot.keys), snapshot.apart, Arc::new(facts));
        Ok(Self { facts, revision, tree: capabilities.history(session), keys, apart, watch: None, changed, seating })
    }

    /// Counts a change of position.
    pub fn count_change(&mut self) {
        self.revision += 1;
    }

    /// Takes in the record of the same game from another place, which last changed at a moment and rests on a revision of this one;
    /// returns whether anything was new. A game that went on in two places comes on no board.
    ///
    /// # Errors
    /// If it is not a legal game of the same deal.
    pub(super) fn unite(&mut self, record: &Record, changed: i64, base: Option<i64>) -> Result<bool, Error> {
        let own = self.tree.record();
        // What rests on this very revision came after it, whatever the clocks say.
        let is_based = base == Some(self.revision);
        let since = if is_based { i64::MIN } else { self.changed };
        let (here, there) = (Side { record: &own, changed: since }, Side { record, changed });
        let united = self
            .tree
            .capabilities()
            .unite(here, there)?
            .map_err(|error| Error::Wrong(PageText::with("refused-unite", [("why", error)])))?;
        if united.to_string() == own.to_string() {
            return Ok(false);
        }
        self.hold(&united)?;
        // Else a device whose clock is slow would count as older than one that sends after it.
        self.changed = if is_based { changed } else { self.changed.max(changed) };
        self.count_change();
        Ok(true)
    }

    /// Takes in what a record of the same game has that this one has not; returns whether there was anything. The game then comes on no board.
    ///
    /// # Errors
    /// If it is not a legal game of the same deal.
    pub(super) fn take_in(&mut self, record: &Record, now: i64) -> Result<bool, Error> {
        let taken = self.tree.capabilities().take_in(&self.tree.record(), record)?;
        let taken = taken.map_err(|error| Error::Wrong(PageText::with("refused-unite", [("why", error)])))?;
        let Some(united) = taken else { return Ok(false) };
        // What is said of a finished game does not change when it ended.
        let changed = if self.is_over() { self.changed } else { now };
        self.hold(&united)?;
        self.changed = changed;
        self.count_change();
        Ok(true)
    }

    /// Puts a record in place of its own, which has been played in another place too.
    fn hold(&mut self, united: &Record) -> Result<(), Error> {
        let capabilities = self.tree.capabilities();
        self.tree = capabilities.history(capabilities.resume(underdeck_catalogue::find(&self.facts.game)?, united)?);
        self.seating = self.seating.wrapping_add(1);
        let facts = Arc::make_mut(&mut self.facts);
        facts.source.get_or_insert_with(|| [PLAYED, facts.id.as_bytes()].concat());
        Ok(())
    }

    /// Counts a hint for a player, once for each position, and marks the record; returns whether it counted.
    ///
    /// # Errors
    /// If it is another player's turn.
    pub(super) fn count_hint(&mut self, player: i64) -> Result<bool, Error> {
        // What was counted before this stay in memory is known by its key.
        let (key, change) = (RequestKey::of_hint(self.revision), "Hint");
        let actor = self.actor(player, &Command::Hint, Input::Confirmed);
        let context = Context { actor, ..Context::screen(Forced::Off) };
        match self.tree.check(&Command::Hint, context.actor) {
            Err(Refusal::NoHint) => return Ok(false),
            checked => checked?,
        }
        if matches!(self.keys.has(&key, change), Ok(true)) {
            return Ok(false);
        }
        let is_new = self.tree.apply(Command::Hint, context)?.is_changed;
        if is_new {
            self.keys.add(&key, change);
        }
        Ok(is_new)
    }

    /// The revision as pages carry it, with the number of this stay in memory.
    pub fn page_revision(&self) -> u64 {
        (self.revision.unsigned_abs() << SEATING) | u64::from(self.seating)
    }

    /// Whether a page shows the current position.
    pub fn is_current(&self, page_revision: u64) -> bool {
        page_revision >> SEATING == self.revision.unsigned_abs()
    }

    /// Whether the nodes of the tree still have the numbers that a page shows.
    pub fn counts_as(&self, page_revision: u64) -> bool {
        page_revision == self.page_revision()
    }

    /// Checks that a player's program may see the table for a seat.
    ///
    /// # Errors
    /// If seats keep secrets and it is another seat's turn.
    pub fn check_seat(&self, player: i64, seat: Option<u8>) -> Result<(), Error> {
        if self.apart.is_some() {
            return self.check_turn(player);
        }
        let session = self.tree.session();
        let now = session.seat().0 + 1;
        if !self.tree.has_private_tables() || seat == Some(now) {
            return Ok(());
        }
        Err(Error::Withheld(PageText::with("refused-seat", [("seat", now)])))
    }

    /// What the store keeps of it. A finished game is replayed before it may be ranked.
    ///
    /// # Errors
    /// If the record has more than `most` bytes.
    pub fn snapshot(&self, most: usize) -> Result<Snapshot, Error> {
        let mut snapshot = Snapshot { keys: self.keys.to_text(), ..snapshot_of(&self.tree) };
        if let Some(apart) = &self.apart {
            apart.write(&mut snapshot, self.tree.session().is_shared());
        }
        if snapshot.record.len() > most {
            return Err(Error::TooLarge(PageText::with("refused-lines-size", [("most", most / 1024)])));
        }
        Ok(snapshot)
    }
}

/// What the store keeps of a game, whatever its size. A game about which the solver was asked, on which the coach
/// looked, that was played beside real cards, or in which one of several seats wins, has no place on a board.
pub fn snapshot_of(tree: &History) -> Snapshot {
    let session = tree.session();
    let record = tree.record();
    let aids = record.aids();
    let is_helped = [Aid::Solver, Aid::Coach].into_iter().any(|aid| aids.uses(aid) > 0);
    let aids = aids.to_string();
    let record = record.to_string();
    let outcome = session.outcome();
    let result = outcome.map_or_else(|| "*".to_owned(), |outcome| outcome.result.word());
    let is_contest = outcome.is_some_and(|outcome| !matches!(outcome.result, GameResult::Won | GameResult::Lost));
    let ranks = outcome.is_some()
        && !is_contest
        && !is_helped
        && !session.record().is_physical()
        && holds(tree, &record, &result);
    // Only the seat to move may see the prompt; lists are for everybody.
    let prompt = match session.has_secrets() {
        true => format!("It is player {}'s turn.", session.seat().0 + 1),
        false => session.table().prompt.clone(),
    };
    Snapshot {
        prompt,
        moves: i64::try_from(session.ply()).unwrap_or(i64::MAX),
        score: outcome.and_then(|outcome| outcome.score).map(i64::from),
        informed: session.informed(),
        aids,
        keys: String::new(),
        apart: None,
        ranks,
        result,
        record,
    }
}

/// Whether a record, replayed from its deal, ends with this result.
fn holds(tree: &History, text: &str, result: &str) -> bool {
    let replay = || {
        let record: Record = text.parse().ok()?;
        tree.capabilities().resume(underdeck_catalogue::find(record.tag("Game")?).ok()?, &record).ok()?.outcome()
    };
    replay().is_some_and(|outcome| outcome.result.word() == result)
}
