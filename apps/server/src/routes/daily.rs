//! The hashes of the coming days and the deals of past ones.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use underdeck_game::say;
use underdeck_site::{Error, Services, past_or_today};

use crate::app::App;
use crate::daily::{commitments_json, reveal_json};
use crate::guard::admission::ErrorResponse;

pub(super) async fn commitments(State(app): State<Arc<App>>) -> Result<Response, ErrorResponse> {
    Ok(json(commitments_json(&app.sealed_days().await?)))
}

pub(super) async fn reveal(State(app): State<Arc<App>>, Path(day): Path<String>) -> Result<Response, ErrorResponse> {
    let day = past_or_today(&app, &day)?;
    if day >= app.clock.today() {
        return Err(Error::Withheld(say!(REFUSED_DAY_SEALED, day)).into());
    }
    let sealed = app.sealed_day(&day).await?;
    let sealed = sealed.ok_or_else(|| Error::NotFound(say!(REFUSED_NO_HASH, day)))?;
    Ok(json(reveal_json(&sealed)))
}

fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
