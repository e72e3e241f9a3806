//! A player's devices: linking one by a code, and exchanging games with devices that play offline.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use underdeck_game::{Language, say};
use underdeck_site::sync::{MOST, SyncReply, SyncRequest, of, take};
use underdeck_site::{Error, Services, may_leave};

use super::bodies::NewPlayer;
use super::gate::{ApiPlayer, Json};
use crate::app::App;
use crate::codes::redeem;
use crate::guard::admission::ErrorResponse;
use crate::guard::client::Client;
use crate::store::games;

/// The size of the records in a response, in bytes, after which no further record is added.
const BYTES: usize = 1 << 20;

/// A code from the page of the account.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Code {
    code: String,
}

/// Links a device: the token acts for the player who made the code.
pub(super) async fn link(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Json(Code { code }): Json<Code>,
) -> Result<(StatusCode, Json<NewPlayer>), ErrorResponse> {
    let token = redeem(&app, client, &code).await?;
    Ok((StatusCode::CREATED, Json(NewPlayer { token: token.text().to_owned() })))
}

/// Merges the games that a device sends. Returns their current state, and that of games that are new to the device.
pub(super) async fn sync(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
    Json(ask): Json<SyncRequest>,
) -> Result<Json<SyncReply>, ErrorResponse> {
    let _permit = app.traffic.imports.try_acquire().map_err(|_| Error::Busy)?;
    if ask.games.len() > MOST {
        return Err(Error::TooLarge(say!(API_SYNC, most = MOST)).into());
    }
    let SyncRequest { mut known, games: sent } = ask;
    let mut reply = SyncReply::default();
    for sent in sent {
        let (id, game) = (sent.id.clone(), sent.id.clone());
        // The id of another player's game cannot be guessed, and is not accepted either.
        let other = app.store.read(move |conn| games::of_any_player(conn, &game)).await?;
        let taken = match other.is_some_and(|kept| kept.facts.player != player) {
            true => Err(Error::Withheld(say!(API_NOT_YOURS))),
            false => take(&app, player, &sent).await,
        };
        match taken {
            Ok(mut now) => {
                known.insert(id, now.revision);
                if now.game.record == sent.game.record {
                    now.game.record.clear();
                }
                reply.games.push(now);
            }
            Err(error) if error.status() < 500 => drop(reply.refused.insert(id, error.said().write(Language::ENGLISH))),
            Err(error) => return Err(error.into()),
        }
    }
    let all = app.store.read(move |conn| games::revisions(conn, player)).await?;
    let is_news = |(id, revision): &(String, i64)| known.get(id) != Some(revision) && !reply.refused.contains_key(id);
    let wanted: Vec<(String, i64)> = all.into_iter().filter(is_news).collect();
    let mut bytes = 0;
    for (id, _) in wanted {
        if bytes >= BYTES {
            reply.more = true;
            break;
        }
        let found = app.store.read(move |conn| games::of_any_player(conn, &id)).await;
        let Some(kept) = found.ok().flatten().filter(|kept| !app.is_sealed(&kept.facts)) else { continue };
        if let Some(kept) = app.think(move || Some(kept).filter(may_leave)).await? {
            bytes += kept.snapshot.record.len();
            reply.games.push(of(kept));
        }
    }
    Ok(Json(reply))
}
