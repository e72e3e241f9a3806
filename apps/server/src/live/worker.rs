//! A thread that holds games. For each request it reads the game from the store if need be, changes it, stores the change,
//! and only then answers; requests for one game come one after another, each until it is stored.

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
use crate::clock::Clock;
use crate::store::games::{self, RowChecksum};
use crate::store::{Connection, Store, board, watches};
use underdeck_play::Capabilities;
use underdeck_site::{ChangeRequest, Error, Fault, LiveGame};

/// The most requests that may wait at a worker.
const WAITING: usize = 4096;

/// The way to a worker.
#[derive(Debug)]
pub(super) struct Worker {
    new: mpsc::Sender<Request>,
    /// The way for those who have waited once.
    again: mpsc::Sender<Request>,
}

/// Takes a game and the number of moves before a change.
pub(super) type Answer = Box<dyn FnOnce(&LiveGame, usize) + Send>;

/// A request about a game.
pub(super) struct Request {
    /// The player, who must own the game.
    pub(super) player: i64,
    /// The game's name.
    pub(super) id: String,
    /// What is to be changed, if anything.
    pub(super) change: Option<ChangeRequest>,
    /// Takes the game and the number of moves before the change, once that is stored.
    pub(super) answer: Answer,
    /// Hears that `answer` was called, or why not. Nobody listens any more if the request was cut short.
    pub(super) outcome: oneshot::Sender<Result<(), Error>>,
}

/// What all workers share.
#[derive(Clone)]
pub(crate) struct Shared {
    /// Where changes are stored.
    pub(crate) store: Arc<Store>,
    /// What dates them.
    pub(crate) clock: Clock,
    /// Where the players at two devices hear of changes.
    pub(crate) rooms: Arc<GameChannels>,
    /// The bytes that a record may have.
    pub(crate) record: usize,
}

/// A game's place in memory: empty until the game has been read from the store, and while somebody works at it.
type Slot = Rc<Mutex<Option<Seated>>>;

/// A game in memory, and what is kept of it: the stamp of its row, and its link for others.
struct Seated {
    game: LiveGame,
    stamp: RowChecksum,
    watch: Option<String>,
}

/// The game after a change, its number of moves before, and whether the store was changed; or why the change was refused.
type Done = (Seated, usize, Result<bool, Error>);

/// How often a change is tried while other servers are quicker.
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
        let ((new, mut newly), (again, mut back)) = (mpsc::channel(WAITING), mpsc::channel(WAITING));
        let runtime = Builder::new_current_thread().build()?;
        let run = move || {
            let games = Rc::new(Games { shared, most: most.max(1), slots: RefCell::new(LruCache::unbounded()) });
            runtime.block_on(async {
                let mut underway = FuturesUnordered::new();
                loop {
                    let request = tokio::select! {
                        // What has been stored is answered before anything new is begun, so that nothing waits twice.
                        biased;
                        Some(_) = underway.next(), if !underway.is_empty() => continue,
                        Some(request) = back.recv() => request,
                        request = newly.recv() => match request {
                            Some(request) => request,
                            None => break,
                        },
                    };
                    // A panic has been reported already; whoever asked hears that the work failed.
                    underway.push(AssertUnwindSafe(Rc::clone(&games).serve(request)).catch_unwind());
                }
                while underway.next().await.is_some() {}
            });
        };
        thread::Builder::new().name(format!("games {number}")).spawn(run)?;
        Ok(Self { new, again })
    }

    /// Hands a request in.
    pub(super) fn send(&self, request: Request, is_again: bool) -> Result<(), Error> {
        let way = if is_again { &self.again } else { &self.new };
        way.try_send(request).map_err(|_| Error::Busy)
    }
}

impl Games {
    /// Applies the requested change, stores the result, and answers.
    async fn serve(self: Rc<Self>, request: Request) {
        let Request { player, id, change, answer, outcome } = request;
        let place = self.slot(&id);
        let mut slot = place.lock().await;
        // Until all is well the slot is empty, so that after any fault the game is read from the store again.
        let mut tried = self.attempt(slot.take(), player, &id, change.as_ref()).await;
        for _ in 1..TRIES {
            // Another server was quicker; it may even have done what is asked for here.
            let Err(Error::Store(Fault { is_stale: true, .. })) = tried else { break };
            tried = self.attempt(None, player, &id, change.as_ref()).await;
        }
        match tried {
            Ok((seated, mut before, changed)) => {
                if change.is_some() && changed.as_ref().is_ok_and(|stored| !stored) {
                    // It was done before: the last move is the news.
                    before = before.saturating_sub(1);
                }
                let _ = outcome.send(changed.map(|_| answer(&seated.game, before)));
                *slot = Some(seated);
            }
            Err(error) => drop(outcome.send(Err(error))),
        }
        // Of a game that is not there, or is no longer to be believed, nothing stays; others may wait for it yet.
        if slot.is_none() && Rc::strong_count(&place) == 2 {
            self.slots.borrow_mut().pop(&id);
        }
    }

    /// The place of a game, which counts as used now. The one unused for longest goes if there are too many.
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

    /// Applies a change to a game, if there is one, and stores the result. Returns the game, its number of moves before, and whether
    /// the store was changed; or why the change was refused.
    ///
    /// # Errors
    /// If the game is not there, or the store fails.
    async fn attempt(
        &self,
        seated: Option<Seated>,
        player: i64,
        id: &str,
        change: Option<&ChangeRequest>,
    ) -> Result<Done, Error> {
        let is_shared = self.shared.store.is_shared();
        let is_sure = seated.is_none() || !is_shared;
        let mut seated = match seated {
            Some(seated) => seated,
            None => self.load(id).await?,
        };
        let make = |Seated { game, .. }: &mut Seated| {
            let (before, from) = (game.tree.session().ply(), game.revision);
            let changed = match change {
                Some(change) => change.clone().execute(game, player, self.shared.clock.millis()),
                None if !game.is_of(player) => Err(Error::no_game()),
                None => Ok(false),
            };
            (before, from, changed)
        };
        let (mut before, mut from, mut changed) = make(&mut seated);
        // A change compares when it is stored; anything else holds only if no other server has changed the game.
        if !is_sure && !matches!(changed, Ok(true)) && !self.is_kept(&seated, id).await? {
            seated = self.load(id).await?;
            (before, from, changed) = make(&mut seated);
        }
        if let Ok(true) = changed {
            seated.stamp = self.save(&seated, from).await?;
            seated.watch.clone_from(&seated.game.watch);
            // What has more than one line is numbered as another server that reads it would do.
            if is_shared && seated.game.tree.nodes().len() > seated.game.tree.session().ply() + 1 {
                let corrected = seated.game.tree.corrected().cloned();
                seated = self.load(id).await?;
                seated.game.tree.recall_corrected(corrected);
            }
        }
        Ok((seated, before, changed))
    }

    /// Whether a game in memory still is as it is kept.
    async fn is_kept(&self, seated: &Seated, id: &str) -> Result<bool, Error> {
        let id = id.to_owned();
        let stamp = self.shared.store.read(move |conn| games::stamp(conn, &id)).await?;
        Ok(stamp.as_ref() == Some(&seated.stamp))
    }

    async fn load(&self, id: &str) -> Result<Seated, Error> {
        let id = id.to_owned();
        let find = move |conn: &_| Ok((games::stamped(conn, &id)?, watches::of(conn, &id)?));
        let (kept, watch) = self.shared.store.read(find).await?;
        // Pages of one server lead to positions at another.
        let is_shared = self.shared.store.is_shared();
        let seating = if is_shared { 0 } else { u16::from_le_bytes(crate::luck::bytes().map_err(Error::Internal)?) };
        let (kept, stamp) = kept.ok_or_else(Error::no_game)?;
        let mut game = LiveGame::of(kept, seating, Capabilities::WHOLE)?;
        game.watch.clone_from(&watch);
        Ok(Seated { game, stamp, watch })
    }

    /// Stores a game whose stored form has the revision `from`, a stamp, and a link for others; returns its stamp from now on.
    async fn save(&self, seated: &Seated, from: i64) -> Result<RowChecksum, Error> {
        let Shared { store, clock, rooms, record } = &self.shared;
        let Seated { game, stamp, watch } = seated;
        let snapshot = game.snapshot(*record)?;
        let (facts, revisions, changed) = (Arc::clone(&game.facts), (from, game.revision), game.changed);
        let link = (game.watch != *watch).then(|| game.watch.clone());
        let is_heard = game.apart.is_some() || game.watch.is_some() || link.is_some();
        let (now, stamp) = (clock.seconds(), stamp.clone());
        // Most moves are one change of one row.
        let is_only = !is_heard && !snapshot.ranks;
        let save = move |conn: &Connection| {
            if is_only {
                conn.only();
            }
            let stamp = games::save(conn, &facts, revisions, &snapshot, changed, &stamp)?;
            if let Some(link) = link {
                watches::keep(conn, &facts.id, link.as_deref())?;
            }
            if is_heard {
                conn.announce(&format!("moved {} {}", facts.id, revisions.1))?;
            }
            board::enter(conn, &facts, &snapshot, now).map(|()| stamp)
        };
        let stamp = store.write(save).await?;
        if is_heard {
            rooms.tell(&game.facts.id, game.revision);
        }
        Ok(stamp)
    }
}

impl fmt::Debug for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Request").field("id", &self.id).field("change", &self.change).finish_non_exhaustive()
    }
}
