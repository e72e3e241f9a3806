//! One game, for planners.

use numpy::PyArray1;
use pyo3::prelude::*;
use underdeck_env::Single;

use crate::errors::{Pairs, pairs, refuse};

/// One game of a deal.
#[pyclass(module = "underdeck._core", name = "Game")]
pub(crate) struct Core(Single);

#[pymethods]
impl Core {
    #[new]
    fn new(game: &str, options: Pairs<'_>, seed: u64) -> PyResult<Self> {
        underdeck_env::single(game, &pairs(options)?, seed).map(Self).map_err(refuse)
    }

    fn seat(&self) -> u8 {
        self.0.seat()
    }

    /// The (result, cause, score) of the game; `None` while it runs.
    fn outcome(&self) -> Option<(String, &'static str, Option<i32>)> {
        self.0.outcome().map(|outcome| (outcome.result.word(), outcome.cause, outcome.score))
    }

    fn worth(&self, seat: u8) -> f64 {
        self.0.worth(seat)
    }

    fn legal(&self) -> Vec<String> {
        self.0.legal()
    }

    fn actions(&self) -> Vec<usize> {
        self.0.actions()
    }

    fn action(&self, spelling: &str) -> PyResult<usize> {
        self.0.action(spelling).map_err(refuse)
    }

    fn observe<'py>(&self, py: Python<'py>, seat: u8) -> Bound<'py, PyArray1<u8>> {
        PyArray1::from_vec(py, self.0.observe(seat))
    }

    fn view(&self, seat: u8) -> String {
        self.0.view(seat).to_string()
    }

    fn state(&self) -> String {
        self.0.state().to_string()
    }

    fn table(&self) -> PyResult<String> {
        serde_json::to_string(&self.0.table()).map_err(refuse)
    }

    fn moves(&self) -> Vec<String> {
        self.0.moves()
    }

    fn play(&mut self, spelling: &str) -> PyResult<()> {
        self.0.play(spelling).map_err(refuse)
    }

    fn step(&mut self, action: i64) -> PyResult<()> {
        self.0.step(action).map_err(refuse)
    }

    fn choose(&self, py: Python<'_>, player: &str, seed: u64) -> PyResult<Option<String>> {
        py.detach(|| self.0.choose(player, seed)).map_err(refuse)
    }

    fn playout(&mut self, py: Python<'_>, player: &str, seed: u64, max_moves: u64) -> PyResult<u64> {
        py.detach(|| self.0.playout(player, seed, max_moves)).map_err(refuse)
    }

    fn determinise(&self, seed: u64) -> Self {
        Self(self.0.determinise(seed))
    }

    fn record(&self) -> Option<String> {
        self.0.record().map(|record| record.to_string())
    }

    fn copy(&self) -> Self {
        Self(self.0.clone())
    }
}
