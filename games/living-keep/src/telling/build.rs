//! Building rooms.

use super::gesture::{less, room};
use super::odds;
use super::scene::Scene;
use crate::View;
use crate::keep::Keep;
use crate::kinds::{Resource, Room};
use crate::rules::CARDS_A_GATE;
use crate::words;
use underdeck_game::prose::{self, capitalised, list};
use underdeck_game::{Message, MoveWords, say};

pub(super) fn ask(scene: &Scene<'_>) -> String {
    let [gold, stone] = [Resource::Gold, Resource::Stone].map(|what| scene.keep.store(what));
    let ways = prose::ways(&[(scene.keep.buildable() != 0, "build"), (true, "go on")]);
    format!("{gold} gold and {stone} stone are in store. {}.", capitalised(&ways))
}

pub(super) fn offer(scene: &Scene<'_>, what: Room) -> MoveWords {
    let row = &scene.keep.tables().rooms[what as usize];
    let mut costs = Vec::new();
    for (n, resource) in [(row.gold, Resource::Gold), (row.stone, Resource::Stone)] {
        if n > 0 {
            costs.push(less(scene, resource, n));
        }
    }
    let (n, after, name) = (scene.keep.room(what), scene.keep.room(what) + 1, what.name());
    let (costs, gains) = (Message::join(costs, ", ").capitalised(), gains(scene, what));
    let effect = say!("{costs}; {name} {n} → {after}.{gains}", costs, name, n, after, gains);
    (room(what), say!("Build {name}", name), effect, &["build-1", "build-2", "R21", "R22"])
}

/// The effect of another room of the kind.
fn gains(scene: &Scene<'_>, what: Room) -> Message {
    let keep = scene.keep;
    let mut after = *keep;
    after.build(what);
    let mut gains: Vec<Message> = Vec::new();
    for &resource in Resource::ALL {
        if after.storage(resource) > keep.storage(resource) {
            gains.push(say!("stores {n} {what}", n = after.storage(resource), what = resource.word()));
        }
    }
    let work = keep.tables().limits.work_rooms;
    match what {
        Room::Lair => gains.push(say!("{beds} free", beds = words::count(after.free_lairs() as u64, "bed"))),
        Room::Farm => gains.push(say!("harvests {dice}", dice = odds::dice(2 * after.room(what), 6))),
        Room::Gate => {
            let gates = after.room(what);
            gains.push(say!("an attempt turns {cards} cards and lets {gates} in", cards = CARDS_A_GATE * gates, gates));
        }
        Room::Library | Room::Blacksmith if after.room(what) == work => {
            let what = if what == Room::Library { "spells can be researched" } else { "doors and traps can be made" };
            gains.push(what.into());
        }
        Room::Library | Room::Blacksmith if after.room(what) < work => {
            let makes = if what == Room::Library { "spells" } else { "doors and traps" };
            gains.push(say!("{n} more for {makes}", n = work - after.room(what), makes));
        }
        Room::Training if after.training_places() > keep.training_places() => {
            let minions = words::count(after.training_places() as u64, "minion");
            gains.push(say!("trains {minions} a turn", minions));
        }
        Room::Training => gains.push(say!("{n} more to train another", n = work - after.room(what) % work)),
        _ => {}
    }
    let opened = opened(keep, &after);
    if !opened.is_empty() {
        gains.push(say!("opens the way to {rooms}", rooms = list(&opened)));
    }
    if gains.is_empty() {
        return "".into();
    }
    say!(" {gains}.", gains = Message::join(gains, ", ").capitalised())
}

/// The rooms that can be built for the first time now (build-1).
fn opened(before: &Keep, after: &Keep) -> Vec<String> {
    let is_new = |room: &&Room| {
        after.rooms_max[**room as usize] > 0 && after.has_tiers_below(**room) && !before.has_tiers_below(**room)
    };
    Room::ALL.iter().filter(is_new).map(|&room| words::plural(room.name())).collect()
}

pub(super) fn describe(before: &View, room: Room) -> String {
    format!("{} is built: {} now.", capitalised(&words::a(room.name())), before.deciding_keep().room(room) + 1)
}
