//! `settings`: showing and changing the settings.

use std::io::Write;

use clap::Args;
use underdeck_game::say;
use underdeck_home::Settings;

use crate::failure::Failure;
use crate::say;
use crate::words::settings::{describe, list};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "KEY")]
    key: Option<String>,
    #[arg(value_name = "VALUE", requires = "key")]
    value: Option<String>,
}

/// Shows or changes settings.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut settings = Settings::load()?;
    let mut out = say::people();
    match (&arguments.key, &arguments.value) {
        (None, _) => {
            write!(out, "{}", list(&settings))?;
            writeln!(out, "{}", say!(TUI_SETTINGS_FILE, file = Settings::file()?.display().to_string()))?;
        }
        (Some(key), None) => writeln!(out, "{}", describe(&settings, key).map_err(Failure::Usage)?)?,
        (Some(key), Some(value)) => {
            settings.change(key, value)?;
            writeln!(out, "{}", describe(&settings, key).map_err(Failure::Usage)?)?;
        }
    }
    Ok(out.flush()?)
}
