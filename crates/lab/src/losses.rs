//! The places and causes of losses.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use underdeck_game::{Facts, Moment, places};

/// The number of games lost at one place for one cause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loss {
    /// The kind of place: `phase`, or a [fact](underdeck_game::Facts) that locates, such as `depth`.
    pub by: String,
    /// The place at the last decision: `fight`, `5`, `r2c3`.
    pub at: String,
    /// The cause of the end, in words of the rules.
    pub cause: String,
    /// The number of games.
    pub games: u64,
}

/// The number of lost games by place and cause.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Losses(BTreeMap<(usize, Place, &'static str), u64>);

/// A place; numbers sort by value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Place {
    Number(i64),
    Word(String),
}

/// The kind of place that all games have.
const PHASE: &str = "phase";

impl Place {
    fn of(text: &str) -> Self {
        text.parse().map_or_else(|_| Self::Word(text.to_owned()), Self::Number)
    }
}

impl Losses {
    /// Adds a game that was lost after the decision in this state.
    pub(crate) fn add<S: Facts>(&mut self, last: &S, cause: &'static str) {
        let moment = Moment { before: None, now: last };
        let places = places::<S>().map(|fact| (fact.read)(&moment).map(|place| place.to_string()));
        for (n, place) in std::iter::once(phase_of(last)).chain(places).enumerate() {
            let Some(place) = place else { continue };
            *self.0.entry((n, Place::of(&place), cause)).or_default() += 1;
        }
    }

    /// Adds other counts.
    pub(crate) fn merge(&mut self, other: &Self) {
        for (key, games) in &other.0 {
            *self.0.entry(key.clone()).or_default() += games;
        }
    }

    /// The counts in the order of places.
    pub(crate) fn list<S: Facts>(&self) -> Vec<Loss> {
        let names: Vec<&str> = std::iter::once(PHASE).chain(places::<S>().map(|fact| fact.spec.id)).collect();
        let loss = |((n, place, cause), games): (&(usize, Place, &'static str), &u64)| Loss {
            by: names[*n].to_owned(),
            at: match place {
                Place::Number(number) => number.to_string(),
                Place::Word(word) => word.clone(),
            },
            cause: (*cause).to_owned(),
            games: *games,
        };
        self.0.iter().map(loss).collect()
    }
}

/// Merges lists of counts in the order of one list.
///
/// # Errors
/// If the game does not exist.
pub(crate) fn merged(game: &str, all: Vec<Loss>) -> Result<Vec<Loss>, underdeck_catalogue::Error> {
    let facts = underdeck_catalogue::find(game)?.facts();
    let places: Vec<&str> = facts.iter().filter(|fact| fact.is_place).map(|fact| fact.id).collect();
    let mut sums = BTreeMap::new();
    for Loss { by, at, cause, games } in all {
        let n = places.iter().position(|name| *name == by).map_or(0, |n| n + 1);
        sums.entry((n, Place::of(&at), cause)).or_insert((by, at, 0)).2 += games;
    }
    Ok(sums.into_iter().map(|((_, _, cause), (by, at, games))| Loss { by, at, cause, games }).collect())
}

/// The phase of a state, as its JSON has it.
pub(crate) fn phase_of<S: Serialize>(state: &S) -> Option<String> {
    let state = serde_json::to_value(state).ok()?;
    state.get(PHASE).and_then(Value::as_str).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use underdeck_game::{FastChance, FastRng, Options, State};
    use underdeck_testkit::toy::Toy;

    #[test]
    fn losses_are_counted_at_the_last_decision() {
        let options = <Toy as State>::Options::default();
        assert!(!<Toy as State>::Options::SPECS.is_empty());
        let state = Toy::new(&options, &mut FastChance(FastRng::new(1)));
        let mut one = Losses::default();
        one.add(&state, "a");
        let mut two = one.clone();
        two.add(&state, "b");
        two.merge(&one);
        let found: Vec<_> = two.list::<Toy>().into_iter().filter(|loss| loss.by == "phase").collect();
        let counted: Vec<(&str, u64)> = found.iter().map(|loss| (loss.cause.as_str(), loss.games)).collect();
        assert_eq!((counted, found[0].at == found[1].at), (vec![("a", 2), ("b", 1)], true));
        assert!(Place::Number(9) < Place::Number(10));
    }
}
