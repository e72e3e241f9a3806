//! `puzzles`: make, check and solve positions in which few moves still win.

use std::io::{self, BufRead, Write};
use std::sync::atomic::Ordering;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use underdeck_coach::{LEVELS, Motif, Puzzle, PuzzleProgress, PuzzleReply, PuzzleSearch, make, of_day, puzzles};
use underdeck_game::{Link, Message, Value, prose, say};
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
    #[arg(long, conflicts_with_all = ["motif", "list", "check", "make"])]
    record: bool,
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
    if arguments.record {
        let number = number.ok_or_else(|| Failure::Usage(say!(CLI_PUZZLES_RECORD).into()))?;
        let mut out = say::programs();
        write!(out, "{}", numbered(game, &puzzles, number)?.record()?.sealed())?;
        return Ok(out.flush()?);
    }
    let wanted = of_theme(&puzzles, arguments.motif);
    let is_known = number.is_none_or(|number| puzzles.iter().any(|puzzle| puzzle.number == number));
    if is_known && opens_screen(arguments.linear, &settings()) {
        let next =
            |_| Ok::<_, Failure>(practice::deck()?.puzzles.next(&wanted, None, None).map(|puzzle| puzzle.number));
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
        ask(game, numbered(game, &puzzles, number)?, &puzzles, &mut lines, &mut out)?;
        return Ok(out.flush()?);
    }
    while let Some(puzzle) = practice::deck()?.puzzles.next(&wanted, None, None) {
        if ask(game, puzzle, &puzzles, &mut lines, &mut out)?.is_none() {
            return Ok(out.flush()?);
        }
        writeln!(out)?;
    }
    list(game, &puzzles, &mut out)
}

/// The puzzle with this number.
fn numbered<'a>(game: &str, puzzles: &'a [Puzzle], number: usize) -> Result<&'a Puzzle, Failure> {
    let known = || say!(LINE_PUZZLE_UNKNOWN, n = number, game, count = puzzles.len());
    let found = number.checked_sub(1).and_then(|n| puzzles.get(n));
    found.ok_or_else(|| Failure::Usage(known().into()))
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
        let (theme, word) = (motif.says(), motif.word());
        writeln!(out, "{}", say!(LINE_PUZZLES_THEME, theme, word, tried = tried(&of_motif)))?;
    }
    writeln!(out, "{}", tried(puzzles))?;
    writeln!(out, "{}", days(&progress, game, luck::seconds().div_euclid(DAY)))?;
    Ok(out.flush()?)
}

/// The streak of puzzles of the day.
fn days(progress: &PuzzleProgress, game: &str, day: i64) -> Message {
    let streak = progress.streak(game);
    say!(PUZZLES_DAYS, days = streak.now(day), best = streak.best)
}

/// Asks a puzzle, move after move, until the player solves it or asks for the solution; `None` if the player leaves. The first answer is recorded.
/// A wrong move is refuted and not made.
fn ask(
    game: &str,
    puzzle: &Puzzle,
    all: &[Puzzle],
    lines: &mut impl Iterator<Item = io::Result<String>>,
    out: &mut impl Write,
) -> Result<Option<()>, Failure> {
    let today = luck::seconds().div_euclid(DAY);
    let day = Some(today).filter(|&day| of_day(day, all.len()) == puzzle.number);
    let (title, number, level) = (underdeck_catalogue::find(game)?.info().title, puzzle.number, puzzle.level());
    let title = say!(PUZZLE_TITLE, game = title, n = number, count = all.len(), level, levels = LEVELS);
    let about = day.map(|_| say!(PUZZLE_DAILY)).into_iter().chain([puzzle.motif().says()]);
    writeln!(out, "{STRONG}{title}{STRONG:#}: {}", Message::join(about, Link::Comma))?;
    let note = |is_right| practice::change(|deck, _| noted(&mut deck.puzzles, game, puzzle, is_right, day));
    let (mut line, mut won) = (String::new(), None::<PuzzleReply>);
    loop {
        let here = puzzle.after(&line)?;
        let (table, open) = (here.table()?, here.open()?);
        let open: String = open.iter().map(|open| format!("{}: {}\n", open.name, open.words())).collect();
        let show = || {
            let (table, offers) = (&table, words::list_offers(&table.offers, true));
            let head = if open.is_empty() { String::new() } else { format!("{}:\n", say!(PUZZLE_OPEN)) };
            format!("{}{head}{open}{}\n{offers}", words::glance(table), table.prompt)
        };
        writeln!(out, "{}", show())?;
        if line.is_empty() {
            writeln!(out, "{}", say!(PUZZLE_ASK, legal = table.offers.len(), answers = puzzle.answers.len()))?;
        }
        let (reply, on) = loop {
            let Some(typed) = read_answer(lines, out, &table, &show)? else { return Ok(None) };
            if typed == "solution" {
                note(false)?;
                let answers: Vec<_> = puzzle.answers.iter().map(|mv| format!("`{mv}`")).collect();
                let proven = || say!(FULL_STOP, text = prose::list(answers));
                writeln!(out, "{}", won.map_or_else(proven, |reply| reply.way()))?;
                return Ok(Some(()));
            }
            match here.answer(&typed, &NEVER) {
                Err(underdeck_coach::Error::Move(error)) => writeln!(out, "{}", say!(LINE_NO, reason = error.said()))?,
                Err(error) => return Err(error.into()),
                Ok(reply) => {
                    let said = if line.is_empty() { note(reply.is_right)? } else { Vec::new() };
                    let goes_on = reply.is_right && !reply.is_solved;
                    let on = goes_on.then(|| puzzle.extended(&line, &reply.path)).transpose()?;
                    let judged = match on {
                        Some((_, true)) => say!(PUZZLE_CIRCLE),
                        Some(_) => reply.grade(&here),
                        None => reply.words(&here),
                    };
                    [judged].into_iter().chain(said).try_for_each(|said| writeln!(out, "{said}"))?;
                    if reply.is_right {
                        break (reply, on);
                    }
                }
            }
        };
        let Some((extended, _)) = on else {
            writeln!(out, "{} {}", say!(PUZZLE_SOLVED), say!(PUZZLE_SHARE, game, n = number))?;
            return Ok(Some(()));
        };
        line = extended;
        won = Some(reply);
    }
}

/// Records an answer; if it is the first, the new rating, and for the puzzle of the day the streak.
fn noted(progress: &mut PuzzleProgress, game: &str, puzzle: &Puzzle, is_right: bool, day: Option<i64>) -> Vec<Message> {
    let change = progress.note(game, puzzle, is_right, day);
    let rated = change.map(|change| say!(PUZZLE_RATED, own = progress.rating(game), change = Value::Change(change)));
    rated.into_iter().chain(day.map(|day| days(progress, game, day))).collect()
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
