//! Rooms, projects, spells, doors and traps.

use underdeck_game::prose::{capitalised, list};
use underdeck_game::{Body, Entry, Icon, Place, Rooms, Zone};

use super::title;
use crate::keep::Keep;
use crate::kinds::{Resource, Room, Spell, Ware, Work};
use crate::telling::scene::Scene;
use crate::telling::{casting, defend};
use crate::words::{self, icons};

/// Every kind of room that the Keep has or may have (build-1).
pub(super) fn rooms(scene: &Scene<'_>) -> Zone {
    let keep = scene.keep;
    let kinds = || Room::ALL.iter().filter(|&&room| is_shown(keep, room));
    let rooms = kinds().map(|&room| {
        let value = format!("{} of {}", keep.room(room), keep.rooms_max[room as usize]);
        let note = format!("{} {}", next(scene, room), use_of(scene, room));
        Entry::new(room.word(), room.name(), value, note).icon(icons::room(room))
    });
    let built = |&room: &Room| Rooms { built: keep.room(room).into(), most: keep.rooms_max[room as usize].into() };
    Zone::new("rooms", title(scene, "Rooms"), Body::List(rooms.collect()))
        .icon(Icon::art("castle"))
        .note("They work as soon as they are built.")
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
fn next(scene: &Scene<'_>, room: Room) -> String {
    let keep = scene.keep;
    let row = &scene.keep.tables().rooms[room as usize];
    let cost = words::price(&[(row.gold, Resource::Gold), (row.stone, Resource::Stone)]);
    if !keep.has_room_for(room) {
        "No more allowed.".into()
    } else if !keep.has_tiers_below(room) {
        format!("Next: {cost}; first build {}.", scene.keep.rooms_before(room))
    } else if keep.can_pay_for(room) {
        format!("Next: {cost}.")
    } else {
        let short = |need: u16, what: Resource| (need.saturating_sub(keep.store(what)), what);
        let short = [short(row.gold, Resource::Gold), short(row.stone, Resource::Stone)];
        format!("Next: {cost}; {} short.", words::price(&short))
    }
}

/// The use of a room.
fn use_of(scene: &Scene<'_>, room: Room) -> String {
    let keep = scene.keep;
    let most = scene.keep.tables().limits.work_rooms;
    let work = |what: &str| match most.saturating_sub(keep.room(room)) {
        0 => format!("{}.", capitalised(what)),
        left => format!("{left} more and you can {what}."),
    };
    match room {
        Room::Lair => format!("A bed for a minion; {} free.", keep.free_lairs()),
        Room::Farm => format!("Stores {} food, and brings 2d6 food each Upkeep.", stored(scene.keep, room)),
        Room::Vault | Room::Quarry | Room::Shrine => {
            let what = scene
                .keep
                .tables()
                .stores
                .iter()
                .position(|(it, _)| *it == room)
                .map_or("", |n| Resource::ALL[n].word());
            format!("Stores {} {what}.", stored(scene.keep, room))
        }
        Room::Gate => "Turns 3 cards for each recruitment, and lets 1 minion in.".into(),
        Room::Library => work("research spells"),
        Room::Blacksmith => work("make doors and traps"),
        Room::Training => format!("Each full {most} train one minion a turn: {} now.", keep.training_places()),
    }
}

fn stored(keep: &Keep, room: Room) -> String {
    keep.tables().stores.iter().find(|(it, _)| *it == room).map_or_else(String::new, |(_, each)| each.to_string())
}

/// Projects, and works that can be made or are ready; each zone appears once it has a meaning.
pub(super) fn workshop(scene: &Scene<'_>) -> Vec<Zone> {
    let keep = scene.keep;
    let mut zones = Vec::new();
    if !keep.projects.list().is_empty() {
        let line = |project: &crate::keep::Project| {
            let of = scene.keep.price(project.work).0;
            let value = format!("{} of {of} left", project.left);
            Entry::new(project.work.word(), project.work.name(), value, "").icon(icons::work(project.work))
        };
        let lines = keep.projects.list().iter().map(line).collect();
        let note = format!("At most {} at once.", scene.keep.tables().limits.research_slots);
        let zone = Zone::new("projects", title(scene, "In development"), Body::List(lines));
        zones.push(zone.icon(Icon::art("hammer-nails")).note(note));
    }
    let limits = &scene.keep.tables().limits;
    let all = (0..Work::COUNT).map(Work::at);
    for (id, name, art, most, works) in [
        ("spells", "Spells", "magic-swirl", limits.spell_box, all.clone().take(Spell::COUNT).collect::<Vec<_>>()),
        ("doors", "Doors", "locked-door", limits.door_box, all.clone().skip(Spell::COUNT).take(Ware::DOORS).collect()),
        ("traps", "Traps", "wolf-trap", limits.trap_box, all.skip(Spell::COUNT + Ware::DOORS).collect()),
    ] {
        let lines: Vec<Entry> = works
            .into_iter()
            .filter(|&work| keep.owned(work) > 0 || keep.has_workshop(work))
            .map(|work| {
                let value = ready(keep.owned(work));
                Entry::new(work.word(), work.name(), value, work_note(scene, work)).icon(icons::work(work))
            })
            .collect();
        if !lines.is_empty() {
            let zone = Zone::new(id, title(scene, name), Body::List(lines)).icon(Icon::art(art));
            zones.push(zone.note(format!("Room for {most}.")));
        }
    }
    zones
}

fn ready(n: u8) -> String {
    if n == 0 { "none".into() } else { format!("{n} ready") }
}

/// The effect of a work, and its cost (cast-2 to cast-7, use-1 to use-7).
fn work_note(scene: &Scene<'_>, work: Work) -> String {
    let (points, gold) = scene.keep.price(work);
    match work {
        Work::Spell(spell) => {
            let mana = scene.keep.tables().spells[spell as usize].mana;
            format!("{}. {mana} mana to cast, {points} points to research.", capitalised(&casting::spell_does(spell)))
        }
        Work::Ware(ware) => {
            let avoid: Vec<String> =
                scene.keep.tables().wares[ware as usize].avoid.iter().map(|&kind| kind.name().to_owned()).collect();
            let but = if avoid.is_empty() { String::new() } else { format!(", but not {}", list(avoid)) };
            let but = if ware.is_door() { ", but not the Monarch".into() } else { but };
            let full = if scene.keep.has_place(work) { "" } else { " There is no more room." };
            format!("{}{but}. {gold} gold and {points} points to make.{full}", capitalised(&defend::ware_does(ware)))
        }
    }
}
