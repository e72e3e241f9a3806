//! Players, games and deals.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::bodies::{DealBody, DealRequest, GameBody, NewPlayer};
use super::face::{of_deal, of_game};
use super::gate::{Json, MaybeAsker};
use crate::app::App;
use crate::guard::admission::{ErrorResponse, check_new_player};
use crate::guard::client::Client;
use underdeck_game::say;
use underdeck_site::Error;
use underdeck_site::{Board, Boards, Services};

/// The number of lines of a board in a response.
pub(crate) const LINES: usize = 100;

/// Creates a player. The token is the only access to their games.
pub(super) async fn new_player(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
) -> Result<(StatusCode, Json<NewPlayer>), ErrorResponse> {
    check_new_player(&app, client)?;
    let token = app.new_token()?;
    app.enter(token.hash()).await?;
    Ok((StatusCode::CREATED, Json(NewPlayer { token: token.text().to_owned() })))
}

/// All games, in the order of the catalogue.
pub(super) async fn games() -> Json<Vec<GameBody>> {
    Json(underdeck_catalogue::games().iter().map(|game| of_game(game)).collect())
}

/// A game with its house rules.
pub(super) async fn game(Path(game): Path<String>) -> Result<Json<GameBody>, ErrorResponse> {
    Ok(Json(of_game(underdeck_catalogue::find(&game)?)))
}

/// The deal of a request, random unless it names a seed.
pub(super) async fn make_deal(
    State(app): State<Arc<App>>,
    MaybeAsker(asker): MaybeAsker,
    Json(body): Json<DealRequest>,
) -> Result<Json<DealBody>, ErrorResponse> {
    show(&app, asker, requested_deal(&app, &body)?).await
}

/// A deal and its board.
pub(super) async fn deal(
    State(app): State<Arc<App>>,
    MaybeAsker(asker): MaybeAsker,
    Path(code): Path<String>,
) -> Result<Json<DealBody>, ErrorResponse> {
    show(&app, asker, underdeck_catalogue::by_code(&code)?.deal_of(&code)?).await
}

/// The requested deal.
///
/// # Errors
/// If there is no such deal, or the request names it in two ways.
pub(super) fn requested_deal(
    app: &Arc<App>,
    body: &DealRequest,
) -> Result<underdeck_catalogue::DealInfo, ErrorResponse> {
    match (&body.deal, &body.game) {
        (Some(code), None) if body.options.is_empty() && body.seed.is_none() => {
            Ok(underdeck_catalogue::by_code(code)?.deal_of(code)?)
        }
        (None, Some(game)) => {
            let options: Vec<_> = body.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
            underdeck_site::deal_of(app, underdeck_catalogue::find(game)?, &options, body.seed.as_deref())
                .map_err(ErrorResponse::from)
        }
        _ => Err(Error::Wrong(say!(API_DEAL)).into()),
    }
}

async fn show(
    app: &Arc<App>,
    asker: Option<i64>,
    deal: underdeck_catalogue::DealInfo,
) -> Result<Json<DealBody>, ErrorResponse> {
    let board = Board::Deal(deal.code.clone());
    let rows = app.store.read(move |conn| conn.rows(&board, LINES)).await?;
    Ok(Json(of_deal(deal, underdeck_site::board(rows, asker))))
}
