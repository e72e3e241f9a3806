//! `export` and `import`: all of the player's games as one file.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use underdeck_chronicle::PlayerExport;
use underdeck_game::prose;

use crate::commands::whole::if_free;
use crate::failure::Failure;
use crate::say;

#[derive(Debug, Args)]
pub(crate) struct Export {
    #[arg(value_name = "FILE", default_value = "-")]
    file: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct Import {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Writes the file.
pub(crate) fn export(arguments: &Export) -> Result<(), Failure> {
    if_free(&arguments.file)?;
    let bundle = underdeck_home::export()?;
    let text = bundle.text().map_err(Failure::Failed)?;
    if arguments.file == Path::new("-") {
        let mut out = say::programs();
        out.write_all(text.as_bytes())?;
        return Ok(out.flush()?);
    }
    underdeck_home::write_whole(&arguments.file, &text).map_err(|error| Failure::file(&arguments.file, error))?;
    say::note(&format!("{} in {}", prose::count(bundle.games.len(), "game"), arguments.file.display()));
    Ok(())
}

/// Imports the games. Fails if some cannot be imported; the others are.
pub(crate) fn import(arguments: &Import) -> Result<(), Failure> {
    let bytes = underdeck_home::read(&arguments.file)?;
    let bundle = PlayerExport::read(&bytes).map_err(|error| Failure::file(&arguments.file, error))?;
    let taken = underdeck_home::import(&bundle)?;
    let mut out = say::people();
    write!(out, "{} added; {} were here already", prose::count(taken.added, "game"), taken.here)?;
    match taken.united {
        0 => writeln!(out, ".")?,
        united => writeln!(out, ", {united} of them with new lines or comments.")?,
    }
    out.flush()?;
    if taken.unread.is_empty() {
        return Ok(());
    }
    let faults: Vec<String> = taken.unread.iter().map(|(n, why)| format!("game {n}: {why}")).collect();
    Err(Failure::file(&arguments.file, faults.join("; ")))
}
