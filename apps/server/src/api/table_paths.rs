//! A player's games.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use underdeck_play::{Command, Forced, Input};

use super::bodies::{CorrectRequest, DealRequest, HintBody, MoveRequest, SeatNumber, TableLine, UndoRequest};
use super::catalogue_paths::requested_deal;
use super::face::{of_kept, of_table};
use super::gate::{ApiPlayer, Json, MaybeKey, MaybeSeat, PreparedJson, Text};
use crate::app::App;
use crate::guard::admission::ErrorResponse;
use crate::store::Connection;
use underdeck_site::{Caller, Change, ChangeRequest, GameFilter, Games, LiveGame, Origin, Services};

/// The maximum number of games in a list.
const LIST: usize = 500;

type Made = (StatusCode, PreparedJson);

/// The player's games: those in progress first, then the finished ones, last changed first.
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
) -> Result<Json<Vec<TableLine>>, ErrorResponse> {
    let both = move |conn: &Connection| {
        let mut all = conn.games(player, &GameFilter::Running, LIST)?;
        all.extend(conn.games(player, &GameFilter::Over, LIST)?);
        Ok(all)
    };
    let all = app.store.read(both).await?;
    Ok(Json(all.into_iter().map(|kept| of_kept(&app, kept)).collect()))
}

/// Starts a game.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
    Json(body): Json<DealRequest>,
) -> Result<Made, ErrorResponse> {
    let code = requested_deal(&app, &body)?.code;
    let start = move || Ok(underdeck_play::start(underdeck_catalogue::by_code(&code)?, &code)?);
    let id = underdeck_site::begin(&app, player, String::new(), Origin::default(), start).await?;
    opened(&app, player, &id).await
}

/// Continues an uploaded record at the end of its main line. Such a game never appears on a board or in statistics. Uploading the same
/// record again returns the same game.
pub(super) async fn upload(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
    Text(body): Text,
) -> Result<Made, ErrorResponse> {
    let id = underdeck_site::upload(&app, player, &body).await?;
    opened(&app, player, &id).await
}

/// A game.
pub(super) async fn table(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
    Path(id): Path<String>,
    MaybeSeat(seat): MaybeSeat,
) -> Result<PreparedJson, ErrorResponse> {
    show(&app, player, &id, seat).await
}

/// Plays a move. It is on disk before the response is sent.
pub(super) async fn play(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
    Path(id): Path<String>,
    key: MaybeKey,
    Json(body): Json<MoveRequest>,
) -> Result<PreparedJson, ErrorResponse> {
    let MoveRequest { spelling, revision, seat, confirm } = body;
    let body = UndoRequest { revision, seat, confirm };
    change(&app, player, &id, key, body, Command::Play(spelling)).await
}

/// Undoes the last move.
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
    Path(id): Path<String>,
    key: MaybeKey,
    Json(body): Json<UndoRequest>,
) -> Result<PreparedJson, ErrorResponse> {
    change(&app, player, &id, key, body, Command::Undo { turns: 1 }).await
}

/// Corrects an entry of a game with real cards and replays the following moves as long as they remain legal.
pub(super) async fn correct(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
    Path(id): Path<String>,
    key: MaybeKey,
    Json(body): Json<CorrectRequest>,
) -> Result<PreparedJson, ErrorResponse> {
    let CorrectRequest { wrong, right, revision, seat } = body;
    let body = UndoRequest { revision, seat, confirm: Some(true) };
    change(&app, player, &id, key, body, Command::Correct { wrong, right }).await
}

/// Redoes the move last made from this position.
pub(super) async fn redo(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
    Path(id): Path<String>,
    key: MaybeKey,
    Json(body): Json<UndoRequest>,
) -> Result<PreparedJson, ErrorResponse> {
    change(&app, player, &id, key, body, Command::Redo).await
}

/// The move that a sensible player would choose. The hint is marked in the record before it is sent.
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
    Path(id): Path<String>,
    MaybeSeat(seat): MaybeSeat,
) -> Result<Json<Option<HintBody>>, ErrorResponse> {
    let hint = app.submit(player, &id, ChangeRequest::hint(seat), |game, _| game.tree.session().hint()).await?;
    Ok(Json(hint.map(|hint| HintBody {
        spelling: hint.offer.spelling,
        label: hint.offer.label.into(),
        effect: hint.offer.effect.into(),
        reason: hint.reason.into(),
    })))
}

/// The record of a game; refused while the deal is sealed, or while seats with secrets still play.
pub(super) async fn record(
    State(app): State<Arc<App>>,
    ApiPlayer(player): ApiPlayer,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ErrorResponse> {
    let text = underdeck_site::record(&app, player, &id).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

async fn change(
    app: &Arc<App>,
    player: i64,
    id: &str,
    MaybeKey(key): MaybeKey,
    UndoRequest { revision, seat, confirm }: UndoRequest,
    command: Command,
) -> Result<PreparedJson, ErrorResponse> {
    let seat = seat.map(|SeatNumber(seat)| seat);
    let write = written(app, (player, seat));
    // A program is not asked for confirmation unless it requests that for its player. It acts for that player alone.
    let input = if confirm == Some(false) { Input::Person { confirm: true } } else { Input::Script };
    let caller = Caller::Program { revision, seat };
    let request = ChangeRequest { change: Change::Command(command), caller, input, forced: Forced::Off, key };
    app.submit(player, id, request, move |game, _| write(game)).await?
}

async fn opened(app: &Arc<App>, player: i64, id: &str) -> Result<Made, ErrorResponse> {
    show(app, player, id, None).await.map(|table| (StatusCode::CREATED, table))
}

/// A game as JSON.
pub(super) async fn show(
    app: &Arc<App>,
    player: i64,
    id: &str,
    seat: Option<u8>,
) -> Result<PreparedJson, ErrorResponse> {
    app.look(player, id, written(app, (player, seat))).await?
}

/// Serializes a game in the worker that holds it, so nothing is copied.
fn written(
    app: &Arc<App>,
    seat: (i64, Option<u8>),
) -> impl FnOnce(&LiveGame) -> Result<PreparedJson, ErrorResponse> + Send + 'static {
    let app = Arc::clone(app);
    move |game| {
        let table = game.tree.session().table();
        PreparedJson::of(&of_table(game, &table, seat, app.is_sealed(&game.facts) || game.hides_deal()))
    }
}
