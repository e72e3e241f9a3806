//! Playing many games on several threads.

use std::sync::atomic::{AtomicBool, Ordering};

use game::{Chance, FastChance, FastRng, State};
use players::{Greedy, Player, PlayerKind, Random, playout};
use rayon::prelude::*;
use record::DealChance;

use crate::floor::{Floor, median};
use crate::tally::Tally;
use crate::{Luck, Plan, Report, game_seed};

/// How many games a thread plays between two looks at `stop`.
const CHUNK: u64 = 256;
/// How often, at most, the games pause for a timing of the floor.
const PAUSES: u64 = 16;

/// Plays all games of a plan.
///
/// `clock` tells seconds, from any start; `progress` is told of games that have been played since it was last told;
/// once `stop` is set, the report is of the games played until then. But for the speed the report follows from the
/// plan alone, and not from `jobs`.
///
/// # Errors
/// If the system gives no threads.
pub fn simulate<S: State>(
    plan: &Plan<S>,
    clock: &(dyn Fn() -> f64 + Sync),
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Report, String> {
    let threads = rayon::ThreadPoolBuilder::new().num_threads(plan.jobs.max(1)).build();
    let threads = threads.map_err(|error| format!("{} threads cannot be started: {error}", plan.jobs))?;
    let chunks = plan.games.div_ceil(CHUNK);
    let stretch = chunks.div_ceil(PAUSES).max(1);
    let (mut floor, mut all, mut seconds) = (Floor::new(), Timed::default(), 0.0);
    floor.sample(4, clock);
    for first in (0..chunks).step_by(stretch as usize) {
        let start = clock();
        let chunks = first..(first + stretch).min(chunks);
        let played = threads.install(|| play_chunks(plan, chunks, clock, progress, stop));
        seconds += clock() - start;
        all = all.merge(played);
        floor.sample(1, clock);
    }
    floor.sample(4, clock);
    Ok(Report::new(plan, &all.tally, seconds, floor.median_ns(), median(&mut all.paces)))
}

/// Games counted, and how long a move took in each chunk of them.
///
/// The median of the paces, like that of the floor, is not disturbed by whatever else the machine is doing.
#[derive(Default)]
struct Timed {
    tally: Tally,
    /// Nanoseconds a move, one number a chunk.
    paces: Vec<f64>,
}

impl Timed {
    fn merge(mut self, mut other: Self) -> Self {
        self.paces.append(&mut other.paces);
        Self { tally: self.tally.merge(other.tally), paces: self.paces }
    }
}

fn play_chunks<S: State>(
    plan: &Plan<S>,
    chunks: std::ops::Range<u64>,
    clock: &(dyn Fn() -> f64 + Sync),
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Timed {
    let play = |mut timed: Timed, chunk: u64| {
        if !stop.load(Ordering::Relaxed) {
            let games = chunk * CHUNK..((chunk + 1) * CHUNK).min(plan.games);
            let count = games.end - games.start;
            let (before, start) = (timed.tally.moves.sum(), clock());
            play_games(plan, games, &mut timed.tally);
            let moves = timed.tally.moves.sum() - before;
            timed.paces.push((clock() - start) * 1e9 / (moves.max(1) as f64));
            progress(count);
        }
        timed
    };
    chunks.into_par_iter().fold(Timed::default, play).reduce(Timed::default, Timed::merge)
}

/// Plays some games with the plan's luck and player: one inner loop for each pair of them.
fn play_games<S: State>(plan: &Plan<S>, games: std::ops::Range<u64>, tally: &mut Tally) {
    let fast = |seed| FastChance(FastRng::new(seed));
    if plan.opponent.is_some_and(|opponent| opponent != plan.player) {
        return match plan.luck {
            Luck::Fast => play_each(plan, games, tally, fast, |seed| plan.players(seed)),
            Luck::Deal => play_each(plan, games, tally, DealChance::new, |seed| plan.players(seed)),
        };
    }
    match (plan.luck, plan.player) {
        (Luck::Fast, PlayerKind::Random) => play_each(plan, games, tally, fast, Random::new),
        (Luck::Deal, PlayerKind::Random) => play_each(plan, games, tally, DealChance::new, Random::new),
        (Luck::Fast, PlayerKind::Greedy) => play_each(plan, games, tally, fast, |_| Greedy),
        (Luck::Deal, PlayerKind::Greedy) => play_each(plan, games, tally, DealChance::new, |_| Greedy),
    }
}

fn play_each<S: State, C: Chance, P: Player>(
    plan: &Plan<S>,
    games: std::ops::Range<u64>,
    tally: &mut Tally,
    luck: impl Fn(u64) -> C,
    player: impl Fn(u64) -> P,
) {
    for n in games {
        let seed = game_seed(plan.seed, n);
        let mut luck = luck(seed);
        let mut state = S::new(&plan.options, &mut luck);
        tally.add(playout(&mut state, &mut player(seed), &mut luck, plan.max_moves));
    }
}
