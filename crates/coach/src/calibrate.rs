//! Whether the coach keeps its promises.

use std::sync::atomic::AtomicBool;

use rand_core::Rng as _;
use serde::Serialize;
use underdeck_catalogue::{GameVisitor, typed_options};
use underdeck_game::{FastRng, Play as _, Playable, Policy as _, Seat, Turn};
use underdeck_players::{Greedy, mixed, playout};
use underdeck_record::Deal;
use underdeck_solver::{Worker, in_order};
use underdeck_stats::{Interval, t95};

use crate::Error;
use crate::sample::{Trial, compared};
use crate::worth::Evaluation;

/// Which deals, and how exactly the coach judges.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calibration {
    /// The id of the game.
    pub game: String,
    /// The house rules that differ from our defaults.
    pub options: Vec<(String, String)>,
    /// The first seed.
    pub first: u64,
    /// How many seeds, from the first on.
    pub deals: u64,
    /// The determinisations of the decision, for each of the two samples.
    pub games: u64,
    /// The number of threads. It changes no number.
    pub jobs: usize,
}

/// One promise and what came of it.
///
/// The reference player plays the deal, and at each decision a number drawn by the seed says with a chance of 1 in [`ONE_IN`] that it is the
/// one. (A decision drawn from all those of the whole game would tell how long the game was, and short games are lost.) There the coach
/// chooses a move by its first sample and promises the value that its second sample finds. The move is played on the true table with the
/// luck of the deal, and the reference player plays on.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Promise {
    /// The seed of the deal.
    pub seed: u64,
    /// The value that the coach promised with its move.
    pub promised: f64,
    /// What the game then came to.
    pub realised: f64,
    /// What it comes to if the reference player makes the move too.
    pub without: f64,
    /// Whether the coach chose another move than the reference player.
    pub differs: bool,
}

impl Promise {
    /// The mean of a quantity and its 95 % interval by Student's t; `None` of fewer than two promises.
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

/// Makes a promise on each deal, in order and independent of the number of threads; deals without a decision have none. `tell` returns
/// whether to go on.
///
/// # Errors
/// If there is no such game, or an option is invalid.
pub fn calibrate(
    calibration: &Calibration,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Option<Promise>) -> bool,
) -> Result<(), Error> {
    underdeck_catalogue::visit(&calibration.game, Work { calibration, stop, tell })?
}

struct Work<'a> {
    calibration: &'a Calibration,
    stop: &'a AtomicBool,
    tell: &'a mut dyn FnMut(Option<Promise>) -> bool,
}

impl GameVisitor for Work<'_> {
    type Out = Result<(), Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Self { calibration, stop, tell } = self;
        let options = typed_options::<S>(&calibration.options)?;
        let worker = || -> Worker<'_, Option<Promise>> {
            let deal = |n| Deal::<S>::new(options.clone(), calibration.first.wrapping_add(n));
            Box::new(move |n| Some(promise(&deal(n), calibration.games)))
        };
        in_order(calibration.jobs, calibration.deals, stop, &worker, tell);
        Ok(())
    }
}

/// One in how many decisions is drawn.
pub const ONE_IN: u64 = 32;

/// The promise on one deal; `None` if the game is over before a decision is drawn.
fn promise<S: Playable>(deal: &Deal<S>, games: u64) -> Option<Promise> {
    let (mut state, mut chance) = deal.start();
    let worth = Evaluation { aim: Evaluation::aim_of(&state), seat: Seat(0) };
    let seed = mixed(deal.seed, 0x0063_6f61_6368);
    let mut draws = FastRng::new(mixed(seed, 0));
    let view = loop {
        let Turn::Decide(seat) = state.turn() else { return None };
        let view = state.view(seat);
        let is_free = state.legal_count() > 1 && (state.is_shared() || seat == worth.seat);
        if is_free && draws.next_u64().is_multiple_of(ONE_IN) {
            break view;
        }
        state.play_unchecked(view.heuristic(), &mut chance);
    };
    let to_the_end = |mut state: S, mut chance| {
        let outcome = playout(&mut state, &mut Greedy, &mut chance, u64::MAX).outcome;
        worth.value(worth.of(outcome) as f64)
    };
    let without = to_the_end(state.clone(), chance.clone());
    let trial = |half| Trial::<S> { view: &view, worth, seed: mixed(seed, half), breathe: &|| {}, stop: None };
    let reference = view.heuristic();
    let (best, _) = trial(1).choose(&compared(&state.legal_vec(), &[reference]), games);
    let promised = worth.mean(trial(2).value(&[best], games)[0].0);
    state.play_unchecked(best, &mut chance);
    let realised = to_the_end(state, chance);
    Some(Promise { seed: deal.seed, promised, realised, without, differs: best != reference })
}
