//! The table for a view: the zones, and what is to be decided.

mod decks;
mod moment;
mod people;
mod prompt;
mod reckoning;
mod rooms;
mod stores;

pub(crate) use rooms::{missing, spell_does, ware_does};

use game::{Body, Entry, Table, Zone};

use crate::kinds::Mode;
use crate::phase::Phase;
use crate::view::Other;
use crate::words::{self, Desk};
use crate::{View, offers};

/// What lies on the table, what is to be decided, and the gesture for each legal move (keep-1).
pub(crate) fn table(view: &View) -> Table {
    let desk = Desk::of(view);
    Table {
        prompt: prompt::prompt(&desk),
        zones: zones(&desk),
        offers: view.legal().into_iter().map(|mv| offers::offer(&desk, mv)).collect(),
    }
}

/// What is to be decided, or how the game ended, in one sentence.
pub(crate) fn prompt(view: &View) -> String {
    prompt::prompt(&Desk::of(view))
}

/// The slate of the Keep that the decision is about, what is seen of the other, and the decks (view-2, view-3).
fn zones(desk: &Desk<'_>) -> Vec<Zone> {
    let mut zones: Vec<Zone> = steps(desk).into_iter().collect();
    zones.extend(reckoning::goals(desk));
    zones.extend(moment::zones(desk));
    if desk.view.frame.mode == Mode::Draft {
        zones.push(stores::health(desk));
        zones.extend(rival(desk.view));
        zones.push(people::minions(desk));
    } else {
        zones.extend(stores::zones(desk));
        zones.extend(rival(desk.view));
        zones.push(rooms::rooms(desk));
        zones.push(people::minions(desk));
        zones.extend(rooms::workshop(desk));
        zones.extend(people::partner(desk));
    }
    zones.extend(decks::zones(desk));
    zones.extend(reckoning::deeds(desk));
    zones.extend(reckoning::score(desk));
    zones
}

/// The phases of a turn, and where it stands (order-1, order-2, order-3).
fn steps(desk: &Desk<'_>) -> Option<Zone> {
    use Phase::{Build, Dig, Draft, Hero, Recruit, Research, Train, Upkeep, War};
    let view = desk.view;
    let phases: &[Phase] = match view.frame.mode {
        Mode::Draft => &[Draft, War],
        Mode::Standard => &[Upkeep, Dig, Build, Recruit, Hero, War],
        _ => &[Upkeep, Dig, Build, Train, Research, Recruit, Hero],
    };
    let phase = match view.phase {
        Phase::Pick | Phase::Reorder => view.resume.unwrap_or(Recruit),
        phase => phase,
    };
    let now = phases.iter().position(|&step| words::phase(step) == words::phase(phase))?;
    let steps = phases.iter().map(|&step| words::phase(step).to_owned()).collect();
    let (what, pack) = match view.frame.mode {
        Mode::Draft => ("Deal", "main deck"),
        Mode::Standard => ("Round", "turn cards"),
        _ => ("Turn", "turn cards"),
    };
    let zone = Zone::new("phase", format!("{what} {}", view.turn_no), Body::Track { steps, now });
    let (pass, limit) = (view.turn_pass + 1, view.frame.turn_limit);
    Some(zone.note(format!("Pass {} of {limit} through the {pack}.", pass.min(limit))))
}

/// All that is seen of a rival (view-3).
fn rival(view: &View) -> Option<Zone> {
    let Other::Rival { hp, hp_max } = view.other else { return None };
    let body = Body::Counter { value: hp.into(), max: Some(hp_max.into()) };
    let name = format!("Health of {}", words::keep(view, 1 - view.seat));
    Some(Zone::new("rival", name, body).note("All that you may see of your rival."))
}

/// The title of a part of a slate: in coop it says whose.
fn title(desk: &Desk<'_>, what: &str) -> String {
    match desk.view.frame.mode {
        Mode::Coop => format!("{what} of {}", words::keep(desk.view, words::player(desk.view))),
        _ => what.into(),
    }
}

fn entry(id: impl Into<String>, name: impl Into<String>, value: impl Into<String>, note: impl Into<String>) -> Entry {
    Entry { id: id.into(), name: name.into(), value: value.into(), note: note.into() }
}
