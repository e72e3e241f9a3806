//! Chores of the project: `cargo xtask tidy`, `bless` and `ci`.

mod bless;
mod ci;
mod picture;
mod tidy;
mod tree;

use std::process::ExitCode;

const HELP: &str = "\
usage: cargo xtask CHORE

  tidy           what the compiler does not check: layers, citations of rules, file sizes, forbidden words
  bless [GAME]   write golden traces and perft counts anew: games/GAME/tests/traces and perft.txt
  picture        draw the README's picture, docs/table.svg, anew
  ci             everything that CI runs, in its order
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["tidy"] => tidy::run(),
        ["bless"] => bless::run(None),
        ["bless", game] => bless::run(Some(game)),
        ["picture"] => picture::run(),
        ["ci"] => ci::run(),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => {
            eprint!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
