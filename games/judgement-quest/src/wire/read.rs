//! Reading a state from outside.

use underdeck_game::StateError;
use underdeck_game::wire::read_rulings;

use super::{PhaseWord, Slot, StateWire};
use crate::kind::Room;
use crate::rules::task_kind;
use crate::square::CELLS;
use crate::{Item, Items, Kind, Options, Phase, Quest, Square, Squares, State, check};

/// Reads a state from outside and checks everything about it.
impl TryFrom<StateWire> for State {
    type Error = StateError;

    fn try_from(wire: StateWire) -> Result<Self, StateError> {
        let rooms = wire.rooms()?;
        let (revealed, resolved) = (squares("revealed", &wire.revealed)?, squares("resolved", &wire.resolved)?);
        let is_room = |square: &Square| wire.rooms[square.index()] != Slot::Void;
        let mut quest = Quest::new(wire.options()?, Square::all().filter(is_room).collect());
        quest.tasks = wire.tasks()?;
        quest.phase = wire.phase()?;
        for square in revealed.iter() {
            quest.turn_up(square, rooms[square.index()]);
        }
        quest.resolved = resolved;
        wire.disarmed.iter().flatten().for_each(|&square| quest.disarm(square));
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
fn squares(key: &'static str, flags: &[bool]) -> Result<Squares, StateError> {
    ensure_length(key, flags.len())?;
    Ok(Square::all().filter(|square| flags[square.index()]).collect())
}

fn ensure_length(key: &'static str, length: usize) -> Result<(), StateError> {
    StateError::ensure(length == CELLS, key, || format!("{length} entries instead of {CELLS}"))
}

impl StateWire {
    /// The options but for the shape, which the rooms show (state-23).
    fn options(&self) -> Result<Options, StateError> {
        let mut options = Options {
            equipment: self.equipment,
            d12: self.d12,
            campaign: self.campaign,
            title: self.title,
            hp_cap: self.hp_cap,
            ..Options::default()
        };
        read_rulings(&mut options, &self.rulings)?;
        Ok(options)
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
        let mut items = Items::EMPTY;
        Item::ALL.into_iter().zip(held).filter(|(_, is_held)| *is_held).for_each(|(item, _)| items.insert(item));
        items
    }

    fn phase(&self) -> Result<Phase, StateError> {
        let end = self.outcome.as_ref().map(|outcome| outcome.cause);
        match (self.phase, end) {
            (PhaseWord::Explore, None) => Ok(Phase::Explore),
            (PhaseWord::Combat, None) => Ok(Phase::Combat),
            (PhaseWord::Hit, None) => Ok(Phase::Hit),
            (PhaseWord::Over, Some(end)) => Ok(Phase::Over(end)),
            _ => Err(StateError::new("outcome", "it is null if and only if phase is not `over`")),
        }
    }

    /// Refuses a key that is not what the state would be written as; it follows from the others
    /// (valid-5, valid-6, state-15, state-17, state-20, state-21, over-1).
    fn ensure_same(&self, state: &Self) -> Result<(), StateError> {
        macro_rules! ensure_same {
            ($($key:ident)*) => {$(
                StateError::ensure(self.$key == state.$key, stringify!($key), || {
                    "it does not agree with the rest of the state".into()
                })?;
            )*};
        }
        ensure_same!(
            equipment d12 campaign title hp_cap rulings disarmed phase pos prev hp gp amulet key flask shield tasks done rooms revealed resolved
            wizard1 defeated hit outcome
        );
        Ok(())
    }
}
