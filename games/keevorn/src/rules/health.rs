//! Health and death.

use crate::state::{Cause, End};
use crate::{Phase, State};

impl State {
    /// Raises Health, at most to its maximum (health-1, R15).
    #[inline]
    pub(crate) fn gain(&mut self, n: u32) {
        self.health = (u32::from(self.health) + n).min(u32::from(self.options.max_health)) as u8;
    }

    /// Lowers Health; at 0 the game ends at once. Returns whether the player lives (health-2, end-2, R26).
    #[inline]
    #[must_use]
    pub(crate) fn lose(&mut self, n: u32, cause: Cause) -> bool {
        self.health = u32::from(self.health).saturating_sub(n) as u8;
        if self.health == 0 {
            self.phase = Phase::Over(End::Dead(cause));
        }
        self.health > 0
    }
}
