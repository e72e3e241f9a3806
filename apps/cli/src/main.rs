//! `underdeck`, the one binary: plays, records, verifies and measures solo dungeon card games.

use std::process::ExitCode;

use clap::FromArgMatches;
use failure::Failure;
use underdeck_game::{Language, text};

mod args;
mod cli;
mod commands;
mod complete;
mod failure;
mod help;
mod play;
mod say;
mod words;

/// Pages and tables are many small allocations; this allocator makes a fifth more of them in the same time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    #[cfg(feature = "toy")]
    add_toy();
    let language = cli::language();
    if let Ok(language) = &language {
        language.set_current();
    }
    complete::answer(cli::command);
    // For the help, which is printed before the options are known.
    anstream::ColorChoice::from(cli::ColourArgument::Auto).write_global();
    let parsed = cli::command().try_get_matches();
    let parsed = parsed.and_then(|matches| Ok((cli::Cli::from_arg_matches(&matches)?, matches)));
    let (arguments, matches) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => return help::answer(&error, cli::command()),
    };
    anstream::ColorChoice::from(arguments.color).write_global();
    say::set_up(cli::is_given(&matches, "quiet"), cli::is_given(&matches, "force"));
    match language {
        Ok(language) => say::set_language(language),
        Err(failure) => return failure.report(),
    }
    if matches!(arguments.command, Some(commands::Command::Serve(_))) {
        // A server writes each page in the language of its reader.
        Language::ENGLISH.set_current();
    }
    if arguments.linear && arguments.command.is_some() {
        return Failure::Usage(underdeck_game::say!(CLI_USAGE_BEFORE, flag = "--linear").into()).report();
    }
    match commands::run(arguments.command, arguments.linear, cli::command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Adds the toy game of the test kit, if the catalogue was built without it.
#[cfg(feature = "toy")]
fn add_toy() {
    use underdeck_game::Playable as _;
    use underdeck_testkit::toy::Bare;

    let _ = underdeck_catalogue::register(Bare::instance());
    underdeck_catalogue::register_extension::<Bare, underdeck_lab::Simulator>();
}
