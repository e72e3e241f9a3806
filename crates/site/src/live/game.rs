//! A game in memory.

use std::sync::Arc;

use underdeck_chronicle::statistics::FinishedGame;
use underdeck_game::{GameResult, Language, Message, say};
use underdeck_play::{Capabilities, Command, CommandRefusal, Context, Forced, History, Input, RecordCopy};
use underdeck_record::{Aid, Record};

use super::request_keys::{RequestKey, RequestKeys};
use crate::error::Error;
use crate::kept::{GameMeta, Kept, PLAYED, RemoteSeats, Snapshot};

/// A game in memory with every line that was tried.
pub struct LiveGame {
    /// Its constant facts.
    pub facts: Arc<GameMeta>,
    /// The number of the last change.
    pub revision: i64,
    /// The game and its lines.
    pub tree: History,
    /// The idempotency keys of the last changes.
    pub keys: RequestKeys,
    /// The two players, if each plays on a device of their own.
    pub apart: Option<RemoteSeats>,
    /// The secret of the link for spectators, if there is one.
    pub watch: Option<String>,
    /// The time of its last change, here or in the place that it came from.
    pub changed: i64,
    /// A random number of this load from the store. Each load renumbers the nodes of the tree.
    load: u16,
}

/// The content of a spectator's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinkView {
    /// The table, live: the players share all their knowledge, so spectators may have it too.
    Live,
    /// Nothing before the end: seats keep secrets.
    AtTheEnd,
    /// Every move: the game is over.
    Over,
}

/// The number of bits of a page's revision that hold that number.
const LOAD_BITS: u32 = 16;

impl LiveGame {
    /// Loads a game from its stored record. `load` is a random number for this load.
    ///
    /// # Errors
    /// If the capabilities do not suffice, or the record is not a legal game, which happens only after a change of the rules.
    pub fn of(kept: Kept, load: u16, capabilities: &'static Capabilities) -> Result<Self, Error> {
        let record: Record = kept.snapshot.record.parse().map_err(|error| Error::unreadable(&kept.facts, error))?;
        let game =
            underdeck_catalogue::find(&kept.facts.game).map_err(|error| Error::unreadable(&kept.facts, error))?;
        let session = capabilities.resume(game, &record).map_err(|error| match error {
            underdeck_catalogue::Error::LeftOut => Error::LeftOut,
            error => Error::unreadable(&kept.facts, error),
        })?;
        let Kept { facts, revision, snapshot, changed, .. } = kept;
        let (keys, apart, facts) = (RequestKeys::of(&snapshot.keys), snapshot.apart, Arc::new(facts));
        Ok(Self { facts, revision, tree: capabilities.history(session), keys, apart, watch: None, changed, load })
    }

    /// Counts a change of position.
    pub fn count_change(&mut self) {
        self.revision += 1;
    }

    /// Merges the record of the same game from another place, with the time of its last change and the revision of this game that it is based
    /// on; returns whether anything was new. A game that was played in two places has no place on a board.
    ///
    /// # Errors
    /// If it is not a legal game of the same deal.
    pub(super) fn merge(&mut self, record: &Record, changed: i64, base: Option<i64>) -> Result<bool, Error> {
        let own = self.tree.record();
        // A version based on this very revision is newer, even if its clock disagrees.
        let is_based = base == Some(self.revision);
        let since = if is_based { i64::MIN } else { self.changed };
        let (here, there) = (RecordCopy { record: &own, changed: since }, RecordCopy { record, changed });
        let united = self
            .tree
            .capabilities()
            .unite(here, there)?
            .map_err(|error| Error::Wrong(say!(REFUSED_UNITE, why = error)))?;
        if united.to_string() == own.to_string() {
            return Ok(false);
        }
        self.replace_record(&united)?;
        // Without the maximum, a device with a slow clock would count as older than one that sends after it.
        self.changed = if is_based { changed } else { self.changed.max(changed) };
        self.count_change();
        Ok(true)
    }

    /// Adds the missing lines and comments of a record of the same game; returns whether there were any. The game then has no place on a
    /// board.
    ///
    /// # Errors
    /// If it is not a legal game of the same deal.
    pub(super) fn add_lines(&mut self, record: &Record, now: i64) -> Result<bool, Error> {
        let taken = self.tree.capabilities().take_in(&self.tree.record(), record)?;
        let taken = taken.map_err(|error| Error::Wrong(say!(REFUSED_UNITE, why = error)))?;
        let Some(united) = taken else { return Ok(false) };
        // A note on a finished game does not change its end time.
        let changed = if self.is_over() { self.changed } else { now };
        self.replace_record(&united)?;
        self.changed = changed;
        self.count_change();
        Ok(true)
    }

    /// Replaces the record by a merged one.
    fn replace_record(&mut self, united: &Record) -> Result<(), Error> {
        let capabilities = self.tree.capabilities();
        self.tree = capabilities.history(capabilities.resume(underdeck_catalogue::find(&self.facts.game)?, united)?);
        self.load = self.load.wrapping_add(1);
        let facts = Arc::make_mut(&mut self.facts);
        facts.source.get_or_insert_with(|| [PLAYED, facts.id.as_bytes()].concat());
        Ok(())
    }

    /// Counts a hint for a player, once for each position, and marks the record; returns whether it was new.
    ///
    /// # Errors
    /// If it is another player's turn.
    pub(super) fn count_hint(&mut self, player: i64) -> Result<bool, Error> {
        // Hints that were counted before this load are known by their keys.
        let (key, change) = (RequestKey::of_hint(self.revision), "Hint");
        let actor = self.actor(player, &Command::Hint, Input::Confirmed);
        let context = Context { actor, ..Context::screen(Forced::Off) };
        match self.tree.check(&Command::Hint, context.actor) {
            Err(CommandRefusal::NoHint) => return Ok(false),
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

    /// The content for other players. It does not consider whether the deal is still secret.
    pub(crate) fn link_view(&self) -> LinkView {
        match (self.is_over(), self.tree.session().is_shared()) {
            (true, _) => LinkView::Over,
            (false, true) => LinkView::Live,
            (false, false) => LinkView::AtTheEnd,
        }
    }

    /// Sets or removes the link for spectators; returns whether that is a change. An existing link is not replaced.
    pub(super) fn set_watch_link(&mut self, link: Option<String>) -> bool {
        if link.is_some() == self.watch.is_some() {
            return false;
        }
        self.watch = link;
        // Spectators are notified.
        self.count_change();
        true
    }

    /// The revision in pages, with the number of this load.
    pub fn page_revision(&self) -> u64 {
        (self.revision.unsigned_abs() << LOAD_BITS) | u64::from(self.load)
    }

    /// Whether a page shows the current position.
    pub fn is_current(&self, page_revision: u64) -> bool {
        page_revision >> LOAD_BITS == self.revision.unsigned_abs()
    }

    /// Whether the numbers of nodes on a page are still valid.
    pub fn counts_as(&self, page_revision: u64) -> bool {
        page_revision == self.page_revision()
    }

    /// Checks that a player's program may see the table of a seat.
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
        Err(Error::Withheld(say!(REFUSED_SEAT, seat = now)))
    }

    /// Its snapshot for the store. A finished game is replayed before it may be ranked.
    ///
    /// # Errors
    /// If the record has more than `most` bytes.
    pub fn snapshot(&self, most: usize) -> Result<Snapshot, Error> {
        let mut snapshot = Snapshot { keys: self.keys.to_text(), ..snapshot_of(&self.tree) };
        if let Some(apart) = &self.apart {
            apart.write(&mut snapshot, self.tree.session().is_shared());
        }
        if snapshot.record.len() > most {
            return Err(Error::TooLarge(say!(REFUSED_VARIATIONS_SIZE, most = most / 1024)));
        }
        Ok(snapshot)
    }
}

/// A message as it is stored: a line in English, then `de<tab>…` for each language that has it.
pub(crate) fn in_every_language(message: &Message) -> String {
    let others = Language::all().skip(1).filter(|language| message.is_in(*language));
    let lines = others.map(|language| format!("\n{}\t{}", language.code(), message.write(language)));
    message.write(Language::ENGLISH) + &lines.collect::<String>()
}

/// The snapshot of a game, without a limit on its size. A game has no place on a board if the solver or the coach was used on it, it was
/// played with real cards, or one of several seats wins.
pub fn snapshot_of(tree: &History) -> Snapshot {
    let session = tree.session();
    let recorded = tree.record();
    let aids = recorded.aids();
    let is_helped = [Aid::Solver, Aid::Coach].into_iter().any(|aid| aids.uses(aid) > 0);
    let aids = aids.to_string();
    let record = recorded.to_string();
    let outcome = session.outcome();
    let result = outcome.map_or_else(|| "*".to_owned(), |outcome| outcome.result.word());
    let is_contest = outcome.is_some_and(|outcome| !matches!(outcome.result, GameResult::Won | GameResult::Lost));
    let ranks = outcome.is_some()
        && !is_contest
        && !is_helped
        && !session.record().is_physical()
        && holds(tree, &record, &result);
    // Only the seat to move may see the prompt, but both players see the list.
    let prompt = match session.has_secrets() {
        true => say!(GAMES_TURN, seat = session.seat().0 + 1),
        false => session.table().prompt.clone(),
    };
    Snapshot {
        prompt: in_every_language(&prompt),
        moves: i64::try_from(session.ply()).unwrap_or(i64::MAX),
        score: outcome.and_then(|outcome| outcome.score).map(i64::from),
        informed: session.informed(),
        aids,
        keys: String::new(),
        apart: None,
        ranks,
        finished: outcome.is_some().then(|| FinishedGame::of(&recorded).map(Box::new)).flatten(),
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
