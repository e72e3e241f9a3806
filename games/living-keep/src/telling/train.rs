//! Training minions.

use super::gesture::minion;
use super::luck;
use super::odds;
use super::scene::Scene;
use crate::View;
use crate::keep::{Id, Keep};
use crate::kinds::Room;
use crate::names;
use crate::words;
use underdeck_game::{Message, MoveWords, SeenChance, say};

pub(super) fn ask(keep: &Keep) -> Message {
    let (rooms, need) = (keep.room(Room::Training), keep.tables().limits.work_rooms);
    match keep.training_places().saturating_sub(keep.minions.trained.len()) {
        0 if rooms < need => say!(ASK_TRAIN_ROOMS, rooms = names::rooms(need, Room::Training), there = rooms),
        0 => say!(ASK_TRAIN_FULL),
        _ if keep.trainable().is_empty() => say!(ASK_TRAIN_HIGHEST),
        n => say!(ASK_TRAIN, n, die = odds::die(8)),
    }
}

pub(super) fn offer(scene: &Scene<'_>, id: Id) -> MoveWords {
    let it = scene.keep.minions.get(id);
    let (least, most, die) = (it.pay + 1, it.pay + 8, odds::die(8));
    let effect = say!(TRAIN_EFFECT, rank = it.rank + 1, least, most, die);
    (minion(id), say!(TRAIN_LABEL, kind = it.kind, id), effect, &["train-1", "train-2", "R24", "R25"])
}

pub(super) fn describe(before: &View, id: Id, chance: &[SeenChance]) -> Message {
    let keep = before.deciding_keep();
    let (it, minion) = (keep.minions.get(id), words::minion(keep, id));
    match luck::first(chance) {
        None => say!(TRAINED, minion, rank = it.rank + 1),
        Some(more) => {
            let pay = it.pay + more;
            say!(TRAINED_PAY, minion, rank = it.rank + 1, pay, change = words::change(it.pay, pay))
        }
    }
}
