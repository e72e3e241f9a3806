//! `lab`: an experiment from a file, played cell by cell, each kept when it is finished.

mod store;
mod text;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use clap::Args;
use lab::Host;
use lab::experiment::{CellResult, Experiment, ExperimentReport};
use report::Digest;

use crate::commands::many::{
    JobsArgument, WholeFile, interrupted, is_stdout, note, progress_bar, seconds, stop_flag, takes_stdout,
    whole_number, write_file,
};
use crate::commands::plots::PlotsArgument;
use crate::commands::sim;
use crate::failure::Failure;
use crate::words;
use store::Store;

const EXAMPLES: &str = "\
Examples:
  underdeck lab docs/experiments/starting-item.toml           play the missing cells and report
  underdeck lab docs/experiments/starting-item.toml --list    list the cells and which are finished
  underdeck lab docs/experiments/two-rules.toml --plots plots    each plot as SVG and PNG
  underdeck lab docs/experiments/two-rules.toml --rows - > games.csv    a line for each game";

/// Play an experiment: games, house rules and players in a grid, all on the same deals
///
/// docs/experiments.md describes the file. Each finished cell is kept in a folder beside it, so an interrupted experiment
/// resumes where it stopped, and a changed file plays only the cells that changed. When the last cell is finished, the report
/// is written there too, as a page with plots. The results are the same for any number of jobs.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
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
    /// The number of deals in each cell, whatever the file says
    #[arg(long, value_name = "N", value_parser = whole_number(1, 10_000_000))]
    deals: Option<u64>,
    #[command(flatten)]
    jobs: JobsArgument,
    /// Print the report as one JSON object
    #[arg(long)]
    json: bool,
    /// Print the report as a Markdown table
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Also write the report as comma-separated values, a line for each cell; - writes them to standard output instead of the report
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Where to write the page; by default into the folder of the cells
    #[arg(long = "html", visible_alias = "report", value_name = "FILE")]
    report: Option<PathBuf>,
    /// Write a line for each game of each cell as comma-separated values; - is standard output
    #[arg(long, value_name = "FILE")]
    rows: Option<PathBuf>,
    #[command(flatten)]
    plots: PlotsArgument,
}

/// Plays the missing cells and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let files = [("--csv", &arguments.csv), ("--html", &arguments.report), ("--rows", &arguments.rows)];
    let is_taken = takes_stdout(&files.map(|(flag, path)| (flag, path.as_deref())), arguments.json)?;
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
    let stop = stop_flag()?;
    // Better to know before the games than after them that a file cannot be written.
    let [lines, rows] =
        [&arguments.csv, &arguments.rows].map(|path| path.as_deref().map(WholeFile::create).transpose());
    let (lines, rows) = (lines?, rows?);
    arguments.plots.open()?;
    let page = arguments.report.clone().unwrap_or_else(|| store.folder().join("report.html"));
    let own_page = arguments.report.as_deref().map(WholeFile::create).transpose()?;
    let played = play_missing(&experiment, &mut results, &store, arguments.jobs.jobs(), &stop);
    if !matches!(played, Ok(()) | Err(Failure::Interrupted(_))) || results.iter().all(Option::is_none) {
        return played;
    }
    let report = ExperimentReport::new(&experiment, &results);
    if !is_taken {
        let words = if arguments.markdown { |digest: &Digest| digest.markdown() } else { words::digest };
        sim::write(&report, arguments.json, |report| words(&report.into()))?;
    }
    // An interrupted experiment is reported as far as it went, but leaves no file that looks complete.
    played?;
    if let Some(lines) = lines {
        lines.write_whole(text::csv(&report).as_bytes())?;
    }
    if let Some(rows) = rows {
        text::rows(&experiment, &results, rows)?;
    }
    arguments.plots.write(&Digest::from(&report))?;
    let html = report::experiment(&report);
    match own_page {
        Some(file) => file.write_whole(html.as_bytes())?,
        None => write_file(&page, &html)?,
    }
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
        let host = Host { clock: seconds, progress: &|played| bar.inc(played), stop };
        let played = cell.play(jobs, &host);
        let played = played.map_err(|error| Failure::Failed(format!("cell `{}`: {error}", cell.name)))?;
        let Some(result) = played else {
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
