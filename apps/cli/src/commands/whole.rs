//! Files that are written whole or not at all.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;
use underdeck_game::say;

use crate::failure::Failure;
use crate::say;

/// A file that is written whole or not at all: it takes its name at the end.
///
/// A link is followed. Standard output (`-`) and what exists and is not a plain file, such as a pipe, are written to directly.
pub(crate) enum WholeFile {
    /// A new file beside the one it will replace.
    New(PathBuf, BufWriter<NamedTempFile>),
    /// Standard output, or not a plain file.
    Through(PathBuf, BufWriter<Box<dyn Write + Send>>),
}

/// Whether a path means standard output.
pub(crate) fn is_stdout(path: &Path) -> bool {
    path == Path::new("-")
}

/// Whether one of these files is standard output.
///
/// # Errors
/// If JSON or a second file is to go there too.
pub(crate) fn takes_stdout(files: &[(&str, Option<&Path>)], json: bool) -> Result<bool, Failure> {
    let there = files.iter().filter(|(_, path)| path.is_some_and(is_stdout));
    let mut there: Vec<String> = there.map(|(flag, _)| format!("{flag} -")).collect();
    let is_taken = !there.is_empty();
    there.extend(json.then(|| "--json".to_owned()));
    if let [one, other, ..] = there.as_slice() {
        return Err(Failure::Usage(say!(CLI_STDOUT_TWICE, one, other).into()));
    }
    Ok(is_taken)
}

/// Refuses a file that exists, unless `--force` allows to write over it.
pub(crate) fn if_free(path: &Path) -> Result<(), Failure> {
    if !is_stdout(path) && path.is_file() && !say::is_forced() {
        return Err(Failure::Usage(say!(CLI_FILE_EXISTS, file = path.display().to_string()).into()));
    }
    Ok(())
}

fn no_folder(path: &Path, folder: &Path) -> String {
    say!(CLI_NO_FOLDER, file = path.display().to_string(), folder = folder.display().to_string()).into()
}

impl WholeFile {
    /// Begins a file that the user named.
    ///
    /// # Errors
    /// If there is one already and `--force` does not allow to write over it, or it cannot be written.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        if_free(path)?;
        Self::replace(path)
    }

    /// Begins a file that may exist: one of the program's own, or one that this run continues.
    pub(crate) fn replace(path: &Path) -> Result<Self, Failure> {
        if is_stdout(path) {
            return Ok(Self::Through(path.to_owned(), BufWriter::new(Box::new(io::stdout()))));
        }
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let fault = |error| Failure::file(&path, error);
        match path.metadata() {
            Ok(found) if found.is_dir() => return Err(Failure::of_kind(&path, io::ErrorKind::IsADirectory)),
            Ok(found) if !found.is_file() => {
                let file = File::options().write(true).open(&path).map_err(fault)?;
                return Ok(Self::Through(path, BufWriter::new(Box::new(file))));
            }
            _ => {}
        }
        let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
        let mut builder = tempfile::Builder::new();
        builder.prefix(".underdeck-");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        if !folder.is_dir() {
            return Err(Failure::Failed(no_folder(&path, folder)));
        }
        // The message leaves out the temporary name, which means nothing to the user.
        let file = builder.tempfile_in(folder).map_err(|error| Failure::of_kind(&path, error.kind()))?;
        Ok(Self::New(path, BufWriter::new(file)))
    }

    /// Flushes the file to the disk and gives it its name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        match self {
            Self::New(path, file) => {
                let file = file.into_inner().map_err(|error| Failure::file(&path, error.error()))?;
                file.as_file().sync_all().map_err(|error| Failure::file(&path, error))?;
                file.persist(&path).map_err(|error| Failure::file(&path, error.error))?;
                if cfg!(unix) {
                    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
                    File::open(folder)
                        .and_then(|folder| folder.sync_all())
                        .map_err(|error| Failure::file(&path, error))?;
                }
            }
            Self::Through(path, mut file) => {
                file.flush().inspect_err(say::note_closed).map_err(|error| Failure::file(&path, error))?
            }
        }
        Ok(())
    }

    /// Writes the whole text and finishes the file.
    pub(crate) fn write_whole(mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.write_all(bytes)?;
        self.finish()
    }

    /// Writes in one way or the other; an error names the file.
    fn with<T>(&mut self, write: impl FnOnce(&mut dyn Write) -> io::Result<T>) -> io::Result<T> {
        let (path, written) = match self {
            Self::New(path, file) => (path, write(file)),
            Self::Through(path, file) => (path, write(file)),
        };
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        written.inspect_err(say::note_closed).map_err(named)
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.with(|file| file.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.with(|file| file.flush())
    }
}

/// Writes a text to one of the program's own files, whole or not at all.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<(), Failure> {
    WholeFile::replace(path)?.write_whole(text.as_bytes())
}
