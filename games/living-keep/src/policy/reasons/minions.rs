//! Reasons for hiring, training, sending or banishing a minion.

use underdeck_cards::Card;
use underdeck_game::prose::list;

use crate::keep::{Id, Minion};
use crate::kinds::{Kind, Resource};
use crate::rules::CARDS_A_GATE;
use crate::words;

use super::super::host::Host;
use super::super::plan::Plan;
use super::super::recruit::{debt, hire};
use super::super::train::MOST;
use super::to_come;

/// `nobody`, `the Knight`, `the Knight and 3 more`: the last is the highest.
pub(super) fn heroes(kinds: impl Iterator<Item = Kind>) -> String {
    let kinds: Vec<Kind> = kinds.collect();
    let name = |kind: &Kind| {
        let name = kind.name();
        format!("the {}", name.strip_prefix("the ").unwrap_or(name))
    };
    match kinds.as_slice() {
        [] => "nobody".into(),
        [one] => name(one),
        [one, other] => format!("{} and {}", name(one), name(other)),
        [one, rest @ ..] => format!("{} and {} more", name(one), rest.len()),
    }
}

/// The heroes beaten by one host and not by another.
fn gained(plan: &Plan<'_>, before: &Host, after: &Host) -> Option<String> {
    let old: Vec<Kind> = to_come(plan, Some(before)).collect();
    let gained = heroes(to_come(plan, Some(after)).filter(|kind| !old.contains(kind)));
    (gained != "nobody").then_some(gained)
}

/// The use of a minion to a host, in a few words.
fn good_for(plan: &Plan<'_>, host: &Host, minion: Minion) -> String {
    let row = plan.keep.tables().minions.get(minion.kind.index());
    let points = row.map_or(0, |row| row.points) as f32 * plan.aims.points;
    match (gained(plan, host, &host.with(minion.rank)), plan.aims.house) {
        (Some(beaten), _) => format!("beats {beaten}"),
        (None, Some((rank, n))) if minion.rank >= rank && host.at_least(rank) < n => {
            format!("is of rank {rank} or more, as your goal asks")
        }
        _ if points > 0.0 => format!("is a help of rank {} and counts {points} points", minion.rank),
        _ => format!("is a help of rank {}", minion.rank),
    }
}

pub(super) fn why_shortfall(plan: &Plan<'_>, id: Id) -> String {
    let (pay, food) = plan.keep.upkeep();
    let [gold, pantry] = [Resource::Gold, Resource::Food].map(|what| plan.keep.store(what));
    let name = words::minion(plan.keep, id);
    format!(
        "{pay} gold and {food} food are due, with {gold} and {pantry} in store: of the highest, {name} is missed least"
    )
}

pub(super) fn why_train(plan: &Plan<'_>, id: Id) -> String {
    let minion = plan.keep.minions.get(id);
    let rest = plan.host.without(minion.rank);
    let (name, rank) = (words::minion(plan.keep, id), minion.rank + 1);
    let row = plan.keep.tables().minions.get(minion.kind.index()).filter(|_| minion.trains(plan.keep.tables()) == 0);
    let bonus = row.map_or(0, |row| row.train) as f32 * plan.aims.points;
    match (gained(plan, &rest.with(minion.rank), &rest.with(rank)), plan.aims.house) {
        (Some(beaten), _) => format!("at rank {rank} {name} beats {beaten}"),
        (None, Some((wanted, _))) if minion.rank < wanted => {
            format!("at rank {rank} {name} is a step nearer to the rank of {wanted} that your goal asks for")
        }
        _ if bonus > 0.0 => format!("the first training of {name} counts {bonus} points"),
        _ => format!("{name} rises to rank {rank}, which is worth more than the pay"),
    }
}

pub(super) fn why_not_train(plan: &Plan<'_>) -> String {
    let (gold, wages) = (plan.store(Resource::Gold), plan.wages());
    if plan.keep.trainable().is_empty() {
        let rooms = plan.keep.room(crate::kinds::Room::Training);
        match plan.keep.minions.ids().len() {
            0 => "you have no minion to train".into(),
            _ if rooms >= plan.keep.tables().limits.work_rooms => "no other minion can be trained this turn".into(),
            _ => format!(
                "no minion can be trained, with {} of the {} it takes",
                words::count(rooms, "Training Room"),
                plan.keep.tables().limits.work_rooms
            ),
        }
    } else if plan.time.pays_again && gold - wages < MOST {
        format!("{gold} gold, with {wages} due as pay, leave too little for the {MOST} that a training may add")
    } else {
        "a rank more would cost more pay than it is worth".into()
    }
}

pub(super) fn why_attempt(plan: &Plan<'_>) -> String {
    let food = plan.keep.store(Resource::Food);
    let gates = plan.keep.room(crate::kinds::Room::Gate);
    let cards = CARDS_A_GATE * gates;
    match plan.keep.free_lairs() {
        0 => format!("{cards} cards may show a better minion than your least, and looking costs nothing"),
        n => format!(
            "{n} free, with {food} food for a first meal: {cards} cards to see",
            n = words::count(n as u64, "Lair")
        ),
    }
}

pub(super) fn why_not_recruit(plan: &Plan<'_>) -> String {
    if plan.view.attempted() == Some(false) && plan.keep.store(Resource::Food) == 0 {
        return "there is no food for a first meal".into();
    }
    let (wages, gold) = (plan.wages(), plan.store(Resource::Gold));
    if plan.view.attempted() == Some(true) {
        return format!("this turn's attempt is over; {gold} gold are in store for the {wages} of pay due");
    }
    format!("no minion can be let in now; {gold} gold are in store for the {wages} of pay due")
}

pub(super) fn why_done(plan: &Plan<'_>) -> String {
    let turned = plan.view.revealed.open() & crate::deck::MINIONS;
    match turned.len() {
        0 => "there is no minion among the cards turned up".into(),
        n => format!(
            "of {} turned up none is worth more than he costs, or can be paid and fed: {} gold, {} food",
            words::count(n as u64, "minion"),
            plan.store(Resource::Gold),
            plan.store(Resource::Food)
        ),
    }
}

pub(super) fn why_recruit(plan: &Plan<'_>, card: Card) -> String {
    let Some(minion) = Kind::of(card).map(|kind| Minion::new(kind, plan.keep.tables())) else {
        return "he serves best".into();
    };
    let costs = match (minion.pay, minion.food(plan.keep.tables())) {
        (0, food) => format!("{food} food a turn"),
        (pay, food) => format!("{pay} gold and {food} food a turn"),
    };
    format!("the {} {}, for {costs}", minion.kind.name(), good_for(plan, &plan.host, minion))
}

pub(super) fn why_replace(plan: &Plan<'_>, id: Id) -> String {
    let old = plan.keep.minions.get(id);
    let rest = plan.host.without(old.rank);
    let name = words::minion(plan.keep, id);
    match hire(plan) {
        Some((_, _, new)) => {
            let leaves = if plan.keep.free_lairs() > 0 { "leaves his pay to" } else { "makes room for" };
            format!("{name}, rank {}, {leaves} the {}, who {}", old.rank, new.kind.name(), good_for(plan, &rest, new))
        }
        None => format!("{name} is missed least and makes room for a better one"),
    }
}

pub(super) fn why_banish(plan: &Plan<'_>, id: Id) -> String {
    let (wages, gold) = (plan.wages(), plan.store(Resource::Gold));
    let minion = plan.keep.minions.get(id);
    let name = words::minion(plan.keep, id);
    if debt(plan, wages) <= 0.0 {
        let (pay, food) = (minion.pay, minion.food(plan.keep.tables()));
        return format!("{name} costs {pay} gold and {food} food each turn, more than he is worth beside the others");
    }
    format!("{wages} gold of pay are due, with {gold} in store: {name} goes, who draws {}", minion.pay)
}

pub(super) fn why_draft(plan: &Plan<'_>, card: Card) -> String {
    let rank = Kind::of(card).map_or(0, |kind| plan.keep.tables().hired(kind).0);
    format!("{card} has rank {rank}: no card of your suits in your hand has more")
}

pub(super) fn why_attack(plan: &Plan<'_>, id: Option<Id>) -> String {
    let Some(id) = id else { return "no minion is left to send".into() };
    let (minions, name) = (&plan.keep.minions, words::minion(plan.keep, id));
    let rank = minions.rank(id);
    let twins = minions.ids().iter().filter(|&other| minions.rank(other) == rank).count();
    if twins > 1 && rank <= plan.keep.tables().limits.war_pair_rank {
        return format!("{name} and another of rank {rank} can go together, and such a pair takes no damage");
    }
    format!("{name} has your highest rank, {rank}, and all ranks add up over the war")
}

pub(super) fn why_join(plan: &Plan<'_>, id: Id) -> String {
    let rank = plan.keep.minions.rank(id);
    let names = plan.keep.send.iter().chain([id]).map(|id| words::minion(plan.keep, id));
    format!("{} are both of rank {rank}, and such a pair takes no damage", list(names))
}
