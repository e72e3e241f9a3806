//! Whether the server can save and read: one row is written and read, within a deadline.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::clock::TimeSource;
use crate::store::{Store, health};

/// How long the store may take to save the row and to read it.
const DEADLINE: Duration = Duration::from_secs(2);
/// How long a result is valid, in milliseconds.
const VALID: i64 = 1000;

/// The health check of a store. Requests that come together, or within a second, share one check, so they cost one row.
#[derive(Default)]
pub(crate) struct HealthCheck(Mutex<Option<(i64, Result<(), String>)>>);

impl HealthCheck {
    /// Whether the store saves and reads.
    ///
    /// # Errors
    /// If not, with the reason.
    pub(crate) async fn result(&self, store: &Store, clock: &TimeSource) -> Result<(), String> {
        let mut last = self.0.lock().await;
        let now = clock.millis();
        if let Some((at, result)) = &*last
            && (0..VALID).contains(&(now - at))
        {
            return result.clone();
        }
        let result = check(store, now).await;
        // Requests that have waited for this check take its result.
        *last = Some((clock.millis(), result.clone()));
        result
    }
}

async fn check(store: &Store, now: i64) -> Result<(), String> {
    let late = |what: &str| format!("the store has not {what} within {} s", DEADLINE.as_secs());
    let saved = timeout(DEADLINE, store.write(move |conn| health::save(conn, now))).await;
    saved.map_err(|_| late("saved a row"))?.map_err(|fault| fault.to_string())?;
    let read = timeout(DEADLINE, store.read(health::is_saved)).await;
    match read.map_err(|_| late("read a row"))?.map_err(|fault| fault.to_string())? {
        true => Ok(()),
        false => Err("the store has lost the row that it had just saved".to_owned()),
    }
}
