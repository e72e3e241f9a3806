//! Checks that the store's files are still at their paths, and the lock that keeps other servers out.

use std::fs::{self, File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use self::database::DatabaseLock;
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
#[derive(Debug)]
pub(super) struct Claim {
    /// The lock on the database itself, where the system has one.
    _database: DatabaseLock,
    /// The lock file beside it.
    lock: File,
    /// Whether the database has no content yet.
    pub(super) is_new: bool,
}

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
    let is_new = fs::metadata(&real)
        .map_or_else(|error| error.kind() == ErrorKind::NotFound, |file| file.is_file() && file.len() == 0);
    if is_new
        && !init
        && let Some(trace) = trace(&real)
    {
        let [file, trace] = [&real, &trace].map(|path| path.display().to_string());
        return Err(StoreFault::Missing { file, trace });
    }
    let database = DatabaseLock::of(&real)?;
    Ok(Claim { _database: database, lock: locked(&beside(&real, LOCK))?, is_new })
}

impl Drop for Claim {
    fn drop(&mut self) {
        release(&self.lock);
    }
}

/// Ends a lock. Only closing the file would leave it to a child process that is just being started.
fn release(file: &File) {
    // If it fails, the lock ends with the process.
    let _ = file.unlock();
}

/// The lock on the database itself, so that neither another name of it nor a deleted lock file lets a second server in. Linux keeps it apart
/// from the locks of SQLite, which are of another kind. On other systems they collide.
#[cfg(target_os = "linux")]
mod database {
    use std::collections::BTreeSet;
    use std::fs::File;
    use std::path::Path;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    use super::{Identity, StoreFault, failed, identity, identity_of, locked, release};

    /// The databases that this process has locked. Closing any handle of a file ends all locks that SQLite has on it in this process, so the
    /// file of another server in the process must not even be opened.
    static LOCKED: Mutex<BTreeSet<Identity>> = Mutex::new(BTreeSet::new());

    fn all() -> MutexGuard<'static, BTreeSet<Identity>> {
        LOCKED.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[derive(Debug)]
    pub(super) struct DatabaseLock {
        file: Option<File>,
        identity: Identity,
    }

    impl DatabaseLock {
        pub(super) fn of(path: &Path) -> Result<Self, StoreFault> {
            let mut all = all();
            if identity(path).is_some_and(|known| all.contains(&known)) {
                return Err(StoreFault::InUse);
            }
            let file = locked(path)?;
            let identity = identity_of(&file.metadata().map_err(|error| failed(path, &error))?);
            all.insert(identity);
            Ok(Self { file: Some(file), identity })
        }
    }

    impl Drop for DatabaseLock {
        fn drop(&mut self) {
            let mut all = all();
            // The file is closed before another server may open it.
            self.file.take().iter().for_each(release);
            all.remove(&self.identity);
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod database {
    #[derive(Debug)]
    pub(super) struct DatabaseLock;

    impl DatabaseLock {
        pub(super) fn of(_: &std::path::Path) -> Result<Self, super::StoreFault> {
            Ok(Self)
        }
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
