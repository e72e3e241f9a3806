//! No command: choose a game and play it; off a terminal, the help.

use clap::CommandFactory;

use crate::args::{Cli, DealArguments};
use crate::commands::play;
use crate::failure::Failure;
use crate::play::ask;
use crate::say::{self, STRONG};
use crate::{home, luck};

/// What can be chosen.
enum Choice {
    New(&'static str),
    Daily(&'static str),
    GoOn(std::path::PathBuf, record::Record),
    Rules(&'static str),
    Quit,
}

/// Chooses a game and plays it.
pub(crate) fn run() -> Result<(), Failure> {
    if !crate::play::asks() {
        return Ok(Cli::command().print_help()?);
    }
    say::note(&format!("{STRONG}Underdeck{STRONG:#}: solo dungeon games for a deck of cards.\n"));
    let mut choices: Vec<(String, Choice)> = Vec::new();
    for (path, record) in home::unfinished(None)? {
        choices.push((play::tell(&record), Choice::GoOn(path, record)));
    }
    for game in catalogue::games() {
        let info = game.info();
        let line = format!("{STRONG}{}{STRONG:#} by {}: {}", info.title, info.designer, info.summary);
        choices.push((line, Choice::New(info.id)));
        choices.push((format!("{}: the deal of the day, {}", info.title, luck::today()), Choice::Daily(info.id)));
        choices.push((format!("{}: how to play", info.title), Choice::Rules(info.id)));
    }
    choices.push(("Quit".into(), Choice::Quit));
    loop {
        for (i, (line, _)) in choices.iter().enumerate() {
            say::note(&format!("{:>3}. {line}", i + 1));
        }
        let Some(answer) = ask("\nWhich number? ")? else { return Ok(()) };
        let answer = answer.trim().to_lowercase();
        let number = answer.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        match number.and_then(|n| choices.get(n)) {
            Some((_, Choice::Quit)) => return Ok(()),
            Some((_, Choice::Rules(id))) => super::rules::how_to_play(id)?,
            Some((_, Choice::GoOn(path, record))) => return play::go_on(path, record),
            Some((_, Choice::New(id))) => return play::run(&fresh(id, None)),
            Some((_, Choice::Daily(id))) => return play::run(&fresh(id, Some(luck::daily_seed()))),
            None if ["q", "quit", "exit"].contains(&answer.as_str()) => return Ok(()),
            None => say::note(&format!("Type a number from 1 to {}.\n", choices.len())),
        }
    }
}

/// What `play GAME --new` means, with a seed if one is given.
fn fresh(id: &str, seed: Option<u64>) -> play::Arguments {
    play::Arguments {
        game: id.into(),
        deal: DealArguments { seed, ..DealArguments::default() },
        record: None,
        resume: false,
        new: true,
        brief: false,
        full: false,
        player: None,
    }
}
