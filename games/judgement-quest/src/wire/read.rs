//! Reading a state from outside.

use game::StateError;

use super::{CauseWord, D12Word, EquipmentWord, PhaseWord, Slot, StateWire, TitleWord};
use crate::kind::Room;
use crate::rules::task_kind;
use crate::spot::CELLS;
use crate::{D12, End, Equipment, Item, Items, Kind, Layout, Options, Phase, Quest, Spot, Spots, State, Title, check};

/// Checks all that a state from outside must fulfil.
impl TryFrom<StateWire> for State {
    type Error = StateError;

    fn try_from(wire: StateWire) -> Result<Self, StateError> {
        let rooms = wire.rooms()?;
        let (revealed, resolved) = (spots("revealed", &wire.revealed)?, spots("resolved", &wire.resolved)?);
        let mut quest = Quest::new(&wire.options());
        quest.area =
            (0..).zip(&wire.rooms).filter(|(_, slot)| **slot != Slot::Void).filter_map(|(n, _)| Spot::at(n)).collect();
        quest.tasks = wire.tasks()?;
        quest.phase = wire.phase()?;
        for spot in revealed.iter() {
            quest.turn_up(spot, rooms[spot.index()]);
        }
        quest.resolved = resolved;
        (quest.pos, quest.prev, quest.wizard1) = (wire.pos, wire.prev, wire.wizard1);
        quest.here = rooms[wire.pos.index()].kind();
        (quest.hp, quest.gp) = (wire.hp, wire.gp);
        quest.items = wire.items();
        let state = Self { quest, rooms };
        check::check(&state)?;
        wire.ensure_same(&state.into())?;
        Ok(state)
    }
}

/// The set of a list of 35 flags (state-2).
fn spots(key: &'static str, flags: &[bool]) -> Result<Spots, StateError> {
    ensure_length(key, flags.len())?;
    Ok(Spot::all().filter(|spot| flags[spot.index()]).collect())
}

fn ensure_length(key: &'static str, length: usize) -> Result<(), StateError> {
    StateError::ensure(length == CELLS, key, || format!("{length} entries instead of {CELLS}"))
}

impl StateWire {
    /// The options but for the shape, which the rooms show (state-23).
    fn options(&self) -> Options {
        Options {
            layout: Layout::Wide,
            map: String::new(),
            equipment: match self.equipment {
                EquipmentWord::Cards => Equipment::Cards,
                EquipmentWord::Dice => Equipment::Dice,
            },
            d12: match self.d12 {
                D12Word::D12 => D12::D12,
                D12Word::TwoD6 => D12::TwoD6,
            },
            campaign: self.campaign,
            title: self.title.into(),
            hp_cap: self.hp_cap,
        }
    }

    fn rooms(&self) -> Result<[Room; CELLS], StateError> {
        ensure_length("rooms", self.rooms.len())?;
        let mut rooms = [Room::NONE; CELLS];
        for (room, slot) in rooms.iter_mut().zip(&self.rooms) {
            if let Slot::Card(card) = slot {
                let of_card = Room::of(*card);
                *room = of_card.ok_or_else(|| StateError::new("rooms", format!("{card} is no room of the dungeon")))?;
            }
        }
        Ok(rooms)
    }

    /// A task of each category, in order (task-1, state-14).
    fn tasks(&self) -> Result<[Kind; 4], StateError> {
        let mut tasks = [Kind::Gold; 4];
        for (n, &card) in self.tasks.iter().enumerate() {
            let kind = task_kind(card).filter(|(category, _)| *category == n).map(|(_, kind)| kind);
            tasks[n] = kind.ok_or_else(|| {
                let categories = ["Fetch", "Remove", "Explore", "Defeat"];
                StateError::new("tasks", format!("{card} is no task of the category {}", categories[n]))
            })?;
        }
        Ok(tasks)
    }

    fn items(&self) -> Items {
        let held = [self.amulet, self.key, self.flask, self.shield];
        let mut items = Items::NONE;
        Item::ALL.into_iter().zip(held).filter(|(_, is_held)| *is_held).for_each(|(item, _)| items.gain(item));
        items
    }

    fn phase(&self) -> Result<Phase, StateError> {
        let end = self.outcome.as_ref().map(|outcome| match outcome.cause {
            CauseWord::Returned => End::Returned,
            CauseWord::FailedAttempt => End::FailedAttempt,
            CauseWord::Perished => End::Perished,
            CauseWord::Abandoned => End::Abandoned,
            CauseWord::Impossible => End::Impossible,
        });
        match (self.phase, end) {
            (PhaseWord::Explore, None) => Ok(Phase::Explore),
            (PhaseWord::Combat, None) => Ok(Phase::Combat),
            (PhaseWord::Hit, None) => Ok(Phase::Hit),
            (PhaseWord::Over, Some(end)) => Ok(Phase::Over(end)),
            _ => Err(StateError::new("outcome", "it is null if and only if phase is not `over`")),
        }
    }

    /// That nothing was said which does not follow from the rest (valid-5, valid-6, state-15, state-20, state-21, over-1).
    fn ensure_same(&self, state: &Self) -> Result<(), StateError> {
        macro_rules! ensure_same {
            ($($key:ident)*) => {$(
                StateError::ensure(self.$key == state.$key, stringify!($key), || {
                    "it does not agree with the rest of the state".into()
                })?;
            )*};
        }
        ensure_same!(done rooms defeated hit outcome);
        debug_assert!(self == state, "every other key is taken over");
        Ok(())
    }
}

impl From<TitleWord> for Title {
    fn from(word: TitleWord) -> Self {
        match word {
            TitleWord::None => Self::None,
            TitleWord::Lieutenant => Self::Lieutenant,
            TitleWord::Captain => Self::Captain,
            TitleWord::Commander => Self::Commander,
            TitleWord::King => Self::King,
        }
    }
}
