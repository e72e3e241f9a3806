//! Who looks at the games that are played at two devices or watched by a link, and how they hear of news.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use game::Seat;
use tokio::sync::watch;

/// What those hear who look at a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Room {
    /// The number of the last change.
    pub(crate) revision: i64,
    /// How many pages each seat has open.
    there: [u16; 2],
    /// How many pages look on by the game's link.
    pub(crate) watchers: u16,
}

/// The games at which somebody looks; `None` once the server stops.
#[derive(Debug)]
pub(crate) struct Rooms(Mutex<Option<HashMap<String, watch::Sender<Room>>>>);

/// A page that hears of news: of a seat, or of somebody who looks on. When it is dropped, the others hear that it has gone.
pub(crate) struct Visit {
    rooms: Arc<Rooms>,
    game: String,
    seat: Option<Seat>,
    news: watch::Receiver<Room>,
    is_new: bool,
}

impl Default for Rooms {
    fn default() -> Self {
        Self(Mutex::new(Some(HashMap::new())))
    }
}

impl Rooms {
    /// Opens a page of a seat, or of somebody who looks on, which has seen the game at a revision; `None` if the server is stopping.
    pub(crate) fn enter(self: &Arc<Self>, game: &str, seat: Option<Seat>, revision: i64) -> Option<Visit> {
        let news = self.with(|rooms| {
            let room = rooms.entry(game.to_owned()).or_insert_with(|| watch::Sender::new(Room::default()));
            room.send_modify(|room| {
                room.revision = room.revision.max(revision);
                room.count(seat, 1);
            });
            room.subscribe()
        })?;
        Some(Visit { rooms: Arc::clone(self), game: game.to_owned(), seat, news, is_new: true })
    }

    /// Tells all pages of a game of a change.
    pub(crate) fn tell(&self, game: &str, revision: i64) {
        self.with(|rooms| {
            if let Some(room) = rooms.get(game) {
                room.send_modify(|room| room.revision = revision);
            }
        });
    }

    /// How many pages look on at a game by its link.
    pub(crate) fn watchers(&self, game: &str) -> usize {
        let count = |rooms: &mut HashMap<_, watch::Sender<Room>>| rooms.get(game).map(|room| room.borrow().watchers);
        self.with(count).flatten().unwrap_or(0).into()
    }

    /// Ends all visits.
    pub(crate) fn close(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    fn with<T>(&self, work: impl FnOnce(&mut HashMap<String, watch::Sender<Room>>) -> T) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).as_mut().map(work)
    }
}

impl Room {
    fn count(&mut self, seat: Option<Seat>, by: i16) {
        let pages = match seat {
            Some(seat) => self.there.get_mut(usize::from(seat.0)),
            None => Some(&mut self.watchers),
        };
        if let Some(pages) = pages {
            *pages = pages.saturating_add_signed(by);
        }
    }

    /// Whether another seat than this one has a page open.
    pub(crate) fn has_other(&self, seat: Seat) -> bool {
        self.there.iter().enumerate().any(|(n, pages)| n != usize::from(seat.0) && *pages > 0)
    }
}

impl Visit {
    /// Waits for news; at first what is the case now. `None` once the server stops.
    pub(crate) async fn next(&mut self) -> Option<Room> {
        if !std::mem::take(&mut self.is_new) {
            self.news.changed().await.ok()?;
        }
        Some(*self.news.borrow_and_update())
    }

    /// The seat of the page; `None` if it looks on.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        self.seat
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let Self { game, seat, .. } = self;
        self.rooms.with(|rooms| {
            let Some(room) = rooms.get(game) else { return };
            room.send_modify(|room| room.count(*seat, -1));
            // This visit still hears.
            if room.receiver_count() <= 1 {
                rooms.remove(game);
            }
        });
    }
}
