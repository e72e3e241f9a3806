//! `lab`: an experiment from a file, played cell by cell, each kept when it is finished.

mod store;
mod text;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use clap::Args;
use underdeck_lab::SimulationHost;
use underdeck_lab::experiment::{CellResult, Experiment, ExperimentReport};
use underdeck_report::Report;

use crate::commands::many::{
    JobsArgument, WholeFile, interrupted, is_stdout, note, progress_bar, seconds, stop_flag, whole_number, write_file,
};
use crate::commands::output::OutputArguments;
use crate::failure::Failure;
use crate::words;
use store::Store;

const EXAMPLES: &str = "\
Examples:
  underdeck lab docs/experiments/starting-item.toml           play the missing cells and report
  underdeck lab docs/experiments/starting-item.toml --list    list the cells and which are finished
  underdeck lab docs/experiments/two-rules.toml --plots plots    each plot as SVG and PNG
  underdeck lab docs/experiments/two-rules.toml --rows - > games.csv    a line for each game";

/// What `--csv` and `--html` write here.
const CSV: &str = "Also write the report as comma-separated values, a line for each cell; - writes them to standard output instead of the report";
const PAGE: &str = "Where to write the page; by default into the folder of the cells";

/// Play an experiment: games, house rules and players in a grid, all on the same deals
///
/// docs/experiments.md describes the file. Each finished cell is kept in a folder beside it, so an interrupted experiment
/// resumes where it stopped, and a changed file plays only the cells that changed. When the last cell is finished, the report
/// is written there too, as a page with plots. The results are the same for any number of jobs.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES, mut_arg("csv", |csv| csv.help(CSV)), mut_arg("html", |html| html.help(PAGE)))]
pub(crate) struct Arguments {
    /// The experiment, a TOML file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The folder of the finished cells; by default FILE with the extension .cells
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// List the cells and play nothing
    #[arg(long)]
    list: bool,
    /// The number of games in each cell, whatever the file says
    #[arg(long, visible_alias = "deals", value_name = "N", value_parser = whole_number(1, 10_000_000))]
    games: Option<u64>,
    /// The seed of all deals, whatever the file says
    #[arg(long, value_name = "S", value_parser = whole_number(0, u64::MAX))]
    seed: Option<u64>,
    #[command(flatten)]
    jobs: JobsArgument,
    /// Write a line for each game of each cell as comma-separated values; - is standard output
    #[arg(long, value_name = "FILE")]
    rows: Option<PathBuf>,
    #[command(flatten)]
    output: OutputArguments,
}

/// Plays the missing cells and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let path = &arguments.file;
    let source = text_of(path)?;
    let experiment = Experiment::read_with(&source, arguments.games, arguments.seed);
    let experiment = experiment.map_err(|fault| Failure::Usage(format!("{}, {fault}", path.display())))?;
    let store = Store::new(arguments.out.clone().unwrap_or_else(|| path.with_extension("cells")));
    let mut results: Vec<Option<CellResult>> = experiment.cells.iter().map(|cell| store.load(cell)).collect();
    if arguments.list {
        let done: Vec<bool> = results.iter().map(Option::is_some).collect();
        return text::list(&experiment, &done);
    }
    let stop = stop_flag()?;
    let output = arguments.output.open(&[("--rows", &arguments.rows)])?;
    let rows = arguments.rows.as_deref().map(WholeFile::create).transpose()?;
    let played = play_missing(&experiment, &mut results, &store, arguments.jobs.jobs(), &stop);
    if !matches!(played, Ok(()) | Err(Failure::Interrupted(_))) || results.iter().all(Option::is_none) {
        return played;
    }
    let report = ExperimentReport::new(&experiment, &results);
    let digest = Report::from(&report);
    output.print(&report, &digest, || words::digest(&digest))?;
    // An interrupted experiment is reported as far as it went, but leaves no file that looks complete.
    played?;
    if let Some(rows) = rows {
        text::rows(&experiment, &results, rows)?;
    }
    let page = arguments.output.html.clone().unwrap_or_else(|| store.folder().join("report.html"));
    if arguments.output.html.is_none() {
        write_file(&page, &underdeck_report::experiment(&report))?;
    }
    output.write_files(&digest, || text::csv(&report), || underdeck_report::experiment(&report))?;
    if !is_stdout(&page) {
        note(&format!("The report with plots: {}", page.display()));
    }
    Ok(())
}

/// The text of a file.
fn text_of(path: &Path) -> Result<String, Failure> {
    let bytes = std::fs::read(path).map_err(|error| Failure::file(path, error))?;
    String::from_utf8(bytes).map_err(|error| {
        let (at, bytes) = (error.utf8_error().valid_up_to(), error.as_bytes());
        let line = bytes[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
        Failure::Usage(format!("{}, line {line}: this is not UTF-8", path.display()))
    })
}

/// Plays all cells without a result and keeps each as soon as it is finished.
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
        // Two cells may be the same, and another run may be at work beside this one.
        if let Some(result) = store.load(cell) {
            bar.inc(cell.deals);
            results[n] = Some(result);
            continue;
        }
        bar.set_message(format!("games, {}", cell.name));
        let host = SimulationHost { clock: seconds, progress: &|played| bar.inc(played), stop };
        let played = cell.play(jobs, &host);
        let of_cell = |message: String| format!("cell `{}`: {message}", cell.name);
        let Some(result) = played.map_err(|error| match Failure::from(error) {
            Failure::Usage(message) => Failure::Usage(of_cell(message)),
            Failure::Failed(message) => Failure::Failed(of_cell(message)),
            other => other,
        })?
        else {
            bar.finish_and_clear();
            let (done, all) = (results.iter().flatten().count(), results.len());
            let folder = store.folder().display();
            note(&format!(
                "Interrupted: {done} of {all} cells are finished and kept in {folder}; run the command again to go on."
            ));
            return Err(interrupted());
        };
        store.keep(cell, &result)?;
        results[n] = Some(result);
    }
    bar.finish_and_clear();
    Ok(())
}
