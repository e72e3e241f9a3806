//! `sim`: many games, and what they show.

mod files;
pub(crate) mod text;

use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use lab::rows::{HAS_PARQUET, RowSink};
use lab::{Host, Luck, Request};
use players::PlayerKind;
use serde::Serialize;
use stats::Until;

use crate::args::{GameParser, PlayerParser};
use crate::commands::many::{
    AdjustArgument, ManyArguments, WholeFile, interrupted, note, progress_bar, seconds, stop_flag, takes_stdout,
    whole_number,
};
use crate::commands::plots::PlotsArgument;
use crate::failure::Failure;
use crate::say;

const EXAMPLES: &str = "\
Examples:
  underdeck sim keevorn --player greedy --games 10000
  underdeck sim keevorn --player greedy --player mcts:200       compare two players on the same deals
  underdeck sim keevorn --player greedy --until ±0.5%           stop once the win rate is known this well
  underdeck sim keevorn --player greedy --html keevorn.html     with plots, for a browser";

/// The most games of one simulation: years of them.
const MOST_GAMES: u64 = 1_000_000_000_000_000;

/// Play many games and report win rate, ends, lengths and speed
///
/// The results follow from the seed and are the same for any number of jobs; only the speed differs. Several players play
/// the same deals, so that luck does not decide between them. Ctrl-C reports the games finished so far and exits with 130.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_name = "GAME", value_parser = GameParser)]
    game: String,
    /// The number of games, by default 1,000; with --until the most games, by default ten million; with --campaign the number
    /// of campaigns
    #[arg(long, value_name = "N", value_parser = whole_number(1, MOST_GAMES))]
    games: Option<u64>,
    /// Who plays; if repeated, each player plays the same deals and is compared with the first
    #[arg(long, value_name = "PLAYER", value_parser = PlayerParser, required = true)]
    player: Vec<PlayerKind>,
    /// Who plays on the other seats of a game with several; by default the same player, or the first of several
    #[arg(long, value_name = "PLAYER", value_parser = PlayerParser)]
    opponent: Option<PlayerKind>,
    /// Play whole campaigns, always the first chapter on offer
    #[arg(long, conflicts_with_all = ["until", "opening", "csv", "parquet", "report", "plots"])]
    campaign: bool,
    /// Stop once the win rate, or with several players each difference to the first, is known this well with 95 % confidence
    #[arg(long, value_name = "±WIDTH")]
    until: Option<Until>,
    /// The first move of every game, as records write it; repeat it for the moves that follow
    #[arg(long, value_name = "MOVE")]
    opening: Vec<String>,
    #[command(flatten)]
    many: ManyArguments,
    #[command(flatten)]
    adjust: AdjustArgument,
    /// Where luck comes from; by default fast, with several players deal
    #[arg(long, value_enum)]
    luck: Option<LuckArgument>,
    /// Say how fast it went, too: games a second, and the cost of a move in U (docs/performance.md)
    #[arg(long)]
    bench: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Write a line for each game as comma-separated values; - writes them to standard output instead of the report
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a row for each game as Apache Parquet, if this build has the cargo feature parquet
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
    /// Write the report as a page for the browser, with plots
    #[arg(long = "html", visible_alias = "report", value_name = "FILE")]
    report: Option<PathBuf>,
    /// Print the report as Markdown
    #[arg(long, conflicts_with_all = ["json", "campaign"])]
    markdown: bool,
    #[command(flatten)]
    plots: PlotsArgument,
}

/// Where the luck of a simulation comes from, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LuckArgument {
    /// A fast generator
    Fast,
    /// Deals that can be played again, slower; the same for all players
    Deal,
}

impl Arguments {
    /// The most games to play.
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

    fn request(&self) -> Request {
        Request {
            game: self.game.clone(),
            options: self.many.house.options.clone(),
            games: self.games(),
            seed: self.many.seed,
            players: self.player.clone(),
            opponent: self.opponent,
            opening: self.opening.clone(),
            until: self.until,
            jobs: self.many.jobs(),
            max_moves: self.many.max_moves,
            luck: self.luck(),
            adjust: self.adjust.is_luck(),
        }
    }

    /// Refuses what the parser lets through.
    fn check(&self) -> Result<(), Failure> {
        let mut seen = HashSet::new();
        if let Some(player) = self.player.iter().find(|player| !seen.insert(**player)) {
            return Err(Failure::Usage(format!("player {player} is given twice: it would play the same games")));
        }
        if self.campaign && self.player.len() > 1 {
            return Err(Failure::Usage("a campaign has one player: give --player once".into()));
        }
        if self.campaign && self.adjust.is_luck() {
            return Err(Failure::Usage(
                "luck is taken out of games, not of campaigns: leave out --campaign or --adjust".into(),
            ));
        }
        if self.parquet.is_some() && !HAS_PARQUET {
            let how = "cargo install --path apps/cli --features parquet";
            return Err(Failure::Usage(format!(
                "this build writes no Parquet files: use --csv, or build it with `{how}`"
            )));
        }
        self.takes_stdout()?;
        let files = [&self.csv, &self.parquet, &self.report].into_iter().flatten();
        let mut seen = HashSet::new();
        if let Some(path) = files.into_iter().find(|path| !seen.insert(*path)) {
            return Err(Failure::Usage(format!("{} cannot be two files at once", path.display())));
        }
        Ok(())
    }

    /// Whether a file takes the place of the report on standard output.
    fn takes_stdout(&self) -> Result<bool, Failure> {
        let files = [("--csv", &self.csv), ("--parquet", &self.parquet), ("--html", &self.report)];
        takes_stdout(&files.map(|(flag, path)| (flag, path.as_deref())), self.json)
    }
}

/// Simulates and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    arguments.check()?;
    let stop = stop_flag()?;
    // Better to know before the games than after them that a file cannot be written.
    let page = arguments.report.as_deref().map(WholeFile::create).transpose()?;
    arguments.plots.open()?;
    let request = arguments.request();
    let what = if arguments.campaign { "campaigns" } else { "games" };
    let bar = progress_bar(request.games, what);
    let host = Host { clock: seconds, progress: &|played| bar.inc(played), stop: &stop };
    let (played, until) = if arguments.campaign {
        let report = request.campaigns(&host);
        bar.finish_and_clear();
        let report = report?;
        write(&report, arguments.json, text::of_campaigns)?;
        (report.campaigns, None)
    } else {
        request.about()?;
        let mut files = files::Files::create(arguments, &request)?;
        let has_rows = !files.is_empty();
        let sink: &mut RowSink<'_> = &mut |rows| files.write(rows);
        let study = request.simulate(&host, has_rows.then_some(sink))?;
        files.keep()?;
        bar.finish_and_clear();
        if !arguments.takes_stdout()? {
            let words = |study: &_| match arguments.markdown {
                true => report::Digest::from(study).markdown(),
                false => text::of(study, arguments.bench),
            };
            write(&study, arguments.json, words)?;
        }
        if let Some(page) = page {
            page.write_whole(report::study(&study).as_bytes())?;
        }
        arguments.plots.write(&report::Digest::from(&study))?;
        (study.games(), study.until)
    };
    let is_enough = until.is_some_and(|(_, met)| met);
    if played < request.games && !is_enough {
        note(&format!("Interrupted: {played} of {} {what} were played.", request.games));
        return Err(interrupted());
    }
    if let Some((until, false)) = until {
        note(&format!("{until} was not reached in {played} games; --games allows more."));
    }
    Ok(())
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
