//! The full-screen table for terminals, over `game::Table` alone.
//!
//! [`run`] is the whole front end: it takes the terminal, shows home, tables and replays until the player leaves, and gives the
//! terminal back as it was, also on a panic or a signal. [`App`] is the same without a terminal: events in, a screen out.

mod act;
mod app;
mod board;
mod game_screen;
mod hand;
mod keys;
pub mod markdown;
mod pages;
mod sheet;
mod terminal;
mod texts;
mod theme;
mod view;

use catalogue::Game;
use chronicle::{Playback, Tree};
use home::{Error, Place};

pub use app::{App, Errand};
pub use theme::{Depth, Look, Theme};

/// What is on the screen first.
pub enum Start {
    /// Home: go on, choose a game, everything else from there.
    Home,
    /// A game at its table. It is saved at its place after every move, and as soon as it is opened.
    Play {
        /// The game, begun or resumed.
        tree: Box<Tree>,
        /// Where it is kept.
        place: Place,
    },
    /// A campaign of this name: its next chapter, gone on with or begun; the campaign too where there is none yet.
    Campaign {
        /// The game.
        game: &'static dyn Game,
        /// The campaign's name.
        name: String,
        /// The chapter to begin with; the first on offer if left out.
        chapter: Option<String>,
    },
    /// A record, from its first move, to look at.
    Replay(Box<Playback>),
}

/// Shows the table until the player leaves.
///
/// # Errors
/// If there is no terminal or no home. What goes wrong later is said on the screen.
pub fn run(start: Start) -> Result<(), Error> {
    terminal::run(start)
}
