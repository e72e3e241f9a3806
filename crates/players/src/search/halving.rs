//! Sequential halving: the candidate moves share out simulated games, and the worse half drops out again and again.

use std::hash::{DefaultHasher, Hasher};

use underdeck_game::{FastChance, FastRng, Playable, Seat, View};

use super::rollout::Rollout;
use super::value::{GameEnd, ScoreScale};
use crate::budget::BudgetMeter;
use crate::splitmix::mixed;

/// The simulated games of one decision: what they start from, who plays them, how many there may be.
#[derive(Debug)]
pub(crate) struct Simulation<'a, V> {
    /// What the seat to move may know.
    pub(crate) view: &'a V,
    /// The seat to move.
    pub(crate) seat: Seat,
    /// Who plays on after the candidate move.
    pub(crate) rollout: Rollout,
    /// The seed of all determinisations.
    pub(crate) seed: u64,
    /// How long there is.
    pub(crate) meter: BudgetMeter<'a>,
    /// One in `share` iterations is a game of the halving; for 1 it is five in eight, for 0 all.
    pub(crate) share: u32,
    /// By how many standard errors a move must differ from the incumbent to be preferred or dropped.
    pub(crate) doubt: f32,
}

impl<V: View<State: Playable<View = V>>> Simulation<'_, V> {
    /// Plays the `n`-th determinisation after a move: its end, and a hash of its last state.
    fn play<S: Playable<View = V>>(&self, mv: S::Move, n: u64) -> (GameEnd, u64)
    where
        V: View<State = S>,
    {
        let mut rng = FastRng::new(mixed(self.seed, n));
        let mut state = self.view.determinise(&mut rng);
        let mut luck = FastChance(rng.clone());
        state.play_unchecked(mv, &mut luck);
        let end = self.rollout.play(self.seat, &mut state, &mut luck, &mut rng);
        (end, state_hash(&state))
    }

    /// About how many games the halving may play, as far as can be told after `done` of them.
    fn games(&self, done: u32) -> u32 {
        let expected = self.meter.expected(done);
        match self.share {
            // With a clock only the games of the halving are counted, and it gets three quarters of the time.
            1.. if self.meter.is_timed() => expected - expected / 4,
            0 => expected,
            // An eighth is left for the tree, a quarter for checking.
            1 => expected - expected / 8 - expected / 4,
            share => expected / share,
        }
    }
}

/// Sequential halving over the legal moves (Karnin, Koren and Somekh 2013).
///
/// The `n`-th game of every candidate is played on the same determinisation and with the same luck (common random numbers), so
/// moves are compared and not deals. The incumbent, if there is one, stays in to the end: another move is preferred only if
/// it did better on the determinisations that both met, by more than `doubt` standard errors. A candidate that did worse by as
/// much, or made no difference at all, drops out at once, and the halving ends early when nobody else is left.
#[derive(Clone, Debug)]
pub(crate) struct SequentialHalving<M> {
    moves: Vec<M>,
    /// The ends of each move's games, by determinisation, each with a hash of the last state.
    ends: Vec<Vec<(GameEnd, u64)>>,
    /// The mean value of each move, by the scale as it was last.
    means: Vec<f32>,
    /// The indices of the moves that are still in.
    candidates: Vec<usize>,
    /// The index of the move to beat.
    incumbent: Option<usize>,
    /// How many determinisations every candidate has been played on.
    met: usize,
    /// The games played for this decision.
    games: u32,
    /// How little, as a share of the scale's range, the next difference of two moves may be thought to be.
    caution: f32,
}

/// A move with its estimated value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<M> {
    pub(crate) mv: M,
    /// Its mean value, 0 to 1.
    pub(crate) value: f32,
    /// The standard error of the mean.
    pub(crate) error: f32,
}

impl<M> Default for SequentialHalving<M> {
    fn default() -> Self {
        Self {
            moves: Vec::new(),
            ends: Vec::new(),
            means: Vec::new(),
            candidates: Vec::new(),
            incumbent: None,
            met: 0,
            games: 0,
            caution: 1.0,
        }
    }
}

impl<M: Copy + PartialEq> SequentialHalving<M> {
    /// How many determinisations are played between two checks for candidates to drop.
    const BATCH: usize = 8;

    /// The same, less cautious: where moves have differed little, the next difference may be thought to be as little, down to this share of the
    /// scale's range.
    pub(crate) const fn trusting(mut self, caution: f32) -> Self {
        self.caution = caution;
        self
    }

    /// Begins with new candidates; `incumbent` is the move to beat.
    ///
    /// `before` is the move made last, if nothing but that move has happened since the last decision: then the games that went
    /// on after it by the incumbent's policy are the incumbent's games now, and need not be played again.
    pub(crate) fn begin(&mut self, moves: impl Iterator<Item = M>, incumbent: Option<M>, before: Option<M>) {
        let before = before.and_then(|before| self.moves.iter().position(|&mv| mv == before));
        self.moves.clear();
        self.moves.extend(moves);
        let count = self.moves.len();
        self.ends.resize_with(count.max(self.ends.len()), Vec::new);
        self.incumbent = incumbent.and_then(|incumbent| self.moves.iter().position(|&mv| mv == incumbent));
        let heir = self.incumbent.zip(before).map(|(incumbent, before)| {
            self.ends.swap(before, incumbent);
            incumbent
        });
        for (n, ends) in self.ends.iter_mut().enumerate() {
            if heir != Some(n) {
                ends.clear();
            }
        }
        self.means.clear();
        self.means.resize(count, 0.0);
        self.games = 0;
        self.candidates.clear();
        self.candidates.extend(0..count);
        if let Some(incumbent) = self.incumbent {
            self.candidates.swap(0, incumbent);
        }
    }

    /// Plays the games.
    pub(crate) fn run<S: Playable<Move = M>>(&mut self, simulation: &Simulation<'_, S::View>, scale: &mut ScoreScale) {
        self.met = 0;
        // With more moves than games some are not tried. With a clock all are, and the clock ends the halving in time.
        if !simulation.meter.is_timed() {
            self.candidates.truncate(simulation.games(0).max(1) as usize);
        }
        let rounds = usize::BITS - self.candidates.len().saturating_sub(1).leading_zeros();
        for round in 0..rounds {
            let left = simulation.games(self.games).saturating_sub(self.games) / (rounds - round);
            let each = left as usize / self.candidates.len();
            if each == 0 && round > 0 {
                break;
            }
            let goal = self.met + each.max(1);
            while self.met < goal {
                self.met = goal.min(self.met + Self::BATCH);
                if !self.play_batch::<S>(simulation, scale) {
                    return self.update_means(scale);
                }
                self.drop_hopeless(simulation.doubt, scale);
                if self.candidates.len() < 2 {
                    break;
                }
            }
            self.halve(scale);
            if self.candidates.len() < 2 {
                break;
            }
        }
        self.update_means(scale);
    }

    /// Plays until all candidates have met the same determinisations; false if its time was up or it was stopped first.
    fn play_batch<S: Playable<Move = M>>(
        &mut self,
        simulation: &Simulation<'_, S::View>,
        scale: &mut ScoreScale,
    ) -> bool {
        for n in 0..self.candidates.len() {
            let candidate = self.candidates[n];
            while self.ends[candidate].len() < self.met {
                if simulation.meter.is_up() {
                    self.met = self.candidates.iter().map(|&n| self.ends[n].len()).min().unwrap_or(0);
                    return false;
                }
                let (end, hash) = simulation.play::<S>(self.moves[candidate], self.ends[candidate].len() as u64);
                scale.meet(end);
                self.ends[candidate].push((end, hash));
                self.games += 1;
            }
        }
        self.update_means(scale);
        true
    }

    /// The number of games played for this decision.
    pub(crate) const fn games(&self) -> u32 {
        self.games
    }

    /// The move to make.
    pub(crate) fn best(&self, doubt: f32, scale: &ScoreScale) -> Option<Candidate<M>> {
        let order = |a: &usize, b: &usize| self.value(*a, scale).total_cmp(&self.value(*b, scale)).then(b.cmp(a));
        let best = self.candidates.iter().copied().filter(|&n| self.ends[n].len() >= self.met).max_by(order)?;
        let kept = self.incumbent.filter(|&incumbent| {
            let advantage = self.advantage(best, incumbent, scale);
            advantage.pairs < Advantage::FEWEST || advantage.mean <= doubt * advantage.error
        });
        Some(self.candidate(kept.unwrap_or(best), scale))
    }

    /// The incumbent.
    pub(crate) fn incumbent(&self, scale: &ScoreScale) -> Option<Candidate<M>> {
        Some(self.candidate(self.incumbent?, scale))
    }

    /// Whether this is the incumbent.
    pub(crate) fn is_incumbent(&self, mv: M) -> bool {
        self.incumbent.is_some_and(|incumbent| self.moves[incumbent] == mv)
    }

    fn candidate(&self, n: usize, scale: &ScoreScale) -> Candidate<M> {
        let own = Advantage::of(self.ends[n].iter().map(|&(end, _)| scale.worth(end)), [0.0; 2]);
        Candidate { mv: self.moves[n], value: own.mean, error: own.error }
    }

    /// Whether a move beats the incumbent on `pairs` determinisations of another simulation, or on as many as there is time
    /// for.
    pub(crate) fn is_confirmed<S: Playable<Move = M>>(
        &mut self,
        mv: M,
        simulation: &Simulation<'_, S::View>,
        pairs: u32,
        scale: &ScoreScale,
    ) -> bool {
        let Some(incumbent) = self.incumbent.map(|incumbent| self.moves[incumbent]) else { return true };
        let worth = |mv, n| scale.worth(simulation.play::<S>(mv, u64::from(n)).0);
        let mut sum = 0.0;
        for n in 0..pairs {
            if !simulation.meter.allows(self.games) {
                break;
            }
            sum += worth(mv, n) - worth(incumbent, n);
            self.games += 2;
        }
        sum > 0.0
    }

    /// Computes all means anew, as the scale has changed.
    fn update_means(&mut self, scale: &ScoreScale) {
        for (mean, ends) in self.means.iter_mut().zip(&self.ends) {
            let sum: f32 = ends.iter().map(|&(end, _)| scale.worth(end)).sum();
            *mean = sum / ends.len().max(1) as f32;
        }
    }

    /// Drops the worse half, but never the incumbent.
    fn halve(&mut self, scale: &ScoreScale) {
        let mut candidates = std::mem::take(&mut self.candidates);
        let values: Vec<f32> = candidates.iter().map(|&n| self.value(n, scale)).collect();
        keep_better_half(&mut candidates, &values);
        if let Some(incumbent) = self.incumbent {
            candidates.retain(|&n| n != incumbent);
            candidates.insert(0, incumbent);
        }
        self.candidates = candidates;
    }

    /// Drops the candidates that are clearly no better than the incumbent.
    fn drop_hopeless(&mut self, doubt: f32, scale: &ScoreScale) {
        let Some(incumbent) = self.incumbent else { return };
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.retain(|&n| {
            n == incumbent
                || !(self.is_equivalent(n, incumbent) || self.advantage(n, incumbent, scale).is_hopeless(doubt))
        });
        self.candidates = candidates;
    }

    /// The value of a move: its advantage over the incumbent, if there is one.
    fn value(&self, n: usize, scale: &ScoreScale) -> f32 {
        self.incumbent.map_or(self.means[n], |incumbent| self.advantage(n, incumbent, scale).mean)
    }

    fn advantage(&self, one: usize, other: usize, scale: &ScoreScale) -> Advantage {
        let pairs = self.ends[one].iter().zip(&self.ends[other]);
        let differences = pairs.map(|(&(one, _), &(other, _))| scale.worth(one) - scale.worth(other));
        let most = scale.range();
        Advantage::of(differences, [self.caution * most, most])
    }

    /// Whether the games after two moves always ended in the same state: the same moves in another order.
    fn is_equivalent(&self, one: usize, other: usize) -> bool {
        let pairs = self.ends[one].iter().zip(&self.ends[other]);
        let (all, same) =
            pairs.fold((0, 0), |(all, same), (one, other)| (all + 1, same + usize::from(one.1 == other.1)));
        all == same && all >= Advantage::FEWEST as usize
    }
}

/// A hash of a state.
fn state_hash<S: Playable>(state: &S) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

/// How much better one move did than another on the determinisations that both met.
#[derive(Clone, Copy, Debug)]
struct Advantage {
    pairs: f32,
    mean: f32,
    /// The standard error of the mean.
    error: f32,
}

impl Advantage {
    /// The fewest pairs after which a move may be preferred, or dropped outside the halving.
    const FEWEST: f32 = 4.0;

    /// The mean of some differences. However alike they are, the next may be as great as the greatest was, and is from `least` to `most`: the error
    /// includes one such difference more, so that a few pairs without any difference do not count as proof.
    fn of(differences: impl Iterator<Item = f32>, [least, most]: [f32; 2]) -> Self {
        let (mut pairs, mut sum, mut squares, mut greatest) = (0.0f32, 0.0f32, 0.0f32, least);
        for difference in differences {
            pairs += 1.0;
            sum += difference;
            squares += difference * difference;
            greatest = greatest.max(difference.abs());
        }
        let mean = sum / pairs.max(1.0);
        let next = greatest.min(most);
        let off = (squares - pairs * mean * mean).max(0.0) + next * next;
        Self { pairs, mean, error: (off / (pairs - 1.0).max(1.0) / pairs.max(1.0)).sqrt() }
    }

    /// Whether it is clearly no gain.
    fn is_hopeless(self, doubt: f32) -> bool {
        self.pairs >= Self::FEWEST && self.mean <= -doubt * self.error
    }
}

/// Keeps the better half of the candidates by their values, the best first; of equals the first in number.
///
/// It stands apart from the generic code so that the sort is compiled once and not for each game.
fn keep_better_half(candidates: &mut Vec<usize>, values: &[f32]) {
    let mut valued: Vec<(usize, f32)> = candidates.iter().copied().zip(values.iter().copied()).collect();
    valued.sort_unstable_by(|(a, x), (b, y)| y.total_cmp(x).then(a.cmp(b)));
    valued.truncate(valued.len().div_ceil(2));
    *candidates = valued.into_iter().map(|(n, _)| n).collect();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sixteen games of two moves that differ by this much each, among scores from 0 to 1000.
    fn gain(difference: f32, caution: f32) -> bool {
        let mut scale = ScoreScale::NEW;
        let end = |score| GameEnd { win: 1.0, score: Some(score) };
        (0..=1000).for_each(|score| scale.meet(end(score as f32)));
        let mut halving = SequentialHalving::default().trusting(caution);
        halving.begin("ab".chars(), Some('a'), None);
        halving.met = 16;
        halving.ends = [0.0, difference].map(|more| vec![(end(500.0 + more), 0); 16]).to_vec();
        halving.update_means(&scale);
        halving.best(2.5, &scale).is_some_and(|best| best.mv == 'b')
    }

    #[test]
    fn small_differences_count_where_all_were_small() {
        assert_eq!([4.0, 20.0, 200.0].map(|difference| gain(difference, 1.0)), [false, false, true]);
        assert_eq!([4.0, 20.0, 200.0].map(|difference| gain(difference, 0.1)), [false, true, true]);
    }
}
