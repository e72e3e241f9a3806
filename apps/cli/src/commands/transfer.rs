//! `export` and `import`: all of the player's games as one file.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use underdeck_chronicle::PlayerExport;
use underdeck_game::{Message, say};

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
    let file = arguments.file.display().to_string();
    say::note(&say!(TUI_STATS_WRITTEN, n = bundle.games.len(), file));
    Ok(())
}

/// Imports the games. Fails if some cannot be imported; the others are.
pub(crate) fn import(arguments: &Import) -> Result<(), Failure> {
    let bytes = underdeck_home::read(&arguments.file)?;
    let bundle = PlayerExport::read(&bytes).map_err(|error| Failure::file(&arguments.file, error))?;
    let taken = underdeck_home::import(&bundle)?;
    let mut out = say::people();
    let added = say!(IMPORT_ADDED, added = taken.added, count = bundle.games.len(), known = taken.here);
    let united = (taken.united > 0).then(|| say!(IMPORT_UNITED, united = taken.united));
    writeln!(out, "{}", Message::join([added].into_iter().chain(united), " "))?;
    out.flush()?;
    if taken.unread.is_empty() {
        return Ok(());
    }
    let faults = taken.unread.iter().map(|(n, why)| say!(CLI_IMPORT_GAME, n, why));
    Err(Failure::file(&arguments.file, Message::join(faults, "; ")))
}
