//! The integrity check of SQLite. It takes as long as reading the whole file, so a large file is checked while the server already uses it;
//! games that are read in the meantime have checksums of their own.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, InterruptHandle};

use super::StoreFault;

/// A check in progress or done.
pub(super) struct Check {
    found: Arc<OnceLock<StoreFault>>,
    stop: InterruptHandle,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// Checks a file.
///
/// # Errors
/// If it is damaged.
pub(super) fn check(conn: &Connection) -> Result<(), StoreFault> {
    let sound: String = conn.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if sound == "ok" { Ok(()) } else { Err(StoreFault::Damaged(sound)) }
}

impl Check {
    /// Begins to check a file on a separate thread.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub(super) fn begin(conn: Connection) -> Result<Self, StoreFault> {
        let found = Arc::new(OnceLock::new());
        let (stop, tell) = (conn.get_interrupt_handle(), Arc::clone(&found));
        let work = move || match check(&conn) {
            Err(fault @ StoreFault::Damaged(_)) => {
                tracing::error!("{fault}; nothing is saved any more: {}", fault.help());
                // No other thread sets it.
                let _ = tell.set(fault);
            }
            Err(fault) => tracing::warn!("the check of the file was broken off: {fault}"),
            Ok(()) => tracing::info!("the file is sound"),
        };
        let thread = thread::Builder::new().name("check".into()).spawn(work);
        let thread = thread.map_err(|error| StoreFault::Other(error.to_string()))?;
        Ok(Self { found, stop, thread: Mutex::new(Some(thread)) })
    }

    /// The damage, once it is found.
    pub(super) fn found(&self) -> Arc<OnceLock<StoreFault>> {
        Arc::clone(&self.found)
    }

    /// Aborts the check.
    pub(super) fn close(&self) {
        self.stop.interrupt();
        if let Some(thread) = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take() {
            // A panic of the thread is already reported.
            let _ = thread.join();
        }
    }
}
