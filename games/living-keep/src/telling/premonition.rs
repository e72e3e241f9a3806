//! The cards of a Premonition, and their order.

use super::scene::Scene;
use crate::View;
use crate::phase::Phase;
use crate::words::{faces, sentences};
use underdeck_cards::{Card, CardSet};
use underdeck_game::{Gesture, Message, MoveWords, Place, say};

pub(super) fn ask(scene: &Scene<'_>) -> Message {
    say!(ASK_REORDER, n = scene.view.look.len())
}

pub(super) fn offer(scene: &Scene<'_>, card: Card) -> MoveWords {
    let place = match scene.view.placed.len() {
        0 => say!(PLACE_FIRST),
        n => say!(PLACE_AFTER, n),
    };
    let last = match scene.view.look.len() {
        2 => scene.view.look.iter().find(|&it| it != card).map(|last| say!(PLACE_LAST, card = faces::short(last))),
        _ => None,
    };
    (
        Gesture::Drag { from: Place::Card("look", card), to: Place::Zone("placed") },
        say!(PLACE_LABEL, card = faces::short(card)),
        sentences([place].into_iter().chain(last)),
        &["premonition-3", "premonition-4", "R37"],
    )
}

/// A card's place in the order (premonition-3, premonition-4).
pub(super) fn describe(before: &View, card: Card) -> Message {
    let (n, rest) = (before.placed.len() + 1, before.look - CardSet::of(card));
    let card = faces::short(card);
    match (rest.len(), rest.first()) {
        (1, Some(last)) => say!(PLACED_LAST, card, n, last = faces::short(last)),
        _ => say!(PLACED, card, n),
    }
}

/// The cards that a Premonition showed (premonition-1, premonition-2, premonition-4).
pub(super) fn describe_cards(before: &View, after: &View) -> Message {
    let known = after.main().iter().map_while(|seen| seen.card());
    if before.phase == Phase::Dig {
        let kept = faces::plain(known);
        return match before.main().len().saturating_sub(after.main().len()) {
            0 => say!(ROCK_NONE, kept),
            _ => say!(ROCK_DISCARDED, rock = faces::plain(after.discard.open() - before.discard.open()), kept),
        };
    }
    if after.phase == Phase::Reorder {
        return say!(CARDS_SEEN, cards = faces::shorts(after.look));
    }
    say!(CARD_ONLY, card = faces::shorts(known.take(1)))
}
