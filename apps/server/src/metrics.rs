//! The metrics of a running server, in the text format of Prometheus.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::prometheus_text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

/// The upper bounds of the histograms' buckets, in seconds.
const SECONDS: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 10.0];

/// The names of all metrics, as Prometheus reads them. The dashboard in `deploy` shows each of them.
pub const NAMES: [&str; 20] = [
    "underdeck_requests_total",
    "underdeck_request_seconds",
    "underdeck_connections",
    "underdeck_reviews_waiting",
    "underdeck_store_bytes",
    "underdeck_players",
    "underdeck_games",
    "underdeck_queue_waiting",
    "underdeck_queue_wait_seconds",
    "underdeck_refusals_total",
    "underdeck_evictions_total",
    "underdeck_accept_errors_total",
    "underdeck_solver_seconds_total",
    "underdeck_coach_seconds_total",
    "underdeck_build_info",
    "process_resident_memory_bytes",
    "process_open_fds",
    "process_max_fds",
    "process_cpu_seconds_total",
    "process_start_time_seconds",
];

/// A counter of seconds.
pub(crate) type SecondsCounter = Counter<f64, AtomicU64>;
type Histograms<S> = Family<S, Histogram, fn() -> Histogram>;

/// Counters since the server started. Clones share their values.
#[derive(Clone)]
pub(crate) struct Metrics {
    requests: Family<Asked, Counter>,
    seconds: Histograms<At>,
    refusals: Family<Refusal, Counter>,
    waiting: Family<Work, Gauge>,
    waits: Histograms<Work>,
    /// Connections closed to make room for others.
    pub(crate) evictions: Counter,
    /// Connections that could not be accepted.
    pub(crate) accept_errors: Counter,
    /// Time that the solver has worked.
    pub(crate) solver_seconds: SecondsCounter,
    /// Time that the coach has worked.
    pub(crate) coach_seconds: SecondsCounter,
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

/// The limit that refused a request.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refusal {
    limit: &'static str,
}

/// The cost class of work: `light` or `heavy`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Work {
    class: &'static str,
}

/// The metrics of the queues of a class.
#[derive(Clone)]
pub(crate) struct QueueMetrics {
    /// The number of waiting jobs.
    pub(crate) waiting: Gauge,
    /// The time that jobs waited, in seconds.
    pub(crate) wait: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let histogram: fn() -> Histogram = || Histogram::new(SECONDS);
        Self {
            requests: Family::default(),
            seconds: Family::new_with_constructor(histogram),
            refusals: Family::default(),
            waiting: Family::default(),
            waits: Family::new_with_constructor(histogram),
            evictions: Counter::default(),
            accept_errors: Counter::default(),
            solver_seconds: Counter::default(),
            coach_seconds: Counter::default(),
        }
    }
}

impl Metrics {
    /// Counts a request under the pattern of its address.
    pub(crate) fn count(&self, route: String, status: u16, taken: Duration) {
        self.seconds.get_or_create(&At { route: route.clone() }).observe(taken.as_secs_f64());
        self.requests.get_or_create(&Asked { route, status }).inc();
    }

    /// The counter of what a limit refuses.
    pub(crate) fn refusals(&self, limit: &'static str) -> Counter {
        self.refusals.get_or_create_owned(&Refusal { limit })
    }

    /// The metrics of the queue for a class of work.
    pub(crate) fn queue(&self, class: &'static str) -> QueueMetrics {
        let work = Work { class };
        QueueMetrics { waiting: self.waiting.get_or_create_owned(&work), wait: self.waits.get_or_create_owned(&work) }
    }
}

/// All metrics as they are read, with gauges of this moment.
pub(crate) struct MetricsRegistry {
    registry: Registry,
    connections: Gauge,
}

impl MetricsRegistry {
    /// The registry of a server's metrics, with those that `store` collects, and those of the process.
    pub(crate) fn new(metrics: &Metrics, store: Box<dyn Collector>) -> Self {
        let mut all = Registry::default();
        let registry = all.sub_registry_with_prefix("underdeck");
        let connections = Gauge::default();
        let metrics = metrics.clone();
        registry.register("requests", "Requests", metrics.requests);
        let help = "Time to the head of a response";
        registry.register_with_unit("request", help, Unit::Seconds, metrics.seconds);
        registry.register("refusals", "Requests and connections that a limit refused", metrics.refusals);
        registry.register("queue_waiting", "Jobs that wait for a thread", metrics.waiting);
        let help = "Time that jobs waited for a thread";
        registry.register_with_unit("queue_wait", help, Unit::Seconds, metrics.waits);
        registry.register("evictions", "Connections closed to make room for others", metrics.evictions);
        registry.register("accept_errors", "Connections that could not be accepted", metrics.accept_errors);
        registry.register_with_unit("solver", "Time that the solver worked", Unit::Seconds, metrics.solver_seconds);
        registry.register_with_unit("coach", "Time that the coach worked", Unit::Seconds, metrics.coach_seconds);
        registry.register("connections", "Open connections", connections.clone());
        registry.register("build", "Version of the program", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        registry.register_collector(store);
        #[cfg(target_os = "linux")]
        all.register_collector(Box::new(crate::process::metrics::ProcessCollector));
        Self { registry: all, connections }
    }

    /// All metrics as text, with the number of open connections.
    ///
    /// # Errors
    /// None are known: every number can be written.
    pub(crate) fn text(&self, connections: usize) -> Result<String, std::fmt::Error> {
        self.connections.set(i64::try_from(connections).unwrap_or(i64::MAX));
        let mut text = String::new();
        encode(&mut text, &self.registry).map(|()| text)
    }
}
