//! The lifetime of determinisations across moves.

use underdeck_game::{FastChance, FastRng, Play as _, Playable, View as _};

use crate::splitmix::mixed;

/// Counts chance events. A search keeps its determinisations until the next one.
///
/// New determinisations at each move could make a player oscillate for ever between two places that different samples prefer.
#[derive(Debug)]
pub(crate) struct Samples<S: Playable> {
    count: u64,
    /// The view before the last move, and this move.
    last: Option<(S::View, S::Move)>,
}

impl<S: Playable> Default for Samples<S> {
    fn default() -> Self {
        Self { count: 0, last: None }
    }
}

impl<S: Playable> Samples<S> {
    /// The number of times that the determinisations were replaced.
    pub(crate) const fn count(&self) -> u64 {
        self.count
    }

    /// Returns the last move if this view follows from it without a chance event; otherwise replaces the determinisations.
    pub(crate) fn turn_to(&mut self, view: &S::View) -> Option<S::Move> {
        let before = self.last.take().filter(|(last, mv)| follows::<S>(last, *mv, view));
        self.count += u64::from(before.is_none());
        before.map(|(_, mv)| mv)
    }

    /// Records the chosen move.
    pub(crate) fn moved(&mut self, view: S::View, mv: S::Move) {
        self.last = Some((view, mv));
    }
}

/// Whether a view follows from another by a move in all determinisations.
fn follows<S: Playable>(last: &S::View, mv: S::Move, view: &S::View) -> bool {
    (0..3).all(|n| {
        let mut rng = FastRng::new(mixed(0x10, n));
        let mut state = last.determinise(&mut rng);
        let seat = state.deciding_seat();
        state.play_unchecked(mv, &mut FastChance(rng));
        state.outcome().is_none() && state.deciding_seat() == seat && state.view(seat) == *view
    })
}
