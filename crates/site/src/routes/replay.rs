//! Replays and downloads of records.

use std::sync::Arc;

use underdeck_game::say;
use underdeck_pages::ReplayFacts;
use underdeck_play::Replayer;
use underdeck_record::Record;

use super::rendered;
use crate::answer::{Response, file};
use crate::begin;
use crate::error::Error;
use crate::live::LiveGame;
use crate::request_context::RequestContext;
use crate::services::{HostRepository, Services};

/// The record on a printable page.
pub(crate) async fn sheet<H: Services>(app: &Arc<H>, visitor: RequestContext, id: String) -> Result<Response, Error> {
    let (player, text) = own(app, &visitor, &id).await?;
    let title = app.look(player, &id, |game: &LiveGame| game.tree.session().info().title).await?;
    let (back, base) = (format!("/g/{id}"), format!("/g/{id}/replay"));
    let think = move || {
        let record = read(&text)?;
        let facts = ReplayFacts::of(title, &back, &base);
        Ok::<_, Error>(underdeck_pages::sheet(&visitor.site(), &record, &facts)?)
    };
    rendered(app, think).await
}

/// The result as a picture. It does not name the deal of a day before the end of the day.
pub(crate) async fn picture<H: Services>(app: &Arc<H>, visitor: RequestContext, id: String) -> Result<Response, Error> {
    let player = visitor.player()?;
    let kept = begin::kept(app, player, &id).await?;
    // The result on the board, or the game's own if it has no entry.
    let entry = app.read(move |store: &HostRepository<'_, H>| store.entry(&id)).await?;
    let own = (kept.snapshot.result != "*").then(|| kept.snapshot.record.clone());
    let Some(text) = entry.or(own) else {
        return Err(Error::Withheld(say!(REFUSED_PICTURE)));
    };
    let sealed = app.is_sealed(&kept.facts);
    let think = move || {
        let record: Record = text.parse().map_err(|error| Error::unreadable(&kept.facts, error))?;
        Ok::<_, Error>(underdeck_pages::share_picture(
            &visitor.site(),
            &record,
            kept.seat_of(player),
            kept.facts.day.as_deref(),
            sealed,
        )?)
    };
    let picture = app.think(think).await??;
    Ok(Response::of("image/svg+xml", picture))
}

pub(crate) async fn record<H: Services>(app: &Arc<H>, visitor: RequestContext, id: String) -> Result<Response, Error> {
    let (player, text) = own(app, &visitor, &id).await?;
    let facts = begin::kept(app, player, &id).await?.facts;
    Ok(file(&format!("{}-{}.udr", facts.game, facts.deal), "text/plain; charset=utf-8", text))
}

/// The visitor, and the record of one of their games.
pub(crate) async fn own<H: Services>(app: &Arc<H>, visitor: &RequestContext, id: &str) -> Result<(i64, String), Error> {
    let player = visitor.player()?;
    Ok((player, begin::record(app, player, id).await?))
}

/// Goes to a move, or to the end if there is no such move.
pub(crate) fn go_to_move(replay: &mut Replayer, at: usize) {
    if !replay.go_to_ply(at) {
        replay.go_to_ply(replay.len());
    }
}

/// Parses a stored record.
pub(crate) fn read(text: &str) -> Result<Record, Error> {
    text.parse().map_err(|error| Error::Internal(format!("{error}")))
}
