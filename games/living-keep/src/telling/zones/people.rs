//! The minions of a slate, and in coop the partner's slate.

use underdeck_game::prose::{capitalised, list};
use underdeck_game::{Body, Entry, Icon, Zone};

use super::stores::HEALTH;
use super::{rooms, title};
use crate::keep::{Id, Keep};
use crate::kinds::{Kind, Mode, Resource, Room};
use crate::telling::scene::{self, Scene};
use crate::view::Other;
use crate::words::{self, icons};

/// The minions, each with its kind and its cost (minion-1).
pub(super) fn minions(scene: &Scene<'_>) -> Zone {
    let keep = scene.keep;
    let is_draft = scene.view.options.mode == Mode::Draft;
    let lines = keep.minions.ids().iter().map(|id| minion(keep, id, is_draft)).collect();
    let heroes = scene.view.options.drafts_heroes(scene.view.seat);
    let (name, icon) = if heroes { ("Heroes", "visored-helm") } else { ("Minions", "evil-minion") };
    let zone = Zone::new("minions", title(scene, name), Body::List(lines)).icon(Icon::art(icon));
    if is_draft {
        return zone.note("They fight in the war.");
    }
    let lairs = keep.room(Room::Lair);
    zone.note(format!("{} of {} taken.", keep.minions.count(), words::count(lairs, Room::Lair.name())))
        .within(rooms::place(keep, Room::Lair))
}

fn minion(keep: &Keep, id: Id, is_draft: bool) -> Entry {
    let it = keep.minions.get(id);
    let mut value = format!("rank {}", it.rank);
    if !is_draft {
        value += &format!(" pay {} food {}", it.pay, it.food(keep.tables()));
    }
    if keep.minions.trained.contains(id) {
        value += " trained now";
    }
    if keep.minions.worked.contains(id) {
        value += " has worked";
    }
    let kind = match it.kind.card() {
        Some(card) => format!("{}. ", capitalised(&card.name())),
        None => String::new(),
    };
    let trade = match it.kind {
        Kind::GOBLIN if !is_draft => "Rolls a d8 at the anvil. ",
        Kind::OCCULTIST if !is_draft => "Rolls a d8 when channelling. ",
        _ => "",
    };
    let trains = match it.trains(keep.tables()) {
        0 => "",
        1 => "Trained once. ",
        _ => "Trained more than once. ",
    };
    Entry::new(id.to_string(), words::minion(keep, id), value, format!("{kind}{trade}{trains}").trim())
        .icon(icons::kind(it.kind))
}

/// The other slate in coop: partners have no secrets (view-2, R61).
pub(super) fn partner(scene: &Scene<'_>) -> Vec<Zone> {
    let view = scene.view;
    let Other::Partner(partner) = &view.other else { return Vec::new() };
    let whose = 1 - scene::slate_of(view);
    let keep = if whose == view.seat { &view.keep } else { partner };
    let name = scene::keep_name(view, whose);
    let of = |what: Resource| format!("{} of {}", keep.store(what), keep.storage(what));
    let mut lines = vec![Entry::new("health", "health", format!("{} of {}", keep.hp, keep.hp_max), "").icon(HEALTH)];
    let store = |&what: &Resource| Entry::new(what.word(), what.word(), of(what), "").icon(icons::resource(what));
    lines.extend(Resource::ALL.iter().map(store));
    let peons = format!("{} of {}", keep.peons, keep.peons_max);
    lines.push(Entry::new("peons", "Peons", peons, "").icon(Icon::art("mining")));
    let owned = Room::ALL.iter().filter(|&&room| keep.room(room) > 0);
    let rooms = list(owned.map(|&room| words::count(keep.room(room), room.name())));
    let rooms = if rooms.is_empty() { "none".into() } else { rooms };
    lines.push(Entry::new("rooms", "rooms", rooms, "").icon(Icon::art("castle")));
    let ready = (0..crate::kinds::Work::COUNT).map(crate::kinds::Work::at).filter(|&work| keep.owned(work) > 0);
    lines.extend(ready.map(|work| {
        let value = format!("{} ready", keep.owned(work));
        Entry::new(work.word(), work.name(), value, "").icon(icons::work(work))
    }));
    let begun = keep.projects.list().iter();
    lines.extend(begun.map(|project| {
        let id = format!("project {}", project.work);
        let value = format!("{} points to go", project.left);
        Entry::new(id, project.work.name(), value, "").icon(icons::work(project.work))
    }));
    let host = keep.minions.ids().iter().map(|id| minion(keep, id, false)).collect();
    vec![
        Zone::new("partner", name.clone(), Body::List(lines))
            .icon(Icon::art("castle"))
            .note("Your partner's slate; partners share all they know."),
        Zone::new("partner_minions", format!("Minions of {name}"), Body::List(host)).icon(Icon::art("evil-minion")),
    ]
}
