//! The flat JSON of the reference (state-1).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::{Card, CardSet, Pile};
use underdeck_game::wire::{present, read_rulings, rulings};
use underdeck_game::{GameResult, StateError};

use crate::deck::{BLACK, RED, STAIRS};
use crate::options::{Edition, Options};
use crate::state::{Cause, End, Open};
use crate::{Phase, State, View};

/// The object of a state (`F` = `Card`) or a view (`F` = `Seen`), with the keys in the reference's order.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire<F> {
    phase: PhaseWord,
    #[serde(deserialize_with = "present")]
    outcome: Option<OutcomeWire>,
    edition: Edition,
    max_health: u8,
    relics_as_weapons: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<String>,
    health: u8,
    depth: u8,
    clean_kills: u32,
    wishes: u8,
    floor: Vec<F>,
    floor_known: Vec<bool>,
    room: CardSet,
    red_hand: CardSet,
    black_hand: CardSet,
    backpack: CardSet,
    discard: CardSet,
    removed: CardSet,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PhaseWord {
    Peddler,
    Explore,
    Probe,
    Loss,
    Relief,
    Surprise,
    Wish,
    Over,
}

/// How the game ended, with the figures of that moment (end-1, end-2, end-3).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeWire {
    result: GameResult,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<Cause>,
    health: u8,
    clean_kills: u32,
    depth: u8,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = self.floor().iter().map(|seen| seen.card().is_some()).collect();
        wire(&self.open, self.floor().to_vec(), known).serialize(serializer)
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        wire(&self.open, self.floor.iter().collect(), self.floor.iter_known().collect()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(Wire::<Card>::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

fn wire<F>(open: &Open, floor: Vec<F>, floor_known: Vec<bool>) -> Wire<F> {
    Wire {
        phase: phase_word(open.phase),
        outcome: outcome(open),
        edition: open.edition,
        max_health: open.max_health,
        relics_as_weapons: open.relics_as_weapons,
        rulings: rulings(&Options { decline_fortunes: open.decline_fortunes, ..Options::default() }),
        health: open.health,
        depth: open.depth,
        clean_kills: open.clean_kills,
        wishes: open.wishes,
        floor,
        floor_known,
        room: open.room,
        red_hand: open.hands & RED,
        black_hand: open.hands & BLACK,
        backpack: open.backpack,
        discard: open.discard,
        removed: open.removed(),
    }
}

fn phase_word(phase: Phase) -> PhaseWord {
    match phase {
        Phase::Peddler => PhaseWord::Peddler,
        Phase::Explore => PhaseWord::Explore,
        Phase::Probe => PhaseWord::Probe,
        Phase::Loss => PhaseWord::Loss,
        Phase::Relief => PhaseWord::Relief,
        Phase::Surprise => PhaseWord::Surprise,
        Phase::Wish => PhaseWord::Wish,
        Phase::Over(_) => PhaseWord::Over,
    }
}

fn outcome(open: &Open) -> Option<OutcomeWire> {
    let Phase::Over(end) = open.phase else { return None };
    let (result, cause) = match end {
        End::Won => (GameResult::Won, None),
        End::Dead(cause) => (GameResult::Lost, Some(cause)),
    };
    Some(OutcomeWire { result, cause, health: open.health, clean_kills: open.clean_kills, depth: open.depth })
}

/// Checks everything that a state from outside must fulfil (state-5).
impl TryFrom<Wire<Card>> for State {
    type Error = StateError;

    fn try_from(wire: Wire<Card>) -> Result<Self, StateError> {
        let (floor, known) = (&wire.floor, &wire.floor_known);
        StateError::ensure(floor.len() <= Card::COUNT, "floor", || {
            format!("{} cards are more than there are", floor.len())
        })?;
        StateError::ensure(known.len() == floor.len(), "floor_known", || {
            format!("{} entries for the {} cards of floor", known.len(), floor.len())
        })?;
        for (key, pile, fit) in [
            ("red_hand", wire.red_hand, RED),
            ("black_hand", wire.black_hand, BLACK),
            ("removed", wire.removed, STAIRS),
        ] {
            StateError::ensure(fit.contains_all(pile), key, || format!("{} does not belong there", pile - fit))?;
        }
        let mut options = Options::default();
        read_rulings(&mut options, &wire.rulings)?;
        let floor: Pile<64> = floor.iter().copied().zip(known.iter().copied()).collect();
        let open = Open {
            room: wire.room,
            hands: wire.red_hand | wire.black_hand,
            backpack: wire.backpack,
            discard: wire.discard,
            clean_kills: wire.clean_kills,
            removed: (wire.removed.bits() >> 52) as u8,
            health: wire.health,
            max_health: wire.max_health,
            depth: wire.depth,
            wishes: wire.wishes,
            phase: phase(wire.phase, wire.outcome.as_ref())?,
            edition: wire.edition,
            relics_as_weapons: wire.relics_as_weapons,
            decline_fortunes: options.decline_fortunes,
        };
        let state = Self { floor, open };
        underdeck_game::State::check(&state)?;
        StateError::ensure(outcome(&open) == wire.outcome, "outcome", || {
            "its figures are not those of the state".into()
        })?;
        Ok(state)
    }
}

fn phase(word: PhaseWord, outcome: Option<&OutcomeWire>) -> Result<Phase, StateError> {
    let ended = matches!(word, PhaseWord::Over);
    StateError::ensure(outcome.is_some() == ended, "outcome", || {
        "it is null if and only if phase is not `over`".into()
    })?;
    Ok(match word {
        PhaseWord::Peddler => Phase::Peddler,
        PhaseWord::Explore => Phase::Explore,
        PhaseWord::Probe => Phase::Probe,
        PhaseWord::Loss => Phase::Loss,
        PhaseWord::Relief => Phase::Relief,
        PhaseWord::Surprise => Phase::Surprise,
        PhaseWord::Wish => Phase::Wish,
        PhaseWord::Over => Phase::Over(match outcome.map(|outcome| (outcome.result, outcome.cause)) {
            Some((GameResult::Won, None)) => End::Won,
            Some((GameResult::Lost, Some(cause))) => End::Dead(cause),
            _ => return Err(StateError::new("outcome", "a lost game has a cause, a won one has none")),
        }),
    })
}
