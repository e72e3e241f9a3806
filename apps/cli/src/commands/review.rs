//! `review`: the cost of each decision of a game, and the luck.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use underdeck_coach::{Review, ReviewHost, ReviewSettings, ReviewSummary, VerbSummary};
use underdeck_game::{Seat, say};
use underdeck_home::ReviewNotice;
use underdeck_record::Record;
use underdeck_tui::Left;

use crate::commands::many::{
    ByArgument, JobsArgument, WholeFile, interrupted, progress_bar, stop_flag, takes_stdout, whole_number,
};
use crate::failure::Failure;
use crate::play::{full_screen, opens_screen, settings};
use crate::say::{self, FAINT, STRONG};

/// The games of the first estimate.
const FIRST_GAMES: u64 = 4;
/// The most time of a round, as a multiple of a first estimate with as many games.
const ROUND_COST: f64 = 12.0;
/// The share of the remaining time that a plan uses.
const MARGIN: f64 = 0.85;
/// The growth of the rounds of a review of more than a minute, which the player may stop at any time: each has this many times the games of
/// the one before.
const GROWTH: u64 = 2;
const MINUTE: f64 = 60.0;
/// The seconds of a review.
const TIME: u64 = 10;
/// The length of the progress bar.
const BAR_LENGTH: u64 = 1_000;
/// The width of the curve in columns.
const WIDTH: usize = 72;
/// The most kinds of decisions in a summary.
const KINDS: usize = 10;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "SECONDS", default_value_t = TIME, conflicts_with = "games", value_parser = whole_number(1, 1_000_000))]
    time: u64,
    #[arg(long, conflicts_with_all = ["time", "games"])]
    until_stopped: bool,
    #[arg(long, value_name = "N", value_parser = whole_number(1, 1_000_000))]
    games: Option<u64>,
    #[command(flatten)]
    by: ByArgument,
    #[arg(long, value_name = "SEAT", default_value_t = 1, value_parser = whole_number(1, 2))]
    seat: u64,
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = whole_number(0, u64::MAX))]
    seed: u64,
    #[arg(long)]
    fresh: bool,
    #[command(flatten)]
    jobs: JobsArgument,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[arg(long)]
    practice: bool,
    #[arg(long)]
    linear: bool,
}

impl Arguments {
    /// The file of a review that the full-screen table makes, too: of one game, in its own time, shown and not written.
    fn on_screen(&self) -> Option<&Path> {
        let [file] = self.files.as_slice() else { return None };
        let is_measured = self.time != TIME || self.until_stopped || self.games.is_some() || self.by.by.is_some();
        let is_special = is_measured || self.seed != 0 || self.fresh || self.jobs.is_given();
        let is_written = self.json || self.html.is_some();
        Some(file.as_path()).filter(|file| !is_special && !is_written && file.is_file())
    }
}

/// Reviews the games.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(path) = arguments.on_screen().filter(|_| opens_screen(arguments.linear, &settings())) {
        let (path, record) = read(path)?;
        let (seat, is_own) =
            (Seat(arguments.seat as u8 - 1), arguments.practice || underdeck_home::practice::is_own(&path));
        if matches!(full_screen(underdeck_tui::Start::Review { record, seat, is_own })?, Left::Program) {
            return Ok(());
        }
    }
    let mut records = Vec::new();
    for path in &arguments.files {
        if path.is_dir() {
            let kept = underdeck_home::campaigns::load(path)?;
            records.extend(kept.files.iter().map(|file| read(file)).collect::<Result<Vec<_>, _>>()?);
        } else {
            records.push(read(path)?);
        }
    }
    let html = arguments.html.as_deref();
    let is_quiet = takes_stdout(&[("--html", html)], arguments.json)?;
    // The page is begun before the reviews, so a page that cannot be written fails at once.
    let page = html.map(WholeFile::create).transpose()?;
    let (stop, several) = (stop_flag()?, records.len() > 1);
    let mut reviews = Vec::new();
    for (path, record) in &records {
        reviews.push(one(path, record, arguments, &stop)?);
        let review = &reviews[reviews.len() - 1];
        if arguments.practice || underdeck_home::practice::is_own(path) {
            let added = underdeck_home::practice::change(|deck, now| deck.add(record, review, now))?;
            if added > 0 {
                say::note(&say!(CLI_REVIEW_EXERCISES, n = added));
            }
        }
        if arguments.json {
            let mut out = say::programs();
            serde_json::to_writer(&mut out, review).map_err(std::io::Error::from)?;
            writeln!(out)?;
            out.flush()?;
        } else if is_quiet {
            // The page goes to standard output instead.
        } else if several {
            let mut out = say::people();
            writeln!(out, "{STRONG}{}{STRONG:#}: {} {}", path.display(), review.verdict(), review.tally())?;
            out.flush()?;
        } else {
            print_review(review)?;
        }
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    if let Some(page) = page {
        let names = records.iter().map(|(path, _)| path.file_name().unwrap_or_default().display().to_string());
        let html = underdeck_report::review(&names.zip(reviews.iter().cloned()).collect::<Vec<_>>());
        page.write_whole(html.as_bytes())?;
    }
    if stop.load(Ordering::Relaxed) && !arguments.until_stopped {
        return Err(interrupted());
    }
    if several && !arguments.json && !is_quiet { kinds(&ReviewSummary::of(&reviews)) } else { Ok(()) }
}

fn read(path: &Path) -> Result<(PathBuf, Record), Failure> {
    let record = underdeck_home::parse(path, &underdeck_home::read(path)?)?;
    underdeck_home::game_of(path, &record)?;
    Ok((path.to_owned(), record))
}

/// Reviews a game within its time.
fn one(path: &Path, record: &Record, arguments: &Arguments, stop: &AtomicBool) -> Result<Review, Failure> {
    let request = ReviewSettings {
        aim: arguments.by.by.map(Into::into),
        seat: Seat(arguments.seat as u8 - 1),
        games: arguments.games.unwrap_or(FIRST_GAMES),
        glance: arguments.games.is_none(),
        seed: arguments.seed,
        jobs: arguments.jobs.jobs(),
    };
    let bar = progress_bar(BAR_LENGTH, say!(CLI_PROGRESS_ROUND));
    let progress = |share: f64| bar.set_position((share * BAR_LENGTH as f64) as u64);
    let time = if arguments.until_stopped { f64::INFINITY } else { arguments.time as f64 };
    let mut next = |last: &Review, [now, took]: [f64; 2]| {
        if arguments.games.is_some() {
            return None;
        }
        // A round takes time in proportion to its games, and a first estimate a small part of it.
        let rate = last.games as f64 / took.max(1e-3);
        if last.glance {
            return Some(last.games).filter(|_| ROUND_COST * now < time);
        }
        let games = (MARGIN * (time - now) * rate).min(1e9) as u64;
        let most = if time > MINUTE { GROWTH * last.games } else { games };
        Some(games.min(most)).filter(|&games| games > last.games)
    };
    let notify = |notice| match notice {
        ReviewNotice::Resumed => say::note(&say!(CLI_REVIEW_RESUMED)),
        ReviewNotice::Trouble(words) => say::note(&words),
    };
    let host = ReviewHost { progress: &progress, ..ReviewHost::new(stop) };
    let found = underdeck_home::review(record, &request, arguments.fresh, &host, &notify, &mut next);
    bar.finish_and_clear();
    found.map_err(|error| match error {
        underdeck_coach::Error::Stopped => {
            say::note(&say!(CLI_INTERRUPTED_REVIEW));
            interrupted()
        }
        underdeck_coach::Error::Catalogue(error) => Failure::file(path, error),
        error => Failure::Usage(say!(CLI_IN_FILE, file = path.display().to_string(), why = error.said()).into()),
    })
}

impl From<underdeck_coach::Error> for Failure {
    fn from(error: underdeck_coach::Error) -> Self {
        match error {
            underdeck_coach::Error::Catalogue(error) => error.into(),
            error => Self::Usage(error.to_string()),
        }
    }
}

/// Prints a review in full.
fn print_review(review: &Review) -> Result<(), Failure> {
    let mut out = say::people();
    let game = format!("{STRONG}{}{STRONG:#}", underdeck_catalogue::find(&review.game)?.info().title);
    let head = say!(REPORT_REVIEW_TITLE, game, deal = review.deal);
    writeln!(out, "{head}\n{}\n{}", review.verdict(), review.tally())?;
    let strokes = review.strokes();
    if !strokes.is_empty() {
        writeln!(out, "{strokes}")?;
    }
    writeln!(out, "\n{}", review.curve(WIDTH))?;
    for slip in review.slips() {
        let number = format!("{:>4}  ", slip.ply);
        writeln!(out, "{}", say::wrap(&review.slip(slip), &number, "      ", 78))?;
    }
    writeln!(out, "\n{FAINT}{}{FAINT:#}", review.method())?;
    Ok(out.flush()?)
}

/// Prints the kinds of decisions that cost most over several games.
fn kinds(summary: &ReviewSummary) -> Result<(), Failure> {
    let mut out = say::people();
    writeln!(out, "\n{}", say!(CLI_REVIEW_GAMES, n = summary.games, shares = summary.shares()))?;
    if summary.kinds.is_empty() {
        writeln!(out, "{}", say!(CLI_REVIEW_NONE))?;
    }
    for VerbSummary { game, verb, decisions, slips, points } in summary.kinds.iter().take(KINDS) {
        let (verb, points) = (format!("{STRONG}{verb}{STRONG:#}"), points.round() as i64);
        writeln!(out, "  {}", say!(CLI_REVIEW_KIND, verb, game, slips, decisions, points))?;
    }
    Ok(out.flush()?)
}
