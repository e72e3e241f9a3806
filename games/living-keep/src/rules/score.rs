//! The Mastery score.

use crate::State;
use crate::keep::Keep;
use crate::kinds::Kind;

/// A Mastery score by its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Score {
    /// Minions, with their training (score-1, R57).
    pub(crate) minions: i32,
    /// Minions banished (score-2, R57).
    pub(crate) banished: i32,
    /// Heroes killed and escaped (score-2).
    pub(crate) heroes: i32,
    /// Rooms built (score-3, R56).
    pub(crate) rooms: i32,
    /// Doors and traps not used (score-4).
    pub(crate) wares: i32,
    /// Resources in store (score-5).
    pub(crate) stores: i32,
    /// Health (score-6, R58).
    pub(crate) health: i32,
}

impl Score {
    /// The score of a Keep so far (score-1, score-2, score-3, score-4, score-5, score-6).
    pub(crate) fn of(keep: &Keep, monarch: u8) -> Self {
        let tables = keep.tables();
        let times = |count: u32, points: i32| count as i32 * points;
        let minion = |kind: Kind| &tables.minions[kind.place()];
        let minions = keep.minions.iter().map(|(_, minion)| minion).filter(|minion| minion.kind.is_minion());
        let hero = |place: usize| tables.hero(Kind::hero(place), monarch);
        let fates = (0..Kind::EACH).map(|place| {
            times(keep.killed[place].into(), hero(place).killed)
                + times(keep.escaped[place].into(), hero(place).escaped)
        });
        let built = keep.rooms.iter().zip(tables.mastery.rooms).map(|(&n, start)| i32::from(n) - i32::from(start));
        let per_health = match (keep.hurt, keep.hp == keep.hp_max) {
            (false, _) => tables.points.hp_unhurt,
            (true, true) => tables.points.hp_healed,
            (true, false) => tables.points.hp,
        };
        Self {
            minions: minions
                .map(|it| minion(it.kind).points + if it.trains(tables) > 0 { minion(it.kind).train } else { 0 })
                .sum(),
            banished: keep.banished.iter().zip(&tables.minions).map(|(&n, row)| times(n.into(), row.banished)).sum(),
            heroes: fates.sum(),
            rooms: built.zip(&tables.rooms).map(|(n, row)| n * row.points).sum(),
            wares: keep.wares.iter().zip(&tables.wares).map(|(&n, row)| times(n.into(), row.points)).sum(),
            stores: keep.stores.iter().zip(tables.points.resources()).map(|(&n, points)| times(n.into(), points)).sum(),
            health: times(keep.hp.into(), per_health),
        }
    }

    pub(crate) const fn sum(&self) -> i32 {
        self.minions + self.banished + self.heroes + self.rooms + self.wares + self.stores + self.health
    }
}

impl State {
    /// The score; with health 0 it is halved and rounded down (score-7, R56, R58).
    pub(crate) fn score(&self) -> i32 {
        let sum = Score::of(&self.keeps[0], self.monarch).sum();
        if self.keeps[0].hp == 0 { sum.div_euclid(2) } else { sum }
    }
}
