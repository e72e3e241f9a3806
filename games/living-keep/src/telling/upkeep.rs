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
use underdeck_game::{Gesture, Message, MoveWords, Place, say};

pub(super) fn ask(scene: &Scene<'_>) -> Message {
    let forecast = forecast(scene);
    let farms = words::rooms(scene.keep.room(Room::Farm), Room::Farm);
    if forecast.pay + forecast.food == 0 {
        return say!(ASK_COLLECT_FREE, farms);
    }
    say!(ASK_COLLECT, farms, gold = forecast.gold_words(), food = forecast.food_words())
}

pub(super) fn ask_shortfall(scene: &Scene<'_>) -> Message {
    let forecast = forecast(scene);
    let short = words::price(&[(forecast.gold_short(), Resource::Gold), (forecast.food_short(), Resource::Food)]);
    let rank = scene.keep.minions.highest().iter().next().map_or(0, |id| scene.keep.minions.rank(id));
    say!(ASK_SHORTFALL, short, rank)
}

/// The needs of the next Upkeep; once the harvest is in, those left of this one (upkeep-1, upkeep-2).
pub(super) fn forecast(scene: &Scene<'_>) -> Forecast {
    Forecast::of(scene.keep, scene.view.phase != Phase::Shortfall)
}

pub(super) fn offer_collect(scene: &Scene<'_>) -> MoveWords {
    let forecast = Forecast::of(scene.keep, true);
    let farms = scene.keep.room(Room::Farm);
    let harvest = match farms {
        0 => say!(COLLECT_NO_FARM),
        farms => say!(COLLECT_HARVEST, dice = odds::dice(2 * farms, 6), sums = forecast.harvest.words()),
    };
    let due = match (forecast.pay, forecast.food) {
        (0, 0) => say!(COLLECT_FREE),
        _ => say!(COLLECT_DUE, gold = forecast.gold_words(), food = forecast.food_words()),
    };
    (
        Gesture::Tap(Place::Zone("food")),
        say!(COLLECT_LABEL),
        words::sentences([harvest, due]),
        &["upkeep-1", "upkeep-2", "upkeep-3", "store-2", "R9"],
    )
}

/// The harvest, and the pay and food (upkeep-1, upkeep-2, upkeep-3).
pub(super) fn describe_collect(&Played { before, chance, after }: &Played<'_>) -> Vec<Message> {
    let keep = before.deciding_keep();
    let dice: Vec<u8> = luck::dice(chance).into_iter().map(|(_, value)| value).collect();
    let gain = || words::gain(keep, dice.iter().map(|&value| u16::from(value)).sum(), Resource::Food);
    let mut lines = vec![match dice.len() {
        0 => say!(HARVESTED_NONE),
        _ => say!(HARVESTED, dice = Message::join(&dice, " + "), gain = gain()),
    }];
    let (pay, food) = keep.upkeep();
    if after.phase == Phase::Shortfall {
        lines.push(say!(UPKEEP_DUE, pay, food));
    } else if pay + food > 0 {
        lines.push(say!(UPKEEP_PAID, pay, food));
    }
    lines
}

pub(super) fn offer_banish(scene: &Scene<'_>, id: Id) -> MoveWords {
    let it = scene.keep.minions.get(id);
    let mut after = *scene.keep;
    after.banish(id);
    let (label, left) = (say!(BANISH_LABEL, kind = it.kind, id), Forecast::of(&after, false));
    let (gold, food) = (left.pay, left.food);
    if scene.view.phase == Phase::Shortfall {
        let rest = match (left.gold_short(), left.food_short()) {
            (0, 0) => say!(BANISH_ENOUGH, gold, food),
            (gold, food) => {
                say!(BANISH_SHORT, short = words::price(&[(gold, Resource::Gold), (food, Resource::Food)]))
            }
        };
        let gone = say!(BANISH_GONE, rank = it.rank, pay = it.pay, food = it.food(scene.keep.tables()));
        return (minion(id), label, words::sentences([rest, gone]), &["shortfall-1", "shortfall-2", "R10", "R11"]);
    }
    let rules: &[&str] = match scene.view.phase {
        Phase::Pick => &["attempt-3", "R42", "R43"],
        _ => &["recruit-2", "R42", "R43"],
    };
    (minion(id), label, say!(BANISH_EFFECT, gold, food), rules)
}

pub(super) fn describe_banish(before: &View, id: Id, after: &View) -> Message {
    let keep = before.deciding_keep();
    let minion = words::minion(keep, id);
    if before.phase != Phase::Shortfall {
        return say!(BANISHED, minion);
    }
    if after.phase == Phase::Shortfall && before.to_move == after.to_move {
        return say!(BANISHED_NOT_ENOUGH, minion);
    }
    let mut rest = *keep;
    rest.banish(id);
    let (pay, food) = rest.upkeep();
    if pay + food == 0 {
        return say!(BANISHED, minion);
    }
    say!(BANISHED_ENOUGH, minion, pay, food)
}
