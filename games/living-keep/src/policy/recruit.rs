//! The choice of minions to hire and to banish.

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
/// The value of a minion for a goal.
const WANTED: f32 = 100.0;
/// The value of reaching the number of minions of a goal.
const REACHED: f32 = 1000.0;

/// The share of the digging that is left for the pay, and the factor for pay beyond it.
const STEADY: f32 = 0.5;
const DEBT: f32 = 2.0;

/// The attempt of the turn. Before the phase ends, a minion whom the Upkeep could not pay is banished, since a
/// shortfall would take the best; and so is one who costs more than he is worth, unless smiths are needed.
pub(super) fn choose(plan: &Plan<'_>) -> Move {
    let may_hire = plan.view.attempted() == Some(false) && plan.keep.may_attempt() && plan.store(Resource::Food) > 0.0;
    if may_hire {
        return Move::Attempt;
    }
    let is_short = debt(plan, plan.wages()) > 0.0;
    let kept = outlook(plan, None, None) + if is_short { 0.0 } else { plan.w.swap };
    let gain = |(id, old)| (outlook(plan, Some(id), None) - kept - fee(plan, old), Move::Banish(id));
    let may_go = plan.keep.minions.iter().filter(|_| is_short || !plan.aims.arms);
    best(may_go.map(gain)).unwrap_or(Move::Next)
}

/// The gold missing for pay over the turns ahead, with all Peons digging.
pub(super) fn debt(plan: &Plan<'_>, pay: f32) -> f32 {
    let turns = plan.time.digs.min(FAR);
    let income = f32::from(plan.keep.peons) * CARDS * GOLD * STEADY;
    let gold = plan.store(Resource::Gold);
    let later = pay * turns - gold - income * (turns - 1.0);
    if plan.time.pays_again { later.max(pay - gold).max(0.0) } else { 0.0 }
}

/// Hires the best of the minions turned up, or banishes the one who makes space for him.
pub(super) fn pick(plan: &Plan<'_>) -> Move {
    match hire(plan) {
        Some((None, card, _)) => Move::Recruit(card),
        Some((Some(id), ..)) => Move::Banish(id),
        None => Move::Done,
    }
}

/// The minion to hire, and the one who makes space for him or leaves him his pay.
pub(super) fn hire(plan: &Plan<'_>) -> Option<(Option<Id>, Card, Minion)> {
    let kept = outlook(plan, None, None);
    let is_full = plan.keep.free_lairs() == 0;
    let may_banish = plan.view.resume == Some(Phase::Recruit);
    let turned = (plan.view.revealed.open() & MINIONS).iter();
    let offers = turned.filter_map(|card| Some((card, Minion::new(Kind::of(card)?, plan.keep.tables()))));
    let offers = offers.filter(|(_, minion)| f32::from(minion.food(plan.keep.tables())) <= plan.store(Resource::Food));
    best(offers.flat_map(|(card, minion)| {
        let alone = (!is_full).then(|| (outlook(plan, None, Some(minion)) - kept, (None, card, minion)));
        let goes = may_banish
            && (is_full || !can_settle(plan, team(plan, None, Some(minion)), minion.food(plan.keep.tables())));
        let replaced = plan.keep.minions.iter().filter(move |_| goes).map(move |(id, old)| {
            let gain = outlook(plan, Some(id), Some(minion)) - kept - fee(plan, old) - plan.w.swap;
            (gain, (Some(id), card, minion))
        });
        alone.into_iter().chain(replaced)
    }))
}

/// The least useful of the minions who may have to go.
pub(super) fn shortfall(plan: &Plan<'_>) -> Move {
    let ids = plan.keep.minions.highest().iter();
    let missed = ids.map(|id| (id, keeps(plan, plan.keep.minions.get(id))));
    missed.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(Move::Next, |(id, _)| Move::Banish(id))
}

/// The minions of the Keep without one, or with one more.
fn team(plan: &Plan<'_>, gone: Option<Id>, hired: Option<Minion>) -> impl Iterator<Item = Minion> + Clone {
    let stay = plan.keep.minions.iter().filter(move |(id, _)| Some(*id) != gone);
    stay.map(|(_, minion)| minion).chain(hired)
}

/// The value of the minions without one, or with one more: all of them against a hero of this turn, later those whom
/// the Upkeep can pay and feed.
fn outlook(plan: &Plan<'_>, gone: Option<Id>, hired: Option<Minion>) -> f32 {
    let (team, eaten) = (team(plan, gone, hired), hired.map_or(0, |minion| minion.food(plan.keep.tables())));
    let all = Host::of_ranks(team.clone().map(|minion| minion.rank));
    let served = -plan.w.food * f32::from(eaten);
    if can_settle(plan, team.clone(), eaten) {
        return served + plan.threat.worth(&all) + serve(plan, &all, &all, team);
    }
    let mut stay: Vec<Minion> = team.collect();
    stay.sort_by_key(|minion| minion.rank);
    let mut fees = 0.0;
    while !can_settle(plan, stay.iter().copied(), eaten) {
        fees += stay.pop().map_or(0.0, |minion| fee(plan, minion));
    }
    let host = Host::of_ranks(stay.iter().map(|minion| minion.rank));
    let now = plan.time.now;
    let beaten = now * plan.threat.worth(&all) + (1.0 - now) * plan.threat.worth(&host);
    served + beaten + serve(plan, &all, &host, stay.iter().copied()) - fees
}

/// The value of the remaining minions apart from the heroes that they beat, less their cost. All minions present now
/// count for a goal.
fn serve(plan: &Plan<'_>, now: &Host, host: &Host, stay: impl Iterator<Item = Minion>) -> f32 {
    let goal = plan.aims.house.map_or(0.0, |(rank, n)| {
        let reached = if now.at_least(rank) >= n { REACHED } else { 0.0 };
        WANTED * f32::from(host.at_least(rank).min(n)) + reached
    });
    let (own, pay) =
        stay.fold((0.0, 0.0), |(own, pay), minion| (own + own_worth(plan, minion), pay + f32::from(minion.pay)));
    goal + own - DEBT * debt(plan, pay)
}

/// The value of a minion by itself, less his cost in the turns ahead.
fn own_worth(plan: &Plan<'_>, minion: Minion) -> f32 {
    let turn = coin(plan) * f32::from(minion.pay) + plan.w.food * f32::from(minion.food(plan.keep.tables()));
    plan.aims.minion(minion, plan.keep.tables()) - turn * plan.time.digs.min(FAR)
}

/// The cost of a gold piece of pay: near the end, the points that it would bring.
fn coin(plan: &Plan<'_>) -> f32 {
    let near = (1.0 - plan.time.digs / plan.w.near).max(0.0);
    let kept = plan.keep.tables().points.resources()[Resource::Gold as usize] as f32 * plan.scarcity();
    plan.w.pay * (1.0 - near) + kept * near
}

/// The value of a minion to his Keep.
fn keeps(plan: &Plan<'_>, minion: Minion) -> f32 {
    plan.threat.worth(&plan.host) - plan.threat.worth(&plan.host.without(minion.rank)) + own_worth(plan, minion)
}

/// Points lost by banishing.
fn fee(plan: &Plan<'_>, minion: Minion) -> f32 {
    plan.keep.tables().minions.get(minion.kind.index()).map_or(0, |row| -row.banished) as f32 * plan.aims.points
}

/// Whether the next Upkeep can pay and feed this team, after this much other food is eaten.
fn can_settle(plan: &Plan<'_>, team: impl Iterator<Item = Minion>, eaten: u8) -> bool {
    let (pay, food) = team.fold((0.0, f32::from(eaten)), |(pay, food), minion| {
        (pay + f32::from(minion.pay), food + f32::from(minion.food(plan.keep.tables())))
    });
    !plan.time.pays_again || (pay <= plan.store(Resource::Gold) && food <= plan.store(Resource::Food) + plan.harvest())
}

/// The item with the highest value above 0.
fn best<T>(all: impl Iterator<Item = (f32, T)>) -> Option<T> {
    let good = all.filter(|(value, _)| *value > 0.0);
    good.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, it)| it)
}
