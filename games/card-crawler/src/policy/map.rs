//! Ways through the fortress.

use crate::View;
use crate::deck::JACKS;
use crate::location::{Location, Locations, ROOMS};

/// How far each room is from the hero through rooms without a living monster, and where to go first.
pub(super) struct Ways {
    steps: [u8; ROOMS],
    first: [Location; ROOMS],
}

impl Ways {
    pub(super) fn of(view: &View) -> Self {
        let mut ways = Self { steps: [0; ROOMS], first: [Location::OUTSIDE; ROOMS] };
        let mut reached = Locations::of(view.at);
        let mut edge = around(view);
        for room in edge.iter() {
            ways.first[room.index()] = room;
        }
        for steps in 1.. {
            if edge.is_empty() {
                break;
            }
            reached |= edge;
            let mut next = Locations::EMPTY;
            for room in edge.iter() {
                ways.steps[room.index()] = steps;
                if is_safe(view, room) {
                    for beyond in (room.neighbours() - reached - next).iter() {
                        ways.first[beyond.index()] = ways.first[room.index()];
                        next.insert(beyond);
                    }
                }
            }
            edge = next;
        }
        ways
    }

    /// The steps to a room and the first of them; `None` if no way is known, or if the hero is there.
    pub(super) fn to(&self, room: Location) -> Option<(u8, Location)> {
        let steps = self.steps[room.index()];
        (steps > 0).then(|| (steps, self.first[room.index()]))
    }
}

/// Where one step leads (enter-1, go-1).
pub(super) fn around(view: &View) -> Locations {
    if view.at.is_room() { view.at.neighbours() } else { Locations::RIM - Locations::of(view.first_room) }
}

/// Whether a room can be walked through: it is seen, and no monster lives there.
pub(super) fn is_safe(view: &View, room: Location) -> bool {
    !view.unknown.contains(room) && view.power(room) == 0
}

/// Whether a jack lies open there that has not fired (R26).
pub(super) fn has_open_jack(view: &View, room: Location) -> bool {
    !view.empty.contains(room) && view.card(room).is_some_and(|card| JACKS.contains(card))
}

/// How many neighbours of a room are unknown.
pub(super) fn unknown_around(view: &View, room: Location) -> usize {
    (room.neighbours() & view.unknown).len()
}
