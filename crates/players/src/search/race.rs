//! A race between the legal moves: simulated games on the same deals, and the worse half drops out again and again.

use std::hash::{DefaultHasher, Hasher};

use game::{FastChance, FastRng, Playable, Seat, View};

use super::value::{End, Scale};
use super::{mixed, rollout};
use crate::budget::Meter;

/// How a simulated game goes on after the move that is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Course {
    /// By random moves.
    Random,
    /// By so many greedy moves, and then quick ones.
    Guided(u32),
}

/// Where a race is run.
#[derive(Debug)]
pub(crate) struct Track<'a, V> {
    /// What the seat that is to move may know.
    pub(crate) view: &'a V,
    /// That seat.
    pub(crate) seat: Seat,
    /// How each game goes on.
    pub(crate) course: Course,
    /// What all deals follow from.
    pub(crate) seed: u64,
    /// How long there is.
    pub(crate) meter: Meter,
    /// One in so many iterations is a game of the race; with 1 five in eight are, with 0 all.
    pub(crate) share: u32,
    /// By how many standard errors a move must differ from the favourite, to be preferred or given up.
    pub(crate) doubt: f32,
}

impl<V> Track<'_, V> {
    /// The end of the game on a deal after a move, and a hash of its last state.
    fn game<S: Playable<View = V>>(&self, mv: S::Move, deal: u64) -> (End, u64)
    where
        V: View<State = S>,
    {
        let mut rng = FastRng::new(mixed(self.seed, deal));
        let mut state = self.view.determinise(&mut rng);
        let mut luck = FastChance(rng.clone());
        state.play_unchecked(mv, &mut luck);
        let outcome = match self.course {
            Course::Guided(greedy) => rollout::guided(&mut state, &mut luck, &mut rng, greedy),
            Course::Random => rollout::random(&mut state, &mut luck, &mut rng),
        };
        (End::of(outcome, self.seat), print(&state))
    }

    /// About how many games there may be, as far as can be told after so many.
    fn games(&self, played: u32) -> u32 {
        let expected = self.meter.expected(played);
        match self.share {
            // By a clock it is the games of the race that are counted, and the race gets three quarters of the time.
            1.. if self.meter.is_timed() => expected - expected / 4,
            0 => expected,
            // An eighth for the tree, and a quarter to make sure.
            1 => expected - expected / 8 - expected / 4,
            share => expected / share,
        }
    }
}

/// A race between the legal moves (sequential halving: Karnin, Koren and Somekh 2013).
///
/// The n-th game of each move is played on the same deal and with the same luck (common random numbers), so that moves are
/// compared and not deals. A favourite stays in to the end: another move is preferred only if it did better than the
/// favourite on the deals that both met, by more than is left to doubt. A move that did worse beyond doubt, or made no
/// difference at all, drops out at once, and the race ends early when nobody else is left.
#[derive(Clone, Debug)]
pub(crate) struct Race<M> {
    moves: Vec<M>,
    /// The ends of each move's games, by deal, each with a hash of the last state.
    ends: Vec<Vec<(End, u64)>>,
    /// What they were worth on average, by the scale as it was last.
    means: Vec<f32>,
    /// The numbers of the moves still in the race.
    running: Vec<usize>,
    lead: Option<usize>,
    /// How many games the favourite had before the race.
    inherited: usize,
    /// How many deals everybody who is still running has met.
    deals: usize,
    played: u32,
}

impl<M> Default for Race<M> {
    fn default() -> Self {
        Self {
            moves: Vec::new(),
            ends: Vec::new(),
            means: Vec::new(),
            running: Vec::new(),
            lead: None,
            inherited: 0,
            deals: 0,
            played: 0,
        }
    }
}

/// How a move did against another on the deals that both met.
#[derive(Clone, Copy, Debug)]
struct Gap {
    deals: f32,
    mean: f32,
    /// The standard error of the mean.
    error: f32,
}

impl<M: Copy + PartialEq> Race<M> {
    /// After so many deals it is looked who is out of the question.
    const LAP: usize = 8;

    /// Makes ready for a race between some moves; a favourite stays in to the end.
    ///
    /// `before` is the move made last, if nothing but that move has happened since the last race: then the games that
    /// went on after it by the favourite's player are the favourite's games now, and need not be played again.
    pub(crate) fn line_up(&mut self, moves: impl Iterator<Item = M>, favourite: Option<M>, before: Option<M>) {
        let before = before.and_then(|before| self.moves.iter().position(|&mv| mv == before));
        self.moves.clear();
        self.moves.extend(moves);
        let count = self.moves.len();
        self.ends.resize_with(count.max(self.ends.len()), Vec::new);
        self.lead = favourite.and_then(|favourite| self.moves.iter().position(|&mv| mv == favourite));
        self.inherited = match (before, self.lead) {
            (Some(before), Some(lead)) => {
                self.ends.swap(before, lead);
                self.ends[lead].len()
            }
            _ => 0,
        };
        for (n, ends) in self.ends.iter_mut().enumerate() {
            if self.inherited == 0 || self.lead != Some(n) {
                ends.clear();
            }
        }
        self.means.clear();
        self.means.resize(count, 0.0);
        self.played = 0;
        self.running.clear();
        self.running.extend(0..count);
        if let Some(lead) = self.lead {
            self.running.swap(0, lead);
        }
    }

    /// Runs the race.
    pub(crate) fn run<S: Playable<Move = M>>(&mut self, track: &Track<'_, S::View>, scale: &mut Scale) {
        self.deals = 0;
        // More moves than games: some are not tried. By a clock all are, and it ends the race in time.
        if !track.meter.is_timed() {
            self.running.truncate(track.games(0).max(1) as usize);
        }
        let rounds = usize::BITS - self.running.len().saturating_sub(1).leading_zeros();
        for round in 0..rounds {
            let left = track.games(self.played).saturating_sub(self.played) / (rounds - round);
            let each = left as usize / self.running.len();
            if each == 0 && round > 0 {
                break;
            }
            let goal = self.deals + each.max(1);
            while self.deals < goal {
                self.deals = goal.min(self.deals + Self::LAP);
                if !self.lap::<S>(track, scale) {
                    return self.judge(scale);
                }
                self.give_up(track.doubt, scale);
                if self.running.len() < 2 {
                    break;
                }
            }
            self.halve(scale);
            if self.running.len() < 2 {
                break;
            }
        }
        self.judge(scale);
    }

    /// Plays until all who are running have met the same deals; false if the time was up first.
    fn lap<S: Playable<Move = M>>(&mut self, track: &Track<'_, S::View>, scale: &mut Scale) -> bool {
        for n in 0..self.running.len() {
            let number = self.running[n];
            while self.ends[number].len() < self.deals {
                if track.meter.is_timed() && !track.meter.allows(self.played) {
                    self.deals = self.running.iter().map(|&n| self.ends[n].len()).min().unwrap_or(0);
                    return false;
                }
                self.play::<S>(number, track, scale);
            }
        }
        self.judge(scale);
        true
    }

    /// How many games were played.
    pub(crate) const fn played(&self) -> u32 {
        self.played
    }

    /// The move to make, what it is worth, and the standard error of that.
    pub(crate) fn best(&self, doubt: f32, scale: &Scale) -> Option<(M, f32, f32)> {
        let order = |a: &usize, b: &usize| self.standing(*a, scale).total_cmp(&self.standing(*b, scale)).then(b.cmp(a));
        let best = self.running.iter().copied().filter(|&n| self.ends[n].len() >= self.deals).max_by(order)?;
        let chosen = self.lead.filter(|&lead| {
            let gap = self.gap(best, lead, scale);
            gap.deals < Gap::FEWEST || gap.mean <= doubt * gap.error
        });
        self.standing_of(chosen.unwrap_or(best), scale)
    }

    /// The favourite, what it is worth, and the standard error of that.
    pub(crate) fn of_favourite(&self, scale: &Scale) -> Option<(M, f32, f32)> {
        self.standing_of(self.lead?, scale)
    }

    /// Whether this is the favourite.
    pub(crate) fn is_favourite(&self, mv: M) -> bool {
        self.lead.is_some_and(|lead| self.moves[lead] == mv)
    }

    fn standing_of(&self, number: usize, scale: &Scale) -> Option<(M, f32, f32)> {
        let own = Gap::of(self.ends[number].iter().map(|&(end, _)| scale.worth(end)), 0.0);
        Some((self.moves[number], own.mean, own.error))
    }

    fn play<S: Playable<Move = M>>(&mut self, number: usize, track: &Track<'_, S::View>, scale: &mut Scale) {
        let (end, print) = track.game::<S>(self.moves[number], self.ends[number].len() as u64);
        scale.meet(end);
        self.ends[number].push((end, print));
        self.played += 1;
    }

    /// Whether a move does better than the favourite on so many deals of another track, not yet met, or as many as there is
    /// time for.
    pub(crate) fn is_confirmed<S: Playable<Move = M>>(
        &mut self,
        mv: M,
        track: &Track<'_, S::View>,
        deals: u32,
        scale: &Scale,
    ) -> bool {
        let Some(lead) = self.lead.map(|lead| self.moves[lead]) else { return true };
        let worth = |mv, deal| scale.worth(track.game::<S>(mv, u64::from(deal)).0);
        let mut sum = 0.0;
        for deal in 0..deals {
            if !track.meter.allows(self.played) {
                break;
            }
            sum += worth(mv, deal) - worth(lead, deal);
            self.played += 2;
        }
        sum > 0.0
    }

    /// All means anew, as the scale has changed.
    fn judge(&mut self, scale: &Scale) {
        for (mean, ends) in self.means.iter_mut().zip(&self.ends) {
            let sum: f32 = ends.iter().map(|&(end, _)| scale.worth(end)).sum();
            *mean = sum / ends.len().max(1) as f32;
        }
    }

    /// The worse half drops out, but never the favourite.
    fn halve(&mut self, scale: &Scale) {
        let mut running = std::mem::take(&mut self.running);
        running.sort_by(|&a, &b| self.standing(b, scale).total_cmp(&self.standing(a, scale)).then(a.cmp(&b)));
        running.truncate(running.len().div_ceil(2));
        if let Some(lead) = self.lead {
            running.retain(|&n| n != lead);
            running.insert(0, lead);
        }
        self.running = running;
    }

    /// Those drop out who are surely not better than the favourite.
    fn give_up(&mut self, doubt: f32, scale: &Scale) {
        let Some(lead) = self.lead else { return };
        let mut running = std::mem::take(&mut self.running);
        running.retain(|&n| n == lead || !(self.is_twin(n, lead) || self.gap(n, lead, scale).is_settled(doubt)));
        self.running = running;
    }

    /// How a move did: against the favourite, if there is one.
    fn standing(&self, n: usize, scale: &Scale) -> f32 {
        self.lead.map_or(self.means[n], |lead| self.gap(n, lead, scale).mean)
    }

    fn gap(&self, one: usize, other: usize, scale: &Scale) -> Gap {
        let pairs = self.ends[one].iter().zip(&self.ends[other]);
        let gaps = pairs.map(|(&(one, _), &(other, _))| scale.worth(one) - scale.worth(other));
        Gap::of(gaps, scale.range())
    }

    /// Whether the games after two moves always came to the same end, in every detail: the same move in another order.
    fn is_twin(&self, one: usize, other: usize) -> bool {
        let pairs = self.ends[one].iter().zip(&self.ends[other]);
        let (all, same) =
            pairs.fold((0, 0), |(all, same), (one, other)| (all + 1, same + usize::from(one.1 == other.1)));
        all == same && all >= Gap::FEWEST as usize
    }
}

/// A hash of a state.
fn print<S: Playable>(state: &S) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

impl Gap {
    /// How many deals are needed before a move is given up beside the halving, or preferred.
    const FEWEST: f32 = 4.0;

    /// Of the gaps on some deals. However alike these were, the next may differ by `range`: the error is of one such gap more,
    /// so that few deals without any difference are not taken for a proof.
    fn of(gaps: impl Iterator<Item = f32>, range: f32) -> Self {
        let (mut deals, mut sum, mut squares) = (0.0f32, 0.0f32, 0.0f32);
        for gap in gaps {
            deals += 1.0;
            sum += gap;
            squares += gap * gap;
        }
        let mean = sum / deals.max(1.0);
        let off = (squares - deals * mean * mean).max(0.0) + range * range;
        Self { deals, mean, error: (off / (deals - 1.0).max(1.0) / deals.max(1.0)).sqrt() }
    }

    /// Whether it is surely no gain.
    fn is_settled(self, doubt: f32) -> bool {
        self.deals >= Self::FEWEST && self.mean <= -doubt * self.error
    }
}
