//! The turn card, and the hero it calls.

use super::luck;
use super::odds::percent;
use super::scene::{self, Scene};
use super::threat;
use crate::View;
use crate::kinds::{Kind, Mode};
use crate::words::{faces, sentences};
use underdeck_cards::{Card, CardSet};
use underdeck_game::{Gesture, Message, MoveWords, Place, SeenChance, say};

pub(super) fn ask(scene: &Scene<'_>) -> Message {
    let next = threat::next_turn_cards(scene);
    let cards = threat::turn_composition(next);
    if next.len() == 1 { say!(ASK_HERO_LAST, cards) } else { say!(ASK_HERO, cards) }
}

pub(super) fn offer(scene: &Scene<'_>) -> MoveWords {
    let view = scene.view;
    let threat = threat::threat(scene);
    let cards = threat::next_turn_cards(scene);
    let who = match (cards.contains(Card::RED_JOKER), cards.len()) {
        (true, 1) => "monarch",
        (true, _) => "either",
        _ => "hero",
    };
    let (is_none, is_sure) = (threat.comes <= 1e-9, threat.comes >= 1.0 - 1e-9);
    let comes = match is_sure {
        _ if is_none => say!(FLIP_NONE),
        true => say!(FLIP_SURE, who),
        false => say!(FLIP_MAYBE, who, chance = percent(threat.comes)),
    };
    let worst = threat.worst;
    let stop = match threat.stopped {
        _ if is_none => None,
        p if p >= 1.0 - 1e-9 && who == "monarch" => Some(say!(FLIP_STOPPED_MONARCH)),
        p if p >= 1.0 - 1e-9 => Some(say!(FLIP_STOPPED)),
        p if p <= 1e-9 => Some(say!(FLIP_UNSTOPPED, worst)),
        p => Some(say!(FLIP_PARTLY, chance = percent(p), worst)),
    };
    let both = (view.options.mode == Mode::Standard && view.options.heroes && !is_none).then(|| say!(FLIP_BOTH));
    let pile = if view.options.mode == Mode::Coop && view.active == 1 { "turn_deck2" } else { "turn_deck" };
    (
        Gesture::Tap(Place::Zone(pile)),
        say!(FLIP_LABEL),
        sentences([comes].into_iter().chain(stop).chain(both)),
        &["hero-1", "hero-2", "hero-3", "hero-4", "hero-5", "hero-6"],
    )
}

/// The turn card, and the heroes it calls (hero-2, hero-3, hero-4, hero-5).
pub(super) fn describe(before: &View, chance: &[SeenChance], after: &View) -> Message {
    let is_new = luck::is_new_pass(chance);
    let pass = is_new.then(|| say!(PASS_BEGINS, pass = after.turn_pass + 1, limit = after.turn_limit));
    let old = if is_new || after.turn_pass > before.turn_pass { CardSet::EMPTY } else { before.turn_discard };
    let turned = match (after.turn_discard - old).first() {
        _ if before.options.mode != Mode::Standard && after.hero == Some(Kind::MONARCH) => say!(TURNED_MONARCH),
        Some(card) => faces::turned(card, &before.options),
        None => say!(TURNED_HIDDEN),
    };
    sentences(pass.into_iter().chain([turned]))
}

/// The hero at the door now, and the cards drawn before him (hero-6, result-5).
pub(super) fn at_the_door(before: &View, after: &View) -> Vec<Message> {
    let Some(kind) = after.hero else { return Vec::new() };
    if before.hero.is_some() && before.to_move == after.to_move {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if !after.hero_cards.is_empty() {
        lines.push(say!(DRAWN_BEFORE, cards = faces::plain(after.hero_cards)));
    }
    let (keep, row) = (scene::keep_name(after, after.to_move), after.tables().hero(kind, after.monarch));
    let (rank, needs, damage) = (after.hero_rank, row.needs, row.damage);
    lines.push(say!(HERO_COMES, kind, keep, rank, needs, damage).capitalised());
    lines
}
