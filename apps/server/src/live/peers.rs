//! Messages between servers that share a store, about games on two devices or with spectators.
//!
//! A message is `moved GAME REVISION`; `there GAME SERVER PAGES PAGES PAGES` with the open pages of each seat and of spectators; `asks` with
//! the same, which the others answer with their own pages; or `forget PLAYER` after a change of a player's settings or devices.

use std::sync::Arc;

use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::watch;

use super::channels::{GameChannel, GameChannels, OpenChannels, Pages};
use crate::player_cache::PlayerCache;
use crate::random;
use crate::reviews::ReviewWaker;
use crate::store::{Store, StoreFault, StoreListener};

/// How many rounds a server may be silent before its pages count as closed: it may have been killed.
const SILENT: u8 = 3;

/// Receives the messages of the other servers.
struct PeerListener {
    channels: Arc<GameChannels>,
    players: Arc<PlayerCache>,
    reviews: ReviewWaker,
}

/// Begins to exchange messages with the other servers, if the store can be shared.
///
/// # Errors
/// If the system gives no random bytes.
pub(crate) fn connect(
    store: &Store,
    channels: &Arc<GameChannels>,
    players: &Arc<PlayerCache>,
    reviews: ReviewWaker,
) -> Result<(), StoreFault> {
    let listener = PeerListener { channels: Arc::clone(channels), players: Arc::clone(players), reviews };
    if let Some(sender) = store.listen(Arc::new(listener)) {
        channels.share(random::hex(&random::bytes::<8>().map_err(StoreFault::Other)?), sender);
    }
    Ok(())
}

impl StoreListener for PeerListener {
    fn games(&self) -> Vec<String> {
        self.channels.games()
    }

    fn moved(&self, game: &str, revision: i64) {
        self.channels.announce(game, revision);
    }

    fn receive(&self, news: &str) {
        match news.strip_prefix("forget ").and_then(|player| player.parse().ok()) {
            Some(player) => self.players.forget(player),
            None => self.channels.receive(news),
        }
    }

    fn round(&self) {
        self.channels.round();
        // A server that stopped may have left a review unfinished.
        self.reviews.wake();
    }
}

impl GameChannels {
    /// Sets the name of this server and the sender of its messages.
    fn share(&self, name: String, sender: UnboundedSender<String>) {
        // It is set only once.
        let _ = self.peers.set((name, sender));
    }

    /// The games with an open page on this server.
    fn games(&self) -> Vec<String> {
        let is_here = |channel: &watch::Sender<GameChannel>| channel.receiver_count() > 0;
        let here = |channels: &mut OpenChannels| {
            channels.iter().filter(|(_, channel)| is_here(channel)).map(|(id, _)| id.clone()).collect()
        };
        self.with(here).unwrap_or_default()
    }

    /// Applies a message of another server.
    fn receive(&self, news: &str) {
        let words: Vec<&str> = news.split(' ').collect();
        match words[..] {
            ["moved", game, revision] => self.announce(game, revision.parse().unwrap_or_default()),
            [verb, game, server, first, second, watchers] if self.peers.get().is_some_and(|(own, _)| own != server) => {
                let pages = [first, second, watchers].map(|pages| pages.parse().unwrap_or_default());
                let note = |channels: &mut OpenChannels| {
                    let channel = channels.entry(game.to_owned()).or_default();
                    channel.send_if_modified(|channel| channel.note(server, pages));
                    let (here, is_open) = (channel.borrow().here, is_open(channel));
                    if !is_open {
                        channels.remove(game);
                    }
                    here
                };
                let here = self.with(note).unwrap_or_default();
                if verb == "asks" && here != Pages::default() {
                    self.send_pages("there", game, here);
                }
            }
            _ => {}
        }
    }

    /// Begins a round: repeats the open pages of this server, and drops servers that have been silent.
    fn round(&self) {
        self.with(|channels| {
            channels.retain(|_, channel| {
                channel.send_if_modified(GameChannel::age);
                is_open(channel)
            });
        });
        for game in self.games() {
            if let Some(here) = self.with(|channels| channels.get(&game).map(|channel| channel.borrow().here)).flatten()
            {
                self.send_pages("there", &game, here);
            }
        }
    }
}

/// Whether a game has an open page, on this server or another.
fn is_open(channel: &watch::Sender<GameChannel>) -> bool {
    channel.receiver_count() > 0 || !channel.borrow().elsewhere.is_empty()
}

impl GameChannel {
    /// Records the pages on another server; returns whether they have changed.
    fn note(&mut self, server: &str, pages: Pages) -> bool {
        let before = self.elsewhere.iter().position(|(name, ..)| name == server).map(|at| self.elsewhere.remove(at));
        if pages != Pages::default() {
            self.elsewhere.push((server.to_owned(), pages, 0));
        }
        before.map_or(Pages::default(), |(_, pages, _)| pages) != pages
    }

    /// Counts a round, and drops servers that have been silent for too many; returns whether there were any.
    fn age(&mut self) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.iter_mut().for_each(|(.., rounds)| *rounds += 1);
        self.elsewhere.retain(|(.., rounds)| *rounds <= SILENT);
        self.elsewhere.len() < before
    }
}

#[cfg(test)]
mod tests {
    use underdeck_game::Seat;

    use super::*;
    use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

    /// Two servers, and the messages that each sends.
    fn servers() -> ([Arc<GameChannels>; 2], [UnboundedReceiver<String>; 2]) {
        let all = [(); 2].map(|()| Arc::new(GameChannels::default()));
        let sent = [(&all[0], "a"), (&all[1], "b")].map(|(channels, name)| {
            let (sender, receiver) = unbounded_channel();
            channels.share(name.to_owned(), sender);
            receiver
        });
        (all, sent)
    }

    /// Each server receives its own messages too.
    fn exchange(channels: [&GameChannels; 2], sent: &mut [UnboundedReceiver<String>; 2]) {
        while let Some(news) = sent.iter_mut().find_map(|sender| sender.try_recv().ok()) {
            channels.iter().for_each(|channels| channels.receive(&news));
        }
    }

    #[tokio::test]
    async fn servers_exchange_their_open_pages_until_they_are_silent() {
        let ([one, other], mut sent) = servers();
        let mut first = one.subscribe("g", Some(Seat(0)), 4).unwrap();
        assert!(!first.next().await.unwrap().has_other(Seat(0)));
        let mut second = other.subscribe("g", Some(Seat(1)), 4).unwrap();
        exchange([&one, &other], &mut sent);
        assert!(first.next().await.unwrap().has_other(Seat(0)));
        assert!(second.next().await.unwrap().has_other(Seat(1)), "who comes later asks");
        one.receive("moved g 5");
        one.receive("moved g 4");
        assert_eq!(first.next().await.unwrap().revision, 5, "what comes late changes nothing");
        drop(second);
        exchange([&one, &other], &mut sent);
        assert!(!first.next().await.unwrap().has_other(Seat(0)));
        let _third = other.subscribe("g", Some(Seat(1)), 5).unwrap();
        exchange([&one, &other], &mut sent);
        assert!(first.next().await.unwrap().has_other(Seat(0)));
        // The other server is killed.
        (0..=SILENT).for_each(|_| one.round());
        assert!(!first.next().await.unwrap().has_other(Seat(0)));
    }

    #[tokio::test]
    async fn spectators_are_counted_on_every_server() {
        let (all, mut sent) = servers();
        let [one, other] = &all;
        let here = one.subscribe("g", None, 4).unwrap();
        let there = [(); 2].map(|()| other.subscribe("g", None, 4).unwrap());
        exchange([one, other], &mut sent);
        assert_eq!([one, other].map(|channels| channels.watchers("g")), [3, 3]);
        drop(here);
        exchange([one, other], &mut sent);
        assert_eq!([one, other].map(|channels| channels.watchers("g")), [2, 2], "known where no page is open as well");
        let mut late = one.subscribe("g", Some(Seat(0)), 4).unwrap();
        assert_eq!(late.next().await.unwrap().watchers(), 2);
        drop((late, there));
        exchange([one, other], &mut sent);
        for channels in all {
            assert_eq!(channels.watchers("g"), 0);
            assert_eq!(
                channels.with(|channels| channels.len()),
                Some(0),
                "nothing stays of a game at which nobody looks"
            );
        }
    }
}
