//! Upkeep and shortfall.

use underdeck_game::{Chance, Die};

use crate::State;
use crate::keep::{Id, Keep};
use crate::kinds::{Resource, Room};
use crate::legal::{Bare, Menu, Numbers};
use crate::phase::Phase;

const D6: Die = Die::new(6);

impl Keep {
    /// Pays and feeds all minions in full, or none; returns whether it did (upkeep-2, R9).
    fn settle(&mut self) -> bool {
        let (pay, food) = self.upkeep();
        let is_enough = self.can_settle();
        if is_enough {
            self.pay(Resource::Gold, pay);
            self.pay(Resource::Food, food);
        }
        is_enough
    }

    /// Whether gold and food are enough for all minions (upkeep-2).
    pub(crate) fn can_settle(&self) -> bool {
        let (pay, food) = self.upkeep();
        pay <= self.store(Resource::Gold) && food <= self.store(Resource::Food)
    }
}

impl State {
    /// The harvest, or a spell before it (upkeep-1, upkeep-4, R12, R13).
    #[inline]
    pub(crate) fn upkeep_menu(&self) -> Menu {
        Menu::NONE.bare(Bare::Collect).spells(self.casts())
    }

    /// Rolls two dice for each farm, then pays and feeds (upkeep-1, R9).
    #[inline]
    pub(crate) fn collect(&mut self, chance: &mut impl Chance) {
        let dice = 2 * self.keep().room(Room::Farm);
        let harvest = (0..dice).map(|_| u16::from(chance.roll(D6))).sum();
        self.keep_mut().gain(Resource::Food, harvest);
        self.settle();
    }

    /// Pays and feeds all minions, or starts a shortfall (upkeep-2, upkeep-3, R9).
    #[inline]
    fn settle(&mut self) {
        if self.keep_mut().settle() {
            self.advance(Phase::Upkeep);
        } else {
            self.phase = Phase::Shortfall;
        }
    }

    /// Any minion of the highest present rank, even if there is only one (shortfall-1, R10, R11).
    #[inline]
    pub(crate) fn shortfall_menu(&self) -> Menu {
        Menu::NONE.ids(Numbers::Banish, self.keep().minions.highest())
    }

    /// Banishes a minion; in a shortfall the Keep then tries again to pay
    /// (shortfall-2, recruit-2, attempt-3, R42, R43).
    #[inline]
    pub(crate) fn banish(&mut self, id: Id) {
        self.keep_mut().banish(id);
        if self.phase == Phase::Shortfall {
            self.settle();
        }
    }
}
