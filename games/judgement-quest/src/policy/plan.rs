//! The danger ahead: that of all deeds left, and of the way back.

use super::reach::Reach;
use super::weights;
use super::{danger, goods};
use crate::kind::Room;
use crate::rules::ARTIFACT;
use crate::square::CELLS;
use crate::{Kind, Quest, Square, Squares};

/// A map of the costs and gains of rooms, and of the deeds left.
pub(super) struct Plan<'a> {
    quest: &'a Quest,
    harmless: Squares,
    /// The cost of going through each room, in HP.
    costs: [f32; CELLS],
    /// The gain from each room.
    goods: [f32; CELLS],
    /// Rooms that must be reached.
    needs: Squares,
    /// The cost of the rooms still to be found, in HP.
    unknown: f32,
    /// The expected number of reveals until all of them are found.
    reveals: usize,
}

/// A walk outwards from some rooms, the nearest room first.
struct Walk {
    far: [f32; CELLS],
    from: [u8; CELLS],
    open: Squares,
    left: Squares,
}

impl<'a> Plan<'a> {
    pub(super) fn new(reach: &Reach<'a>) -> Self {
        let quest = reach.quest;
        let mut plan = Self {
            quest,
            harmless: reach.harmless,
            costs: [0.0; CELLS],
            goods: [0.0; CELLS],
            needs: Squares::of(Square::STAIRCASE),
            unknown: 0.0,
            reveals: 0,
        };
        plan.count_tasks();
        let hidden = quest.unrevealed();
        let unseen = Room::DEALT.into_iter().filter(|&room| !quest.shows(room));
        let blind = unseen.map(|room| goods::of(quest, room.kind())).sum::<f32>() / hidden.len().max(1) as f32;
        for square in (quest.area - reach.free).iter() {
            let kind = reach.kind(square);
            if reach.hurts(square) {
                plan.costs[square.index()] = kind.map_or(weights::HIDDEN, |kind| plan.cost(kind));
            }
            if !quest.resolved.contains(square) {
                plan.goods[square.index()] = kind.map_or(blind, |kind| goods::of(quest, kind));
            }
        }
        plan
    }

    /// Known rooms of the tasks must be entered. Finding `m` rooms among `n` hidden ones takes (n + 1) m / (m + 1)
    /// reveals on average.
    fn count_tasks(&mut self) {
        let quest = self.quest;
        let mut missing = 0;
        for n in (0..4).filter(|&n| !quest.is_done(n)) {
            let kind = quest.tasks[n];
            let hidden = kind.copies() - quest.known(kind).len();
            missing += hidden;
            if n != 2 {
                self.needs |= quest.waiting(kind);
                self.unknown += hidden as f32 * (danger::cost(kind) + weights::FIND);
            }
        }
        if goods::lacking(quest).is_some() {
            let wizards = quest.known(Kind::Wizard);
            self.needs |= wizards;
            missing += Kind::Wizard.copies() - wizards.len();
            self.unknown += weights::SHORT * f32::from(ARTIFACT.saturating_sub(quest.gp));
        }
        if missing > 0 {
            self.reveals = (quest.unrevealed().len() + 1) * missing / (missing + 1);
        }
    }

    fn cost(&self, kind: Kind) -> f32 {
        match kind {
            Kind::Ice => weights::ICE,
            Kind::Door if self.quest.tasks[1] == Kind::Door => 0.3,
            Kind::Door | Kind::Wall => weights::BARRED,
            kind => danger::cost(kind),
        }
    }

    /// The cost in HP of all deeds left once these rooms are free, going each time to the room nearest to any room
    /// already walked through.
    pub(super) fn ahead(&self, free: Squares) -> f32 {
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
            let windows = if is_seen { Squares::EMPTY } else { self.around(hidden - seen) };
            let targets = if needs.is_empty() { windows - have } else { needs };
            let Some((cost, path)) = self.nearest(have, targets) else { return sum + weights::STUCK };
            sum += cost;
            have = (have | path).reach(self.harmless);
            needs -= have;
        }
    }

    fn around(&self, rooms: Squares) -> Squares {
        rooms.iter().fold(Squares::EMPTY, |set, square| set | self.quest.next_to(square))
    }

    /// The cheapest way to one of these rooms.
    fn nearest(&self, start: Squares, targets: Squares) -> Option<(f32, Squares)> {
        let mut walk = self.walk(start);
        while let Some(square) = walk.next(self) {
            if targets.contains(square) {
                let mut path = Squares::of(square);
                let mut back = walk.from[square.index()];
                while let Some(on) = Square::at(back.into()) {
                    path.insert(on);
                    back = walk.from[on.index()];
                }
                return Some((walk.far[square.index()], path));
            }
        }
        None
    }

    /// The cost of getting into each room.
    pub(super) fn far(&self, start: Squares) -> [f32; CELLS] {
        let mut walk = self.walk(start);
        while walk.next(self).is_some() {}
        walk.far
    }

    /// The cost of getting to each room, without the room itself.
    pub(super) fn ways(&self, start: Squares) -> [f32; CELLS] {
        let far = self.far(start);
        std::array::from_fn(|n| (far[n] - self.costs[n]).max(0.0))
    }

    fn walk(&self, start: Squares) -> Walk {
        let mut walk = Walk {
            far: [f32::INFINITY; CELLS],
            from: [u8::MAX; CELLS],
            open: Squares::EMPTY,
            left: self.quest.area - start,
        };
        for square in (self.around(start) & walk.left).iter() {
            walk.far[square.index()] = self.costs[square.index()];
            walk.open.insert(square);
        }
        start.iter().for_each(|square| walk.far[square.index()] = 0.0);
        walk
    }

    /// The goods in reach; the more the way costs, the less each counts.
    pub(super) fn goods(&self, free: Squares) -> f32 {
        let have = free.reach(self.harmless);
        let mut sum: f32 = have.iter().map(|square| self.goods[square.index()]).sum();
        let mut walk = self.walk(have);
        while let Some(square) = walk.next(self) {
            let is_hidden = !self.quest.revealed.contains(square);
            let cost = walk.far[square.index()] - if is_hidden { self.costs[square.index()] } else { 0.0 };
            if cost > 3.0 {
                break;
            }
            sum += self.goods[square.index()] * exp(-cost / weights::FADE);
        }
        sum
    }

    /// The outlook with this health, these goods to come and this much danger ahead: the chance to win, times a prize
    /// and the HP left.
    pub(super) fn outlook(&self, health: i32, goods: f32, ahead: f32) -> f32 {
        if health <= 0 {
            return 0.0;
        }
        let health = health as f32 + goods;
        (weights::PRIZE + health) * self.chance(health, ahead)
    }

    /// The chance to win with this health, including goods to come, and this much danger ahead.
    pub(super) fn chance(&self, health: f32, ahead: f32) -> f32 {
        let margin = weights::HEALTH * health.max(0.1).sqrt() - weights::AHEAD * ahead.sqrt() - weights::SHIFT;
        1.0 / (1.0 + exp(-margin))
    }
}

impl Walk {
    fn next(&mut self, plan: &Plan) -> Option<Square> {
        let mut best = (f32::INFINITY, None);
        for square in (self.open & self.left).iter() {
            if self.far[square.index()] < best.0 {
                best = (self.far[square.index()], Some(square));
            }
        }
        let (cost, square) = (best.0, best.1?);
        self.left -= Squares::of(square);
        for next in (plan.quest.next_to(square) & self.left).iter() {
            let through = cost + plan.costs[next.index()];
            if through < self.far[next.index()] {
                self.far[next.index()] = through;
                self.from[next.index()] = square.index() as u8;
            }
            self.open.insert(next);
        }
        Some(square)
    }
}

/// An approximate exponential function with the same result on every machine.
fn exp(x: f32) -> f32 {
    (0..8).fold(1.0 + x / 256.0, |power, _| power * power)
}
