//! The flat JSON of the reference (state-1).

mod read;

use std::fmt;
use std::str::FromStr;

use cards::Card;
use serde::{Deserialize, Deserializer, Serialize};

use crate::kind::Room;
use crate::rules::{campaign, task_card};
use crate::{End, Item, Phase, Quest, Spot, State, Title};

/// The object of a state or a view, with the keys in the reference's order (state-1, state-23, view-1).
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StateWire {
    /// (state-3)
    equipment: EquipmentWord,
    /// (state-4)
    d12: D12Word,
    /// (state-5)
    campaign: bool,
    /// (state-6)
    title: TitleWord,
    /// (state-7)
    hp_cap: u8,
    /// (state-8)
    phase: PhaseWord,
    pos: Spot,
    #[serde(deserialize_with = "present")]
    prev: Option<Spot>,
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
    #[serde(deserialize_with = "present")]
    wizard1: Option<Spot>,
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

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum EquipmentWord {
    Cards,
    Dice,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum D12Word {
    D12,
    #[serde(rename = "two_d6")]
    TwoD6,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum TitleWord {
    None,
    Lieutenant,
    Captain,
    Commander,
    King,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PhaseWord {
    Explore,
    Combat,
    Hit,
    Over,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ResultWord {
    Won,
    Lost,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum CauseWord {
    Returned,
    FailedAttempt,
    Perished,
    Abandoned,
    Impossible,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum CampaignWord {
    Continues,
    Won,
    Lost,
}

/// How a quest ended (over-1 to over-8).
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeWire {
    result: ResultWord,
    cause: CauseWord,
    #[serde(deserialize_with = "present")]
    score: Option<i32>,
    #[serde(deserialize_with = "present")]
    title: Option<TitleWord>,
    tasks_done: u8,
    #[serde(deserialize_with = "present")]
    title_after: Option<TitleWord>,
    #[serde(deserialize_with = "present")]
    campaign: Option<CampaignWord>,
}

/// Reads a key that may be null but not missing.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::deserialize(deserializer)
}

/// The object of a view: `"??"` wherever a room is not revealed (view-1).
pub(crate) fn view(quest: &Quest) -> StateWire {
    wire(quest, |spot| quest.room(spot).unwrap_or(Room::NONE))
}

impl From<State> for StateWire {
    fn from(state: State) -> Self {
        wire(&state.quest, |spot| state.rooms[spot.index()])
    }
}

fn wire(quest: &Quest, room: impl Fn(Spot) -> Room) -> StateWire {
    let slot = |spot| match room(spot).card() {
        Some(card) => Slot::Card(card),
        None if quest.area.contains(spot) => Slot::Unknown,
        None => Slot::Void,
    };
    StateWire {
        equipment: match quest.equipment {
            crate::Equipment::Cards => EquipmentWord::Cards,
            crate::Equipment::Dice => EquipmentWord::Dice,
        },
        d12: match quest.d12 {
            crate::D12::D12 => D12Word::D12,
            crate::D12::TwoD6 => D12Word::TwoD6,
        },
        campaign: quest.campaign,
        title: quest.title.into(),
        hp_cap: quest.hp_cap,
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
        rooms: Spot::all().map(slot).collect(),
        revealed: Spot::all().map(|spot| quest.revealed.contains(spot)).collect(),
        resolved: Spot::all().map(|spot| quest.resolved.contains(spot)).collect(),
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
    let after = quest.campaign.then(|| campaign::after(quest, end));
    OutcomeWire {
        result: if is_won { ResultWord::Won } else { ResultWord::Lost },
        cause: match end {
            End::Returned => CauseWord::Returned,
            End::FailedAttempt => CauseWord::FailedAttempt,
            End::Perished => CauseWord::Perished,
            End::Abandoned => CauseWord::Abandoned,
            End::Impossible => CauseWord::Impossible,
        },
        score: is_won.then(|| quest.score()),
        title: is_won.then(|| quest.title_earned().into()),
        tasks_done: quest.tasks_done() as u8,
        title_after: after.and_then(|(title, _)| title).map(Into::into),
        campaign: after.map(|(_, end)| match end {
            None => CampaignWord::Continues,
            Some(game::GameResult::Won) => CampaignWord::Won,
            Some(_) => CampaignWord::Lost,
        }),
    }
}

impl From<Title> for TitleWord {
    fn from(title: Title) -> Self {
        match title {
            Title::None => Self::None,
            Title::Lieutenant => Self::Lieutenant,
            Title::Captain => Self::Captain,
            Title::Commander => Self::Commander,
            Title::King => Self::King,
        }
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

cards::serde_as_text!(Slot);
