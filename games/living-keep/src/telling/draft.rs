//! The draft.

use super::gesture::drag;
use super::scene::Scene;
use crate::View;
use crate::deck::HAND;
use crate::kinds::Kind;
use crate::words::faces;
use underdeck_cards::Card;
use underdeck_game::{Gesture, Message, MoveWords, Place, say};

pub(super) fn ask(scene: &Scene<'_>) -> Message {
    let view = scene.view;
    let hand = scene.keep.hand;
    let who = if view.options.drafts_heroes(view.seat) { "hero" } else { "minion" };
    if !(hand & view.options.suiting(view.seat)).is_empty() {
        return say!(ASK_DRAFT, who);
    }
    match hand.len() {
        HAND if !view.main().is_empty() => say!(ASK_DRAFT_EXTRA, who),
        _ => say!(ASK_DRAFT_NONE, who),
    }
}

/// The offer of a minion of the hand (draft-3, draft-6).
pub(super) fn offer_recruit(scene: &Scene<'_>, card: Card) -> MoveWords {
    let kind = Kind::of(card).unwrap_or(Kind::FIRST);
    let effect = say!(DRAFT_EFFECT, rank = scene.keep.tables().hired(kind).0);
    (
        drag("hand", card, "minions"),
        say!(DRAFT_LABEL, kind).capitalised(),
        effect,
        &["draft-3", "draft-6", "R72", "R73"],
    )
}

pub(super) fn describe_recruit(card: Card) -> Message {
    say!(DRAFTED, kind = Kind::of(card).unwrap_or(Kind::FIRST)).capitalised()
}

pub(super) fn offer_extra() -> MoveWords {
    (Gesture::Tap(Place::Zone("main")), say!(EXTRA_LABEL), say!(EXTRA_EFFECT), &["draft-4", "R72"])
}

/// One more card in a hand (draft-4).
pub(super) fn describe_extra(before: &View, after: &View) -> Message {
    say!(EXTRA_DRAWN, cards = faces::shorts(after.keep.hand - before.keep.hand))
}

pub(super) fn offer_pass(scene: &Scene<'_>) -> MoveWords {
    let rules: &[&str] = if scene.keep.hand.len() > HAND { &["draft-5", "R72"] } else { &["draft-4", "R72"] };
    (Gesture::Press, say!(PASS_LABEL), say!(PASS_EFFECT), rules)
}
