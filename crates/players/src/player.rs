//! How a player is asked, and the players who do not search.

use game::{FastRng, Play, Playable, Policy, Seat};
use rand_core::Rng;

/// What a player gets of a game when it is its turn: its seat's view and the legal moves, never the state itself.
#[derive(Debug)]
pub struct Sight<'a, S>(&'a S);

impl<S> Clone for Sight<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Sight<'_, S> {}

impl<'a, S: Playable> Sight<'a, S> {
    /// The sight of the seat that is to decide.
    #[inline]
    pub const fn of(state: &'a S) -> Self {
        Self(state)
    }

    /// The seat that is to decide.
    pub fn seat(self) -> Seat {
        self.0.deciding_seat()
    }

    /// What this seat may know.
    pub fn view(self) -> S::View {
        self.0.view(self.seat())
    }

    /// Whether the game is over.
    pub fn is_over(self) -> bool {
        self.0.outcome().is_some()
    }

    /// How many moves are legal, 0 when the game is over.
    #[inline]
    pub fn legal_count(self) -> usize {
        self.0.legal_count()
    }

    /// The n-th legal move from 0.
    #[inline]
    pub fn legal_nth(self, n: usize) -> Option<S::Move> {
        self.0.legal_nth(n)
    }

    /// A legal move, all equally likely; `None` when the game is over.
    #[inline]
    pub fn random_legal(self, rng: &mut impl Rng) -> Option<S::Move> {
        self.0.random_legal(rng)
    }
}

/// Somebody who chooses moves, in any game.
pub trait Player {
    /// A legal move for the seat to decide; `None` when the game is over.
    fn choose<S: Playable>(&mut self, sight: Sight<'_, S>) -> Option<S::Move>;
}

impl<P: Player> Player for &mut P {
    #[inline]
    fn choose<S: Playable>(&mut self, sight: Sight<'_, S>) -> Option<S::Move> {
        (**self).choose(sight)
    }
}

/// The player to whom every legal move is equally good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random(FastRng);

impl Random {
    /// A random player; the seed decides all its choices.
    ///
    /// Given the seed of a deal it does not follow the luck of that deal: its own numbers start elsewhere.
    pub const fn new(seed: u64) -> Self {
        // One round of splitmix64, so that neighbouring seeds have nothing in common.
        let mut z = (seed ^ 0x706c_6179_6572_2121).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self(FastRng::new(z ^ (z >> 31)))
    }
}

impl Player for Random {
    #[inline]
    fn choose<S: Playable>(&mut self, sight: Sight<'_, S>) -> Option<S::Move> {
        sight.random_legal(&mut self.0)
    }
}

/// The player who makes the move that the game itself suggests for what the seat may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Greedy;

impl Player for Greedy {
    #[inline]
    fn choose<S: Playable>(&mut self, sight: Sight<'_, S>) -> Option<S::Move> {
        if sight.is_over() { None } else { Some(sight.view().heuristic()) }
    }
}

/// The player who makes the first legal move, whatever it is: a floor to measure others by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct First;

impl Player for First {
    #[inline]
    fn choose<S: Playable>(&mut self, sight: Sight<'_, S>) -> Option<S::Move> {
        sight.legal_nth(0)
    }
}
