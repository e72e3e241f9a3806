//! Failures of commands, and their exit codes.

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// A failure of a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Wrong usage: exit code 2.
    Usage(String),
    /// The command failed, or a checked file is invalid: exit code 1.
    Failed(String),
    /// The failure was already reported: exit code 1.
    Told,
    /// The reader has closed our output: no message, exit code 0.
    Closed,
    /// Ctrl-C or another signal: exit code 128 plus its number.
    Interrupted(u8),
}

impl Failure {
    /// A failure with a file.
    pub(crate) fn file(path: &Path, error: impl Display) -> Self {
        Self::Failed(format!("{}: {error}", path.display()))
    }

    /// Reports the failure on standard error and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (message, code) = match self {
            Self::Usage(message) => (message, 2),
            Self::Failed(_) if crate::say::is_closed() => return ExitCode::SUCCESS,
            Self::Failed(message) => (message, 1),
            Self::Told => return ExitCode::from(1),
            Self::Closed => return ExitCode::SUCCESS,
            Self::Interrupted(code) => return ExitCode::from(code),
        };
        crate::say::error(&without_number(&message));
        ExitCode::from(code)
    }
}

/// The message without the system's error number, which means nothing to a player.
pub(crate) fn without_number(message: &str) -> String {
    let Some((before, after)) = message.split_once(" (os error ") else { return message.to_owned() };
    match after.trim_start_matches(|letter: char| letter.is_ascii_digit()).strip_prefix(')') {
        Some(rest) => format!("{before}{rest}"),
        None => message.to_owned(),
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Failed(error.to_string()),
        }
    }
}

impl From<underdeck_catalogue::Error> for Failure {
    fn from(error: underdeck_catalogue::Error) -> Self {
        match error {
            underdeck_catalogue::Error::Write(error) => error.into(),
            underdeck_catalogue::Error::Record(_) => Self::Failed(error.to_string()),
            _ => Self::Usage(error.to_string()),
        }
    }
}

impl From<underdeck_home::Error> for Failure {
    fn from(error: underdeck_home::Error) -> Self {
        match error {
            underdeck_home::Error::Usage(message) => Self::Usage(message),
            underdeck_home::Error::Io(error) => error.into(),
            underdeck_home::Error::Catalogue(error) => error.into(),
            error => Self::Failed(error.to_string()),
        }
    }
}
