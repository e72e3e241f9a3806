//! A game played to its end.

use underdeck_game::{Chance, Outcome, Play, Playable};

use crate::{Decision, Player};

/// How a playout went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// The number of moves made.
    pub moves: u64,
    /// How the game ended; `None` if the moves ran out first.
    pub outcome: Option<Outcome>,
}

/// Plays on from a state until the game is over or `max_moves` moves have been made.
///
/// The player is asked once more even when the moves have run out. Allocates nothing unless the player or the game does.
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
