//! Samples: tries moves on common determinisations, which the reference player finishes.

use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_game::{FastChance, FastRng, Playable, View};
use underdeck_players::{Greedy, mixed, playout};
use underdeck_stats::Sums;

use crate::Error;
use crate::utility::{LONGEST, Utility};

/// The most moves compared; a longer list is thinned evenly.
const MOST_MOVES: usize = 48;

/// A decision, and the seed of the random numbers with which its moves are tried.
pub(crate) struct Trial<'a, S: Playable> {
    pub(crate) view: &'a S::View,
    pub(crate) utility: Utility,
    pub(crate) seed: u64,
    /// Called before each determinisation.
    pub(crate) breathe: &'a dyn Fn(),
    /// Once set, ends [`value`](Self::value) and [`play_on`](Self::play_on) early; their results are then incomplete and must be discarded.
    pub(crate) stop: Option<&'a AtomicBool>,
}

/// The utilities of the ends after a move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveSample<M> {
    pub(crate) mv: M,
    pub(crate) sums: Sums,
}

impl<S: Playable> Trial<'_, S> {
    /// Tries moves on the `n`-th determinisation with the same random numbers, and reports the utility of each end.
    fn each(&self, n: u64, moves: impl IntoIterator<Item = S::Move>, mut report: impl FnMut(i64)) {
        (self.breathe)();
        let mut rng = FastRng::new(mixed(self.seed, n));
        let dealt = self.view.determinise(&mut rng);
        for mv in moves {
            let (mut state, mut luck) = (dealt.clone(), FastChance(rng.clone()));
            state.play_unchecked(mv, &mut luck);
            report(self.end(state, luck));
        }
    }

    /// The utilities of `games` determinisations that the reference player finishes from the position, whichever seat decides next.
    pub(crate) fn play_on(&self, games: u64) -> Sums {
        let mut sums = Sums::default();
        for n in (0..games).take_while(|_| !self.is_stopped()) {
            let mut rng = FastRng::new(mixed(self.seed, n));
            let state = self.view.determinise(&mut rng);
            sums.add(self.end(state, FastChance(rng)));
        }
        sums
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The utility of the end that the reference player reaches.
    fn end(&self, mut state: S, mut luck: FastChance) -> i64 {
        self.utility.of(playout(&mut state, &mut Greedy, &mut luck, LONGEST).outcome)
    }

    /// Chooses the best move and the runner-up by sequential halving over `games` determinisations (Z. Karnin, T. Koren and O. Somekh, Almost Optimal
    /// Exploration in Multi-Armed Bandits, ICML 2013).
    ///
    /// The sample overestimates the move that it chooses: value the move with another sample.
    pub(crate) fn choose(&self, moves: &[S::Move], games: u64) -> (S::Move, Option<S::Move>) {
        let mut tried: Vec<_> = moves.iter().map(|&mv| MoveSample { mv, sums: Sums::default() }).collect();
        let rounds = u64::from(tried.len().next_power_of_two().trailing_zeros().max(1));
        let (mut from, mut left) = (0, tried.len());
        for round in 0..rounds {
            let to = games * (round + 1) / rounds;
            for n in from..to.max(from + 1) {
                let mut place = 0;
                let moves: Vec<_> = tried[..left].iter().map(|one| one.mv).collect();
                self.each(n, moves, |utility| {
                    tried[place].sums.add(utility);
                    place += 1;
                });
            }
            from = to.max(from + 1);
            // All remaining moves met the same determinisations, so their sums are comparable; the sort is stable.
            let sums = tried[..left].iter().map(|one| one.sums.sum).collect();
            let sorted: Vec<_> = best_first(sums).into_iter().map(|place| tried[place]).collect();
            tried[..left].copy_from_slice(&sorted);
            left = left.div_ceil(2).max(2.min(left));
        }
        (tried[0].mv, tried.get(1).map(|one| one.mv))
    }

    /// Values moves on `games` determinisations: the utilities of each, and the differences from the first.
    pub(crate) fn value(&self, moves: &[S::Move], games: u64) -> Vec<(Sums, Sums)> {
        let mut sums = vec![(Sums::default(), Sums::default()); moves.len()];
        for n in (0..games).take_while(|_| !self.is_stopped()) {
            let (mut slots, mut first) = (sums.iter_mut(), None);
            self.each(n, moves.iter().copied(), |utility| {
                if let Some((sums, differences)) = slots.next() {
                    sums.add(utility);
                    differences.add(utility - *first.get_or_insert(utility));
                }
            });
        }
        sums
    }
}

/// Indices by descending sum. Not generic, so the sort is compiled once and not for each game.
fn best_first(sums: Vec<i128>) -> Vec<usize> {
    let mut places: Vec<usize> = (0..sums.len()).collect();
    places.sort_by_key(|&place| std::cmp::Reverse(sums[place]));
    places
}

/// Fails if the flag is set: results up to then are incomplete.
pub(crate) fn whole(stop: &AtomicBool) -> Result<(), Error> {
    if stop.load(Ordering::Relaxed) { Err(Error::Stopped) } else { Ok(()) }
}

/// The moves to compare: `musts`, and the legal ones, thinned evenly if there are many.
pub(crate) fn compared<M: Copy + PartialEq>(legal: &[M], musts: &[M]) -> Vec<M> {
    let mut moves = musts.to_vec();
    let step = legal.len().div_ceil(MOST_MOVES).max(1);
    moves.extend(legal.iter().step_by(step));
    let mut seen = Vec::with_capacity(moves.len());
    for mv in moves {
        if !seen.contains(&mv) {
            seen.push(mv);
        }
    }
    seen
}
