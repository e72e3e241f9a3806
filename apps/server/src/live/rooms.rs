//! Who looks at the games that are played at two devices, and how they hear of news.
//!
//! Servers that share a store tell each other of changes and of pages that open and close. What they say is a line: `moved GAME REVISION`,
//! `there GAME SERVER PAGES PAGES` with the pages of each seat, and `asks` with the same, which others answer with theirs.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use game::Seat;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::watch;

/// How many rounds a server may be silent before its pages count as closed: it may have been killed.
const SILENT: u8 = 3;

/// What the players of a game hear.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Room {
    /// The number of the last change.
    pub(crate) revision: i64,
    /// How many pages each seat has open here.
    there: Pages,
    /// How many each has open at other servers, and for how many rounds these have been silent.
    elsewhere: Vec<(String, Pages, u8)>,
}

/// How many pages each seat has open.
type Pages = [u16; 2];

/// The games at which somebody looks; `None` once the server stops.
#[derive(Debug)]
pub(crate) struct Rooms {
    open: Mutex<Option<HashMap<String, watch::Sender<Room>>>>,
    /// The name of this server, and the way to those that share the store.
    others: OnceLock<(String, UnboundedSender<String>)>,
}

/// A page of a seat that hears of news. When it is dropped, the other seat hears that it has gone.
pub(crate) struct Visit {
    rooms: Arc<Rooms>,
    game: String,
    seat: Seat,
    news: watch::Receiver<Room>,
    is_new: bool,
}

impl Default for Rooms {
    fn default() -> Self {
        Self { open: Mutex::new(Some(HashMap::new())), others: OnceLock::new() }
    }
}

impl Rooms {
    /// Opens a page of a seat, which has seen the game at a revision; `None` if the server is stopping.
    pub(crate) fn enter(self: &Arc<Self>, game: &str, seat: Seat, revision: i64) -> Option<Visit> {
        let (news, verb, there) = self.with(|rooms| {
            let verb = if rooms.contains_key(game) { "there" } else { "asks" };
            let room = rooms.entry(game.to_owned()).or_insert_with(|| watch::Sender::new(Room::default()));
            room.send_modify(|room| {
                room.revision = room.revision.max(revision);
                room.count(seat, 1);
            });
            let there = room.borrow().there;
            (room.subscribe(), verb, there)
        })?;
        self.say(verb, game, there);
        Some(Visit { rooms: Arc::clone(self), game: game.to_owned(), seat, news, is_new: true })
    }

    /// Tells all pages of a game of a change.
    pub(crate) fn tell(&self, game: &str, revision: i64) {
        self.change(game, |room| {
            let is_new = room.revision < revision;
            room.revision = room.revision.max(revision);
            is_new
        });
    }

    /// Ends all visits.
    pub(crate) fn close(&self) {
        let rooms = self.open.lock().unwrap_or_else(PoisonError::into_inner).take();
        rooms.iter().flat_map(HashMap::keys).for_each(|game| self.say("there", game, Pages::default()));
    }

    /// Names this server to others, and says how they are told of news.
    pub(crate) fn share(&self, name: String, way: UnboundedSender<String>) {
        // It is done once.
        let _ = self.others.set((name, way));
    }

    /// The games at which somebody looks here.
    pub(crate) fn games(&self) -> Vec<String> {
        self.with(|rooms| rooms.keys().cloned().collect()).unwrap_or_default()
    }

    /// Takes in what another server tells.
    pub(crate) fn hear(&self, news: &str) {
        let words: Vec<&str> = news.split(' ').collect();
        match words[..] {
            ["moved", game, revision] => self.tell(game, revision.parse().unwrap_or_default()),
            [verb, game, server, first, second] if self.others.get().is_some_and(|(own, _)| own != server) => {
                let pages = [first, second].map(|pages| pages.parse().unwrap_or_default());
                self.change(game, |room| room.note(server, pages));
                let there = self.with(|rooms| rooms.get(game).map(|room| room.borrow().there)).flatten();
                if let ("asks", Some(there)) = (verb, there) {
                    self.say("there", game, there);
                }
            }
            _ => {}
        }
    }

    /// Begins a round: says again who is there, and forgets servers that have been silent.
    pub(crate) fn round(&self) {
        for game in self.games() {
            self.change(&game, Room::grow_old);
            if let Some(there) = self.with(|rooms| rooms.get(&game).map(|room| room.borrow().there)).flatten() {
                self.say("there", &game, there);
            }
        }
    }

    /// Tells the other servers, if there may be some, how many pages of a game are open here.
    fn say(&self, verb: &str, game: &str, [first, second]: Pages) {
        if let Some((name, way)) = self.others.get() {
            // Once the store is closed, nobody is told.
            let _ = way.send(format!("{verb} {game} {name} {first} {second}"));
        }
    }

    /// Changes a room if it is open; all pages hear of it if it `did` change.
    fn change(&self, game: &str, did: impl FnOnce(&mut Room) -> bool) {
        self.with(|rooms| rooms.get(game).map(|room| room.send_if_modified(did)));
    }

    fn with<T>(&self, work: impl FnOnce(&mut HashMap<String, watch::Sender<Room>>) -> T) -> Option<T> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).as_mut().map(work)
    }
}

impl Room {
    fn count(&mut self, seat: Seat, by: i16) {
        if let Some(pages) = self.there.get_mut(usize::from(seat.0)) {
            *pages = pages.saturating_add_signed(by);
        }
    }

    /// Notes the pages at another server; whether they are others than before.
    fn note(&mut self, server: &str, pages: Pages) -> bool {
        let before = self.elsewhere.iter().position(|(name, ..)| name == server).map(|at| self.elsewhere.remove(at));
        if pages != Pages::default() {
            self.elsewhere.push((server.to_owned(), pages, 0));
        }
        before.map_or(Pages::default(), |(_, pages, _)| pages) != pages
    }

    /// Counts a round, and forgets servers that have been silent for too many; whether there were any.
    fn grow_old(&mut self) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.iter_mut().for_each(|(.., rounds)| *rounds += 1);
        self.elsewhere.retain(|(.., rounds)| *rounds <= SILENT);
        self.elsewhere.len() < before
    }

    /// Whether another seat than this one has a page open.
    pub(crate) fn has_other(&self, seat: Seat) -> bool {
        let all = self.elsewhere.iter().map(|(_, pages, _)| pages).chain([&self.there]);
        all.flat_map(|pages| pages.iter().enumerate()).any(|(n, pages)| n != usize::from(seat.0) && *pages > 0)
    }
}

impl Visit {
    /// Waits for news; at first what is the case now. `None` once the server stops.
    pub(crate) async fn next(&mut self) -> Option<Room> {
        if !std::mem::take(&mut self.is_new) {
            self.news.changed().await.ok()?;
        }
        Some(self.news.borrow_and_update().clone())
    }

    /// The seat of the page.
    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let Self { game, seat, .. } = self;
        let there = self.rooms.with(|rooms| {
            let room = rooms.get(game)?;
            room.send_modify(|room| room.count(*seat, -1));
            let there = room.borrow().there;
            // This visit still hears.
            if room.receiver_count() <= 1 {
                rooms.remove(game);
            }
            Some(there)
        });
        if let Some(there) = there.flatten() {
            self.rooms.say("there", game, there);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc::unbounded_channel;

    /// Two servers of which each hears the other and itself.
    fn exchange(rooms: [&Rooms; 2], ways: &mut [tokio::sync::mpsc::UnboundedReceiver<String>; 2]) {
        while let Some(news) = ways.iter_mut().find_map(|way| way.try_recv().ok()) {
            rooms.iter().for_each(|rooms| rooms.hear(&news));
        }
    }

    #[tokio::test]
    async fn servers_tell_each_other_who_is_there_until_they_are_silent() {
        let [one, other] = [(); 2].map(|()| Arc::new(Rooms::default()));
        let ways = [(&one, "a"), (&other, "b")].map(|(rooms, name)| {
            let (way, told) = unbounded_channel();
            rooms.share(name.to_owned(), way);
            told
        });
        let mut ways = ways;
        let mut first = one.enter("g", Seat(0), 4).unwrap();
        assert!(!first.next().await.unwrap().has_other(Seat(0)));
        let mut second = other.enter("g", Seat(1), 4).unwrap();
        exchange([&one, &other], &mut ways);
        assert!(first.next().await.unwrap().has_other(Seat(0)));
        assert!(second.next().await.unwrap().has_other(Seat(1)), "who comes later asks");
        one.hear("moved g 5");
        one.hear("moved g 4");
        assert_eq!(first.next().await.unwrap().revision, 5, "what comes late changes nothing");
        drop(second);
        exchange([&one, &other], &mut ways);
        assert!(!first.next().await.unwrap().has_other(Seat(0)));
        let _third = other.enter("g", Seat(1), 5).unwrap();
        exchange([&one, &other], &mut ways);
        assert!(first.next().await.unwrap().has_other(Seat(0)));
        // The other server is killed.
        (0..=SILENT).for_each(|_| one.round());
        assert!(!first.next().await.unwrap().has_other(Seat(0)));
    }
}
