//! The folder of the finished cells.

use std::fs;
use std::path::{Path, PathBuf};

use underdeck_lab::experiment::{Cell, CellResult};

use crate::commands::many::write_file;
use crate::failure::Failure;

/// The folder of the finished cells, each in a file named after its fingerprint.
pub(super) struct Store(PathBuf);

impl Store {
    /// A folder, which need not exist yet.
    pub(super) const fn new(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// Its path.
    pub(super) fn folder(&self) -> &Path {
        &self.0
    }

    /// The result of a cell, if it is finished; a file that is damaged or from another plan counts as missing.
    pub(super) fn load(&self, cell: &Cell) -> Option<CellResult> {
        let text = fs::read_to_string(self.path(cell)).ok()?;
        let result = CellResult::unsealed(&text)?;
        result.is_of(&cell.plan(), cell.deals).then_some(result)
    }

    /// Keeps the result of a cell; its file is complete or absent.
    pub(super) fn keep(&self, cell: &Cell, result: &CellResult) -> Result<(), Failure> {
        fs::create_dir_all(&self.0).map_err(|error| Failure::file(&self.0, error))?;
        let text = result.sealed().map_err(|error| Failure::Failed(error.to_string()))?;
        write_file(&self.path(cell), &text)
    }

    fn path(&self, cell: &Cell) -> PathBuf {
        self.0.join(format!("{}.json", cell.fingerprint()))
    }
}
