//! What other readings of the rulings change.

use serde::Serialize;
use underdeck_game::{Options as _, Playable};

use super::rulings::{changes_of, compare};
use super::{Ruling, Steps};
use crate::{Plan, SimulationHost};

/// What the other reading of each ruling of a game changes, for the greedy player on the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Readings {
    /// The game's id.
    pub game: &'static str,
    /// The seed of all luck.
    pub seed: u64,
    /// The deals of each reading.
    pub deals: u64,
    /// The readings that change a game, in the order of the options.
    pub rulings: Vec<Reading>,
    /// The readings, as typed, by which all these deals are played move for move as before: nobody can tell them apart here.
    pub without_effect: Vec<String>,
}

/// The other reading of a ruling, and what it changes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reading {
    /// The id of the ruling, such as `R30`.
    pub id: &'static str,
    /// What reading it otherwise changes.
    #[serde(flatten)]
    pub ruling: Ruling,
}

/// Reads each ruling otherwise, alone, all else as in the plan; its players do not matter. With 95 % confidence all findings
/// are right together: the p-values are corrected for all readings (Holm 1979).
///
/// # Errors
/// As [`simulate_rows`](crate::simulate_rows).
pub fn readings<S: Playable>(plan: &Plan<S>, deals: u64, host: &SimulationHost<'_>) -> Result<Readings, String> {
    let changes = changes_of::<S>(&plan.options, Steps::Next, |spec| spec.ruling.is_some());
    let (rulings, without_effect) = compare(plan, changes, deals, deals, host)?;
    let id = |key| S::Options::spec(key).ok().and_then(|spec| spec.ruling).unwrap_or_default();
    let rulings = rulings.into_iter().map(|ruling| Reading { id: id(ruling.key), ruling }).collect();
    Ok(Readings { game: S::INFO.id, seed: plan.seed, deals, rulings, without_effect })
}

/// The most games that [`readings`] reports as progress.
pub(super) fn games<S: Playable>(options: &S::Options, deals: u64) -> u64 {
    2 * deals * (1 + changes_of::<S>(options, Steps::Next, |spec| spec.ruling.is_some()).len() as u64)
}
