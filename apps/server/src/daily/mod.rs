//! The deals of the day: derived from the store's secret, sealed by a hash published before the day, revealed after it.
//!
//! `docs/daily.md` has the exact bytes.

mod reveal;

pub use reveal::{Revealed, verify_daily};
pub(crate) use reveal::{commitments_json, reveal_json};

use chronicle::{Difficulty, daily, set_difficulty};
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::begin::Origin;
use crate::error::Error;
use crate::luck::hex;
use crate::store::days::{self, Sealed};

/// How many days ahead hashes are published.
pub(crate) const AHEAD: i32 = 7;

/// The first line of a day's text.
pub(crate) const HEAD: &str = "underdeck daily 1";

impl App {
    /// Today and the coming days, each with its hash. Missing texts are made and stored.
    pub(crate) async fn sealed_days(&self) -> Result<Vec<Sealed>, Error> {
        let coming = self.clock.coming(AHEAD);
        let wanted = coming.clone();
        let find = move |conn: &_| wanted.iter().map(|day| days::find(conn, day)).collect::<Result<Vec<_>, _>>();
        let found = self.store.read(find).await?;
        if let Some(all) = found.iter().cloned().collect::<Option<Vec<_>>>() {
            return Ok(all);
        }
        let missing = coming.iter().zip(&found).filter(|(_, found)| found.is_none());
        let made: Vec<Sealed> = missing.map(|(day, _)| self.seal(day)).collect::<Result<_, _>>()?;
        let again = move |conn: &_| {
            days::seal(conn, &made)?;
            coming.iter().map(|day| days::find(conn, day)).collect::<Result<Option<Vec<_>>, _>>()
        };
        self.store.write(again).await?.ok_or_else(|| Error::Internal("a day could not be sealed".into()))
    }

    /// The sealed text of a day, if its hash was published.
    pub(crate) async fn sealed_day(&self, day: &str) -> Result<Option<Sealed>, Error> {
        let day = day.to_owned();
        Ok(self.store.read(move |conn| days::find(conn, &day)).await?)
    }

    /// The id of the player's game of today's deal, started if there is none yet.
    ///
    /// # Errors
    /// If there is no such game.
    pub(crate) async fn begin_today(&self, player: i64, name: String, game: &str) -> Result<String, Error> {
        let id = catalogue::find(game)?.info().id;
        let today = self.sealed_days().await?.into_iter().next();
        let Sealed { day, text, .. } = today.ok_or_else(|| Error::Internal("there is no day".into()))?;
        let code = deal_of(&text, id).map(str::to_owned);
        let code = code.ok_or_else(|| Error::NotFound(format!("{id} has no deal on {day}: the game is newer")))?;
        let origin = Origin { day: Some(day), ..Origin::default() };
        let difficulty = self.difficulties(std::slice::from_ref(&code)).await.pop().flatten();
        let start = move || {
            let mut session = catalogue::by_code(&code)?.start(&code)?;
            if let Some(difficulty) = difficulty {
                set_difficulty(session.as_mut(), difficulty);
            }
            Ok(session)
        };
        self.begin(player, name, origin, start).await
    }

    /// How hard deals of a day are, if they are known to be winnable. Each is tried once; if the solver has too much to do, nothing is
    /// said.
    pub(crate) async fn difficulties(&self, codes: &[String]) -> Vec<Option<Difficulty>> {
        let wanted = codes.to_vec();
        let difficulty = |code: String| daily::difficulty(&catalogue::by_code(&code).ok()?.deal_of(&code).ok()?);
        let find = move || wanted.into_iter().map(difficulty).collect();
        self.live.solve(find).await.unwrap_or_else(|_| vec![None; codes.len()])
    }

    /// The text of a day: its salt, and for each game the code of its deal.
    fn seal(&self, day: &str) -> Result<Sealed, Error> {
        let mut text = format!("{HEAD}\nday {day}\nsalt {}\n", hex(&self.hash("daily salt", day.as_bytes())));
        for game in catalogue::games() {
            let id = game.info().id;
            let bytes = self.hash("daily seed", format!("{day} {id}").as_bytes());
            let seed = bytes.first_chunk().copied().map_or(0, u64::from_le_bytes);
            text += &format!("{id} {}\n", game.deal(&[], seed)?.code);
        }
        let sha256 = hex(&Sha256::digest(&text));
        Ok(Sealed { day: day.to_owned(), text, sha256 })
    }
}

/// The games in a day's text with their deal codes.
pub(crate) fn deals(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().skip(3).filter_map(|line| line.split_once(' '))
}

/// A game's deal code in a day's text.
pub(crate) fn deal_of<'a>(text: &'a str, game: &str) -> Option<&'a str> {
    deals(text).find_map(|(id, code)| (id == game).then_some(code))
}
