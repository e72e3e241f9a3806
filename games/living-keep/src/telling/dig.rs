//! Digging and chanting.

use super::Played;
use super::gesture::number;
use super::haul;
use super::luck;
use super::odds;
use super::scene::{self, Scene};
use crate::View;
use crate::kinds::{Mode, Resource};
use crate::phase::Phase;
use crate::view::SeenSet;
use crate::words::{self, faces};
use underdeck_cards::{Card, CardSet};
use underdeck_game::{Gesture, Message, MoveWords, Place, SeenChance, say};

pub(super) fn ask(scene: &Scene<'_>) -> Message {
    say!(ASK_DIG, peons = scene.keep.peons)
}

pub(super) fn ask_peon(scene: &Scene<'_>) -> Message {
    say!(ASK_PEON, n = scene.view.new_peons)
}

pub(super) fn offer_assign(scene: &Scene<'_>, diggers: u8) -> MoveWords {
    let chanters = scene.keep.peons - diggers;
    let haul = haul::expected(scene, CardSet::EMPTY, 2 * usize::from(diggers), chanters.into());
    let mut yields = Vec::new();
    if diggers > 0 {
        yields.extend([(haul.gold, Resource::Gold), (haul.stone, Resource::Stone)].map(|it| amount(scene, it)));
    }
    if chanters > 0 {
        yields.push(amount(scene, (haul.mana, Resource::Mana)));
    }
    let is_none = yields.is_empty();
    if haul.peons >= 0.05 && scene.keep.peons < scene.keep.peons_max {
        yields.push(say!(ASSIGN_PEONS, n = odds::number(haul.peons)));
    }
    let shared = (scene.view.options.mode == Mode::Coop).then(|| say!(ASSIGN_SHARED, die = odds::die(4)));
    let yields = if is_none { say!(ASSIGN_NONE) } else { say!(YIELDS, yields) };
    let effect = words::sentences([yields].into_iter().chain(shared));
    let label = match (diggers, chanters) {
        (0, n) => say!(ASSIGN_LABEL_CHANT, n),
        (n, 0) => say!(ASSIGN_LABEL_DIG, n),
        (diggers, chanters) => say!(ASSIGN_LABEL, diggers, chanters),
    };
    let gesture = number(diggers, Place::Zone("peons"));
    let rules = &["dig-1", "dig-4", "dig-7", "chant-1", "store-2", "R14"];
    (gesture, label, effect, rules)
}

/// An average as `14 gold`, with the amount that fits if that is less.
fn amount(scene: &Scene<'_>, (mean, what): (f64, Resource)) -> Message {
    let keep = scene.keep;
    let room = keep.storage(what).saturating_sub(keep.store(what));
    let is_all_mine = scene.view.options.mode != Mode::Coop;
    let n = mean.round() as i64;
    match room {
        _ if !is_all_mine || mean < 0.5 || f64::from(room) >= mean => say!(AMOUNT, n, what),
        0 => say!(YIELD_NO_ROOM, n, what),
        room => say!(YIELD_ROOM, n, what, room),
    }
}

/// The offer of two more cards (dig-6).
pub(super) fn offer_peon_dig(scene: &Scene<'_>) -> MoveWords {
    let dug = scene.view.dig_cards.to_set();
    let with = |cards| haul::expected(scene, dug, cards, 0);
    let (without, with) = (with(0), with(2));
    let more = |n: f64, what: Resource| say!(AMOUNT, n = n.max(0.0).round() as i64, what);
    let yields =
        vec![more(with.gold - without.gold, Resource::Gold), more(with.stone - without.stone, Resource::Stone)];
    let effect = words::sentences([say!(YIELDS_MORE, yields), say!(PEON_DIG_ACES)]);
    (Gesture::Press, say!(PEON_DIG_LABEL), effect, &["dig-6", "R17"])
}

/// The offer of one more card in the chant (dig-6, chant-1).
pub(super) fn offer_peon_chant(scene: &Scene<'_>) -> MoveWords {
    let mana = haul::expected(scene, CardSet::EMPTY, 0, 1).mana;
    let yields = amount(scene, (mana, Resource::Mana));
    (Gesture::Press, say!(PEON_CHANT_LABEL), say!(YIELDS_MORE, yields), &["dig-6", "chant-1", "R17"])
}

/// The Peons' work and its results (dig-4, dig-5, dig-7, chant-1).
pub(super) fn describe_assign(played: &Played<'_>, diggers: u8) -> Vec<Message> {
    let chanters = played.before.deciding_keep().peons - diggers;
    let mut lines = vec![match (diggers, chanters) {
        (0, 0) => say!(SENT_NONE),
        (0, n) => say!(SENT_CHANT, n),
        (n, 0) => say!(SENT_DIG, n),
        _ => say!(SENT_BOTH, diggers, chanters),
    }];
    lines.extend(describe_haul(played));
    lines
}

/// The work of a Peon just found (dig-6).
pub(super) fn describe_peon(played: &Played<'_>, does: Message) -> Vec<Message> {
    let mut lines = vec![does];
    lines.extend(describe_haul(played));
    lines
}

/// The cards, the dice, and in coop the receiver of the haul.
fn describe_haul(&Played { before, chance, after }: &Played<'_>) -> Vec<Message> {
    let mut lines = Vec::new();
    if after.phase == Phase::Peon {
        let dug = &after.dig_cards.cards()[before.dig_cards.len()..];
        if !dug.is_empty() {
            lines.push(say!(DUG_UP, cards = faces::shorts(dug.iter().copied())));
        }
        if after.new_peons >= before.new_peons {
            lines.push(say!(PEONS_FOUND, n = after.new_peons));
        }
        return lines;
    }
    let cards = drawn(before, chance, after);
    if !cards.is_empty() {
        lines.push(say!(CARDS_DRAWN, cards = faces::plain(cards)));
        if cards.contains(Card::BLACK_JOKER) {
            lines.push(say!(JOKER_DRAWN));
        }
    }
    let mut dice = luck::dice(chance);
    let share = if before.options.mode == Mode::Coop { dice.pop().map(|(_, value)| value) } else { None };
    if !dice.is_empty() {
        lines.push(say!(DICE_ROLLED, dice = luck::words(&dice)));
    }
    lines.extend(share.map(|value| describe_share(before, value)));
    if !dice.is_empty() && share.is_none() && after.phase != Phase::Over(crate::phase::End::Goal) {
        let (was, is) = (before.keep.stores, after.keep.stores);
        lines.extend((was == is).then(|| say!(HAUL_LOST)));
    }
    lines
}

/// The cards that came into the discard; none if they were shuffled meanwhile.
fn drawn(before: &View, chance: &[SeenChance], after: &View) -> CardSet {
    let is_shuffled = chance.iter().any(|event| matches!(event, SeenChance::Shuffle { .. }));
    match (before.discard, after.discard) {
        (SeenSet::Open(old), SeenSet::Open(new)) if !is_shuffled => new - old - before.dig_cards.to_set(),
        _ => CardSet::EMPTY,
    }
}

/// The die that shares a haul in coop (dig-9, R62).
fn describe_share(before: &View, value: u8) -> Message {
    let (keep, partner) = (scene::keep_name(before, before.to_move), scene::keep_name(before, 1 - before.to_move));
    let die = odds::die(4);
    match value {
        1 => say!(SHARE_MINE, die, keep),
        2 => say!(SHARE_THEIRS, die, partner),
        3 => say!(SHARE_HALF, die, keep),
        _ => say!(SHARE_DIVIDED, die, keep),
    }
}
