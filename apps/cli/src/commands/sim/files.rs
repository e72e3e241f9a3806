//! The files of a simulation with a row for each game.

use std::io::{self, Write};
use std::path::Path;

use lab::Request;
use lab::rows::{CsvRows, Row, RowFile, parquet};

use super::Arguments;
use crate::commands::many::WholeFile;
use crate::failure::Failure;

/// The files that rows go to.
pub(super) struct Files(Vec<Box<dyn RowFile<Out>>>);

/// Whether a path means standard output.
pub(super) fn is_stdout(path: &Path) -> bool {
    path == Path::new("-")
}

impl Files {
    /// Begins the files that are asked for; none if there are none.
    pub(super) fn create(arguments: &Arguments, request: &Request) -> Result<Self, Failure> {
        let mut files: Vec<Box<dyn RowFile<Out>>> = Vec::new();
        if let Some(path) = &arguments.csv {
            let out = if is_stdout(path) { Out::Stdout(io::stdout()) } else { Out::File(WholeFile::create(path)?) };
            files.push(Box::new(CsvRows::new(out, &request.players).map_err(Failure::Failed)?));
        }
        if let Some(path) = &arguments.parquet {
            let out = Out::File(WholeFile::create(path)?);
            files.push(parquet(out, &request.players, &request.about()?).map_err(Failure::Failed)?);
        }
        Ok(Self(files))
    }

    /// Whether no file is asked for.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Writes some rows.
    pub(super) fn write(&mut self, rows: &[Row]) -> Result<(), String> {
        self.0.iter_mut().try_for_each(|file| file.write(rows))
    }

    /// Ends the files and gives them their names.
    pub(super) fn keep(self) -> Result<(), Failure> {
        for file in self.0 {
            match file.finish().map_err(Failure::Failed)? {
                Out::File(file) => file.keep()?,
                Out::Stdout(mut out) => out.flush()?,
            }
        }
        Ok(())
    }
}

/// Where rows go.
enum Out {
    Stdout(io::Stdout),
    File(WholeFile),
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(out) => out.write(bytes),
            Self::File(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(out) => out.flush(),
            Self::File(file) => file.flush(),
        }
    }
}
