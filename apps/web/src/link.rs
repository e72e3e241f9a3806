//! The link with a player of the server that the edition was loaded from: games go to and fro by `underdeck_site::sync`.
//!
//! The edition itself asks nobody. It hands out errands, which the service worker runs; what they bring comes back as a request of
//! its own. Each errand takes a few games, and what it brought is in the journal before the next one goes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::json;
use underdeck_site::sync::{MOST, Reply, SyncRequest, SyncedGame, take};
use underdeck_site::{Error, PageText, Services, Synced};

use crate::asked::{AppRequest, ServerReply, ServerRequest};
use crate::memory::MemoryServices;
use crate::now::now;
use crate::state::{Game, PLAYER};

/// The most bytes of records on an errand, but for the last of them.
const BYTES: usize = 256 * 1024;

/// What an exchange has come to so far. It goes along with the errands.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Exchange {
    /// How many errands there were.
    errands: usize,
    /// The revisions of the games that are under way.
    sent: BTreeMap<String, i64>,
    /// Games that went to the server.
    given: BTreeSet<String>,
    /// Games that the server had news of.
    got: BTreeSet<String>,
    /// Games that the server did not take, or that cannot be taken here: their revision on the server if they come from there, and why.
    refused: BTreeMap<String, (Option<i64>, String)>,
}

/// What comes of a form.
pub(crate) enum FormResult {
    /// Something to ask the server.
    Errand(ServerRequest),
    /// What the player is told.
    Told(Vec<PageText>),
}

/// Asks for the token of a device that a code links.
pub(crate) fn ask_for(code: &str) -> FormResult {
    let body = json!({ "code": code }).to_string();
    FormResult::Errand(ServerRequest {
        to: "/api/v1/link",
        token: String::new(),
        body,
        then: "/device/linked",
        state: String::new(),
    })
}

/// Keeps the token that was asked for, and begins to exchange. What another server knew is forgotten.
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

/// Begins to exchange.
pub(crate) fn exchange(host: &MemoryServices) -> Result<FormResult, Error> {
    next(host, Exchange::default(), false)
}

/// Ends the link. The server keeps what it has.
pub(crate) fn unlink(host: &MemoryServices) -> FormResult {
    host.state().own(|owner| owner.link = None);
    FormResult::Told(vec![PageText::of("exchange-ended")])
}

/// Takes in what an errand brought, and sends the next one if there is more.
pub(crate) fn exchanged(host: &Arc<MemoryServices>, asked: &AppRequest) -> Result<FormResult, Error> {
    let brought = asked.brought.as_ref();
    let mut exchange: Exchange =
        brought.and_then(|brought| serde_json::from_str(&brought.state).ok()).ok_or_else(no_server)?;
    let Reply { games, refused, more } = serde_json::from_value(answered(host, brought)?).map_err(|_| no_server())?;
    exchange.refused.extend(refused.into_iter().map(|(id, why)| (id, (None, why))));
    for sent in games {
        let (id, revision) = (sent.id.clone(), sent.revision);
        if let Err(error) = keep(host, sent, &mut exchange) {
            exchange.refused.insert(id, (Some(revision), error.to_string()));
        }
    }
    next(host, exchange, more)
}

/// Keeps a game that the server sent, and what both have of it now.
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
        // What was played in the meantime goes to the server next.
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

/// The next errand, or what all of them came to.
fn next(host: &MemoryServices, mut exchange: Exchange, more: bool) -> Result<FormResult, Error> {
    let mut state = host.state();
    let Some(token) = state.players.link.clone() else {
        return Err(Error::Wrong(PageText::of("refused-unlinked")));
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
    if games.is_empty() && !more && exchange.errands > 0 {
        let seconds = host.seconds();
        state.own(|owner| owner.synced = Some(seconds));
        return Ok(FormResult::Told(told(&exchange)));
    }
    exchange.errands += 1;
    exchange.sent = games.iter().map(|sent| (sent.id.clone(), sent.revision)).collect();
    exchange.given.extend(exchange.sent.keys().cloned());
    let kept = state.games.iter().filter_map(|(id, game)| Some((id.clone(), game.synced?.there)));
    let skipped = exchange.refused.iter().filter_map(|(id, (revision, _))| Some((id.clone(), (*revision)?)));
    let known = kept.chain(skipped).collect();
    let body =
        serde_json::to_string(&SyncRequest { known, games }).map_err(|error| Error::Internal(error.to_string()))?;
    let kept = serde_json::to_string(&exchange).map_err(|error| Error::Internal(error.to_string()))?;
    Ok(FormResult::Errand(ServerRequest { to: "/api/v1/sync", token, body, then: "/device/exchanged", state: kept }))
}

/// What an errand brought, as JSON.
///
/// # Errors
/// What the server said against it, or that there is none. A device that it does not know is no longer linked.
fn answered(host: &MemoryServices, brought: Option<&ServerReply>) -> Result<serde_json::Value, Error> {
    let Some(ServerReply { status, body, .. }) = brought.filter(|brought| brought.status > 0) else {
        return Err(Error::Wrong(PageText::of("refused-unreachable")));
    };
    let json: serde_json::Value = serde_json::from_str(body).map_err(|_| no_server())?;
    let told = json["error"]["message"].as_str().unwrap_or_default().trim_end_matches('.').to_owned();
    match status {
        200 | 201 => Ok(json),
        401 => {
            host.state().own(|owner| owner.link = None);
            Err(Error::Wrong(PageText::of("refused-unknown-device")))
        }
        _ if told.is_empty() => Err(no_server()),
        _ => Err(Error::Wrong(told.into())),
    }
}

fn no_server() -> Error {
    Error::Wrong(PageText::of("refused-no-server"))
}

/// What an exchange came to, in words.
fn told(Exchange { given, got, refused, .. }: &Exchange) -> Vec<PageText> {
    let mut told = vec![PageText::with("exchange-told", [("given", given.len()), ("got", got.len())])];
    if let Some((id, (_, why))) = refused.iter().next() {
        let values = [("n", refused.len().into()), ("id", id.clone().into()), ("why", why.clone().into())];
        told.push(PageText::Message("exchange-refused", values.into()));
    }
    told
}
