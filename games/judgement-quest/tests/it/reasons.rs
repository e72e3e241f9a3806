//! The reasons of the heuristic player, over whole games.

use underdeck_judgement_quest::{Options, State};
use underdeck_testkit::hints;

/// A hint to go somewhere that speaks of a room farther away says that this is the way.
#[test]
fn a_step_is_not_taken_for_the_goal() {
    let mut steps = 0;
    for hint in (0..30).flat_map(|seed| hints::<State>(&Options::default(), seed)) {
        let Some(reason) = hint.strip_prefix("go ").and_then(|hint| hint.split_once(": ")).map(|(_, reason)| reason)
        else {
            continue;
        };
        let is_far = reason.split(';').next().is_some_and(|first| first.contains(" in row "));
        assert!(!is_far || reason.contains("way"), "{hint}");
        steps += usize::from(reason.starts_with("On the way: "));
    }
    assert!(steps > 20, "{steps}");
}
