//! Everything a referee knows.

use std::ops::{Deref, DerefMut};

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

impl Deref for State {
    type Target = Quest;

    #[inline(always)]
    fn deref(&self) -> &Quest {
        &self.quest
    }
}

impl DerefMut for State {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Quest {
        &mut self.quest
    }
}
