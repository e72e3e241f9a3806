//! Copying a store to another.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::thread;

use tokio::runtime::Builder;
use underdeck_game::say;

use crate::config::Config;
use crate::database::Database;
use crate::fair_queue::QueueMetrics;
use crate::serve::ServerError;
use crate::store::{Store, StoreFault};

/// The location of a store.
#[derive(Clone, Debug)]
pub enum StoreLocation {
    /// A file.
    File(PathBuf),
    /// A database.
    Database(Database),
}

impl FromStr for StoreLocation {
    type Err = String;

    /// A URL, or else the path of a file.
    fn from_str(text: &str) -> Result<Self, String> {
        if text.contains("://") { text.parse().map(Self::Database) } else { Ok(Self::File(text.into())) }
    }
}

impl fmt::Display for StoreLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Database(database) => database.fmt(f),
        }
    }
}

/// Copies one store to another, all of it or nothing. The second store must be empty and is created if it is missing. `progress` receives
/// a table, its copied rows and all its rows. Returns the number of games. Servers of either store must have stopped.
///
/// # Errors
/// If the first store is missing, a server uses either store, the second is not empty, or either fails.
pub fn copy(
    from: &StoreLocation,
    to: &StoreLocation,
    progress: impl FnMut(&'static str, u64, u64) + Send + 'static,
) -> Result<u64, ServerError> {
    let failed = |place: &StoreLocation| {
        let place = place.to_string();
        move |fault| ServerError::Store { place, fault }
    };
    if let StoreLocation::File(path) = from
        && !path.exists()
    {
        return Err(failed(from)(StoreFault::Other(say!(SERVER_FILE_NONE).into())));
    }
    let first = open(from).map_err(failed(from))?;
    let second = open(to).map_err(failed(to))?;
    let work = || {
        let runtime = Builder::new_current_thread().build().map_err(ServerError::System)?;
        Ok(runtime.block_on(crate::store::copy(&first, &second, progress)))
    };
    // The caller's thread may belong to another runtime.
    let done = thread::scope(|scope| scope.spawn(work).join());
    first.close();
    second.close();
    let (sent, taken) = done.map_err(|_| failed(to)(StoreFault::Other(say!(SERVER_WORK_FAILED).into())))??;
    sent.map_err(failed(from)).and_then(|()| taken.map_err(failed(to)))
}

fn open(place: &StoreLocation) -> Result<Store, StoreFault> {
    let (data, store) = match place {
        StoreLocation::File(path) => (path.clone(), None),
        StoreLocation::Database(database) => (PathBuf::new(), Some(database.clone())),
    };
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), data);
    config.store = store;
    // Check a file of any size before the copy.
    config.limits.check = u64::MAX;
    Store::open(&config, &QueueMetrics::default())
}
