//! Who is hired, and who has to go.

use cards::Card;

use super::host::Host;
use super::plan::Plan;
use crate::Move;
use crate::deck::MINIONS;
use crate::keep::{Id, Minion};
use crate::kinds::{Kind, Resource};
use crate::phase::Phase;
use crate::tables::tables;

/// Pay and food count for at most this number of turns.
const FAR: f32 = 10.0;
/// What a minion is worth for a goal.
const WANTED: f32 = 100.0;
/// What any minion is worth on top where pay must be saved, so that the cheapest do not go first.
const PRESENCE: f32 = 50.0;

impl Plan<'_> {
    /// The attempt of the turn; before the phase ends, whoever the Upkeep could not pay is banished, lest it take the best.
    pub(super) fn recruit(&self) -> Move {
        let may_hire =
            self.view.attempted == Some(false) && self.keep.may_attempt() && self.store(Resource::Food) > 0.0;
        if may_hire {
            return Move::Attempt;
        }
        let is_short = self.wages() > self.store(Resource::Gold);
        self.dearest().filter(|_| is_short).map_or(Move::Next, Move::Banish)
    }

    /// The best of those turned up, or the minion who makes room for him.
    pub(super) fn pick(&self) -> Move {
        let best = if self.keep.free_lairs() > 0 {
            let hired = self.offers().filter(|&(_, minion)| self.can_keep(minion, None));
            best(hired.map(|(card, minion)| (self.adds(&self.host, minion), Move::Recruit(card))))
        } else {
            self.swap().map(|(id, _)| Move::Banish(id))
        };
        best.unwrap_or(Move::Done)
    }

    /// Those turned up whose first meal is in store.
    fn offers(&self) -> impl Iterator<Item = (Card, Minion)> {
        let turned = (self.view.revealed.open() & MINIONS).iter();
        let offers = turned.filter_map(|card| Some((card, Minion::new(Kind::of(card)?))));
        offers.filter(|(_, minion)| f32::from(minion.food()) <= self.store(Resource::Food))
    }

    /// Who makes room for whom where no lair is free.
    pub(super) fn swap(&self) -> Option<(Id, Minion)> {
        let (id, lost) = self.least().filter(|_| self.view.resume == Some(Phase::Recruit))?;
        let old = self.keep.minions.get(id);
        let rest = self.host.without(old.rank);
        let better = self.offers().filter(|&(_, minion)| self.can_keep(minion, Some(old)));
        let gain = |minion| self.adds(&rest, minion) - lost - self.fee(old) - self.w.swap;
        best(better.map(|(_, minion)| (gain(minion), (id, minion))))
    }

    /// Of those who may have to go, the one missed least.
    pub(super) fn shortfall(&self) -> Move {
        let ids = self.keep.minions.highest().iter();
        let missed = ids.map(|id| (id, self.keeps(self.keep.minions.get(id))));
        missed.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(Move::Next, |(id, _)| Move::Banish(id))
    }

    /// What a minion adds to a host, less what he costs in the turns ahead.
    fn adds(&self, host: &Host, minion: Minion) -> f32 {
        let beats = self.threat.worth(&host.with(minion.rank)) - self.threat.worth(host);
        let turn = self.w.pay * f32::from(minion.pay) + self.w.food * f32::from(minion.food());
        let goal = match self.aims.house {
            Some((rank, n)) if minion.rank >= rank && host.at_least(rank) < n => WANTED,
            _ => 0.0,
        };
        beats + self.aims.minion(minion) + goal - turn * self.time.digs.min(FAR)
    }

    /// What a minion of the Keep is worth to it.
    fn keeps(&self, minion: Minion) -> f32 {
        self.adds(&self.host.without(minion.rank), minion)
    }

    /// The minion missed least, and how much.
    fn least(&self) -> Option<(Id, f32)> {
        let all = self.keep.minions.iter().map(|(id, minion)| (id, self.keeps(minion)));
        all.min_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The minion who is worth least for his pay.
    fn dearest(&self) -> Option<Id> {
        let paid = self.keep.minions.iter().filter(|(_, minion)| minion.pay > 0);
        let all = paid.map(|(id, minion)| (id, (self.keeps(minion) + PRESENCE) / f32::from(minion.pay)));
        all.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(id, _)| id)
    }

    /// Points lost by banishing.
    fn fee(&self, minion: Minion) -> f32 {
        tables().minions.get(minion.kind.index()).map_or(0, |row| -row.banished) as f32 * self.aims.points
    }

    /// Whether the next Upkeep can pay and feed all, with one more hired now and perhaps one gone.
    fn can_keep(&self, hired: Minion, gone: Option<Minion>) -> bool {
        let less = |of: fn(Minion) -> u8| gone.map_or(0.0, |minion| f32::from(of(minion)));
        let (pay, food) = self.keep.upkeep();
        let pay = f32::from(pay) + f32::from(hired.pay) - less(|minion| minion.pay);
        // He eats at once, and again at the Upkeep.
        let food = f32::from(food) + 2.0 * f32::from(hired.food()) - less(Minion::food);
        !self.time.pays_again
            || (pay <= self.store(Resource::Gold) && food <= self.store(Resource::Food) + self.harvest())
    }
}

/// The item with the highest value above 0.
fn best<T>(all: impl Iterator<Item = (f32, T)>) -> Option<T> {
    let good = all.filter(|(value, _)| *value > 0.0);
    good.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, it)| it)
}
