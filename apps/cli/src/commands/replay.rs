//! `replay`: stepping through a record or trace.

use std::path::Path;
use std::rc::Rc;

use clap::Args;
use serde_json::Value;
use underdeck_game::{AnyGame, AnyMove, AnyState, ChanceEvent, SeenChance, say};
use underdeck_play::Replayer;
use underdeck_record::trace_game;
use underdeck_tui::Left;

use crate::args::FileArgument;
use crate::commands::verify::is_trace;
use crate::failure::Failure;
use crate::play::{Frame, ReplaySource, Style, StyleArguments, full_screen, print_all, settings, step_through};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    file: FileArgument,
    #[arg(long)]
    all: bool,
    #[arg(long, conflicts_with = "all")]
    linear: bool,
}

/// Steps through the file.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let path = arguments.file.file.as_path();
    let bytes = underdeck_home::read(path)?;
    if is_trace(&bytes) {
        return show(&mut open_trace(path, &bytes)?, arguments);
    }
    let record = underdeck_home::parse(path, &bytes)?;
    underdeck_home::game_of(path, &record)?;
    let open = || Replayer::of(record.clone()).map_err(|error| Failure::file(path, error));
    let mut replay = open()?;
    let style = Style::new(StyleArguments { linear: arguments.linear, ..StyleArguments::default() }, &settings())?;
    if style.screen && !arguments.all {
        if matches!(full_screen(underdeck_tui::Start::Replay(Box::new(replay)))?, Left::Program) {
            return Ok(());
        }
        replay = open()?;
    }
    show(&mut replay, arguments)
}

/// Steps through a record in line mode.
pub(crate) fn step(path: &Path) -> Result<(), Failure> {
    let record = underdeck_home::parse(path, &underdeck_home::read(path)?)?;
    step_through(&mut Replayer::of(record).map_err(|error| Failure::file(path, error))?)
}

/// Prints or steps through a recorded game.
fn show(source: &mut dyn ReplaySource, arguments: &Arguments) -> Result<(), Failure> {
    if arguments.all {
        return print_all(source);
    }
    if arguments.file.file == Path::new("-") {
        return Err(Failure::Usage(say!(LINE_REPLAY_STDIN).into()));
    }
    step_through(source)
}

/// A trace to step through.
#[derive(Default)]
struct TraceReplay {
    now: usize,
    states: Vec<Box<dyn AnyState>>,
    moves: Vec<AnyMove>,
    /// The luck of each move.
    events: Vec<Vec<ChanceEvent>>,
}

impl ReplaySource for TraceReplay {
    fn last(&self) -> usize {
        self.moves.len()
    }

    fn now(&self) -> usize {
        self.now
    }

    fn go(&mut self, n: usize) -> bool {
        let is_there = n <= self.moves.len();
        if is_there {
            self.now = n;
        }
        is_there
    }

    fn frame(&self) -> Frame {
        let after = &self.states[self.now];
        let table = Rc::new(after.own_view().table());
        let Some(i) = self.now.checked_sub(1) else {
            return Frame { mv: String::new(), effects: Vec::new(), table };
        };
        let seat = self.states[i].deciding_seat();
        let chance: Vec<SeenChance> = self.events[i].iter().map(SeenChance::from).collect();
        let effects = self.states[i].view(seat).describe_change(&self.moves[i], &chance, after.view(seat).as_ref());
        let effects = effects.iter().map(|line| underdeck_game::signed(line)).collect();
        Frame { mv: self.moves[i].to_string(), effects, table }
    }

    fn replay(&mut self) -> Option<&mut Replayer> {
        None
    }
}

fn open_trace(path: &Path, bytes: &[u8]) -> Result<TraceReplay, Failure> {
    let wrong = |error: &dyn std::fmt::Display| Failure::file(path, error);
    let first = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let name = trace_game(first).map_err(|fault| wrong(&fault))?;
    let game = underdeck_catalogue::find(&name).map_err(|error| wrong(&error))?;
    game.verify_trace(&mut &*bytes).map_err(|fault| wrong(&fault))?;
    read_trace(game.instance(), bytes).map_err(|error| wrong(&error))
}

/// Reads a verified trace.
fn read_trace(game: &dyn AnyGame, bytes: &[u8]) -> Result<TraceReplay, String> {
    let mut trace = TraceReplay::default();
    for line in bytes.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty()) {
        let mut line: Value = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        trace.states.push(game.read_state(line["state"].take()).map_err(|(_, error)| error)?);
        if let Some(spelling) = line["move"].as_str() {
            trace.moves.push(game.read_move(spelling).map_err(|error| error.to_string())?);
            trace.events.push(serde_json::from_value(line["chance"].take()).map_err(|error| error.to_string())?);
        }
    }
    Ok(trace)
}
