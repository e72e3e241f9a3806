//! Players, games and deals.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::face::{of_board, of_deal, of_game};
use super::gate::{Json, MaybeAsker};
use super::schema::{DealFace, DealWish, ErrorBody, GameFace, NewPlayer};
use crate::app::App;
use crate::error::Error;
use crate::guard::cookie::Token;
use crate::luck;
use crate::store::board;

/// How many lines of a board are given.
pub(crate) const LINES: usize = 100;

/// Makes a player
///
/// The token is the only way to the player's games.
#[utoipa::path(post, path = "/api/v1/players", tag = "players",
    responses((status = 201, description = "The player's token", body = NewPlayer), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn new_player(State(app): State<Arc<App>>) -> Result<(StatusCode, Json<NewPlayer>), Error> {
    let token = Token::new().map_err(Error::Internal)?;
    app.enter(token.hash()).await?;
    Ok((StatusCode::CREATED, Json(NewPlayer { token: token.text().to_owned() })))
}

/// All games
#[utoipa::path(get, path = "/api/v1/games", tag = "games",
    responses((status = 200, description = "The games in the order of the catalogue", body = [GameFace]), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn games() -> Json<Vec<GameFace>> {
    Json(catalogue::games().iter().map(|game| of_game(*game)).collect())
}

/// A game
#[utoipa::path(get, path = "/api/v1/games/{game}", tag = "games", params(("game" = String, Path, description = "The game's id")),
    responses((status = 200, description = "The game with its house rules", body = GameFace), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn game(Path(game): Path<String>) -> Result<Json<GameFace>, Error> {
    Ok(Json(of_game(catalogue::find(&game)?)))
}

/// Makes a deal
#[utoipa::path(post, path = "/api/v1/deals", tag = "deals", request_body = DealWish,
    responses((status = 200, description = "The deal", body = DealFace), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn make_deal(
    State(app): State<Arc<App>>,
    MaybeAsker(asker): MaybeAsker,
    Json(wish): Json<DealWish>,
) -> Result<Json<DealFace>, Error> {
    show(&app, asker, wished(&wish)?).await
}

/// A deal
#[utoipa::path(get, path = "/api/v1/deals/{code}", tag = "deals", params(("code" = String, Path, description = "The deal code")),
    responses((status = 200, description = "The deal and its board", body = DealFace), (status = "default", body = ErrorBody, description = "Refused")))]
pub(super) async fn deal(
    State(app): State<Arc<App>>,
    MaybeAsker(asker): MaybeAsker,
    Path(code): Path<String>,
) -> Result<Json<DealFace>, Error> {
    show(&app, asker, catalogue::by_code(&code)?.deal_of(&code)?).await
}

/// The deal that is asked for.
///
/// # Errors
/// If there is no such deal, or the request names it in two ways.
pub(super) fn wished(wish: &DealWish) -> Result<catalogue::DealInfo, Error> {
    match (&wish.deal, &wish.game) {
        (Some(code), None) if wish.options.is_empty() && wish.seed.is_none() => {
            Ok(catalogue::by_code(code)?.deal_of(code)?)
        }
        (None, Some(game)) => {
            let seed = match &wish.seed {
                Some(seed) => seed.parse().map_err(|_| {
                    Error::Wrong(format!("the seed `{seed:.30}` is no whole number from 0 to 18446744073709551615"))
                })?,
                None => luck::seed().map_err(Error::Internal)?,
            };
            let options: Vec<_> = wish.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
            Ok(catalogue::find(game)?.deal(&options, seed)?)
        }
        _ => Err(Error::Wrong("say either `deal` alone, or `game` with `options` and `seed` as you like".into())),
    }
}

async fn show(app: &App, asker: Option<i64>, deal: catalogue::DealInfo) -> Result<Json<DealFace>, Error> {
    let code = deal.code.clone();
    let rows = app.store.read(move |conn| board::of_deal(conn, &code, LINES)).await?;
    Ok(Json(of_deal(deal, of_board(rows, asker))))
}
