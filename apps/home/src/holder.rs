//! The program that has a game open.

use std::fmt::{self, Display, Formatter};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// The program that has a game open, and its terminal. `Display` writes
/// `open in line mode (process 4711, /dev/pts/3) since 2026-11-21 04:53 UTC`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Holder {
    /// The file of the game.
    pub game: PathBuf,
    /// The program, such as `line mode`.
    pub program: String,
    /// Its process id.
    pub process: u32,
    /// Its terminal, such as `/dev/pts/3`; empty if it has none.
    pub terminal: String,
    /// The time when it opened the game, in UTC, `2026-11-21 04:53`.
    pub since: String,
    /// The file that is locked while the program runs.
    pub(crate) owner: String,
}

impl Display for Holder {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { program, process, terminal, since, .. } = self;
        write!(f, "open in {program} (process {process}")?;
        if !terminal.is_empty() {
            write!(f, ", {terminal}")?;
        }
        write!(f, ") since {since} UTC")
    }
}
