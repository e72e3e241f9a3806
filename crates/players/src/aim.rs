//! The aim of a game under its house rules.

use underdeck_game::{Aim, FastChance, FastRng, Playable};

use crate::{Greedy, playout};

/// The most moves of the playout that shows whether a score is kept.
const LONGEST: u64 = 100_000;

/// The aim of the games from this start: the first aim of the rules, but wins in a contest and where the house rules keep no score.
pub fn aim_of<S: Playable>(start: &S) -> Aim {
    let keeps_score = || {
        let outcome = playout(&mut start.clone(), &mut Greedy, &mut FastChance(FastRng::new(0)), LONGEST).outcome;
        outcome.is_some_and(|outcome| outcome.score.is_some())
    };
    match S::AIMS.first() {
        Some(Aim::Score) if start.is_shared() && keeps_score() => Aim::Score,
        _ => Aim::Win,
    }
}
