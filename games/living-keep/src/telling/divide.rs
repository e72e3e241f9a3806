//! Dividing a haul between partners.

use super::gesture::number;
use super::scene::{self, Scene};
use crate::View;
use crate::kinds::Resource;
use crate::view::Other;
use crate::words;
use underdeck_game::{Message, MoveWords, Place, say};

/// The resources to divide, in the order of the pool.
const DIVIDED: [Resource; 3] = [Resource::Gold, Resource::Stone, Resource::Mana];

pub(super) fn ask(scene: &Scene<'_>) -> Message {
    let (place, n) = scene.state.due_pool().unwrap_or_default();
    let keep = scene::keep_name(scene.view, 1 - scene.view.to_move);
    say!(ASK_DIVIDE, n, what = DIVIDED[place], keep)
}

/// The offer of this amount to the partner (divide-1).
pub(super) fn offer(scene: &Scene<'_>, what: Resource, n: u16) -> MoveWords {
    let view = scene.view;
    let pool = scene.state.due_pool().map_or(n, |(_, pool)| pool);
    let partner = match &view.other {
        Other::Partner(partner) if view.to_move == view.seat => partner,
        _ => &view.keep,
    };
    let effect = say!(
        GIVE_EFFECT,
        partner = scene::keep_name(view, 1 - view.to_move),
        theirs = words::gain(partner, n, what),
        keep = scene::keep_name(view, view.to_move),
        rest = words::gain(scene.keep, pool - n, what)
    );
    let gesture = number(n, Place::Entry("pool", what.word().into()));
    (gesture, say!(GIVE_LABEL, n, what), effect, &["divide-1", "divide-2", "store-2", "R62"])
}

/// The partner's part, and the rest (divide-1).
pub(super) fn describe(before: &View, what: Resource, n: u16) -> Message {
    let place = DIVIDED.iter().position(|&it| it == what).unwrap_or(0);
    let (keep, partner) = (scene::keep_name(before, before.to_move), scene::keep_name(before, 1 - before.to_move));
    say!(GIVEN, n, what, partner, rest = before.pool[place].saturating_sub(n), keep)
}
