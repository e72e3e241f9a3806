//! The draft.

use super::gesture::drag;
use super::scene::Scene;
use crate::View;
use crate::deck::HAND;
use crate::kinds::Kind;
use crate::words::{self, faces};
use underdeck_cards::Card;
use underdeck_game::prose::capitalised;
use underdeck_game::{Gesture, MoveWords, Place, say};

pub(super) fn ask(scene: &Scene<'_>) -> String {
    let view = scene.view;
    let hand = scene.keep.hand;
    let who = if view.options.drafts_heroes(view.seat) { "hero" } else { "minion" };
    if !(hand & view.options.suiting(view.seat)).is_empty() {
        return format!("take {} from your hand.", words::a(who));
    }
    match hand.len() {
        HAND if !view.main().is_empty() => format!("no {who} in your hand. One more card, or none?"),
        _ => format!("no {who} in your hand."),
    }
}

/// The offer of a minion of the hand (draft-3, draft-6).
pub(super) fn offer_recruit(scene: &Scene<'_>, card: Card) -> MoveWords {
    let kind = Kind::of(card).unwrap_or(Kind::FIRST);
    let (name, (rank, _)) = (words::a(kind.name()), scene.keep.tables().hired(kind));
    let effect = say!("{who} of rank {rank} for the war; costs and eats nothing.", who = capitalised(&name), rank);
    (drag("hand", card, "minions"), say!("Take {name}", name), effect, &["draft-3", "draft-6", "R72", "R73"])
}

pub(super) fn describe_recruit(card: Card) -> String {
    let name = Kind::of(card).map_or("nobody", Kind::name);
    format!("{} joins your host.", capitalised(&words::a(name)))
}

pub(super) fn offer_extra() -> MoveWords {
    let effect = "One more card from the main deck; if it suits you, you must take it.".into();
    (Gesture::Tap(Place::Zone("main")), "One more card".into(), effect, &["draft-4", "R72"])
}

/// One more card in a hand (draft-4).
pub(super) fn describe_extra(before: &View, after: &View) -> String {
    format!("You draw {}.", faces::shorts(after.keep.hand - before.keep.hand))
}

pub(super) fn offer_pass(scene: &Scene<'_>) -> MoveWords {
    let rules: &[&str] = if scene.keep.hand.len() > HAND { &["draft-5", "R72"] } else { &["draft-4", "R72"] };
    (Gesture::Press, "Take nobody".into(), "You get nobody from this deal.".into(), rules)
}
