//! Digging, chanting, dividing the haul.

use cards::CardSet;
use game::{Gesture, Place};

use super::{Parts, number};
use crate::kinds::{Mode, Resource};
use crate::view::Other;
use crate::words::haul::{self, Haul};
use crate::words::{self, Desk, count};

pub(super) fn assign(desk: &Desk<'_>, diggers: u8) -> Parts {
    let chanters = desk.keep.peons - diggers;
    let haul = haul::expected(desk, CardSet::EMPTY, 2 * usize::from(diggers), chanters.into());
    let mut parts = Vec::new();
    if diggers > 0 {
        let (gold, stone) = (about(desk, haul.gold, Resource::Gold), about(desk, haul.stone, Resource::Stone));
        parts.push(format!("{} dug up: {gold}, {stone}", count(2 * diggers, "card")));
    }
    if chanters > 0 {
        parts.push(format!("{} for the chant: {}", count(chanters, "card"), about(desk, haul.mana, Resource::Mana)));
    }
    if parts.is_empty() {
        parts.push("nobody is there to dig or chant".into());
    }
    let effect = format!("{}.{}{}", words::begin(&parts.join("; ")), found(desk, &haul), shared(desk));
    let label = match (diggers, chanters) {
        (0, chanters) => format!("All {chanters} chant"),
        (diggers, 0) => format!("All {diggers} dig"),
        (diggers, chanters) => format!("{diggers} dig, {chanters} chant"),
    };
    let gesture = number(diggers, Place::Zone("peons"));
    (gesture, label, effect, &["dig-1", "dig-4", "dig-7", "chant-1", "store-2", "R14"])
}

/// `about 14 gold`, and how much of it there is room for, if that is less.
fn about(desk: &Desk<'_>, n: f64, what: Resource) -> String {
    let keep = desk.keep;
    let free = keep.storage(what).saturating_sub(keep.store(what));
    let about = format!("about {:.0} {what}", n.round());
    let is_all_mine = desk.view.frame.mode != Mode::Coop;
    match free {
        _ if !is_all_mine || n < 0.5 || f64::from(free) >= n => about,
        0 => format!("{about} (no room)"),
        free => format!("{about} (room for {free})"),
    }
}

/// How many Peons may be found; nobody, where there is no room for them.
fn found(desk: &Desk<'_>, haul: &Haul) -> String {
    if haul.peons < 0.05 || desk.keep.peons >= desk.keep.peons_max {
        String::new()
    } else {
        format!(" Peons found: {} on average.", words::odds::number(haul.peons))
    }
}

fn shared(desk: &Desk<'_>) -> &'static str {
    match desk.view.frame.mode {
        Mode::Coop => " A d4 shares it: all yours, all your partner's, half each, or as you say.",
        _ => "",
    }
}

/// Two cards more (dig-6).
pub(super) fn peon_digs(desk: &Desk<'_>) -> Parts {
    let dug = desk.view.dig_cards.to_set();
    let with = |cards| haul::expected(desk, dug, cards, 0);
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
pub(super) fn peon_chants(desk: &Desk<'_>) -> Parts {
    let mana = haul::expected(desk, CardSet::EMPTY, 0, 1).mana;
    let storage = desk.keep.storage(Resource::Mana);
    let free = storage.saturating_sub(desk.keep.store(Resource::Mana));
    let room = if desk.view.frame.mode == Mode::Coop || free > 8 {
        String::new()
    } else {
        if free == 0 { " There is no room for it.".into() } else { format!(" There is room for {free}.") }
    };
    let chanters = count(desk.view.chanters + 1, "chanter");
    let effect = format!("He makes {chanters}: a card more, about {mana:.0} mana.{room}");
    (Gesture::Press, "Chant".into(), effect, &["dig-6", "chant-1", "R17"])
}

/// So much to the partner, the rest stays (divide-1).
pub(super) fn give(desk: &Desk<'_>, what: Resource, n: u16) -> Parts {
    let view = desk.view;
    let pool = desk.state.due_pool().map_or(n, |(_, pool)| pool);
    let partner = match &view.other {
        Other::Partner(partner) if view.to_move == view.seat => partner,
        _ => &view.keep,
    };
    let (me, other) = (words::keep(view, view.to_move), words::keep(view, 1 - view.to_move));
    let effect =
        format!("{other} gains {}; {me} {}.", words::gain(partner, n, what), words::gain(desk.keep, pool - n, what));
    let gesture = number(n, Place::Entry("pool", what.word().into()));
    (gesture, format!("Give {n} {what}"), effect, &["divide-1", "divide-2", "store-2", "R62"])
}
