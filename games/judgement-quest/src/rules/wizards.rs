//! The wizard merchants: spells from the first you meet, artifacts from the other.

use underdeck_game::Chance;

use crate::legal::Offer;
use crate::{Item, Kind, Quest, Square, State};

impl Quest {
    /// What the wizard here sells, as long as you can pay (R29, R30).
    pub(crate) fn may_buy(&self) -> Offer {
        let is_first = self.wizard1 == Some(self.pos);
        match (is_first, self.gp) {
            // (explore-6, explore-7, explore-8, explore-9, R34)
            (true, 1..) => Offer::Spells {
                seeing: self.unrevealed(),
                dissolving: self.waiting(Kind::Wall),
                disarming: self.waiting(Kind::Trap),
            },
            // (explore-10, R32)
            (false, 2..) => Offer::Items(self.items.missing()),
            _ => Offer::Nothing,
        }
    }

    /// The Spell of Healing (explore-6, R6).
    pub(crate) fn heal(&mut self) {
        self.gp -= 1;
        self.gain(1);
    }

    /// The Spells of Dissolving and of Disarming resolve a room, however far away (explore-8, explore-9, option-10, R18, R34).
    pub(crate) fn unmake(&mut self, square: Square) {
        self.gp -= 1;
        if self.options.triggered_traps && self.waiting(Kind::Trap).contains(square) {
            self.disarm(square);
        }
        self.resolved.insert(square);
    }

    /// An item for 2 GP (explore-10, R30).
    pub(crate) fn buy(&mut self, item: Item) {
        self.gp -= 2;
        self.items.insert(item);
    }
}

impl State {
    /// The Spell of Seeing (explore-7).
    pub(crate) fn see(&mut self, square: Square, chance: &mut impl Chance) {
        self.gp -= 1;
        self.reveal(square, chance);
    }
}
