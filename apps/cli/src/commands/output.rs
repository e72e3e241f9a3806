//! The form and the destination of a report: the same flags for every command of the laboratory.

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use underdeck_game::say;
use underdeck_report::Report;

use crate::commands::whole::{WholeFile, takes_stdout};
use crate::failure::Failure;
use crate::{say, words};

/// The form and the destination of a report.
#[derive(Debug, Args)]
pub(crate) struct OutputArguments {
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[arg(long, alias = "report", value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    #[command(flatten)]
    plots: PlotsArgument,
}

/// The files of a report. They are begun before the games, so a file that cannot be written fails at once.
pub(crate) struct Output<'a> {
    arguments: &'a OutputArguments,
    /// For the tables, or for the rows that a command writes instead.
    pub(crate) csv: Option<WholeFile>,
    html: Option<WholeFile>,
    is_taken: bool,
}

impl OutputArguments {
    /// Whether comma-separated values are asked for.
    pub(crate) const fn has_csv(&self) -> bool {
        self.csv.is_some()
    }

    /// Begins the files; `others` are flags of the command and files that it begins itself.
    ///
    /// # Errors
    /// If a file cannot be written or exists, or two have one path.
    pub(crate) fn open(&self, others: &[(&str, &Option<PathBuf>)]) -> Result<Output<'_>, Failure> {
        let own = [("--csv", &self.csv), ("--html", &self.html)];
        let all = own.iter().chain(others).map(|(flag, path)| (*flag, path.as_deref()));
        let files: Vec<(&str, Option<&Path>)> = all.filter(|(_, path)| path.is_some()).collect();
        let is_taken = takes_stdout(&files, self.json)?;
        let mut seen = HashSet::new();
        if let Some(path) = files.iter().filter_map(|(_, path)| *path).find(|path| !seen.insert(*path)) {
            return Err(Failure::Usage(say!(CLI_FILE_TWICE, file = path.display().to_string()).into()));
        }
        self.plots.open()?;
        let [csv, html] = own.map(|(_, path)| path.as_deref().map(WholeFile::create).transpose());
        Ok(Output { arguments: self, csv: csv?, html: html?, is_taken })
    }
}

impl Output<'_> {
    /// Prints the report and writes its files; as JSON it prints `report`, else the tables of `digest`.
    pub(crate) fn write<R: Serialize>(self, report: &R, digest: &Report) -> Result<(), Failure> {
        self.print(report, digest, || words::digest(digest))?;
        let command = || std::iter::once("underdeck".to_owned()).chain(std::env::args().skip(1)).collect::<Vec<_>>();
        self.write_files(digest, || digest.csv(), || digest.page(&command()))
    }

    /// Prints the report as JSON, Markdown or `words`, unless a file goes to standard output.
    pub(crate) fn print<R: Serialize>(
        &self,
        report: &R,
        digest: &Report,
        words: impl Fn() -> String,
    ) -> Result<(), Failure> {
        if self.is_taken {
            return Ok(());
        }
        let words = |_: &R| if self.arguments.markdown { digest.markdown() } else { words() };
        write(report, self.arguments.json, words)
    }

    /// Writes the files, with these comma-separated values and this page.
    pub(crate) fn write_files(
        self,
        digest: &Report,
        csv: impl FnOnce() -> String,
        page: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        self.csv.map_or(Ok(()), |file| file.write_whole(csv().as_bytes()))?;
        self.arguments.plots.write(digest)?;
        self.html.map_or(Ok(()), |file| file.write_whole(page().as_bytes()))
    }
}

/// The folder of the plots.
#[derive(Debug, Args)]
pub(crate) struct PlotsArgument {
    #[arg(long, value_name = "FOLDER")]
    plots: Option<PathBuf>,
}

impl PlotsArgument {
    /// Creates the folder before the games, so a folder that cannot be written fails at once.
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

/// Writes a report, as JSON or in words.
pub(crate) fn write<R: Serialize>(report: &R, json: bool, words: impl Fn(&R) -> String) -> Result<(), Failure> {
    if !json {
        return Ok(say::print(&words(report))?);
    }
    let mut out = say::programs();
    serde_json::to_writer(&mut out, report).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}
