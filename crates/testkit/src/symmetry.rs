//! Suits that the rules do not see are names: renaming them gives the same game.

use serde_json::Value;
use underdeck_cards::Card;
use underdeck_game::{FastRng, Play, Playable, Policy, State};
use underdeck_record::Deal;

/// Two suits that change places, by their letters.
pub type Swap = (char, char);

/// All ranks, for games whose rules see no suit at all.
pub const ALL_RANKS: &str = "A23456789TJQK";

/// Plays games of heuristic moves and checks at each decision that, with the suits renamed, the same moves are legal and the
/// heuristic and the rollout policy make the same move, renamed. Returns the number of decisions.
///
/// `ranks` are those whose suits are names, and `sets` the keys of the state whose cards stand in canonical order. The suits are renamed in every
/// card of these ranks and, for all ranks, in every lone letter of the state's JSON and of the spelling of moves. Where two cards
/// differ in nothing but such a suit, either may be chosen.
///
/// # Panics
/// If a renamed state cannot be read, or other moves are legal or chosen; names seed, move number and both moves.
pub fn suits_are_names<S: Playable>(
    options: &S::Options,
    seeds: std::ops::Range<u64>,
    swaps: &[Swap],
    ranks: &str,
    sets: &[&str],
) -> u64 {
    let renamed = |text: &str| renamed(text, swaps, ranks);
    let alike = |mv: &str| blurred(mv, swaps, ranks);
    let mut decisions = 0;
    for seed in seeds {
        let (mut state, mut luck) = Deal::<S>::new(options.clone(), seed).start();
        for number in 0..1_000 {
            let seat = state.deciding_seat();
            if state.outcome().is_some() {
                break;
            }
            let site = || format!("{}: seed {seed}, move {number}, suits renamed {swaps:?}", S::INFO.id);
            let twin = renamed_state(&state, &renamed, sets).unwrap_or_else(|error| panic!("{}: {error}", site()));
            let legal: Vec<String> = sorted(state.legal_spellings().iter().map(|mv| renamed(mv)).collect());
            assert_eq!(legal, sorted(twin.legal_spellings()), "{}: other moves are legal", site());
            let (view, other) = (state.view(seat), twin.view(seat));
            let mv = view.heuristic();
            assert_eq!(alike(&mv.to_string()), alike(&other.heuristic().to_string()), "{}: heuristic", site());
            let rollout = |view: &S::View| view.rollout(&mut FastRng::new(seed)).to_string();
            if S::View::ROLLOUT_COST > 1 {
                assert_eq!(alike(&rollout(&view)), alike(&rollout(&other)), "{}: rollout", site());
            }
            state.play_unchecked(mv, &mut luck);
            decisions += 1;
        }
    }
    decisions
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort_unstable();
    texts
}

fn renamed_state<S: State>(state: &S, renamed: &impl Fn(&str) -> String, sets: &[&str]) -> Result<S, String> {
    let mut value = serde_json::to_value(state).map_err(|error| error.to_string())?;
    rename_in(&mut value, renamed);
    for key in sets {
        let Some(cards) = value.get_mut(key).and_then(Value::as_array_mut) else { continue };
        cards.sort_by_key(|card| card.as_str().and_then(|card| card.parse::<Card>().ok()));
    }
    serde_json::from_value(value).map_err(|error| error.to_string())
}

fn rename_in(value: &mut Value, renamed: &impl Fn(&str) -> String) {
    match value {
        Value::String(text) => *text = renamed(text),
        Value::Array(values) => values.iter_mut().for_each(|value| rename_in(value, renamed)),
        Value::Object(values) => values.values_mut().for_each(|value| rename_in(value, renamed)),
        _ => {}
    }
}

/// The words of a move in an order of their own, with one suit for all that are names: equal for moves that differ in such suits alone.
fn blurred(mv: &str, swaps: &[Swap], ranks: &str) -> Vec<String> {
    let one = |word: &str| {
        swaps.iter().fold(word.to_owned(), |word, swap| {
            let other = renamed(&word, &[*swap], ranks);
            word.min(other)
        })
    };
    sorted(mv.split(' ').map(one).collect())
}

/// A text with the suits of its cards renamed.
fn renamed(text: &str, swaps: &[Swap], ranks: &str) -> String {
    let other = |suit: char| {
        let found = swaps.iter().find(|(one, other)| suit == *one || suit == *other);
        found.map_or(suit, |&(one, other)| if suit == one { other } else { one })
    };
    let word = |word: &str| match *word.chars().collect::<Vec<_>>() {
        [suit] if ranks == ALL_RANKS => other(suit).to_string(),
        [rank, suit] if ranks.contains(rank) => format!("{rank}{}", other(suit)),
        _ => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_and_lone_suits_are_renamed_and_nothing_else() {
        assert_eq!(renamed("use TC on r1c2 C", &[('C', 'S')], ALL_RANKS), "use TS on r1c2 S");
        assert_eq!(renamed("take AS 7H", &[('C', 'S'), ('H', 'D')], ALL_RANKS), "take AC 7D");
        assert_eq!(renamed("take AS 7S S", &[('C', 'S')], "A"), "take AC 7S S");
    }

    #[test]
    fn moves_that_differ_in_a_name_alone_are_alike() {
        let alike = |one, other| blurred(one, &[('C', 'S')], "A23") == blurred(other, &[('C', 'S')], "A23");
        assert!(alike("loot with 2C 3S", "loot with 3C 2S") && alike("discard AS", "discard AC"));
        assert!(!alike("discard AS", "discard 2S") && !alike("discard TS", "discard TC"));
    }
}
