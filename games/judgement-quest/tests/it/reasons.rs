//! The reasons of the heuristic player, over whole games.

use underdeck_judgement_quest::{Options, Square, State};
use underdeck_testkit::hints;

/// A hint to go somewhere that speaks of another room says that this is the way.
#[test]
fn a_step_is_not_taken_for_the_goal() {
    let mut steps = 0;
    for hint in (0..30).flat_map(|seed| hints::<State>(&Options::default(), seed)) {
        let Some((square, reason)) = hint.strip_prefix("go ").and_then(|hint| hint.split_once(": ")) else { continue };
        let named = reason.split([' ', ',', ';', '.']).find(|word| word.parse::<Square>().is_ok());
        assert!(named.is_none_or(|named| named == square) || reason.contains("way"), "{hint}");
        steps += usize::from(reason.starts_with("On the way: "));
    }
    assert!(steps > 20, "{steps}");
}
