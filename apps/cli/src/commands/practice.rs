//! `practice`: the player's mistakes as exercises.

use std::io::{self, BufRead, Write};

use clap::Args;
use underdeck_coach::{Exercise, ExerciseDeck};
use underdeck_game::{Table, say};
use underdeck_home::luck;
use underdeck_play::NEVER;

use crate::failure::Failure;
use crate::play::{full_screen, opens_screen, settings};
use crate::say::{self, STRONG};
use crate::words;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long)]
    list: bool,
    #[arg(long, conflicts_with = "list")]
    linear: bool,
}

/// Asks the due exercises.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let is_due = || Ok::<_, Failure>(underdeck_home::practice::deck()?.due(luck::seconds()).is_some());
    let on_screen = !arguments.list && opens_screen(arguments.linear, &settings()) && is_due()?;
    if on_screen && matches!(full_screen(underdeck_tui::Start::Practice)?, underdeck_tui::Left::Program) {
        return Ok(());
    }
    exercises_in_lines(arguments.list)
}

/// Asks the due exercises in line mode, or only says how many there are.
pub(super) fn exercises_in_lines(lists: bool) -> Result<(), Failure> {
    let mut out = say::lines(&settings());
    let mut lines = io::stdin().lock().lines();
    loop {
        let (deck, now) = (underdeck_home::practice::deck()?, luck::seconds());
        let Some(exercise) = deck.due(now).filter(|_| !lists) else {
            writeln!(out, "{}", deck.words(now))?;
            return Ok(out.flush()?);
        };
        match ask(exercise, &deck, &mut lines, &mut out)? {
            Some(()) => writeln!(out)?,
            None => return Ok(out.flush()?),
        }
    }
}

/// Asks one exercise; `None` if the player leaves.
fn ask(
    exercise: &Exercise,
    deck: &ExerciseDeck,
    lines: &mut impl Iterator<Item = io::Result<String>>,
    out: &mut impl Write,
) -> Result<Option<()>, Failure> {
    let session = match exercise.position().and_then(|record| Ok(underdeck_play::open(&record)?)) {
        Ok(session) => session,
        Err(error) => {
            say::note(&error.to_string());
            underdeck_home::practice::change(|deck, _| deck.forget(&exercise.id))?;
            return Ok(Some(()));
        }
    };
    let table = words::final_last(session.table());
    let show = || format!("{}{}\n{}", words::glance(&table), table.prompt, words::list_offers(&table.offers, true));
    let (due, _, _) = deck.counts(luck::seconds());
    let question = say!(PRACTICE_ASK, game = session.info().title, n = session.ply() + 1);
    writeln!(out, "{STRONG}{question}{STRONG:#} {}\n{}", say!(DECK_DUE, n = due), show())?;
    while let Some(typed) = read_answer(lines, out, &table, &show)? {
        match exercise.answer(&typed, &NEVER) {
            Err(underdeck_coach::Error::Move(error)) => writeln!(out, "{}", say!(LINE_NO, reason = error.said()))?,
            Err(error) => return Err(error.into()),
            Ok(answer) => {
                let back = underdeck_home::practice::change(|deck, now| {
                    deck.answered(&exercise.id, answer.is_right, now).map(|due| due - now)
                })?;
                writeln!(out, "{} {}", answer.words(exercise), underdeck_coach::comes_back(back))?;
                return Ok(Some(()));
            }
        }
    }
    Ok(None)
}

/// Reads the answer to an exercise or a puzzle: the spelling of a move given by number, or the line as typed; `None` if the player
/// leaves. `show` describes the position.
pub(crate) fn read_answer(
    lines: &mut impl Iterator<Item = io::Result<String>>,
    out: &mut impl Write,
    table: &Table,
    show: &dyn Fn() -> String,
) -> Result<Option<String>, Failure> {
    loop {
        if crate::play::asks() {
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
