//! The effects of alternative readings of rulings.

use serde::Serialize;
use underdeck_game::{Options as _, Playable};

use super::rulings::{changes_of, compare};
use super::{Ruling, Steps};
use crate::{Plan, SimulationHost};

/// The effect of the alternative reading of each ruling on the greedy player, on the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Readings {
    /// The game's id.
    pub game: &'static str,
    /// The seed of deals and players.
    pub seed: u64,
    /// The number of deals for each reading.
    pub deals: u64,
    /// The readings with an effect, in the order of the options.
    pub rulings: Vec<Reading>,
    /// The readings, as entered, with the same moves on all deals.
    pub without_effect: Vec<String>,
}

/// The alternative reading of a ruling, with its effect.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reading {
    /// The id of the ruling, such as `R30`.
    pub id: &'static str,
    /// The effect.
    #[serde(flatten)]
    pub ruling: Ruling,
}

/// Tries the alternative reading of each ruling, one at a time, with the rest as in the plan, whose players are ignored. The p-values are corrected
/// for all readings (Holm 1979), so the family-wise error rate is 5 %.
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

/// The most games in progress reports of [`readings`].
pub(super) fn games<S: Playable>(options: &S::Options, deals: u64) -> u64 {
    2 * deals * (1 + changes_of::<S>(options, Steps::Next, |spec| spec.ruling.is_some()).len() as u64)
}
