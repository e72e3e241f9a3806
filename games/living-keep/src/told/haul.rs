//! The dig, the chant, and the haul.

use cards::{Card, CardSet};
use game::SeenChance;

use super::luck;
use crate::kinds::{Mode, Resource};
use crate::phase::Phase;
use crate::view::Faces;
use crate::words::{self, count, faces};
use crate::{Move, View};

/// How the Peons were set to work, and what came of it (dig-4, dig-5, dig-7, chant-1).
pub(super) fn assigned(before: &View, diggers: u8, chance: &[SeenChance], after: &View) -> Vec<String> {
    let chanters = before.deciding_keep().peons - diggers;
    let mut lines = vec![match (diggers, chanters) {
        (0, 0) => "There are no Peons to dig or chant.".into(),
        (0, _) => format!("{} to chant.", goes(chanters)),
        (_, 0) => format!("{} to dig.", goes(diggers)),
        _ => format!("{} to dig, {chanters} to chant.", goes(diggers)),
    }];
    lines.extend(found(before, chance, after));
    lines
}

fn goes(n: u8) -> String {
    if n == 1 { "1 Peon goes".into() } else { format!("{n} Peons go") }
}

/// Where a Peon went who was found (dig-6).
pub(super) fn placed(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<String> {
    let where_to = if mv == Move::PeonDig { "digs on" } else { "will chant" };
    let mut lines = vec![format!("The Peon {where_to}.")];
    lines.extend(found(before, chance, after));
    lines
}

/// The cards, the dice, and in coop who gets the haul.
fn found(before: &View, chance: &[SeenChance], after: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if after.phase == Phase::Peon {
        let dug = &after.dig_cards.cards()[before.dig_cards.len()..];
        if !dug.is_empty() {
            lines.push(format!("Dug up: {}.", faces::shorts(dug.iter().copied())));
        }
        let peons = count(after.new_peons, "Peon");
        if after.new_peons >= before.new_peons {
            lines.push(format!("{peons} found!"));
        }
        return lines;
    }
    let cards = drawn(before, chance, after);
    if !cards.is_empty() {
        lines.push(format!("Cards drawn: {}.", faces::plain(cards)));
        if cards.contains(Card::BLACK_JOKER) {
            lines.push("The joker is among them.".into());
        }
    }
    let mut dice = luck::dice(chance);
    let share = if before.frame.mode == Mode::Coop { dice.pop().map(|(_, value)| value) } else { None };
    if !dice.is_empty() {
        lines.push(format!("Dice: {}.", luck::words(&dice)));
    }
    lines.extend(share.map(|value| shared(before, value)));
    if !dice.is_empty() && share.is_none() && after.phase != Phase::Over(crate::phase::End::Goal) {
        let (was, is) = (before.keep.stores, after.keep.stores);
        lines.extend((was == is).then(|| "All of it is lost: there is no room for more.".to_owned()));
    }
    lines
}

/// The cards that lie in the discard now and did not before; none where they were shuffled meanwhile.
fn drawn(before: &View, chance: &[SeenChance], after: &View) -> CardSet {
    let is_shuffled = chance.iter().any(|event| matches!(event, SeenChance::Shuffle { .. }));
    match (before.discard, after.discard) {
        (Faces::Open(old), Faces::Open(new)) if !is_shuffled => new - old - before.dig_cards.to_set(),
        _ => CardSet::EMPTY,
    }
}

/// The die that shares a haul in coop (dig-9, R62).
fn shared(before: &View, value: u8) -> String {
    let (me, other) = (words::keep(before, before.to_move), words::keep(before, 1 - before.to_move));
    match value {
        1 => format!("The d4 shows 1: {me} gets all."),
        2 => format!("The d4 shows 2: {other} gets all."),
        3 => format!("The d4 shows 3: half for each, and what is odd for {me}."),
        n => format!("The d4 shows {n}: {me} divides the haul."),
    }
}

/// (divide-1)
pub(super) fn given(before: &View, what: Resource, n: u16) -> String {
    let place = [Resource::Gold, Resource::Stone, Resource::Mana].iter().position(|&it| it == what).unwrap_or(0);
    let (me, other) = (words::keep(before, before.to_move), words::keep(before, 1 - before.to_move));
    format!("{n} {what} for {other}, {} for {me}.", before.pool[place].saturating_sub(n))
}
