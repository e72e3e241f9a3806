//! The cards of a Premonition, and their order.

use super::luck;
use super::scene::Scene;
use crate::View;
use crate::phase::Phase;
use crate::words::{count, faces};
use underdeck_cards::{Card, CardSet};
use underdeck_game::prose::ordinal;
use underdeck_game::{Gesture, Message, MoveWords, Place, SeenChance, say};

pub(super) fn ask(scene: &Scene<'_>) -> String {
    format!("which of {} goes on top?", count(scene.view.look.len() as u64, "card"))
}

pub(super) fn offer(scene: &Scene<'_>, card: Card) -> MoveWords {
    let above = scene.view.placed.len() as u64;
    let place = match above {
        0 => "It will be drawn first".into(),
        n => say!("It will be drawn after {cards}", cards = count(n, "card")),
    };
    let last = match scene.view.look.len() {
        2 => scene.view.look.iter().find(|&it| it != card),
        _ => None,
    };
    let last: Message = last.map_or_else(|| "".into(), |last| say!("; {card} comes last", card = faces::short(last)));
    (
        Gesture::Drag { from: Place::Card("look", card), to: Place::Zone("placed") },
        say!("Place {card}", card = faces::short(card)),
        say!("{place}{last}.", place, last),
        &["premonition-3", "premonition-4", "R37"],
    )
}

/// A card's place in the order (premonition-3, premonition-4).
pub(super) fn describe(before: &View, card: Card) -> String {
    let place = ordinal(before.placed.len() as u32 + 1);
    let rest = before.look - CardSet::of(card);
    match (rest.len(), rest.first()) {
        (1, Some(last)) => format!("{} comes {place}, {} last.", faces::short(card), faces::short(last)),
        _ => format!("{} comes {place}.", faces::short(card)),
    }
}

/// The cards that a Premonition showed (premonition-1, premonition-2, premonition-4).
pub(super) fn describe_cards(before: &View, chance: &[SeenChance], after: &View) -> String {
    let known = after.main().iter().map_while(|seen| seen.card());
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
