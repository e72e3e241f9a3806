//! `puzzles`: make, check and solve positions in which few moves still win.

use std::io::{self, BufRead, Write};
use std::sync::atomic::Ordering;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use underdeck_coach::{LEVELS, Motif, Puzzle, PuzzleSearch, make, of_day, puzzles};
use underdeck_game::{prose, signed};
use underdeck_home::{luck, practice};
use underdeck_play::NEVER;

use crate::args::number;
use crate::commands::many::{JobsArgument, interrupted, progress_bar, stop_flag, whole_number};
use crate::commands::practice::read_answer;
use crate::failure::Failure;
use crate::say::{self, STRONG};
use crate::words;

const EXAMPLES: &str = "\
Examples:
  underdeck puzzles keevorn                        solve the puzzles that you have not tried
  underdeck puzzles keevorn --daily                solve the puzzle of the day
  underdeck puzzles keevorn --number 17            solve this one
  underdeck puzzles keevorn --theme plan           those in which one plan wins
  underdeck puzzles keevorn --list                 what there is, and what you have solved
  underdeck puzzles keevorn --check                prove all answers anew
  underdeck puzzles keevorn --make 200 --seed 1    make 200 puzzles, as text";

/// Seconds in a day.
const DAY: i64 = 86_400;

/// Solve puzzles: positions in which few moves still win
///
/// All cards are open: you see how the hidden ones lie and how dice will fall. At most a third of the legal moves still win; the solver has proved every
/// other one lost. Which ones win? `q` leaves, `look` shows the position again, `solution` gives up.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    /// Solve the puzzle of the day, the same for everybody
    #[arg(long, conflicts_with_all = ["number", "list", "check", "make"])]
    daily: bool,
    /// Solve the puzzle with this number; the easiest is 1
    #[arg(long, value_name = "N", conflicts_with_all = ["list", "check", "make"], value_parser = number::<usize>(0, u64::MAX))]
    number: Option<usize>,
    /// Solve puzzles of one kind
    #[arg(long = "theme", value_name = "THEME", value_parser = motifs(), conflicts_with_all = ["daily", "number", "list", "check", "make"])]
    motif: Option<Motif>,
    /// List levels and what you have solved
    #[arg(long, conflicts_with_all = ["check", "make"])]
    list: bool,
    /// Prove the answers of all puzzles anew
    #[arg(long, conflicts_with = "make")]
    check: bool,
    /// Make N puzzles and print them as text
    #[arg(long, value_name = "N", value_parser = whole_number(1, 100_000))]
    make: Option<u64>,
    /// The first seed of the deals that puzzles are made of
    #[arg(long, value_name = "S", default_value_t = 0, requires = "make", value_parser = whole_number(0, u64::MAX))]
    seed: u64,
    #[command(flatten)]
    jobs: JobsArgument,
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
        return Err(Failure::Usage(format!("there are no puzzles of {game}")));
    }
    if arguments.check {
        return check(game, &puzzles);
    }
    let (mut out, mut lines) = (say::people(), io::stdin().lock().lines());
    if arguments.list {
        return list(game, &puzzles, &mut out);
    }
    let of_today = of_day(luck::seconds().div_euclid(DAY), puzzles.len());
    if let Some(number) = arguments.number.or(arguments.daily.then_some(of_today)) {
        let known =
            || Failure::Usage(format!("there is no puzzle {number} of {game}: they count from 1 to {}", puzzles.len()));
        let puzzle = number.checked_sub(1).and_then(|n| puzzles.get(n)).ok_or_else(known)?;
        ask(game, puzzle, &puzzles, &mut lines, &mut out)?;
        return Ok(out.flush()?);
    }
    let is_wanted = |puzzle: &&Puzzle| arguments.motif.is_none_or(|motif| puzzle.motif() == motif);
    let wanted: Vec<Puzzle> = puzzles.iter().filter(is_wanted).cloned().collect();
    while let Some(puzzle) = practice::deck()?.puzzles.next(&wanted) {
        if ask(game, puzzle, &puzzles, &mut lines, &mut out)?.is_none() {
            return Ok(out.flush()?);
        }
        writeln!(out)?;
    }
    list(game, &puzzles, &mut out)
}

/// Prints the number of puzzles of each level, and the player's progress.
fn list(game: &str, puzzles: &[Puzzle], out: &mut impl Write) -> Result<(), Failure> {
    let progress = practice::deck()?.puzzles;
    for level in 1..=LEVELS {
        let of_level: Vec<Puzzle> = puzzles.iter().filter(|puzzle| puzzle.level() == level).cloned().collect();
        let (Some(first), Some(last)) = (of_level.first(), of_level.last()) else { continue };
        let (tried, right) = progress.counts(&of_level);
        writeln!(
            out,
            "Level {level}: puzzles {} to {}; {tried} tried, {right} right at once",
            first.number, last.number
        )?;
    }
    for motif in Motif::ALL {
        let of_motif: Vec<Puzzle> = puzzles.iter().filter(|puzzle| puzzle.motif() == motif).cloned().collect();
        let (tried, right) = progress.counts(&of_motif);
        let count = prose::count(of_motif.len(), "puzzle");
        writeln!(out, "{}, --theme {}: {count}; {tried} tried, {right} right at once", motif.says(), motif.word())?;
    }
    let (tried, right) = progress.counts(puzzles);
    writeln!(out, "{} of {game}; {tried} tried, {right} right at once", prose::count(puzzles.len(), "puzzle"))?;
    let streak = progress.streak(game);
    let days = prose::count(streak.now(luck::seconds().div_euclid(DAY)) as usize, "day");
    writeln!(out, "Puzzle of the day: {days} in a row, the most were {}", streak.best)?;
    Ok(out.flush()?)
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
    let open: String = open.iter().map(|open| format!("{}: {}\n", open.name, signed(&open.things.join(" ")))).collect();
    let show = || {
        let (table, offers) = (&table, words::list_offers(&table.offers, true));
        let head = if open.is_empty() { "" } else { "Hidden, the next first:\n" };
        format!("{}{head}{open}{}\n{offers}", words::glance(table), table.prompt)
    };
    let today = luck::seconds().div_euclid(DAY);
    let day = Some(today).filter(|&day| of_day(day, all.len()) == puzzle.number);
    let (title, number, level) = (underdeck_catalogue::find(game)?.info().title, puzzle.number, puzzle.level());
    let daily = if day.is_some() { ", the puzzle of the day" } else { "" };
    writeln!(
        out,
        "{STRONG}{title}, puzzle {number} of {}, level {level} of {LEVELS}{daily}{STRONG:#}: {}\n{}",
        all.len(),
        puzzle.motif().says(),
        show()
    )?;
    let (answers, legal) = (puzzle.answers.len(), table.offers.len());
    let which = if answers == 1 { "one still wins" } else { &format!("{answers} still win") };
    writeln!(out, "Of {legal} moves {which}: which?")?;
    let note = |is_right| {
        practice::change(|deck, _| {
            deck.puzzles.note(game, puzzle, is_right, day);
            day.map(|day| deck.puzzles.streak(game).now(day))
        })
    };
    while let Some(typed) = read_answer(lines, out, &table, &show)? {
        if typed == "solution" {
            note(false)?;
            let answers: Vec<_> = puzzle.answers.iter().map(|mv| format!("`{mv}`")).collect();
            writeln!(out, "{}.", prose::list(answers))?;
            return Ok(Some(()));
        }
        match puzzle.answer(&typed, &NEVER) {
            Err(underdeck_coach::Error::Move(error)) => writeln!(out, "No: {error}.")?,
            Err(error) => return Err(error.into()),
            Ok(reply) => {
                let run = note(reply.is_right)?;
                writeln!(out, "{}", reply.words(puzzle))?;
                if reply.is_right {
                    writeln!(
                        out,
                        "To share: `underdeck puzzles {game} --number {number}`; on a server /puzzles/{game}/{number}"
                    )?;
                    if let Some(run) = run {
                        writeln!(out, "{} in a row.", prose::count(run as usize, "day"))?;
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
    let (stop, bar) = (stop_flag()?, progress_bar(number, "puzzles"));
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
    say::note(&format!("{} puzzles from {deals} deals.", made.len()));
    if stop.load(Ordering::Relaxed) { Err(interrupted()) } else { Ok(()) }
}

/// Proves the answers of puzzles again.
fn check(game: &str, puzzles: &[Puzzle]) -> Result<(), Failure> {
    let wrong: Vec<String> = puzzles.iter().filter_map(|puzzle| Some(puzzle.check().err()?.to_string())).collect();
    if !wrong.is_empty() {
        return Err(Failure::Failed(wrong.join("\n")));
    }
    say::note(&format!("{game}: the answers of {} puzzles are proven.", puzzles.len()));
    Ok(())
}
