//! Plans judged by what follows them.

use underdeck_game::{Evaluation, FastChance, FastRng, Play as _, Playable, Policy as _, Seat, Turn, View as _};
use underdeck_value::Accumulator;

use crate::Decision;
use crate::budget::BudgetMeter;
use crate::splitmix::mixed;

/// The most ends of plans that are judged.
const MOST: usize = 8;
/// How much less than the best an end may be worth by what is foreseen, and still be judged.
const MARGIN: f32 = 0.1;
/// For how many dealt plans counts what was foreseen.
const FORESEEN: f32 = 8.0;
/// The least that an end counts for, so that no plan is given up because it looks lost.
const LEAST: f32 = 1e-3;
/// The most moves from an end to the next plan; a game that needs more counts as lost.
const MOVES: u32 = 400;

/// The first move of the plan that is worth most by what follows its end; `rest` is given the moves of the plan that follow, the last first.
///
/// The ends that look best by what is foreseen share out the dealt plans of `meter` by sequential halving (Karnin, Koren and Somekh 2013): the cards
/// that an end uncovers are dealt, and it is worth the mean of the best plans then. The `n`-th deals of all ends come from one seed. Where nothing is planned
/// each legal move is such an end.
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

/// The end of a plan: a move that shows something or asks for luck.
struct GameEnd<S: Playable> {
    before: S::View,
    mv: S::Move,
    /// What it is worth by what is foreseen, if that is known.
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

    /// What it is worth, if dealt plans are worth `shift` more than what is foreseen.
    fn worth(&self, shift: f32) -> f32 {
        let foreseen = self.foreseen.map_or(0.0, |foreseen| FORESEEN * (foreseen + shift));
        let count = self.games as f32 + self.foreseen.map_or(0.0, |_| FORESEEN);
        (self.sum + foreseen) / count.max(1.0)
    }
}

/// Notes the ends of plans; once they are judged, says what they are worth.
struct Plans<'a, S: Playable> {
    lens: &'a mut Accumulator,
    seat: Seat,
    seed: u64,
    ends: Vec<GameEnd<S>>,
    /// What each end counts for, in the order in which the planner meets them; empty while they are noted.
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
    /// The ends that look best by what is foreseen, the best first.
    fn promising(&self) -> Vec<usize> {
        let foreseen: Vec<f32> = self.ends.iter().map(|end| end.foreseen.unwrap_or_default()).collect();
        let mut open: Vec<usize> = (0..foreseen.len()).collect();
        best_first(&mut open, &foreseen);
        let best = open.first().map_or(0.0, |&n| foreseen[n]);
        open.retain(|&n| foreseen[n] >= best - MARGIN);
        open.truncate(MOST);
        open
    }

    /// Judges these ends, finds what all count for, and returns the best.
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
            // Of equals the one that looked better before.
            best_first(&mut open, &self.ends.iter().map(|end| end.worth(shift)).collect::<Vec<_>>());
            open.truncate(open.len().div_ceil(2));
        }
        let best = open.first().copied().unwrap_or_default();
        // All others count for less.
        let most = self.ends[best].worth(shift);
        let counts =
            |(n, end): (usize, &GameEnd<S>)| if n == best { most } else { end.worth(shift).min(most - LEAST / 2.0) };
        self.found = self.ends.iter().enumerate().map(counts).map(|worth| worth.max(LEAST)).collect();
        best
    }

    /// Deals what an end uncovers once more, and plans on.
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

/// Sorts numbers by their worths, the best first; equals keep their order. It is not generic, so that the sort is compiled once and not for
/// each game.
fn best_first(numbers: &mut [usize], worths: &[f32]) {
    numbers.sort_by(|&one, &other| worths[other].total_cmp(&worths[one]));
}

/// What the best plan from a state is worth to the seat.
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
