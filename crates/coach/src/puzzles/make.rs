//! Puzzle generation: plays careless games until they are lost, and tries the last decisions that could still win.

use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastRng, GameResult, Options as _, Play as _, Playable, Policy as _};
use underdeck_players::{Decision, careless, mixed};
use underdeck_record::{Deal, DealChance};
use underdeck_solver::{Order, Solved, Solver, Worker, in_order};

use super::proof::{LIMITS, Proof, is_choice, prove};
use super::{CARELESS, Place, Puzzle, path};
use crate::Error;

/// Percentages of random moves of the players of these games. A seed has one of them.
const RATES: [u8; 4] = [8, 16, 32, 50];
/// The percentage of random moves of the players that rate a puzzle.
const RATING: u8 = 10;
/// How many decisions before the loss are tried.
const BACK: usize = 8;
/// The most moves of a game.
const LONGEST: usize = 3_000;
/// The number of deals between progress reports.
const BLOCK: u64 = 32;

/// The parameters of puzzle generation. The result depends only on game, seed and number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleSearch {
    /// The id of the game.
    pub game: String,
    /// The first seed; each deal yields at most one puzzle.
    pub seed: u64,
    /// The number of puzzles.
    pub number: usize,
    /// The number of threads; the result does not depend on it.
    pub jobs: usize,
}

/// Generates puzzles, the easiest first; fewer than requested if `stop` is set. `report` receives the numbers of puzzles found and deals tried.
///
/// # Errors
/// If the game does not exist.
pub fn make(
    making: &PuzzleSearch,
    stop: &AtomicBool,
    report: &mut dyn FnMut(usize, u64),
) -> Result<Vec<Puzzle>, Error> {
    let mut found = underdeck_catalogue::visit(&making.game, Work { making, stop, report })?;
    found.truncate(making.number);
    found.sort_by_key(|puzzle| (std::cmp::Reverse(puzzle.careless), puzzle.departures, puzzle.nodes));
    found.iter_mut().enumerate().for_each(|(n, puzzle)| puzzle.number = n + 1);
    Ok(found)
}

struct Work<'a> {
    making: &'a PuzzleSearch,
    stop: &'a AtomicBool,
    report: &'a mut dyn FnMut(usize, u64),
}

impl GameVisitor for Work<'_> {
    type Out = Vec<Puzzle>;

    fn visit<S: Playable>(self) -> Vec<Puzzle> {
        let Self { making, stop, report } = self;
        let (mut found, mut tried) = (Vec::new(), 0);
        while found.len() < making.number && !stop.load(Ordering::Relaxed) {
            let worker = || -> Worker<'_, Option<Puzzle>> {
                let mut solver = Solver::<S>::new(LIMITS, Order::Listed);
                Box::new(move |n| Some(find(&mut solver, making.seed.wrapping_add(tried + n), stop)))
            };
            in_order(making.jobs, BLOCK, stop, &worker, &mut |puzzle| {
                found.extend(puzzle);
                true
            });
            tried += BLOCK;
            report(found.len(), tried);
        }
        found
    }
}

/// Searches one careless game of a deal for its latest puzzle.
fn find<S: Playable>(solver: &mut Solver<S>, seed: u64, stop: &AtomicBool) -> Option<Puzzle> {
    let deal = Deal::<S>::new(S::Options::default(), seed);
    debug_assert!(deal.options.check().is_ok());
    let mut rng = FastRng::new(mixed(seed, 0));
    let rate = RATES[(seed % RATES.len() as u64) as usize];
    let (mut state, mut luck) = deal.start();
    let (mut moves, mut states) = (Vec::new(), Vec::new());
    while state.outcome().is_none() && moves.len() < LONGEST {
        let mv = by_policy(&state, rate, &mut rng)?;
        states.push(state.clone());
        state.play_unchecked(mv, &mut luck);
        moves.push(mv);
    }
    if is_won(&state) || moves.is_empty() {
        return None;
    }
    // A lost position never becomes won again, so bisection finds the losing move.
    let (mut won, mut lost) = (0, moves.len());
    while lost - won > 1 {
        let middle = won.midpoint(lost);
        match solver.solve(&deal, &moves[..middle], stop) {
            Solved::Won { .. } => won = middle,
            Solved::Lost { .. } | Solved::Open { .. } => lost = middle,
        }
    }
    let last = (0..=won).rev().filter(|&n| is_choice(states[n].legal_count())).take(BACK);
    let place = |n: usize| {
        let (mut state, mut chance) = deal.start();
        moves[..n].iter().for_each(|mv| state.play_unchecked(*mv, &mut chance));
        Place { deal: deal.clone(), moves: moves[..n].to_vec(), state, chance }
    };
    let proven = |n: usize| prove(solver, place(n), stop).map(|proof| (n, proof));
    let (ply, Proof { answers, departures, nodes, plan }) = { last }.find_map(proven)?;
    let mut path = String::new();
    states.iter().zip(&moves).take(ply).for_each(|(state, mv)| path::push(&mut path, state, *mv));
    let Place { state, chance, .. } = place(ply);
    let wins = (0..CARELESS).filter(|&n| wins(state.clone(), chance.clone(), mixed(seed, 1 + u64::from(n))));
    Some(Puzzle {
        number: 0,
        deal: deal.code(),
        path,
        careless: wins.count() as u32,
        departures,
        nodes,
        plan,
        answers: answers.iter().map(ToString::to_string).collect(),
    })
}

/// The move of a careless player of the rollout policy, which is faster than the heuristic.
fn by_policy<S: Playable>(state: &S, rate: u8, rng: &mut FastRng) -> Option<S::Move> {
    careless(Decision::of(state), rate, rng, |view, rng| view.rollout(rng))
}

/// Whether a careless player wins from here with the deal's randomness.
fn wins<S: Playable>(mut state: S, mut luck: DealChance, seed: u64) -> bool {
    let mut rng = FastRng::new(seed);
    for _ in 0..LONGEST {
        let Some(mv) = by_policy(&state, RATING, &mut rng) else { break };
        state.play_unchecked(mv, &mut luck);
    }
    is_won(&state)
}

pub(super) fn is_won<S: Playable>(state: &S) -> bool {
    state.outcome().is_some_and(|outcome| outcome.result == GameResult::Won)
}
