//! The API for programs, `/api/v1`: the same games as JSON.

mod bodies;
mod catalogue_paths;
mod day_paths;
mod face;
pub(crate) mod gate;
mod sync_paths;
mod table_paths;

use std::sync::Arc;

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::on;
use underdeck_site::Class::{Form, Import, Move, Page, Record, Report};
use underdeck_site::Method::{Get, Post};

use crate::address;
use crate::address::Route;
use crate::app::App;

/// Every path below `/api/v1`.
pub(crate) const PATHS: [Route; 20] = [
    Route::new(Get, "/openapi.json", Page, |way| on(way, description)),
    Route::new(Post, "/players", Form, |way| on(way, catalogue_paths::new_player)),
    Route::new(Get, "/games", Page, |way| on(way, catalogue_paths::games)),
    Route::new(Get, "/games/{game}", Page, |way| on(way, catalogue_paths::game)),
    Route::new(Post, "/deals", Form, |way| on(way, catalogue_paths::make_deal)),
    Route::new(Get, "/deals/{code}", Page, |way| on(way, catalogue_paths::deal)),
    Route::new(Get, "/tables", Report, |way| on(way, table_paths::tables)),
    Route::new(Post, "/tables", Form, |way| on(way, table_paths::begin)),
    Route::new(Get, "/tables/{id}", Page, |way| on(way, table_paths::table)),
    Route::new(Post, "/tables/{id}/moves", Move, |way| on(way, table_paths::play)),
    Route::new(Post, "/tables/{id}/undo", Form, |way| on(way, table_paths::undo)),
    Route::new(Post, "/tables/{id}/correct", Form, |way| on(way, table_paths::correct)),
    Route::new(Post, "/tables/{id}/redo", Form, |way| on(way, table_paths::redo)),
    Route::new(Get, "/tables/{id}/hint", Page, |way| on(way, table_paths::hint)),
    Route::new(Get, "/tables/{id}/record", Page, |way| on(way, table_paths::record)),
    Route::new(Post, "/records", Record, |way| on(way, table_paths::upload)),
    Route::new(Post, "/link", Form, |way| on(way, sync_paths::link)),
    Route::new(Post, "/sync", Import, |way| on(way, sync_paths::sync)),
    Route::new(Get, "/daily", Page, |way| on(way, day_paths::day)),
    Route::new(Post, "/daily/{game}", Form, |way| on(way, day_paths::begin)),
];

/// The API's routes with their own middleware.
pub(crate) fn router(app: &Arc<App>) -> Router<Arc<App>> {
    let gate = axum::middleware::from_fn_with_state(Arc::clone(app), gate::for_programs);
    address::router(PATHS, &app.limits)
        .fallback(gate::nothing)
        .method_not_allowed_fallback(gate::no_such_method)
        .layer(gate)
}

/// The OpenAPI description of this interface. The tests check every response against it.
async fn description() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("api/openapi.json"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;
    use underdeck_site::Address;

    use super::*;

    #[test]
    fn the_description_has_exactly_the_paths_of_the_api() {
        let written: Value = serde_json::from_str(include_str!("api/openapi.json")).unwrap();
        assert_eq!(written["info"]["version"], env!("CARGO_PKG_VERSION"));
        let described: BTreeSet<String> = written["paths"]
            .as_object()
            .unwrap()
            .iter()
            .flat_map(|(path, ways)| ways.as_object().unwrap().keys().map(move |way| format!("{way} {path}")))
            .filter(|described| ["get", "post"].iter().any(|way| described.starts_with(way)))
            .collect();
        let of = |Address { method, pattern, .. }| {
            format!("{method:?} /api/v1{pattern}").replace("Get", "get").replace("Post", "post")
        };
        // It does not describe itself.
        let others = PATHS.iter().map(Address::from).filter(|address| address.pattern != "/openapi.json");
        let answered: BTreeSet<String> = others.map(of).collect();
        assert_eq!(described, answered);
    }
}
