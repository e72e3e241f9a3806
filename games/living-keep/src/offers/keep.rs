//! Upkeep, building, training, banishing.

use game::{Gesture, Place};

use super::{Parts, less, minion, room};
use crate::keep::{Id, Keep};
use crate::kinds::{Resource, Room};
use crate::phase::Phase;
use crate::rules::CARDS_A_GATE;
use crate::tables::tables;
use crate::words::forecast::Forecast;
use crate::words::{self, Desk, list};

pub(super) fn collect(desk: &Desk<'_>) -> Parts {
    let forecast = Forecast::of(desk.keep, true);
    let farms = desk.keep.room(Room::Farm);
    let harvest = match farms {
        0 => "No Farm, no harvest".to_owned(),
        farms => format!("{}d6 food ({})", 2 * farms, forecast.harvest.words()),
    };
    let due = match (forecast.pay, forecast.food) {
        (0, 0) => "nobody is to be paid or fed".to_owned(),
        _ => format!("gold {}; food {}", forecast.gold_words(), forecast.food_words()),
    };
    (
        Gesture::Tap(Place::Zone("food")),
        "Collect".into(),
        format!("{harvest}; then {due}."),
        &["upkeep-1", "upkeep-2", "upkeep-3", "store-2", "R9"],
    )
}

pub(super) fn build(desk: &Desk<'_>, what: Room) -> Parts {
    let row = &tables().rooms[what as usize];
    let mut costs = Vec::new();
    for (n, resource) in [(row.gold, Resource::Gold), (row.stone, Resource::Stone)] {
        if n > 0 {
            costs.push(less(desk, resource, n));
        }
    }
    let (n, name) = (desk.keep.room(what), words::room(what));
    let effect = format!("{}; {name} {n} → {}.{}", words::begin(&costs.join(", ")), n + 1, gains(desk, what));
    (room(what), format!("Build {name}"), effect, &["build-1", "build-2", "R21", "R22"])
}

/// What another room of the kind brings.
fn gains(desk: &Desk<'_>, what: Room) -> String {
    let keep = desk.keep;
    let mut after = *keep;
    after.build(what);
    let mut gains = Vec::new();
    for &resource in Resource::ALL {
        if after.storage(resource) > keep.storage(resource) {
            gains.push(format!("stores {} {resource}", after.storage(resource)));
        }
    }
    let work = tables().limits.work_rooms;
    match what {
        Room::Lair => gains.push(format!("{} free", words::count(after.free_lairs() as u64, "bed"))),
        Room::Farm => gains.push(format!("harvests {}d6", 2 * after.room(what))),
        Room::Gate => gains.push(format!(
            "an attempt turns {} cards and lets {} in",
            CARDS_A_GATE * after.room(what),
            after.room(what)
        )),
        Room::Library | Room::Blacksmith if after.room(what) == work => {
            let what = if what == Room::Library { "spells can be researched" } else { "doors and traps can be made" };
            gains.push(what.into());
        }
        Room::Library | Room::Blacksmith if after.room(what) < work => {
            let makes = if what == Room::Library { "spells" } else { "doors and traps" };
            gains.push(format!("{} more for {makes}", work - after.room(what)));
        }
        Room::Training if after.training_places() > keep.training_places() => {
            gains.push(format!("trains {} a turn", words::count(after.training_places() as u64, "minion")));
        }
        Room::Training => gains.push(format!("{} more to train another", work - after.room(what) % work)),
        _ => {}
    }
    let opened = opened(keep, &after);
    if !opened.is_empty() {
        gains.push(format!("opens the way to {}", list(&opened)));
    }
    if gains.is_empty() { String::new() } else { format!(" {}.", words::begin(&gains.join(", "))) }
}

/// The rooms that can be built for the first time now (build-1).
fn opened(before: &Keep, after: &Keep) -> Vec<String> {
    let is_new = |room: &&Room| {
        after.rooms_max[**room as usize] > 0 && after.has_tiers_below(**room) && !before.has_tiers_below(**room)
    };
    Room::ALL.iter().filter(is_new).map(|&room| words::plural(words::room(room))).collect()
}

pub(super) fn train(desk: &Desk<'_>, id: Id) -> Parts {
    let it = desk.keep.minions.get(id);
    let effect = format!(
        "Rank {} → {}; pay {} + d8, so {} to {} from now on.",
        it.rank,
        it.rank + 1,
        it.pay,
        it.pay + 1,
        it.pay + 8
    );
    (minion(id), format!("Train {}", words::minion(desk.keep, id)), effect, &["train-1", "train-2", "R24", "R25"])
}

pub(super) fn banish(desk: &Desk<'_>, id: Id) -> Parts {
    let it = desk.keep.minions.get(id);
    let name = words::minion(desk.keep, id);
    let mut after = *desk.keep;
    after.banish(id);
    let (label, left) = (format!("Banish {name}"), Forecast::of(&after, false));
    if desk.view.phase == Phase::Shortfall {
        let rest = match (left.gold_short(), left.food_short()) {
            (0, 0) => format!("then {} gold and {} food are paid, and that is enough", left.pay, left.food),
            (gold, food) => {
                let short = words::price(&[(gold, Resource::Gold), (food, Resource::Food)]);
                format!("then {short} are still short")
            }
        };
        let effect = format!("Rank {}, pay {}, food {}: gone for good; {rest}.", it.rank, it.pay, it.food());
        return (minion(id), label, effect, &["shortfall-1", "shortfall-2", "R10", "R11"]);
    }
    let effect =
        format!("Gone for good: a Lair is free, and the next Upkeep asks {} gold and {} food.", left.pay, left.food);
    let rules: &[&str] = match desk.view.phase {
        Phase::Pick => &["attempt-3", "R42", "R43"],
        _ => &["recruit-2", "R42", "R43"],
    };
    (minion(id), label, effect, rules)
}
