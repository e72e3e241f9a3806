//! What choosing a row does.

use std::path::PathBuf;

use chronicle::NodeId;

use crate::pages::Page;
use crate::sheet::Asked;

/// What choosing a row of a list does.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Act {
    Nothing,
    /// Makes a move at the table.
    Play(String),
    /// Goes to a node of the game's tree.
    Go(NodeId),
    /// Takes the last move back, though it will show.
    Undo,
    /// Goes on with an unfinished game.
    Resume(PathBuf),
    /// Begins a game with the player's options.
    Begin(&'static str),
    /// Begins the game of a deal code.
    Deal(String),
    /// Plays today's deal, or looks at its result.
    Daily(&'static str),
    /// Plays a chapter of a campaign: the one that is begun, or this one.
    Chapter {
        game: &'static str,
        name: String,
        chapter: Option<String>,
    },
    /// Looks at a record.
    Replay(PathBuf),
    /// Brings another open game to the front.
    Switch(usize),
    /// Sets a setting.
    Set {
        key: String,
        value: String,
    },
    /// Opens a page.
    Show(Page),
    /// Asks for a line.
    Ask(Asked),
    /// Writes the statistics into a file of this ending.
    Export(&'static str),
    /// Closes the sheet.
    Back,
    /// Leaves.
    Quit,
}
