//! The greedy player's reasons, over whole games.

use std::path::Path;

use underdeck_game::{FastChance, FastRng, Play, Playable, Policy, Presentation};

use crate::golden::compare;

/// The moves and reasons of a game in which every hint is followed, one line per move.
///
/// # Panics
/// If a reason is not a hint: one sentence of at most 165 characters that says more than the move's effect.
pub fn hints<S: Playable>(options: &S::Options, seed: u64) -> Vec<String> {
    let mut luck = FastChance(FastRng::new(seed));
    let mut state = S::new(options, &mut luck);
    let mut hints = Vec::new();
    while state.outcome().is_none() {
        let view = state.view(state.deciding_seat());
        let (mv, reason) = (view.heuristic(), view.reason());
        let offer = view.table().offers.into_iter().find(|offer| offer.spelling == mv.to_string()).unwrap();
        assert!(reason.ends_with('.') && !reason.contains("  ") && reason.chars().count() <= 165, "{mv}: {reason}");
        assert!(
            reason.starts_with(|first: char| first.is_uppercase() || first.is_numeric() || first == '('),
            "{reason}"
        );
        assert_ne!(reason, *offer.effect, "the hint for {mv} repeats its effect");
        hints.push(format!("{mv}: {reason}"));
        state.play(mv, &mut luck).unwrap();
    }
    assert_eq!(state.view(state.deciding_seat()).reason(), "", "a finished game needs no hint");
    hints
}

/// Compares the hints of a whole game with a golden file. With `UNDERDECK_BLESS` in the environment the file is rewritten.
///
/// # Panics
/// At the first line that differs, or if the file cannot be read or written.
pub fn golden_hints<S: Playable>(options: &S::Options, seed: u64, file: impl AsRef<Path>) {
    compare(file.as_ref(), &(hints::<S>(options, seed).join("\n") + "\n"));
}
