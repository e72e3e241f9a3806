//! What is measured of a running server, in the text form of Prometheus, whether it is well, and a line of the log for each request.
//!
//! Neither has the address of a client or the id of a player or a game: addresses of pages are told as their patterns.

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{Extension, MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use site::Error;

use crate::app::App;
use crate::guard::client::Client;
use crate::guard::door::in_time;
use crate::guard::headers;
use crate::store::{StoreFault, reviews};

/// The upper ends of the classes of durations, in seconds.
const SECONDS: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 10.0];
/// The media type of the metrics.
const METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The counts since the server started, and what was the case when they were last asked for.
pub(crate) struct Watch {
    registry: Registry,
    requests: Family<Asked, Counter>,
    seconds: Family<At, Histogram>,
    connections: Gauge,
    waiting: Gauge,
    bytes: Gauge,
}

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct At {
    route: String,
}

/// What was asked for, and how it was answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Asked {
    route: String,
    status: u16,
}

impl Default for Watch {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("underdeck");
        let requests = Family::default();
        let seconds = Family::new_with_constructor((|| Histogram::new(SECONDS)) as fn() -> Histogram);
        let [connections, waiting, bytes] = [(); 3].map(|()| Gauge::default());
        registry.register("requests", "Requests", requests.clone());
        registry.register_with_unit("request", "Time to the head of an answer", Unit::Seconds, seconds.clone());
        registry.register("connections", "Open connections", connections.clone());
        registry.register("reviews_waiting", "Reviews of the coach that wait", waiting.clone());
        registry.register_with_unit("store", "Size of the store", Unit::Bytes, bytes.clone());
        Self { registry, requests, seconds, connections, waiting, bytes }
    }
}

/// What tells of the server itself.
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(metrics))
}

/// Counts a request and tells the log of it.
pub(crate) async fn watch(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (start, method) = (Instant::now(), request.method().clone());
    let route = route(&request);
    let response = next.run(request).await;
    let (taken, status) = (start.elapsed(), response.status().as_u16());
    tracing::info!(%method, route, status, ms = taken.as_micros() as f64 / 1000.0, "request");
    app.watch.seconds.get_or_create(&At { route: route.clone() }).observe(taken.as_secs_f64());
    app.watch.requests.get_or_create(&Asked { route, status }).inc();
    response
}

/// The address of a request as its pattern.
fn route(request: &Request) -> String {
    let known = site::known(request.uri().path()).map(|(pattern, _)| pattern);
    let matched = || request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    known.or_else(matched).unwrap_or("other").to_owned()
}

/// Whether the server can keep a move.
async fn health(State(app): State<Arc<App>>) -> Response {
    let end = tokio::time::Instant::now() + app.limits.request;
    let can_keep = in_time(end, app.store.write(|_| Ok(()))).await.and_then(|kept| Ok(kept?));
    match can_keep {
        Ok(()) => plain(StatusCode::OK, "ok\n".to_owned()),
        Err(error) => plain(StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

/// The metrics, for this machine and those that may see them.
async fn metrics(State(app): State<Arc<App>>, Extension(client): Extension<Client>) -> Response {
    if !client.is_among(&app.watchers) {
        let told = "the metrics are for this machine and for addresses that are given with --metrics-for\n";
        return plain(StatusCode::FORBIDDEN, told.to_owned());
    }
    match measured(&app).await {
        Ok(text) => ([(header::CONTENT_TYPE, METRICS)], plain(StatusCode::OK, text)).into_response(),
        Err(error) => plain(StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

async fn measured(app: &App) -> Result<String, Error> {
    let asked = app.store.read(|conn| {
        let (_, waiting) = reviews::waiting(conn, 0)?;
        let size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
        Ok::<_, StoreFault>((waiting, conn.query_row(size, [], |row| row.get(0))?))
    });
    let (waiting, bytes) = asked.await?;
    app.watch.waiting.set(waiting);
    app.watch.bytes.set(bytes);
    app.watch.connections.set(i64::try_from(app.places.count()).unwrap_or(i64::MAX));
    let mut text = String::new();
    encode(&mut text, &app.watch.registry).map_err(|error| Error::Internal(error.to_string()))?;
    Ok(text)
}

fn plain(status: StatusCode, text: String) -> Response {
    let mut response = (status, text).into_response();
    headers::add(response.headers_mut());
    response
}
