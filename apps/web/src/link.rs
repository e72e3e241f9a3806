//! The link with a player of the edition's server: games are exchanged by `underdeck_site::sync`.
//!
//! The edition itself sends nothing. It returns requests, which the service worker sends; a reply comes back as another request to the
//! edition. Each request carries a few games, and its reply is in the journal before the next one is sent.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::json;
use underdeck_game::{Message, say};
use underdeck_site::sync::{MOST, SyncReply, SyncRequest, SyncedGame, take};
use underdeck_site::{Error, Services, Synced};

use crate::asked::{AppRequest, ServerReply, ServerRequest};
use crate::memory::{MemoryServices, now};
use crate::state::{Game, PLAYER};

/// The number of bytes of records after which a request takes no more games.
const BYTES: usize = 256 * 1024;

/// The progress of an exchange. It travels with the requests.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Exchange {
    /// The number of requests so far.
    #[serde(rename = "errands")]
    requests: usize,
    /// The revisions of the games of the present request.
    sent: BTreeMap<String, i64>,
    /// The games that the server took.
    given: BTreeSet<String>,
    /// The games of which the server had news.
    got: BTreeSet<String>,
    /// The games that the server or this device refused, with the reason; a game from the server has its revision there.
    refused: BTreeMap<String, (Option<i64>, String)>,
}

/// The result of a form.
pub(crate) enum FormResult {
    /// A request to the server.
    ToServer(ServerRequest),
    /// Messages to the player.
    Told(Vec<Message>),
}

/// The request for the token of a device, which a code links.
pub(crate) fn ask_for(code: &str) -> FormResult {
    let body = json!({ "code": code }).to_string();
    FormResult::ToServer(ServerRequest {
        to: "/api/v1/link",
        token: String::new(),
        body,
        then: "/device/linked",
        state: String::new(),
    })
}

/// Stores the token, and begins to exchange. The sync states of another server are deleted.
pub(crate) fn linked(host: &Arc<MemoryServices>, asked: &AppRequest) -> Result<FormResult, Error> {
    let token = answered(host, asked.brought.as_ref())?["token"].as_str().unwrap_or_default().to_owned();
    if token.is_empty() {
        return Err(no_server());
    }
    let mut state = host.state();
    let known: Vec<Arc<Game>> = state.games.values().filter(|game| game.synced.is_some()).cloned().collect();
    known.iter().for_each(|game| state.put(Game { synced: None, ..(**game).clone() }));
    state.own(|owner| (owner.is_known, owner.link) = (true, Some(token)));
    drop(state);
    exchange(host)
}

/// Begins an exchange.
pub(crate) fn exchange(host: &MemoryServices) -> Result<FormResult, Error> {
    next(host, Exchange::default(), false)
}

/// Ends the link. The server keeps what it has.
pub(crate) fn unlink(host: &MemoryServices) -> FormResult {
    host.state().own(|owner| owner.link = None);
    FormResult::Told(vec![say!(EXCHANGE_ENDED)])
}

/// Takes in the reply to a request, and returns the next request if there is more to exchange.
pub(crate) fn exchanged(host: &Arc<MemoryServices>, asked: &AppRequest) -> Result<FormResult, Error> {
    let brought = asked.brought.as_ref();
    let mut exchange: Exchange =
        brought.and_then(|brought| serde_json::from_str(&brought.state).ok()).ok_or_else(no_server)?;
    let SyncReply { games, refused, more } =
        serde_json::from_value(answered(host, brought)?).map_err(|_| no_server())?;
    exchange.refused.extend(refused.into_iter().map(|(id, why)| (id, (None, why))));
    for sent in games {
        let (id, revision) = (sent.id.clone(), sent.revision);
        if let Err(error) = keep(host, sent, &mut exchange) {
            exchange.refused.insert(id, (Some(revision), error.to_string()));
        }
    }
    next(host, exchange, more)
}

/// Stores a game from the server, and the sync state of the game.
fn keep(host: &Arc<MemoryServices>, sent: SyncedGame, exchange: &mut Exchange) -> Result<(), Error> {
    let id = sent.id.clone();
    let under_way = exchange.sent.remove(&id);
    let here = host.state().games.get(&id).cloned();
    let local = if sent.game.record.is_empty() {
        under_way
    } else {
        let known = here.and_then(|game| game.synced.map(|synced| synced.here));
        let (theirs, base) = (sent.game.record.clone(), under_way.or(known));
        let stands = now(take(host, PLAYER, &SyncedGame { base, ..sent.clone() }))?;
        exchange.got.insert(id.clone());
        // Moves played in the meantime go to the server next.
        (stands.game.record == theirs).then_some(stands.revision)
    };
    let mut state = host.state();
    let Some(game) = state.games.get(&id).cloned() else { return Ok(()) };
    let synced = Some(Synced { here: local.unwrap_or(0), there: sent.revision });
    if game.synced != synced {
        state.put(Game { synced, ..(*game).clone() });
    }
    Ok(())
}

/// The next request, or the summary of the exchange.
fn next(host: &MemoryServices, mut exchange: Exchange, more: bool) -> Result<FormResult, Error> {
    let mut state = host.state();
    let Some(token) = state.players.link.clone() else {
        return Err(Error::Wrong(say!(REFUSED_UNLINKED)));
    };
    let is_new = |game: &&Arc<Game>| {
        let known = game.synced.is_some_and(|synced| synced.here == game.revision);
        !game.away && !known && !exchange.refused.contains_key(&game.facts.id)
    };
    let (mut games, mut bytes) = (Vec::new(), 0);
    for game in state.games.values().filter(is_new).take(MOST) {
        bytes += game.snapshot.record.len();
        games.push(game.sent());
        if bytes > BYTES {
            break;
        }
    }
    if games.is_empty() && !more && exchange.requests > 0 {
        let seconds = host.seconds();
        state.own(|owner| owner.synced = Some(seconds));
        return Ok(FormResult::Told(told(&exchange)));
    }
    exchange.requests += 1;
    exchange.sent = games.iter().map(|sent| (sent.id.clone(), sent.revision)).collect();
    exchange.given.extend(exchange.sent.keys().cloned());
    let kept = state.games.iter().filter_map(|(id, game)| Some((id.clone(), game.synced?.there)));
    let skipped = exchange.refused.iter().filter_map(|(id, (revision, _))| Some((id.clone(), (*revision)?)));
    let known = kept.chain(skipped).collect();
    let body =
        serde_json::to_string(&SyncRequest { known, games }).map_err(|error| Error::Internal(error.to_string()))?;
    let kept = serde_json::to_string(&exchange).map_err(|error| Error::Internal(error.to_string()))?;
    Ok(FormResult::ToServer(ServerRequest { to: "/api/v1/sync", token, body, then: "/device/exchanged", state: kept }))
}

/// The body of a reply, as JSON.
///
/// # Errors
/// The server's refusal, or that it cannot be reached. If the server does not know the device, the link ends.
fn answered(host: &MemoryServices, brought: Option<&ServerReply>) -> Result<serde_json::Value, Error> {
    let Some(ServerReply { status, body, .. }) = brought.filter(|brought| brought.status > 0) else {
        return Err(Error::Wrong(say!(REFUSED_UNREACHABLE)));
    };
    let json: serde_json::Value = serde_json::from_str(body).map_err(|_| no_server())?;
    let told = json["error"]["message"].as_str().unwrap_or_default().trim_end_matches('.').to_owned();
    match status {
        200 | 201 => Ok(json),
        401 => {
            host.state().own(|owner| owner.link = None);
            Err(Error::Wrong(say!(REFUSED_UNKNOWN_DEVICE)))
        }
        _ if told.is_empty() => Err(no_server()),
        _ => Err(Error::Wrong(told.into())),
    }
}

fn no_server() -> Error {
    Error::Wrong(say!(REFUSED_NO_SERVER))
}

/// The summary of an exchange.
fn told(Exchange { given, got, refused, .. }: &Exchange) -> Vec<Message> {
    let mut told = vec![say!(EXCHANGE_DONE, given = given.len(), got = got.len())];
    if let Some((id, (_, why))) = refused.iter().next() {
        told.push(say!(EXCHANGE_REFUSED, n = refused.len(), id, why));
    }
    told
}
