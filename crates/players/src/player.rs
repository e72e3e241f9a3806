//! Decisions, and the players that do not search.

use std::sync::atomic::AtomicBool;

use rand_core::Rng;
use underdeck_game::{FastRng, Play, Playable, Policy, Seat, below};

use crate::budget::{Budget, BudgetMeter, Clock};
use crate::splitmix::splitmix64;

/// A decision: the information of the seat to move. Players cannot reach the state itself.
#[derive(Debug)]
pub struct Decision<'a, S> {
    state: &'a S,
    stop: Option<&'a AtomicBool>,
}

impl<S> Clone for Decision<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Decision<'_, S> {}

impl<'a, S: Playable> Decision<'a, S> {
    /// The decision of the seat to move.
    #[inline]
    pub const fn of(state: &'a S) -> Self {
        Self { state, stop: None }
    }

    /// The decision with a stop flag for searches. A search that is stopped still returns a legal move, though an arbitrary one.
    pub const fn until(self, stop: &'a AtomicBool) -> Self {
        Self { stop: Some(stop), ..self }
    }

    /// The meter of a budget for this decision.
    pub(crate) fn meter(self, budget: Budget, clock: Option<Clock>) -> BudgetMeter<'a> {
        BudgetMeter::start(budget, clock, self.stop)
    }

    /// The seat to move.
    pub fn seat(self) -> Seat {
        self.state.deciding_seat()
    }

    /// The view of this seat.
    pub fn view(self) -> S::View {
        self.state.view(self.seat())
    }

    /// Whether the game is over.
    pub fn is_over(self) -> bool {
        self.state.outcome().is_some()
    }

    /// The number of legal moves; 0 when the game is over.
    #[inline]
    pub fn legal_count(self) -> usize {
        self.state.legal_count()
    }

    /// The `n`-th legal move, from 0.
    #[inline]
    pub fn legal_nth(self, n: usize) -> Option<S::Move> {
        self.state.legal_nth(n)
    }

    /// All legal moves, in order.
    pub fn legal_moves(self) -> impl Iterator<Item = S::Move> {
        (0..self.legal_count()).filter_map(move |n| self.legal_nth(n))
    }

    /// A uniformly random legal move; `None` when the game is over.
    #[inline]
    pub fn random_legal(self, rng: &mut impl Rng) -> Option<S::Move> {
        self.state.random_legal(rng)
    }
}

/// A player: chooses a legal move at each decision.
pub trait Player<S: Playable> {
    /// A legal move for the seat to move; `None` when the game is over.
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move>;
}

impl<S: Playable, P: Player<S>> Player<S> for &mut P {
    #[inline]
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        (**self).choose(decision)
    }
}

/// The player of uniformly random legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random(FastRng);

impl Random {
    /// A random player with a seed for all its choices.
    ///
    /// The seed of a deal may be used here: the choices are independent of the deal's randomness.
    pub const fn new(seed: u64) -> Self {
        // Mixed, so that neighbouring seeds give unrelated choices.
        Self(FastRng::new(splitmix64(seed ^ 0x706c_6179_6572_2121)))
    }
}

impl<S: Playable> Player<S> for Random {
    #[inline]
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        decision.random_legal(&mut self.0)
    }
}

/// The player of the game's heuristic policy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Greedy;

impl<S: Playable> Player<S> for Greedy {
    #[inline]
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        if decision.is_over() { None } else { Some(decision.view().heuristic()) }
    }
}

/// The player of the heuristic policy that makes a share of its moves at random: a beginner, or someone in a hurry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Careless {
    percent: u8,
    rng: FastRng,
}

impl Careless {
    /// A player that makes `percent` in a hundred moves at random, with a seed for all its choices.
    ///
    /// The seed of a deal may be used here, as in [`Random::new`].
    pub const fn new(percent: u8, seed: u64) -> Self {
        Self { percent, rng: FastRng::new(splitmix64(seed ^ 0x6361_7265_6c65_7373)) }
    }
}

impl<S: Playable> Player<S> for Careless {
    #[inline]
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        careless(decision, self.percent, &mut self.rng, |view, _| view.heuristic())
    }
}

/// A random move with a probability of `percent` in a hundred, or else the move of a policy; `None` when the game is over.
#[inline]
pub fn careless<S: Playable>(
    decision: Decision<'_, S>,
    percent: u8,
    rng: &mut FastRng,
    policy: impl FnOnce(&S::View, &mut FastRng) -> S::Move,
) -> Option<S::Move> {
    if decision.is_over() {
        return None;
    }
    match below(rng, 100) < u32::from(percent) {
        true => decision.random_legal(rng),
        false => Some(policy(&decision.view(), rng)),
    }
}

/// The player that always makes the first legal move: a baseline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct First;

impl<S: Playable> Player<S> for First {
    #[inline]
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        decision.legal_nth(0)
    }
}

/// A player for the first seat and another one for all other seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<A, B> {
    /// The player of the first seat.
    pub first: A,
    /// The player of the other seats.
    pub others: B,
}

impl<S: Playable, A: Player<S>, B: Player<S>> Player<S> for Match<A, B> {
    #[inline]
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        if decision.seat() == Seat(0) { self.first.choose(decision) } else { self.others.choose(decision) }
    }
}
