//! Policies: the play of a sensible player.

use std::hash::{DefaultHasher, Hasher};

use rand_core::Rng;

use crate::{Encode, Encoding, FastChance, FastRng, GameResult, Message, Play as _, Seat, State, View};

/// The bytes of a file, for a constant such as [`Policy::OUTLOOK`]. They are a static of the game's crate: the bytes of a constant are in the
/// program once for each crate that reads them.
#[macro_export]
macro_rules! bytes_of {
    ($file:literal) => {{
        static BYTES: [u8; include_bytes!($file).len()] = *include_bytes!($file);
        &BYTES
    }};
}

/// A policy for a game: the move it makes from what a seat knows, and why.
///
/// Every method has a working default: flat Monte Carlo. A game that knows better is played better by hints, simulations and
/// searches.
pub trait Policy: Encode {
    /// About how many random moves one [`Policy::rollout`] move costs, the making of the view included.
    const ROLLOUT_COST: u32 = 100;

    /// The move of a sensible player who plans no further than the present room, turn or fight.
    ///
    /// It follows from the view alone. By default flat Monte Carlo: the move whose random playouts on common determinisations
    /// won most often, then scored highest.
    ///
    /// # Panics
    /// If the game is over.
    fn heuristic(&self) -> <Self::State as State>::Move {
        flat_monte_carlo(self)
    }

    /// A move for simulated games: nearly as good as [`Policy::heuristic`]'s, at a fraction of its cost. By default a random one.
    ///
    /// It follows from the view and `rng`; a deterministic policy leaves `rng` alone.
    ///
    /// # Panics
    /// If the game is over.
    fn rollout(&self, rng: &mut impl Rng) -> <Self::State as State>::Move {
        self.determinise(rng).random_legal(rng).expect("a running game has a legal move")
    }

    /// Weights of a learned value of these views, as `underdeck train` writes them; empty if there are none.
    const WEIGHTS: &'static [u8] = &[];
    /// Weights of a value of these views to the heuristic player, as `underdeck train --outlook` writes them; empty if there are none. Luck is
    /// taken out of results by it.
    const OUTLOOK: &'static [u8] = &[];
    /// Whether the learned values hold under these house rules: those of other tables than the trained ones are not used.
    fn is_trained(_options: &<Self::State as State>::Options) -> bool {
        true
    }
    /// Whether [`Policy::planned`] reports the ends of its plans ([`Evaluation::end`]), so that a search can judge them.
    const PLANS: bool = false;

    /// The heuristic's move, with its consequences valued by `worth`, instead of its own estimate or in addition to it. `None` if the
    /// heuristic does not look as far as other views.
    ///
    /// `rest` is empty. It may be given the moves of the plan that follow, the last first, as far as nothing is shown before them.
    fn planned(
        &self,
        _worth: &mut dyn Evaluation<Self>,
        _rest: &mut Vec<<Self::State as State>::Move>,
    ) -> Option<Planned<<Self::State as State>::Move>> {
        None
    }

    /// The meaning of the bytes of a [description](Policy::describe). By default those of an observation.
    fn features(options: &<Self::State as State>::Options) -> Encoding {
        Self::encoding(options)
    }

    /// Writes the input of a learned value: all [bytes](Encoding::bytes) of [`Policy::features`]. By default an observation. An override
    /// may leave out details that hardly count, and add facts that take a plan to find out.
    ///
    /// # Panics
    /// If `out` is shorter.
    fn describe(&self, out: &mut [u8]) {
        self.observe(out);
    }

    /// The part of `after` that `seat` can predict from this view: the position as the seat will see it, with the cards that the move
    /// uncovers still hidden where a plan ends there. By default all that the seat will see.
    fn foreseen(&self, after: &Self::State, seat: Seat) -> Self {
        after.view(seat)
    }

    /// The reason for the move of [`Policy::heuristic`], in one sentence of rule words and numbers: its gain, or the harm that it avoids.
    ///
    /// It comes from the evaluation that chose the move, so it is here and not in [`Presentation`](crate::Presentation). Empty where the
    /// move's own effect is reason enough.
    fn reason(&self) -> Message {
        Message::default()
    }
}

/// The first move of a plan.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Planned<M> {
    /// The move.
    pub mv: M,
    /// The worth of the plan, 0 to 1; `None` where it was not requested.
    pub worth: Option<f32>,
}

/// An external judgement of plans.
pub trait Evaluation<V: View> {
    /// The worth of a [foreseen](Policy::foreseen) view, 0 to 1.
    fn foreseen(&mut self, view: &V) -> f32;

    /// The worth of a plan that ends with this move, because the move shows something or needs luck. `before` is a possible state before
    /// the move, `worth` the value of the foreseeable part.
    fn end(&mut self, _before: &V::State, _mv: <V::State as State>::Move, worth: f32) -> f32 {
        worth
    }
}

impl<V: View, F: FnMut(&V) -> f32> Evaluation<V> for F {
    fn foreseen(&mut self, view: &V) -> f32 {
        self(view)
    }
}

/// The number of determinisations on which each move is tried.
const DEALS: u64 = 16;
/// The longest playout; one that needs more moves counts as lost.
const MOST_MOVES: usize = 1_000;

fn flat_monte_carlo<V: View>(view: &V) -> <V::State as State>::Move {
    let mut hasher = DefaultHasher::new();
    view.hash(&mut hasher);
    let seed = hasher.finish();
    let deal = |n| {
        let mut rng = FastRng::new(seed.wrapping_add(n));
        (view.determinise(&mut rng), rng)
    };
    let worth = |mv| {
        let playouts = (0..DEALS).map(|n| {
            let (mut state, mut rng) = deal(n);
            let seat = state.deciding_seat();
            let mut luck = FastChance(rng.clone());
            state.play_unchecked(mv, &mut luck);
            for _ in 0..MOST_MOVES {
                let Some(mv) = state.random_legal(&mut rng) else { break };
                state.play_unchecked(mv, &mut luck);
            }
            points(&state, seat)
        });
        playouts.fold((0, 0), |sum, end| (sum.0 + end.0, sum.1 + end.1))
    };
    // The first of equals: `max_by_key` would take the last.
    let moves = deal(0).0.legal_vec();
    let best = moves.into_iter().rev().max_by_key(|&mv| worth(mv));
    best.expect("a running game has a legal move")
}

/// The worth of an end to a seat: 2 for a win, 1 for a draw; then the score.
fn points<S: State>(state: &S, seat: Seat) -> (i64, i64) {
    let Some(outcome) = state.outcome() else { return (0, 0) };
    let win = match outcome.result {
        GameResult::Won => 2,
        GameResult::Winner(winner) if winner == seat => 2,
        GameResult::Draw => 1,
        _ => 0,
    };
    (win, outcome.score.unwrap_or(0).into())
}
