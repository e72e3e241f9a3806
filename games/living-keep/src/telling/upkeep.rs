//! The harvest, the pay and food due, and the shortfall.

use super::Played;
use super::forecast::Forecast;
use super::gesture::minion;
use super::luck;
use super::odds;
use super::scene::Scene;
use crate::View;
use crate::keep::Id;
use crate::kinds::{Resource, Room};
use crate::phase::Phase;
use crate::words;
use underdeck_game::{Gesture, MoveWords, Place, say};

pub(super) fn ask(scene: &Scene<'_>) -> String {
    let forecast = forecast(scene);
    let farms = words::rooms(scene.keep.room(Room::Farm), Room::Farm);
    let harvest = format!("gather the harvest of {farms}");
    if forecast.pay + forecast.food == 0 {
        return format!("{harvest}; nobody has to be paid or fed.");
    }
    format!("{harvest}. Gold: {}. Food: {}.", forecast.gold_words(), forecast.food_words())
}

pub(super) fn ask_shortfall(scene: &Scene<'_>) -> String {
    let forecast = forecast(scene);
    let missing = [(forecast.gold_short(), Resource::Gold), (forecast.food_short(), Resource::Food)];
    let ranks = scene.keep.minions.highest().iter().next().map_or(0, |id| scene.keep.minions.rank(id));
    format!("{} short. One of rank {ranks}, the highest, must go. Who?", words::price(&missing))
}

/// The needs of the next Upkeep; once the harvest is in, those left of this one (upkeep-1, upkeep-2).
pub(super) fn forecast(scene: &Scene<'_>) -> Forecast {
    Forecast::of(scene.keep, scene.view.phase != Phase::Shortfall)
}

pub(super) fn offer_collect(scene: &Scene<'_>) -> MoveWords {
    let forecast = Forecast::of(scene.keep, true);
    let farms = scene.keep.room(Room::Farm);
    let harvest = match farms {
        0 => "No Farm, no harvest".into(),
        farms => say!("{dice} food ({sums})", dice = odds::dice(2 * farms, 6), sums = forecast.harvest.words()),
    };
    let due = match (forecast.pay, forecast.food) {
        (0, 0) => "nobody has to be paid or fed".into(),
        _ => say!("gold {gold}; food {food}", gold = forecast.gold_words(), food = forecast.food_words()),
    };
    (
        Gesture::Tap(Place::Zone("food")),
        "Collect".into(),
        say!("{harvest}; then {due}.", harvest, due),
        &["upkeep-1", "upkeep-2", "upkeep-3", "store-2", "R9"],
    )
}

/// The harvest, and the pay and food (upkeep-1, upkeep-2, upkeep-3).
pub(super) fn describe_collect(&Played { before, chance, after }: &Played<'_>) -> Vec<String> {
    let keep = before.deciding_keep();
    let dice: Vec<u8> = luck::dice(chance).into_iter().map(|(_, value)| value).collect();
    let sum: u16 = dice.iter().map(|&value| u16::from(value)).sum();
    let shown: Vec<String> = dice.iter().map(ToString::to_string).collect();
    let mut lines = vec![match dice.len() {
        0 => "There is no Farm, and no harvest.".into(),
        _ => format!("The harvest: {} = {}.", shown.join(" + "), words::gain(keep, sum, Resource::Food)),
    }];
    let (pay, food) = keep.upkeep();
    if after.phase == Phase::Shortfall {
        lines.push(format!("{pay} gold and {food} food are due, more than is in store."));
    } else if pay + food > 0 {
        lines.push(format!("{pay} gold is paid out, {food} food is eaten."));
    }
    lines
}

pub(super) fn offer_banish(scene: &Scene<'_>, id: Id) -> MoveWords {
    let it = scene.keep.minions.get(id);
    let name = words::minion(scene.keep, id);
    let mut after = *scene.keep;
    after.banish(id);
    let (label, left) = (say!("Banish {name}", name), Forecast::of(&after, false));
    let (gold, food) = (left.pay, left.food);
    if scene.view.phase == Phase::Shortfall {
        let rest = match (left.gold_short(), left.food_short()) {
            (0, 0) => say!("then {gold} gold and {food} food are paid, and that is enough", gold, food),
            (gold, food) => {
                let short = words::price(&[(gold, Resource::Gold), (food, Resource::Food)]);
                say!("then {short} are still short", short)
            }
        };
        let (rank, pay, food) = (it.rank, it.pay, it.food(scene.keep.tables()));
        let effect = say!("Rank {rank}, pay {pay}, food {food}: gone for good; {rest}.", rank, pay, food, rest);
        return (minion(id), label, effect, &["shortfall-1", "shortfall-2", "R10", "R11"]);
    }
    let effect =
        say!("Gone for good: a Lair is free, and the next Upkeep asks {gold} gold and {food} food.", gold, food);
    let rules: &[&str] = match scene.view.phase {
        Phase::Pick => &["attempt-3", "R42", "R43"],
        _ => &["recruit-2", "R42", "R43"],
    };
    (minion(id), label, effect, rules)
}

pub(super) fn describe_banish(before: &View, id: Id, after: &View) -> String {
    let keep = before.deciding_keep();
    let name = words::minion(keep, id);
    if before.phase != Phase::Shortfall {
        return format!("{name} is banished.");
    }
    if after.phase == Phase::Shortfall && before.to_move == after.to_move {
        return format!("{name} is banished. It is still not enough.");
    }
    let mut rest = *keep;
    rest.banish(id);
    let (pay, food) = rest.upkeep();
    format!("{name} is banished. {pay} gold is paid out, {food} food is eaten.")
}
