//! Atomic writes, step by step, so a test can make each step fail.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The prefix of temporary files.
pub(crate) const TEMPORARY: &str = ".underdeck-";

/// Held while a file is written, so the program does not exit meanwhile.
static WRITING: Mutex<()> = Mutex::new(());

/// The steps of a write. A test can make each of them fail.
pub(crate) trait Disk {
    fn create(&self, path: &Path) -> io::Result<File> {
        File::options().write(true).create_new(true).open(path)
    }

    fn write(&self, file: &mut File, _path: &Path, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)
    }

    fn flush(&self, file: &File, _path: &Path) -> io::Result<()> {
        file.sync_all()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn flush_folder(&self, folder: &Path) -> io::Result<()> {
        if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
    }
}

/// The real disk.
pub(crate) struct RealDisk;

impl Disk for RealDisk {}

/// Waits until no file is being written, and blocks further writes while the guard lives.
pub fn writing() -> MutexGuard<'static, ()> {
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes a file atomically: after a crash it holds either the old text or the new one.
///
/// # Errors
/// If a step fails. The file then holds the old text; after a failure of the last step, either text.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    write_on(&RealDisk, path, text.as_bytes())
}

/// [`write_whole`] on a given disk.
pub(crate) fn write_on(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let _writing = writing();
    let folder = folder_of(path);
    if !folder.is_dir() {
        fs::create_dir_all(folder)?;
        disk.flush_folder(folder_of(folder))?;
    }
    let (temporary, mut file) = create(disk, folder)?;
    let written = disk
        .write(&mut file, &temporary, bytes)
        .and_then(|()| disk.flush(&file, &temporary))
        .and_then(|()| disk.rename(&temporary, path));
    drop(file);
    if let Err(error) = written {
        // The next start removes it if this fails.
        let _ = fs::remove_file(&temporary);
        return Err(error);
    }
    disk.flush_folder(folder)
}

/// Removes the temporary files of killed programs from a folder. No program may be writing there.
pub(crate) fn clear_temporary(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().starts_with(TEMPORARY) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// A new file under an unused name.
fn create(disk: &dyn Disk, folder: &Path) -> io::Result<(PathBuf, File)> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    loop {
        let name = format!("{TEMPORARY}{}-{}", process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = folder.join(name);
        match disk.create(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            created => return created.map(|file| (path, file)),
        }
    }
}

/// The folder of a file.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests;
