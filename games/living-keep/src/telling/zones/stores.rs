//! Health, stores, Peons, and the forecast of the next Upkeep.

use underdeck_game::{Body, Entry, Good, Icon, Message, Sign, Symbol, Value, Zone, say};

use super::title;
use crate::kinds::{Mode, Resource, Room};
use crate::phase::Phase;
use crate::telling::forecast::Forecast;
use crate::telling::scene::Scene;
use crate::telling::upkeep;
use crate::words::{self, icons};

/// The icon of health.
pub(super) const HEALTH: Icon = Icon::new(Symbol::Health, "hearts");

pub(super) fn zones(scene: &Scene<'_>) -> Vec<Zone> {
    let mut zones = vec![health(scene)];
    zones.extend(Resource::ALL.iter().map(|&what| store(scene, what)));
    zones.push(peons(scene));
    zones
}

pub(super) fn health(scene: &Scene<'_>) -> Zone {
    let keep = scene.keep;
    let name = match scene.view.options.mode {
        Mode::Standard | Mode::Draft => say!(HEALTH_NAME_OWN),
        _ => title(scene, say!(HEALTH_NAME)),
    };
    let body = Body::Counter { value: keep.hp.into(), max: Some(keep.hp_max.into()) };
    let note = match scene.view.options.mode {
        Mode::Mastery if !keep.hurt => say!(HEALTH_NOTE_UNHURT),
        Mode::Standard | Mode::Draft => say!(HEALTH_NOTE_DUEL),
        _ => say!(HEALTH_NOTE),
    };
    Zone::new("health", name, body).icon(HEALTH).note(note).good(Good::High)
}

/// A resource with its storage (store-1, store-2).
fn store(scene: &Scene<'_>, what: Resource) -> Zone {
    let keep = scene.keep;
    let (room, each) = keep.tables().stores[what as usize];
    let body = Body::Counter { value: keep.store(what).into(), max: Some(keep.storage(what).into()) };
    let name = title(scene, Message::from(what).capitalised());
    Zone::new(what.word(), name, body).icon(icons::resource(what)).note(say!(STORE_NOTE, room, each))
}

fn peons(scene: &Scene<'_>) -> Zone {
    let keep = scene.keep;
    let body = Body::Counter { value: keep.peons.into(), max: Some(keep.peons_max.into()) };
    Zone::new("peons", title(scene, say!(PEONS)), body).icon(Icon::art("mining")).note(say!(PEONS_NOTE))
}

pub(super) fn upkeep(scene: &Scene<'_>) -> Zone {
    let forecast = upkeep::forecast(scene);
    let is_now = matches!(scene.view.phase, Phase::Upkeep | Phase::Shortfall) && scene.view.decides();
    let name = title(scene, if is_now { say!(UPKEEP_NOW) } else { say!(UPKEEP_NEXT) });
    let farms = words::rooms(scene.keep.room(Room::Farm), Room::Farm);
    let harvest = say!(UPKEEP_FOOD_NOTE, farms, sums = forecast.harvest.words());
    let due = |n: u16| match n {
        _ if !forecast.is_safe() => Sign::Words,
        0 => Sign::Dim,
        n => Sign::count(Value::Change(-i64::from(n))),
    };
    let mut lines = vec![
        Entry::new("pay", Resource::Gold, forecast.gold_words(), say!(UPKEEP_PAY_NOTE))
            .icon(icons::resource(Resource::Gold))
            .sign(due(forecast.pay)),
        Entry::new("food", Resource::Food, forecast.food_words(), harvest)
            .icon(icons::resource(Resource::Food))
            .sign(due(forecast.food)),
    ];
    if !forecast.is_safe() {
        let who = words::minions(scene.keep, forecast.first_to_go);
        lines.push(Entry::new("first", say!(UPKEEP_FIRST), who, say!(UPKEEP_FIRST_NOTE)));
    }
    Zone::new("upkeep", name, Body::List(lines)).icon(Icon::art("backward-time")).note(verdict(&forecast))
}

fn verdict(forecast: &Forecast) -> Message {
    match (forecast.gold_short(), forecast.food_chance()) {
        _ if forecast.pay + forecast.food == 0 => say!(UPKEEP_FREE),
        _ if forecast.is_safe() => say!(UPKEEP_SAFE),
        (0, chance) if chance > 0.0 => say!(UPKEEP_FOOD_DEPENDS),
        (0, _) => say!(UPKEEP_FOOD_SHORT),
        (_, chance) if chance > 0.0 => say!(UPKEEP_GOLD_SHORT),
        _ => say!(UPKEEP_ALL_SHORT),
    }
}
