//! The flat JSON of the reference (state-1).

mod read;

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::Card;
use underdeck_game::GameResult;
use underdeck_game::wire::{present, rulings};

use crate::kind::Room;
use crate::rules::{campaign, task_card};
use crate::{D12, End, Equipment, Item, Phase, Quest, Square, State, Title};

/// The object of a state or a view, with the keys in the reference's order (state-1, state-23, view-1).
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StateWire {
    /// (state-3)
    equipment: Equipment,
    /// (state-4)
    d12: D12,
    /// (state-5)
    campaign: bool,
    /// (state-6)
    title: Title,
    /// (state-7)
    hp_cap: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<String>,
    /// (state-8)
    phase: PhaseWord,
    pos: Square,
    #[serde(deserialize_with = "present")]
    prev: Option<Square>,
    hp: u8,
    gp: u8,
    /// This and the next three: (state-13)
    amulet: bool,
    key: bool,
    flask: bool,
    shield: bool,
    tasks: [Card; 4],
    done: [bool; 4],
    rooms: Vec<Slot>,
    revealed: Vec<bool>,
    /// (state-18)
    resolved: Vec<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    disarmed: Option<Vec<Square>>,
    #[serde(deserialize_with = "present")]
    wizard1: Option<Square>,
    defeated: u8,
    hit: u8,
    /// (state-22)
    #[serde(deserialize_with = "present")]
    outcome: Option<OutcomeWire>,
}

/// An entry of `rooms` (state-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slot {
    /// `""`, no room.
    Void,
    /// `"??"`, not rolled, or not seen.
    Unknown,
    Card(Card),
}

underdeck_game::words! {
    enum PhaseWord {
        Explore = "explore",
        Combat = "combat",
        Hit = "hit",
        Over = "over",
    }
}

underdeck_game::words! {
    /// How the campaign stands after a quest (over-8).
    enum CampaignWord {
        Continues = "continues",
        Won = "won",
        Lost = "lost",
    }
}

/// How a quest ended (over-1 to over-8).
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeWire {
    result: GameResult,
    cause: End,
    #[serde(deserialize_with = "present")]
    score: Option<i32>,
    #[serde(deserialize_with = "present")]
    title: Option<Title>,
    tasks_done: u8,
    #[serde(deserialize_with = "present")]
    title_after: Option<Title>,
    #[serde(deserialize_with = "present")]
    campaign: Option<CampaignWord>,
}

/// The object of a view: `"??"` wherever a room is not revealed (view-1).
pub(crate) fn view(quest: &Quest) -> StateWire {
    wire(quest, |square| quest.room(square).unwrap_or(Room::NONE))
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StateWire::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        StateWire::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
    }
}

impl From<State> for StateWire {
    fn from(state: State) -> Self {
        wire(&state.quest, |square| state.rooms[square.index()])
    }
}

fn wire(quest: &Quest, room: impl Fn(Square) -> Room) -> StateWire {
    let slot = |square| match room(square).card() {
        Some(card) => Slot::Card(card),
        None if quest.area.contains(square) => Slot::Unknown,
        None => Slot::Void,
    };
    StateWire {
        equipment: quest.options.equipment,
        d12: quest.options.d12,
        campaign: quest.options.campaign,
        title: quest.options.title,
        hp_cap: quest.options.hp_cap,
        rulings: rulings(&quest.options),
        phase: match quest.phase {
            Phase::Explore => PhaseWord::Explore,
            Phase::Combat => PhaseWord::Combat,
            Phase::Hit => PhaseWord::Hit,
            Phase::Over(_) => PhaseWord::Over,
        },
        pos: quest.pos,
        prev: quest.prev,
        hp: quest.hp,
        gp: quest.gp,
        amulet: quest.holds(Item::Amulet),
        key: quest.holds(Item::Key),
        flask: quest.holds(Item::Flask),
        shield: quest.holds(Item::Shield),
        tasks: quest.tasks.map(task_card),
        done: quest.done(),
        rooms: Square::all().map(slot).collect(),
        revealed: Square::all().map(|square| quest.revealed.contains(square)).collect(),
        resolved: Square::all().map(|square| quest.resolved.contains(square)).collect(),
        disarmed: quest.options.triggered_traps.then(|| quest.disarmed().iter().collect()),
        wizard1: quest.wizard1,
        defeated: quest.defeated() as u8,
        hit: quest.hit(),
        outcome: match quest.phase {
            Phase::Over(end) => Some(outcome(quest, end)),
            _ => None,
        },
    }
}

fn outcome(quest: &Quest, end: End) -> OutcomeWire {
    let is_won = end == End::Returned;
    let after = quest.options.campaign.then(|| campaign::after(quest.options.title, quest, end));
    OutcomeWire {
        result: if is_won { GameResult::Won } else { GameResult::Lost },
        cause: end,
        score: is_won.then(|| quest.score()),
        title: is_won.then(|| quest.title_earned()),
        tasks_done: quest.tasks_done() as u8,
        title_after: after.and_then(|(title, _)| title),
        campaign: after.map(|(_, end)| match end {
            None => CampaignWord::Continues,
            Some(GameResult::Won) => CampaignWord::Won,
            Some(_) => CampaignWord::Lost,
        }),
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Void => Ok(()),
            Self::Unknown => f.write_str("??"),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Slot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "" => Ok(Self::Void),
            "??" => Ok(Self::Unknown),
            card => {
                card.parse().map(Self::Card).map_err(|_| format!("`{text}` is no room: a room card, `??` or nothing"))
            }
        }
    }
}

underdeck_cards::serde_as_text!(Slot);
