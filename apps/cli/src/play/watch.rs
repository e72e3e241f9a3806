//! Replays in line mode.

use std::io::{self, BufRead, IsTerminal, Write};
use std::rc::Rc;

use underdeck_chronicle::look_at;
use underdeck_game::{Message, Table, say};
use underdeck_play::{NEVER, Replayer};

use super::line_command::LineCommand;
use super::{aside, inspect, lines, settings};
use crate::failure::Failure;
use crate::say::{self, STRONG};
use crate::words;

/// A recorded game that can be replayed move by move; 0 is the start.
pub(crate) trait ReplaySource {
    /// The number of moves of its main line.
    fn last(&self) -> usize;

    /// The number of the current move.
    fn now(&self) -> usize;

    /// Goes to a move; `false` if there is none with this number.
    fn go(&mut self, n: usize) -> bool;

    /// The current move, its effects, and the table after it.
    fn frame(&self) -> Frame;

    /// The replay with its variations; `None` for a trace, which has no variations.
    fn replay(&mut self) -> Option<&mut Replayer>;
}

/// The table after a move, and the effects of the move.
pub(crate) struct Frame {
    pub(crate) mv: String,
    pub(crate) effects: Vec<String>,
    pub(crate) table: Rc<Table>,
}

impl ReplaySource for Replayer {
    fn last(&self) -> usize {
        self.len()
    }

    fn now(&self) -> usize {
        self.ply()
    }

    fn go(&mut self, n: usize) -> bool {
        self.go_to_ply(n)
    }

    fn frame(&self) -> Frame {
        let (mv, effects) = match self.played() {
            Some(played) => (played.offer.spelling.clone(), played.told.clone()),
            None => (String::new(), Vec::new()),
        };
        let comments = self.tree().comments().iter().map(|words| format!("{{{words}}}"));
        Frame {
            mv,
            effects: effects.into_iter().map(String::from).chain(comments).collect(),
            table: words::final_last(self.session().table()),
        }
    }

    fn replay(&mut self) -> Option<&mut Replayer> {
        Some(self)
    }
}

/// Prints every move of the main line.
pub(crate) fn print_all(source: &mut dyn ReplaySource) -> Result<(), Failure> {
    let mut out = say::people();
    for n in 0..=source.last() {
        source.go(n);
        write!(out, "{}", show(source))?;
    }
    Ok(out.flush()?)
}

/// Steps through a recorded game by the commands of standard input.
pub(crate) fn step_through(source: &mut dyn ReplaySource) -> Result<(), Failure> {
    let mut out = say::people();
    let asks = io::stdin().is_terminal();
    let mut lines = io::stdin().lock().lines();
    let keys = say!(LINE_REPLAY_KEYS);
    writeln!(out, "{}{}", show(source), if asks { say!(LINE_REPLAY_ASK, keys) } else { keys })?;
    loop {
        if asks {
            write!(out, "{}> ", say!(REPLAY_AT, n = source.now(), of = source.last()))?;
        }
        out.flush()?;
        let Some(line) = lines.next() else { return Ok(()) };
        let line = line?;
        match line.trim().to_lowercase().as_str() {
            "q" | "quit" => return Ok(()),
            "help" | "?" => writeln!(out, "{}\n{}", say!(LINE_REPLAY_KEYS), say!(LINE_REPLAY_HELP))?,
            words => match step(source, words) {
                Some(Ok(())) => write!(out, "{}", show(source))?,
                Some(Err(message)) => writeln!(out, "{message}")?,
                None => write!(out, "{}", answer(source, line.trim()))?,
            },
        }
    }
}

/// The current move and the table after it.
fn show(source: &mut dyn ReplaySource) -> String {
    let (now, last) = (source.now(), source.last());
    let aside = source.replay().is_some_and(|replay| !replay.is_on_main_line());
    let frame = source.frame();
    let title = match now {
        0 => say!(VARIATION_START),
        n if aside => say!(LINE_REPLAY_VARIATION, n, move = frame.mv),
        n => say!(LINE_REPLAY_MOVE, n, of = last, move = frame.mv),
    };
    let effects: String = frame.effects.iter().map(|line| format!("{line}\n")).collect();
    let is_seen = io::stdout().is_terminal() && !say::is_dumb();
    let table = if is_seen { words::drawn(&frame.table) } else { words::glance(&frame.table) };
    format!("{STRONG}{title}{STRONG:#}\n{effects}\n{table}{}\n\n", frame.table.prompt)
}

/// Takes a step, or says why it cannot; `None` if the words are no step.
fn step(source: &mut dyn ReplaySource, words: &str) -> Option<Result<(), Message>> {
    let (now, last) = (source.now(), source.last());
    let number = words.trim_start_matches(['g', 'o']).trim().parse::<usize>();
    let moved = match words {
        "" | "n" | "next" => match source.replay() {
            Some(replay) => replay.forward(),
            None => source.go(now + 1),
        }
        .then_some(())
        .ok_or_else(|| say!(LINE_REPLAY_END)),
        "p" | "previous" => match source.replay() {
            Some(replay) => replay.back(),
            None => now > 0 && source.go(now - 1),
        }
        .then_some(())
        .ok_or_else(|| say!(COMMAND_AT_START).as_sentence()),
        "f" | "first" => source.go(0).then_some(()).ok_or_else(Message::default),
        "l" | "last" => source.go(last).then_some(()).ok_or_else(Message::default),
        _ => {
            let n = number.ok()?;
            let node = source.replay().and_then(|replay| replay.tree().node(n));
            match (node, source.replay()) {
                (Some(node), Some(replay)) => replay.go(node),
                _ => source.go(n),
            }
            .then_some(())
            .ok_or_else(|| say!(LINE_REPLAY_NONE, n, last))
        }
    };
    Some(moved)
}

/// The answer to a command that is no step.
fn answer(source: &mut dyn ReplaySource, line: &str) -> String {
    let table = source.frame().table;
    let command = LineCommand::read(line, |_| false);
    let replay = source.replay();
    if let Some(answer) = inspect::answer(command, &table, replay.as_ref().map(|replay| replay.session())) {
        return answer;
    }
    match (command, replay) {
        (LineCommand::Hint, Some(replay)) => inspect::hint(replay.session(), &table),
        (LineCommand::Solve, Some(replay)) => solve(replay),
        (LineCommand::Tree, Some(replay)) => lines::tree(replay.tree()),
        (LineCommand::Branches, Some(replay)) => lines::branches(replay.tree()),
        (LineCommand::Card, Some(replay)) => aside::card(replay.record(), &settings()),
        _ => format!("{}\n", say!(LINE_REPLAY_UNKNOWN, line, keys = say!(LINE_REPLAY_KEYS))),
    }
}

/// The solver's answer for the position. The line that it finds is added to the tree of the replay.
fn solve(replay: &mut Replayer) -> String {
    let solved = match look_at(replay.record(), &replay.session().moves(), &NEVER) {
        Ok(solved) => solved,
        Err(error) => return format!("{}\n", say!(PEEK_NONE, why = error.to_string())),
    };
    replay.note_solved();
    let mut text: String = solved.words.iter().map(|words| format!("{words}\n")).collect();
    if let Some(first) = solved.line.and_then(|line| replay.add_line(&line, &say!(SOLVER_SAYS))) {
        text += &format!("{}\n", say!(LINE_REPLAY_SOLVER, n = first.to_string()));
    }
    text
}
