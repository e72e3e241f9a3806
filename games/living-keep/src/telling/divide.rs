//! Dividing a haul between partners.

use super::gesture::number;
use super::scene::{self, Scene};
use crate::View;
use crate::kinds::Resource;
use crate::view::Other;
use crate::words;
use underdeck_game::{MoveWords, Place, say};

/// The resources to divide, in the order of the pool.
const DIVIDED: [Resource; 3] = [Resource::Gold, Resource::Stone, Resource::Mana];

pub(super) fn ask(scene: &Scene<'_>) -> String {
    let what = scene.state.due_pool().map_or(String::new(), |(place, n)| format!("{n} {}", DIVIDED[place]));
    format!("how much of {what} does {} get?", scene::keep_name(scene.view, 1 - scene.view.to_move))
}

/// The offer of this amount to the partner (divide-1).
pub(super) fn offer(scene: &Scene<'_>, what: Resource, n: u16) -> MoveWords {
    let view = scene.view;
    let pool = scene.state.due_pool().map_or(n, |(_, pool)| pool);
    let partner = match &view.other {
        Other::Partner(partner) if view.to_move == view.seat => partner,
        _ => &view.keep,
    };
    let (me, other) = (scene::keep_name(view, view.to_move), scene::keep_name(view, 1 - view.to_move));
    let (theirs, mine) = (words::gain(partner, n, what), words::gain(scene.keep, pool - n, what));
    let effect = say!("{other} gains {theirs}; {me} {mine}.", other, theirs, me, mine);
    let gesture = number(n, Place::Entry("pool", what.word().into()));
    (gesture, say!("Give {n} {what}", n, what = what.word()), effect, &["divide-1", "divide-2", "store-2", "R62"])
}

/// The partner's part, and the rest (divide-1).
pub(super) fn describe(before: &View, what: Resource, n: u16) -> String {
    let place = DIVIDED.iter().position(|&it| it == what).unwrap_or(0);
    let (me, other) = (scene::keep_name(before, before.to_move), scene::keep_name(before, 1 - before.to_move));
    format!("{n} {what} for {other}, {} for {me}.", before.pool[place].saturating_sub(n))
}
