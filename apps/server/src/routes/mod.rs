//! The pages: what each address shows and each form does.

mod assets;
mod campaigns;
mod daily;
mod games;
mod home;
mod lists;
mod moves;
mod records;
mod replay;
mod settings;
mod solution;
mod statistics;
mod table;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::error::Error;
use crate::guard::{door, headers};

/// All pages and API paths.
pub(crate) fn all(app: &Arc<App>) -> Router {
    let door = axum::middleware::from_fn_with_state(Arc::clone(app), door::for_pages);
    let upload = DefaultBodyLimit::max(app.limits.upload());
    let api = crate::api::router(app, upload);
    Router::new()
        .merge(pages().route("/records", get(records::list).post(records::upload).layer(upload)).layer(door))
        .merge(assets::router())
        .nest("/api/v1", api)
        .layer(DefaultBodyLimit::max(app.limits.body))
        .layer(CatchPanicLayer::custom(|_| broken()))
        .layer(CompressionLayer::new())
        .with_state(Arc::clone(app))
}

fn pages() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::home))
        .route("/help", get(home::help))
        .route("/credits", get(home::credits))
        .route("/rules/{game}", get(home::rules))
        .route("/games/{game}", get(games::game).post(games::begin))
        .route("/deal", post(games::typed))
        .route("/d/{code}", get(games::deal).post(games::begin_deal))
        .route("/g/{id}", get(table::table))
        .merge(moves::router())
        .route("/g/{id}/again", post(moves::again))
        .route("/g/{id}/delete", get(moves::ask_archive).post(moves::archive))
        .route("/g/{id}/replay", get(replay::replay))
        .route("/g/{id}/record", get(replay::record))
        .route("/g/{id}/solution", get(solution::of_game))
        .route("/g/{id}/solution/{from}", get(solution::of_position))
        .route("/g/{id}/peek", post(solution::peek))
        .route("/g/{id}/sheet", get(replay::sheet))
        .route("/g/{id}/result.svg", get(replay::picture))
        .route("/statistics", get(statistics::all))
        .route("/statistics/export.csv", get(statistics::csv))
        .route("/statistics/export.json", get(statistics::json))
        .route("/statistics/{game}", get(statistics::game))
        .route("/campaigns", get(campaigns::list).post(campaigns::begin))
        .route("/campaigns/{id}", get(campaigns::campaign).post(campaigns::chapter))
        .route("/daily", get(daily::today))
        .route("/daily/commitments.json", get(daily::commitments))
        .route("/daily/{day}", get(daily::day).post(daily::begin))
        .route("/daily/{day}/reveal.json", get(daily::reveal))
        .route("/settings", get(settings::show).post(settings::keep))
        .fallback(nothing)
}

async fn nothing() -> Error {
    Error::NotFound("there is no page here".into())
}

/// The answer after a panic; the games are as they were.
fn broken() -> Response {
    let mut response =
        (StatusCode::INTERNAL_SERVER_ERROR, "Something broke. Your games are safe as they were.\n").into_response();
    headers::add(response.headers_mut());
    response
}

/// A page.
fn html(page: String) -> Response {
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}

/// A page for the script, which gets it instead of a redirect.
fn page_at(address: &str, page: String) -> Response {
    let mut response = html(page);
    if let Ok(address) = HeaderValue::from_str(address) {
        response.headers_mut().insert(header::CONTENT_LOCATION, address);
    }
    response
}

/// Redirects to a page after a form.
fn go_to(address: &str) -> Response {
    match HeaderValue::from_str(address) {
        Ok(address) => (StatusCode::SEE_OTHER, [(header::LOCATION, address)]).into_response(),
        Err(_) => Error::Internal(format!("`{address}` is not an address")).into_response(),
    }
}

/// A download.
fn file(name: &str, media_type: &'static str, text: String) -> Response {
    let plain: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || "-_.".contains(*c)).collect();
    let disposition = format!("attachment; filename=\"{plain}\"");
    ([(header::CONTENT_TYPE, media_type.to_owned()), (header::CONTENT_DISPOSITION, disposition)], text).into_response()
}
