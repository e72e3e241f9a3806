//! The gestures of the moves.

use super::scene::Scene;
use crate::keep::Id;
use crate::kinds::{Resource, Room, Work};
use crate::words::change;
use underdeck_cards::Card;
use underdeck_game::{Gesture, Message, Place, say};

pub(super) fn tap(zone: &'static str, id: impl Into<String>) -> Gesture {
    Gesture::Tap(Place::Entry(zone, id.into()))
}

pub(super) fn minion(id: Id) -> Gesture {
    tap("minions", id.to_string())
}

pub(super) fn room(room: Room) -> Gesture {
    tap("rooms", room.word())
}

/// The zone in which a spell, door or trap is listed.
pub(super) const fn zone_of(work: Work) -> &'static str {
    ["spells", "doors", "traps"][crate::keep::Keep::box_of(work)]
}

pub(super) fn ready(work: Work) -> Gesture {
    tap(zone_of(work), work.word())
}

pub(super) fn drag(from: &'static str, card: Card, to: &'static str) -> Gesture {
    Gesture::Drag { from: Place::Card(from, card), to: Place::Zone(to) }
}

/// A number for an entry, or for a zone.
pub(super) fn number(value: impl Into<i64>, target: Place) -> Gesture {
    Gesture::Number { value: value.into(), target: Some(target) }
}

/// A store after a payment: `15 gold (−10)`.
pub(super) fn paid(scene: &Scene<'_>, what: Resource, n: u16) -> Message {
    say!(PAID, what, left = scene.keep.store(what).saturating_sub(n), change = change(n, 0))
}
