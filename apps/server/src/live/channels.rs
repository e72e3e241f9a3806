//! Notification of the open pages of games on two devices or with spectators.
//!
//! Servers that share a store announce opened and closed pages to each other, in lines that `peers` documents.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::watch;
use underdeck_game::Seat;

/// The state of a game that its pages are notified of.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct GameChannel {
    /// The number of the last change.
    pub(crate) revision: i64,
    /// The open pages on this server.
    pub(super) here: Pages,
    /// The open pages on other servers, and the rounds since each was last heard from.
    pub(super) elsewhere: Vec<(String, Pages, u8)>,
}

/// The number of open pages: of each seat, and of spectators.
pub(super) type Pages = [u16; 3];
/// The index of the spectators in [`Pages`].
const SPECTATORS: usize = 2;

/// The games with an open page, on this server or another.
pub(super) type OpenChannels = HashMap<String, watch::Sender<GameChannel>>;

/// The games with open pages, and the sender to other servers.
#[derive(Debug)]
pub(crate) struct GameChannels {
    /// `None` once the server stops.
    open: Mutex<Option<OpenChannels>>,
    /// The name of this server, and the sender to the servers that share the store.
    pub(super) peers: OnceLock<(String, UnboundedSender<String>)>,
}

/// A page, of a seat or a spectator, that receives news. Dropping it announces that the page has closed.
pub(crate) struct Subscription {
    channels: Arc<GameChannels>,
    game: String,
    seat: Option<Seat>,
    news: watch::Receiver<GameChannel>,
    is_new: bool,
}

impl Default for GameChannels {
    fn default() -> Self {
        Self { open: Mutex::new(Some(HashMap::new())), peers: OnceLock::new() }
    }
}

impl GameChannels {
    /// Opens a page of a seat or a spectator that has seen the game at a revision; `None` if the server is stopping.
    pub(crate) fn subscribe(self: &Arc<Self>, game: &str, seat: Option<Seat>, revision: i64) -> Option<Subscription> {
        let (news, verb, here) = self.with(|channels| {
            let channel = channels.entry(game.to_owned()).or_default();
            let verb = if channel.receiver_count() > 0 { "there" } else { "asks" };
            channel.send_modify(|channel| {
                channel.revision = channel.revision.max(revision);
                channel.count(seat, 1);
            });
            let here = channel.borrow().here;
            (channel.subscribe(), verb, here)
        })?;
        self.send_pages(verb, game, here);
        Some(Subscription { channels: Arc::clone(self), game: game.to_owned(), seat, news, is_new: true })
    }

    /// Notifies all pages of a game of a revision.
    pub(crate) fn announce(&self, game: &str, revision: i64) {
        self.change(game, |channel| {
            let is_new = channel.revision < revision;
            channel.revision = channel.revision.max(revision);
            is_new
        });
    }

    /// The number of spectators' pages of a game, on all servers.
    pub(crate) fn watchers(&self, game: &str) -> usize {
        self.with(|channels| channels.get(game).map(|channel| channel.borrow().watchers())).flatten().unwrap_or(0)
    }

    /// Ends all subscriptions.
    pub(crate) fn close(&self) {
        let channels = self.open.lock().unwrap_or_else(PoisonError::into_inner).take();
        channels.iter().flat_map(HashMap::keys).for_each(|game| self.send_pages("there", game, Pages::default()));
    }

    /// Sends the number of open pages of a game to the other servers, if the store is shared.
    pub(super) fn send_pages(&self, verb: &str, game: &str, [first, second, watchers]: Pages) {
        if let Some((name, way)) = self.peers.get() {
            // Sending fails once the store is closed.
            let _ = way.send(format!("{verb} {game} {name} {first} {second} {watchers}"));
        }
    }

    /// Changes a channel if it is open, and notifies its pages if it `change` reports one.
    pub(super) fn change(&self, game: &str, change: impl FnOnce(&mut GameChannel) -> bool) {
        self.with(|channels| channels.get(game).map(|channel| channel.send_if_modified(change)));
    }

    pub(super) fn with<T>(&self, work: impl FnOnce(&mut OpenChannels) -> T) -> Option<T> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).as_mut().map(work)
    }
}

impl GameChannel {
    fn count(&mut self, seat: Option<Seat>, by: i16) {
        if let Some(pages) = self.here.get_mut(seat.map_or(SPECTATORS, |seat| usize::from(seat.0))) {
            *pages = pages.saturating_add_signed(by);
        }
    }

    /// Whether another seat than this one has a page open.
    pub(crate) fn has_other(&self, seat: Seat) -> bool {
        let others = |pages: &Pages| (0..SPECTATORS).any(|n| n != usize::from(seat.0) && pages[n] > 0);
        self.pages().any(others)
    }

    /// The number of spectators' pages.
    pub(crate) fn watchers(&self) -> usize {
        self.pages().map(|pages| usize::from(pages[SPECTATORS])).sum()
    }

    /// The pages of each server.
    fn pages(&self) -> impl Iterator<Item = &Pages> {
        self.elsewhere.iter().map(|(_, pages, _)| pages).chain([&self.here])
    }
}

impl Subscription {
    /// Waits for a change; the first call returns the current state. `None` once the server stops.
    pub(crate) async fn next(&mut self) -> Option<GameChannel> {
        if !std::mem::take(&mut self.is_new) {
            self.news.changed().await.ok()?;
        }
        Some(self.news.borrow_and_update().clone())
    }

    /// The seat of the page; `None` for a spectator.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        self.seat
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let Self { game, seat, .. } = self;
        let here = self.channels.with(|channels| {
            let channel = channels.get(game)?;
            channel.send_modify(|channel| channel.count(*seat, -1));
            let here = channel.borrow().here;
            // This subscription still counts as a receiver.
            if channel.receiver_count() <= 1 && channel.borrow().elsewhere.is_empty() {
                channels.remove(game);
            }
            Some(here)
        });
        if let Some(here) = here.flatten() {
            self.channels.send_pages("there", game, here);
        }
    }
}
