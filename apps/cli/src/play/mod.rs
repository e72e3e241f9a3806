//! Line mode: a game played in lines of words, in a terminal or through a pipe. `docs/line-mode.md` is its manual.

mod aside;
mod asking;
mod campaign;
mod choose;
mod curtain;
mod interrupt;
mod lines;
mod order;
mod table;
mod watch;

use std::io::{self, BufRead, IsTerminal, Write};

use catalogue::Session;
use chronicle::Tree;
use home::{Place, Settings};

use crate::failure::Failure;
use crate::say;

pub(crate) use aside::{begin, card};
pub(crate) use campaign::{Wish, play_on};
use interrupt::save_on_interrupt;
use table::{AtTable, Next};
pub(crate) use watch::{Frame, Reel, step_through, tell_all};

/// How a game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Style {
    /// Whether somebody at a terminal is asked.
    pub(crate) asks: bool,
    /// Whether only changes are told, and the whole table on `look`.
    pub(crate) brief: bool,
    /// Whether the full-screen table is wanted where there is a terminal for it.
    pub(crate) screen: bool,
}

/// What was asked for about how a game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::Args)]
pub(crate) struct StyleArguments {
    /// Play in plain lines: the way through a pipe and where TERM is dumb
    #[arg(long)]
    pub(crate) linear: bool,
    /// In lines, tell only what changes, and the table on `look`: the way unless --full is given
    #[arg(long)]
    pub(crate) brief: bool,
    /// In lines, show the whole table after every move
    #[arg(long, conflicts_with = "brief")]
    pub(crate) full: bool,
}

/// A game to be played: where it is kept, and its story if it is a chapter of a campaign.
pub(crate) struct Seat {
    pub(crate) session: Box<dyn Session>,
    pub(crate) place: Place,
    pub(crate) story: Option<String>,
}

impl Style {
    /// As asked for: a terminal shows the full-screen table unless lines are wanted.
    pub(crate) fn new(wanted: StyleArguments, settings: &Settings) -> Self {
        let StyleArguments { linear, brief, full } = wanted;
        let lines = linear || brief || full || settings.linear;
        Self { asks: asks(), brief: !full, screen: asks() && !is_dumb() && !lines }
    }
}

/// The player's settings; what is wrong with them is said, and the defaults hold.
pub(crate) fn settings() -> Settings {
    Settings::load().unwrap_or_else(|error| {
        Failure::from(error).report();
        say::note("The default settings are used.");
        Settings::default()
    })
}

/// Plays until the player leaves, the input ends, or the game ends with nobody to ask.
pub(crate) fn play(seat: Seat, style: Style) -> Result<(), Failure> {
    if style.screen {
        let Seat { session, place, .. } = seat;
        return Ok(tui::run(tui::Start::Play { tree: Box::new(Tree::new(session)), place })?);
    }
    let mut seat = Some(seat);
    while let Some(next) = seat.take() {
        seat = at_table(next, style)?;
    }
    Ok(())
}

/// Plays a game until it is left; gives the one that the player wants to go on with.
fn at_table(seat: Seat, style: Style) -> Result<Option<Seat>, Failure> {
    let place = seat.place.clone();
    let mut game = AtTable::new(seat, style, settings(), say::people());
    save_on_interrupt(place, game.how_to_go_on())?;
    game.welcome()?;
    let mut input = io::stdin().lock();
    let mut line = String::new();
    loop {
        game.ask()?;
        line.clear();
        match input.read_line(&mut line) {
            Ok(0) => {
                game.hear_nothing_more()?;
                break;
            }
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                say::error("this line is no UTF-8 text");
                continue;
            }
            Err(error) => return Err(error.into()),
        }
        match game.hear(line.trim())? {
            Next::Stay => {}
            Next::Leave => break,
            Next::Change(seat) => {
                game.leave()?;
                return Ok(Some(*seat));
            }
        }
    }
    game.leave()?;
    Ok(None)
}

/// Whether somebody can be asked: both ends are a terminal.
pub(crate) fn asks() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Whether the terminal can do nothing but lines.
pub(crate) fn is_dumb() -> bool {
    // Windows names no terminal, and its terminals can do more.
    std::env::var_os("TERM").map_or(cfg!(unix), |term| term == "dumb")
}

/// Asks at the terminal; `None` if the input has ended.
pub(crate) fn ask(question: &str) -> Result<Option<String>, Failure> {
    write!(io::stderr(), "{question}")?;
    let mut answer = String::new();
    let read = io::stdin().lock().read_line(&mut answer)?;
    Ok((read > 0).then(|| answer.trim().to_owned()))
}
