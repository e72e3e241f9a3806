//! A game in progress through a pipe.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout};

use crate::home::Home;

/// A game in progress: a test writes lines and waits for lines of the output.
pub(crate) struct Playing {
    pub(crate) child: Child,
    pub(crate) input: ChildStdin,
    pub(crate) output: BufReader<ChildStdout>,
}

impl Playing {
    pub(crate) fn start(home: &Home, arguments: &[&str]) -> Self {
        let mut child = home.command(arguments).spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, input, output }
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Reads up to a line that begins with `start`, and returns it; `None` if the output ends before.
    pub(crate) fn wait_for(&mut self, start: &str) -> Option<String> {
        let mut lines = self.output.by_ref().lines().map(Result::unwrap);
        lines.find(|line| line.starts_with(start))
    }

    /// The rest of the output.
    pub(crate) fn rest(&mut self) -> String {
        let mut text = String::new();
        self.output.read_to_string(&mut text).unwrap();
        text
    }

    /// Kills the program.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asserts that the program ends without a failure.
    #[track_caller]
    pub(crate) fn succeeds(mut self) {
        assert!(self.child.wait().unwrap().success());
    }

    /// Makes the move of the hint; `None` if the program has ended, as it does when the game is over.
    pub(crate) fn follow_hint(&mut self) -> Option<String> {
        writeln!(self.input, "hint").ok()?;
        let hint = self.wait_for("Hint: ")?;
        let spelling = hint.split('`').nth(1).unwrap().to_owned();
        self.say(&spelling);
        self.wait_for(&spelling)
    }

    /// Plays by hints until the program ends; returns the number of moves.
    pub(crate) fn follow_hints(&mut self) -> usize {
        let moves = std::iter::from_fn(|| self.follow_hint()).take(5_000).count();
        assert!(moves < 5_000, "the hints lead nowhere");
        moves
    }
}

/// Plays a whole game by hints.
pub(crate) fn finish(home: &Home, arguments: &[&str]) {
    let mut game = Playing::start(home, arguments);
    game.follow_hints();
    game.rest();
    game.succeeds();
}
