//! `sim`: many games, and what they show.

mod files;
pub(crate) mod text;

use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use catalogue::Visitor;
use clap::{Args, ValueEnum};
use game::Playable;
use lab::rows::Row;
use lab::stats::Until;
use lab::{CampaignReport, Host, Luck, Plan, Study, has_rivals, simulate, simulate_campaigns, simulate_rows};
use players::PlayerKind;
use serde::Serialize;

use crate::args::PlayerParser;
use crate::commands::many::{ManyArguments, WholeFile, progress_bar, seconds, stop_flag, whole_number};
use crate::failure::Failure;
use crate::say;

const EXAMPLES: &str = "\
Examples:
  underdeck sim keevorn --player greedy --games 10000
  underdeck sim keevorn --player greedy --player mcts:200       on the same deals, and how they differ
  underdeck sim keevorn --player greedy --until ±0.5%           until the win rate is known so well
  underdeck sim keevorn --player greedy --report keevorn.html   with plots, for a browser";

/// The most games of one simulation: years of them.
const MOST_GAMES: u64 = 1_000_000_000_000_000;

/// Play many games and report win rate, ends, lengths and speed
///
/// The results follow from the seed and are the same for any number of jobs; only the speed differs. Several players play
/// the same deals, so that luck does not come between them. Ctrl-C reports the games played until then and exits with 130.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    /// How many games, 1,000 if left out; with --until, at most so many, ten million if left out; with --campaign, how many
    /// campaigns
    #[arg(long, value_name = "N", value_parser = whole_number(1, MOST_GAMES))]
    games: Option<u64>,
    /// Who plays; given again, each plays the same deals and is compared with the first
    #[arg(long, value_name = "PLAYER", value_parser = PlayerParser, required = true)]
    player: Vec<PlayerKind>,
    /// Who plays on the other seats of a game with several; the same player if left out, or the first of several
    #[arg(long, value_name = "PLAYER", value_parser = PlayerParser)]
    opponent: Option<PlayerKind>,
    /// Play whole campaigns, always the first chapter on offer
    #[arg(long, conflicts_with_all = ["until", "opening", "csv", "parquet", "report"])]
    campaign: bool,
    /// Stop once each win rate, or of several players each difference to the first, is known so well with 95 % confidence
    #[arg(long, value_name = "±WIDTH")]
    until: Option<Until>,
    /// The first move of every game, as it is written in records; can be given again for the next
    #[arg(long, value_name = "MOVE")]
    opening: Vec<String>,
    #[command(flatten)]
    many: ManyArguments,
    /// Where luck comes from; fast if left out, with several players deal
    #[arg(long, value_enum)]
    luck: Option<LuckArgument>,
    /// As one JSON object
    #[arg(long)]
    json: bool,
    /// Write a line for each game, comma-separated; - writes to standard output instead of the report
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a row for each game as Apache Parquet
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
    /// Write the report with plots as a page for the browser
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// Where the luck of a simulation comes from, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LuckArgument {
    /// A fast generator
    Fast,
    /// Deals that can be played again, slower; the same deals for all players
    Deal,
}

impl Arguments {
    /// How many games there are to be at most.
    fn games(&self) -> u64 {
        self.games.unwrap_or(if self.until.is_some() { 10_000_000 } else { 1_000 })
    }

    fn luck(&self) -> Luck {
        match self.luck {
            Some(LuckArgument::Fast) => Luck::Fast,
            Some(LuckArgument::Deal) => Luck::Deal,
            None if self.player.len() > 1 => Luck::Deal,
            None => Luck::Fast,
        }
    }

    /// What the arguments alone do not forbid.
    fn check(&self) -> Result<(), Failure> {
        let mut seen = HashSet::new();
        if let Some(player) = self.player.iter().find(|player| !seen.insert(**player)) {
            return Err(Failure::Usage(format!("player {player} is given twice: it would play the same games again")));
        }
        if self.campaign && self.player.len() > 1 {
            return Err(Failure::Usage("campaigns are of one player: give --player once".into()));
        }
        let files = [&self.csv, &self.parquet, &self.report].into_iter().flatten();
        let mut seen = HashSet::new();
        if let Some(path) = files.into_iter().find(|path| !seen.insert(*path)) {
            return Err(Failure::Usage(format!("{} cannot be two files at once", path.display())));
        }
        if self.json && self.csv.as_deref().is_some_and(files::is_stdout) {
            return Err(Failure::Usage("--csv - and --json both write to standard output: give --csv a file".into()));
        }
        Ok(())
    }
}

/// Simulates and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    arguments.check()?;
    // A file that cannot be written is better known before the games than after them.
    let page = arguments.report.as_deref().map(WholeFile::create).transpose()?;
    let stop = stop_flag()?;
    let found = catalogue::visit(&arguments.game, Simulation { arguments, stop: &stop })??;
    let (played, is_enough) = match &found {
        Found::Games(study) => {
            if !arguments.csv.as_ref().is_some_and(|path| files::is_stdout(path)) {
                write(study.as_ref(), arguments.json, text::of)?;
            }
            if let Some(page) = page {
                page.write_whole(&lab::html::study(study))?;
            }
            (study.games(), study.until.is_some_and(|(_, met)| met))
        }
        Found::Campaigns(report) => {
            write(report, arguments.json, text::of_campaigns)?;
            (report.campaigns, false)
        }
    };
    if played < arguments.games() && !is_enough {
        let what = if arguments.campaign { "campaigns" } else { "games" };
        say::note(&format!("Interrupted: {played} of {} {what} were played.", arguments.games()));
        return Err(Failure::Interrupted);
    }
    if let Some((until, false)) = found.until() {
        say::note(&format!("{until} was not reached in {played} games; --games allows more."));
    }
    Ok(())
}

/// What was simulated.
enum Found {
    Games(Box<Study>),
    Campaigns(CampaignReport),
}

impl Found {
    fn until(&self) -> Option<(Until, bool)> {
        match self {
            Self::Games(study) => study.until,
            Self::Campaigns(_) => None,
        }
    }
}

/// Writes a report, as JSON or in words.
pub(crate) fn write<R: Serialize>(report: &R, json: bool, words: impl Fn(&R) -> String) -> Result<(), Failure> {
    if !json {
        let mut out = say::people();
        write!(out, "{}", words(report))?;
        return Ok(out.flush()?);
    }
    let mut out = say::programs();
    serde_json::to_writer(&mut out, report).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}

struct Simulation<'a> {
    arguments: &'a Arguments,
    stop: &'a AtomicBool,
}

impl Simulation<'_> {
    fn plan<S: Playable>(&self) -> Result<Plan<S>, Failure> {
        let arguments = self.arguments;
        let Some((&player, others)) = arguments.player.split_first() else {
            return Err(Failure::Usage("who plays? --player greedy".into()));
        };
        let options = arguments.many.options::<S>()?;
        if arguments.opponent.is_some() && S::INFO.seats == 1 {
            return Err(Failure::Usage(format!("{} is played alone: there is nobody for --opponent", S::INFO.id)));
        }
        // Each against itself would tell nothing about which is the better one.
        let rival = (!others.is_empty() && has_rivals::<S>(&options)).then_some(player);
        Ok(Plan {
            options,
            games: arguments.games(),
            seed: arguments.many.seed,
            player,
            others: others.to_vec(),
            retry: 0,
            opponent: arguments.opponent.or(rival),
            opening: opening::<S>(&arguments.opening)?,
            until: arguments.until,
            jobs: arguments.many.jobs(),
            max_moves: arguments.many.max_moves,
            luck: arguments.luck(),
        })
    }
}

/// The moves of an opening.
pub(crate) fn opening<S: Playable>(typed: &[String]) -> Result<Vec<S::Move>, Failure> {
    let read = |text: &String| text.parse().map_err(|error| Failure::Usage(format!("the opening `{text}`: {error}")));
    typed.iter().map(read).collect()
}

impl Visitor for Simulation<'_> {
    type Out = Result<Found, Failure>;

    fn visit<S: Playable>(self) -> Result<Found, Failure> {
        let plan = self.plan::<S>()?;
        let arguments = self.arguments;
        let bar = progress_bar(plan.games, if arguments.campaign { "campaigns" } else { "games" });
        let host = Host { clock: seconds, progress: &|played| bar.inc(played), stop: self.stop };
        if arguments.campaign {
            let found = simulate_campaigns(&plan, &host);
            bar.finish_and_clear();
            let report = found.map_err(Failure::Failed)?.ok_or(catalogue::Error::NoCampaign(S::INFO.id))?;
            return Ok(Found::Campaigns(report));
        }
        let study = match files::Files::create(arguments, &plan)? {
            None => simulate(&plan, &host).map_err(Failure::Failed)?,
            Some(mut files) => {
                let study = simulate_rows(&plan, &host, &mut |rows: &[Row]| files.write(rows));
                files.finish(study.map_err(Failure::Failed))?
            }
        };
        bar.finish_and_clear();
        Ok(Found::Games(Box::new(study)))
    }
}
