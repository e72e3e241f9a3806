//! Whether the store's files are where they were opened, and whether this server alone has them open.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use super::StoreFault;

/// The files of a store as they were when it was opened.
#[derive(Debug)]
pub(super) struct Place(Vec<(PathBuf, Identity)>);

/// What tells a file from another one at the same path: its device and its number there.
#[cfg(unix)]
type Identity = (u64, u64);
/// Other systems do not let an open file be deleted.
#[cfg(not(unix))]
type Identity = ();

impl Place {
    /// The database and its log, which exist while it is open.
    pub(super) fn of(data: &Path) -> Result<Self, StoreFault> {
        let known = |path: PathBuf| {
            let identity = identity(&path).ok_or_else(|| gone(&path))?;
            Ok((path, identity))
        };
        [data.to_owned(), beside(data, "-wal")].into_iter().map(known).collect::<Result<_, _>>().map(Self)
    }

    /// Checks that both are still there. What is written to a deleted file is lost.
    pub(super) fn check(&self) -> Result<(), StoreFault> {
        let moved = self.0.iter().find(|(path, known)| identity(path) != Some(*known));
        moved.map_or(Ok(()), |(path, _)| Err(gone(path)))
    }
}

/// Claims a store for this process, until the file is dropped or the process ends, however it ends.
///
/// # Errors
/// If another server has claimed it.
pub(super) fn claim(data: &Path) -> Result<File, StoreFault> {
    // The same store by another name is the same store.
    let real = fs::canonicalize(data).unwrap_or_else(|_| data.to_owned());
    let path = beside(&real, "-lock");
    let fault = |error: std::io::Error| StoreFault::Other(format!("{}: {error}", path.display()));
    let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(fault)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreFault::InUse),
        Err(TryLockError::Error(error)) => Err(fault(error)),
    }
}

fn gone(path: &Path) -> StoreFault {
    StoreFault::Gone(path.display().to_string())
}

/// A file beside the store's.
fn beside(data: &Path, ending: &str) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).ok().map(|found| (found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    path.exists().then_some(())
}
