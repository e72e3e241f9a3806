//! Everything a referee knows.

use crate::kind::Room;
use crate::square::CELLS;
use crate::{Move, Quest};

/// A game of Judgement Quest as an all-seeing referee knows it (state-1).
///
/// At most 144 bytes, `Copy`, without heap. As JSON it is the flat object of the reference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// All that the player sees.
    pub(crate) quest: Quest,
    /// The room on each cell; by dice, only the rooms rolled so far.
    pub(crate) rooms: [Room; CELLS],
}

const _: () = assert!(size_of::<State>() <= 144 && size_of::<Move>() <= 16);

impl State {
    /// All that the player sees.
    pub const fn quest(&self) -> &Quest {
        &self.quest
    }
}
