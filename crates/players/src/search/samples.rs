//! How long the same determinisations serve.

use underdeck_game::{FastChance, FastRng, Play as _, Playable, View as _};

use crate::splitmix::mixed;

/// Counts the times that luck was met: until then a search thinks on the same determinisations.
///
/// So it does not change its mind for nothing: a player that prefers to walk somewhere on some determinisations, and back on others, may go
/// to and fro for ever.
#[derive(Debug)]
pub(crate) struct Samples<S: Playable> {
    count: u64,
    /// What was seen before the last move, and the move.
    last: Option<(S::View, S::Move)>,
}

impl<S: Playable> Default for Samples<S> {
    fn default() -> Self {
        Self { count: 0, last: None }
    }
}

impl<S: Playable> Samples<S> {
    /// How many times the determinisations were chosen anew.
    pub(crate) const fn count(&self) -> u64 {
        self.count
    }

    /// The last move, if this view follows from it without luck; otherwise the determinisations are chosen anew.
    pub(crate) fn turn_to(&mut self, view: &S::View) -> Option<S::Move> {
        let before = self.last.take().filter(|(last, mv)| follows::<S>(last, *mv, view));
        self.count += u64::from(before.is_none());
        before.map(|(_, mv)| mv)
    }

    /// Takes note of the move that is made.
    pub(crate) fn moved(&mut self, view: S::View, mv: S::Move) {
        self.last = Some((view, mv));
    }
}

/// Whether a view follows from another by a move, whatever the unseen cards and the luck are.
fn follows<S: Playable>(last: &S::View, mv: S::Move, view: &S::View) -> bool {
    (0..3).all(|n| {
        let mut rng = FastRng::new(mixed(0x10, n));
        let mut state = last.determinise(&mut rng);
        let seat = state.deciding_seat();
        state.play_unchecked(mv, &mut FastChance(rng));
        state.outcome().is_none() && state.deciding_seat() == seat && state.view(seat) == *view
    })
}
