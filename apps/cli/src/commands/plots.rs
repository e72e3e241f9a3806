//! Plots as files of their own: the same flag for every command that reports in tables.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use underdeck_report::Report;

use crate::commands::whole::WholeFile;
use crate::failure::Failure;

/// Where plots go.
#[derive(Debug, Args)]
pub(crate) struct PlotsArgument {
    /// Write each plot into this folder, as SVG and as PNG
    #[arg(long, value_name = "FOLDER")]
    plots: Option<PathBuf>,
}

impl PlotsArgument {
    /// Makes the folder: better to know before the games than after them that nothing can be written there.
    pub(crate) fn open(&self) -> Result<(), Failure> {
        self.plots
            .iter()
            .try_for_each(|folder| fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error)))
    }

    /// Writes every table that can be drawn.
    pub(crate) fn write(&self, digest: &Report) -> Result<(), Failure> {
        let Some(folder) = &self.plots else { return Ok(()) };
        for (name, drawing) in digest.drawings() {
            WholeFile::create(&folder.join(format!("{name}.svg")))?.write_whole(drawing.svg().as_bytes())?;
            if let Some(png) = drawing.png() {
                WholeFile::create(&folder.join(format!("{name}.png")))?.write_whole(&png)?;
            }
        }
        Ok(())
    }
}
