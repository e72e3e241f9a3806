//! Checks that the store's files are still at their paths, and the lock that keeps other servers out.

#[cfg(target_os = "linux")]
use std::collections::BTreeSet;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
#[cfg(target_os = "linux")]
use std::sync::{Mutex, PoisonError};

use super::StoreFault;

/// The ending of the name of a store's lock file.
const LOCK: &str = "-lock";

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

/// The lock of a store, until it is dropped or the process ends in any way.
///
/// On Linux the database is locked itself, so neither another name of it nor a deleted lock file lets a second server in. Its `flock` does
/// not meet SQLite's own locks, which are of another kind. Elsewhere the two kinds collide, and only the file beside it is locked.
#[derive(Debug)]
pub(super) struct Claim {
    locks: Vec<File>,
    #[cfg(target_os = "linux")]
    identity: Identity,
    /// Whether the database has no content yet.
    pub(super) is_new: bool,
}

/// The databases that this process has locked. Closing any handle of a file drops all locks that SQLite has on it in this process, so a file
/// of another server in the same process must not even be opened.
#[cfg(target_os = "linux")]
static CLAIMED: Mutex<BTreeSet<Identity>> = Mutex::new(BTreeSet::new());

/// Locks a store for this process, and creates its file if it may.
///
/// A missing file is created only where no store has been, unless `init`: an empty store instead of a lost or misnamed one would have
/// neither its players nor the secret of the deals whose hashes are already published.
///
/// # Errors
/// If another server has locked it, or it is missing where a store has been.
pub(super) fn claim(data: &Path, init: bool) -> Result<Claim, StoreFault> {
    // A symbolic link to the store must use the same lock.
    let real = fs::canonicalize(data).unwrap_or_else(|_| data.to_owned());
    // An empty file is what an interrupted copy leaves.
    let is_new = fs::metadata(&real).map_or(true, |file| file.len() == 0);
    if is_new
        && !init
        && let Some(trace) = trace(&real)
    {
        let [file, trace] = [&real, &trace].map(|path| path.display().to_string());
        return Err(StoreFault::Missing { file, trace });
    }
    #[cfg(target_os = "linux")]
    let mut claimed = CLAIMED.lock().unwrap_or_else(PoisonError::into_inner);
    #[cfg(target_os = "linux")]
    if identity(&real).is_some_and(|known| claimed.contains(&known)) {
        return Err(StoreFault::InUse);
    }
    #[cfg(target_os = "linux")]
    let (file, identity) = {
        let file = locked(&real)?;
        let found = identity_of(&file.metadata().map_err(|error| failed(&real, &error))?);
        (file, found)
    };
    let lock = locked(&beside(&real, LOCK))?;
    #[cfg(target_os = "linux")]
    {
        claimed.insert(identity);
        Ok(Claim { locks: vec![file, lock], identity, is_new })
    }
    #[cfg(not(target_os = "linux"))]
    Ok(Claim { locks: vec![lock], is_new })
}

impl Drop for Claim {
    fn drop(&mut self) {
        // Only closing the files would leave the locks to a child process that is just being started. If unlocking fails, the lock ends with
        // the process.
        self.locks.iter().for_each(|file| drop(file.unlock()));
        #[cfg(target_os = "linux")]
        CLAIMED.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.identity);
    }
}

/// A locked file, created if it is missing. The store has its owner's secret, so nobody else may read it.
fn locked(path: &Path) -> Result<File, StoreFault> {
    let mut options = File::options();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path).map_err(|error| failed(path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreFault::InUse),
        Err(TryLockError::Error(error)) => Err(failed(path, &error)),
    }
}

/// A file by which a store has been here: its lock, its log, or another store in the folder, which a misspelt name may have meant.
fn trace(data: &Path) -> Option<PathBuf> {
    let own = [LOCK, "-wal", "-journal"].map(|ending| beside(data, ending));
    if let Some(found) = own.into_iter().find(|path| path.exists()) {
        return Some(found);
    }
    let folder = data.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // A folder that cannot be listed can still be used.
    let files = fs::read_dir(folder).ok()?.filter_map(Result::ok);
    let mut stores = files.filter_map(|file| Some(folder.join(file.file_name().to_str()?.strip_suffix(LOCK)?)));
    stores.find(|store| store.is_file())
}

fn failed(path: &Path, error: &std::io::Error) -> StoreFault {
    StoreFault::Other(format!("{}: {error}", path.display()))
}

fn gone(path: &Path) -> StoreFault {
    StoreFault::Gone(path.display().to_string())
}

/// The path of a file next to the store.
pub(super) fn beside(data: &Path, ending: &str) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    fs::metadata(path).ok().map(|found| identity_of(&found))
}

#[cfg(unix)]
fn identity_of(found: &fs::Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (found.dev(), found.ino())
}

#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    path.exists().then_some(())
}
