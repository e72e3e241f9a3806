//! Specter, slime, skeleton and dragon.

use underdeck_game::Chance;

use super::reveal::D6;
use crate::legal::{Legal, Offer};
use crate::square::Ways;
use crate::{Item, Kind, Phase, Quest, State};

/// The highest roll on which an enemy hits (combat-2, combat-3, combat-4, combat-5).
#[inline]
pub(crate) const fn hits_up_to(kind: Kind) -> u8 {
    match kind {
        Kind::Specter => 1,
        Kind::Slime => 2,
        _ => 3,
    }
}

impl Quest {
    /// The moves of phase `combat`: another round, or back (fight-1, fight-2, fight-3, R27).
    #[inline]
    pub(crate) fn may_fight(&self) -> Legal {
        Legal::new(self.pos, Ways::NONE, Offer::Combat, self.holds(Item::Flask))
    }

    /// Fights a round: the enemy hits, both miss, or the enemy is defeated
    /// (combat-1, combat-6, combat-7, combat-8, fight-2).
    #[inline]
    pub(crate) fn fight_round(&mut self, chance: &mut impl Chance) {
        let roll = chance.roll(D6);
        if roll <= hits_up_to(self.here) {
            self.threaten();
        } else if roll <= 3 {
            self.phase = Phase::Combat;
        } else {
            self.resolve();
            self.phase = Phase::Explore;
            if self.here == Kind::Dragon {
                self.earn(3);
            }
        }
    }

    /// The number of defeated enemies: the resolved enemy rooms (combat-8, valid-6).
    pub fn defeated(&self) -> usize {
        Kind::ENEMIES.into_iter().map(|kind| (self.known(kind) & self.resolved).len()).sum()
    }
}

impl State {
    /// Goes back to the previous room, which is entered like any other (fight-3, R28, R39).
    pub(crate) fn retreat(&mut self, chance: &mut impl Chance) {
        if let Some(prev) = self.prev {
            self.enter(prev, chance);
        }
    }
}
