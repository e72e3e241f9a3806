//! A player's games.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;

use super::catalogue_paths::wished;
use super::face::{of_kept, of_table};
use super::gate::{Asker, Json, Written};
use super::schema::{ChangeWish, DealWish, ErrorBody, HintFace, MoveWish, TableFace, TableLine};
use crate::app::App;
use crate::begin::{Origin, resume};
use crate::error::Error;
use crate::live::{Caller, Change, LiveGame};
use crate::store::games::{self, Which};

/// How many games a list holds.
const LIST: usize = 500;

type Made = (StatusCode, Written);

/// The seat a program asks for.
#[derive(Debug, Deserialize)]
pub(super) struct Seat {
    seat: Option<u8>,
}

/// A player's games
///
/// Those that run first, then those that are over, the last changed first.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", security(("token" = [])),
    responses((status = 200, description = "The games", body = [TableLine]), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn tables(State(app): State<Arc<App>>, Asker(player): Asker) -> Result<Json<Vec<TableLine>>, Error> {
    let both = move |conn: &_| {
        let mut all = games::list(conn, player, &Which::Running, LIST)?;
        all.extend(games::list(conn, player, &Which::Over, LIST)?);
        Ok(all)
    };
    let all = app.store.read(both).await?;
    Ok(Json(all.into_iter().map(|kept| of_kept(&app, kept)).collect()))
}

/// Begins a game
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = DealWish, security(("token" = [])),
    responses((status = 201, description = "The table", body = TableFace), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Json(wish): Json<DealWish>,
) -> Result<Made, Error> {
    let code = wished(&wish)?.code;
    let start = move || Ok(catalogue::by_code(&code)?.start(&code)?);
    let id = app.begin(player, String::new(), Origin::default(), start).await?;
    opened(&app, player, &id).await
}

/// Takes a record over
///
/// The body is the text of a record. The game goes on where its main line ends; it never stands on a board.
#[utoipa::path(post, path = "/api/v1/records", tag = "tables", security(("token" = [])),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 201, description = "The table", body = TableFace), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn upload(State(app): State<Arc<App>>, Asker(player): Asker, body: Bytes) -> Result<Made, Error> {
    let record = app.uploaded(&body)?;
    let origin = Origin { uploaded: true, ..Origin::default() };
    let id = app.begin(player, String::new(), origin, move || resume(&record)).await?;
    opened(&app, player, &id).await
}

/// A game
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables", security(("token" = [])),
    params(("id" = String, Path, description = "The table's name"), ("seat" = Option<u8>, Query, description = "The seat, from 1, where seats keep secrets")),
    responses((status = 200, description = "The table", body = TableFace), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn table(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
    Query(Seat { seat }): Query<Seat>,
) -> Result<Written, Error> {
    show(&app, player, &id, seat).await
}

/// Plays a move
///
/// It is on the disk when the answer comes.
#[utoipa::path(post, path = "/api/v1/tables/{id}/moves", tag = "tables", request_body = MoveWish, security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses((status = 200, description = "The table after the move", body = TableFace), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn play(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
    Json(wish): Json<MoveWish>,
) -> Result<Written, Error> {
    let MoveWish { spelling, revision, seat } = wish;
    change(&app, player, &id, ChangeWish { revision, seat }, Change::Play { spelling, forced: false }).await
}

/// Takes the last move back
#[utoipa::path(post, path = "/api/v1/tables/{id}/undo", tag = "tables", request_body = ChangeWish, security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses((status = 200, description = "The table before the move", body = TableFace), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
    Json(wish): Json<ChangeWish>,
) -> Result<Written, Error> {
    change(&app, player, &id, wish, Change::Undo { steps: 1 }).await
}

/// Plays the move again that was made last from here
#[utoipa::path(post, path = "/api/v1/tables/{id}/redo", tag = "tables", request_body = ChangeWish, security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses((status = 200, description = "The table after the move", body = TableFace), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn redo(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
    Json(wish): Json<ChangeWish>,
) -> Result<Written, Error> {
    change(&app, player, &id, wish, Change::Redo).await
}

/// What a sensible player would do
#[utoipa::path(get, path = "/api/v1/tables/{id}/hint", tag = "tables", security(("token" = [])),
    params(("id" = String, Path, description = "The table's name"), ("seat" = Option<u8>, Query, description = "The seat, from 1, where seats keep secrets")),
    responses((status = 200, description = "The hint; null when the game is over", body = Option<HintFace>), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
    Query(Seat { seat }): Query<Seat>,
) -> Result<Json<Option<HintFace>>, Error> {
    let hint = move |game: &LiveGame| {
        game.check_seat(seat)?;
        Ok::<_, Error>(game.tree.session().hint())
    };
    let hint = app.live.look(player, &id, hint).await??;
    Ok(Json(hint.map(|hint| HintFace {
        spelling: hint.offer.spelling,
        label: hint.offer.label,
        effect: hint.offer.effect,
        reason: hint.reason,
    })))
}

/// The record of a game
///
/// Refused while the deal is sealed, or while seats that keep secrets still play.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "tables", security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses((status = 200, description = "The record", body = String, content_type = "text/plain"), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let text = app.record(player, &id).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

async fn change(app: &Arc<App>, player: i64, id: &str, wish: ChangeWish, change: Change) -> Result<Written, Error> {
    let ChangeWish { revision, seat } = wish;
    let write = written(app, seat);
    app.live.change(player, id, (change, Caller::Program { revision, seat }), move |game, _| write(game)).await?
}

async fn opened(app: &Arc<App>, player: i64, id: &str) -> Result<Made, Error> {
    show(app, player, id, None).await.map(|table| (StatusCode::CREATED, table))
}

/// A game as JSON.
pub(super) async fn show(app: &Arc<App>, player: i64, id: &str, seat: Option<u8>) -> Result<Written, Error> {
    app.live.look(player, id, written(app, seat)).await?
}

/// Serializes a game in the worker that holds it, so nothing is copied.
fn written(app: &Arc<App>, seat: Option<u8>) -> impl FnOnce(&LiveGame) -> Result<Written, Error> + Send + 'static {
    let app = Arc::clone(app);
    move |game| Written::of(&of_table(game, seat, app.is_sealed(&game.facts)))
}
