//! The zones of the table.

mod decks;
mod moment;
mod people;
mod reckoning;
mod rooms;
mod stores;

use underdeck_game::{Body, Icon, Message, Zone, say};

use super::scene::{self, Scene};
use crate::View;
use crate::kinds::Mode;
use crate::phase::Phase;
use crate::view::Other;

/// The slate of the Keep that the decision is about, the seen part of the other, and the decks (view-2, view-3).
pub(super) fn zones(scene: &Scene<'_>) -> Vec<Zone> {
    let mut zones: Vec<Zone> = steps(scene).into_iter().collect();
    zones.extend(reckoning::goals(scene));
    zones.extend(moment::zones(scene));
    if scene.view.options.mode == Mode::Draft {
        zones.push(stores::health(scene));
        zones.extend(rival(scene.view));
        zones.push(people::minions(scene));
    } else {
        zones.extend(stores::zones(scene));
        zones.extend(rival(scene.view));
        zones.push(rooms::rooms(scene));
        zones.push(people::minions(scene));
        zones.push(stores::upkeep(scene));
        zones.extend(rooms::workshop(scene));
        zones.extend(people::partner(scene));
    }
    zones.extend(decks::zones(scene));
    zones.extend(reckoning::deeds(scene));
    zones.extend(reckoning::score(scene));
    zones
}

/// The counters among them.
pub(super) fn counters(scene: &Scene<'_>) -> Vec<Zone> {
    let mut zones: Vec<Zone> = moment::zones(scene).into_iter().filter(Zone::is_counter).collect();
    match scene.view.options.mode {
        Mode::Draft => zones.push(stores::health(scene)),
        _ => zones.extend(stores::zones(scene)),
    }
    zones.extend(rival(scene.view));
    zones
}

/// The phases of a turn, with the present one marked (order-1, order-2, order-3).
fn steps(scene: &Scene<'_>) -> Option<Zone> {
    use Phase::{Build, Dig, Draft, Hero, Recruit, Research, Train, Upkeep, War};
    let view = scene.view;
    let phases: &[Phase] = match view.options.mode {
        Mode::Draft => &[Draft, War],
        Mode::Standard => &[Upkeep, Dig, Build, Recruit, Hero, War],
        _ => &[Upkeep, Dig, Build, Train, Research, Recruit, Hero],
    };
    let phase = match view.phase {
        Phase::Pick | Phase::Reorder => view.resume.unwrap_or(Recruit),
        phase => phase,
    };
    let now = phases.iter().position(|step| step.step() == phase.step())?;
    let steps = phases.iter().map(|&step| step.into()).collect();
    let n = view.turn_no;
    let (limit, pass) = (view.turn_limit, (view.turn_pass + 1).min(view.turn_limit));
    let (name, note) = match view.options.mode {
        Mode::Draft => (say!(PHASE_DEAL, n), say!(PHASE_PASS_DECK, pass, limit)),
        Mode::Standard => (say!(PHASE_ROUND, n), say!(PHASE_PASS, pass, limit)),
        _ => (say!(PHASE_TURN, n), say!(PHASE_PASS, pass, limit)),
    };
    let icon = if view.options.mode == Mode::Draft { Icon::default() } else { Icon::art("hourglass") };
    Some(Zone::new("phase", name, Body::Track { steps, now }).icon(icon).note(note))
}

/// The seen part of a rival (view-3).
fn rival(view: &View) -> Option<Zone> {
    let Other::Rival { hp, hp_max } = view.other else { return None };
    let body = Body::Counter { value: hp.into(), max: Some(hp_max.into()) };
    let name = say!(RIVAL_NAME, keep = scene::keep_name(view, 1 - view.seat));
    Some(Zone::new("rival", name, body).icon(stores::HEALTH).note(say!(RIVAL_NOTE)))
}

/// The title of a part of a slate: in coop with the owner.
fn title(scene: &Scene<'_>, part: Message) -> Message {
    match scene.view.options.mode {
        Mode::Coop => say!(PART_OF, part, keep = scene::keep_name(scene.view, scene::slate_of(scene.view))),
        _ => part,
    }
}
