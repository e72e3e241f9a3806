//! Digging and chanting.

use super::Played;
use super::gesture::number;
use super::haul::{self, Haul};
use super::luck;
use super::odds;
use super::scene::{self, Scene};
use crate::View;
use crate::kinds::{Mode, Resource};
use crate::phase::Phase;
use crate::view::SeenSet;
use crate::words::{count, faces};
use underdeck_cards::{Card, CardSet};
use underdeck_game::{Gesture, Message, MoveWords, Place, SeenChance, say};

pub(super) fn ask(scene: &Scene<'_>) -> String {
    let deck = faces::composition(haul::hidden(scene));
    let peons = count(scene.keep.peons, "Peon");
    format!("how many of {peons} dig, while the others chant? Unseen in the deck: {deck}.")
}

pub(super) fn ask_peon(scene: &Scene<'_>) -> String {
    match scene.view.new_peons {
        1 => "a Peon was found! Does he dig on, or chant?".into(),
        n => format!("{n} Peons were found! Does the first of them dig on, or chant?"),
    }
}

pub(super) fn offer_assign(scene: &Scene<'_>, diggers: u8) -> MoveWords {
    let chanters = scene.keep.peons - diggers;
    let haul = haul::expected(scene, CardSet::EMPTY, 2 * usize::from(diggers), chanters.into());
    let mut parts = Vec::new();
    if diggers > 0 {
        let (gold, stone) = (about(scene, haul.gold, Resource::Gold), about(scene, haul.stone, Resource::Stone));
        parts.push(say!("{cards} dug up: {gold}, {stone}", cards = count(2 * diggers, "card"), gold, stone));
    }
    if chanters > 0 {
        let mana = about(scene, haul.mana, Resource::Mana);
        parts.push(say!("{cards} for the chant: {mana}", cards = count(chanters, "card"), mana));
    }
    if parts.is_empty() {
        parts.push("nobody is there to dig or chant".into());
    }
    let (parts, found, shared) = (Message::join(parts, "; ").capitalised(), found(scene, &haul), shared(scene));
    let effect = say!("{parts}.{found}{shared}", parts, found, shared);
    let label = match (diggers, chanters) {
        (0, chanters) => say!("All {chanters} chant", chanters),
        (diggers, 0) => say!("All {diggers} dig", diggers),
        (diggers, chanters) => say!("{diggers} dig, {chanters} chant", diggers, chanters),
    };
    let gesture = number(diggers, Place::Zone("peons"));
    (gesture, label, effect, &["dig-1", "dig-4", "dig-7", "chant-1", "store-2", "R14"])
}

/// `about 14 gold`, and the amount that fits, if that is less.
fn about(scene: &Scene<'_>, n: f64, what: Resource) -> Message {
    let keep = scene.keep;
    let free = keep.storage(what).saturating_sub(keep.store(what));
    let about = say!("about {n} {what}", n = n.round() as i64, what = what.word());
    let is_all_mine = scene.view.options.mode != Mode::Coop;
    match free {
        _ if !is_all_mine || n < 0.5 || f64::from(free) >= n => about,
        0 => say!("{about} (no room)", about),
        free => say!("{about} (room for {free})", about, free),
    }
}

/// The number of Peons that may be found; empty if there is no room for them.
fn found(scene: &Scene<'_>, haul: &Haul) -> Message {
    if haul.peons < 0.05 || scene.keep.peons >= scene.keep.peons_max {
        return "".into();
    }
    say!(" Peons found: {n} on average.", n = odds::number(haul.peons))
}

fn shared(scene: &Scene<'_>) -> Message {
    match scene.view.options.mode {
        Mode::Coop => {
            let die = odds::die(4);
            say!(" A {die} shares it: all yours, all your partner's, half each, or as you say.", die)
        }
        _ => "".into(),
    }
}

/// The offer of two more cards (dig-6).
pub(super) fn offer_peon_dig(scene: &Scene<'_>) -> MoveWords {
    let dug = scene.view.dig_cards.to_set();
    let with = |cards| haul::expected(scene, dug, cards, 0);
    let (without, with) = (with(0), with(2));
    let more = |n: f64, what: &str| say!("about {n} {what}", n = n.max(0.0).round() as i64, what);
    let effect = say!(
        "{cards} cards more: {gold} and {stone} more. Aces among them are Peons again.",
        cards = 2,
        gold = more(with.gold - without.gold, "gold"),
        stone = more(with.stone - without.stone, "stone")
    );
    (Gesture::Press, "Dig on".into(), effect, &["dig-6", "R17"])
}

/// The offer of one more card in the chant (dig-6, chant-1).
pub(super) fn offer_peon_chant(scene: &Scene<'_>) -> MoveWords {
    let mana = haul::expected(scene, CardSet::EMPTY, 0, 1).mana;
    let storage = scene.keep.storage(Resource::Mana);
    let free = storage.saturating_sub(scene.keep.store(Resource::Mana));
    let room = match free {
        free if scene.view.options.mode == Mode::Coop || free > 8 => "".into(),
        0 => " There is no room for it.".into(),
        free => say!(" There is room for {free}.", free),
    };
    let (chanters, mana) = (count(scene.view.chanters + 1, "chanter"), mana.round_ties_even() as i64);
    let effect = say!("He makes {chanters}: a card more, about {mana} mana.{room}", chanters, mana, room);
    (Gesture::Press, "Chant".into(), effect, &["dig-6", "chant-1", "R17"])
}

/// The Peons' work and its results (dig-4, dig-5, dig-7, chant-1).
pub(super) fn describe_assign(played: &Played<'_>, diggers: u8) -> Vec<String> {
    let chanters = played.before.deciding_keep().peons - diggers;
    let mut lines = vec![match (diggers, chanters) {
        (0, 0) => "There are no Peons to dig or chant.".into(),
        (0, _) => format!("{} to chant.", peons_go(chanters)),
        (_, 0) => format!("{} to dig.", peons_go(diggers)),
        _ => format!("{} to dig, {chanters} to chant.", peons_go(diggers)),
    }];
    lines.extend(describe_haul(played));
    lines
}

fn peons_go(n: u8) -> String {
    if n == 1 { "1 Peon goes".into() } else { format!("{n} Peons go") }
}

/// The work of a Peon just found (dig-6).
pub(super) fn describe_peon(played: &Played<'_>, does: &str) -> Vec<String> {
    let mut lines = vec![format!("The Peon {does}.")];
    lines.extend(describe_haul(played));
    lines
}

/// The cards, the dice, and in coop the receiver of the haul.
fn describe_haul(&Played { before, chance, after }: &Played<'_>) -> Vec<String> {
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
    let share = if before.options.mode == Mode::Coop { dice.pop().map(|(_, value)| value) } else { None };
    if !dice.is_empty() {
        lines.push(format!("Dice: {}.", luck::words(&dice)));
    }
    lines.extend(share.map(|value| describe_share(before, value)));
    if !dice.is_empty() && share.is_none() && after.phase != Phase::Over(crate::phase::End::Goal) {
        let (was, is) = (before.keep.stores, after.keep.stores);
        lines.extend((was == is).then(|| "All of it is lost: there is no room for more.".to_owned()));
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
fn describe_share(before: &View, value: u8) -> String {
    let (me, other) = (scene::keep_name(before, before.to_move), scene::keep_name(before, 1 - before.to_move));
    match value {
        1 => format!("The d4 shows 1: {me} gets all."),
        2 => format!("The d4 shows 2: {other} gets all."),
        3 => format!("The d4 shows 3: half for each, and the odd one for {me}."),
        n => format!("The d4 shows {n}: {me} divides the haul."),
    }
}
