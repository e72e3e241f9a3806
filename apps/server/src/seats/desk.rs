//! A thread at which games are played. A game is always played at the same desk, so it needs no lock and need not move
//! between threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

use tokio::sync::{mpsc, oneshot};

use super::lru::Lru;
use super::seated::Seated;
use crate::error::Error;

/// The games at a desk, by their names.
pub(super) type Seats = Lru<String, Seated>;
type Work = Box<dyn FnOnce(&mut Seats) + Send>;

/// The most requests that may wait at a desk.
const WAITING: usize = 4096;

/// The way to a desk.
#[derive(Clone, Debug)]
pub(super) struct Desk(mpsc::Sender<Work>);

impl Desk {
    /// Opens a desk for so many games.
    pub(super) fn open(number: usize, most: usize) -> Result<Self, Error> {
        let (sender, mut queue) = mpsc::channel::<Work>(WAITING);
        let run = move || {
            let mut seats = Seats::new(most);
            while let Some(work) = queue.blocking_recv() {
                if catch_unwind(AssertUnwindSafe(|| work(&mut seats))).is_err() {
                    // Whatever was changed halfway is read again from the store.
                    seats.clear();
                }
            }
        };
        let thread = thread::Builder::new().name(format!("desk {number}")).spawn(run);
        thread.map_err(|error| Error::Internal(error.to_string()))?;
        Ok(Self(sender))
    }

    /// Does something at the desk.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Seats) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (sender, told) = oneshot::channel();
        let work: Work = Box::new(move |seats| {
            // Nobody listens any more if the request was cut short.
            let _ = sender.send(work(seats));
        });
        self.0.try_send(work).map_err(|_| Error::Busy)?;
        told.await.map_err(|_| Error::Internal("the work at this game broke off".into()))
    }
}
