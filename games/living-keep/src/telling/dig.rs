//! Digging and chanting.

use super::gesture::{Parts, number};
use super::haul::{self, Haul};
use super::luck;
use super::odds;
use super::reason::Reason;
use super::scene::{self, Scene};
use crate::keep::Keep;
use crate::kinds::{Mode, Resource};
use crate::phase::Phase;
use crate::view::Faces;
use crate::words::{count, faces};
use crate::{Move, View};
use cards::{Card, CardSet};
use game::prose::capitalised;
use game::{Gesture, Place, SeenChance};

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

pub(super) fn offer_assign(scene: &Scene<'_>, diggers: u8) -> Parts {
    let chanters = scene.keep.peons - diggers;
    let haul = haul::expected(scene, CardSet::EMPTY, 2 * usize::from(diggers), chanters.into());
    let mut parts = Vec::new();
    if diggers > 0 {
        let (gold, stone) = (about(scene, haul.gold, Resource::Gold), about(scene, haul.stone, Resource::Stone));
        parts.push(format!("{} dug up: {gold}, {stone}", count(2 * diggers, "card")));
    }
    if chanters > 0 {
        parts.push(format!("{} for the chant: {}", count(chanters, "card"), about(scene, haul.mana, Resource::Mana)));
    }
    if parts.is_empty() {
        parts.push("nobody is there to dig or chant".into());
    }
    let effect = format!("{}.{}{}", capitalised(&parts.join("; ")), found(scene, &haul), shared(scene));
    let label = match (diggers, chanters) {
        (0, chanters) => format!("All {chanters} chant"),
        (diggers, 0) => format!("All {diggers} dig"),
        (diggers, chanters) => format!("{diggers} dig, {chanters} chant"),
    };
    let gesture = number(diggers, Place::Zone("peons"));
    (gesture, label, effect, &["dig-1", "dig-4", "dig-7", "chant-1", "store-2", "R14"])
}

/// `about 14 gold`, and how much of it there is room for, if that is less.
fn about(scene: &Scene<'_>, n: f64, what: Resource) -> String {
    let keep = scene.keep;
    let free = keep.storage(what).saturating_sub(keep.store(what));
    let about = format!("about {:.0} {what}", n.round());
    let is_all_mine = scene.view.frame.mode != Mode::Coop;
    match free {
        _ if !is_all_mine || n < 0.5 || f64::from(free) >= n => about,
        0 => format!("{about} (no room)"),
        free => format!("{about} (room for {free})"),
    }
}

/// How many Peons may be found; nobody, where there is no room for them.
fn found(scene: &Scene<'_>, haul: &Haul) -> String {
    if haul.peons < 0.05 || scene.keep.peons >= scene.keep.peons_max {
        String::new()
    } else {
        format!(" Peons found: {} on average.", odds::number(haul.peons))
    }
}

fn shared(scene: &Scene<'_>) -> &'static str {
    match scene.view.frame.mode {
        Mode::Coop => " A d4 shares it: all yours, all your partner's, half each, or as you say.",
        _ => "",
    }
}

/// Two cards more (dig-6).
pub(super) fn offer_peon_dig(scene: &Scene<'_>) -> Parts {
    let dug = scene.view.dig_cards.to_set();
    let with = |cards| haul::expected(scene, dug, cards, 0);
    let (without, with) = (with(0), with(2));
    let more = |n: f64, what: &str| format!("about {:.0} {what}", n.max(0.0).round());
    let effect = format!(
        "2 cards more: {} and {} more. Aces among them are Peons again.",
        more(with.gold - without.gold, "gold"),
        more(with.stone - without.stone, "stone")
    );
    (Gesture::Press, "Dig on".into(), effect, &["dig-6", "R17"])
}

/// A card more in the chant (dig-6, chant-1).
pub(super) fn offer_peon_chant(scene: &Scene<'_>) -> Parts {
    let mana = haul::expected(scene, CardSet::EMPTY, 0, 1).mana;
    let storage = scene.keep.storage(Resource::Mana);
    let free = storage.saturating_sub(scene.keep.store(Resource::Mana));
    let room = if scene.view.frame.mode == Mode::Coop || free > 8 {
        String::new()
    } else {
        if free == 0 { " There is no room for it.".into() } else { format!(" There is room for {free}.") }
    };
    let chanters = count(scene.view.chanters + 1, "chanter");
    let effect = format!("He makes {chanters}: a card more, about {mana:.0} mana.{room}");
    (Gesture::Press, "Chant".into(), effect, &["dig-6", "chant-1", "R17"])
}

/// How the Peons were set to work, and what came of it (dig-4, dig-5, dig-7, chant-1).
pub(super) fn tell_assign(before: &View, diggers: u8, chance: &[SeenChance], after: &View) -> Vec<String> {
    let chanters = before.deciding_keep().peons - diggers;
    let mut lines = vec![match (diggers, chanters) {
        (0, 0) => "There are no Peons to dig or chant.".into(),
        (0, _) => format!("{} to chant.", goes(chanters)),
        (_, 0) => format!("{} to dig.", goes(diggers)),
        _ => format!("{} to dig, {chanters} to chant.", goes(diggers)),
    }];
    lines.extend(tell_haul(before, chance, after));
    lines
}

fn goes(n: u8) -> String {
    if n == 1 { "1 Peon goes".into() } else { format!("{n} Peons go") }
}

/// Where a Peon went who was found (dig-6).
pub(super) fn tell_peon(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<String> {
    let where_to = if mv == Move::PeonDig { "digs on" } else { "will chant" };
    let mut lines = vec![format!("The Peon {where_to}.")];
    lines.extend(tell_haul(before, chance, after));
    lines
}

/// The cards, the dice, and in coop who gets the haul.
fn tell_haul(before: &View, chance: &[SeenChance], after: &View) -> Vec<String> {
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
    lines.extend(share.map(|value| tell_share(before, value)));
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
fn tell_share(before: &View, value: u8) -> String {
    let (me, other) = (scene::keep_name(before, before.to_move), scene::keep_name(before, 1 - before.to_move));
    match value {
        1 => format!("The d4 shows 1: {me} gets all."),
        2 => format!("The d4 shows 2: {other} gets all."),
        3 => format!("The d4 shows 3: half for each, and the odd one for {me}."),
        n => format!("The d4 shows {n}: {me} divides the haul."),
    }
}

pub(super) fn refuse_assign(keep: &Keep, n: u8) -> Reason {
    let are = if keep.peons == 1 { "is" } else { "are" };
    (format!("{n} cannot dig: there {are} {}", count(keep.peons, "Peon")), &["dig-1"])
}
