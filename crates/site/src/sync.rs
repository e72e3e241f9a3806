//! The games of one player in two places, a device and a server: each takes what the other has, and no line is lost.
//!
//! A game has one id in both places, and in each a revision of its own. A [`SyncedGame`] names the revision that it has where it comes from
//! and the one, where it goes, on which it rests. Whoever has not gone on since takes it over; where both went on, their lines are united.
//! Taking the same game twice changes nothing, so an exchange that was cut short is simply begun anew.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use underdeck_chronicle::ExportedGame;

use crate::begin::{self, Origin, begin, resume, uploaded};
use crate::error::{Error, PageText};
use crate::kept::{Kept, PLAYED};
use crate::live::{Change, ChangeRequest, LiveGame};
use crate::services::{Books, Services};

/// The most games that a device may send at once.
pub const MOST: usize = 64;

/// A game on its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SyncedGame {
    /// Its id, the same in both places.
    pub id: String,
    /// The revision where it comes from.
    pub revision: i64,
    /// The revision where it goes on which it rests; `None` if the sender knows none.
    #[serde(default)]
    pub base: Option<i64>,
    /// When it last changed, in seconds since 1970.
    pub changed: i64,
    /// The record, empty in an answer if it is the one that was sent; and whether the player played it.
    #[serde(flatten)]
    pub game: ExportedGame,
}

/// What a device sends.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SyncRequest {
    /// The server's games that the device knows, with their revisions on the server.
    #[serde(default)]
    pub known: BTreeMap<String, i64>,
    /// Games that changed on the device, at most [`MOST`].
    #[serde(default)]
    pub games: Vec<SyncedGame>,
}

/// What the server answers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reply {
    /// The games that were sent as they stand on the server now, and others that the device does not know as they stand.
    pub games: Vec<SyncedGame>,
    /// The ids of games that were not taken, and why.
    pub refused: BTreeMap<String, String>,
    /// Whether there are more to come: the device asks again.
    pub more: bool,
}

/// Takes a game in; returns it as it stands here now, on the revision that was sent. Every move of every line is checked first. It comes
/// on no board.
///
/// # Errors
/// If it is not a legal game or too large, its deal is still secret here or it belongs to two players, or the player has too many unfinished games.
pub async fn take<H: Services>(app: &Arc<H>, player: i64, sent: &SyncedGame) -> Result<SyncedGame, Error> {
    let id = sent.id.clone();
    if id.len() != 16 || !id.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit()) {
        return Err(Error::Wrong(PageText::of("refused-id")));
    }
    let record = uploaded(app, sent.game.record.as_bytes())?;
    let kept = app.read(move |shelf: &Books<'_, H>| shelf.game(player, &id)).await?;
    match kept {
        None => {
            let own: &[u8] = if sent.game.own { PLAYED } else { &[] };
            let origin = Origin {
                source: Some([own, sent.id.as_bytes()].concat()),
                moved: Some((sent.id.clone(), sent.changed.clamp(0, app.seconds()))),
                ..Origin::default()
            };
            begin(app, player, String::new(), origin, move || resume(&record)).await?;
        }
        Some(kept) if kept.snapshot.apart.is_some() || app.is_sealed(&kept.facts) => {
            return Err(Error::Withheld(PageText::of("refused-stays")));
        }
        Some(_) => {
            let change = Change::Unite { record: Box::new(record), changed: sent.changed, base: sent.base };
            app.submit(player, &sent.id, ChangeRequest::of(change), |_: &LiveGame, _| ()).await?;
        }
    }
    let kept = begin::kept(app, player, &sent.id).await?;
    Ok(SyncedGame { base: Some(sent.revision), ..of(kept) })
}

/// A stored game as it is sent to a place that may know nothing of it.
pub fn of(kept: Kept) -> SyncedGame {
    let Kept { facts, revision, snapshot, changed, .. } = kept;
    let game = ExportedGame { own: facts.is_own(), record: snapshot.record };
    SyncedGame { id: facts.id, revision, base: None, changed, game }
}
