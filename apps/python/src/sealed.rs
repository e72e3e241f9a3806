//! Experiments and surveys in blocks, as sealed texts. The merged blocks of several machines have the bytes of one machine's result.
//!
//! The times are left out, so the bytes depend on the request alone.

use pyo3::prelude::*;
use underdeck_game::Aim;
use underdeck_lab::experiment::{CellResult, Experiment, ExperimentCell, ExperimentReport};
use underdeck_solver::{BatchSolve, Deals, Order, PlayersTurn, SearchLimits, SolverQuestion};

use crate::errors::{Pairs, pairs, refuse};
use crate::studies::{run, seconds};

fn read(source: &str, games: Option<u64>, seed: Option<u64>) -> PyResult<Experiment> {
    Experiment::read_with(source, games, seed).map_err(refuse)
}

fn cell(experiment: &Experiment, n: usize) -> PyResult<&ExperimentCell> {
    let cells = experiment.cells.len();
    experiment.cells.get(n).ok_or_else(|| refuse(format!("there is no cell {n}: they are numbered 0 to {}", cells - 1)))
}

fn unsealed(text: &str) -> PyResult<CellResult> {
    CellResult::unsealed(text).ok_or_else(|| refuse("a block is damaged: its seal does not fit"))
}

/// The cells of an experiment as (name, fingerprint, deals).
#[pyfunction]
pub(crate) fn cells(source: &str, games: Option<u64>, seed: Option<u64>) -> PyResult<Vec<(String, String, u64)>> {
    let facts = |cell: ExperimentCell| (cell.name.clone(), cell.fingerprint(), cell.deals);
    Ok(read(source, games, seed)?.cells.into_iter().map(facts).collect())
}

/// Plays `deals` deals of a cell from deal `first` on; the sealed result.
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub(crate) fn play_cell(
    py: Python<'_>,
    source: &str,
    games: Option<u64>,
    seed: Option<u64>,
    n: usize,
    first: u64,
    deals: u64,
    threads: usize,
) -> PyResult<String> {
    let experiment = read(source, games, seed)?;
    let block = cell(&experiment, n)?.block(first, deals);
    let played = run(py, |stop| {
        block.play(threads, &underdeck_lab::SimulationHost { clock: seconds, progress: &|_| (), stop })
    })?;
    let mut result = played.map_err(refuse)?.ok_or_else(|| refuse("the cell was stopped"))?;
    result.sealed().map_err(refuse)
}

/// Merges the sealed blocks of a cell; the sealed result.
#[pyfunction]
pub(crate) fn merge_cell(
    source: &str,
    games: Option<u64>,
    seed: Option<u64>,
    n: usize,
    blocks: Vec<String>,
) -> PyResult<String> {
    let blocks = blocks.iter().map(|text| unsealed(text)).collect::<PyResult<_>>()?;
    let merged = cell(&read(source, games, seed)?, n)?.merge(blocks).map_err(refuse)?;
    merged.sealed().map_err(refuse)
}

/// The report of an experiment with these sealed cells, as JSON.
#[pyfunction]
pub(crate) fn report(source: &str, games: Option<u64>, seed: Option<u64>, sealed: Vec<String>) -> PyResult<String> {
    let results = sealed.iter().map(|text| unsealed(text).map(Some)).collect::<PyResult<Vec<_>>>()?;
    let report = ExperimentReport::new(&read(source, games, seed)?, &results);
    serde_json::to_string(&report).map_err(refuse)
}

/// Solves the deals of `count` seeds from `first` on; the sealed counts of those that can be won.
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub(crate) fn survey(
    py: Python<'_>,
    game: &str,
    options: Pairs<'_>,
    first: u64,
    count: u64,
    nodes: u64,
    memory: usize,
    threads: usize,
) -> PyResult<String> {
    let options = pairs(options)?;
    let mut survey = BatchSolve::new(underdeck_solver::plan(game, &options, first).map_err(refuse)?);
    let deals = Deals::Seeds { options, first, count };
    let limits = SearchLimits { nodes, memory };
    let question = SolverQuestion {
        game: game.to_owned(),
        deals,
        aim: Aim::Win,
        limits,
        order: Order::Listed,
        players: PlayersTurn::Last,
        jobs: threads.max(1),
    };
    run(py, |stop| {
        underdeck_solver::answer(&question, &underdeck_solver::SolverHost { clock: seconds, stop }, &mut |answer| {
            survey.note(survey.deals(), &answer, nodes);
            true
        })
    })?
    .map_err(refuse)?;
    survey.sealed().map_err(refuse)
}

/// Merges sealed surveys of consecutive ranges of seeds from `first` on: (file name, sealed survey, counts as JSON).
#[pyfunction]
pub(crate) fn merge_surveys(
    game: &str,
    options: Pairs<'_>,
    first: u64,
    sealed: Vec<String>,
) -> PyResult<(String, String, String)> {
    let options = pairs(options)?;
    let plan = |from: u64| underdeck_solver::plan(game, &options, first.wrapping_add(from)).map_err(refuse);
    let mut whole = BatchSolve::new(plan(0)?);
    for text in &sealed {
        let expected = plan(whole.deals())?;
        let next = BatchSolve::unsealed(text, &expected).ok_or_else(|| {
            let expected = expected.replace('\n', "; ");
            refuse(format!("a block is damaged, or not the one that comes next, which is: {expected}"))
        })?;
        whole.append(&next);
    }
    let counts = whole.counts();
    let summary = serde_json::json!({
        "deals": counts.deals(), "won": counts.won, "lost": counts.lost, "open": counts.open, "winnable_95": counts.share(),
        "departures": counts.departures[..], "nodes": whole.nodes,
    });
    Ok((BatchSolve::fingerprint(&whole.plan), whole.sealed().map_err(refuse)?, summary.to_string()))
}
