//! Which move a gesture was meant for that makes none.

use underdeck_cards::{Card, Cell};
use underdeck_game::{AnyState, Gesture, Place, Refusal};

/// The most spellings tried.
const MOST: usize = 200;

/// The spelling of an illegal move that would be made by exactly this gesture, and why it is refused: `picked` is held, and one
/// of `at` is pointed at.
///
/// Moves are spelled after the patterns: their things are replaced by those of the gesture. So no move is found that the
/// patterns do not show.
pub(crate) fn refused(
    state: &dyn AnyState,
    picked: &[Place],
    at: &[Place],
    patterns: impl Iterator<Item = String>,
) -> Option<(String, Refusal)> {
    let view = state.own_view();
    let held: Vec<String> = picked.iter().filter_map(Place::notation).collect();
    let target = at.iter().find_map(Place::notation);
    let orders = [
        target.iter().chain(&held).cloned().collect::<Vec<_>>(),
        held.iter().chain(&target).cloned().collect(),
        held.clone(),
    ];
    let mut tried = Vec::new();
    for spelling in patterns.flat_map(|pattern| orders.each_ref().map(|things| put_in(&pattern, things))).flatten() {
        if tried.len() == MOST {
            break;
        }
        if tried.contains(&spelling) {
            continue;
        }
        let meant = state
            .game()
            .read_move(&spelling)
            .ok()
            .filter(|mv| view.gesture(mv).is_some_and(|gesture| fits(&gesture, picked, at)));
        if let Some(refusal) = meant.and_then(|mv| view.refusal(&mv)) {
            return Some((spelling, refusal));
        }
        tried.push(spelling);
    }
    None
}

/// Whether a gesture matches: all its things are held and its target is pointed at, or it begins there and nothing is held. Once something
/// is held, anything in a zone counts as the zone.
fn fits(gesture: &Gesture, picked: &[Place], at: &[Place]) -> bool {
    let (things, target) = (gesture.things(), gesture.target());
    if picked.is_empty() {
        return at.iter().any(|place| things.contains(place) || (things.is_empty() && target == Some(place)));
    }
    let is_held = things.len() == picked.len() && things.iter().all(|thing| picked.contains(thing));
    let ends = |target: &Place| at.iter().any(|place| place == target || Place::Zone(place.zone()) == *target);
    is_held && target.is_some_and(ends)
}

/// A pattern with its things replaced: one for each, and the last for all that are left. `None` if there are too few.
fn put_in(pattern: &str, things: &[String]) -> Option<String> {
    let words: Vec<&str> = pattern.split_whitespace().filter(|word| *word != "…").collect();
    let is_thing = |word: &&str| {
        let is_placeholder = word.chars().all(|c| c.is_ascii_uppercase());
        is_placeholder || word.parse::<Card>().is_ok() || word.parse::<Cell>().is_ok()
    };
    let mut slots = words.iter().filter(|word| is_thing(word)).count();
    let mut left = things.iter();
    let mut spelling: Vec<&str> = Vec::new();
    for (n, word) in words.iter().enumerate() {
        // The things of lists are plain words: `build lair`.
        let is_word = slots == 0 && n == 1 && words.len() == 2;
        if !is_thing(word) && !is_word {
            spelling.push(word);
            continue;
        }
        spelling.push(left.next()?);
        slots = slots.saturating_sub(1);
        if slots == 0 {
            spelling.extend(left.by_ref().map(String::as_str));
        }
    }
    left.next().is_none().then(|| spelling.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_takes_other_things() {
        let put_in = |pattern, things: &str| {
            put_in(pattern, &things.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).unwrap_or_default()
        };
        assert_eq!(put_in("fight QS with 5C 7S", "KS 2C 3S"), "fight KS with 2C 3S");
        assert_eq!(put_in("fight M with C …", "KS 2C"), "fight KS with 2C");
        assert_eq!((put_in("fight QS with 5C", "KS"), put_in("explore", "KS")), (String::new(), String::new()));
        assert_eq!((put_in("go r2c3", "r9c9"), put_in("build farm", "lair")), ("go r9c9".into(), "build lair".into()));
        assert_eq!(put_in("equip C drop D", "6C 7C"), "equip 6C drop 7C");
    }
}
