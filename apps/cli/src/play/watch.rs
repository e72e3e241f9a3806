//! Replaying a recorded game in line mode.

use std::io::{self, BufRead, IsTerminal, Write};
use std::rc::Rc;

use underdeck_chronicle::look_at;
use underdeck_game::Table;
use underdeck_play::{NEVER, Replayer};

use super::order::LineCommand;
use super::{aside, asking, choose, lines, settings};
use crate::failure::Failure;
use crate::say::{self, STRONG};
use crate::words;

/// The commands that step.
pub(crate) const KEYS: &str = "n next, p previous, g N go to move N, f first, l last, q quit";

/// The other commands of a replay.
const MORE: &str = "\
look [THING]   the table in full, or one zone, card or cell
moves, choose  the moves that were legal here
why [MOVE]     the rules behind the last move, or behind a legal one
rules [THING]  how to play, one rule, or the rules for a thing
hint           what a sensible player would do here
solve          of a finished game: whether it can still be won here, how, and where that ended
tree           all lines of the record; go N goes to number N, branches lists those from here
card           the result as a card to send; it gives nothing away
deal, json     the deal code; the table as one line of JSON
";

/// Something recorded that can be replayed move by move; 0 is the start.
pub(crate) trait ReplaySource {
    /// The number of moves of its main line.
    fn last(&self) -> usize;

    /// The number of moves before the current position.
    fn now(&self) -> usize;

    /// Goes to a move; `false` if there is none with this number.
    fn go(&mut self, n: usize) -> bool;

    /// The last move, what it did, and the table after it.
    fn frame(&self) -> Frame;

    /// The replay with its variations; `None` for a trace, which has none.
    fn replay(&mut self) -> Option<&mut Replayer>;
}

/// The table after a move, and what the move did.
pub(crate) struct Frame {
    pub(crate) mv: String,
    pub(crate) told: Vec<String>,
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
        let (mv, told) = match self.played() {
            Some(played) => (played.offer.spelling.clone(), played.told.clone()),
            None => (String::new(), Vec::new()),
        };
        let comments = self.tree().comments().iter().map(|words| format!("{{{words}}}"));
        Frame { mv, told: told.into_iter().chain(comments).collect(), table: words::final_last(self.session().table()) }
    }

    fn replay(&mut self) -> Option<&mut Replayer> {
        Some(self)
    }
}

/// Prints every move of the main line.
pub(crate) fn print_all(reel: &mut dyn ReplaySource) -> Result<(), Failure> {
    let mut out = say::people();
    for n in 0..=reel.last() {
        reel.go(n);
        write!(out, "{}", show(reel))?;
    }
    Ok(out.flush()?)
}

/// Steps through as standard input commands.
pub(crate) fn step_through(reel: &mut dyn ReplaySource) -> Result<(), Failure> {
    let mut out = say::people();
    let asks = io::stdin().is_terminal();
    let mut lines = io::stdin().lock().lines();
    writeln!(out, "{}{KEYS}{}", show(reel), if asks { ", help" } else { "" })?;
    loop {
        if asks {
            write!(out, "move {} of {}> ", reel.now(), reel.last())?;
        }
        out.flush()?;
        let Some(line) = lines.next() else { return Ok(()) };
        let line = line?;
        match line.trim().to_lowercase().as_str() {
            "q" | "quit" => return Ok(()),
            "help" | "?" => write!(out, "{KEYS}\n{MORE}")?,
            words => match step(reel, words) {
                Some(Ok(())) => write!(out, "{}", show(reel))?,
                Some(Err(message)) => writeln!(out, "{message}")?,
                None => write!(out, "{}", answer(reel, line.trim()))?,
            },
        }
    }
}

/// The current table, with the move that led there.
fn show(reel: &mut dyn ReplaySource) -> String {
    let (now, last) = (reel.now(), reel.last());
    let aside = reel.replay().is_some_and(|replay| !replay.is_on_main_line());
    let frame = reel.frame();
    let title = match now {
        0 => "Start".to_owned(),
        n if aside => format!("Move {n} of a variation: {}", frame.mv),
        n => format!("Move {n} of {last}: {}", frame.mv),
    };
    let told: String = frame.told.iter().map(|line| format!("{line}\n")).collect();
    let is_seen = io::stdout().is_terminal() && !say::is_dumb();
    let table = if is_seen { words::drawn(&frame.table) } else { words::glance(&frame.table) };
    format!("{STRONG}{title}{STRONG:#}\n{told}\n{table}{}\n\n", frame.table.prompt)
}

/// Takes a step, or says why it cannot; `None` if the words ask for no step.
fn step(reel: &mut dyn ReplaySource, words: &str) -> Option<Result<(), String>> {
    let (now, last) = (reel.now(), reel.last());
    let number = words.trim_start_matches(['g', 'o']).trim().parse::<usize>();
    let moved = match words {
        "" | "n" | "next" => match reel.replay() {
            Some(replay) => replay.forward(),
            None => reel.go(now + 1),
        }
        .then_some(())
        .ok_or("this is the last move".to_owned()),
        "p" | "previous" => match reel.replay() {
            Some(replay) => replay.back(),
            None => now > 0 && reel.go(now - 1),
        }
        .then_some(())
        .ok_or("this is the start".to_owned()),
        "f" | "first" => reel.go(0).then_some(()).ok_or_else(String::new),
        "l" | "last" => reel.go(last).then_some(()).ok_or_else(String::new),
        _ => {
            let n = number.ok()?;
            let node = reel.replay().and_then(|replay| replay.tree().node(n));
            match (node, reel.replay()) {
                (Some(node), Some(replay)) => replay.go(node),
                _ => reel.go(n),
            }
            .then_some(())
            .ok_or(format!("there is no move {n}: the last is {last}"))
        }
    };
    Some(moved)
}

/// The answer to a question.
fn answer(reel: &mut dyn ReplaySource, line: &str) -> String {
    let table = reel.frame().table;
    let order = LineCommand::read(line, |_| false);
    match order {
        LineCommand::Look(named) => return asking::look(&table, named),
        LineCommand::Moves => return words::list_offers(&table.offers, true),
        LineCommand::Choose(cards) => return choose::list(&table, cards),
        _ => {}
    }
    let unknown = format!("`{line}` is not a command: {KEYS}\n");
    let Some(replay) = reel.replay() else { return unknown };
    let session = replay.session();
    match order {
        LineCommand::Why(text) => asking::why(session, &table, text),
        LineCommand::Rules(named) => asking::rules(session, &table, named),
        LineCommand::Hint => asking::hint(session, &table),
        LineCommand::Solve => solve(replay),
        LineCommand::Tree => lines::tree(replay.tree()),
        LineCommand::Branches => lines::branches(replay.tree()),
        LineCommand::Card => aside::card(replay.record(), &settings()),
        LineCommand::Deal => words::deal_of(session) + "\n",
        LineCommand::Json => aside::json(session, &table) + "\n",
        LineCommand::Echo(words) => format!("{words}\n"),
        _ => unknown,
    }
}

/// What the solver says of the position. The line that it finds is added to the tree of the replay.
fn solve(replay: &mut Replayer) -> String {
    let solved = match look_at(replay.record(), &replay.session().moves(), &NEVER) {
        Ok(solved) => solved,
        Err(error) => return format!("The solver has no answer: {error}.\n"),
    };
    replay.note_solved();
    let mut text: String = solved.words.iter().map(|words| format!("{words}\n")).collect();
    if let Some(first) = solved.line.and_then(|line| replay.add_line(&line, "The solver:")) {
        text += &format!("go {first} goes to where its line begins, and n along it.\n");
    }
    text
}
