//! Where a report goes, and in which form: the same flags for every command that reports in tables.

use std::path::PathBuf;

use clap::Args;
use report::Digest;
use serde::Serialize;

use crate::commands::many::{WholeFile, takes_stdout};
use crate::commands::plots::PlotsArgument;
use crate::commands::sim;
use crate::failure::Failure;
use crate::words;

/// Where a report goes, and in which form.
#[derive(Debug, Args)]
pub(crate) struct OutputArguments {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Print the report as Markdown
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Write the tables as comma-separated values, a line for each number with its interval; - is standard output
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the report as a page for the browser; - is standard output
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[command(flatten)]
    plots: PlotsArgument,
}

/// The files of a report, begun: better to know before the games than after them that one cannot be written.
pub(crate) struct Output<'a> {
    arguments: &'a OutputArguments,
    csv: Option<WholeFile>,
    html: Option<WholeFile>,
    is_taken: bool,
}

impl OutputArguments {
    /// Begins the files.
    pub(crate) fn open(&self) -> Result<Output<'_>, Failure> {
        let files = [("--csv", self.csv.as_deref()), ("--html", self.html.as_deref())];
        let is_taken = takes_stdout(&files, self.json)?;
        self.plots.open()?;
        let [csv, html] = files.map(|(_, path)| path.map(WholeFile::create).transpose());
        Ok(Output { arguments: self, csv: csv?, html: html?, is_taken })
    }
}

impl Output<'_> {
    /// Writes the report: as JSON its value, else its tables.
    pub(crate) fn write<R: Serialize>(self, report: &R, digest: &Digest) -> Result<(), Failure> {
        if !self.is_taken {
            let words = |_: &R| if self.arguments.markdown { digest.markdown() } else { words::digest(digest) };
            sim::write(report, self.arguments.json, words)?;
        }
        if let Some(file) = self.csv {
            file.write_whole(digest.csv().as_bytes())?;
        }
        self.arguments.plots.write(digest)?;
        let command = || std::iter::once("underdeck".to_owned()).chain(std::env::args().skip(1)).collect::<Vec<_>>();
        self.html.map_or(Ok(()), |file| file.write_whole(digest.page(&command()).as_bytes()))
    }
}
