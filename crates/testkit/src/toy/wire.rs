//! The flat JSON of the reference, for a state and, with hidden cards, for a view (state-1).

use cards::{Card, CardSet};
use game::{GameResult, Outcome, State, StateError};
use serde::{Deserialize, Serialize, Serializer};

use super::options::suit_of;
use super::{Open, Phase, Toy, ToyView, Water};

/// A state (`C` = [`Card`]) or a view (`C` = [`Seen`]) as JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wire<C> {
    phase: String,
    #[serde(deserialize_with = "Option::deserialize")]
    outcome: Option<WireOutcome>,
    water: String,
    peek: bool,
    trump: String,
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
    result: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<String>,
    score: i32,
}

/// A card as a view writes it: hidden ones as `"??"`.
pub(super) struct Seen(Option<Card>);

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(card) => card.serialize(serializer),
            None => serializer.serialize_str("??"),
        }
    }
}

impl<C> Wire<C> {
    fn new(open: &Open, well: Vec<C>, well_known: Vec<bool>) -> Self {
        let (phase, outcome) = match open.phase {
            Phase::Act => ("act", None),
            Phase::Peek => ("peek", None),
            Phase::Over(outcome) => ("over", Some(outcome)),
        };
        let outcome = outcome.map(|Outcome { result, cause, score }| WireOutcome {
            result: result.word(),
            cause: (result == GameResult::Lost).then(|| cause.to_owned()),
            score: score.unwrap_or_default(),
        });
        Self {
            phase: phase.into(),
            outcome,
            water: open.water.word().into(),
            peek: open.peek,
            trump: open.trump.map(|suit| suit.letter().into()).unwrap_or_default(),
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

impl From<Toy> for Wire<Card> {
    fn from(toy: Toy) -> Self {
        Self::new(&toy.open, toy.well.iter().collect(), toy.well.iter_known().collect())
    }
}

impl From<ToyView> for Wire<Seen> {
    fn from(view: ToyView) -> Self {
        let known = view.well.iter().map(Option::is_some).collect();
        Self::new(&view.open, view.well.into_iter().map(Seen).collect(), known)
    }
}

impl TryFrom<Wire<Card>> for Toy {
    type Error = StateError;

    fn try_from(wire: Wire<Card>) -> Result<Self, StateError> {
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
        let open = Open {
            phase,
            water: Water::from_word(&wire.water).ok_or_else(|| unknown("water", "calm or wild"))?,
            peek: wire.peek,
            trump,
            lives: wire.lives,
            gold: wire.gold,
            stirred: wire.stirred,
            hand: wire.hand,
            shore: wire.shore,
        };
        if wire.well.len() != wire.well_known.len() || wire.well.len() > 24 {
            return Err(unknown("well_known", "an entry for each of at most 24 cards of the well"));
        }
        let toy = Self { open, well: wire.well.into_iter().zip(wire.well_known).collect() };
        toy.check()?;
        Ok(toy)
    }
}

fn outcome(end: &WireOutcome) -> Result<Outcome, StateError> {
    let (result, cause) = match (end.result.as_str(), end.cause.as_deref()) {
        ("won", None) => (GameResult::Won, "won"),
        ("lost", Some("spent")) => (GameResult::Lost, "spent"),
        _ => return Err(StateError::new("outcome", "won, or lost with cause spent")),
    };
    Ok(Outcome { result, cause, score: Some(end.score) })
}
