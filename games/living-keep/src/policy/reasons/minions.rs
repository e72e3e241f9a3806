//! Reasons for hiring, training, sending or banishing a minion.

use underdeck_cards::Card;
use underdeck_game::{Message, say};

use crate::keep::{Id, Minion};
use crate::kinds::{Kind, Resource, Room};
use crate::names;
use crate::rules::CARDS_A_GATE;

use super::super::host::Host;
use super::super::plan::Plan;
use super::super::recruit::{debt, hire};
use super::super::train::MOST;
use super::{to_come, whole};

/// `the Knight`, `the Knight and 3 more`: the last is the highest.
pub(super) fn heroes(kinds: impl Iterator<Item = Kind>) -> Option<Message> {
    let kinds: Vec<Kind> = kinds.collect();
    match *kinds.as_slice() {
        [] => None,
        [hero] => Some(say!(REASON_HERO_ONE, hero)),
        [first, second] => Some(say!(REASON_HERO_TWO, first, second)),
        [hero, ref rest @ ..] => Some(say!(REASON_HERO_MORE, hero, n = rest.len())),
    }
}

/// The heroes beaten by one host and not by another.
fn gained(plan: &Plan<'_>, before: &Host, after: &Host) -> Option<Message> {
    let old: Vec<Kind> = to_come(plan, Some(before)).collect();
    heroes(to_come(plan, Some(after)).filter(|kind| !old.contains(kind)))
}

/// The use of a minion to a host.
fn good_for(plan: &Plan<'_>, host: &Host, Minion { kind: minion, rank, .. }: Minion) -> Message {
    let points = plan.keep.tables().minions.get(minion.index()).map_or(0, |row| row.points);
    match (gained(plan, host, &host.with(rank)), plan.aims.house) {
        (Some(heroes), _) => say!(REASON_MINION_BEATS, minion, heroes),
        (None, Some((wanted, n))) if rank >= wanted && host.at_least(wanted) < n => {
            say!(REASON_MINION_GOAL, minion, rank = wanted)
        }
        _ if plan.aims.points > 0.0 && points > 0 => say!(REASON_MINION_POINTS, minion, rank, n = points),
        _ => say!(REASON_MINION_RANK, minion, rank),
    }
}

pub(super) fn why_shortfall(plan: &Plan<'_>, id: Id) -> Message {
    let (pay, food) = plan.keep.upkeep();
    let [gold, pantry] = [Resource::Gold, Resource::Food].map(|what| plan.keep.store(what));
    say!(REASON_SHORTFALL, pay, food, gold, pantry, minion = names::minion(plan.keep, id))
}

pub(super) fn why_train(plan: &Plan<'_>, id: Id) -> Message {
    let trained = plan.keep.minions.get(id);
    let rest = plan.host.without(trained.rank);
    let (minion, rank) = (names::minion(plan.keep, id), trained.rank + 1);
    let row = plan.keep.tables().minions.get(trained.kind.index()).filter(|_| trained.trains(plan.keep.tables()) == 0);
    let n = row.map_or(0, |row| row.train);
    match (gained(plan, &rest.with(trained.rank), &rest.with(rank)), plan.aims.house) {
        (Some(heroes), _) => say!(REASON_TRAIN, rank, minion, heroes),
        (None, Some((wanted, _))) if trained.rank < wanted => say!(REASON_TRAIN_GOAL, rank, minion, wanted),
        _ if plan.aims.points > 0.0 && n > 0 => say!(REASON_TRAIN_POINTS, minion, n),
        _ => say!(REASON_TRAIN_RANK, minion, rank),
    }
}

pub(super) fn why_not_train(plan: &Plan<'_>) -> Message {
    let (gold, wages) = (plan.store(Resource::Gold), plan.wages());
    let (there, n) = (plan.keep.room(Room::Training), plan.keep.tables().limits.work_rooms);
    if plan.keep.trainable().is_empty() {
        return match plan.keep.minions.is_empty() {
            true => say!(REASON_TRAIN_NOBODY),
            false if there >= n => say!(REASON_TRAIN_DONE),
            false => say!(REASON_TRAIN_ROOMS, rooms = names::rooms(n, Room::Training), there),
        };
    }
    match plan.time.pays_again && gold - wages < MOST {
        true => say!(REASON_TRAIN_PAY, gold = whole(gold), wages = whole(wages), most = whole(MOST)),
        false => say!(REASON_TRAIN_DEAR),
    }
}

pub(super) fn why_attempt(plan: &Plan<'_>) -> Message {
    let cards = CARDS_A_GATE * plan.keep.room(Room::Gate);
    match plan.keep.free_lairs() {
        0 => say!(REASON_ATTEMPT_FULL, cards),
        n => say!(REASON_ATTEMPT, n, food = plan.keep.store(Resource::Food), cards),
    }
}

pub(super) fn why_not_recruit(plan: &Plan<'_>) -> Message {
    let (wages, gold) = (whole(plan.wages()), plan.keep.store(Resource::Gold));
    match plan.view.attempted() {
        Some(false) if plan.keep.store(Resource::Food) == 0 => say!(REASON_RECRUIT_FOOD),
        Some(true) => say!(REASON_RECRUIT_DONE, gold, wages),
        _ => say!(REASON_RECRUIT_NONE, gold, wages),
    }
}

pub(super) fn why_done(plan: &Plan<'_>) -> Message {
    let [gold, food] = [Resource::Gold, Resource::Food].map(|what| plan.keep.store(what));
    match (plan.view.revealed.open() & crate::deck::MINIONS).len() {
        0 => say!(REASON_DONE_NONE),
        n => say!(REASON_DONE, n, gold, food),
    }
}

pub(super) fn why_recruit(plan: &Plan<'_>, card: Card) -> Message {
    let minion = Minion::new(Kind::of(card).unwrap_or(Kind::FIRST), plan.keep.tables());
    let (pay, food) = (minion.pay, minion.food(plan.keep.tables()));
    say!(REASON_RECRUIT, good = good_for(plan, &plan.host, minion), pay, food)
}

pub(super) fn why_replace(plan: &Plan<'_>, id: Id) -> Message {
    let rank = plan.keep.minions.rank(id);
    let (old, rest) = (names::minion(plan.keep, id), plan.host.without(rank));
    match hire(plan).map(|(_, _, new)| good_for(plan, &rest, new)) {
        Some(good) if plan.keep.free_lairs() > 0 => say!(REASON_REPLACE_PAY, old, rank, good),
        Some(good) => say!(REASON_REPLACE, old, rank, good),
        None => say!(REASON_REPLACE_LEAST, old),
    }
}

pub(super) fn why_banish(plan: &Plan<'_>, id: Id) -> Message {
    let (wages, banished) = (plan.wages(), plan.keep.minions.get(id));
    let (minion, pay) = (names::minion(plan.keep, id), banished.pay);
    if debt(plan, wages) <= 0.0 {
        return say!(REASON_BANISH_COST, minion, pay, food = banished.food(plan.keep.tables()));
    }
    say!(REASON_BANISH_PAY, wages = whole(wages), gold = plan.keep.store(Resource::Gold), minion, pay)
}

pub(super) fn why_draft(plan: &Plan<'_>, card: Card) -> Message {
    say!(REASON_DRAFT, card, rank = Kind::of(card).map_or(0, |kind| plan.keep.tables().hired(kind).0))
}

pub(super) fn why_attack(plan: &Plan<'_>, id: Option<Id>) -> Message {
    let Some(id) = id else { return say!(REASON_ATTACK_NONE) };
    let (minions, minion) = (&plan.keep.minions, names::minion(plan.keep, id));
    let rank = minions.rank(id);
    let twins = minions.ids().iter().filter(|&other| minions.rank(other) == rank).count();
    match twins > 1 && rank <= plan.keep.tables().limits.war_pair_rank {
        true => say!(REASON_ATTACK_PAIR, minion, rank),
        false => say!(REASON_ATTACK, minion, rank),
    }
}

pub(super) fn why_join(plan: &Plan<'_>, id: Id) -> Message {
    let [first, second] = [plan.keep.send.first().unwrap_or(id), id].map(|id| names::minion(plan.keep, id));
    say!(REASON_JOIN, first, second, rank = plan.keep.minions.rank(id))
}
