//! Evaluates plans by search behind their ends.

use underdeck_game::{Evaluation, FastChance, FastRng, Play as _, Playable, Policy as _, Seat, Turn, View as _};
use underdeck_value::Accumulator;

use crate::Decision;
use crate::budget::BudgetMeter;
use crate::splitmix::mixed;

/// The most plan ends that are searched.
const MOST: usize = 8;
/// The most that an end may fall behind the best by its foreseen value and still be searched.
const MARGIN: f32 = 0.1;
/// The weight of the foreseen value, in deals.
const FORESEEN: f32 = 8.0;
/// The least value of an end, so that no plan is dropped because it looks lost.
const LEAST: f32 = 1e-3;
/// The most moves from an end to the next plan; a longer game counts as lost.
const MOVES: u32 = 400;

/// The first move of the plan with the highest value behind its end; appends the further moves of the plan to `rest`, the last first.
///
/// Sequential halving (Karnin, Koren and Somekh 2013) allocates the deals of `meter` to the ends with the best foreseen values. A deal reveals the
/// cards that the end uncovers; the value of the end is the mean over the best plans from there. The `n`-th deals of all ends share a seed. Where the
/// game makes no plans each legal move is an end.
pub(crate) fn choose<S: Playable>(
    lens: &mut Accumulator,
    decision: &Decision<'_, S>,
    seed: u64,
    meter: BudgetMeter<'_>,
    rest: &mut Vec<S::Move>,
) -> Option<S::Move> {
    let view = decision.view();
    let mut plans = Plans::<S> { lens, seat: decision.seat(), seed, ends: Vec::new(), found: Vec::new(), next: 0 };
    let Some(planned) = view.planned(&mut plans, rest) else {
        let usual = view.heuristic();
        let others = decision.legal_moves().filter(|&mv| mv != usual);
        plans.ends = std::iter::once(usual).chain(others).map(|mv| GameEnd::new(view.clone(), mv, None)).collect();
        let best = plans.judge((0..plans.ends.len()).collect(), meter);
        return Some(plans.ends[best].mv);
    };
    let open = plans.promising();
    if planned.worth.is_none() || open.len() < 2 {
        return Some(planned.mv);
    }
    plans.judge(open, meter);
    rest.clear();
    view.planned(&mut plans, rest).map(|planned| planned.mv)
}

/// The end of a plan: a move that reveals information or needs chance.
struct GameEnd<S: Playable> {
    before: S::View,
    mv: S::Move,
    /// The foreseen value, if known.
    foreseen: Option<f32>,
    sum: f32,
    games: u32,
}

impl<S: Playable> GameEnd<S> {
    const fn new(before: S::View, mv: S::Move, foreseen: Option<f32>) -> Self {
        Self { before, mv, foreseen, sum: 0.0, games: 0 }
    }

    fn mean(&self) -> f32 {
        self.sum / self.games.max(1) as f32
    }

    /// The value, if dealt plans are worth `shift` more than foreseen.
    fn worth(&self, shift: f32) -> f32 {
        let foreseen = self.foreseen.map_or(0.0, |foreseen| FORESEEN * (foreseen + shift));
        let count = self.games as f32 + self.foreseen.map_or(0.0, |_| FORESEEN);
        (self.sum + foreseen) / count.max(1.0)
    }
}

/// Collects the ends of plans, and returns their values once they were searched.
struct Plans<'a, S: Playable> {
    lens: &'a mut Accumulator,
    seat: Seat,
    seed: u64,
    ends: Vec<GameEnd<S>>,
    /// The value of each end in the order in which the planner meets them; empty during collection.
    found: Vec<f32>,
    next: usize,
}

impl<S: Playable> Evaluation<S::View> for Plans<'_, S> {
    fn foreseen(&mut self, view: &S::View) -> f32 {
        if self.found.is_empty() { self.lens.value(|out| view.describe(out)) } else { LEAST }
    }

    fn end(&mut self, before: &S, mv: S::Move, worth: f32) -> f32 {
        if self.found.is_empty() {
            self.ends.push(GameEnd::new(before.view(self.seat), mv, Some(worth)));
            return worth;
        }
        self.next += 1;
        self.found[self.next - 1]
    }
}

impl<S: Playable> Plans<'_, S> {
    /// The ends with the best foreseen values, the best first.
    fn promising(&self) -> Vec<usize> {
        let foreseen: Vec<f32> = self.ends.iter().map(|end| end.foreseen.unwrap_or_default()).collect();
        let mut open: Vec<usize> = (0..foreseen.len()).collect();
        best_first(&mut open, &foreseen);
        let best = open.first().map_or(0.0, |&n| foreseen[n]);
        open.retain(|&n| foreseen[n] >= best - MARGIN);
        open.truncate(MOST);
        open
    }

    /// Searches these ends, sets the values of all, and returns the best.
    fn judge(&mut self, mut open: Vec<usize>, meter: BudgetMeter<'_>) -> usize {
        let (rounds, mut done, mut shift) = (usize::BITS - (open.len() - 1).leading_zeros(), 0, 0.0);
        'rounds: for round in 0..rounds {
            let start = done;
            while done - start < meter.expected(done).saturating_sub(start).max(1).div_ceil(rounds - round) {
                for &n in &open {
                    if !meter.allows(done) {
                        break 'rounds;
                    }
                    self.deal(n);
                    done += 1;
                }
            }
            if round == 0 {
                let off = |n: &usize| self.ends[*n].mean() - self.ends[*n].foreseen.unwrap_or_default();
                shift = open.iter().map(off).sum::<f32>() / open.len() as f32;
            }
            // Ties keep the order of the foreseen values.
            best_first(&mut open, &self.ends.iter().map(|end| end.worth(shift)).collect::<Vec<_>>());
            open.truncate(open.len().div_ceil(2));
        }
        let best = open.first().copied().unwrap_or_default();
        // All other ends count for less.
        let most = self.ends[best].worth(shift);
        let counts =
            |(n, end): (usize, &GameEnd<S>)| if n == best { most } else { end.worth(shift).min(most - LEAST / 2.0) };
        self.found = self.ends.iter().enumerate().map(counts).map(|worth| worth.max(LEAST)).collect();
        best
    }

    /// Deals the cards behind an end once more and plans again.
    fn deal(&mut self, n: usize) {
        let end = &mut self.ends[n];
        let mut rng = FastRng::new(mixed(self.seed, u64::from(end.games)));
        let mut state = end.before.determinise(&mut rng);
        let mut luck = FastChance(rng);
        state.play_unchecked(end.mv, &mut luck);
        end.sum += planned_worth(self.lens, state, self.seat, luck);
        end.games += 1;
    }
}

/// Sorts indices by their values, the best first; ties keep their order. Not generic, so the sort is compiled once and not for each game.
fn best_first(numbers: &mut [usize], worths: &[f32]) {
    numbers.sort_by(|&one, &other| worths[other].total_cmp(&worths[one]));
}

/// The value of the best plan from a state to the seat.
fn planned_worth<S: Playable>(lens: &mut Accumulator, mut state: S, seat: Seat, mut luck: FastChance) -> f32 {
    let mut rest = Vec::new();
    for _ in 0..MOVES {
        let Turn::Decide(to_move) = state.turn() else { break };
        let view = state.view(to_move);
        rest.clear();
        let planned = view.planned(&mut |view: &S::View| lens.value(|out| view.describe(out)), &mut rest);
        if let Some(worth) = planned.and_then(|planned| planned.worth) {
            return worth;
        }
        state.play_unchecked(planned.map_or_else(|| view.heuristic(), |planned| planned.mv), &mut luck);
    }
    lens.net().goal().worth(state.outcome(), seat)
}
