//! `puzzles`: make, check and solve positions in which few moves still win.

use std::io::{self, BufRead, Write};
use std::sync::atomic::Ordering;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use underdeck_coach::{LEVELS, Motif, Puzzle, PuzzleProgress, PuzzleSearch, make, of_day, puzzles};
use underdeck_game::{Link, Message, prose, say};
use underdeck_home::{luck, practice};
use underdeck_play::NEVER;
use underdeck_tui::{Left, LinesOf};

use crate::args::{GAME, number};
use crate::commands::many::{JobsArgument, interrupted, progress_bar, stop_flag, whole_number};
use crate::commands::practice::{exercises_in_lines, read_answer};
use crate::failure::Failure;
use crate::play::{full_screen, opens_screen, settings};
use crate::say::{self, STRONG};
use crate::words;

/// Seconds in a day.
const DAY: i64 = 86_400;

#[derive(Debug, Args)]
#[command(mut_arg("jobs", |jobs| jobs.requires("make")))]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", value_parser = GAME)]
    game: String,
    #[arg(long, conflicts_with_all = ["number", "list", "check", "make"])]
    daily: bool,
    #[arg(long, value_name = "N", conflicts_with_all = ["list", "check", "make"], value_parser = number::<usize>(0, u64::MAX))]
    number: Option<usize>,
    #[arg(long = "theme", value_name = "THEME", value_parser = motifs(), conflicts_with_all = ["daily", "number", "list", "check", "make"])]
    motif: Option<Motif>,
    #[arg(long, conflicts_with_all = ["check", "make"])]
    list: bool,
    #[arg(long, conflicts_with = "make")]
    check: bool,
    #[arg(long, value_name = "N", value_parser = whole_number(1, 100_000))]
    make: Option<u64>,
    #[arg(long, value_name = "S", default_value_t = 0, requires = "make", value_parser = whole_number(0, u64::MAX))]
    seed: u64,
    #[command(flatten)]
    jobs: JobsArgument,
    #[arg(long, conflicts_with_all = ["list", "check", "make"])]
    linear: bool,
}

/// Parses the name of a motif.
fn motifs() -> impl TypedValueParser<Value = Motif> {
    let read = |word: String| Motif::ALL.into_iter().find(|motif| motif.word() == word).ok_or("no theme");
    PossibleValuesParser::new(Motif::ALL.map(|motif| PossibleValue::new(motif.word()).help(motif.says().to_string())))
        .try_map(read)
}

/// Makes, checks, lists or asks puzzles.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = underdeck_catalogue::find(&arguments.game)?.info().id;
    if let Some(number) = arguments.make {
        return print(game, number, arguments);
    }
    let puzzles = puzzles(game)?;
    if puzzles.is_empty() {
        return Err(Failure::Usage(say!(LINE_PUZZLES_NONE, game).into()));
    }
    if arguments.check {
        return check(game, &puzzles);
    }
    if arguments.list {
        return list(game, &puzzles, &mut say::people());
    }
    let of_today = of_day(luck::seconds().div_euclid(DAY), puzzles.len());
    let number = arguments.number.or(arguments.daily.then_some(of_today));
    let wanted = of_theme(&puzzles, arguments.motif);
    let is_known = number.is_none_or(|number| puzzles.iter().any(|puzzle| puzzle.number == number));
    if is_known && opens_screen(arguments.linear, &settings()) {
        let next = |_| Ok::<_, Failure>(practice::deck()?.puzzles.next(&wanted).map(|puzzle| puzzle.number));
        let number = number.map_or_else(|| arguments.motif.map_or(Ok(None), next), |number| Ok(Some(number)))?;
        match full_screen(underdeck_tui::Start::Puzzles { game, number, theme: arguments.motif })? {
            Left::Program => return Ok(()),
            Left::ForLines(Some(task)) => return task_in_lines(&task),
            Left::ForLines(None) => {}
        }
    }
    in_lines(game, number, arguments.motif)
}

/// Asks the puzzle or the exercises that the player was at in full screen.
pub(super) fn task_in_lines(task: &LinesOf) -> Result<(), Failure> {
    match task {
        LinesOf::Puzzle { game, number } => in_lines(game, Some(*number), None),
        _ => exercises_in_lines(false),
    }
}

/// Asks one puzzle in line mode, or else all that are left, of one theme if there is one.
fn in_lines(game: &'static str, number: Option<usize>, motif: Option<Motif>) -> Result<(), Failure> {
    let puzzles = puzzles(game)?;
    let wanted = of_theme(&puzzles, motif);
    let (mut out, mut lines) = (say::lines(&settings()), io::stdin().lock().lines());
    if let Some(number) = number {
        let known = || say!(LINE_PUZZLE_UNKNOWN, n = number, game, count = puzzles.len());
        let found = number.checked_sub(1).and_then(|n| puzzles.get(n));
        let puzzle = found.ok_or_else(|| Failure::Usage(known().into()))?;
        ask(game, puzzle, &puzzles, &mut lines, &mut out)?;
        return Ok(out.flush()?);
    }
    while let Some(puzzle) = practice::deck()?.puzzles.next(&wanted) {
        if ask(game, puzzle, &puzzles, &mut lines, &mut out)?.is_none() {
            return Ok(out.flush()?);
        }
        writeln!(out)?;
    }
    list(game, &puzzles, &mut out)
}

/// The puzzles of a theme, or all of them.
fn of_theme(puzzles: &[Puzzle], motif: Option<Motif>) -> Vec<Puzzle> {
    puzzles.iter().filter(|puzzle| motif.is_none_or(|motif| puzzle.motif() == motif)).cloned().collect()
}

/// Prints the number of puzzles of each level, and the player's progress.
fn list(game: &str, puzzles: &[Puzzle], out: &mut impl Write) -> Result<(), Failure> {
    let progress = practice::deck()?.puzzles;
    let tried = |puzzles: &[Puzzle]| {
        let (tried, right) = progress.counts(puzzles);
        say!(PUZZLES_TRIED, tried, right, count = puzzles.len())
    };
    for level in 1..=LEVELS {
        let of_level: Vec<Puzzle> = puzzles.iter().filter(|puzzle| puzzle.level() == level).cloned().collect();
        let (Some(first), Some(last)) = (of_level.first(), of_level.last()) else { continue };
        let (first, last) = (first.number, last.number);
        writeln!(out, "{}", say!(LINE_PUZZLES_LEVEL, level, first, last, tried = tried(&of_level)))?;
    }
    for motif in Motif::ALL {
        let of_motif: Vec<Puzzle> = puzzles.iter().filter(|puzzle| puzzle.motif() == motif).cloned().collect();
        let (theme, word) = (theme(motif), motif.word());
        writeln!(out, "{}", say!(LINE_PUZZLES_THEME, theme, word, tried = tried(&of_motif)))?;
    }
    writeln!(out, "{}", tried(puzzles))?;
    writeln!(out, "{}", days(&progress, game, luck::seconds().div_euclid(DAY)))?;
    Ok(out.flush()?)
}

/// The message that names a motif.
fn theme(motif: Motif) -> Message {
    match motif {
        Motif::LastChance => say!(PUZZLES_CHANCE),
        Motif::Departures => say!(PUZZLES_DEPARTURES),
        Motif::Plan => say!(PUZZLES_PLAN),
    }
}

/// The streak of puzzles of the day.
fn days(progress: &PuzzleProgress, game: &str, day: i64) -> Message {
    let streak = progress.streak(game);
    say!(PUZZLES_DAYS, days = streak.now(day), best = streak.best)
}

/// Asks a puzzle until the player solves it or asks for the solution; `None` if the player leaves. The first answer is recorded.
fn ask(
    game: &str,
    puzzle: &Puzzle,
    all: &[Puzzle],
    lines: &mut impl Iterator<Item = io::Result<String>>,
    out: &mut impl Write,
) -> Result<Option<()>, Failure> {
    let (table, open) = (puzzle.table()?, puzzle.open()?);
    let open: String = open.iter().map(|open| format!("{}: {}\n", open.name, open.words())).collect();
    let show = || {
        let (table, offers) = (&table, words::list_offers(&table.offers, true));
        let head = if open.is_empty() { String::new() } else { format!("{}:\n", say!(PUZZLE_OPEN)) };
        format!("{}{head}{open}{}\n{offers}", words::glance(table), table.prompt)
    };
    let today = luck::seconds().div_euclid(DAY);
    let day = Some(today).filter(|&day| of_day(day, all.len()) == puzzle.number);
    let (title, number, level) = (underdeck_catalogue::find(game)?.info().title, puzzle.number, puzzle.level());
    let title = say!(PUZZLE_TITLE, game = title, n = number, count = all.len(), level, levels = LEVELS);
    let about = day.map(|_| say!(PUZZLE_DAILY)).into_iter().chain([theme(puzzle.motif())]);
    writeln!(out, "{STRONG}{title}{STRONG:#}: {}\n{}", Message::join(about, Link::Comma), show())?;
    writeln!(out, "{}", say!(PUZZLE_ASK, legal = table.offers.len(), answers = puzzle.answers.len()))?;
    let note = |is_right| {
        practice::change(|deck, _| {
            deck.puzzles.note(game, puzzle, is_right, day);
            day.map(|day| days(&deck.puzzles, game, day))
        })
    };
    while let Some(typed) = read_answer(lines, out, &table, &show)? {
        if typed == "solution" {
            note(false)?;
            let answers: Vec<_> = puzzle.answers.iter().map(|mv| format!("`{mv}`")).collect();
            writeln!(out, "{}", say!(FULL_STOP, text = prose::list(answers)))?;
            return Ok(Some(()));
        }
        match puzzle.answer(&typed, &NEVER) {
            Err(underdeck_coach::Error::Move(error)) => writeln!(out, "{}", say!(LINE_NO, reason = error.said()))?,
            Err(error) => return Err(error.into()),
            Ok(reply) => {
                let run = note(reply.is_right)?;
                writeln!(out, "{}", reply.words(puzzle))?;
                if reply.is_right {
                    writeln!(out, "{}", say!(PUZZLE_SHARE, game, n = number))?;
                    if let Some(days) = run {
                        writeln!(out, "{days}")?;
                    }
                    return Ok(Some(()));
                }
            }
        }
    }
    Ok(None)
}

/// Makes puzzles and prints them, one per line.
fn print(game: &str, number: u64, arguments: &Arguments) -> Result<(), Failure> {
    let (stop, bar) = (stop_flag()?, progress_bar(number, underdeck_game::say!(CLI_PROGRESS_PUZZLES, n = number)));
    let seed = arguments.seed;
    let making = PuzzleSearch { game: game.into(), seed, number: number as usize, jobs: arguments.jobs.jobs() };
    let mut deals = 0;
    let made = make(&making, &stop, &mut |found, tried| {
        deals = tried;
        bar.set_position(found as u64);
    })?;
    bar.finish_and_clear();
    let mut out = say::programs();
    writeln!(out, "# underdeck puzzles {game} --make {number} --seed {seed}")?;
    writeln!(
        out,
        "# deal, moves up to the position, careless games of 256 that win, departures, positions, decisions that leave one plan | moves that win"
    )?;
    made.iter().try_for_each(|puzzle| writeln!(out, "{puzzle}"))?;
    out.flush()?;
    say::note(&say!(LINE_PUZZLES_MADE, n = made.len(), deals));
    if stop.load(Ordering::Relaxed) { Err(interrupted()) } else { Ok(()) }
}

/// Proves the answers of puzzles again.
fn check(game: &str, puzzles: &[Puzzle]) -> Result<(), Failure> {
    let wrong: Vec<String> = puzzles.iter().filter_map(|puzzle| Some(puzzle.check().err()?.to_string())).collect();
    if !wrong.is_empty() {
        return Err(Failure::Failed(wrong.join("\n")));
    }
    say::note(&say!(LINE_PUZZLES_PROVEN, game, n = puzzles.len()));
    Ok(())
}
