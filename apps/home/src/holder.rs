//! The program that has a game open.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use underdeck_game::{Message, say};

/// The program that has a game open, and its terminal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Holder {
    /// The file of the game.
    pub game: PathBuf,
    /// The program: `line-mode`, `full-screen`, or the name of another.
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

impl Holder {
    /// `open in line mode (process 4711, /dev/pts/3) since 2026-11-21 04:53 UTC`.
    pub fn said(&self) -> Message {
        let Self { program, process, terminal, since, .. } = self;
        let terminal = if terminal.is_empty() { "none" } else { terminal };
        let program = say!(HOME_PROGRAM, program);
        say!(HOME_HOLDER, program, process = process.to_string(), terminal, since)
    }
}
