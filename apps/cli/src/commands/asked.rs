//! Asking for the best move of a position: what exercises and puzzles share.

use std::io::{self, Write};

use underdeck_game::Table;

use crate::failure::Failure;
use crate::play;

/// The next answer: for the number of a move its spelling, other lines as they are; `None` if the player leaves. `show` describes the position.
pub(crate) fn asked(
    lines: &mut impl Iterator<Item = io::Result<String>>,
    out: &mut impl Write,
    table: &Table,
    show: &dyn Fn() -> String,
) -> Result<Option<String>, Failure> {
    loop {
        if play::asks() {
            write!(out, "> ")?;
        }
        out.flush()?;
        let Some(line) = lines.next() else { return Ok(None) };
        let line = line?;
        match line.trim() {
            "" => {}
            "q" | "quit" => return Ok(None),
            "look" | "moves" => writeln!(out, "{}", show())?,
            typed => {
                let number = typed.parse::<usize>().ok().and_then(|n| table.offers.get(n.checked_sub(1)?));
                return Ok(Some(number.map_or_else(|| typed.to_owned(), |offer| offer.spelling.clone())));
            }
        }
    }
}
