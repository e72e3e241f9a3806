//! Building rooms.

use super::gesture::{paid, room};
use super::odds;
use super::scene::Scene;
use crate::View;
use crate::keep::Keep;
use crate::kinds::{Resource, Room};
use crate::rules::CARDS_A_GATE;
use crate::words;
use underdeck_game::{Link, Message, MoveWords, say};

pub(super) fn ask(scene: &Scene<'_>) -> Message {
    let [gold, stone] = [Resource::Gold, Resource::Stone].map(|what| scene.keep.store(what));
    match scene.keep.buildable() {
        0 => say!(ASK_BUILD_NOTHING, gold, stone),
        _ => say!(ASK_BUILD, gold, stone),
    }
}

pub(super) fn offer(scene: &Scene<'_>, what: Room) -> MoveWords {
    let row = &scene.keep.tables().rooms[what as usize];
    let costs = [(row.gold, Resource::Gold), (row.stone, Resource::Stone)].into_iter().filter(|(n, _)| *n > 0);
    let costs = Message::join(costs.map(|(n, resource)| paid(scene, resource, n)), Link::Comma);
    let effect = say!(BUILD_EFFECT, rooms = words::rooms(scene.keep.room(what) + 1, what), costs);
    let effect = words::sentences([effect].into_iter().chain(gains(scene, what)));
    (room(what), say!(BUILD_LABEL, room = what), effect, &["build-1", "build-2", "R21", "R22"])
}

/// The effect of another room of the kind.
fn gains(scene: &Scene<'_>, what: Room) -> Vec<Message> {
    let keep = scene.keep;
    let mut after = *keep;
    after.build(what);
    let n = after.room(what);
    let mut gains = Vec::new();
    for &what in Resource::ALL {
        if after.storage(what) > keep.storage(what) {
            gains.push(say!(BUILD_STORES, n = after.storage(what), what));
        }
    }
    let work = keep.tables().limits.work_rooms;
    match what {
        Room::Lair => gains.push(say!(BUILD_BEDS, n = after.free_lairs())),
        Room::Farm => gains.push(say!(BUILD_HARVEST, dice = odds::dice(2 * n, 6))),
        Room::Gate => gains.push(say!(BUILD_ATTEMPT, cards = CARDS_A_GATE * n, gates = n)),
        Room::Library if n == work => gains.push(say!(BUILD_SPELLS)),
        Room::Library if n < work => gains.push(say!(BUILD_SPELLS_MISSING, n = work - n)),
        Room::Blacksmith if n == work => gains.push(say!(BUILD_WARES)),
        Room::Blacksmith if n < work => gains.push(say!(BUILD_WARES_MISSING, n = work - n)),
        Room::Training if after.training_places() > keep.training_places() => {
            gains.push(say!(BUILD_TRAINING, n = after.training_places()));
        }
        Room::Training => gains.push(say!(BUILD_TRAINING_MISSING, n = work - n % work)),
        _ => {}
    }
    let opened = opened(keep, &after);
    if !opened.is_empty() {
        gains.push(say!(BUILD_OPENS, rooms = opened));
    }
    gains
}

/// The rooms that can be built for the first time now (build-1).
fn opened(before: &Keep, after: &Keep) -> Vec<Message> {
    let is_new = |room: &&Room| {
        after.rooms_max[**room as usize] > 0 && after.has_tiers_below(**room) && !before.has_tiers_below(**room)
    };
    Room::ALL.iter().filter(is_new).map(|&room| say!(ROOM_SEVERAL, room)).collect()
}

pub(super) fn describe(before: &View, room: Room) -> Message {
    say!(BUILT, room, n = before.deciding_keep().room(room) + 1)
}
