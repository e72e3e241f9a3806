//! The metrics of a running server, in the text format of Prometheus.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::fair_queue::QueueMetrics;

/// The upper bounds of the histogram's buckets, in seconds.
const SECONDS: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 10.0];
/// Counters since the server started, and gauges as of the last request for them.
pub(crate) struct Metrics {
    /// The queues of the store and of the threads for long work, and the requests that limits refused.
    pub(crate) queues: QueueMetrics,
    registry: Registry,
    requests: Family<Asked, Counter>,
    seconds: Family<At, Histogram>,
    connections: Gauge,
    waiting: Gauge,
    bytes: Gauge,
}

/// The request's route.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct At {
    route: String,
}

/// The request's route, and the status of its response.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Asked {
    route: String,
    status: u16,
}

impl Default for Metrics {
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
        let queues = QueueMetrics::default();
        registry.register("queue_waiting", "Jobs that wait in queues", queues.waiting.clone());
        registry.register_with_unit("queue_wait", "Time that jobs waited", Unit::Seconds, queues.seconds.clone());
        registry.register("refusals", "Requests that a limit refused", queues.refusals.clone());
        Self { queues, registry, requests, seconds, connections, waiting, bytes }
    }
}

impl Metrics {
    /// Counts a request under the pattern of its address.
    pub(crate) fn count(&self, route: String, status: u16, taken: Duration) {
        self.seconds.get_or_create(&At { route: route.clone() }).observe(taken.as_secs_f64());
        self.requests.get_or_create(&Asked { route, status }).inc();
    }

    /// All metrics as text, with the current gauges: connections, waiting reviews, bytes of the store.
    ///
    /// # Errors
    /// None are known: every number can be written.
    pub(crate) fn text(&self, connections: usize, waiting: i64, bytes: i64) -> Result<String, std::fmt::Error> {
        self.connections.set(i64::try_from(connections).unwrap_or(i64::MAX));
        self.waiting.set(waiting);
        self.bytes.set(bytes);
        let mut text = String::new();
        encode(&mut text, &self.registry).map(|()| text)
    }
}
