//! A compact form of the moves up to a puzzle: the index of each move in the list of legal moves, in base 62.

use underdeck_game::{Chance, Play as _, Playable};

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The number of digits for an index below `count`; none for a forced move.
const fn width(count: usize) -> u32 {
    let (mut width, mut places) = (0, 1);
    while places < count {
        (width, places) = (width + 1, places * DIGITS.len());
    }
    width
}

/// Appends a legal move of a state.
pub(super) fn push<S: Playable>(path: &mut String, state: &S, mv: S::Move) {
    let mut place = state.legal_vec().iter().position(|&legal| legal == mv).unwrap_or_default();
    let end = path.len();
    for _ in 0..width(state.legal_count()) {
        path.insert(end, char::from(DIGITS[place % DIGITS.len()]));
        place /= DIGITS.len();
    }
}

/// Plays the moves of a path and the forced moves between them; `None` if it is not a path of legal moves. `visit` receives the position before each
/// move that has digits, and the last one, each with the number of digits and the moves before it.
pub(super) fn read<S: Playable, C: Chance>(
    path: &str,
    state: &mut S,
    luck: &mut C,
    mut visit: impl FnMut(usize, &[S::Move], &S, &C),
) -> Option<Vec<S::Move>> {
    let (mut digits, mut moves) = (path.bytes(), Vec::with_capacity(path.len()));
    while digits.len() > 0 || state.legal_count() == 1 {
        let (mut place, width) = (0, width(state.legal_count()));
        if width > 0 {
            visit(path.len() - digits.len(), &moves, state, luck);
        }
        for _ in 0..width {
            let digit = digits.next()?;
            place = place * DIGITS.len() + DIGITS.iter().position(|&known| known == digit)?;
        }
        let mv = state.legal_nth(place)?;
        state.play_unchecked(mv, luck);
        moves.push(mv);
    }
    visit(path.len(), &moves, state, luck);
    Some(moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forced_move_has_no_digit_and_one_of_more_than_62_has_two() {
        assert_eq!([0, 1, 2, 62, 63, 3_844, 3_845].map(width), [0, 0, 1, 1, 2, 2, 3]);
    }
}
