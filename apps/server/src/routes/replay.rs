//! Replays and downloads of records.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use chronicle::Playback;
use pages::ReplayFacts;
use record::Record;
use serde::Deserialize;

use super::{file, html};
use crate::app::App;
use crate::error::Error;
use crate::guard::door::Visitor;
use crate::live::LiveGame;

/// The number of moves after which a replay is shown.
#[derive(Debug, Deserialize)]
pub(super) struct At {
    pub(super) at: Option<String>,
}

pub(super) async fn replay(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(At { at }): Query<At>,
) -> Result<Response, Error> {
    let player = visitor.player()?;
    let text = app.record(player, &id).await?;
    let look = |game: &LiveGame| {
        let session = game.tree.session();
        (session.info().title, session.outcome().is_some() && session.is_shared())
    };
    let (title, is_over) = app.live.look(player, &id, look).await?;
    let at = at.and_then(|at| at.parse().ok()).unwrap_or(0);
    let [back, base, solution] = ["", "/replay", "/solution"].map(|path| format!("/g/{id}{path}"));
    let think = move || {
        let record: Record = text.parse().map_err(|error| Error::Internal(format!("{error}")))?;
        let mut replay = Playback::of(record)?;
        if !replay.go_to_ply(at) {
            replay.go_to_ply(replay.len());
        }
        let facts =
            ReplayFacts { back: &back, title, base: &base, solution: is_over.then_some(&solution), solved: None };
        Ok::<_, Error>(pages::replay(&visitor.site(), &replay, &facts))
    };
    Ok(html(app.live.think(think).await??))
}

pub(super) async fn record(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let player = visitor.player()?;
    let text = app.record(player, &id).await?;
    let facts = app.kept(player, &id).await?.facts;
    Ok(file(&format!("{}-{}.udr", facts.game, facts.deal), "text/plain; charset=utf-8", text))
}
