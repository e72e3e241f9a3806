//! `store`: the whole store of a server.

use clap::{Args, Subcommand};
use underdeck_game::say;
use underdeck_server::StoreLocation;

use crate::commands::many::progress_bar;
use crate::commands::serve::failure;
use crate::failure::Failure;
use crate::say;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Copy(Copy),
}

#[derive(Debug, Args)]
struct Copy {
    #[arg(long, value_name = "FILE/URL", env = "UNDERDECK_STORE_FROM", hide_env_values = true)]
    from: String,
    #[arg(long, value_name = "FILE/URL", env = "UNDERDECK_STORE", hide_env_values = true)]
    to: String,
}

/// Copies a store, with a bar for its largest tables.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Task::Copy(Copy { from, to }) = &arguments.task;
    let place = |flag: &str, text: &str| {
        text.parse::<StoreLocation>().map_err(|why| Failure::Usage(why.replacen("--store", flag, 1)))
    };
    let (from, to) = (place("--from", from)?, place("--to", to)?);
    let bar = progress_bar(0, "");
    let shown = bar.clone();
    let copied = underdeck_server::copy(&from, &to, move |table, done, all| {
        shown.set_message(say!(CLI_PROGRESS_ROWS, n = all, table).to_string());
        shown.set_length(all);
        shown.set_position(done);
    });
    bar.finish_and_clear();
    let n = copied.map_err(failure)?;
    Ok(say::print(&format!("{}\n", say!(CLI_STORE_COPIED, store = to.to_string(), n)))?)
}
