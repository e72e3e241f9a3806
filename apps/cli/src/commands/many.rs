//! What the commands that play many games have in common: a clock, a bar, a way to be stopped, whole files.

use std::io::{self, BufWriter, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use tempfile::NamedTempFile;

use crate::failure::Failure;

/// Seconds since this was first asked.
pub(crate) fn seconds() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}

/// A flag that Ctrl-C sets.
pub(crate) fn stop_flag() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let handler = Arc::clone(&stop);
    ctrlc::set_handler(move || handler.store(true, Ordering::Relaxed))
        .map_err(|error| Failure::Failed(format!("Ctrl-C cannot be caught: {error}")))?;
    Ok(stop)
}

/// How many threads: as many as asked for, or as there are processors.
pub(crate) fn jobs(asked: Option<NonZero<usize>>) -> usize {
    asked.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZero::get)
}

/// A bar on standard error; none where that is no terminal.
pub(crate) fn progress_bar(length: u64, what: &str) -> ProgressBar {
    if std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb") {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    let form = "{wide_bar} {percent} % of {human_len} {msg}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(form) {
        bar.set_message(what.to_owned());
        bar.set_style(style);
    }
    bar
}

/// A file that is written whole or not at all: it takes its name at the end.
pub(crate) struct WholeFile {
    path: PathBuf,
    file: BufWriter<NamedTempFile>,
}

impl WholeFile {
    /// Begins a file.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
        let mut builder = tempfile::Builder::new();
        builder.prefix(".underdeck-");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let file = builder.tempfile_in(folder).map_err(|error| Failure::file(path, error))?;
        Ok(Self { path: path.to_owned(), file: BufWriter::new(file) })
    }

    /// Ends the file and gives it its name.
    pub(crate) fn keep(self) -> Result<(), Failure> {
        let Self { path, file } = self;
        let file = file.into_inner().map_err(|error| Failure::file(&path, error.error()))?;
        file.persist(&path).map_err(|error| Failure::file(&path, error.error))?;
        Ok(())
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Writes a text into a file, whole or not at all.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<(), Failure> {
    let mut file = WholeFile::create(path)?;
    file.write_all(text.as_bytes()).map_err(|error| Failure::file(path, error))?;
    file.keep()
}
