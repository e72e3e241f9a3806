//! `replay`: stepping through a game, forwards and back.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use catalogue::Visitor;
use clap::Args;
use game::{ChanceEvent, SeenChance, State, Table, View};
use record::{Record, replay_record, trace_game};
use serde_json::Value;

use crate::args::FileArgument;
use crate::commands::verify::is_trace;
use crate::failure::Failure;
use crate::say::{self, STRONG};
use crate::words;

const KEYS: &str = "n next, p previous, g N go to move N, f first, l last, q quit";

/// Step through a record or trace, forwards and back
///
/// Commands, one a line: n next (or an empty line), p previous, g N go to move N, f first, l last, q quit.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    file: FileArgument,
    /// Print every move instead of asking
    #[arg(long)]
    all: bool,
}

/// Steps through the file as standard input says.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let path = arguments.file.file.as_path();
    let film = open(path)?;
    let mut out = say::people();
    if arguments.all {
        for n in 0..=film.last {
            write!(out, "{}", film.show(n))?;
        }
        return Ok(out.flush()?);
    }
    if path == Path::new("-") {
        return Err(Failure::Usage("the record comes from standard input, so do not ask there: add --all".into()));
    }
    let asks = io::stdin().is_terminal();
    let mut lines = io::stdin().lock().lines();
    let mut now = 0;
    writeln!(out, "{}{KEYS}", film.show(now))?;
    loop {
        if asks {
            write!(out, "move {now} of {}> ", film.last)?;
        }
        out.flush()?;
        let Some(line) = lines.next() else { return Ok(()) };
        let line = line?;
        let target = match line.trim().to_lowercase().as_str() {
            "" | "n" | "next" => (now < film.last).then_some(now + 1).ok_or("this is the last move".into()),
            "p" | "previous" => now.checked_sub(1).ok_or("this is the start".into()),
            "f" | "first" => Ok(0),
            "l" | "last" => Ok(film.last),
            "q" | "quit" => return Ok(()),
            go => read_number(go, film.last),
        };
        match target {
            Ok(n) => {
                now = n;
                write!(out, "{}", film.show(now))?;
            }
            Err(message) => writeln!(out, "{message}")?,
        }
    }
}

fn read_number(line: &str, last: usize) -> Result<usize, String> {
    let number = line.trim_start_matches(['g', 'o']).trim();
    match number.parse() {
        Ok(n) if n <= last => Ok(n),
        Ok(n) => Err(format!("there is no move {n}: the last is {last}")),
        Err(_) => Err(format!("`{line}` is no command: {KEYS}")),
    }
}

/// A game to be looked at move by move; 0 is the start.
struct Film {
    last: usize,
    frame: Box<dyn Fn(usize) -> Frame>,
}

/// The table after a move, and what the move did.
struct Frame {
    mv: String,
    told: Vec<String>,
    table: Table,
}

impl Film {
    /// The table after a move; grids are drawn where somebody looks at them.
    fn show(&self, n: usize) -> String {
        let frame = (self.frame)(n);
        let title = if n == 0 { "Start".to_owned() } else { format!("Move {n} of {}: {}", self.last, frame.mv) };
        let told: String = frame.told.iter().map(|line| format!("{line}\n")).collect();
        let is_seen = io::stdout().is_terminal();
        let table = if is_seen { words::drawn(&frame.table) } else { words::glance(&frame.table) };
        format!("{STRONG}{title}{STRONG:#}\n{told}\n{table}{}\n\n", frame.table.prompt)
    }

    fn of<S: State>(states: Vec<S>, moves: Vec<S::Move>, events: Vec<Vec<ChanceEvent>>) -> Self {
        let last = moves.len();
        let frame = move |n: usize| {
            let after = &states[n];
            let Some(i) = n.checked_sub(1) else {
                let table = after.view(game::Play::deciding_seat(after)).table();
                return Frame { mv: String::new(), told: Vec::new(), table };
            };
            let seat = game::Play::deciding_seat(&states[i]);
            let chance: Vec<SeenChance> = events[i].iter().map(SeenChance::from).collect();
            let seen = after.view(seat);
            let told = states[i].view(seat).told(moves[i], &chance, &seen);
            Frame { mv: moves[i].to_string(), told, table: after.view(game::Play::deciding_seat(after)).table() }
        };
        Self { last, frame: Box::new(frame) }
    }
}

fn open(path: &Path) -> Result<Film, Failure> {
    let bytes = home::read(path)?;
    let wrong = |error: &dyn std::fmt::Display| Failure::file(path, error);
    if is_trace(&bytes) {
        let first = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
        let name = trace_game(first).map_err(|fault| wrong(&fault))?;
        let game = catalogue::find(&name).map_err(|error| wrong(&error))?;
        game.verify_trace(&mut bytes.as_slice()).map_err(|fault| wrong(&fault))?;
        catalogue::visit(&name, OfTrace(&bytes))?.map_err(|error| wrong(&error))
    } else {
        let record = home::parse(path, &bytes)?;
        let name = home::game_of(path, &record)?.info().id;
        catalogue::visit(name, OfRecord(&record))?.map_err(|fault| wrong(&fault))
    }
}

struct OfRecord<'a>(&'a Record);

impl Visitor for OfRecord<'_> {
    type Out = Result<Film, record::RecordFault>;

    fn visit<S: State>(self) -> Self::Out {
        let replay = replay_record::<S>(self.0)?;
        Ok(Film::of(replay.states, replay.moves, replay.events))
    }
}

/// A trace that was verified.
struct OfTrace<'a>(&'a [u8]);

impl Visitor for OfTrace<'_> {
    type Out = Result<Film, String>;

    fn visit<S: State>(self) -> Self::Out {
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
