//! Messages between servers that share a store, about games on two devices or with spectators.
//!
//! A message is `moved GAME REVISION`; `there GAME SERVER PAGES PAGES PAGES` with the open pages of each seat and of spectators; `asks` with
//! the same, which the others answer with their own pages; or `forget PLAYER` after a change of a player's settings or devices.

use std::sync::Arc;

use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::watch;

use super::channels::{GameChannel, GameChannels, Open, Pages};
use crate::known::PlayerCache;
use crate::luck;
use crate::reviews::Caller;
use crate::store::{Store, StoreFault, StoreListener};

/// How many rounds a server may be silent before its pages count as closed: it may have been killed.
const SILENT: u8 = 3;

/// Receives the messages of the other servers.
struct PeerListener {
    rooms: Arc<GameChannels>,
    known: Arc<PlayerCache>,
    call: Caller,
}

/// Begins to exchange messages with the other servers, if the store can be shared.
///
/// # Errors
/// If the system gives no random bytes.
pub(crate) fn meet(
    store: &Store,
    rooms: &Arc<GameChannels>,
    known: &Arc<PlayerCache>,
    call: Caller,
) -> Result<(), StoreFault> {
    let listener = PeerListener { rooms: Arc::clone(rooms), known: Arc::clone(known), call };
    if let Some(way) = store.listen(Arc::new(listener)) {
        rooms.share(luck::hex(&luck::bytes::<8>().map_err(StoreFault::Other)?), way);
    }
    Ok(())
}

impl StoreListener for PeerListener {
    fn games(&self) -> Vec<String> {
        self.rooms.games()
    }

    fn moved(&self, game: &str, revision: i64) {
        self.rooms.announce(game, revision);
    }

    fn receive(&self, news: &str) {
        match news.strip_prefix("forget ").and_then(|player| player.parse().ok()) {
            Some(player) => self.known.forget(player),
            None => self.rooms.receive(news),
        }
    }

    fn round(&self) {
        self.rooms.round();
        // A server that stopped may have left a review unfinished.
        self.call.wake();
    }
}

impl GameChannels {
    /// Sets the name of this server and the sender of its messages.
    fn share(&self, name: String, way: UnboundedSender<String>) {
        // It is set only once.
        let _ = self.others.set((name, way));
    }

    /// The games with an open page on this server.
    fn games(&self) -> Vec<String> {
        let is_here = |room: &watch::Sender<GameChannel>| room.receiver_count() > 0;
        let here =
            |rooms: &mut Open| rooms.iter().filter(|(_, room)| is_here(room)).map(|(id, _)| id.clone()).collect();
        self.with(here).unwrap_or_default()
    }

    /// Applies a message of another server.
    fn receive(&self, news: &str) {
        let words: Vec<&str> = news.split(' ').collect();
        match words[..] {
            ["moved", game, revision] => self.announce(game, revision.parse().unwrap_or_default()),
            [verb, game, server, first, second, watchers]
                if self.others.get().is_some_and(|(own, _)| own != server) =>
            {
                let pages = [first, second, watchers].map(|pages| pages.parse().unwrap_or_default());
                let note = |rooms: &mut Open| {
                    let room = rooms.entry(game.to_owned()).or_default();
                    room.send_if_modified(|room| room.note(server, pages));
                    let (there, is_open) = (room.borrow().there, is_open(room));
                    if !is_open {
                        rooms.remove(game);
                    }
                    there
                };
                let there = self.with(note).unwrap_or_default();
                if verb == "asks" && there != Pages::default() {
                    self.pass_on("there", game, there);
                }
            }
            _ => {}
        }
    }

    /// Begins a round: repeats the open pages of this server, and drops servers that have been silent.
    fn round(&self) {
        self.with(|rooms| {
            rooms.retain(|_, room| {
                room.send_if_modified(GameChannel::grow_old);
                is_open(room)
            });
        });
        for game in self.games() {
            if let Some(there) = self.with(|rooms| rooms.get(&game).map(|room| room.borrow().there)).flatten() {
                self.pass_on("there", &game, there);
            }
        }
    }
}

/// Whether a game has an open page, on this server or another.
fn is_open(room: &watch::Sender<GameChannel>) -> bool {
    room.receiver_count() > 0 || !room.borrow().elsewhere.is_empty()
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
    fn grow_old(&mut self) -> bool {
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
        let ways = [(&all[0], "a"), (&all[1], "b")].map(|(rooms, name)| {
            let (way, told) = unbounded_channel();
            rooms.share(name.to_owned(), way);
            told
        });
        (all, ways)
    }

    /// Each server receives its own messages too.
    fn exchange(rooms: [&GameChannels; 2], ways: &mut [UnboundedReceiver<String>; 2]) {
        while let Some(news) = ways.iter_mut().find_map(|way| way.try_recv().ok()) {
            rooms.iter().for_each(|rooms| rooms.receive(&news));
        }
    }

    #[tokio::test]
    async fn servers_tell_each_other_who_is_there_until_they_are_silent() {
        let ([one, other], mut ways) = servers();
        let mut first = one.enter("g", Some(Seat(0)), 4).unwrap();
        assert!(!first.next().await.unwrap().has_other(Seat(0)));
        let mut second = other.enter("g", Some(Seat(1)), 4).unwrap();
        exchange([&one, &other], &mut ways);
        assert!(first.next().await.unwrap().has_other(Seat(0)));
        assert!(second.next().await.unwrap().has_other(Seat(1)), "who comes later asks");
        one.receive("moved g 5");
        one.receive("moved g 4");
        assert_eq!(first.next().await.unwrap().revision, 5, "what comes late changes nothing");
        drop(second);
        exchange([&one, &other], &mut ways);
        assert!(!first.next().await.unwrap().has_other(Seat(0)));
        let _third = other.enter("g", Some(Seat(1)), 5).unwrap();
        exchange([&one, &other], &mut ways);
        assert!(first.next().await.unwrap().has_other(Seat(0)));
        // The other server is killed.
        (0..=SILENT).for_each(|_| one.round());
        assert!(!first.next().await.unwrap().has_other(Seat(0)));
    }

    #[tokio::test]
    async fn those_who_look_on_are_counted_at_every_server() {
        let (all, mut ways) = servers();
        let [one, other] = &all;
        let here = one.enter("g", None, 4).unwrap();
        let there = [(); 2].map(|()| other.enter("g", None, 4).unwrap());
        exchange([one, other], &mut ways);
        assert_eq!([one, other].map(|rooms| rooms.watchers("g")), [3, 3]);
        drop(here);
        exchange([one, other], &mut ways);
        assert_eq!([one, other].map(|rooms| rooms.watchers("g")), [2, 2], "known where no page is open as well");
        let mut late = one.enter("g", Some(Seat(0)), 4).unwrap();
        assert_eq!(late.next().await.unwrap().watchers(), 2);
        drop((late, there));
        exchange([one, other], &mut ways);
        for rooms in all {
            assert_eq!(rooms.watchers("g"), 0);
            assert_eq!(rooms.with(|rooms| rooms.len()), Some(0), "nothing stays of a game at which nobody looks");
        }
    }
}
