//! Training.

use underdeck_game::{Chance, Die};

use crate::State;
use crate::keep::{Id, Ids, Keep};
use crate::kinds::Room;
use crate::legal::{Bare, Menu, Numbers};
use crate::tables::tables;

const D8: Die = Die::new(8);

impl Keep {
    /// How many minions can be trained in one turn: one for each full four training rooms (train-1, R23, R24).
    #[inline]
    pub(crate) fn training_places(&self) -> usize {
        usize::from(self.room(Room::Training) / tables().limits.work_rooms)
    }

    /// Minions below the highest rank who were not trained this turn, while there is a place (train-1, R24, R25).
    #[inline]
    pub(crate) fn trainable(&self) -> Ids {
        let minions = &self.minions;
        if minions.trained.len() >= self.training_places() {
            return Ids::EMPTY;
        }
        minions.up_to(tables().limits.max_rank - 1) - minions.trained
    }
}

impl State {
    /// Whom to train; Peons never (train-1, train-3).
    #[inline]
    pub(crate) fn train_menu(&self) -> Menu {
        Menu::NONE.ids(Numbers::Train, self.keep().trainable()).spells(self.casts()).bare(Bare::Next)
    }

    /// A rank more, and a die more pay for good (train-2, R24).
    pub(crate) fn train(&mut self, id: Id, chance: &mut impl Chance) {
        let pay = chance.roll(D8);
        self.keep_mut().minions.train(id, pay);
    }
}
