//! The laboratory and the solver: results as JSON, rows as columns.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use underdeck_catalogue::DealInfo;
use underdeck_lab::measures::{Effort, Steps};
use underdeck_lab::rows::Row;
use underdeck_lab::{PlanRequest, SimulationHost};
use underdeck_record::{Record, replay_any};
use underdeck_solver::{Deals, Order, PlayersTurn, SearchLimits, SolverQuestion};

use crate::errors::{Pairs, pairs, refuse};

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

pub(crate) fn seconds() -> f64 {
    START.elapsed().as_secs_f64()
}

#[allow(clippy::too_many_arguments)]
fn request(
    game: &str,
    options: Pairs<'_>,
    games: u64,
    seed: u64,
    players: &[String],
    opponent: Option<&str>,
    threads: usize,
    max_moves: u64,
    luck: &str,
) -> PyResult<PlanRequest> {
    let player = |text: &str| text.parse::<underdeck_players::PlayerKind>().map_err(refuse);
    Ok(PlanRequest {
        options: pairs(options)?,
        seed,
        players: players.iter().map(|text| player(text)).collect::<Result<_, _>>()?,
        opponent: opponent.map(player).transpose()?,
        jobs: threads.max(1),
        max_moves,
        luck: luck.parse().map_err(refuse)?,
        ..PlanRequest::new(game, underdeck_players::PlayerKind::Greedy, games)
    })
}

/// Runs work with the interpreter released. A signal such as Ctrl-C stops it.
pub(crate) fn run<T: Send>(py: Python<'_>, work: impl FnOnce(&AtomicBool) -> T + Send) -> PyResult<T> {
    let stop = AtomicBool::new(false);
    let (result, interrupted) = py.detach(|| {
        std::thread::scope(|threads| {
            let worker = threads.spawn(|| work(&stop));
            let mut interrupted = None;
            while !worker.is_finished() {
                std::thread::park_timeout(std::time::Duration::from_millis(20));
                if interrupted.is_none()
                    && let Err(error) = Python::attach(|py| py.check_signals())
                {
                    stop.store(true, Ordering::Relaxed);
                    interrupted = Some(error);
                }
            }
            (worker.join(), interrupted)
        })
    });
    match (interrupted, result) {
        (Some(error), _) => Err(error),
        (None, Ok(result)) => Ok(result),
        (None, Err(_)) => Err(refuse("the work panicked")),
    }
}

/// Simulates games: (study as JSON, columns by name if `rows`).
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    options: Pairs<'py>,
    games: u64,
    seed: u64,
    players: Vec<String>,
    opponent: Option<&str>,
    threads: usize,
    max_moves: u64,
    luck: &str,
    rows: bool,
) -> PyResult<(String, Bound<'py, PyDict>)> {
    let request = request(game, options, games, seed, &players, opponent, threads, max_moves, luck)?;
    let (study, kept) = run(py, |stop| {
        let host = SimulationHost { clock: seconds, progress: &|_| (), stop };
        let mut kept: Vec<Row> = Vec::new();
        let mut keep = |rows: &[Row]| {
            kept.extend_from_slice(rows);
            Ok(())
        };
        let study = if rows { request.simulate(&host, Some(&mut keep)) } else { request.simulate(&host, None) };
        (study, kept)
    })?;
    let study = study.map_err(refuse)?;
    let columns = PyDict::new(py);
    if rows {
        columns.set_item("game", column(py, &kept, |row| row.game)?)?;
        columns.set_item("seed", column(py, &kept, |row| row.seed)?)?;
        columns.set_item("player", column(py, &kept, |row| players[row.player].clone())?)?;
        columns.set_item("result", column(py, &kept, Row::result)?)?;
        columns.set_item("cause", column(py, &kept, Row::cause)?)?;
        columns.set_item("score", column(py, &kept, Row::score)?)?;
        columns.set_item("moves", column(py, &kept, |row| row.moves)?)?;
        columns.set_item("decisions", column(py, &kept, |row| row.decisions)?)?;
        columns.set_item("choices", column(py, &kept, |row| row.choices)?)?;
        columns.set_item("widest", column(py, &kept, |row| row.widest)?)?;
    }
    Ok((serde_json::to_string(&study).map_err(refuse)?, columns))
}

fn column<'py, T: IntoPyObject<'py>>(
    py: Python<'py>,
    rows: &[Row],
    value: impl Fn(&Row) -> T,
) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for row in rows {
        list.append(value(row))?;
    }
    Ok(list)
}

/// The measures of a game, as JSON.
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub(crate) fn measure(
    py: Python<'_>,
    game: &str,
    options: Pairs<'_>,
    seed: u64,
    player: String,
    threads: usize,
    deals: u64,
    tries: u64,
    followed: u64,
    playouts: u32,
    ruling_deals: u64,
) -> PyResult<String> {
    let request = request(game, options, deals, seed, &[player], None, threads, 3_000, "fast")?;
    let effort = Effort { deals, tries, followed, playouts, ruling_deals, steps: Steps::Next };
    let measures =
        run(py, |stop| request.measure(&effort, &SimulationHost { clock: seconds, progress: &|_| (), stop }))?;
    serde_json::to_string(&measures.map_err(refuse)?).map_err(refuse)
}

/// Answers for deals, as a JSON object for each.
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub(crate) fn solve(
    py: Python<'_>,
    game: &str,
    options: Pairs<'_>,
    first: u64,
    count: u64,
    codes: Option<Vec<String>>,
    aim: &str,
    nodes: u64,
    memory: usize,
    threads: usize,
) -> PyResult<Vec<String>> {
    let aim = match aim {
        "win" => underdeck_game::Aim::Win,
        "score" => underdeck_game::Aim::Score,
        "turns" => underdeck_game::Aim::Turns,
        other => return Err(refuse(format!("aim cannot be `{other}`: win, score or turns"))),
    };
    let deals = match codes {
        Some(codes) => Deals::Codes(codes),
        None => Deals::Seeds { options: pairs(options)?, first, count },
    };
    let question = SolverQuestion {
        game: game.to_owned(),
        deals,
        aim,
        limits: SearchLimits { nodes, memory },
        order: Order::Listed,
        players: PlayersTurn::First,
        jobs: threads.max(1),
    };
    let answers = run(py, |stop| {
        let mut answers = Vec::new();
        let host = underdeck_solver::SolverHost { clock: seconds, stop };
        underdeck_solver::answer(&question, &host, &mut |answer| {
            answers.push(serde_json::to_string(&answer).unwrap_or_default());
            true
        })
        .map(|()| answers)
    })?;
    answers.map_err(refuse)
}

/// Reads a record: (game, options, seed, moves).
#[pyfunction]
#[allow(clippy::type_complexity)]
pub(crate) fn read_record(text: &str) -> PyResult<(String, Vec<(String, String)>, u64, Vec<String>)> {
    let record: Record = text.parse().map_err(refuse)?;
    let game = record.tag("Game").ok_or_else(|| refuse("the record has no tag Game"))?;
    let game =
        underdeck_catalogue::find(game).and_then(|game| game.check_record(&record).map(|()| game)).map_err(refuse)?;
    let replay = replay_any(game.instance(), &record).map_err(refuse)?;
    let deal = DealInfo::of(replay.deal);
    let options = deal.options.iter().map(|(key, value)| ((*key).to_owned(), value.to_string()));
    // A game by older rules keeps its rules.
    let rules = (deal.rules != game.info().rules_version).then(|| ("rules".to_owned(), deal.rules.to_string()));
    let options = options.chain(rules).collect();
    Ok((deal.game.to_owned(), options, deal.seed, record.moves().map(|(mv, _)| mv.to_owned()).collect()))
}
