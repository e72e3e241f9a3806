//! Going to another room.

use underdeck_game::{Message, prose, say};

use super::{Parts, Rules, rooms, tap};
use crate::{Equipment, Kind, Quest, Square, words};

pub(super) fn offer(quest: &Quest, square: Square) -> Parts {
    let (effect, rules) = effect(quest, square);
    (tap(square), say!("Go to the {place}", place = words::place(quest, square)), effect, rules)
}

pub(super) fn played(before: &Quest, square: Square) -> String {
    format!("You go to the {}.", words::place(before, square))
}

/// What entering a room reveals, and what the room then does.
pub(super) fn effect(quest: &Quest, square: Square) -> (Message, Rules) {
    let kind = quest.kind(square).unwrap_or(Kind::Staircase);
    let (act, rules) = rooms::act(quest, square, kind);
    let hidden = (quest.next_to(square) & quest.unrevealed()).len();
    let verb = match quest.options.equipment {
        Equipment::Cards if hidden == 1 => "is revealed",
        Equipment::Cards => "are revealed",
        Equipment::Dice if hidden == 1 => "is rolled for",
        Equipment::Dice => "are rolled for",
    };
    match hidden {
        0 => (say!("{act}.", act), rules),
        _ => {
            let rooms = prose::count(hidden, "room");
            (say!("First {rooms} around it {verb}. {act}.", rooms, verb, act), rules)
        }
    }
}
