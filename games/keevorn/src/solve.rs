//! What a solver may take for granted.

use std::hash::{Hash as _, Hasher};

use game::{Aim, Means, Solve};

use crate::{Phase, State};

impl Solve for State {
    const HAS_LOST_DEALS: bool = true;

    /// Everything but Health, what is known of the Floor, the clean kills, which are counted and never used (end-3), and what
    /// follows from the rest: Discard and Depth.
    fn essence(&self, _aim: Aim, essence: &mut impl Hasher) {
        let phase = match self.phase {
            Phase::Peddler => 0,
            Phase::Explore => 1,
            Phase::Probe => 2,
            Phase::Loss => 3,
            Phase::Relief => 4,
            Phase::Surprise => 5,
            Phase::Wish => 6,
            Phase::Over(end) => return (7, end, self.open).hash(essence),
        };
        // Hands and Backpack hold no Jokers, so their words have room for numbers.
        essence.write_u64(self.room.bits() | phase << 60);
        essence.write_u64(self.hands.bits() | u64::from(self.wishes) << 52);
        essence.write_u64(self.backpack.bits() | (self.floor.len() as u64) << 52);
        let mut word = u64::from(self.removed);
        for (n, card) in self.floor.iter().enumerate() {
            word = word << 8 | u64::from(card.index());
            if n % 7 == 6 {
                essence.write_u64(word);
                word = 0;
            }
        }
        essence.write_u64(word);
    }

    /// Health (health-1, health-2): whoever has more of it can make the same moves and dies no sooner.
    fn means(&self, _aim: Aim) -> Means {
        [self.health, 0, 0, 0]
    }
}
