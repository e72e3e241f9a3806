//! The flat JSON of the reference (state-1).

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::Card;
use underdeck_game::wire::{ensure_outcome, present, read_rulings, rulings};
use underdeck_game::{GameResult, Message, Outcome, StateError, say};

use crate::kind::Room;
use crate::phase::PhaseWord;
use crate::rules::{campaign, category, task_card, task_kind};
use crate::square::CELLS;
use crate::{
    D12, End, Equipment, Item, Items, Kind, Options, Phase, Quest, Square, Squares, State, Title, View, check,
};

underdeck_game::wire! {
    /// The object of a state or a view (state-1, state-23, view-1).
    struct StateWire of (quest: Quest, rooms: Vec<Slot>) {
        /// (state-3)
        equipment: Equipment = quest.options.equipment,
        /// (state-4)
        d12: D12 = quest.options.d12,
        /// (state-5)
        campaign: bool = quest.options.campaign,
        /// (state-6)
        title: Title = quest.options.title,
        /// (state-7)
        hp_cap: u8 = quest.options.hp_cap,
        rulings: Vec<String> [optional] = rulings(&quest.options),
        /// (state-8)
        phase: PhaseWord = quest.phase.word(),
        pos: Square,
        prev: Option<Square>,
        hp: u8,
        gp: u8,
        /// This and the next three: (state-13)
        amulet: bool = quest.holds(Item::Amulet),
        key: bool = quest.holds(Item::Key),
        flask: bool = quest.holds(Item::Flask),
        shield: bool = quest.holds(Item::Shield),
        /// (state-14)
        tasks: [Card; 4] = quest.tasks.map(task_card),
        /// (state-15)
        done: [bool; 4] = quest.done(),
        rooms: Vec<Slot> = rooms,
        /// (state-17)
        revealed: Vec<bool> = flags(quest.revealed),
        /// (state-18)
        resolved: Vec<bool> = flags(quest.resolved),
        disarmed: Option<Vec<Square>> [optional] = quest.options.triggered_traps.then(|| quest.disarmed().iter().collect()),
        wizard1: Option<Square>,
        /// (state-20)
        defeated: u8 = quest.defeated() as u8,
        /// (state-21)
        hit: u8 = quest.hit(),
        /// (state-22)
        outcome: Option<OutcomeWire> = outcome(quest),
    }
}

/// An entry of `rooms` (state-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slot {
    /// `""`, no room.
    Void,
    /// `"??"`: not rolled, or not seen.
    Unknown,
    Card(Card),
}

underdeck_game::words! {
    /// The status of the campaign after a quest (over-8).
    enum CampaignWord {
        Continues = "continues",
        Won = "won",
        Lost = "lost",
    }
}

/// The end of a quest (over-1 to over-8).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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

impl From<&State> for StateWire {
    fn from(state: &State) -> Self {
        Self::of(state, slots(state, |square| state.rooms[square.index()]))
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StateWire::from(self).serialize(serializer)
    }
}

/// `"??"` for every unrevealed room (view-1).
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StateWire::of(self, slots(self, |square| self.room(square).unwrap_or(Room::NONE))).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        StateWire::deserialize(deserializer)?.state().map_err(D::Error::custom)
    }
}

fn slots(quest: &Quest, room: impl Fn(Square) -> Room) -> Vec<Slot> {
    let slot = |square| match room(square).card() {
        Some(card) => Slot::Card(card),
        None if quest.area.contains(square) => Slot::Unknown,
        None => Slot::Void,
    };
    Square::all().map(slot).collect()
}

fn flags(squares: Squares) -> Vec<bool> {
    Square::all().map(|square| squares.contains(square)).collect()
}

fn outcome(quest: &Quest) -> Option<OutcomeWire> {
    let Phase::Over(end) = quest.phase else { return None };
    let Outcome { result, score, .. } = quest.outcome(end);
    let after = quest.options.campaign.then(|| campaign::after(quest.options.title, quest, end));
    Some(OutcomeWire {
        result,
        cause: end,
        score,
        title: score.map(Title::earned),
        tasks_done: quest.tasks_done() as u8,
        title_after: after.and_then(|(title, _)| title),
        campaign: after.map(|(_, end)| match end {
            None => CampaignWord::Continues,
            Some(GameResult::Won) => CampaignWord::Won,
            Some(_) => CampaignWord::Lost,
        }),
    })
}

impl StateWire {
    /// The state, after all checks (valid-5, valid-6).
    fn state(&self) -> Result<State, StateError> {
        let lengths =
            [("rooms", self.rooms.len()), ("revealed", self.revealed.len()), ("resolved", self.resolved.len())];
        for (key, length) in lengths {
            StateError::ensure(length == CELLS, key, || say!(FAULT_LENGTH, found = length, wanted = CELLS))?;
        }
        let squares = |is_in: &dyn Fn(usize) -> bool| -> Squares {
            Square::all().filter(|square| is_in(square.index())).collect()
        };
        let mut quest = Quest::new(self.options()?, squares(&|n| self.rooms[n] != Slot::Void));
        self.fill(&mut quest);
        let rooms = self.rooms()?;
        squares(&|n| self.revealed[n]).iter().for_each(|square| quest.turn_up(square, rooms[square.index()]));
        quest.resolved = squares(&|n| self.resolved[n]);
        self.disarmed.iter().flatten().for_each(|&square| quest.disarm(square));
        quest.here = rooms[self.pos.index()].kind();
        quest.items = self.items();
        quest.tasks = self.tasks()?;
        quest.phase = self.phase()?;
        let state = State { quest, rooms };
        check::check(&state)?;
        self.ensure_same(&Self::from(&state))?;
        Ok(state)
    }

    /// The options except the shape, which the rooms show (state-23).
    fn options(&self) -> Result<Options, StateError> {
        let &Self { equipment, d12, campaign, title, hp_cap, .. } = self;
        let mut options = Options { equipment, d12, campaign, title, hp_cap, ..Options::default() };
        read_rulings(&mut options, &self.rulings)?;
        Ok(options)
    }

    fn rooms(&self) -> Result<[Room; CELLS], StateError> {
        let mut rooms = [Room::NONE; CELLS];
        for (room, slot) in rooms.iter_mut().zip(&self.rooms) {
            if let Slot::Card(card) = slot {
                let fault = || say!(FAULT_ROOMS_CARD, card = Message::quote(&card.to_string()));
                *room = Room::of(*card).ok_or_else(|| StateError::new("rooms", fault()))?;
            }
        }
        Ok(rooms)
    }

    /// A task of each category, in order (task-1, state-14).
    fn tasks(&self) -> Result<[Kind; 4], StateError> {
        let mut tasks = [Kind::Gold; 4];
        for (n, &card) in self.tasks.iter().enumerate() {
            let kind = task_kind(card).filter(|(category, _)| *category == n).map(|(_, kind)| kind);
            let fault = || say!(FAULT_TASKS, card = Message::quote(&card.to_string()), category = category(n));
            tasks[n] = kind.ok_or_else(|| StateError::new("tasks", fault()))?;
        }
        Ok(tasks)
    }

    fn items(&self) -> Items {
        let held = [self.amulet, self.key, self.flask, self.shield];
        Item::ALL.iter().copied().zip(held).filter(|(_, is_held)| *is_held).map(|(item, _)| item).collect()
    }

    fn phase(&self) -> Result<Phase, StateError> {
        ensure_outcome(&self.outcome, self.phase == PhaseWord::Over)?;
        let ended = self.outcome.as_ref().map(|outcome| Phase::Over(outcome.cause));
        Ok(ended.or(self.phase.plain()).unwrap_or(Phase::Explore))
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
                let fault = || say!(FAULT_ROOMS_ENTRY, entry = Message::quote(text)).to_string();
                card.parse().map(Self::Card).map_err(|_| fault())
            }
        }
    }
}

underdeck_cards::serde_as_text!(Slot);
