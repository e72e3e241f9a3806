//! The moves up to a puzzle in few letters: of each decision the place of its move in the list of legal ones.

use underdeck_game::{Chance, Play as _, Playable};

/// The digits of a place.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// How many digits name one of `count` places; none where there is no choice.
const fn width(count: usize) -> u32 {
    let (mut width, mut places) = (0, 1);
    while places < count {
        (width, places) = (width + 1, places * DIGITS.len());
    }
    width
}

/// Writes a legal move of a state.
pub(super) fn push<S: Playable>(path: &mut String, state: &S, mv: S::Move) {
    let mut place = state.legal_vec().iter().position(|&legal| legal == mv).unwrap_or_default();
    let end = path.len();
    for _ in 0..width(state.legal_count()) {
        path.insert(end, char::from(DIGITS[place % DIGITS.len()]));
        place /= DIGITS.len();
    }
}

/// Plays the moves of a path, and those between them that are forced; `None` if it names no legal ones.
pub(super) fn read<S: Playable>(path: &str, state: &mut S, luck: &mut impl Chance) -> Option<Vec<S::Move>> {
    let (mut digits, mut moves) = (path.bytes(), Vec::with_capacity(path.len()));
    while digits.len() > 0 || state.legal_count() == 1 {
        let mut place = 0;
        for _ in 0..width(state.legal_count()) {
            let digit = digits.next()?;
            place = place * DIGITS.len() + DIGITS.iter().position(|&known| known == digit)?;
        }
        let mv = state.legal_nth(place)?;
        state.play_unchecked(mv, luck);
        moves.push(mv);
    }
    Some(moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_moves_need_no_digit_and_many_need_two() {
        assert_eq!([0, 1, 2, 62, 63, 3_844, 3_845].map(width), [0, 0, 1, 1, 2, 2, 3]);
    }
}
