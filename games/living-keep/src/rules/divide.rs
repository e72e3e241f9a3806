//! Dividing a haul in coop.

use underdeck_game::{Refusal, say};

use crate::State;
use crate::kinds::Resource;
use crate::legal::Legal;
use crate::phase::Phase;
use crate::rules::dig::POOL;

impl State {
    /// The amounts for the partner of the first of gold, stone and mana whose pool is not empty (divide-1, bounds-3).
    #[inline]
    pub(crate) fn divide_legal(&self) -> Legal {
        let (place, most) = self.due_pool().unwrap_or((0, 0));
        Legal::Give(POOL[place], most)
    }

    /// Gives this amount to the other Keep and the rest to the active one; any excess over storage is lost
    /// (divide-1, R62).
    pub(crate) fn give(&mut self, what: Resource, given: u16) {
        let Some((place, pool)) = self.due_pool() else { return };
        self.other_keep_mut().gain(what, given);
        self.keep_mut().gain(what, pool - given);
        self.pool[place] = 0;
        self.divide_next();
    }

    /// Continues with the next pool, or with the next phase (dig-9, divide-2).
    pub(super) fn divide_next(&mut self) {
        match self.due_pool() {
            Some(_) => self.phase = Phase::Divide,
            None => self.advance(Phase::Dig),
        }
    }

    /// Whether this amount can be given (divide-1).
    pub(crate) fn check_give(&self, what: Resource, n: u16) -> Result<(), Refusal> {
        let Some((place, pool)) = self.due_pool() else {
            return Refusal::because(&["divide-1"], say!(GIVE_REFUSED_POOL));
        };
        let due = POOL[place];
        Refusal::unless(what == due, &["divide-1"], || say!(GIVE_REFUSED_RESOURCE, due, what))?;
        Refusal::unless(n <= pool, &["divide-1"], || say!(GIVE_REFUSED_AMOUNT, n, pool, what))
    }

    /// The place and the amount of the pool that is being divided.
    pub(crate) fn due_pool(&self) -> Option<(usize, u16)> {
        self.pool.iter().copied().enumerate().find(|&(_, n)| n > 0)
    }
}
