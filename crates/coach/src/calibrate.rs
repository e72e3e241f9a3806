//! Calibration: compares the values that the coach predicts with the outcomes of fresh deals.

use std::sync::atomic::AtomicBool;

use rand_core::Rng as _;
use serde::Serialize;
use underdeck_catalogue::{GameVisitor, typed_options};
use underdeck_game::{FastRng, Play as _, Playable, Policy as _, Seat, Turn};
use underdeck_players::{Greedy, aim_of, mixed, playout};
use underdeck_record::Deal;
use underdeck_solver::{Worker, in_order};
use underdeck_stats::{Interval, t95};

use crate::Error;
use crate::sample::{Trial, compared};
use crate::utility::Utility;

/// The deals of a calibration and the size of its samples.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calibration {
    /// The id of the game.
    pub game: String,
    /// House rules that differ from the defaults, as keys and values.
    pub options: Vec<(String, String)>,
    /// The first seed.
    pub first: u64,
    /// The number of consecutive seeds.
    pub deals: u64,
    /// Determinisations of the decision in each of the two samples.
    pub games: u64,
    /// The number of threads; the result does not depend on it.
    pub jobs: usize,
}

/// A predicted value and its outcome on one deal.
///
/// The reference player plays the deal. At each decision a number derived from the seed selects the decision with probability 1/[`ONE_IN`]. (Drawing
/// uniformly from all decisions of the finished game would leak the length of the game, and short games are lost games.) At the selected decision the
/// coach chooses a move with its first sample and predicts its value with the second. The move is played in the true state with the deal's
/// randomness, and the reference player finishes the game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Promise {
    /// The seed of the deal.
    pub seed: u64,
    /// The value that the coach predicted for its move.
    pub promised: f64,
    /// The value of the outcome after the coach's move.
    pub realised: f64,
    /// The value of the outcome if the reference player makes this move too.
    pub without: f64,
    /// Whether the coach's move differs from the reference player's.
    pub differs: bool,
}

impl Promise {
    /// The mean of a quantity with its 95 % interval by Student's t; `None` for fewer than two promises.
    pub fn mean(promises: &[Self], of: impl Fn(&Self) -> f64) -> Option<(f64, Interval)> {
        let n = promises.len();
        if n < 2 {
            return None;
        }
        let mean = promises.iter().map(&of).sum::<f64>() / n as f64;
        let squares: f64 = promises.iter().map(|one| (of(one) - mean).powi(2)).sum();
        let half = t95(n as u64 - 1) * (squares / (n - 1) as f64 / n as f64).sqrt();
        Some((mean, Interval { low: mean - half, high: mean + half }))
    }
}

/// Makes one promise per deal, in the order of the seeds and independent of the number of threads. Calls `report` with each, or with `None` for a deal
/// that ends before a decision is selected; `false` stops the calibration.
///
/// # Errors
/// If there is no such game, or an option is invalid.
pub fn calibrate(
    calibration: &Calibration,
    stop: &AtomicBool,
    report: &mut dyn FnMut(Option<Promise>) -> bool,
) -> Result<(), Error> {
    underdeck_catalogue::visit(&calibration.game, Work { calibration, stop, report })?
}

struct Work<'a> {
    calibration: &'a Calibration,
    stop: &'a AtomicBool,
    report: &'a mut dyn FnMut(Option<Promise>) -> bool,
}

impl GameVisitor for Work<'_> {
    type Out = Result<(), Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Self { calibration, stop, report } = self;
        let options = typed_options::<S>(&calibration.options)?;
        let worker = || -> Worker<'_, Option<Promise>> {
            let deal = |n| Deal::<S>::new(options.clone(), calibration.first.wrapping_add(n));
            Box::new(move |n| Some(promise(&deal(n), calibration.games)))
        };
        in_order(calibration.jobs, calibration.deals, stop, &worker, report);
        Ok(())
    }
}

/// A decision is selected with probability 1 in this number.
pub const ONE_IN: u64 = 32;

/// The promise of one deal; `None` if the game is over before a decision is selected.
fn promise<S: Playable>(deal: &Deal<S>, games: u64) -> Option<Promise> {
    let (mut state, mut chance) = deal.start();
    let utility = Utility { aim: aim_of(&state), seat: Seat(0) };
    let seed = mixed(deal.seed, 0x0063_6f61_6368);
    let mut draws = FastRng::new(mixed(seed, 0));
    let view = loop {
        let Turn::Decide(seat) = state.turn() else { return None };
        let view = state.view(seat);
        let is_free = state.legal_count() > 1 && (state.is_shared() || seat == utility.seat);
        if is_free && draws.next_u64().is_multiple_of(ONE_IN) {
            break view;
        }
        state.play_unchecked(view.heuristic(), &mut chance);
    };
    let to_the_end = |mut state: S, mut chance| {
        let outcome = playout(&mut state, &mut Greedy, &mut chance, u64::MAX).outcome;
        utility.value(utility.of(outcome) as f64)
    };
    let without = to_the_end(state.clone(), chance.clone());
    let trial = |half| Trial::<S> { view: &view, utility, seed: mixed(seed, half), breathe: &|| {}, stop: None };
    let reference = view.heuristic();
    let (best, _) = trial(1).choose(&compared(&state.legal_vec(), &[reference]), games);
    let promised = utility.mean(trial(2).value(&[best], games)[0].0);
    state.play_unchecked(best, &mut chance);
    let realised = to_the_end(state, chance);
    Some(Promise { seed: deal.seed, promised, realised, without, differs: best != reference })
}
