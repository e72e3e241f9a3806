//! Samples: moves tried on common determinisations, and played on by the reference player.

use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_game::{FastChance, FastRng, Playable, View};
use underdeck_players::{Greedy, mixed, playout};
use underdeck_stats::Sums;

use crate::Error;
use crate::worth::{Evaluation, LONGEST};

/// The most moves that are compared; from a longer list this many are taken, spread evenly.
const MOST_MOVES: usize = 48;

/// A decision, and the seed of the luck with which its moves are tried.
pub(crate) struct Trial<'a, S: Playable> {
    pub(crate) view: &'a S::View,
    pub(crate) worth: Evaluation,
    pub(crate) seed: u64,
    /// Called before each determinisation.
    pub(crate) breathe: &'a dyn Fn(),
    /// Ends [valuing](Self::value) and [playing on](Self::play_on) once it is set; what they found is then no sample.
    pub(crate) stop: Option<&'a AtomicBool>,
}

/// How a move did: the worths of its ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveSample<M> {
    pub(crate) mv: M,
    pub(crate) sums: Sums,
}

impl<S: Playable> Trial<'_, S> {
    /// Tries moves on the `n`-th determinisation, each with the same luck, and tells the worth of the end of each.
    fn each(&self, n: u64, moves: impl IntoIterator<Item = S::Move>, mut tell: impl FnMut(i64)) {
        (self.breathe)();
        let mut rng = FastRng::new(mixed(self.seed, n));
        let dealt = self.view.determinise(&mut rng);
        for mv in moves {
            let (mut state, mut luck) = (dealt.clone(), FastChance(rng.clone()));
            state.play_unchecked(mv, &mut luck);
            tell(self.end(state, luck));
        }
    }

    /// How `games` determinisations end if the reference player goes on from the position, whoever decides next.
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

    /// The worth of the end that the reference player comes to.
    fn end(&self, mut state: S, mut luck: FastChance) -> i64 {
        self.worth.of(playout(&mut state, &mut Greedy, &mut luck, LONGEST).outcome)
    }

    /// Chooses the best move and the runner-up by sequential halving (Karnin, Koren and Somekh 2013) over `games` determinisations.
    ///
    /// The sample that chooses a move overstates it: value it with another.
    pub(crate) fn choose(&self, moves: &[S::Move], games: u64) -> (S::Move, Option<S::Move>) {
        let mut tried: Vec<_> = moves.iter().map(|&mv| MoveSample { mv, sums: Sums::default() }).collect();
        let rounds = u64::from(tried.len().next_power_of_two().trailing_zeros().max(1));
        let (mut from, mut left) = (0, tried.len());
        for round in 0..rounds {
            let to = games * (round + 1) / rounds;
            for n in from..to.max(from + 1) {
                let mut place = 0;
                let moves: Vec<_> = tried[..left].iter().map(|one| one.mv).collect();
                self.each(n, moves, |worth| {
                    tried[place].sums.add(worth);
                    place += 1;
                });
            }
            from = to.max(from + 1);
            // All that are left met the same determinisations, so their sums can be compared; of equals the first stays first.
            let sums = tried[..left].iter().map(|one| one.sums.sum).collect();
            let sorted: Vec<_> = best_first(sums).into_iter().map(|place| tried[place]).collect();
            tried[..left].copy_from_slice(&sorted);
            left = left.div_ceil(2).max(2.min(left));
        }
        (tried[0].mv, tried.get(1).map(|one| one.mv))
    }

    /// Values moves on `games` determinisations: how each did, and the differences of each to the first.
    pub(crate) fn value(&self, moves: &[S::Move], games: u64) -> Vec<(Sums, Sums)> {
        let mut sums = vec![(Sums::default(), Sums::default()); moves.len()];
        for n in (0..games).take_while(|_| !self.is_stopped()) {
            let (mut slots, mut first) = (sums.iter_mut(), None);
            self.each(n, moves.iter().copied(), |worth| {
                if let Some((sums, differences)) = slots.next() {
                    sums.add(worth);
                    differences.add(worth - *first.get_or_insert(worth));
                }
            });
        }
        sums
    }
}

/// The places of sums, the greatest first. It is not generic, so that the sort is compiled once and not for each game.
fn best_first(sums: Vec<i128>) -> Vec<usize> {
    let mut places: Vec<usize> = (0..sums.len()).collect();
    places.sort_by_key(|&place| std::cmp::Reverse(sums[place]));
    places
}

/// Refuses what was found until a flag was set: it is not the whole answer.
pub(crate) fn whole(stop: &AtomicBool) -> Result<(), Error> {
    if stop.load(Ordering::Relaxed) { Err(Error::Stopped) } else { Ok(()) }
}

/// The moves that are compared: all, or of very many the ones that must be there and others drawn evenly.
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
