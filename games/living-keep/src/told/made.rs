//! Upkeep, rooms, training, research, recruiting, spells.

use cards::{Card, CardSet};
use game::SeenChance;

use super::luck;
use crate::View;
use crate::keep::Id;
use crate::kinds::{Kind, Resource, Room, Spell, Work};
use crate::phase::Phase;
use crate::words::{self, count, faces};

/// The harvest, and what was paid and eaten (upkeep-1, upkeep-2, upkeep-3).
pub(super) fn collected(before: &View, chance: &[SeenChance], after: &View) -> Vec<String> {
    let keep = before.deciding_keep();
    let dice: Vec<u8> = luck::dice(chance).into_iter().map(|(_, value)| value).collect();
    let sum: u16 = dice.iter().map(|&value| u16::from(value)).sum();
    let shown: Vec<String> = dice.iter().map(ToString::to_string).collect();
    let mut lines = vec![match dice.len() {
        0 => "There is no Farm, and no harvest.".into(),
        _ => format!("The harvest: {} = {}.", shown.join(" + "), words::gain(keep, sum, Resource::Food)),
    }];
    let (pay, food) = keep.upkeep();
    if after.phase == Phase::Shortfall {
        lines.push(format!("{pay} gold and {food} food are due, and that is not there."));
    } else if pay + food > 0 {
        lines.push(format!("{pay} gold is paid out, {food} food is eaten."));
    }
    lines
}

pub(super) fn built(before: &View, room: Room) -> String {
    format!("{} is built: {} now.", words::begin(&words::a(words::room(room))), before.deciding_keep().room(room) + 1)
}

/// `1st`, `2nd`, `3rd`, `11th`.
fn nth(n: u8) -> String {
    let ending = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

pub(super) fn trained(before: &View, id: Id, chance: &[SeenChance]) -> String {
    let keep = before.deciding_keep();
    let (it, more) = (keep.minions.get(id), luck::first(chance).unwrap_or(0));
    let pay = if more == 0 { String::new() } else { format!(", and is paid {} more: {}", more, it.pay + more) };
    format!("{} rises to rank {}{pay}.", words::minion(keep, id), it.rank + 1)
}

/// Who worked, what they rolled, and what counted of it (crew-2, crew-3, research-3).
pub(super) fn worked(before: &View, work: Work, n: u8, chance: &[SeenChance], after: &View) -> Vec<String> {
    let keep = before.deciding_keep();
    let (crew, _) = keep.workers(work, n);
    let who: Vec<String> = crew.iter().map(|id| words::minion(keep, id)).collect();
    let dice = luck::dice(chance);
    let verb = match (work, n) {
        (Work::Spell(_), 1) => "channels",
        (Work::Spell(_), _) => "channel",
        (Work::Ware(_), 1) => "works on",
        (Work::Ware(_), _) => "work on",
    };
    let rolled = if dice.is_empty() { String::new() } else { format!(": {}", luck::words(&dice)) };
    let mut lines = vec![format!("{} {verb} {}{rolled}.", words::list(&who), words::work(work))];
    let left = keep.projects.find(work).map_or(0, |project| project.left);
    let now = after_keep(before, after).projects.find(work).map_or(0, |project| project.left);
    lines.push(if now == 0 {
        format!("{} is ready.", words::begin(&format!("the {}", words::work(work))))
    } else {
        format!("{}: {now} to go.", count(left - now, "point"))
    });
    lines
}

/// The Keep that decided, as it is now.
fn after_keep<'a>(before: &View, after: &'a View) -> &'a crate::keep::Keep {
    match &after.other {
        crate::view::Other::Partner(partner) if before.to_move != after.seat => partner,
        _ => &after.keep,
    }
}

pub(super) fn turned_up(after: &View) -> String {
    format!("Turned up: {}.", faces::shorts(after.revealed.open()))
}

/// A minion moved in; and in the draft what is told of the next deal (attempt-2, draft-3).
pub(super) fn recruited(before: &View, card: Card, after: &View) -> Vec<String> {
    let Some(kind) = Kind::of(card) else { return Vec::new() };
    let name = words::kind(kind);
    if before.phase == Phase::Draft {
        return vec![format!("{} joins your host.", words::begin(&words::a(name)))];
    }
    let row = &crate::tables::tables().minions[kind.place()];
    let mut lines = vec![format!("{} moves in and eats {} food.", words::begin(&words::a(name)), row.food)];
    let left = before.revealed.open() - CardSet::of(card);
    if after.phase != Phase::Pick && !left.is_empty() {
        lines.push("The others go away.".into());
    }
    lines
}

pub(super) fn banished(before: &View, id: Id, after: &View) -> String {
    let keep = before.deciding_keep();
    let name = words::minion(keep, id);
    if before.phase != Phase::Shortfall {
        return format!("{name} is banished.");
    }
    if after.phase == Phase::Shortfall && before.to_move == after.to_move {
        return format!("{name} is banished. It is still not enough.");
    }
    let mut rest = *keep;
    rest.banish(id);
    let (pay, food) = rest.upkeep();
    format!("{name} is banished. {pay} gold is paid out, {food} food is eaten.")
}

/// A spell and what it did; a recruitment, a Peon and a kill show by themselves.
pub(super) fn cast(before: &View, spell: Spell, chance: &[SeenChance], after: &View) -> Vec<String> {
    let mut lines = vec![format!("{} is cast.", words::spell(spell))];
    match spell {
        Spell::ToArms => lines.push(turned_up(after)),
        Spell::SummonPeon => {}
        Spell::Regen => lines.extend(luck::first(chance).map(|value| format!("The d8 shows {value}."))),
        Spell::Premonition => lines.push(foreseen(before, chance, after)),
        Spell::PowerStrike => {
            lines.push(format!("The {} is struck dead.", before.hero.map_or("hero", words::kind)));
        }
        Spell::SummonDragon => lines.push("The Dragon comes down into its lair.".into()),
    }
    lines
}

/// What a Premonition showed (premonition-1, premonition-2, premonition-4).
fn foreseen(before: &View, chance: &[SeenChance], after: &View) -> String {
    let known = after.main().iter().map_while(|seen| seen.0);
    let seen = match luck::first(chance) {
        Some(value) => format!("The d4 shows {value}: {}", count(u64::from(value + 2), "card")),
        None => "Cards".into(),
    };
    if before.phase == Phase::Dig {
        let count = before.main().len().saturating_sub(after.main().len());
        let (rock, kept): (CardSet, Vec<Card>) = (after.discard.open() - before.discard.open(), known.collect());
        let rock = if count == 0 { "no rock".into() } else { format!("rock thrown away: {}", faces::plain(rock)) };
        return format!("{seen}, {rock}; next come {}.", faces::plain(kept));
    }
    if after.phase == Phase::Reorder {
        return format!("{seen} at most: {}.", faces::shorts(after.look));
    }
    format!("There is only one card: {}.", faces::shorts(known.take(1)))
}

/// A card's place in the order (premonition-3, premonition-4).
pub(super) fn placed(before: &View, card: Card) -> String {
    let place = nth(before.placed.len() as u8 + 1);
    let rest = before.look - CardSet::of(card);
    match (rest.len(), rest.first()) {
        (1, Some(last)) => format!("{} comes {place}, {} last.", faces::short(card), faces::short(last)),
        _ => format!("{} comes {place}.", faces::short(card)),
    }
}
