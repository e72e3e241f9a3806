//! Styles, scripts and pictures, cached by browsers.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::guard::headers;

const IMMUTABLE: &str = "public, max-age=31536000, immutable";
const REVALIDATE: &str = "no-cache";

pub(super) fn router() -> Router<Arc<App>> {
    let named = |name: &'static str| get(move |head: HeaderMap| async move { answer(name, false, &head) });
    Router::new()
        .route("/favicon.ico", named("icon.svg"))
        .route("/robots.txt", get(robots))
        .route("/manifest.webmanifest", named("manifest.webmanifest"))
        .route("/assets/{*name}", get(asset))
}

/// The rules for search engines. They may ask for pages of players, which tell them not to list them.
async fn robots() -> Response {
    let caching = [(header::CACHE_CONTROL, "public, max-age=86400")];
    let mut response = (caching, "User-agent: *\nDisallow: /api/\nDisallow: /statistics\n").into_response();
    headers::add(response.headers_mut());
    response
}

async fn asset(address: Uri, head: HeaderMap) -> Response {
    // Names have no characters that need encoding.
    let name = address.path().trim_start_matches("/assets/");
    let wanted = underdeck_pages::asset(name).map(|asset| format!("v={}", asset.hash));
    answer(name, wanted.is_some() && address.query() == wanted.as_deref(), &head)
}

fn answer(name: &str, is_this_version: bool, head: &HeaderMap) -> Response {
    let mut response = match underdeck_pages::asset(name) {
        None => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
        Some(asset) => {
            let tag = format!("\"{}\"", asset.hash);
            let cached = head.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
            let caching = if is_this_version { IMMUTABLE } else { REVALIDATE };
            let about = [(header::ETAG, tag), (header::CACHE_CONTROL, caching.to_owned())];
            match cached {
                true => (StatusCode::NOT_MODIFIED, about).into_response(),
                false => (about, [(header::CONTENT_TYPE, asset.media_type)], Body::from(asset.bytes.as_slice()))
                    .into_response(),
            }
        }
    };
    headers::add(response.headers_mut());
    response
}
