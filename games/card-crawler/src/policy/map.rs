//! Ways through the fortress.

use crate::View;
use crate::deck::JACKS;
use crate::location::{Location, Locations, ROOMS};

/// The distance of each room from the hero through rooms without a living monster, and the first step.
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

    /// The number of steps to a room and the first of them; `None` if no way is known, or if the hero is there.
    pub(super) fn to(&self, room: Location) -> Option<(u8, Location)> {
        let steps = self.steps[room.index()];
        (steps > 0).then(|| (steps, self.first[room.index()]))
    }
}

/// The locations one step away (enter-1, go-1).
pub(super) fn around(view: &View) -> Locations {
    if view.at.is_room() { view.at.neighbours() } else { Locations::RIM - Locations::of(view.first_room) }
}

/// Whether the hero can walk through a room: it is seen, and has no living monster.
pub(super) fn is_safe(view: &View, room: Location) -> bool {
    !view.unknown.contains(room) && view.power(room) == 0
}

/// Whether the room has a face-up jack that has not fired (R26).
pub(super) fn has_open_jack(view: &View, room: Location) -> bool {
    !view.empty.contains(room) && view.card(room).is_some_and(|card| JACKS.contains(card))
}

/// The number of unknown neighbours of a room.
pub(super) fn unknown_around(view: &View, room: Location) -> usize {
    (room.neighbours() & view.unknown).len()
}
