//! Sequential halving: allocates simulated games to candidate moves and drops the worse half after each round.

use std::hash::{DefaultHasher, Hasher};

use underdeck_game::{FastChance, FastRng, Playable, Seat, View};

use super::rollout::Rollout;
use super::value::{GameEnd, ScoreScale};
use crate::budget::BudgetMeter;
use crate::splitmix::mixed;

/// The parameters of the simulated games of one decision.
#[derive(Debug)]
pub(crate) struct Simulation<'a, V> {
    /// The view of the seat to move.
    pub(crate) view: &'a V,
    /// The seat to move.
    pub(crate) seat: Seat,
    /// The policy after the candidate move.
    pub(crate) rollout: Rollout,
    /// The seed of all determinisations.
    pub(crate) seed: u64,
    /// The remaining budget.
    pub(crate) meter: BudgetMeter<'a>,
    /// One in `share` iterations is a game of the halving; 1 stands for five in eight, 0 for all.
    pub(crate) share: u32,
    /// The standard errors by which a move must differ from the incumbent to be preferred or dropped.
    pub(crate) doubt: f32,
}

impl<V: View<State: Playable<View = V>>> Simulation<'_, V> {
    /// Plays the `n`-th determinisation after a move. Returns its end and a hash of its last state.
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

    /// The expected number of games of the halving, estimated after `done`.
    fn games(&self, done: u32) -> u32 {
        let expected = self.meter.expected(done);
        match self.share {
            // With a clock only the games of the halving are counted; they get three quarters of the time.
            1.. if self.meter.is_timed() => expected - expected / 4,
            0 => expected,
            // An eighth is left for the tree, a quarter for verification.
            1 => expected - expected / 8 - expected / 4,
            share => expected / share,
        }
    }
}

/// Sequential halving over the legal moves (Karnin, Koren and Somekh 2013).
///
/// The `n`-th game of every candidate uses the same determinisation and the same random numbers (common random numbers), so differences between deals
/// cancel. The incumbent, if there is one, stays to the end: another move is preferred only if it did better on the common determinisations by more
/// than `doubt` standard errors. A candidate that did worse by as much, or made no difference at all, is dropped at once, and the halving ends early
/// when only the incumbent is left.
#[derive(Clone, Debug)]
pub(crate) struct SequentialHalving<M> {
    moves: Vec<M>,
    /// The ends of each move's games, by determinisation, each with a hash of the last state.
    ends: Vec<Vec<(GameEnd, u64)>>,
    /// The mean value of each move on the present scale.
    means: Vec<f32>,
    /// The indices of the remaining moves.
    candidates: Vec<usize>,
    /// The index of the incumbent.
    incumbent: Option<usize>,
    /// The number of determinisations on which every candidate was played.
    met: usize,
    /// The games played for this decision.
    games: u32,
    /// The least assumed spread of the differences, as a share of the scale's range.
    caution: f32,
}

/// A move with its estimated value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<M> {
    pub(crate) mv: M,
    /// The mean value, 0 to 1.
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
    /// The determinisations between two checks for candidates to drop.
    const BATCH: usize = 8;

    /// Reduces the caution: where differences were small, the assumed next difference may be as small, down to this share of the scale's range.
    pub(crate) const fn trusting(mut self, caution: f32) -> Self {
        self.caution = caution;
        self
    }

    /// Begins with new candidates and an optional incumbent.
    ///
    /// `before` is the last move, if no other event came between the last decision and this one. The games that continued after it with the present
    /// incumbent are then reused as the incumbent's games.
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
        // With more moves than games some moves are not tried. With a clock all are, and the clock ends the halving.
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

    /// Plays until all candidates have met the same determinisations. Returns false if the time is over or the search was stopped.
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

    /// The games played for this decision.
    pub(crate) const fn games(&self) -> u32 {
        self.games
    }

    /// The chosen move.
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

    /// Whether this move is the incumbent.
    pub(crate) fn is_incumbent(&self, mv: M) -> bool {
        self.incumbent.is_some_and(|incumbent| self.moves[incumbent] == mv)
    }

    fn candidate(&self, n: usize, scale: &ScoreScale) -> Candidate<M> {
        let own = Advantage::of(self.ends[n].iter().map(|&(end, _)| scale.worth(end)), [0.0; 2]);
        Candidate { mv: self.moves[n], value: own.mean, error: own.error }
    }

    /// Whether a move beats the incumbent on up to `pairs` determinisations of another simulation, as the time allows.
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

    /// Recomputes all means after a change of the scale.
    fn update_means(&mut self, scale: &ScoreScale) {
        for (mean, ends) in self.means.iter_mut().zip(&self.ends) {
            let sum: f32 = ends.iter().map(|&(end, _)| scale.worth(end)).sum();
            *mean = sum / ends.len().max(1) as f32;
        }
    }

    /// Drops the worse half except the incumbent.
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

    /// Drops candidates that are significantly no better than the incumbent.
    fn drop_hopeless(&mut self, doubt: f32, scale: &ScoreScale) {
        let Some(incumbent) = self.incumbent else { return };
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.retain(|&n| {
            n == incumbent
                || !(self.is_equivalent(n, incumbent) || self.advantage(n, incumbent, scale).is_hopeless(doubt))
        });
        self.candidates = candidates;
    }

    /// The value of a move: its advantage over the incumbent, or its mean without an incumbent.
    fn value(&self, n: usize, scale: &ScoreScale) -> f32 {
        self.incumbent.map_or(self.means[n], |incumbent| self.advantage(n, incumbent, scale).mean)
    }

    fn advantage(&self, one: usize, other: usize, scale: &ScoreScale) -> Advantage {
        let pairs = self.ends[one].iter().zip(&self.ends[other]);
        let differences = pairs.map(|(&(one, _), &(other, _))| scale.worth(one) - scale.worth(other));
        let most = scale.range();
        Advantage::of(differences, [self.caution * most, most])
    }

    /// Whether the games after two moves always ended in the same state, which means that the moves commute.
    fn is_equivalent(&self, one: usize, other: usize) -> bool {
        let pairs = self.ends[one].iter().zip(&self.ends[other]);
        let (all, same) =
            pairs.fold((0, 0), |(all, same), (one, other)| (all + 1, same + usize::from(one.1 == other.1)));
        all == same && all >= Advantage::FEWEST as usize
    }
}

fn state_hash<S: Playable>(state: &S) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

/// The mean advantage of one move over another on common determinisations.
#[derive(Clone, Copy, Debug)]
struct Advantage {
    pairs: f32,
    mean: f32,
    /// The standard error of the mean.
    error: f32,
}

impl Advantage {
    /// The fewest pairs before a move can be preferred, or dropped outside the halving.
    const FEWEST: f32 = 4.0;

    /// The mean of differences with its error. One more difference, as great as the greatest so far but within `least` to `most`, is included in the
    /// error, so a few pairs without a difference are not significant.
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

    /// Whether the advantage is significantly not positive.
    fn is_hopeless(self, doubt: f32) -> bool {
        self.pairs >= Self::FEWEST && self.mean <= -doubt * self.error
    }
}

/// Keeps the better half of the candidates, best first; ties keep the order of indices.
///
/// Not generic, so the sort is compiled once and not for each game.
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
    fn small_differences_are_significant_where_all_were_small() {
        assert_eq!([4.0, 20.0, 200.0].map(|difference| gain(difference, 1.0)), [false, false, true]);
        assert_eq!([4.0, 20.0, 200.0].map(|difference| gain(difference, 0.1)), [false, true, true]);
    }
}
