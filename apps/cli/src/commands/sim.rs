//! `sim`: many games, and their statistics.

use std::collections::HashSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use underdeck_game::{Link, Message, say};
use underdeck_lab::rows::{self, CsvRows, HAS_PARQUET, Row, RowFile, RowSink};
use underdeck_lab::{CampaignReport, Luck, PlanRequest, SimulationHost, Speed, Study};
use underdeck_players::PlayerKind;
use underdeck_report::{Estimate, NumberFormat, Report};
use underdeck_stats::Until;

use crate::args::PLAYER;
use crate::commands::asked::FactArguments;
use crate::commands::many::{
    AdjustArgument, ManyArguments, WholeFile, interrupted, note, progress_bar, seconds, stop_flag, whole_number,
};
use crate::commands::output::write;
use crate::failure::Failure;
use crate::say::STRONG;
use crate::words::{decimal, digest};

/// The most games of one simulation; they take years.
const MOST_GAMES: u64 = 1_000_000_000_000_000;

#[derive(Debug, Args)]
#[command(mut_arg("csv", |csv| csv.visible_alias("rows")))]
pub(crate) struct Arguments {
    #[arg(long, value_name = "N", value_parser = whole_number(1, MOST_GAMES))]
    games: Option<u64>,
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER, required = true)]
    player: Vec<PlayerKind>,
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER)]
    opponent: Option<PlayerKind>,
    #[arg(long, conflicts_with_all = ["until", "opening", "csv", "parquet", "html", "markdown", "plots", "by", "conditions", "over_time"])]
    campaign: bool,
    #[arg(long, value_name = "±WIDTH")]
    until: Option<Until>,
    #[arg(long, value_name = "MOVE")]
    opening: Vec<String>,
    #[command(flatten)]
    many: ManyArguments,
    #[command(flatten)]
    adjust: AdjustArgument,
    #[command(flatten)]
    asked: FactArguments,
    #[arg(long, value_enum)]
    luck: Option<LuckArgument>,
    #[arg(long)]
    bench: bool,
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
}

/// The source of luck in a simulation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LuckArgument {
    Fast,
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

    fn request(&self) -> PlanRequest {
        PlanRequest {
            players: self.player.clone(),
            opponent: self.opponent,
            opening: self.opening.clone(),
            until: self.until,
            luck: self.luck(),
            adjust: self.adjust.is_luck(),
            facts: self.asked.request(self.many.output.has_csv() || self.parquet.is_some()),
            ..self.many.request(self.player[0], self.games())
        }
    }

    /// Refuses what the parser lets through.
    fn check(&self) -> Result<(), Failure> {
        let mut seen = HashSet::new();
        if let Some(player) = self.player.iter().find(|player| !seen.insert(**player)) {
            return Err(Failure::Usage(say!(CLI_LAB_PLAYER_TWICE, player = player.to_string()).into()));
        }
        if self.campaign && self.player.len() > 1 {
            return Err(Failure::Usage(say!(CLI_LAB_CAMPAIGN_PLAYERS).into()));
        }
        if self.campaign && self.adjust.is_luck() {
            return Err(Failure::Usage(say!(CLI_LAB_CAMPAIGN_LUCK).into()));
        }
        if self.parquet.is_some() && !HAS_PARQUET {
            let command = "cargo install --path apps/cli --features parquet";
            return Err(Failure::Usage(say!(CLI_LAB_PARQUET, command).into()));
        }
        Ok(())
    }
}

/// Simulates and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    arguments.check()?;
    let stop = stop_flag()?;
    let mut output = arguments.many.output.open(&[("--parquet", &arguments.parquet)])?;
    let request = arguments.request();
    let n = request.games;
    let what = if arguments.campaign { say!(CLI_PROGRESS_CAMPAIGNS, n) } else { say!(CLI_PROGRESS_GAMES, n) };
    let bar = progress_bar(n, what);
    let host = SimulationHost { clock: seconds, progress: &|played| bar.inc(played), stop: &stop };
    let (played, until) = if arguments.campaign {
        let report = request.campaigns(&host);
        bar.finish_and_clear();
        let report = report?;
        write(&report, arguments.many.output.json, campaigns_text)?;
        (report.campaigns, None)
    } else {
        request.about()?;
        let mut files = RowFiles::create(output.csv.take(), arguments.parquet.as_deref(), &request)?;
        let has_rows = !files.is_empty();
        let sink: &mut RowSink<'_> = &mut |rows| files.write(rows);
        let study = request.simulate(&host, has_rows.then_some(sink))?;
        files.finish()?;
        bar.finish_and_clear();
        let report = Report::from(&study);
        output.print(&study, &report, || study_text(&study, arguments.bench))?;
        output.write_files(&report, String::new, || underdeck_report::study(&study))?;
        (study.games(), study.until)
    };
    let is_enough = until.is_some_and(|(_, met)| met);
    if played < request.games && !is_enough {
        let all = request.games;
        note(&match arguments.campaign {
            true => say!(CLI_INTERRUPTED_CAMPAIGNS, done = played, all),
            false => say!(CLI_INTERRUPTED_GAMES, done = played, all),
        });
        return Err(interrupted());
    }
    if let Some((until, false)) = until {
        note(&say!(CLI_LAB_UNTIL, until = until.to_string(), n = played));
    }
    Ok(())
}

/// The files with a row for each game.
struct RowFiles(Vec<Box<dyn RowFile<WholeFile>>>);

impl RowFiles {
    /// Begins the files of the arguments.
    fn create(csv: Option<WholeFile>, parquet: Option<&Path>, request: &PlanRequest) -> Result<Self, Failure> {
        let mut files: Vec<Box<dyn RowFile<WholeFile>>> = Vec::new();
        if let Some(file) = csv {
            files.push(Box::new(CsvRows::new(file, &request.players, &request.columns()?).map_err(Failure::Failed)?));
        }
        if let Some(path) = parquet {
            let rows =
                rows::parquet(WholeFile::create(path)?, &request.players, &request.columns()?, &request.about()?);
            files.push(rows.map_err(Failure::Failed)?);
        }
        Ok(Self(files))
    }

    /// Whether the arguments name no file.
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Writes some rows.
    fn write(&mut self, rows: &[Row]) -> Result<(), String> {
        self.0.iter_mut().try_for_each(|file| file.write(rows))
    }

    /// Finishes the files and gives them their names.
    fn finish(self) -> Result<(), Failure> {
        self.0.into_iter().try_for_each(|file| file.finish().map_err(Failure::Failed)?.finish())
    }
}

/// The report in tables, with the speed for `--bench`.
fn study_text(study: &Study, is_bench: bool) -> String {
    let mut text = digest(&study.into());
    if is_bench {
        text.push('\n');
        let floor = decimal(study.speed.floor_ns, 1);
        for run in &study.runs {
            let u = decimal(run.u_per_move, 2);
            let cost = say!(CLI_BENCH_COST_OF, u, player = run.player.to_string(), floor);
            line(&mut text, &say!(CLI_BENCH_COST), &cost);
        }
        line(&mut text, &say!(CLI_BENCH_SPEED), &speed(&study.speed));
    }
    text
}

fn speed(speed: &Speed) -> Message {
    say!(
        CLI_BENCH_SPEED_OF,
        games = speed.games_per_s as u64,
        moves = speed.moves_per_s as u64,
        threads = speed.jobs,
        seconds = decimal(speed.seconds, 2)
    )
}

/// The report of campaigns: a name and its figures on each line.
fn campaigns_text(report: &CampaignReport) -> String {
    let options: Vec<String> = report.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let game = format!("{STRONG}{}{STRONG:#}", report.game);
    let (player, seed) = (report.player.to_string(), report.seed.to_string());
    let mut text = format!("{}\n", say!(CLI_CAMPAIGNS_HEAD, game, n = report.campaigns, player, seed));
    let mut line = |name: Message, figures: Message| line(&mut text, &name, &figures);
    line(say!(CLI_CAMPAIGNS_OPTIONS), options.join(" ").into());
    let won = Estimate { value: report.win_rate, interval: Some(report.win_rate_95), unit: NumberFormat::Share };
    line(say!(CLI_CAMPAIGNS_WON), won.to_string().into());
    line(say!(CLI_CAMPAIGNS_LOST), say!(DECIMAL, n = report.losses));
    if report.unfinished > 0 {
        line(say!(CLI_CAMPAIGNS_UNFINISHED), say!(DECIMAL, n = report.unfinished));
    }
    let games = &report.games;
    let mean = decimal(games.mean, 1);
    line(
        say!(CLI_CAMPAIGNS_GAMES),
        say!(CLI_CAMPAIGNS_SPREAD, mean, median = games.median, p95 = games.p95, max = games.max),
    );
    let ends = report.ends.iter().map(|(cause, games)| say!(EFFECT_AMOUNT, what = cause.to_string(), n = games));
    line(say!(CLI_CAMPAIGNS_ENDS), Message::join(ends, Link::Comma));
    text
}

fn line(text: &mut String, name: &str, figures: &str) {
    let _ = writeln!(text, "{name:<12}{figures}");
}
