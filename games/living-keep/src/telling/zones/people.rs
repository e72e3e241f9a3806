//! The minions of a slate, and in coop the partner's slate.

use underdeck_game::{Body, Entry, Icon, Link, Message, Sign, Value, Zone, ZoneKind, say};

use super::stores::HEALTH;
use super::{rooms, title};
use crate::keep::{Id, Keep};
use crate::kinds::{Kind, Mode, Resource, Room, Work};
use crate::telling::odds;
use crate::telling::scene::{self, Scene};
use crate::view::Other;
use crate::words::{self, icons};

/// The minions, each with its kind and its cost (minion-1).
pub(super) fn minions(scene: &Scene<'_>) -> Zone {
    let keep = scene.keep;
    let is_draft = scene.view.options.mode == Mode::Draft;
    let lines = keep.minions.ids().iter().map(|id| minion(keep, id, is_draft)).collect();
    let heroes = scene.view.options.drafts_heroes(scene.view.seat);
    let (name, icon) = if heroes { (say!(HEROES_NAME), "visored-helm") } else { (say!(MINIONS_NAME), "evil-minion") };
    let zone =
        Zone::new("minions", title(scene, name), Body::List(lines)).kind(ZoneKind::Possessions).icon(Icon::art(icon));
    if is_draft {
        return zone.note(say!(MINIONS_NOTE_DRAFT));
    }
    let note = say!(MINIONS_NOTE, n = keep.minions.count(), beds = keep.room(Room::Lair));
    zone.note(note).within(rooms::place(keep, Room::Lair))
}

fn minion(keep: &Keep, id: Id, is_draft: bool) -> Entry {
    let it = keep.minions.get(id);
    let (rank, pay, food) = (it.rank, it.pay, it.food(keep.tables()));
    let value = match is_draft {
        true => say!(MINION_DRAFT, rank),
        false => say!(MINION_VALUE, rank, pay, food),
    };
    let is_trained = keep.minions.trained.contains(id);
    let has_worked = (keep.minions.worked | keep.minions.forged).contains(id);
    let value = [Some(value), is_trained.then(|| say!(MINION_TRAINED)), has_worked.then(|| say!(MINION_WORKED))];
    let number = |n: Value| Message::join([n], "");
    let costs =
        [(icons::resource(Resource::Gold), number(pay.into())), (icons::resource(Resource::Food), number(food.into()))];
    let mut parts = vec![(Icon::art("crossed-swords"), number(rank.into()))];
    parts.extend(costs.into_iter().filter(|_| !is_draft));
    parts.extend(is_trained.then(|| (Icon::art("strong"), Message::default())));
    parts.extend(has_worked.then(|| (Icon::art("anvil"), Message::default())));
    let note = [
        it.kind.card().map(|card| say!(MINION_CARD, card = Value::CardName(card)).capitalised()),
        match it.kind {
            Kind::GOBLIN if !is_draft => Some(say!(MINION_GOBLIN, die = odds::die(8))),
            Kind::OCCULTIST if !is_draft => Some(say!(MINION_OCCULTIST, die = odds::die(8))),
            _ => None,
        },
        match it.trains(keep.tables()) {
            0 => None,
            1 => Some(say!(MINION_TRAINED_ONCE)),
            _ => Some(say!(MINION_TRAINED_MORE)),
        },
    ];
    let [value, note] = [value.into_iter().flatten().collect(), note.into_iter().flatten().collect()]
        .map(|parts: Vec<_>| words::sentences(parts));
    Entry::new(id.to_string(), words::minion(keep, id), value, note).icon(icons::kind(it.kind)).sign(Sign::Parts(parts))
}

/// The other slate in coop: partners have no secrets (view-2, R61).
pub(super) fn partner(scene: &Scene<'_>) -> Vec<Zone> {
    let view = scene.view;
    let Other::Partner(partner) = &view.other else { return Vec::new() };
    let whose = 1 - scene::slate_of(view);
    let keep = if whose == view.seat { &view.keep } else { partner };
    let name = scene::keep_name(view, whose);
    let of = |n: u16, most: u16| say!(OF_NUMBER, n, most);
    let entry = |id: &str, name, value| Entry::new(id, name, value, Message::default());
    let mut lines = vec![entry("health", say!(HEALTH), of(keep.hp, keep.hp_max)).icon(HEALTH)];
    let store = |&what: &Resource| {
        entry(what.word(), what.into(), of(keep.store(what), keep.storage(what))).icon(icons::resource(what))
    };
    lines.extend(Resource::ALL.iter().map(store));
    let peons = of(keep.peons.into(), keep.peons_max.into());
    lines.push(entry("peons", say!(PEONS), peons).icon(Icon::art("mining")));
    let owned = Room::ALL.iter().filter(|&&room| keep.room(room) > 0);
    let owned: Vec<Message> = owned.map(|&room| words::rooms(keep.room(room), room)).collect();
    let owned = if owned.is_empty() { say!(NO_THINGS) } else { Message::join(owned, Link::And) };
    lines.push(entry("rooms", say!(PARTNER_ROOMS), owned).icon(Icon::art("castle")));
    let ready = (0..Work::COUNT).map(Work::at).filter(|&work| keep.owned(work) > 0);
    lines.extend(
        ready.map(|work| {
            entry(work.word(), work.into(), say!(WORKS_READY, n = keep.owned(work))).icon(icons::work(work))
        }),
    );
    lines.extend(keep.projects.list().iter().enumerate().map(|(n, project)| {
        let work = project.work;
        entry(
            &format!("project {}", rooms::project_id(keep, n, work)),
            work.into(),
            say!(PROJECT_TO_GO, left = project.left),
        )
        .icon(icons::work(work))
    }));
    let host = keep.minions.ids().iter().map(|id| minion(keep, id, false)).collect();
    vec![
        Zone::new("partner", name, Body::List(lines)).icon(Icon::art("castle")).note(say!(PARTNER_NOTE)),
        Zone::new("partner_minions", say!(PARTNER_MINIONS, keep = scene::keep_name(view, whose)), Body::List(host))
            .icon(Icon::art("evil-minion")),
    ]
}
