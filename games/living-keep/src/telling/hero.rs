//! The turn card, and the hero it calls.

use super::luck;
use super::odds::percent;
use super::scene::{self, Scene};
use super::threat;
use crate::View;
use crate::kinds::{Kind, Mode};
use crate::words::{count, faces};
use underdeck_cards::{Card, CardSet};
use underdeck_game::prose::capitalised;
use underdeck_game::{Gesture, Message, MoveWords, Place, SeenChance, say};

pub(super) fn ask(scene: &Scene<'_>) -> String {
    let cards = threat::next_turn_cards(scene);
    let of = threat::turn_composition(cards);
    if cards.len() == 1 { format!("turn the last card: {of}.") } else { format!("turn the next card, one of {of}.") }
}

pub(super) fn offer(scene: &Scene<'_>) -> MoveWords {
    let view = scene.view;
    let threat = threat::threat(scene);
    let cards = threat::next_turn_cards(scene);
    let who = match (cards.contains(Card::RED_JOKER), cards.len()) {
        (true, 1) => "the Monarch",
        (true, _) => "a hero or the Monarch",
        _ => "a hero",
    };
    let comes = match threat.comes {
        p if p <= 1e-9 => "Nobody will come".into(),
        p if p >= 1.0 - 1e-9 => say!("{who} will come", who = capitalised(who)),
        p => say!("{who} comes in {chance} of cases", who = capitalised(who), chance = percent(p)),
    };
    let stop: Message = match threat {
        threat::Threat { comes, .. } if comes <= 1e-9 => "".into(),
        threat::Threat { stopped, .. } if stopped >= 1.0 - 1e-9 => {
            say!("; your minions stop {all}", all = if who == "the Monarch" { "him" } else { "any of them" })
        }
        threat::Threat { stopped, worst, .. } if stopped <= 1e-9 => {
            say!("; no minion of yours could stop him, up to {worst} damage", worst)
        }
        threat::Threat { stopped, worst, .. } => {
            let chance = percent(stopped);
            say!("; your minions alone stop him in {chance} of those, else up to {worst} damage", chance, worst)
        }
    };
    let both = if view.options.mode == Mode::Standard && view.options.heroes {
        " Each Keep meets a hero of its own."
    } else {
        ""
    };
    let pile = if view.options.mode == Mode::Coop && view.active == 1 { "turn_deck2" } else { "turn_deck" };
    (
        Gesture::Tap(Place::Zone(pile)),
        "Turn a card".into(),
        say!("{comes}{stop}.{both}", comes, stop, both),
        &["hero-1", "hero-2", "hero-3", "hero-4", "hero-5", "hero-6"],
    )
}

/// The turn card, and the heroes it calls (hero-2, hero-3, hero-4, hero-5).
pub(super) fn describe(before: &View, chance: &[SeenChance], after: &View) -> String {
    let is_new = luck::is_new_pass(chance);
    let pass =
        if is_new { format!("Pass {} of {} begins. ", after.turn_pass + 1, after.turn_limit) } else { String::new() };
    let old = if is_new || after.turn_pass > before.turn_pass { CardSet::EMPTY } else { before.turn_discard };
    if before.options.mode != Mode::Standard && after.hero == Some(Kind::MONARCH) {
        return format!("{pass}The turn card is the red joker. The Monarch himself!");
    }
    match (after.turn_discard - old).first() {
        Some(card) => format!("{pass}The turn card is {}.", faces::turned(card, after.monarch)),
        None => format!("{pass}A turn card is turned."),
    }
}

/// The hero at the door now, and the cards drawn before him (hero-6, result-5).
pub(super) fn at_the_door(before: &View, after: &View) -> Vec<String> {
    let Some(kind) = after.hero else { return Vec::new() };
    if before.hero.is_some() && before.to_move == after.to_move {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if !after.hero_cards.is_empty() {
        lines.push(format!("Drawn before him: {}.", faces::plain(after.hero_cards)));
    }
    let (monarch, where_to) = (after.monarch, scene::keep_name(after, after.to_move));
    let row = after.tables().hero(kind, monarch);
    let needs = count(row.needs, "minion");
    lines.push(format!(
        "The {} comes to {where_to}: rank {}, beaten by {needs}, damage {}.",
        kind.name(),
        after.hero_rank,
        row.damage
    ));
    lines
}
