//! Line mode: a game played in lines of words, in a terminal or through a pipe.

mod campaign;
mod choose;
mod curtain;
mod order;
mod table;

use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::{Mutex, PoisonError};

use catalogue::Session;
use home::Place;

use crate::failure::Failure;
use crate::say;

pub(crate) use campaign::{Wish, play_on};
use table::{AtTable, Next};

/// The game being played: where it is kept, and how to go on with it.
static PLAYED: Mutex<Option<(Place, String)>> = Mutex::new(None);

/// How a game is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Whether somebody at a terminal is asked.
    pub(crate) asks: bool,
    /// Whether only changes are told, and the whole table on `look`.
    pub(crate) brief: bool,
}

impl Style {
    /// As asked for; otherwise a terminal shows the whole table, and what is read aloud or by a program tells each
    /// change once.
    pub(crate) fn new(brief: bool, full: bool) -> Self {
        let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self { asks: asks(), brief: brief || (!full && (!asks() || is_dumb)) }
    }
}

/// Plays until the player leaves, the input ends, or the game ends with nobody to ask. A chapter of a campaign has a
/// story, told first and on `story`.
pub(crate) fn play(
    session: Box<dyn Session>,
    place: Place,
    style: Style,
    story: Option<String>,
) -> Result<(), Failure> {
    save_on_interrupt(place.clone(), place.how_to_go_on(session.as_ref()))?;
    let mut game = AtTable::new(session, place, style, story, say::people());
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
        if game.hear(line.trim())? == Next::Leave {
            break;
        }
    }
    game.leave()
}

/// Whether somebody can be asked: both ends are a terminal.
pub(crate) fn asks() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Asks at the terminal; `None` if the input has ended.
pub(crate) fn ask(question: &str) -> Result<Option<String>, Failure> {
    write!(io::stderr(), "{question}")?;
    let mut answer = String::new();
    let read = io::stdin().lock().read_line(&mut answer)?;
    Ok((read > 0).then(|| answer.trim().to_owned()))
}

/// On Ctrl-C says how to go on and ends with 130. Every move is saved already; a save under way is waited for.
fn save_on_interrupt(place: Place, how_to_go_on: String) -> Result<(), Failure> {
    let lock = |game: &'static Mutex<_>| game.lock().unwrap_or_else(PoisonError::into_inner);
    let is_first = lock(&PLAYED).replace((place, how_to_go_on)).is_none();
    let stop = move || {
        let _finished = home::writing();
        if let Some((place, how_to_go_on)) = lock(&PLAYED).as_ref()
            && place.path().exists()
        {
            say::note(&format!("\nInterrupted; every move is saved. {how_to_go_on}"));
        }
        std::process::exit(130);
    };
    if !is_first {
        return Ok(());
    }
    ctrlc::set_handler(stop).map_err(|error| Failure::Failed(format!("Ctrl-C cannot be caught: {error}")))
}
