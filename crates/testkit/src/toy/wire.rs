//! The flat JSON of the reference, for a state and, with hidden cards, for a view (state-1).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::{Card, CardSet, Seen};
use underdeck_game::wire::read_older_rules;
use underdeck_game::{GameResult, Outcome, StateError};

use super::check::check;
use super::options::suit_of;
use super::{Open, Phase, Toy, ToyOptions, ToyView, Water};

/// A state (`C` = [`Card`]) or a view (`C` = [`Seen`]) as JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire<C> {
    phase: String,
    #[serde(deserialize_with = "underdeck_game::wire::present")]
    outcome: Option<WireOutcome>,
    water: String,
    peek: bool,
    trump: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<u32>,
    lives: u8,
    gold: u16,
    stirred: u8,
    well: Vec<C>,
    well_known: Vec<bool>,
    hand: CardSet,
    shore: CardSet,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireOutcome {
    result: GameResult,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<String>,
    score: i32,
}

impl<C> Wire<C> {
    fn new(open: &Open, well: Vec<C>, well_known: Vec<bool>) -> Self {
        let (phase, outcome) = match open.phase {
            Phase::Act => ("act", None),
            Phase::Peek => ("peek", None),
            Phase::Over(outcome) => ("over", Some(outcome)),
        };
        let outcome = outcome.map(|Outcome { result, cause, score }| WireOutcome {
            result,
            cause: (result == GameResult::Lost).then(|| cause.to_owned()),
            score: score.unwrap_or_default(),
        });
        Self {
            phase: phase.into(),
            outcome,
            water: open.water.word().into(),
            peek: open.peek,
            trump: open.trump.map(|suit| suit.letter().into()).unwrap_or_default(),
            rules: open.first_rules.then_some(1),
            lives: open.lives,
            gold: open.gold,
            stirred: open.stirred,
            well,
            well_known,
            hand: open.hand,
            shore: open.shore,
        }
    }
}

impl Serialize for Toy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let wire = Wire::new(&self.open, self.well.iter().collect(), self.well.iter_known().collect());
        Wire::<Card>::serialize(&wire, serializer)
    }
}

impl Serialize for ToyView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = self.well.iter().map(Option::is_some).collect();
        Wire::new(&self.open, self.well.iter().copied().map(Seen::new).collect(), known).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Toy {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(Wire::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

fn read(wire: Wire<Card>) -> Result<Toy, StateError> {
    let gold = i32::from(wire.gold);
    let phase = match (wire.phase.as_str(), &wire.outcome) {
        ("act", None) => Phase::Act,
        ("peek", None) => Phase::Peek,
        ("over", Some(end)) if end.score == gold => Phase::Over(outcome(end)?),
        ("over", Some(_)) => return Err(StateError::new("outcome", "the score is the gold")),
        _ => return Err(StateError::new("phase", "act or peek without outcome, or over with one")),
    };
    let unknown = |key, expected: &str| StateError::new(key, expected);
    let trump = match wire.trump.as_str() {
        "" => None,
        letter => Some(suit_of(letter).ok_or_else(|| unknown("trump", "empty or one of C, D, H, S"))?),
    };
    let mut options = ToyOptions::default();
    read_older_rules(&mut options, wire.rules)?;
    let open = Open {
        phase,
        water: Water::from_word(&wire.water).ok_or_else(|| unknown("water", "calm or wild"))?,
        peek: wire.peek,
        trump,
        first_rules: options.first_rules,
        lives: wire.lives,
        gold: wire.gold,
        stirred: wire.stirred,
        hand: wire.hand,
        shore: wire.shore,
    };
    if wire.well.len() != wire.well_known.len() || wire.well.len() > 24 {
        return Err(unknown("well_known", "an entry for each of at most 24 cards of the well"));
    }
    let toy = Toy { open, well: wire.well.into_iter().zip(wire.well_known).collect() };
    check(&toy)?;
    Ok(toy)
}

fn outcome(end: &WireOutcome) -> Result<Outcome, StateError> {
    let cause = match (end.result, end.cause.as_deref()) {
        (GameResult::Won, None) => "won",
        (GameResult::Lost, Some("spent")) => "spent",
        _ => return Err(StateError::new("outcome", "won, or lost with cause spent")),
    };
    Ok(Outcome { result: end.result, cause, score: Some(end.score) })
}
