//! The description of the interface, OpenAPI.

use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::gate::Json;
use super::{catalogue_paths, day_paths, table_paths};

/// The description.
#[derive(OpenApi)]
#[openapi(
    info(title = "Underdeck", description = "Solo dungeon card games: deals, tables, moves, records."),
    paths(
        catalogue_paths::new_player,
        catalogue_paths::games,
        catalogue_paths::game,
        catalogue_paths::make_deal,
        catalogue_paths::deal,
        table_paths::tables,
        table_paths::begin,
        table_paths::table,
        table_paths::play,
        table_paths::undo,
        table_paths::redo,
        table_paths::hint,
        table_paths::record,
        table_paths::upload,
        day_paths::day,
        day_paths::begin,
    ),
    modifiers(&Tokens)
)]
struct Description;

/// How programs say who asks.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

pub(super) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
