//! Training.

use std::ops::RangeInclusive;

use underdeck_game::{Chance, Die, Refusal, say};

use crate::State;
use crate::keep::{Id, Ids, Keep};
use crate::kinds::{Room, Work};
use crate::legal::{Bare, Menu, Numbers, Things};
use crate::names;

const D8: Die = Die::new(8);

impl Keep {
    /// The number of minions that can be trained in one turn: one for each full four training rooms
    /// (train-1, R23, R24).
    #[inline]
    pub(crate) fn training_places(&self) -> usize {
        usize::from(self.room(Room::Training) / self.tables().limits.work_rooms)
    }

    /// Minions below the highest rank who were not trained this turn, while there is a place (train-1, R24, R25).
    #[inline]
    pub(crate) fn trainable(&self) -> Ids {
        if self.has_training_place() { self.below_top() - self.minions.trained } else { Ids::EMPTY }
    }

    fn has_training_place(&self) -> bool {
        self.minions.trained.len() < self.training_places()
    }

    /// Minions below the highest rank (R25).
    fn below_top(&self) -> Ids {
        self.minions.up_to(self.tables().limits.max_rank - 1)
    }

    /// Whether the minion can be trained (train-1, R23, R24, R25).
    pub(crate) fn check_train(&self, id: Id) -> Result<(), Refusal> {
        let (rooms, places) = (self.room(Room::Training), self.training_places());
        self.check_minion(id)?;
        let minion = || names::minion(self, id);
        Refusal::unless(places > 0, &["train-1", "R23", "R24"], || {
            let needed = names::rooms(self.tables().limits.work_rooms, Room::Training);
            say!(TRAIN_REFUSED_ROOMS, rooms = needed, there = rooms)
        })?;
        Refusal::unless(!self.minions.trained.contains(id), &["train-1", "R24"], || {
            say!(TRAIN_REFUSED_TWICE, minion = minion())
        })?;
        Refusal::unless(self.below_top().contains(id), &["train-1", "R24", "R25"], || {
            say!(TRAIN_REFUSED_RANK, minion = minion(), rank = self.minions.rank(id))
        })?;
        Refusal::unless(self.has_training_place(), &["train-1", "R24"], || {
            say!(TRAIN_REFUSED_PLACES, rooms = names::rooms(rooms, Room::Training), n = places)
        })
    }
}

impl State {
    /// The minions to train; Peons never (train-1, train-3). With the option `free_slots` also the projects to drop: before the
    /// phase in which they begin, so that no phase is without end (option-17, R31).
    #[inline]
    pub(crate) fn train_menu(&self) -> Menu {
        let menu = Menu::NONE.ids(Numbers::Train, self.keep().trainable()).spells(self.casts()).bare(Bare::Next);
        match self.options.free_slots {
            true => {
                let begun = self.keep().projects.list().iter();
                menu.things(Things::Erase, begun.fold(0, |bits, project| bits | 1 << project.work.index()))
            }
            false => menu,
        }
    }

    /// Whether there is a project to drop (option-17, R31).
    pub(crate) fn check_erase(&self, work: Work) -> Result<(), Refusal> {
        Refusal::unless(self.options.free_slots, &["option-17", "R31"], || say!(ERASE_REFUSED))?;
        let is_begun = self.keep().projects.find(work).is_some();
        Refusal::unless(is_begun, &["option-17", "R31"], || say!(ERASE_REFUSED_PROJECT, work))
    }

    /// Adds a rank, and a die of pay for good (train-2, R24).
    pub(crate) fn train(&mut self, id: Id, chance: &mut impl Chance) {
        let pay = chance.roll(D8);
        self.keep_mut().minions.train(id, pay);
    }

    /// The pay that the trainings of a minion can have led to, by its kind and rank (train-2, R24).
    pub(crate) fn pay_by_trainings(&self, place: usize, id: Id) -> RangeInclusive<u8> {
        let keep = &self.keeps[place];
        let minion = keep.minions.get(id);
        let (base, wage) = keep.tables().hired(minion.kind);
        let trains = minion.rank - base;
        wage + trains..=wage + D8.sides() * trains
    }
}
