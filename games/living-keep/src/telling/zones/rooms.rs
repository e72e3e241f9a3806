//! Rooms, projects, spells, doors and traps.

use underdeck_game::{Body, Entry, Icon, Message, Place, Rooms, Zone, say};

use super::title;
use crate::keep::Keep;
use crate::kinds::{Kind, Resource, Room, Spell, Ware, Work};
use crate::rules::CARDS_A_GATE;
use crate::telling::scene::Scene;
use crate::telling::{casting, defend, odds};
use crate::words::{self, icons};

/// Every kind of room that the Keep has or may have (build-1).
pub(super) fn rooms(scene: &Scene<'_>) -> Zone {
    let keep = scene.keep;
    let kinds = || Room::ALL.iter().filter(|&&room| is_shown(keep, room));
    let rooms = kinds().map(|&room| {
        let (n, most) = (keep.room(room), keep.rooms_max[room as usize]);
        let note = words::sentences([next(scene, room), use_of(scene, room)]);
        Entry::new(room.word(), room, say!(OF_NUMBER, n, most), note).icon(icons::room(room))
    });
    let built = |&room: &Room| Rooms { built: keep.room(room).into(), most: keep.rooms_max[room as usize].into() };
    Zone::new("rooms", title(scene, say!(ROOMS_NAME)), Body::List(rooms.collect()))
        .icon(Icon::art("castle"))
        .note(say!(ROOMS_NOTE))
        .rooms(kinds().map(built).collect())
}

fn is_shown(keep: &Keep, room: Room) -> bool {
    keep.room(room) > 0 || keep.rooms_max[room as usize] > 0
}

/// The place of a kind of room on the table.
pub(super) fn place(keep: &Keep, room: Room) -> Option<Place> {
    is_shown(keep, room).then(|| Place::Entry("rooms", room.word().into()))
}

/// The cost of the next one, or the reason why there is none (build-1, R21).
fn next(scene: &Scene<'_>, room: Room) -> Message {
    let keep = scene.keep;
    let row = &scene.keep.tables().rooms[room as usize];
    let cost = words::price(&[(row.gold, Resource::Gold), (row.stone, Resource::Stone)]);
    if !keep.has_room_for(room) {
        say!(ROOMS_NONE_LEFT)
    } else if !keep.has_tiers_below(room) {
        say!(ROOMS_NEXT_FIRST, cost, rooms = scene.keep.rooms_before(room))
    } else if keep.can_pay_for(room) {
        say!(ROOMS_NEXT, cost)
    } else {
        let short = |need: u16, what: Resource| (need.saturating_sub(keep.store(what)), what);
        let short = words::price(&[short(row.gold, Resource::Gold), short(row.stone, Resource::Stone)]);
        say!(ROOMS_NEXT_SHORT, cost, short)
    }
}

/// The use of a room.
fn use_of(scene: &Scene<'_>, room: Room) -> Message {
    let keep = scene.keep;
    let (work, stores) = (scene.keep.tables().limits.work_rooms, &scene.keep.tables().stores);
    let missing = work.saturating_sub(keep.room(room));
    let stored = Resource::ALL.iter().zip(stores).find(|(_, (it, _))| *it == room);
    match (room, stored) {
        (Room::Lair, _) => say!(ROOM_USE_LAIR, n = keep.free_lairs()),
        (Room::Farm, Some((_, (_, each)))) => say!(ROOM_USE_FARM, n = each, dice = odds::dice(2_u8, 6)),
        (_, Some((what, (_, each)))) => say!(ROOM_USE_STORE, n = each, what),
        (Room::Gate, _) => say!(ROOM_USE_GATE, cards = CARDS_A_GATE, n = 1),
        (Room::Library, _) if missing == 0 => say!(ROOM_USE_LIBRARY),
        (Room::Library, _) => say!(ROOM_USE_LIBRARY_MISSING, n = missing),
        (Room::Blacksmith, _) if missing == 0 => say!(ROOM_USE_BLACKSMITH),
        (Room::Blacksmith, _) => say!(ROOM_USE_BLACKSMITH_MISSING, n = missing),
        _ => say!(ROOM_USE_TRAINING, work, n = keep.training_places()),
    }
}

/// Projects, and works that can be made or are ready; each zone appears once it has a meaning.
pub(super) fn workshop(scene: &Scene<'_>) -> Vec<Zone> {
    let keep = scene.keep;
    let mut zones = Vec::new();
    if !keep.projects.list().is_empty() {
        let line = |(n, project): (usize, &crate::keep::Project)| {
            let left = say!(PROJECTS_LEFT, left = project.left, of = scene.keep.price(project.work).0);
            let id = project_id(keep, n, project.work);
            Entry::new(id, project.work, left, Message::default()).icon(icons::work(project.work))
        };
        let lines = keep.projects.list().iter().enumerate().map(line).collect();
        let note = say!(PROJECTS_NOTE, n = scene.keep.tables().limits.research_slots);
        let zone = Zone::new("projects", title(scene, say!(PROJECTS_NAME)), Body::List(lines));
        zones.push(zone.icon(Icon::art("hammer-nails")).note(note));
    }
    let limits = &scene.keep.tables().limits;
    let all = (0..Work::COUNT).map(Work::at);
    for (id, name, art, most, works) in [
        (
            "spells",
            say!(SPELLS_NAME),
            "magic-swirl",
            limits.spell_box,
            all.clone().take(Spell::COUNT).collect::<Vec<_>>(),
        ),
        (
            "doors",
            say!(DOORS_NAME),
            "locked-door",
            limits.door_box,
            all.clone().skip(Spell::COUNT).take(Ware::DOORS).collect(),
        ),
        ("traps", say!(TRAPS_NAME), "wolf-trap", limits.trap_box, all.skip(Spell::COUNT + Ware::DOORS).collect()),
    ] {
        let lines: Vec<Entry> = works
            .into_iter()
            .filter(|&work| keep.owned(work) > 0 || keep.has_workshop(work))
            .map(|work| {
                let value = say!(WORKS_READY, n = keep.owned(work));
                Entry::new(work.word(), work, value, work_note(scene, work)).icon(icons::work(work))
            })
            .collect();
        if !lines.is_empty() {
            let zone = Zone::new(id, title(scene, name), Body::List(lines)).icon(Icon::art(art));
            zones.push(zone.note(say!(WORKS_NOTE, n = most)));
        }
    }
    zones
}

/// The name of a project in a list: that of its work, with a number from the second of the same on (option-17).
pub(super) fn project_id(keep: &Keep, n: usize, work: Work) -> String {
    match keep.projects.list()[..n].iter().filter(|other| other.work == work).count() {
        0 => work.word().to_owned(),
        before => format!("{work} {}", before + 1),
    }
}

/// The effect of a work, and its cost (cast-2 to cast-7, use-1 to use-7).
fn work_note(scene: &Scene<'_>, work: Work) -> Message {
    let (points, gold) = scene.keep.price(work);
    match work {
        Work::Spell(spell) => {
            let mana = scene.keep.tables().spells[spell as usize].mana;
            say!(SPELL_NOTE, does = casting::spell_does(spell), mana, points)
        }
        Work::Ware(ware) => {
            let avoid = &scene.keep.tables().wares[ware as usize].avoid[..];
            let kinds = if ware.is_door() { vec![Kind::MONARCH] } else { avoid.to_vec() };
            let but = (!kinds.is_empty()).then(|| say!(WARE_NOTE_BUT, kinds));
            let full = (!scene.keep.has_place(work)).then(|| say!(WARE_NOTE_FULL));
            let note = say!(WARE_NOTE, does = defend::ware_does(ware), gold, points);
            words::sentences([note].into_iter().chain(but).chain(full))
        }
    }
}
