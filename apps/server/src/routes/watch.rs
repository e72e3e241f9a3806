//! Monitoring: metrics in the text format of Prometheus, the health check, and a line of the log for each request.
//!
//! None of them has the address of a client or the id of a player or a game: addresses of pages appear as their patterns.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Extension, MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use underdeck_site::{Error, Reviews};

use crate::address::RequestedRoute;
use crate::app::App;
use crate::guard::admission::with_deadline;
use crate::guard::client::Client;
use crate::guard::headers;
use crate::store::StoreFault;

/// The media type of the metrics.
const METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Counts and logs a request.
pub(super) async fn watch(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (start, method) = (Instant::now(), request.method().clone());
    let route = route(&request);
    let answering = app.traffic.in_flight.begin();
    let response = next.run(request).await;
    drop(answering);
    let (taken, status) = (start.elapsed(), response.status().as_u16());
    tracing::info!(%method, route, status, ms = taken.as_micros() as f64 / 1000.0, "request");
    app.traffic.metrics.count(route, status, taken);
    response
}

/// The pattern of a request's address.
fn route(request: &Request) -> String {
    let known = RequestedRoute::by(request.extensions()).pattern;
    let matched = || request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    known.or_else(matched).unwrap_or("other").to_owned()
}

/// Whether the server can store a move.
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    let end = tokio::time::Instant::now() + app.limits.request;
    let can_keep = with_deadline(end, app.store.write(|_| Ok(()))).await.and_then(|kept| Ok(kept?));
    match can_keep {
        Ok(()) => plain(StatusCode::OK, "ok\n".to_owned()),
        Err(error) => plain(StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

/// The metrics, for this machine and configured networks.
pub(super) async fn metrics(State(app): State<Arc<App>>, Extension(client): Extension<Client>) -> Response {
    if !client.is_among(&app.networks.watchers) {
        let message = "the metrics are for this machine and for addresses that are given with --metrics-for\n";
        return plain(StatusCode::FORBIDDEN, message.to_owned());
    }
    match measured(&app).await {
        Ok(text) => ([(header::CONTENT_TYPE, METRICS)], plain(StatusCode::OK, text)).into_response(),
        Err(error) => plain(StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

async fn measured(app: &App) -> Result<String, Error> {
    let asked = app.store.read(|conn| {
        let (_, waiting) = conn.waiting_reviews(0)?;
        let size = match conn.is_shared() {
            true => "SELECT pg_database_size(current_database())",
            false => "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
        };
        Ok::<_, StoreFault>((waiting, conn.one(size, &[])?))
    });
    let (waiting, bytes) = asked.await?;
    let text = app.traffic.metrics.text(app.traffic.connections.count(), waiting, bytes);
    text.map_err(|error| Error::Internal(error.to_string()))
}

fn plain(status: StatusCode, text: String) -> Response {
    let mut response = (status, text).into_response();
    headers::add(response.headers_mut());
    response
}
