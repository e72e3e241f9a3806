//! Health, stores, Peons, and the forecast of the next Upkeep.

use underdeck_game::prose::capitalised;
use underdeck_game::{Body, Entry, Good, Icon, Symbol, Zone};

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
        Mode::Standard | Mode::Draft => "Your health".into(),
        _ => title(scene, "Health"),
    };
    let body = Body::Counter { value: keep.hp.into(), max: Some(keep.hp_max.into()) };
    let note = match scene.view.options.mode {
        Mode::Mastery if !keep.hurt => "Never hurt: worth ten times as much at the end.",
        Mode::Standard | Mode::Draft => "More health than your rival wins, when the war is over.",
        _ => "At 0 the game is lost.",
    };
    Zone::new("health", name, body).icon(HEALTH).note(note).good(Good::High)
}

/// A resource with its storage (store-1, store-2).
fn store(scene: &Scene<'_>, what: Resource) -> Zone {
    let keep = scene.keep;
    let (room, each) = keep.tables().stores[what as usize];
    let body = Body::Counter { value: keep.store(what).into(), max: Some(keep.storage(what).into()) };
    let name = title(scene, &capitalised(what.word()));
    let note = format!("Each {} stores {each}; what does not fit is lost.", room.name());
    Zone::new(what.word(), name, body).icon(icons::resource(what)).note(note)
}

fn peons(scene: &Scene<'_>) -> Zone {
    let keep = scene.keep;
    let body = Body::Counter { value: keep.peons.into(), max: Some(keep.peons_max.into()) };
    Zone::new("peons", title(scene, "Peons"), body).icon(Icon::art("mining")).note("They dig or chant, never fight.")
}

pub(super) fn upkeep(scene: &Scene<'_>) -> Zone {
    let forecast = upkeep::forecast(scene);
    let is_now = matches!(scene.view.phase, Phase::Upkeep | Phase::Shortfall) && scene.view.decides();
    let name = title(scene, if is_now { "This Upkeep" } else { "Next Upkeep" });
    let farms = words::count(scene.keep.room(Room::Farm), Room::Farm.name());
    let mut lines = vec![
        Entry::new("pay", "gold", forecast.gold_words(), "All minions are paid or none: there is no partial payment.")
            .icon(icons::resource(Resource::Gold)),
        Entry::new(
            "food",
            "food",
            forecast.food_words(),
            format!("{farms}: the harvest is {}.", forecast.harvest.words()),
        )
        .icon(icons::resource(Resource::Food)),
    ];
    if !forecast.is_safe() {
        let who = words::minions(scene.keep, forecast.first_to_go);
        let note = "While gold or food is short, a minion of the highest rank is banished.";
        lines.push(Entry::new("first", "first to go", who, note));
    }
    Zone::new("upkeep", name, Body::List(lines)).icon(Icon::art("backward-time")).note(verdict(&forecast))
}

fn verdict(forecast: &Forecast) -> &'static str {
    match (forecast.gold_short(), forecast.food_chance()) {
        _ if forecast.pay + forecast.food == 0 => "Nobody has to be paid or fed.",
        _ if forecast.is_safe() => "Enough, whatever the dice show.",
        (0, chance) if chance > 0.0 => "The pay is in store; the food depends on the harvest.",
        (0, _) => "The pay is in store, the food is not.",
        (_, chance) if chance > 0.0 => "There is not enough gold to pay everyone.",
        _ => "There is not enough gold and not enough food.",
    }
}
