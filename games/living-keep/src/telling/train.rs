//! Training minions.

use super::gesture::minion;
use super::luck;
use super::odds;
use super::scene::Scene;
use crate::View;
use crate::keep::{Id, Keep};
use crate::kinds::Room;
use crate::words::{self, count};
use underdeck_game::{MoveWords, SeenChance, say};

pub(super) fn ask(keep: &Keep) -> String {
    let (rooms, need) = (keep.room(Room::Training), keep.tables().limits.work_rooms);
    let left = keep.training_places().saturating_sub(keep.minions.trained.len());
    match left {
        0 if rooms < need => format!("that takes {}; there are {rooms}.", count(need, Room::Training.name())),
        0 => "all places of this turn are taken.".into(),
        _ if keep.trainable().is_empty() => "nobody can rise any further.".into(),
        left => format!("{} more can rise by a rank, for d8 more pay for good.", count(left as u64, "minion")),
    }
}

pub(super) fn offer(scene: &Scene<'_>, id: Id) -> MoveWords {
    let it = scene.keep.minions.get(id);
    let effect = say!(
        "Rank {rank} → {next}; pay {pay} + {die}, so {least} to {most} from now on.",
        rank = it.rank,
        next = it.rank + 1,
        pay = it.pay,
        die = odds::die(8),
        least = it.pay + 1,
        most = it.pay + 8
    );
    (
        minion(id),
        say!("Train {name}", name = words::minion(scene.keep, id)),
        effect,
        &["train-1", "train-2", "R24", "R25"],
    )
}

pub(super) fn describe(before: &View, id: Id, chance: &[SeenChance]) -> String {
    let keep = before.deciding_keep();
    let (it, more) = (keep.minions.get(id), luck::first(chance).unwrap_or(0));
    let pay = if more == 0 { String::new() } else { format!(", and is paid {} more: {}", more, it.pay + more) };
    format!("{} rises to rank {}{pay}.", words::minion(keep, id), it.rank + 1)
}
