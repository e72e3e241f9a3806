//! Monitoring: metrics in the text format of Prometheus, the health check, and a line of the log for each request.
//!
//! None of them has the address of a client or the id of a player or a game: addresses of pages appear as their patterns, and a player as a
//! hash with the store's secret, by which `underdeck host who` finds the player.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Extension, MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::prometheus_text::CONTENT_TYPE;

use crate::address::RequestedRoute;
use crate::api::gate;
use crate::app::App;
use crate::guard::client::{self, Client};
use crate::guard::cookie::SentToken;
use crate::guard::headers;

/// Counts and logs a request.
pub(super) async fn watch(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (start, method) = (Instant::now(), request.method().clone());
    let route = route(&request);
    let token = gate::bearer(request.headers())
        .or_else(|| SentToken::of(request.headers(), client::of(&request).is_secure).map(|sent| sent.token))
        .map(|token| token.hash());
    let known = || token.and_then(|token| app.players.id(&token));
    let before = known();
    let answering = app.traffic.in_flight.begin();
    let response = next.run(request).await;
    drop(answering);
    let (taken, status) = (start.elapsed(), response.status().as_u16());
    // A change of a player's settings drops the player from the cache.
    let who = before.or_else(known).map(|player| app.who(player));
    tracing::info!(%method, route, status, ms = taken.as_micros() as f64 / 1000.0, who, "request");
    app.traffic.metrics.count(route, status, taken);
    response
}

/// The pattern of a request's address.
fn route(request: &Request) -> String {
    let known = RequestedRoute::by(request.extensions()).pattern;
    let matched = || request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    known.or_else(matched).unwrap_or("other").to_owned()
}

/// Whether the server can store a move and read it again.
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    match app.monitoring.health.result(&app.store, &app.clock).await {
        Ok(()) => plain(StatusCode::OK, "ok\n".to_owned()),
        Err(why) => plain(StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
    }
}

/// The metrics, for this machine and configured networks.
pub(super) async fn metrics(State(app): State<Arc<App>>, Extension(client): Extension<Client>) -> Response {
    if !client.is_among(&app.networks.watchers) {
        let message = "the metrics are for this machine and for addresses that are given with --metrics-for\n";
        return plain(StatusCode::FORBIDDEN, message.to_owned());
    }
    app.monitoring.figures.refresh();
    match app.monitoring.registry.text(app.traffic.connections.count()) {
        Ok(text) => ([(header::CONTENT_TYPE, CONTENT_TYPE)], plain(StatusCode::OK, text)).into_response(),
        Err(error) => plain(StatusCode::INTERNAL_SERVER_ERROR, format!("{error}\n")),
    }
}

fn plain(status: StatusCode, text: String) -> Response {
    let mut response = (status, text).into_response();
    headers::add(response.headers_mut());
    response
}
