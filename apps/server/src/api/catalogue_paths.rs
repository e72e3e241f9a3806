//! Players, games and deals.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::bodies::{DealFace, DealWish, GameFace, NewPlayer};
use super::face::{of_board, of_deal, of_game};
use super::gate::{Json, MaybeAsker};
use crate::app::App;
use crate::begin::deal_of;
use crate::error::Error;
use crate::guard::cookie::Token;
use crate::store::board::Board;

/// How many lines of a board are given.
pub(crate) const LINES: usize = 100;

/// Creates a player. The token is the only access to their games.
pub(super) async fn new_player(State(app): State<Arc<App>>) -> Result<(StatusCode, Json<NewPlayer>), Error> {
    let token = Token::new().map_err(Error::Internal)?;
    app.enter(token.hash()).await?;
    Ok((StatusCode::CREATED, Json(NewPlayer { token: token.text().to_owned() })))
}

/// All games, in the order of the catalogue.
pub(super) async fn games() -> Json<Vec<GameFace>> {
    Json(catalogue::games().iter().map(|game| of_game(*game)).collect())
}

/// A game with its house rules.
pub(super) async fn game(Path(game): Path<String>) -> Result<Json<GameFace>, Error> {
    Ok(Json(of_game(catalogue::find(&game)?)))
}

/// The deal of a request, random unless it names a seed.
pub(super) async fn make_deal(
    State(app): State<Arc<App>>,
    MaybeAsker(asker): MaybeAsker,
    Json(wish): Json<DealWish>,
) -> Result<Json<DealFace>, Error> {
    show(&app, asker, wished(&wish)?).await
}

/// A deal and its board.
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
            let options: Vec<_> = wish.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
            deal_of(catalogue::find(game)?, &options, wish.seed.as_deref())
        }
        _ => Err(Error::Wrong("send either `deal` alone, or `game` with optional `options` and `seed`".into())),
    }
}

async fn show(app: &App, asker: Option<i64>, deal: catalogue::DealInfo) -> Result<Json<DealFace>, Error> {
    let board = Board::Deal(deal.code.clone());
    let rows = app.store.read(move |conn| board.rows(conn, LINES)).await?;
    Ok(Json(of_deal(deal, of_board(rows, asker))))
}
