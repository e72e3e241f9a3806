//! The deals of the day: derived from the store's secret, committed to by a hash published before the day, revealed after it.
//!
//! `docs/daily.md` has the exact bytes.

mod reveal;

pub use reveal::{RevealedDay, verify_daily};
pub(crate) use reveal::{commitments_json, reveal_json};

use std::sync::{Arc, PoisonError};

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use sha2::{Digest, Sha256};
use tokio::time::timeout;

use crate::app::App;
use crate::random::hex;
use crate::store::days::{self, SealedDay};
use underdeck_site::Error;

/// The number of days ahead for which hashes are published.
pub(crate) const AHEAD: i32 = 7;

/// The first line of a day's text.
pub(crate) const HEAD: &str = "underdeck daily 1";

/// Marks days as over before any request can read their deals. A day takes no result after that, even if the clock is set back.
pub(crate) async fn end_days(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    // If the store cannot be written, pages can still be read, and the next request tries again.
    let _ = timeout(app.limits.request, app.mark_past_days()).await;
    next.run(request).await
}

impl App {
    /// Marks the days before today as over, once a day.
    async fn mark_past_days(&self) -> Result<(), Error> {
        let today = self.clock.today();
        if *self.marked_until.lock().unwrap_or_else(PoisonError::into_inner) == today {
            return Ok(());
        }
        let until = today.clone();
        if self.store.read(move |conn| days::has_unmarked(conn, &until)).await? {
            let until = today.clone();
            self.store.write(move |conn| days::mark_over(conn, &until)).await?;
        }
        *self.marked_until.lock().unwrap_or_else(PoisonError::into_inner) = today;
        Ok(())
    }

    /// Today and the coming days, each with its hash. Missing texts are made and stored.
    pub(crate) async fn all_sealed_days(&self) -> Result<Vec<SealedDay>, Error> {
        let coming = self.clock.coming(AHEAD);
        let wanted = coming.clone();
        let find = move |conn: &_| wanted.iter().map(|day| days::find(conn, day)).collect::<Result<Vec<_>, _>>();
        let found = self.store.read(find).await?;
        if let Some(all) = found.iter().cloned().collect::<Option<Vec<_>>>() {
            return Ok(all);
        }
        let missing = coming.iter().zip(&found).filter(|(_, found)| found.is_none());
        let made: Vec<SealedDay> = missing.map(|(day, _)| self.seal(day)).collect::<Result<_, _>>()?;
        let again = move |conn: &_| {
            days::seal(conn, &made)?;
            coming.iter().map(|day| days::find(conn, day)).collect::<Result<Option<Vec<_>>, _>>()
        };
        self.store.write(again).await?.ok_or_else(|| Error::Internal("a day could not be sealed".into()))
    }

    /// The sealed text of a day, if its hash was published.
    pub(crate) async fn one_sealed_day(&self, day: &str) -> Result<Option<SealedDay>, Error> {
        let day = day.to_owned();
        Ok(self.store.read(move |conn| days::find(conn, &day)).await?)
    }

    /// The text of a day: its salt, and for each game the code of its deal.
    fn seal(&self, day: &str) -> Result<SealedDay, Error> {
        let mut text = format!("{HEAD}\nday {day}\nsalt {}\n", hex(&self.hash("daily salt", day.as_bytes())));
        for game in underdeck_catalogue::games() {
            let id = game.info().id;
            let bytes = self.hash("daily seed", format!("{day} {id}").as_bytes());
            let seed = bytes.first_chunk().copied().map_or(0, u64::from_le_bytes);
            text += &format!("{id} {}\n", game.deal(&[], seed)?.code);
        }
        let sha256 = hex(&Sha256::digest(&text));
        Ok(SealedDay { day: day.to_owned(), text, sha256 })
    }
}
