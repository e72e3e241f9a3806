//! The API for programs, `/api/v1`: the same games as JSON.

mod bodies;
mod catalogue_paths;
mod day_paths;
mod face;
mod gate;
mod sync_paths;
mod table_paths;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{get, post};

use crate::app::App;

/// The API's routes, behind their own gate; `upload` is the limit for records.
pub(crate) fn router(app: &Arc<App>, upload: DefaultBodyLimit) -> Router<Arc<App>> {
    let gate = axum::middleware::from_fn_with_state(Arc::clone(app), gate::for_programs);
    Router::new()
        .route("/openapi.json", get(description))
        .route("/players", post(catalogue_paths::new_player))
        .route("/games", get(catalogue_paths::games))
        .route("/games/{game}", get(catalogue_paths::game))
        .route("/deals", post(catalogue_paths::make_deal))
        .route("/deals/{code}", get(catalogue_paths::deal))
        .route("/tables", get(table_paths::tables).post(table_paths::begin))
        .route("/tables/{id}", get(table_paths::table))
        .route("/tables/{id}/moves", post(table_paths::play))
        .route("/tables/{id}/undo", post(table_paths::undo))
        .route("/tables/{id}/correct", post(table_paths::correct))
        .route("/tables/{id}/redo", post(table_paths::redo))
        .route("/tables/{id}/hint", get(table_paths::hint))
        .route("/tables/{id}/record", get(table_paths::record))
        .route("/records", post(table_paths::upload).layer(upload))
        .route("/link", post(sync_paths::link))
        .route("/sync", post(sync_paths::sync).layer(DefaultBodyLimit::max(app.limits.import)))
        .route("/daily", get(day_paths::day))
        .route("/daily/{game}", post(day_paths::begin))
        .fallback(gate::nothing)
        .method_not_allowed_fallback(gate::no_such_method)
        .layer(gate)
}

/// The description of this interface, OpenAPI. The tests check every answer against it.
async fn description() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("openapi.json"))
}
