//! The full-screen table for terminals, over `underdeck_game::Table` alone.
//!
//! [`run`] is the whole front end: it takes over the terminal, shows Home, games and replays until the player leaves, and
//! restores the terminal, also after a panic or a signal. [`App`] is the same without a terminal: events in, screens out.
//! [`markdown`] reads rules and stories, for line mode too.

mod act;
mod app;
mod board;
mod canvas;
mod celebration;
mod game_screen;
mod games;
mod highlight;
mod keys;
pub mod markdown;
mod pages;
mod sheet;
mod terminal;
mod theme;
mod view;
mod worker;

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use underdeck_catalogue::Game;
use underdeck_coach::Motif;
use underdeck_game::{Id, Language, Message, Seat, text};
use underdeck_home::{Error, SaveSlot};
use underdeck_play::{History, Replayer};
use underdeck_record::Record;

pub use app::{App, TerminalRequest};
pub use keys::KEY_NAMES;
pub use theme::{Appearance, Depth, Signs, Theme};

/// The first screen.
pub enum Start {
    /// Home: games to resume and to begin, and all other pages.
    Home,
    /// A game. It is saved in its place when it is opened and after every move.
    Play {
        /// The game, new or resumed.
        tree: Box<History>,
        /// Its file.
        place: SaveSlot,
    },
    /// The next chapter of a campaign, resumed or begun. The campaign is begun too if there is none of this name.
    Campaign {
        /// The game.
        game: &'static Game,
        /// The campaign's name.
        name: String,
        /// The chapter to play; the first one on offer if `None`.
        chapter: Option<String>,
    },
    /// A replay of a record, from its start.
    Replay(Box<Replayer>),
    /// The puzzles of a game, or the puzzle of this number.
    Puzzles {
        /// The game's id.
        game: &'static str,
        /// The puzzle, from 1.
        number: Option<usize>,
        /// The theme of the puzzles after it; any if `None`.
        theme: Option<Motif>,
    },
    /// The exercise that is due.
    Practice,
    /// The coach's review of a game, over its replay.
    Review {
        /// The game.
        record: Record,
        /// The seat whose decisions are reviewed.
        seat: Seat,
        /// Whether mistakes become exercises.
        is_own: bool,
    },
}

/// How the player left the full-screen table.
#[must_use]
pub enum Left {
    /// With the program.
    Program,
    /// For line mode, with the game at the front or, without one, the menu. A small terminal offers that.
    ForLines(Option<LinesOf>),
}

/// The game with which line mode continues.
pub enum LinesOf {
    /// The game in this file.
    Game(SaveSlot),
    /// The next chapter of a campaign.
    Campaign {
        /// The game.
        game: &'static str,
        /// The campaign's name.
        name: String,
    },
    /// A puzzle.
    Puzzle {
        /// The game's id.
        game: &'static str,
        /// The puzzle, from 1.
        number: usize,
    },
    /// The exercise that is due.
    Exercise,
}

/// A text without arguments in the current language. The words are kept for good, once for each language.
fn text(id: &'static Id) -> &'static str {
    static WRITTEN: Mutex<BTreeMap<(Language, &str), &str>> = Mutex::new(BTreeMap::new());
    let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
    let words = || -> &'static str { Message::from(id).to_string().leak() };
    written.entry((Language::current(), id.name())).or_insert_with(words)
}

/// The columns of the terminal; 80 if it does not say.
pub fn columns() -> u16 {
    crossterm::terminal::size().map_or(80, |(columns, _)| columns)
}

/// Runs the front end until the player leaves.
///
/// # Errors
/// If there is no terminal or no home folder. Later errors are shown on the screen.
pub fn run(start: Start) -> Result<Left, Error> {
    terminal::run(start)
}
