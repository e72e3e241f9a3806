//! The value of a Keep's minions against the heroes to come.

use super::aims::Aims;
use super::time::Time;
use super::weights::Weights;
use crate::keep::{Keep, Minion};
use crate::kinds::Kind;
use crate::tables::{HeroRow, Tables};

/// The damage, in multiples of the health, beyond which fear no longer grows.
const MOST_FEAR: f32 = 2.0;

/// The number of minions of each rank or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Host([u8; 11]);

impl Host {
    pub(super) fn of(keep: &Keep) -> Self {
        Self::of_ranks(keep.minions.iter().map(|(_, minion)| minion.rank))
    }

    pub(super) fn of_ranks(ranks: impl Iterator<Item = u8>) -> Self {
        ranks.fold(Self([0; 11]), Self::with)
    }

    /// With another minion of this rank.
    pub(super) fn with(mut self, rank: u8) -> Self {
        self.0[..=usize::from(rank.min(10))].iter_mut().for_each(|n| *n += 1);
        self
    }

    /// Without one minion of this rank.
    pub(super) fn without(mut self, rank: u8) -> Self {
        self.0[..=usize::from(rank.min(10))].iter_mut().for_each(|n| *n = n.saturating_sub(1));
        self
    }

    pub(super) fn at_least(&self, rank: u8) -> u8 {
        self.0[usize::from(rank.min(10))]
    }

    /// The degree to which a hero is beaten: 1, or a fraction with one of the two minions required.
    fn beats(&self, row: &HeroRow, half: f32) -> f32 {
        match self.at_least(row.rank) {
            n if n >= row.needs => 1.0,
            0 => 0.0,
            _ => half,
        }
    }
}

/// The value of beating the heroes to come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Threat {
    /// By place of the hero's kind, times their expected number.
    worth: [f32; Kind::EACH],
    /// Whether heroes of the kind are expected, by its place.
    comes: [bool; Kind::EACH],
    /// By rank, the same for heroes who need one minion, and for those who need two.
    one: [f32; 11],
    two: [f32; 11],
    monarch: u8,
    half: f32,
}

impl Threat {
    pub(super) fn of(keep: &Keep, host: &Host, time: &Time, aims: &Aims, monarch: u8, w: &Weights) -> Self {
        let each = time.heroes / (Kind::EACH - 1) as f32;
        let expected = |place: usize| if place == Kind::MONARCH.place() { time.monarch } else { each };
        let row = |place: usize| keep.tables().hero(Kind::hero(place), monarch);
        let lost = |place: usize| expected(place) * (1.0 - host.beats(row(place), 0.0)) * f32::from(row(place).damage);
        let damage: f32 = (0..Kind::EACH).map(lost).sum();
        let fear = (damage / f32::from(keep.hp.max(1))).min(MOST_FEAR);
        let hp = aims.hp * (1.0 + w.fear * fear);
        let hit = |damage: u16| {
            let depth = (f32::from(damage) / f32::from(keep.hp.max(1))).min(1.0);
            w.life * depth * depth
        };
        let worth: [f32; Kind::EACH] = std::array::from_fn(|place| {
            let row = row(place);
            expected(place) * (aims.kill(Kind::hero(place), row, hp) + hit(row.damage))
        });
        let (mut one, mut two) = ([0.0; 11], [0.0; 11]);
        for (place, worth) in worth.iter().enumerate() {
            let row = row(place);
            let all = if row.needs > 1 { &mut two } else { &mut one };
            all[usize::from(row.rank)] += worth;
        }
        let comes = std::array::from_fn(|place| expected(place) > 0.0);
        Self { worth, comes, one, two, monarch, half: w.half }
    }

    /// The value of a host.
    pub(super) fn worth(&self, host: &Host) -> f32 {
        let worth = |rank: usize| match host.0[rank] {
            0 => 0.0,
            1 => self.one[rank] + self.half * self.two[rank],
            _ => self.one[rank] + self.two[rank],
        };
        (0..host.0.len()).map(worth).sum()
    }

    /// The kinds of heroes to come whom a host beats, or all of them.
    pub(super) fn met(&self, host: Option<&Host>, tables: &Tables) -> impl Iterator<Item = Kind> {
        let is_met = move |&place: &usize| {
            let row = tables.hero(Kind::hero(place), self.monarch);
            self.comes[place] && host.is_none_or(|host| host.beats(row, 0.0) > 0.0)
        };
        (0..Kind::EACH).filter(is_met).map(Kind::hero)
    }

    /// The additional value of a host that beats every hero.
    pub(super) fn lack(&self, host: &Host) -> f32 {
        let lack = |rank: usize| match host.0[rank] {
            0 => self.one[rank] + self.two[rank],
            1 => (1.0 - self.half) * self.two[rank],
            _ => 0.0,
        };
        (0..host.0.len()).map(lack).sum()
    }
}

impl Aims {
    /// The value of killing a hero instead of letting him escape, given the value of a point of health.
    pub(super) fn kill(&self, kind: Kind, row: &HeroRow, hp: f32) -> f32 {
        let goal = if kind == Kind::MONARCH { self.monarch } else { self.kill };
        (row.killed - row.escaped) as f32 * self.points + goal + hp * f32::from(row.damage)
    }

    /// The value of a minion apart from the heroes that it beats.
    pub(super) fn minion(&self, minion: Minion, tables: &Tables) -> f32 {
        let row = tables.minions.get(minion.kind.index());
        row.map_or(0, |row| row.points) as f32 * self.points + f32::from(minion.rank) * self.rank + self.minion
    }
}
