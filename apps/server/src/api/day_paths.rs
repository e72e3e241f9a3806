//! The deals of the day.

use std::sync::Arc;

use axum::extract::{Path, State};

use super::bodies::{CommitmentBody, DayBody, DayGame};
use super::catalogue_paths::LINES;
use super::gate::{ApiPlayer, Json, MaybeAsker, PreparedJson};
use super::table_paths::show;
use crate::app::App;
use crate::guard::admission::ErrorResponse;
use crate::store::Connection;
use underdeck_site::{Board, Boards, Error, GameFilter, Games, Services, deals};

/// Today's deals, whose codes are sealed until the end of the day in UTC, and the hashes of the coming days.
pub(super) async fn day(
    State(app): State<Arc<App>>,
    MaybeAsker(asker): MaybeAsker,
) -> Result<Json<DayBody>, ErrorResponse> {
    let days = app.sealed_days().await?;
    let today = days.first().cloned().ok_or_else(|| Error::Internal("there is no day".into()))?;
    let day = today.day.clone();
    let read = move |conn: &Connection| {
        let mine = match asker {
            Some(player) => conn.games(player, &GameFilter::Day(day), LINES)?,
            None => Vec::new(),
        };
        let mut games = Vec::new();
        for (game, _) in deals(&today.text) {
            let table = mine.iter().find(|kept| kept.facts.game == game).map(|kept| kept.facts.id.clone());
            let game = game.to_owned();
            let board = Board::Day { day: today.day.clone(), game: game.clone() };
            games.push(DayGame { game, table, board: underdeck_site::board(conn.rows(&board, LINES)?, asker) });
        }
        Ok(DayBody { day: today.day, games, commitments: Vec::new() })
    };
    let mut face = app.store.read(read).await?;
    face.commitments = days.into_iter().map(|day| CommitmentBody { day: day.day, sha256: day.sha256 }).collect();
    Ok(Json(face))
}

/// Starts today's deal of a game, or continues it.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
    Path(game): Path<String>,
) -> Result<PreparedJson, ErrorResponse> {
    let id = underdeck_site::begin_today(&app, player, String::new(), &game).await?;
    show(&app, player, &id, None).await
}
