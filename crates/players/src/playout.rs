//! Playouts.

use underdeck_game::{Chance, Outcome, Play, Playable};

use crate::{Decision, Player};

/// The result of a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// The number of moves made.
    pub moves: u64,
    /// The outcome; `None` if `max_moves` was reached first.
    pub outcome: Option<Outcome>,
}

/// Plays from a state until the game is over or `max_moves` moves have been made.
///
/// Calls the player once more after the last of `max_moves` moves and drops its choice. Does not allocate unless the player or the game does.
#[inline]
pub fn playout<S: Playable>(
    state: &mut S,
    player: &mut impl Player<S>,
    luck: &mut impl Chance,
    max_moves: u64,
) -> Playout {
    let mut moves = 0;
    // The limit is checked after the choice: checked before it, the compiled loop is a sixth slower.
    while let Some(mv) = player.choose(Decision::of(state)) {
        if moves == max_moves {
            break;
        }
        state.play_unchecked(mv, luck);
        moves += 1;
    }
    Playout { moves, outcome: state.outcome() }
}
