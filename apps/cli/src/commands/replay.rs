//! `replay`: stepping through a record or trace.

use std::path::Path;
use std::rc::Rc;

use catalogue::Visitor;
use clap::Args;
use game::{ChanceEvent, Playable, SeenChance, Telling};
use play::Playback;
use record::trace_game;
use serde_json::Value;

use crate::args::FileArgument;
use crate::commands::verify::is_trace;
use crate::failure::Failure;
use crate::play::{Frame, Reel, Style, StyleArguments, settings, step_through, tell_all};

/// Step through a record or trace, forwards and back
///
/// A terminal shows a record on the full-screen table. In line mode (--linear), the commands are: n next (or an empty line),
/// p previous, g N go to move N, f first, l last, q quit, and commands of a game such as look, tree and why.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    file: FileArgument,
    /// Print every move instead of asking
    #[arg(long)]
    all: bool,
    /// Step in line mode; the default in a pipe and if TERM is dumb
    #[arg(long)]
    linear: bool,
}

/// Steps through the file.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let path = arguments.file.file.as_path();
    let bytes = home::read(path)?;
    if is_trace(&bytes) {
        return look(&mut of_trace(path, &bytes)?, arguments);
    }
    let record = home::parse(path, &bytes)?;
    home::game_of(path, &record)?;
    let mut replay = Playback::of(record).map_err(|error| Failure::file(path, error))?;
    let style = Style::new(StyleArguments { linear: arguments.linear, ..StyleArguments::default() }, &settings())?;
    if style.screen && !arguments.all {
        return Ok(tui::run(tui::Start::Replay(Box::new(replay)))?);
    }
    look(&mut replay, arguments)
}

/// Steps through a record in line mode.
pub(crate) fn step(path: &Path) -> Result<(), Failure> {
    let record = home::parse(path, &home::read(path)?)?;
    step_through(&mut Playback::of(record).map_err(|error| Failure::file(path, error))?)
}

/// Prints or steps through a recorded game.
fn look(reel: &mut dyn Reel, arguments: &Arguments) -> Result<(), Failure> {
    if arguments.all {
        return tell_all(reel);
    }
    if arguments.file.file == Path::new("-") {
        return Err(Failure::Usage("the record comes from standard input, so do not ask there: add --all".into()));
    }
    step_through(reel)
}

/// A trace to step through.
struct Film {
    now: usize,
    last: usize,
    frame: Box<dyn Fn(usize) -> Frame>,
}

impl Film {
    fn of<S: Playable>(states: Vec<S>, moves: Vec<S::Move>, events: Vec<Vec<ChanceEvent>>) -> Self {
        let last = moves.len();
        let frame = move |n: usize| {
            let after = &states[n];
            let table = Rc::new(after.view(game::Play::deciding_seat(after)).table().signed());
            let Some(i) = n.checked_sub(1) else {
                return Frame { mv: String::new(), told: Vec::new(), table };
            };
            let seat = game::Play::deciding_seat(&states[i]);
            let chance: Vec<SeenChance> = events[i].iter().map(SeenChance::from).collect();
            let seen = after.view(seat);
            let told = states[i].view(seat).told(moves[i], &chance, &seen);
            let told = told.iter().map(|line| game::signed(line)).collect();
            Frame { mv: moves[i].to_string(), told, table }
        };
        Self { now: 0, last, frame: Box::new(frame) }
    }
}

impl Reel for Film {
    fn last(&self) -> usize {
        self.last
    }

    fn now(&self) -> usize {
        self.now
    }

    fn go(&mut self, n: usize) -> bool {
        let is_there = n <= self.last;
        if is_there {
            self.now = n;
        }
        is_there
    }

    fn frame(&self) -> Frame {
        (self.frame)(self.now)
    }

    fn replay(&mut self) -> Option<&mut Playback> {
        None
    }
}

fn of_trace(path: &Path, bytes: &[u8]) -> Result<Film, Failure> {
    let wrong = |error: &dyn std::fmt::Display| Failure::file(path, error);
    let first = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let name = trace_game(first).map_err(|fault| wrong(&fault))?;
    let game = catalogue::find(&name).map_err(|error| wrong(&error))?;
    game.verify_trace(&mut &*bytes).map_err(|fault| wrong(&fault))?;
    catalogue::visit(&name, OfTrace(bytes))?.map_err(|error| wrong(&error))
}

/// A verified trace.
struct OfTrace<'a>(&'a [u8]);

impl Visitor for OfTrace<'_> {
    type Out = Result<Film, String>;

    fn visit<S: Playable>(self) -> Self::Out {
        let (mut states, mut moves, mut events) = (Vec::new(), Vec::new(), Vec::new());
        for line in self.0.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty()) {
            let mut line: Value = serde_json::from_slice(line).map_err(|error| error.to_string())?;
            states.push(serde_json::from_value::<S>(line["state"].take()).map_err(|error| error.to_string())?);
            if let Some(spelling) = line["move"].as_str() {
                moves.push(spelling.parse::<S::Move>().map_err(|error| error.to_string())?);
                events.push(serde_json::from_value(line["chance"].take()).map_err(|error| error.to_string())?);
            }
        }
        Ok(Film::of(states, moves, events))
    }
}
