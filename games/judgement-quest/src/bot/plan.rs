//! What is still ahead: the danger of doing all that is to be done, and of the way back.

use super::sight::Sight;
use super::weights;
use super::{danger, goods, shop};
use crate::kind::Room;
use crate::spot::CELLS;
use crate::{Kind, Quest, Spot, Spots};

/// A map of what rooms cost and give, and what is to be done.
pub(super) struct Plan<'a> {
    quest: &'a Quest,
    harmless: Spots,
    /// What each room costs whoever goes through it, in HP.
    costs: [f32; CELLS],
    /// What each room gives.
    goods: [f32; CELLS],
    /// Rooms to get to.
    needs: Spots,
    /// What rooms that are to be found yet will cost, in HP.
    unknown: f32,
    /// How many hidden rooms must be revealed to find them, as it is to be expected.
    reveals: usize,
}

/// Ways from somewhere: the room that comes next is the nearest.
struct Walk {
    far: [f32; CELLS],
    from: [u8; CELLS],
    open: Spots,
    left: Spots,
}

impl<'a> Plan<'a> {
    pub(super) fn new(sight: &Sight<'a>) -> Self {
        let quest = sight.quest;
        let mut plan = Self {
            quest,
            harmless: sight.harmless,
            costs: [0.0; CELLS],
            goods: [0.0; CELLS],
            needs: Spots::of(Spot::STAIRCASE),
            unknown: 0.0,
            reveals: 0,
        };
        plan.count_tasks();
        let hidden = quest.unrevealed();
        let unseen = Room::DEALT.into_iter().filter(|&room| !quest.shows(room));
        let blind = unseen.map(|room| goods::of(quest, room.kind())).sum::<f32>() / hidden.len().max(1) as f32;
        for spot in (quest.area() - sight.free).iter() {
            let kind = sight.kind(spot);
            if sight.hurts(spot) {
                plan.costs[spot.index()] = kind.map_or(weights::HIDDEN, |kind| plan.cost(kind));
            }
            if !quest.resolved().contains(spot) {
                plan.goods[spot.index()] = kind.map_or(blind, |kind| goods::of(quest, kind));
            }
        }
        plan
    }

    /// Known rooms of the tasks are to be entered. Of those that are hidden, if m of n rooms are to be found, the last one is
    /// expected to be the room number (n + 1) m / (m + 1) that is revealed.
    fn count_tasks(&mut self) {
        let quest = self.quest;
        let mut missing = 0;
        for n in (0..4).filter(|&n| !quest.is_done(n)) {
            let kind = quest.tasks()[n];
            let hidden = kind.copies() - quest.known(kind).len();
            missing += hidden;
            if n != 2 {
                self.needs |= quest.waiting(kind);
                self.unknown += hidden as f32 * (danger::cost(kind) + weights::FIND);
            }
        }
        if shop::lacking(quest).is_some() {
            let wizards = quest.known(Kind::Wizard);
            self.needs |= wizards;
            missing += Kind::Wizard.copies() - wizards.len();
            self.unknown += weights::SHORT * f32::from(2_u8.saturating_sub(quest.gp()));
        }
        if missing > 0 {
            self.reveals = (quest.unrevealed().len() + 1) * missing / (missing + 1);
        }
    }

    fn cost(&self, kind: Kind) -> f32 {
        match kind {
            Kind::Ice => weights::ICE,
            Kind::Door if self.quest.tasks()[1] == Kind::Door => 0.3,
            Kind::Door | Kind::Wall => weights::BARRED,
            kind => danger::cost(kind),
        }
    }

    /// What all that is to be done costs once these rooms are free, in HP: always on to the room that is nearest to any room
    /// that has been walked through.
    pub(super) fn ahead(&self, free: Spots) -> f32 {
        let mut have = free.reach(self.harmless);
        let mut needs = self.needs - have;
        let hidden = self.quest.unrevealed();
        let mut sum = self.unknown;
        loop {
            let seen = self.around(have) & hidden;
            let is_seen = seen.len() >= self.reveals;
            if needs.is_empty() && is_seen {
                return sum;
            }
            let windows = if is_seen { Spots::NONE } else { self.around(hidden - seen) };
            let targets = if needs.is_empty() { windows - have } else { needs };
            let Some((cost, path)) = self.nearest(have, targets) else { return sum + weights::STUCK };
            sum += cost;
            have = (have | path).reach(self.harmless);
            needs = needs - have;
        }
    }

    fn around(&self, rooms: Spots) -> Spots {
        rooms.iter().fold(Spots::NONE, |set, spot| set | self.quest.next_to(spot))
    }

    /// The cheapest way to one of these rooms.
    fn nearest(&self, start: Spots, targets: Spots) -> Option<(f32, Spots)> {
        let mut walk = self.walk(start);
        while let Some(spot) = walk.next(self) {
            if targets.contains(spot) {
                let mut path = Spots::of(spot);
                let mut back = walk.from[spot.index()];
                while let Some(on) = Spot::at(back.into()) {
                    path.insert(on);
                    back = walk.from[on.index()];
                }
                return Some((walk.far[spot.index()], path));
            }
        }
        None
    }

    /// What it costs to get into each room.
    pub(super) fn far(&self, start: Spots) -> [f32; CELLS] {
        let mut walk = self.walk(start);
        while walk.next(self).is_some() {}
        walk.far
    }

    fn walk(&self, start: Spots) -> Walk {
        let mut walk = Walk {
            far: [f32::INFINITY; CELLS],
            from: [u8::MAX; CELLS],
            open: Spots::NONE,
            left: self.quest.area() - start,
        };
        for spot in (self.around(start) & walk.left).iter() {
            walk.far[spot.index()] = self.costs[spot.index()];
            walk.open.insert(spot);
        }
        start.iter().for_each(|spot| walk.far[spot.index()] = 0.0);
        walk
    }

    /// The goods in reach, the less the more it costs to get there.
    pub(super) fn goods(&self, free: Spots) -> f32 {
        let have = free.reach(self.harmless);
        let mut sum: f32 = have.iter().map(|spot| self.goods[spot.index()]).sum();
        let mut walk = self.walk(have);
        while let Some(spot) = walk.next(self) {
            let is_hidden = !self.quest.revealed().contains(spot);
            let cost = walk.far[spot.index()] - if is_hidden { self.costs[spot.index()] } else { 0.0 };
            if cost > 3.0 {
                break;
            }
            sum += self.goods[spot.index()] * exp(-cost / weights::FADE);
        }
        sum
    }

    /// How good it looks with so much health, goods to come, and so much ahead: the chance to win, times a prize and what is
    /// left.
    pub(super) fn outlook(&self, health: i32, goods: f32, ahead: f32) -> f32 {
        if health <= 0 {
            return 0.0;
        }
        let health = health as f32 + goods;
        let margin = weights::HEALTH * health.max(0.1).sqrt() - weights::AHEAD * ahead.sqrt() - weights::SHIFT;
        (weights::PRIZE + health) / (1.0 + exp(-margin))
    }
}

impl Walk {
    fn next(&mut self, plan: &Plan) -> Option<Spot> {
        let mut best = (f32::INFINITY, None);
        for spot in (self.open & self.left).iter() {
            if self.far[spot.index()] < best.0 {
                best = (self.far[spot.index()], Some(spot));
            }
        }
        let (cost, spot) = (best.0, best.1?);
        self.left = self.left - Spots::of(spot);
        for next in (plan.quest.next_to(spot) & self.left).iter() {
            let through = cost + plan.costs[next.index()];
            if through < self.far[next.index()] {
                self.far[next.index()] = through;
                self.from[next.index()] = spot.index() as u8;
            }
            self.open.insert(next);
        }
        Some(spot)
    }
}

/// The exponential function, near enough, and the same on every machine.
fn exp(x: f32) -> f32 {
    (0..8).fold(1.0 + x / 256.0, |power, _| power * power)
}
