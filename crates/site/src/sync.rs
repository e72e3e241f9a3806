//! Synchronisation of a player's games between a device and a server. No line is lost.
//!
//! A game has the same id in both places, and a separate revision in each. A [`SyncedGame`] names the sender's revision, and the receiver's
//! revision that it is based on. A receiver without later changes adopts it; otherwise the lines of both are merged. Receiving the same game
//! twice changes nothing, so an interrupted exchange is simply repeated.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use underdeck_chronicle::ExportedGame;
use underdeck_game::say;

use crate::begin::{self, Origin, begin, resume, uploaded};
use crate::error::Error;
use crate::kept::{Kept, PLAYED};
use crate::live::{Change, ChangeRequest, LiveGame};
use crate::services::{HostRepository, Services};

/// The maximum number of games in a request.
pub const MOST: usize = 64;

/// A game in transit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SyncedGame {
    /// Its id, the same in both places.
    pub id: String,
    /// The sender's revision.
    pub revision: i64,
    /// The receiver's revision that it is based on; `None` if the sender knows none.
    #[serde(default)]
    pub base: Option<i64>,
    /// The time of its last change, in seconds since 1970.
    pub changed: i64,
    /// The record, empty in a response if it equals the one that was sent; and whether the player played it.
    #[serde(flatten)]
    pub game: ExportedGame,
}

/// A device's request.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SyncRequest {
    /// The server's games that the device has, with their revisions on the server.
    #[serde(default)]
    pub known: BTreeMap<String, i64>,
    /// Games that changed on the device, at most [`MOST`].
    #[serde(default)]
    pub games: Vec<SyncedGame>,
}

/// The server's response.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SyncReply {
    /// The current state on the server of the games that were sent, and of games that are new to the device.
    pub games: Vec<SyncedGame>,
    /// The ids of refused games, with the reasons.
    pub refused: BTreeMap<String, String>,
    /// Whether there are more games: the device must ask again.
    pub more: bool,
}

/// Merges a received game; returns its current state here, based on the revision that was sent. Every move of every line is checked first.
/// The game has no place on a board.
///
/// # Errors
/// If it is not a legal game or too large, its deal is still secret here, it belongs to two players, the player has deleted it here, or has too
/// many unfinished games or too much stored.
pub async fn take<H: Services>(app: &Arc<H>, player: i64, sent: &SyncedGame) -> Result<SyncedGame, Error> {
    let id = sent.id.clone();
    if id.len() != 16 || !id.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit()) {
        return Err(Error::Wrong(say!(REFUSED_ID)));
    }
    let record = uploaded(app, sent.game.record.as_bytes())?;
    let kept = app.read(move |store: &HostRepository<'_, H>| store.game(player, &id)).await?;
    match kept {
        None => {
            let id = sent.id.clone();
            if app.read(move |store: &HostRepository<'_, H>| store.is_deleted(&id)).await? {
                return Err(Error::Withheld(say!(REFUSED_DELETED)));
            }
            let own: &[u8] = if sent.game.own { PLAYED } else { &[] };
            let origin = Origin {
                source: Some([own, sent.id.as_bytes()].concat()),
                moved: Some((sent.id.clone(), sent.changed.clamp(0, app.seconds()))),
                ..Origin::default()
            };
            begin(app, player, String::new(), origin, move || resume(&record)).await?;
        }
        Some(kept) if kept.snapshot.apart.is_some() || app.is_sealed(&kept.facts) => {
            return Err(Error::Withheld(say!(REFUSED_STAYS)));
        }
        Some(_) => {
            begin::check_quota(app, player).await?;
            let change = Change::Unite { record: Box::new(record), changed: sent.changed, base: sent.base };
            app.submit(player, &sent.id, ChangeRequest::of(change), |_: &LiveGame, _| ()).await?;
        }
    }
    let kept = begin::kept(app, player, &sent.id).await?;
    Ok(SyncedGame { base: Some(sent.revision), ..of(kept) })
}

/// A stored game in the form for a receiver that may not have it.
pub fn of(kept: Kept) -> SyncedGame {
    let Kept { facts, revision, snapshot, changed, .. } = kept;
    let game = ExportedGame { own: facts.is_own(), record: snapshot.record };
    SyncedGame { id: facts.id, revision, base: None, changed, game }
}
