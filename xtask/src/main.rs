//! Chores of the project: `cargo xtask tidy`, `bless` and `ci`.

mod bless;
mod catalogues;
mod ci;
mod new_game;
mod sizes;
mod tidy;
mod tree;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
usage: cargo xtask CHORE

  tidy           what the compiler does not check: layers, order inside the crates, citations of rules, shapes of types, words, shared builds
  tidy --cycles  every import cycle with the imports that close it
  bless [GAME]   write golden traces and perft counts anew: games/GAME/tests/traces and perft.txt
  new-game NAME  make the crate of a new game: modules, manifests, catalogue, skeletons of reference and tests
  words CODE     what a language lacks of the messages and texts, has too much, or says with other arguments
  sizes          bytes of the released program, of its code by crate, and of the modules of the offline edition
  web [DIR]      build the offline edition into a folder, dist if none is named; --quick for a large one that compiles quickly
  ci             everything that CI runs, in its order
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["tidy"] => tidy::run(),
        ["tidy", "--cycles"] => tidy::cycles(),
        ["bless"] => bless::run(None),
        ["bless", game] => bless::run(Some(game)),
        ["new-game", name] => new_game::run(name),
        ["words", code] => catalogues::words(code),
        ["sizes"] => sizes::run(),
        ["web", rest @ ..] => web::run(rest),
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
