//! The deals of the day: derived from the store's secret, committed to by a hash published before the day, revealed after it.
//!
//! `docs/daily.md` has the exact bytes.

mod reveal;

pub use reveal::{RevealedDay, verify_daily};
pub(crate) use reveal::{commitments_json, reveal_json};

use sha2::{Digest, Sha256};

use crate::app::App;
use crate::random::hex;
use crate::store::days::{self, SealedDay};
use underdeck_site::Error;

/// The number of days ahead for which hashes are published.
pub(crate) const AHEAD: i32 = 7;

/// The first line of a day's text.
pub(crate) const HEAD: &str = "underdeck daily 1";

impl App {
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
