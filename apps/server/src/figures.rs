//! Figures about the store for the metrics. Reading the metrics never waits for the store.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::gauge::ConstGauge;
use underdeck_site::Reviews;

use crate::store::{Connection, Store, StoreFault};

/// The age of figures at which they are read again.
const MAX_AGE: Duration = Duration::from_secs(30);

/// The last known figures of a store.
pub(crate) struct StoreFigures {
    store: Arc<Store>,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    figures: Option<Figures>,
    /// When they were last asked for.
    asked: Option<Instant>,
}

#[derive(Clone, Copy)]
struct Figures {
    players: i64,
    games: i64,
    /// Reviews that wait for the coach.
    reviews: i64,
    /// The size of a database, which other servers change too.
    bytes: Option<i64>,
}

impl StoreFigures {
    pub(crate) fn new(store: Arc<Store>) -> Self {
        Self { store, known: Mutex::default() }
    }

    /// Starts to read the figures in the background, unless they are recent. Must be called in a runtime.
    pub(crate) fn refresh(self: &Arc<Self>) {
        let mut known = self.known();
        if known.asked.is_some_and(|asked| asked.elapsed() < MAX_AGE) {
            return;
        }
        known.asked = Some(Instant::now());
        drop(known);
        let figures = Arc::clone(self);
        tokio::spawn(async move {
            match figures.store.read(read).await {
                Ok(found) => figures.known().figures = Some(found),
                Err(fault) => tracing::warn!("the metrics have no new figures of the store: {fault}"),
            }
        });
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Collector for StoreFigures {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let figures = self.known().figures;
        let of = |figure: fn(Figures) -> i64| figures.map(figure);
        let bytes = self.store.file_bytes().or_else(|| figures?.bytes);
        let all = [
            ("store_bytes", "Size of the store", bytes),
            ("players", "Players in the store", of(|figures| figures.players)),
            ("games", "Games in the store", of(|figures| figures.games)),
            ("reviews_waiting", "Reviews that wait for the coach", of(|figures| figures.reviews)),
        ];
        // A figure that is not known yet is left out.
        for (name, help, figure) in all {
            let Some(figure) = figure else { continue };
            let gauge = ConstGauge::new(figure);
            gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)?;
        }
        Ok(())
    }
}

impl fmt::Debug for StoreFigures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StoreFigures")
    }
}

fn read(conn: &Connection) -> Result<Figures, StoreFault> {
    let size = "SELECT pg_database_size(current_database())";
    Ok(Figures {
        players: conn.one("SELECT count(*) FROM players", &[])?,
        games: conn.one("SELECT count(*) FROM games", &[])?,
        reviews: conn.waiting_reviews(0)?.1,
        bytes: conn.is_shared().then(|| conn.one(size, &[])).transpose()?,
    })
}
