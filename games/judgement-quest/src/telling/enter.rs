//! Going to another room.

use underdeck_game::{Message, prose, say};

use super::{Parts, Reason, Rules, rooms, tap};
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

pub(super) fn no_way(quest: &Quest, square: Square) -> Reason {
    if square == quest.pos() {
        return (format!("you are at {square} already"), &["explore-2"]);
    }
    if !quest.area().contains(square) {
        return (format!("there is no room at {square}"), &["explore-2", "area-1"]);
    }
    if !quest.next_to(quest.pos()).contains(square) {
        return (format!("{square} is not next to {}", quest.pos()), &["explore-2", "room-1", "R3"]);
    }
    match quest.kind(square) {
        Some(Kind::Door) => (format!("the door at {square} is locked, and you hold no key"), &["explore-2", "R33"]),
        _ => (
            format!("a wall stands at {square}: only a Spell of Dissolving opens it"),
            &["explore-2", "enter-14", "R34"],
        ),
    }
}
