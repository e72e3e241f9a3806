//! A thread that holds games. For each request it loads the game from the store if necessary, changes it, stores the change, and only then
//! answers. Requests for one game are sequential, each until it is stored.

use std::cell::RefCell;
use std::fmt;
use std::panic::AssertUnwindSafe;
use std::rc::Rc;
use std::sync::Arc;
use std::thread;

use futures_util::FutureExt;
use futures_util::stream::{FuturesUnordered, StreamExt};
use lru::LruCache;
use tokio::runtime::Builder;
use tokio::sync::{Mutex, mpsc, oneshot};

use super::channels::GameChannels;
use crate::caller::Caller;
use crate::clock::TimeSource;
use crate::store::games::{self, RowChecksum};
use crate::store::{Connection, Store, board};
use underdeck_play::Capabilities;
use underdeck_site::{ChangeRequest, Error, Fault, LiveGame};

/// The most requests that may wait at a worker.
const WAITING: usize = 4096;

/// The senders to a worker.
#[derive(Debug)]
pub(super) struct Worker {
    new: mpsc::Sender<Request>,
    /// For requests that have already waited once.
    again: mpsc::Sender<Request>,
}

/// A callback that receives a game and its number of moves before the change.
pub(super) type Answer = Box<dyn FnOnce(&LiveGame, usize) + Send>;

/// A request about a game.
pub(super) struct Request {
    /// The caller for whom the store is used.
    pub(super) caller: Caller,
    /// The player, who must own the game.
    pub(super) player: i64,
    /// The game's id.
    pub(super) id: String,
    /// The change, if any.
    pub(super) change: Option<ChangeRequest>,
    /// Whether the game was deleted from the store: then it is only dropped from memory.
    pub(super) is_deleted: bool,
    /// Called once the change is stored.
    pub(super) answer: Answer,
    /// Reports that `answer` was called, or why not. Sending fails if the request was cancelled.
    pub(super) outcome: oneshot::Sender<Result<(), Error>>,
}

/// State shared by all workers.
#[derive(Clone)]
pub(crate) struct Shared {
    /// The store of changes.
    pub(crate) store: Arc<Store>,
    /// The clock that dates changes.
    pub(crate) clock: TimeSource,
    /// Announces changes to open pages.
    pub(crate) channels: Arc<GameChannels>,
    /// The maximum size of a record, in bytes.
    pub(crate) record: usize,
}

/// A game in memory: empty until it has been read from the store, and while a change is applied to it.
type Slot = Rc<Mutex<Option<LoadedGame>>>;

/// A game in memory with its stored checksum and its stored link for spectators.
struct LoadedGame {
    game: LiveGame,
    checksum: RowChecksum,
    watch: Option<String>,
}

/// The game after an attempt, its previous number of moves, and whether the store was changed, or why the change was refused.
type Done = (LoadedGame, usize, Result<bool, Error>);

/// The maximum number of attempts at a change while other servers change the game first.
const TRIES: usize = 64;

/// The games of a worker.
struct Games {
    shared: Shared,
    most: usize,
    slots: RefCell<LruCache<String, Slot>>,
}

impl Worker {
    /// Starts a worker that holds up to `most` games.
    pub(super) fn start(number: usize, most: usize, shared: Shared) -> std::io::Result<Self> {
        let ((new, mut new_requests), (again, mut repeated)) = (mpsc::channel(WAITING), mpsc::channel(WAITING));
        let runtime = Builder::new_current_thread().build()?;
        let run = move || {
            let games = Rc::new(Games { shared, most: most.max(1), slots: RefCell::new(LruCache::unbounded()) });
            runtime.block_on(async {
                let mut in_progress = FuturesUnordered::new();
                loop {
                    let request: Request = tokio::select! {
                        // Stored changes are answered before new ones begin, so no caller waits twice.
                        biased;
                        Some(_) = in_progress.next(), if !in_progress.is_empty() => continue,
                        Some(request) = repeated.recv() => request,
                        request = new_requests.recv() => match request {
                            Some(request) => request,
                            None => break,
                        },
                    };
                    // The panic is already reported; the caller receives an error.
                    let serve = request.caller.scope(Rc::clone(&games).serve(request));
                    in_progress.push(AssertUnwindSafe(serve).catch_unwind());
                }
                while in_progress.next().await.is_some() {}
            });
        };
        thread::Builder::new().name(format!("games {number}")).spawn(run)?;
        Ok(Self { new, again })
    }

    /// Queues a request.
    pub(super) fn send(&self, request: Request, is_again: bool) -> Result<(), Error> {
        let sender = if is_again { &self.again } else { &self.new };
        sender.try_send(request).map_err(|_| Error::Busy)
    }
}

impl Games {
    /// Applies the requested change, stores the result, and answers.
    async fn serve(self: Rc<Self>, request: Request) {
        let Request { player, id, change, is_deleted, answer, outcome, .. } = request;
        if change.is_none() && !is_deleted && outcome.is_closed() {
            return;
        }
        let place = self.slot(&id);
        let mut slot = place.lock().await;
        if is_deleted {
            *slot = None;
        }
        // The slot is empty until the attempt succeeds, so after any fault the game is loaded from the store again.
        let mut tried = self.attempt(slot.take(), player, &id, change.as_ref()).await;
        for _ in 1..TRIES {
            // Another server changed the game first; it may even have made this very change.
            let Err(Error::Store(Fault { is_stale: true, .. })) = tried else { break };
            tried = self.attempt(None, player, &id, change.as_ref()).await;
        }
        match tried {
            Ok((loaded, mut before, changed)) => {
                if change.is_some() && changed.as_ref().is_ok_and(|stored| !stored) {
                    // The change was made before, so the last move is the new one.
                    before = before.saturating_sub(1);
                }
                let _ = outcome.send(changed.map(|_| answer(&loaded.game, before)));
                *slot = Some(loaded);
            }
            Err(error) => drop(outcome.send(Err(error))),
        }
        // Drop the slot of a missing or failed game, unless other requests wait for it.
        if slot.is_none() && Rc::strong_count(&place) == 2 {
            self.slots.borrow_mut().pop(&id);
        }
    }

    /// The slot of a game, marked as the latest used. If there are too many slots, the least recently used idle one is dropped.
    fn slot(&self, id: &str) -> Slot {
        let mut slots = self.slots.borrow_mut();
        let slot = Rc::clone(slots.get_or_insert_mut(id.to_owned(), Slot::default));
        if slots.len() > self.most {
            let is_idle = |(id, slot): (&String, &Slot)| (Rc::strong_count(slot) == 1).then(|| id.clone());
            if let Some(oldest) = slots.iter().rev().find_map(is_idle) {
                slots.pop(&oldest);
            }
        }
        slot
    }

    /// Applies a change to a game, if there is one, and stores the result.
    ///
    /// # Errors
    /// If the game is missing, or the store fails.
    async fn attempt(
        &self,
        loaded: Option<LoadedGame>,
        player: i64,
        id: &str,
        change: Option<&ChangeRequest>,
    ) -> Result<Done, Error> {
        let is_shared = self.shared.store.is_shared();
        let is_fresh = loaded.is_none() || !is_shared;
        let mut loaded = match loaded {
            Some(loaded) => loaded,
            None => self.load(id).await?,
        };
        let make = |LoadedGame { game, .. }: &mut LoadedGame| {
            let (before, from) = (game.tree.session().ply(), game.revision);
            let changed = match change {
                Some(change) => change.clone().execute(game, player, self.shared.clock.millis()),
                None if !game.is_of(player) => Err(Error::no_game()),
                None => Ok(false),
            };
            (before, from, changed)
        };
        let (mut before, mut from, mut changed) = make(&mut loaded);
        // Storing a change compares the checksum. Any other answer is valid only if no other server has changed the game.
        if !is_fresh && !matches!(changed, Ok(true)) && !self.is_current(&loaded, id).await? {
            loaded = self.load(id).await?;
            (before, from, changed) = make(&mut loaded);
        }
        if let Ok(true) = changed {
            loaded.checksum = self.save(&loaded, from).await?;
            loaded.watch.clone_from(&loaded.game.watch);
            // Renumber the positions of a game with several lines as another server that loads it would.
            if is_shared && loaded.game.tree.nodes().len() > loaded.game.tree.session().ply() + 1 {
                let corrected = loaded.game.tree.corrected().cloned();
                loaded = self.load(id).await?;
                loaded.game.tree.recall_corrected(corrected);
            }
        }
        Ok((loaded, before, changed))
    }

    /// Whether a game in memory is still the stored version.
    async fn is_current(&self, loaded: &LoadedGame, id: &str) -> Result<bool, Error> {
        let id = id.to_owned();
        let checksum = self.shared.store.read(move |conn| games::checksum(conn, &id)).await?;
        Ok(checksum.as_ref() == Some(&loaded.checksum))
    }

    async fn load(&self, id: &str) -> Result<LoadedGame, Error> {
        let id = id.to_owned();
        let find = move |conn: &_| Ok((games::with_checksum(conn, &id)?, games::watch_link(conn, &id)?));
        let (kept, watch) = self.shared.store.read(find).await?;
        // With a shared store, pages of one server link to positions on another.
        let is_shared = self.shared.store.is_shared();
        let load = if is_shared { 0 } else { u16::from_le_bytes(crate::random::bytes().map_err(Error::Internal)?) };
        let (kept, checksum) = kept.ok_or_else(Error::no_game)?;
        let mut game = LiveGame::of(kept, load, Capabilities::WHOLE)?;
        game.watch.clone_from(&watch);
        Ok(LoadedGame { game, checksum, watch })
    }

    /// Stores a game over its stored revision `from`; returns its new checksum.
    async fn save(&self, loaded: &LoadedGame, from: i64) -> Result<RowChecksum, Error> {
        let Shared { store, clock, channels, record } = &self.shared;
        let LoadedGame { game, checksum, watch } = loaded;
        let snapshot = game.snapshot(*record)?;
        let (facts, revisions, changed) = (Arc::clone(&game.facts), (from, game.revision), game.changed);
        let link = (game.watch != *watch).then(|| game.watch.clone());
        let has_listeners = game.apart.is_some() || game.watch.is_some() || link.is_some();
        let (now, checksum) = (clock.seconds(), checksum.clone());
        // Most moves change one row with one statement.
        let is_only = !has_listeners && !snapshot.ranks && snapshot.finished.is_none();
        let save = move |conn: &Connection| {
            if is_only {
                conn.only();
            }
            let checksum = games::save(conn, &facts, revisions, &snapshot, changed, &checksum)?;
            if let Some(link) = link {
                games::keep_watch_link(conn, &facts.id, link.as_deref())?;
            }
            if has_listeners {
                conn.announce(&format!("moved {} {}", facts.id, revisions.1))?;
            }
            board::enter(conn, &facts, &snapshot, now).map(|()| checksum)
        };
        let checksum = store.write(save).await?;
        if has_listeners {
            channels.announce(&game.facts.id, game.revision);
        }
        Ok(checksum)
    }
}

impl fmt::Debug for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Request").field("id", &self.id).field("change", &self.change).finish_non_exhaustive()
    }
}
