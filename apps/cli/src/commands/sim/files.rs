//! The files of a simulation with a row for each game.

use std::io::{self, Write};
use std::path::Path;

use game::{Options, Playable};
use lab::Plan;
use lab::rows::{CsvRows, ParquetRows, Row};

use super::Arguments;
use crate::commands::many::WholeFile;
use crate::failure::Failure;

/// Where the rows go.
pub(super) struct Files {
    csv: Option<CsvRows<CsvOut>>,
    parquet: Option<ParquetRows<WholeFile>>,
}

/// Whether a path means standard output.
pub(super) fn is_stdout(path: &Path) -> bool {
    path == Path::new("-")
}

impl Files {
    /// Begins the files that are asked for, if any.
    pub(super) fn create<S: Playable>(arguments: &Arguments, plan: &Plan<S>) -> Result<Option<Self>, Failure> {
        let players = &arguments.player;
        let csv = match &arguments.csv {
            None => None,
            Some(path) if is_stdout(path) => Some(CsvOut::Stdout(io::stdout())),
            Some(path) => Some(CsvOut::File(WholeFile::create(path)?)),
        };
        let csv = csv.map(|out| CsvRows::new(out, players)).transpose().map_err(Failure::Failed)?;
        let parquet = arguments.parquet.as_deref().map(WholeFile::create).transpose()?;
        let parquet = parquet.map(|out| ParquetRows::new(out, players, &about(plan))).transpose();
        let parquet = parquet.map_err(Failure::Failed)?;
        Ok((csv.is_some() || parquet.is_some()).then_some(Self { csv, parquet }))
    }

    /// Writes some rows.
    pub(super) fn write(&mut self, rows: &[Row]) -> Result<(), String> {
        if let Some(csv) = &mut self.csv {
            csv.write(rows)?;
        }
        if let Some(parquet) = &mut self.parquet {
            parquet.write(rows)?;
        }
        Ok(())
    }

    /// Ends the files, which take their names if the simulation went well.
    pub(super) fn finish<T>(self, found: Result<T, Failure>) -> Result<T, Failure> {
        let found = found?;
        if let Some(csv) = self.csv {
            match csv.finish().map_err(Failure::Failed)? {
                CsvOut::File(file) => file.keep()?,
                CsvOut::Stdout(mut out) => out.flush()?,
            }
        }
        if let Some(parquet) = self.parquet {
            parquet.finish().map_err(Failure::Failed)?.keep()?;
        }
        Ok(found)
    }
}

/// What was simulated, for the file's own description.
fn about<S: Playable>(plan: &Plan<S>) -> Vec<(&'static str, String)> {
    let options: Vec<String> = plan.options.pairs().iter().map(|(key, value)| format!("{key}={value}")).collect();
    let opening: Vec<String> = plan.opening.iter().map(ToString::to_string).collect();
    vec![
        ("game", S::INFO.id.to_owned()),
        ("rules", S::INFO.rules_version.to_string()),
        ("options", options.join(" ")),
        ("luck", plan.luck.to_string()),
        ("seed", plan.seed.to_string()),
        ("opening", opening.join(", ")),
        ("opponent", plan.opponent.map_or_else(String::new, |opponent| opponent.to_string())),
        ("games", plan.games.to_string()),
        ("max_moves", plan.max_moves.to_string()),
        ("until", plan.until.map_or_else(String::new, |until| until.to_string())),
        ("underdeck", env!("CARGO_PKG_VERSION").to_owned()),
    ]
}

/// Where lines go.
enum CsvOut {
    Stdout(io::Stdout),
    File(WholeFile),
}

impl Write for CsvOut {
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
