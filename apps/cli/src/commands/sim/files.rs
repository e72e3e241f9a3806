//! The files of a simulation with a row for each game.

use std::path::Path;

use underdeck_lab::Request;
use underdeck_lab::rows::{self, CsvRows, Row, RowFile};

use crate::commands::many::WholeFile;
use crate::failure::Failure;

/// The files that rows go to.
pub(super) struct Files(Vec<Box<dyn RowFile<WholeFile>>>);

impl Files {
    /// Begins the files that are asked for; none if there are none.
    pub(super) fn create(csv: Option<WholeFile>, parquet: Option<&Path>, request: &Request) -> Result<Self, Failure> {
        let mut files: Vec<Box<dyn RowFile<WholeFile>>> = Vec::new();
        if let Some(file) = csv {
            files.push(Box::new(CsvRows::new(file, &request.players).map_err(Failure::Failed)?));
        }
        if let Some(path) = parquet {
            let rows = rows::parquet(WholeFile::create(path)?, &request.players, &request.about()?);
            files.push(rows.map_err(Failure::Failed)?);
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
        self.0.into_iter().try_for_each(|file| file.finish().map_err(Failure::Failed)?.keep())
    }
}
