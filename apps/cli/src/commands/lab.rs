//! `lab`: an experiment from a file, played cell by cell. Each cell is saved when it is finished.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use clap::Args;
use underdeck_game::say;
use underdeck_lab::experiment::{CellReport, CellResult, Experiment, ExperimentCell, ExperimentReport};
use underdeck_lab::facts::{FactQuery, columns};
use underdeck_lab::{Loss, SimulationHost};
use underdeck_record::Record;
use underdeck_report::{Report, quoted};
use underdeck_stats::Interval;

use crate::commands::asked::FactArguments;
use crate::commands::many::{
    JobsArgument, WholeFile, interrupted, is_stdout, note, progress_bar, seconds, stop_flag, whole_number, write_file,
};
use crate::commands::output::OutputArguments;
use crate::failure::Failure;
use crate::say::{self, FAINT, STRONG};
use crate::words;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    #[arg(long)]
    list: bool,
    #[arg(long, visible_alias = "deals", value_name = "N", value_parser = whole_number(1, 10_000_000))]
    games: Option<u64>,
    #[arg(long, value_name = "S", value_parser = whole_number(0, u64::MAX))]
    seed: Option<u64>,
    #[command(flatten)]
    jobs: JobsArgument,
    #[arg(long, value_name = "FILE")]
    rows: Option<PathBuf>,
    #[command(flatten)]
    asked: FactArguments,
    #[command(flatten)]
    output: OutputArguments,
}

/// Plays the missing cells and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let path = &arguments.file;
    let source = text_of(path)?;
    let experiment = Experiment::read_with(&source, arguments.games, arguments.seed);
    let mut experiment = experiment.map_err(|fault| Failure::Usage(format!("{}, {fault}", path.display())))?;
    for cell in &mut experiment.cells {
        cell.facts = arguments.asked.request(arguments.rows.is_some());
        FactQuery::new(&cell.facts, underdeck_catalogue::find(cell.game)?).map_err(Failure::Usage)?;
    }
    let store = CellStore::new(arguments.out.clone().unwrap_or_else(|| path.with_extension("cells")));
    let load = |cell: &ExperimentCell| -> Result<Option<CellResult>, Failure> {
        Ok(match &cell.records {
            None => store.load(cell),
            Some(files) => Some(cell.replay(&records(&path.with_file_name(files))?)?),
        })
    };
    let mut results: Vec<Option<CellResult>> = experiment.cells.iter().map(load).collect::<Result<_, _>>()?;
    if arguments.list {
        let done: Vec<bool> = results.iter().map(Option::is_some).collect();
        return list(&experiment, &done);
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
    // An interrupted experiment prints the report so far, but writes no file that looks complete.
    played?;
    if let Some(rows) = rows {
        write_rows(&experiment, &results, rows)?;
    }
    let page = arguments.output.html.clone().unwrap_or_else(|| store.folder().join("report.html"));
    if arguments.output.html.is_none() {
        write_file(&page, &underdeck_report::experiment(&report))?;
    }
    output.write_files(&digest, || csv(&report), || underdeck_report::experiment(&report))?;
    if !is_stdout(&page) {
        note(&say!(CLI_LAB_REPORT, file = page.display().to_string()));
    }
    Ok(())
}

/// The records in a folder, or of a path with `*` in its last part.
fn records(pattern: &Path) -> Result<Vec<Record>, Failure> {
    let (folder, name) = match pattern.is_dir() {
        true => (pattern, "*.udr"),
        false => (
            pattern.parent().unwrap_or(pattern),
            pattern.file_name().and_then(|name| name.to_str()).unwrap_or_default(),
        ),
    };
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let (start, end) = name.split_once('*').unwrap_or((name, ""));
    let is_one = |name: &str| match name.strip_prefix(start).and_then(|rest| rest.strip_suffix(end)) {
        Some(between) => pattern.is_dir() || pattern.to_string_lossy().contains('*') || between.is_empty(),
        None => false,
    };
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| Failure::file(folder, error))? {
        let path = entry.map_err(|error| Failure::file(folder, error))?.path();
        if path.file_name().and_then(|name| name.to_str()).is_some_and(is_one) {
            files.push(path);
        }
    }
    files.sort();
    // What is no record is not a game that was played.
    Ok(files.iter().filter_map(|file| Record::from_bytes(&fs::read(file).ok()?).ok()).collect())
}

/// The text of a file.
fn text_of(path: &Path) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::file(path, error))?;
    String::from_utf8(bytes).map_err(|error| {
        let (at, bytes) = (error.utf8_error().valid_up_to(), error.as_bytes());
        let line = bytes[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
        Failure::Usage(say!(CLI_NOT_TEXT, file = path.display().to_string(), line).into())
    })
}

/// Plays the cells without a result, and saves each as soon as it is finished.
fn play_missing(
    experiment: &Experiment,
    results: &mut [Option<CellResult>],
    store: &CellStore,
    jobs: usize,
    stop: &AtomicBool,
) -> Result<(), Failure> {
    let missing: Vec<usize> = (0..results.len()).filter(|&n| results[n].is_none()).collect();
    let deals = missing.iter().map(|&n| experiment.cells[n].deals).sum();
    let bar = progress_bar(deals, say!(CLI_PROGRESS_GAMES, n = deals));
    for &n in &missing {
        let cell = &experiment.cells[n];
        // Two cells may be equal, and another run may have finished this one.
        if let Some(result) = store.load(cell) {
            bar.inc(cell.deals);
            results[n] = Some(result);
            continue;
        }
        bar.set_message(say!(CLI_PROGRESS_CELL, n = deals, cell = cell.name).to_string());
        let host = SimulationHost { clock: seconds, progress: &|played| bar.inc(played), stop };
        let played = cell.play(jobs, &host);
        let of_cell = |why: String| say!(CLI_LAB_CELL, cell = cell.name, why).into();
        let Some(result) = played.map_err(|error| match Failure::from(error) {
            Failure::Usage(message) => Failure::Usage(of_cell(message)),
            Failure::Failed(message) => Failure::Failed(of_cell(message)),
            other => other,
        })?
        else {
            bar.finish_and_clear();
            let (done, all) = (results.iter().flatten().count(), results.len());
            note(&say!(CLI_INTERRUPTED_CELLS, done, all, folder = store.folder().display().to_string()));
            return Err(interrupted());
        };
        store.save(cell, &result)?;
        results[n] = Some(result);
    }
    bar.finish_and_clear();
    Ok(())
}

/// The folder of the finished cells, each in a file named after its fingerprint.
struct CellStore(PathBuf);

impl CellStore {
    /// A folder, which need not exist yet.
    const fn new(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// Its path.
    fn folder(&self) -> &Path {
        &self.0
    }

    /// The result of a cell, if it is finished; a file that is damaged or from another plan counts as missing.
    fn load(&self, cell: &ExperimentCell) -> Option<CellResult> {
        let text = fs::read_to_string(self.path(cell)).ok()?;
        let result = CellResult::unsealed(&text)?;
        result.is_of(&cell.plan(), cell.deals).then_some(result)
    }

    /// Saves the result of a cell; its file is complete or absent.
    fn save(&self, cell: &ExperimentCell, result: &CellResult) -> Result<(), Failure> {
        fs::create_dir_all(&self.0).map_err(|error| Failure::file(&self.0, error))?;
        let text = result.sealed().map_err(|error| Failure::Failed(error.to_string()))?;
        write_file(&self.path(cell), &text)
    }

    fn path(&self, cell: &ExperimentCell) -> PathBuf {
        self.0.join(format!("{}.json", cell.fingerprint()))
    }
}

/// Lists the cells and which are finished.
fn list(experiment: &Experiment, done: &[bool]) -> Result<(), Failure> {
    let mut out = say::people();
    writeln!(out, "{STRONG}{}{STRONG:#}", experiment.title)?;
    if !experiment.question.is_empty() {
        writeln!(out, "{}", say::wrap(&experiment.question, "", "", 100))?;
    }
    let states = [say!(CLI_LAB_MISSING), say!(CLI_LAB_FINISHED)];
    let wide = states.iter().map(|state| state.chars().count()).max().unwrap_or_default();
    for (cell, is_done) in experiment.cells.iter().zip(done) {
        let (state, player) = (&states[usize::from(*is_done)], cell.player());
        let (name, game, n) = (&cell.name, cell.game, cell.deals);
        let line = match cell.baseline {
            None => say!(CLI_LAB_LINE, cell = name, game, player, n),
            Some(at) => {
                let baseline = &experiment.cells[at].name;
                say!(CLI_LAB_LINE_AGAINST, cell = name, game, player, n, baseline)
            }
        };
        writeln!(out, "  {state:<wide$} {line} {FAINT}{}{FAINT:#}", cell.fingerprint())?;
    }
    let left: u64 = experiment.cells.iter().zip(done).filter(|(_, done)| !**done).map(|(cell, _)| cell.deals).sum();
    let finished = done.iter().filter(|done| **done).count();
    writeln!(out, "{}", say!(CLI_LAB_LEFT, done = finished, all = done.len(), games = left))?;
    Ok(out.flush()?)
}

/// The report as comma-separated values, a line for each cell.
fn csv(report: &ExperimentReport) -> String {
    let mut text = String::from(
        "cell,game,player,opponent,options,opening,luck,seed,games,unfinished,wins,win_rate,win_rate_low,win_rate_high,against,shared,difference,difference_low,\
         difference_high,score,score_low,score_high,score_difference,score_difference_low,score_difference_high,score_difference_games,moves,decisions,\
         branching,ends,losses,causes\n",
    );
    for cell in &report.cells {
        let options: Vec<String> = cell.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let difference = cell.difference.as_ref();
        let score = difference.and_then(|difference| difference.score);
        let number = |number: Option<f64>| number.map_or_else(String::new, |number| number.to_string());
        let ends = |interval: Option<Interval>| [number(interval.map(|i| i.low)), number(interval.map(|i| i.high))];
        let fields = [
            vec![quoted(&cell.name), cell.game.into(), cell.player.clone(), cell.opponent.clone().unwrap_or_default()],
            vec![quoted(&options.join(" ")), quoted(&cell.opening.join(", "))],
            vec![report.luck.to_string(), report.seed.to_string(), cell.games.to_string()],
            vec![cell.unfinished.to_string(), cell.wins.to_string()],
            vec![cell.win_rate.to_string()],
            ends(Some(cell.win_rate_95)).to_vec(),
            vec![difference.map_or_else(String::new, |difference| quoted(&difference.against))],
            vec![difference.map_or_else(String::new, |difference| difference.shared.name().to_owned())],
            vec![number(difference.map(|difference| difference.win_rate))],
            ends(difference.map(|difference| difference.win_rate_95)).to_vec(),
            vec![number(cell.score.map(|score| score.mean))],
            ends(cell.score.and_then(|score| score.mean_95)).to_vec(),
            vec![number(score.map(|score| score.mean))],
            ends(score.and_then(|score| score.mean_95)).to_vec(),
            vec![score.map_or_else(String::new, |score| score.games.to_string())],
            vec![cell.moves.mean.to_string(), cell.decisions.to_string(), cell.branching.to_string()],
            vec![quoted(&ends_of(cell)), quoted(&losses_of(cell)), quoted(&causes_of(cell))],
        ];
        text.push_str(&fields.concat().join(","));
        text.push('\n');
    }
    text
}

/// A line for each game of each cell.
fn write_rows(experiment: &Experiment, results: &[Option<CellResult>], mut out: WholeFile) -> Result<(), Failure> {
    let facts = |cell: &ExperimentCell| {
        underdeck_catalogue::find(cell.game).map(columns).unwrap_or_default().into_iter().map(|fact| fact.id)
    };
    let mut heads: Vec<&str> = Vec::new();
    for id in experiment.cells.iter().flat_map(facts) {
        if !heads.contains(&id) {
            heads.push(id);
        }
    }
    let mut text = format!("cell,game,seed,result,score,moves,decisions,{}\n", heads.join(","));
    for (cell, result) in experiment.cells.iter().zip(results) {
        let name = quoted(&cell.name);
        let own: Vec<&str> = facts(cell).collect();
        for row in result.iter().flat_map(|result| result.rows(cell.seed)) {
            let score = row.score.map_or_else(String::new, |score| score.to_string());
            let (result, moves, decisions) = (row.result, row.moves, row.decisions);
            text += &format!("{name},{},{},{result},{score},{moves},{decisions}", row.game, row.seed);
            for head in &heads {
                let answer = own.iter().position(|id| id == head).zip(row.facts.as_ref());
                let answer = answer.and_then(|(n, facts)| facts.answers.get(n)?.as_ref());
                text += &format!(",{}", answer.map_or_else(String::new, ToString::to_string));
            }
            text.push('\n');
        }
        out.write_all(text.as_bytes())?;
        text.clear();
    }
    out.finish()
}

/// The meaning of each cause of an end: `fight (fight-3): …; pain (fortune-1): …`.
fn causes_of(cell: &CellReport) -> String {
    let Ok(game) = underdeck_catalogue::find(cell.game) else { return String::new() };
    let found = game.info().endings.iter().filter(|ending| cell.ends.iter().any(|(cause, _)| cause == ending.cause));
    let causes = found
        .map(|ending| format!("{} ({}): {}", ending.cause, ending.rules.join(", "), game.info().ending(ending.cause)));
    causes.collect::<Vec<_>>().join(" ")
}

/// Games by the cause of their end: `won=9; fight=1`.
fn ends_of(cell: &CellReport) -> String {
    cell.ends.iter().map(|(cause, games)| format!("{cause}={games}")).collect::<Vec<_>>().join("; ")
}

/// Lost games by place and cause: `depth 3 fight=1; phase explore fight=1`.
fn losses_of(cell: &CellReport) -> String {
    let loss = |loss: &Loss| format!("{} {} {}={}", loss.by, loss.at, loss.cause, loss.games);
    cell.losses.iter().map(loss).collect::<Vec<_>>().join("; ")
}
