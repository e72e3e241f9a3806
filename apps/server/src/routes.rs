//! The routes of the server.

pub(crate) mod account;
mod assets;
mod daily;
mod deletion;
mod events;
mod form;
mod list;
mod watch;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use underdeck_site::{Class, Error, RequestContext};

use crate::address::{RequestedRoute, add_route};
use crate::app::App;
use crate::edition::Edition;
use crate::guard::admission::{ErrorResponse, of_site};
use crate::guard::{admission, client, encoding, headers};

/// All pages and API paths, and the offline edition, if configured.
pub(crate) fn all(app: &Arc<App>, edition: Option<Edition>) -> Router {
    let admission = axum::middleware::from_fn_with_state(Arc::clone(app), admission::for_pages);
    let admit_file = axum::middleware::from_fn_with_state(Arc::clone(app), admission::for_files);
    let files = assets::router().merge(list::open(&app.limits)).merge(edition.map(Edition::router).unwrap_or_default());
    Router::new()
        .merge(list::pages(&app.limits).layer(admission))
        .merge(files.layer(admit_file))
        .nest(list::API, crate::api::router(app))
        .layer(DefaultBodyLimit::max(app.limits.body))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(app), crate::daily::end_days))
        .layer(CatchPanicLayer::custom(|_| panic_response()))
        .layer(CompressionLayer::new())
        .layer(axum::middleware::map_request(async |request| encoding::simplify(request)))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(app), watch::watch))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(app), client::add_client))
        .layer(axum::middleware::from_fn(|request, next| add_route(list::wanted, request, next)))
        .with_state(Arc::clone(app))
}

/// The site's response.
async fn answer(State(app): State<Arc<App>>, request: Request) -> Result<Response, ErrorResponse> {
    let visitor = request.extensions().get::<RequestContext>().cloned();
    let visitor = visitor.ok_or_else(|| Error::Internal("a request reached the site without a visitor".into()))?;
    let (path, query) = (request.uri().path().to_owned(), request.uri().query().unwrap_or_default().to_owned());
    let class = match RequestedRoute::by(request.extensions()).class {
        // The site may know which page is meant.
        Err(error) if matches!(*error, Error::NotFound(_)) && request.method() == Method::GET => Class::Page,
        class => class.map_err(ErrorResponse)?,
    };
    let is_post = !class.is_page();
    let (form, file) = if is_post { form::read(request).await } else { (Ok(Vec::new()), Vec::new()) };
    let request = underdeck_site::Request { is_post, path, query, form, file };
    Ok(of_site(underdeck_site::answer(&app, visitor, request).await?))
}

/// The response after a panic. No game has changed.
fn panic_response() -> Response {
    let mut response =
        (StatusCode::INTERNAL_SERVER_ERROR, "Something broke. Your games are safe as they were.\n").into_response();
    headers::add(response.headers_mut());
    response
}
