//! Checks that the store's files are still at their paths, and the lock that keeps other servers out.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use super::StoreFault;

/// The identities of a store's files when it was opened.
#[derive(Debug)]
pub(super) struct FileIdentities(Vec<(PathBuf, Identity)>);

/// The identity of a file at a path: its device and inode.
#[cfg(unix)]
type Identity = (u64, u64);
/// Other systems do not allow an open file to be deleted.
#[cfg(not(unix))]
type Identity = ();

impl FileIdentities {
    /// The database and its log, which exist while it is open.
    pub(super) fn of(data: &Path) -> Result<Self, StoreFault> {
        let known = |path: PathBuf| {
            let identity = identity(&path).ok_or_else(|| gone(&path))?;
            Ok((path, identity))
        };
        [data.to_owned(), beside(data, "-wal")].into_iter().map(known).collect::<Result<_, _>>().map(Self)
    }

    /// Checks that both files are still there. Writes to a deleted file are lost.
    pub(super) fn check(&self) -> Result<(), StoreFault> {
        let moved = self.0.iter().find(|(path, known)| identity(path) != Some(*known));
        moved.map_or(Ok(()), |(path, _)| Err(gone(path)))
    }
}

/// Locks a store for this process, until the returned file is closed or the process ends in any way.
///
/// # Errors
/// If another server has locked it.
pub(super) fn claim(data: &Path) -> Result<File, StoreFault> {
    // A symbolic link to the store must use the same lock.
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

/// The path of a file next to the store.
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
