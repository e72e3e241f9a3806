//! Who is hired, and who has to go.

use underdeck_cards::Card;

use super::host::Host;
use super::plan::{CARDS, GOLD, Plan};
use crate::Move;
use crate::deck::MINIONS;
use crate::keep::{Id, Minion};
use crate::kinds::{Kind, Resource};
use crate::phase::Phase;

/// Pay and food count for at most this number of turns.
const FAR: f32 = 10.0;
/// What a minion is worth for a goal.
const WANTED: f32 = 100.0;
/// What it is worth that all whom a goal asks for are there at once.
const REACHED: f32 = 1000.0;

/// The share of the digging that is left for the pay, and how much more a gold piece of pay costs that it does not bring.
const STEADY: f32 = 0.5;
const DEBT: f32 = 2.0;

impl Plan<'_> {
    /// The attempt of the turn; before the phase ends, a minion whom the Upkeep could not pay is banished, lest it take the best,
    /// and one who costs more than he is worth, unless hands are needed at the anvils.
    pub(super) fn recruit(&self) -> Move {
        let may_hire =
            self.view.attempted() == Some(false) && self.keep.may_attempt() && self.store(Resource::Food) > 0.0;
        if may_hire {
            return Move::Attempt;
        }
        let is_short = self.debt(self.wages()) > 0.0;
        let kept = self.outlook(None, None) + if is_short { 0.0 } else { self.w.swap };
        let gain = |(id, old)| (self.outlook(Some(id), None) - kept - self.fee(old), Move::Banish(id));
        let may_go = self.keep.minions.iter().filter(|_| is_short || !self.aims.arms);
        best(may_go.map(gain)).unwrap_or(Move::Next)
    }

    /// The gold of pay that is missing over the turns ahead, with all Peons digging.
    pub(super) fn debt(&self, pay: f32) -> f32 {
        let turns = self.time.digs.min(FAR);
        let income = f32::from(self.keep.peons) * CARDS * GOLD * STEADY;
        let gold = self.store(Resource::Gold);
        let later = pay * turns - gold - income * (turns - 1.0);
        if self.time.pays_again { later.max(pay - gold).max(0.0) } else { 0.0 }
    }

    /// The best of those turned up, or the minion who makes room for him.
    pub(super) fn pick(&self) -> Move {
        match self.hire() {
            Some((None, card, _)) => Move::Recruit(card),
            Some((Some(id), ..)) => Move::Banish(id),
            None => Move::Done,
        }
    }

    /// Who is hired, and who makes room for him or leaves him his pay.
    pub(super) fn hire(&self) -> Option<(Option<Id>, Card, Minion)> {
        let kept = self.outlook(None, None);
        let is_full = self.keep.free_lairs() == 0;
        let may_banish = self.view.resume == Some(Phase::Recruit);
        let turned = (self.view.revealed.open() & MINIONS).iter();
        let offers = turned.filter_map(|card| Some((card, Minion::new(Kind::of(card)?, self.keep.tables()))));
        let offers =
            offers.filter(|(_, minion)| f32::from(minion.food(self.keep.tables())) <= self.store(Resource::Food));
        best(offers.flat_map(|(card, minion)| {
            let alone = (!is_full).then(|| (self.outlook(None, Some(minion)) - kept, (None, card, minion)));
            let goes = may_banish
                && (is_full || !self.can_settle(self.team(None, Some(minion)), minion.food(self.keep.tables())));
            let replaced = self.keep.minions.iter().filter(move |_| goes).map(move |(id, old)| {
                let gain = self.outlook(Some(id), Some(minion)) - kept - self.fee(old) - self.w.swap;
                (gain, (Some(id), card, minion))
            });
            alone.into_iter().chain(replaced)
        }))
    }

    /// Of those who may have to go, the one missed least.
    pub(super) fn shortfall(&self) -> Move {
        let ids = self.keep.minions.highest().iter();
        let missed = ids.map(|id| (id, self.keeps(self.keep.minions.get(id))));
        missed.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(Move::Next, |(id, _)| Move::Banish(id))
    }

    /// The minions of the Keep without one, or with one more.
    fn team(&self, gone: Option<Id>, hired: Option<Minion>) -> impl Iterator<Item = Minion> + Clone {
        let stay = self.keep.minions.iter().filter(move |(id, _)| Some(*id) != gone);
        stay.map(|(_, minion)| minion).chain(hired)
    }

    /// What the minions are worth without one, or with one more: all of them against a hero of this turn, later those whom
    /// the Upkeep can pay and feed.
    fn outlook(&self, gone: Option<Id>, hired: Option<Minion>) -> f32 {
        let (team, eaten) = (self.team(gone, hired), hired.map_or(0, |minion| minion.food(self.keep.tables())));
        let all = Host::of_ranks(team.clone().map(|minion| minion.rank));
        let served = -self.w.food * f32::from(eaten);
        if self.can_settle(team.clone(), eaten) {
            return served + self.threat.worth(&all) + self.serve(&all, &all, team);
        }
        let mut stay: Vec<Minion> = team.collect();
        stay.sort_by_key(|minion| minion.rank);
        let mut fees = 0.0;
        while !self.can_settle(stay.iter().copied(), eaten) {
            fees += stay.pop().map_or(0.0, |minion| self.fee(minion));
        }
        let host = Host::of_ranks(stay.iter().map(|minion| minion.rank));
        let now = self.time.now;
        let beaten = now * self.threat.worth(&all) + (1.0 - now) * self.threat.worth(&host);
        served + beaten + self.serve(&all, &host, stay.iter().copied()) - fees
    }

    /// What those who stay are worth beside what they beat, less what they cost. A goal is reached by all who are there now.
    fn serve(&self, now: &Host, host: &Host, stay: impl Iterator<Item = Minion>) -> f32 {
        let goal = self.aims.house.map_or(0.0, |(rank, n)| {
            let reached = if now.at_least(rank) >= n { REACHED } else { 0.0 };
            WANTED * f32::from(host.at_least(rank).min(n)) + reached
        });
        let (own, pay) =
            stay.fold((0.0, 0.0), |(own, pay), minion| (own + self.own(minion), pay + f32::from(minion.pay)));
        goal + own - DEBT * self.debt(pay)
    }

    /// What a minion is worth by itself, less what he costs in the turns ahead.
    fn own(&self, minion: Minion) -> f32 {
        let turn = self.coin() * f32::from(minion.pay) + self.w.food * f32::from(minion.food(self.keep.tables()));
        self.aims.minion(minion, self.keep.tables()) - turn * self.time.digs.min(FAR)
    }

    /// What a gold piece of pay costs: near the end, what it would bring there.
    fn coin(&self) -> f32 {
        let near = (1.0 - self.time.digs / self.w.near).max(0.0);
        let kept = self.keep.tables().points.resources()[Resource::Gold as usize] as f32 * self.scarcity();
        self.w.pay * (1.0 - near) + kept * near
    }

    /// What a minion of the Keep is worth to it.
    fn keeps(&self, minion: Minion) -> f32 {
        self.threat.worth(&self.host) - self.threat.worth(&self.host.without(minion.rank)) + self.own(minion)
    }

    /// Points lost by banishing.
    fn fee(&self, minion: Minion) -> f32 {
        self.keep.tables().minions.get(minion.kind.index()).map_or(0, |row| -row.banished) as f32 * self.aims.points
    }

    /// Whether the next Upkeep can pay and feed these, with so much food eaten before.
    fn can_settle(&self, team: impl Iterator<Item = Minion>, eaten: u8) -> bool {
        let (pay, food) = team.fold((0.0, f32::from(eaten)), |(pay, food), minion| {
            (pay + f32::from(minion.pay), food + f32::from(minion.food(self.keep.tables())))
        });
        !self.time.pays_again
            || (pay <= self.store(Resource::Gold) && food <= self.store(Resource::Food) + self.harvest())
    }
}

/// The item with the highest value above 0.
fn best<T>(all: impl Iterator<Item = (f32, T)>) -> Option<T> {
    let good = all.filter(|(value, _)| *value > 0.0);
    good.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, it)| it)
}
