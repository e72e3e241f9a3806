//! `lab`: an experiment from a file, cell by cell, kept as it goes.

mod store;
mod text;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use catalogue::Visitor;
use clap::Args;
use game::Playable;
use indicatif::ProgressBar;
use lab::experiment::{Cell, CellResult, Experiment, ExperimentReport};
use lab::rows::Row;
use lab::{Host, Plan, simulate_rows};

use crate::commands::many::{JobsArgument, WholeFile, progress_bar, seconds, stop_flag, whole_number, write_file};
use crate::commands::sim;
use crate::failure::Failure;
use crate::say;
use store::Store;

const EXAMPLES: &str = "\
Examples:
  underdeck lab docs/experiments/starting-item.toml           play what is not played yet, and report
  underdeck lab docs/experiments/starting-item.toml --list    the cells, and which of them are finished";

/// Play an experiment: games, house rules and players in a grid, all on the same deals
///
/// The file says which cells there are; docs/experiments.md describes it. Each finished cell is kept in a folder beside the
/// file, so that an interrupted experiment goes on where it was, and a changed file plays only what has changed. With the last
/// cell the report is written there too, as a page with plots. The results are the same for any number of jobs.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The experiment, a TOML file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The folder of the finished cells; FILE with the ending .cells if left out
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Say which cells there are, and play nothing
    #[arg(long)]
    list: bool,
    /// So many deals in each cell, whatever the file says
    #[arg(long, value_name = "N", value_parser = whole_number(1, 10_000_000))]
    deals: Option<u64>,
    #[command(flatten)]
    jobs: JobsArgument,
    /// The report as one JSON object
    #[arg(long)]
    json: bool,
    /// The report as a Markdown table
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Write the report as comma-separated values too, a line for each cell
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the page here; into the folder of the cells if left out
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// Plays what is not played yet, and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let path = &arguments.file;
    let source = text_of(path)?;
    let experiment = Experiment::read(&source, arguments.deals);
    let experiment = experiment.map_err(|fault| Failure::Usage(format!("{}, {fault}", path.display())))?;
    let store = Store::new(arguments.out.clone().unwrap_or_else(|| path.with_extension("cells")));
    let mut results: Vec<Option<CellResult>> = experiment.cells.iter().map(|cell| store.load(cell)).collect();
    if arguments.list {
        let done: Vec<bool> = results.iter().map(Option::is_some).collect();
        return text::list(&experiment, &done);
    }
    // A file that cannot be written is better known before the games than after them.
    let rows = arguments.csv.as_deref().map(WholeFile::create).transpose()?;
    let page = arguments.report.clone().unwrap_or_else(|| store.folder().join("report.html"));
    let own_page = arguments.report.as_deref().map(WholeFile::create).transpose()?;
    let stop = stop_flag()?;
    let played = play_missing(&experiment, &mut results, &store, arguments.jobs.jobs(), &stop);
    if !matches!(played, Ok(()) | Err(Failure::Interrupted)) || results.iter().all(Option::is_none) {
        return played;
    }
    let report = ExperimentReport::new(&experiment, &results);
    let words = if arguments.markdown { text::markdown } else { text::of };
    sim::write(&report, arguments.json, words)?;
    // Of an interrupted experiment there is what is known so far, and no file that looks whole.
    played?;
    if let Some(rows) = rows {
        rows.write_whole(&text::csv(&report))?;
    }
    let html = lab::html::experiment(&report);
    match own_page {
        Some(file) => file.write_whole(&html)?,
        None => write_file(&page, &html)?,
    }
    say::note(&format!("The report with plots: {}", page.display()));
    Ok(())
}

/// The text of a file.
fn text_of(path: &Path) -> Result<String, Failure> {
    let bytes = std::fs::read(path).map_err(|error| Failure::file(path, error))?;
    String::from_utf8(bytes).map_err(|error| {
        let (at, bytes) = (error.utf8_error().valid_up_to(), error.as_bytes());
        let line = bytes[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
        Failure::Usage(format!(
            "{}, line {line}: this is not UTF-8, which every experiment is written in",
            path.display()
        ))
    })
}

/// Plays all cells without a result, and keeps each when it is finished.
fn play_missing(
    experiment: &Experiment,
    results: &mut [Option<CellResult>],
    store: &Store,
    jobs: usize,
    stop: &AtomicBool,
) -> Result<(), Failure> {
    let missing: Vec<usize> = (0..results.len()).filter(|&n| results[n].is_none()).collect();
    let deals = missing.iter().map(|&n| experiment.cells[n].deals).sum();
    let bar = progress_bar(deals, "games");
    for &n in &missing {
        let cell = &experiment.cells[n];
        // Two cells of one experiment may be the same, and another run may be at work beside this one.
        if let Some(result) = store.load(cell) {
            bar.inc(cell.deals);
            results[n] = Some(result);
            continue;
        }
        bar.set_message(format!("games, {}", cell.name));
        let played = catalogue::visit(cell.game, PlayCell { cell, jobs, stop, bar: &bar })?;
        let result = played.map_err(|failure| match failure {
            Failure::Failed(message) => Failure::Failed(format!("cell `{}`: {message}", cell.name)),
            other => other,
        })?;
        let Some(result) = result else {
            bar.finish_and_clear();
            let (done, all) = (results.iter().flatten().count(), results.len());
            let folder = store.folder().display();
            say::note(&format!(
                "Interrupted: {done} of {all} cells are finished and kept in {folder}; the same command goes on."
            ));
            return Err(Failure::Interrupted);
        };
        store.keep(cell, &result)?;
        results[n] = Some(result);
    }
    bar.finish_and_clear();
    Ok(())
}

/// Plays one cell; `None` if it was stopped.
struct PlayCell<'a> {
    cell: &'a Cell,
    jobs: usize,
    stop: &'a AtomicBool,
    bar: &'a ProgressBar,
}

impl Visitor for PlayCell<'_> {
    type Out = Result<Option<CellResult>, Failure>;

    fn visit<S: Playable>(self) -> Self::Out {
        let cell = self.cell;
        let plan = Plan::<S> {
            options: catalogue::typed_options::<S>(&cell.options)?,
            seed: cell.seed,
            opponent: cell.opponent,
            opening: sim::opening::<S>(&cell.opening)?,
            jobs: self.jobs,
            max_moves: cell.max_moves,
            luck: cell.luck,
            ..Plan::new(cell.player, cell.deals)
        };
        let host = Host { clock: seconds, progress: &|played| self.bar.inc(played), stop: self.stop };
        let mut result = CellResult::new(cell.plan());
        let study = simulate_rows(&plan, &host, &mut |rows: &[Row]| {
            result.add(rows);
            Ok(())
        });
        result.seconds = study.map_err(Failure::Failed)?.speed.seconds;
        Ok((result.games() == cell.deals).then_some(result))
    }
}
