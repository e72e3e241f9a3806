//! A player's games.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;
use underdeck_play::{Command, Forced, Input};

use super::bodies::{ChangeWish, CorrectWish, DealWish, HintFace, MoveWish, TableLine};
use super::catalogue_paths::wished;
use super::face::{of_kept, of_table};
use super::gate::{Asker, Json, MaybeKey, Written};
use crate::app::App;
use crate::guard::door::Told;
use crate::store::Connection;
use underdeck_site::{Caller, Change, ChangeRequest, GameFilter, Games, LiveGame, Origin, Services};

/// How many games a list holds.
const LIST: usize = 500;

type Made = (StatusCode, Written);

/// The seat a program asks for.
#[derive(Debug, Deserialize)]
pub(super) struct Seat {
    seat: Option<u8>,
}

/// The player's games: those in progress first, then the finished ones, last changed first.
pub(super) async fn tables(State(app): State<Arc<App>>, Asker(player): Asker) -> Result<Json<Vec<TableLine>>, Told> {
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
    Asker(player): Asker,
    Json(wish): Json<DealWish>,
) -> Result<Made, Told> {
    let code = wished(&app, &wish)?.code;
    let start = move || Ok(underdeck_play::start(underdeck_catalogue::by_code(&code)?, &code)?);
    let id = underdeck_site::begin(&app, player, String::new(), Origin::default(), start).await?;
    opened(&app, player, &id).await
}

/// Continues an uploaded record where its main line ends. Such a game never appears on a board or in statistics. A record that
/// was uploaded before leads to the same game.
pub(super) async fn upload(State(app): State<Arc<App>>, Asker(player): Asker, body: Bytes) -> Result<Made, Told> {
    let id = underdeck_site::upload(&app, player, &body).await?;
    opened(&app, player, &id).await
}

/// A game.
pub(super) async fn table(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
    Query(Seat { seat }): Query<Seat>,
) -> Result<Written, Told> {
    show(&app, player, &id, seat).await
}

/// Plays a move. It is on disk before the answer comes.
pub(super) async fn play(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
    key: MaybeKey,
    Json(wish): Json<MoveWish>,
) -> Result<Written, Told> {
    let MoveWish { spelling, revision, seat, confirm } = wish;
    let wish = ChangeWish { revision, seat, confirm };
    change(&app, player, &id, key, wish, Command::Play(spelling)).await
}

/// Takes the last move back.
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
    key: MaybeKey,
    Json(wish): Json<ChangeWish>,
) -> Result<Written, Told> {
    change(&app, player, &id, key, wish, Command::Undo { turns: 1 }).await
}

/// Corrects an entry of a game beside real cards and replays what follows, until it no longer fits.
pub(super) async fn correct(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
    key: MaybeKey,
    Json(wish): Json<CorrectWish>,
) -> Result<Written, Told> {
    let CorrectWish { wrong, right, revision, seat } = wish;
    let wish = ChangeWish { revision, seat, confirm: Some(true) };
    change(&app, player, &id, key, wish, Command::Correct { wrong, right }).await
}

/// Plays the move again that was last made from here.
pub(super) async fn redo(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
    key: MaybeKey,
    Json(wish): Json<ChangeWish>,
) -> Result<Written, Told> {
    change(&app, player, &id, key, wish, Command::Redo).await
}

/// What a sensible player would do. The hint is marked in the record before it is given.
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
    Query(Seat { seat }): Query<Seat>,
) -> Result<Json<Option<HintFace>>, Told> {
    let hint = app.submit(player, &id, ChangeRequest::hint(seat), |game, _| game.tree.session().hint()).await?;
    Ok(Json(hint.map(|hint| HintFace {
        spelling: hint.offer.spelling,
        label: hint.offer.label.into(),
        effect: hint.offer.effect.into(),
        reason: hint.reason,
    })))
}

/// The record of a game; refused while the deal is sealed, or while seats with secrets still play.
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Asker(player): Asker,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Told> {
    let text = underdeck_site::record(&app, player, &id).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

async fn change(
    app: &Arc<App>,
    player: i64,
    id: &str,
    MaybeKey(key): MaybeKey,
    ChangeWish { revision, seat, confirm }: ChangeWish,
    command: Command,
) -> Result<Written, Told> {
    let write = written(app, (player, seat));
    // A program means what it sends, unless it wants to be asked for its player. It speaks for that player alone.
    let input = if confirm == Some(false) { Input::Person { confirm: true } } else { Input::Script };
    let caller = Caller::Program { revision, seat };
    let request = ChangeRequest { change: Change::Command(command), caller, input, forced: Forced::Off, key };
    app.submit(player, id, request, move |game, _| write(game)).await?
}

async fn opened(app: &Arc<App>, player: i64, id: &str) -> Result<Made, Told> {
    show(app, player, id, None).await.map(|table| (StatusCode::CREATED, table))
}

/// A game as JSON.
pub(super) async fn show(app: &Arc<App>, player: i64, id: &str, seat: Option<u8>) -> Result<Written, Told> {
    app.look(player, id, written(app, (player, seat))).await?
}

/// Serializes a game in the worker that holds it, so nothing is copied.
fn written(
    app: &Arc<App>,
    seat: (i64, Option<u8>),
) -> impl FnOnce(&LiveGame) -> Result<Written, Told> + Send + 'static {
    let app = Arc::clone(app);
    move |game| {
        let table = game.tree.session().table();
        Written::of(&of_table(game, &table, seat, app.is_sealed(&game.facts) || game.hides_deal()))
    }
}
