//! Counts of move sequences, to compare rules engines.

use catalogue::{Error, Visitor};
use game::{Play, Playable};

/// The number of move sequences of length `depth` from the start of a deal.
///
/// # Errors
/// If the game does not exist or the code is not for it.
pub fn perft(game: &str, code: &str, depth: u32) -> Result<u64, Error> {
    let divided = divide(game, code, depth)?;
    Ok(if depth == 0 { 1 } else { divided.iter().map(|(_, count)| count).sum() })
}

/// The number of move sequences of length `depth`, at least one, by their first move, in the order of the legal moves.
///
/// # Errors
/// As [`perft`].
pub fn divide(game: &str, code: &str, depth: u32) -> Result<Vec<(String, u64)>, Error> {
    catalogue::visit(game, Divide { code, depth })?
}

struct Divide<'a> {
    code: &'a str,
    depth: u32,
}

impl Visitor for Divide<'_> {
    type Out = Result<Vec<(String, u64)>, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let (state, chance) = catalogue::read_code::<S>(self.code)?.start();
        let after = |mv: S::Move| {
            let (mut after, mut luck) = (state.clone(), chance.clone());
            after.play_unchecked(mv, &mut luck);
            (mv.to_string(), game::perft(&after, &luck, self.depth.saturating_sub(1)))
        };
        Ok(state.legal_vec().into_iter().map(after).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequences_are_counted_and_divided_by_their_first_move() {
        let code = catalogue::find("keevorn").unwrap().deal(&[], 7).unwrap().code;
        assert_eq!(perft("keevorn", &code, 0).unwrap(), 1);
        let first = divide("keevorn", &code, 1).unwrap();
        assert!(first.len() > 1 && first.iter().all(|(_, count)| *count == 1));
        let counts = [1, 2, 3].map(|depth| perft("keevorn", &code, depth).unwrap());
        assert!(counts[0] == first.len() as u64 && counts[0] < counts[1] && counts[1] < counts[2], "{counts:?}");
        assert!(matches!(perft("cryptkeeper", &code, 1), Err(Error::Deal { .. } | Error::OtherGame { .. })));
    }
}
