//! Moving all that one store keeps to another.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::thread;

use tokio::runtime::Builder;

use crate::config::Config;
use crate::database::Database;
use crate::serve::ServerError;
use crate::store::{Store, StoreFault};

/// Where a store is.
#[derive(Clone, Debug)]
pub enum Place {
    /// In a file.
    File(PathBuf),
    /// In a database.
    Database(Database),
}

impl FromStr for Place {
    type Err = String;

    /// Whatever looks like a URL is one; anything else is the path of a file.
    fn from_str(text: &str) -> Result<Self, String> {
        if text.contains("://") { text.parse().map(Self::Database) } else { Ok(Self::File(text.into())) }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Database(database) => database.fmt(f),
        }
    }
}

/// Copies everything from one store to another, which must be empty and is made if there is none: all of it or nothing. Tells how many rows
/// of how many of which table are there, and at last how many games. Servers of either must have stopped.
///
/// # Errors
/// If there is no first store, a server uses one of them, the second is not empty, or one of them fails.
pub fn copy(
    from: &Place,
    to: &Place,
    progress: impl FnMut(&'static str, u64, u64) + Send + 'static,
) -> Result<u64, ServerError> {
    let failed = |place: &Place| {
        let place = place.to_string();
        move |fault| ServerError::Store { place, fault }
    };
    if let Place::File(path) = from
        && !path.exists()
    {
        return Err(failed(from)(StoreFault::Other("there is no such file".to_owned())));
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
    let (sent, taken) = done.map_err(|_| failed(to)(StoreFault::Other("the work failed".to_owned())))??;
    sent.map_err(failed(from)).and_then(|()| taken.map_err(failed(to)))
}

fn open(place: &Place) -> Result<Store, StoreFault> {
    let (data, store) = match place {
        Place::File(path) => (path.clone(), None),
        Place::Database(database) => (PathBuf::new(), Some(database.clone())),
    };
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), data);
    config.store = store;
    // A damaged file is found before its copy is believed.
    config.limits.check = u64::MAX;
    Store::open(&config)
}
