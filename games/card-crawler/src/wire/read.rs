//! Reading a state from outside.

use underdeck_cards::Card;
use underdeck_game::wire::read_rulings;
use underdeck_game::{GameResult, StateError};

use super::{OutcomeWire, PhaseWord, RoomWord, StateWire, outcome};
use crate::deck::{self, OWNED};
use crate::draw::Draw;
use crate::grid::Grid;
use crate::location::{Location, Locations, ROOMS};
use crate::{End, Options, Phase, State, check};

/// Reads a state from outside and checks everything about it.
impl TryFrom<StateWire> for State {
    type Error = StateError;

    fn try_from(wire: StateWire) -> Result<Self, StateError> {
        let (draw, grid) = (&wire.draw, &wire.grid);
        StateError::ensure(draw.len() <= OWNED, "draw", || format!("{} cards are more than {OWNED}", draw.len()))?;
        StateError::ensure(wire.draw_known.len() == draw.len(), "draw_known", || {
            format!("{} entries for the {} cards of draw", wire.draw_known.len(), draw.len())
        })?;
        StateError::ensure(!wire.draw_known.contains(&true), "draw_known", || {
            "nothing shows a card of the draw pile: all are false".into()
        })?;
        StateError::ensure(grid.len() == ROOMS, "grid", || format!("{} cards are not {ROOMS}", grid.len()))?;
        StateError::ensure(wire.rooms.len() == ROOMS, "rooms", || {
            format!("{} entries are not {ROOMS}", wire.rooms.len())
        })?;
        for (key, room) in [("first_room", wire.first_room), ("attacker", wire.attacker)] {
            StateError::ensure(room != Some(Location::OUTSIDE), key, || "it is null or a cell".into())?;
        }
        let mut options =
            Options { hand_size: wire.hand_size, life: wire.life, exhaustion: wire.exhaustion, ..Options::default() };
        read_rulings(&mut options, &wire.rulings)?;
        let visited = wire.visited.as_deref().unwrap_or_default();
        StateError::ensure(
            visited.is_sorted_by(|a, b| a < b) && visited.iter().all(|at| at.is_room()),
            "visited",
            || "it lists cells row by row, each once".into(),
        )?;
        StateError::ensure(wire.visited.is_some() == options.flee_back, "visited", || {
            "it is there if and only if the rulings name `flee_back`".into()
        })?;
        let state = Self {
            hand: wire.hand,
            discard: wire.discard,
            trash: wire.trash,
            queens: wire.queens,
            unknown: wire.locations(RoomWord::Unknown),
            empty: wire.locations(RoomWord::Empty),
            visited: visited.iter().copied().collect(),
            grid: laid(grid),
            draw: Draw::of(draw.iter().copied()),
            options,
            phase: wire.phase()?,
            at: wire.at,
            first_room: wire.first_room.unwrap_or(Location::OUTSIDE),
            lord: laid(grid).find(deck::DARK_LORD),
            wounds: wire.wounds,
            slain: wire.is_slain()?,
            arrived: wire.arrived,
            attacked: wire.attacked,
            doubled: wire.doubled,
        };
        check::check(&state)?;
        StateError::ensure(outcome(&state) == wire.outcome, "outcome", || "its score is not that of the state".into())?;
        Ok(state)
    }
}

fn laid(cards: &[Card]) -> Grid {
    let mut grid = Grid::EMPTY;
    for (room, &card) in Location::rooms().zip(cards) {
        grid.replace(room, card);
    }
    grid
}

impl StateWire {
    fn locations(&self, word: RoomWord) -> Locations {
        Location::rooms().zip(&self.rooms).filter(|(_, found)| **found == word).map(|(room, _)| room).collect()
    }

    /// Whether the hero's own room is slain; no other can be (state-2).
    fn is_slain(&self) -> Result<bool, StateError> {
        let slain = self.locations(RoomWord::Slain);
        StateError::ensure((slain - Locations::of(self.at)).is_empty(), "rooms", || {
            "only the hero's own room can be slain".into()
        })?;
        Ok(!slain.is_empty())
    }

    fn phase(&self) -> Result<Phase, StateError> {
        let ended = self.phase == PhaseWord::Over;
        StateError::ensure(self.outcome.is_some() == ended, "outcome", || {
            "it is null if and only if phase is not `over`".into()
        })?;
        StateError::ensure(self.attacker.is_none() || self.phase == PhaseWord::Defend, "attacker", || {
            "it is null outside the phase `defend`".into()
        })?;
        Ok(match self.phase {
            PhaseWord::Action => Phase::Action,
            PhaseWord::Trap => Phase::Trap,
            PhaseWord::Defend => Phase::Defend(
                self.attacker.ok_or_else(|| StateError::new("attacker", "a monster attacks in the phase `defend`"))?,
            ),
            PhaseWord::Over => Phase::Over(self.outcome.as_ref().map_or(Ok(End::Won), OutcomeWire::end)?),
        })
    }
}

impl OutcomeWire {
    fn end(&self) -> Result<End, StateError> {
        match (self.result, self.cause) {
            (GameResult::Won, None) => Ok(End::Won),
            (GameResult::Lost, Some(cause)) => Ok(End::Lost(cause)),
            _ => Err(StateError::new("outcome", "a lost game has a cause, a won one has none")),
        }
    }
}
