//! Counts of move sequences, to compare rules engines.

use underdeck_catalogue::{Error, GameVisitor};
use underdeck_game::{Play, Playable};

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
    underdeck_catalogue::visit(game, Divide { code, depth })?
}

struct Divide<'a> {
    code: &'a str,
    depth: u32,
}

impl GameVisitor for Divide<'_> {
    type Out = Result<Vec<(String, u64)>, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let (state, chance) = underdeck_catalogue::read_code::<S>(self.code)?.start();
        let after = |mv: S::Move| {
            let (mut after, mut luck) = (state.clone(), chance.clone());
            after.play_unchecked(mv, &mut luck);
            (mv.to_string(), underdeck_game::perft(&after, &luck, self.depth.saturating_sub(1)))
        };
        Ok(state.legal_vec().into_iter().map(after).collect())
    }
}
