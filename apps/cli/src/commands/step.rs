//! `step`: a referee for other programs.

use std::io::{self, BufRead, Write};

use clap::Args;

use crate::args::GAME;
use crate::failure::Failure;
use crate::say;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: String,
}

/// Answers until the input ends.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = underdeck_catalogue::find(&arguments.game)?;
    let mut input = io::stdin().lock();
    let mut out = say::programs();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let request = String::from_utf8_lossy(&line);
        if !request.trim().is_empty() {
            writeln!(out, "{}", game.step(request.trim()))?;
            out.flush()?;
        }
    }
}
